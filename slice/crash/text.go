// From bytes to lines: encodings, colours, quoting, escapes, one-line traces;
// then from lines to the streams that different threads wrote.

package crash

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"html"
	"io"
	"strings"
	"unicode/utf16"

	"github.com/esdroid/esdroid/internal/pattern"
)

// textLine is one line of one stream.
type textLine struct {
	no   int // 1-based line of the input
	text string
}

// stream is what one thread logged under one tag, in order.
type stream struct {
	format string
	pid    string
	tid    string
	tag    string
	pkg    string
	time   string // of the current record
	times  map[int]string
	lines  []textLine
	joined bool // lines in between were not taken away: raw text
}

// unpack takes a compressed log apart, as bug reports and archives hold it. Of
// a cut one, what there is counts.
func unpack(data []byte) []byte {
	if !bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		return data
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return data
	}
	out, err := io.ReadAll(io.LimitReader(z, MaxText+1))
	if err != nil && len(out) == 0 {
		return data
	}
	return out
}

// decode turns UTF-16 (what PowerShell writes for "adb logcat > file") and
// UTF-8 with a mark into plain UTF-8.
func decode(data []byte) string {
	var order binary.ByteOrder
	switch {
	case len(data) >= 2 && data[0] == 0xff && data[1] == 0xfe:
		order = binary.LittleEndian
	case len(data) >= 2 && data[0] == 0xfe && data[1] == 0xff:
		order = binary.BigEndian
	case len(data) >= 3 && data[0] == 0xef && data[1] == 0xbb && data[2] == 0xbf:
		return string(data[3:])
	default:
		return string(data)
	}
	units := make([]uint16, 0, len(data)/2)
	for i := 2; i+1 < len(data); i += 2 {
		units = append(units, order.Uint16(data[i:]))
	}
	return string(utf16.Decode(units))
}

var (
	escapes = pattern.New("\x1b\\[[0-9;]*[A-Za-z]")
	// frameInLine finds the frames of a trace that was folded into one line.
	frameInLine = pattern.New(`\s+(at\s+[\p{L}_$][\p{L}\p{N}_$.<>/@-]*\s?\([^()\n]*\)|Caused by:? |Suppressed: |\.\.\. \d+ (more|common frames omitted))`)
	jsonItems   = strings.NewReplacer(`","`, `\n`, `", "`, `\n`) // a list of lines becomes one string
	unescape    = strings.NewReplacer(`\r\n`, "\n", `\n`, "\n", `\r`, "\n", `\t`, "\t", `\"`, `"`, `\/`, "/", `\u003c`, "<", `\u003e`, ">", `\u0027`, "'", `\\`, `\`)
	// entity is a complete HTML entity; "a&b" in a message is none.
	entity   = pattern.New(`&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});`)
	noBreaks = strings.NewReplacer("<br>", "", "<br/>", "", "<br />", "")
)

// clean removes colours, quote marks of mail and trackers, monkey's comment
// marks and HTML escapes.
func clean(line string) string {
	line = strings.TrimRight(line, "\r\n")
	if strings.IndexByte(line, 0x1b) >= 0 {
		line = escapes.ReplaceAllString(line, "")
	}
	line = unquoted(line)
	if rest, ok := strings.CutPrefix(line, "//"); ok && (rest == "" || rest[0] == ' ' || rest[0] == '\t') {
		line = strings.TrimPrefix(rest, " ")
	}
	if strings.IndexByte(line, '&') >= 0 || strings.HasSuffix(line, ">") {
		line = entity.ReplaceAllStringFunc(noBreaks.Replace(line), html.UnescapeString)
	}
	return line
}

// unquoted returns a line without the marks that mail and trackers put before what they quote.
func unquoted(line string) string {
	for strings.HasPrefix(line, ">") && !strings.HasPrefix(line, ">>>") {
		line = strings.TrimPrefix(line[1:], " ")
	}
	return line
}

// unfold splits a line that holds a whole trace, JSON-escaped or blank-joined.
func unfold(line string) []string {
	if strings.Contains(line, `"\tat `) && strings.Count(line, `","`)+strings.Count(line, `", "`) > 0 {
		line = jsonItems.Replace(line)
	}
	if strings.Contains(line, `\tat `) || strings.Contains(line, `\nat `) || strings.Contains(line, `\n `) && strings.Contains(line, " at ") {
		for range 3 {
			if !strings.Contains(line, `\n`) {
				break
			}
			line = unescape.Replace(line)
		}
		return strings.Split(line, "\n")
	}
	if strings.Count(line, "at ") < 2 {
		return []string{line}
	}
	found := frameInLine.FindAllStringIndex(line, -1)
	if len(found) < 2 {
		return []string{line}
	}
	var out []string
	last := 0
	for _, m := range found {
		if head := line[last:m[0]]; trimSpace(head) != "" {
			out = append(out, head)
		}
		last = m[0]
	}
	return append(out, line[last:])
}

