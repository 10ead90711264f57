package html

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/report/story"
)

// browser is one Chromium for all tests of the package.
var browser = sync.OnceValues(func() (context.Context, error) {
	path := os.Getenv("ESDROID_TEST_CHROMIUM")
	dir, err := os.MkdirTemp("", "esdroid-browser-*")
	if err != nil {
		return nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.UserDataDir(dir), chromedp.WindowSize(1280, 900))
	allocated, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, _ := chromedp.NewContext(allocated)
	closeBrowser = func() { chromedp.Cancel(ctx); cancel(); os.RemoveAll(dir) }
	return ctx, chromedp.Do(ctx)
})

var closeBrowser = func() {}

func TestMain(m *testing.M) {
	code := m.Run()
	closeBrowser()
	os.Exit(code)
}

// opened is a page in the browser, with what it did that it should not.
type opened struct {
	t   *testing.T
	ctx context.Context
	mu  sync.Mutex
	bad []string
}

func open(t *testing.T, s *story.Story) *opened {
	t.Helper()
	t.Setenv("ESDROID_TEST_CHROMIUM", oracle.Tool(t, "chromium"))
	parent, err := browser()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "report.html")
	var b bytes.Buffer
	if err := Write(&b, s); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	tab, closeTab := chromedp.NewContext(parent)
	ctx, cancel := context.WithTimeout(tab, 5*time.Minute)
	t.Cleanup(func() { cancel(); closeTab() })
	p := &opened{t: t, ctx: ctx}
	address := "file://" + filepath.ToSlash(file)
	err = chromedp.Listen(ctx, func(e any) {
		p.mu.Lock()
		defer p.mu.Unlock()
		switch e := e.(type) {
		case *network.EventRequestWillBeSent:
			if u := e.Request.URL; u != address && !strings.HasPrefix(u, "data:") {
				p.bad = append(p.bad, "request for "+u)
			}
		case *log.EventEntryAdded:
			p.bad = append(p.bad, "log: "+e.Entry.Text)
		case *runtime.EventExceptionThrown:
			p.bad = append(p.bad, "exception: "+e.ExceptionDetails.Text)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, enable := range []func() error{
		func() error { _, err := chromedp.Call(ctx, network.Enable, network.EnableParams{}); return err },
		func() error { _, err := chromedp.Call(ctx, log.Enable, cdp.Empty{}); return err },
		func() error { _, err := chromedp.Call(ctx, runtime.Enable, cdp.Empty{}); return err },
	} {
		if err := enable(); err != nil {
			t.Fatal(err)
		}
	}
	p.run(chromedp.Navigate(address), chromedp.WaitReady(chromedp.CSS("html[data-ready]")))
	t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, b := range p.bad {
			t.Error(b)
		}
	})
	return p
}

