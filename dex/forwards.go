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

// Written returns the method that one which Forwards hands on to in the end, be it through
// others: itself if it was written.
func (p *Program) Written(m MethodID) MethodID {
	for range maxForwards {
		to, ok := MethodID(0), false
		if p.Forwards(m) {
			to, ok = p.ForwardsTo(m)
		}
		if !ok {
			break
		}
		m = to
	}
	return m
}

// maxForwards is how many methods compilers put one after another: the class of a lambda, the
// accessor of its body, a bridge.
const maxForwards = 4

// ForwardsTo returns the method that one which Forwards hands on to: the last of the program
// that it calls.
func (p *Program) ForwardsTo(m MethodID) (MethodID, bool) {
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
