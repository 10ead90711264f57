// Slices as `esdroid slice --json`, `esdroid explain --json` and runs write them.

package spectrum

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Slice is where a slice's statements stand.
type Slice struct {
	lines      map[place]sliced
	files      map[place]sliced // lines by their source file below the root, as its class
	methods    map[place]sliced
	statements map[string]sliced
}

// place is a line of a class, or a method of it.
type place struct {
	class, method string
	line          int
}

type sliced struct {
	distance int
	thin     bool
}

type sliceElement struct {
	Ref      string `json:"ref"`
	File     string `json:"file"`
	Line     int    `json:"line"`
	Event    bool   `json:"event"`
	Entry    bool   `json:"entry"`
	Thin     bool   `json:"thin"`
	Distance int    `json:"distance"`
}

// ReadSlice reads the JSON of a slice, static or dynamic.
func ReadSlice(data []byte) (*Slice, error) {
	var d struct {
		Version  int            `json:"version"`
		Elements []sliceElement `json:"elements"`
		Thin     *struct {
			Elements []sliceElement `json:"elements"`
		} `json:"thin"`
		Full *struct {
			Elements []sliceElement `json:"elements"`
		} `json:"full"`
		Slice *struct {
			Elements []sliceElement `json:"elements"`
		} `json:"slice"`
	}
	if err := json.Unmarshal(data, &d); err != nil {
		return nil, fmt.Errorf("no slice: %w", err)
	}
	if d.Version != 1 {
		return nil, fmt.Errorf("a slice of version %d, want 1", d.Version)
	}
	s := &Slice{map[place]sliced{}, map[place]sliced{}, map[place]sliced{}, map[string]sliced{}}
	for i := range d.Elements {
		s.add(&d.Elements[i])
	}
	if d.Full != nil {
		for i := range d.Full.Elements {
			s.add(&d.Full.Elements[i])
		}
	}
	for _, thin := range []*struct {
		Elements []sliceElement `json:"elements"`
	}{d.Thin, d.Slice} {
		if thin == nil {
			continue
		}
		for i := range thin.Elements {
			thin.Elements[i].Thin = true
			s.add(&thin.Elements[i])
		}
	}
	if len(s.statements) == 0 {
		return nil, errors.New("the slice has no statements: is it what 'esdroid slice --json' or 'esdroid explain --json' writes?")
	}
	return s, nil
}

func (s *Slice) add(e *sliceElement) {
	class, method, ok := splitRef(e.Ref)
	if !ok || e.Event || e.Entry {
		return
	}
	x := sliced{e.Distance, e.Thin}
	better(s.statements, e.Ref, x)
	better(s.methods, place{class: class, method: method}, x)
	if e.Line > 0 {
		better(s.lines, place{class: class, line: e.Line}, x)
		if e.File != "" {
			better(s.files, place{class: e.File, line: e.Line}, x)
		}
	}
}

// nearer says that x tells more: the thin slice comes before the full one, then the distance.
func (x sliced) nearer(old sliced) bool {
	return x.thin && !old.thin || x.thin == old.thin && x.distance < old.distance
}

// better keeps of two entries the nearer.
func better[K comparable](m map[K]sliced, k K, x sliced) {
	if old, ok := m[k]; !ok || x.nearer(old) {
		m[k] = x
	}
}

// find tells where a probe is in the slice.
func (s *Slice) find(p Probe) (sliced, bool) {
	var x sliced
	var ok bool
	switch {
	case p.Ref != "":
		x, ok = s.statements[p.Ref]
	case p.Line > 0:
		x, ok = s.lines[place{class: p.Class, line: p.Line}]
		if !ok {
			x, ok = s.inFile(p)
		}
		if !ok && !strings.Contains(p.Class, "$") { // a list by files knows outer classes only
			for k, v := range s.lines {
				if k.line == p.Line && strings.HasPrefix(k.class, p.Class+"$") && (!ok || v.nearer(x)) {
					x, ok = v, true
				}
			}
		}
	case p.Method != "":
		x, ok = s.methods[place{class: p.Class, method: p.Method + p.Desc}]
	}
	return x, ok
}

// inFile finds the line of a probe by its source file: the root of the sources may stand
// before what the slice knows of it.
func (s *Slice) inFile(p Probe) (sliced, bool) {
	for file := p.File; file != ""; {
		if x, ok := s.files[place{class: file, line: p.Line}]; ok {
			return x, true
		}
		_, rest, _ := strings.Cut(file, "/")
		if !strings.Contains(rest, "/") {
			break // a bare name may be that of any package
		}
		file = rest
	}
	return sliced{}, false
}

// splitRef splits a statement reference into the class as in Java and the method with
// its descriptor.
func splitRef(ref string) (class, method string, ok bool) {
	text, _, ok := strings.Cut(ref, "@")
	if !ok {
		return "", "", false
	}
	class, method, ok = strings.Cut(text, ";->")
	return strings.ReplaceAll(strings.TrimPrefix(class, "L"), "/", "."), method, ok
}

// Lines returns the lines of the slice by class, and whether each is in the thin one.
func (s *Slice) Lines() map[string]map[int]bool {
	out := map[string]map[int]bool{}
	for p, x := range s.lines {
		if out[p.class] == nil {
			out[p.class] = map[int]bool{}
		}
		out[p.class][p.line] = x.thin
	}
	return out
}
