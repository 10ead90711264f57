// Algorithm 2 of the ESDroid paper, line by line.

package baseline

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// object is what the algorithm calls an object: a variable by name. Locals are
// registers of a method, whatever the call; fields go by their reference.
type object struct {
	method   dex.MethodID
	register int
	field    string
}

// Algorithm2 slices back from a node of a replayed run and returns the nodes in
// the order in which the algorithm adds them. The objects at fault are those
// that the statement uses.
func Algorithm2(g *dynamic.Graph, from dynamic.Node) []dynamic.Node {
	// Tf, the executed statements up to the criterion.
	var executed []dynamic.Node
	at := -1
	for n := range dynamic.Node(g.Len()) {
		if n > from {
			break
		}
		if g.Kind(n) == dynamic.Instruction {
			if n == from {
				at = len(executed)
			}
			executed = append(executed, n)
		}
	}
	type statement struct {
		method dex.MethodID
		pc     uint32
	}
	var out []dynamic.Node
	have := map[statement]bool{}       // Sl, without duplicates
	data := map[object]bool{}          // PDG_DD
	control := map[dynamic.Node]bool{} // PDG_CD
	inSlice := true                    // line 2: the criterion itself
	for idx := at; idx >= 0; idx-- {   // line 3
		n := executed[idx]
		defined, used := objects(g, n)
		for _, o := range defined { // lines 4 to 9
			if data[o] {
				inSlice = true
				break
			}
		}
		if control[n] { // lines 10 to 12
			inSlice = true
		}
		if inSlice {
			m, pc := g.Where(n)
			if s := (statement{m, pc}); !have[s] { // lines 13 to 15
				have[s] = true
				out = append(out, n)
			}
			for _, o := range used { // lines 16 to 20
				data[o] = true
			}
			if idx > 0 && decides(g, executed[idx-1], n) { // lines 22 to 24
				control[executed[idx-1]] = true
			}
			if last, ok := initiator(g, n); ok { // lines 25 to 28
				control[last] = true
			}
		}
		inSlice = false // line 30
	}
	return out
}

// objects returns what a statement defines and uses.
func objects(g *dynamic.Graph, n dynamic.Node) (defined, used []object) {
	in := g.Insn(n)
	m, _ := g.Where(n)
	f := g.Program.MethodFile(m)
	local := func(r uint16) object { return object{method: m, register: int(r)} }
	if in.Op.Has(dex.FlagSetsA) {
		defined = append(defined, local(in.A))
	}
	for _, r := range bodies.UseRegisters(in) {
		used = append(used, local(r))
	}
	if in.Op.Index() == dex.IndexField {
		o := object{register: -1, field: f.FieldText(in.Index)}
		if in.Op.Has(dex.FlagSetsA) {
			used = append(used, o)
		} else {
			defined = append(defined, o)
		}
	}
	if in.Op.Has(dex.FlagInvoke) {
		// The result is in the register of the move-result that follows; Jimple
		// has the two in one statement.
		if r, ok := g.ResultRegister(n); ok {
			defined = append(defined, local(r))
		}
	}
	return defined, used
}

// decides is isCD: the statement before is the predicate whose outcome let this
// one run.
func decides(g *dynamic.Graph, before, n dynamic.Node) bool {
	found := false
	g.Edges(n, func(e dynamic.Edge) bool {
		found = e.Kind() == dynamic.EdgeControl && e.To == before
		return !found
	})
	return found && g.Insn(before).Op.Has(dex.FlagIf|dex.FlagSwitch)
}

// initiator is getS: for a statement of a callback, the last statement of the
// callback that initiated it.
func initiator(g *dynamic.Graph, n dynamic.Node) (dynamic.Node, bool) {
	number := g.Frame(n).Callback
	if number <= 0 || int(number) > len(g.Callbacks) {
		return dynamic.NoNode, false
	}
	entry := g.Callbacks[number-1].Entry
	if entry == dynamic.NoNode {
		return dynamic.NoNode, false
	}
	source := dynamic.NoNode
	g.Edges(entry, func(e dynamic.Edge) bool {
		if k := e.Kind(); k == dynamic.EdgeRegister || k == dynamic.EdgeStart || k == dynamic.EdgeResult {
			source = e.To
		}
		return source == dynamic.NoNode
	})
	if source == dynamic.NoNode {
		return dynamic.NoNode, false
	}
	return g.LastOfFrame(g.FrameNumber(source), n)
}
