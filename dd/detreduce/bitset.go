// Sets of covered units.

package detreduce

import "math/bits"

// bitset is a set of small numbers of fixed size.
type bitset []uint64

func newBitset(n int) bitset { return make(bitset, (n+63)/64) }

func (b bitset) add(i int)      { b[i>>6] |= 1 << (i & 63) }
func (b bitset) has(i int) bool { return b[i>>6]&(1<<(i&63)) != 0 }

func (b bitset) or(c bitset) {
	for i, w := range c {
		b[i] |= w
	}
}

func (b bitset) count() int {
	n := 0
	for _, w := range b {
		n += bits.OnesCount64(w)
	}
	return n
}

// gain returns how many elements of c are not in b.
func (b bitset) gain(c bitset) int {
	n := 0
	for i, w := range c {
		n += bits.OnesCount64(w &^ b[i])
	}
	return n
}

// holds reports whether all of c is in b.
func (b bitset) holds(c bitset) bool {
	for i, w := range c {
		if w&^b[i] != 0 {
			return false
		}
	}
	return true
}

// less removes the elements of c.
func (b bitset) less(c bitset) {
	for i, w := range c {
		b[i] &^= w
	}
}

// and keeps only elements of c.
func (b bitset) and(c bitset) {
	for i, w := range c {
		b[i] &= w
	}
}

func (b bitset) clone() bitset { return append(bitset(nil), b...) }
