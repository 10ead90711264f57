// What the runtime's messages name: methods, fields, types, indices.

package criterion

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
)

// access is what a NullPointerException's message says was done to null.
type access int

const (
	noAccess access = iota
	callOn          // invoke a method on it
	readField
	writeField
	arrayLength
	readElement
	writeElement
	throwIt
	lockIt
)

// nullMessage is a parsed message about a null reference.
type nullMessage struct {
	access access
	class  string // of the member, dotted
	name   string
	params string // "int, java.lang.String" as printed
	known  bool   // params are known
}

// The shapes of ART (runtime/common_throws.cc) and of the JVM since 14.
var (
	artCall   = regexp.MustCompile(`^Attempt to invoke (?:\w+ )?method '(?:\S+ )?([^\s'(]+)\((.*?)\)' on a null object reference`)
	artField  = regexp.MustCompile(`^Attempt to (read from|write to) field '(?:\S+ )?([^\s']+)' on a null object reference`)
	artArray  = regexp.MustCompile(`^Attempt to (get length of|read from|write to|fill) null array`)
	artThrow  = regexp.MustCompile(`^(?:Attempt to throw null|throw with null exception|Attempt to throw 'null')`)
	artLock   = regexp.MustCompile(`^(?:Attempt to do a synchronize operation on a null object|null reference used for synchronization)`)
	jvmCall   = regexp.MustCompile(`^Cannot invoke "([^"(]+)\((.*?)\)"`)
	jvmField  = regexp.MustCompile(`^Cannot (read|assign) field "([^"]+)"`)
	jvmArray  = regexp.MustCompile(`^Cannot (read the array length|load from \w+ array|store to \w+ array)`)
	jvmThrow  = regexp.MustCompile(`^Cannot throw exception`)
	jvmLock   = regexp.MustCompile(`^Cannot (?:enter|exit) synchronized block`)
	arrayVerb = map[string]access{"get length of": arrayLength, "read from": readElement, "write to": writeElement, "fill": writeElement}
)

func parseNull(message string) nullMessage {
	message = oneLine(message)
	member := func(a access, text string) nullMessage {
		n := nullMessage{access: a, name: text}
		if i := strings.LastIndexByte(text, '.'); i >= 0 {
			n.class, n.name = text[:i], text[i+1:]
		}
		return n
	}
	if m := artCall.FindStringSubmatch(message); m != nil {
		n := member(callOn, m[1])
		n.params, n.known = m[2], true
		return n
	}
	if m := artField.FindStringSubmatch(message); m != nil {
		if m[1] == "read from" {
			return member(readField, m[2])
		}
		return member(writeField, m[2])
	}
	if m := artArray.FindStringSubmatch(message); m != nil {
		return nullMessage{access: arrayVerb[m[1]]}
	}
	if m := jvmCall.FindStringSubmatch(message); m != nil {
		n := member(callOn, m[1])
		n.params, n.known = m[2], true
		return n
	}
	if m := jvmField.FindStringSubmatch(message); m != nil {
		if m[1] == "read" {
			return member(readField, m[2])
		}
		return member(writeField, m[2])
	}
	if m := jvmArray.FindStringSubmatch(message); m != nil {
		switch m[1][0] {
		case 'r':
			return nullMessage{access: arrayLength}
		case 'l':
			return nullMessage{access: readElement}
		}
		return nullMessage{access: writeElement}
	}
	switch {
	case artThrow.MatchString(message), jvmThrow.MatchString(message):
		return nullMessage{access: throwIt}
	case artLock.MatchString(message), jvmLock.MatchString(message):
		return nullMessage{access: lockIt}
	}
	return nullMessage{}
}

// OtherOperand reports whether the messages of two exceptions that one statement threw tell of
// different operands: something else was done to null.
func OtherOperand(a, b string) bool {
	x, y := parseNull(a), parseNull(b)
	return x.access != noAccess && y.access != noAccess && (x.access != y.access || x.name != y.name || x.class != y.class)
}

// oneLine undoes what mails and word processors do to a message.
func oneLine(message string) string {
	double := `"`
	if strings.HasPrefix(message, "Attempt") {
		double = "'" // the only ones that the runtime puts there
	}
	return strings.NewReplacer("\n", " ", "\u00a0", " ", "‘", "'", "’", "'", "“", double, "”", double).Replace(message)
}

// sameParams compares the printed parameter types with a prototype's.
func sameParams(printed string, params []string) bool {
	var names []string
	if printed != "" {
		names = strings.Split(printed, ", ")
		if len(names) == 1 {
			names = strings.Split(printed, ",")
		}
	}
	if len(names) != len(params) {
		return false
	}
	for i, p := range params {
		if JavaName(p) != strings.TrimSpace(names[i]) {
			return false
		}
	}
	return true
}

// JavaName turns a descriptor into the name that messages use.
func JavaName(descriptor string) string { return dex.JavaName(descriptor) }

var castMessage = regexp.MustCompile(`(\S+) cannot be cast to (?:class )?(\S+)`)

// castTarget returns the type that a ClassCastException's message names.
func castTarget(message string) (class string, ok bool) {
	m := castMessage.FindStringSubmatch(oneLine(message))
	if m == nil {
		return "", false
	}
	return strings.TrimRight(m[2], ".,;"), true
}

