// The dynamic slice for a terminal.

package report

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"sort"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/words"
)

// DynamicOptions says how much DynamicText shows.
type DynamicOptions struct {
	Full  bool   // also what is not on the way of the value
	Lines int    // of each list, 0 for all
	Rest  string // what shows the rest, unless Full
}

// DynamicText writes the dynamic slice for reading: the way of the value from
// the criterion back, then the events, and with Full set everything else.
func DynamicText(out io.Writer, x *dynamic.Explanation, code *jimple.Program, o DynamicOptions) error {
	w := bufio.NewWriter(out)
	d := newDynamicPrinter(x, code)
	h := backward
	if x.Onward {
		h = onward
	}
	if e, ok := x.Find(int(x.Criterion.Node)); ok {
		fmt.Fprintf(w, "%s\n  %s  %s\n", h.start, d.place(e), d.text(e))
		if exception := x.Criterion.Exception; exception != "" {
			fmt.Fprintf(w, "  threw %s", dex.JavaName(exception))
			if d.threads > 1 {
				fmt.Fprintf(w, " on thread %d", e.Thread)
			}
			fmt.Fprintln(w)
		}
		if x.Because != "" {
			fmt.Fprintf(w, "  because %s\n", x.Because)
		}
	}
	fmt.Fprintf(w, "\n%s\n", h.values)
	values := d.lines(func(e *dynamic.Element) bool { return e.Thin && e.Role == "" && !e.Event })
	d.list(w, values, o.Lines)
	d.omitted(w)
	if len(d.x.Unset) > 0 {
		fmt.Fprintf(w, "\n%s\n", story.Unset.Heading())
	}
	for i := range d.x.Unset {
		u := &d.x.Unset[i]
		fmt.Fprintf(w, "  %s  %s\n    ↳ nothing else set what is read in #%d\n", d.place(&u.Would), d.text(&u.Would), u.Read)
		if u.After {
			fmt.Fprintln(w, "    ↳ it ran only after that")
		}
		if r := u.Refused; r != nil {
			fmt.Fprintf(w, "    ↳ %s\n", d.refused(r))
		}
		if c := u.Cut; c != nil {
			fmt.Fprintf(w, "    ↳ %s\n", d.cut(c))
		}
	}
	d.late(w)
	if g := d.x.Guard; g != nil {
		fmt.Fprintf(w, "\n%s\n  #%-6d %s  %s\n", story.Guard.Heading(), g.ID, d.place(g), d.text(g))
	}
	d.decided(w)
	d.events(w, h.events, o.Lines)
	if o.Full {
		fmt.Fprintf(w, "\n%s\n", h.others)
		d.list(w, d.lines(func(e *dynamic.Element) bool { return !e.Thin && !e.Event }), o.Lines)
	}
	fmt.Fprintf(w, "\nThin slice: %s, %s and in callbacks; full slice: %s; %d ran.", counted(x.Thin), onLines(len(values)), counted(x.Full), x.Graph.Len())
	if !o.Full && o.Rest != "" {
		fmt.Fprintf(w, " %s shows the full slice.", o.Rest)
	}
	fmt.Fprintln(w)
	if x.LeftOut > 0 {
		fmt.Fprintf(w, "%d executions are farther away from the %s than those shown and counted here (--nearest 0 takes all).\n", x.LeftOut, h.from)
	}
	if n := len(x.Gaps); n > 0 {
		last := x.Gaps[n-1]
		fmt.Fprintf(w, "The trace has %d gaps up to here, the last before #%d (%s). What ran there cannot be in the slice.\n", n, last.Before, last.Reason)
	}
	if names := unmodelled(x.Graph); len(names) > 0 {
		for i, n := range names {
			if class, name, _, ok := dex.SplitMethodText(n); ok {
				names[i] = strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(class, "L"), ";"), "/", ".") + "." + name
			}
		}
		fmt.Fprintf(w, "Framework methods whose effects were guessed: %d (%s%s).\n", len(names), strings.Join(names[:min(3, len(names))], ", "), map[bool]string{true: ", …"}[len(names) > 3])
	}
	return w.Flush()
}

// headings are what the parts of a slice are called.
type headings struct{ start, values, events, others, from string }

var (
	backward = headings{"What failed", "Where the value comes from, the last that ran first", "Events that made it happen, the last first", "What else it depends on: objects, conditions, calls", "fault"}
	onward   = headings{"Where it starts", "Where the value goes, the last that ran first", "Events that it made happen, the last first", "What else depends on it: objects, conditions, calls", "start"}
)

