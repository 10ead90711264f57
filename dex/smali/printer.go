// The frame of a class: header, annotations, fields and the order of things.

package smali

import (
	"fmt"
	"io"
	"strconv"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/ordered"
)

// Printer prints the classes of one file. It is safe for concurrent use.
type Printer struct {
	f         *dex.File
	types     []string // descriptors, names with spaces quoted
	plain     []string // descriptors as they are
	protos    []string
	accessors accessors
	limit     int // bytes of text that a sane class never needs
	methods   sync.Pool
}

// New returns a printer for a file.
func New(f *dex.File) *Printer {
	p := &Printer{f: f, limit: textLimit(len(f.Data()))}
	p.plain = make([]string, f.NumTypes())
	p.types = make([]string, f.NumTypes())
	quoted := false
	for i := range p.plain {
		p.plain[i] = f.TypeDescriptor(uint32(i))
		p.types[i] = quoteDescriptor(p.plain[i])
		quoted = quoted || p.types[i] != p.plain[i]
	}
	p.protos = make([]string, f.NumProtos())
	for i := range p.protos {
		p.protos[i] = f.ProtoDescriptor(uint32(i))
		if quoted {
			p.protos[i] = quoteDescriptor(p.protos[i])
		}
	}
	p.methods.New = func() any { return &method{p: p} }
	return p
}

// WriteAll prints all classes of the file, one after the other.
func (p *Printer) WriteAll(w io.Writer) error {
	limit := ordered.NewLimit(p.limit)
	return ordered.Append(p.f.NumClassDefs(), func(i int, dst []byte) ([]byte, error) {
		return p.appendClass(dst, uint32(i), limit)
	}, func(text []byte) error {
		_, err := w.Write(text)
		return err
	})
}

// textLimit is how much text a file of n bytes may become. Apps become a dozen
// times as large.
func textLimit(n int) int { return 8<<20 + 128*n }

// tooLarge is the error for hostile files in which many instructions share
// long strings, many methods one code item, and the like.
func (p *Printer) tooLarge() error {
	return &dex.FormatError{File: p.f.Name, Section: "smali", Index: -1, Offset: -1,
		Reason: fmt.Sprintf("more than %d bytes of text for a file of %d bytes; the file was made to exhaust its readers", p.limit, len(p.f.Data()))}
}

// AppendClass appends class definition i.
func (p *Printer) AppendClass(dst []byte, i uint32) ([]byte, error) {
	return p.appendClass(dst, i, ordered.NewLimit(p.limit))
}

func (p *Printer) appendClass(dst []byte, i uint32, limit *ordered.Limit) ([]byte, error) {
	f := p.f
	class := f.ClassDef(i)
	c := classPrinter{Printer: p, meter: limit.Meter(len(dst)), class: class}
	dst = append(dst, ".class "...)
	dst = appendFlags(dst, class.Access, dex.OnClass)
	dst = append(dst, p.types[class.Type]...)
	dst = append(dst, '\n')
	if class.Super != dex.NoIndex {
		dst = append(dst, ".super "...)
		dst = append(dst, p.types[class.Super]...)
		dst = append(dst, '\n')
	}
	if class.Source != dex.NoIndex {
		dst = append(dst, ".source "...)
		dst = appendQuoted(dst, f.String(class.Source))
		dst = append(dst, '\n')
	}
	interfaces, err := f.Interfaces(class)
	if err != nil {
		return dst, err
	}
	if interfaces.Len() > 0 {
		dst = append(dst, "\n# interfaces\n"...)
	}
	for i := range interfaces.Len() {
		dst = append(dst, ".implements "...)
		dst = append(dst, p.types[interfaces.At(i)]...)
		dst = append(dst, '\n')
		if c.full(dst) {
			return dst, p.tooLarge()
		}
	}
	annotations, err := f.Annotations(class)
	if err != nil {
		return dst, err
	}
	c.annotate(annotations)
	if len(c.annotations.Class) > 0 {
		dst = append(dst, "\n\n# annotations\n"...)
		dst = c.appendAnnotations(dst, c.annotations.Class, 0)
	}
	if err := f.ClassData(class, &c.data); err != nil {
		return dst, err
	}
	if c.values, err = f.StaticValues(class); err != nil {
		return dst, err
	}
	if dst, err = c.appendFields(dst); err != nil {
		return dst, err
	}
	c.m = p.methods.Get().(*method)
	defer p.methods.Put(c.m)
	seen := make(map[string]bool)
	for _, list := range []struct {
		head, clash string
		methods     []dex.EncodedMethod
	}{
		{"\n\n# direct methods", "# duplicate method ignored\n", c.data.DirectMethods},
		{"\n\n# virtual methods", "# There is both a direct and virtual method with this signature.\n# You will need to rename one of these methods, including all references.\n", c.data.VirtualMethods},
	} {
		if len(list.methods) > 0 {
			dst = append(dst, list.head...)
		}
		for _, m := range list.methods {
			dst = append(dst, '\n')
			r := f.MethodRef(m.Method)
			key := f.String(r.Name) + p.protos[r.Proto]
			if seen[key] {
				dst = append(dst, list.clash...)
			}
			seen[key] = true
			if dst, err = c.appendMethod(dst, m); err != nil {
				return dst, fmt.Errorf("%s: %w", f.MethodText(m.Method), err)
			}
		}
	}
	if c.full(dst) {
		return dst, p.tooLarge()
	}
	return dst, nil
}

