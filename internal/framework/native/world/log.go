// The log that logcat shows.

package world

import (
	"fmt"
	"io"
	"strings"
	"time"
)

// Line is an entry of the log; Text may have several lines.
type Line struct {
	Wall     int64 // nanoseconds since 1970
	PID, TID int
	Priority int // android.util.Log's, 2 (verbose) to 7 (assert)
	Tag      string
	Text     string
}

// maxLogged bounds the log in bytes; the oldest entries go first.
const maxLogged = 4 << 20

// Log is the device's log.
type Log struct {
	lines []Line
	first int // the number of the first line still there
	size  int
}

// Add appends an entry.
func (l *Log) Add(e Line) {
	l.lines = append(l.lines, e)
	l.size += len(e.Tag) + len(e.Text) + 64
	for l.size > maxLogged && len(l.lines) > 1 {
		l.size -= len(l.lines[0].Tag) + len(l.lines[0].Text) + 64
		l.lines, l.first = l.lines[1:], l.first+1
	}
}

// Len is the number of entries ever added.
func (l *Log) Len() int { return l.first + len(l.lines) }

// Since returns the entries from number n on that are still there.
func (l *Log) Since(n int) []Line { return l.lines[min(max(n-l.first, 0), len(l.lines)):] }

// Clear forgets all entries.
func (l *Log) Clear() { l.first, l.lines, l.size = l.Len(), nil, 0 }

// Write prints entries as logcat -v threadtime does.
func Write(w io.Writer, lines []Line) error {
	var b strings.Builder
	for _, e := range lines {
		at := time.Unix(0, e.Wall).UTC().Format("01-02 15:04:05.000")
		for _, text := range strings.Split(strings.TrimSuffix(e.Text, "\n"), "\n") {
			fmt.Fprintf(&b, "%s %5d %5d %c %-8s: %s\n", at, e.PID, e.TID, letter(e.Priority), e.Tag, text)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func letter(priority int) byte {
	const letters = "??VDIWEF"
	if priority < 0 || priority >= len(letters) {
		return '?'
	}
	return letters[priority]
}
