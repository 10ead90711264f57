// Known values: what small functions of the library make of values that are known.
// They are the keys under which containers keep other values.

package replay

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// maxKnownText bounds the texts that are kept.
const maxKnownText = 1 << 10

// evaluate returns what a call returns, if that is known from its arguments.
func (rp *replay) evaluate(c *call) (constant, bool) {
	if c.callee.name == "size" && len(c.args) == 1 && !c.callee.static {
		if s := rp.containers[c.args[0].obj]; s != nil && !s.filled && s.of == 0 {
			return rp.h.number(int64(len(s.items))), true
		}
	}
	switch c.callee.class {
	case "Ljava/lang/String;":
		return rp.evaluateString(c)
	case "Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;":
		return rp.evaluateBuilder(c)
	case "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Short;", "Ljava/lang/Byte;", "Ljava/lang/Number;", "Ljava/lang/Boolean;", "Ljava/lang/Character;":
		return rp.evaluateBox(c)
	case "Ljava/lang/Math;":
		if len(c.args) == 2 && rp.argumentType(c.callee, 0) == "I" {
			a, ok := rp.h.integer(c.args[0].cst)
			b, ok2 := rp.h.integer(c.args[1].cst)
			switch {
			case !ok || !ok2:
			case c.callee.name == "min":
				return rp.h.number(min(a, b)), true
			case c.callee.name == "max":
				return rp.h.number(max(a, b)), true
			}
		}
	case "Ljava/lang/Object;":
		if c.callee.name == "toString" && len(c.args) == 1 {
			if s, ok := rp.textOf(c.args[0], "L"); ok {
				return rp.h.constant(s), true
			}
		}
	}
	return 0, false
}

// textOf returns the text of a value as String.valueOf gives it.
func (rp *replay) textOf(v value, typ string) (string, bool) {
	if s, ok := rp.h.text(v.cst); ok {
		return s, !strings.HasPrefix(s, "class ")
	}
	n, ok := rp.h.integer(v.cst)
	if !ok {
		return "", false
	}
	switch typ {
	case "I", "J", "S", "B":
		return strconv.FormatInt(n, 10), true
	case "C":
		return string(utf16.Decode([]uint16{uint16(n)})), n < 0xd800 || n > 0xdfff && n <= 0xffff
	case "Z":
		return strconv.FormatBool(n != 0), true
	}
	if v.obj != 0 {
		switch rp.h.objects[v.obj].class {
		case "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Short;", "Ljava/lang/Byte;":
			return strconv.FormatInt(n, 10), true
		}
	}
	return "", false
}

