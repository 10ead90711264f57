// Classes, fields and methods.

package build

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/dex/write"
)

// Builder adds classes to a file.
type Builder struct {
	file *model.File
	pool *model.Pool
	err  error
}

// New returns a builder of a new file of the given version.
func New(version int) *Builder { return On(model.New().AddFile(version)) }

// On returns a builder that adds to a file.
func On(file *model.File) *Builder { return &Builder{file: file, pool: file.Pool()} }

// File returns the file that classes are added to.
func (b *Builder) File() *model.File { return b.file }

// Err returns the first mistake.
func (b *Builder) Err() error { return b.err }

// Bytes writes the file, which must hold no more than one dex file can.
func (b *Builder) Bytes() ([]byte, error) {
	if b.err != nil {
		return nil, b.err
	}
	out, err := write.File(b.file, write.Options{})
	if err != nil {
		return nil, err
	}
	if len(out) != 1 {
		return nil, fmt.Errorf("the classes need %d dex files", len(out))
	}
	return out[0], nil
}

// Parse writes the file and reads it back.
func (b *Builder) Parse() (*dex.File, error) {
	data, err := b.Bytes()
	if err != nil {
		return nil, err
	}
	files, err := dex.Parse("built.dex", data)
	if err != nil {
		return nil, err
	}
	return files[0], nil
}

// Program writes the file and reads it back as a program of its own.
func (b *Builder) Program() (*dex.Program, error) {
	f, err := b.Parse()
	if err != nil {
		return nil, err
	}
	return dex.NewProgram(f)
}

func (b *Builder) fail(where string, err error) {
	if b.err == nil && err != nil {
		b.err = fmt.Errorf("%s: %w", where, err)
	}
}

// Class is a class under construction.
type Class struct {
	b          *Builder
	class      *model.Class
	descriptor string
}

// Class adds a class that extends java.lang.Object.
func (b *Builder) Class(access dex.AccessFlags, descriptor string) *Class {
	if len(descriptor) < 3 || descriptor[0] != 'L' || !strings.HasSuffix(descriptor, ";") {
		b.fail(descriptor, fmt.Errorf("want a class descriptor such as Lx/Y;"))
	}
	c := &Class{b: b, descriptor: descriptor, class: &model.Class{
		Type: b.pool.Type(descriptor), Access: access, Super: b.pool.Type("Ljava/lang/Object;"), SourceFile: dex.NoIndex,
	}}
	if descriptor == "Ljava/lang/Object;" {
		c.class.Super = dex.NoIndex
	}
	b.file.Classes = append(b.file.Classes, c.class)
	return c
}

// Edit returns a builder for a class that exists already.
func (b *Builder) Edit(class *model.Class) *Class {
	return &Class{b: b, class: class, descriptor: b.pool.Descriptor(class.Type)}
}

// Model returns the class in the program.
func (c *Class) Model() *model.Class { return c.class }

// Super sets the superclass.
func (c *Class) Super(descriptor string) *Class {
	c.class.Super = c.b.pool.Type(descriptor)
	return c
}

// Implements adds interfaces.
func (c *Class) Implements(descriptors ...string) *Class {
	for _, d := range descriptors {
		c.class.Interfaces = append(c.class.Interfaces, c.b.pool.Type(d))
	}
	return c
}

// Source sets the name of the source file.
func (c *Class) Source(name string) *Class {
	c.class.SourceFile = c.b.pool.String(name)
	return c
}

// Annotate adds an annotation to the class.
func (c *Class) Annotate(a Annotation) *Class {
	all := c.annotations()
	all.Class = append(all.Class, c.b.annotationItem(c.descriptor, a))
	return c
}

func (c *Class) annotations() *dex.Annotations {
	all, err := c.class.Annotations()
	if err != nil {
		c.b.fail(c.descriptor, err)
		return &dex.Annotations{}
	}
	return all
}

// Field is a field under construction.
type Field struct {
	c   *Class
	ref uint32
}

// Field adds a field; value, if given, is what a static one starts with.
func (c *Class) Field(access dex.AccessFlags, name, typ string, value ...any) *Field {
	where := c.descriptor + "->" + name + ":" + typ
	ref, err := c.b.pool.Field(where)
	c.b.fail(where, err)
	f := &model.Field{Ref: ref, Access: access}
	switch {
	case len(value) > 1:
		c.b.fail(where, fmt.Errorf("%d values, at most one", len(value)))
	case len(value) == 1 && access&dex.AccStatic == 0:
		c.b.fail(where, fmt.Errorf("only static fields have initial values"))
	case len(value) == 1:
		v := c.b.value(where, value[0], typ)
		f.Value = &v
	}
	c.class.AddField(f)
	return &Field{c, ref}
}

// Annotate adds an annotation to the field.
func (f *Field) Annotate(a Annotation) *Field {
	all := f.c.annotations()
	all.Fields = annotateMember(all.Fields, f.ref, f.c.b.annotationItem(f.c.descriptor, a))
	return f
}

func annotateMember(members []dex.MemberAnnotations, ref uint32, item dex.AnnotationItem) []dex.MemberAnnotations {
	for i := range members {
		if members[i].Index == ref {
			members[i].Set = append(members[i].Set, item)
			return members
		}
	}
	return append(members, dex.MemberAnnotations{Index: ref, Set: []dex.AnnotationItem{item}})
}

// Method is a method under construction.
type Method struct {
	c      *Class
	method *model.Method
	text   string
}

// Method adds a method without code; proto is its prototype, such as (I)V. The
// constructor flag is added where the name asks for it.
func (c *Class) Method(access dex.AccessFlags, name, proto string) *Method {
	text := c.descriptor + "->" + name + proto
	ref, err := c.b.pool.Method(text)
	c.b.fail(text, err)
	if name == "<init>" || name == "<clinit>" {
		access |= dex.AccConstructor
	}
	m := &Method{c: c, method: &model.Method{Ref: ref, Access: access}, text: text}
	if err == nil {
		c.class.AddMethod(c.b.pool, m.method)
	}
	return m
}

// Constructor adds the constructor without parameters that does no more than
// calling that of the superclass.
func (c *Class) Constructor(access dex.AccessFlags) *Class {
	code := c.Method(access, "<init>", "()V").Code(0)
	code.Op(dex.OpInvokeDirect, code.P(0), c.b.pool.Descriptor(c.class.Super)+"-><init>()V")
	code.Op(dex.OpReturnVoid)
	return c
}

// Model returns the method in the program.
func (m *Method) Model() *model.Method { return m.method }

// Text returns the method as Lclass;->name(params)return.
func (m *Method) Text() string { return m.text }

// Annotate adds an annotation to the method.
func (m *Method) Annotate(a Annotation) *Method {
	all := m.c.annotations()
	all.Methods = annotateMember(all.Methods, m.method.Ref, m.c.b.annotationItem(m.text, a))
	return m
}

// AnnotateParameter adds an annotation to the parameter with the given number.
func (m *Method) AnnotateParameter(param int, a Annotation) *Method {
	all := m.c.annotations()
	item := m.c.b.annotationItem(m.text, a)
	i := 0
	for i < len(all.Parameters) && all.Parameters[i].Method != m.method.Ref {
		i++
	}
	if i == len(all.Parameters) {
		all.Parameters = append(all.Parameters, dex.ParameterAnnotations{Method: m.method.Ref})
	}
	for len(all.Parameters[i].Sets) <= param {
		all.Parameters[i].Sets = append(all.Parameters[i].Sets, nil)
	}
	all.Parameters[i].Sets[param] = append(all.Parameters[i].Sets[param], item)
	return m
}
