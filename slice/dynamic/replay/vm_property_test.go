package replay

import (
	"bytes"
	"context"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/record"
	"github.com/esdroid/esdroid/internal/vm/world"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// vmProgram writes a random program for the embedded VM: arithmetic, branches, loops
// that count down, fields, statics, array elements and calls. It ends by asking for an
// array of a negative size, of which the crash tells the value. Statements that are to
// be changed compute rubbish instead.
type vmProgram struct {
	rng     *rand.Rand
	m       *build.Code
	method  string
	counts  map[string]int // instructions written, by method
	change  map[vmPlace]int32
	fixed   map[vmPlace]bool // instructions that must stay: loop counters, indices
	label   int
	depth   int
	helpers bool
}

// vmPlace is an instruction by its number in its method.
type vmPlace struct {
	method string
	number int
}

// The registers of methods: six ints, an array, two for the writer.
const (
	vmCounter = 5
	vmArray   = 6
	vmIndex   = 7
	vmScratch = 8
	vmLocals  = 11 // with this and the parameter
)

// emit writes an instruction, or one that leaves rubbish in its place.
func (g *vmProgram) emit(op dex.Op, args ...any) {
	at := vmPlace{g.method, g.counts[g.method]}
	g.counts[g.method]++
	rubbish, changed := g.change[at]
	switch {
	case !changed:
		g.m.Op(op, args...)
	case op >= dex.OpIput && op <= dex.OpIputShort, op >= dex.OpSput && op <= dex.OpSputShort, op >= dex.OpAput && op <= dex.OpAputShort:
		g.m.Const(vmScratch, rubbish)
		args[0] = vmScratch
		g.m.Op(op, args...)
	case op == dex.OpMoveResult:
		g.m.Op(op, args...)
		g.m.Const(args[0].(int), rubbish)
	case op.Has(dex.FlagSetsA):
		g.m.Const(args[0].(int), rubbish)
	default:
		g.m.Op(op, args...)
	}
}

func (g *vmProgram) constant(reg int, v int32) {
	at := vmPlace{g.method, g.counts[g.method]}
	g.counts[g.method]++
	if rubbish, changed := g.change[at]; changed {
		v = rubbish
	}
	g.m.Const(reg, v)
}

// stay forbids to change the next instruction.
func (g *vmProgram) stay() { g.fixed[vmPlace{g.method, g.counts[g.method]}] = true }

func (g *vmProgram) next() string {
	g.label++
	return fmt.Sprintf("l%d", g.label)
}

func (g *vmProgram) reg() int    { return g.rng.Intn(6) }
func (g *vmProgram) target() int { return g.rng.Intn(5) }

func (g *vmProgram) block(n int) {
	for range n {
		switch k := g.rng.Intn(14); {
		case k == 0 && g.depth < 3:
			other, end := g.next(), g.next()
			ops := []dex.Op{dex.OpIfEq, dex.OpIfNe, dex.OpIfLt, dex.OpIfGe, dex.OpIfGt, dex.OpIfLe}
			g.emit(ops[g.rng.Intn(6)], g.reg(), g.reg(), other)
			g.depth++
			g.block(1 + g.rng.Intn(4))
			g.emit(dex.OpGoto16, end)
			g.m.Label(other)
			g.block(1 + g.rng.Intn(4))
			g.m.Label(end)
			g.emit(dex.OpNop)
			g.depth--
		case k == 1 && g.depth == 0:
			top := g.next()
			g.stay()
			g.constant(vmCounter, int32(1+g.rng.Intn(5)))
			g.m.Label(top)
			g.depth += 2
			g.block(1 + g.rng.Intn(5))
			g.depth -= 2
			g.stay()
			g.emit(dex.OpAddIntLit8, vmCounter, vmCounter, -1)
			g.emit(dex.OpIfGtz, vmCounter, top)
		case k <= 3:
			field := fmt.Sprintf("Lx/R;->f%d:I", g.rng.Intn(3))
			if g.rng.Intn(2) == 0 {
				g.emit(dex.OpIget, g.target(), g.m.P(0), field)
			} else {
				g.emit(dex.OpIput, g.reg(), g.m.P(0), field)
			}
		case k == 4:
			field := fmt.Sprintf("Lx/R;->s%d:I", g.rng.Intn(3))
			if g.rng.Intn(2) == 0 {
				g.emit(dex.OpSget, g.target(), field)
			} else {
				g.emit(dex.OpSput, g.reg(), field)
			}
		case k <= 6:
			g.stay()
			g.constant(vmIndex, int32(g.rng.Intn(8)))
			if g.rng.Intn(2) == 0 {
				g.emit(dex.OpAget, g.target(), vmArray, vmIndex)
			} else {
				g.emit(dex.OpAput, g.reg(), vmArray, vmIndex)
			}
		case k == 7 && g.helpers:
			g.emit(dex.OpInvokeVirtual, g.m.P(0), g.reg(), "Lx/R;->helper(I)I")
			g.emit(dex.OpMoveResult, g.target())
		case k == 8:
			g.emit(dex.OpMove, g.target(), g.m.P(1))
		case k == 9:
			g.emit(dex.OpAddIntLit8, g.target(), g.reg(), g.rng.Intn(20)-10)
		default:
			ops := []dex.Op{dex.OpAddInt, dex.OpSubInt, dex.OpMulInt, dex.OpAndInt, dex.OpOrInt, dex.OpXorInt}
			g.emit(ops[g.rng.Intn(6)], g.target(), g.reg(), g.reg())
		}
	}
}

// write builds the program of a seed with the changes.
func writeVM(t *testing.T, seed int64, change map[vmPlace]int32) (*dex.Program, *vmProgram) {
	t.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/R;")
	c.Constructor(dex.AccPublic)
	for i := range 3 {
		c.Field(dex.AccPublic, fmt.Sprintf("f%d", i), "I")
		c.Field(dex.AccPublic|dex.AccStatic, fmt.Sprintf("s%d", i), "I")
	}
	g := &vmProgram{rng: rand.New(rand.NewSource(seed)), counts: map[string]int{}, change: change, fixed: map[vmPlace]bool{}}
	for _, name := range []string{"helper", "run"} {
		g.m, g.method, g.helpers = c.Method(dex.AccPublic, name, "(I)I").Code(vmLocals), name, name == "run"
		for r := range 6 {
			g.constant(r, int32(g.rng.Intn(100)-50))
		}
		g.stay()
		g.constant(vmIndex, 8)
		g.stay()
		g.emit(dex.OpNewArray, vmArray, vmIndex, "[I")
		g.block(4 + g.rng.Intn(12))
		if name == "run" {
			g.stay()
			g.constant(vmScratch, -1<<31)
			g.stay()
			g.emit(dex.OpOrInt, 0, 0, vmScratch)
			g.stay()
			g.emit(dex.OpNewArray, vmArray, 0, "[I")
		}
		g.emit(dex.OpReturn, 0)
	}
	main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
	main.Op(dex.OpNewInstance, 0, "Lx/R;").Op(dex.OpInvokeDirect, 0, "Lx/R;-><init>()V")
	main.Const(1, 17).Op(dex.OpInvokeVirtual, 0, 1, "Lx/R;->run(I)I").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	return p, g
}

// runVM runs a program and returns what the crash says, and the trace if asked for.
// The text is empty if the program does not end.
func runVM(t *testing.T, p *dex.Program, traced bool) (string, []byte) {
	t.Helper()
	var out, errors bytes.Buffer
	w := world.New(1)
	w.Stdout, w.Stderr = &errors, &errors
	cfg := vm.Config{Program: p.Files, World: w, Limits: vm.Limits{Instructions: 2_000_000}}
	var rec *record.Recorder
	if traced {
		var err error
		if rec, err = record.New(&out, p.Files, record.Options{}); err != nil {
			t.Fatal(err)
		}
		cfg.Hooks = rec.Hooks()
	}
	m, err := machine.New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	end := m.RunMain(context.Background(), "Lx/R;", nil)
	if rec != nil {
		if err := rec.Close(end); err != nil {
			t.Fatal(err)
		}
	}
	if end.Kind != vm.Uncaught {
		return "", nil
	}
	line, _, _ := strings.Cut(errors.String(), "\n")
	if !strings.Contains(line, "NegativeArraySizeException") {
		t.Fatalf("the program ends otherwise: %s", errors.String())
	}
	return line, out.Bytes()
}

// outside returns the instructions that can be changed and none of whose executions a
// slice has, and those of which it has one.
func (g *vmProgram) outside(graph *dynamic.Graph, s *dynamic.Slice) (out, inside []vmPlace) {
	numbers := map[dex.MethodID]map[uint32]int{}
	in := map[vmPlace]bool{}
	for _, n := range s.Nodes {
		insn := graph.Insn(n)
		if insn == nil {
			continue
		}
		m, pc := graph.Where(n)
		if numbers[m] == nil {
			numbers[m] = map[uint32]int{}
			code, _, _ := graph.Program.Code(m)
			code.All(func(i *dex.Insn) bool {
				if !i.Op.IsPayload() {
					numbers[m][i.PC] = len(numbers[m])
				}
				return true
			})
		}
		in[vmPlace{graph.Program.MethodName(m), numbers[m][pc]}] = true
	}
	for _, method := range []string{"helper", "run"} {
		id, _ := graph.Program.FindMethod("Lx/R;->" + method + "(I)I")
		code, _, _ := graph.Program.Code(id)
		number := 0
		code.All(func(i *dex.Insn) bool {
			at := vmPlace{method, number}
			number++
			if !i.Op.IsPayload() && !g.fixed[at] && (i.Op.Has(dex.FlagSetsA) || i.Op >= dex.OpIput && i.Op <= dex.OpSputShort || i.Op >= dex.OpAput && i.Op <= dex.OpAputShort) &&
				!(i.Op >= dex.OpMove && i.Op <= dex.OpMoveObject16) { // moves pass values on and have no node
				if in[at] {
					inside = append(inside, at)
				} else {
					out = append(out, at)
				}
			}
			return true
		})
	}
	return out, inside
}

// TestSlicesOfVMRuns runs random programs on the embedded VM and slices the size that
// the crash names. What is outside of the relevant slice is changed in the program,
// each statement by itself and all of them at once, so that only what is in the slice
// still computes what it did; each variant runs on the VM and crashes with the same
// value.
func TestSlicesOfVMRuns(t *testing.T) {
	seeds := int64(120)
	if testing.Short() {
		seeds = 40
	}
	single, all, statements, tried, differ := 0, 0, 0, 0, 0
	for seed := range seeds {
		p, g := writeVM(t, seed, nil)
		want, data := runVM(t, p, true)
		if want == "" {
			t.Fatalf("seed %d does not end", seed)
		}
		graph := replayTrace(t, p, data)
		crash, ok := graph.LastRaised()
		if !ok || graph.Insn(crash).Op != dex.OpNewArray {
			t.Fatalf("seed %d: the crash is at node %d", seed, crash)
		}
		places, inside := g.outside(graph, omission.Relevant(graph, dynamic.Criterion{Node: crash}))
		statements += len(places)
		rng := rand.New(rand.NewSource(seed))
		every := map[vmPlace]int32{}
		for _, at := range places {
			every[at] = rng.Int31() - 1<<30
		}
		check := func(change map[vmPlace]int32, count *int) {
			changed, _ := writeVM(t, seed, change)
			got, _ := runVM(t, changed, false)
			if got == "" {
				return // it does not end now
			}
			*count++
			if got != want {
				t.Errorf("seed %d: with %v changed: %s, the run had %s", seed, change, got, want)
			}
		}
		check(every, &all)
		for range min(5, len(places)) {
			at := places[rng.Intn(len(places))]
			check(map[vmPlace]int32{at: rng.Int31() - 1<<30}, &single)
		}
		if len(inside) > 0 { // most of what is in the slice matters
			changed, _ := writeVM(t, seed, map[vmPlace]int32{inside[rng.Intn(len(inside))]: rng.Int31() - 1<<30})
			if got, _ := runVM(t, changed, false); got != "" {
				tried++
				if got != want {
					differ++
				}
			}
		}
	}
	if differ*2 < tried {
		t.Errorf("of %d changes inside of slices only %d matter", tried, differ)
	}
	t.Logf("%d statements outside of slices: %d programs with all of them changed, %d with one; of %d changes inside %d matter", statements, all, single, tried, differ)
}
