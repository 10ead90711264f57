// How much of what Android documents for apps the class library has.

package needs

import (
	"maps"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/framework/names"
)

// Coverage counts the public classes of a package of Android 8.0 and what they declare for
// other classes, and lists what the class library lacks of them.
type Coverage struct {
	Package     string   `json:"package"`
	Classes     int      `json:"classes"`
	HaveClasses int      `json:"haveClasses"`
	Members     int      `json:"members"`
	HaveMembers int      `json:"haveMembers"`
	Missing     []string `json:"missing,omitempty"` // classes by descriptor, members as references; sorted
}

// Public compares the class library with the public classes of android.*, by packages.
func Public() ([]Coverage, error) {
	lib, err := embedded()
	if err != nil {
		return nil, err
	}
	packages := map[string]*Coverage{}
	public := names.Public()
	for _, desc := range slices.Sorted(maps.Keys(public)) {
		name := packageOf(desc)
		c := packages[name]
		if c == nil {
			c = &Coverage{Package: name}
			packages[name] = c
		}
		c.class(lib, desc, public[desc])
	}
	var all []Coverage
	for _, name := range slices.Sorted(maps.Keys(packages)) {
		all = append(all, *packages[name])
	}
	return all, nil
}

func (c *Coverage) class(lib library, desc string, members []string) {
	c.Classes++
	c.Members += len(members)
	if lib[desc] == nil {
		c.Missing = append(c.Missing, desc)
		return
	}
	c.HaveClasses++
	for _, member := range members {
		if lib.has(desc, member) {
			c.HaveMembers++
		} else {
			c.Missing = append(c.Missing, desc+"->"+member)
		}
	}
}

// has reports whether a class has a member, given as it is called or read.
func (l library) has(desc, member string) bool {
	switch {
	case !strings.Contains(member, "("):
		return l.hasField(desc, member)
	case strings.HasPrefix(member, "<init>"):
		return l[desc].methods[member] // constructors are not inherited
	}
	return l.hasMethod(desc, member)
}
