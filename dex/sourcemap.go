// The table by which Kotlin says where the lines of a class come from, in the form
// of JSR-45: output lines from lines of files, and for inlined ones the line of the call.

package dex

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"
)

// The annotations that have the table: what dexers make of the attribute of the class file,
// and the copy that the compiler writes.
var sourceMaps = []string{"Ldalvik/annotation/SourceDebugExtension;", "Lkotlin/jvm/internal/SourceDebugExtension;"}

// sourceMap is the table of one class: where lines are from in its own file, and the calls of
// what is from others.
type sourceMap struct{ lines, calls mappings }

// mappings are sorted by the first line.
type mappings []mapped

// mapped says that the lines from first up to end stand for line and those behind it, each
// for step lines.
type mapped struct {
	first, end, line, step uint32
}

// sourceMap returns the table of a class, nil if it has none.
func (p *Program) sourceMap(id ClassID) *sourceMap {
	if known, ok := p.sourceMaps.Load(id); ok {
		return known.(*sourceMap)
	}
	class := &p.Classes[id]
	var out *sourceMap
	if set, err := class.File.Annotations(class.Def); err == nil && set != nil {
		for _, a := range set.Class {
			if !slices.Contains(sourceMaps, class.File.TypeDescriptor(a.Type)) {
				continue
			}
			for _, v := range a.Items {
				out = parseSourceMap(class.File.joined(v), class.File.String(class.Def.Source), class.Descriptor)
			}
			break
		}
	}
	p.sourceMaps.Store(id, out)
	return out
}

// joined returns the text of a string or of an array of them.
func (f *File) joined(v Value) string {
	if v.Kind == ValueString {
		return f.String(uint32(v.Bits))
	}
	var b strings.Builder
	for _, e := range v.Elements {
		if e.Kind == ValueString {
			b.WriteString(f.String(uint32(e.Bits)))
		}
	}
	return b.String()
}

// parseSourceMap reads the table of a class whose file is source; nil if it is of another
// file, as where the class has been renumbered.
func parseSourceMap(text, source, class string) *sourceMap {
	pkg := path.Dir(strings.TrimPrefix(class, "L"))
	type file struct{ name, path string }
	files := map[string]file{}
	out := &sourceMap{}
	current, stratum, inLines := "", "", false
	all := strings.Split(strings.ReplaceAll(text, "\r", ""), "\n")
	if len(all) < 2 || all[0] != "SMAP" || all[1] != source {
		return nil
	}
	for i := 0; i < len(all); i++ {
		s := all[i]
		switch {
		case strings.HasPrefix(s, "*S "):
			stratum, inLines, current = s[3:], false, ""
			clear(files)
		case s == "*L":
			inLines = true
		case strings.HasPrefix(s, "*"):
			inLines = false
		case strings.HasPrefix(s, "+ ") && !inLines && i+1 < len(all):
			number, name, _ := strings.Cut(s[2:], " ")
			i++
			files[number] = file{name, all[i]}
		case inLines:
			m, of, ok := parseMapped(s)
			if !ok {
				continue
			}
			if of != "" {
				current = of
			}
			switch f := files[current]; {
			case f.name != source || path.Dir(f.path) != pkg:
			case stratum == "Kotlin":
				out.lines = append(out.lines, m)
			case stratum == "KotlinDebug":
				out.calls = append(out.calls, m)
			}
		}
	}
	for _, m := range []mappings{out.lines, out.calls} {
		slices.SortStableFunc(m, func(a, b mapped) int { return cmp.Compare(a.first, b.first) })
	}
	return out
}

// parseMapped reads INPUT#FILE,REPEAT:OUTPUT,STEP, of which all but INPUT and OUTPUT can be left out.
func parseMapped(s string) (m mapped, file string, ok bool) {
	in, out, ok := strings.Cut(s, ":")
	in, repeat, _ := strings.Cut(in, ",")
	in, file, _ = strings.Cut(in, "#")
	out, step, _ := strings.Cut(out, ",")
	number := func(s string, otherwise uint32) uint32 {
		if s == "" {
			return otherwise
		}
		n, err := strconv.ParseUint(s, 10, 24) // so that products fit
		ok = ok && err == nil && n > 0
		return uint32(n)
	}
	m.line, m.first, m.step = number(in, 0), number(out, 0), number(step, 1)
	length := uint64(number(repeat, 1)) * uint64(m.step)
	m.end = m.first + uint32(min(length, 1<<24))
	return m, file, ok && m.line > 0 && m.first > 0
}

// line returns the line for which an output line stands, 0 where none is told.
func (s mappings) line(out uint32) uint32 {
	i, exact := slices.BinarySearchFunc(s, out, func(m mapped, l uint32) int { return cmp.Compare(m.first, l) })
	if !exact {
		i--
	}
	if i < 0 || out >= s[i].end {
		return 0
	}
	return s[i].line + (out-s[i].first)/s[i].step
}

// written replaces lines; those of which only another file is told have the line in front of them.
func (s *sourceMap) written(lines []Line) []Line {
	out := slices.Clone(lines)
	last := uint32(0)
	for i := range out {
		if l := cmp.Or(s.lines.line(out[i].Line), s.calls.line(out[i].Line), last); l > 0 {
			out[i].Line, last = l, l
		}
	}
	return out
}
