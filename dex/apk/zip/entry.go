// One entry: where its bytes are, and what they inflate to.

package zip

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"sync"

	"github.com/klauspost/compress/flate"

	"github.com/esdroid/esdroid/internal/badinput"
)

// Compression methods that Android knows; it takes any other for Stored.
const (
	Stored   = 0
	Deflated = 8
)

// Entry is one record of the central directory. Extra and Comment are views of
// the archive.
type Entry struct {
	Name           string
	Creator        uint16 // version made by
	Needed         uint16 // version needed to extract
	Flags          uint16
	Method         uint16 // as written; see IsDeflated
	Time, Date     uint16 // MS-DOS
	CRC32          uint32
	CompressedSize uint64
	Size           uint64
	Internal       uint16
	External       uint32
	HeaderOffset   uint64 // of the local header
	Extra          []byte
	Comment        []byte
}

// IsDeflated reports whether the entry's bytes are compressed; every method
// other than deflate counts as stored.
func (e *Entry) IsDeflated() bool { return e.Method == Deflated }

// IsDir reports whether the name denotes a directory.
func (e *Entry) IsDir() bool { return len(e.Name) > 0 && e.Name[len(e.Name)-1] == '/' }

// maxRatio is how much one compressed byte can inflate to: deflate's longest
// match, 258 bytes, costs at least two bits.
const maxRatio = 1032

// maxInflated bounds the bytes one entry may inflate to.
func (a *Archive) maxInflated() uint64 { return 64<<20 + 20*uint64(len(a.data)) }

func entryError(e *Entry, at int64, try, format string, args ...any) error {
	return badinput.New("entry "+e.Name, at, try, format, args...)
}

// Raw returns the entry's bytes as they lie in the archive, compressed if the
// entry is. The slice is a view of the archive.
func (a *Archive) Raw(e *Entry) ([]byte, error) {
	off, err := a.DataOffset(e)
	if err != nil {
		return nil, err
	}
	size := e.CompressedSize
	if !e.IsDeflated() {
		// The device maps Size bytes of a stored entry; CompressedSize of an
		// entry with a made-up method may be anything.
		size = e.Size
	}
	room := uint64(int64(len(a.data)) - off)
	if size > room && !e.IsDeflated() && e.Method != Stored {
		size = e.CompressedSize // the larger size is made up as well
	}
	if size > room {
		return nil, entryError(e, off, tryAnotherCopy, "its data take %d bytes, the archive ends after %d", size, room)
	}
	return a.data[off : off+int64(size) : off+int64(size)], nil
}

// DataOffset returns where the entry's bytes begin.
func (a *Archive) DataOffset(e *Entry) (int64, error) {
	n := uint64(len(a.data))
	if e.HeaderOffset > n || n-e.HeaderOffset < localSize {
		return 0, entryError(e, int64(min(e.HeaderOffset, n)), tryAnotherCopy, "its local header lies outside the archive of %d bytes", n)
	}
	h := a.data[e.HeaderOffset:]
	if sig := binary.LittleEndian.Uint32(h); sig != localSignature {
		return 0, entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "its local header has signature %#08x, want %#08x", sig, localSignature)
	}
	skip := localSize + uint64(binary.LittleEndian.Uint16(h[26:])) + uint64(binary.LittleEndian.Uint16(h[28:]))
	if skip > uint64(len(h)) {
		return 0, entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "its local header claims %d bytes, %d are left", skip, len(h))
	}
	return int64(e.HeaderOffset + skip), nil
}

// Read returns the entry's content. For a stored entry the slice is a view of
// the archive. The checksum is not enforced; see Archive.CheckCRC.
func (a *Archive) Read(e *Entry) ([]byte, error) {
	raw, err := a.Raw(e)
	if err != nil || !e.IsDeflated() {
		return raw, err
	}
	if err := a.checkSize(e, uint64(len(raw))); err != nil {
		return nil, err
	}
	r := inflaters.Get().(io.ReadCloser)
	defer inflaters.Put(r)
	r.(flate.Resetter).Reset(bytes.NewReader(raw), nil)
	out := make([]byte, e.Size)
	n, err := io.ReadFull(r, out)
	if err == nil {
		var one [1]byte
		if extra, _ := r.Read(one[:]); extra > 0 {
			return nil, entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "it inflates to more than the %d bytes the central directory says", e.Size)
		}
		return out, nil
	}
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		return nil, entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "it inflates to %d bytes, the central directory says %d", n, e.Size)
	}
	return nil, entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "bad compressed data: %w", err)
}

func (a *Archive) checkSize(e *Entry, raw uint64) error {
	if e.Size > raw*maxRatio {
		return entryError(e, int64(e.HeaderOffset), "the archive is damaged or hostile", "%d bytes cannot inflate to %d", raw, e.Size)
	}
	if limit := a.maxInflated(); e.Size > limit {
		return entryError(e, int64(e.HeaderOffset), "the archive looks like a zip bomb", "it inflates to %d bytes, the limit is %d", e.Size, limit)
	}
	return nil
}

var inflaters = sync.Pool{New: func() any { return flate.NewReader(bytes.NewReader(nil)) }}

// Stream writes the entry's content to w without holding it in memory, however
// large it is. It returns an error if the content has not the size the central
// directory says.
func (a *Archive) Stream(w io.Writer, e *Entry) error {
	raw, err := a.Raw(e)
	if err != nil {
		return err
	}
	if !e.IsDeflated() {
		_, err := w.Write(raw)
		return err
	}
	r := inflaters.Get().(io.ReadCloser)
	defer inflaters.Put(r)
	r.(flate.Resetter).Reset(bytes.NewReader(raw), nil)
	n, err := io.Copy(w, io.LimitReader(r, int64(min(e.Size, 1<<40))+1))
	if err != nil {
		return entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "bad compressed data: %w", err)
	}
	if uint64(n) != e.Size {
		return entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "it inflates to %d bytes or more, the central directory says %d", n, e.Size)
	}
	return nil
}

// CheckCRC reports whether the entry's content has the checksum the central
// directory says. Android never looks.
func (a *Archive) CheckCRC(e *Entry) (bool, error) {
	h := crc32.NewIEEE()
	if err := a.Stream(h, e); err != nil {
		return false, err
	}
	return h.Sum32() == e.CRC32, nil
}