func counted(c dynamic.Count) string {
	if c.Executions == c.Statements {
		return statements(c.Statements)
	}
	return fmt.Sprintf("%s that ran %d times", statements(c.Statements), c.Executions)
}

// onLines says on how many lines of source something stands: several statements may be on one.
func onLines(n int) string {
	if n == 1 {
		return "on 1 line"
	}
	return fmt.Sprintf("on %d lines", n)
}

// unmodelled returns the framework methods that nobody described, the most
// called first.
func unmodelled(g *dynamic.Graph) []string {
	names := make([]string, 0, len(g.Unmodelled))
	for n := range g.Unmodelled {
		names = append(names, n)
	}
	sort.Slice(names, func(i, j int) bool {
		a, b := names[i], names[j]
		return g.Unmodelled[a] > g.Unmodelled[b] || g.Unmodelled[a] == g.Unmodelled[b] && a < b
	})
	return names
}

type dynamicPrinter struct {
	x       *dynamic.Explanation
	code    *jimple.Program
	words   words.Words
	lineOf  map[int]*executedLine // by element
	threads int                   // how many the elements ran on
}

// executedLine is a source line, or a statement without one, with its elements.
type executedLine struct {
	elements []*dynamic.Element // the nearest to the criterion first
}

func newDynamicPrinter(x *dynamic.Explanation, code *jimple.Program) *dynamicPrinter {
	d := &dynamicPrinter{x: x, code: code, words: words.Words{Resource: x.Resource}, lineOf: map[int]*executedLine{}}
	type key struct {
		method dex.MethodID
		line   int
		stmt   int32
		thin   bool
		event  bool
	}
	lines := map[key]*executedLine{}
	threads := map[int32]bool{}
	for i := len(x.Elements) - 1; i >= 0; i-- {
		e := &x.Elements[i]
		if d.hidden(e) {
			continue
		}
		threads[e.Thread] = true
		k := key{e.Method, e.Line, -1, e.Thin, e.Event}
		if e.Line <= 0 {
			k.stmt = e.Stmt
		}
		if lines[k] == nil {
			lines[k] = &executedLine{}
		}
		lines[k].elements = append(lines[k].elements, e)
		d.lineOf[e.ID] = lines[k]
	}
	for _, l := range lines {
		slices.SortStableFunc(l.elements, func(a, b *dynamic.Element) int { return int(a.Distance) - int(b.Distance) })
	}
	d.threads = len(threads)
	return d
}

// lines returns the lines whose elements fit, by the nearest of each, the last
// executed first.
func (d *dynamicPrinter) lines(fits func(*dynamic.Element) bool) []*executedLine {
	var out []*executedLine
	seen := map[*executedLine]bool{}
	for i := range d.x.Elements {
		if e := &d.x.Elements[i]; fits(e) && !d.hidden(e) && !seen[d.lineOf[e.ID]] {
			seen[d.lineOf[e.ID]] = true
			out = append(out, d.lineOf[e.ID])
		}
	}
	slices.SortFunc(out, func(a, b *executedLine) int { return b.elements[0].ID - a.elements[0].ID })
	return out
}

// statement writes what a line computes: its statements, without those that stand in
// others, of the execution that is the nearest.
func (d *dynamicPrinter) statement(l *executedLine) string {
	var texts lineTexts
	seen := map[int32]bool{}
	for _, e := range l.elements {
		if !seen[e.Stmt] {
			seen[e.Stmt] = true
			texts.add(e.Stmt, d.text(e))
		}
	}
	return texts.join(maxTexts)
}

// maxTexts is how many statements of one line are written out.
const maxTexts = 3

// times returns how often the line's statement ran that ran most often.
func (l *executedLine) times() int {
	count := map[int32]int{}
	most := 0
	for _, e := range l.elements {
		count[e.Stmt]++
		most = max(most, count[e.Stmt])
	}
	return most
}

// why returns the dependence that leads from a line to another one, and the element
// that stands for that.
func (d *dynamicPrinter) why(l *executedLine) (dynamic.Link, bool) {
	e := l.elements[0]
	for e.Why != nil {
		to, ok := d.x.Find(e.Why.Element)
		if !ok {
			break
		}
		if at := d.lineOf[to.ID]; at != nil && at != l {
			link := *e.Why
			link.Element = at.elements[0].ID
			if first := l.elements[0].Why; first != e.Why && !d.x.Onward {
				d.through(&link, first)
			}
			return link, true
		}
		e = to
	}
	return dynamic.Link{}, false
}

