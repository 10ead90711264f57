// Resources as code names them: by numbers.

package dex

import (
	"slices"
	"strings"
)

// IsResource reports whether a number is that of a resource of an app, rather than of the
// framework or of nothing.
func IsResource(n int64) bool { return n>>24 == 0x7f }

// NamedResources returns the numbers of the app's resources that its code names, ascending.
// What the classes R name, which is all of them, does not count.
func (p *Program) NamedResources() []int64 {
	var all []int64
	for m := range MethodID(len(p.Methods)) {
		class := p.Classes[p.Methods[m].Class].Descriptor
		if strings.HasSuffix(class, "/R;") || strings.Contains(class, "/R$") {
			continue
		}
		code, has, err := p.Code(m)
		if err != nil || !has {
			continue
		}
		code.All(func(in *Insn) bool {
			if (in.Op == OpConst || in.Op == OpConstHigh16) && IsResource(in.Lit) {
				all = append(all, in.Lit)
			}
			return true
		})
	}
	slices.Sort(all)
	return slices.Compact(all)
}
