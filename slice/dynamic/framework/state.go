// State of framework objects, as far as the code alone tells what a call reads and writes.

package framework

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Calls tells by number the state of framework objects that calls read and write, as far
// as the code alone tells which objects are meant.
type Calls struct {
	program   *dex.Program
	summaries *android.SummarySet
	numbers   map[string]int32
	Parts     bool // only what is read one part after the other
}

func New(p *dex.Program, summaries *android.SummarySet) *Calls {
	return &Calls{program: p, summaries: summaries, numbers: map[string]int32{}}
}

// number is that of the state of a name. Fields of the app have numbers from 0 on.
func (s *Calls) number(name string) int32 {
	n, ok := s.numbers[name]
	if !ok {
		n = -1000 - int32(len(s.numbers))
		s.numbers[name] = n
	}
	return n
}

// Keyed reports whether a number is that of what lies under one key.
func (s *Calls) Keyed(number int32) bool {
	for name, n := range s.numbers {
		if n == number {
			return strings.HasSuffix(name, "]")
		}
	}
	return false
}

// Reads returns the state that a call of the framework returns a part of.
func (s *Calls) Reads(m *bodies.Body, i int32) []int32 {
	var out []int32
	if summary := s.summary(m, i); summary != nil {
		for k := range summary.Effects {
			e := &summary.Effects[k]
			if e.Loc.Root != android.RootRet || len(e.Loc.Steps) > 0 || e.Op != android.Set {
				continue
			}
			out = s.addAll(out, m, i, e.From)
		}
	}
	return out
}

// Refused returns the state for which a call of the framework throws.
func (s *Calls) Refused(m *bodies.Body, i int32) []int32 {
	var out []int32
	if summary := s.summary(m, i); summary != nil {
		for k := range summary.Effects {
			if e := &summary.Effects[k]; e.Op == android.Throw {
				out = s.addAll(out, m, i, e.From)
			}
		}
	}
	return out
}

// addAll adds the state that values are, or whose next item they are; with parts, only that.
func (s *Calls) addAll(out []int32, m *bodies.Body, i int32, values []android.Value) []int32 {
	for k := range values {
		v := &values[k]
		item := v.Label == "next" && len(v.Args) > 0
		if item {
			v = &v.Args[0]
		}
		if v.Kind == android.ValuePath && (item || !s.Parts) {
			out = s.add(out, m, i, &v.Path, false)
		}
	}
	return out
}

// Writes returns the state that a call of the framework sets. A constructor sets that of an
// object that nothing has read.
func (s *Calls) Writes(m *bodies.Body, i int32) []int32 {
	var out []int32
	if op := m.Insns[i].Op; op == dex.OpInvokeDirect || op == dex.OpInvokeDirectRange {
		return nil
	}
	if summary := s.summary(m, i); summary != nil {
		for k := range summary.Effects {
			e := &summary.Effects[k]
			if takesOut := len(e.From) == 1 && e.From[0].Label == android.Removed; takesOut {
				continue
			}
			if (e.Op == android.Set || e.Op == android.Add) && len(e.Loc.Steps) > 0 && e.Loc.Root != android.RootLocal && e.Loc.Root != android.RootRet {
				out = s.add(out, m, i, &e.Loc, true)
			}
		}
	}
	return out
}

// Takes reports whether a call of the framework may take something out of what it is called
// on.
func (s *Calls) Takes(m *bodies.Body, i int32) bool {
	summary := s.summary(m, i)
	return summary != nil && slices.ContainsFunc(summary.Effects, func(e android.Effect) bool {
		return e.Loc.Root == android.RootThis && (e.Op == android.Kill || len(e.From) == 1 && e.From[0].Label == android.Removed)
	})
}

