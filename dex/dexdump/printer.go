// A file's listing: its classes in parallel, then its method handles and call
// sites.

package dexdump

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/ordered"
)

// Write lists files as dexdump -d lists an input of that name. Files of an
// archive beside the first are numbered as multidex does.
func Write(w io.Writer, name string, files ...*dex.File) error {
	if _, err := fmt.Fprintf(w, "Processing '%s'...\n", name); err != nil {
		return err
	}
	for i, f := range files {
		inside := ""
		if len(files) > 1 {
			inside = ":classes.dex"
			if i > 0 {
				inside = fmt.Sprintf(":classes%d.dex", i+1)
			}
		}
		if _, err := fmt.Fprintf(w, "Opened '%s%s', DEX version '%03d'\n", name, inside, f.Version); err != nil {
			return err
		}
		if err := WriteFile(w, f); err != nil {
			return err
		}
	}
	return nil
}

// WriteFile lists one file without the lines that name it.
func WriteFile(w io.Writer, f *dex.File) error {
	p := New(f)
	limit := ordered.NewLimit(p.limit)
	err := ordered.Append(f.NumClassDefs(), func(i int, dst []byte) ([]byte, error) {
		return p.appendClass(dst, uint32(i), limit)
	}, func(text []byte) error {
		_, err := w.Write(text)
		return err
	})
	if err != nil {
		return err
	}
	text, err := p.appendTail(nil)
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	return err
}

// Printer lists the classes of one file. It is safe for concurrent use.
type Printer struct {
	f      *dex.File
	types  [][]byte // descriptors
	protos [][]byte
	limit  int // bytes of text that a sane file never needs
}

// New returns a printer for a file.
func New(f *dex.File) *Printer {
	p := &Printer{f: f, limit: textLimit(len(f.Data()))}
	p.types = make([][]byte, f.NumTypes())
	for i := range p.types {
		p.types[i], _ = f.RawString(f.TypeString(uint32(i)))
	}
	p.protos = make([][]byte, f.NumProtos())
	for i := range p.protos {
		// Listings show strings as the file encodes them.
		text := f.ProtoDescriptor(uint32(i))
		if strings.IndexByte(text, 0) < 0 && strings.IndexFunc(text, func(r rune) bool { return r > 0xffff }) < 0 {
			p.protos[i] = []byte(text)
		} else {
			p.protos[i], _ = dex.AppendMUTF8(nil, text)
		}
	}
	return p
}

// textLimit is how much text a file of n bytes may become. Apps become a dozen
// times as large.
func textLimit(n int) int { return 8<<20 + 128*n }

// tooLarge is the error for hostile files in which many instructions share
// long strings, many methods one code item, and the like.
func (p *Printer) tooLarge() error {
	return &dex.FormatError{File: p.f.Name, Section: "listing", Index: -1, Offset: -1,
		Reason: fmt.Sprintf("more than %d bytes of text for a file of %d bytes; the file was made to exhaust its readers", p.limit, len(p.f.Data()))}
}

func (p *Printer) appendString(dst []byte, i uint32) []byte {
	raw, _ := p.f.RawString(i)
	return append(dst, raw...)
}

// AppendClass appends the listing of class definition i.
func (p *Printer) AppendClass(dst []byte, i uint32) ([]byte, error) {
	return p.appendClass(dst, i, ordered.NewLimit(p.limit))
}

func (p *Printer) appendClass(dst []byte, i uint32, limit *ordered.Limit) ([]byte, error) {
	f := p.f
	of := limit.Meter(len(dst))
	meter := &of
	class := f.ClassDef(i)
	dst = append(dst, "Class #"...)
	dst = strconv.AppendUint(dst, uint64(i), 10)
	dst = append(dst, "            -\n  Class descriptor  : '"...)
	dst = append(dst, p.types[class.Type]...)
	dst = append(dst, "'\n  Access flags      : 0x"...)
	dst = appendHex(dst, uint64(class.Access), 4)
	dst = appendAccess(dst, class.Access, dex.OnClass)
	if class.Super != dex.NoIndex {
		dst = append(dst, "  Superclass        : '"...)
		dst = append(dst, p.types[class.Super]...)
		dst = append(dst, "'\n"...)
	}
	dst = append(dst, "  Interfaces        -\n"...)
	interfaces, err := f.Interfaces(class)
	if err != nil {
		return dst, err
	}
	for i := range interfaces.Len() {
		dst = append(dst, "    #"...)
		dst = strconv.AppendInt(dst, int64(i), 10)
		dst = append(dst, "              : '"...)
		dst = append(dst, p.types[interfaces.At(i)]...)
		dst = append(dst, "'\n"...)
		if meter.Over(len(dst)) {
			return dst, p.tooLarge()
		}
	}
	var data dex.ClassData
	if err := f.ClassData(class, &data); err != nil {
		return dst, err
	}
	values, err := f.StaticValues(class)
	if err != nil {
		return dst, err
	}
	dst = append(dst, "  Static fields     -\n"...)
	for i, field := range data.StaticFields {
		dst = p.appendField(dst, i, field)
		if i < len(values) {
			dst = append(dst, "      value         : "...)
			if dst, err = p.appendValue(dst, values[i], meter); err != nil {
				return dst, err
			}
			dst = append(dst, '\n')
		}
		if meter.Over(len(dst)) {
			return dst, p.tooLarge()
		}
	}
	dst = append(dst, "  Instance fields   -\n"...)
	for i, field := range data.InstanceFields {
		dst = p.appendField(dst, i, field)
		if meter.Over(len(dst)) {
			return dst, p.tooLarge()
		}
	}
	for _, list := range []struct {
		head    string
		methods []dex.EncodedMethod
	}{{"  Direct methods    -\n", data.DirectMethods}, {"  Virtual methods   -\n", data.VirtualMethods}} {
		dst = append(dst, list.head...)
		for i, m := range list.methods {
			if dst, err = p.appendMethod(dst, i, m, meter); err != nil {
				return dst, fmt.Errorf("%s: %w", f.MethodText(m.Method), err)
			}
		}
	}
	dst = append(dst, "  source_file_idx   : "...)
	dst = strconv.AppendInt(dst, int64(int32(class.Source)), 10)
	dst = append(dst, " ("...)
	if class.Source != dex.NoIndex {
		dst = p.appendString(dst, class.Source)
	} else {
		dst = append(dst, "unknown"...)
	}
	return append(dst, ")\n\n"...), nil
}

