// The recording: blocks of sessions and of classes with their probes.

package jacoco

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"unicode/utf16"
	"unicode/utf8"
)

// Blocks of a recording.
const (
	blockHeader  = 0x01
	blockSession = 0x10
	blockClass   = 0x11
)

const (
	magic      = 0xC0C0
	version    = 0x1007
	oldVersion = 0x1006 // before 0.7.5: the same blocks
)

// maxProbes bounds the probes of a class: a method has at most 65,535 instructions.
const maxProbes = 1 << 24

// Session is a run, or a part of one, that was recorded.
type Session struct {
	ID          string
	Start, Dump int64 // milliseconds since 1970
}

// Class is what ran of a class.
type Class struct {
	ID     uint64 // of its class file
	Name   string // as in class files: com/x/Y$Z
	Probes []bool
}

// Exec is a recording; of classes that several sessions have it holds what any of them ran.
type Exec struct {
	Sessions []Session
	Classes  []Class // by name, then by ID
}

// IsExec reports whether data begins like a recording.
func IsExec(data []byte) bool {
	return bytes.HasPrefix(data, []byte{blockHeader, magic >> 8, magic & 0xff})
}

// ReadExec reads a recording. Several one after the other are one.
func ReadExec(data []byte) (*Exec, error) {
	r := &reader{data: data}
	e := &Exec{}
	at := map[uint64]int{}
	if !IsExec(data) {
		return nil, fmt.Errorf("no recording of JaCoCo: it does not begin with 01 c0 c0")
	}
	for r.err == nil && r.pos < len(data) {
		start := r.pos
		switch kind := r.u1(); kind {
		case blockHeader:
			if m := r.u2(); r.err == nil && m != magic {
				return nil, fmt.Errorf("offset %d: the header has %04x, want %04x", start, m, magic)
			}
			if v := r.u2(); r.err == nil && v != version && v != oldVersion {
				return nil, fmt.Errorf("offset %d: a recording of version %#x; versions %#x and %#x are read", start, v, oldVersion, version)
			}
		case blockSession:
			s := Session{ID: r.utf()}
			s.Start, s.Dump = int64(r.u8()), int64(r.u8())
			e.Sessions = append(e.Sessions, s)
		case blockClass:
			c := Class{ID: r.u8(), Name: r.utf()}
			c.Probes = r.bits()
			if r.err != nil {
				break
			}
			if c.Name == "" {
				return nil, fmt.Errorf("offset %d: a class without a name", start)
			}
			i, ok := at[c.ID]
			if !ok {
				at[c.ID] = len(e.Classes)
				e.Classes = append(e.Classes, c)
				break
			}
			old := &e.Classes[i]
			if old.Name != c.Name || len(old.Probes) != len(c.Probes) {
				return nil, fmt.Errorf("offset %d: %s with %d probes and %s with %d have the same id %016x: they are of different builds", start, old.Name, len(old.Probes), c.Name, len(c.Probes), c.ID)
			}
			for p, ran := range c.Probes {
				old.Probes[p] = old.Probes[p] || ran
			}
		default:
			return nil, fmt.Errorf("offset %d: a block of unknown kind %#02x", start, kind)
		}
		if r.err != nil {
			return nil, fmt.Errorf("offset %d: the recording is cut short: the block at offset %d is not whole", r.pos, start)
		}
	}
	slices.SortFunc(e.Classes, func(a, b Class) int {
		return bytes.Compare(binary.BigEndian.AppendUint64([]byte(a.Name+"\x00"), a.ID), binary.BigEndian.AppendUint64([]byte(b.Name+"\x00"), b.ID))
	})
	return e, nil
}

// reader reads Java's big-endian data; after the first error it gives zeros.
type reader struct {
	data []byte
	pos  int
	err  error
}

// take returns the next n bytes.
func (r *reader) take(n int) []byte {
	if r.err == nil && (n < 0 || n > len(r.data)-r.pos) {
		r.err = fmt.Errorf("offset %d: %d bytes are missing", r.pos, n-(len(r.data)-r.pos))
	}
	if r.err != nil {
		return nil
	}
	out := r.data[r.pos : r.pos+n]
	r.pos += n
	return out
}

func (r *reader) number(n int) (out uint64) {
	for _, b := range r.take(n) {
		out = out<<8 | uint64(b)
	}
	return out
}

func (r *reader) u1() int    { return int(r.number(1)) }
func (r *reader) u2() int    { return int(r.number(2)) }
func (r *reader) u4() int    { return int(r.number(4)) }
func (r *reader) u8() uint64 { return r.number(8) }

func (r *reader) utf() string { return modifiedUTF8(r.take(r.u2())) }

// bits reads an array of bits: its length, seven bits a byte, then eight a byte, lowest first.
func (r *reader) bits() []bool {
	n, shift := 0, 0
	for {
		b := r.u1()
		if shift > 28 {
			r.err = fmt.Errorf("offset %d: no length", r.pos)
		}
		if r.err != nil {
			return nil
		}
		n |= (b & 0x7f) << shift
		if shift += 7; b&0x80 == 0 {
			break
		}
	}
	if n > maxProbes {
		r.err = fmt.Errorf("offset %d: %d probes", r.pos, n)
		return nil
	}
	packed := r.take((n + 7) / 8)
	if r.err != nil {
		return nil
	}
	out := make([]bool, n)
	for i := range out {
		out[i] = packed[i/8]>>(i%8)&1 != 0
	}
	return out
}

// modifiedUTF8 decodes Java's way of writing UTF-16 in bytes; what is none is kept as it is.
func modifiedUTF8(b []byte) string {
	plain := true
	for _, c := range b {
		plain = plain && c > 0 && c < 0x80
	}
	if plain {
		return string(b)
	}
	var units []uint16
	for i := 0; i < len(b); {
		switch c := b[i]; {
		case c < 0x80:
			units, i = append(units, uint16(c)), i+1
		case c>>5 == 6 && i+1 < len(b):
			units, i = append(units, uint16(c&0x1f)<<6|uint16(b[i+1]&0x3f)), i+2
		case c>>4 == 14 && i+2 < len(b):
			units, i = append(units, uint16(c&0xf)<<12|uint16(b[i+1]&0x3f)<<6|uint16(b[i+2]&0x3f)), i+3
		default:
			units, i = append(units, utf8.RuneError), i+1
		}
	}
	return string(utf16.Decode(units))
}
