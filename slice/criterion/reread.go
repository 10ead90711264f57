// Names that a reader of pictures got wrong: I, l and 1, O and 0 look alike.

package criterion

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
)

var alike = strings.NewReplacer("I", "l", "1", "l", "|", "l", "O", "0", "o", "0")

// Resembling returns what finds the app's only class that looks the same as a dotted name.
func Resembling(p *jimple.Program) func(class string) (name string, ok bool) {
	var byLook map[string][]string
	return func(class string) (string, bool) {
		if !strings.ContainsAny(class, "Il1Oo0|") {
			return "", false
		}
		if byLook == nil {
			byLook = map[string][]string{}
			for c := range p.Dex.Classes {
				name := JavaName(p.Dex.Classes[c].Descriptor)
				look := alike.Replace(name)
				byLook[look] = append(byLook[look], name)
			}
		}
		found := byLook[alike.Replace(class)]
		if len(found) != 1 {
			return "", false
		}
		return found[0], true
	}
}

// reread gives frames whose class neither the app nor the platform has the name of the
// app's only class that looks the same, and their methods likewise.
func (l *locator) reread(r *crash.Report) {
	p := l.program.Dex
	resembled := Resembling(l.program)
	for _, e := range r.Chain() {
		for i := range e.Frames {
			f := &e.Frames[i]
			if _, ok := p.Class(f.Descriptor()); ok || android.Framework().Lookup(f.Descriptor()) != android.NoType {
				continue
			}
			if name, ok := resembled(f.Class); ok {
				l.notes = append(l.notes, fmt.Sprintf("the report's %s was read as %s", f.Class, name))
				f.Class = name
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
