// Huffman codes of DEFLATE (RFC 1951, 3.2).

package deflate

const maxBits = 15

// codeOrder is the order of the code length codes.
var codeOrder = [19]uint8{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

// baseExtra is the least value of a length or distance code, and how many bits
// are added to it.
type baseExtra struct {
	base  uint16
	extra uint8
}

var lengthCodes = func() (t [29]baseExtra) {
	base := uint16(3)
	for i := range t {
		extra := uint8(0)
		if i >= 8 && i < 28 {
			extra = uint8(i/4 - 1)
		}
		t[i] = baseExtra{base, extra}
		base += 1 << extra
	}
	t[28] = baseExtra{258, 0}
	return t
}()

var distanceCodes = func() (t [30]baseExtra) {
	base := uint16(1)
	for i := range t {
		extra := uint8(0)
		if i >= 4 {
			extra = uint8(i/2 - 1)
		}
		t[i] = baseExtra{base, extra}
		base += 1 << extra
	}
	return t
}()

var fixedLiterals, fixedDistances = func() (l, d huffman) {
	var lengths [288]uint8
	for i := range lengths {
		switch {
		case i < 144:
			lengths[i] = 8
		case i < 256:
			lengths[i] = 9
		case i < 280:
			lengths[i] = 7
		default:
			lengths[i] = 8
		}
	}
	l.build(lengths[:], true)
	var five [32]uint8
	for i := range five {
		five[i] = 5
	}
	d.build(five[:], true)
	return l, d
}()

const fastBits = 9

// huffman is a canonical code: a table for short codes, counts by length for
// the rest.
type huffman struct {
	fast    [1 << fastBits]uint16 // symbol<<4 | length, 0 where codes are longer
	counts  [maxBits + 1]uint16
	symbols [288]uint16
}

// build makes the code of the given lengths; false if they are no code. A code
// that leaves bits over is one only if it has a single symbol, or none, and
// incomplete ones are allowed.
func (h *huffman) build(lengths []uint8, incomplete bool) bool {
	clear(h.fast[:])
	clear(h.counts[:])
	for _, l := range lengths {
		h.counts[l]++
	}
	used := len(lengths) - int(h.counts[0])
	h.counts[0] = 0
	left := 1
	for l := 1; l <= maxBits; l++ {
		left = left<<1 - int(h.counts[l])
		if left < 0 {
			return false
		}
	}
	if left > 0 && used > 0 && (!incomplete || used != 1 || h.counts[1] != 1) || used == 0 && !incomplete {
		return false
	}
	var offsets, next [maxBits + 2]uint16
	code := uint16(0)
	for l := 1; l <= maxBits; l++ {
		offsets[l+1] = offsets[l] + h.counts[l]
		next[l] = code
		code = (code + h.counts[l]) << 1
	}
	for sym, l := range lengths {
		if l == 0 {
			continue
		}
		h.symbols[offsets[l]] = uint16(sym)
		offsets[l]++
		c := next[l]
		next[l]++
		if l <= fastBits {
			for i := reverse(c, uint(l)); i < 1<<fastBits; i += 1 << l {
				h.fast[i] = uint16(sym)<<4 | uint16(l)
			}
		}
	}
	return true
}

// reverse turns the n low bits of c around: codes are packed with their most
// significant bit first.
func reverse(c uint16, n uint) uint16 {
	r := uint16(0)
	for range n {
		r = r<<1 | c&1
		c >>= 1
	}
	return r
}

// peek returns the next symbol and its length without dropping it; false if the
// bits are not there, or are no code, which maxBits of them tell.
func (h *huffman) peek(r *source) (sym int, n uint, ok bool) { return h.peekBehind(r, 0) }

// peekBehind is peek after skipping some bits.
func (h *huffman) peekBehind(r *source, skip uint) (sym int, n uint, ok bool) {
	z := r.z
	if e := h.fast[z.bits>>skip&(1<<fastBits-1)]; e != 0 && z.n >= skip+uint(e&15) {
		return int(e >> 4), uint(e & 15), true
	}
	code, first, index := 0, 0, 0
	for l := uint(1); l <= maxBits; l++ {
		if !r.need(skip + l) {
			return 0, 0, false
		}
		code |= int(z.bits >> (skip + l - 1) & 1)
		count := int(h.counts[l])
		if code-count < first {
			return int(h.symbols[index+code-first]), l, true
		}
		index += count
		first = (first + count) << 1
		code <<= 1
	}
	return 0, 0, false
}
