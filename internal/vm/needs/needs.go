// The question and its answer.

package needs

import (
	"maps"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Kind says what is missing.
type Kind string

// The kinds of needs.
const (
	Class  Kind = "class"
	Method Kind = "method"
	Field  Kind = "field"
)

// Missing is a need without an answer.
type Missing struct {
	Kind    Kind     `json:"kind"`
	Name    string   `json:"name"`              // descriptor, Lclass;->name(params)return, or Lclass;->name:type
	Members []string `json:"members,omitempty"` // of a class: those that are needed
	Count   int      `json:"count"`             // instructions, and classes below a class
	Sites   []string `json:"sites,omitempty"`   // the first of them
}

// Package sums up the needs of a package.
type Package struct {
	Name    string `json:"name"`
	Needed  int    `json:"needed"`
	Missing int    `json:"missing"`
}

// Report is what code needs of the platform.
type Report struct {
	Methods   int `json:"methods"`   // of the app
	Reachable int `json:"reachable"` // that were looked at

	Needed         int       `json:"needed"` // members and classes of the platform
	MissingMembers int       `json:"missingMembers"`
	Packages       []Package `json:"packages"`
	Missing        []Missing `json:"missing"` // those needed most first
	// Absent are classes of neither the platform nor the app, and names that the
	// platform has in other versions only.
	Absent []Missing `json:"absent,omitempty"`
}

// Options of a question.
type Options struct {
	All   bool // look at all code, not only at what is reachable
	Sites int  // how many sites to keep for each need
}

// Of reports what an app needs, starting from its roots, and the embedded class
// library does not have.
func Of(p *dex.Program, roots Roots, o Options) (*Report, error) {
	lib, err := embedded()
	if err != nil {
		return nil, err
	}
	return of(p, lib, roots, o)
}

func of(p *dex.Program, lib library, roots Roots, o Options) (*Report, error) {
	r, err := analyse(p, lib, roots, o)
	if err != nil {
		return nil, err
	}
	report := r.tally.report()
	report.Methods = len(p.Methods)
	for _, seen := range r.seen {
		if seen {
			report.Reachable++
		}
	}
	return &report, nil
}

func analyse(p *dex.Program, lib library, roots Roots, o Options) (*reach, error) {
	r, err := newReach(p, lib, &tally{lib: lib, sites: o.Sites, needs: map[string]*counts{}})
	if err != nil {
		return nil, err
	}
	if o.All {
		for c := range p.Classes {
			r.initialise(dex.ClassID(c))
			r.make(dex.ClassID(c))
		}
		for m := range p.Methods {
			r.method(dex.MethodID(m))
		}
	}
	// The order in which methods are met decides the order of sites.
	for _, c := range slices.Sorted(maps.Keys(roots.Classes)) {
		r.byName(c)
	}
	for _, m := range roots.Methods {
		r.initialise(p.Methods[m].Class)
		r.method(m)
	}
	r.handlers(roots.Handlers)
	return r, r.run()
}

// Only keeps the given packages and those below them, all if there are none.
func (r *Report) Only(packages []string) {
	if len(packages) == 0 {
		return
	}
	within := func(name string) bool {
		for _, p := range packages {
			if name == p || strings.HasPrefix(name, p+".") {
				return true
			}
		}
		return false
	}
	outside := func(m Missing) bool {
		class, _, _ := strings.Cut(m.Name, "->")
		return !within(packageOf(class))
	}
	r.Missing, r.Absent = slices.DeleteFunc(r.Missing, outside), slices.DeleteFunc(r.Absent, outside)
	r.Packages = slices.DeleteFunc(r.Packages, func(p Package) bool { return !within(p.Name) })
	r.Needed, r.MissingMembers = 0, 0
	for _, p := range r.Packages {
		r.Needed += p.Needed
		r.MissingMembers += p.Missing
	}
}
