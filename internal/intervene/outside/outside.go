// Recording a program, and running it with changes.

package outside

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/record"
	"github.com/esdroid/esdroid/internal/vm/world"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// Options say what is tried.
type Options struct {
	Seed      int64 // of the machine's world and of the choice of changes
	Most      int   // changes, 0 for 100
	Arguments []string
	Input     []byte // standard input
	// Prepare readies a machine's world, nil for nothing.
	Prepare func(*world.World) error
}

// Result is what became of the fault.
type Result uint8

// What became of the fault.
const (
	Same     Result = iota
	Masked          // something else happened first
	Astray          // it moved, by something that is now stored in another place: no slice promises that it hits nothing
	Omission        // it moved, by a branch that went another way: the relevant slice has the change
	Moved
)

var resultNames = [...]string{"same", "masked", "astray", "omission", "moved"}

func (r Result) String() string { return resultNames[r] }

// MarshalText lets results stand in JSON by name.
func (r Result) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// Trial is one change and what it did.
type Trial struct {
	Ref    string `json:"ref"` // of the statement
	Count  int    `json:"execution"`
	Was    string `json:"was"`
	Is     string `json:"is"`
	Result Result `json:"result"`
	Fault  string `json:"fault"` // what the run ended with
}

// Report is what the trials of a program came to.
type Report struct {
	Fault    string  `json:"fault"`
	At       string  `json:"at"`
	Executed int     `json:"executed"` // executions of statements that could be changed
	Outside  int     `json:"outside"`  // of these, outside of the full slice
	Tried    int     `json:"tried"`
	Same     int     `json:"same"`
	Masked   int     `json:"masked"`
	Astray   int     `json:"astray"`
	Omission int     `json:"omission"`
	Trials   []Trial `json:"moved"` // those after which the fault was another one
}

// end is how a run ended.
type end struct {
	outcome vm.Outcome
	last    string // line that was printed
	threw   int    // exceptions that were raised
	at      string // where the last of them was
}

// fault describes what a run is about.
func (e *end) fault() string {
	if e.outcome.Kind == vm.Uncaught {
		return e.outcome.Reason
	}
	return e.last
}

// Check records the program's run and tries changes outside of the slice of its fault.
func Check(ctx context.Context, files []*dex.File, class string, o Options) (*Report, error) {
	c := &checker{ctx: ctx, files: files, class: class, options: o}
	if c.options.Most == 0 {
		c.options.Most = 100
	}
	if err := c.record(); err != nil {
		return nil, err
	}
	if err := c.slice(); err != nil {
		return nil, err
	}
	return c.try()
}

type checker struct {
	ctx      context.Context
	files    []*dex.File
	class    string
	options  Options
	code     *jimple.Program
	graph    *dynamic.Graph
	first    end
	node     dynamic.Node // of the fault
	full     *dynamic.Slice
	relevant *dynamic.Slice
	report   Report
}

// run runs the program with listeners.
func (c *checker) run(hooks *vm.Hooks, limit int64) (end, error) {
	var out bytes.Buffer
	w := world.New(c.options.Seed)
	w.Stdin, w.Stdout, w.Stderr = bytes.NewReader(c.options.Input), &out, io.Discard
	if c.options.Prepare != nil {
		if err := c.options.Prepare(w); err != nil {
			return end{}, err
		}
	}
	defer w.Files.Close()
	var e end
	before := hooks.Throw
	hooks.Throw = func(t *vm.Thread, m *vm.Method, pc uint32, exception *vm.Object) {
		e.threw++
		e.at = fmt.Sprintf("%s@%04x", m.Text(), pc)
		if before != nil {
			before(t, m, pc, exception)
		}
	}
	m, err := machine.New(vm.Config{Program: c.files, World: w, Hooks: hooks, Limits: vm.Limits{Instructions: limit}})
	if err != nil {
		return end{}, err
	}
	e.outcome = m.RunMain(c.ctx, c.class, c.options.Arguments)
	text := strings.TrimRight(out.String(), "\n")
	e.last = text[strings.LastIndexByte(text, '\n')+1:]
	return e, nil
}

// longest bounds the runs that are looked at, in instructions.
const longest = 20_000_000

func (c *checker) record() error {
	var data bytes.Buffer
	rec, err := record.New(&data, c.files, record.Options{})
	if err != nil {
		return err
	}
	if c.first, err = c.run(rec.Hooks(), longest); err != nil {
		return err
	}
	switch c.first.outcome.Kind {
	case vm.Uncaught:
	case vm.Finished:
		if c.first.last == "" {
			return errors.New("the program neither fails nor prints anything: there is nothing to slice")
		}
	default:
		return fmt.Errorf("the program ends otherwise than by an exception or its last statement: %s", &c.first.outcome)
	}
	if err := rec.Close(c.first.outcome); err != nil {
		return err
	}
	p, err := dex.NewProgram(c.files...)
	if err != nil {
		return err
	}
	c.code = jimple.New(p)
	r, err := trace.NewReader(data.Bytes())
	if err != nil {
		return err
	}
	set, err := android.NewSummarySet()
	if err != nil {
		return err
	}
	c.graph, err = replay.Replay(r, p, set)
	return err
}

// slice slices the fault.
func (c *checker) slice() error {
	g := c.graph
	var ok bool
	criterion := dynamic.Criterion{}
	if c.first.outcome.Kind == vm.Uncaught {
		criterion.Node, ok = g.LastRaised()
	} else {
		criterion.Node, ok = c.printed()
	}
	if !ok {
		return errors.New("the trace does not say where the fault was")
	}
	c.node = criterion.Node
	c.full, c.relevant = g.Backward(criterion, dynamic.Full), g.Relevant(criterion)
	m, pc := g.Where(c.node)
	c.report.Fault, c.report.At = c.first.fault(), g.Program.Reference(m, pc)
	return nil
}

