// Which methods an open frame may have led to by calls whose records are lost.

package esdroidlog

import (
	"github.com/esdroid/esdroid/dex"
)

// The bounds of the search: how many calls deep, and how many methods.
const (
	maxReachDepth   = 4
	maxReachMethods = 2000
)

// leadsTo reports whether code of a method, and of what it calls, names the
// other method in an invoke, or uses its class for the first time if it is a
// class initialiser. Receivers' types are not known: name and prototype decide.
func (a *app) leadsTo(from, to dex.MethodID) bool {
	set, known := a.reach[from]
	if !known {
		set = a.reachable(from)
		a.reach[from] = set
	}
	return set[to]
}

// named returns the methods with code that have a name and prototype.
func (a *app) named(name, proto string) []dex.MethodID {
	if a.byName == nil {
		a.byName = map[string][]dex.MethodID{}
		for i := range a.p.Methods {
			if m := dex.MethodID(i); a.p.Methods[m].CodeOff != 0 {
				key := a.p.MethodName(m) + a.p.MethodProto(m)
				a.byName[key] = append(a.byName[key], m)
			}
		}
	}
	return a.byName[name+proto]
}

func (a *app) reachable(from dex.MethodID) map[dex.MethodID]bool {
	set := map[dex.MethodID]bool{}
	level := []dex.MethodID{from}
	for depth := 0; depth < maxReachDepth && len(level) > 0; depth++ {
		var next []dex.MethodID
		add := func(id dex.MethodID) {
			if !set[id] && len(set) < maxReachMethods {
				set[id] = true
				next = append(next, id)
			}
		}
		for _, id := range level {
			m := a.method(id)
			if m == nil {
				continue
			}
			f := m.code.File()
			for i := range m.insns {
				in := &m.insns[i]
				switch in.Op.Index() {
				case dex.IndexMethod:
					r := f.MethodRef(in.Index)
					name, proto := f.String(r.Name), f.ProtoDescriptor(r.Proto)
					class := f.TypeDescriptor(r.Class)
					if c, own := a.p.Class(class); own {
						if init, ok := a.p.Method(c, "<clinit>", "()V"); ok {
							add(init)
						}
					}
					if name == "<init>" || in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange {
						if callee, ok := a.target(m, in); ok {
							add(callee)
						}
						continue
					}
					for _, callee := range a.named(name, proto) {
						add(callee)
					}
				case dex.IndexField:
					if in.Op >= dex.OpSget && in.Op <= dex.OpSputShort {
						if c, own := a.p.Class(f.TypeDescriptor(f.FieldRef(in.Index).Class)); own {
							if init, ok := a.p.Method(c, "<clinit>", "()V"); ok {
								add(init)
							}
						}
					}
				}
			}
		}
		level = next
	}
	return set
}
