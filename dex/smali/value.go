// Annotations, encoded values, names and references.

package smali

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/esdroid/esdroid/dex"
)

var visibilities = [...]string{"build", "runtime", "system"}

const blanks = "                                                                                "

// appendIndent appends n blanks.
func appendIndent(dst []byte, n int) []byte {
	for ; n > len(blanks); n -= len(blanks) {
		dst = append(dst, blanks...)
	}
	return append(dst, blanks[:n]...)
}

func (c *classPrinter) appendAnnotations(dst []byte, set []dex.AnnotationItem, indent int) []byte {
	for i, a := range set {
		if c.full(dst) {
			return dst
		}
		if i > 0 {
			dst = append(dst, '\n')
		}
		dst = appendIndent(dst, indent)
		dst = append(dst, ".annotation "...)
		dst = append(dst, visibilities[a.Visibility]...)
		dst = append(dst, ' ')
		dst = append(dst, c.types[a.Type]...)
		dst = append(dst, '\n')
		dst = c.appendElements(dst, &a.Annotation, indent+4)
		dst = appendIndent(dst, indent)
		dst = append(dst, ".end annotation\n"...)
	}
	return dst
}

func (c *classPrinter) appendElements(dst []byte, a *dex.Annotation, indent int) []byte {
	for i, v := range a.Items {
		if c.full(dst) {
			return dst
		}
		dst = appendIndent(dst, indent)
		dst = appendName(dst, c.f.String(a.Names[i]))
		dst = append(dst, " = "...)
		dst = c.appendValue(dst, v, indent)
		dst = append(dst, '\n')
	}
	return dst
}

// appendValue appends an encoded value; indent is that of the line it is on.
func (c *classPrinter) appendValue(dst []byte, v dex.Value, indent int) []byte {
	switch v.Kind {
	case dex.ValueByte:
		dst = append(appendSigned(dst, v.Bits), 't')
	case dex.ValueShort:
		dst = append(appendSigned(dst, v.Bits), 's')
	case dex.ValueInt:
		dst = appendSigned(dst, v.Bits)
	case dex.ValueLong:
		dst = append(appendSigned(dst, v.Bits), 'L')
	case dex.ValueChar:
		dst = append(dst, '\'')
		dst = appendUnit(dst, uint16(v.Bits))
		dst = append(dst, '\'')
	case dex.ValueFloat:
		dst = append(appendJava(dst, v.Float(), 32), 'f')
	case dex.ValueDouble:
		dst = appendJava(dst, v.Float(), 64)
	case dex.ValueMethodType:
		dst = append(dst, c.protos[v.Index()]...)
	case dex.ValueMethodHandle:
		dst = c.appendHandle(dst, v.Index())
	case dex.ValueString:
		dst = appendQuoted(dst, c.f.String(v.Index()))
	case dex.ValueType:
		dst = append(dst, c.types[v.Index()]...)
	case dex.ValueField:
		dst = c.appendField(dst, v.Index())
	case dex.ValueMethod:
		dst = c.appendMethodRef(dst, v.Index())
	case dex.ValueEnum:
		dst = append(dst, ".enum "...)
		dst = c.appendField(dst, v.Index())
	case dex.ValueNull:
		dst = append(dst, "null"...)
	case dex.ValueBoolean:
		dst = strconv.AppendBool(dst, v.Bits != 0)
	case dex.ValueAnnotation:
		dst = append(dst, ".subannotation "...)
		dst = append(dst, c.types[v.Annotation.Type]...)
		dst = append(dst, '\n')
		dst = c.appendElements(dst, v.Annotation, indent+4)
		dst = appendIndent(dst, indent)
		dst = append(dst, ".end subannotation"...)
	case dex.ValueArray:
		if len(v.Elements) == 0 {
			return append(dst, "{}"...)
		}
		dst = append(dst, "{\n"...)
		for i, e := range v.Elements {
			if i > 0 {
				dst = append(dst, ",\n"...)
			}
			if c.full(dst) {
				return dst
			}
			dst = appendIndent(dst, indent+4)
			dst = c.appendValue(dst, e, indent+4)
		}
		dst = append(dst, '\n')
		dst = appendIndent(dst, indent)
		dst = append(dst, '}')
	}
	return dst
}

var handleNames = [...]string{
	"static-put", "static-get", "instance-put", "instance-get", "invoke-static", "invoke-instance",
	"invoke-constructor", "invoke-direct", "invoke-interface",
}

func (p *Printer) appendHandle(dst []byte, i uint32) []byte {
	h, err := p.f.MethodHandle(i)
	if err != nil {
		return append(append(dst, "# "...), err.Error()...)
	}
	dst = append(dst, handleNames[h.Kind]...)
	dst = append(dst, '@')
	if h.Kind.IsField() {
		return p.appendField(dst, h.Index)
	}
	return p.appendMethodRef(dst, h.Index)
}

