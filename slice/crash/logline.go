// The prefix that loggers put before each line: every format of logcat -v,
// Android Studio's, DDMS's, bug reports'.

package crash

import "strings"

// logLine is a line without its prefix.
type logLine struct {
	format  string // "" when the line has no prefix
	pid     string
	tid     string
	tag     string
	pkg     string
	time    string
	level   byte
	text    string
	heading bool // a "long" heading: the text follows on lines of its own
}

// scanner eats a line from the left.
type scanner struct{ s string }

func (c *scanner) blanks() bool {
	n := len(c.s)
	c.s = strings.TrimLeft(c.s, " \t")
	return len(c.s) < n
}

func (c *scanner) lit(p string) bool {
	rest, ok := strings.CutPrefix(c.s, p)
	if ok {
		c.s = rest
	}
	return ok
}

// digits eats between lo and hi digits.
func (c *scanner) digits(lo, hi int) (string, bool) {
	n := 0
	for n < len(c.s) && n < hi && c.s[n] >= '0' && c.s[n] <= '9' {
		n++
	}
	if n < lo {
		return "", false
	}
	d := c.s[:n]
	c.s = c.s[n:]
	return d, true
}

// word eats up to a blank.
func (c *scanner) word() string {
	n := strings.IndexAny(c.s, " \t")
	if n < 0 {
		n = len(c.s)
	}
	w := c.s[:n]
	c.s = c.s[n:]
	return w
}

const levels = "VDIWEFASN"

var levelWords = []struct {
	word  string
	level byte
}{
	{"VERBOSE", 'V'}, {"DEBUG", 'D'}, {"INFO", 'I'}, {"WARN", 'W'}, {"ERROR", 'E'}, {"ASSERT", 'F'}, {"FATAL", 'F'},
}

// stripPrefix splits a line into prefix and text. Lines without a known
// prefix come back whole, with an empty format.
func stripPrefix(line string) logLine {
	none := logLine{text: line}
	s := strings.TrimLeft(line, " ")
	if s == "" {
		return none
	}
	c := scanner{s}
	if s[0] == '[' {
		if l, ok := longHeading(c); ok {
			return l
		}
		return none
	}
	var l logLine
	if s[0] >= '0' && s[0] <= '9' {
		when, ok := c.timestamp()
		if !ok {
			return none
		}
		l.time = when
		colon := c.lit(":")
		if !c.blanks() {
			return none
		}
		if done, ok := c.afterTime(&l, colon); ok {
			return done
		}
		return none
	}
	if l, ok := c.tagged(l); ok {
		return l
	}
	return none
}

// timestamp eats [YYYY-]MM-DD HH:MM:SS[.fraction] [zone], or HH:MM:SS.mmm, or
// seconds.fraction (-v epoch, -v monotonic).
func (c *scanner) timestamp() (string, bool) {
	start := c.s
	taken := func() string { return start[:len(start)-len(c.s)] }
	if _, ok := c.digits(4, 4); ok && c.lit("-") {
		if !c.dayTime() {
			return "", false
		}
		return taken(), true
	}
	c.s = start
	if _, ok := c.digits(2, 2); ok && (c.lit("-") || c.lit("/")) {
		c.s = start
		if !c.dayTime() {
			return "", false
		}
		return taken(), true
	}
	c.s = start
	if c.clock() {
		return taken(), true
	}
	c.s = start
	if _, ok := c.digits(1, 12); ok && c.lit(".") {
		if _, ok := c.digits(3, 9); ok {
			return taken(), true
		}
	}
	return "", false
}

func (c *scanner) dayTime() bool {
	if _, ok := c.digits(2, 2); !ok || !c.lit("-") && !c.lit("/") {
		return false
	}
	if _, ok := c.digits(2, 2); !ok {
		return false
	}
	if !c.lit(" ") && !c.lit("T") {
		return false
	}
	c.blanks()
	return c.clock()
}

