// Finding the reports in a text.

package crash

import (
	"fmt"
	"io"
	"os"
	"slices"
	"sort"
	"strings"
)

// MaxText bounds the text that Parse reads; bug reports reach some 100 MB.
const MaxText = 1 << 30

// Parse finds all reports in a text, in the order in which they begin. A text
// without any gives none and no error.
func Parse(r io.Reader) ([]Report, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxText+1))
	if err != nil {
		return nil, fmt.Errorf("read crash text: %w", err)
	}
	if data = unpack(data); len(data) > MaxText {
		return nil, fmt.Errorf("crash text is longer than %d bytes: cut it to the lines around the crash", MaxText)
	}
	return ParseText(decode(data)), nil
}

// ParseFile reads the reports of a file.
func ParseFile(path string) ([]Report, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("crash text: %w", err)
	}
	defer f.Close()
	reports, err := Parse(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return reports, nil
}

// ParseText finds all reports in a string.
func ParseText(text string) []Report {
	if len(text) <= maxPage {
		text, _ = spelled(mailed(text))
	}
	reports := parse(text)
	if len(text) <= maxPage {
		if whole, damaged := mend(text); damaged {
			if again := parse(whole); frames(again) > frames(reports) ||
				frames(again) == frames(reports) && len(again) < len(reports) ||
				frames(again) == frames(reports) && strings.Count(whole, "\n") == strings.Count(text, "\n") {
				text, reports = whole, again
			}
		}
	}
	named := func(r Report) bool { return r.Kind != Java || r.Exception != nil && r.Exception.Type != "" }
	if slices.ContainsFunc(reports, named) {
		return reports
	}
	if len(text) > maxForeign {
		return reports
	}
	for _, reading := range []func(string) (string, bool){tracked, unescaped, foreign, retold} {
		if text, ok := reading(text); ok {
			if again := parse(text); slices.ContainsFunc(again, named) {
				return again
			}
		}
	}
	return reports
}

// parse finds the reports of a text as it stands.
func parse(text string) []Report {
	var all []Report
	headless := 0
	for _, s := range split(text) {
		if s.quiet() {
			continue
		}
		p := parser{stream: s}
		p.run()
		all = append(all, p.reports...)
		headless += p.headless
	}
	if headless > 0 && headless < len(all) {
		// Stacks without a throwable are other threads' once a real report exists.
		kept := all[:0]
		for _, r := range all {
			if r.Exception.Type != "" {
				kept = append(kept, r)
			}
		}
		all = kept
	}
	all = dropEchoes(all)
	sort.SliceStable(all, func(i, j int) bool { return all[i].FirstLine < all[j].FirstLine })
	return all
}

// dropEchoes removes what only announces a report that is there in full: the
// am_crash event and "Fatal signal" beside the trace or the tombstone of the
// same process.
func dropEchoes(all []Report) []Report {
	full := map[string]bool{}
	id := func(r *Report) string { return fmt.Sprintf("%s/%d", r.Kind, r.PID) }
	for i := range all {
		if !all[i].brief() {
			full[id(&all[i])] = true
		}
	}
	kept := all[:0]
	for i := range all {
		if all[i].brief() && all[i].PID != 0 && full[id(&all[i])] {
			continue
		}
		kept = append(kept, all[i])
	}
	return kept
}

func (r *Report) brief() bool {
	return r.Format == "am_crash" || r.Format == "signal line" || r.Kind == ANR && len(r.Exception.Frames) == 0
}

// parser reads one stream.
type parser struct {
	*stream
	i        int
	floor    int // lines before this belong to earlier reports
	reports  []Report
	headless int

	// context from marker lines, valid until used
	ctx context
}

func (p *parser) run() {
	for p.i < len(p.lines) {
		t := trimSpace(p.lines[p.i].text)
		switch {
		case t == "":
			p.i++
		case p.marker(t), p.native(t), p.threadDump(t), p.event(t):
		case p.frameAt(p.i):
			p.trace()
		case p.bare(t):
		default:
			p.i++
		}
	}
	p.pendingANR()
}