// split cuts the text into streams, in the order of their first lines.
func split(text string) []*stream {
	var order []*stream
	type key struct{ format, pid, tid, tag string }
	byKey := map[key]*stream{}
	get := func(l logLine) *stream {
		k := key{l.format, l.pid, l.tid, l.tag}
		s := byKey[k]
		if s == nil {
			s = &stream{format: l.format, pid: l.pid, tid: l.tid, tag: l.tag, times: map[int]string{}, joined: l.format == ""}
			byKey[k] = s
			order = append(order, s)
		}
		if s.pkg == "" {
			s.pkg = l.pkg
		}
		return s
	}
	var current *stream // that of the last prefixed line
	long := false
	no := 0
	for len(text) > 0 {
		var line string
		if i := strings.IndexByte(text, '\n'); i >= 0 {
			line, text = text[:i], text[i+1:]
		} else {
			line, text = text, ""
		}
		no++
		line = clean(line)
		l := stripPrefix(serviceTime(line))
		var s *stream
		switch {
		case l.heading:
			current, long = get(l), true
			current.time = l.time
			continue
		case l.format != "":
			current, long = get(l), false
			s = current
			s.times[no] = l.time
		case divider(line):
			current, long = nil, false
			continue
		case long && current != nil:
			s = current
			s.times[no] = s.time
		case current != nil && trimSpace(line) != "":
			s = current // the rest of a message of several lines
		default:
			s = get(logLine{})
		}
		if l.format == "" && trimSpace(line) == "" && !long {
			current = nil
		}
		for _, part := range unfold(unbox(l.text)) {
			s.lines = append(s.lines, textLine{no, part})
		}
	}
	return order
}

// unbox removes the frame that loggers such as PrettyLogger draw around a text.
func unbox(text string) string {
	rest := strings.TrimLeft(text, " \t")
	for _, edge := range []string{"│", "║", "┃"} {
		if inside, ok := strings.CutPrefix(rest, edge); ok {
			return strings.TrimPrefix(inside, " ")
		}
	}
	return text
}

// quiet tells that nothing in a log stream can belong to a report. Nearly all
// streams of a full log are, so this is what keeps long logs fast.
func (s *stream) quiet() bool {
	if s.joined || s.tag == "am_crash" {
		return false
	}
	for i := range s.lines {
		t := strings.TrimLeft(s.lines[i].text, " \t")
		if t == "" {
			continue
		}
		switch t[0] {
		case 'a':
			if strings.HasPrefix(t, "at ") {
				return false
			}
		case 'A', 'C', 'F', 'U', '*', '"', '-', 'f', 'p', 's', 'P':
			for _, begin := range announcements {
				if strings.HasPrefix(t, begin) {
					return false
				}
			}
		}
		if strings.Contains(t, "Exception") || strings.Contains(t, "Error") || strings.HasSuffix(t, ")") && (strings.Contains(t, ".java:") || strings.Contains(t, ".kt:")) {
			return false
		}
	}
	return true
}

var announcements = []string{"ANR ", "CRASH: ", "Caused by", "Crashed: ", "FATAL EXCEPTION", "Fatal ", "Uncaught ", "*** ", "** ERROR", `"main"`, "----- pid ", "pid: ", "Process: "}

// serviceTime removes the time stamp that a build service puts before each
// line: 2024-05-20T13:09:44.2091234Z.
func serviceTime(line string) string {
	if i := strings.IndexByte(line, ' '); i > 18 && i < 40 && line[4] == '-' && line[10] == 'T' && line[i-1] == 'Z' {
		return line[i+1:]
	}
	return line
}

// divider tells the lines that separate logs and sections.
func divider(line string) bool {
	return strings.HasPrefix(line, "--------- ") || strings.HasPrefix(line, "------ ") || strings.HasPrefix(line, "========")
}
