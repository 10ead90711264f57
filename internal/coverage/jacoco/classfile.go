// Class files: names, methods, their code, lines and handlers; Java Virtual Machine
// Specification, chapter 4.

package jacoco

import (
	"errors"
	"fmt"
	"hash/crc64"
	"strings"
)

// Access flags.
const (
	accPrivate   = 0x0002
	accSynthetic = 0x1000
	accModule    = 0x8000
)

// classFile is what this package needs of one.
type classFile struct {
	access      int
	name, super string // com/x/Y
	source      string // name of the source file, "" if it is not said
	annotations []string
	smap        string // SourceDebugExtension: what Kotlin says of inlined lines
	methods     []method
}

type method struct {
	access      int
	name, desc  string
	annotations []string
	code        []byte // nil without code
	handlers    []handler
	lines       []lineEntry
}

// handler is an entry of the exception table.
type handler struct{ start, end, target int }

// lineEntry says on which line the code from pc on stands.
type lineEntry struct{ pc, line int }

var errNoClass = errors.New("no class file: it does not begin with cafebabe")

// classID is the number by which a recording knows a class file: CRC-64 of its bytes. Of
// files of Java 9 JaCoCo takes it as if they were of Java 8.
func classID(data []byte) uint64 {
	table := crc64.MakeTable(crc64.ISO)
	sum := ^uint64(0) // the package inverts before and after, JaCoCo does not
	if len(data) > 7 && data[6] == 0 && data[7] == 53 {
		sum = crc64.Update(sum, table, data[:7])
		sum = crc64.Update(sum, table, []byte{52})
		data = data[8:]
	}
	return ^crc64.Update(sum, table, data)
}

// parseClass reads a class file.
func parseClass(data []byte) (*classFile, error) {
	r := &reader{data: data}
	if r.u4() != 0xcafebabe {
		return nil, errNoClass
	}
	r.take(4) // version
	pool, err := readPool(r)
	if err != nil {
		return nil, err
	}
	c := &classFile{access: r.u2(), name: pool.class(r.u2()), super: pool.class(r.u2())}
	r.take(2 * r.u2()) // interfaces
	for n := r.u2(); n > 0 && r.err == nil; n-- {
		r.take(6)
		eachAttribute(r, pool, func(string, *reader) {})
	}
	for n := r.u2(); n > 0 && r.err == nil; n-- {
		m := method{access: r.u2(), name: pool.utf(r.u2()), desc: pool.utf(r.u2())}
		eachAttribute(r, pool, func(name string, a *reader) {
			switch name {
			case "Code":
				m.readCode(a, pool)
			case "RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations":
				m.annotations = append(m.annotations, annotations(a, pool)...)
			case "Synthetic": // as compilers said it before Java 5
				m.access |= accSynthetic
			}
		})
		c.methods = append(c.methods, m)
	}
	eachAttribute(r, pool, func(name string, a *reader) {
		switch name {
		case "SourceFile":
			c.source = pool.utf(a.u2())
		case "RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations":
			c.annotations = append(c.annotations, annotations(a, pool)...)
		case "SourceDebugExtension":
			c.smap = string(a.data)
		case "Synthetic":
			c.access |= accSynthetic
		}
	})
	if r.err != nil {
		return nil, fmt.Errorf("no whole class file: %w", r.err)
	}
	if c.name == "" {
		return nil, errors.New("the class file does not name its class")
	}
	return c, nil
}

func (m *method) readCode(r *reader, pool pool) {
	r.take(4) // stack and locals
	m.code = r.take(r.u4())
	for n := r.u2(); n > 0 && r.err == nil; n-- {
		m.handlers = append(m.handlers, handler{r.u2(), r.u2(), r.u2()})
		r.take(2)
	}
	eachAttribute(r, pool, func(name string, a *reader) {
		if name != "LineNumberTable" {
			return
		}
		for n := a.u2(); n > 0 && a.err == nil; n-- {
			m.lines = append(m.lines, lineEntry{a.u2(), a.u2()})
		}
	})
}

// eachAttribute calls f with the attributes that follow.
func eachAttribute(r *reader, pool pool, f func(name string, a *reader)) {
	for n := r.u2(); n > 0 && r.err == nil; n-- {
		name := pool.utf(r.u2())
		a := &reader{data: r.take(r.u4())}
		if r.err == nil {
			if f(name, a); a.err != nil {
				r.err = fmt.Errorf("attribute %s: %w", name, a.err)
			}
		}
	}
}

// annotations returns the types of annotations.
func annotations(r *reader, pool pool) []string {
	var out []string
	for n := r.u2(); n > 0 && r.err == nil; n-- {
		out = append(out, pool.utf(r.u2()))
		for k := r.u2(); k > 0 && r.err == nil; k-- {
			r.take(2)
			skipValue(r, 0)
		}
	}
	return out
}

// maxNesting bounds how deep values of annotations lie in each other.
const maxNesting = 64

// skipValue passes over a value of an annotation.
func skipValue(r *reader, depth int) {
	if depth > maxNesting {
		r.err = fmt.Errorf("offset %d: values of annotations lie more than %d deep in each other", r.pos, maxNesting)
		return
	}
	switch r.u1() {
	case 'e':
		r.take(4)
	case '@':
		r.take(2)
		for k := r.u2(); k > 0 && r.err == nil; k-- {
			r.take(2)
			skipValue(r, depth+1)
		}
	case '[':
		for k := r.u2(); k > 0 && r.err == nil; k-- {
			skipValue(r, depth+1)
		}
	default:
		r.take(2)
	}
}

// pool is the constants: strings, and of classes the index of their name.
type pool struct {
	text  map[int]string
	names map[int]int
}

func (p pool) utf(i int) string   { return p.text[i] }
func (p pool) class(i int) string { return p.text[p.names[i]] }

// poolSizes is how long constants are by their tag, without it.
var poolSizes = map[int]int{3: 4, 4: 4, 5: 8, 6: 8, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}

func readPool(r *reader) (pool, error) {
	p := pool{map[int]string{}, map[int]int{}}
	n := r.u2()
	for i := 1; i < n && r.err == nil; i++ {
		at := r.pos
		switch tag := r.u1(); tag {
		case 1:
			p.text[i] = r.utf()
		case 7:
			p.names[i] = r.u2()
		default:
			size, ok := poolSizes[tag]
			if !ok && r.err == nil {
				return p, fmt.Errorf("offset %d: a constant of unknown kind %d", at, tag)
			}
			r.take(size)
			if tag == 5 || tag == 6 {
				i++ // they take two places
			}
		}
	}
	if r.err != nil {
		return p, fmt.Errorf("no whole class file: %w", r.err)
	}
	return p, nil
}

// simple is the last part of a type's name.
func simple(desc string) string {
	desc = strings.TrimSuffix(desc, ";")
	return desc[strings.LastIndexAny(desc, "/$")+1:]
}
