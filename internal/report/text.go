// The report for a terminal.

package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// TextOptions choose how much the text shows.
type TextOptions struct {
	Full  bool // the full slice too
	Max   int  // steps of each slice; 0 for all
	Lines int  // lines of the whole text, as far as steps can be left out; 0 for any number
	Width int  // columns, beyond which lines are cut; 0 for any number
	// Inside shows the parts of each step, with those that the compiler made for it.
	Inside bool
}

// The bounds of a text that is limited to some lines.
const (
	leastLines  = 4 // of the steps, where even that makes the text too long
	shownHeader = 2
)

// shortened is how much a text shows of what is not its steps.
type shortened struct {
	sites, events, callers int // how many of several failing statements, events and callers
	room                   int // lines for the steps that are enough, if not all of them fit
}

// shorter is how texts are made shorter, step by step. Three steps are the fewest, of which
// the first has no reason.
var shorter = []shortened{{3, 3, 2, 11}, {3, 1, 2, 11}, {3, 1, 1, 5}, {2, 1, 1, 5}, {1, 1, 1, 5}}

// page collects lines of a text.
type page struct {
	lines []string
	width int
}

func (p *page) add(format string, args ...any) {
	for _, line := range strings.Split(strings.TrimRight(fmt.Sprintf(format, args...), "\n"), "\n") {
		p.lines = append(p.lines, cutLine(line, p.width))
	}
}

// cutLine cuts a line to a number of columns.
func cutLine(line string, width int) string {
	if width <= 0 || utf8.RuneCountInString(line) <= width {
		return line
	}
	runes := []rune(line)
	return strings.TrimRight(string(runes[:width-1]), " ") + "…"
}

// Text writes the report for reading.
func (r *Crash) Text(out io.Writer, o TextOptions) error {
	var head, tail *page
	room := 0
	for _, short := range shorter {
		head, tail = &page{width: o.Width}, &page{width: o.Width}
		r.failure(head, o, short)
		r.events(tail, o, short.events)
		if o.Full && r.Full != nil {
			r.section(tail, "All that the crash depends on", r.Full, o, 0)
		}
		if o.Lines == 0 {
			r.summary(tail)
			break
		}
		r.briefSummary(tail)
		room = o.Lines - len(head.lines) - len(tail.lines) - 3 // a blank, the title, what is left out
		if room >= short.room || room >= leastLines && r.all(o, room+1) {
			break
		}
		room = max(room, leastLines)
	}
	r.section(head, "Where the value comes from", r.Thin, o, room)
	w := bufio.NewWriter(out)
	for _, line := range append(head.lines, tail.lines...) {
		fmt.Fprintln(w, line)
	}
	return w.Flush()
}

// failure says what failed, where and why; in a short story less of it.
func (r *Crash) failure(w *page, o TextOptions, short shortened) {
	c := r.Criterion
	var header []string
	for _, line := range strings.Split(c.Exception.Header(), "\n") {
		header = append(header, wrapped(line, w.width-2)...)
	}
	if o.Lines > 0 && len(header) > shownHeader {
		header = header[:shownHeader]
		header[shownHeader-1] += " …"
	}
	for _, line := range header {
		w.add("%s", line)
	}
	top := c.Stack[0]
	in := "  in " + r.method(c.Sites[0].Ref)
	if p := r.place(c.Sites[0].Ref); p.line > 0 {
		in += fmt.Sprintf(" (%s)", p)
	}
	if c.Report.Thread != "" {
		in += ", thread " + c.Report.Thread
	}
	if c.Report.Process != "" {
		in += " of " + c.Report.Process
	}
	w.add("%s", in)
	callers := short.callers
	if r.ownCallIndex() > 0 {
		callers = 0 // of the library in itself; the app's call of it is told below
	}
	for i, f := range c.Stack[1:] {
		if left := len(c.Stack) - 1 - i; o.Lines > 0 && i == callers && left > 1 {
			more := "more "
			if i == 0 {
				more = ""
			}
			w.add("  … and %d %scallers (--max 0 shows all)", left, more)
			break
		}
		verb := "called by"
		if !f.Direct {
			verb = "inside a " + r.within(i+1) + ", below"
		}
		note := ""
		if f.Note != "" {
			note = fmt.Sprintf(" (%s)", f.Note)
		}
		w.add("  %s %s%s", verb, strings.TrimPrefix(r.frame(f), top.Frame.Loader), note)
	}
	w.add("")
	if len(c.Sites) > 1 {
		w.add("What failed: one of %d statements", len(c.Sites))
	} else {
		w.add("What failed")
	}
	told, said := 0, map[string]bool{}
	for i, site := range c.Sites {
		if left := len(c.Sites) - i; o.Lines > 0 && told == short.sites && left > 1 {
			w.add("  … or one of %d more (--max 0 shows all)", left)
			break
		}
		p := r.place(site.Ref)
		text := r.Sources.Line(p.path, p.line)
		if text == "" {
			text = r.Words.Statement(r.App.Body(site.Method), site.Stmt)
		}
		if both := text + "\n" + r.Fault(site); said[both] {
			continue // the line does it twice
		} else {
			said[both] = true
			told++
		}
		for _, line := range wrapped(text, w.width-2) {
			w.add("  %s", line)
		}
		for _, line := range wrapped("because "+r.Fault(site), w.width-6) {
			w.add("      %s", line)
		}
	}
	r.ownCall(w)
	for _, n := range c.Notes {
		for _, line := range wrapped("note: "+n, w.width-2) {
			w.add("  %s", line)
		}
	}
}

