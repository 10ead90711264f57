// Decompression.

package deflate

import (
	"errors"
	"hash"
	"hash/adler32"
)

// ErrNeedDictionary says that the data needs a preset dictionary, whose Adler-32
// Adler returns.
var ErrNeedDictionary = errors.New("need dictionary")

// The failures of data that breaks the format, in zlib's words.
var (
	errHeader     = errors.New("incorrect header check")
	errMethod     = errors.New("unknown compression method")
	errWindow     = errors.New("invalid window size")
	errBlock      = errors.New("invalid block type")
	errStored     = errors.New("invalid stored block lengths")
	errTooMany    = errors.New("too many length or distance symbols")
	errLengthsSet = errors.New("invalid code lengths set")
	errRepeat     = errors.New("invalid bit length repeat")
	errNoEnd      = errors.New("invalid code -- missing end-of-block")
	errLiterals   = errors.New("invalid literal/lengths set")
	errDistances  = errors.New("invalid distances set")
	errLength     = errors.New("invalid literal/length code")
	errDistance   = errors.New("invalid distance code")
	errFarBack    = errors.New("invalid distance too far back")
	errData       = errors.New("incorrect data check")
)

type inflateState uint8

const (
	stateHeader inflateState = iota
	stateDictionary
	stateBlock
	stateStoredLength
	stateStored
	stateCounts
	stateCodeLengths
	stateLengths
	stateSymbols
	stateMatch
	stateTrailer
	stateDone
)

const windowSize = 1 << 15

// Inflater decompresses one stream.
type Inflater struct {
	zlib  bool
	state inflateState
	err   error

	bits uint64 // not used yet, the next ones lowest
	n    uint   // how many

	last   bool // in the last block
	stored int  // bytes left of a stored block

	literals, distances, codes huffman
	lengths                    [320]uint8
	nLengths, nLit, nDist      int
	nCodes                     int

	match, back int // bytes left of a match, and its distance

	window [windowSize]byte
	at     int // where the next byte goes in window
	total  int64

	sum  hash.Hash32
	dict uint32 // the Adler-32 of the dictionary needed
	have bool   // a dictionary was given
}

// NewInflater returns an Inflater for ZLIB data, or for bare DEFLATE data.
func NewInflater(zlib bool) *Inflater {
	z := &Inflater{zlib: zlib, sum: adler32.New()}
	if !zlib {
		z.state = stateBlock
	}
	return z
}

// Finished reports whether the end of the data was reached.
func (z *Inflater) Finished() bool { return z.state == stateDone }

// Adler returns the Adler-32 of the output, or of the dictionary that is
// needed.
func (z *Inflater) Adler() uint32 {
	if z.state == stateDictionary {
		return z.dict
	}
	return z.sum.Sum32()
}

// SetDictionary presets the window. It returns false if the data asked for
// another dictionary.
func (z *Inflater) SetDictionary(d []byte) bool {
	if z.zlib {
		if z.state != stateDictionary || adler32.Checksum(d) != z.dict {
			return false
		}
		z.state = stateBlock
	}
	for _, c := range d[max(0, len(d)-windowSize):] {
		z.window[z.at] = c
		z.at = (z.at + 1) % windowSize
		z.total++
	}
	z.have = true
	return true
}

// SizeBytes tells the machine's heap how large this is.
func (z *Inflater) SizeBytes() int64 { return windowSize + 8<<10 }

// Inflate decompresses in to out and returns how much it made and used. It
// stops where input or room ends, at the end of the data, where a dictionary
// is needed, and at an error, which then stays.
func (z *Inflater) Inflate(out, in []byte) (made, used int, err error) {
	if z.err != nil {
		return 0, 0, z.err
	}
	if z.state == stateDictionary {
		return 0, 0, ErrNeedDictionary
	}
	r := source{z: z, in: in}
	w := sink{out: out}
	err = z.run(&r, &w)
	z.sum.Write(out[:w.n])
	if err == nil || err == errShort || err == errFull {
		if z.state == stateTrailer {
			err = z.trailer(&r)
		}
	}
	switch err {
	case errShort, errFull:
		err = nil
	case nil, ErrNeedDictionary:
	default:
		z.err = err
	}
	return w.n, r.used, err
}

