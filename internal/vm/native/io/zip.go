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

func bindZip(b *vm.Bindings) {
	b.Method("Ljava/util/zip/CRC32;", "update", "(I[BII)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(crc32.Update(uint32(a[0].Int()), crc32.IEEETable, piece(a, 1, 2, 3))))
	})
	b.Method("Ljava/util/zip/Adler32;", "update", "(I[BII)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(adler(uint32(a[0].Int()), piece(a, 1, 2, 3))))
	})
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
	made, used, err := z.Inflate(piece(a, 4, 5, 6), piece(a, 1, 2, 3))
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

// compress is the other way. The last int says how to flush: 0 not, 2 to a byte
// border, 3 and forgetting, 4 to the end.
func compress(t *vm.Thread, a []vm.Slot) vm.Slot {
	z, _ := a[0].R.Native.(*deflate.Deflater)
	if z == nil {
		return t.Throw("Ljava/lang/NullPointerException;", "Deflater has been closed")
	}
	out := a[8].R.Longs()
	made, used := z.Deflate(piece(a, 4, 5, 6), piece(a, 1, 2, 3), int(a[7].Int()))
	out[0], out[1], out[3] = int64(used), 0, int64(z.Adler())
	if z.Finished() {
		out[1] = 1
	}
	return vm.Int(int32(made))
}
