// From residual frames to original ones, by the rules of R8's retrace.

package crash

import (
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/pattern"
)

// maxLines bounds the alternatives of one frame whose lines are ambiguous;
// beyond it the line is left open.
const maxLines = 16

// Retraced is one residual frame and what it stands for.
type Retraced struct {
	Residual Frame
	// Alternatives holds the possible inline stacks, innermost frame first. One
	// alternative is an answer, several are an ambiguity, an empty stack means
	// that the compiler made the frame.
	Alternatives [][]Frame
	Known        bool // the mapping has the class
}

// Ambiguous tells that the mapping allows several answers.
func (r Retraced) Ambiguous() bool { return len(r.Alternatives) > 1 }

// Retrace turns a residual frame into the original frames, innermost first,
// one slice for each alternative. A frame of a class that the mapping lacks
// comes back as it is.
func (m *Mapping) Retrace(f Frame) [][]Frame {
	alternatives, _ := m.retrace(f, "", nil)
	return alternatives
}

// carried is the position inside an outline, to be resolved by its caller.
type carried struct {
	position int
	outline  string // descriptor Lclass;name(args)ret, when known
}

// RetraceStack retraces the frames of one exception, innermost first: only
// together can outlines and rewrites be resolved. thrown is the exception's
// original type.
func (m *Mapping) RetraceStack(thrown string, frames []Frame) []Retraced {
	out := make([]Retraced, 0, len(frames))
	var pending *carried
	for i, f := range frames {
		r := Retraced{Residual: f}
		_, r.Known = m.byResidual[f.Class]
		if c, ok := m.outline(f); ok {
			if pending == nil {
				pending = c
			}
			r.Alternatives = [][]Frame{{}}
			out = append(out, r)
			continue
		}
		top := ""
		if i == 0 {
			top = thrown
		}
		r.Alternatives, _ = m.retrace(f, top, pending)
		pending = nil
		out = append(out, r)
	}
	return out
}

// outline tells whether a frame is an outline, code that R8 moved out of
// several methods.
func (m *Mapping) outline(f Frame) (*carried, bool) {
	i, ok := m.byResidual[f.Class]
	if !ok {
		return nil, false
	}
	for _, g := range m.members(i).methods[f.Method] {
		if g.outline {
			c := &carried{position: f.Line}
			if g.residual != "" {
				c.outline = f.Descriptor() + f.Method + g.residual
			}
			return c, true
		}
	}
	return nil, false
}

// retrace resolves one frame. The second result is the residual descriptor,
// when the mapping has it.
func (m *Mapping) retrace(f Frame, thrown string, outline *carried) ([][]Frame, string) {
	i, ok := m.byResidual[f.Class]
	if !ok {
		return [][]Frame{{f}}, ""
	}
	block := m.members(i)
	groups := block.methods[f.Method]
	found, position := choose(groups, f.Line)
	if outline != nil {
		// The caller's group says where in its own method the outline's line was.
		for _, g := range found {
			if g.callsite == nil || g.callsite.Outline != "" && outline.outline != "" && !sameOutline(g.callsite.Outline, outline.outline) {
				continue
			}
			if n, ok := g.callsite.Positions[strconv.Itoa(outline.position)]; ok {
				found, position = choose(groups, n)
				break
			}
		}
	}
	if len(found) == 0 {
		// The class is known, the method is not: constructors and kept methods
		// without a line may be left out of the mapping.
		return [][]Frame{{m.frame(f, m.classes[i].original, f.Method, "", f.Line)}}, ""
	}
	var alternatives [][]Frame
	seen := map[string]bool{}
	descriptor := ""
	for _, g := range found {
		descriptor = g.residual
		for _, stack := range m.expand(f, i, g, position) {
			stack = m.rewriteTop(g, thrown, stack)
			key := ""
			for _, x := range stack {
				key += x.String() + x.Signature + "\n"
			}
			if !seen[key] {
				seen[key] = true
				alternatives = append(alternatives, stack)
			}
		}
	}
	return alternatives, descriptor
}

// sameOutline compares Lclass;name(args)ret, with or without "->".
func sameOutline(a, b string) bool {
	return strings.ReplaceAll(a, "->", "") == strings.ReplaceAll(b, "->", "")
}

// choose selects the groups that a position can mean. The position comes back
// as NoLine when only names are to be reported.
func choose(groups []group, line int) ([]group, int) {
	if line >= 0 {
		var in, without []group
		for _, g := range groups {
			if g.hasRange && g.from <= line && line <= g.to {
				in = append(in, g)
			} else if !g.hasRange {
				without = append(without, g)
			}
		}
		if len(in) > 0 {
			return in, line
		}
		if len(without) > 0 && line > 0 {
			return without, line
		}
	} else if len(groups) == 1 && groups[0].hasRange && groups[0].from == 0 && groups[0].to == 65535 {
		return groups, 0
	}
	// Names only: the methods themselves, without what is inlined into them.
	var names []group
	seen := map[string]bool{}
	for _, g := range groups {
		outer := g.entries[len(g.entries)-1]
		key := outer.holder + "." + outer.name + "(" + outer.args + ")" + outer.returns
		if seen[key] {
			continue
		}
		seen[key] = true
		outer.u, outer.v = NoLine, NoLine
		g.entries = []entry{outer}
		g.hasRange = false
		names = append(names, g)
	}
	return names, NoLine
}

