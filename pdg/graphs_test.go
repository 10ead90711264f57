package pdg

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/pdg/view"
)

// TestDOTOfEveryKind lets Graphviz parse the graphs of all kinds of every app of
// the crash corpus, and draws each graph twice to compare the bytes.
func TestDOTOfEveryKind(t *testing.T) {
	nop := oracle.Tool(t, "nop")
	for _, app := range corpus.Crashes {
		t.Run(app, func(t *testing.T) {
			path := corpus.Crash(t, app) + "/app.apk"
			first, second := open(t, path), open(t, path)
			for kind, build := range map[string]func(*App) *view.Graph{
				"event":      func(a *App) *view.Graph { return a.Events().View(true) },
				"icc":        func(a *App) *view.Graph { return a.ComponentGraph(true) },
				"components": func(a *App) *view.Graph { return a.ComponentGraph(false) },
				"call":       func(a *App) *view.Graph { return a.CallGraph(nil, true) },
				"cfg":        func(a *App) *view.Graph { return a.StatementGraph(CFG, someMethods(a)) },
				"cdg":        func(a *App) *view.Graph { return a.StatementGraph(CDG, someMethods(a)) },
				"ddg":        func(a *App) *view.Graph { return a.StatementGraph(DDG, someMethods(a)) },
				"pdg":        func(a *App) *view.Graph { return a.StatementGraph(PDG, someMethods(a)) },
			} {
				var dot, again bytes.Buffer
				if err := build(first).Cut(500).WriteDOT(&dot); err != nil {
					t.Fatal(err)
				}
				if err := build(second).Cut(500).WriteDOT(&again); err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(dot.Bytes(), again.Bytes()) {
					t.Errorf("%s: two runs differ", kind)
				}
				parses(t, nop, kind, &dot)
			}
			if most := map[bool]int{true: 4000, false: 1000}[os.Getenv("CI") == "true" && !raceDetector]; len(first.Prog.Methods) > most {
				return // the whole app would take Graphviz a minute
			}
			for _, kind := range []GraphKind{CFG, CDG, DDG, PDG} {
				var dot bytes.Buffer
				if err := first.WriteStatementGraph(context.Background(), &dot, "dot", kind, nil); err != nil {
					t.Fatal(err)
				}
				parses(t, nop, "whole app, "+string(kind), &dot)
			}
		})
		if testing.Short() || raceDetector {
			break
		}
	}
}

// TestKindsOfStatements: a drawing tells apart what branches, throws, returns and calls, and
// control leads from the branch to what it decides.
func TestKindsOfStatements(t *testing.T) {
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/A;").Method(dex.AccPublic|dex.AccStatic, "m", "(I)I").Code(2)
	m.Op(dex.OpIfEqz, m.P(0), "good").Op(dex.OpInvokeStatic, "Lx/A;->other()Ljava/lang/Error;").Op(dex.OpMoveResultObject, 0).Op(dex.OpThrow, 0)
	m.Label("good").Const(0, 7).Op(dex.OpReturn, 0)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	id, _ := p.FindMethod("Lx/A;->m(I)I")
	g := a.StatementGraph(CDG, []dex.MethodID{id})
	kinds, labels := map[string]int{}, map[string]string{}
	for _, n := range g.Nodes {
		labels[n.ID] = n.Label
		kinds[n.Kind]++
		for text, kind := range map[string]string{"if ": "branch", "throw ": "throw", "return ": "return", "invoke": "call"} {
			if strings.Contains(n.Label, text) != (n.Kind == kind) {
				t.Errorf("%s is a %s", n.Label, n.Kind)
			}
		}
	}
	if kinds["branch"] != 1 || kinds["throw"] != 1 || kinds["return"] != 1 || kinds["call"] != 1 || kinds["entry"] != 1 {
		t.Errorf("%v", kinds)
	}
	decides := map[string]bool{}
	for _, e := range g.Edges {
		if strings.Contains(labels[e.From], "if ") {
			decides[strings.Fields(labels[e.To])[0]] = true
		}
	}
	if !decides["throw"] || !decides["return"] || decides["if"] {
		t.Errorf("the branch decides %v", decides)
	}
}

// parses fails the test if Graphviz does not read a graph.
func parses(t *testing.T, nop, kind string, dot *bytes.Buffer) {
	t.Helper()
	c := exec.Command(nop, "-p")
	c.Stdin = dot
	if out, err := c.CombinedOutput(); err != nil {
		t.Errorf("%s: %v\n%.500s", kind, err, out)
	}
}

// someMethods returns a spread of methods with code.
func someMethods(a *App) []dex.MethodID {
	var list []dex.MethodID
	for m := 0; m < len(a.Prog.Methods); m += 1 + len(a.Prog.Methods)/40 {
		list = append(list, dex.MethodID(m))
	}
	return list
}
