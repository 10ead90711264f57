// Checks that reading does without, but a verifier of signatures must make.

package zip

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/internal/badinput"
)

// Strict reports whether the archive is in the one form that signature
// verifiers accept: the comment reaches to the end of the file, and the central
// directory to its end record.
func (a *Archive) Strict() error {
	e := a.data[a.end:]
	const section = "end of central directory record"
	if extra := len(e) - endSize - int(binary.LittleEndian.Uint16(e[20:])); extra != 0 {
		return badinput.New(section, a.end, tryAnotherCopy, "the archive does not end where its comment does: %d bytes differ", extra)
	}
	size, offset := uint64(binary.LittleEndian.Uint32(e[12:])), uint64(binary.LittleEndian.Uint32(e[16:]))
	if offset != uint64(a.directory) || offset+size != uint64(a.end) {
		return badinput.New(section, a.end, tryAnotherCopy, "the central directory, %d bytes at %#x, does not end at its end record", size, offset)
	}
	if count := int(binary.LittleEndian.Uint16(e[10:])); count != len(a.entries) {
		return badinput.New(section, a.end, tryAnotherCopy, "%d entries counted, %d found", count, len(a.entries))
	}
	return nil
}

// CheckLocal reports whether the entry's local header agrees with the central
// directory in name, sizes, checksum and the presence of a data descriptor.
func (a *Archive) CheckLocal(e *Entry) error {
	bad := func(what string) error {
		return entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "its local header differs from the central directory in its %s", what)
	}
	off, err := a.DataOffset(e)
	if err != nil {
		return err
	}
	h := a.data[e.HeaderOffset:]
	if e.Method != Stored && e.Method != Deflated {
		return entryError(e, int64(e.HeaderOffset), tryAnotherCopy, "unknown compression method %#x", e.Method)
	}
	nameLen := int(binary.LittleEndian.Uint16(h[26:]))
	if string(h[localSize:][:nameLen]) != e.Name {
		return bad("name")
	}
	flags := binary.LittleEndian.Uint16(h[6:])
	if flags&flagDescriptor != e.Flags&flagDescriptor {
		return bad("data descriptor")
	}
	if flags&flagDescriptor == 0 {
		switch {
		case binary.LittleEndian.Uint32(h[14:]) != e.CRC32:
			return bad("checksum")
		case uint64(binary.LittleEndian.Uint32(h[18:])) != e.CompressedSize, uint64(binary.LittleEndian.Uint32(h[22:])) != e.Size:
			return bad("size")
		}
	}
	if e.Method == Stored && e.CompressedSize != e.Size {
		return bad("size")
	}
	if uint64(off)+e.CompressedSize > uint64(a.directory) {
		return entryError(e, off, tryAnotherCopy, "its data reach into the central directory")
	}
	return nil
}
