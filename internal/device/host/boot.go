// Making and starting the machine of a process.

package host

import (
	"context"
	"fmt"

	"github.com/esdroid/esdroid/internal/framework"
	"github.com/esdroid/esdroid/internal/framework/names"
	inputs "github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/record"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// start makes the machine of a new process and its main thread.
func (d *Device) start(ctx context.Context, hooks *vm.Hooks) error {
	images, err := framework.Images()
	if err != nil {
		return err
	}
	in := inputs.New(d.app.app)
	in.Config = d.options.Config
	pkg := d.app.manifest.Package
	w := world.New(d.options.Seed)
	w.Locale = in.Config.Locale
	w.Libraries = Libraries(d.app.app)
	w.Programs = programs(in.Properties)
	w.Programs["/system/bin/logcat"] = func(args []string) (string, int, bool) { return logcat(&in.Log, w.PID, args) }
	if !d.options.Start.IsZero() {
		w.Clock.Epoch = d.options.Start.UnixNano()
	}
	w.Properties["http.agent"] = "Dalvik/2.1.0 (Linux; U; Android 8.0.0; esdroid Build/OPR6.170623.013)"
	w.Properties["java.io.tmpdir"] = "/data/user/0/" + pkg + "/cache"
	w.Files.AddFolder("/data/data/" + pkg)
	w.Files.AddFolder("/data/data/" + pkg + "/cache")
	w.Files.AddFolder("/data/data/" + pkg + "/files")
	path := "/data/app/" + pkg + "-1/base.apk"
	if a := d.app.app.Base().Archive; a != nil {
		w.Files.Quota += int64(len(a.Bytes()))
		w.Files.AddFile(path, a.Bytes(), 0o644)
	}
	if d.app.manifest.Application.ExtractNative {
		for _, file := range w.Libraries { // to be found by name; none of them can run
			w.Files.AddFile("/data/app/"+pkg+"-1/lib/arm64/"+file, []byte("\x7fELF"), 0o755)
		}
	}
	w.Stdout, w.Stderr = &printed{world: w, log: &in.Log, priority: 4, tag: "System.out"}, &printed{world: w, log: &in.Log, priority: 5, tag: "System.err"}
	cfg := vm.Config{Boot: images, Program: d.app.files, Bindings: framework.Bindings(), World: w, Limits: d.options.Limits, Path: path, Debug: d.options.Debug, Hooks: hooks}
	if in.Config.SDK == names.SDK {
		cfg.HasName = names.Has // of other versions the names are not known
	}
	m, err := d.again.newMachine(cfg)
	if err != nil {
		return err
	}
	inputs.Give(m, in)
	d.machine, d.inputs = m, in
	in.Wake = func(t *vm.Thread) { t.Unpark(m.Main()) }
	in.Poll = d.poll
	m.Begin(ctx, d.main)
	return nil
}

// listeners returns those of the next process, nil if nobody listens.
func (d *Device) listeners() (hooks *vm.Hooks, err error) {
	if d.traced != nil {
		d.recorder, err = record.New(d.traced, d.app.files, record.Options{Package: d.app.manifest.Package, Note: fmt.Sprintf("seed %d", d.options.Seed), Scope: d.options.Scope})
		if err != nil {
			return nil, err
		}
		hooks = d.recorder.Hooks()
	}
	if d.listen != nil {
		if hooks == nil {
			hooks = &vm.Hooks{}
		}
		d.listen(hooks)
	}
	return hooks, nil
}

// printed turns what a program prints into log entries, as Android does.
type printed struct {
	world    *world.World
	log      *inputs.Log
	priority int
	tag      string
	line     []byte
}

// printers are those of the running process.
func (d *Device) printers() [2]*printed {
	w := d.machine.World()
	return [2]*printed{w.Stdout.(*printed), w.Stderr.(*printed)}
}

// maxPrinted bounds an entry.
const maxPrinted = 4000

func (p *printed) Write(b []byte) (int, error) {
	for _, c := range b {
		if c != '\n' {
			p.line = append(p.line, c)
		}
		if c == '\n' || len(p.line) >= maxPrinted {
			p.log.Add(inputs.Line{Wall: p.world.Clock.Wall(), PID: p.world.PID, TID: p.world.PID, Priority: p.priority, Tag: p.tag, Text: string(p.line)})
			p.line = p.line[:0]
		}
	}
	return len(b), nil
}
