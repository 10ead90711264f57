// Bodies in which so much depends on so much that lists of it cannot all be shown:
// there are as many pairs as statements times statements at worst.

package jimple

import "sort"

// maxPairs bounds the pairs of a statement and one that it depends on which are listed
// in full for all statements of a body; minListed is what each list may hold anyway.
const (
	maxPairs  = 1 << 20
	minListed = 8
)

// ListAtMost returns how long the lists of what single statements depend on, or what
// depends on them, may be for who makes them for all statements of the body: as long as
// they are, but in the few bodies that have millions of such pairs. Nearest cuts.
func (b *Body) ListAtMost(exits Exits) int {
	pairs := b.ControlDeps(exits).deps.Len()
	c := b.chains()
	if c.coarse {
		for _, v := range b.operands {
			if v.IsLocal() {
				pairs += int(c.defsFirst[v.Local()+1] - c.defsFirst[v.Local()])
			}
		}
	} else {
		pairs += len(c.defs)
	}
	if pairs <= maxPairs {
		return len(b.Stmts) + len(b.operands)
	}
	return max(minListed, maxPairs/(2*len(b.Stmts)))
}

// Nearest returns the elements of an ascending list that lie nearest to a statement or
// use, as many as most.
func Nearest[E any](list []E, to int32, most int, number func(E) int32) []E {
	if len(list) <= most {
		return list
	}
	at := sort.Search(len(list), func(k int) bool { return number(list[k]) >= to })
	from := min(max(0, at-most/2), len(list)-most)
	return list[from : from+most]
}
