// The dynamic slice of a recorded run.

package pipeline

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/fault"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
	"github.com/esdroid/esdroid/slice/words"
)

// sliced is the slice of a run.
type sliced struct {
	graph       *dynamic.Graph
	report      *crash.Report // as the recorded run tells it
	criterion   dynamic.Criterion
	explanation *dynamic.Explanation
	summaries   *android.SummarySet
	assumed     bool                                        // no code of the app threw: the criterion is what it had done before
	unsure      string                                      // why the crash may be no fault of the app, "" if it is one
	words       func(*dynamic.Element) (place, text string) // see [run.words]
}

// words says where an element of the slice stands and what it does.
func (r *run) words(e *dynamic.Element) (place, text string) {
	if r.sliced.words == nil {
		r.sliced.words = report.DynamicWords(r.sliced.explanation, r.code)
	}
	return r.sliced.words(e)
}

// devicesOwn is said of a crash that may be the device's.
const devicesOwn = "maybe the device's own fault: no code of the app or its libraries is on the stack, Android's own throws nothing there, and nothing is known that the app gave it and was wrong; try it on a phone"

// unsureError says why a run has no slice.
type unsureError struct{ reason string }

func (e *unsureError) Error() string { return e.reason }

// nearest is how many executions a slice keeps.
const nearest = 20_000

// slicing replays a trace and slices it from the crash.
func (r *run) slicing(data []byte) (*sliced, error) {
	t, err := trace.NewReader(data)
	if err != nil {
		return nil, err
	}
	set, err := android.NewSummarySet()
	if err != nil {
		return nil, err
	}
	g, err := replay.Replay(t, r.code.Dex, set, replay.WithLayouts(replay.ReadLayouts(r.app)))
	if err != nil {
		return nil, err
	}
	g.SetLibraries(replay.ReadLibraries(r.app))
	s := &sliced{graph: g, summaries: set, report: r.toldBy(g)}
	found, err := r.criterion(g, s.report)
	if err != nil {
		return nil, err
	}
	s.criterion = found.Criterion
	if root := s.report.RootCause(r.own); root != nil {
		s.assumed = !slices.ContainsFunc(root.Stack(), r.own)
	}
	if found.Guessed && r.report.Unthrown(r.own) {
		s.unsure = devicesOwn
	}
	if s.explanation, err = g.Explain(g.Backward(s.criterion, dynamic.Full), r.code, dynamic.Shown{Nearest: nearest}); err != nil {
		return nil, err
	}
	s.explanation.Resource = report.ResourceNames(r.app)
	s.explanation.Because = found.Because(r.code, words.Words{Resource: s.explanation.Resource})
	return s, omission.Add(s.explanation, set, r.code)
}

// toldBy returns the crash as the recorded run tells it: with fewer events another value can be
// in the message, and the same statement can fail for another operand.
func (r *run) toldBy(g *dynamic.Graph) *crash.Report {
	if len(g.Crashes) == 0 {
		return r.report
	}
	said := r.read(g.Crashes[len(g.Crashes)-1])
	if len(said) == 0 || said[0].Exception == nil || r.report.Exception == nil || said[0].RootCause(nil).Message == r.report.RootCause(nil).Message {
		return r.report
	}
	own := *r.report
	own.Exception = said[0].Exception
	return &own
}

// criterion finds the crash in a recorded run.
func (r *run) criterion(g *dynamic.Graph, told *crash.Report) (fault.Fault, error) {
	found, err := fault.Find(r.code, g, []crash.Report{*told})
	if err == nil {
		return found, nil
	}
	var unlocated *fault.UnlocatedError
	if errors.As(err, &unlocated) {
		if node, ok := g.LastRaised(); ok {
			return fault.Fault{Criterion: dynamic.Criterion{Node: node}, Guessed: true}, nil
		}
	}
	var absent *fault.AbsentError
	if errors.As(err, &absent) || unlocated != nil {
		err = &unsureError{err.Error()}
	}
	return fault.Fault{Criterion: dynamic.Criterion{Node: dynamic.NoNode}}, err
}

func (r *run) slice(ctx context.Context) error {
	data, err := os.ReadFile(r.folder.path("run.trace"))
	if err != nil {
		return err
	}
	if r.sliced, err = r.slicing(data); err != nil {
		var unsure *unsureError
		if errors.As(err, &unsure) {
			if r.report.Unthrown(r.own) {
				return &DeviceError{fmt.Errorf("the crash was reproduced and minimised, but is unsure, %s", devicesOwn)}
			}
			return fmt.Errorf("the crash was reproduced and minimised, but not sliced: %w", err)
		}
		return err
	}
	x := r.sliced.explanation
	r.Progress(Slice, fmt.Sprintf("%d statements in the thin slice, %d in the full one", x.Thin.Statements, x.Full.Statements))
	if _, err := os.Stat(r.folder.path("slice.json")); err == nil {
		return nil
	}
	return r.folder.writeJSON("slice.json", report.DynamicJSON(x, r.code))
}

// widgetState are methods that read what a user has set at a widget.
var widgetState = regexp.MustCompile(`^Landroid/widget/\w+;->(getText|isChecked|getProgress|getRating|getValue|getSelected\w*|getChecked\w*|getCurrent\w*|getYear|getMonth|getDayOfMonth|getHour|getMinute)\(`)

// readsWidgets reports whether the slice has code that reads the state of a widget.
func (s *sliced) readsWidgets() bool { return s.calls(widgetState) }

// resource returns the name of a number that stands for a resource of the app, else the
// number as it is.
func (s *sliced) resource(number string) string {
	n, err := strconv.ParseUint(number, 10, 32)
	if err != nil || !dex.IsResource(int64(n)) || s.explanation.Resource == nil {
		return number
	}
	return cmp.Or(s.explanation.Resource(uint32(n)), number)
}

// calls reports whether the slice has a call of a method whose text matches.
func (s *sliced) calls(method *regexp.Regexp) bool {
	return slices.ContainsFunc(s.explanation.Elements, func(e dynamic.Element) bool {
		return !e.Event && method.MatchString(s.called(dynamic.Node(e.ID)))
	})
}

// called is the method that an execution of a call names, "" for other instructions.
func (s *sliced) called(n dynamic.Node) string {
	in := s.graph.Insn(n)
	if s.graph.Kind(n) != dynamic.Instruction || !in.Op.Has(dex.FlagInvoke) || in.Op >= dex.OpInvokePolymorphic {
		return ""
	}
	m, _ := s.graph.Where(n)
	return s.graph.Program.MethodFile(m).MethodText(in.Index)
}

// text is the slice as people read it.
func (r *run) text(lines int) (string, error) {
	var b bytes.Buffer
	err := report.DynamicText(&b, r.sliced.explanation, r.code, report.DynamicOptions{Lines: lines, Rest: "esdroid explain run.trace --full"})
	return b.String(), err
}
