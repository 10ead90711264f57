// The judgement: the longest entry of the tables that a name begins with.

package owner

import "strings"

// Owner says whose a class is.
type Owner uint8

const (
	App Owner = iota
	Library
	Support
	Desktop
	Platform
)

func (o Owner) String() string {
	return [...]string{"app", "library", "support library", "desktop Java", "platform"}[o]
}

// Carried reports whether it is a published library that apps carry along, in place of
// the platform or not.
func (o Owner) Carried() bool { return o == Library || o == Support }

// Of returns the owner of a class or package, given as a descriptor or by its name
// with dots. Arrays are their elements' owner's, primitive types nobody's: App.
func Of(name string) Owner {
	separator := byte('.')
	if base := strings.TrimLeft(name, "["); strings.HasPrefix(base, "L") && strings.HasSuffix(base, ";") {
		name, separator = base[1:len(base)-1], '/'
	}
	for end := len(name); end > 0; end = strings.LastIndexByte(name[:end], separator) {
		if o, ok := byPackage[name[:end]]; ok {
			return o
		}
	}
	return App
}

// byPackage is the owner of packages and of all below them that have no entry, by
// the name with dots and by that with slashes.
var byPackage = func() map[string]Owner {
	out := map[string]Owner{}
	for owner, packages := range tables {
		for _, p := range packages {
			out[p], out[strings.ReplaceAll(p, ".", "/")] = owner, owner
		}
	}
	return out
}()