func (d *dynamicPrinter) list(w io.Writer, lines []*executedLine, most int) {
	left := 0
	if most > 0 && len(lines) > most {
		// The nearest are the ones to show.
		near := slices.Clone(lines)
		slices.SortStableFunc(near, func(a, b *executedLine) int { return int(a.elements[0].Distance) - int(b.elements[0].Distance) })
		shown := map[*executedLine]bool{}
		for _, l := range near[:most] {
			shown[l] = true
		}
		left = len(lines) - most
		lines = slices.DeleteFunc(slices.Clone(lines), func(l *executedLine) bool { return !shown[l] })
	}
	width := 0
	for _, l := range lines {
		width = max(width, len(d.place(l.elements[0])))
	}
	width = min(width, 48)
	for _, l := range lines {
		e := l.elements[0]
		text := d.statement(l)
		if n := l.times(); n > 1 {
			text += fmt.Sprintf("   (%d times)", n)
		}
		if d.threads > 1 {
			text += fmt.Sprintf("   [thread %d]", e.Thread)
		}
		fmt.Fprintf(w, "  #%-6d %-*s  %s\n", e.ID, width, d.place(e), text)
		if link, ok := d.why(l); ok {
			fmt.Fprintf(w, "          %-*s    ↳ %s\n", width, "", linkText(link, d.x.Onward))
		}
		if e.Repaired {
			fmt.Fprintf(w, "          %-*s    its record was wrong or lost in the log and put right\n", width, "")
		}
	}
	if left > 0 {
		fmt.Fprintf(w, "  and %s, farther away (--max 0 shows all)\n", moreLines(left))
	}
}

// omitted says what would have set a value, had a branch gone the other way.
func (d *dynamicPrinter) omitted(w io.Writer) {
	if len(d.x.Omitted) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", story.Omitted.Heading())
	for i := range d.x.Omitted {
		o := &d.x.Omitted[i]
		fmt.Fprintf(w, "  %s  %s\n", d.place(&o.Would), d.text(&o.Would))
		fmt.Fprintf(w, "    ↳ would have set what is read in #%d, but for #%d %s  %s\n", o.Read, o.Branch.ID, d.place(&o.Branch), d.text(&o.Branch))
		if o.Note != "" {
			fmt.Fprintf(w, "    ↳ %s\n", o.Note)
		}
	}
}

// late says that the crash's callback came too late.
func (d *dynamicPrinter) late(w io.Writer) {
	l := d.x.Late
	if l == nil {
		return
	}
	fmt.Fprintf(w, "\n%s\n", story.Late.Heading())
	fmt.Fprintf(w, "  #%-6d %s  %s\n", l.Asked.ID, d.place(&l.Asked), d.text(&l.Asked))
	fmt.Fprintf(w, "    ↳ the code that fails ran for it after #%d %s  %s\n", l.Changed.ID, d.place(&l.Changed), d.text(&l.Changed))
}

// decided says what else had a part in it without being on the way of the value, but for what
// the lists before it say.
func (d *dynamicPrinter) decided(w io.Writer) {
	told := map[int]bool{}
	tell := func(all ...*dynamic.Element) {
		for _, e := range all {
			if e != nil {
				told[e.ID] = true
			}
		}
	}
	tell(d.x.Guard)
	if d.x.Late != nil {
		tell(&d.x.Late.Asked)
	}
	for i := range d.x.Omitted {
		tell(&d.x.Omitted[i].Branch)
	}
	for i := range d.x.Unset {
		tell(d.x.Unset[i].Refused, d.x.Unset[i].Cut)
	}
	decides := func(e *dynamic.Element) bool { return e.Thin && e.Role != "" && !told[e.ID] && !d.hidden(e) }
	lines := d.lines(decides)
	if len(lines) > 0 {
		fmt.Fprintf(w, "\nWhat decided it beside the way of the value\n")
	}
	for _, l := range lines {
		e := l.elements[slices.IndexFunc(l.elements, decides)] // nearer ones may be of the way
		fmt.Fprintf(w, "  #%-6d %s  %s\n", e.ID, d.place(e), d.statement(l))
		fmt.Fprintf(w, "    ↳ %s\n", roleWords[e.Role])
	}
}

