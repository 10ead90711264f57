// Drawing: the module is translated once a process, and each drawing has a fresh
// instance of it, with memory of its own and no files.

package graphviz

import (
	"context"
	_ "embed"
	"fmt"
	"io"
	"runtime"
	"strings"
	"sync"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"
)

//go:embed graphviz.wasm
var module []byte

// engine is what drawings share.
type engine struct {
	runtime wazero.Runtime
	module  wazero.CompiledModule
}

var start = sync.OnceValues(func() (*engine, error) {
	ctx := experimental.WithCompilationWorkers(context.Background(), runtime.GOMAXPROCS(0))
	config := wazero.NewRuntimeConfig().WithCloseOnContextDone(true)
	if cache := openCache(); cache != nil {
		config = config.WithCompilationCache(cache)
	}
	r := wazero.NewRuntimeWithConfig(ctx, config)
	m, err := r.CompileModule(ctx, module)
	if err != nil {
		return nil, err
	}
	if _, err := wasi_snapshot_preview1.Instantiate(ctx, r); err != nil {
		return nil, err
	}
	// The module wants functions for plug-ins written in Go, of which there are none.
	host := r.NewHostModuleBuilder("env")
	for _, f := range m.ImportedFunctions() {
		if from, name, _ := f.Import(); from == "env" {
			absent := api.GoModuleFunc(func(context.Context, api.Module, []uint64) { panic("graphviz: no plug-in has " + name) })
			host.NewFunctionBuilder().WithGoModuleFunction(absent, f.ParamTypes(), f.ResultTypes()).Export(name)
		}
	}
	if _, err := host.Instantiate(ctx); err != nil {
		return nil, err
	}
	return &engine{r, m}, nil
})

// SVG draws a graph in the DOT language.
func SVG(ctx context.Context, w io.Writer, dot []byte) error {
	e, err := start()
	if err != nil {
		return fmt.Errorf("starting Graphviz: %w", err)
	}
	// A name of its own would keep another from being drawn meanwhile.
	m, err := e.runtime.InstantiateModule(ctx, e.module, wazero.NewModuleConfig().WithName(""))
	if err != nil {
		return fmt.Errorf("starting Graphviz: %w", err)
	}
	defer m.Close(context.Background())
	c := &caller{ctx: ctx, module: m}
	svg := c.draw(dot)
	if c.err != nil {
		return c.err
	}
	_, err = w.Write(svg)
	return err
}

// A caller calls functions of an instance one after the other until one fails, which
// makes the rest do nothing.
type caller struct {
	ctx    context.Context
	module api.Module
	err    error
}

// The C functions, by their parameters: pointers and lengths are 32 bits wide.
const (
	pointer = 4
	plugins = 3 // in lt_preloaded_symbols, pairs of pointers without an end mark
)

func (c *caller) draw(dot []byte) []byte {
	c.call("agseterr", 3) // AGMAX: errors are not printed, but kept for aglasterr
	builtins := c.call("malloc", (plugins+1)*2*pointer)
	if table := c.module.ExportedGlobal("lt_preloaded_symbols"); table != nil {
		c.write(builtins, append(c.read(uint32(table.Get()), plugins*2*pointer), make([]byte, 2*pointer)...))
	} else {
		c.fail("no plug-ins")
	}
	gvc := c.call("gvContextPlugins", uint64(builtins), 1)
	graph := c.call("agmemread", uint64(c.text(string(dot))))
	if graph == 0 {
		c.fail("reading the graph: " + c.lastError())
	}
	if c.call("gvLayout", uint64(gvc), uint64(graph), uint64(c.text("dot"))) != 0 {
		c.fail("laying out the graph: " + c.lastError())
	}
	result := c.call("malloc", 2*pointer)
	if c.call("gvRenderData", uint64(gvc), uint64(graph), uint64(c.text("svg")), uint64(result), uint64(result+pointer)) != 0 {
		c.fail("drawing the graph: " + c.lastError())
	}
	return c.read(c.word(result), c.word(result+pointer))
}

func (c *caller) fail(what string) {
	if c.err == nil {
		c.err = fmt.Errorf("%s", what)
	}
}

// call calls a function and returns its result, if it has one.
func (c *caller) call(name string, args ...uint64) uint32 {
	if c.err != nil {
		return 0
	}
	f := c.module.ExportedFunction(name)
	if f == nil {
		c.fail("Graphviz has no " + name)
		return 0
	}
	results, err := f.Call(c.ctx, args...)
	switch {
	case c.ctx.Err() != nil:
		c.err = c.ctx.Err()
	case err != nil:
		first, _, _ := strings.Cut(err.Error(), "\n")
		c.fail("Graphviz failed in " + name + ": " + first)
	case len(results) > 0:
		return uint32(results[0])
	}
	return 0
}

// text puts a string into memory, with the zero that ends it.
func (c *caller) text(s string) uint32 {
	at := c.call("malloc", uint64(len(s)+1))
	if at == 0 {
		c.fail("no memory for the graph")
	}
	c.write(at, append([]byte(s), 0))
	return at
}

func (c *caller) write(at uint32, data []byte) {
	if c.err == nil && !c.module.Memory().Write(at, data) {
		c.fail("Graphviz has no memory there")
	}
}

// read returns a copy of what is in memory.
func (c *caller) read(at, size uint32) []byte {
	if c.err != nil {
		return nil
	}
	data, ok := c.module.Memory().Read(at, size)
	if !ok {
		c.fail("Graphviz has no memory there")
	}
	return append([]byte(nil), data...)
}

func (c *caller) word(at uint32) uint32 {
	if c.err != nil {
		return 0
	}
	v, ok := c.module.Memory().ReadUint32Le(at)
	if !ok {
		c.fail("Graphviz has no memory there")
	}
	return v
}

// lastError is what Graphviz says of what went wrong last.
func (c *caller) lastError() string {
	at := c.call("aglasterr")
	if c.err != nil || at == 0 {
		return "no reason given"
	}
	const longest = 1000
	var text []byte
	for ; len(text) < longest; at++ {
		b, ok := c.module.Memory().ReadByte(at)
		if !ok || b == 0 {
			break
		}
		text = append(text, b)
	}
	return strings.TrimSpace(string(text))
}