// Pure reports whether a call of the framework does nothing but give another object of its
// receiver's class.
func (s *Calls) Pure(m *bodies.Body, i int32) bool {
	summary := s.summary(m, i)
	if summary == nil {
		return false
	}
	r := m.File.MethodRef(m.Insns[i].Index)
	if op := m.Insns[i].Op; op == dex.OpInvokeStatic || op == dex.OpInvokeStaticRange || !strings.HasSuffix(m.File.ProtoDescriptor(r.Proto), ")"+m.File.TypeDescriptor(r.Class)) {
		return false
	}
	made := false
	for k := range summary.Effects {
		e := &summary.Effects[k]
		if e.Exception != "" {
			continue
		}
		if e.Loc.Root != android.RootRet || slices.ContainsFunc(e.From, func(v android.Value) bool { return v.Kind == android.ValueCall }) {
			return false
		}
		made = true
	}
	return made
}

func (s *Calls) summary(m *bodies.Body, i int32) *android.Summary {
	in := &m.Insns[i]
	if in.Op.Index() != dex.IndexMethod {
		return nil
	}
	r := m.File.MethodRef(in.Index)
	static := in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange
	class := s.program.Outside(m.File.TypeDescriptor(r.Class))
	found := s.summaries.Find(android.MethodRef{Class: class, Name: m.File.String(r.Name), Desc: m.File.ProtoDescriptor(r.Proto), Static: static})
	if found == nil || found.Origin == android.Guess {
		return nil
	}
	return found
}

// add adds the state at the end of a path, by its names. Elements are told apart by a
// constant key and by where the app keeps what holds them: what is written under a key that
// is no constant may be what is read under one that is, and the other way round.
func (s *Calls) add(out []int32, m *bodies.Body, i int32, path *android.Path, write bool) []int32 {
	if len(path.Steps) == 0 {
		return out
	}
	last := &path.Steps[len(path.Steps)-1]
	field := s.summaries.FieldName(last.Field)
	key, constant := constantKey(m, i, &last.Key)
	var names []string
	switch {
	case constant:
		names = []string{field + "[" + key + "]"}
	case last.Field != android.Elements && last.Key.Kind == android.KeyNone && field != "size":
		// What java.* keeps under a name is not what android.* does.
		class := m.File.TypeDescriptor(m.File.MethodRef(m.Insns[i].Index).Class)
		if names = []string{field}; strings.HasPrefix(class, "Ljava/") {
			names[0] = "java " + field
		}
	}
	if register, ok := register(m, i, path.Root, int(path.Index)); ok && (constant || len(names) == 0) {
		if holder := m.HeldIn(i, register); holder != "" {
			anyKey, someKey := field+"[] of "+holder, field+"[some] of "+holder
			switch {
			case !constant && write:
				names = append(names, anyKey, someKey)
			case constant && !write:
				names = append(names, someKey)
			default:
				names = append(names, anyKey)
			}
		}
	}
	for _, name := range names {
		if v := s.number(name); !slices.Contains(out, v) {
			out = append(out, v)
		}
	}
	return out
}

// register returns the register of a call's receiver or argument.
func register(m *bodies.Body, i int32, root android.Root, index int) (uint16, bool) {
	in := &m.Insns[i]
	k := 0
	switch root {
	case android.RootThis:
	case android.RootArg:
		types, _ := dex.ParamTypes(m.File.ProtoDescriptor(m.File.MethodRef(in.Index).Proto))
		if in.Op != dex.OpInvokeStatic && in.Op != dex.OpInvokeStaticRange {
			k = 1
		}
		for a := 0; a < index && a < len(types); a++ {
			k++
			if types[a] == "J" || types[a] == "D" {
				k++
			}
		}
	default:
		return 0, false
	}
	if k >= in.NumArgs() {
		return 0, false
	}
	return in.Arg(k), true
}

// constantKey returns the text of a key that is a constant in the call's own method.
func constantKey(m *bodies.Body, i int32, key *android.Key) (string, bool) {
	switch key.Kind {
	case android.KeyConst:
		return key.Const.Text, true
	case android.KeyPath:
		if key.Path == nil || len(key.Path.Steps) > 0 {
			return "", false
		}
		r, ok := register(m, i, key.Path.Root, int(key.Path.Index))
		if !ok {
			return "", false
		}
		if at, ok := m.Setter(i, r); ok && (m.Insns[at].Op == dex.OpConstString || m.Insns[at].Op == dex.OpConstStringJumbo) {
			return m.File.String(m.Insns[at].Index), true
		}
	}
	return "", false
}
