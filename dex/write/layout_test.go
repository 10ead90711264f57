package write_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/dex/write"
	_ "github.com/esdroid/esdroid/internal/repeatable"
)

// onlyMethod parses what a builder made and returns the code of the method.
func onlyMethod(t testing.TB, b *build.Builder, text string) dex.Code {
	t.Helper()
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	m, ok := p.FindMethod(text)
	if !ok {
		t.Fatalf("no method %s", text)
	}
	code, _, err := p.Code(m)
	if err != nil {
		t.Fatal(err)
	}
	return code
}

func decodeAll(t testing.TB, code *dex.Code) []dex.Insn {
	t.Helper()
	var out []dex.Insn
	if err := code.All(func(in *dex.Insn) bool {
		out = append(out, *in)
		return true
	}); err != nil {
		t.Fatal(err)
	}
	return out
}

func nops(code *build.Code, n int) {
	for range n {
		code.Op(dex.OpNop)
	}
}

// TestBranchLimits puts targets at and just beyond the reach of each form.
func TestBranchLimits(t *testing.T) {
	for _, tt := range []struct {
		op       dex.Op
		distance int // from the branch to its target, for the form as given
		want     string
	}{
		{dex.OpGoto, 127, "goto 127"},
		{dex.OpGoto, 128, "goto/16 129"}, // the branch itself grows by one unit
		{dex.OpGoto, -128, "goto -128"},
		{dex.OpGoto, -129, "goto/16 -129"},
		{dex.OpGoto, 0, "goto/32 0"},
		{dex.OpGoto, 32766, "goto/16 32767"},
		{dex.OpGoto, 32767, "goto/32 32769"},
		{dex.OpGoto, -32768, "goto/16 -32768"},
		{dex.OpGoto, -32769, "goto/32 -32769"},
		{dex.OpGoto16, 2, "goto/16 2"}, // forms never shrink
		{dex.OpGoto16, 32768, "goto/32 32769"},
		{dex.OpGoto32, 3, "goto/32 3"},
		{dex.OpIfEqz, 32767, "if-eqz 32767"},
		{dex.OpIfEqz, 32768, "if-nez 5 goto/32 32769"},
		{dex.OpIfLt, -32768, "if-lt -32768"},
		{dex.OpIfLt, -32769, "if-ge 5 goto/32 -32771"},
		{dex.OpIfGtz, 0, "if-lez 5 goto/32 -2"},
	} {
		t.Run(fmt.Sprintf("%s %d", strings.ReplaceAll(tt.op.String(), "/", "-"), tt.distance), func(t *testing.T) {
			b := build.New(35)
			code := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccStatic, "m", "(II)V").Code(0)
			branch := func() {
				switch tt.op.Format() {
				case dex.Format22t:
					code.Op(tt.op, 0, 1, "target")
				case dex.Format21t:
					code.Op(tt.op, 0, "target")
				default:
					code.Op(tt.op, "target")
				}
			}
			if tt.distance > 0 {
				branch()
				nops(code, tt.distance-int(tt.op.Format().Units()))
				code.Label("target")
			} else {
				code.Label("target")
				nops(code, -tt.distance)
				branch()
			}
			code.Op(dex.OpReturnVoid)
			c := onlyMethod(t, b, "Lx/A;->m(II)V")
			var got []string
			for _, in := range decodeAll(t, &c) {
				if in.Op.Has(dex.FlagGoto | dex.FlagIf) {
					got = append(got, fmt.Sprintf("%s %d", in.Op, in.Rel))
				}
			}
			if s := strings.Join(got, " "); s != tt.want {
				t.Errorf("got %s, want %s", s, tt.want)
			}
		})
	}
}

