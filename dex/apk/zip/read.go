// From bytes to the central directory: end record, zip64, directory records.

package zip

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/internal/badinput"
)

// Signatures and fixed sizes of the records, APPNOTE 4.3.
const (
	localSignature     = 0x04034b50
	directorySignature = 0x02014b50
	endSignature       = 0x06054b50
	end64Signature     = 0x06064b50
	locator64Signature = 0x07064b50

	localSize     = 30
	directorySize = 46
	endSize       = 22
	end64Size     = 56
	locator64Size = 20

	maxComment = 1<<16 - 1
)

// Archive is a parsed central directory over the bytes of an archive.
type Archive struct {
	data    []byte
	entries []Entry
	byName  map[string]int32

	directory int64 // offset of the central directory
	end       int64 // offset of the end record
	problems  []string
}

// Parse reads the central directory of data, which must stay unchanged while
// the archive is in use.
func Parse(data []byte) (*Archive, error) {
	a := &Archive{data: data}
	count, size, err := a.findEnd()
	if err != nil {
		return nil, err
	}
	if err := a.readDirectory(count, size); err != nil {
		return nil, err
	}
	return a, nil
}

// Bytes returns the whole archive.
func (a *Archive) Bytes() []byte { return a.data }

// DirectoryOffset returns where the central directory begins.
func (a *Archive) DirectoryOffset() int64 { return a.directory }

// EndOffset returns where the end of central directory record begins.
func (a *Archive) EndOffset() int64 { return a.end }

// Entries returns the records of the central directory in its order. The slice
// is shared: do not change it.
func (a *Archive) Entries() []Entry { return a.entries }

// Find returns the first entry of that name, or nil.
func (a *Archive) Find(name string) *Entry {
	if i, ok := a.byName[name]; ok {
		return &a.entries[i]
	}
	return nil
}

// Problems lists what is odd about the archive, though it can be read.
func (a *Archive) Problems() []string { return a.problems }

// maxProblems bounds the list: an archive may have 65,535 odd entries.
const maxProblems = 100

func (a *Archive) problem(format string, args ...any) {
	switch {
	case len(a.problems) < maxProblems:
		a.problems = append(a.problems, fmt.Sprintf(format, args...))
	case len(a.problems) == maxProblems:
		a.problems = append(a.problems, "further problems not listed")
	}
}

const tryAnotherCopy = "is it complete? Fetch it again, or check it with 'unzip -t'"

// findEnd finds the end record, the last one whose comment reaches to the end
// of the data, else the last one at all.
func (a *Archive) findEnd() (count, size uint64, err error) {
	d := a.data
	a.end = -1
	last := int64(-1)
	for i := int64(len(d)) - endSize; i >= 0 && i >= int64(len(d))-endSize-maxComment; i-- {
		if d[i] != 'P' || binary.LittleEndian.Uint32(d[i:]) != endSignature {
			continue
		}
		if last < 0 {
			last = i
		}
		if i+endSize+int64(binary.LittleEndian.Uint16(d[i+20:])) == int64(len(d)) {
			a.end = i
			break
		}
	}
	if a.end < 0 {
		if last < 0 {
			return 0, 0, badinput.New("", -1, tryAnotherCopy, "not a zip archive: no end of central directory record in %d bytes", len(d))
		}
		a.end = last
		a.problem("the archive comment does not end at the end of the file: %d bytes follow the end record at %#x", int64(len(d))-last-endSize, last)
	}
	e := d[a.end:]
	count = uint64(binary.LittleEndian.Uint16(e[10:]))
	size = uint64(binary.LittleEndian.Uint32(e[12:]))
	offset := uint64(binary.LittleEndian.Uint32(e[16:]))
	if count == 0xffff || size == 0xffffffff || offset == 0xffffffff {
		a.readEnd64(&count, &size, &offset)
	}
	if offset > uint64(a.end) {
		return 0, 0, badinput.New("end of central directory record", a.end, tryAnotherCopy,
			"the central directory is said to begin at %#x, after its end record", offset)
	}
	a.directory = int64(offset)
	return count, size, nil
}

// readEnd64 replaces the values by those of the zip64 end record, if there is
// one (APPNOTE 4.3.14 and 4.3.15).
func (a *Archive) readEnd64(count, size, offset *uint64) {
	at := a.end - locator64Size
	if at < 0 || binary.LittleEndian.Uint32(a.data[at:]) != locator64Signature {
		return
	}
	rec := binary.LittleEndian.Uint64(a.data[at+8:])
	if rec > uint64(at) || uint64(at)-rec < end64Size || binary.LittleEndian.Uint32(a.data[rec:]) != end64Signature {
		a.problem("zip64 end record not found at %#x", rec)
		return
	}
	e := a.data[rec:]
	*count = binary.LittleEndian.Uint64(e[32:])
	*size = binary.LittleEndian.Uint64(e[40:])
	*offset = binary.LittleEndian.Uint64(e[48:])
}

