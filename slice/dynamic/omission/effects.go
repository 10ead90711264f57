// What methods may define together with all that they call: asked from the variable
// backwards, since few variables are asked for and an app has many methods.

package omission

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// effects knows which methods of the code that the run could have reached may define a
// variable.
type effects struct {
	o       *omissions
	fields  map[string]int32            // numbers of the fields that the run accessed, by their text
	numbers map[*dex.File][]int32       // the same by the index of a reference: 0 unasked, 1 none, else number+2
	byName  map[string][]dex.MethodID   // methods with code, by name and prototype
	targets map[*dex.File][2][]calls    // of the references of a file, by dispatch
	writers map[variable][]dex.MethodID // that store themselves; nil until the code was read
	callers map[dex.MethodID][]dex.MethodID
	handers map[dex.MethodID][]dex.MethodID // what has the framework call a method, by that
	may     map[variable]map[dex.MethodID]bool
}

// calls are the methods that calls by a reference may enter.
type calls struct {
	known   bool
	methods []dex.MethodID
}

func newEffects(o *omissions) *effects {
	return &effects{o: o, numbers: map[*dex.File][]int32{}, targets: map[*dex.File][2][]calls{}, may: map[variable]map[dex.MethodID]bool{}}
}

// mayDefine reports whether a method, or what it calls, may define a variable that is not
// a register.
func (e *effects) mayDefine(id dex.MethodID, v variable) bool {
	if e.writers == nil {
		e.read()
	}
	may, ok := e.may[v]
	if !ok {
		may = map[dex.MethodID]bool{}
		work := append([]dex.MethodID(nil), e.writers[v]...)
		for len(work) > 0 {
			m := work[len(work)-1]
			work = work[:len(work)-1]
			if !may[m] {
				may[m] = true
				work = append(work, e.callers[m]...)
				if ofApp(v) {
					work = append(work, e.handers[m]...)
				}
			}
		}
		e.may[v] = may
	}
	return may[id]
}

// read reads the code that ran and all that it could have called.
func (e *effects) read() {
	e.writers, e.callers, e.handers = map[variable][]dex.MethodID{}, map[dex.MethodID][]dex.MethodID{}, map[dex.MethodID][]dex.MethodID{}
	seen := map[dex.MethodID]bool{}
	var work []dex.MethodID
	for _, m := range e.o.g.Code().All() {
		seen[m.ID] = true
		work = append(work, m.ID)
	}
	for len(work) > 0 {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		m := e.sketch(id)
		if m == nil {
			continue
		}
		stored, called := map[variable]bool{}, map[dex.MethodID]bool{}
		for i := range m.Insns {
			for _, v := range e.o.stores(m, int32(i)) {
				if !stored[v] {
					stored[v] = true
					e.writers[v] = append(e.writers[v], id)
				}
			}
			follow := func(callees []dex.MethodID, callers map[dex.MethodID][]dex.MethodID) {
				for _, callee := range callees {
					if called[callee] {
						continue
					}
					called[callee] = true
					callers[callee] = append(callers[callee], id)
					if !seen[callee] {
						seen[callee] = true
						work = append(work, callee)
					}
				}
			}
			follow(e.callees(m, int32(i)), e.callers)
			follow(e.handed(m, int32(i)), e.handers)
		}
	}
}

// sketch returns the instructions of a method, and of its body no more where the run did
// not enter it; nil where it has no code that can be read.
func (e *effects) sketch(id dex.MethodID) *bodies.Body {
	if m := e.o.g.Code().Decoded(id); m != nil {
		return m
	}
	code, ok, err := e.o.g.Program.Code(id)
	if err != nil || !ok {
		return nil
	}
	m := &bodies.Body{ID: id, File: code.File()}
	if code.All(func(in *dex.Insn) bool {
		if !in.Op.IsPayload() {
			m.Insns = append(m.Insns, *in)
		}
		return true
	}) != nil {
		return nil
	}
	return m
}

// fieldNumber is the number of the field that an instruction accesses, if the run accessed
// it anywhere.
func (e *effects) fieldNumber(m *bodies.Body, i int32) (int32, bool) {
	if m.Fields != nil && m.Fields[i].Known {
		return m.Fields[i].Number, true
	}
	if e.fields == nil {
		e.fields = map[string]int32{}
		for _, ran := range e.o.g.Code().All() {
			for k, f := range ran.Fields {
				if f.Known {
					e.fields[ran.File.FieldText(ran.Insns[k].Index)] = f.Number
				}
			}
		}
	}
	numbers := e.numbers[m.File]
	if numbers == nil {
		numbers = make([]int32, m.File.NumFields())
		e.numbers[m.File] = numbers
	}
	in := &m.Insns[i]
	n := &numbers[in.Index]
	if *n == 0 {
		*n = 1
		if number, ok := e.fields[m.File.FieldText(in.Index)]; ok {
			*n = number + 2
		}
	}
	return *n - 2, *n > 1
}

// maxCallees bounds how many methods of one name a call may enter.
const maxCallees = 16

// ofApp reports whether a variable is a field of the app: of the state of framework objects
// and of elements nobody knows whose they are, when the framework runs what sets them.
func ofApp(v variable) bool { return v.register < 0 && v.field >= 0 }

// handed returns the methods of the app that the framework runs for a call, now or later.
func (e *effects) handed(m *bodies.Body, i int32) []dex.MethodID {
	if e.o.state == nil || !m.Insns[i].Op.Has(dex.FlagInvoke) || m.Insns[i].Op.Index() != dex.IndexMethod {
		return nil
	}
	return e.o.state.Handed(m, i, false)
}

// callees returns the methods of the app that a call may enter, by name and prototype.
func (e *effects) callees(m *bodies.Body, i int32) []dex.MethodID {
	in := &m.Insns[i]
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return nil
	}
	dispatched := 0
	if in.Op.Dispatches() {
		dispatched = 1
	}
	tables, ok := e.targets[m.File]
	if !ok {
		tables = [2][]calls{make([]calls, m.File.NumMethods()), make([]calls, m.File.NumMethods())}
		e.targets[m.File] = tables
	}
	t := &tables[dispatched][in.Index]
	if !t.known {
		*t = calls{true, e.named(m.File, in.Index, dispatched == 1)}
	}
	return t.methods
}

// named returns what a reference to a method names: the method itself, or all that a call
// of it may be dispatched to.
func (e *effects) named(f *dex.File, index uint32, dispatched bool) []dex.MethodID {
	p := e.o.g.Program
	if e.byName == nil {
		e.byName = map[string][]dex.MethodID{}
		for i := range p.Methods {
			if id := dex.MethodID(i); p.Methods[id].CodeOff != 0 {
				key := p.MethodName(id) + p.MethodProto(id)
				e.byName[key] = append(e.byName[key], id)
			}
		}
	}
	r := f.MethodRef(index)
	name, proto := f.String(r.Name), f.ProtoDescriptor(r.Proto)
	if c, ok := p.Class(f.TypeDescriptor(r.Class)); ok && !dispatched {
		if id, ok := p.Method(c, name, proto); ok {
			return []dex.MethodID{id}
		}
	}
	list := e.byName[name+proto]
	return list[:min(len(list), maxCallees)]
}
