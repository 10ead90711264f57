// What the pipeline makes of a sample, against its marks.

package eval

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Score is what the pipeline made of a sample.
type Score struct {
	App       string `json:"app"`
	Untuned   bool   `json:"untuned,omitempty"` // nothing was mended for it: its folder has a file "untuned"
	Exception string `json:"exception"`         // the one that is expected, without its package
	// Failure says why there is no slice; the rest is empty then.
	Failure string `json:"failure,omitempty"`

	Events    int  `json:"events"`
	Minimal   int  `json:"minimal"`
	Trials    int  `json:"trials"`
	Hit       bool `json:"hit"`       // the first guess already crashed
	Certified bool `json:"certified"` // no event can be left out of those that are left
	ThinSize  int  `json:"thinSize"`
	FullSize  int  `json:"fullSize"` // both in source lines
	FaultIn   bool `json:"faultIn"`  // in the thin slice
	Confirmed bool `json:"confirmed"`
	// Told: the faulty line is named as what did not happen, or kept it from happening.
	Told bool `json:"told,omitempty"`
	// Unconfirmed says why the faulty line is not.
	Unconfirmed string `json:"unconfirmed,omitempty"`

	Thin Share `json:"thin"`
	Full Share `json:"full"`
	Not  Share `json:"not"`
	// What ran before the events were reduced and after, what of it the full slice has,
	// and the slices of the same run by all tools.
	Original Work   `json:"original,omitzero"`
	Reduced  Work   `json:"reduced,omitzero"`
	Sliced   int    `json:"sliced,omitempty"`
	Tools    []Tool `json:"tools,omitempty"`

	// Missing are marked lines that the slices lack, Extra those they should not have.
	Missing []string `json:"missing,omitempty"`
	Extra   []string `json:"extra,omitempty"`
}

// Share is how many of the marked lines are where they should be.
type Share struct {
	Right int `json:"right"`
	Of    int `json:"of"`
}

func (s Share) String() string { return fmt.Sprintf("%d/%d", s.Right, s.Of) }

// App runs the pipeline on the sample in a folder and scores it. An error says that the
// sample itself is wrong; what the pipeline cannot do is in the score.
func App(ctx context.Context, dir, out string, confirm int) (*Score, error) {
	marks, err := ReadMarks(filepath.Join(dir, "src"))
	if err != nil {
		return nil, err
	}
	if err := marks.Check(); err != nil {
		return nil, err
	}
	want, err := crash.ParseFile(filepath.Join(dir, "crash.txt"))
	if err != nil {
		return nil, err
	}
	if len(want) != 1 {
		return nil, fmt.Errorf("crash.txt: %d reports, want 1", len(want))
	}
	f, err := os.Open(filepath.Join(dir, "events.jsonl"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	events, _, err := event.ReadJSONL(f)
	if err != nil {
		return nil, err
	}
	root := want[0].RootCause(nil)
	s := &Score{App: filepath.Base(dir), Untuned: isUntuned(dir), Exception: root.Type[strings.LastIndexByte(root.Type, '.')+1:], Events: len(events.Events)}
	// The order of trials must not depend on the machine.
	res, err := pipeline.Run(ctx, pipeline.Options{App: filepath.Join(dir, "app.apk"), Out: out, Events: events, Seed: 1, Jobs: 1, ConfirmTrials: confirm, Until: pipeline.Confirm})
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if res != nil && res.Crash != nil {
		if difference := differs(&want[0], res.Crash, events.Package); difference != "" {
			s.Failure = difference
			return s, nil
		}
	}
	if err != nil {
		s.Failure = err.Error()
		return s, nil
	}
	s.Minimal, s.Trials, s.Hit, s.Certified = len(res.Minimal), res.Reduced.Trials, res.Reduced.Hit, res.Reduced.Certified
	a, err := readAnswer(out)
	if err != nil {
		return nil, err
	}
	s.compare(marks, res.Confirmed, confirm, a)
	return s, s.measure(ctx, marks, res, a, filepath.Join(dir, "app.apk"), out)
}

// measure counts what ran, and has all tools slice it.
func (s *Score) measure(ctx context.Context, marks *Marks, res *pipeline.Result, a *answer, app, run string) error {
	reduced, err := pipeline.Replay(app, run)
	if err != nil {
		return err
	}
	original, err := pipeline.Unreduced(ctx, app, run)
	if err != nil {
		return err
	}
	s.Original, s.Reduced = workOf(original, s.Events), workOf(reduced, s.Minimal)
	s.Sliced = instructions(reduced.Graph, slices.Values(reduced.Graph.Backward(reduced.Criterion, dynamic.Full).Nodes))
	sets, err := slicers(ctx, reduced, original, res.Crash)
	s.Tools = judge(sets, marks.Fault, marks)
	s.Missing = append(lacks(a.thin, marks.Thin, "thin", sets, a), lacks(a.full, marks.inside(), "full", sets, a)...)
	return err
}

// isUntuned reports whether nothing was mended for the sample in a folder.
func isUntuned(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, "untuned"))
	return err == nil
}

// AppOptions say what is done with each sample.
type AppOptions struct {
	Confirm int // runs with one thing changed
	Jobs    int // apps at the same time; 0: one for each processor
	// Keep is a folder that keeps what each app gave, "" for none: who comes back with the
	// same program and options goes on there.
	Keep string
}

