// The flow check of the program's classes, once, before a class is initialized.

package vm

import (
	"fmt"
	"sort"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
)

// resolver tells the flow check about the platform's classes.
type resolver struct{ vm *VM }

func (r resolver) ResolveClass(desc string) (verify.ClassInfo, bool) {
	d, ok := r.vm.defs[desc]
	if !ok || !d.src.boot {
		return verify.ClassInfo{}, false
	}
	def := d.src.file.ClassDef(d.def)
	info := verify.ClassInfo{Interface: def.Access&dex.AccInterface != 0}
	if def.Super != dex.NoIndex {
		info.Super = d.src.file.TypeDescriptor(def.Super)
	}
	return info, true
}

// verify checks the code of a class and of those above it, once; false means that
// VerifyError is pending. Interfaces are asked for the code of their default methods.
func (vm *VM) verify(t *Thread, c *Class) bool {
	if c.Boot || c.verified {
		return true
	}
	above := []*Class{c.Super}
	if !c.IsInterface() {
		for _, i := range c.all {
			if i.hasDefaults() {
				above = append(above, i)
			}
		}
	}
	for _, k := range above {
		if k != nil && !vm.verifyAbove(t, c, k) {
			return false
		}
	}
	c.sound = c.sound || vm.verifyOwn(t, c)
	c.verified = c.sound
	return c.verified
}

// verifyAbove is verify for a class k above c. A class whose initializer failed is as
// erroneous to those below it that nobody verified before.
func (vm *VM) verifyAbove(t *Thread, c, k *Class) bool {
	if k.state != stateFailed && vm.verify(t, k) {
		return true
	}
	cause := t.pending
	if cause != nil {
		k.state, k.failure, t.pending = stateFailed, cause, nil
	}
	t.ThrowCause("Ljava/lang/VerifyError;", fmt.Sprintf("Rejecting class %s that attempts to sub-type erroneous class %s%s", javaName(c.Name),
		javaName(k.Name), vm.declaredIn(c)), cause)
	return false
}

// verifyOwn checks the code that a class itself has.
func (vm *VM) verifyOwn(t *Thread, c *Class) bool {
	if both := dex.AccAbstract | dex.AccFinal; c.Flags&both == both {
		t.Throw("Ljava/lang/VerifyError;", "Verifier rejected class %s: class is abstract and final.%s", javaName(c.Name), vm.declaredIn(c))
		return false
	}
	id, ok := vm.program.Class(c.Name)
	if !ok {
		return true
	}
	if vm.verifier == nil {
		vm.verifier = verify.New(vm.program, resolver{vm})
	}
	def := vm.program.Classes[id]
	for m := def.FirstMethod; m < def.EndMethod; m++ {
		_, findings := vm.verifier.Method(m)
		sort.SliceStable(findings, func(i, j int) bool { return findings[i].Severity > findings[j].Severity })
		if verify.Refused(findings) {
			t.Throw("Ljava/lang/VerifyError;", "Verifier rejected class %s: %s: [0x%X] %s%s", javaName(c.Name), methodTextOf(vm.program, m),
				findings[0].PC, findings[0].Reason, vm.declaredIn(c))
			return false
		}
	}
	return true
}

func methodTextOf(p *dex.Program, id dex.MethodID) string {
	m := &p.Methods[id]
	return methodRefText(p.MethodFile(id), m.Ref)
}
