// Encoded values, method handles and call sites.

package dexdump

import (
	"fmt"
	"math"
	"strconv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/ordered"
)

const maxFinite = math.MaxFloat64

func toBits(v float64) uint64 { return math.Float64bits(v) }

func (p *Printer) appendValue(dst []byte, v dex.Value, meter *ordered.Meter) ([]byte, error) {
	f := p.f
	if meter.Over(len(dst)) {
		return dst, p.tooLarge()
	}
	switch v.Kind {
	case dex.ValueByte, dex.ValueShort, dex.ValueChar, dex.ValueInt, dex.ValueLong:
		dst = strconv.AppendInt(dst, v.Bits, 10)
	case dex.ValueFloat, dex.ValueDouble:
		dst = appendG(dst, v.Float(), 64)
	case dex.ValueString:
		raw, _ := f.RawString(v.Index())
		dst = appendQuoted(dst, raw)
	case dex.ValueType:
		dst = append(dst, p.types[v.Index()]...)
	case dex.ValueField, dex.ValueEnum:
		dst = p.appendString(dst, f.FieldRef(v.Index()).Name)
	case dex.ValueMethod:
		dst = p.appendString(dst, f.MethodRef(v.Index()).Name)
	case dex.ValueNull:
		dst = append(dst, "null"...)
	case dex.ValueBoolean:
		dst = strconv.AppendBool(dst, v.Bits != 0)
	case dex.ValueArray:
		dst = append(dst, '{')
		for _, e := range v.Elements {
			var err error
			if dst, err = p.appendValue(append(dst, ' '), e, meter); err != nil {
				return dst, err
			}
		}
		dst = append(dst, " }"...)
	case dex.ValueAnnotation:
		dst = append(dst, p.types[v.Annotation.Type]...)
		for i, e := range v.Annotation.Items {
			dst = p.appendString(append(dst, ' '), v.Annotation.Names[i])
			var err error
			if dst, err = p.appendValue(append(dst, '='), e, meter); err != nil {
				return dst, err
			}
		}
	default:
		dst = append(dst, "????"...)
	}
	return dst, nil
}

func appendQuoted(dst, raw []byte) []byte {
	dst = append(dst, '"')
	for _, b := range raw {
		switch b {
		case '\\', '"':
			dst = append(dst, '\\', b)
		case '\t':
			dst = append(dst, `\t`...)
		case '\n':
			dst = append(dst, `\n`...)
		case '\r':
			dst = append(dst, `\r`...)
		default:
			dst = append(dst, b)
		}
	}
	return append(dst, '"')
}

var handleNames = [...]string{
	"put-static", "get-static", "put-instance", "get-instance", "invoke-static", "invoke-instance",
	"invoke-constructor", "invoke-direct", "invoke-interface",
}

// appendTail lists what follows the classes.
func (p *Printer) appendTail(dst []byte) ([]byte, error) {
	f := p.f
	limit := ordered.NewLimit(p.limit)
	of := limit.Meter(len(dst))
	meter := &of
	for i := range uint32(f.NumMethodHandles()) {
		h, err := f.MethodHandle(i)
		if err != nil {
			return dst, err
		}
		var class, name, kind []byte
		if h.Kind.IsField() {
			r := f.FieldRef(h.Index)
			class, kind = p.types[r.Class], p.types[r.Type]
			name, _ = f.RawString(r.Name)
		} else {
			r := f.MethodRef(h.Index)
			class, kind = p.types[r.Class], p.protos[r.Proto]
			name, _ = f.RawString(r.Name)
		}
		if h.Kind != dex.HandleStaticPut && h.Kind != dex.HandleStaticGet && h.Kind != dex.HandleInvokeStatic && len(kind) > 0 {
			kind = append(append([]byte{'('}, class...), kind[1:]...)
		}
		dst = fmt.Appendf(dst, "Method handle #%d:\n  type        : %s\n  target      : %s %s\n  target_type : %s\n",
			i, handleNames[h.Kind], class, name, kind)
		if meter.Over(len(dst)) {
			return dst, p.tooLarge()
		}
	}
	for i := range uint32(f.NumCallSites()) {
		values, err := f.CallSite(i)
		if err != nil {
			return dst, err
		}
		name, _ := f.RawString(values[1].Index())
		dst = fmt.Appendf(dst, "Call site #%d: // offset %d\n  link_argument[0] : %d (MethodHandle)\n  link_argument[1] : %s (String)\n  link_argument[2] : %s (MethodType)\n",
			i, f.CallSiteOffset(i), values[0].Index(), name, p.protos[values[2].Index()])
		for j, v := range values[3:] {
			dst = fmt.Appendf(dst, "  link_argument[%d] : ", j+3)
			if dst, err = p.appendLinkArgument(dst, v, meter); err != nil {
				return dst, err
			}
			if meter.Over(len(dst)) {
				return dst, p.tooLarge()
			}
		}
	}
	return dst, nil
}

func (p *Printer) appendLinkArgument(dst []byte, v dex.Value, meter *ordered.Meter) ([]byte, error) {
	kind := ""
	switch v.Kind {
	case dex.ValueByte:
		kind, v = "byte", dex.Value{Kind: dex.ValueInt, Bits: v.Bits & 0xff}
	case dex.ValueShort:
		kind = "short"
	case dex.ValueChar:
		kind = "char"
	case dex.ValueInt:
		kind = "int"
	case dex.ValueLong:
		kind = "long"
	case dex.ValueFloat:
		kind = "float"
	case dex.ValueDouble:
		kind = "double"
	case dex.ValueMethodType:
		return append(append(dst, p.protos[v.Index()]...), " (MethodType)\n"...), nil
	case dex.ValueMethodHandle:
		return append(strconv.AppendInt(dst, v.Bits, 10), " (MethodHandle)\n"...), nil
	case dex.ValueString:
		return append(p.appendString(dst, v.Index()), " (String)\n"...), nil
	case dex.ValueType:
		kind = "Class"
	case dex.ValueNull:
		kind = "Null"
	case dex.ValueBoolean:
		kind = "boolean"
	default:
		kind = "?"
	}
	dst, err := p.appendValue(dst, v, meter)
	return fmt.Appendf(dst, " (%s)\n", kind), err
}
