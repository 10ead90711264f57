// Programs, files, classes and their members.

package model

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// Program is an app's dex files in class-path order, over one pool.
type Program struct {
	Pool  *Pool
	Files []*File
}

// File is one dex file to be written; it may become several when it holds more
// references than one can.
type File struct {
	Version int // such as 35 or 39; raised on writing if the content needs it
	Classes []*Class
	Base    *Source // where the file was read from, nil for a new one

	pool *Pool
}

// Class is a class definition.
type Class struct {
	Type       uint32
	Access     dex.AccessFlags
	Super      uint32 // dex.NoIndex for java.lang.Object
	Interfaces []uint32
	SourceFile uint32 // string id, dex.NoIndex if there is none

	StaticFields, InstanceFields  []*Field
	DirectMethods, VirtualMethods []*Method

	annotations *dex.Annotations
	source      *Source // of annotations not yet read
	def         dex.ClassDef
}

// Field is a field definition.
type Field struct {
	Ref    uint32 // field id
	Access dex.AccessFlags
	Value  *dex.Value // initial value of a static field, nil for zero
}

// Method is a method definition. Its code is Body if that is set, else the code
// that it was read with, else none.
type Method struct {
	Ref    uint32 // method id
	Access dex.AccessFlags
	Body   *Body

	source  *Source
	codeOff uint32
}

// New returns a program without files.
func New() *Program { return &Program{Pool: newPool()} }

// AddFile appends an empty file of the given version.
func (p *Program) AddFile(version int) *File {
	f := &File{Version: version, pool: p.Pool}
	p.Files = append(p.Files, f)
	return f
}

// Load makes an editable program of parsed files, which stay in use.
func Load(files ...*dex.File) (*Program, error) {
	p := New()
	for _, f := range files {
		if err := p.load(f); err != nil {
			return nil, err
		}
	}
	return p, nil
}

func (p *Program) load(f *dex.File) error {
	src, err := newSource(p.Pool, f)
	if err != nil {
		return err
	}
	out := p.AddFile(f.Version)
	out.Base = src
	out.Classes = make([]*Class, 0, f.NumClassDefs())
	// Members and values take a byte at least, so only files whose classes
	// share theirs can have more of them than bytes.
	budget := len(f.Data())
	var data dex.ClassData
	for i := range uint32(f.NumClassDefs()) {
		def := f.ClassDef(i)
		c := &Class{Type: src.Types[def.Type], Access: def.Access, Super: src.typ(def.Super), SourceFile: src.str(def.Source), source: src, def: def}
		ifaces, err := f.Interfaces(def)
		if err != nil {
			return err
		}
		c.Interfaces = src.types(ifaces)
		if err := f.ClassData(def, &data); err != nil {
			return err
		}
		values, err := f.StaticValues(def)
		if err != nil {
			return err
		}
		budget -= ifaces.Len() + len(values) + len(data.StaticFields) + len(data.InstanceFields) + len(data.DirectMethods) + len(data.VirtualMethods)
		if budget < 0 {
			return &dex.FormatError{File: f.Name, Section: "class_defs", Index: int(i), Offset: -1, Reason: "classes share their members or values"}
		}
		if len(values) > len(data.StaticFields) {
			return &dex.FormatError{File: f.Name, Section: "static_values", Index: int(i), Offset: -1,
				Reason: fmt.Sprintf("%d values for %d static fields", len(values), len(data.StaticFields))}
		}
		src.values(values)
		c.StaticFields = src.fields(data.StaticFields)
		for i := range values {
			c.StaticFields[i].Value = &values[i]
		}
		c.InstanceFields = src.fields(data.InstanceFields)
		c.DirectMethods = src.methods(data.DirectMethods)
		c.VirtualMethods = src.methods(data.VirtualMethods)
		out.Classes = append(out.Classes, c)
	}
	return nil
}

func (s *Source) fields(list []dex.EncodedField) []*Field {
	fields := make([]Field, len(list))
	out := make([]*Field, len(list))
	for i, m := range list {
		fields[i] = Field{Ref: s.Fields[m.Field], Access: m.Access}
		out[i] = &fields[i]
	}
	return out
}

func (s *Source) methods(list []dex.EncodedMethod) []*Method {
	methods := make([]Method, len(list))
	out := make([]*Method, len(list))
	for i, m := range list {
		methods[i] = Method{Ref: s.Methods[m.Method], Access: m.Access, source: s, codeOff: m.CodeOff}
		out[i] = &methods[i]
	}
	return out
}

// Pool returns the pool of the program that the file belongs to.
func (f *File) Pool() *Pool { return f.pool }

// Class returns the first class with the given descriptor, nil if there is none.
func (f *File) Class(descriptor string) *Class {
	t := f.pool.Type(descriptor)
	for _, c := range f.Classes {
		if c.Type == t {
			return c
		}
	}
	return nil
}

// Methods calls yield for every method, direct ones first.
func (c *Class) Methods(yield func(*Method) bool) {
	for _, list := range [2][]*Method{c.DirectMethods, c.VirtualMethods} {
		for _, m := range list {
			if !yield(m) {
				return
			}
		}
	}
}

// AddMethod adds a method to the list that its flags and name ask for.
func (c *Class) AddMethod(pool *Pool, m *Method) {
	name := pool.RawString(pool.MethodAt(m.Ref).Name)
	if m.Access&(dex.AccStatic|dex.AccPrivate|dex.AccConstructor) != 0 || name == "<init>" || name == "<clinit>" {
		c.DirectMethods = append(c.DirectMethods, m)
	} else {
		c.VirtualMethods = append(c.VirtualMethods, m)
	}
}

// AddField adds a field to the list that its flags ask for.
func (c *Class) AddField(f *Field) {
	if f.Access&dex.AccStatic != 0 {
		c.StaticFields = append(c.StaticFields, f)
	} else {
		c.InstanceFields = append(c.InstanceFields, f)
	}
}

// Annotations returns the annotations of the class, its members and their
// parameters, to be read or changed; indices are pool ids.
func (c *Class) Annotations() (*dex.Annotations, error) {
	if c.annotations != nil {
		return c.annotations, nil
	}
	a := &dex.Annotations{}
	if c.source != nil {
		read, err := c.source.File.Annotations(c.def)
		if err != nil {
			return nil, err
		}
		if read != nil {
			c.source.annotations(read)
			a = read
		}
	}
	c.annotations = a
	return a, nil
}

// HasCode reports whether the method has code, edited or as read.
func (m *Method) HasCode() bool { return m.Body != nil || m.codeOff != 0 }

// Original returns the code that the method was read with and its source;
// false for a method that is new or has none.
func (m *Method) Original() (*Source, dex.Code, bool, error) {
	if m.source == nil || m.codeOff == 0 {
		return nil, dex.Code{}, false, nil
	}
	code, err := m.source.File.Code(m.codeOff)
	return m.source, code, err == nil, err
}

// RemoveCode makes the method one without code, as abstract and native ones are.
func (m *Method) RemoveCode() { m.Body, m.codeOff = nil, 0 }
