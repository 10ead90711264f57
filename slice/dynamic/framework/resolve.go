// Which method a call means: one of the app, or one of the framework.

package framework

import (
	"cmp"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// Resolve goes up from a class until one of the app defines the method, or the
// framework is reached.
func Resolve(p *dex.Program, class, name, proto string) (owner string, id dex.MethodID, own bool) {
	if class != "" && class[0] == '[' { // an array has the methods of Object
		class = "Ljava/lang/Object;"
	}
	types := android.Framework()
	var interfaces []string
	for c := range p.Lineage(class) {
		if m, ok := p.Method(c, name, proto); ok {
			return p.Classes[c].Descriptor, m, true
		}
		def := &p.Classes[c]
		if list, err := def.File.Interfaces(def.Def); err == nil {
			for k := range list.Len() {
				interfaces = append(interfaces, def.File.TypeDescriptor(list.At(k)))
			}
		}
	}
	class = cmp.Or(p.Outside(class), class)
	if id := types.Lookup(class); id != android.NoType {
		if _, ok := types.Find(id, name, proto); ok {
			return class, 0, false
		}
	}
	for _, i := range interfaces {
		if id := types.Lookup(i); id != android.NoType {
			if _, ok := types.Find(id, name, proto); ok {
				return i, 0, false
			}
		}
	}
	return class, 0, false
}