// errShort and errFull end a call where input or room ends.
var (
	errShort = errors.New("short")
	errFull  = errors.New("full")
)

type source struct {
	z    *Inflater
	in   []byte
	used int
}

// need makes at least n bits available, taking no more bytes than that takes;
// what lies behind the data stays with the caller.
func (r *source) need(n uint) bool {
	z := r.z
	for z.n < n {
		if r.used >= len(r.in) {
			return false
		}
		z.bits |= uint64(r.in[r.used]) << z.n
		r.used++
		z.n += 8
	}
	return true
}

func (z *Inflater) drop(n uint) uint32 {
	v := uint32(z.bits & (1<<n - 1))
	z.bits >>= n
	z.n -= n
	return v
}

type sink struct {
	out []byte
	n   int
}

func (z *Inflater) put(w *sink, c byte) {
	w.out[w.n] = c
	w.n++
	z.window[z.at] = c
	z.at = (z.at + 1) & (windowSize - 1)
	z.total++
}

func (z *Inflater) run(r *source, w *sink) error {
	for {
		switch z.state {
		case stateHeader:
			if !r.need(16) {
				return errShort
			}
			cmf, flg := uint32(z.bits&0xff), uint32(z.bits>>8&0xff)
			switch {
			case (cmf<<8|flg)%31 != 0:
				return errHeader
			case cmf&15 != 8:
				return errMethod
			case cmf>>4 > 7:
				return errWindow
			}
			if flg&0x20 == 0 {
				z.drop(16)
				z.state = stateBlock
				continue
			}
			if !r.need(48) {
				return errShort
			}
			z.drop(16)
			for range 4 {
				z.dict = z.dict<<8 | z.drop(8)
			}
			z.state = stateDictionary
			return ErrNeedDictionary
		case stateBlock:
			if z.last {
				z.drop(z.n % 8)
				z.state = stateTrailer
				return nil
			}
			if !r.need(3) {
				return errShort
			}
			z.last = z.drop(1) == 1
			switch z.drop(2) {
			case 0:
				z.drop(z.n % 8)
				z.state = stateStoredLength
			case 1:
				z.literals, z.distances = fixedLiterals, fixedDistances
				z.state = stateSymbols
			case 2:
				z.state = stateCounts
			default:
				return errBlock
			}
		case stateStoredLength:
			if !r.need(32) {
				return errShort
			}
			n, inverse := z.drop(16), z.drop(16)
			if n != ^inverse&0xffff {
				return errStored
			}
			z.stored = int(n)
			z.state = stateStored
		case stateStored:
			for z.stored > 0 {
				if w.n == len(w.out) {
					return errFull
				}
				if !r.need(8) {
					return errShort
				}
				z.put(w, byte(z.drop(8)))
				z.stored--
			}
			z.state = stateBlock
		case stateCounts:
			if !r.need(14) {
				return errShort
			}
			z.nLit, z.nDist, z.nCodes = int(z.drop(5))+257, int(z.drop(5))+1, int(z.drop(4))+4
			if z.nLit > 286 || z.nDist > 30 {
				return errTooMany
			}
			z.nLengths = 0
			clear(z.lengths[:])
			z.state = stateCodeLengths
		case stateCodeLengths:
			for z.nLengths < z.nCodes {
				if !r.need(3) {
					return errShort
				}
				z.lengths[codeOrder[z.nLengths]] = uint8(z.drop(3))
				z.nLengths++
			}
			if !z.codes.build(z.lengths[:19], false) {
				return errLengthsSet
			}
			clear(z.lengths[:])
			z.nLengths = 0
			z.state = stateLengths
		case stateLengths:
			if err := z.readLengths(r); err != nil {
				return err
			}
			if z.lengths[256] == 0 {
				return errNoEnd
			}
			if !z.literals.build(z.lengths[:z.nLit], true) {
				return errLiterals
			}
			if !z.distances.build(z.lengths[z.nLit:z.nLit+z.nDist], true) {
				return errDistances
			}
			z.state = stateSymbols
		case stateSymbols:
			if err := z.symbols(r, w); err != nil {
				return err
			}
		case stateMatch:
			for z.match > 0 {
				if w.n == len(w.out) {
					return errFull
				}
				z.put(w, z.window[(z.at-z.back)&(windowSize-1)])
				z.match--
			}
			z.state = stateSymbols
		default:
			return nil
		}
	}
}

