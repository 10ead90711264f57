// The index: one linear pass over all code of the app.

package pdg

import (
	"bytes"
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// Site is an instruction.
type Site struct {
	Method dex.MethodID
	PC     uint32
}

// SelectorID is the dense number of a method name with a prototype.
type SelectorID int32

// RefID is the dense number of a method reference: those of the first file, then
// those of the second, and so on.
type RefID int32

// FieldKey is the dense number of a field: one that the app defines has its
// dex.FieldID, those of the framework follow.
type FieldKey int32

// csr is a relation from dense numbers to sites.
type csr struct {
	first []int32
	sites []Site
	ops   []callOp // by site, of calls
}

func (c *csr) of(i int32) []Site {
	if i < 0 || int(i) >= len(c.first)-1 {
		return nil
	}
	return c.sites[c.first[i]:c.first[i+1]]
}

// opsOf returns how the calls of a relation select their targets.
func (c *csr) opsOf(i int32) []callOp { return c.ops[c.first[i]:c.first[i+1]] }

// record is one entry before it is sorted into its relation.
type record struct {
	key  int32
	site Site
	op   callOp
}

func newCSR(n int, parts [][]record) csr {
	c := csr{first: make([]int32, n+1)}
	total := 0
	for _, p := range parts {
		total += len(p)
		for _, r := range p {
			c.first[r.key+1]++
		}
	}
	for i := range n {
		c.first[i+1] += c.first[i]
	}
	c.sites, c.ops = make([]Site, total), make([]callOp, total)
	next := slices.Clone(c.first[:n])
	for _, p := range parts { // parts are in the order of the methods
		for _, r := range p {
			c.sites[next[r.key]], c.ops[next[r.key]] = r.site, r.op
			next[r.key]++
		}
	}
	return c
}

// index holds all relations that queries start from.
type index struct {
	h         *hierarchy
	fileRef   map[*dex.File]RefID // first reference of each file
	fileField map[*dex.File]int32 // first field reference of each file
	fileType  map[*dex.File]int32
	types     []TypeID // by file type index
	fileOf    []*dex.File

	refType []TypeID
	refSel  []SelectorID
	selRefs [][]RefID // references by selector
	sels    map[selector]SelectorID
	selName []selector
	methods [][]dex.MethodID // app methods by selector
	sel     []SelectorID     // of each app method

	fieldKey   []FieldKey  // by field reference
	fieldNames []fieldName // of framework fields
	extraField map[fieldName]FieldKey

	calls   csr           // by RefID
	reads   csr           // by FieldKey
	writes  csr           // by FieldKey
	allocs  csr           // by TypeID; new-instance
	consts  csr           // by TypeID; const-class
	named   []dex.ClassID // app classes whose name is among the texts, where code loads classes by name
	custom  []Site
	badCode []error
}

type selector struct{ name, proto string }

type fieldName struct{ class, name, typ string }

func newIndex(prog *dex.Program, h *hierarchy) *index {
	x := &index{
		h: h, fileRef: map[*dex.File]RefID{}, fileField: map[*dex.File]int32{}, fileType: map[*dex.File]int32{},
		sels: map[selector]SelectorID{}, extraField: map[fieldName]FieldKey{},
	}
	for _, f := range prog.Files {
		x.fileType[f] = int32(len(x.types))
		for i := range uint32(f.NumTypes()) {
			x.types = append(x.types, h.intern(f.TypeDescriptor(i)))
		}
	}
	h.link()
	for _, f := range prog.Files {
		x.addReferences(prog, f)
	}
	x.nameClasses(prog)
	x.methods = make([][]dex.MethodID, len(x.selName))
	x.sel = make([]SelectorID, len(prog.Methods))
	for m := range prog.Methods {
		f := prog.MethodFile(dex.MethodID(m))
		s := x.refSel[x.fileRef[f]+RefID(prog.Methods[m].Ref)]
		x.sel[m] = s
		x.methods[s] = append(x.methods[s], dex.MethodID(m))
	}
	x.selRefs = make([][]RefID, len(x.selName))
	for r, s := range x.refSel {
		x.selRefs[s] = append(x.selRefs[s], RefID(r))
	}
	x.scan(prog)
	return x
}

// addReferences numbers the method and field references of a file.
func (x *index) addReferences(prog *dex.Program, f *dex.File) {
	x.fileRef[f] = RefID(len(x.refType))
	types := x.types[x.fileType[f]:]
	// Prototypes are shared by many references: their text is made once.
	protos := make([]string, f.NumProtos())
	for i := range uint32(f.NumMethods()) {
		r := f.MethodRef(i)
		if protos[r.Proto] == "" {
			protos[r.Proto] = f.ProtoDescriptor(uint32(r.Proto))
		}
		key := selector{f.String(r.Name), protos[r.Proto]}
		s, ok := x.sels[key]
		if !ok {
			s = SelectorID(len(x.selName))
			x.sels[key] = s
			x.selName = append(x.selName, key)
		}
		x.refType = append(x.refType, types[r.Class])
		x.refSel = append(x.refSel, s)
		x.fileOf = append(x.fileOf, f)
	}
	x.fileField[f] = int32(len(x.fieldKey))
	for i := range uint32(f.NumFields()) {
		r := f.FieldRef(i)
		x.fieldKey = append(x.fieldKey, x.resolveField(prog, types[r.Class], f.String(r.Name), f.TypeDescriptor(r.Type)))
	}
}

// nameClasses finds the classes that code may load by their names.
func (x *index) nameClasses(prog *dex.Program) {
	loads := false
	for _, s := range x.selName {
		loads = loads || s.name == "forName" || s.name == "loadClass"
	}
	if !loads {
		return
	}
	for _, f := range prog.Files {
		for i := range uint32(f.NumStrings()) {
			raw, _ := f.RawString(i)
			if len(raw) > 200 || bytes.IndexByte(raw, '.') < 1 || bytes.ContainsAny(raw, " /:;%") {
				continue
			}
			if c, ok := prog.Class(dex.ClassDescriptor(string(raw))); ok && !slices.Contains(x.named, c) {
				x.named = append(x.named, c)
			}
		}
	}
}

// resolveField finds the definition of a field as the machine does: the class,
// its interfaces, its superclass.
func (x *index) resolveField(prog *dex.Program, t TypeID, name, typ string) FieldKey {
	for _, s := range x.h.supertypes(t) {
		if x.h.isApp(s) {
			if id, ok := prog.Field(dex.ClassID(s), name, typ); ok {
				return FieldKey(id)
			}
		}
	}
	// A framework field: named by the first type above that the app does not
	// define, so that references through app subclasses meet.
	for x.h.isApp(t) && x.h.super[t] != NoType {
		t = x.h.super[t]
	}
	key := fieldName{x.h.desc(t), name, typ}
	id, ok := x.extraField[key]
	if !ok {
		id = FieldKey(len(prog.Fields) + len(x.fieldNames))
		x.extraField[key] = id
		x.fieldNames = append(x.fieldNames, key)
	}
	return id
}

// chunk collects what one worker found in a range of methods.
type chunk struct {
	calls, reads, writes, allocs, consts []record
	custom                               []Site
	bad                                  []error
}

// scan decodes all code, in parallel over ranges of methods.
func (x *index) scan(prog *dex.Program) {
	const step = 2048
	n := (len(prog.Methods) + step - 1) / step
	chunks := make([]chunk, n)
	var wg sync.WaitGroup
	next := make(chan int, n)
	for i := range n {
		next <- i
	}
	close(next)
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				for m := i * step; m < min((i+1)*step, len(prog.Methods)); m++ {
					x.scanMethod(prog, dex.MethodID(m), &chunks[i])
				}
			}
		})
	}
	wg.Wait()
	part := func(get func(*chunk) []record) [][]record {
		list := make([][]record, n)
		for i := range chunks {
			list[i] = get(&chunks[i])
		}
		return list
	}
	fields := len(prog.Fields) + len(x.fieldNames)
	x.calls = newCSR(len(x.refType), part(func(c *chunk) []record { return c.calls }))
	x.reads = newCSR(fields, part(func(c *chunk) []record { return c.reads }))
	x.writes = newCSR(fields, part(func(c *chunk) []record { return c.writes }))
	x.allocs = newCSR(x.h.len(), part(func(c *chunk) []record { return c.allocs }))
	x.consts = newCSR(x.h.len(), part(func(c *chunk) []record { return c.consts }))
	for i := range chunks {
		x.custom = append(x.custom, chunks[i].custom...)
		x.badCode = append(x.badCode, chunks[i].bad...)
	}
}

