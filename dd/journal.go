// What journals of earlier reductions tell about candidates.

package dd

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// Counted is how often a candidate was tried, unresolved trials aside.
type Counted struct {
	Candidate  string // as FormatCandidate writes it
	Reproduced int
	Passed     int
}

// JournalCounts reads a journal and returns its candidates in the order of their
// first trials. A torn last line is left out.
func JournalCounts(r io.Reader) ([]Counted, error) {
	lines := bufio.NewReader(r)
	var out []Counted
	at := make(map[string]int)
	for number := 1; ; number++ {
		text, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return out, nil // what follows the last line end was not finished
		}
		if err != nil {
			return nil, fmt.Errorf("journal: %w", err)
		}
		if number == 1 {
			var h header
			if err := json.Unmarshal(text, &h); err != nil {
				return nil, fmt.Errorf("journal: line 1: %w", err)
			}
			if h.Journal != 1 {
				return nil, fmt.Errorf("journal: line 1: not a journal of this version (journal=%d, want 1)", h.Journal)
			}
			continue
		}
		var l struct{ Trial, Verdict string }
		if err := json.Unmarshal(text, &l); err != nil {
			return nil, fmt.Errorf("journal: line %d: %w", number, err)
		}
		if l.Trial == "" || l.Verdict == Unresolved.String() {
			continue
		}
		i, ok := at[l.Trial]
		if !ok {
			i = len(out)
			at[l.Trial] = i
			out = append(out, Counted{Candidate: l.Trial})
		}
		switch l.Verdict {
		case Reproduced.String():
			out[i].Reproduced++
		case Passed.String():
			out[i].Passed++
		default:
			return nil, fmt.Errorf("journal: line %d: unknown verdict %q", number, l.Verdict)
		}
	}
}
