// From text to a program.

package sketch

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/pdg/android"
)

// unit is one text.
type unit struct {
	cursor
	types   *android.Types
	classes []*class
	byDesc  map[string]*class
	b       *build.Builder
}

// Compile makes a program of a text.
func Compile(text string) (*dex.Program, error) {
	words, err := scan(text)
	if err != nil {
		return nil, err
	}
	u := &unit{cursor: cursor{words: words}, types: android.Framework(), byDesc: map[string]*class{}, b: build.New(38)}
	u.names()
	u.pos = 0
	for u.newlines(); u.err == nil && u.pos < len(u.words); u.newlines() {
		u.class()
	}
	for _, c := range u.classes {
		if u.err == nil {
			u.emit(c)
		}
	}
	if u.err != nil {
		return nil, u.err
	}
	f, err := u.b.Parse()
	if err != nil {
		return nil, err
	}
	return dex.NewProgram(f)
}

// names finds the classes of the text, so that they can be referred to before
// they are read.
func (u *unit) names() {
	depth := 0
	for ; u.pos < len(u.words); u.pos++ {
		switch w := u.words[u.pos].text; {
		case w == "{":
			depth++
		case w == "}":
			depth--
		case (w == "class" || w == "interface") && depth == 0:
			u.next()
			c := &class{desc: classDesc(u.dotted())}
			u.pos--
			u.byDesc[c.desc] = c
			u.classes = append(u.classes, c)
		}
	}
}

func classDesc(name string) string {
	if !strings.Contains(name, ".") {
		name = "t." + name
	}
	return "L" + strings.ReplaceAll(name, ".", "/") + ";"
}

// class reads one class up to its bodies.
func (u *unit) class() {
	flags := dex.AccPublic
	for u.take("abstract") {
		flags |= dex.AccAbstract
	}
	if u.take("interface") {
		flags |= dex.AccInterface | dex.AccAbstract
	} else {
		u.want("class")
	}
	c := u.byDesc[classDesc(u.dotted())]
	if c == nil {
		u.fail("a class at a wrong place")
		return
	}
	c.flags, c.super = flags, "Ljava/lang/Object;"
	if flags&dex.AccInterface != 0 && u.take("extends") {
		c.ifaces = append(c.ifaces, u.typeName())
	} else if u.take("extends") {
		c.super = u.typeName()
	}
	if u.take("implements") {
		c.ifaces = append(c.ifaces, u.typeName())
		for u.take(",") {
			c.ifaces = append(c.ifaces, u.typeName())
		}
	}
	u.want("{")
	for u.newlines(); u.err == nil && !u.take("}"); u.newlines() {
		u.member(c)
	}
	constructor := false
	for _, m := range c.methods {
		constructor = constructor || m.name == "<init>"
	}
	if !constructor && flags&dex.AccInterface == 0 {
		c.methods = append(c.methods, &method{name: "<init>", ret: "V", flags: dex.AccPublic | dex.AccConstructor})
	}
}

func (u *unit) typeName() string {
	name := u.dotted()
	for u.take("[]") {
		name += "[]"
	}
	d := u.describe(name)
	if d == "" {
		u.fail("no type %s", name)
	}
	return d
}

func (u *unit) member(c *class) {
	m := &method{flags: dex.AccPublic}
	for {
		switch u.peek() {
		case "static":
			m.flags |= dex.AccStatic
		case "abstract":
			m.flags |= dex.AccAbstract
		case "native":
			m.flags |= dex.AccNative
		case "private":
			m.flags = m.flags&^dex.AccPublic | dex.AccPrivate
		default:
			goto kind
		}
		u.next()
	}
kind:
	if u.take("field") {
		f := field{typ: u.typeName(), static: m.flags&dex.AccStatic != 0}
		f.name = u.name()
		c.fields = append(c.fields, f)
		return
	}
	if u.at(1) == "(" { // a constructor is named like its class
		m.name, m.ret = "<init>", "V"
		u.next()
		m.flags |= dex.AccConstructor
	} else {
		m.ret = u.typeName()
		m.name = u.name()
	}
	u.want("(")
	for u.err == nil && !u.take(")") {
		m.params = append(m.params, u.typeName())
		m.names = append(m.names, u.name())
		u.take(",")
	}
	if c.flags&dex.AccInterface != 0 && u.peek() != "{" {
		m.flags |= dex.AccAbstract
	}
	c.methods = append(c.methods, m)
	if m.flags&(dex.AccAbstract|dex.AccNative) != 0 {
		return
	}
	m.body = u.pos
	depth := 0
	for u.err == nil {
		switch u.next() {
		case "{":
			depth++
		case "}":
			depth--
			if depth == 0 {
				return
			}
		case "":
			u.fail("a body without an end")
		}
	}
}

// emit writes a class.
func (u *unit) emit(c *class) {
	out := u.b.Class(c.flags, c.desc).Super(c.super).Implements(c.ifaces...)
	for _, f := range c.fields {
		flags := dex.AccPublic
		if f.static {
			flags |= dex.AccStatic
		}
		out.Field(flags, f.name, f.typ)
	}
	for _, m := range c.methods {
		w := out.Method(m.flags, m.name, m.proto())
		if m.flags&(dex.AccAbstract|dex.AccNative) != 0 {
			continue
		}
		e := &emitter{unit: u, class: c, method: m, code: w.Code(locals), vars: map[string]variable{}}
		func() {
			defer func() {
				if u.err != nil {
					recover() // what comes after the first fault has no types
				}
			}()
			e.body()
		}()
		if u.err != nil {
			u.err = fmt.Errorf("%s.%s: %w", c.desc, m.name, u.err)
			return
		}
	}
}
