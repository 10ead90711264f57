// Nulls inside of what the framework was given: elements of arrays that nothing was stored
// in, parts of objects that were made of null.

package fault

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// emptyElement finds the last array that was handed to the framework with an element that
// has no value, and the store that went elsewhere instead. Without one it is the call that
// handed it over.
func (u *unframed) emptyElement() (f Fault, ok bool) {
	if !strings.HasSuffix(u.err.Type, "NullPointerException") {
		return Fault{}, false
	}
	var stores map[dynamic.Node]stored // of the whole run, once an array asks for them
	u.each(func(c given) bool {
		for _, k := range c.references {
			for _, array := range u.graph.Origins(u.graph.Given(c.node, k)) {
				length, fixed := u.length(array)
				if !fixed {
					continue
				}
				if stores == nil {
					stores = u.stores()
				}
				filled, known := stores[array].before(c.node)
				if !known {
					continue
				}
				for at := range length {
					if slices.ContainsFunc(filled, func(s store) bool { return s.index == at }) {
						continue
					}
					// What fills an array goes through it in order: the store whose turn it was.
					if int(at) < len(filled) && filled[at].index != at {
						f, ok = u.at(filled[at].node, []int{1, 0}, fmt.Sprintf("has nothing at %d, and the framework was to go on with it", at), true)
					} else {
						f, ok = u.at(c.node, []int{k}, fmt.Sprintf("has nothing at %d", at), true)
					}
					return !ok
				}
			}
		}
		return true
	})
	return f, ok
}

// store is a store of a reference into an array.
type store struct {
	node  dynamic.Node
	index int64
	known bool // the code says the index
}

// stored are the stores into one array, in order.
type stored []store

// before returns the stores that came before a node, and whether the code says all indices.
func (s stored) before(n dynamic.Node) (all []store, known bool) {
	for _, one := range s {
		if one.node > n {
			break
		}
		if !one.known {
			return nil, false
		}
		all = append(all, one)
	}
	return all, len(all) > 0 // what the app never fills is for others to fill
}

// stores finds the stores of references, by what made the array.
func (u *unframed) stores() map[dynamic.Node]stored {
	all := map[dynamic.Node]stored{}
	for n := range dynamic.Node(u.graph.Len()) {
		if u.graph.Kind(n) != dynamic.Instruction || u.graph.Insn(n).Op != dex.OpAputObject {
			continue
		}
		index, known := u.number(u.graph.Given(n, 1))
		for _, array := range u.graph.Origins(u.graph.Given(n, 0)) {
			all[array] = append(all[array], store{n, index, known})
		}
	}
	return all
}

// maxLength bounds the arrays whose elements are looked at one by one.
const maxLength = 1 << 10

// length returns the length of an array of references, if the code says it.
func (u *unframed) length(made dynamic.Node) (int64, bool) {
	in := u.graph.Insn(made)
	if in == nil || in.Op != dex.OpNewArray {
		return 0, false
	}
	length, ok := u.number(u.graph.Given(made, 0))
	return length, ok && length <= maxLength
}

// number returns the number that a node puts into a register, if it is a constant.
func (u *unframed) number(n dynamic.Node) (int64, bool) {
	if n == dynamic.NoNode || u.graph.Kind(n) != dynamic.Instruction {
		return 0, false
	}
	in := u.graph.Insn(n)
	return in.Lit, in.Op >= dex.OpConst4 && in.Op <= dex.OpConst
}

// nullInside finds, where a call of the framework failed on a null and none of its operands
// is one, the call that gave one of these objects the null which the framework met inside:
// an adapter over no list.
func nullInside(code *jimple.Program, g *dynamic.Graph, e *crash.Exception, at dynamic.Node) (f Fault, ok bool) {
	if !strings.HasSuffix(e.Type, "NullPointerException") {
		return Fault{}, false
	}
	u := newUnframed(code, g, e)
	var handed []dynamic.Node // what made the objects, in order
	u.each(func(c given) bool {
		switch {
		case c.node > at:
			return true
		case c.node == at:
			for _, k := range c.references {
				if u.null(at, k) {
					return false
				}
				handed = append(handed, g.Origins(g.Given(at, k))...)
			}
			slices.Sort(handed)
			return len(handed) > 0
		case len(handed) == 0 || c.node < handed[0]:
			return false
		case c.static || !u.isOne(c.class, u.failed()) || !slices.ContainsFunc(g.Origins(g.Given(c.node, 0)), func(n dynamic.Node) bool { return slices.Contains(handed, n) }):
			return true
		}
		for _, k := range c.references {
			if k > 0 && u.null(c.node, k) {
				f, ok = u.at(c.node, []int{k}, "is null, and the framework was to go on with it", false)
				return !ok
			}
		}
		return true
	})
	return f, ok
}
