// Debug information: copied with new indices, or encoded from a body's events.

package write

import (
	"encoding/binary"
	"fmt"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// The opcodes of the debug state machine and the constants of its special ones.
const (
	dbgEnd           = 0x00
	dbgAdvancePC     = 0x01
	dbgAdvanceLine   = 0x02
	dbgStartLocal    = 0x03
	dbgStartExtended = 0x04
	dbgEndLocal      = 0x05
	dbgRestartLocal  = 0x06
	dbgPrologueEnd   = 0x07
	dbgEpilogueBegin = 0x08
	dbgSetFile       = 0x09
	dbgFirstSpecial  = 0x0a
	dbgLineBase      = -4
	dbgLineRange     = 15
)

// copyDebug appends a method's debug_info_item with new indices.
func copyDebug(b []byte, x *index, src *model.Source, code *dex.Code) ([]byte, error) {
	params, err := code.DebugParameters() // proves that the header is sound
	if err != nil {
		return b, err
	}
	r := ulebReader{data: src.File.Data()[code.DebugOffset():]}
	str := func() {
		i := r.next() - 1
		switch {
		case i == dex.NoIndex:
			b = append(b, 0)
		case int(i) >= len(src.Strings):
			r.bad = true
		default:
			b = appendUleb(b, x.str(src.Strings[i])+1)
		}
	}
	malformed := &dex.FormatError{File: src.File.Name, Section: "debug_info_item", Index: -1, Offset: int64(code.DebugOffset()), Reason: "malformed debug information"}
	number := func() { b = appendUleb(b, r.next()) }
	number() // line_start
	count := r.next()
	if count != uint32(len(params)) { // more names than any method has parameters are not read
		return b, malformed
	}
	b = appendUleb(b, count)
	for range params {
		str()
	}
	for !r.bad {
		op := r.byte()
		b = append(b, op)
		switch op {
		case dbgEnd:
			if r.bad {
				break
			}
			return b, nil
		case dbgAdvancePC, dbgEndLocal, dbgRestartLocal:
			number()
		case dbgAdvanceLine: // signed, kept as it is
			for {
				c := r.byte()
				b = append(b, c)
				if c < 0x80 {
					break
				}
			}
		case dbgStartLocal, dbgStartExtended:
			number()
			str()
			switch t := r.next() - 1; {
			case t == dex.NoIndex:
				b = append(b, 0)
			case int(t) >= len(src.Types):
				r.bad = true
			default:
				b = appendUleb(b, x.typ(src.Types[t])+1)
			}
			if op == dbgStartExtended {
				str()
			}
		case dbgSetFile:
			str()
		}
	}
	return b, malformed
}

// ulebReader reads bytes and unsigned LEB128 values; bad tells that there were
// none left.
type ulebReader struct {
	data []byte
	bad  bool
}

func (r *ulebReader) byte() byte {
	if len(r.data) == 0 {
		r.bad = true
		return 0
	}
	v := r.data[0]
	r.data = r.data[1:]
	return v
}

func (r *ulebReader) next() uint32 {
	v, n := binary.Uvarint(r.data)
	if n <= 0 || n > 5 {
		r.bad = true
		return 0
	}
	r.data = r.data[n:]
	return uint32(v)
}

// appendDebug appends the debug_info_item of a body that was laid out.
func (l *layout) appendDebug(b []byte) []byte {
	line, pc := l.b.FirstLine, uint32(0)
	for i := range l.b.Insns {
		if l.b.Insns[i].Op == model.OpLine {
			line = uint32(l.b.Insns[i].Lit)
			break
		}
	}
	opt := func(i uint32) { b = appendUleb(b, i+1) }
	b = appendUleb(b, line)
	b = appendUleb(b, uint32(len(l.b.Parameters)))
	for _, p := range l.b.Parameters {
		opt(l.x.optStr(p))
	}
	advance := func(to uint32) {
		if to > pc {
			b = appendUleb(append(b, dbgAdvancePC), to-pc)
			pc = to
		}
	}
	for i := range l.b.Insns {
		in := &l.b.Insns[i]
		at := l.pcs[i]
		switch in.Op {
		case model.OpLine:
			delta := int32(uint32(in.Lit) - line)
			if delta < dbgLineBase || delta >= dbgLineBase+dbgLineRange {
				b = appendSleb(append(b, dbgAdvanceLine), delta)
				delta = 0
			}
			line = uint32(in.Lit)
			special := func() uint32 {
				return dbgFirstSpecial + dbgLineRange*(at-pc) + uint32(delta-dbgLineBase)
			}
			if at-pc > 255 || special() > 255 {
				advance(at)
			}
			b = append(b, byte(special()))
			pc = at
		case model.OpStartLocal:
			advance(at)
			signature := l.x.optStr(uint32(in.Lit))
			op := byte(dbgStartLocal)
			if signature != dex.NoIndex {
				op = dbgStartExtended
			}
			b = appendUleb(append(b, op), uint32(in.A))
			opt(l.x.optStr(in.Index))
			opt(l.x.optTyp(in.Proto))
			if op == dbgStartExtended {
				opt(signature)
			}
		case model.OpEndLocal, model.OpRestartLocal:
			advance(at)
			op := byte(dbgEndLocal)
			if in.Op == model.OpRestartLocal {
				op = dbgRestartLocal
			}
			b = appendUleb(append(b, op), uint32(in.A))
		case model.OpPrologueEnd:
			advance(at)
			b = append(b, dbgPrologueEnd)
		case model.OpEpilogueBegin:
			advance(at)
			b = append(b, dbgEpilogueBegin)
		case model.OpSetFile:
			advance(at)
			b = append(b, dbgSetFile)
			opt(l.x.optStr(in.Index))
		}
	}
	return append(b, dbgEnd)
}

// errorAt wraps an error about an item of a body.
func errorAt(i int, in *model.Insn, format string, args ...any) error {
	where := fmt.Sprintf("item %d (%s)", i, in.Op)
	if in.PC != model.NoPC {
		where += fmt.Sprintf(", at %#x as read", in.PC)
	}
	return fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...))
}