func (c *scanner) clock() bool {
	for i := range 3 {
		if i > 0 && !c.lit(":") {
			return false
		}
		if _, ok := c.digits(2, 2); !ok {
			return false
		}
	}
	if c.lit(".") || c.lit(",") {
		if _, ok := c.digits(1, 9); !ok {
			return false
		}
	}
	if c.lit("Z") {
		return true
	}
	rest := c.s
	c.lit(" ")
	if c.lit("+") || c.lit("-") {
		if _, ok := c.digits(4, 4); ok && (c.s == "" || c.s[0] == ' ') {
			return true
		}
	}
	c.s = rest
	return true
}

// afterTime reads what follows a time stamp.
func (c *scanner) afterTime(l *logLine, colon bool) (logLine, bool) {
	rest := c.s
	// E/Tag( 123): text, and the same with a level in words
	if t, ok := c.tagged(*l); ok {
		if t.format == "logcat brief" {
			t.format = "logcat time"
			if colon {
				t.format = "ddms"
			}
		}
		return t, true
	}
	c.s = rest
	// 123-456/com.x E/Tag: text   or   123-456 Tag  com.x  E  text
	if pid, ok := c.digits(1, 7); ok && c.lit("-") {
		if tid, ok := c.digits(1, 7); ok {
			l.pid, l.tid = pid, tid
			return c.studio(*l)
		}
	}
	c.s = rest
	// [uid] pid tid level tag: text
	words := make([]string, 0, 4)
	for len(words) < 4 {
		w := c.word()
		if len(w) == 1 && strings.Contains(levels, w) && len(words) >= 2 {
			n := len(words)
			l.pid, l.tid, l.level = words[n-2], words[n-1], w[0]
			if !isDigits(l.pid) || !isDigits(l.tid) || !c.blanks() {
				return logLine{}, false
			}
			l.tag, l.text = splitTag(c.s)
			l.format = "logcat threadtime"
			return *l, true
		}
		words = append(words, w)
		if !c.blanks() {
			break
		}
	}
	c.s = rest
	// level text (Android Studio's compact view)
	if w := c.word(); len(w) == 1 && strings.Contains(levels, w) && c.blanks() {
		l.level, l.text, l.format = w[0], c.s, "android studio compact"
		return *l, true
	}
	return logLine{}, false
}

// studio reads Android Studio's line after "pid-tid".
func (c *scanner) studio(l logLine) (logLine, bool) {
	l.format = "android studio"
	if c.lit("/") {
		l.pkg = c.word()
		if !c.blanks() {
			return l, false
		}
		if l.pkg == "?" {
			l.pkg = ""
		}
		t, ok := c.tagged(l)
		t.format = l.format
		return t, ok
	}
	if !c.blanks() {
		return l, false
	}
	// Columns: tag (may hold blanks), package or pid-n, level. The level is the
	// first one-letter word after at least two words.
	cols := c.s
	for i := 0; i+2 < len(cols); i++ {
		if cols[i] == ' ' && cols[i+2] == ' ' && strings.IndexByte(levels, cols[i+1]) >= 0 {
			fields := strings.Fields(cols[:i])
			if len(fields) == 0 {
				continue
			}
			l.level = cols[i+1]
			l.pkg = fields[len(fields)-1]
			l.tag = strings.Join(fields[:len(fields)-1], " ")
			if len(fields) == 1 {
				l.tag, l.pkg = l.pkg, ""
			}
			if strings.HasPrefix(l.pkg, "pid-") {
				l.pkg = ""
			}
			l.text = strings.TrimPrefix(strings.TrimPrefix(cols[i+2:], " "), " ")
			return l, true
		}
	}
	return l, false
}

