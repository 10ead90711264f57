// Classes that build tools make of an app's resources and settings.

package instrument

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// generatedNames are the simple names of such classes; those of resources have
// one more for each kind, behind a dollar sign.
var generatedNames = map[string]bool{"R": true, "Manifest": true, "BuildConfig": true}

// generated reports whether a class holds constants for the app's code, and
// nobody makes objects of it: its name says so, and all its code is a
// constructor that does nothing.
func generated(p *dex.Program, class dex.ClassID) bool {
	c := &p.Classes[class]
	name := strings.TrimSuffix(c.Descriptor[strings.LastIndexByte(c.Descriptor, '/')+1:], ";")
	name, _, _ = strings.Cut(name, "$")
	if !generatedNames[name] || c.EndMethod-c.FirstMethod != 1 || p.MethodName(c.FirstMethod) != "<init>" {
		return false
	}
	const call, leave = 3, 1 // of the constructor of Object, and the return
	code, ok, err := p.Code(c.FirstMethod)
	return err == nil && ok && code.Units() == call+leave
}
