package vm_test

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/internal/vm"
)

// texts are what the parsers of testdata/programs/Parsers.java start from.
var texts = []string{
	``, `<`, `<a/>`, `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE a [<!ENTITY e "<b>&f;</b>"><!ENTITY f "x">]><a x='1' y="&lt;&#65;&e;"><!-- c --><![CDATA[]]]]>&e;</a>`,
	`<!DOCTYPE a [<!ENTITY a "&b;&b;&b;&b;"><!ENTITY b "&c;&c;&c;&c;"><!ENTITY c "&a;">]><a>&a;</a>`, `<a xmlns:n="u"><n:b n:c="d"></n:b></a><`, strings.Repeat("<a>", 3000),
	`<a xmlns:n="u"><n:b :="">/`, `<a xmlns:n="u"><n:b m:c=""/></a>`, `<a xmlns:n="u"><n:m:b n:m:c="" xmlns=""/></a> `, "<a xmlns:a='u'><a:b:c :=''",
	`{"a":[1,2.5e300,-0,"\u0041\\",null,true,{"b":[]}],'c':d;e=>f}`, strings.Repeat(`{"a":`, 3000), `{"a":1e400,"b":NaN,"c":0x1F,"d":010}`,
	`(a+)+$aaaaaaaaaaaaaaaaaaaaaaaaaaab`, `(?<n>x{2,3}|[^\p{L}&&[a-z]])\k<n>*?(?=y)xxxxxy`, `((((a{1,1000}){1,1000}){1,1000}))aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`, `[[[[`, `\Q\E\x{110000}`,
	`yyyy-MM-dd'T'HH:mm:ss.SSSZ`, `#,##0.00;(#)`, `{0,number,#.#} {1}`, `%1$-10s%,.3f%n%x`, `2024-02-29T23:59:60`, `http://a:b@[::1]:99999/%zz?q#f`, `1e2147483647`, `1e-99999`,
}

// badAttribute tells how Android's pull parser, and its tree which builds on it,
// refuse the name of an attribute; SAX does not.
func badAttribute(reason string) bool {
	return strings.HasPrefix(reason, "java.lang.RuntimeException: Undefined Prefix: ") ||
		strings.HasPrefix(reason, "java.lang.RuntimeException: illegal attribute name: ")
}

// badName tells how Android's tree, and no other parser, refuses a name that is not one
// identifier of ASCII, or two with a colon between them.
func badName(reason string) bool {
	name, ok := strings.CutPrefix(reason, "org.w3c.dom.DOMException: ")
	return ok && !treeName.MatchString(name)
}

var treeName = regexp.MustCompile(`^([A-Za-z_][\w.-]*:)?[A-Za-z_][\w.-]*$`)

// parse runs one of the parsers. Refusals are the parser's own exceptions; any
// other exception is a mistake of the class library.
func parse(t *testing.T, kind byte, text string) {
	m, _ := newMachine(t, vm.Config{Limits: vm.Limits{Instructions: 3_000_000, Heap: 32 << 20, Depth: 1000, Wall: 5 * time.Second}})
	o := m.RunMain(context.Background(), "LParsers;", []string{fmt.Sprint(kind % 6), text})
	switch {
	case o.Kind == vm.Finished || o.Kind == vm.InstructionLimit || o.Kind == vm.WallLimit || o.Kind == vm.HeapLimit:
	case o.Kind == vm.Uncaught && (strings.HasPrefix(o.Reason, "java.lang.StackOverflowError") || strings.HasPrefix(o.Reason, "java.lang.OutOfMemoryError")):
	case (kind%6 == 0 || kind%6 == 2) && badAttribute(o.Reason):
	case kind%6 == 2 && badName(o.Reason):
	default:
		t.Errorf("parser %d on %.300q: %.500s", kind%6, text, o)
		for _, f := range o.Stack[:min(len(o.Stack), 8)] {
			t.Logf("\tat %s", f)
		}
	}
}

func TestParsersTakeAnyText(t *testing.T) {
	for i, text := range texts {
		for kind := range byte(6) {
			if thorough() || i%6 == int(kind) {
				parse(t, kind, text)
			}
		}
	}
}

// FuzzParsers looks for texts on which the library's parsers of XML, JSON,
// patterns and formats fail in ways that are not theirs.
func FuzzParsers(f *testing.F) {
	for i, text := range texts {
		f.Add(byte(i), text)
		f.Add(byte(i/4), text)
	}
	f.Fuzz(func(t *testing.T, kind byte, text string) { parse(t, kind, text[:min(len(text), 5000)]) })
}