// Apps scores the samples in folders, in their order.
func Apps(ctx context.Context, dirs []string, o AppOptions) ([]*Score, error) {
	return each(dirs, o.Jobs, func(dir string) (*Score, error) {
		return keptOrMade(o.Keep, dir, o.Confirm, func() (*Score, error) {
			out, err := os.MkdirTemp("", "esdroid-eval-*")
			if err != nil {
				return nil, err
			}
			defer os.RemoveAll(out)
			return App(ctx, dir, out, o.Confirm)
		})
	})
}

// differs says how a crash differs from the expected one: by the type of its root cause
// and the app's frame nearest to it.
func differs(want, got *crash.Report, pkg string) string {
	a, b := describe(want, pkg), describe(got, pkg)
	if a == b {
		return ""
	}
	return fmt.Sprintf("another crash: %s, want %s", b, a)
}

func describe(r *crash.Report, pkg string) string {
	root, where := r.RootCause(nil), "outside of the app"
	// A cause leaves out the frames that it shares with what it caused, so that the
	// frame may be further out.
	for x := r.Exception; x != nil; x = x.Cause {
		for _, f := range x.Frames {
			if strings.HasPrefix(f.Class, pkg+".") {
				where = fmt.Sprintf("in %s.%s:%d", f.Class, f.Method, f.Line)
				break
			}
		}
	}
	return root.Type + " " + where
}

// answer is what a run's folder says of the crash, in source lines.
type answer struct {
	thin, full lines
	told       lines // as what did not happen, or kept it from happening
}

// readAnswer reads the slice of a run's folder.
func readAnswer(run string) (*answer, error) {
	data, err := os.ReadFile(filepath.Join(run, "slice.json"))
	if err != nil {
		return nil, err
	}
	var d report.DynamicSlice
	if err := json.Unmarshal(data, &d); err != nil {
		return nil, err
	}
	a := &answer{lines{}, lines{}, lines{}}
	for i := range d.Elements {
		e := &d.Elements[i]
		if e.Event {
			continue
		}
		a.full.add(e.Ref, e.Line)
		if e.Thin {
			a.thin.add(e.Ref, e.Line)
		}
	}
	for i := range d.Omitted {
		a.told.add(d.Omitted[i].BranchRef, d.Omitted[i].At)
		a.told.add(d.Omitted[i].Would, d.Omitted[i].Line)
	}
	for i := range d.Unset {
		a.told.add(d.Unset[i].Would, d.Unset[i].Line)
	}
	if d.Guard != nil {
		a.told.add(d.Guard.Ref, d.Guard.Line)
	}
	if d.Late != nil {
		a.told.add(d.Late.Ref, d.Late.Line)
	}
	return a, nil
}

// compare reads the slice and the causes against the marks.
func (s *Score) compare(marks *Marks, causes *pipeline.Confirmed, trials int, a *answer) {
	fault := marks.Fault[0]
	s.ThinSize, s.FullSize = len(a.thin), len(a.full)
	s.FaultIn, s.Told, s.Confirmed = a.thin[fault], a.told[fault], confirms(causes, fault)
	if !s.Confirmed {
		s.Unconfirmed = unconfirmed(causes, trials, marks.Fault)
	}
	inThin, _ := a.thin.split(marks.Thin)
	inFull, lackFull := a.full.split(marks.inside())
	extra, outside := a.full.split(marks.Not)
	s.Thin = Share{len(inThin), len(marks.Thin)}
	s.Full = Share{len(inFull), len(inFull) + len(lackFull)}
	s.Not = Share{len(outside), len(marks.Not)}
	sortLines(extra)
	for _, l := range extra {
		s.Extra = append(s.Extra, l.String())
	}
}

// confirms reports whether a change of a line made the crash go away.
func confirms(causes *pipeline.Confirmed, fault Line) bool {
	return slices.ContainsFunc(causes.Causes, func(c pipeline.Cause) bool {
		l, ok := lineOfCause(&c)
		return ok && c.Confirmed && l == fault
	})
}

// lineOfCause is the line that was changed.
func lineOfCause(c *pipeline.Cause) (Line, bool) {
	class, line, _ := strings.Cut(c.Place, ":")
	class, _, _ = strings.Cut(class, ".")
	class, _, _ = strings.Cut(class, "$")
	n, err := strconv.Atoi(line)
	return Line{class, n}, err == nil
}

// place is a statement reference with the class in it.
var place = regexp.MustCompile(`^L(?:[^;]*/)?([^/;$]+)(?:\$[^;]*)?;->`)

// lineOf returns the source line of a statement.
func lineOf(ref string, line int) (Line, bool) {
	m := place.FindStringSubmatch(ref)
	if m == nil || line == 0 {
		return Line{}, false
	}
	return Line{m[1], line}, true
}

// errNoSamples says that a folder has no samples.
var errNoSamples = errors.New("no folder with marked sources, app.apk, crash.txt and events.jsonl")

// Samples lists the folders of the samples below a folder.
func Samples(dir string) ([]string, error) {
	found, err := filepath.Glob(filepath.Join(dir, "*", "events.jsonl"))
	if err != nil {
		return nil, err
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("%s: %w", dir, errNoSamples)
	}
	for i := range found {
		found[i] = filepath.Dir(found[i])
	}
	return found, nil
}
