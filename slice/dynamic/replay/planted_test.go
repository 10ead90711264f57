package replay

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus/planted"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// placesOf returns the instructions of a slice.
func placesOf(g *dynamic.Graph, s *dynamic.Slice) map[dynamic.Place]dynamic.Node {
	out := map[dynamic.Place]dynamic.Node{}
	for _, n := range s.Nodes {
		if g.Kind(n) == dynamic.Instruction {
			m, pc := g.Where(n)
			out[dynamic.Place{Method: m, PC: pc}] = n
		}
	}
	return out
}

// runPlanted records a planted program and returns its graph and the crash.
func runPlanted(t testing.TB, prog *planted.Program) (*dynamic.Graph, dynamic.Criterion) {
	t.Helper()
	data, end := recordVM(t, prog.Code, planted.Main)
	if end.Kind != vm.Uncaught {
		t.Fatalf("the run ends otherwise: %v %v", end, end.Stack)
	}
	g := replayTrace(t, prog.Code, data)
	crash, ok := g.LastRaised()
	id, _ := prog.Code.FindMethod(prog.Crash.Method)
	if m, pc := g.Where(crash); !ok || m != id || pc != prog.Crash.PC {
		t.Fatalf("the crash is at %s: %s", prog.Code.Reference(m, pc), g.Crashes)
	}
	return g, dynamic.Criterion{Node: crash, Operands: []int{prog.Operand}, Own: true}
}

// thinWithinFull holds that the thin slice of a criterion is a part of the full one, also
// in what is shown of both.
func thinWithinFull(t testing.TB, g *dynamic.Graph, c dynamic.Criterion) {
	t.Helper()
	full := g.Backward(c, dynamic.Full)
	for _, n := range g.Backward(c, dynamic.Thin).Nodes {
		if !full.Has(n) {
			m, pc := g.Where(n)
			t.Errorf("the thin slice of %d has %s, and the full one has not", c.Node, g.Program.Reference(m, pc))
		}
	}
	x, err := g.Explain(full, jimple.New(g.Program), dynamic.Shown{})
	if err != nil {
		t.Fatal(err)
	}
	if x.Thin.Statements > x.Full.Statements || x.Thin.Executions > x.Full.Executions {
		t.Errorf("the thin slice of %d has %+v, the full one %+v", c.Node, x.Thin, x.Full)
	}
}

// plantedScore is what the thin slices of programs have of what was planted.
type plantedScore struct {
	programs, constants, steps, whole, decoys, wrong int
	missing, extra                                   map[string]int // by kind of step
}

// check slices one program.
func (s *plantedScore) check(g *dynamic.Graph, c dynamic.Criterion, prog *planted.Program) {
	thin := placesOf(g, g.Backward(c, dynamic.Thin))
	has := func(p planted.Place) bool {
		id, _ := prog.Code.FindMethod(p.Method)
		_, in := thin[dynamic.Place{Method: id, PC: p.PC}]
		return in
	}
	s.programs++
	whole := has(prog.Constant)
	if whole {
		s.constants++
	}
	for _, step := range prog.Steps {
		all := true
		for _, p := range step.Places {
			all = all && has(p)
		}
		if all {
			s.steps++
		} else {
			whole = false
			s.missing[step.Kind]++
		}
	}
	if whole {
		s.whole++
	}
	kinds := map[string]string{}
	for _, step := range prog.Steps {
		kinds[step.Method] = step.Kind
	}
	for _, d := range prog.Decoys {
		s.decoys++
		if has(d) {
			s.wrong++
			s.extra[kinds[d.Method]]++
		}
	}
}

func newPlantedScore() *plantedScore {
	return &plantedScore{missing: map[string]int{}, extra: map[string]int{}}
}

// TestPlantedCauses (ESDROID_PLANTED: of how many programs, ESDROID_SEED: the first one's
// seed): the thin slice of a crash has the constant that caused it and every step that
// carried it, and not what went the same way beside it.
func TestPlantedCauses(t *testing.T) {
	seeds := int64(100)
	if n, err := strconv.Atoi(os.Getenv("ESDROID_PLANTED")); err == nil {
		seeds = int64(n)
	}
	first, _ := strconv.ParseInt(os.Getenv("ESDROID_SEED"), 10, 64)
	score := newPlantedScore()
	for seed := first; seed < first+seeds; seed++ {
		prog, err := planted.Generate(seed)
		if err != nil {
			t.Fatal(seed, err)
		}
		g, c := runPlanted(t, prog)
		before := score.whole
		score.check(g, c, prog)
		thinWithinFull(t, g, c)
		if score.whole == before && testing.Verbose() {
			t.Logf("seed %d lacks a step", seed)
		}
	}
	report := fmt.Sprintf("%d programs: %d with constant, %d with all steps; %d of %d decoys", score.programs, score.constants, score.whole, score.wrong, score.decoys)
	t.Log(report)
	for _, list := range []map[string]int{score.missing, score.extra} {
		t.Log(slices.Sorted(maps.Keys(list)), list)
	}
	if score.whole*1000 < 995*score.programs || score.wrong*100 > score.decoys {
		t.Error(report)
	}
}