func (z *Inflater) readLengths(r *source) error {
	for z.nLengths < z.nLit+z.nDist {
		sym, n, ok := z.codes.peek(r)
		if !ok {
			if z.n >= 7 {
				return errLengthsSet
			}
			return errShort
		}
		if sym < 16 {
			z.drop(n)
			z.lengths[z.nLengths] = uint8(sym)
			z.nLengths++
			continue
		}
		extra, base := uint(2), 3
		if sym == 17 {
			extra = 3
		} else if sym == 18 {
			extra, base = 7, 11
		}
		if !r.need(n + extra) {
			return errShort
		}
		z.drop(n)
		repeat := base + int(z.drop(extra))
		var length uint8
		if sym == 16 {
			if z.nLengths == 0 {
				return errRepeat
			}
			length = z.lengths[z.nLengths-1]
		}
		if z.nLengths+repeat > z.nLit+z.nDist {
			return errRepeat
		}
		for range repeat {
			z.lengths[z.nLengths] = length
			z.nLengths++
		}
	}
	return nil
}

// symbols decodes literals until a match, the end of the block, or the end of
// input or room. A symbol is used up only when all its bits are there.
func (z *Inflater) symbols(r *source, w *sink) error {
	for {
		if w.n == len(w.out) {
			// The end of a block makes no output, and is taken where it can be.
			if sym, n, ok := z.literals.peek(r); ok && sym == 256 {
				z.drop(n)
				z.state = stateBlock
				return nil
			}
			return errFull
		}
		sym, n, ok := z.literals.peek(r)
		if !ok {
			if z.n >= maxBits {
				return errLength
			}
			return errShort
		}
		if sym < 256 {
			z.drop(n)
			z.put(w, byte(sym))
			continue
		}
		if sym == 256 {
			z.drop(n)
			z.state = stateBlock
			return nil
		}
		if sym > 285 {
			return errLength
		}
		// Length, distance and their extra bits are 48 bits at most; nothing is
		// dropped before they are all there.
		l := lengthCodes[sym-257]
		first := n + uint(l.extra)
		if !r.need(first) {
			return errShort
		}
		length := int(l.base) + int(z.bits>>n&(1<<l.extra-1))
		dist, dn, ok := z.distances.peekBehind(r, first)
		if !ok {
			if z.n >= first+maxBits {
				return errDistance
			}
			return errShort
		}
		if dist > 29 {
			return errDistance
		}
		d := distanceCodes[dist]
		if !r.need(first + dn + uint(d.extra)) {
			return errShort
		}
		back := int(d.base) + int(z.bits>>(first+dn)&(1<<d.extra-1))
		z.drop(first + dn + uint(d.extra))
		if int64(back) > z.total {
			return errFarBack
		}
		z.match, z.back = length, back
		z.state = stateMatch
		return nil
	}
}

// trailer checks the Adler-32 behind ZLIB data.
func (z *Inflater) trailer(r *source) error {
	if z.zlib {
		if !r.need(32) {
			return errShort
		}
		sum := uint32(0)
		for range 4 {
			sum = sum<<8 | z.drop(8)
		}
		if sum != z.sum.Sum32() {
			return errData
		}
	}
	z.state = stateDone
	return nil
}
