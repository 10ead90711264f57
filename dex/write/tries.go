// Try ranges of bodies: from labels that may overlap to the sorted, disjoint
// ranges of the format.

package write

import (
	"fmt"
	"math"
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// maxHandlers bounds the handlers of one method after overlapping ranges have
// been taken apart.
const maxHandlers = 1 << 20

// span is a try range by address.
type span struct {
	start, end uint32
	list       handlerList
}

func (l *layout) placeTries() error {
	spans := make([]span, 0, len(l.b.Tries))
	for i, t := range l.b.Tries {
		for _, label := range [2]int32{int32(t.Start), int32(t.End)} {
			if label < 0 || int(label) >= len(l.labels) || l.labels[label] < 0 {
				return fmt.Errorf("try %d: label %d is placed nowhere", i, label)
			}
		}
		s := span{start: l.target(t.Start), end: l.target(t.End), list: make(handlerList, 0, len(t.Handlers))}
		if s.start >= s.end || len(t.Handlers) == 0 {
			continue // all it covered was removed
		}
		for _, h := range t.Handlers {
			if h.Target < 0 || int(h.Target) >= len(l.labels) || l.labels[h.Target] < 0 {
				return fmt.Errorf("try %d: handler label %d is placed nowhere", i, h.Target)
			}
			s.list = append(s.list, dex.Handler{Type: l.x.optTyp(h.Type), PC: l.target(h.Target)})
		}
		spans = append(spans, s)
	}
	sorted := true
	for i := 1; i < len(spans); i++ {
		sorted = sorted && spans[i-1].end <= spans[i].start
	}
	if !sorted {
		var err error
		if spans, err = disjoint(spans); err != nil {
			return err
		}
	}
	return l.encodeTries(spans)
}

// disjoint cuts overlapping ranges at each other's ends; each piece has the
// handlers of all ranges that cover it, in their order.
func disjoint(spans []span) ([]span, error) {
	cuts := make([]uint32, 0, 2*len(spans))
	for _, s := range spans {
		cuts = append(cuts, s.start, s.end)
	}
	slices.Sort(cuts)
	cuts = slices.Compact(cuts)
	starting := make(map[uint32][]int, len(spans))
	for i, s := range spans {
		starting[s.start] = append(starting[s.start], i)
	}
	var out []span
	var active []int // ranges that cover the piece, ascending
	total := 0
	for k, start := range cuts[:max(0, len(cuts)-1)] {
		active = slices.DeleteFunc(active, func(i int) bool { return spans[i].end <= start })
		active = append(active, starting[start]...)
		slices.Sort(active)
		if len(active) == 0 {
			continue
		}
		piece := span{start: start, end: cuts[k+1]}
		for _, i := range active {
			piece.list = appendHandlerList(piece.list, spans[i].list)
		}
		if total += len(piece.list) + len(active); total > maxHandlers {
			return nil, fmt.Errorf("try ranges nest too deeply")
		}
		if n := len(out); n > 0 && out[n-1].end == start && slices.Equal(out[n-1].list, piece.list) {
			out[n-1].end = piece.end
			continue
		}
		out = append(out, piece)
	}
	return out, nil
}

// appendHandlerList adds the handlers of an enclosing range: those for types
// that are not handled yet, none after a catch-all.
func appendHandlerList(list, outer handlerList) handlerList {
	for _, h := range outer {
		if n := len(list); n > 0 && list[n-1].Type == dex.NoIndex {
			break
		}
		if !slices.ContainsFunc(list, func(have dex.Handler) bool { return have.Type == h.Type }) {
			list = append(list, h)
		}
	}
	return list
}

// encodeTries cuts ranges to the 16 bits of their length and encodes them;
// equal handler lists are stored once.
func (l *layout) encodeTries(spans []span) error {
	var items []tryItem
	var lists []handlerList
	known := map[string]int{}
	var key []byte
	for _, s := range spans {
		key = key[:0]
		for i, h := range s.list {
			if h.Type == dex.NoIndex && i != len(s.list)-1 {
				return fmt.Errorf("a handler follows the catch-all of its try")
			}
			key = appendUleb(appendUleb(key, h.Type+1), h.PC)
		}
		number, ok := known[string(key)]
		if !ok {
			number = len(lists)
			known[string(key)] = number
			lists = append(lists, s.list)
		}
		for at := s.start; at < s.end; {
			end := min(s.end, at+math.MaxUint16)
			if end < s.end { // cut between instructions
				k, _ := slices.BinarySearch(l.pcs, end+1)
				end = l.pcs[k-1]
			}
			items = append(items, tryItem{at, uint16(end - at), number})
			at = end
		}
	}
	if len(items) > math.MaxUint16 {
		return fmt.Errorf("%d try ranges, the format allows %d", len(items), math.MaxUint16)
	}
	l.tries = len(items)
	if len(items) == 0 {
		return nil
	}
	var err error
	l.handler, err = appendHandlers(nil, items, lists)
	return err
}
