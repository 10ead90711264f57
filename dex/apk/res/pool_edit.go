// Appending to a string pool without touching what it holds.

package res

import (
	"bytes"
	"encoding/binary"
	"unicode/utf16"

	"github.com/esdroid/esdroid/internal/badinput"
)

// maxAppended keeps lengths in their short form and far from the limits.
const maxAppended = 0x7f

// AppendString returns a copy of the string pool chunk c with s as its last
// string. The indices of the other strings stay as they are.
func AppendString(c Chunk, s string) ([]byte, error) {
	bad := func(format string, args ...any) ([]byte, error) {
		return nil, badinput.New("string pool", c.Offset, TryAnotherCopy, format, args...)
	}
	if len(c.Data) < poolHeaderSize || len(s) > maxAppended {
		return bad("cannot append a string of %d bytes to a pool of %d", len(s), len(c.Data))
	}
	count, styles := int64(c.U32(8)), int64(c.U32(12))
	flags, start, styleStart := c.U32(16), int64(c.U32(20)), int64(c.U32(24))
	size := int64(len(c.Data))
	slot := int64(c.HeaderSize) + 4*count // where the new offset goes
	end := size
	if styles > 0 {
		end = styleStart
	}
	if count == 0 || slot > start || start > end || end > size {
		return bad("its parts overlap: %d strings, data at %#x, styles at %#x of %#x bytes", count, start, styleStart, size)
	}
	text := encodeString(s, flags&flagUTF8 != 0)
	for (end-start+int64(len(text)))%4 != 0 {
		text = append(text, 0)
	}
	offset := end - start
	if flags&flagUTF8 == 0 && offset%2 != 0 {
		return bad("its text has an odd length")
	}
	out := make([]byte, 0, size+4+int64(len(text)))
	out = append(out, c.Data[:slot]...)
	out = binary.LittleEndian.AppendUint32(out, uint32(offset))
	out = append(out, c.Data[slot:end]...)
	out = append(out, text...)
	out = append(out, c.Data[end:]...)
	binary.LittleEndian.PutUint32(out[4:], uint32(len(out)))
	binary.LittleEndian.PutUint32(out[8:], uint32(count+1))
	binary.LittleEndian.PutUint32(out[16:], flags&^flagSorted)
	binary.LittleEndian.PutUint32(out[20:], uint32(start+4))
	if styles > 0 {
		binary.LittleEndian.PutUint32(out[24:], uint32(styleStart+4+int64(len(text))))
	}
	return out, nil
}

// encodeString encodes a short string with its lengths and terminator.
func encodeString(s string, asUTF8 bool) []byte {
	units := utf16.Encode([]rune(s))
	var b bytes.Buffer
	if asUTF8 {
		b.WriteByte(byte(len(units)))
		b.WriteByte(byte(len(s)))
		b.WriteString(s)
		b.WriteByte(0)
		return b.Bytes()
	}
	out := binary.LittleEndian.AppendUint16(nil, uint16(len(units)))
	for _, u := range units {
		out = binary.LittleEndian.AppendUint16(out, u)
	}
	return append(out, 0, 0)
}

// Index returns the index of the first string equal to s.
func (p *Pool) Index(s string) (uint32, bool) {
	for i := range p.Len() {
		if t, ok := p.Lookup(uint32(i)); ok && t == s {
			return uint32(i), true
		}
	}
	return 0, false
}
