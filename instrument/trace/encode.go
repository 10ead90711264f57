// The binary form of one record, shared by writer and reader.
//
// A record is a varint tag followed by its operands. The low bit of the tag
// says block or not: tag>>1 is the block's number, or (kind, small operand).

package trace

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/dex"
)

func zigzag(v int64) uint64   { return uint64(v<<1) ^ uint64(v>>63) }
func unzigzag(v uint64) int64 { return int64(v>>1) ^ -int64(v&1) }

// codec holds what delta encoding needs to know of the records before.
type codec struct {
	pc uint32
	id uint64
}

// appendRecord appends r; strings are numbered by intern.
func (c *codec) appendRecord(b []byte, r *Record, intern func(string) uint64) []byte {
	if r.Kind == KindBlock {
		return binary.AppendUvarint(b, uint64(r.N)<<1|1)
	}
	b = binary.AppendUvarint(b, uint64(r.Kind)<<1)
	f := kindFields[r.Kind]
	if f&hasMethod != 0 {
		b = binary.AppendUvarint(b, uint64(r.Method))
	}
	if f&hasPC != 0 {
		b = binary.AppendUvarint(b, zigzag(int64(r.PC)-int64(c.pc)))
		c.pc = r.PC
	}
	if f&hasN != 0 {
		b = binary.AppendUvarint(b, zigzag(r.N))
	}
	if f&hasID != 0 {
		b = binary.AppendUvarint(b, zigzag(int64(r.ID-c.id)))
		c.id = r.ID
	}
	if f&hasText != 0 {
		b = binary.AppendUvarint(b, intern(r.Text))
	}
	return b
}

// decodeRecord decodes the record at the beginning of b into r, whose Thread
// it leaves alone, and returns its length, 0 if it is truncated or malformed.
func (c *codec) decodeRecord(b []byte, r *Record, text func(uint64) (string, bool)) int {
	tag, n := binary.Uvarint(b)
	if n <= 0 {
		return 0
	}
	thread := r.Thread
	if tag&1 != 0 {
		if tag>>1 > 1<<31 {
			return 0
		}
		*r = Record{Kind: KindBlock, Thread: thread, N: int64(tag >> 1)}
		return n
	}
	if tag>>1 >= uint64(kindCount) {
		return 0
	}
	*r = Record{Kind: Kind(tag >> 1), Thread: thread}
	f := kindFields[r.Kind]
	next := func() (uint64, bool) {
		v, m := binary.Uvarint(b[n:])
		if m <= 0 {
			return 0, false
		}
		n += m
		return v, true
	}
	if f&hasMethod != 0 {
		v, ok := next()
		if !ok || v > 1<<31-1 {
			return 0
		}
		r.Method = dex.MethodID(v)
	}
	if f&hasPC != 0 {
		v, ok := next()
		pc := int64(c.pc) + unzigzag(v)
		if !ok || pc < 0 || pc > 1<<32-1 {
			return 0
		}
		r.PC = uint32(pc)
		c.pc = r.PC
	}
	if f&hasN != 0 {
		v, ok := next()
		if !ok {
			return 0
		}
		r.N = unzigzag(v)
	}
	if f&hasID != 0 {
		v, ok := next()
		if !ok {
			return 0
		}
		r.ID = c.id + uint64(unzigzag(v))
		c.id = r.ID
	}
	if f&hasText != 0 {
		v, ok := next()
		if !ok {
			return 0
		}
		if r.Text, ok = text(v); !ok {
			return 0
		}
	}
	return n
}