func (p *parser) frameAt(i int) bool {
	if i >= len(p.lines) {
		return false
	}
	_, ok := parseFrame(p.lines[i].text)
	return ok
}

// trace reads the throwable whose first frame is at p.i; its header and
// message are before.
func (p *parser) trace() {
	first := p.i
	h, at, ok := p.findHeader(first)
	if !ok {
		p.headlessTrace(first)
		return
	}
	if h.rel == causes {
		// The outer exception may stand right above without any frame.
		if outer, j, ok := p.headerAbove(at); ok {
			outer.message = p.joinMessage(outer, j+1, at)
			outer.hasMessage = outer.hasMessage || outer.message != ""
			p.i = at
			p.body(outer, j)
			return
		}
	}
	h.message = p.joinMessage(h, at+1, first)
	h.hasMessage = h.hasMessage || h.message != ""
	p.i = first
	p.body(h, at)
}

// headerAbove finds a throwable that begins a trace within the lines above i.
func (p *parser) headerAbove(i int) (header, int, bool) {
	for j := i - 1; j >= max(p.floor, i-8) && trimSpace(p.lines[j].text) != ""; j-- {
		if h, ok := parseHeader(p.lines[j].text); ok && h.strong {
			return h, j, h.rel == starts
		}
	}
	return header{}, 0, false
}

// bare reads a marked throwable that has no frames at all (thrown with
// writableStackTrace=false, or cut).
func (p *parser) bare(t string) bool {
	if !p.ctx.marked {
		return false
	}
	h, ok := parseHeader(t)
	if !ok {
		return false
	}
	// Is there a frame further down, before the next marker?
	for j := p.i + 1; j < len(p.lines) && j < p.i+200; j++ {
		u := trimSpace(p.lines[j].text)
		if fatalMark.MatchString(u) {
			break
		}
		if p.frameAt(j) {
			return false
		}
		if n, ok := parseHeader(u); ok && n.rel == causes && n.strong && n.prefixed {
			h.message = p.joinMessage(h, p.i+1, j)
			at := p.i
			p.i = j
			p.body(h, at)
			return true
		}
	}
	at := p.i
	end := at + 1
	for end < len(p.lines) && trimSpace(p.lines[end].text) != "" && p.times[p.lines[end].no] != "" && !fatalMark.MatchString(trimSpace(p.lines[end].text)) {
		end++
	}
	h.message = p.joinMessage(h, at+1, end)
	p.i = end
	p.body(h, at)
	return true
}

// findHeader looks back from the first frame to the line that names the
// throwable.
func (p *parser) findHeader(first int) (header, int, bool) {
	low := max(p.floor, first-200)
	if p.ctx.marked {
		// The header directly follows the marker; all else is its message.
		for j := p.floor; j < first; j++ {
			if trimSpace(p.lines[j].text) == "" {
				continue
			}
			if h, ok := parseHeader(p.lines[j].text); ok {
				return h, j, true
			}
			if h, ok := spacedHeader(p.lines[j].text); ok {
				return h, j, true
			}
			break
		}
	}
	blanks := 0
	for j := first - 1; j >= low; j-- {
		line := p.lines[j].text
		if trimSpace(line) == "" {
			// A blank line belongs to a message only in a log record.
			if blanks++; p.joined && blanks > 3 {
				break
			}
			continue
		}
		if h, ok := parseHeader(line); ok && (h.strong || j == first-1) {
			if (!h.strong || !h.hasMessage && !h.prefixed && !h.named) && j > low {
				// A word alone may be the end of the message that was broken above.
				for k := j - 1; k >= max(low, j-maxBroken) && trimSpace(p.lines[k].text) != ""; k-- {
					if above, ok := parseHeader(p.lines[k].text); ok && above.strong && above.hasMessage {
						return above, k, true
					}
				}
			}
			return h, j, true
		}
	}
	for j := first - 1; j >= max(low, first-8); j-- {
		line := p.lines[j].text
		if h, ok := spacedHeader(line); ok {
			return h, j, true
		}
		if h, ok := embeddedHeader(line); ok {
			return h, j, true
		}
	}
	return header{}, 0, false
}

