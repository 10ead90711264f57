// What the class library has.

package needs

import (
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/framework"
	"github.com/esdroid/esdroid/internal/vm/boot"
)

// library maps the descriptors of the class library's classes to what they declare.
type library map[string]*class

type class struct {
	super      string // "" for java.lang.Object
	interfaces []string
	methods    map[string]bool // by name and descriptor; false without the native that it needs
	fields     map[string]bool // by name and type, as in "out:Ljava/io/PrintStream;"
}

const objectName = "Ljava/lang/Object;"

// embedded is the class library and the framework of this program.
var embedded = sync.OnceValues(func() (library, error) {
	files, err := dex.Parse("boot.dex", boot.Dex())
	if err != nil {
		return nil, err
	}
	images, err := framework.Images()
	if err != nil {
		return nil, err
	}
	p, err := dex.NewProgram(append(files, images...)...)
	if err != nil {
		return nil, err
	}
	bound := map[string]bool{}
	framework.Bindings().Each(func(method string) { bound[method] = true })
	return newLibrary(p, bound)
})

func newLibrary(p *dex.Program, bound map[string]bool) (library, error) {
	l := make(library, len(p.Classes))
	for i := range p.Classes {
		c := &p.Classes[i]
		k := &class{methods: map[string]bool{}, fields: map[string]bool{}}
		var err error
		if k.super, k.interfaces, err = supertypes(c); err != nil {
			return nil, err
		}
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			native := p.Methods[m].Access&dex.AccNative != 0
			k.methods[p.MethodName(m)+p.MethodProto(m)] = !native || bound[p.MethodText(m)]
		}
		for f := c.FirstField; f < c.EndField; f++ {
			text := p.FieldText(f)
			k.fields[text[len(c.Descriptor)+len("->"):]] = true
		}
		l[c.Descriptor] = k
	}
	for desc := range builtIn {
		if l[desc] == nil {
			l[desc] = &class{super: objectName}
		}
	}
	return l, nil
}

// supertypes names the superclass of a class, "" if it has none, and its interfaces.
func supertypes(c *dex.Class) (super string, interfaces []string, err error) {
	if c.Def.Super != dex.NoIndex {
		super = c.File.TypeDescriptor(c.Def.Super)
	}
	list, err := c.File.Interfaces(c.Def)
	if err != nil {
		return "", nil, err
	}
	for i := range list.Len() {
		interfaces = append(interfaces, c.File.TypeDescriptor(list.At(i)))
	}
	return super, interfaces, nil
}

// Classes of which the machine itself answers methods: those that take any
// arguments, and the bootstraps of lambdas and string concatenations.
var builtIn = map[string]bool{
	"Ljava/lang/invoke/MethodHandle;": true, "Ljava/lang/invoke/VarHandle;": true,
	"Ljava/lang/invoke/LambdaMetafactory;": true, "Ljava/lang/invoke/StringConcatFactory;": true,
}

// hasMethod reports whether a class or one above it has a method that can run.
func (l library) hasMethod(desc, selector string) bool {
	if builtIn[desc] {
		return true
	}
	found := l.find(desc, func(k *class) (bool, bool) {
		runs, ok := k.methods[selector]
		return runs, ok
	})
	return found || l[objectName].methods[selector]
}

func (l library) hasField(desc, field string) bool {
	return l.find(desc, func(k *class) (bool, bool) { return true, k.fields[field] })
}

// find asks a class and those above it, superclasses first. The library's hierarchy has no cycles.
func (l library) find(desc string, ask func(*class) (answer, ok bool)) bool {
	for d := desc; d != ""; {
		k := l[d]
		if k == nil {
			return false
		}
		if answer, ok := ask(k); ok {
			return answer
		}
		for _, i := range k.interfaces {
			if l.find(i, ask) {
				return true
			}
		}
		d = k.super
	}
	return false
}

// isSubtype reports whether the library's class a is b or below it.
func (l library) isSubtype(a, b string) bool {
	for d := a; d != ""; {
		if d == b {
			return true
		}
		k := l[d]
		if k == nil {
			return false
		}
		for _, i := range k.interfaces {
			if l.isSubtype(i, b) {
				return true
			}
		}
		d = k.super
	}
	return false
}
