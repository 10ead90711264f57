// Lists that hold what is nearest, where there is no room for all.

package crowded

import (
	"math"
	"sort"
)

// minListed is what each list may hold where there is no room for longer ones.
const minListed = 8

// Room bounds the pairs of a statement and one that it depends on which are listed for
// all statements of a body. Lists are whole until a number of pairs was met, which the
// code of programs does not; those that follow hold the nearest statements only.
type Room struct {
	left    int // pairs until lists are cut
	LeftOut int // pairs that were not listed
}

// NewRoom returns room for a number of pairs.
func NewRoom(pairs int) *Room { return &Room{left: pairs} }

// Most returns how long the next list may be.
func (r *Room) Most() int {
	if r.left > 0 {
		return math.MaxInt
	}
	return minListed
}

// Take says that a list has so many elements, and so many more were left out.
func (r *Room) Take(listed, leftOut int) {
	r.left -= listed
	r.LeftOut += leftOut
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