// TestLayoutProperty lays out random code with branches, switches and array
// data over gaps of all sizes. Behind every label stands an instruction with
// the label's number, so each branch must lead to the number it asked for.
func TestLayoutProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccStatic, "m", "(II)V").Code(3)
		labels := rapid.IntRange(1, 12).Draw(t, "labels")
		name := func(i int) string { return fmt.Sprintf("l%d", i) }
		anyLabel := rapid.IntRange(0, labels-1)
		gap := rapid.OneOf(rapid.IntRange(0, 3), rapid.IntRange(100, 140), rapid.IntRange(10900, 10940), rapid.IntRange(30000, 33000))
		type branch struct {
			op      dex.Op
			targets []int
		}
		var want []branch
		total := 0
		for i := range labels {
			code.Label(name(i)).Line(i+1).Op(dex.OpConst16, 0, i)
			for range rapid.IntRange(0, 3).Draw(t, "branches") {
				to := anyLabel.Draw(t, "to")
				switch op := rapid.SampledFrom([]dex.Op{dex.OpGoto, dex.OpGoto16, dex.OpGoto32, dex.OpIfEq, dex.OpIfGe, dex.OpIfEqz, dex.OpIfLez, dex.OpPackedSwitch, dex.OpSparseSwitch, dex.OpFillArrayData}).Draw(t, "op"); op.Format() {
				case dex.Format22t:
					code.Op(op, 0, 1, name(to))
					want = append(want, branch{op, []int{to}})
				case dex.Format21t:
					code.Op(op, 0, name(to))
					want = append(want, branch{op, []int{to}})
				case dex.Format31t:
					other := anyLabel.Draw(t, "other")
					switch op {
					case dex.OpPackedSwitch:
						code.PackedSwitch(0, -1, name(to), name(other))
						want = append(want, branch{op, []int{to, other}})
					case dex.OpSparseSwitch:
						code.SparseSwitch(0, build.Case{Key: 70000, Label: name(to)}, build.Case{Key: -3, Label: name(other)})
						want = append(want, branch{op, []int{other, to}})
					default:
						code.FillArray(0, 1, 1, 2, 3)
						want = append(want, branch{op, nil})
					}
				default:
					code.Op(op, name(to))
					want = append(want, branch{op, []int{to}})
				}
				n := gap.Draw(t, "gap")
				if total += n; total < 150000 {
					nops(code, n)
				}
			}
		}
		code.Op(dex.OpReturnVoid)
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		c, _, err := p.Code(0)
		if err != nil {
			t.Fatal(err)
		}
		var insns []dex.Insn
		if err := c.All(func(in *dex.Insn) bool { insns = append(insns, *in); return true }); err != nil {
			t.Fatal(err)
		}
		at := map[uint32]int{}
		for i := range insns {
			at[insns[i].PC] = i
		}
		leads := func(pc uint32, label int) {
			if in := insns[at[pc]]; in.Op != dex.OpConst16 || int(in.Lit) != label {
				t.Fatalf("a branch to label %d leads to %#x, %s %d", label, pc, in.Op, in.Lit)
			}
		}
		for i := 0; i < len(insns); i++ {
			in := &insns[i]
			switch {
			case in.Op.IsPayload():
				if in.PC%2 != 0 {
					t.Fatalf("%s at odd address %#x", in.Op, in.PC)
				}
				continue
			case in.Op.Has(dex.FlagSwitch):
				cases, err := c.SwitchCases(in)
				if err != nil {
					t.Fatal(err)
				}
				for k, to := range want[0].targets {
					leads(in.PC+uint32(cases[k].Rel), to)
				}
			case in.Op == dex.OpFillArrayData:
				if _, data, err := c.ArrayData(in); err != nil || string(data) != "\x01\x02\x03" {
					t.Fatalf("array data %x, %v", data, err)
				}
			case in.Op.Has(dex.FlagIf) && in.Op != want[0].op:
				if in.Rel != 5 || insns[i+1].Op != dex.OpGoto32 {
					t.Fatalf("%s %d where %s was asked for", in.Op, in.Rel, want[0].op)
				}
				i++
				leads(insns[i].Target(), want[0].targets[0])
			case in.Op.Has(dex.FlagIf | dex.FlagGoto):
				leads(in.Target(), want[0].targets[0])
			default:
				continue
			}
			want = want[1:]
		}
		lines, err := c.Lines()
		if err != nil {
			t.Fatal(err)
		}
		for i, l := range lines {
			if int(l.Line) != i+1 {
				t.Fatalf("line %d is number %d", l.Line, i)
			}
			leads(l.PC, i)
		}
	})
}

