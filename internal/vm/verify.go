// The flow check of the program's classes, once, before a class is initialized.

package vm

import (
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

// verify checks the code of a class; false means that VerifyError is pending.
func (vm *VM) verify(t *Thread, c *Class) bool {
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
