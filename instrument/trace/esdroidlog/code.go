// The app's methods as the importer sees them: a graph of instructions with
// shapes and lines.

package esdroidlog

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// app looks up methods by the labels of a log.
type app struct {
	p       *dex.Program
	labels  map[label][]dex.MethodID
	methods map[dex.MethodID]*method
	shapes  map[string]int32 // shape → number
	texts   map[string]int32 // statement text → number of its shape
	byShape map[where][]place
	byName  map[string][]dex.MethodID              // methods with code by name and prototype
	reach   map[dex.MethodID]map[dex.MethodID]bool // what the calls of a method lead to
}

// label is what a record says of its method.
type label struct{ class, method string }

// where is what identifies a statement beside its label.
type where struct {
	line  int32
	shape int32
}

// place is an instruction of the app: a method and a position in its list.
type place struct {
	method dex.MethodID
	insn   int32
}

func newApp(p *dex.Program) *app {
	a := &app{p: p, labels: map[label][]dex.MethodID{}, methods: map[dex.MethodID]*method{}, shapes: map[string]int32{"": 0}, texts: map[string]int32{}, reach: map[dex.MethodID]map[dex.MethodID]bool{}}
	for i := range p.Methods {
		m := dex.MethodID(i)
		l := label{JavaType(p.Classes[p.Methods[m].Class].Descriptor), p.MethodName(m)}
		a.labels[l] = append(a.labels[l], m)
	}
	return a
}

func (a *app) shape(text string) int32 {
	n, known := a.shapes[text]
	if !known {
		n = int32(len(a.shapes))
		a.shapes[text] = n
	}
	return n
}

func (a *app) statement(text string) int32 {
	n, known := a.texts[text]
	if !known {
		n = a.shape(statementShape(text))
		a.texts[text] = n
	}
	return n
}

// method is the instruction graph of one method.
type method struct {
	id     dex.MethodID
	code   dex.Code
	insns  []insn
	byPC   map[uint32]int32
	at     map[where][]int32
	static bool
	known  []searched // of the last search
	round  int32      // its number
	queue  queue      // its memory
}

type insn struct {
	dex.Insn
	shape    int32
	line     int32
	logged   logged
	succs    []int32
	handlers []int32
}

// method returns the graph of a method; nil if it has no readable code.
func (a *app) method(id dex.MethodID) *method {
	if m, known := a.methods[id]; known {
		return m
	}
	m := a.build(id)
	a.methods[id] = m
	return m
}

func (a *app) build(id dex.MethodID) *method {
	code, ok, err := a.p.Code(id)
	if err != nil || !ok {
		return nil
	}
	m := &method{id: id, code: code, byPC: map[uint32]int32{}, at: map[where][]int32{}, static: a.p.Methods[id].Access&dex.AccStatic != 0}
	lines, err := code.Lines()
	if err != nil {
		return nil
	}
	f := code.File()
	err = code.All(func(in *dex.Insn) bool {
		if in.Op.IsPayload() {
			return true
		}
		n := insn{Insn: *in, line: -1}
		if line, ok := dex.LineAt(lines, in.PC); ok {
			n.line = int32(line)
		}
		text, l := instructionShape(f, in)
		n.shape, n.logged = a.shape(text), l
		m.byPC[in.PC] = int32(len(m.insns))
		if l != silent {
			w := where{n.line, n.shape}
			m.at[w] = append(m.at[w], int32(len(m.insns)))
			if manyRecords(in.Op) && text != "aput" {
				w.shape = a.shape("aput")
				m.at[w] = append(m.at[w], int32(len(m.insns)))
			}
			if other := otherShape(f, in); other != "" {
				w.shape = a.shape(other)
				m.at[w] = append(m.at[w], int32(len(m.insns)))
			}
		}
		m.insns = append(m.insns, n)
		return true
	})
	if err != nil || len(m.insns) == 0 {
		return nil
	}
	add := func(list *[]int32, pc uint32) {
		if i, ok := m.byPC[pc]; ok {
			*list = append(*list, i)
		}
	}
	for i := range m.insns {
		n := &m.insns[i]
		if n.Op.Has(dex.FlagNext) {
			add(&n.succs, n.Next())
		}
		if n.Op.Has(dex.FlagGoto | dex.FlagIf) {
			add(&n.succs, n.Target())
		}
		if n.Op.Has(dex.FlagSwitch) {
			cases, _ := code.SwitchCases(&n.Insn)
			for _, c := range cases {
				add(&n.succs, n.PC+uint32(c.Rel))
			}
		}
	}
	tries, err := code.Tries()
	if err != nil {
		return nil
	}
	for _, t := range tries {
		for i := range m.insns {
			if n := &m.insns[i]; n.PC >= t.Start && n.PC < t.End && n.Op.Has(dex.FlagThrows) {
				for _, h := range t.Handlers {
					add(&n.handlers, h.PC)
				}
			}
		}
	}
	for i := range m.insns {
		if n := &m.insns[i]; n.Op == dex.OpThrow {
			n.succs = n.handlers // it has no other, and no record either
		}
	}
	return m
}