// TestPlantedThreads: a thread that is about to make what it hands over next is not taken to
// have handed it over when another thread begins with what came before.
func TestPlantedThreads(t *testing.T) {
	prog, err := planted.Generate(11056)
	if err != nil {
		t.Fatal(err)
	}
	g, c := runPlanted(t, prog)
	score := newPlantedScore()
	if score.check(g, c, prog); score.whole != 1 {
		t.Errorf("constant %d, missing %v", score.constants, score.missing)
	}
}

// TestPlantedSteps: the same for each kind of step by itself.
func TestPlantedSteps(t *testing.T) {
	for _, flavour := range []string{"zero", "text", "null"} {
		for _, kind := range planted.Kinds(flavour) {
			t.Run(flavour+"/"+kind, func(t *testing.T) {
				prog, err := planted.Of(1, flavour, kind)
				if err != nil {
					t.Fatal(err)
				}
				g, c := runPlanted(t, prog)
				score := newPlantedScore()
				score.check(g, c, prog)
				if score.whole != 1 || score.wrong > 0 {
					t.Errorf("constant %d, missing %v, decoys of %v", score.constants, score.missing, score.extra)
				}
			})
		}
	}
}

// TestPlantedUnknown: where the text that is carried is not known, so that it is not known
// either whether it is equal to another one, what ran tells what came out.
func TestPlantedUnknown(t *testing.T) {
	for _, steps := range [][]string{{"trimmed", "hash set"}, {"trimmed", "computed"}, {"concurrent queue", "hash set"}, {"thread local", "hash set"}} {
		prog, err := planted.Of(1, "text", steps...)
		if err != nil {
			t.Fatal(err)
		}
		g, c := runPlanted(t, prog)
		score := newPlantedScore()
		if score.check(g, c, prog); score.whole != 1 || score.wrong > 0 {
			t.Errorf("%s: constant %d, missing %v, decoys of %v", steps, score.constants, score.missing, score.extra)
		}
	}
}

// TestSetOfUnknown: of texts that are not known, some of which are equal, the second of a set
// is the last only if there are no more.
func TestSetOfUnknown(t *testing.T) {
	const set, text = "Ljava/util/LinkedHashSet;", "()Ljava/lang/String;"
	for _, test := range []struct {
		added []string
		want  []string
	}{
		{[]string{"a", "bad"}, []string{"bad const-string", "!a const-string"}},
		{[]string{"a", "b", "bad"}, []string{"bad const-string"}},
		{[]string{"zero", "null", "bad"}, []string{"null const/4"}},
	} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		for name, content := range map[string]string{"a": "xd", "b": "xd", "bad": "x"} {
			m := c.Method(dex.AccPublic|dex.AccStatic, name, text).Code(3)
			m.Op(dex.OpConstString, 0, content).Op(dex.OpConstString, 1, "x").Op(dex.OpConstString, 2, "y").
				Op(dex.OpInvokeVirtual, 0, 1, 2, "Ljava/lang/String;->replace(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/lang/String;").
				Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnObject, 0)
		}
		null := c.Method(dex.AccPublic|dex.AccStatic, "null", text).Code(1)
		null.Const(0, 0).Op(dex.OpReturnObject, 0)
		zero := c.Method(dex.AccPublic|dex.AccStatic, "zero", "()Ljava/lang/Integer;").Code(1)
		zero.Const(0, 0).Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->valueOf(I)Ljava/lang/Integer;").Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnObject, 0)
		main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
		main.Op(dex.OpNewInstance, 0, set).Op(dex.OpInvokeDirect, 0, set+"-><init>()V")
		for _, name := range test.added {
			proto := text
			if name == "zero" {
				proto = "()Ljava/lang/Integer;"
			}
			main.Op(dex.OpInvokeStatic, "Lx/Main;->"+name+proto).Op(dex.OpMoveResultObject, 1).
				Op(dex.OpInvokeVirtual, 0, 1, set+"->add(Ljava/lang/Object;)Z")
		}
		next := "Ljava/util/Iterator;->next()Ljava/lang/Object;"
		main.Op(dex.OpInvokeVirtual, 0, set+"->iterator()Ljava/util/Iterator;").Op(dex.OpMoveResultObject, 1).
			Op(dex.OpInvokeInterface, 1, next).Op(dex.OpInvokeInterface, 1, next).Op(dex.OpMoveResultObject, 2).
			Op(dex.OpCheckCast, 2, "Ljava/lang/String;").
			Op(dex.OpInvokeStatic, 2, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		wantAll(t, thinOfCrash(t, b, "Ljava/lang/NumberFormatException;"), test.want...)
	}
}