// plain reports whether positions in a text are the same in bytes and in UTF-16.
func plain(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func (rp *replay) evaluateString(c *call) (constant, bool) {
	h := rp.h
	name := c.callee.name
	if c.callee.static {
		if name == "valueOf" && len(c.args) == 1 {
			if s, ok := rp.textOf(c.args[0], rp.argumentType(c.callee, 0)); ok {
				return h.constant(s), true
			}
		}
		return 0, false
	}
	s, ok := h.text(c.args[0].cst)
	if !ok || !plain(s) {
		return 0, false
	}
	number := func(i int) (int, bool) {
		if i >= len(c.args) || rp.argumentType(c.callee, i) != "I" {
			return 0, false
		}
		n, ok := h.integer(c.args[i].cst)
		return int(n), ok && n >= 0 && int(n) <= len(s)
	}
	text := func(t string) (constant, bool) {
		if len(t) > maxKnownText {
			return 0, false
		}
		return h.constant(t), true
	}
	truth := func(b bool) (constant, bool) {
		if b {
			return h.number(1), true
		}
		return h.number(0), true
	}
	switch name {
	case "toString", "intern":
		return c.args[0].cst, true
	case "trim":
		return text(strings.Trim(s, " \t\n\r\f\v\x00"))
	case "length":
		return h.number(int64(len(s))), true
	case "isEmpty":
		return truth(s == "")
	case "toLowerCase":
		if len(c.args) == 1 { // what a language makes of it is another matter
			return text(strings.ToLower(s))
		}
	case "toUpperCase":
		if len(c.args) == 1 {
			return text(strings.ToUpper(s))
		}
	case "hashCode":
		return h.number(int64(hashText(s))), true
	case "charAt":
		if i, ok := number(1); ok && i < len(s) {
			return h.number(int64(s[i])), true
		}
	case "substring", "subSequence":
		i, ok := number(1)
		if !ok {
			return 0, false
		}
		end := len(s)
		if len(c.args) == 3 {
			if end, ok = number(2); !ok || end < i {
				return 0, false
			}
		}
		return text(s[i:end])
	}
	if len(c.args) != 2 || !rp.argumentIsReference(c.callee, 1) {
		return 0, false
	}
	t, ok := h.text(c.args[1].cst)
	if !ok {
		return 0, false
	}
	switch name {
	case "concat":
		return text(s + t)
	case "equals":
		return truth(s == t)
	case "startsWith":
		return truth(strings.HasPrefix(s, t))
	case "endsWith":
		return truth(strings.HasSuffix(s, t))
	case "contains":
		return truth(strings.Contains(s, t))
	case "indexOf":
		return h.number(int64(strings.Index(s, t))), true
	}
	return 0, false
}

// evaluateBuilder keeps the text of a string builder as long as it is known.
func (rp *replay) evaluateBuilder(c *call) (constant, bool) {
	if c.callee.static || len(c.args) == 0 || c.args[0].obj == 0 {
		return 0, false
	}
	o := c.args[0].obj
	s, known := rp.built[o]
	switch c.callee.name {
	case "<init>":
		switch {
		case len(c.args) == 1, rp.argumentType(c.callee, 1) == "I":
			rp.built[o] = ""
		default:
			if t, ok := rp.textOf(c.args[1], rp.argumentType(c.callee, 1)); ok {
				rp.built[o] = t
			}
		}
		return 0, false
	case "append":
		t, ok := "", false
		if known && len(c.args) == 2 {
			t, ok = rp.textOf(c.args[1], rp.argumentType(c.callee, 1))
		}
		if !ok || len(s)+len(t) > maxKnownText {
			delete(rp.built, o)
			return 0, false
		}
		rp.built[o] = s + t
	case "toString":
		if known {
			return rp.h.constant(s), true
		}
	case "length":
		if known && plain(s) {
			return rp.h.number(int64(len(s))), true
		}
	case "charAt", "indexOf", "capacity", "ensureCapacity", "substring":
	default:
		delete(rp.built, o)
	}
	return 0, false
}

func (rp *replay) evaluateBox(c *call) (constant, bool) {
	h := rp.h
	if len(c.args) == 0 {
		return 0, false
	}
	v := c.args[0]
	switch name := c.callee.name; {
	case name == "valueOf" && c.callee.static && len(rp.argumentType(c.callee, 0)) == 1:
		return v.cst, v.cst != 0
	case (name == "valueOf" || name == "parseInt" || name == "parseLong") && c.callee.static && len(c.args) == 1 && c.callee.class != "Ljava/lang/Boolean;" && c.callee.class != "Ljava/lang/Character;":
		if s, ok := h.text(v.cst); ok {
			if n, err := strconv.ParseInt(s, 10, 32); err == nil {
				return h.number(n), true
			}
		}
	case strings.HasSuffix(name, "Value") && len(c.args) == 1 && !c.callee.static:
		if n, ok := h.integer(v.cst); ok && (c.callee.returns == "I" || c.callee.returns == "J" && c.callee.class != "Ljava/lang/Number;" || c.callee.returns == "Z" || c.callee.returns == "C") {
			return h.number(n), true
		}
	case name == "toString" && len(c.args) == 1:
		typ := rp.argumentType(c.callee, 0)
		if !c.callee.static {
			typ = map[string]string{"Ljava/lang/Boolean;": "Z", "Ljava/lang/Character;": "C"}[c.callee.class]
			if typ == "" {
				typ = "J"
			}
		}
		if s, ok := rp.textOf(v, typ); ok {
			return h.constant(s), true
		}
	}
	return 0, false
}

// hashText is String.hashCode of a plain text.
func hashText(s string) int32 {
	h := int32(0)
	for i := range len(s) {
		h = 31*h + int32(s[i])
	}
	return h
}
