// The story of a crash by its code alone.

package report

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Story returns what the report says, for any format.
func (r *Crash) Story() *story.Story {
	c := r.Criterion
	s := story.New(c.Exception.Header())
	s.Thread = c.Report.Thread
	if r.App.Manifest != nil {
		s.Package = r.App.Manifest.Package
	}
	for i, f := range c.Stack {
		note := f.Note
		if i > 0 && !f.Direct {
			note = strings.TrimPrefix(note+", inside a "+r.within(i), ", ")
		}
		frame := story.Frame{Text: r.frame(f), Note: note}
		if i == 0 && len(c.Sites) > 0 {
			frame.Place = r.storyPlace(c.Sites[0].Ref)
		} else if len(f.Calls) > 0 {
			frame.Place = r.storyPlace(criterion.Ref{Method: f.Calls[0].Method, Stmt: f.Calls[0].Stmt})
		}
		s.Stack = append(s.Stack, frame)
	}
	for _, site := range c.Sites {
		p := r.storyPlace(site.Ref)
		text := r.Sources.Line(p.Path, int32(p.Line))
		if text == "" {
			text = r.Words.Statement(r.App.Body(site.Method), site.Stmt)
		}
		s.Faults = append(s.Faults, story.Fault{Place: p, Ref: r.reference(site.Ref), Text: text, Because: r.Fault(site)})
	}
	s.Notes = append(s.Notes, c.Notes...)
	r.tell(s, r.Thin, true)
	s.Thin.Statements = r.Thin.Statements()
	if r.Full != nil {
		r.tell(s, r.Full, false)
		s.Full.Statements = r.Full.Statements()
	}
	for _, cb := range r.Callbacks() {
		s.Callbacks = append(s.Callbacks, story.Callback{Member: r.method(criterion.Ref{Method: cb.Method}), Trigger: cb.Trigger, Crash: cb.Crash})
	}
	s.Unmodelled = append(s.Unmodelled, r.Unmodelled()...)
	s.MarkEvents()
	return s
}

// Story returns what the report says, for any format.
func (y *Statements) Story() *story.Story {
	r := y.crash
	if y.forward {
		r.roles = forwardWords
	}
	s := story.New(y.title)
	if r.App.Manifest != nil {
		s.Package = r.App.Manifest.Package
	}
	r.tell(s, y.slice, true)
	s.Thin.Statements = y.slice.Statements()
	s.MarkEvents()
	return s
}

func (r *Crash) reference(ref criterion.Ref) string {
	return r.App.Reference(pdg.Node{Method: ref.Method, Stmt: ref.Stmt})
}

// storyPlace is place with the names of the method.
func (r *Crash) storyPlace(ref criterion.Ref) story.Place {
	out := placeOf(r.App.Prog, ref.Method, 0)
	p := r.place(ref)
	out.Path, out.Line, out.Member = p.path, int(p.line), r.method(ref)
	if r.Mapping != nil { // the class as its author named it
		name, _, _ := strings.Cut(out.Member, ".")
		if dir := strings.ReplaceAll(strings.TrimSuffix(p.path, p.file), "/", "."); name != "" {
			out.Class = dir + name
		}
	}
	return out
}

// tell adds the steps of a slice that the story does not have yet.
func (r *Crash) tell(s *story.Story, sl *slice.Slice, thin bool) {
	steps := r.Steps(sl)
	known := map[string]int{}
	for i := range s.Steps {
		for _, ref := range s.Steps[i].Refs {
			known[ref] = i
		}
	}
	at := make([]int, len(steps)) // index in the story
	var added []int               // indices of steps
	for n := range steps {
		at[n] = -1
		for _, i := range steps[n].Elements {
			if k, ok := known[r.reference(sl.Elements[i].Ref)]; ok {
				at[n] = k
				break
			}
		}
		if at[n] < 0 {
			at[n] = len(s.Steps) + len(added)
			added = append(added, n)
		}
	}
	for _, n := range added {
		st := &steps[n]
		first := &sl.Elements[st.Elements[0]]
		out := story.Step{Place: r.storyPlace(first.Ref), ID: len(s.Steps), Text: st.Text, Kind: story.Statement, Thin: thin,
			Distance: first.Distance, Assumed: st.Guess}
		for _, i := range st.Elements {
			e := &sl.Elements[i]
			out.Refs = append(out.Refs, r.reference(e.Ref))
			if b := r.App.Body(e.Method); b != nil {
				out.Jimple = append(out.Jimple, b.Text(e.Stmt))
			}
		}
		for _, in := range st.Inputs {
			out.Inputs = append(out.Inputs, inputText([]string{in}))
		}
		if st.Of < 0 {
			out.Kind = story.Throw
		} else {
			out.Why = &story.Link{To: at[st.Of], Kind: st.Kind.String(), Role: st.Role, Assumed: st.Guess}
		}
		s.Steps = append(s.Steps, out)
	}
	// What a step serves depends on it.
	for _, n := range added {
		if st := &steps[n]; st.Of >= 0 {
			to := &s.Steps[at[st.Of]]
			to.DependsOn = append(to.DependsOn, story.Link{To: at[n], Kind: st.Kind.String(), Role: st.Role, Assumed: st.Guess})
		}
	}
	name := map[bool]string{true: "thin", false: "full"}[thin]
	if sl.Cut {
		least := ""
		if sl.LeftMore {
			least = "at least "
		}
		s.Notes = append(s.Notes, fmt.Sprintf("Left out of the %s slice: %s%s at distance %d and more; --nearest 0 takes all.", name, least, statements(sl.Left), sl.Farther))
	}
	if sl.Partial {
		s.Notes = append(s.Notes, fmt.Sprintf("The %s slice stopped early and is not complete; --budget allows more.", name))
	}
}