// expand builds the original stacks of one group.
func (m *Mapping) expand(f Frame, class int, g group, position int) [][]Frame {
	entries := g.entries
	block := m.members(class)
	if g.synthesized || block.synthesized && entries[len(entries)-1].holder == "" {
		entries = entries[:len(entries)-1]
	}
	stacks := [][]Frame{{}}
	for _, e := range entries {
		lines := e.lines(g, position)
		holder := e.holder
		if holder == "" {
			holder = m.classes[class].original
		}
		next := make([][]Frame, 0, len(stacks)*len(lines))
		for _, s := range stacks {
			for _, line := range lines {
				if len(next) >= 4*maxLines {
					break
				}
				grown := append(s[:len(s):len(s)], m.frame(f, holder, e.name, e.args, line))
				next = append(next, grown)
			}
		}
		stacks = next
	}
	return stacks
}

// lines returns the original lines that a residual position can stand for.
func (e entry) lines(g group, position int) []int {
	switch {
	case position < 0:
		return []int{NoLine}
	case e.u < 0:
		if position == 0 {
			return []int{NoLine}
		}
		return []int{position}
	case e.u == e.v || !g.hasRange:
		if e.u == 0 {
			return []int{NoLine}
		}
		return []int{e.u}
	case e.v-e.u == g.to-g.from:
		return []int{e.u + position - g.from}
	case e.v < e.u || e.v-e.u >= maxLines:
		return []int{NoLine}
	}
	var out []int
	for n := e.u; n <= e.v; n++ {
		out = append(out, n)
	}
	return out
}

// rewriteTop applies rewriteFrame to the frame directly under the exception.
func (m *Mapping) rewriteTop(g group, thrown string, stack []Frame) []Frame {
	if thrown == "" {
		return stack
	}
	descriptor := dex.ClassDescriptor(thrown)
	residual, _ := m.ResidualClass(thrown)
	residualDescriptor := dex.ClassDescriptor(residual)
	for _, r := range g.rewrites {
		holds := len(r.Conditions) > 0
		for _, c := range r.Conditions {
			arg, ok := strings.CutPrefix(c, "throws(")
			arg = strings.TrimSuffix(arg, ")")
			holds = holds && ok && (arg == descriptor || arg == residualDescriptor)
		}
		if !holds {
			continue
		}
		for _, a := range r.Actions {
			arg, ok := strings.CutPrefix(a, "removeInnerFrames(")
			if !ok {
				continue
			}
			if n, err := strconv.Atoi(strings.TrimSuffix(arg, ")")); err == nil && n >= 0 {
				stack = stack[min(n, len(stack)):]
			}
		}
	}
	return stack
}

// frame builds an original frame in the place of residual frame f.
func (m *Mapping) frame(f Frame, class, method, args string, line int) Frame {
	out := Frame{Class: class, Method: method, Line: line, Native: f.Native, Loader: f.Loader, Signature: args}
	if !f.Native {
		out.File = m.sourceFile(f, class)
	}
	return out
}

// sourceFile names the file of an original class: as the mapping says, else as
// the frame says unless it was renamed, else by the class's name.
func (m *Mapping) sourceFile(f Frame, class string) string {
	if i, ok := m.byOriginal[class]; ok {
		if s := m.members(i).source; s != "" && s != "SourceFile" {
			return s
		}
	}
	simple := class[strings.LastIndexByte(class, '.')+1:]
	if i := strings.IndexByte(simple, '$'); i > 0 {
		simple = simple[:i]
	}
	if f.Class == class && fileName(f.File) {
		return f.File
	}
	extension := ".java"
	if strings.HasSuffix(f.File, ".kt") {
		extension = ".kt"
	}
	if kt, ok := strings.CutSuffix(simple, "Kt"); ok && kt != "" {
		simple, extension = kt, ".kt"
	}
	return simple + extension
}

// RetraceReport returns a copy of the report in original names; of ambiguous
// frames the first alternative. How many were ambiguous is the second result.
func (m *Mapping) RetraceReport(r *Report) (*Report, int) {
	out := *r
	out.Notes = append([]string(nil), r.Notes...)
	ambiguous := 0
	out.Exception = m.retraceException(r.Exception, nil, &ambiguous)
	return &out, ambiguous
}

func (m *Mapping) retraceException(e, enclosing *Exception, ambiguous *int) *Exception {
	if e == nil {
		return nil
	}
	x := &Exception{HasMessage: e.HasMessage, Message: m.RetraceText(e.Message), enclosing: enclosing, depth: e.depth}
	x.Type, _ = m.Class(e.Type)
	own := m.RetraceStack(x.Type, e.Frames)
	for _, r := range own {
		if r.Ambiguous() {
			*ambiguous++
		}
		x.Frames = append(x.Frames, r.Alternatives[0]...)
	}
	if e.Common > 0 && e.enclosing != nil && enclosing != nil {
		// Retraced, the shared frames may be more or fewer.
		for _, r := range m.RetraceStack("", e.shared()) {
			x.Common += len(r.Alternatives[0])
		}
	} else {
		x.Common = e.Common
	}
	for _, s := range e.Suppressed {
		x.Suppressed = append(x.Suppressed, m.retraceException(s, x, ambiguous))
	}
	x.Cause = m.retraceException(e.Cause, x, ambiguous)
	return x
}

var qualifiedName = pattern.New(`[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+`)

// RetraceText replaces residual names inside a message: classes, and members
// written as class.member where only one original name is possible.
func (m *Mapping) RetraceText(s string) string {
	return qualifiedName.ReplaceAllStringFunc(s, func(name string) string {
		if original, ok := m.Class(name); ok {
			return original
		}
		class, member, _ := cutLast(name, '.')
		i, ok := m.byResidual[class]
		if !ok {
			return name
		}
		b := m.members(i)
		names := map[string]bool{}
		for _, g := range b.methods[member] {
			names[g.entries[len(g.entries)-1].name] = true
		}
		for _, f := range b.fields[member] {
			names[f] = true
		}
		if len(names) == 1 {
			for n := range names {
				member = n
			}
		}
		return m.classes[i].original + "." + member
	})
}
