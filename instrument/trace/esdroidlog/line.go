// The parts of a line. Logs have many thousands of lines, so that this is done
// by hand; the tests compare it with the grammar as regular expressions.

package esdroidlog

import (
	"strconv"
	"strings"
)

const timeShape = "dd-dd dd:dd:dd.ddd"

// cutHead takes logcat's header from a line: time, process, thread, level, tag.
func (e *Entry) cutHead(line string) (rest string, ok bool) {
	if len(line) < len(timeShape) {
		return "", false
	}
	for i := range len(timeShape) {
		if c := line[i]; timeShape[i] == 'd' && !isDigit(c) || timeShape[i] != 'd' && c != timeShape[i] {
			return "", false
		}
	}
	e.Time, rest = line[:len(timeShape)], line[len(timeShape):]
	for _, id := range []*int32{&e.PID, &e.TID} {
		trimmed := strings.TrimLeft(rest, "\t\n\f\r ")
		n := 0
		for n < len(trimmed) && isDigit(trimmed[n]) {
			n++
		}
		if n == 0 || len(trimmed) == len(rest) {
			return "", false
		}
		v, _ := strconv.ParseInt(trimmed[:n], 10, 32)
		*id, rest = int32(v), trimmed[n:]
	}
	if len(rest) < 3 || rest[0] != ' ' || !strings.Contains("VDIWEFS", rest[1:2]) || rest[2] != ' ' {
		return "", false
	}
	_, rest, ok = strings.Cut(rest[3:], ":")
	return strings.TrimPrefix(rest, " "), ok && strings.HasPrefix(rest, " ")
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// cutMark takes the marks of event and tool from a message.
func (e *Entry) cutMark(text string) (rest string, ok bool) {
	if after, is := strings.CutPrefix(text, "EVENTID_"); is {
		number, after, is := strings.Cut(after, ": ")
		if !is || number == "" || strings.TrimLeft(number, "0123456789") != "" {
			return "", false
		}
		e.Event, _ = strconv.Atoi(number)
		text = after
	} else if after, is := strings.CutPrefix(text, "CALLBACK_SLC: "); is {
		e.Event, text = 0, after
	}
	for _, tool := range []string{"FLiAD: ZZZ", "SLICING: ZZZ"} {
		if rest, ok = strings.CutPrefix(text, tool); ok {
			return rest, true
		}
	}
	return "", false
}

// cutBody takes a record apart: line, class, method and statement.
func (e *Entry) cutBody(text string) bool {
	n := 0
	if strings.HasPrefix(text, "-") {
		n++
	}
	first := n
	for n < len(text) && isDigit(text[n]) {
		n++
	}
	if n == first || !strings.HasPrefix(text[n:], "ZZZ") {
		return false
	}
	line, text := text[:n], text[n+3:]
	// Class and method have a character at least, and end as early as they can.
	if text == "" {
		return false
	}
	class := strings.Index(text[1:], "ZZZ") + 1
	if class == 0 || len(text) < class+4 {
		return false
	}
	after := text[class+3:]
	method := strings.Index(after[1:], "ZZZ__inst__ZZZ") + 1
	if method == 0 {
		return false
	}
	e.Line, _ = strconv.Atoi(line)
	e.Class, e.Method, e.Statement = text[:class], after[:method], after[method+len("ZZZ__inst__ZZZ"):]
	return true
}
