// From the frames of a report to statements of the app.

package criterion

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
)

// Ref is a statement of the app.
type Ref struct {
	Method dex.MethodID
	Stmt   int32
}

// StackFrame is a frame of the crash's stack whose code is the app's.
type StackFrame struct {
	Index int         // in the exception's stack, 0 is innermost
	Frame crash.Frame // as the report prints it
	Dex   crash.Frame // as the dex files have it, where a mapping renamed
	Calls []Ref       // the statements that can have been at work, in code order
	// Direct tells that the next inner frame of the app was called from here
	// without code in between that the app does not have.
	Direct bool
	Note   string // how it was found, if not by line or pc
}

// passThrough are the prefixes of methods that only check and throw on behalf of
// their caller: the fault is in the caller's argument.
var passThrough = []string{
	"kotlin.jvm.internal.Intrinsics.", "kotlin.PreconditionsKt", "kotlin.ExceptionsKt", "kotlin.UninitializedPropertyAccessException.",
	"com.google.common.base.Preconditions.", "androidx.core.util.Preconditions.", "android.support.v4.util.Preconditions.",
	"java.util.Objects.require", "dagger.internal.Preconditions.", "okhttp3.internal.Util.check", "io.reactivex.internal.functions.ObjectHelper.",
}

// Passes reports whether a method only checks on behalf of its caller.
func Passes(f crash.Frame) bool {
	name := f.Class + "." + f.Method
	for _, p := range passThrough {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// spot is a method with the statements that a frame's position allows.
type spot struct {
	method dex.MethodID
	body   *jimple.Body
	stmts  []int32
}

// locator resolves frames within one program.
type locator struct {
	program  *jimple.Program
	mapping  *crash.Mapping
	original bool // the report is in original names
	notes    []string
}

// own tells whether a frame is code of the app. Where app and platform have a
// class of the same name the platform's wins, unless the app's method has just
// that position: parsers and test libraries are packed into apps that way.
func (l *locator) own(f crash.Frame) bool {
	if _, ok := l.program.Dex.Class(f.Descriptor()); !ok {
		return false
	}
	return android.Framework().Lookup(f.Descriptor()) == android.NoType || f.Line >= 0 && len(l.spots(f)) > 0
}

// decideNames finds out whether the report is in residual or in original names,
// by which of them the app knows more.
func (l *locator) decideNames(r *crash.Report) {
	if l.mapping == nil {
		return
	}
	residual, original := 0, 0
	for _, e := range r.Chain() {
		for _, f := range e.Frames {
			if len(l.spots(f)) > 0 {
				residual++
			}
			for _, x := range l.mapping.Residual(f) {
				if len(l.spots(x)) > 0 {
					original++
					break
				}
			}
		}
	}
	if l.original = original > residual; l.original {
		l.notes = append(l.notes, "the report was retraced before: its frames were turned back with the mapping")
	}
}

// residualStack turns a stack into residual frames. Original frames that were
// inlined into one method become one; printed keeps what the report says.
func (l *locator) residualStack(stack []crash.Frame) (dexFrames, printed []crash.Frame) {
	if !l.original {
		return stack, stack
	}
	var last []crash.Frame // candidates of the frame before
	for _, f := range stack {
		candidates := l.mapping.Residual(f)
		candidates = slices.DeleteFunc(candidates, func(x crash.Frame) bool { return l.own(x) && len(l.spots(x)) == 0 })
		if len(candidates) == 0 {
			candidates = []crash.Frame{f}
		}
		if n := len(dexFrames); n > 0 && l.own(candidates[0]) {
			var both []crash.Frame
			for _, x := range candidates {
				for _, y := range last {
					// The outer line of an inlined stretch stands for any position in it.
					open := x.Line < 0 && (f.Class != printed[n-1].Class || f.Method != printed[n-1].Method)
					if x.Class == y.Class && x.Method == y.Method && x.Signature == y.Signature && (x.Line == y.Line || open) {
						both = append(both, y)
					}
				}
			}
			if len(both) > 0 { // inlined: the same residual frame
				dexFrames[n-1], last = both[0], both
				continue
			}
		}
		dexFrames, printed, last = append(dexFrames, candidates[0]), append(printed, f), candidates
	}
	return dexFrames, printed
}

// methods returns the app's methods that a frame can mean.
func (l *locator) methods(f crash.Frame) []dex.MethodID {
	p := l.program.Dex
	id, ok := p.Class(f.Descriptor())
	if !ok {
		return nil
	}
	var out []dex.MethodID
	c := &p.Classes[id]
	for m := c.FirstMethod; m < c.EndMethod; m++ {
		if p.MethodName(m) == f.Method && (f.Signature == "" || !strings.HasPrefix(f.Signature, "(") || p.MethodProto(m) == f.Signature) {
			out = append(out, m)
		}
	}
	return out
}

// spots returns the statements at a frame's position: by line, or by pc where
// the method has no debug info (runtime/thread.cc of ART).
func (l *locator) spots(f crash.Frame) []spot {
	var out []spot
	for _, m := range l.methods(f) {
		body, err := l.program.Body(m)
		if err != nil || body == nil {
			continue
		}
		s := spot{method: m, body: body}
		switch code, _, err := l.program.Dex.Code(m); {
		case err != nil:
			continue
		case f.Line < 0:
			for i := range body.Stmts {
				s.stmts = append(s.stmts, int32(i))
			}
		case code.HasDebugInfo():
			s.stmts = body.OnLine(nil, int32(f.Line))
		default:
			first, end := body.At(uint32(f.Line))
			if first < end && body.Stmts[first].PC != uint32(f.Line) {
				continue // inside an instruction: another build of the app
			}
			for i := first; i < end; i++ {
				s.stmts = append(s.stmts, i)
			}
		}
		if len(s.stmts) > 0 {
			out = append(out, s)
		}
	}
	return out
}

// anywhere returns all statements of the methods that a frame can mean.
func (l *locator) anywhere(f crash.Frame) []spot {
	f.Line = crash.NoLine
	return l.spots(f)
}

// calling keeps the statements that can have called inner: calls of a method of that name,
// of its class if there are such, or on what may be of it; or whatever initialises the class.
func (l *locator) calling(spots []spot, inner crash.Frame) []spot {
	want := inner.Descriptor()
	var same, others []spot
	for _, s := range spots {
		a, b := s, s
		a.stmts, b.stmts = nil, nil
		for _, i := range s.stmts {
			c := Candidate{Body: s.body, Index: i, Stmt: &s.body.Stmts[i], err: &crash.Exception{Message: inner.Class}}
			if inner.Method == "<clinit>" {
				if c.refersToNamed() {
					a.stmts = append(a.stmts, i)
				}
				continue
			}
			class, name, _ := c.MethodRef()
			if name != inner.Method {
				continue
			}
			if class == want {
				a.stmts = append(a.stmts, i)
			} else {
				b.stmts = append(b.stmts, i)
			}
		}
		if len(a.stmts) > 0 {
			same = append(same, a)
		}
		if len(b.stmts) > 0 {
			others = append(others, b)
		}
	}
	if len(same) > 0 {
		return same
	}
	var may []spot
	for _, s := range others {
		b := s.body
		s.stmts = slices.DeleteFunc(slices.Clone(s.stmts), func(i int32) bool {
			class, _, _ := (&Candidate{Body: b, Index: i, Stmt: &b.Stmts[i]}).MethodRef()
			return l.apart(class, want)
		})
		if len(s.stmts) > 0 {
			may = append(may, s)
		}
	}
	if len(may) > 0 {
		return may
	}
	return others
}

// apart reports whether no object is of a class, by what it inherits from the platform, and
// of another one of the platform as well.
func (l *locator) apart(class, other string) bool {
	types := android.Framework()
	class = l.program.Dex.Outside(class)
	a, b := types.Lookup(class), types.Lookup(other)
	return class != "Ljava/lang/Object;" && a != android.NoType && b != android.NoType &&
		(types.Flags(a)|types.Flags(b))&android.Interface == 0 && !types.IsSubtype(a, b) && !types.IsSubtype(b, a)
}

// accessor finds the method of the compiler's by which a frame's line calls inner, where
// the report leaves it out, as retraced ones do: with what it calls and what calls it.
func (l *locator) accessor(f, inner crash.Frame) (frame crash.Frame, within, calls []Ref) {
	spots := l.spots(f)
	if len(l.calling(spots, inner)) > 0 {
		return frame, nil, nil
	}
	p := l.program.Dex
	for _, s := range spots {
		for _, i := range s.stmts {
			if s.body.Stmts[i].Op != jimple.OpStatic {
				continue
			}
			m, ok := p.FindMethod(s.body.File.MethodText(s.body.Stmts[i].Ref))
			if !ok || p.Methods[m].Access&dex.AccSynthetic == 0 {
				continue
			}
			at := crash.Frame{Class: inner.Class, Method: p.MethodName(m), File: inner.File, Line: crash.NoLine}
			for _, called := range l.calling(l.anywhere(at), inner) {
				if called.method != m {
					continue
				}
				for _, k := range called.stmts {
					within = append(within, Ref{m, k})
				}
				frame, calls = at, append(calls, Ref{s.method, i})
			}
		}
	}
	return frame, within, calls
}

// resolve finds the call statements of an outer frame.
func (l *locator) resolve(f crash.Frame, inner crash.Frame) (calls []Ref, note string) {
	spots := l.spots(f)
	found := l.calling(spots, inner)
	if len(found) == 0 && len(spots) == 0 {
		if found = l.calling(l.anywhere(f), inner); len(found) > 0 {
			note = fmt.Sprintf("found by the call of %s: the method has no line %d", inner.Method, f.Line)
		}
	}
	if len(found) == 0 {
		// Reflection, proxies, names that were merged: any call of the line.
		for _, s := range spots {
			s.stmts = slices.DeleteFunc(slices.Clone(s.stmts), func(i int32) bool { return !s.body.Stmts[i].Op.IsInvoke() })
			if len(s.stmts) > 0 {
				found = append(found, s)
				note = fmt.Sprintf("any call of the line: none is of a method %s", inner.Method)
			}
		}
	}
	for _, s := range found {
		for _, i := range s.stmts {
			calls = append(calls, Ref{s.method, i})
		}
	}
	return calls, note
}