func (x *index) scanMethod(prog *dex.Program, m dex.MethodID, c *chunk) {
	code, ok, err := prog.Code(m)
	if err != nil {
		c.bad = append(c.bad, err)
	}
	if err != nil || !ok {
		return
	}
	f := code.File()
	ref, field, typ := x.fileRef[f], x.fileField[f], x.fileType[f]
	err = code.All(func(in *dex.Insn) bool {
		site := Site{m, in.PC}
		switch op := in.Op; {
		case op >= dex.OpInvokeVirtual && op <= dex.OpInvokeInterface, op >= dex.OpInvokeVirtualRange && op <= dex.OpInvokeInterfaceRange:
			c.calls = append(c.calls, record{int32(ref) + int32(in.Index), site, callOpOf(op)})
		case op == dex.OpInvokePolymorphic || op == dex.OpInvokePolymorphicRange:
			c.calls = append(c.calls, record{int32(ref) + int32(in.Index), site, callNone})
			c.custom = append(c.custom, site)
		case op == dex.OpInvokeCustom || op == dex.OpInvokeCustomRange:
			c.custom = append(c.custom, site)
		case op >= dex.OpIget && op <= dex.OpIgetShort, op >= dex.OpSget && op <= dex.OpSgetShort:
			c.reads = append(c.reads, record{int32(x.fieldKey[field+int32(in.Index)]), site, callNone})
		case op >= dex.OpIput && op <= dex.OpIputShort, op >= dex.OpSput && op <= dex.OpSputShort:
			c.writes = append(c.writes, record{int32(x.fieldKey[field+int32(in.Index)]), site, callNone})
		case op == dex.OpNewInstance:
			c.allocs = append(c.allocs, record{int32(x.types[typ+int32(in.Index)]), site, callNone})
		case op == dex.OpConstClass:
			c.consts = append(c.consts, record{int32(x.types[typ+int32(in.Index)]), site, callNone})
		}
		return true
	})
	if err != nil {
		c.bad = append(c.bad, fmt.Errorf("%s: %w", prog.MethodText(m), err))
	}
}

// compareSites orders sites by method, then pc.
func compareSites(a, b Site) int {
	return cmp.Or(cmp.Compare(a.Method, b.Method), cmp.Compare(a.PC, b.PC))
}
