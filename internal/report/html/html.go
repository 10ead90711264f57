// The page: what can be read without scripts, and the data for those.

package html

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"strings"

	"github.com/esdroid/esdroid/internal/report/story"
)

var (
	//go:embed page/page.html
	pageText string
	//go:embed page/page.css
	style string
	//go:embed page/model.js
	modelScript string
	//go:embed page/view.js
	viewScript string
	//go:embed page/graph.js
	graphScript string
)

// script is run when the page has been read.
var script = "\"use strict\";\n(() => {\n" + modelScript + viewScript + graphScript + "start();\n})();\n"

// shown bounds the steps that can be read without scripts.
const shown = 150

// maxText bounds texts of the app in the page.
const maxText = 2000

var page = template.Must(template.New("page").Funcs(template.FuncMap{
	"text":    func(s string) string { return story.Visible(s, 240) },
	"long":    func(s string) string { return story.Visible(s, maxText) },
	"simple":  func(class string) string { return class[strings.LastIndexByte(class, '.')+1:] },
	"number":  func(i int) int { return i + 1 },
	"picture": picture,
	"touch":   touch,
	"first": func(steps []story.Step) []story.Step {
		return steps[:min(len(steps), shown)]
	},
	"more": func(steps []story.Step) int { return len(steps) - min(len(steps), shown) },
}).Parse(pageText))

// Write writes the page.
func Write(w io.Writer, s *story.Story) error {
	data, err := pageData(s)
	if err != nil {
		return err
	}
	var thin []story.Step
	for i := range s.Steps {
		if s.Steps[i].Thin || s.Steps[i].Kind == story.Throw {
			thin = append(thin, s.Steps[i])
		}
	}
	confirmed := 0
	for _, c := range s.Causes {
		if c.Confirmed {
			confirmed++
		}
	}
	return page.Execute(w, map[string]any{
		"Story": s, "Thin": thin, "Confirmed": confirmed,
		"Failed":  len(s.Faults)+len(s.Stack)+len(s.Callbacks) > 0,
		"Happens": len(s.Events)+len(s.Facts) > 0,
		"Policy":  policy,
		"Style":   template.HTML("<style>" + style + "</style>"),
		"Script":  template.HTML("<script>" + script + "</script>"),
		"Data":    template.HTML(`<script type="application/json" id="data">` + data + "</script>"),
	})
}

// policy allows the page's own style and script, pictures in it, and nothing else.
var policy = fmt.Sprintf("default-src 'none'; style-src 'sha256-%s'; script-src 'sha256-%s'; img-src data:; base-uri 'none'; form-action 'none'", digest(style), digest(script))

func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return base64.StdEncoding.EncodeToString(sum[:])
}

// picture is the address of a picture inside the page.
func picture(e story.Event) template.URL {
	return template.URL("data:image/png;base64," + base64.StdEncoding.EncodeToString(e.Picture))
}

// touch says where the screen was touched.
func touch(e story.Event) string {
	var at []string
	for _, p := range e.Points {
		at = append(at, fmt.Sprintf("%.0f, %.0f", p.X, p.Y))
	}
	if len(at) == 0 {
		return ""
	}
	return " at " + strings.Join(at, " to ")
}

// pageData is the steps for the script: strings once each, and numbers of them.
func pageData(s *story.Story) (string, error) {
	strs := &strs{at: map[string]int{}}
	links := func(list []story.Link) []any {
		var out []any
		for _, l := range list {
			out = append(out, []any{l.To, strs.add(l.Kind), strs.add(l.Role), strs.add(l.Label), flag(l.Assumed, 1)})
		}
		return out
	}
	steps := make([]any, 0, len(s.Steps))
	for i := range s.Steps {
		st := &s.Steps[i]
		var why []any
		if st.Why != nil {
			why = links([]story.Link{*st.Why})
		}
		flags := flag(st.Thin, 1) | flag(st.Assumed, 2) | flag(st.Repaired, 4) | flag(st.Kind == story.Throw, 8) | flag(st.Kind == story.Begins, 16)
		steps = append(steps, []any{strs.add(st.Class), strs.add(st.Member), strs.add(st.Path), st.Line, strs.add(st.Text), flags, st.Distance,
			why, links(st.DependsOn), strs.add(strings.Join(st.Inputs, ", ")), st.Order, st.Times, st.Thread, st.Event, st.Cause,
			strs.add(strings.Join(st.Refs, "\n")), strs.add(strings.Join(st.Jimple, "\n"))})
	}
	var events, causes []any
	for i := range s.Events {
		events = append(events, strs.add(s.Events[i].Text))
	}
	for _, c := range s.Causes {
		causes = append(causes, strs.add(c.Change))
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b) // writes <, > and & as escapes, so that no markup begins in it
	err := e.Encode(map[string]any{"version": 1, "recorded": s.Recorded, "strings": strs.list, "steps": steps, "events": events, "causes": causes})
	return strings.TrimSpace(b.String()), err
}

// strs numbers strings.
type strs struct {
	at   map[string]int
	list []string
}

func (t *strs) add(text string) int {
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		lines = append(lines, story.Visible(line, maxText))
	}
	text = strings.Join(lines, "\n")
	i, ok := t.at[text]
	if !ok {
		i = len(t.list)
		t.at[text] = i
		t.list = append(t.list, text)
	}
	return i
}

func flag(set bool, bit int) int {
	if set {
		return bit
	}
	return 0
}
