// A reading position with a sticky error, so that decoders stay linear and
// check once.

package dex

import "encoding/binary"

// cursor reads little-endian and LEB128 values. After the first failure all
// reads return zero and err says what failed.
type cursor struct {
	f       *File
	section string
	index   int
	pos     uint32
	values  int // encoded values read
	err     error
}

func (f *File) cursorAt(section string, index int, offset uint32) cursor {
	return cursor{f: f, section: section, index: index, pos: offset}
}

func (c *cursor) fail(format string, args ...any) {
	if c.err == nil {
		c.err = c.f.errorf(c.section, c.index, int64(c.pos), format, args...)
	}
}

// need proves that n more bytes exist.
func (c *cursor) need(n uint64) bool {
	if c.err != nil {
		return false
	}
	if uint64(c.pos)+n > uint64(len(c.f.data)) {
		c.fail("%d bytes needed, %d left", n, max(0, int64(len(c.f.data))-int64(c.pos)))
		return false
	}
	return true
}

func (c *cursor) u1() uint8 {
	if !c.need(1) {
		return 0
	}
	v := c.f.data[c.pos]
	c.pos++
	return v
}

func (c *cursor) u2() uint16 {
	if !c.need(2) {
		return 0
	}
	v := binary.LittleEndian.Uint16(c.f.data[c.pos:])
	c.pos += 2
	return v
}

func (c *cursor) u4() uint32 {
	if !c.need(4) {
		return 0
	}
	v := binary.LittleEndian.Uint32(c.f.data[c.pos:])
	c.pos += 4
	return v
}

// leb reads the bits of a LEB128 of at most five bytes; width is how many there are,
// 0 where it is malformed.
func (c *cursor) leb() (v uint32, width uint) {
	if c.err != nil {
		return 0, 0
	}
	for shift := uint(0); shift < 35; shift += 7 {
		if int(c.pos) >= len(c.f.data) {
			c.fail("truncated LEB128")
			return 0, 0
		}
		b := c.f.data[c.pos]
		c.pos++
		v |= uint32(b&0x7f) << shift
		if b < 0x80 {
			return v, shift + 7
		}
	}
	c.fail("LEB128 longer than five bytes")
	return 0, 0
}

// uleb reads an unsigned LEB128 of at most five bytes.
func (c *cursor) uleb() uint32 {
	v, _ := c.leb()
	return v
}

// uleb1 reads an unsigned LEB128 plus one: -1 (as NoIndex) is stored as 0.
func (c *cursor) uleb1() uint32 { return c.uleb() - 1 }

// sleb reads a signed LEB128 of at most five bytes.
func (c *cursor) sleb() int32 {
	v, width := c.leb()
	if 0 < width && width < 32 && v>>(width-1) != 0 {
		v |= ^uint32(0) << width
	}
	return int32(v)
}
