// The story of a recorded run.

package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// DynamicStory returns what the report on a dynamic slice says, for any format. The
// title is that of the crash, "" if it is not known.
func DynamicStory(x *dynamic.Explanation, code *jimple.Program, title string) *story.Story {
	d := newDynamicPrinter(x, code)
	s := story.New(title)
	s.Recorded = true
	s.Thin, s.Full = story.Size(x.Thin), story.Size(x.Full)
	var thin, rest []*executedLine
	for _, l := range d.lines(func(*dynamic.Element) bool { return true }) {
		if e := l.elements[0]; e.Thin || dynamic.Node(e.ID) == x.Criterion.Node {
			thin = append(thin, l)
		} else {
			rest = append(rest, l)
		}
	}
	at := map[*executedLine]int{}
	lines := append(thin, rest...)
	// The fault comes first, whatever ran after it.
	if i := slices.IndexFunc(lines, func(l *executedLine) bool { return l == d.lineOf[int(x.Criterion.Node)] }); i > 0 {
		fault := lines[i]
		lines = slices.Insert(slices.Delete(lines, i, i+1), 0, fault)
	}
	for i, l := range lines {
		at[l] = i
	}
	for i, l := range lines {
		s.Steps = append(s.Steps, d.step(i, l, at))
	}
	if e, ok := x.Find(int(x.Criterion.Node)); ok {
		p := placeOf(code.Dex, e.Method, e.Line)
		s.Faults = append(s.Faults, story.Fault{Place: p, Ref: code.Dex.Reference(e.Method, e.PC), Text: d.text(e), Because: x.Because})
		if s.Title == "" {
			s.Title = fmt.Sprintf("What %s depends on", d.place(e))
		}
	}
	for _, g := range x.Gaps {
		s.Gaps = append(s.Gaps, story.Gap{Before: int(g.Before), Lost: g.Lost, Reason: g.Reason})
	}
	s.Unmodelled = append(s.Unmodelled, unmodelled(x.Graph)...)
	d.absent(s, at)
	if x.LeftOut > 0 {
		s.Notes = append(s.Notes, fmt.Sprintf("%d executions are farther away from the fault than those shown and counted here; --nearest 0 takes all.", x.LeftOut))
	}
	if n := len(x.Gaps); n > 0 {
		s.Notes = append(s.Notes, fmt.Sprintf("The trace has %d gaps up to here. What ran there cannot be in the slice.", n))
	}
	s.MarkEvents()
	return s
}

// absent tells what did not happen.
func (d *dynamicPrinter) absent(s *story.Story, at map[*executedLine]int) {
	step := func(id int) (int, string) {
		if e, ok := d.x.Find(id); ok {
			if n, ok := at[d.lineOf[e.ID]]; ok {
				return n, d.place(e)
			}
			return -1, d.place(e)
		}
		return -1, ""
	}
	add := func(kind story.AbsenceKind, e *dynamic.Element, of int, reason string) {
		s.Absent = append(s.Absent, story.Absence{Kind: kind, Place: placeOf(d.code.Dex, e.Method, e.Line), Ref: d.code.Dex.Reference(e.Method, e.PC), Text: d.text(e), Reason: reason, Step: of})
	}
	for i := range d.x.Omitted {
		o := &d.x.Omitted[i]
		of, read := step(o.Read)
		reason := fmt.Sprintf("%s in %s kept it from running", d.text(&o.Branch), d.place(&o.Branch))
		if read != "" {
			reason = fmt.Sprintf("it would have set what %s reads, but %s", read, reason)
		}
		if o.Note != "" {
			reason += "; " + o.Note
		}
		add(story.Omitted, &o.Would, of, reason)
	}
	for i := range d.x.Unset {
		u := &d.x.Unset[i]
		of, read := step(u.Read)
		reason := ""
		if read != "" {
			reason = "nothing else set what " + read + " reads"
		}
		if u.After {
			reason = strings.TrimPrefix(reason+"; it ran only after that", "; ")
		}
		if u.Refused != nil {
			reason = strings.TrimPrefix(reason+"; ", "; ") + d.refused(u.Refused)
		}
		if u.Cut != nil {
			reason = strings.TrimPrefix(reason+"; ", "; ") + d.cut(u.Cut)
		}
		add(story.Unset, &u.Would, of, reason)
	}
	if l := d.x.Late; l != nil {
		of, _ := step(l.Changed.ID)
		add(story.Late, &l.Asked, of, fmt.Sprintf("the code that fails ran for it after %s in %s", d.text(&l.Changed), d.place(&l.Changed)))
	}
	if g := d.x.Guard; g != nil {
		of, _ := step(g.ID)
		add(story.Guard, g, of, "")
	}
}

// step tells one line.
func (d *dynamicPrinter) step(id int, l *executedLine, at map[*executedLine]int) story.Step {
	e := l.elements[0]
	out := story.Step{Place: placeOf(d.code.Dex, e.Method, e.Line), ID: id, Text: d.statement(l), Kind: story.Statement, Thin: e.Thin,
		Distance: int(e.Distance), Order: e.ID + 1, Times: l.times(), Thread: e.Thread, Callback: e.Callback}
	switch {
	case e.Event:
		out.Kind = story.Begins
	case slices.ContainsFunc(l.elements, func(e *dynamic.Element) bool { return dynamic.Node(e.ID) == d.x.Criterion.Node }):
		out.Kind = story.Throw
	}
	for _, e := range l.elements {
		out.Repaired = out.Repaired || e.Repaired
		ref := d.code.Dex.Reference(e.Method, e.PC)
		if slices.Contains(out.Refs, ref) {
			continue
		}
		out.Refs = append(out.Refs, ref)
		if text := d.jimple(e); text != "" && !e.Event {
			out.Jimple = append(out.Jimple, text)
		}
	}
	if link, ok := d.why(l); ok && out.Kind != story.Throw {
		to, _ := d.x.Find(link.Element)
		out.Why = d.storyLink(link, at[d.lineOf[to.ID]])
		out.Assumed = link.Assumed
	}
	seen := map[story.Link]bool{}
	for _, k := range e.DependsOn {
		other, ok := d.x.Find(k.Element)
		if !ok || d.lineOf[other.ID] == nil || d.lineOf[other.ID] == l {
			continue
		}
		link := d.storyLink(k, at[d.lineOf[other.ID]])
		if !seen[*link] {
			seen[*link] = true
			out.DependsOn = append(out.DependsOn, *link)
		}
	}
	return out
}

// storyLink tells a dependence without the number of its other end.
func (d *dynamicPrinter) storyLink(l dynamic.Link, to int) *story.Link {
	return &story.Link{To: to, Kind: l.Kind.String(), Role: linkRole(l), Label: linkLabel(l), Assumed: l.Assumed}
}
