package markdown

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/report/story"
)

// TestHostileText: no text of an app makes markup, mentions, links or rows.
func TestHostileText(t *testing.T) {
	evil := "a|b `c` ``d`` <img src=x> **e** [f](http://x.invalid) @everyone #12\n# g\n| h |\u202e"
	s := story.New(evil)
	s.Package, s.Thread = evil, evil
	s.Events = []story.Event{{Text: evil}}
	s.Faults = []story.Fault{{Place: story.Place{Member: evil}, Text: evil, Because: evil}}
	s.Stack = []story.Frame{{Text: evil + "\n```"}}
	s.Steps = []story.Step{{Place: story.Place{Member: evil}, Text: evil, Kind: story.Throw, Thin: true}, {ID: 1, Place: story.Place{Member: evil}, Text: evil, Thin: true, Inputs: []string{evil}, Cause: 1, Why: &story.Link{Role: evil, Label: evil}}}
	s.Causes = []story.Cause{{Text: evil, Place: evil, Confirmed: true, Change: evil}}
	s.Absent = []story.Absence{{Kind: story.Late, Place: story.Place{Member: evil}, Text: evil, Reason: evil}}
	s.Facts = []string{evil}
	s.Notes, s.Unmodelled = []string{evil}, []string{evil}
	var b bytes.Buffer
	if err := Write(&b, s); err != nil {
		t.Fatal(err)
	}
	text := b.String()
	if strings.Contains(text, "\u202e") {
		t.Error("a mark of direction is in it")
	}
	fenced := false
	for _, line := range strings.Split(text, "\n") {
		if line == "```" {
			fenced = !fenced
			continue
		}
		if fenced {
			continue
		}
		outside := codeSpan.ReplaceAllString(line, "")
		for _, bad := range []string{"<img", "[f](", "**e**", "@everyone", "://"} {
			if strings.Contains(outside, bad) {
				t.Errorf("%s in: %s", bad, line)
			}
		}
		if strings.HasPrefix(line, "|") {
			if n := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|"); n != 5 {
				t.Errorf("%d bars in: %s", n, line)
			}
		} else if strings.HasPrefix(line, "#") && !regexp.MustCompile(`^##[#]? `).MatchString(line) {
			t.Errorf("a heading of the app: %s", line)
		}
	}
	if fenced {
		t.Error("the stack's block does not end")
	}
}

// codeSpan is a code span by the rule of CommonMark, of up to three backticks.
var codeSpan = regexp.MustCompile("```.*?[^`]```|``.*?[^`]``|`[^`]*`")

func TestLongStoriesAreCut(t *testing.T) {
	s := story.New("x")
	for i := range 500 {
		s.Steps = append(s.Steps, story.Step{ID: i, Text: strings.Repeat("y", 1000), Thin: true, Place: story.Place{Member: "M.m", Line: i}})
	}
	var b bytes.Buffer
	if err := Write(&b, s); err != nil {
		t.Fatal(err)
	}
	if n := b.Len(); n > 20000 || !strings.Contains(b.String(), "and 470 more lines") {
		t.Errorf("%d bytes", n)
	}
}
