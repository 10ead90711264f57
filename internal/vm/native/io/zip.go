// java.util.zip: checksums and compression.

package io

import (
	"errors"
	"hash/adler32"
	"hash/crc32"

	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/native/io/deflate"
)

const (
	inflaterClass = "Ljava/util/zip/Inflater;"
	deflaterClass = "Ljava/util/zip/Deflater;"
)

// How many bytes take the time of one instruction of the machine.
const (
	summedPerInstruction   = 32
	inflatedPerInstruction = 2
	deflatedPerInstruction = 1
)

func bindZip(b *vm.Bindings) {
	b.Method("Ljava/util/zip/CRC32;", "update", "(I[BII)I", checksum(func(sum uint32, b []byte) uint32 {
		return crc32.Update(sum, crc32.IEEETable, b)
	}))
	b.Method("Ljava/util/zip/Adler32;", "update", "(I[BII)I", checksum(adler))
	b.Method(inflaterClass, "init", "(Z)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		a[0].R.Native = deflate.NewInflater(!a[1].Bool())
		return vm.Slot{}
	})
	b.Method(inflaterClass, "inflate0", "([BII[BII[J)I", inflate)
	b.Method(inflaterClass, "dictionary0", "([BII)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		z, _ := a[0].R.Native.(*deflate.Inflater)
		return vm.Bool(z != nil && z.SetDictionary(piece(a, 1, 2, 3)))
	})
	b.Method(deflaterClass, "init", "(IIZ)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		a[0].R.Native = deflate.NewDeflater(int(a[1].Int()), int(a[2].Int()), !a[3].Bool())
		return vm.Slot{}
	})
	b.Method(deflaterClass, "deflate0", "([BII[BIII[J)I", compress)
	b.Method(deflaterClass, "dictionary0", "([BII)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if z, _ := a[0].R.Native.(*deflate.Deflater); z != nil {
			z.SetDictionary(piece(a, 1, 2, 3))
		}
		return vm.Slot{}
	})
}

// checksum returns the native that continues a checksum.
func checksum(update func(sum uint32, b []byte) uint32) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot {
		sum, b := uint32(a[0].Int()), piece(a, 1, 2, 3)
		for from, to := range t.Portions(len(b), summedPerInstruction) {
			sum = update(sum, b[from:to])
		}
		return vm.Int(int32(sum))
	}
}

// adler continues an Adler-32 (RFC 1950); hash/adler32 only begins one.
func adler(sum uint32, b []byte) uint32 {
	if sum == 1 {
		return adler32.Checksum(b)
	}
	s1, s2 := sum&0xffff, sum>>16
	for len(b) > 0 {
		n := min(len(b), 5552) // as many as fit before the sums overflow
		for _, c := range b[:n] {
			s1 += uint32(c)
			s2 += s1
		}
		s1 %= 65521
		s2 %= 65521
		b = b[n:]
	}
	return s2<<16 | s1
}

// inflate decompresses from the piece of the first array to that of the
// second. The long[] gets: bytes used, finished, needs dictionary, the
// dictionary's or data's Adler-32. It returns the bytes made.
func inflate(t *vm.Thread, a []vm.Slot) vm.Slot {
	z, _ := a[0].R.Native.(*deflate.Inflater)
	if z == nil {
		return t.Throw("Ljava/lang/NullPointerException;", "Inflater has been closed")
	}
	out := a[7].R.Longs()
	made, used, err := inflateAll(t, z, piece(a, 4, 5, 6), piece(a, 1, 2, 3))
	if t.Ending() {
		return vm.Slot{}
	}
	if err != nil && !errors.Is(err, deflate.ErrNeedDictionary) {
		return t.Throw("Ljava/util/zip/DataFormatException;", "%s", err)
	}
	out[0], out[1], out[2], out[3] = int64(used), 0, 0, int64(z.Adler())
	if z.Finished() {
		out[1] = 1
	}
	if err != nil {
		out[2] = 1
	}
	return vm.Int(int32(made))
}

// inflateAll decompresses what it can, in portions of input and output: a little of
// one may take much of the other.
func inflateAll(t *vm.Thread, z *deflate.Inflater, out, in []byte) (made, used int, err error) {
	const portion = 32 << 10
	for {
		m, u, err := z.Inflate(out[made:min(made+portion, len(out))], in[used:min(used+portion, len(in))])
		made += m
		used += u
		if err != nil || m+u == 0 || z.Finished() || !t.Spend(int64((m+u)/inflatedPerInstruction)) {
			return made, used, err
		}
	}
}

// compress is the other way. The last int says how to flush: 0 not, 2 to a byte
// border, 3 and forgetting, 4 to the end.
func compress(t *vm.Thread, a []vm.Slot) vm.Slot {
	z, _ := a[0].R.Native.(*deflate.Deflater)
	if z == nil {
		return t.Throw("Ljava/lang/NullPointerException;", "Deflater has been closed")
	}
	out := a[8].R.Longs()
	made, used := compressAll(t, z, piece(a, 4, 5, 6), piece(a, 1, 2, 3), int(a[7].Int()))
	if t.Ending() {
		return vm.Slot{}
	}
	out[0], out[1], out[3] = int64(used), 0, int64(z.Adler())
	if z.Finished() {
		out[1] = 1
	}
	return vm.Int(int32(made))
}

func compressAll(t *vm.Thread, z *deflate.Deflater, out, in []byte, flush int) (made, used int) {
	for from, to := range t.Portions(len(in), deflatedPerInstruction) {
		if to == len(in) {
			break // below, where there may be nothing at all
		}
		m, u := z.Deflate(out[made:], in[from:to], deflate.NoFlush)
		made += m
		used += u
	}
	if t.Ending() {
		return made, used
	}
	m, u := z.Deflate(out[made:], in[used:], flush)
	return made + m, used + u
}