// tagged reads E/Tag(pid): text, E/Tag: text, E(pid) text (Tag), E(pid:tid) text.
func (c *scanner) tagged(l logLine) (logLine, bool) {
	level := byte(0)
	for _, w := range levelWords {
		if strings.HasPrefix(c.s, w.word) && len(c.s) > len(w.word) && c.s[len(w.word)] == '/' {
			level = w.level
			c.s = c.s[len(w.word):]
			break
		}
	}
	if level == 0 {
		if len(c.s) < 3 || strings.IndexByte(levels, c.s[0]) < 0 {
			return l, false
		}
		level = c.s[0]
		c.s = c.s[1:]
	}
	l.level = level
	if c.lit("(") {
		id, rest, ok := strings.Cut(c.s, ")")
		if !ok || !l.ids(id) {
			return l, false
		}
		l.format = "logcat process"
		if l.tid != "" {
			l.format = "logcat thread"
		}
		l.text = strings.TrimPrefix(rest, " ")
		if l.format == "logcat process" {
			// the tag stands behind the text
			if i := strings.LastIndex(l.text, "  ("); i >= 0 && strings.HasSuffix(l.text, ")") {
				l.tag = trimSpace(l.text[i+3 : len(l.text)-1])
				l.text = l.text[:i]
			}
		}
		return l, true
	}
	if !c.lit("/") {
		return l, false
	}
	if open := strings.IndexByte(c.s, '('); open >= 0 {
		if end := strings.Index(c.s[open:], "):"); end >= 0 && !strings.Contains(c.s[:open], ": ") {
			if l.ids(c.s[open+1 : open+end]) {
				l.tag = trimSpace(c.s[:open])
				l.text = strings.TrimPrefix(c.s[open+end+2:], " ")
				l.format = "logcat brief"
				return l, true
			}
		}
	}
	if !strings.Contains(c.s, ":") {
		return l, false
	}
	l.tag, l.text = splitTag(c.s)
	l.format = "logcat tag"
	return l, true
}

// ids reads "123", "123:456", "123:0x1c8" and "10123:  456" (uid before pid).
func (l *logLine) ids(s string) bool {
	a, b, two := strings.Cut(s, ":")
	a, b = trimSpace(a), trimSpace(b)
	if !isDigits(a) || len(a) > 8 {
		return false
	}
	l.pid = a
	if !two {
		return true
	}
	if !isDigits(strings.TrimPrefix(b, "0x")) && !isHex(strings.TrimPrefix(b, "0x")) || len(b) > 10 {
		return false
	}
	l.tid = b
	return true
}

func isHex(s string) bool {
	for _, r := range s {
		if !strings.ContainsRune("0123456789abcdefABCDEF", r) {
			return false
		}
	}
	return s != ""
}

// splitTag cuts "Tag     : text".
func splitTag(s string) (tag, text string) {
	tag, text, ok := strings.Cut(s, ": ")
	if !ok {
		if t, ok := strings.CutSuffix(s, ":"); ok {
			return trimSpace(t), ""
		}
		if t, rest, ok := strings.Cut(s, ":\t"); ok {
			return trimSpace(t), "\t" + rest
		}
		return "", s
	}
	return trimSpace(tag), text
}

// longHeading reads "[ 05-20 13:09:44.209 20466:20466 E/AndroidRuntime ]".
func longHeading(c scanner) (logLine, bool) {
	var l logLine
	if !c.lit("[") {
		return l, false
	}
	c.blanks()
	when, ok := c.timestamp()
	if !ok || !c.blanks() {
		return l, false
	}
	l.time = when
	ids, rest, ok := strings.Cut(c.s, "/")
	if !ok {
		return l, false
	}
	ids = strings.TrimRight(ids, " ")
	if ids == "" || strings.IndexByte(levels, ids[len(ids)-1]) < 0 {
		return l, false
	}
	l.level = ids[len(ids)-1]
	nums := strings.FieldsFunc(ids[:len(ids)-1], func(r rune) bool { return r == ':' || r == ' ' })
	if len(nums) < 2 || !isDigits(nums[len(nums)-2]) {
		return l, false
	}
	l.pid, l.tid = nums[len(nums)-2], nums[len(nums)-1]
	tag, ok := strings.CutSuffix(strings.TrimRight(rest, " "), "]")
	if !ok {
		return l, false
	}
	l.tag, l.format, l.heading = trimSpace(tag), "logcat long", true
	return l, true
}