// TestOverlappingTries takes nested and crossing ranges apart, the handlers of
// the first one first.
func TestOverlappingTries(t *testing.T) {
	b := build.New(35)
	code := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccStatic, "m", "()V").Code(1)
	for i := range 6 {
		code.Label(fmt.Sprint("p", i)).Op(dex.OpConst4, 0, i)
	}
	code.Op(dex.OpReturnVoid)
	for _, h := range []string{"a", "b", "c"} {
		code.Label(h).Op(dex.OpReturnVoid)
	}
	code.Try("p1", "p3").Catch("Lx/E;", "a")
	code.Try("p2", "p5").Catch("Lx/E;", "b").Catch("Lx/F;", "b").CatchAll("b")
	code.Try("p0", "p4").Catch("Lx/F;", "c")
	code.Try("p3", "p3").CatchAll("c") // empty
	c := onlyMethod(t, b, "Lx/A;->m()V")
	tries, err := c.Tries()
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	for _, try := range tries {
		fmt.Fprintf(&got, "%d-%d", try.Start, try.End)
		for _, h := range try.Handlers {
			name := "*"
			if h.Type != dex.NoIndex {
				name = c.File().TypeDescriptor(h.Type)[3:4]
			}
			fmt.Fprintf(&got, " %s:%c", name, 'a'+rune(h.PC-7))
		}
		got.WriteByte('\n')
	}
	want := "0-1 F:c\n1-2 E:a F:c\n2-3 E:a F:b *:b\n3-5 E:b F:b *:b\n"
	if got.String() != want {
		t.Errorf("got\n%swant\n%s", got.String(), want)
	}
}

// TestLongTry cuts a range that is longer than 16 bits can say.
func TestLongTry(t *testing.T) {
	b := build.New(35)
	code := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccStatic, "m", "()V").Code(1)
	code.Label("from")
	for range 50000 {
		code.Op(dex.OpConst16, 0, 1)
	}
	code.Label("to").Op(dex.OpReturnVoid)
	code.Label("h").Op(dex.OpReturnVoid)
	code.Try("from", "to").CatchAll("h")
	c := onlyMethod(t, b, "Lx/A;->m()V")
	tries, err := c.Tries()
	if err != nil {
		t.Fatal(err)
	}
	if len(tries) != 2 || tries[0].Start != 0 || tries[0].End != tries[1].Start || tries[1].End != 100000 || tries[0].End%2 != 0 {
		t.Errorf("tries %+v", tries)
	}
}

// TestFaultyBodies lists mistakes that must not reach a file.
func TestFaultyBodies(t *testing.T) {
	for name, tt := range map[string]struct {
		make func(b *model.Body)
		want string
	}{
		"register":  {func(b *model.Body) { b.Insns[0].Op, b.Insns[0].A = dex.OpMove, 16 }, "register v16 does not fit the 4 bits"},
		"literal":   {func(b *model.Body) { b.Insns[0].Op, b.Insns[0].Lit = dex.OpConst4, 8 }, "literal 8 does not fit 4 bits"},
		"high16":    {func(b *model.Body) { b.Insns[0].Op, b.Insns[0].Lit = dex.OpConstHigh16, 8 }, "more than the high 16 bits"},
		"label":     {func(b *model.Body) { b.Insns[0].Op, b.Insns[0].Target = dex.OpGoto, b.NewLabel() }, "is placed nowhere"},
		"no label":  {func(b *model.Body) { b.Insns[0].Op = dex.OpGoto }, "is placed nowhere"},
		"twice":     {func(b *model.Body) { l := b.NewLabel(); b.Insns = append(b.Insns, model.At(l), model.At(l)) }, "placed twice"},
		"payload":   {func(b *model.Body) { b.Insns[0].Op = dex.OpPackedSwitch }, "payload -1"},
		"empty":     {func(b *model.Body) { b.Insns = nil }, "without instructions"},
		"arguments": {func(b *model.Body) { b.Insns[0].Op, b.Insns[0].A = dex.OpInvokeStatic, 6 }, "6 arguments"},
		"unused":    {func(b *model.Body) { b.Insns[0].Op = dex.OpUnused73 }, "no item of a body"},
		"registers": {func(b *model.Body) { b.Ins = 5 }, "5 of arguments"},
	} {
		t.Run(name, func(t *testing.T) {
			b := build.New(35)
			m := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccStatic, "m", "()V")
			m.Code(1).Op(dex.OpReturnVoid)
			// The call needs a method to refer to.
			m.Model().Body.Insns[0].Index = m.Model().Ref
			tt.make(m.Model().Body)
			_, err := write.File(b.File(), write.Options{})
			if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), "Lx/A;->m()V") {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
}
