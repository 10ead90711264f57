// The dynamic slice for programs; docs/dynamic-slices.md has the schema.

package report

import (
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// DynamicVersion is the version of the dynamic slice's JSON.
const DynamicVersion = 1

// DynamicSlice is the JSON form of a dynamic slice.
type DynamicSlice struct {
	Version    int              `json:"version"`
	Criterion  int              `json:"criterion"`
	Because    string           `json:"because,omitempty"` // what was wrong there, in words
	Executed   int              `json:"executed"`
	Elements   []DynamicElement `json:"elements"`
	Gaps       []DynamicGap     `json:"gaps"`
	Unmodelled []string         `json:"unmodelled"`
	LeftOut    int              `json:"left_out,omitempty"` // executions too far from the criterion
	Omitted    []DynamicOmitted `json:"omitted,omitempty"`
	Unset      []DynamicUnset   `json:"unset,omitempty"`
	Late       *DynamicLate     `json:"late,omitempty"`
	Guard      *DynamicGuard    `json:"guard,omitempty"`
}

// DynamicUnset is a store that had not run and would have set what is read.
type DynamicUnset struct {
	Would string `json:"would"` // its reference
	Line  int    `json:"line,omitempty"`
	Text  string `json:"text"`
	Read  int    `json:"read"` // the element that would have got the value
	// Refused is the null that the app gave where the platform asked for what it would
	// have told, by its reference.
	Refused     string `json:"refused,omitempty"`
	RefusedLine int    `json:"refused_line,omitempty"`
	// Cut is the element after which the store's method got no further.
	Cut *int `json:"cut,omitempty"`
	// After: it did run, but only after the read.
	After bool `json:"after,omitempty"`
}

// DynamicLate is what asked for the callback that failed, before what it reads changed.
type DynamicLate struct {
	Asked   int    `json:"asked"` // its execution
	Ref     string `json:"ref"`
	Line    int    `json:"line,omitempty"`
	Text    string `json:"text"`
	Changed int    `json:"changed"` // the element that changed what is read
}

// DynamicOmitted is a branch but for which a statement would have set a value.
type DynamicOmitted struct {
	Branch    int    `json:"branch"` // its execution
	BranchRef string `json:"branchRef"`
	At        int    `json:"branchLine,omitempty"`
	Would     string `json:"would"` // reference of the statement that did not run
	Line      int    `json:"line,omitempty"`
	Text      string `json:"text"`
	Read      int    `json:"read"` // the element that would have got the value
	Note      string `json:"note,omitempty"`
}

// DynamicGuard is the check in front of the fault that let it through.
type DynamicGuard struct {
	ID   int    `json:"id"` // its execution
	Ref  string `json:"ref"`
	Line int    `json:"line,omitempty"`
	Text string `json:"text"`
}

// DynamicElement is an executed statement, or with Event set the beginning of
// a callback instance.
type DynamicElement struct {
	ID        int           `json:"id"`
	Ref       string        `json:"ref"`
	File      string        `json:"file,omitempty"` // below the root of the sources
	Line      int           `json:"line,omitempty"`
	Text      string        `json:"text,omitempty"`
	Jimple    string        `json:"jimple,omitempty"`
	Position  *int          `json:"position,omitempty"`
	Thread    int32         `json:"thread"`
	Callback  int32         `json:"callback,omitempty"`
	Event     bool          `json:"event,omitempty"`
	Repaired  bool          `json:"repaired,omitempty"`
	Thin      bool          `json:"thin"`
	Role      string        `json:"role,omitempty"` // in the thin slice, of what is not on the way of the value
	Distance  int32         `json:"distance"`
	Why       *DynamicLink  `json:"why,omitempty"`
	DependsOn []DynamicLink `json:"depends_on"`
}

// DynamicLink is a dependence on, or for Why from, another element.
type DynamicLink struct {
	Element int    `json:"element"`
	Kind    string `json:"kind"`
	Label   string `json:"label,omitempty"`
	Assumed bool   `json:"assumed,omitempty"`
}

// DynamicGap is a place where the trace lost records.
type DynamicGap struct {
	Before int    `json:"before"`
	Lost   int64  `json:"lost"`
	Reason string `json:"reason"`
}

// DynamicJSON converts an explanation to its JSON form.
func DynamicJSON(x *dynamic.Explanation, code *jimple.Program) *DynamicSlice {
	d := newDynamicPrinter(x, code)
	out := &DynamicSlice{Version: DynamicVersion, Criterion: int(x.Criterion.Node), Because: x.Because, Executed: x.Graph.Len(), Elements: []DynamicElement{}, Gaps: []DynamicGap{}, Unmodelled: unmodelled(x.Graph), LeftOut: x.LeftOut}
	link := func(l dynamic.Link) DynamicLink {
		return DynamicLink{l.Element, l.Kind.String(), l.Label, l.Assumed}
	}
	for i := range x.Elements {
		e := &x.Elements[i]
		dir, file := sourceOf(code.Dex, e.Method)
		j := DynamicElement{ID: e.ID, Ref: code.Dex.Reference(e.Method, e.PC), File: dir + file, Line: e.Line, Thread: e.Thread, Callback: e.Callback, Event: e.Event, Repaired: e.Repaired, Thin: e.Thin, Role: string(e.Role), Distance: e.Distance, DependsOn: []DynamicLink{}}
		if !e.Event {
			j.Text, j.Jimple = d.text(e), d.jimple(e)
		}
		if e.Position >= 0 {
			j.Position = &e.Position
		}
		if e.Why != nil {
			l := link(*e.Why)
			j.Why = &l
		}
		for _, l := range e.DependsOn {
			j.DependsOn = append(j.DependsOn, link(l))
		}
		out.Elements = append(out.Elements, j)
	}
	for i := range x.Omitted {
		o := &x.Omitted[i]
		out.Omitted = append(out.Omitted, DynamicOmitted{o.Branch.ID, code.Dex.Reference(o.Branch.Method, o.Branch.PC), o.Branch.Line,
			code.Dex.Reference(o.Would.Method, o.Would.PC), o.Would.Line, d.text(&o.Would), o.Read, o.Note})
	}
	if l := x.Late; l != nil {
		out.Late = &DynamicLate{l.Asked.ID, code.Dex.Reference(l.Asked.Method, l.Asked.PC), l.Asked.Line, d.text(&l.Asked), l.Changed.ID}
	}
	for i := range x.Unset {
		u := &x.Unset[i]
		unset := DynamicUnset{Would: code.Dex.Reference(u.Would.Method, u.Would.PC), Line: u.Would.Line, Text: d.text(&u.Would), Read: u.Read, After: u.After}
		if r := u.Refused; r != nil {
			unset.Refused, unset.RefusedLine = code.Dex.Reference(r.Method, r.PC), r.Line
		}
		if u.Cut != nil {
			unset.Cut = &u.Cut.ID
		}
		out.Unset = append(out.Unset, unset)
	}
	if g := x.Guard; g != nil {
		out.Guard = &DynamicGuard{g.ID, code.Dex.Reference(g.Method, g.PC), g.Line, d.text(g)}
	}
	for _, g := range x.Gaps {
		out.Gaps = append(out.Gaps, DynamicGap{int(g.Before), g.Lost, g.Reason})
	}
	return out
}
