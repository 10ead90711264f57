package replay

import (
	"bytes"
	"math/rand"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/corpus/planted"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// logOf writes the log that a tool makes which prints a line before each statement, and
// knows neither objects nor exceptions nor which call led where.
func logOf(g *dynamic.Graph) *esdroidlog.Log {
	log := &esdroidlog.Log{}
	event := map[int32]bool{}
	for n := range dynamic.Node(g.Len()) {
		in := g.Insn(n)
		if in == nil || g.Kind(n) != dynamic.Instruction {
			continue
		}
		m, _ := g.Where(n)
		text := statementText(esdroidlog.InstructionShape(g.Program.MethodFile(m), in))
		if text == "" {
			continue
		}
		f := g.Frame(n)
		e := esdroidlog.Entry{Legacy: len(log.Entries), LogLine: len(log.Entries) + 1, PID: 1, TID: f.Thread, Event: -1, Line: g.Line(n), Statement: text,
			Class: dex.JavaName(g.Program.Classes[g.Program.Methods[m].Class].Descriptor), Method: g.Program.MethodName(m)}
		if f.Parent < 0 && !event[g.FrameNumber(n)] {
			event[g.FrameNumber(n)] = true
			e.Event = 1
		}
		log.Entries = append(log.Entries, e)
	}
	log.Accepted, log.Lines = len(log.Entries), len(log.Entries)
	return log
}

// statementText spells a statement of a shape in Jimple; "" for those that leave no record.
func statementText(shape string) string {
	kind, rest, _ := strings.Cut(shape, " ")
	switch kind {
	case "virtual", "interface", "special":
		return kind + "invoke $r0." + rest + "()"
	case "static", "dynamic":
		return kind + "invoke " + rest + "()"
	case "getfield":
		return "$r1 = $r0." + rest
	case "putfield":
		return "$r0." + rest + " = $r1"
	case "getstatic":
		return "$r1 = " + rest
	case "putstatic":
		return rest + " = $r1"
	case "aget":
		return "$r1 = $r0[$i0]"
	case "aput":
		return "$r0[$i0] = $r1"
	case "if":
		return "if $i0 " + rest + " $i1 goto return"
	case "new":
		return "$r0 = new " + rest
	case "newarray":
		return "$r0 = newarray (int)[$i0]"
	case "lengthof":
		return "$i0 = lengthof $r0"
	case "cast":
		return "$r0 = (" + rest + ") $r1"
	case "instanceof":
		return "$z0 = $r0 instanceof " + rest
	case "op":
		return "$i0 = $i1 " + rest + " $i2"
	case "switch":
		return "lookupswitch($i0)"
	}
	return ""
}

// replayLog imports a log and replays it.
func replayLog(t *testing.T, p *dex.Program, log *esdroidlog.Log) *dynamic.Graph {
	t.Helper()
	set := summaries(t)
	var out bytes.Buffer
	w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(p.Files), Origin: "esdroid-log"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := esdroidlog.Import(log, p, w, framework.CallsBack(p, set)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return replayTrace(t, p, out.Bytes())
}

// damage is what is done to a log.
type damage struct {
	lost   float64 // part of the records
	last   int     // lost at the end
	labels float64 // part of the records that get the label of the one before
}

func (d damage) of(log *esdroidlog.Log, rng *rand.Rand) *esdroidlog.Log {
	out := &esdroidlog.Log{}
	for i, e := range log.Entries[:len(log.Entries)-d.last] {
		if rng.Float64() < d.lost {
			continue
		}
		if i > 0 && rng.Float64() < d.labels {
			before := log.Entries[i-1]
			e.Line, e.Class, e.Method = before.Line, before.Class, before.Method
		}
		out.Entries = append(out.Entries, e)
	}
	out.Accepted, out.Lines = len(out.Entries), len(out.Entries)
	return out
}

// degradedScore compares slices of damaged logs with those of whole traces.
type degradedScore struct {
	logs, crashes, causes int
	elements, wrong       int // of the thin slices; wrong are those without a mark that the whole trace's full slice has not
}

func (s *degradedScore) check(t *testing.T, seed int, prog *planted.Program, log *esdroidlog.Log, exact map[dynamic.Place]dynamic.Node) {
	s.logs++
	g := replayLog(t, prog.Code, log)
	id, _ := prog.Code.FindMethod(prog.Crash.Method)
	at := dynamic.Place{Method: id, PC: prog.Crash.PC}
	seen := g.Crashed([]dynamic.Place{at}, []dex.MethodID{id}, false)
	crash, ok := seen.Node, seen.Ending != dynamic.WentOn
	if crash == dynamic.NoNode || !ok {
		crash, ok = g.Interrupted(at, []dex.MethodID{id})
	}
	if !ok {
		return
	}
	s.crashes++
	c := dynamic.Criterion{Node: crash, Operands: []int{prog.Operand}, Own: true}
	thin := g.Backward(c, dynamic.Thin)
	thinWithinFull(t, g, c)
	constant, _ := prog.Code.FindMethod(prog.Constant.Method)
	if _, in := placesOf(g, thin)[dynamic.Place{Method: constant, PC: prog.Constant.PC}]; in {
		s.causes++
	} else if testing.Verbose() {
		t.Logf("seed %d lost its cause", seed)
	}
	for n := range unmarked(g, thin, c) {
		m, pc := g.Where(n)
		if g.Kind(n) != dynamic.Instruction {
			continue
		}
		s.elements++
		if _, in := exact[dynamic.Place{Method: m, PC: pc}]; !in {
			s.wrong++
			if testing.Verbose() {
				w, _ := thin.Why(n)
				t.Logf("seed %d: %s is wrong and not marked, by %s %s from %d", seed, g.Program.Reference(m, pc), w.Edge.Kind(), g.Label(w.Edge), w.From)
			}
		}
	}
}

// unmarked returns what a slice holds by way of dependences and records without a mark.
func unmarked(g *dynamic.Graph, s *dynamic.Slice, c dynamic.Criterion) map[dynamic.Node]bool {
	out := map[dynamic.Node]bool{}
	for n := range s.Nodes {
		n := s.Nodes[n]
		sure := true
		for at := n; sure; {
			w, ok := s.Why(at)
			sure = sure && !g.Repaired(at)
			if !ok {
				break
			}
			sure = sure && !w.Edge.Assumed()
			at = w.From
		}
		if sure {
			out[n] = true
		}
	}
	return out
}

// TestDegradedLogs (ESDROID_DEGRADED: of how many programs): logs without objects and
// exceptions, of which records are lost or mislabelled, still name the cause; and what
// they name wrongly carries a mark.
func TestDegradedLogs(t *testing.T) {
	programs := 20
	if n, err := strconv.Atoi(os.Getenv("ESDROID_DEGRADED")); err == nil {
		programs = n
	}
	for _, test := range []struct {
		name string
		damage
		causes float64
	}{
		{"whole", damage{}, 1},
		{"one in a hundred lost", damage{lost: 0.01}, 0.9},
		{"the last lost", damage{last: 1}, 0.9},
		{"labels of others", damage{labels: 0.01}, 0.9},
	} {
		t.Run(test.name, func(t *testing.T) {
			score := &degradedScore{}
			for seed := range programs {
				prog, err := planted.Generate(int64(seed))
				if err != nil {
					t.Fatal(err)
				}
				g, c := runPlanted(t, prog)
				exact := placesOf(g, g.Backward(c, dynamic.Full))
				score.check(t, seed, prog, test.damage.of(logOf(g), rand.New(rand.NewSource(int64(seed)))), exact)
			}
			t.Logf("%d logs: %d with the crash, %d with the cause; %d of %d elements without a mark are wrong", score.logs, score.crashes, score.causes, score.wrong, score.elements)
			if float64(score.causes) < test.causes*float64(score.logs) || score.wrong > 0 {
				t.Error("see above")
			}
		})
	}
}

// TestEachRecordLost (ESDROID_DEGRADED: of all flavours): of programs with one step, the log
// without any one of its records still names the cause, and nothing wrong without a mark.
// What a record alone tells, as that a value was put into a map if it was not in it, is lost
// with it.
func TestEachRecordLost(t *testing.T) {
	flavours := []string{"text"}
	if os.Getenv("ESDROID_DEGRADED") != "" {
		flavours = []string{"zero", "text", "null"}
	}
	score := &degradedScore{}
	for _, flavour := range flavours {
		for _, kind := range planted.Kinds(flavour) {
			prog, err := planted.Of(1, flavour, kind)
			if err != nil {
				t.Fatal(err)
			}
			g, c := runPlanted(t, prog)
			exact, log := placesOf(g, g.Backward(c, dynamic.Full)), logOf(g)
			for i := range log.Entries[:len(log.Entries)-1] {
				cut := *log
				cut.Entries = slices.Delete(slices.Clone(log.Entries), i, i+1)
				causes, wrong := score.causes, score.wrong
				score.check(t, i, prog, &cut, exact)
				if e := &log.Entries[i]; testing.Verbose() && (score.causes == causes || score.wrong > wrong) {
					t.Logf("%s/%s: without %d %s.%s %s", flavour, kind, i, e.Class, e.Method, e.Statement)
				}
			}
		}
	}
	t.Logf("%d logs: %d with the crash, %d with the cause; %d of %d elements without a mark are wrong", score.logs, score.crashes, score.causes, score.wrong, score.elements)
	if score.crashes < score.logs || score.causes*1000 < score.logs*985 || score.wrong > 0 {
		t.Error("see above")
	}
}