// maxBroken is into how many more lines a message may be broken that ends in a word alone.
const maxBroken = 4

// joinMessage adds the lines from..to to the header's message.
func (p *parser) joinMessage(h header, from, to int) string {
	var parts []string
	if h.hasMessage || h.message != "" {
		parts = append(parts, h.message)
	}
	for j := from; j < to; j++ {
		parts = append(parts, strings.TrimRight(p.lines[j].text, " \r"))
	}
	return rejoined(strings.TrimRight(strings.Join(parts, "\n"), "\n \t"))
}

// body builds the exception from the header at line index at and the frames
// from p.i on, with everything that hangs below.
func (p *parser) body(h header, at int) {
	root := h.exception()
	current := root
	open := []*Exception{root} // those that a "Caused by" may attach to
	wrapped := false
	last := at
	add := func(n header) {
		e := n.exception()
		switch n.rel {
		case wraps:
			// root-cause-first: the new one encloses the current one
			e.Cause, current.enclosing = root, e
			root, wrapped = e, true
			open = []*Exception{e}
		case suppressed:
			owner := openAt(open, n.indent-1)
			e.enclosing = owner
			owner.Suppressed = append(owner.Suppressed, e)
			open = append(open, e)
		default:
			owner := openAt(open, n.indent)
			for owner.Cause != nil {
				owner = owner.Cause
			}
			e.enclosing = owner
			owner.Cause = e
			open = append(open, e)
		}
		current = e
	}
loop:
	for p.i < len(p.lines) {
		text := p.lines[p.i].text
		t := trimSpace(text)
		switch {
		case t == "":
			if !p.continues(p.i + 1) {
				break loop
			}
			p.i++
		case p.frameAt(p.i):
			f, _ := parseFrame(text)
			if current.Common > 0 && len(open) == 1 && !wrapped {
				break loop
			}
			current.Frames = append(current.Frames, f)
			last = p.i
			p.i++
		case isOmitted(t):
			n, _ := parseOmitted(t)
			current.Common = n
			last = p.i
			p.i++
		case strings.HasPrefix(t, "[CIRCULAR REFERENCE"):
			last = p.i
			p.i++
		case boundary.MatchString(t):
			p.i++
		default:
			n, ok := parseHeader(text)
			if ok && n.prefixed && n.rel != starts {
				first, found := p.nextFrame(p.i + 1)
				if !n.strong && (!found || first != p.i+1) {
					break loop
				}
				if !found {
					first = p.i + 1
				}
				n.message = p.joinMessage(n, p.i+1, first)
				last = max(first-1, p.i)
				p.i = first
				add(n)
				continue
			}
			// One odd line between two frames is noise, unless it begins something new.
			if !ok && p.frameAt(p.i+1) && !strings.HasSuffix(t, ":") && !isThreadLine(t) && !fatalMark.MatchString(t) && p.i-last < 2 {
				if _, embedded := embeddedHeader(t); !embedded {
					p.i++
					continue
				}
			}
			break loop
		}
	}
	p.emit(h, root, at, last)
}

// openAt returns the newest exception whose header is not deeper than indent.
func openAt(open []*Exception, indent int) *Exception {
	for i := len(open) - 1; i > 0; i-- {
		if open[i].depth <= indent {
			return open[i]
		}
	}
	return open[0]
}

func isOmitted(t string) bool { _, ok := parseOmitted(t); return ok }

// continues tells whether a trace goes on at line i.
func (p *parser) continues(i int) bool {
	for ; i < len(p.lines); i++ {
		t := trimSpace(p.lines[i].text)
		if t == "" {
			continue
		}
		if p.frameAt(i) || isOmitted(t) {
			return true
		}
		h, ok := parseHeader(p.lines[i].text)
		return ok && h.prefixed && h.rel != starts
	}
	return false
}