// appendMember begins field or method i of a class, up to the names of its flags.
func (p *Printer) appendMember(dst []byte, i int, class, name uint32, typ []byte, access dex.AccessFlags) []byte {
	dst = append(dst, "    #"...)
	dst = strconv.AppendInt(dst, int64(i), 10)
	dst = append(dst, "              : (in "...)
	dst = append(dst, p.types[class]...)
	dst = append(dst, ")\n      name          : '"...)
	dst = p.appendString(dst, name)
	dst = append(dst, "'\n      type          : '"...)
	dst = append(dst, typ...)
	dst = append(dst, "'\n      access        : 0x"...)
	return appendHex(dst, uint64(access), 4)
}

func (p *Printer) appendField(dst []byte, i int, field dex.EncodedField) []byte {
	r := p.f.FieldRef(field.Field)
	dst = p.appendMember(dst, i, r.Class, r.Name, p.types[r.Type], field.Access)
	return appendAccess(dst, field.Access, dex.OnField)
}

func (p *Printer) appendMethod(dst []byte, i int, m dex.EncodedMethod, meter *ordered.Meter) ([]byte, error) {
	r := p.f.MethodRef(m.Method)
	dst = p.appendMember(dst, i, r.Class, r.Name, p.protos[r.Proto], m.Access)
	dst = appendAccess(dst, m.Access, dex.OnMethod)
	if m.CodeOff == 0 {
		return append(dst, "      code          : (none)\n\n"...), nil
	}
	dst = append(dst, "      code          -\n"...)
	dst, err := p.appendCode(dst, m, meter)
	return append(dst, '\n'), err
}

// accessNames are the names of the listing for bits 0 to 17.
var accessNames = [3][18]string{
	dex.OnClass: {"PUBLIC", "PRIVATE", "PROTECTED", "STATIC", "FINAL", "?", "?", "?", "?", "INTERFACE", "ABSTRACT", "?",
		"SYNTHETIC", "ANNOTATION", "ENUM", "?", "VERIFIED", "OPTIMIZED"},
	dex.OnField: {"PUBLIC", "PRIVATE", "PROTECTED", "STATIC", "FINAL", "?", "VOLATILE", "TRANSIENT", "?", "?", "?", "?",
		"SYNTHETIC", "?", "ENUM", "?", "?", "?"},
	dex.OnMethod: {"PUBLIC", "PRIVATE", "PROTECTED", "STATIC", "FINAL", "SYNCHRONIZED", "BRIDGE", "VARARGS", "NATIVE", "?",
		"ABSTRACT", "STRICT", "SYNTHETIC", "?", "?", "MIRANDA", "CONSTRUCTOR", "DECLARED_SYNCHRONIZED"},
}

// appendAccess appends " (NAMES)" and a line feed.
func appendAccess(dst []byte, flags dex.AccessFlags, on dex.AccessOn) []byte {
	dst = append(dst, " ("...)
	first := true
	for bit, name := range accessNames[on] {
		if flags&(1<<bit) == 0 {
			continue
		}
		if !first {
			dst = append(dst, ' ')
		}
		first = false
		dst = append(dst, name...)
	}
	return append(dst, ")\n"...)
}

const hexDigits = "0123456789abcdef"

// appendHex appends v in hex with at least width digits.
func appendHex(dst []byte, v uint64, width int) []byte {
	n := 1
	for x := v >> 4; x != 0; x >>= 4 {
		n++
	}
	for n = max(n, width); n > 0; n-- {
		dst = append(dst, hexDigits[v>>(4*(n-1))&0xf])
	}
	return dst
}

// appendG appends v as C's %g.
func appendG(dst []byte, v float64, bits int) []byte {
	switch {
	case v != v && int64(toBits(v)) < 0:
		return append(dst, "-nan"...)
	case v != v:
		return append(dst, "nan"...)
	case v > maxFinite:
		return append(dst, "inf"...)
	case v < -maxFinite:
		return append(dst, "-inf"...)
	}
	at := len(dst)
	dst = strconv.AppendFloat(dst, v, 'g', 6, bits)
	if e := bytes.IndexByte(dst[at:], 'e'); e < 0 && bytes.IndexByte(dst[at:], '.') >= 0 {
		dst = bytes.TrimRight(dst, "0")
		dst = bytes.TrimSuffix(dst, []byte("."))
	}
	return dst
}
