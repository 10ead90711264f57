// Traces that lost the words between their lines: "at" in another language, frames as a
// list or the rows of a table, their places on lines of their own, blanks of no width.

package crash

import (
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

var (
	// bareFrame is a frame without "at"; its place, which only runtimes print so, tells it
	// from other text, and may stand on the next line.
	bareFrame = pattern.New(`([\p{L}_$][\p{L}\p{N}_$<>/@-]*(?:\.[\p{L}\p{N}_$<>/@-]+)+)\s*\(((?:[\p{L}\p{N}_$-]+\.(?:java|kt)|SourceFile|Unknown Source):\d+|Native Method|Unknown Source)\)`)
	// throwableName is a class that is thrown, and what is said of it.
	throwableName = pattern.New(`(?s)((?:[a-z_][\p{L}\p{N}_]*\.)+[\p{L}_$][\p{L}\p{N}_$]*(?:Exception|Error|Throwable))\b[ \t]*(:?)(.*)$`)
	// betweenFrames is what pages, lists and tables put before a frame.
	betweenFrames = pattern.New(`(?:keyboard_arrow_\w+|\n[^\n]{0,6}|[\s|,;\[\]•·#]+\d*[\s|,;\[\]•·#]*)$`)
	noWidth       = strings.NewReplacer("\u200b", "", "\u2060", "", "\ufeff", "")
)

// retold returns a text with its traces as runtimes write them, or false if it has no frames
// below the name of what was thrown.
func retold(text string) (string, bool) {
	text = noWidth.Replace(text)
	var out strings.Builder
	last := 0
	for _, m := range bareFrame.FindAllStringSubmatchIndex(text, -1) {
		before := text[last:m[0]]
		last = m[1]
		thrown := throwableName.FindStringSubmatchIndex(before)
		switch {
		case thrown != nil:
			message := before[thrown[6]:]
			for {
				cut := betweenFrames.ReplaceAllString(message, "")
				if cut == message {
					break
				}
				message = cut
			}
			switch {
			case out.Len() == 0:
			case strings.Contains(before[:thrown[0]], "Suppressed"):
				out.WriteString("\tSuppressed: ")
			default:
				out.WriteString("Caused by: ")
			}
			out.WriteString(before[thrown[2]:thrown[3]])
			if message = strings.TrimSpace(message); message != "" {
				out.WriteString(": " + message)
			}
			out.WriteByte('\n')
		case out.Len() == 0:
			continue // no throwable yet
		}
		out.WriteString("\tat " + text[m[2]:m[3]] + "(" + text[m[4]:m[5]] + ")\n")
	}
	return out.String(), out.Len() > 0
}
