// From original frames back to residual ones: services retrace reports before
// anyone reads them, but the app's dex files have residual names.

package crash

import "strings"

// Residual returns the residual frames that an original frame can come from,
// in the order of the mapping. One original line may lie in several methods,
// when it was inlined, and at several positions of one. A class that the
// mapping lacks kept its name.
func (m *Mapping) Residual(f Frame) []Frame {
	var out []Frame
	seen := map[Frame]bool{}
	add := func(class, method, signature string, line int) {
		r := Frame{Class: class, Method: method, Line: line, Native: f.Native, Signature: signature}
		if !seen[r] && len(out) < 1024 {
			seen[r] = true
			out = append(out, r)
		}
	}
	inlined := " " + f.Class + "." + f.Method + "("
	own := " " + f.Method + "("
	for i := range m.classes {
		c := &m.classes[i]
		text := m.text[c.from:c.to]
		if !strings.Contains(text, inlined) && (c.original != f.Class || !strings.Contains(text, own)) {
			continue
		}
		for _, name := range methodNames(text) {
			for _, g := range m.members(i).methods[name] {
				for _, e := range g.entries {
					holder := e.holder
					if holder == "" {
						holder = c.original
					}
					if holder != f.Class || e.name != f.Method {
						continue
					}
					for _, n := range e.positions(g, f.Line) {
						add(c.residual, name, g.residual, n)
					}
				}
			}
		}
	}
	if len(out) > 0 {
		return out
	}
	if residual, ok := m.ResidualClass(f.Class); ok {
		add(residual, f.Method, "", f.Line)
		return out
	}
	return []Frame{f}
}

// positions inverts lines: the residual positions for an original line.
func (e entry) positions(g group, line int) []int {
	switch {
	case line <= 0:
		return []int{NoLine}
	case e.u < 0:
		if !g.hasRange || g.from <= line && line <= g.to {
			return []int{line}
		}
		return nil
	case line < e.u || line > e.v:
		return nil
	case !g.hasRange:
		return []int{NoLine}
	case e.v-e.u == g.to-g.from:
		return []int{g.from + line - e.u}
	case g.to-g.from > 64:
		return []int{NoLine}
	}
	var out []int
	for n := g.from; n <= g.to; n++ {
		out = append(out, n)
	}
	return out
}

// methodNames lists the residual method names of a class block in its order.
func methodNames(text string) []string {
	var names []string
	seen := map[string]bool{}
	for line := range strings.Lines(text) {
		if _, _, name, method, ok := memberLine(strings.TrimSpace(line)); ok && method && !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}
