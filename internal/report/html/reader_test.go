// What a screen reader gets, and what paper gets.

package html

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/esdroid/esdroid/internal/report/story"
)

// heard is a node as a screen reader gets it.
type heard struct {
	role, name string
	properties map[string]string
}

// listen returns the accessibility tree in the order of reading.
func (p *opened) listen() []heard {
	p.t.Helper()
	if _, err := chromedp.Call(p.ctx, accessibility.Enable, cdp.Empty{}); err != nil {
		p.t.Fatal(err)
	}
	tree, err := chromedp.Call(p.ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		p.t.Fatal(err)
	}
	text := func(v *accessibility.Value) string {
		var s any
		if v == nil || json.Unmarshal(v.Value, &s) != nil || s == nil {
			return ""
		}
		if s, ok := s.(string); ok {
			return strings.TrimSpace(s)
		}
		return string(v.Value)
	}
	nodes := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range tree.Nodes {
		nodes[n.NodeID] = n
	}
	var out []heard
	var walk func(id accessibility.NodeID)
	walk = func(id accessibility.NodeID) {
		n := nodes[id]
		if n == nil {
			return
		}
		if !n.Ignored {
			h := heard{text(n.Role), text(n.Name), map[string]string{"description": text(n.Description)}}
			for _, x := range n.Properties {
				h.properties[string(x.Name)] = text(x.Value)
			}
			out = append(out, h)
		}
		for _, child := range n.ChildIDs {
			walk(child)
		}
	}
	walk(tree.Nodes[0].NodeID)
	return out
}

// TestScreenReader: the page has its landmarks and headings, whatever can be operated has a
// name and a state, and pictures and nodes of the graph are told in words.
func TestScreenReader(t *testing.T) {
	s := sample()
	s.Absent = []story.Absence{{Kind: story.Unset, Place: s.Steps[2].Place, Text: "count = 1", Reason: "nothing else set it", Step: 2}}
	p := open(t, s)
	p.run(chromedp.Click(chromedp.CSS(`input[value=full]`)), chromedp.Click(chromedp.CSS(`#steps [data-id="1"] code`)))
	count := map[string]int{}
	var names []string
	level := 0
	for _, h := range p.listen() {
		count[h.role]++
		names = append(names, h.role+": "+h.name)
		switch h.role {
		case "button", "link", "radio", "checkbox", "combobox", "searchbox", "image", "treeitem", "tree", "navigation", "search", "complementary", "region", "group":
			if h.name == "" && h.role != "group" {
				t.Errorf("a %s without a name", h.role)
			}
		case "heading":
			now := int(h.properties["level"][0] - '0')
			if now > level+1 {
				t.Errorf("heading %q of level %d follows one of level %d", h.name, now, level)
			}
			level = now
		}
		switch {
		case h.role == "tree" && h.properties["description"] == "":
			t.Error("nothing tells how to walk in the graph")
		case h.role == "treeitem" && h.properties["level"] == "":
			t.Errorf("the node %q has no level", h.name)
		}
	}
	for role, least := range map[string]int{"banner": 1, "main": 1, "contentinfo": 1, "navigation": 1, "search": 1, "complementary": 1, "status": 1, "tree": 1, "treeitem": 6, "image": 2, "heading": 8, "listitem": 10} {
		if count[role] < least {
			t.Errorf("%d of the role %s, want at least %d", count[role], role, least)
		}
	}
	for _, want := range []string{"heading: What failed", "image: The screen before: tap on minus at 10, 20", "radio: full", "button: Zoom in", "treeitem: b = this.count, Main.m:9", "treeitem: this.count = 0, Main.m:5, confirmed cause", "complementary: The chosen line", "link: To the story"} {
		if !slices.Contains(names, want) {
			t.Errorf("nobody is told %q of\n%s", want, strings.Join(names, "\n"))
		}
	}
}

// TestFocusOrder: the tabulator goes through the page as it is read, and nowhere twice.
func TestFocusOrder(t *testing.T) {
	p := open(t, sample())
	var order []string
	for range 60 {
		p.run(chromedp.KeyEvent(kb.Tab))
		at := p.ask(`(() => { const e = document.activeElement; return e === document.body ? "" : e.id || e.getAttribute("href") || e.name || e.dataset.node && "node" || e.tagName; })()`)
		if at == "" || slices.Contains(order, at) && at != "SUMMARY" && !strings.HasPrefix(at, "#s") {
			break
		}
		order = append(order, at)
	}
	last := -1
	for _, want := range []string{"#story", "#fault", "theme", "size", "search", "class", "reset", "zoom-in", "node"} {
		i := slices.Index(order, want)
		if i <= last {
			t.Errorf("%s comes at %d, after %d of %v", want, i, last, order)
		}
		last = i
	}
}

// TestPaper: on paper nothing is folded or cut, and afterwards all is as it was.
func TestPaper(t *testing.T) {
	s := sample()
	for i := range 9 { // a chain of methods that is wider than the window
		to := len(s.Steps) - 1
		if i == 0 {
			to = 2
		}
		st := s.Steps[2]
		st.ID, st.Class, st.Member, st.Line = len(s.Steps), st.Class+"X", st.Member+"x", 20+i
		st.Place = story.Place{Class: st.Class, Member: st.Member, Path: "com/x/X.java", Line: st.Line}
		st.Why = &story.Link{To: to, Kind: "value", Role: "gives the value to"}
		s.Steps[to].DependsOn = append(s.Steps[to].DependsOn, story.Link{To: st.ID, Kind: "value"})
		s.Steps = append(s.Steps, st)
	}
	p := open(t, s)
	const (
		folded = `document.querySelectorAll("details:not([open])").length`
		cut    = `Array.from(document.querySelectorAll("#canvas .node")).filter((n) => { const v = document.querySelector("#canvas svg").viewBox.baseVal, b = n.transform.baseVal[0].matrix; return b.e < v.x || b.e + 300 > v.x + v.width || b.f < v.y || b.f + 36 > v.y + v.height; }).length`
		empty  = `Array.from(document.querySelectorAll(".method")).filter((d) => d.open && !d.querySelector("li")).length`
	)
	before, outside := p.ask(folded), p.ask(cut)
	if before == "0" || outside == "0" {
		t.Fatalf("%s methods are folded, %s nodes out of sight: nothing to test", before, outside)
	}
	p.ask(`dispatchEvent(new Event("beforeprint"))`)
	p.want("folded", folded, "0")
	p.want("methods without lines", empty, "0")
	p.want("nodes out of sight", cut, "0")
	p.ask(`dispatchEvent(new Event("afterprint"))`)
	p.want("folded again", folded, before)
	p.want("out of sight again", cut, outside)
}
