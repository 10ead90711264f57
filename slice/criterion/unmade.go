// Classes of the app that the framework makes by name, and cannot: they have no public
// constructor without arguments.

package criterion

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/crash"
)

// toMake finds the class that the framework was to make: a fragment when an activity comes
// back, a component that the manifest names.
var toMake = regexp.MustCompile(`Unable to (?:instantiate|create|get) (?:fragment|activity|service|receiver|application|provider)(?: ComponentInfo\{[\w.]+/| )([\w.$]+)`)

// remade is the rule of what the app made with arguments, and the framework has to make
// without.
var remade = Rule{Name: "to be made again", Operand: "none: the class", Fault: "has no public constructor without arguments, with which Android makes it", Place: InFrame}

// unmade returns the criterion of a report by which a class of the app could not be made for
// want of a constructor: the statements that make it with another one. Nothing wrong was
// computed there, so that no frame of the report tells more.
func (l *locator) unmade(r *crash.Report, e *crash.Exception) (*Criterion, error) {
	class := l.notMade(r)
	if class == "" {
		return nil, nil
	}
	short := class[strings.LastIndexByte(class, '.')+1:]
	said := strings.ReplaceAll(short, "$", ".") + " " + remade.Fault
	c := &Criterion{Report: r, Exception: e, Rule: &remade, Notes: l.notes, Earlier: true}
	for _, made := range l.callsOf("<init>") {
		b, err := l.program.Body(made.Method)
		if err != nil {
			continue
		}
		call := Candidate{Body: b, Index: made.Stmt, Stmt: &b.Stmts[made.Stmt]}
		if of, _, _ := call.MethodRef(); of == dex.ClassDescriptor(class) && l.program.Dex.MethodName(made.Method) != "<init>" {
			c.Sites = append(c.Sites, Site{Ref: made, Said: said})
		}
	}
	if len(c.Sites) == 0 {
		return nil, l.refuse("%s, and the app itself makes none", said)
	}
	of := l.program.Dex.Classes[l.program.Dex.Methods[c.Sites[0].Method].Class].Descriptor
	at := crash.Frame{Class: dex.JavaName(of), Method: l.program.Dex.MethodName(c.Sites[0].Method), Line: crash.NoLine}
	c.Stack = []StackFrame{{Frame: at, Dex: at, Calls: []Ref{c.Sites[0].Ref}}}
	if len(c.Sites) > 1 {
		c.Notes = append(c.Notes, fmt.Sprintf("%d statements make one: the report does not tell which", len(c.Sites)))
	}
	return c, nil
}

// notMade returns the class of the app that could not be made for want of a constructor, ""
// if the report tells of none. The same words head what a component threw once it was made:
// then its cause is another, or was thrown in its code.
func (l *locator) notMade(r *crash.Report) string {
	for _, e := range r.Chain() {
		m := toMake.FindStringSubmatch(e.Message)
		if m == nil || !unmadeBy(e, m[1]) {
			continue
		}
		id, own := l.program.Dex.Class(dex.ClassDescriptor(m[1]))
		if !own {
			continue
		}
		made, ok := l.program.Dex.Method(id, "<init>", "()V")
		if !ok || l.program.Dex.Methods[made].Access&l.program.Dex.Classes[id].Def.Access&dex.AccPublic == 0 {
			return m[1]
		}
	}
	return ""
}

// unmadeBy reports whether an exception, or what caused it, says that reflection could not
// make a class, none of whose code has run. Of a report that ends before the cause, the
// message names it.
func unmadeBy(e *crash.Exception, class string) bool {
	if _, cause, ok := strings.Cut(e.Message, "}: "); ok && e.Cause == nil {
		typ, _, _ := strings.Cut(cause, ":")
		return (&crash.Exception{Type: typ}).NotMade()
	}
	ran := func(f crash.Frame) bool { return f.Class == class }
	for ; e != nil; e = e.Cause {
		if e.NotMade() {
			return !slices.ContainsFunc(e.Frames, ran)
		}
	}
	return false
}
