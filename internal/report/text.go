// The report for a terminal.

package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/esdroid/esdroid/slice"
)

// TextOptions choose how much the text shows.
type TextOptions struct {
	Full bool // the full slice too
	Max  int  // lines of each slice; 0 for all
}

// Text writes the report for reading.
func (r *Crash) Text(out io.Writer, o TextOptions) error {
	w := bufio.NewWriter(out)
	c := r.Criterion
	fmt.Fprintf(w, "%s\n", c.Exception.Header())
	top := c.Stack[0]
	fmt.Fprintf(w, "  in %s", r.method(c.Sites[0].Ref))
	if p := r.place(c.Sites[0].Ref); p.line > 0 {
		fmt.Fprintf(w, " (%s)", p)
	}
	if c.Report.Thread != "" {
		fmt.Fprintf(w, ", thread %s", c.Report.Thread)
	}
	if c.Report.Process != "" {
		fmt.Fprintf(w, " of %s", c.Report.Process)
	}
	fmt.Fprintln(w)
	for _, f := range c.Stack[1:] {
		verb := "called by"
		if !f.Direct {
			verb = "inside a callback, below"
		}
		fmt.Fprintf(w, "  %s %s", verb, strings.TrimPrefix(f.Frame.String(), top.Frame.Loader))
		if f.Note != "" {
			fmt.Fprintf(w, " (%s)", f.Note)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w)
	if len(c.Sites) > 1 {
		fmt.Fprintf(w, "What failed: one of %d statements\n", len(c.Sites))
	} else {
		fmt.Fprintln(w, "What failed")
	}
	for _, site := range c.Sites {
		p := r.place(site.Ref)
		text := r.Sources.Line(p.path, p.line)
		if text == "" {
			text = r.Words.Statement(r.App.Body(site.Method), site.Stmt)
		}
		fmt.Fprintf(w, "  %s\n      because %s\n", text, r.Fault(site))
	}
	for _, n := range c.Notes {
		fmt.Fprintf(w, "  note: %s\n", n)
	}
	r.section(w, "Where the value comes from", r.Thin, o.Max)
	r.events(w)
	if o.Full && r.Full != nil {
		r.section(w, "All that the crash depends on", r.Full, o.Max)
	}
	r.summary(w)
	return w.Flush()
}

// section prints the steps of a slice.
func (r *Crash) section(w io.Writer, title string, s *slice.Slice, limit int) {
	steps := r.Steps(s)
	if len(steps) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", title)
	width := 0
	for _, st := range steps {
		width = max(width, len(st.Place))
	}
	width = min(width, 40)
	for n, st := range steps {
		if limit > 0 && n >= limit {
			fmt.Fprintf(w, "  … and %d more lines (--max 0 shows all)\n", len(steps)-n)
			break
		}
		fmt.Fprintf(w, "%4d  %-*s  %s\n", n, width, st.Place, st.Text)
		var why []string
		if st.Of >= 0 {
			why = append(why, fmt.Sprintf("%s %d", st.Role, st.Of))
		}
		if n > 0 {
			why = append(why, "in "+st.Method)
		}
		if len(st.Inputs) > 0 {
			why = append(why, "from "+inputText(st.Inputs))
		}
		if st.Guess {
			why = append(why, "assumed")
		}
		if len(why) > 0 {
			fmt.Fprintf(w, "      %-*s    ↳ %s\n", width, "", strings.Join(why, ", "))
		}
	}
}

// events prints the callbacks of the full slice: who made the code run.
func (r *Crash) events(w io.Writer) {
	var lines []string
	for _, cb := range r.Callbacks() {
		line := r.method(slice.Ref{Method: cb.Method})
		if cb.Trigger != "" {
			line += ": " + cb.Trigger
		}
		if cb.Crash {
			line += "  ← crashed here"
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		return
	}
	if len(lines) > 12 {
		lines = append(lines[:12], fmt.Sprintf("… and %d more", len(lines)-12))
	}
	fmt.Fprintf(w, "\nEvents that run this code\n")
	for _, l := range lines {
		fmt.Fprintf(w, "  %s\n", l)
	}
}

// summary prints sizes and limits.
func (r *Crash) summary(w io.Writer) {
	fmt.Fprintf(w, "\nThin slice %d statements", r.Thin.Statements())
	if r.Full != nil {
		methods := map[int32]bool{}
		for i := range r.Full.Elements {
			methods[int32(r.Full.Elements[i].Method)] = true
		}
		fmt.Fprintf(w, ", full slice %d in %d methods.\n", r.Full.Statements(), len(methods))
	} else {
		fmt.Fprintln(w, "; --full adds conditions, objects and calls.")
	}
	r.leftOut(w, "thin", r.Thin)
	if r.Full != nil {
		r.leftOut(w, "full", r.Full)
	}
	if r.Thin.Partial || r.Full != nil && r.Full.Partial {
		fmt.Fprintln(w, "Stopped early: the slice is not complete (--budget allows more).")
	}
	if list := r.Unmodelled(); len(list) > 0 {
		shown := list
		if len(shown) > 6 {
			shown = shown[:6]
		}
		fmt.Fprintf(w, "Assumed, not known: what %d framework calls do (%s", len(list), strings.Join(shown, ", "))
		if len(list) > len(shown) {
			fmt.Fprintf(w, ", …")
		}
		fmt.Fprintln(w, ").")
	}
}

// leftOut says what the limit of a slice cut off.
func (r *Crash) leftOut(w io.Writer, name string, s *slice.Slice) {
	if !s.Cut {
		return
	}
	least := ""
	if s.LeftMore {
		least = "at least "
	}
	fmt.Fprintf(w, "Left out of the %s slice: %s%d statements at distance %d and more, such as", name, least, s.Left, s.Farther)
	for i, ref := range s.Beyond {
		sep := " "
		if i > 0 {
			sep = ", "
		}
		fmt.Fprintf(w, "%s%s", sep, r.place(ref))
	}
	fmt.Fprintln(w, " (--nearest 0 takes all).")
}