// classPrinter is the state of printing one class.
type classPrinter struct {
	*Printer
	meter       ordered.Meter
	class       dex.ClassDef
	data        dex.ClassData
	values      []dex.Value
	annotations *dex.Annotations
	onFields    map[uint32][]dex.AnnotationItem
	onMethods   map[uint32][]dex.AnnotationItem
	onParams    map[uint32][][]dex.AnnotationItem
	m           *method
	failed      bool // the text has become too large
}

// annotate makes the annotations of the class's members known.
func (c *classPrinter) annotate(a *dex.Annotations) {
	if c.annotations = a; a == nil {
		c.annotations = new(dex.Annotations)
		return
	}
	byIndex := func(list []dex.MemberAnnotations) map[uint32][]dex.AnnotationItem {
		m := make(map[uint32][]dex.AnnotationItem, len(list))
		for _, a := range list {
			m[a.Index] = a.Set
		}
		return m
	}
	c.onFields, c.onMethods = byIndex(a.Fields), byIndex(a.Methods)
	c.onParams = make(map[uint32][][]dex.AnnotationItem, len(a.Parameters))
	for _, p := range a.Parameters {
		c.onParams[p.Method] = p.Sets
	}
}

func (c *classPrinter) full(dst []byte) bool {
	c.failed = c.failed || c.meter.Over(len(dst))
	return c.failed
}

var flagCache [3]sync.Map // of AccessFlags to string

// appendFlags appends the names of the flags, each with a space behind it.
func appendFlags(dst []byte, flags dex.AccessFlags, on dex.AccessOn) []byte {
	text, ok := flagCache[on].Load(flags)
	if !ok {
		if text = flags.Names(on); text != "" {
			text = text.(string) + " "
		}
		if flags < 1<<18 {
			flagCache[on].Store(flags, text)
		}
	}
	return append(dst, text.(string)...)
}

func (c *classPrinter) appendFields(dst []byte) ([]byte, error) {
	assigned, err := c.assignedByInitializer()
	if err != nil {
		return dst, err
	}
	seen := make(map[string]bool)
	for _, list := range []struct {
		head, clash string
		fields      []dex.EncodedField
		static      bool
	}{
		{"\n\n# static fields", "# duplicate field ignored\n", c.data.StaticFields, true},
		{"\n\n# instance fields", "# There is both a static and instance field with this signature.\n# You will need to rename one of these fields, including all references.\n", c.data.InstanceFields, false},
	} {
		if len(list.fields) > 0 {
			dst = append(dst, list.head...)
		}
		for i, field := range list.fields {
			dst = append(dst, '\n')
			r := c.f.FieldRef(field.Field)
			name := c.f.String(r.Name)
			key := name + ":" + c.plain[r.Type]
			if seen[key] {
				dst = append(dst, list.clash...)
			}
			seen[key] = true
			var value *dex.Value
			if list.static && i < len(c.values) {
				value = &c.values[i]
			}
			if value != nil && assigned[field.Field] && field.Access&dex.AccFinal != 0 {
				if value.IsDefault() {
					value = nil
				} else {
					dst = append(dst, "# The value of this static final field might be set in the static constructor\n"...)
				}
			}
			dst = append(dst, ".field "...)
			dst = appendFlags(dst, field.Access, dex.OnField)
			dst = appendName(dst, name)
			dst = append(dst, ':')
			dst = append(dst, c.types[r.Type]...)
			if value != nil {
				dst = append(dst, " = "...)
				dst = c.appendValue(dst, *value, 0)
			}
			dst = append(dst, '\n')
			if set := c.onFields[field.Field]; len(set) > 0 {
				dst = c.appendAnnotations(dst, set, 4)
				dst = append(dst, ".end field\n"...)
			}
			if c.full(dst) {
				return dst, c.tooLarge()
			}
		}
	}
	return dst, nil
}

