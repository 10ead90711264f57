// Local variables, as the platform's reader of debug information sees them.

package dexdump

import (
	"strconv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/ordered"
)

// local is a variable in a register. Its texts stay absent where the debug
// information gives none; the listing shows those as C's null.
type local struct {
	name, descriptor, signature []byte
	start                       uint32
	register                    uint16
	live                        bool
}

// appendLocals lists variables in the order in which they end. Like the
// platform, it stops silently at debug information that does not fit the
// method.
func (p *Printer) appendLocals(dst []byte, code *dex.Code, m dex.EncodedMethod, meter *ordered.Meter) ([]byte, error) {
	if !code.HasDebugInfo() {
		return dst, nil
	}
	f := p.f
	ref := f.MethodRef(m.Method)
	proto := f.Proto(ref.Proto)
	locals := make([]local, code.Registers)
	arg := int(code.Registers - code.Ins)
	if m.Access&dex.AccStatic == 0 {
		if arg >= len(locals) {
			return dst, nil
		}
		locals[arg] = local{[]byte("this"), p.types[ref.Class], nil, 0, uint16(arg), true}
		arg++
	}
	names, err := code.DebugParameters()
	if err != nil || len(names) != proto.Params.Len() {
		return dst, err
	}
	text := func(i uint32) []byte {
		if i == dex.NoIndex {
			return nil
		}
		raw, _ := f.RawString(i)
		return notNil(raw)
	}
	for i, name := range names {
		if arg >= len(locals) {
			return dst, nil
		}
		descriptor := p.types[proto.Params.At(i)]
		locals[arg] = local{text(name), notNil(descriptor), nil, 0, uint16(arg), true}
		arg++
		if len(descriptor) > 0 && (descriptor[0] == 'J' || descriptor[0] == 'D') {
			arg++
		}
	}
	fits := true
	err = code.DebugEvents(func(e dex.DebugEvent) bool {
		switch e.Kind {
		case dex.DebugStartLocal, dex.DebugEndLocal, dex.DebugRestartLocal:
		default:
			return true
		}
		if e.Register >= uint32(len(locals)) {
			fits = false
			return false
		}
		l := &locals[e.Register]
		switch e.Kind {
		case dex.DebugStartLocal:
			if l.live {
				dst = appendLocal(dst, l, e.PC)
			}
			*l = local{text(e.Name), nil, text(e.Signature), e.PC, uint16(e.Register), true}
			if e.Type != dex.NoIndex {
				l.descriptor = notNil(p.types[e.Type])
			}
		case dex.DebugEndLocal:
			if l.live {
				dst = appendLocal(dst, l, e.PC)
				l.live = false
			}
		case dex.DebugRestartLocal:
			if !l.live {
				l.start, l.live = e.PC, true
			}
		}
		return !meter.Over(len(dst))
	})
	if err != nil || !fits {
		return dst, err
	}
	for i := range locals {
		if locals[i].live {
			dst = appendLocal(dst, &locals[i], code.Units())
		}
	}
	return dst, nil
}

// notNil tells an empty text from an absent one.
func notNil(b []byte) []byte {
	if b == nil {
		return []byte{}
	}
	return b
}

func appendLocal(dst []byte, l *local, end uint32) []byte {
	dst = appendHex(append(dst, "        0x"...), uint64(l.start), 4)
	dst = appendHex(append(dst, " - 0x"...), uint64(end), 4)
	dst = strconv.AppendUint(append(dst, " reg="...), uint64(l.register), 10)
	for _, text := range [][]byte{l.name, l.descriptor} {
		dst = append(dst, ' ')
		if text == nil {
			dst = append(dst, "(null)"...)
		}
		dst = append(dst, text...)
	}
	dst = append(dst, ' ')
	dst = append(dst, l.signature...)
	return append(dst, '\n')
}