// roleWords say what a statement decided.
var roleWords = map[dynamic.Role]string{
	dynamic.Kept:    "kept the value from being set",
	dynamic.Let:     "let it through",
	dynamic.Called:  "led there, and nothing on the way asked what state it was in",
	dynamic.Asked:   "asked for what ran at the wrong time",
	dynamic.Cut:     "ended in an exception before what would have set it",
	dynamic.Belated: "set it, but after its absence had been copied",
	dynamic.Refused: "gave null where the platform asked for what it would have told",
}

// linkText says what a statement does for another one; onward, what it has of it.
func linkText(l dynamic.Link, onward bool) string {
	role := linkRole(l)
	if onward {
		role = onwardRole(l)
	}
	text := fmt.Sprintf("%s #%d", role, l.Element)
	if label := linkLabel(l); label != "" {
		text += " (" + label + ")"
	}
	if l.Assumed {
		text += ", assumed"
	}
	return text
}

// refused says that the app gave null where the platform asked for what it would have told.
func (d *dynamicPrinter) refused(r *dynamic.Element) string {
	return fmt.Sprintf("it is told once there is something to tell: %s gave null in #%d  %s", d.place(r), r.ID, d.text(r))
}

// cut says that a method did not get as far as a store.
func (d *dynamicPrinter) cut(c *dynamic.Element) string {
	return fmt.Sprintf("its method got no further than #%d %s  %s", c.ID, d.place(c), d.text(c))
}

// linkRole says what a dependence means.
func linkRole(l dynamic.Link) string {
	if l.Kind == dynamic.EdgeValue {
		switch {
		case l.Label == "return value":
			return "returns the value to"
		case l.Label == "this" || strings.HasPrefix(l.Label, "parameter "):
			return "passes the argument to"
		case dynamic.IsEndedLabel(l.Label):
			return "ended what is needed by"
		}
	}
	if l.Label == dynamic.TakenLabel {
		return "may have taken out what is looked for in"
	}
	if l.Kind == dynamic.EdgeControl && l.Label == choiceLabel {
		return "chooses the value for"
	}
	return dynamicKindWords[l.Kind]
}

// linkLabel is the variable, field or key of a dependence, "" if the role says it.
func linkLabel(l dynamic.Link) string {
	label := l.Label
	if strings.HasPrefix(label, "operand ") || strings.HasPrefix(label, "throws ") || dynamic.IsEndedLabel(label) || label == dynamic.TakenLabel || label == choiceLabel {
		return ""
	}
	if l.Kind == dynamic.EdgeValue && (label == "return value" || label == "this" || strings.HasPrefix(label, "parameter ")) {
		return ""
	}
	return label
}

// onwardRole says what a dependence means, seen from what depends.
func onwardRole(l dynamic.Link) string {
	if l.Kind == dynamic.EdgeValue {
		switch {
		case l.Label == "return value":
			return "takes what is returned by"
		case l.Label == "this" || strings.HasPrefix(l.Label, "parameter "):
			return "takes the argument of"
		case dynamic.IsEndedLabel(l.Label):
			return "needs what was ended by"
		}
	}
	if l.Label == dynamic.TakenLabel {
		return "may lack what was taken out by"
	}
	return onwardKindWords[l.Kind]
}

func (d *dynamicPrinter) events(w io.Writer, heading string, most int) {
	lines := d.lines(d.x.Telling())
	if len(lines) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", heading)
	for i, l := range lines {
		if i == most && most > 0 {
			fmt.Fprintf(w, "  and %d more (--max 0 shows all)\n", len(lines)-i)
			break
		}
		e := l.elements[0]
		text := d.method(e)
		if n := len(l.elements); n > 1 {
			text += fmt.Sprintf("   (%d times)", n)
		}
		fmt.Fprintf(w, "  #%-6d %s\n", e.ID, text)
		for _, k := range reasons(e, d.x.Find) {
			if other, ok := d.x.Find(k.Element); ok {
				text := d.text(other)
				if other.Event {
					text = d.method(other)
				}
				fmt.Fprintf(w, "            ↳ %s #%d: %s\n", eventWord(k), k.Element, text)
			}
		}
	}
}