// nextFrame finds the first frame, "... n more" or nested header from line i
// on: what lies between is a message of several lines.
func (p *parser) nextFrame(i int) (int, bool) {
	for j := i; j < len(p.lines) && j < i+200; j++ {
		t := trimSpace(p.lines[j].text)
		if p.frameAt(j) || isOmitted(t) {
			return j, true
		}
		if fatalMark.MatchString(t) || isThreadLine(t) {
			return i, false
		}
		h, ok := parseHeader(p.lines[j].text)
		if ok && h.prefixed {
			return j, h.rel != starts
		}
		if ok && h.strong && !h.prefixed && p.joined {
			return i, false
		}
	}
	return i, false
}

func (h header) exception() *Exception {
	return &Exception{Type: h.typ, Message: h.message, HasMessage: h.hasMessage, depth: h.indent}
}

// emit adds a report made of the exception at lines at..last and the context.
func (p *parser) emit(h header, e *Exception, at, last int) {
	r := Report{Kind: Java, Exception: e, FirstLine: p.lines[at].no, LastLine: p.lines[last].no}
	p.fill(&r)
	if h.format != "" && p.ctx.format == "" {
		r.Format = h.format
	}
	if h.thread != "" {
		r.Thread = h.thread
	}
	switch {
	case h.nonFatal, p.tag == "System.err":
		r.Fatal = false
	case p.ctx.marked || p.ctx.fatal || h.fatal:
		r.Fatal = true
	default:
		// A trace that somebody copied out of a report is a crash; one that an
		// app logged under a tag of its own is not.
		r.Fatal = p.format == "" || p.tag == "AndroidRuntime"
	}
	if m := coroutineSuffix.FindStringSubmatch(r.Thread); m != nil {
		r.Thread, r.Coroutine = m[1], m[2]
	}
	if h.rel == causes || h.rel == suppressed {
		r.Notes = append(r.Notes, "the text begins inside a chain of exceptions: the outer ones are missing")
	}
	if n := len(e.Frames); n == 0 && e.Cause == nil {
		r.Notes = append(r.Notes, "the exception has no frames (cut, or thrown without a stack trace)")
	}
	p.reports = append(p.reports, r)
	p.ctx = context{}
	p.floor = p.i
}

// fill copies the context into a report.
func (p *parser) fill(r *Report) {
	c := &p.ctx
	if c.line != 0 {
		r.FirstLine = min(r.FirstLine, c.line)
	}
	r.Format = "plain text"
	if p.format != "" {
		r.Format = p.format
	}
	if c.format != "" {
		r.Format = c.format
	}
	r.Process, r.PID, r.Thread, r.Time = c.process, c.pid, c.thread, c.time
	if r.Process == "" {
		r.Process = p.pkg
	}
	if r.PID == 0 {
		r.PID = atoi(p.pid)
	}
	if r.Time == "" {
		r.Time = p.times[r.FirstLine]
	}
}

// headlessTrace keeps frames that no throwable precedes.
func (p *parser) headlessTrace(first int) {
	e := &Exception{}
	last := first
	for p.i < len(p.lines) {
		if f, ok := parseFrame(p.lines[p.i].text); ok {
			e.Frames = append(e.Frames, f)
			last = p.i
		} else if t := trimSpace(p.lines[p.i].text); !isOmitted(t) && !boundary.MatchString(t) {
			break
		}
		p.i++
	}
	if p.i < len(p.lines) {
		if h, ok := parseHeader(p.lines[p.i].text); ok && h.rel == causes && h.prefixed {
			// The outer header is cut off, its causes are there.
			at, n := p.i, len(p.reports)
			p.i++
			if f, found := p.nextFrame(p.i); found {
				h.message = p.joinMessage(h, p.i, f)
				p.i = f
			}
			p.body(h, at)
			if len(p.reports) > n {
				p.reports[n].Exception.enclosing = e
			}
			return
		}
	}
	r := Report{Kind: Java, Exception: e, FirstLine: p.lines[first].no, LastLine: p.lines[last].no, Fatal: p.ctx.fatal || p.format == "" || p.tag == "AndroidRuntime"}
	p.fill(&r)
	r.Notes = append(r.Notes, "no line names the exception: only frames are there")
	p.reports = append(p.reports, r)
	p.headless++
	p.ctx = context{}
	p.floor = p.i
}