func (p *opened) run(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// ask evaluates an expression that gives a string.
func (p *opened) ask(expression string) string {
	p.t.Helper()
	out, err := chromedp.Run(p.ctx, chromedp.Evaluate[string]("String("+expression+")"))
	if err != nil {
		p.t.Fatal(err)
	}
	return out
}

// until waits for an expression to be true. The page's policy lets nobody make code of
// text there, as a wait inside the page does.
func (p *opened) until(expression string) {
	p.t.Helper()
	for p.ask(expression) != "true" {
		p.run(chromedp.Sleep(20 * time.Millisecond))
	}
}

// pick chooses an option of a list, as a user does.
func (p *opened) pick(id, value string) {
	p.t.Helper()
	p.ask(fmt.Sprintf(`(() => { const s = document.getElementById(%q); s.value = %q; s.dispatchEvent(new Event("change")); })()`, id, value))
}

func (p *opened) want(what, expression, want string) {
	p.t.Helper()
	if got := p.ask(expression); got != want {
		p.t.Errorf("%s: %s, want %s", what, got, want)
	}
}

const (
	rows   = `document.querySelectorAll("#steps > li").length`
	chosen = `document.querySelector("#steps > [aria-current]")?.dataset.id ?? "none"`
	focus  = `document.activeElement.dataset.node ?? document.activeElement.tagName`
)

// sample is a story of a recorded run: a fault, a chain of values below it, conditions,
// callbacks of two events.
func sample() *story.Story {
	s := story.New("java.lang.ArithmeticException: divide by zero")
	s.Package, s.Thread, s.Recorded = "com.x", "main", true
	var picture bytes.Buffer
	if err := png.Encode(&picture, image.NewGray(image.Rect(0, 0, 54, 96))); err != nil {
		panic(err)
	}
	for i, text := range []string{"tap on minus", "tap on show"} {
		s.Events = append(s.Events, story.Event{Text: text, Points: []story.Point{{X: 10, Y: 20}}, Picture: picture.Bytes(), Width: 54, Height: 96, Callbacks: int64(i + 1), Needed: true})
	}
	add := func(class string, line int, text string, thin bool, kind story.Kind, to int, role string, callback int32) {
		id := len(s.Steps)
		st := story.Step{Place: story.Place{Class: "com.x." + class, Member: class + ".m", Method: "Lcom/x/" + class + ";->m()V", Path: "com/x/" + class + ".java", Line: line},
			ID: id, Refs: []string{fmt.Sprintf("Lcom/x/%s;->m()V@%04x", class, id)}, Text: text, Kind: kind, Thin: thin, Distance: id, Order: 100 - id, Times: 1, Thread: 1, Callback: callback}
		if to >= 0 {
			st.Why = &story.Link{To: to, Kind: "value", Role: role}
			s.Steps[to].DependsOn = append(s.Steps[to].DependsOn, story.Link{To: id, Kind: "value", Role: role})
		}
		s.Steps = append(s.Steps, st)
	}
	add("Main", 10, "x = a / b", true, story.Throw, -1, "", 3)
	add("Main", 9, "b = this.count", true, story.Statement, 0, "gives the value to", 3)
	add("Main", 5, "this.count = 0", true, story.Statement, 1, "gives the value to", 2)
	add("Main", 8, "if (ready)", false, story.Statement, 0, "decides that this runs", 3)
	add("Other", 3, "ready = true", false, story.Statement, 3, "gives the value to", 1)
	add("Main", 7, "", false, story.Begins, 0, "registered at", 3)
	s.Faults = []story.Fault{{Place: s.Steps[0].Place, Ref: s.Steps[0].Refs[0], Text: "x = a / b", Because: "b is 0"}}
	s.Stack = []story.Frame{{Text: "com.x.Main.m(Main.java:10)"}}
	s.Causes = []story.Cause{{Ref: s.Steps[2].Refs[0], Place: "Main.m:5", Text: "this.count = 0", Confirmed: true, Change: "with 1 instead of 0 here the crash does not happen"}}
	s.Unmodelled = []string{"Landroid/x/Y;->z()V"}
	s.MarkCauses()
	s.MarkEvents()
	return s
}

func TestFiltersNarrow(t *testing.T) {
	p := open(t, sample())
	p.want("thin", rows, "3")
	p.run(chromedp.Click(chromedp.CSS(`input[value=full]`)))
	p.want("full", rows, "6")
	p.pick("class", "com.x.Other")
	p.want("of a class, and the fault", rows, "2")
	p.run(chromedp.Click(chromedp.CSS("#reset")), chromedp.SendKeys(chromedp.CSS("#search"), "count"))
	p.until(rows + " === 3")
	p.run(chromedp.Click(chromedp.CSS("#reset")))
	p.pick("event", "0")
	p.want("of the first event, and the fault", rows, "2")
	p.run(chromedp.Click(chromedp.CSS("#reset")), chromedp.Click(chromedp.CSS("#only-causes")))
	p.want("confirmed causes, and the fault", rows, "2")
	p.run(chromedp.Click(chromedp.CSS("#reset")), chromedp.Click(chromedp.CSS(`input[value=events]`)))
	p.want("callbacks, and the fault", rows, "2")
}

func TestWayOnClick(t *testing.T) {
	p := open(t, sample())
	p.run(chromedp.Click(chromedp.CSS(`#steps [data-id="2"] code`)))
	p.want("chosen", chosen, "2")
	p.want("way", `Array.from(document.querySelectorAll("#chosen .why-path > li > a")).map((a) => a.textContent)`, "2,1,0")
	p.want("marked", `document.querySelectorAll("#canvas path.way").length`, "2")
	p.run(chromedp.Click(chromedp.CSS(`#chosen .why-path > li:last-child > a`)))
	p.want("followed", chosen, "0")
	p.run(chromedp.Click(chromedp.CSS(`#chosen ul [data-go="3"]`))) // a condition: the full slice is shown for it
	p.want("condition", chosen, "3")
	p.want("size", `document.querySelector("[name=size]:checked").value`, "full")
	p.run(chromedp.Click(chromedp.CSS(`#canvas [data-node="4"] rect`)))
	p.want("by the graph", chosen, "4")
}

func TestKeys(t *testing.T) {
	p := open(t, sample())
	p.run(chromedp.KeyEvent("j"), chromedp.KeyEvent("j"))
	p.want("second line", chosen, "1")
	p.run(chromedp.KeyEvent("k"))
	p.want("back", chosen, "0")
	p.run(chromedp.KeyEvent("2"))
	p.want("full", rows, "6")
	p.run(chromedp.KeyEvent("g"))
	p.want("graph", focus, "0")
	p.run(chromedp.KeyEvent(kb.ArrowRight))
	p.want("to a cause", focus, "1")
	p.run(chromedp.KeyEvent(kb.ArrowDown))
	p.want("to its sibling", focus, "3")
	p.run(chromedp.KeyEvent(kb.Enter))
	p.want("chosen", chosen, "3")
	p.run(chromedp.KeyEvent(" "))
	p.want("folded", `document.querySelectorAll('#canvas [data-node="4"]').length`, "0")
	p.run(chromedp.KeyEvent(kb.ArrowRight))
	p.want("opened by walking on", focus, "4")
	p.run(chromedp.KeyEvent(kb.ArrowLeft), chromedp.KeyEvent(kb.Escape))
	p.want("nothing chosen", chosen, "none")
	p.run(chromedp.KeyEvent("/"), chromedp.KeyEvent("g"))
	p.want("keys are text in a field", `document.getElementById("search").value.endsWith("g") && document.activeElement.id === "search"`, "true")
}

func TestStoryboardAndLook(t *testing.T) {
	s := sample()
	s.Events = append(s.Events, story.Event{Picture: s.Events[0].Picture, Width: 54, Height: 96})
	s.Absent = []story.Absence{{Kind: story.Unset, Place: s.Steps[2].Place, Text: "count = 1", Reason: "nothing else set it", Step: 2}}
	p := open(t, s)
	p.want("the screen at the crash", `document.querySelector(".storyboard .crash img").alt`, "The screen when the app crashed")
	p.want("what did not happen", `document.querySelector("#absent b").textContent`, "What had not run, and would have set it")
	p.run(chromedp.Click(chromedp.CSS("#absent [data-go]")))
	p.want("its reader", chosen, "2")
	p.want("pictures", `Array.from(document.querySelectorAll(".storyboard img")).filter((i) => i.naturalWidth === 54 && i.alt.includes("tap on")).length`, "2")
	p.want("place of the touch", `document.querySelector(".storyboard img").alt`, "The screen before: tap on minus at 10, 20")
	before := p.ask(`getComputedStyle(document.body).backgroundColor`)
	p.run(chromedp.Click(chromedp.CSS("#theme")))
	if after := p.ask(`getComputedStyle(document.body).backgroundColor`); after == before {
		t.Errorf("dark and light are both %s", before)
	}
	p.want("zoom", `(() => { const v = () => document.querySelector("#canvas svg").viewBox.baseVal.width; const a = v(); document.getElementById("zoom-in").click(); return v() < a; })()`, "true")
}

// TestHostileNames: what an app says stays text, and cannot be seen as anything else.
func TestHostileNames(t *testing.T) {
	s := sample()
	evil := `</script><script>document.title = "taken"</script><img src=http://example.invalid/x onerror="document.title='taken'">{{.}}` + "`${1}`\u2028"
	s.Title, s.Package, s.Thread = evil, evil, evil
	long := strings.Repeat("identifier", 1000)
	for i := range s.Steps {
		st := &s.Steps[i]
		st.Text, st.Class, st.Member, st.Path, st.Jimple, st.Inputs = evil+"\u202e"+long, evil, evil, evil, []string{evil}, []string{evil}
		if st.Why != nil {
			st.Why.Label, st.Why.Role, st.Why.Kind = evil, evil, evil
		}
	}
	s.Faults[0].Text, s.Faults[0].Because = evil, evil
	s.Stack[0].Text, s.Stack[0].Note = evil, evil
	s.Events[0].Text, s.Events[1].Activity = evil, evil
	s.Causes[0].Text, s.Causes[0].Place, s.Causes[0].Change = evil, evil, evil
	s.Callbacks = []story.Callback{{Member: evil, Trigger: evil}}
	s.Absent = []story.Absence{{Kind: story.Guard, Place: story.Place{Member: evil, Path: evil}, Text: evil, Reason: evil}}
	s.Facts = []string{evil}
	s.Unmodelled, s.Notes, s.Gaps = []string{evil}, []string{evil}, []story.Gap{{Reason: evil}}
	p := open(t, s)
	p.run(chromedp.Click(chromedp.CSS(`#steps [data-id="1"] code`)))
	if title := p.ask("document.title"); title == "taken" || !strings.Contains(title, "<script>") {
		t.Errorf("title %q", title)
	}
	p.want("elements from texts", `document.querySelectorAll("main script, img[src^=http], [onerror]").length`, "0")
	p.want("shown as text", `document.querySelector("#s1 code").textContent.includes("<script>")`, "true")
	p.want("marks of direction are spelled out", `document.documentElement.textContent.includes("\u202e")`, "false")
	p.want("the page is as wide as the window", `document.documentElement.scrollWidth <= innerWidth`, "true")
}

// TestManyElements: of 20,000 lines only a part is made into elements of the page.
func TestManyElements(t *testing.T) {
	s := sample()
	for len(s.Steps) < 20000 {
		id := len(s.Steps)
		to := (id - 6) / 3
		s.Steps = append(s.Steps, story.Step{Place: story.Place{Class: fmt.Sprintf("com.x.C%d", id%300), Member: fmt.Sprintf("C%d.m%d", id%300, id%7), Path: fmt.Sprintf("com/x/C%d.java", id%300), Line: id},
			ID: id, Refs: []string{fmt.Sprintf("Lcom/x/C%d;->m%d()V@%04x", id%300, id%7, id)}, Text: fmt.Sprintf("v%d = f(v%d)", to, id), Kind: story.Statement, Thin: id%2 == 0, Distance: id, Order: id, Times: 1 + id%3,
			Thread: int32(1 + id%3), Why: &story.Link{To: to, Kind: "value", Role: "gives the value to"}, DependsOn: []story.Link{{To: to, Kind: "control", Role: "decides"}}})
	}
	s.MarkEvents()
	start := time.Now()
	p := open(t, s)
	t.Logf("ready after %v; scripts took until %s ms", time.Since(start), p.ask("performance.now()"))
	count := func() {
		t.Helper()
		if n := p.ask(`document.querySelectorAll("*").length < 8000`); n != "true" {
			t.Errorf("the page has %s elements", p.ask(`document.querySelectorAll("*").length`))
		}
	}
	count()
	start = time.Now()
	p.run(chromedp.Click(chromedp.CSS(`input[value=full]`)))
	p.want("lines", `document.getElementById("count").textContent`, "20000 of 20000 lines")
	p.run(chromedp.SendKeys(chromedp.CSS("#search"), "v4999 "))
	p.until(rows + " < 10")
	p.run(chromedp.Click(chromedp.CSS(`#steps li:last-child code`)))
	t.Logf("full slice, search and choice after %v", time.Since(start))
	p.want("the way is told", `document.querySelectorAll("#chosen .why-path > li").length > 3`, "true")
	count()
}
