// Types, and methods by name.

package sketch

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// class is a class of the text.
type class struct {
	desc    string
	super   string
	ifaces  []string
	flags   dex.AccessFlags
	fields  []field
	methods []*method
}

type field struct {
	name, typ string
	static    bool
}

type method struct {
	name   string
	params []string
	names  []string
	ret    string
	flags  dex.AccessFlags
	body   int // position of the first word of the body, 0 if there is none
}

func (m *method) proto() string { return "(" + strings.Join(m.params, "") + ")" + m.ret }

var primitives = map[string]string{"void": "V", "int": "I", "boolean": "Z", "long": "J", "byte": "B", "char": "C", "short": "S", "float": "F", "double": "D"}

// packages are searched for simple names, in this order.
var packages = []string{"java/lang/", "java/util/", "android/app/", "android/content/", "android/os/", "android/view/", "android/widget/",
	"java/util/concurrent/", "android/preference/", "android/net/", "android/database/", "android/database/sqlite/", "java/io/", "java/lang/reflect/",
	"android/webkit/", "android/animation/", "android/app/job/", "dalvik/system/", "android/location/", "android/hardware/"}

// describe returns the descriptor of a type name.
func (u *unit) describe(name string) string {
	if base, ok := strings.CutSuffix(name, "[]"); ok {
		return "[" + u.describe(base)
	}
	if d, ok := primitives[name]; ok {
		return d
	}
	if strings.Contains(name, ".") {
		return "L" + strings.ReplaceAll(name, ".", "/") + ";"
	}
	if d := "Lt/" + name + ";"; u.byDesc[d] != nil {
		return d
	}
	for _, p := range packages {
		if d := "L" + p + name + ";"; u.types.Lookup(d) != android.NoType {
			return d
		}
	}
	return ""
}

// supers returns the direct supertypes, the superclass first.
func (u *unit) supers(desc string) []string {
	if c := u.byDesc[desc]; c != nil {
		return append([]string{c.super}, c.ifaces...)
	}
	id := u.types.Lookup(desc)
	if id == android.NoType {
		if desc == "Ljava/lang/Object;" {
			return nil
		}
		return []string{"Ljava/lang/Object;"}
	}
	var list []string
	if s := u.types.Super(id); s != android.NoType {
		list = append(list, u.types.Desc(s))
	}
	for _, i := range u.types.Interfaces(id) {
		list = append(list, u.types.Desc(i))
	}
	return list
}

func (u *unit) isInterface(desc string) bool {
	if c := u.byDesc[desc]; c != nil {
		return c.flags&dex.AccInterface != 0
	}
	id := u.types.Lookup(desc)
	return id != android.NoType && u.types.Flags(id)&android.Interface != 0
}

// known reports whether the members of a type are known.
func (u *unit) known(desc string) bool {
	return u.byDesc[desc] != nil || u.types.Lookup(desc) != android.NoType
}

// fits reports whether a value of type from can be passed as to.
func (u *unit) fits(from, to string) bool {
	switch {
	case from == to, from == "null" && len(to) > 1:
		return true
	case len(from) == 1 || len(to) == 1:
		return strings.Contains("IZBCS", from) && strings.Contains("IZBCS", to)
	case to == "Ljava/lang/Object;":
		return true
	case from[0] == '[' || to[0] == '[':
		return from[0] == '[' && to[0] == '[' && len(from) > 2 && len(to) > 2 && u.fits(from[1:], to[1:])
	}
	for _, s := range u.supers(from) {
		if s != "" && u.fits(s, to) {
			return true
		}
	}
	return false
}

// target is a method that was found.
type target struct {
	params []string
	ret    string
	static bool
}

// find looks a method up in a type and above it: the first that the arguments fit,
// one with the very same types before others.
func (u *unit) find(desc, name string, args []string) (target, bool) {
	var found *target
	exact := func(params []string) bool {
		for i := range params {
			if params[i] != args[i] {
				return false
			}
		}
		return true
	}
	consider := func(params []string, ret string, static bool) {
		if len(params) != len(args) {
			return
		}
		for i := range params {
			if !u.fits(args[i], params[i]) {
				return
			}
		}
		if found == nil || exact(params) && !exact(found.params) {
			found = &target{params, ret, static}
		}
	}
	seen := map[string]bool{}
	var walk func(desc string)
	walk = func(desc string) {
		if desc == "" || seen[desc] {
			return
		}
		seen[desc] = true
		if c := u.byDesc[desc]; c != nil {
			for _, m := range c.methods {
				if m.name == name {
					consider(m.params, m.ret, m.flags&dex.AccStatic != 0)
				}
			}
		} else if id := u.types.Lookup(desc); id != android.NoType {
			for m := range u.types.Methods(id) {
				if m.Name == name {
					params, _ := dex.ParamTypes(m.Desc)
					consider(params, dex.ReturnType(m.Desc), m.Flags&android.Static != 0)
				}
			}
		}
		if name == "<init>" {
			return
		}
		for _, s := range u.supers(desc) {
			walk(s)
		}
		if u.isInterface(desc) {
			walk("Ljava/lang/Object;")
		}
	}
	walk(desc)
	if found == nil {
		return target{}, false
	}
	return *found, true
}

// findField looks a field up in a class of the text and above it.
func (u *unit) findField(desc, name string) (owner string, f field, ok bool) {
	for c := u.byDesc[desc]; c != nil; c = u.byDesc[c.super] {
		for _, f := range c.fields {
			if f.name == name {
				return c.desc, f, true
			}
		}
	}
	return "", field{}, false
}
