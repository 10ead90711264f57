// Counting needs.

package needs

import (
	"sort"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/framework/names"
	"github.com/esdroid/esdroid/internal/vm"
)

// site is an instruction.
type site struct {
	prog *dex.Program
	m    dex.MethodID
	pc   uint32
}

func (s site) String() string { return s.prog.Reference(s.m, s.pc) }

// tally counts the members that code refers to.
type tally struct {
	lib   library
	sites int                // how many to keep for each
	needs map[string]*counts // by member or class
}

type counts struct {
	kind    Kind
	class   string
	have    bool
	count   int
	sites   []string
	members map[string]bool // of a class that the library does not have
}

// of returns the counts of a need; look says whether the library has it.
func (t *tally) of(kind Kind, class, member string, look func() bool) *counts {
	k := t.lib[class]
	if k == nil { // all its members are missing with it
		c := t.entry(Class, class, class, func() bool { return false })
		if member != "" {
			c.members[member] = true
		}
		return c
	}
	if kind == Class {
		return t.entry(kind, class, class, func() bool { return true })
	}
	return t.entry(kind, class, class+"->"+member, look)
}

func (t *tally) entry(kind Kind, class, key string, look func() bool) *counts {
	c := t.needs[key]
	if c == nil {
		c = &counts{kind: kind, class: class, have: look(), members: map[string]bool{}}
		t.needs[key] = c
	}
	return c
}

func (t *tally) add(c *counts, at site) {
	c.count++
	if !c.have && len(c.sites) < t.sites {
		c.sites = append(c.sites, at.String())
	}
}

func (t *tally) classAt(desc string, at site) { t.add(t.of(Class, desc, "", nil), at) }

func (t *tally) methodAt(desc, selector string, at site) {
	t.add(t.of(Method, desc, selector, func() bool { return t.lib.hasMethod(desc, selector) }), at)
}

func (t *tally) fieldAt(desc, field string, at site) {
	t.add(t.of(Field, desc, field, func() bool { return t.lib.hasField(desc, field) }), at)
}

// class counts a class that stands above one of the app's.
func (t *tally) class(desc, below string) {
	c := t.of(Class, desc, "", nil)
	c.count++
	if !c.have && len(c.sites) < t.sites {
		c.sites = append(c.sites, below)
	}
}

// inherited counts a member that a class of the app has from the platform: from
// the first type above it that has the member, else, as it is missing, from the
// first that might.
func (t *tally) inherited(above []string, member string, has func(string, string) bool, count func(string, string, site), at site) {
	for _, p := range above {
		if has(p, member) {
			count(p, member, at)
			return
		}
	}
	for _, p := range above {
		if p != objectName {
			count(p, member, at)
			return
		}
	}
}

// report sorts what was counted.
func (t *tally) report() Report {
	r := Report{Packages: []Package{}, Missing: []Missing{}}
	packages := map[string]*Package{}
	for key, c := range t.needs {
		if !c.have && (!vm.IsPlatform(c.class) || !names.Has(key)) {
			r.Absent = append(r.Absent, c.missing(key))
			continue
		}
		p := packages[packageOf(c.class)]
		if p == nil {
			p = &Package{Name: packageOf(c.class)}
			packages[p.Name] = p
		}
		n := max(1, len(c.members))
		p.Needed += n
		r.Needed += n
		if !c.have {
			p.Missing += n
			r.MissingMembers += n
			r.Missing = append(r.Missing, c.missing(key))
		}
	}
	for _, p := range packages {
		r.Packages = append(r.Packages, *p)
	}
	sort.Slice(r.Packages, func(i, j int) bool { return r.Packages[i].Name < r.Packages[j].Name })
	sortMissing(r.Missing)
	sortMissing(r.Absent)
	return r
}

func (c *counts) missing(key string) Missing {
	m := Missing{Kind: c.kind, Name: key, Count: c.count, Sites: c.sites}
	for member := range c.members {
		m.Members = append(m.Members, member)
	}
	sort.Strings(m.Members)
	return m
}

// sortMissing puts what is needed most first.
func sortMissing(list []Missing) {
	sort.Slice(list, func(i, j int) bool {
		if list[i].Count != list[j].Count {
			return list[i].Count > list[j].Count
		}
		return list[i].Name < list[j].Name
	})
}

// packageOf spells the package of a class descriptor with dots.
func packageOf(desc string) string {
	name := strings.TrimPrefix(desc, "L")
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		return strings.ReplaceAll(name[:i], "/", ".")
	}
	return ""
}
