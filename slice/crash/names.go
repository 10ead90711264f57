// Names of members: from a shrunk app's to those of its source.

package crash

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Field returns the original name of a field of a residual class, given by its
// dotted name; ok is false where the mapping has none, or several.
func (m *Mapping) Field(class, name string) (original string, ok bool) {
	i, known := m.byResidual[class]
	if !known {
		return name, false
	}
	list := m.members(i).fields[name]
	for _, n := range list {
		if n != list[0] {
			return name, false
		}
	}
	if len(list) == 0 {
		return name, false
	}
	return unqualified(list[0]), true
}

// Method returns the original name of a method of a residual class, given by its
// dotted name, with the residual prototype; ok is false where the mapping has
// none, or several of different names.
func (m *Mapping) Method(class, name, proto string) (original string, ok bool) {
	i, known := m.byResidual[class]
	if !known {
		return name, false
	}
	params, _ := dex.ParamTypes(proto)
	for k, p := range params {
		params[k] = m.originalType(p)
	}
	args := strings.Join(params, ",")
	exact, any := "", ""
	ambiguous := false
	for _, g := range m.members(i).methods[name] {
		own := g.entries[len(g.entries)-1] // the frame of the method itself
		switch {
		case own.args == args || g.residual != "" && g.residual == proto:
			exact = own.name
		case any != "" && any != own.name:
			ambiguous = true
		default:
			any = own.name
		}
	}
	switch {
	case exact != "":
		return unqualified(exact), true
	case any != "" && !ambiguous:
		return unqualified(any), true
	}
	return name, false
}

// unqualified drops the class that a merged member carries.
func unqualified(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

// originalType spells a residual descriptor as mappings spell types.
func (m *Mapping) originalType(descriptor string) string {
	dims := strings.LastIndexByte(descriptor, '[') + 1
	base := descriptor[dims:]
	if strings.HasPrefix(base, "L") {
		base = strings.ReplaceAll(strings.TrimSuffix(base[1:], ";"), "/", ".")
		base, _ = m.Class(base)
	} else if name, ok := primitiveNames[base]; ok {
		base = name
	}
	return base + strings.Repeat("[]", dims)
}

var primitiveNames = map[string]string{"V": "void", "Z": "boolean", "B": "byte", "S": "short", "C": "char", "I": "int", "J": "long", "F": "float", "D": "double"}
