// What a method looks like between the passes, for people who want to know why
// it was lifted as it was.

package jimple

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Phase is the text of a method after some of the passes.
type Phase struct {
	Name  string
	About string
	Lines []PhaseLine
}

// PhaseLine is one statement of a Phase.
type PhaseLine struct {
	PC   uint32
	Text string
}

// Phases lifts method m again and returns its text after decoding (statements
// over registers), after the search for webs (v0.1 is the first web of register
// v0), with the types of webs, as the final statements, and folded. It is nil
// for methods without code.
func (p *Program) Phases(m dex.MethodID) ([]Phase, error) {
	code, ok, err := p.Dex.Code(m)
	if err != nil || !ok {
		return nil, err
	}
	l := &lifter{constIndex: map[Const]int32{}}
	l.reset(p, m, code)
	var out []Phase
	for _, pass := range passes {
		if err := pass.run(l); err != nil {
			return out, fmt.Errorf("lifting %s: %s: %w", p.Dex.MethodText(m), pass.name, err)
		}
		switch pass.name {
		case "blocks":
			names := l.registerNames()
			out = append(out, Phase{"registers", "one statement an instruction", l.rawLines(func(u uint32) int32 { return l.rawOps[u].reg }, func(i int32) int32 { return l.raws[i].def }, names)})
		case "webs":
			out = append(out, l.webPhase("webs", "registers split by what reaches what", false))
		case "types":
			out = append(out, l.webPhase("types", "least types of webs; constants (#) are typed by their uses", true))
		}
	}
	body := l.emit()
	final := Phase{Name: "jimple", About: "locals named by type"}
	for i := range body.Stmts {
		s := &body.Stmts[i]
		text := body.Text(int32(i))
		if s.Dead() {
			text = "// dead: " + text
		}
		final.Lines = append(final.Lines, PhaseLine{s.PC, text})
	}
	folded := Phase{Name: "folded", About: "constants at their uses, as Soot shows them"}
	view := body.withReturns()
	away := view.foldedAway()
	view.packReturns(away)
	for i := range view.Stmts {
		if s := &view.Stmts[i]; !away[i] && !s.Dead() && s.Kind != Nop {
			folded.Lines = append(folded.Lines, PhaseLine{s.PC, string(view.appendStmt(nil, int32(i), view.FoldedArgs(nil, int32(i))))})
		}
	}
	return append(out, final, folded), nil
}

func (l *lifter) registerNames() []string {
	names := make([]string, l.code.Registers)
	for r := range names {
		names[r] = fmt.Sprintf("v%d", r)
	}
	return names
}

// webPhase shows statements over webs.
func (l *lifter) webPhase(name, about string, types bool) Phase {
	w, q := &l.flow, &l.infer
	var names []string
	number := map[int32]int32{}
	count := map[int32]int{}
	local := func(n int32) int32 {
		root := q.find(n)
		k, ok := number[root]
		if !ok {
			k = int32(len(names))
			number[root] = k
			reg := w.nodes[root].reg
			count[reg]++
			text := fmt.Sprintf("v%d.%d", reg, count[reg])
			if w.nodes[root].splittable {
				text += "#"
			} else if types {
				text = strings.TrimPrefix(q.types[root].Java()[strings.LastIndexByte(q.types[root].Java(), '.')+1:], " ") + ":" + text
			}
			names = append(names, text)
		}
		return k
	}
	lines := l.rawLines(
		func(u uint32) int32 {
			if w.uses[u] < 0 {
				return -1
			}
			return local(w.uses[u])
		},
		func(i int32) int32 {
			if w.defs[i] < 0 {
				return -1
			}
			return local(w.defs[i])
		}, nil, &names)
	return Phase{name, about, lines}
}

// rawLines writes raw statements with the given names of operands and
// definitions.
func (l *lifter) rawLines(use func(u uint32) int32, def func(i int32) int32, names []string, late ...*[]string) []PhaseLine {
	b := &Body{Method: l.m, File: l.f, program: l.p, signature: l.sig, Consts: append([]Const(nil), l.consts...), fills: l.fills}
	targets := append([]Switch(nil), l.switches...)
	for i := range l.raws {
		r := &l.raws[i]
		s := Stmt{Kind: r.kind, Op: r.op, Cast: r.cast, Proto: r.proto, Ref: r.ref, PC: r.pc, Def: def(int32(i)), Target: int32(r.target), Try: -1}
		if r.op != OpCast {
			s.Cast = 0
		}
		if r.kind == TableSwitch || r.kind == LookupSwitch {
			t := &targets[r.target]
			t.Default = min(int32(i)+1, int32(len(l.raws)-1))
		}
		s.args = uint32(len(b.operands))
		for u := r.firstOp; u < r.firstOp+uint32(r.numOps); u++ {
			v := l.rawOps[u].cnst
			if l.rawOps[u].reg >= 0 {
				v = Value(use(u))
			}
			b.operands = append(b.operands, v)
		}
		if r.isConst {
			c := Const{Kind: ConstInt, Bits: r.bits}
			if r.wide {
				c.Kind = ConstLong
			}
			b.Consts = append(b.Consts, c)
			b.operands = append(b.operands, constValue(int32(len(b.Consts)-1)))
		}
		if op := dex.Op(l.code.Unit(r.pc) & 0xff); op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange {
			b.Consts = append(b.Consts, Const{Kind: ConstInt, Bits: int64(r.numOps)})
			s.args = uint32(len(b.operands)) // the length in place of the elements
			b.operands = append(b.operands, constValue(int32(len(b.Consts)-1)))
		}
		s.numArgs = uint16(len(b.operands) - int(s.args))
		b.Stmts = append(b.Stmts, s)
	}
	b.switches = targets
	for _, n := range late {
		names = *n
	}
	b.Locals = make([]Local, len(names))
	for k := range names {
		b.Locals[k] = Local{Name: names[k], Type: ObjectType}
	}
	out := make([]PhaseLine, len(b.Stmts))
	for i := range b.Stmts {
		out[i] = PhaseLine{b.Stmts[i].PC, b.Text(int32(i))}
	}
	return out
}
