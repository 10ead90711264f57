// The marks in the sources of a sample.

package eval

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
)

// Line is a place in the sources of a sample: the class that the file is named after,
// without its package, and the line.
type Line struct {
	Class string
	Line  int
}

func (l Line) String() string { return fmt.Sprintf("%s:%d", l.Class, l.Line) }

// Marks are the marked lines of a sample.
type Marks struct {
	Fault, Thin, Full, Not []Line
}

var marked = regexp.MustCompile(`// ((?:fault|thin|full|not)(?:, (?:fault|thin|full|not))*)$`)

// ReadMarks reads the marks below a folder of sources.
func ReadMarks(dir string) (*Marks, error) {
	var m Marks
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		language := filepath.Ext(path)
		if err != nil || d.IsDir() || language != ".java" && language != ".kt" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		class := strings.TrimSuffix(d.Name(), language)
		for i, line := range strings.Split(string(text), "\n") {
			found := marked.FindStringSubmatch(strings.TrimRight(line, " \r"))
			if found == nil {
				continue
			}
			l := Line{class, i + 1}
			for _, kind := range strings.Split(found[1], ", ") {
				switch kind {
				case "fault":
					m.Fault = append(m.Fault, l)
				case "thin":
					m.Thin = append(m.Thin, l)
				case "full":
					m.Full = append(m.Full, l)
				case "not":
					m.Not = append(m.Not, l)
				}
			}
		}
		return nil
	})
	return &m, err
}

// Check reports marks that say nothing, or two things at once.
func (m *Marks) Check() error {
	if len(m.Fault) != 1 {
		return fmt.Errorf("%d faults are marked, want 1", len(m.Fault))
	}
	if len(m.Thin) == 0 || len(m.Not) == 0 {
		return fmt.Errorf("%d lines are marked as thin and %d as not in the slice", len(m.Thin), len(m.Not))
	}
	outside := map[Line]bool{}
	for _, l := range m.Not {
		outside[l] = true
	}
	for _, in := range [][]Line{m.Fault, m.Thin, m.Full} {
		for _, l := range in {
			if outside[l] {
				return fmt.Errorf("%s is marked as in and out", l)
			}
		}
	}
	return nil
}

// inside are the lines that a full slice has.
func (m *Marks) inside() []Line { return slices.Concat(m.Thin, m.Full) }

// lines is a set of lines.
type lines map[Line]bool

// add adds the source line of a statement, if it has one.
func (s lines) add(ref string, line int) {
	if l, ok := lineOf(ref, line); ok {
		s[l] = true
	}
}

// any reports whether one of the lines is in the set.
func (s lines) any(all []Line) bool {
	return slices.ContainsFunc(all, func(l Line) bool { return s[l] })
}

// split returns which of the lines are in the set and which are not.
func (s lines) split(all []Line) (in, out []Line) {
	for _, l := range all {
		if s[l] {
			in = append(in, l)
		} else {
			out = append(out, l)
		}
	}
	return in, out
}

func sortLines(all []Line) {
	sort.Slice(all, func(i, j int) bool {
		if all[i].Class != all[j].Class {
			return all[i].Class < all[j].Class
		}
		return all[i].Line < all[j].Line
	})
}
