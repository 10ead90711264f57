// Compression.

package deflate

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"hash"
	"hash/adler32"
)

// How Deflate ends its output.
const (
	NoFlush   = 0
	SyncFlush = 2 // at a byte border, so that everything so far can be read
	FullFlush = 3 // also without references to what was before
	Finish    = 4
)

// Deflater compresses one stream.
type Deflater struct {
	zlib     bool
	level    int
	strategy int
	w        *flate.Writer
	pending  bytes.Buffer // made, not yet fetched
	sum      hash.Hash32
	begun    bool
	ended    bool
	dict     []byte
	dictSum  uint32
}

// Levels and strategies, as java.util.zip numbers them.
const (
	defaultLevel = -1
	huffmanOnly  = 2
)

// NewDeflater returns a Deflater of a level from 0 to 9, or -1, and a strategy,
// for ZLIB data or bare DEFLATE data.
func NewDeflater(level, strategy int, zlib bool) *Deflater {
	return &Deflater{zlib: zlib, level: level, strategy: strategy, sum: adler32.New()}
}

// SetDictionary presets the dictionary; before the first Deflate.
func (z *Deflater) SetDictionary(d []byte) {
	z.dict = append([]byte(nil), d...)
	z.dictSum = adler32.Checksum(d)
}

// Adler returns the Adler-32 of the input so far, or of the dictionary before
// there is any.
func (z *Deflater) Adler() uint32 {
	if !z.begun && z.dict != nil {
		return z.dictSum
	}
	return z.sum.Sum32()
}

// Finished reports whether everything was compressed and fetched.
func (z *Deflater) Finished() bool { return z.ended && z.pending.Len() == 0 }

// SizeBytes tells the machine's heap how large this is.
func (z *Deflater) SizeBytes() int64 { return 256<<10 + int64(z.pending.Cap()) }

func (z *Deflater) begin() {
	z.begun = true
	level := z.level
	if level < 0 || level > 9 {
		level = flate.DefaultCompression
	}
	if z.strategy == huffmanOnly && level != 0 {
		level = flate.HuffmanOnly
	}
	if z.zlib {
		// RFC 1950, 2.2: the levels as zlib spells them, and whether there is a
		// dictionary; then a check that makes it a multiple of 31.
		shown := uint16(2)
		switch {
		case level >= 0 && level < 2 || z.strategy >= huffmanOnly:
			shown = 0
		case level >= 2 && level < 6:
			shown = 1
		case level > 6:
			shown = 3
		}
		head := uint16(0x7800) | shown<<6
		if z.dict != nil {
			head |= 0x20
		}
		head += 31 - head%31
		z.pending.Write(binary.BigEndian.AppendUint16(nil, head))
		if z.dict != nil {
			z.pending.Write(binary.BigEndian.AppendUint32(nil, z.dictSum))
		}
	}
	// The level is in range, so that there is no error.
	if z.dict != nil {
		z.w, _ = flate.NewWriterDict(&z.pending, level, z.dict)
	} else {
		z.w, _ = flate.NewWriter(&z.pending, level)
	}
}

// Deflate compresses in to out and returns how much it made and used.
func (z *Deflater) Deflate(out, in []byte, flush int) (made, used int) {
	if !z.begun {
		if len(in) == 0 && flush == NoFlush {
			return 0, 0 // a dictionary may still come
		}
		z.begin()
	}
	if !z.ended {
		// Writing to memory does not fail.
		if len(in) > 0 {
			z.w.Write(in)
			z.sum.Write(in)
			used = len(in)
		}
		switch flush {
		case SyncFlush, FullFlush:
			if used > 0 || z.pending.Len() == 0 {
				z.w.Flush()
			}
		case Finish:
			z.w.Close()
			if z.zlib {
				z.pending.Write(binary.BigEndian.AppendUint32(nil, z.sum.Sum32()))
			}
			z.ended = true
		}
	}
	made, _ = z.pending.Read(out)
	return made, used
}