func (a *Archive) readDirectory(count, size uint64) error {
	limit := a.end
	if end := uint64(a.directory) + size; size <= uint64(a.end) && end <= uint64(a.end) {
		if end < uint64(a.end) {
			a.problem("%d bytes between the central directory and its end record", uint64(a.end)-end)
		}
	} else {
		a.problem("the central directory is said to be %d bytes long, which reaches past its end record", size)
	}
	if room := uint64(limit-a.directory) / directorySize; count > room {
		a.problem("the end record counts %d entries; at most %d fit", count, room)
		count = room
	}
	a.entries = make([]Entry, 0, count)
	a.byName = make(map[string]int32, count)
	at := a.directory
	for i := uint64(0); i < count; i++ {
		next, err := a.readRecord(at, limit)
		if err != nil {
			if len(a.entries) > 0 && at+4 <= limit && binary.LittleEndian.Uint32(a.data[at:]) != directorySignature {
				// Fewer records than counted: keep what is there.
				a.problem("the end record counts %d entries, the central directory has %d", count, len(a.entries))
				return nil
			}
			return err
		}
		at = next
	}
	if at+4 <= limit && binary.LittleEndian.Uint32(a.data[at:]) == directorySignature {
		a.problem("the central directory goes on after its %d counted entries; the device does not see the rest", count)
	}
	return nil
}

// readRecord reads the directory record at offset at and returns where the next
// one begins.
func (a *Archive) readRecord(at, limit int64) (next int64, err error) {
	bad := func(format string, args ...any) (int64, error) {
		return 0, badinput.New(fmt.Sprintf("central directory entry %d", len(a.entries)), at, tryAnotherCopy, format, args...)
	}
	if at+directorySize > limit {
		return bad("cut off after %d bytes", limit-at)
	}
	d := a.data[at:limit]
	if binary.LittleEndian.Uint32(d) != directorySignature {
		return bad("signature is %#08x, want %#08x", binary.LittleEndian.Uint32(d), directorySignature)
	}
	nameLen := int(binary.LittleEndian.Uint16(d[28:]))
	extraLen := int(binary.LittleEndian.Uint16(d[30:]))
	commentLen := int(binary.LittleEndian.Uint16(d[32:]))
	total := directorySize + nameLen + extraLen + commentLen
	if total > len(d) {
		return bad("name, extra field and comment take %d bytes, %d are left", total-directorySize, len(d)-directorySize)
	}
	e := Entry{
		Creator:        binary.LittleEndian.Uint16(d[4:]),
		Needed:         binary.LittleEndian.Uint16(d[6:]),
		Flags:          binary.LittleEndian.Uint16(d[8:]),
		Method:         binary.LittleEndian.Uint16(d[10:]),
		Time:           binary.LittleEndian.Uint16(d[12:]),
		Date:           binary.LittleEndian.Uint16(d[14:]),
		CRC32:          binary.LittleEndian.Uint32(d[16:]),
		CompressedSize: uint64(binary.LittleEndian.Uint32(d[20:])),
		Size:           uint64(binary.LittleEndian.Uint32(d[24:])),
		Internal:       binary.LittleEndian.Uint16(d[36:]),
		External:       binary.LittleEndian.Uint32(d[38:]),
		HeaderOffset:   uint64(binary.LittleEndian.Uint32(d[42:])),
		Extra:          d[directorySize+nameLen:][:extraLen:extraLen],
		Comment:        d[directorySize+nameLen+extraLen:][:commentLen:commentLen],
		Name:           string(d[directorySize:][:nameLen]),
	}
	e.readExtra64()
	if _, dup := a.byName[e.Name]; dup {
		a.problem("entry %d has the name of an earlier one: %s", len(a.entries), e.Name)
	} else {
		a.byName[e.Name] = int32(len(a.entries))
	}
	if strings.IndexByte(e.Name, 0) >= 0 {
		a.problem("entry %d has a zero byte in its name: %q", len(a.entries), e.Name)
	}
	a.entries = append(a.entries, e)
	return at + int64(total), nil
}

// readExtra64 takes sizes and offset from the zip64 extra field where the
// record's own fields are saturated (APPNOTE 4.5.3).
func (e *Entry) readExtra64() {
	if e.Size != 0xffffffff && e.CompressedSize != 0xffffffff && e.HeaderOffset != 0xffffffff {
		return
	}
	for x := e.Extra; len(x) >= 4; {
		id, n := binary.LittleEndian.Uint16(x), int(binary.LittleEndian.Uint16(x[2:]))
		if n > len(x)-4 {
			return
		}
		if id == 1 {
			field := x[4 : 4+n]
			for _, v := range []*uint64{&e.Size, &e.CompressedSize, &e.HeaderOffset} {
				if *v == 0xffffffff && len(field) >= 8 {
					*v, field = binary.LittleEndian.Uint64(field), field[8:]
				}
			}
			return
		}
		x = x[4+n:]
	}
}

// LooksLikeZip reports whether data begins as an archive does, or has an end
// record.
func LooksLikeZip(data []byte) bool {
	if bytes.HasPrefix(data, []byte("PK\x03\x04")) || bytes.HasPrefix(data, []byte("PK\x05\x06")) {
		return true
	}
	tail := data[max(0, len(data)-endSize-maxComment):]
	return bytes.LastIndex(tail, []byte("PK\x05\x06")) >= 0
}
