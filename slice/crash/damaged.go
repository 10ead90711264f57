// Damaged text: tags of a web page around the lines, lines that a mail or a chat broke,
// letters that a reader of pictures mixed up.

package crash

import (
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
)

var platformNames = map[string]string{
	"java,lang.": "java.lang.", "java.Iang.": "java.lang.", "java.1ang.": "java.lang.", "java.utiI.": "java.util.", "java.uti1.": "java.util.",
	"android.vvidget.": "android.widget.", "android.wldget.": "android.widget.", "android.w1dget.": "android.widget.",
	"android.vlew.": "android.view.", "android.v1ew.": "android.view.", "android.vIew.": "android.view.", "android.0s.": "android.os.",
}

// mend returns the text without the damage, or false if there is none.
func mend(text string) (string, bool) {
	out := strings.ReplaceAll(text, "\u00a0", " ") // blanks that pages and word processors keep together
	if breakTag.MatchString(out) || otherTag.MatchString(out) && strings.Contains(out, "at ") {
		out = otherTag.ReplaceAllString(breakTag.ReplaceAllString(out, "\n"), "")
		out = strings.ReplaceAll(out, "&nbsp;", " ")
	}
	lines := strings.Split(out, "\n")
	var joined []string
	for i := 0; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], "\r")
		if i+1 < len(lines) {
			switch next := strings.TrimRight(lines[i+1], "\r"); {
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
