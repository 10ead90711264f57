// Slices that files name by positions in a log: ESDroid's own, and oracles by hand.

package baseline

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
)

// Positions is a slice as positions in the log of a run.
type Positions struct {
	First int // on the first line: the criterion; -1 for none
	In    map[int]bool
	Maybe map[int]bool // that count neither for nor against a slice
	Roots map[int]bool // of the root cause, where the notes of an oracle tell
}

// Each line of an oracle has a position, a kind and a note.
var reOracle = regexp.MustCompile(`^(\d+)\t(\S+)\t(.*)$`)

// reNeutral is a line with positions that count for neither side: "neutral 27-30, 40",
// or a remark of an oracle's head that ends in them.
var reNeutral = regexp.MustCompile(`^(?:neutral\s+|#\s*(?:neutral|tolerated)\b.*\()(\d[\d\s,-]*)\)?$`)

// ReadPositions reads an oracle or a slice file of ESDroid. Lines of an oracle whose note
// begins or ends with a question mark may or may not count; a note that begins with
// "root:" is of the root cause.
func ReadPositions(data []byte) (*Positions, error) {
	o := &Positions{First: -1, In: map[int]bool{}, Maybe: map[int]bool{}, Roots: map[int]bool{}}
	note := func(p int, set map[int]bool) {
		if o.First < 0 {
			o.First = p
		}
		set[p] = true
	}
	s := bufio.NewScanner(bytes.NewReader(data))
	s.Buffer(nil, 1<<20)
	for s.Scan() {
		if m := reNeutral.FindStringSubmatch(strings.TrimSpace(s.Text())); m != nil {
			if err := readRanges(m[1], func(p int) { o.Maybe[p] = true }); err != nil {
				return nil, err
			}
			continue
		}
		m := reOracle.FindStringSubmatch(s.Text())
		if m == nil {
			continue
		}
		p, err := strconv.Atoi(m[1])
		if err != nil {
			return nil, err
		}
		text := strings.TrimSpace(m[3])
		if strings.HasPrefix(text, "root:") {
			o.Roots[p] = true
		}
		if strings.HasPrefix(text, "?") || strings.HasSuffix(text, "?") {
			note(p, o.Maybe)
		} else {
			note(p, o.In)
		}
	}
	if len(o.In) > 0 {
		return o, s.Err()
	}
	lines, err := esdroidlog.ReadSlice(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	for _, l := range lines {
		if l.Legacy >= 0 {
			note(l.Legacy, o.In)
		}
	}
	if len(o.In) == 0 {
		return nil, errors.New("neither an oracle nor a slice file: no line names a position")
	}
	return o, nil
}

// readRanges reads "27-30, 40".
func readRanges(text string, yield func(int)) error {
	for _, r := range strings.FieldsFunc(text, func(c rune) bool { return c == ',' || c == ' ' || c == '\t' }) {
		from, to, ok := strings.Cut(r, "-")
		if !ok {
			to = from
		}
		a, err := strconv.Atoi(from)
		if err != nil {
			return fmt.Errorf("neutral %s: expected FROM-TO", r)
		}
		b, err := strconv.Atoi(to)
		if err != nil || b < a || b-a > 1<<24 {
			return fmt.Errorf("neutral %s: expected FROM-TO", r)
		}
		for ; a <= b; a++ {
			yield(a)
		}
	}
	return nil
}
