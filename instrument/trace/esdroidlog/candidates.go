// Which methods and instructions a line of the log may mean.

package esdroidlog

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// candidate is an instruction that a record may mean.
type candidate struct {
	place
	penalty  int
	repaired bool
}

const (
	penaltyLine  = 20 // same label, other line
	penaltyLabel = 30 // same line and shape, other label

	maxUnlined = 200 // so many statements without a line may be weighed
)

// candidates returns the instructions that fit the record; when none has the
// right label, line and shape, those that fit in part.
func (im *importer) candidates(t *walker, e *Entry) ([]candidate, bool) {
	list, wrong := im.sameShape(t, e)
	if l, ok := literalOf(e.Statement); ok {
		fits := slices.DeleteFunc(slices.Clone(list), func(c candidate) bool { return !l.fits(&im.app.method(c.method).insns[c.insn].Insn) })
		if len(fits) > 0 && len(fits) < len(list) {
			return fits, wrong
		}
	}
	return list, wrong
}

// sameShape returns the instructions that have the shape of a record.
func (im *importer) sameShape(t *walker, e *Entry) ([]candidate, bool) {
	a := im.app
	shape := a.statement(e.Statement)
	if shape == 0 {
		return nil, false
	}
	w := where{int32(e.Line), shape}
	var out []candidate
	methods := a.labels[label{e.Class, e.Method}]
	for _, id := range methods {
		if m := a.method(id); m != nil {
			for _, i := range m.at[w] {
				out = append(out, candidate{place: place{id, i}})
			}
		}
	}
	if e.NoLine {
		return im.anyLine(methods, shape), false
	}
	if len(out) == 0 && e.Cut {
		return im.cutCandidates(e, methods), false
	}
	if len(out) > 0 && !im.suspicious(t, out) {
		return out, false
	}
	if len(out) == 0 && e.Line < 0 {
		// Soot lost the line, as it does where it makes several statements of
		// one instruction.
		if list := im.anyLine(methods, shape); len(list) > 0 && !im.suspicious(t, list) {
			return list, false
		}
	}
	// The label or the line is wrong, or the walk cannot get there. What runs on
	// where the thread is comes first.
	right := len(out)
	near := im.near(t)
	for _, id := range near {
		if l := (label{im.className(id), a.p.MethodName(id)}); l == (label{e.Class, e.Method}) {
			continue
		}
		for _, i := range a.method(id).at[w] {
			out = append(out, candidate{place{id, i}, penaltyLabel, true})
		}
		if e.Line < 0 { // any line may be meant
			for i := range a.method(id).insns {
				if n := &a.method(id).insns[i]; n.shape == shape && n.line != w.line {
					out = append(out, candidate{place{id, int32(i)}, penaltyLabel + penaltyLine, true})
				}
			}
		}
	}
	for _, id := range methods {
		if m := a.method(id); m != nil {
			for i := range m.insns {
				if n := &m.insns[i]; n.shape == shape && n.line != w.line {
					out = append(out, candidate{place{id, int32(i)}, penaltyLine, true})
				}
			}
		}
	}
	if places := a.everywhere(w); e.Line >= 0 || len(places) <= maxUnlined {
		for _, p := range places {
			if l := (label{im.className(p.method), a.p.MethodName(p.method)}); l != (label{e.Class, e.Method}) && !slices.Contains(near, p.method) {
				out = append(out, candidate{p, penaltyLabel, true})
			}
		}
	}
	return out, right == 0 && len(out) > 0
}

// maxNear is how many open frames a record with a wrong label is looked for in.
const maxNear = 8

// near returns the methods in which the thread may go on: those of the open
// frames, and what the innermost one may just have called.
func (im *importer) near(t *walker) []dex.MethodID {
	var out []dex.MethodID
	add := func(id dex.MethodID) {
		if !slices.Contains(out, id) && im.app.method(id) != nil {
			out = append(out, id)
		}
	}
	for level := len(t.frames) - 1; level >= max(0, len(t.frames)-maxNear); level-- {
		f := &t.frames[level]
		add(f.m.id)
		if level == len(t.frames)-1 && f.at >= 0 && !f.called {
			if id, ok := im.app.target(f.m, &f.m.insns[f.at]); ok {
				add(id)
			}
		}
	}
	return out
}

// anyLine returns the statements of the methods with the given shape.
func (im *importer) anyLine(methods []dex.MethodID, shape int32) []candidate {
	var out []candidate
	for _, id := range methods {
		if m := im.app.method(id); m != nil {
			for i := range m.insns {
				if n := &m.insns[i]; n.shape == shape || manyRecords(n.Op) && shape == im.app.shape("aput") {
					out = append(out, candidate{place: place{id, int32(i)}})
				}
			}
		}
	}
	return out
}

func (im *importer) className(m dex.MethodID) string {
	return JavaType(im.app.p.Classes[im.app.p.Methods[m].Class].Descriptor)
}

// suspicious reports whether none of the candidates continues where the thread
// is: then other readings of the record must be weighed too.
func (im *importer) suspicious(t *walker, list []candidate) bool {
	if len(t.frames) == 0 {
		return false
	}
	im.weighed, im.reading = list, im.explain(t, list)
	return im.reading.cost >= penaltyLabel
}

// weigh is explain, but knows the answer if suspicious has just asked it.
func (im *importer) weigh(t *walker, list []candidate) explanation {
	same := len(im.weighed) == len(list) && len(list) > 0 && &im.weighed[0] == &list[0]
	im.weighed = nil
	if same {
		return im.reading
	}
	return im.explain(t, list)
}

// cutCandidates matches a record whose end is missing by the beginning of its
// statement.
func (im *importer) cutCandidates(e *Entry, methods []dex.MethodID) []candidate {
	if !strings.HasPrefix(e.Statement, "lookupswitch") {
		return nil
	}
	var out []candidate
	for _, id := range methods {
		if m := im.app.method(id); m != nil {
			for i, n := range m.insns {
				if n.Op.Has(dex.FlagSwitch) && int(n.line) == e.Line {
					out = append(out, candidate{place: place{id, int32(i)}})
				}
			}
		}
	}
	return out
}
