// Which methods compilers put between those that were written.

package dex

import (
	"slices"
	"strings"
)

// Forwards reports whether a method only hands on to a written one: an accessor, a bridge, the
// values that a call leaves out, or the class by which a lambda is an object. The bodies of
// lambdas are synthetic, too, but were written: compilers name them so and keep their lines.
func (p *Program) Forwards(m MethodID) bool {
	method := &p.Methods[m]
	if method.Access&(AccSynthetic|AccBridge) != 0 {
		return method.Access&AccPrivate == 0 && !strings.HasPrefix(p.MethodName(m), "lambda$")
	}
	if p.Classes[method.Class].Def.Access&AccSynthetic == 0 {
		return false
	}
	code, ok, err := p.Code(m)
	if err != nil || !ok {
		return false
	}
	lines, err := code.Lines()
	return err == nil && !slices.ContainsFunc(lines, func(l Line) bool { return l.Line > 0 })
}

// Accessor reports whether a method was made so that one class can reach private members of
// another.
func (p *Program) Accessor(m MethodID) bool {
	const made = AccStatic | AccSynthetic
	return p.Methods[m].Access&made == made && AccessorName(p.MethodName(m))
}

// AccessorName reports whether compilers name such methods so.
func AccessorName(name string) bool {
	return strings.HasPrefix(name, "access$") || strings.HasPrefix(name, "-$$Nest$")
}

// mostForwards bounds how many methods of compilers stand between two written ones.
const mostForwards = 4

// ForwardsTo returns the method that one which Forwards hands on to: the last of the program
// that it calls, behind the accessors in between.
func (p *Program) ForwardsTo(m MethodID) (MethodID, bool) {
	to, found := p.lastCalled(m)
	for range mostForwards {
		if !found || !p.Forwards(to) {
			break
		}
		next, ok := p.lastCalled(to)
		if !ok {
			break
		}
		to = next
	}
	return to, found
}

func (p *Program) lastCalled(m MethodID) (MethodID, bool) {
	code, ok, err := p.Code(m)
	if err != nil || !ok {
		return 0, false
	}
	to, found := MethodID(0), false
	err = code.All(func(in *Insn) bool {
		if in.Op.Has(FlagInvoke) && in.Op.Index() == IndexMethod {
			if called, ok := p.FindMethod(code.File().MethodText(in.Index)); ok {
				to, found = called, true
			}
		}
		return true
	})
	return to, found && err == nil
}

// Written returns the method that one which Forwards hands on to: itself if it was written.
func (p *Program) Written(m MethodID) MethodID {
	if p.Forwards(m) {
		if to, ok := p.ForwardsTo(m); ok {
			return to
		}
	}
	return m
}

// Lambda returns the written method that the objects of a class call which compilers make of a
// lambda, or of a reference to a method; false for other classes.
func (p *Program) Lambda(c ClassID) (MethodID, bool) {
	class := &p.Classes[c]
	if class.Def.Access&AccSynthetic == 0 {
		return 0, false
	}
	for m := class.FirstVirtual; m < class.EndMethod; m++ {
		if !p.Forwards(m) {
			continue
		}
		if to, ok := p.ForwardsTo(m); ok && p.Methods[to].Class != c {
			return to, true
		}
	}
	return 0, false
}
