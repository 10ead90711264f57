package instrument_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/trace"
)

// step is a record of one thread in comparable form.
type step struct {
	kind trace.Kind
	text string // what two runs share
	pc   uint32 // of a throw
	id   uint64 // each run has its own
}

// histories are the records of a trace by thread.
func histories(t testing.TB, data []byte, p *dex.Program, unnamed map[dex.MethodID]map[uint32]bool) map[int32][]step {
	t.Helper()
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	out := map[int32][]step{}
	stacks := map[int32][]dex.MethodID{}
	if err := r.Records(func(rec *trace.Record) bool {
		s := step{kind: rec.Kind, id: rec.ID}
		switch rec.Kind {
		case trace.KindEnter:
			stacks[rec.Thread] = append(stacks[rec.Thread], rec.Method)
			s.text = p.MethodText(rec.Method)
		case trace.KindBlock:
			s.text = fmt.Sprint(rec.N)
		case trace.KindLeave:
			stacks[rec.Thread] = stacks[rec.Thread][:len(stacks[rec.Thread])-1]
		case trace.KindUnwind:
			stacks[rec.Thread] = stacks[rec.Thread][:len(stacks[rec.Thread])-1]
			s.text = rec.Text
		case trace.KindThrow:
			s.text, s.pc = rec.Text, rec.PC
		case trace.KindCatch:
			s.text = fmt.Sprintf("%#x", rec.PC)
		case trace.KindObject:
			stack := stacks[rec.Thread]
			m := stack[len(stack)-1]
			at, ok := unnamed[m]
			if !ok {
				at = instrument.Unnamed(p, m)
				unnamed[m] = at
			}
			if at[rec.PC] {
				return true
			}
			s.text = fmt.Sprintf("%#x %d", rec.PC, rec.N)
		case trace.KindIndex:
			s.text = fmt.Sprintf("%#x %d", rec.PC, rec.N)
		case trace.KindCallbackBegin, trace.KindCallbackEnd:
		case trace.KindGap, trace.KindAssumed:
			s.text = rec.Text
		default:
			return true
		}
		out[rec.Thread] = append(out[rec.Thread], s)
		return true
	}); err != nil {
		t.Fatal(err)
	}
	return out
}

// comparison is that of what a recording says of a thread with what the device
// says. Where the recording marks a record as assumed, either may place what
// was executed in between differently; all else is equal.
type comparison struct {
	got, want int  // where they differ
	marked    bool // something differs that is marked
	ended     bool // a frame ended of which is assumed whether it is a callback
	frames    []slack
	ours      map[uint64]uint64 // identities, of want by those of got
}

// slack is what is known of an open frame.
type slack struct {
	assumed  bool // whether it is a callback
	open     bool // an assumption was made since the last block
	accesses map[string][]pending
}

// pending is an access that one has said and the other has not yet.
type pending struct {
	id   uint64
	want bool
}

func (c *comparison) compare(got, want []step) bool {
	c.ours, c.frames = map[uint64]uint64{}, []slack{{}}
	assumed := false
	for c.got < len(got) || c.want < len(want) {
		var g, w step
		if c.got < len(got) {
			g = got[c.got]
		}
		if c.want < len(want) {
			w = want[c.want]
		}
		top := &c.frames[len(c.frames)-1]
		skipped := true // on one side
		switch {
		case g.kind == trace.KindAssumed:
			assumed, top.open = true, true
			c.got++
		case g.kind == w.kind && g.text == w.text && (g.pc == w.pc || assumed):
			skipped = false
			c.got++
			c.want++
			if assumed && g.kind == trace.KindThrow {
				c.marked, top.accesses = c.marked || g.pc != w.pc, nil // who came further has said more
			}
			if !c.same(g.id, w.id) || !c.step(g, assumed) {
				return false
			}
		case top.open && access(g):
			c.got++
			if !c.said(top, g, false) {
				return false
			}
		case top.open && access(w):
			c.want++
			if !c.said(top, w, true) {
				return false
			}
		case assumed && g.kind == trace.KindCallbackBegin && w.kind == trace.KindEnter, c.ended && g.kind == trace.KindCallbackEnd:
			c.marked = true
			c.got++
		case assumed && w.kind == trace.KindCallbackBegin && g.kind == trace.KindEnter, c.ended && w.kind == trace.KindCallbackEnd:
			c.marked = true
			c.want++
		default:
			return false
		}
		if !skipped && g.kind != trace.KindCallbackBegin {
			assumed = false
		}
	}
	return true
}

func access(s step) bool { return s.kind == trace.KindObject || s.kind == trace.KindIndex }

// same notes that two identities are those of one object.
func (c *comparison) same(got, want uint64) bool {
	known, ok := c.ours[got]
	if !ok {
		c.ours[got] = want
	}
	return !ok || known == want
}

// said notes an access that one of the two says elsewhere.
func (c *comparison) said(in *slack, s step, want bool) bool {
	c.marked = true
	waiting := in.accesses[s.text]
	if len(waiting) == 0 || waiting[0].want == want {
		if in.accesses == nil {
			in.accesses = map[string][]pending{}
		}
		in.accesses[s.text] = append(waiting, pending{s.id, want})
		return true
	}
	other := waiting[0].id
	if in.accesses[s.text] = waiting[1:]; len(waiting) == 1 {
		delete(in.accesses, s.text)
	}
	if want {
		return c.same(other, s.id)
	}
	return c.same(s.id, other)
}

// step follows a record of both; what one said elsewhere has been made up for
// when a block or the frame ends.
func (c *comparison) step(s step, assumed bool) bool {
	top := &c.frames[len(c.frames)-1]
	c.ended = false
	switch s.kind {
	case trace.KindEnter:
		c.frames = append(c.frames, slack{assumed: assumed})
	case trace.KindLeave, trace.KindUnwind:
		c.ended = top.assumed
		c.frames = c.frames[:len(c.frames)-1]
		return len(top.accesses) == 0
	case trace.KindBlock:
		balanced := len(top.accesses) == 0
		top.open, top.accesses = false, nil
		return balanced
	}
	return true
}

// around spells the steps beside the i-th.
func around(s []step, i int) string {
	var b strings.Builder
	for _, s := range s[min(max(i-14, 0), len(s)):min(i+14, len(s))] {
		fmt.Fprintf(&b, "%s %s | ", s.kind, s.text)
	}
	return b.String()
}