// printed finds what the last call that printed something did, if it printed a line of
// its own.
func (c *checker) printed() (dynamic.Node, bool) {
	g := c.graph
	last := dynamic.NoNode
	for n := dynamic.Node(g.Len() - 1); n >= 0; n-- {
		in := g.Insn(n)
		if in == nil || in.Op.Index() != dex.IndexMethod || g.Kind(n) != dynamic.Effect || last != dynamic.NoNode && g.Insn(last) == in || promises(g, n) {
			continue
		}
		m, _ := g.Where(n)
		text := g.Program.MethodFile(m).MethodText(in.Index)
		if !strings.HasPrefix(text, "Ljava/io/PrintStream;->") {
			continue
		}
		if !strings.HasPrefix(text, "Ljava/io/PrintStream;->println(") || strings.HasSuffix(text, "println()V") {
			return dynamic.NoNode, false
		}
		if last != dynamic.NoNode {
			return last, true
		}
		last = n
	}
	return last, last != dynamic.NoNode
}

// promises reports whether an effect only lets something be called back: what prints an
// object asks it for its text.
func promises(g *dynamic.Graph, n dynamic.Node) bool {
	found := false
	g.Edges(n, func(e dynamic.Edge) bool {
		found = found || e.Kind() == dynamic.EdgeValue && (g.Label(e) == dynamic.ListenerLabel || g.Label(e) == dynamic.EarlierListenerLabel)
		return !found
	})
	return found
}

// execution is an execution of a statement that can be changed.
type execution struct {
	method dex.MethodID
	pc     uint32
	stmt   int32
	count  int
	node   dynamic.Node
}

// executions returns the executions outside of the full slice that can be changed.
func (c *checker) executions() ([]execution, error) {
	g := c.graph
	type place struct {
		method dex.MethodID
		pc     uint32
	}
	count := map[place]int{}
	stmts := map[place]int32{}
	var out []execution
	for n := range dynamic.Node(g.Len()) {
		if g.Kind(n) != dynamic.Instruction || g.Insn(n) == nil {
			continue
		}
		m, pc := g.Where(n)
		at := place{m, pc}
		count[at]++
		stmt, known := stmts[at]
		if !known {
			body, err := c.code.Body(m)
			if err != nil {
				return nil, err
			}
			stmt = -1
			if first, last := body.At(pc); first < last && body.Stmts[last-1].PC == pc && changeable(body, last-1) {
				stmt = last - 1
			}
			stmts[at] = stmt
		}
		if stmt < 0 || n == c.node {
			continue
		}
		c.report.Executed++
		if !c.full.Has(n) {
			out = append(out, execution{m, pc, stmt, count[at], n})
		}
	}
	c.report.Outside = len(out)
	return out, nil
}

// changeable reports whether a statement computes a value that is changed: what it
// stores or passes on is changed where it is computed.
func changeable(body *jimple.Body, stmt int32) bool {
	s := &body.Stmts[stmt]
	if s.Kind == jimple.Identity || s.Kind == jimple.If || s.Def == jimple.NoLocal || body.Locals[s.Def].Register < 0 {
		return false
	}
	t := body.Locals[s.Def].Type
	return !t.IsRef() || t == "Ljava/lang/String;"
}

func (c *checker) try() (*Report, error) {
	all, err := c.executions()
	if err != nil {
		return nil, err
	}
	rng := rand.New(rand.NewSource(c.options.Seed))
	limit := max(10*c.first.outcome.Instructions, 1_000_000)
	for _, k := range rng.Perm(len(all)) {
		if c.report.Tried >= c.options.Most || c.ctx.Err() != nil {
			break
		}
		x := all[k]
		body, err := c.code.Body(x.method)
		if err != nil {
			return nil, err
		}
		changes := intervene.Alternatives(body, x.stmt, x.count)
		if len(changes) == 0 {
			continue
		}
		if err := c.change(x, changes[rng.Intn(len(changes))], limit); err != nil {
			return nil, err
		}
	}
	return &c.report, nil
}

// change runs the program with one change.
func (c *checker) change(x execution, change intervene.Change, limit int64) error {
	run := &intervene.Run{Change: change}
	hooks := &vm.Hooks{}
	run.Listen(hooks)
	e, err := c.run(hooks, limit)
	if err != nil {
		return err
	}
	if !run.Applied {
		return nil
	}
	c.report.Tried++
	result := c.judge(&e)
	switch result {
	case Same:
		c.report.Same++
		return nil
	case Masked:
		c.report.Masked++
		return nil
	case Moved:
		switch {
		case c.relevant.Has(x.node):
			result = Omission
			c.report.Omission++
		case c.graph.Places(x.node):
			c.report.Astray++
			return nil
		}
	}
	c.report.Trials = append(c.report.Trials, Trial{c.graph.Program.Reference(x.method, x.pc), x.count, run.Was, run.Is, result, e.fault()})
	return nil
}

// judge compares how a run with a change ended with how the first one did.
func (c *checker) judge(e *end) Result {
	same := e.fault() == c.first.fault()
	switch kind := e.outcome.Kind; {
	case kind == c.first.outcome.Kind && same && (kind != vm.Uncaught || e.at == c.first.at):
		return Same
	case kind == vm.Uncaught && c.first.outcome.Kind == vm.Finished:
		return Masked // it never came to print
	case kind != vm.Uncaught && kind != vm.Finished, e.threw != c.first.threw && (kind == vm.Finished || e.at != c.first.at):
		return Masked // it hangs, or something else was raised on the way
	case kind == vm.Uncaught && e.at != c.first.at:
		return Masked
	}
	return Moved
}
