// Where inlined code was written. Kotlin copies inline functions into their
// callers and numbers the copied lines on behind the end of the file, where a
// reader finds nothing. What the compiler says of them for debuggers leads back:
// a table in an annotation of the class or, without it, the local variables that
// mark the inlined ranges of a method.

package dex

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// WrittenLines returns lines, which are those of Code.Lines of a method and what devices
// report, as the file of its class has them: inlined code has the line of the inline
// function if that stands in the same file and the table tells so, else the line of the
// call. Lines of which nothing is told stay as they are.
func (p *Program) WrittenLines(m MethodID, lines []Line) []Line {
	class := &p.Classes[p.Methods[m].Class]
	if len(lines) == 0 || class.Def.Source == NoIndex || !strings.HasSuffix(class.File.String(class.Def.Source), ".kt") {
		return lines
	}
	if s := p.sourceMap(p.Methods[m].Class); s != nil {
		return s.written(lines)
	}
	code, _, err := p.Code(m)
	if err != nil {
		return lines
	}
	return code.writtenByMarks(lines)
}

// The beginnings of the names of locals that only live to mark code: that of an inline
// function, and in it that of a lambda, which is the caller's own again.
const (
	markFunction = "$i$f$"
	markLambda   = "$i$a$"
)

// maxMarks bounds how deep inlined code nests; compilers come nowhere near.
const maxMarks = 64

// mark is the life of such a local.
type mark struct {
	Local
	call uint32 // the written line in front of it
}

// marks returns where functions are inlined into a method, in the order of the code, and
// where lambdas begin.
func (c *Code) marks() (functions []mark, lambdas map[uint32]bool) {
	lives, err := c.Locals(nil)
	if err != nil {
		return nil, nil
	}
	lambdas = map[uint32]bool{}
	for _, l := range lives {
		if strings.HasPrefix(l.Name, markLambda) {
			lambdas[l.Start] = true
		}
		if strings.HasPrefix(l.Name, markFunction) {
			functions = append(functions, mark{Local: l})
		}
	}
	slices.SortStableFunc(functions, func(a, b mark) int { return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(b.End, a.End)) })
	return functions, lambdas
}

// writtenByMarks gives the line of the call to the lines of inlined functions, which are
// those from the least on that begins behind a mark: each stands for one call. Where marks
// end is not believed further than must be, since dexers let locals live on.
func (c *Code) writtenByMarks(lines []Line) []Line {
	marks, lambdas := c.marks()
	behind := uint32(math.MaxUint32)
	for _, m := range marks {
		i, _ := slices.BinarySearchFunc(lines, m.Start, func(l Line, pc uint32) int { return cmp.Compare(l.PC, pc) })
		// An inline function marks itself, too, in front of all its lines.
		if i > 0 && i < len(lines) && lines[i].PC < m.End && !lambdas[lines[i].PC] && lines[i].Line > lines[i-1].Line {
			behind = min(behind, lines[i].Line)
		}
	}
	if behind == math.MaxUint32 {
		return lines
	}
	out := slices.Clone(lines)
	var live []mark
	calls := map[uint32]uint32{}
	last := uint32(0)
	for i, l := range lines {
		live = slices.DeleteFunc(live, func(m mark) bool { return m.End <= l.PC })
		for ; len(marks) > 0 && marks[0].Start <= l.PC; marks = marks[1:] {
			if m := marks[0]; m.End > l.PC {
				m.call = last
				live = append(live, m)
			}
		}
		if len(live) > maxMarks {
			return lines
		}
		if l.Line < behind {
			last = l.Line
			continue
		}
		call, known := calls[l.Line]
		if !known {
			switch call = last; {
			case len(live) > 0:
				call = live[len(live)-1].call
			case calls[l.Line-1] > 0: // a part that was moved away: numbers go on within a call
				call = calls[l.Line-1]
			}
			calls[l.Line] = call
		}
		if call > 0 {
			out[i].Line, last = call, call
		}
	}
	return out
}
