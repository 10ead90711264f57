// The dynamic checks the static: what recorded runs did must be among what the
// static dependence graph says can happen.

package slice_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// replayed opens an app of the corpus and replays one of its logs.
func replayed(t *testing.T, app, file string) (*pdg.App, *dynamic.Graph) {
	t.Helper()
	dir := corpus.Crash(t, app)
	p, err := apk.Open(filepath.Join(dir, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	a, err := pdg.Open(p)
	if err != nil {
		t.Fatal(err)
	}
	packed, err := os.Open(filepath.Join(dir, file))
	if err != nil {
		t.Skip(err)
	}
	defer packed.Close()
	log, err := esdroidlog.Read(packed)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(a.Prog.Files), Origin: "esdroid-log"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := esdroidlog.Import(log, a.Prog, w, framework.CallsBack(a.Prog, a.Summaries)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	g, err := replay.Replay(r, a.Prog, a.Summaries)
	if err != nil {
		t.Fatal(err)
	}
	return a, g
}

// place is a static position: a method and pc, or the method's parameters.
type place struct {
	method dex.MethodID
	pc     uint32
	param  bool
}

func placeOfNode(a *pdg.App, n pdg.Node) place {
	b := a.Body(n.Method)
	s := &b.Stmts[n.Stmt]
	if s.Op == jimple.OpParam || s.Op == jimple.OpThis {
		return place{method: n.Method, param: true}
	}
	return place{method: n.Method, pc: s.PC}
}

// statics answers, for one app, on which places a place depends.
type statics struct {
	a    *pdg.App
	memo map[place]map[place]bool
}

func (s *statics) of(p place) map[place]bool {
	if set, ok := s.memo[p]; ok {
		return set
	}
	set := map[place]bool{}
	var nodes []pdg.Node
	if p.param {
		for i := range s.a.Body(p.method).Stmts {
			if op := s.a.Body(p.method).Stmts[i].Op; op == jimple.OpParam || op == jimple.OpThis {
				nodes = append(nodes, pdg.Node{Method: p.method, Stmt: int32(i)})
			}
		}
	} else {
		nodes = s.a.NodesAt(p.method, p.pc)
	}
	var work []pdg.Node
	for _, n := range nodes {
		for _, part := range parts(s.a, n) {
			n.Part = part
			work = append(work, n)
		}
	}
	// Entries and arguments are no instructions: what counts is behind them.
	seen := map[pdg.Node]bool{}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, d := range s.a.Deps(nil, n) {
			if d.Part != pdg.Entry {
				set[placeOfNode(s.a, d.Node)] = true
			}
			// Recorded runs go through registers, where a move is no step.
			moved := s.a.Body(d.Method).Stmts[d.Stmt].Op == jimple.OpCopy
			if (d.Part != pdg.Whole || moved) && !seen[d.Node] {
				seen[d.Node] = true
				work = append(work, d.Node)
			}
		}
	}
	s.memo[p] = set
	return set
}

// comesFrom reports whether a value at one place can be the object made at another.
func (s *statics) comesFrom(from, to place) bool {
	seen := map[place]bool{from: true}
	for work := []place{from}; len(work) > 0; work = work[1:] {
		for p := range s.of(work[0]) {
			if p == to {
				return true
			}
			if !seen[p] && len(seen) < 20000 {
				seen[p] = true
				work = append(work, p)
			}
		}
	}
	return false
}

// parts lists the parts that a statement can have.
func parts(a *pdg.App, n pdg.Node) []pdg.Part {
	list := []pdg.Part{pdg.Whole, pdg.Thrown}
	for k := range a.Body(n.Method).Args(n.Stmt) {
		list = append(list, pdg.Argument(k))
	}
	for e := range 12 {
		list = append(list, pdg.Effect(e))
	}
	return list
}

func dynamicPlace(a *pdg.App, g *dynamic.Graph, n dynamic.Node) (place, bool) {
	m, pc := g.Where(n)
	switch g.Kind(n) {
	case dynamic.Instruction, dynamic.Effect:
		if nodes := a.NodesAt(m, pc); len(nodes) > 0 { // a move-result belongs to its call
			pc = a.Body(m).Stmts[nodes[0].Stmt].PC
		}
		return place{method: m, pc: pc}, true
	case dynamic.Parameter:
		return place{method: m, param: true}, true
	}
	return place{}, false
}

// defines reports whether a place can define what an edge carries. Of the content of
// an object that no recorded statement wrote, replay says that it came with the
// object, from where that was made or handed over: this is no definition.
func defines(a *pdg.App, label string, from, to place) bool {
	if label == "" && opAt(a, to, jimple.OpNew, jimple.OpNewArray) && (from.method != to.method || opAt(a, from, jimple.OpGetElement)) {
		return false
	}
	if label == "" || label == "this" || label == "return value" || strings.HasPrefix(label, "operand ") || strings.HasPrefix(label, "parameter ") {
		return true
	}
	if to.param {
		return false
	}
	for _, n := range a.NodesAt(to.method, to.pc) {
		switch op := a.Body(n.Method).Stmts[n.Stmt].Op; {
		case op == jimple.OpPutField || op == jimple.OpPutStatic || op == jimple.OpPutElement || op == jimple.OpFillArray:
			return true
		}
	}
	return false
}

// opAt reports whether a place has a statement with one of some operations.
func opAt(a *pdg.App, p place, ops ...jimple.Op) bool {
	if p.param {
		return false
	}
	for _, n := range a.NodesAt(p.method, p.pc) {
		if slices.Contains(ops, a.Body(n.Method).Stmts[n.Stmt].Op) {
			return true
		}
	}
	return false
}

// describedCall reports whether an edge leads from a call to what a method returns for
// which a summary stands: its code is not followed.
func describedCall(a *pdg.App, from, to place) bool {
	return from.method != to.method && strings.HasPrefix(a.Prog.MethodText(to.method), "Landroid/support/")
}

// handlers returns the starts of the handlers in which a place runs.
func handlers(a *pdg.App, p place) []place {
	b := a.Body(p.method)
	var out []place
	for _, n := range a.NodesAt(p.method, p.pc) {
		for _, c := range b.ControlDeps(jimple.NormalExits).Of(n.Stmt) {
			if c.Edge == jimple.EdgeException {
				out = append(out, place{method: p.method, pc: b.Stmts[c.On].PC})
			}
		}
	}
	return out
}

// lost tells which relations of a run rest on records that the log lost: those
// across a gap in one of their frames, of repaired records, and in frames whose
// call is not in the log although only app code calls the method.
type lost struct {
	a     *pdg.App
	g     *dynamic.Graph
	gaps  map[int32][]dynamic.Node // by frame, ascending
	first map[int32]dynamic.Node   // of the nodes of a frame
}

func newLost(a *pdg.App, g *dynamic.Graph) *lost {
	l := &lost{a, g, map[int32][]dynamic.Node{}, map[int32]dynamic.Node{}}
	for n := range dynamic.Node(g.Len()) {
		f := g.FrameNumber(n)
		if _, ok := l.first[f]; !ok {
			l.first[f] = n
		}
	}
	for _, gap := range g.Gaps {
		if int(gap.Before) >= g.Len() {
			continue
		}
		// What went on in the frame, and in those that called it, is uncertain.
		for f := g.FrameNumber(gap.Before); f >= 0; f = g.Frames[f].Parent {
			l.gaps[f] = append(l.gaps[f], gap.Before)
		}
	}
	return l
}

// entered reports whether the call of a frame is missing.
func (l *lost) entered(frame int32) bool {
	f := &l.g.Frames[frame]
	if f.Call == dynamic.NoNode {
		return len(l.a.Callers(f.Method)) > 0
	}
	return l.gapBetween(frame, f.Call, l.first[frame])
}

// gapBetween reports whether records of a frame are lost after one node, up to
// another.
func (l *lost) gapBetween(frame int32, after, upTo dynamic.Node) bool {
	gaps := l.gaps[frame]
	i, _ := slices.BinarySearch(gaps, after+1)
	return i < len(gaps) && gaps[i] <= upTo
}

func (l *lost) between(from, to dynamic.Node) bool {
	if l.g.Repaired(from) || l.g.Repaired(to) {
		return true
	}
	for _, f := range []int32{l.g.FrameNumber(from), l.g.FrameNumber(to)} {
		if l.entered(f) || l.gapBetween(f, to, from) {
			return true
		}
	}
	return false
}

// exceptions are the relations that a log shows and the static graph lacks, each
// with its reason. The text is the beginning of what the test reports.
var exceptions = []struct{ app, text, reason string }{
	{"passwordmaker", "callback: Lcom/tasermonkeys/google/json/stream/JsonWriter;->value(J)", "lost records: no instruction of the app calls it; what fits it is left of another method"},
	{"passwordmaker", "path: Lorg/passwordmaker/android/PasswordMakerProForAndroidActivity;->onPause()", "lost records: it was resumed before, of which the log has nothing"},
	{"dalvikexplorer", "path: Lorg/jessies/dalvikexplorer/BetterArrayAdapter;->getCount()", "the log begins when the list is on the screen already"},
	{"dalvikexplorer", "callback: Lcom/vladium/jcd/cls/attribute/GenericAttribute_info;-><init>(I[B)V", "lost records: no instruction of the app calls it; what fits it is left of another constructor"},
}

func exception(app, text string) bool {
	for _, e := range exceptions {
		if e.app == app && strings.HasPrefix(text, e.text) {
			return true
		}
	}
	return false
}

// TestStaticHasWhatRan holds the static graph to every log of the corpus: each call,
// each definition and use of a local, parameter, field or array element, and each
// branch that decided has its edge, but for what lost records make uncertain.
func TestStaticHasWhatRan(t *testing.T) {
	if testing.Short() {
		t.Skip("replays every log of the corpus")
	}
	logs := []string{"reduced.trace.txt.gz"}
	if os.Getenv("CI") == "true" {
		logs = append(logs, "full.trace.txt.gz")
	}
	for _, app := range corpus.Crashes {
		for _, log := range logs {
			t.Run(app+"/"+strings.TrimSuffix(log, ".trace.txt.gz"), func(t *testing.T) {
				a, g := replayed(t, app, log)
				checkAgreement(t, app, a, g)
			})
		}
	}
}

func checkAgreement(t *testing.T, app string, a *pdg.App, g *dynamic.Graph) {
	all, left := map[string]int{}, map[string]int{}
	missed := map[string]int{}
	note := func(kind string, ok bool, text func() string) {
		all[kind]++
		if !ok {
			if s := kind + ": " + text(); !exception(app, s) {
				missed[s]++
			}
		}
	}
	l := newLost(a, g)
	for i := range g.Frames {
		f := &g.Frames[i]
		if f.Call == dynamic.NoNode || g.Kind(f.Call) != dynamic.Instruction {
			continue
		}
		if l.entered(int32(i)) {
			left["call"]++
			continue
		}
		m, pc := g.Where(f.Call)
		ok := slices.Contains(a.Targets(pdg.Site{Method: m, PC: pc}), f.Method) || a.Prog.MethodName(f.Method) == "<clinit>" || a.IsCallback(f.Method)
		note("call", ok, func() string { return a.Prog.MethodText(f.Method) + " from " + a.Prog.Reference(m, pc) })
	}
	for _, c := range g.Callbacks {
		if len(a.Callers(c.Method)) > 0 && !a.IsCallback(c.Method) {
			left["callback"]++ // its caller's record is lost
			continue
		}
		if a.Unheard(c.Method) {
			t.Errorf("nothing is said to call %s, which ran", a.Prog.MethodText(c.Method))
		}
		note("callback", a.IsCallback(c.Method) || a.Prog.MethodName(c.Method) == "<clinit>", func() string { return a.Prog.MethodText(c.Method) })
	}
	s := &statics{a, map[place]map[place]bool{}}
	for n := range dynamic.Node(g.Len()) {
		from, ok := dynamicPlace(a, g, n)
		// Summaries stand for the classes of the support library.
		if !ok || strings.HasPrefix(a.Prog.MethodText(from.method), "Landroid/support/") {
			continue
		}
		g.Edges(n, func(e dynamic.Edge) bool {
			kind := ""
			switch e.Kind() {
			case dynamic.EdgeValue, dynamic.EdgeBase:
				kind = "data"
			case dynamic.EdgeControl:
				kind = "control"
			}
			to, ok := dynamicPlace(a, g, e.To)
			if kind == "" || !ok || e.Assumed() || from == to || g.Kind(n) == dynamic.Effect || g.Kind(e.To) == dynamic.Effect {
				return true
			}
			if kind == "data" && describedCall(a, from, to) {
				left["described"]++ // of the support library, for which summaries stand
				return true
			}
			if in := handlers(a, from); kind == "control" && len(in) > 0 {
				// Logs do not record that an exception was caught; the replay then names what ran
				// last: in the method itself the static graph must have it, as what threw. In
				// another one it is a branch in the code that the call had run, or the call of the
				// method: no control dependence.
				if to.method != from.method {
					left["ran last"]++
					return true
				}
				note("handler", s.of(from)[to] || slices.ContainsFunc(in, func(h place) bool { return s.of(h)[to] }), func() string {
					return fmt.Sprintf("%s on %s", textAt(a, from), textAt(a, to))
				})
				return true
			}
			if kind == "data" && !defines(a, g.Label(e), from, to) {
				// What no recorded statement wrote came with its object, from where that was made
				// or handed over: there the static graph must have the object.
				note("object", s.of(from)[to] || s.comesFrom(from, to) || g.Label(e) == "key", func() string {
					return fmt.Sprintf("%s on %s (%s)", textAt(a, from), textAt(a, to), g.Label(e))
				})
				return true
			}
			if l.between(n, e.To) {
				left[kind]++
				return true
			}
			ok = s.of(from)[to]
			if kind == "data" && g.Label(e) == "key" && opAt(a, to, jimple.OpPutField) {
				left["key"]++ // the static graph does not ask what keys hold
				return true
			}
			if !ok && (g.Label(e) == "this" && opAt(a, to, jimple.OpNew) || g.Label(e) == "" && opAt(a, from, jimple.OpVirtual, jimple.OpInterface)) {
				ok = s.comesFrom(from, to) // the way of a listener, or of a call's receiver that it returns, from where it was made
			}
			note(kind, ok, func() string {
				return fmt.Sprintf("%s on %s (%s)", textAt(a, from), textAt(a, to), g.Label(e))
			})
			return true
		})
	}
	list := make([]string, 0, len(missed))
	for text := range missed {
		list = append(list, text)
	}
	slices.Sort(list)
	for _, text := range list {
		t.Errorf("%d times without a static edge: %s", missed[text], text)
	}
	t.Logf("checked %v; lost records leave out %v", all, left)
}

// textAt shows a place.
func textAt(a *pdg.App, p place) string {
	text := a.Prog.Reference(p.method, p.pc)
	if p.param {
		return a.Prog.MethodText(p.method) + " parameters"
	}
	if n := a.NodesAt(p.method, p.pc); len(n) > 0 {
		text += " " + a.Text(n[0])
	}
	return text
}
