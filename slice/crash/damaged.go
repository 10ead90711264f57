// Damaged text: tags of a web page around the lines, lines that a mail or a chat broke,
// letters that a reader of pictures mixed up.

package crash

import (
	"html"
	"io"
	"mime/quotedprintable"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

var (
	breakTag = pattern.New(`(?i)<(?:br\s*/?|/p|/div|/li|/tr|/td|/th|/pre)>`)
	otherTag = pattern.New(`(?i)</?(?:p|div|li|ul|ol|tr|td|th|table|tbody|thead|pre|code|b|i|u|em|strong|span|font|tt|blockquote|a|html|body)(?:\s+[a-z-]+="[^"]*")*\s*>`)
	// cutFrame is a frame that ends before its position, or in the middle of its name.
	cutFrame = pattern.New(`^\s*at\s+[\p{L}_$][\p{L}\p{N}_$.<>/@-]*$`)
	// openFrame is one that ends in the middle of its position.
	openFrame   = pattern.New(`^\s*at\s+[\p{L}_$][\p{L}\p{N}_$.<>/@-]*\s?\([^()]*$`)
	restOfPlace = pattern.New(`^[^()]*\)\s*$`)
	loneAt      = pattern.New(`^\s*at\s*$`)
	// restOfFrame is how such a frame goes on.
	restOfFrame = pattern.New(`^\s*[\p{L}\p{N}_$.<>/@-]*\s?\([^()]*\)\s*$`)
	// readLine is a position with letters among its digits.
	readLine = pattern.New(`(\.(?:java|kt):)([0-9OoIl|]{1,6})\)`)
	// readPlatform is the beginning of a platform's name with mixed up letters.
	readPlatform = pattern.New(`\b(?:[jJ]ava[.,][Il1]ang|java\.uti[I1]|android\.(?:vvidget|wldget|w1dget|v[l1I]ew|[o0]s|app|content))\.`)
	digits       = strings.NewReplacer("O", "0", "o", "0", "I", "1", "l", "1", "|", "1")
	// startTag is a tag with attributes before a text, or the mark of text that needs no
	// escapes: "<init>" has no attributes.
	startTag = pattern.New(`(?m)^[ \t]*<(?:[\w:.-]+(?:[ \t]+[\w:.-]+="[^"]*")+[ \t]*|!\[CDATA\[)>?`)
	endTag   = pattern.New(`(?m)(?:\]\]>)?(?:</[\w:.-]+>)+[ \t]*\r?$`)
	fence    = pattern.New("(?m)^[ \\t]*```\\w*[ \\t]*\\r?$")
	// codeSpan is a line that Markdown shows as code, as an item of a list or alone.
	codeSpan = pattern.New("(?m)^([ \\t]*)(?:(?:[*+-]|\\d+\\.)[ \\t]+)?`([^`\\n]+)`[ \\t]*\\r?$")
	// softBreak is a line of a mail in quoted-printable that goes on in the next: none is
	// longer than 76 characters (RFC 2045, 6.7).
	softBreak = pattern.New(`(?m)^[^\n]{66,75}=\r?\n`)
	mailCoded = pattern.New(`(?im)^content-transfer-encoding:[ \t]*quoted-printable`)
)

var platformNames = map[string]string{
	"java,lang.": "java.lang.", "java.Iang.": "java.lang.", "java.1ang.": "java.lang.", "java.utiI.": "java.util.", "java.uti1.": "java.util.",
	"android.vvidget.": "android.widget.", "android.wldget.": "android.widget.", "android.w1dget.": "android.widget.",
	"android.vlew.": "android.view.", "android.v1ew.": "android.view.", "android.vIew.": "android.view.", "android.0s.": "android.os.",
}

// mailed returns the text of a mail as it was before a mail program coded it.
func mailed(text string) string {
	if !softBreak.MatchString(text) && !mailCoded.MatchString(text) {
		return text
	}
	plain, err := io.ReadAll(quotedprintable.NewReader(strings.NewReader(text)))
	if err != nil {
		return text // it only looks like one
	}
	return string(plain)
}

// mend returns the text without the damage, or false if there is none.
func mend(text string) (string, bool) {
	out := strings.ReplaceAll(text, "\u00a0", " ") // blanks that pages and word processors keep together
	out = codeSpan.ReplaceAllString(fence.ReplaceAllString(out, ""), "$1$2")
	if startTag.MatchString(out) {
		out = html.UnescapeString(endTag.ReplaceAllString(startTag.ReplaceAllString(out, ""), ""))
	}
	if breakTag.MatchString(out) || otherTag.MatchString(out) && strings.Contains(out, "at ") {
		out = otherTag.ReplaceAllString(breakTag.ReplaceAllString(out, "\n"), "")
		out = strings.ReplaceAll(out, "&nbsp;", " ")
	}
	lines := strings.Split(out, "\n")
	var joined []string
	for i := 0; i < len(lines); i++ {
		line := unquoted(strings.TrimRight(lines[i], "\r"))
		if i+1 < len(lines) {
			switch next := unquoted(strings.TrimRight(lines[i+1], "\r")); {
			case loneAt.MatchString(line) && restOfFrame.MatchString(next):
				line, i = strings.TrimRight(line, " \t")+" "+strings.TrimSpace(next), i+1
			case cutFrame.MatchString(line) && restOfFrame.MatchString(next) && !strings.HasPrefix(strings.TrimSpace(next), "at "):
				line, i = line+strings.TrimSpace(next), i+1
			case openFrame.MatchString(line) && restOfPlace.MatchString(next):
				line, i = line+strings.TrimSpace(next), i+1
			}
		}
		joined = append(joined, line)
	}
	out = strings.Join(joined, "\n")
	out = readPlatform.ReplaceAllStringFunc(out, func(s string) string {
		if name, ok := platformNames[s]; ok {
			return name
		}
		return s
	})
	out = readLine.ReplaceAllStringFunc(out, func(s string) string {
		m := readLine.FindStringSubmatch(s)
		return m[1] + digits.Replace(m[2]) + ")"
	})
	return out, out != text
}

var (
	// nullAccess is what ART says of an access to null, in any number of lines.
	nullAccess = pattern.New(`(?s)^Attempt\s*to\s.*'(.*)'.*null.*reference`)
	brokenWord = pattern.New(`\s*\n\s*`)
	// nullWords are the words of such a message outside of the member's name.
	nullWords = []string{"Attempt to invoke virtual method ", "Attempt to invoke interface method ", "Attempt to invoke direct method ", "Attempt to invoke static method ",
		"Attempt to read from field ", "Attempt to write to field ", " on a null object reference"}
)

// rejoined returns a message that the runtime writes in one line as one line, wherever it
// was broken: between words, or within one. Of others the lines may be their own.
func rejoined(message string) string {
	m := nullAccess.FindStringSubmatchIndex(message)
	if m == nil || !strings.Contains(message, "\n") {
		return message
	}
	member := message[m[2]:m[3]]
	whole := brokenWord.ReplaceAllString(member, "")
	if open := strings.IndexByte(whole, '('); !strings.Contains(whole[:max(open, 0)], " ") {
		whole = brokenWord.ReplaceAllString(member, " ") // it was broken between type and name
	}
	bare := func(s string) string { return strings.Join(strings.Fields(s), "") }
	before, after := "", ""
	for _, words := range nullWords {
		if bare(words) == bare(message[:m[2]-1]) {
			before = words
		}
		if strings.HasPrefix(bare(message[m[3]+1:]), bare(words)) {
			after = words
		}
	}
	if before == "" || after == "" {
		return message
	}
	return before + "'" + whole + "'" + after
}

// frames counts the frames of some reports, those with a line twice, and those without
// an exception for nothing.
func frames(reports []Report) int {
	n := 0
	for i := range reports {
		for _, e := range reports[i].Chain() {
			if e.Type != "" {
				n++
				for _, f := range e.Frames {
					if n++; f.Line >= 0 {
						n++
					}
				}
			}
		}
	}
	return n
}
