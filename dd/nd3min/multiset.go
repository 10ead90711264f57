// Dense numbers for multisets of small symbols.

package nd3min

import "math"

// A numbering gives every multiset of at most size symbols out of 0 … symbols−1
// a dense number among those of its size: the sorted multiset a₀ ≤ a₁ ≤ … has
// number Σ C(aᵢ+i, i+1) (the combinatorial number system).
type numbering struct {
	symbols, size int
	choose        [][]int // choose[n][k], 0 ≤ k ≤ size
	// add[j][m*symbols+a] is the number of multiset m of size j with symbol a
	// added, for j < size−1: the walk to a multiset needs no sorting.
	add [][]int32
}

// multisets returns how many multisets of k out of n symbols there are, or
// MaxInt64 if that does not fit.
func multisets(n, k int) int64 {
	c := int64(1)
	for i := 1; i <= k; i++ {
		f := int64(n + k - i)
		if c > math.MaxInt64/max(f, 1) {
			return math.MaxInt64
		}
		c = c * f / int64(i)
	}
	return c
}

func newNumbering(symbols, size int) *numbering {
	nb := &numbering{symbols: symbols, size: size}
	nb.choose = make([][]int, symbols+size)
	for n := range nb.choose {
		nb.choose[n] = make([]int, size+1)
		nb.choose[n][0] = 1
		for k := 1; k <= size && n > 0; k++ {
			nb.choose[n][k] = nb.choose[n-1][k-1] + nb.choose[n-1][k]
		}
	}
	for j := 0; j < size-1; j++ {
		table := make([]int32, nb.count(j)*symbols)
		nb.each(j, symbols, func(number int, set []uint16) {
			for a := range symbols {
				table[number*symbols+a] = int32(nb.number(insert(set, uint16(a))))
			}
		})
		nb.add = append(nb.add, table)
	}
	return nb
}

// count returns how many multisets of k symbols there are.
func (nb *numbering) count(k int) int { return int(multisets(nb.symbols, k)) }

// number returns the number of a sorted multiset.
func (nb *numbering) number(sorted []uint16) int {
	n := 0
	for i, a := range sorted {
		n += nb.choose[int(a)+i][i+1]
	}
	return n
}

// without returns the number of a sorted multiset less its i-th element.
func (nb *numbering) without(sorted []uint16, i int) int {
	n := 0
	for k, a := range sorted {
		switch {
		case k < i:
			n += nb.choose[int(a)+k][k+1]
		case k > i:
			n += nb.choose[int(a)+k-1][k]
		}
	}
	return n
}

// each calls f for every multiset of k symbols below limit, in an order that
// depends on nothing else. The set is only valid during the call.
func (nb *numbering) each(k, limit int, f func(number int, set []uint16)) {
	set := make([]uint16, k)
	var walk func(i int, from uint16)
	walk = func(i int, from uint16) {
		if i == k {
			f(nb.number(set), set)
			return
		}
		for a := from; int(a) < limit; a++ {
			set[i] = a
			walk(i+1, a)
		}
	}
	walk(0, 0)
}

// insert returns a copy of the sorted multiset with a added.
func insert(sorted []uint16, a uint16) []uint16 {
	out := make([]uint16, 0, len(sorted)+1)
	i := 0
	for ; i < len(sorted) && sorted[i] <= a; i++ {
		out = append(out, sorted[i])
	}
	out = append(out, a)
	return append(out, sorted[i:]...)
}