// ownCall names the statement of the app that called the library in which it failed.
func (r *Crash) ownCall(w *page) {
	stack := r.Criterion.Stack
	at := r.ownCallIndex()
	if at == 0 || len(stack[at].Calls) != 1 {
		return
	}
	ref := stack[at].Calls[0]
	p := r.place(ref)
	text := r.Sources.Line(p.path, p.line)
	if text == "" {
		text = r.Words.Statement(r.App.Body(ref.Method), ref.Stmt)
	}
	w.add("  the app called the library at %s", p)
	for _, line := range wrapped(text, w.width-6) {
		w.add("      %s", line)
	}
}

// ownCallIndex returns which frame of the stack is the app's call of the library that failed,
// 0 if the app's own code did.
func (r *Crash) ownCallIndex() int { return r.Criterion.OwnCall(r.libraries()) }

// libraries tells the libraries that the app carries.
func (r *Crash) libraries() criterion.Libraries {
	manifest := ""
	if r.App.Manifest != nil {
		manifest = r.App.Manifest.Package
	}
	return r.Criterion.Libraries(manifest)
}

// wrapped breaks a text into lines of a number of columns.
func wrapped(text string, width int) []string {
	if width <= 0 {
		return []string{text}
	}
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width {
			lines = append(lines, line)
			line = " "
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}

// section prints the steps of a slice, in so many lines if there is a limit to them.
func (r *Crash) section(w *page, title string, s *slice.Slice, o TextOptions, lines int) {
	steps := r.Steps(s)
	if len(steps) == 0 {
		return
	}
	w.add("")
	w.add("%s", title)
	rows := r.rows(s, steps, o, lines)
	all, left := 0, lines
	for _, row := range rows {
		all += len(row)
	}
	if all == lines+1 { // in place of the line that says what is left out
		left = all
	}
	for n, row := range rows {
		if o.Max > 0 && n >= o.Max || lines > 0 && len(row) > left {
			w.add("  … and %s (--max 0 shows all)", moreLines(len(steps)-n))
			break
		}
		left -= len(row)
		for _, line := range row {
			w.add("%s", line)
		}
	}
}

// all tells whether so many lines are enough for all steps of the thin slice.
func (r *Crash) all(o TextOptions, lines int) bool {
	steps, sum := r.Steps(r.Thin), 0
	for _, row := range r.rows(r.Thin, steps, o, lines) {
		sum += len(row)
	}
	return sum <= lines && (o.Max == 0 || len(steps) <= o.Max)
}

// rows returns the lines of each step. Where the number of lines is limited, what a step is
// there for stands behind it if there is room.
func (r *Crash) rows(s *slice.Slice, steps []Step, o TextOptions, lines int) [][]string {
	width, shown := 0, len(steps)
	if lines > 0 {
		shown = min(shown, lines) // what is cut off needs no room
	}
	for _, st := range steps[:shown] {
		width = max(width, utf8.RuneCountInString(st.Place))
	}
	width = min(width, 40)
	rows := make([][]string, len(steps))
	for n, st := range steps {
		var why []string
		if st.Of >= 0 {
			why = append(why, fmt.Sprintf("%s %d", st.Role, st.Of))
		}
		if n > 0 && (lines == 0 || st.Method != steps[n-1].Method) {
			why = append(why, "in "+st.Method)
		}
		if len(st.Inputs) > 0 {
			why = append(why, "from "+inputText(st.Inputs))
		}
		if st.Guess {
			why = append(why, "assumed")
		}
		line := fmt.Sprintf("%4d  %-*s  %s", n, width, st.Place, st.Text)
		switch reason := "↳ " + strings.Join(why, ", "); {
		case len(why) == 0:
			rows[n] = []string{line}
		case lines > 0 && o.Width > 0 && utf8.RuneCountInString(line)+2+utf8.RuneCountInString(reason) <= o.Width:
			rows[n] = []string{line + "  " + reason}
		default:
			indent := width
			if lines > 0 {
				indent = min(indent, 28)
			}
			rows[n] = []string{line, fmt.Sprintf("      %-*s    %s", indent, "", reason)}
		}
		if o.Inside {
			rows[n] = append(rows[n], r.parts(s, st, width)...)
		}
	}
	return rows
}

// moreLines counts lines that are left out.
func moreLines(n int) string {
	if n == 1 {
		return "1 more line"
	}
	return fmt.Sprintf("%d more lines", n)
}

// parts returns the elements of a step one by one, where it has several.
func (r *Crash) parts(s *slice.Slice, st Step, width int) []string {
	if len(st.Elements) < 2 {
		return nil
	}
	var out []string
	for _, i := range st.Elements {
		e := &s.Elements[i]
		text := r.App.Body(e.Method).Text(e.Stmt)
		if e.Served {
			text += " (in " + words.MethodName(r.App.Prog, e.Method) + ")"
		}
		out = append(out, fmt.Sprintf("      %-*s    · %s", width, "", text))
	}
	return out
}

// events prints the callbacks of the full slice: who made the code run; in a short story
// so many.
func (r *Crash) events(w *page, o TextOptions, most int) {
	var lines []string
	for _, cb := range r.Callbacks() {
		line := r.method(criterion.Ref{Method: cb.Method})
		if cb.Crash {
			line += " (crashed here)"
		}
		if cb.Trigger != "" {
			line += ": " + cb.Trigger
		}
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		return
	}
	title := "Events that run this code"
	if all := len(lines); o.Lines > 0 && all > most {
		lines = lines[:most]
		title += fmt.Sprintf(" (%d of %d, --max 0 shows all)", most, all)
	}
	w.add("")
	w.add("%s", title)
	for _, l := range lines {
		w.add("  %s", l)
	}
}

// briefSummary prints what there is beyond the text.
func (r *Crash) briefSummary(p *page) {
	text := "Thin slice " + statements(r.Thin.Statements())
	if r.Thin.Cut {
		text += ", farther ones left out (--nearest 0 takes all)"
	}
	if r.Thin.Partial {
		text += ", stopped early (--budget allows more)"
	}
	p.add("")
	p.add("%s; --full adds conditions, objects and calls.", text)
	if list := r.Unmodelled(); len(list) > 0 {
		p.add("Assumed, not known: what %s (%s).", callsDo(len(list)), strings.Join(list[:min(len(list), 2)], ", "))
	}
}

// summary prints sizes and limits.
func (r *Crash) summary(p *page) {
	w := &strings.Builder{}
	fmt.Fprintf(w, "Thin slice %s", statements(r.Thin.Statements()))
	if r.Full != nil {
		methods := map[int32]bool{}
		for i := range r.Full.Elements {
			methods[int32(r.Full.Elements[i].Method)] = true
		}
		fmt.Fprintf(w, ", full slice %d in %d methods.\n", r.Full.Statements(), len(methods))
	} else {
		fmt.Fprintln(w, "; --full adds conditions, objects and calls.")
	}
	r.leftOut(w, "thin slice", r.Thin)
	if r.Full != nil {
		r.leftOut(w, "full slice", r.Full)
	}
	if r.Thin.Partial || r.Full != nil && r.Full.Partial {
		fmt.Fprintln(w, "Stopped early: the slice is not complete (--budget allows more).")
	}
	if list := r.Unmodelled(); len(list) > 0 {
		shown := list
		if len(shown) > 6 {
			shown = shown[:6]
		}
		fmt.Fprintf(w, "Assumed, not known: what %s (%s", callsDo(len(list)), strings.Join(shown, ", "))
		if len(list) > len(shown) {
			fmt.Fprintf(w, ", …")
		}
		fmt.Fprintln(w, ").")
	}
	p.add("")
	for _, line := range strings.Split(strings.TrimRight(w.String(), "\n"), "\n") {
		for _, part := range wrapped(line, p.width) {
			p.add("%s", part)
		}
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
	fmt.Fprintf(w, "Left out of the %s: %s%s at distance %d and more, such as", name, least, statements(s.Left), s.Farther)
	for i, ref := range s.Beyond {
		sep := " "
		if i > 0 {
			sep = ", "
		}
		fmt.Fprintf(w, "%s%s", sep, r.place(ref))
	}
	fmt.Fprintln(w, " (--nearest 0 takes all).")
}

// statements counts statements.
func statements(n int) string {
	if n == 1 {
		return "1 statement"
	}
	return fmt.Sprintf("%d statements", n)
}

// callsDo counts the calls of which it is not known what they do.
func callsDo(n int) string {
	if n == 1 {
		return "a framework call does"
	}
	return fmt.Sprintf("%d framework calls do", n)
}
