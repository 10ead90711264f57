// Sets of code points: sorted ranges with a bitmap for Latin-1.

package regex

import (
	"sort"
	"unicode"
)

const maxRune = 0x10FFFF

// Set is an immutable set of code points.
type Set struct {
	ranges []rune // lo, hi, lo, hi … sorted, disjoint, not adjacent
	low    [4]uint64
}

func (s *Set) contains(r rune) bool {
	if r < 256 {
		return s.low[r>>6]&(1<<(uint(r)&63)) != 0
	}
	lo, hi := 0, len(s.ranges)/2
	for lo < hi {
		mid := (lo + hi) >> 1
		switch {
		case r < s.ranges[2*mid]:
			hi = mid
		case r > s.ranges[2*mid+1]:
			lo = mid + 1
		default:
			return true
		}
	}
	return false
}

// newSet sorts and merges the ranges.
func newSet(ranges []rune) *Set {
	n := len(ranges) / 2
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(a, b int) bool { return ranges[2*order[a]] < ranges[2*order[b]] })
	s := &Set{}
	for _, i := range order {
		lo, hi := ranges[2*i], ranges[2*i+1]
		if k := len(s.ranges); k > 0 && lo <= s.ranges[k-1]+1 {
			s.ranges[k-1] = max(s.ranges[k-1], hi)
			continue
		}
		s.ranges = append(s.ranges, lo, hi)
	}
	for i := 0; i < len(s.ranges) && s.ranges[i] < 256; i += 2 {
		for r := s.ranges[i]; r <= min(s.ranges[i+1], 255); r++ {
			s.low[r>>6] |= 1 << (uint(r) & 63)
		}
	}
	return s
}

func union(sets ...*Set) *Set {
	var all []rune
	for _, s := range sets {
		all = append(all, s.ranges...)
	}
	return newSet(all)
}

func (s *Set) complement() *Set {
	var out []rune
	next := rune(0)
	for i := 0; i < len(s.ranges); i += 2 {
		if s.ranges[i] > next {
			out = append(out, next, s.ranges[i]-1)
		}
		next = s.ranges[i+1] + 1
	}
	if next <= maxRune {
		out = append(out, next, maxRune)
	}
	return newSet(out)
}

func intersect(a, b *Set) *Set {
	return union(a.complement(), b.complement()).complement()
}

// folded adds every code point that differs in case only. Ranges that span
// more than all cased scripts are left to the table of cased letters.
func (s *Set) folded() *Set {
	out := append([]rune(nil), s.ranges...)
	for _, r := range cased() {
		if !s.contains(r) {
			continue
		}
		for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
			out = append(out, f, f)
		}
	}
	return newSet(out)
}

var casedRunes []rune

// cased lists the code points that have another case.
func cased() []rune {
	if casedRunes == nil {
		for r := rune('A'); r < 0x1F000; r++ {
			if unicode.SimpleFold(r) != r {
				casedRunes = append(casedRunes, r)
			}
		}
	}
	return casedRunes
}

func fold(r rune) rune {
	least := r
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		least = min(least, f)
	}
	return least
}

func single(r rune) *Set { return newSet([]rune{r, r}) }

func fromTable(tables ...*unicode.RangeTable) *Set {
	var out []rune
	for _, t := range tables {
		for _, r := range t.R16 {
			if r.Stride == 1 {
				out = append(out, rune(r.Lo), rune(r.Hi))
				continue
			}
			for c := rune(r.Lo); c <= rune(r.Hi); c += rune(r.Stride) {
				out = append(out, c, c)
			}
		}
		for _, r := range t.R32 {
			if r.Stride == 1 {
				out = append(out, rune(r.Lo), rune(r.Hi))
				continue
			}
			for c := rune(r.Lo); c <= rune(r.Hi); c += rune(r.Stride) {
				out = append(out, c, c)
			}
		}
	}
	return newSet(out)
}
