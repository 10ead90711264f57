// The matrix: probes, runs, and who executed what.

package spectrum

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Probe is a place of the program. What a source of a spectrum does not know is empty.
type Probe struct {
	Class  string `json:"class"`            // as in Java: com.x.Y$Z
	Method string `json:"method,omitempty"` // its name
	Desc   string `json:"desc,omitempty"`   // its descriptor
	Line   int    `json:"line,omitempty"`
	Ref    string `json:"ref,omitempty"`  // of a statement
	File   string `json:"file,omitempty"` // below the root of the sources
}

// String names the probe as people do.
func (p Probe) String() string {
	text := p.Class
	if p.Method != "" {
		text += "." + p.Method
	}
	if p.Ref != "" {
		if i := strings.LastIndexByte(p.Ref, '@'); i >= 0 {
			text += p.Ref[i:]
		}
	}
	if p.Line > 0 {
		text += fmt.Sprintf(":%d", p.Line)
	}
	return text
}

// Compare orders probes by class, line, method and statement.
func (p Probe) Compare(q Probe) int {
	return cmp.Or(cmp.Compare(p.Class, q.Class), cmp.Compare(p.Line, q.Line), cmp.Compare(p.Method, q.Method), cmp.Compare(p.Desc, q.Desc), cmp.Compare(p.Ref, q.Ref))
}

// Run is a run of the program.
type Run struct {
	Name   string `json:"name"`
	Failed bool   `json:"failed"`
	Stack  string `json:"stack,omitempty"` // of a failing one, in one line
	Nanos  int64  `json:"nanos,omitempty"`
	ran    bits
}

// Spectrum is what ran in which run.
type Spectrum struct {
	Probes []Probe
	Runs   []Run
}

// bits is a set of probes by their indices.
type bits []uint64

func (b bits) has(i int) bool { return i/64 < len(b) && b[i/64]>>(i%64)&1 != 0 }

func (b *bits) set(i int) {
	for i/64 >= len(*b) {
		*b = append(*b, 0)
	}
	(*b)[i/64] |= 1 << (i % 64)
}

// Ran reports whether a run executed a probe.
func (s *Spectrum) Ran(run, probe int) bool { return s.Runs[run].ran.has(probe) }

// Add adds a run that executed some probes, by their indices.
func (s *Spectrum) Add(r Run, executed []int) {
	r.ran = nil
	for _, i := range executed {
		r.ran.set(i)
	}
	s.Runs = append(s.Runs, r)
}

// Failing returns how many runs failed, and how many passed.
func (s *Spectrum) Failing() (failed, passed int) {
	for i := range s.Runs {
		if s.Runs[i].Failed {
			failed++
		} else {
			passed++
		}
	}
	return failed, passed
}

// Counts are in how many runs a probe was executed.
type Counts struct {
	FailedRan, PassedRan, FailedNot, PassedNot int
}

// Counts counts all probes.
func (s *Spectrum) Counts() []Counts {
	out := make([]Counts, len(s.Probes))
	for r := range s.Runs {
		run := &s.Runs[r]
		for i := range out {
			switch ran := run.ran.has(i); {
			case ran && run.Failed:
				out[i].FailedRan++
			case ran:
				out[i].PassedRan++
			case run.Failed:
				out[i].FailedNot++
			default:
				out[i].PassedNot++
			}
		}
	}
	return out
}

// Granularity is what counts as one probe.
type Granularity string

// The granularities.
const (
	ByLine      Granularity = "line"
	ByMethod    Granularity = "method"
	ByStatement Granularity = "statement"
)

// Fold joins probes that are the same at a granularity: such a probe was executed if any
// of its parts was. Probes that do not know their method or line stay apart.
func (s *Spectrum) Fold(g Granularity) *Spectrum {
	at := map[Probe]int{}
	var probes []Probe
	to := make([]int, len(s.Probes))
	for i, p := range s.Probes {
		key := p
		switch {
		case g == ByMethod && p.Method != "":
			key.Line, key.Ref = 0, ""
		case g == ByLine && p.Line > 0: // a line may lie in more methods: a lambda, an initialiser
			key.Ref, key.Method, key.Desc = "", "", ""
		}
		key.File = ""
		n, ok := at[key]
		if !ok {
			n = len(probes)
			at[key] = n
			key.File = p.File
			if g == ByLine { // the first method of a line names it
				key.Method, key.Desc = p.Method, p.Desc
			}
			probes = append(probes, key)
		}
		to[i] = n
	}
	out := &Spectrum{Probes: probes}
	for r := range s.Runs {
		run := s.Runs[r]
		var executed []int
		for i := range s.Probes {
			if s.Runs[r].ran.has(i) {
				executed = append(executed, to[i])
			}
		}
		out.Add(run, executed)
	}
	return out.sorted()
}

// sorted orders the probes.
func (s *Spectrum) sorted() *Spectrum {
	order := make([]int, len(s.Probes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return s.Probes[a].Compare(s.Probes[b]) })
	out := &Spectrum{Probes: make([]Probe, len(order))}
	for i, o := range order {
		out.Probes[i] = s.Probes[o]
	}
	for r := range s.Runs {
		var executed []int
		for i, o := range order {
			if s.Runs[r].ran.has(o) {
				executed = append(executed, i)
			}
		}
		out.Add(s.Runs[r], executed)
	}
	return out
}

// Builder makes a spectrum of runs that name what they executed.
type Builder struct {
	s  Spectrum
	at map[Probe]int
}

// Probe returns the index of a probe, and adds it if it is new.
func (b *Builder) Probe(p Probe) int {
	if b.at == nil {
		b.at = map[Probe]int{}
	}
	key := p
	key.File = "" // reports name the same file from other roots
	i, ok := b.at[key]
	if !ok {
		i = len(b.s.Probes)
		b.at[key] = i
		b.s.Probes = append(b.s.Probes, p)
	}
	return i
}

// Run adds a run.
func (b *Builder) Run(r Run, executed []int) { b.s.Add(r, executed) }

// Spectrum returns what was built, its probes in order.
func (b *Builder) Spectrum() *Spectrum { return b.s.sorted() }