// appendCallSite appends what an invoke-custom refers to: a name, the method
// name, the type, further arguments and the bootstrap method.
func (c *classPrinter) appendCallSite(dst []byte, i uint32) ([]byte, error) {
	values, err := c.f.CallSite(i)
	if err != nil {
		return dst, err
	}
	dst = append(dst, "call_site_"...)
	dst = strconv.AppendUint(dst, uint64(i), 10)
	dst = append(dst, '(')
	for i, v := range values[1:] {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = c.appendValue(dst, v, 4)
	}
	dst = append(dst, ")@"...)
	h, err := c.f.MethodHandle(values[0].Index())
	if err != nil {
		return dst, err
	}
	if h.Kind.IsField() {
		return c.appendField(dst, h.Index), nil
	}
	return c.appendMethodRef(dst, h.Index), nil
}

func (p *Printer) appendField(dst []byte, i uint32) []byte {
	r := p.f.FieldRef(i)
	dst = append(dst, p.types[r.Class]...)
	dst = append(dst, "->"...)
	dst = appendName(dst, p.f.String(r.Name))
	dst = append(dst, ':')
	return append(dst, p.types[r.Type]...)
}

func (p *Printer) appendMethodRef(dst []byte, i uint32) []byte {
	r := p.f.MethodRef(i)
	dst = append(dst, p.types[r.Class]...)
	dst = append(dst, "->"...)
	dst = appendName(dst, p.f.String(r.Name))
	return append(dst, p.protos[r.Proto]...)
}

// appendName appends a simple name, quoted where it contains spaces, as names
// may from version 040 on.
func appendName(dst []byte, name string) []byte {
	if hasSpace(name) {
		dst = append(dst, '`')
		dst = append(dst, name...)
		return append(dst, '`')
	}
	return append(dst, name...)
}

func hasSpace(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == ' ' {
			return true
		}
		if s[i] >= 0x80 {
			return strings.IndexFunc(s[i:], func(r rune) bool { return unicode.Is(unicode.Zs, r) }) >= 0
		}
	}
	return false
}

// quoteDescriptor quotes the simple names with spaces in a descriptor.
func quoteDescriptor(s string) string {
	if !hasSpace(s) {
		return s
	}
	var out strings.Builder
	for i := 0; i < len(s); {
		if s[i] != 'L' {
			out.WriteByte(s[i])
			i++
			continue
		}
		end := strings.IndexByte(s[i:], ';')
		if end < 0 {
			out.WriteString(s[i:])
			break
		}
		out.WriteByte('L')
		for n, name := range strings.Split(s[i+1:i+end], "/") {
			if n > 0 {
				out.WriteByte('/')
			}
			out.Write(appendName(nil, name))
		}
		out.WriteByte(';')
		i += end + 1
	}
	return out.String()
}

// appendQuoted appends s as a string literal.
func appendQuoted(dst []byte, s string) []byte {
	dst = append(dst, '"')
	plain := 0
	for i := 0; i < len(s); i++ {
		if b := s[i]; b >= ' ' && b < 0x7f && b != '"' && b != '\'' && b != '\\' {
			continue
		}
		dst = append(dst, s[plain:i]...)
		if s[i] < 0x80 {
			dst = appendUnit(dst, uint16(s[i]))
			plain = i + 1
			continue
		}
		end := i
		for end < len(s) && s[end] >= 0x80 {
			end++
		}
		for _, u := range dex.UTF16(s[i:end]) {
			dst = appendUnit(dst, u)
		}
		i, plain = end-1, end
	}
	dst = append(dst, s[plain:]...)
	return append(dst, '"')
}

const hexDigits = "0123456789abcdef"

// appendUnit appends a UTF-16 code unit as it stands in a literal.
func appendUnit(dst []byte, u uint16) []byte {
	switch {
	case u == '"' || u == '\'' || u == '\\':
		return append(dst, '\\', byte(u))
	case u >= ' ' && u < 0x7f:
		return append(dst, byte(u))
	case u == '\n':
		return append(dst, `\n`...)
	case u == '\r':
		return append(dst, `\r`...)
	case u == '\t':
		return append(dst, `\t`...)
	}
	return append(dst, '\\', 'u', hexDigits[u>>12], hexDigits[u>>8&0xf], hexDigits[u>>4&0xf], hexDigits[u&0xf])
}

// appendSigned appends v in hex with a sign.
func appendSigned(dst []byte, v int64) []byte {
	u := uint64(v)
	if v < 0 {
		dst, u = append(dst, '-'), -u
	}
	dst = append(dst, "0x"...)
	return strconv.AppendUint(dst, u, 16)
}