// reasons returns why a callback ran: its dependences, and where a call made it run, what
// had been handed over for that. That it runs within that very call is said once.
func reasons(e *dynamic.Element, find func(id int) (*dynamic.Element, bool)) []dynamic.Link {
	within := -1
	for _, k := range e.DependsOn {
		if k.Kind == dynamic.EdgeControl {
			within = k.Element
		}
	}
	var out []dynamic.Link
	for _, k := range e.DependsOn {
		if k.Kind != dynamic.EdgeRegister || k.Element != within {
			out = append(out, k)
		}
		call, ok := find(k.Element)
		if k.Kind != dynamic.EdgeRegister || k.Label == "" || !ok {
			continue
		}
		for _, of := range call.DependsOn {
			if of.Label == dynamic.EarlierListenerLabel {
				out = append(out, dynamic.Link{Element: of.Element, Kind: dynamic.EdgeRegister, Assumed: of.Assumed})
			}
		}
	}
	return out
}

// eventWord says how a callback came to run.
func eventWord(k dynamic.Link) string {
	if k.Kind == dynamic.EdgeRegister && (k.Label == dynamic.CalledLabel || k.Label == dynamic.PostedLabel || k.Label == dynamic.EndingLabel) {
		return k.Label + " at"
	}
	return eventWords[k.Kind]
}

// eventWords say how a callback came to run.
var eventWords = map[dynamic.EdgeKind]string{
	dynamic.EdgeRegister: "registered at", dynamic.EdgeStart: "started at", dynamic.EdgeResult: "its result comes from", dynamic.EdgeControl: "called inside of",
	dynamic.EdgeValue: "gets the value of", dynamic.EdgeLife: "comes after", dynamic.EdgeBase: "works on", dynamic.EdgeCall: "called at", dynamic.EdgeShown: "gets what was shown by",
}

// method names an element's method shortly: Class.method. Of an event that is the body of a
// lambda, not the class that the compiler made to call it.
func (d *dynamicPrinter) method(e *dynamic.Element) string {
	p, m := d.code.Dex, e.Method
	if e.Event {
		m = p.Written(m)
	}
	class := p.Classes[p.Methods[m].Class].Descriptor
	class = strings.TrimSuffix(class[max(1, strings.LastIndexByte(class, '/')+1):], ";")
	return class + "." + p.MethodName(m)
}

func (d *dynamicPrinter) place(e *dynamic.Element) string {
	text := d.method(e)
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d", text, e.Line)
	}
	return fmt.Sprintf("%s@%04x", text, e.PC)
}

func (d *dynamicPrinter) text(e *dynamic.Element) string {
	if e.Event || e.Stmt < 0 {
		return "begins"
	}
	body, err := d.code.Body(e.Method)
	if err != nil {
		return err.Error()
	}
	return d.words.Statement(body, e.Stmt)
}

// DynamicWords returns a function that names where an element is, and tells its
// statement as people do. A constant stands in the statement that uses it.
func DynamicWords(x *dynamic.Explanation, code *jimple.Program) func(e *dynamic.Element) (place, text string) {
	d := newDynamicPrinter(x, code)
	return func(e *dynamic.Element) (place, text string) {
		if in, ok := d.user(e); ok {
			return d.place(&in), d.text(&in)
		}
		return d.place(e), d.text(e)
	}
}

// user returns the statement that a constant stands in: of several the one that has put it
// into the slice.
func (d *dynamicPrinter) user(e *dynamic.Element) (dynamic.Element, bool) {
	if !d.hidden(e) {
		return *e, false
	}
	b, err := d.code.Body(e.Method)
	if err != nil || b.Stmts[e.Stmt].Op != jimple.OpConst {
		return *e, false
	}
	var users []int32
	for _, use := range b.Uses(e.Stmt) {
		if i := b.StmtOfUse(use); !slices.Contains(users, i) {
			users = append(users, i)
		}
	}
	if e.Why != nil && len(users) > 1 {
		if by, ok := d.x.Find(e.Why.Element); ok && by.Method == e.Method {
			users = slices.DeleteFunc(users, func(i int32) bool { return i != by.Stmt })
		}
	}
	if len(users) != 1 {
		return *e, false
	}
	in := *e
	in.Stmt, in.PC = users[0], b.Stmts[users[0]].PC
	if line := int(b.Stmts[in.Stmt].Line); line > 0 {
		in.Line = line
	}
	return in, true
}

// jimple returns an element's statement as Jimple spells it.
func (d *dynamicPrinter) jimple(e *dynamic.Element) string {
	body, err := d.code.Body(e.Method)
	if err != nil || e.Stmt < 0 {
		return ""
	}
	return body.Text(e.Stmt)
}
