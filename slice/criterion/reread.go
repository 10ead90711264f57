// Names that a reader of pictures got wrong: I, l and 1, O and 0 look alike.

package criterion

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
)

var alike = strings.NewReplacer("I", "l", "1", "l", "|", "l", "O", "0", "o", "0")

// reread gives frames whose class neither the app nor the platform has the name of the
// app's only class that looks the same, and their methods likewise.
func (l *locator) reread(r *crash.Report) {
	p := l.program.Dex
	var byLook map[string][]string
	for _, e := range r.Chain() {
		for i := range e.Frames {
			f := &e.Frames[i]
			if _, ok := p.Class(f.Descriptor()); ok || android.Framework().Lookup(f.Descriptor()) != android.NoType || !strings.ContainsAny(f.Class, "Il1Oo0|") {
				continue
			}
			if byLook == nil {
				byLook = map[string][]string{}
				for c := range p.Classes {
					name := JavaName(p.Classes[c].Descriptor)
					look := alike.Replace(name)
					byLook[look] = append(byLook[look], name)
				}
			}
			if found := byLook[alike.Replace(f.Class)]; len(found) == 1 {
				l.notes = append(l.notes, fmt.Sprintf("the report's %s was read as %s", f.Class, found[0]))
				f.Class = found[0]
			}
		}
	}
	for _, e := range r.Chain() {
		for i := range e.Frames {
			f := &e.Frames[i]
			id, ok := p.Class(f.Descriptor())
			if !ok || len(l.methods(*f)) > 0 {
				continue
			}
			names := map[string]bool{}
			for m := p.Classes[id].FirstMethod; m < p.Classes[id].EndMethod; m++ {
				if name := p.MethodName(m); alike.Replace(name) == alike.Replace(f.Method) {
					names[name] = true
				}
			}
			if len(names) == 1 {
				for name := range names {
					l.notes = append(l.notes, fmt.Sprintf("the report's %s.%s was read as %s", f.Class, f.Method, name))
					f.Method = name
				}
			}
		}
	}
}
