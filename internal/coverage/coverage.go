// The lines, and where they come from.

package coverage

import (
	"bytes"
	"cmp"
	"errors"
	"path"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/coverage/jacoco"
	"github.com/esdroid/esdroid/internal/pattern"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Line is a line of a method that runs or does not.
type Line struct {
	File   string // below the root of the sources
	Class  string // as in Java, inner classes with $
	Method string
	Desc   string // descriptor of the method, "" if it is not known
	Number int
	Hits   int // how often it ran; of a slice 1
}

// Coverage is the lines of a program.
type Coverage struct {
	at    map[Line]int // index, by a line without its hits
	lines []Line
}

// Add adds a line, or hits of it.
func (c *Coverage) Add(l Line) {
	if l.Number <= 0 {
		return
	}
	hits := l.Hits
	l.Hits = 0
	if c.at == nil {
		c.at = map[Line]int{}
	}
	i, ok := c.at[l]
	if !ok {
		i = len(c.lines)
		c.at[l] = i
		c.lines = append(c.lines, l)
	}
	c.lines[i].Hits += hits
}

// Lines returns the lines by file, class, method and number.
func (c *Coverage) Lines() []Line {
	out := slices.Clone(c.lines)
	slices.SortFunc(out, func(a, b Line) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Class, b.Class), cmp.Compare(a.Method, b.Method), cmp.Compare(a.Desc, b.Desc), cmp.Compare(a.Number, b.Number))
	})
	return out
}

// addMethod adds the lines of a method; a line has the hits of its most executed statement.
func (c *Coverage) addMethod(code *jimple.Program, m dex.MethodID, hits func(pc uint32) int) {
	body, err := code.Body(m)
	if err != nil || body == nil {
		return
	}
	most := map[int32]int{}
	for i := range body.Stmts {
		s := &body.Stmts[i]
		if s.Line > 0 {
			most[s.Line] = max(most[s.Line], hits(s.PC))
		}
	}
	for line, n := range most {
		l := LineOf(code.Dex, m, int(line))
		l.Hits = n
		c.Add(l)
	}
}

// LineOf names a line of a method.
func LineOf(p *dex.Program, m dex.MethodID, number int) Line {
	class := &p.Classes[p.Methods[m].Class]
	name := strings.TrimSuffix(strings.TrimPrefix(class.Descriptor, "L"), ";")
	dir, simple := path.Split(name)
	file, _, _ := strings.Cut(simple, "$")
	file += ".java"
	if class.Def.Source != dex.NoIndex {
		if said := class.File.String(class.Def.Source); strings.Contains(said, ".") && !strings.ContainsAny(said, "/\\") {
			file = said
		}
	}
	return Line{File: dir + file, Class: strings.ReplaceAll(name, "/", "."), Method: p.MethodName(m), Desc: p.MethodProto(m), Number: number}
}

// OfRun returns what a recorded run executed, of the classes that it got to.
func OfRun(g *dynamic.Graph, code *jimple.Program) *Coverage {
	ran := map[dex.MethodID]map[uint32]int{}
	classes := map[dex.ClassID]bool{}
	for n := range g.Len() {
		if g.Kind(dynamic.Node(n)) != dynamic.Instruction {
			continue
		}
		m, pc := g.Where(dynamic.Node(n))
		if ran[m] == nil {
			ran[m] = map[uint32]int{}
			classes[code.Dex.Methods[m].Class] = true
		}
		ran[m][pc]++
	}
	c := &Coverage{}
	for id := range classes {
		class := &code.Dex.Classes[id]
		for m := class.FirstMethod; m < class.EndMethod; m++ {
			c.addMethod(code, m, func(pc uint32) int { return ran[m][pc] })
		}
	}
	return c
}

// OfLines returns lines of an app as coverage: those named are hit, and all others of
// their classes are there. A class that the app does not have is an error.
func OfLines(code *jimple.Program, hit map[string]map[int]bool) (*Coverage, error) {
	c := &Coverage{}
	names := make([]string, 0, len(hit))
	for name := range hit {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		id, ok := code.Dex.Class(dex.ClassDescriptor(name))
		if !ok {
			return nil, errors.New("the slice is of another app: there is no class " + name)
		}
		class := &code.Dex.Classes[id]
		for m := class.FirstMethod; m < class.EndMethod; m++ {
			body, err := code.Body(m)
			if err != nil || body == nil {
				continue
			}
			c.addMethod(code, m, func(pc uint32) int {
				first, end := body.At(pc)
				for i := first; i < end; i++ {
					if _, in := hit[name][int(body.Stmts[i].Line)]; in {
						return 1
					}
				}
				return 0
			})
		}
	}
	return c, nil
}

// OfRecording returns what a recording of JaCoCo says of the lines of class files. notes
// name what of it they do not explain.
func OfRecording(data []byte, classes *jacoco.Classes) (c *Coverage, notes []string, err error) {
	e, err := jacoco.ReadExec(data)
	if err != nil {
		return nil, nil, err
	}
	lines, notes, err := e.Lines(classes)
	if err != nil {
		return nil, nil, err
	}
	c = &Coverage{}
	for _, l := range lines {
		hits := 0
		if l.Ran {
			hits = 1
		}
		c.Add(Line{File: l.File, Class: l.Class, Method: l.Method, Desc: l.Desc, Number: l.Number, Hits: hits})
	}
	if len(c.lines) == 0 {
		return nil, notes, errors.New("the class files have no lines: they were compiled without debug information")
	}
	return c, notes, nil
}

// Read reads coverage in the format that it looks like; ok is false if it is none of them.
func Read(data []byte) (c *Coverage, ok bool, err error) {
	trimmed := bytes.TrimLeft(data[:min(len(data), 4096)], "\xef\xbb\xbf \t\r\n")
	root := ""
	if bytes.HasPrefix(trimmed, []byte("<")) {
		root = rootOf(data)
	}
	switch {
	case lcovHead.MatchString(string(trimmed)):
		c, err = ReadLCOV(data)
	case root == "report":
		c, err = ReadJaCoCo(data)
	case root == "coverage":
		c, err = ReadCobertura(data)
	default:
		return nil, false, nil
	}
	return c, true, err
}

// lcovHead is how tracefiles begin, after comments.
var lcovHead = pattern.New(`^(?:#[^\n]*\n\s*)*(?:TN|SF|VER):`)
