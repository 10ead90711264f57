package inspect_test

import (
	"bytes"
	"context"
	"encoding/json"
	"html"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/jimple/inspect"
)

func load(t testing.TB, file, method string) *inspect.Method {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse(file, data)
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	id, ok := p.FindMethod(method)
	if !ok {
		t.Fatalf("no method %s", method)
	}
	m, err := inspect.Load(jimple.New(p), id)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// probe points at one instruction of the page and reports what that changes,
// what the page shows and whether anything failed.
const probe = `<script>
var failed = [];
window.addEventListener("error", function (e) { failed.push(e.message); });
window.addEventListener("load", function () {
  document.querySelector(".phase li[data-pc]").dispatchEvent(new MouseEvent("mouseover", {bubbles: true}));
  var pc = document.querySelector(".phase li[data-pc]").dataset.pc;
  var out = document.createElement("pre");
  out.id = "probe";
  out.textContent = JSON.stringify({
    failed: failed,
    phases: Array.from(document.querySelectorAll(".phase h2")).map(function (x) { return x.textContent; }),
    on: document.querySelectorAll(".on").length,
    samePC: document.querySelectorAll("[data-pc='" + pc + "']").length,
    statements: document.querySelectorAll("tr[data-pc]").length,
    nodes: document.querySelectorAll(".graph svg g.node").length,
    graphHeight: document.querySelector(".graph svg").getBoundingClientRect().height,
    scripts: document.querySelectorAll("script").length,
    wider: document.documentElement.scrollWidth - window.innerWidth,
  });
  document.body.appendChild(out);
});
</script>`

// The page is opened in a browser: it shows all phases and the graph, and
// pointing at an instruction marks it everywhere.
func TestPage(t *testing.T) {
	m := load(t, "../testdata/shapes.dex", "LShapes;->narrow([BCZ)I")
	var page bytes.Buffer
	if err := m.WriteHTML(&page); err != nil {
		t.Fatal(err)
	}
	chromium := oracle.Tool(t, "chromium")
	dir := t.TempDir()
	file := filepath.Join(dir, "method.html")
	if err := os.WriteFile(file, []byte(strings.Replace(page.String(), "<head>", "<head>"+probe, 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Minute)
	defer cancel()
	out, err := exec.CommandContext(ctx, chromium, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir="+filepath.Join(dir, "profile"),
		"--window-size=1400,900", "--virtual-time-budget=5000", "--dump-dom", "file://"+file).Output()
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(`(?s)<pre id="probe">(.*?)</pre>`).FindSubmatch(out)
	if found == nil {
		t.Fatalf("the page did not load:\n%.2000s", out)
	}
	var got struct {
		Failed, Phases                                []string
		On, SamePC, Statements, Nodes, Scripts, Wider int
		GraphHeight                                   float64
	}
	if err := json.Unmarshal([]byte(html.UnescapeString(string(found[1]))), &got); err != nil {
		t.Fatal(err)
	}
	t.Logf("%+v", got)
	if len(got.Failed) > 0 {
		t.Errorf("scripts failed: %q", got.Failed)
	}
	if len(got.Phases) != 1+len(m.Phases) || got.Phases[0] != "dex" {
		t.Errorf("phases %q, want dex and %d more", got.Phases, len(m.Phases))
	}
	if got.On < 3 || got.On != got.SamePC {
		t.Errorf("pointing at an instruction marks %d places of %d", got.On, got.SamePC)
	}
	if got.Statements != len(m.Statements) {
		t.Errorf("%d statements, want %d", got.Statements, len(m.Statements))
	}
	if got.Nodes != len(m.Blocks) || got.GraphHeight < 100 {
		t.Errorf("a graph of %d nodes and height %v for %d blocks", got.Nodes, got.GraphHeight, len(m.Blocks))
	}
	if got.Scripts != 2 { // its own and the probe: nothing of the app has become code
		t.Errorf("%d scripts", got.Scripts)
	}
	if got.Wider > 0 {
		t.Errorf("the page is %d pixels wider than the window", got.Wider)
	}
}
