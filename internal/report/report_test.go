package report

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"html"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

var update = flag.Bool("update", false, "write the golden files")

func explainCrash(t *testing.T) *Crash {
	t.Helper()
	dir := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor")
	p, err := apk.Open(filepath.Join(dir, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.Open(p)
	if err != nil {
		t.Fatal(err)
	}
	reports, err := crash.ParseFile(filepath.Join(dir, "crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	c, err := criterion.Locate(app.Code, &reports[0])
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	return New(app, c, slice.Static(ctx, app, c, slice.Thin, slice.Options{}), slice.Static(ctx, app, c, slice.Full, slice.Options{}))
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s (-update writes it anew): -want +got\n%s", name, diff)
	}
}

func TestText(t *testing.T) {
	r := explainCrash(t)
	var b bytes.Buffer
	if err := r.Text(&b, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	golden(t, "silicompressor.txt", b.Bytes())
}

// TestShortText: a story that nobody asked for more of is short and narrow, with the
// cause among its first lines.
func TestShortText(t *testing.T) {
	r := explainCrash(t)
	var b strings.Builder
	if err := r.Text(&b, TextOptions{Max: 40, Lines: 16, Width: 60}); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
	if len(lines) > 19 { // at least three steps
		t.Errorf("%d lines", len(lines))
	}
	for _, line := range lines {
		if n := utf8.RuneCountInString(line); n > 60 {
			t.Errorf("%d columns: %s", n, line)
		}
	}
	if first := strings.Join(lines[:10], "\n"); !strings.Contains(first, "because this.height is zero") || !strings.Contains(b.String(), "this.height = 1") {
		t.Errorf("no cause in\n%s", b.String())
	}
}

// TestTextWithSources shows source lines instead of statements.
func TestTextWithSources(t *testing.T) {
	r := explainCrash(t)
	var err error
	if r.Sources, err = OpenSources(filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "src")); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := r.Text(&b, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	golden(t, "silicompressor-source.txt", b.Bytes())
}

func TestJSON(t *testing.T) {
	var a, b bytes.Buffer
	if err := explainCrash(t).JSON(&a); err != nil {
		t.Fatal(err)
	}
	if err := explainCrash(t).JSON(&b); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two runs differ")
	}
	var doc struct {
		Version   int
		Criterion struct {
			Rule  string
			Sites []struct {
				Ref      string
				Operands []struct{ Text string }
			}
		}
		Thin struct {
			Elements []struct {
				Ref, Text, Kind, Variable string
				Next                      int
			}
		}
	}
	if err := json.Unmarshal(a.Bytes(), &doc); err != nil {
		t.Fatal(err)
	}
	if doc.Version != JSONVersion || doc.Criterion.Rule != "division by zero" || doc.Criterion.Sites[0].Operands[0].Text != "this.height" {
		t.Errorf("got %+v", doc.Criterion)
	}
	for i, e := range doc.Thin.Elements {
		if e.Next >= i || i > 0 && (e.Next < 0 || e.Kind == "") {
			t.Errorf("element %d leads to %d by %q", i, e.Next, e.Kind)
		}
	}
}

// TestGraph: the story as DOT is what Graphviz reads, and SVG comes without it.
func TestGraph(t *testing.T) {
	r := explainCrash(t)
	var dot, svg bytes.Buffer
	g := r.Graph(r.Thin)
	if err := g.WriteDOT(&dot); err != nil {
		t.Fatal(err)
	}
	if err := g.WriteSVG(context.Background(), &svg); err != nil {
		t.Fatal(err)
	}
	if len(g.Nodes) != 3 || len(g.Edges) != 2 {
		t.Errorf("%d nodes, %d edges", len(g.Nodes), len(g.Edges))
	}
	for _, want := range []string{"this.height = this.height - 1", "maxRatio = this.width / this.height"} {
		if !strings.Contains(dot.String(), want) || !strings.Contains(html.UnescapeString(strings.ReplaceAll(svg.String(), "&#160;", " ")), want) {
			t.Errorf("no %q", want)
		}
	}
	cmd := exec.Command(oracle.Tool(t, "dot"), "-Tplain")
	cmd.Stdin = &dot
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("dot: %v\n%s", err, out)
	}
}

func TestSourceFile(t *testing.T) {
	for _, c := range []struct{ said, class, want string }{
		{"Main.java", "Main$1", "Main.java"},
		{"Text.kt", "TextKt", "Text.kt"},
		{"", "Main$1", "Main.java"},
		{"SourceFile", "a", "a.java"},
		{"PG", "a$b", "a.java"},
		{"r8-map-id-0123456789abcdef", "Main", "Main.java"},
		{"D8$$SyntheticClass", "Main$$ExternalSyntheticLambda0", "Main.java"},
		{"R8$$SyntheticClass", "Main$$ExternalSyntheticApiModelOutline0", "Main.java"},
		{"lambda", "-$$Lambda$Main$2tuYgJy4Z951yn5De8ZAlneAkiI", "Main.java"},
		{"", "-$$LambdaGroup$ja$0", "-$$LambdaGroup$ja$0"},
		{"", "$Gson", "$Gson.java"},
	} {
		if got := sourceFile(c.said, c.class); got != c.want {
			t.Errorf("%s in %q: %s, want %s", c.class, c.said, got, c.want)
		}
	}
}
