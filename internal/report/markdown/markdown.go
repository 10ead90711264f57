// The sections of a report, and how text is kept from being markup.

package markdown

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/esdroid/esdroid/internal/report/story"
)

// The page is for a ticket: what is longer is in the HTML report.
const (
	shownSteps  = 30
	shownStack  = 12
	shownCauses = 8
	maxText     = 160
)

// Write writes the story.
func Write(out io.Writer, s *story.Story) error {
	w := bufio.NewWriter(out)
	fmt.Fprintf(w, "## %s\n\n", plain(s.Title))
	var about []string
	if s.Package != "" {
		about = append(about, "App "+code(s.Package))
	}
	if s.Thread != "" {
		about = append(about, "thread "+code(s.Thread))
	}
	if len(about) > 0 {
		fmt.Fprintf(w, "%s\n\n", strings.Join(about, ", "))
	}
	faults(w, s)
	events(w, s)
	steps(w, s)
	absent(w, s)
	causes(w, s)
	limits(w, s)
	return w.Flush()
}

func faults(w io.Writer, s *story.Story) {
	if len(s.Faults) > 0 {
		title := "What failed"
		if len(s.Faults) > 1 {
			title += fmt.Sprintf(": one of %d statements", len(s.Faults))
		}
		fmt.Fprintf(w, "### %s\n\n", title)
		for _, f := range s.Faults {
			fmt.Fprintf(w, "- %s in %s", code(f.Text), code(f.Place.String()))
			if f.Because != "" {
				fmt.Fprintf(w, ", because %s", code(f.Because))
			}
			fmt.Fprintln(w)
		}
		fmt.Fprintln(w)
	}
	if len(s.Stack) > 0 {
		fmt.Fprint(w, "```\n")
		for i, f := range s.Stack {
			if i == shownStack {
				fmt.Fprintf(w, "… %d more\n", len(s.Stack)-i)
				break
			}
			fmt.Fprintf(w, "at %s\n", strings.ReplaceAll(story.Visible(f.Text, maxText), "`", "'"))
		}
		fmt.Fprint(w, "```\n\n")
	}
}

func events(w io.Writer, s *story.Story) {
	if len(s.Events)+len(s.Facts) == 0 {
		return
	}
	fmt.Fprint(w, "### How it happens\n\n")
	for i, e := range s.Events {
		switch {
		case !e.Crash():
			fmt.Fprintf(w, "%d. %s\n", i+1, plain(e.Text))
		case i == 0:
			fmt.Fprint(w, "At the start of the app, without any event.\n")
		}
	}
	for i, f := range s.Facts {
		fmt.Fprintf(w, "%s- %s\n", map[bool]string{true: "\n"}[i == 0 && len(s.Events) > 0], plain(f))
	}
	fmt.Fprintln(w)
}

func steps(w io.Writer, s *story.Story) {
	var thin []*story.Step
	for i := range s.Steps {
		if st := &s.Steps[i]; (st.Thin || st.Kind == story.Throw) && st.Kind != story.Begins {
			thin = append(thin, st)
		}
	}
	if len(thin) == 0 {
		return
	}
	fmt.Fprint(w, "### Where the value comes from\n\n| # | where | statement | what it does |\n|---:|---|---|---|\n")
	for i, st := range thin {
		if i == shownSteps {
			fmt.Fprintf(w, "\nand %d more line%s\n", len(thin)-i, map[bool]string{true: "s"}[len(thin)-i > 1])
			break
		}
		text := code(st.Text)
		if st.Times > 1 {
			text += fmt.Sprintf(" (%d times)", st.Times)
		}
		var why []string
		switch {
		case st.Kind == story.Throw:
			why = append(why, "**fails**")
		case st.Why != nil:
			role := st.Why.Role + fmt.Sprintf(" %d", st.Why.To)
			if st.Why.Label != "" {
				role += " (" + st.Why.Label + ")"
			}
			why = append(why, plain(role))
		}
		if len(st.Inputs) > 0 {
			why = append(why, "from "+plain(strings.Join(st.Inputs, ", ")))
		}
		if st.Cause > 0 {
			why = append(why, "**confirmed cause**")
		}
		if st.Assumed {
			why = append(why, "assumed")
		}
		fmt.Fprintf(w, "| %d | %s | %s | %s |\n", st.ID, code(st.Place.String()), text, strings.Join(why, ", "))
	}
	fmt.Fprintln(w)
}

func absent(w io.Writer, s *story.Story) {
	var last story.AbsenceKind
	for i, a := range s.Absent {
		if i == 0 || a.Kind != last {
			fmt.Fprintf(w, "%s### %s\n\n", map[bool]string{true: "\n"}[i > 0], a.Kind.Heading())
		}
		last = a.Kind
		fmt.Fprintf(w, "- %s in %s", code(a.Text), code(a.Place.String()))
		if a.Reason != "" {
			fmt.Fprintf(w, ": %s", plain(a.Reason))
		}
		fmt.Fprintln(w)
	}
	if len(s.Absent) > 0 {
		fmt.Fprintln(w)
	}
}

func causes(w io.Writer, s *story.Story) {
	n := 0
	for _, c := range s.Causes {
		if !c.Confirmed {
			continue
		}
		if n == 0 {
			fmt.Fprint(w, "### Confirmed by running again with one thing changed\n\n")
		}
		if n++; n <= shownCauses {
			fmt.Fprintf(w, "- %s in %s: %s\n", code(c.Text), code(c.Place), plain(c.Change))
		}
	}
	if n > shownCauses {
		fmt.Fprintf(w, "- and %d more\n", n-shownCauses)
	}
	if n > 0 {
		fmt.Fprintln(w)
	}
}

func limits(w io.Writer, s *story.Story) {
	var lines []string
	for _, n := range s.Notes {
		lines = append(lines, plain(n))
	}
	if n := len(s.Gaps); n > 0 {
		lines = append(lines, fmt.Sprintf("The trace lost records in %d places.", n))
	}
	if n := len(s.Unmodelled); n > 0 {
		lines = append(lines, fmt.Sprintf("What %d framework methods do was assumed.", n))
	}
	if len(lines) == 0 {
		return
	}
	fmt.Fprint(w, "### Limits\n\n")
	for _, l := range lines {
		fmt.Fprintf(w, "- %s\n", l)
	}
}

// code writes a text as a code span that holds within a row of a table: GitHub takes
// \| there for |, and a fence longer than any run of backticks in it.
func code(text string) string {
	text = strings.TrimSpace(story.Visible(text, maxText))
	if text == "" {
		return ""
	}
	run, longest := 0, 0
	for _, c := range text {
		if run++; c != '`' {
			run = 0
		}
		longest = max(longest, run)
	}
	fence := strings.Repeat("`", longest+1)
	blank := ""
	if longest > 0 {
		blank = " "
	}
	return fence + blank + strings.ReplaceAll(text, "|", `\|`) + blank + fence
}

// special are the characters that mean something, to one tracker or another.
var special = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "{", `\{`, "}", `\}`, "[", `\[`, "]", `\]`, "<", "&lt;", ">", "&gt;", "&", "&amp;",
	"#", `\#`, "|", `\|`, "~", `\~`, "!", `\!`, "@", "&#64;", "://", "&#58;//", "www.", "www&#46;")

// plain escapes a text.
func plain(text string) string { return special.Replace(story.Visible(text, 2*maxText)) }