// assignedByInitializer returns the fields of the class that its <clinit>
// writes.
func (c *classPrinter) assignedByInitializer() (map[uint32]bool, error) {
	if len(c.data.StaticFields) == 0 {
		return nil, nil
	}
	var out map[uint32]bool
	for _, m := range c.data.DirectMethods {
		if m.CodeOff == 0 || c.f.String(c.f.MethodRef(m.Method).Name) != "<clinit>" {
			continue
		}
		code, err := c.f.Code(m.CodeOff)
		if err != nil {
			return nil, err
		}
		out = make(map[uint32]bool)
		err = code.All(func(in *dex.Insn) bool {
			if in.Op >= dex.OpSput && in.Op <= dex.OpSputShort && c.f.FieldRef(in.Index).Class == c.class.Type {
				out[in.Index] = true
			}
			return true
		})
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.f.MethodText(m.Method), err)
		}
		break
	}
	return out, nil
}

func (c *classPrinter) appendMethod(dst []byte, m dex.EncodedMethod) ([]byte, error) {
	r := c.f.MethodRef(m.Method)
	dst = append(dst, ".method "...)
	dst = appendFlags(dst, m.Access, dex.OnMethod)
	dst = appendName(dst, c.f.String(r.Name))
	dst = append(dst, c.protos[r.Proto]...)
	dst = append(dst, '\n')
	var err error
	if m.CodeOff == 0 {
		dst, err = c.appendParameters(dst, m, nil)
		if err != nil {
			return dst, err
		}
		dst = c.appendAnnotations(dst, c.onMethods[m.Method], 4)
		return append(dst, ".end method\n"...), nil
	}
	code, err := c.f.Code(m.CodeOff)
	if err != nil {
		return dst, err
	}
	dst = append(dst, "    .registers "...)
	dst = strconv.AppendUint(dst, uint64(code.Registers), 10)
	dst = append(dst, '\n')
	if dst, err = c.appendParameters(dst, m, &code); err != nil {
		return dst, err
	}
	dst = c.appendAnnotations(dst, c.onMethods[m.Method], 4)
	dst = append(dst, '\n')
	if dst, err = c.m.append(c, dst, m, &code); err != nil {
		return dst, err
	}
	return append(dst, ".end method\n"...), nil
}

// appendParameters appends .param directives for the parameters with a name or
// annotations.
func (c *classPrinter) appendParameters(dst []byte, m dex.EncodedMethod, code *dex.Code) ([]byte, error) {
	var names []uint32
	if code != nil {
		names, _ = code.DebugParameters() // where they are malformed, the body says so
	}
	sets := c.onParams[m.Method]
	if len(names) == 0 && len(sets) == 0 {
		return dst, nil
	}
	params := c.f.Proto(c.f.MethodRef(m.Method).Proto).Params
	register := uint64(1)
	if m.Access&dex.AccStatic != 0 {
		register = 0
	}
	for i := range params.Len() {
		named := i < len(names) && names[i] != dex.NoIndex
		annotated := i < len(sets) && len(sets[i]) > 0
		if named || annotated {
			dst = append(dst, "    .param p"...)
			dst = strconv.AppendUint(dst, register, 10)
			if named {
				dst = append(dst, ", "...)
				dst = appendQuoted(dst, c.f.String(names[i]))
			}
			dst = append(dst, "    # "...)
			dst = append(dst, c.types[params.At(i)]...)
			dst = append(dst, '\n')
		}
		if annotated {
			dst = c.appendAnnotations(dst, sets[i], 8)
			dst = append(dst, "    .end param\n"...)
		}
		register++
		if t := c.plain[params.At(i)]; t == "J" || t == "D" {
			register++
		}
		if c.full(dst) {
			return dst, c.tooLarge()
		}
	}
	return dst, nil
}
