package replay

import (
	"bytes"
	"fmt"
	"math/rand"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// randomProgram builds a class with two methods of random arithmetic, branches,
// bounded loops, array and field accesses and calls. The last instruction that
// counts, at label "criterion", divides by register 0.
func randomProgram(t *testing.T, rng *rand.Rand) *dex.Program {
	t.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/R;")
	for i := range 3 {
		c.Field(dex.AccPublic, fmt.Sprintf("f%d", i), "I")
		c.Field(dex.AccPublic|dex.AccStatic, fmt.Sprintf("s%d", i), "I")
	}
	for _, name := range []string{"helper", "run"} {
		// v0–v5 ints, v6 the array, v7 scratch, then this and a parameter.
		m := c.Method(dex.AccPublic, name, "(I)I").Code(10)
		g := programWriter{rng: rng, m: m, calls: name == "run"}
		for r := range 6 {
			m.Const(r, int32(rng.Intn(100)-50))
		}
		m.Const(7, 8)
		m.Op(dex.OpNewArray, 6, 7, "[I")
		g.block(4 + rng.Intn(12))
		if name == "run" {
			m.Label("criterion").Op(dex.OpOrIntLit8, 0, 0, 1)
			m.Op(dex.OpDivInt, 0, 1, 0)
		}
		m.Op(dex.OpReturn, 0)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

type programWriter struct {
	rng   *rand.Rand
	m     *build.Code
	calls bool
	depth int
	label int
}

func (g *programWriter) newLabel() string {
	g.label++
	return fmt.Sprintf("l%d", g.label)
}

func (g *programWriter) reg() int { return g.rng.Intn(6) }

func (g *programWriter) block(n int) {
	for range n {
		switch k := g.rng.Intn(12); {
		case k == 0 && g.depth < 3: // if with both branches
			other, end := g.newLabel(), g.newLabel()
			ops := []dex.Op{dex.OpIfEq, dex.OpIfNe, dex.OpIfLt, dex.OpIfGe, dex.OpIfGt, dex.OpIfLe}
			g.m.Op(ops[g.rng.Intn(6)], g.reg(), g.reg(), other)
			g.depth++
			g.block(1 + g.rng.Intn(4))
			g.m.Op(dex.OpGoto16, end)
			g.m.Label(other)
			g.block(1 + g.rng.Intn(4))
			g.m.Label(end).Op(dex.OpNop)
			g.depth--
		case k == 1 && g.depth == 0: // a loop that v5 counts down
			top := g.newLabel()
			g.m.Const(5, int32(1+g.rng.Intn(5)))
			g.m.Label(top)
			g.depth += 2
			g.block(1 + g.rng.Intn(5))
			g.depth -= 2
			g.m.Op(dex.OpAddIntLit8, 5, 5, -1)
			g.m.Op(dex.OpIfGtz, 5, top)
		case k <= 3:
			field := fmt.Sprintf("Lx/R;->f%d:I", g.rng.Intn(3))
			if g.rng.Intn(2) == 0 {
				g.m.Op(dex.OpIget, g.target(), g.m.P(0), field)
			} else {
				g.m.Op(dex.OpIput, g.reg(), g.m.P(0), field)
			}
		case k == 4:
			field := fmt.Sprintf("Lx/R;->s%d:I", g.rng.Intn(3))
			if g.rng.Intn(2) == 0 {
				g.m.Op(dex.OpSget, g.target(), field)
			} else {
				g.m.Op(dex.OpSput, g.reg(), field)
			}
		case k <= 6: // array access with a computed index
			g.m.Op(dex.OpAndIntLit8, 7, g.reg(), 7)
			if g.rng.Intn(2) == 0 {
				g.m.Op(dex.OpAget, g.target(), 6, 7)
			} else {
				g.m.Op(dex.OpAput, g.reg(), 6, 7)
			}
		case k == 7 && g.calls:
			g.m.Op(dex.OpInvokeVirtual, g.m.P(0), g.reg(), "Lx/R;->helper(I)I")
			g.m.Op(dex.OpMoveResult, g.target())
		case k == 8:
			g.m.Op(dex.OpMove, g.target(), g.m.P(1))
		case k == 9:
			g.m.Op(dex.OpAddIntLit8, g.target(), g.reg(), g.rng.Intn(20)-10)
		default:
			ops := []dex.Op{dex.OpAddInt, dex.OpSubInt, dex.OpMulInt, dex.OpAndInt, dex.OpOrInt, dex.OpXorInt}
			g.m.Op(ops[g.rng.Intn(6)], g.target(), g.reg(), g.reg())
		}
	}
}

// target is a register to write; the loop counter is left alone.
func (g *programWriter) target() int { return g.rng.Intn(5) }

// evaluator is a small evaluator of such programs. It calls before for every
// instruction; when that returns false the instruction's result is replaced by
// rubbish, so that only what the slice has can carry values.
type evaluator struct {
	p       *dex.Program
	fields  map[string]int32
	steps   int
	records *[]trace.Record
	keep    func(step int) bool
	path    *[]bool  // branch decisions: recorded unless follow is set
	indices *[]int32 // array indices of stores, likewise
	stores  int
	follow  bool
	at      int
	rng     *rand.Rand
	operand int32   // what the last division divided by
	limit   int     // steps after which a run gives up; 0 for none
	pinned  []int32 // indices of stores in the run before, while the way is the same
	way     []bool  // its branch decisions
}

func (m *evaluator) record(r trace.Record) {
	if m.records != nil {
		r.Thread = 1
		*m.records = append(*m.records, r)
	}
}

func (m *evaluator) run(id dex.MethodID, param int32) int32 {
	code, _, _ := m.p.Code(id)
	starts, _ := trace.Blocks(&code)
	block := map[uint32]int64{}
	for i, pc := range starts {
		block[pc] = int64(i)
	}
	m.record(trace.Record{Kind: trace.KindEnter, Method: id})
	regs := make([]int32, code.Registers)
	regs[code.Registers-1] = param
	array := make([]int32, 8)
	var result int32
	var in dex.Insn
	f := code.File()
	for pc := uint32(0); ; {
		if n, is := block[pc]; is {
			m.record(trace.Record{Kind: trace.KindBlock, N: n})
		}
		if err := code.Decode(pc, &in); err != nil {
			panic(err)
		}
		pc = in.Next()
		step := m.steps
		if m.steps++; m.limit > 0 && m.steps >= m.limit {
			return 0
		}
		kept := m.keep == nil || m.keep(step)
		set := func(r uint16, v int32) {
			if !kept {
				v = m.rng.Int31()
			}
			regs[r] = v
		}
		a, b, c := regs[in.A&15], int32(0), int32(0)
		if int(in.B) < len(regs) {
			b = regs[in.B]
		}
		if int(in.C) < len(regs) {
			c = regs[in.C]
		}
		switch op := in.Op; {
		case op == dex.OpNop:
		case op == dex.OpConst4 || op == dex.OpConst16:
			set(in.A, int32(in.Lit))
		case op >= dex.OpMove && op <= dex.OpMove16:
			regs[in.A] = b
		case op == dex.OpNewArray:
		case op == dex.OpGoto || op == dex.OpGoto16:
			pc = in.Target()
		case op.Has(dex.FlagIf):
			if op >= dex.OpIfEqz {
				b, op = 0, op-(dex.OpIfEqz-dex.OpIfEq)
			}
			taken := [...]bool{a == b, a != b, a < b, a >= b, a > b, a <= b}[op-dex.OpIfEq]
			if m.follow {
				taken = (*m.path)[m.at]
				m.at++
			} else {
				if n := len(*m.path); m.pinned != nil && (n >= len(m.way) || m.way[n] != taken) {
					m.pinned = nil
				}
				*m.path = append(*m.path, taken)
			}
			if taken {
				pc = in.Target()
			}
		case op == dex.OpAget:
			if !m.follow {
				m.record(trace.Record{Kind: trace.KindIndex, PC: in.PC, N: int64(c)})
			}
			set(in.A, array[c&7])
		case op == dex.OpAput:
			if !m.follow {
				m.record(trace.Record{Kind: trace.KindIndex, PC: in.PC, N: int64(c)})
			}
			if !kept {
				a = m.rng.Int31()
			}
			if m.follow { // rubbish must not go astray: a store outside of the slice stays where it was
				c = (*m.indices)[m.stores]
				m.stores++
			} else {
				if m.pinned != nil && len(*m.indices) < len(m.pinned) {
					c = m.pinned[len(*m.indices)]
				}
				*m.indices = append(*m.indices, c)
			}
			array[c&7] = a
		case op == dex.OpIget || op == dex.OpSget:
			set(in.A, m.fields[f.FieldText(in.Index)])
		case op == dex.OpIput || op == dex.OpSput:
			if !kept {
				a = m.rng.Int31()
			}
			m.fields[f.FieldText(in.Index)] = a
		case op == dex.OpInvokeVirtual:
			callee, _ := m.p.FindMethod(f.MethodText(in.Index))
			result = m.run(callee, regs[in.Args[1]])
		case op == dex.OpMoveResult:
			set(in.A, result)
		case op == dex.OpReturn:
			m.record(trace.Record{Kind: trace.KindLeave})
			return a
		case op == dex.OpDivInt:
			m.operand = c
			return 0 // the run ends here, as if it had failed
		case op >= dex.OpAddInt && op <= dex.OpXorInt, op >= dex.OpAddInt2addr && op <= dex.OpXorInt2addr:
			if op >= dex.OpAddInt2addr {
				op, b, c = op-dex.OpAddInt2addr+dex.OpAddInt, a, b
			}
			v := map[dex.Op]int32{dex.OpAddInt: b + c, dex.OpSubInt: b - c, dex.OpMulInt: b * c, dex.OpAndInt: b & c, dex.OpOrInt: b | c, dex.OpXorInt: b ^ c}[op]
			set(in.A, v)
		case op == dex.OpAddIntLit8:
			set(in.A, b+int32(in.Lit))
		case op == dex.OpAndIntLit8:
			set(in.A, b&int32(in.Lit))
		case op == dex.OpOrIntLit8:
			set(in.A, b|int32(in.Lit))
		default:
			panic("no such instruction in the evaluator: " + op.String())
		}
	}
}

// TestSliceReproducesTheOperand runs random programs, slices the operand at
// fault, and runs them once more with rubbish for the result of everything that
// is not in the slice: the operand must come out the same.
func TestSliceReproducesTheOperand(t *testing.T) {
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	inSlice, executed := 0, 0
	for seed := range int64(400) {
		rng := rand.New(rand.NewSource(seed))
		p := randomProgram(t, rng)
		run, _ := p.FindMethod("Lx/R;->run(I)I")
		first, records := recordRun(p, run)
		criterion := records[len(records)-1].PC
		g := replayRecords(t, p, set, records)
		node, _, raised := g.Latest(run, criterion)
		if !raised {
			t.Fatalf("seed %d: the division is not known as the last instruction", seed)
		}
		slice := g.Backward(dynamic.Criterion{Node: node, Operands: []int{1}}, dynamic.Full)
		kept := executedSteps(t, g, p, records, slice)
		for _, k := range kept {
			if k {
				inSlice++
			}
		}
		executed += len(kept)
		second := evaluator{p: p, fields: map[string]int32{}, path: first.path, indices: first.indices, follow: true, rng: rng, keep: func(step int) bool { return kept[step] }}
		second.run(run, 17)
		if second.operand != first.operand {
			t.Errorf("seed %d: the slice gives %d, the run had %d", seed, second.operand, first.operand)
		}
	}
	t.Logf("%d of %d executed instructions are in the slices", inSlice, executed)
}

// executedSteps tells for each executed instruction whether the slice has it,
// by counting the executions of each instruction.
func executedSteps(t *testing.T, g *dynamic.Graph, p *dex.Program, records []trace.Record, s *dynamic.Slice) []bool {
	t.Helper()
	// Nodes by instruction, in the order of execution.
	type where struct {
		method dex.MethodID
		pc     uint32
	}
	nodes := map[where][]dynamic.Node{}
	for n := range dynamic.Node(g.Len()) {
		if g.Kind(n) == dynamic.Instruction {
			m, pc := g.Where(n)
			nodes[where{m, pc}] = append(nodes[where{m, pc}], n)
		}
	}
	var out []bool
	count := map[where]int{}
	walkSteps(p, records, func(m dex.MethodID, in *dex.Insn) {
		w := where{m, in.PC}
		k := count[w]
		count[w]++
		list := nodes[w]
		// Moves and the like have no node, or one now and then: they pass values on.
		if len(list) == 0 || in.Op >= dex.OpMove && in.Op <= dex.OpMoveObject16 {
			out = append(out, true)
			return
		}
		out = append(out, s.Has(list[k]))
	})
	return out
}

// walkSteps yields the executed instructions of a trace in the order in which
// the evaluator runs them.
func walkSteps(p *dex.Program, records []trace.Record, yield func(dex.MethodID, *dex.Insn)) {
	type open struct {
		method dex.MethodID
		code   dex.Code
		pc     uint32
		end    uint32
		starts []uint32
	}
	var stack []*open
	advance := func(o *open, stop func(*dex.Insn) bool) {
		var in dex.Insn
		for o.pc < o.end {
			if o.code.Decode(o.pc, &in) != nil {
				return
			}
			o.pc = in.Next()
			yield(o.method, &in)
			if stop != nil && stop(&in) {
				return
			}
		}
	}
	for i := range records {
		r := &records[i]
		switch r.Kind {
		case trace.KindEnter:
			if n := len(stack); n > 0 {
				advance(stack[n-1], func(in *dex.Insn) bool { return in.Op.Has(dex.FlagInvoke) })
			}
			code, _, _ := p.Code(r.Method)
			starts, _ := trace.Blocks(&code)
			stack = append(stack, &open{method: r.Method, code: code, starts: starts})
		case trace.KindBlock:
			o := stack[len(stack)-1]
			advance(o, nil)
			o.pc, o.end = o.starts[r.N], o.code.Units()
			if int(r.N)+1 < len(o.starts) {
				o.end = o.starts[r.N+1]
			}
		case trace.KindLeave:
			advance(stack[len(stack)-1], nil)
			stack = stack[:len(stack)-1]
		case trace.KindThrow:
			o := stack[len(stack)-1]
			advance(o, func(in *dex.Insn) bool { return in.PC == r.PC })
		}
	}
}

func TestTextTraceOfRandomProgramsValidates(t *testing.T) {
	p := randomProgram(t, rand.New(rand.NewSource(3)))
	run, _ := p.FindMethod("Lx/R;->run(I)I")
	var records []trace.Record
	m := evaluator{p: p, fields: map[string]int32{}, records: &records, path: new([]bool), indices: new([]int32)}
	records = append(records, trace.Record{Kind: trace.KindCallbackBegin, Thread: 1, N: 1})
	m.run(run, 17)
	data, err := trace.Encode(trace.Header{Dex: trace.Identify(p.Files)}, records)
	if err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	if _, findings, err := trace.Validate(r, p); err != nil || len(findings) > 0 {
		t.Errorf("%v %v", err, findings)
	}
	var text bytes.Buffer
	if err := trace.WriteText(&text, r, p); err != nil || text.Len() == 0 {
		t.Error(err)
	}
}
