package replay

import (
	"bufio"
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// importLog replays one log of the corpus.
func importLog(t testing.TB, app, run string) *dynamic.Graph {
	t.Helper()
	return importChanged(t, app, run, nil)
}

// importChanged replays one log of the corpus after a change.
func importChanged(t testing.TB, app, run string, change func(*esdroidlog.Log)) *dynamic.Graph {
	t.Helper()
	dir := corpus.Crash(t, app)
	p := program.Open(t, filepath.Join(dir, "app.apk"))
	file, err := os.Open(filepath.Join(dir, run+".trace.txt.gz"))
	if err != nil {
		t.Skip(err)
	}
	defer file.Close()
	log, err := esdroidlog.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(log)
	}
	var out bytes.Buffer
	w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(p.Files), Origin: "esdroid-log"})
	if err != nil {
		t.Fatal(err)
	}
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := esdroidlog.Import(log, p, w, framework.CallsBack(p, set)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	package_, err := apk.Open(filepath.Join(dir, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := Replay(r, p, set, WithLayouts(ReadLayouts(package_)))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// oracle is a hand-made slice: kinds by position, and positions that may or
// may not count.
type oracle struct {
	order []int
	kinds map[int]string
	maybe map[int]bool
	notes map[int]string
}

func readOracle(t testing.TB, app string) oracle {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(corpus.Dir(t), "oracles", app+".txt"))
	if err != nil {
		t.Skip(err)
	}
	o := oracle{kinds: map[int]string{}, maybe: map[int]bool{}, notes: map[int]string{}}
	s := bufio.NewScanner(bytes.NewReader(data))
	for s.Scan() {
		f := strings.SplitN(s.Text(), "\t", 3)
		if strings.HasPrefix(s.Text(), "#") || len(f) < 3 {
			continue
		}
		p, err := strconv.Atoi(f[0])
		if err != nil {
			t.Fatal(err)
		}
		o.order = append(o.order, p)
		o.kinds[p], o.notes[p] = f[1], f[2]
		note := strings.TrimSpace(f[2])
		o.maybe[p] = strings.HasSuffix(note, "?") || strings.HasPrefix(note, "?")
	}
	return o
}

// criteria states for each app the exception and the operands that carry the fault.
var criteria = map[string]dynamic.Criterion{
	"yahtzee":       {Exception: "Ljava/lang/NumberFormatException;", Operands: []int{0}},
	"calculator":    {Exception: "Ljava/lang/NumberFormatException;", Operands: []int{0}},
	"bites":         {Exception: "Ljava/lang/NumberFormatException;", Operands: []int{0}},
	"tippytipper":   {Exception: "Ljava/lang/ArithmeticException;"},
	"scribbler":     {Exception: "Ljava/util/IllegalFormatConversionException;", Operands: []int{0}},
	"apvpdfview":    {Exception: "Ljava/lang/NullPointerException;", Operands: []int{0}},
	"whohasmystuff": {Exception: "Ljava/lang/NullPointerException;", Operands: []int{0}},
	"cowsay":        {Exception: "Landroid/view/ViewRootImpl$CalledFromWrongThreadException;"},
}

// tolerated are positions that an oracle's head names as neither right nor wrong.
var tolerated = map[string]map[int]bool{"whohasmystuff": set(27, 28, 29, 30, 40, 41, 203, 204, 205, 206, 209, 213, 214, 215, 232, 302, 303, 304, 305, 306, 307, 308)}

func set(list ...int) map[int]bool {
	out := map[int]bool{}
	for _, i := range list {
		out[i] = true
	}
	return out
}

// argued are the records that a slice has and its oracle has not, with the reason
// from the bytecode. There are no others, and none is missing.
var argued = map[string][]struct {
	records map[int]bool
	reason  string
}{
	"tippytipper": {
		{set(854, 855, 856, 858), "Total$1, which computes the number of people (1721 to 1965, in the oracle), is made and registered in Total.onCreate: the oracle of whohasmystuff has such records (448 to 452, 64 to 68)"},
		{set(703, 704, 705, 706, 707, 708), "TippyTipper$13.onClick starts Total, without which 854 would not run: the oracle has the same of SplitBill (2002 to 2007)"},
		{set(491, 492, 493, 495), "TippyTipper$13 is made and registered"},
		{set(490, 407, 853, 711), "findViewById gives the button on which each was registered, setContentView makes it: as 258 to 260 and 63 in the oracle of whohasmystuff"},
	},
	"bites":         {{set(320), "the menu's one item gets the id there by which onOptionsItemSelected (334) knows it"}},
	"apvpdfview":    {{set(26), "the list view on which the listener was registered: as 447 and 63 in the oracle of whohasmystuff"}},
	"whohasmystuff": {{set(3), "setContentView makes the list view of 63, as 247 the spinner"}, {set(31), "the columns that query is asked for: of the way of the row's type into setSelection, which the oracle tolerates (27 to 41)"}},
}

func isArgued(app string, position int) bool {
	for _, a := range argued[app] {
		if a.records[position] {
			return true
		}
	}
	return false
}

func TestOracles(t *testing.T) {
	apps := make([]string, 0, len(criteria))
	for app := range criteria {
		apps = append(apps, app)
	}
	slices.Sort(apps)
	for _, app := range apps {
		t.Run(app, func(t *testing.T) {
			o := readOracle(t, app)
			g := importLog(t, app, "reduced")
			c := criteria[app]
			var ok bool
			if c.Node, ok = g.AtPosition(o.order[0]); !ok {
				t.Fatalf("no node at position %d", o.order[0])
			}
			full := g.Backward(c, dynamic.Full)
			got := positions(g, full)
			hits, want, extra := 0, 0, 0
			for _, p := range o.order {
				if o.maybe[p] {
					continue
				}
				want++
				if _, in := got[p]; in {
					hits++
				} else {
					t.Errorf("missing %d %s %s: %s", p, o.kinds[p], o.notes[p], describe(g, p))
				}
			}
			for _, p := range slices.Sorted(maps.Keys(got)) {
				if _, in := o.kinds[p]; in || tolerated[app][p] {
					continue
				}
				if extra++; !isArgued(app, p) {
					w, _ := full.Why(got[p])
					t.Errorf("extra %d %s, by %s %s from %d", p, describe(g, p), w.Edge.Kind(), g.Label(w.Edge), w.From)
				}
			}
			for _, a := range argued[app] {
				for p := range a.records {
					if _, in := got[p]; !in {
						t.Errorf("%d is argued for and not in the slice", p)
					}
				}
			}
			t.Logf("%s: recall %d/%d = %.0f%%, precision %d/%d = %.0f%%", app, hits, want, 100*float64(hits)/float64(want), hits, hits+extra, 100*float64(hits)/float64(hits+extra))
		})
	}
}

// positions returns the nodes of a slice by their position in the log.
func positions(g *dynamic.Graph, s *dynamic.Slice) map[int]dynamic.Node {
	out := map[int]dynamic.Node{}
	for _, n := range s.Nodes {
		if p := g.Position(n); p >= 0 {
			out[p] = n
		}
	}
	return out
}

// addresses are records that two oracles call values and the others, in the same
// place, heap: the reads that give the object whose state is the value.
var addresses = map[string]map[int]bool{
	"bites":   set(381, 382, 383), // this$0.mDialogStep, of which getText (384) reads the text
	"yahtzee": set(21),            // this.roundsText, likewise of 22
}

// TestThinSlices: a thin slice has the records that the oracle calls values, and
// of those that it calls heap the writes that carry the value.
func TestThinSlices(t *testing.T) {
	for app, c := range criteria {
		o := readOracle(t, app)
		g := importLog(t, app, "reduced")
		var ok bool
		if c.Node, ok = g.AtPosition(o.order[0]); !ok {
			t.Fatalf("%s: no node at position %d", app, o.order[0])
		}
		got := positions(g, g.Backward(c, dynamic.Thin))
		for _, p := range o.order {
			if _, in := got[p]; o.kinds[p] == "value" && !in && !addresses[app][p] {
				t.Errorf("%s: missing %d %s: %s", app, p, o.notes[p], describe(g, p))
			}
		}
		for p, n := range got {
			op := g.Insn(n).Op
			write := op.Has(dex.FlagInvoke) || op >= dex.OpAput && op <= dex.OpAputShort || op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
			if kind := o.kinds[p]; kind != "value" && (kind != "heap" || !write) {
				t.Errorf("%s: extra %d %s %s", app, p, kind, describe(g, p))
			}
		}
	}
}

// TestOraclesWithoutLines: the logs of shrunk apps name no source lines. Without
// them, and with the wrong labels that the logs have, nearly as much is found.
func TestOraclesWithoutLines(t *testing.T) {
	for app, c := range criteria {
		o := readOracle(t, app)
		g := importChanged(t, app, "reduced", func(log *esdroidlog.Log) {
			for i := range log.Entries {
				log.Entries[i].Line = -1
			}
		})
		var ok bool
		if c.Node, ok = g.AtPosition(o.order[0]); !ok {
			t.Errorf("%s: no node at position %d", app, o.order[0])
			continue
		}
		got := map[int]bool{}
		for _, n := range g.Backward(c, dynamic.Full).Nodes {
			if p := g.Position(n); p >= 0 {
				got[p] = true
			}
		}
		hits, want := 0, 0
		for _, p := range o.order {
			if !o.maybe[p] {
				want++
				if got[p] {
					hits++
				}
			}
		}
		floor := 90
		if app == "calculator" {
			floor = 70 // which of the many listeners it was, remains a guess
		}
		if hits*100 < floor*want {
			t.Errorf("%s: %d of %d", app, hits, want)
		}
		t.Logf("%s: %d of %d", app, hits, want)
	}
}

func describe(g *dynamic.Graph, position int) string {
	n, ok := g.AtPosition(position)
	if !ok {
		return "no node"
	}
	m, pc := g.Where(n)
	in := g.Insn(n)
	text := in.Op.String()
	f := g.Program.MethodFile(m)
	switch in.Op.Index() {
	case dex.IndexMethod:
		text += " " + f.MethodText(in.Index)
	case dex.IndexField:
		text += " " + f.FieldText(in.Index)
	case dex.IndexType:
		text += " " + f.TypeDescriptor(in.Index)
	}
	return g.Program.Reference(m, pc) + " " + text
}

func TestEveryElementSaysWhy(t *testing.T) {
	for _, app := range corpus.Crashes {
		g := importLog(t, app, "reduced")
		// The last node that an exception cut short stands for the crash.
		crash, ok := g.LastRaised()
		if !ok {
			t.Errorf("%s: nothing raised", app)
			continue
		}
		c := dynamic.Criterion{Node: crash}
		thinWithinFull(t, g, c)
		x, err := g.Explain(g.Backward(c, dynamic.Full), jimple.New(g.Program), dynamic.Shown{})
		if err != nil {
			t.Fatal(err)
		}
		thin := 0
		for _, e := range x.Elements {
			if e.Thin {
				thin++
			}
			if e.ID == int(crash) {
				continue
			}
			// Following why leads to the criterion.
			at, steps := &e, 0
			for at.ID != int(crash) {
				if at.Why == nil {
					t.Errorf("%s: element %d says no why", app, at.ID)
					break
				}
				if at.Why.Label == "" && strings.HasPrefix(at.Why.Kind.String(), "edge-") {
					t.Errorf("%s: element %d: unknown kind of edge", app, at.ID)
				}
				next, ok := x.Find(at.Why.Element)
				if steps++; !ok || steps > len(x.Elements) {
					t.Errorf("%s: element %d does not lead to the criterion", app, e.ID)
					break
				}
				at = next
			}
			// Closed under its edges.
			for _, l := range e.DependsOn {
				if _, ok := x.Find(l.Element); !ok {
					t.Errorf("%s: element %d depends on %d, which is not in the slice", app, e.ID, l.Element)
				}
			}
		}
		t.Logf("%s: %d nodes, %d elements, %d thin, crash at position %d", app, g.Len(), len(x.Elements), thin, g.Position(crash))
	}
}
