// The default rule: what a framework method probably does, from its name and
// types. Slices mark what rests on it.

package android

import "strings"

// stateField holds what the default rule cannot name.
const stateField = "state"

// mutators begin the names of methods that change their receiver.
var mutators = []string{"set", "add", "put", "append", "insert", "write", "push", "offer", "remove", "clear", "init", "with", "apply", "register"}

// guess applies the default rule:
//
//   - setFoo(v) sets this.foo, and getFoo(), isFoo() read it where such a setter exists;
//   - a constructor, and a method that begins like a mutator and returns nothing,
//     a boolean or its own type, adds its arguments to this.state;
//   - anything else returns a value derived from the receiver, its state and the
//     arguments, and may change the elements of array and collection arguments.
//
// The caller holds set.mu.
func (set *SummarySet) guess(m MethodRef) *Summary {
	s := &Summary{Class: m.Class, Name: m.Name, Desc: m.Desc, Origin: Guess}
	params := paramTypes(m.Desc)
	_, ret, _ := strings.Cut(m.Desc, ")")
	this := Path{Root: RootThis}
	state := Path{Root: RootThis, Steps: []Step{{Field: set.field(stateField)}}}
	from := Value{Kind: ValueDerived, Label: m.Name}
	from = appendArgs(from, params)
	read := Value{Kind: ValueDerived, Label: m.Name}
	if !m.Static {
		read.Args = []Value{{Kind: ValuePath, Path: this}, {Kind: ValuePath, Path: state}}
	}
	read = appendArgs(read, params)

	property := func(name string) Path {
		return Path{Root: RootThis, Steps: []Step{{Field: set.field(strings.ToLower(name[:1]) + name[1:])}}}
	}
	setter := !m.Static && len(params) == 1 && strings.HasPrefix(m.Name, "set") && len(m.Name) > 3
	mutates := !m.Static && m.Name == "<init>"
	if !m.Static && (ret == "V" || ret == "Z" || ret == m.Class) {
		for _, p := range mutators {
			mutates = mutates || strings.HasPrefix(m.Name, p)
		}
	}
	if setter {
		s.Effects = append(s.Effects, Effect{Op: Set, Loc: property(m.Name[3:]), From: []Value{{Kind: ValuePath, Path: Path{Root: RootArg}}}})
	}
	if mutates && len(params) > 0 {
		s.Effects = append(s.Effects, Effect{Op: Add, Loc: state, From: []Value{from}})
	}
	for i, p := range params {
		if strings.HasPrefix(p, "[") || set.isContainer(p) {
			elements := Path{Root: RootArg, Index: int8(min(i, 100)), Steps: []Step{{Field: Elements, Key: Key{Kind: KeyAny}}}}
			s.Effects = append(s.Effects, Effect{Op: Add, Loc: elements, From: []Value{read}})
		}
	}
	result := Effect{Op: Set, Loc: Path{Root: RootRet}, From: []Value{read}}
	switch {
	case ret == "V" || ret == "" || m.Name == "<init>":
		return s
	case mutates && ret == m.Class:
		s.Effects = append(s.Effects, Effect{Op: Same, Loc: this})
		return s
	case !m.Static && len(params) == 0:
		for _, p := range []string{"get", "is"} {
			if name, ok := strings.CutPrefix(m.Name, p); ok && name != "" && set.hasSetter(m.Class, name) {
				result.From = []Value{{Kind: ValuePath, Path: property(name)}}
			}
		}
	}
	s.Effects = append(s.Effects, result)
	return s
}

// isContainer reports whether a parameter can be a collection or map.
func (set *SummarySet) isContainer(desc string) bool {
	id := set.types.Lookup(desc)
	return id != NoType && (set.types.IsSubtype(id, set.types.Lookup("Ljava/util/Collection;")) || set.types.IsSubtype(id, set.types.Lookup("Ljava/util/Map;")))
}

// hasSetter reports whether a class has a method setName of one parameter.
func (set *SummarySet) hasSetter(class, name string) bool {
	id := set.types.Lookup(class)
	if id == NoType {
		return false
	}
	for _, c := range set.types.Supertypes(id) {
		for m := range set.types.Methods(c) {
			if m.Name == "set"+name && len(paramTypes(m.Desc)) == 1 {
				return true
			}
		}
	}
	return false
}
