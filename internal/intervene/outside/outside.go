// Recording a program, and running it with changes.

package outside

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
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

// Subject is a recorded run with a fault, which can be run again.
type Subject struct {
	Code      *jimple.Program
	Graph     *dynamic.Graph
	Criterion dynamic.Criterion // the fault
	// Again runs it with listeners and tells what became of the fault, and what the run
	// ended with. It knows nothing of slices: Astray and Omission are not for it to say.
	Again func(ctx context.Context, listen func(*vm.Hooks)) (Result, string, error)
}

// Check records the program's run and tries changes outside of the slice of its fault.
func Check(ctx context.Context, files []*dex.File, class string, o Options) (*Report, error) {
	p := &program{files: files, class: class, options: o}
	if err := p.record(ctx); err != nil {
		return nil, err
	}
	criterion, err := p.criterion()
	if err != nil {
		return nil, err
	}
	limit := max(10*p.first.outcome.Instructions, 1_000_000)
	report, err := Try(ctx, &Subject{p.code, p.graph, criterion, func(ctx context.Context, listen func(*vm.Hooks)) (Result, string, error) {
		hooks := &vm.Hooks{}
		listen(hooks)
		e, err := p.run(ctx, hooks, limit)
		return p.judge(&e), e.fault(), err
	}}, o)
	if err != nil {
		return nil, err
	}
	report.Fault = p.first.fault()
	return report, nil
}

// program is one that is run on the machine.
type program struct {
	files   []*dex.File
	class   string
	options Options
	code    *jimple.Program
	graph   *dynamic.Graph
	first   end
}

// run runs the program with listeners.
func (p *program) run(ctx context.Context, hooks *vm.Hooks, limit int64) (end, error) {
	var out bytes.Buffer
	w := world.New(p.options.Seed)
	w.Stdin, w.Stdout, w.Stderr = bytes.NewReader(p.options.Input), &out, io.Discard
	if p.options.Prepare != nil {
		if err := p.options.Prepare(w); err != nil {
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
	m, err := machine.New(vm.Config{Program: p.files, World: w, Hooks: hooks, Limits: vm.Limits{Instructions: limit}})
	if err != nil {
		return end{}, err
	}
	e.outcome = m.RunMain(ctx, p.class, p.options.Arguments)
	text := strings.TrimRight(out.String(), "\n")
	e.last = text[strings.LastIndexByte(text, '\n')+1:]
	return e, nil
}

// longest bounds the runs that are looked at, in instructions.
const longest = 20_000_000

func (p *program) record(ctx context.Context) error {
	var data bytes.Buffer
	rec, err := record.New(&data, p.files, record.Options{})
	if err != nil {
		return err
	}
	if p.first, err = p.run(ctx, rec.Hooks(), longest); err != nil {
		return err
	}
	switch p.first.outcome.Kind {
	case vm.Uncaught:
	case vm.Finished:
		if p.first.last == "" {
			return errors.New("the program neither fails nor prints anything: there is nothing to slice")
		}
	default:
		return fmt.Errorf("the program ends otherwise than by an exception or its last statement: %s", &p.first.outcome)
	}
	if err := rec.Close(p.first.outcome); err != nil {
		return err
	}
	indexed, err := dex.NewProgram(p.files...)
	if err != nil {
		return err
	}
	p.code = jimple.New(indexed)
	r, err := trace.NewReader(data.Bytes())
	if err != nil {
		return err
	}
	set, err := android.NewSummarySet()
	if err != nil {
		return err
	}
	p.graph, err = replay.Replay(r, indexed, set)
	return err
}

// criterion finds the fault.
func (p *program) criterion() (dynamic.Criterion, error) {
	var ok bool
	criterion := dynamic.Criterion{}
	if p.first.outcome.Kind == vm.Uncaught {
		criterion.Node, ok = p.graph.LastRaised()
	} else {
		criterion.Node, ok = p.printed()
	}
	if !ok {
		return criterion, errors.New("the trace does not say where the fault was")
	}
	return criterion, nil
}

// printed finds what the last call that printed something did, if it printed a line of
// its own.
func (p *program) printed() (dynamic.Node, bool) {
	g := p.graph
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

// judge compares how a run with a change ended with how the first one did.
func (p *program) judge(e *end) Result {
	same := e.fault() == p.first.fault()
	switch kind := e.outcome.Kind; {
	case kind == p.first.outcome.Kind && same && (kind != vm.Uncaught || e.at == p.first.at):
		return Same
	case kind == vm.Uncaught && p.first.outcome.Kind == vm.Finished:
		return Masked // it never came to print
	case kind != vm.Uncaught && kind != vm.Finished, e.threw != p.first.threw && (kind == vm.Finished || e.at != p.first.at):
		return Masked // it hangs, or something else was raised on the way
	case kind == vm.Uncaught && e.at != p.first.at:
		return Masked
	}
	return Moved
}
