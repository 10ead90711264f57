// A reader of Java class files, as far as names, flags and constants go
// (Java Virtual Machine Specification, chapter 4).

package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Access flags of the specification, tables 4.1-B, 4.5-A and 4.6-A.
const (
	accPublic    = 0x0001
	accProtected = 0x0004
	accStatic    = 0x0008
	accFinal     = 0x0010
	accBridge    = 0x0040
	accInterface = 0x0200
	accAbstract  = 0x0400
	accSynthetic = 0x1000
)

// classFile is what a class file says about one class; names are dotted.
type classFile struct {
	flags      int
	name       string
	super      string
	interfaces []string
	fields     []memberInfo
	methods    []memberInfo
}

type memberInfo struct {
	flags int
	name  string
	desc  string
	value string // of a ConstantValue attribute, in the text notation
	// hidden: annotated as not for apps (SystemApi, UnsupportedAppUsage, TestApi)
	hidden bool
}

// cursor reads big-endian numbers; the first read past the end sticks.
type cursor struct {
	data []byte
	off  int
	err  error
}

func (c *cursor) take(n int) []byte {
	if c.err == nil && (n < 0 || n > len(c.data)-c.off) {
		c.err = fmt.Errorf("truncated at offset %d", c.off)
	}
	if c.err != nil {
		return make([]byte, min(max(n, 0), 8))
	}
	c.off += n
	return c.data[c.off-n : c.off]
}

func (c *cursor) u1() int { return int(c.take(1)[0]) }
func (c *cursor) u2() int { return int(binary.BigEndian.Uint16(c.take(2))) }
func (c *cursor) u4() int { return int(binary.BigEndian.Uint32(c.take(4))) }

type poolEntry struct {
	tag   int
	text  string
	index int
	value int64
}

func parseClass(data []byte) (*classFile, error) {
	c := &cursor{data: data}
	if c.u4() != 0xcafebabe {
		return nil, errors.New("not a class file")
	}
	c.take(4)
	pool := make([]poolEntry, c.u2())
	for i := 1; i < len(pool) && c.err == nil; i++ {
		e := &pool[i]
		e.tag = c.u1()
		switch e.tag {
		case 1:
			e.text = string(c.take(c.u2()))
		case 3:
			e.value = int64(int32(c.u4()))
		case 4:
			c.take(4)
		case 5, 6:
			e.value = int64(binary.BigEndian.Uint64(c.take(8)))
			i++
		case 7, 8, 16, 19, 20:
			e.index = c.u2()
		case 9, 10, 11, 12, 17, 18:
			c.take(4)
		case 15:
			c.take(3)
		default:
			return nil, fmt.Errorf("constant %d has unknown tag %d", i, e.tag)
		}
	}
	at := func(i int) poolEntry {
		if i < 0 || i >= len(pool) {
			c.err = fmt.Errorf("constant index %d out of range", i)
			return poolEntry{}
		}
		return pool[i]
	}
	class := func(i int) string { return strings.ReplaceAll(at(at(i).index).text, "/", ".") }
	f := &classFile{flags: c.u2()}
	f.name = class(c.u2())
	if s := c.u2(); s != 0 {
		f.super = class(s)
	}
	for n := c.u2(); n > 0 && c.err == nil; n-- {
		f.interfaces = append(f.interfaces, class(c.u2()))
	}
	members := func() (list []memberInfo) {
		for n := c.u2(); n > 0 && c.err == nil; n-- {
			m := memberInfo{flags: c.u2(), name: at(c.u2()).text, desc: at(c.u2()).text}
			for a := c.u2(); a > 0 && c.err == nil; a-- {
				name, body := at(c.u2()).text, c.take(c.u4())
				switch name {
				case "ConstantValue":
					if len(body) == 2 {
						m.value = constant(at, m.desc, at(int(binary.BigEndian.Uint16(body))))
					}
				case "RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations":
					m.hidden = m.hidden || hides(&cursor{data: body}, at)
				}
			}
			list = append(list, m)
		}
		return list
	}
	f.fields = members()
	f.methods = members()
	for a := c.u2(); a > 0 && c.err == nil; a-- {
		name, body := at(c.u2()).text, &cursor{data: c.take(c.u4())}
		if name != "InnerClasses" {
			continue
		}
		// The flags of a nested class proper are those of its InnerClasses entry.
		for n := body.u2(); n > 0 && body.err == nil; n-- {
			inner := class(body.u2())
			body.take(4)
			if flags := body.u2(); inner == f.name {
				f.flags = flags
			}
		}
	}
	return f, c.err
}

// hides reports whether the annotations of a member keep it from apps.
func hides(c *cursor, at func(int) poolEntry) bool {
	for n := c.u2(); n > 0 && c.err == nil; n-- {
		switch at(c.u2()).text {
		case "Landroid/annotation/SystemApi;", "Landroid/annotation/TestApi;", "Landroid/compat/annotation/UnsupportedAppUsage;":
			return true
		}
		for pairs := c.u2(); pairs > 0 && c.err == nil; pairs-- {
			c.u2()
			skipValue(c)
		}
	}
	return false
}

// skipValue passes over one element_value (section 4.7.16.1).
func skipValue(c *cursor) {
	switch c.u1() {
	case 'e':
		c.take(4)
	case '@':
		c.u2()
		for pairs := c.u2(); pairs > 0 && c.err == nil; pairs-- {
			c.u2()
			skipValue(c)
		}
	case '[':
		for n := c.u2(); n > 0 && c.err == nil; n-- {
			skipValue(c)
		}
	default:
		c.u2()
	}
}

func constant(at func(int) poolEntry, desc string, e poolEntry) string {
	switch {
	case e.tag == 8:
		return strconv.Quote(at(e.index).text)
	case e.tag == 3 || e.tag == 5 && desc == "J":
		return strconv.FormatInt(e.value, 10)
	}
	return ""
}