var namedReference = regexp.MustCompile(`L[\p{L}\p{N}_$/-]+;|[\p{L}_$][\p{L}\p{N}_$]*(?:[./][\p{L}_$][\p{L}\p{N}_$]*)+`)

// namedClasses lists, as descriptors, the classes that a linkage error names.
func namedClasses(message string) []string {
	var out []string
	for _, m := range namedReference.FindAllString(message, -1) {
		if strings.HasPrefix(m, "L") && strings.HasSuffix(m, ";") {
			out = append(out, m)
		} else {
			out = append(out, dex.ClassDescriptor(strings.ReplaceAll(m, "/", ".")))
		}
	}
	return out
}

// member is a method or a field of which a linkage error speaks; its class may be another than
// the one by which the code names it.
type member struct {
	name   string
	method bool
}

// The forms in which linkage errors name members: with their classes, as ART does, behind
// what was looked for, and alone, as Dalvik does. What is said behind the first is of others:
// of the method that accessed a field.
var (
	qualifiedMember = regexp.MustCompile(`^(?:Method|Field|Final field|Expected|Conflicting default method implementations|abstract method|The method|Class '\S+' does not implement interface '\S+' in call to) ?['"]?(?:[^\s'"]+ )?[^\s'"(]+\.([^\s'"(.]+)(\(?)`)
	soughtMember    = regexp.MustCompile(`^No \w+ (method|field) ([^\s(]+)`)
	bareMember      = regexp.MustCompile(`^[\p{L}\p{N}_.$]+\.([\p{L}\p{N}_$<>]+)$`)
)

// namedMember returns the member that a linkage error says is not as it should be.
func namedMember(e *crash.Exception) (member, bool) {
	message := oneLine(e.Message)
	if m := qualifiedMember.FindStringSubmatch(message); m != nil {
		return member{m[1], m[2] != ""}, true // an implementation has the name of what it implements
	}
	if m := soughtMember.FindStringSubmatch(message); m != nil {
		return member{m[2], m[1] == "method"}, true
	}
	method := strings.HasSuffix(e.Type, "NoSuchMethodError")
	if m := bareMember.FindStringSubmatch(message); m != nil && (method || strings.HasSuffix(e.Type, "NoSuchFieldError")) {
		return member{m[1], method}, true
	}
	return member{}, false
}

// indexMessage finds the index that did not fit, in the messages of arrays, lists and texts.
var indexMessage = regexp.MustCompile(`(?i)\b(?:index=|index:? |index out of (?:range|bounds): )(-?\d+)`)

// told leaves those of several sites to which the message points: throws that are made
// with its words, and accesses whose constant index it names. If there is none, all stay.
func (l *locator) told(rule *Rule, sites []Site, message string) []Site {
	if len(sites) < 2 {
		return sites
	}
	var left []Site
	switch m := indexMessage.FindStringSubmatch(message); {
	case rule.Name == "null that Kotlin refuses":
		for _, s := range sites {
			if text, ok := l.constantText(s.Ref); ok == (message != "") && strings.Contains(message, text) {
				left = append(left, s)
			}
		}
	case rule.Name == "app throw":
		for _, s := range sites {
			if l.says(s.Ref, message) {
				left = append(left, s)
			}
		}
	case rule.Index && m != nil:
		for _, s := range sites {
			if at, constant := l.constantIndex(s.Ref); !constant || at == m[1] {
				left = append(left, s)
			}
		}
	}
	if len(left) == 0 {
		return sites
	}
	return left
}

// constantIndex returns the constant by which a statement accesses an element, if it is
// one and the access has no other numbers.
func (l *locator) constantIndex(r Ref) (string, bool) {
	b, err := l.program.Body(r.Method)
	if err != nil || b == nil {
		return "", false
	}
	c := Candidate{Body: b, Index: r.Stmt, Stmt: &b.Stmts[r.Stmt]}
	switch _, name, _ := c.MethodRef(); {
	case c.Stmt.Op == jimple.OpGetElement || c.Stmt.Op == jimple.OpPutElement:
	case (name == "charAt" || name == "get" || name == "codePointAt") && len(c.Args()) == 2:
	default:
		return "", false
	}
	v := c.Args()[1]
	k := jimple.Const{}
	if v.IsLocal() {
		var ok bool
		if k, ok = b.ConstOf(b.FirstUse(r.Stmt) + 1); !ok {
			return "", false
		}
	} else {
		k = b.Const(v)
	}
	return strconv.FormatInt(k.Bits, 10), k.Kind == jimple.ConstInt
}

// constantText returns the constant text among the arguments of a call.
func (l *locator) constantText(r Ref) (string, bool) {
	b, err := l.program.Body(r.Method)
	if err != nil || b == nil {
		return "", false
	}
	for k, v := range b.Args(r.Stmt) {
		c, ok := jimple.Const{}, !v.IsLocal()
		if ok {
			c = b.Const(v)
		} else {
			c, ok = b.ConstOf(b.FirstUse(r.Stmt) + int32(k))
		}
		if ok && c.Kind == jimple.ConstString {
			return b.File.String(c.Index), true
		}
	}
	return "", false
}
