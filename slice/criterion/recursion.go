// Recursions without an end: the frames that repeat.

package criterion

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
)

// recursive finds the first frame of the app that occurs again and was entered through
// another one of the app: there the call stands that goes round.
func recursive(stack []crash.Frame, own func(crash.Frame) bool) (int, bool) {
	for i := 1; i < len(stack); i++ {
		if own(stack[i]) && own(stack[i-1]) && again(stack, i) > 0 {
			return i, true
		}
	}
	return 0, false
}

// again returns after how many frames the method of frame i occurs again, 0 for never.
func again(stack []crash.Frame, i int) int {
	for k := i + 1; k < len(stack); k++ {
		if stack[k].Class == stack[i].Class && stack[k].Method == stack[i].Method && stack[k].Line == stack[i].Line {
			return k - i
		}
	}
	return 0
}

// circle says which methods repeat.
func circle(stack []crash.Frame, at int) string {
	var names []string
	for _, f := range stack[at : at+again(stack, at)] {
		name := f.Class[strings.LastIndexByte(f.Class, '.')+1:] + "." + f.Method
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Reverse(names)
	if len(names) == 1 {
		return names[0] + " calls itself without an end"
	}
	if len(names) > 6 {
		names = append(names[:6], "…")
	}
	return fmt.Sprintf("%s call each other without an end", strings.Join(names, ", "))
}

// goingRound keeps the calls that can go round: of the method itself, or else of the app.
func (l *locator) goingRound(sites []Site) []Site {
	var itself, own []Site
	for _, s := range sites {
		b, err := l.program.Body(s.Method)
		if err != nil {
			continue
		}
		c := Candidate{Body: b, Index: s.Stmt, Stmt: &b.Stmts[s.Stmt]}
		class, name, proto := c.MethodRef()
		if _, ok := l.program.Dex.Class(class); !ok {
			continue
		}
		own = append(own, s)
		if name == l.program.Dex.MethodName(s.Method) && proto == l.program.Dex.MethodProto(s.Method) {
			itself = append(itself, s)
		}
	}
	switch {
	case len(itself) > 0:
		return itself
	case len(own) > 0:
		return own
	}
	return sites
}

// says tells whether the texts from which an exception's message is made, next to its
// throw, are those of the message.
func (l *locator) says(r Ref, message string) bool {
	b, err := l.program.Body(r.Method)
	if err != nil || b == nil || message == "" {
		return false
	}
	first := r.Stmt
	for first > 0 && b.Stmts[first].Op != jimple.OpNew {
		first--
	}
	for first > 0 && b.Stmts[r.Stmt].Line > 0 && b.Stmts[first].Line == b.Stmts[r.Stmt].Line {
		first--
	}
	longest := 0
	for i := first; i <= r.Stmt; i++ {
		if b.Stmts[i].Line != b.Stmts[r.Stmt].Line {
			continue
		}
		for _, v := range b.Args(i) {
			if v.IsLocal() || b.Const(v).Kind != jimple.ConstString {
				continue
			}
			text := b.File.String(b.Const(v).Index)
			if !strings.Contains(message, text) {
				return false
			}
			longest = max(longest, len(text))
		}
	}
	return longest >= 4 && 2*longest >= min(len(message), 16)
}
