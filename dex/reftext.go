// The text form of method and statement references.

package dex

import (
	"strconv"
	"strings"
)

// SplitMethodText takes Lclass;->name(params)return apart.
func SplitMethodText(text string) (class, name, proto string, ok bool) {
	class, rest, ok := strings.Cut(text, "->")
	paren := strings.IndexByte(rest, '(')
	if !ok || paren <= 0 || !strings.Contains(rest, ")") {
		return "", "", "", false
	}
	return class, rest[:paren], rest[paren:], true
}

// SplitReference takes a statement reference, a method text and @pc in hex,
// apart.
func SplitReference(text string) (method string, pc uint32, ok bool) {
	at := strings.LastIndexByte(text, '@')
	if at < 0 {
		return "", 0, false
	}
	v, err := strconv.ParseUint(text[at+1:], 16, 32)
	return text[:at], uint32(v), err == nil
}

// ParamTypes returns the parameter descriptors of a prototype such as (I[J)V,
// or nil and false if it is malformed.
func ParamTypes(proto string) ([]string, bool) {
	if len(proto) == 0 || proto[0] != '(' {
		return nil, false
	}
	out := []string{}
	for i := 1; i < len(proto); {
		if proto[i] == ')' {
			return out, true
		}
		start := i
		for i < len(proto) && proto[i] == '[' {
			i++
		}
		if i == len(proto) {
			return nil, false
		}
		if proto[i] == 'L' {
			semi := strings.IndexByte(proto[i:], ';')
			if semi < 0 {
				return nil, false
			}
			i += semi
		}
		i++
		out = append(out, proto[start:i])
	}
	return nil, false
}

// ReturnType returns the return descriptor of a prototype.
func ReturnType(proto string) string { return proto[strings.LastIndexByte(proto, ')')+1:] }

var primitiveNames = map[byte]string{'Z': "boolean", 'B': "byte", 'S': "short", 'C': "char", 'I': "int", 'J': "long", 'F': "float", 'D': "double", 'V': "void"}

// ClassDescriptor is the descriptor of a class that is named with dots, as java.lang.String.
func ClassDescriptor(name string) string { return "L" + strings.ReplaceAll(name, ".", "/") + ";" }

// JavaName spells a descriptor as Java source does: java.lang.String[], int.
func JavaName(descriptor string) string {
	base := strings.TrimLeft(descriptor, "[")
	dims := len(descriptor) - len(base)
	switch {
	case base == "":
	case len(base) == 1 && primitiveNames[base[0]] != "":
		base = primitiveNames[base[0]]
	case base[0] == 'L':
		base = strings.ReplaceAll(strings.TrimSuffix(base[1:], ";"), "/", ".")
	}
	return base + strings.Repeat("[]", dims)
}
