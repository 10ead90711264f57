// Candidates: their written form, their keys, and set operations on them.

package dd

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
)

// All returns the candidate 0, 1, …, n-1.
func All(n int) []int {
	c := make([]int, n)
	for i := range c {
		c[i] = i
	}
	return c
}

// Without returns the elements of c that are not in removed, in c's order.
func Without(c, removed []int) []int {
	gone := make(map[int]bool, len(removed))
	for _, x := range removed {
		gone[x] = true
	}
	out := make([]int, 0, len(c))
	for _, x := range c {
		if !gone[x] {
			out = append(out, x)
		}
	}
	return out
}

// FormatCandidate writes a candidate as ranges: "0-3,7"; "-" is the empty one.
func FormatCandidate(c []int) string {
	if len(c) == 0 {
		return "-"
	}
	var b strings.Builder
	for i := 0; i < len(c); {
		j := i + 1
		for j < len(c) && c[j] == c[j-1]+1 {
			j++
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(strconv.Itoa(c[i]))
		if j-i > 1 {
			b.WriteByte('-')
			b.WriteString(strconv.Itoa(c[j-1]))
		}
		i = j
	}
	return b.String()
}

// ParseCandidate reads what FormatCandidate writes; every index must be below n.
func ParseCandidate(s string, n int) ([]int, error) {
	if s == "-" {
		return []int{}, nil
	}
	var out []int
	for part := range strings.SplitSeq(s, ",") {
		lo, hi, isRange := strings.Cut(part, "-")
		first, err := strconv.Atoi(lo)
		last := first
		if err == nil && isRange {
			last, err = strconv.Atoi(hi)
		}
		if err != nil || first < 0 || last < first || last >= n {
			return nil, fmt.Errorf("bad candidate %q: range %q of %d events", s, part, n)
		}
		for x := first; x <= last; x++ {
			out = append(out, x)
		}
	}
	return out, nil
}

// key is the identity of a candidate's content in one environment.
type key [16]byte

// keyer computes keys; events with the same content share theirs, so that equal
// candidates built from different places of the table share their outcomes.
type keyer struct {
	prefix []byte
	events []key
	buf    []byte
}

func newKeyer(p *Problem) *keyer {
	k := &keyer{}
	launch := p.Sequence.Launch
	if launch == nil {
		launch = &event.Event{Kind: event.Launch, Package: p.Sequence.Package, Component: p.Sequence.Activity}
	}
	h := contentKey(launch)
	k.prefix = append([]byte(p.Environment), 0)
	k.prefix = append(k.prefix, h[:]...)
	k.events = make([]key, len(p.Sequence.Events))
	for i := range p.Sequence.Events {
		k.events[i] = contentKey(&p.Sequence.Events[i])
	}
	return k
}

// contentKey hashes what a device is told to do, and nothing that was merely
// observed when the event was recorded. Which widget was touched is told: a device that
// knows widgets goes to where it is now.
func contentKey(e *event.Event) key {
	var raw, widget []string
	if w := e.Widget; w != nil {
		widget = []string{w.Class, w.ID, w.Text, w.Path}
	}
	if e.Kind == event.Other {
		raw = e.Raw
	}
	data, err := json.Marshal([]any{e.Kind, e.Points, e.Steps, e.Duration, e.Delay, e.KeyName(), e.Text, e.Rotation, e.On, e.Package, e.Component, raw, widget})
	if err != nil {
		panic("dd: event content does not marshal: " + err.Error()) // NaN coordinates are refused by the readers
	}
	sum := sha256.Sum256(data)
	return key(sum[:16])
}

func (k *keyer) of(candidate []int) key {
	k.buf = append(k.buf[:0], k.prefix...)
	for _, x := range candidate {
		k.buf = append(k.buf, k.events[x][:]...)
	}
	sum := sha256.Sum256(k.buf)
	return key(sum[:16])
}

// problemID identifies the table of events and the environment, so that a
// journal is never resumed with another problem.
func problemID(k *keyer, start []int) string {
	h := sha256.New()
	h.Write(k.prefix)
	for _, e := range k.events {
		h.Write(e[:])
	}
	for _, x := range start {
		h.Write(binary.AppendUvarint(nil, uint64(x)))
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:16])
}

func cloneCandidate(c []int) []int {
	if c == nil {
		return []int{}
	}
	return slices.Clone(c)
}