// everywhere finds statements by line and shape alone, for records whose label
// is wrong.
func (a *app) everywhere(w where) []place {
	if a.byShape == nil {
		a.byShape = map[where][]place{}
		for i := range a.p.Methods {
			if m := a.method(dex.MethodID(i)); m != nil {
				for k, n := range m.insns {
					if n.logged != silent {
						key := where{n.line, n.shape}
						a.byShape[key] = append(a.byShape[key], place{m.id, int32(k)})
					}
				}
			}
		}
	}
	return a.byShape[w]
}

// The costs of passing over an instruction without a record of it.
const (
	costSometimes = 1
	costLost      = 50
	costCap       = 400 // paths that lose more records are not followed
)

func (n *insn) cost() int {
	if n.Op == dex.OpThrow {
		return costCatch
	}
	switch n.logged {
	case always:
		return costLost
	case sometimes:
		return costSometimes
	}
	return 0
}

// path is a way through a method: the instructions passed over, then the goal.
type path struct {
	cost int
	via  []int32
	goal int32
}

type queued struct {
	cost, order int32
	node        int32
}

func (a queued) before(b queued) bool {
	return a.cost < b.cost || a.cost == b.cost && a.order < b.order
}

// queue is a binary heap.
type queue []queued

func (q *queue) push(x queued) {
	h := append(*q, x)
	i := len(h) - 1
	for i > 0 && h[i].before(h[(i-1)/2]) {
		h[i], h[(i-1)/2] = h[(i-1)/2], h[i]
		i = (i - 1) / 2
	}
	*q = h
}

func (q *queue) pop() queued {
	h := *q
	top := h[0]
	n := len(h) - 1
	h[0] = h[n]
	h = h[:n]
	for i := 0; ; {
		k := 2*i + 1
		if k >= n {
			break
		}
		if k+1 < n && h[k+1].before(h[k]) {
			k++
		}
		if !h[k].before(h[i]) {
			break
		}
		h[i], h[k] = h[k], h[i]
		i = k
	}
	*q = h
	return top
}

// searched is what a search knows of an instruction; it counts when round is
// that of the search.
type searched struct {
	round, best, from int32
	done              bool
}

// search finds the cheapest way from any of the starts (inclusive) to an
// instruction that is a goal.
func (m *method) search(starts []int32, goal func(int32) bool) (path, bool) {
	if m.known == nil {
		m.known = make([]searched, len(m.insns))
	}
	m.round++
	q := m.queue[:0]
	order := int32(0)
	push := func(node, parent, cost int32) {
		k := &m.known[node]
		if cost > costCap || k.round == m.round && k.best <= cost {
			return
		}
		*k = searched{m.round, cost, parent, false}
		q.push(queued{cost, order, node})
		order++
	}
	for _, s := range starts {
		push(s, -1, 0)
	}
	defer func() { m.queue = q[:0] }()
	for len(q) > 0 {
		top := q.pop()
		k := &m.known[top.node]
		if k.done {
			continue
		}
		k.done = true
		if goal(top.node) {
			p := path{cost: int(top.cost), goal: top.node}
			for n := k.from; n >= 0; n = m.known[n].from {
				p.via = append(p.via, n)
			}
			for i, j := 0, len(p.via)-1; i < j; i, j = i+1, j-1 {
				p.via[i], p.via[j] = p.via[j], p.via[i]
			}
			return p, true
		}
		n := &m.insns[top.node]
		cost := top.cost + int32(n.cost())
		for _, s := range n.succs {
			push(s, top.node, cost)
		}
	}
	return path{}, false
}

// toReturn finds the cheapest way to a return.
func (m *method) toReturn(starts []int32) (path, bool) {
	return m.search(starts, func(i int32) bool { return m.insns[i].Op.Has(dex.FlagReturn) })
}

// names reports whether an invoke may call the method: same name and
// prototype. The class is left open, for the receiver's type is unknown.
func (a *app) names(m *method, in *insn, callee dex.MethodID) bool {
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return false
	}
	f := m.code.File()
	r := f.MethodRef(in.Index)
	return f.String(r.Name) == a.p.MethodName(callee) && f.ProtoDescriptor(r.Proto) == a.p.MethodProto(callee)
}

// callsFramework reports whether an invoke names a method of a class that the
// app does not define.
func (a *app) callsFramework(m *method, in *insn) bool {
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return false
	}
	f := m.code.File()
	r := f.MethodRef(in.Index)
	for id := range a.p.Lineage(strings.TrimLeft(f.TypeDescriptor(r.Class), "[")) {
		if _, ok := a.p.Method(id, f.String(r.Name), f.ProtoDescriptor(r.Proto)); ok {
			return false
		}
	}
	return true // also a method that the app's classes inherit from the framework
}

// target returns the method of the app that an invoke names, in the named class
// or above it.
func (a *app) target(m *method, in *insn) (dex.MethodID, bool) {
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
		return 0, false
	}
	f := m.code.File()
	r := f.MethodRef(in.Index)
	name, proto := f.String(r.Name), f.ProtoDescriptor(r.Proto)
	for id := range a.p.Lineage(f.TypeDescriptor(r.Class)) {
		if callee, ok := a.p.Method(id, name, proto); ok {
			return callee, true
		}
	}
	return 0, false
}
