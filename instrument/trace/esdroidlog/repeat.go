// Records that the log holds twice: a capture that was started again prints
// what logcat's buffer still has once more.

package esdroidlog

// minRepeat is how many records a block that is there twice has at least.
// Shorter ones are loops.
const minRepeat = 8

// dropRepeats removes the second copies of blocks. The first copy keeps the
// legacy numbers of both.
func (l *Log) dropRepeats() {
	var starts map[repeatKey]int
	kept := l.Entries[:0:0]
	changed := false
	for i := 0; i < len(l.Entries); {
		e := &l.Entries[i]
		if i == 0 || e.Time >= l.Entries[i-1].Time {
			i++
			continue
		}
		if starts == nil {
			starts = map[repeatKey]int{}
			for k := range l.Entries {
				if key := keyOf(&l.Entries[k]); starts[key] == 0 {
					starts[key] = k + 1
				}
			}
		}
		first := starts[keyOf(e)] - 1
		n := 0
		for first < i && first+n < i && i+n < len(l.Entries) && keyOf(&l.Entries[first+n]) == keyOf(&l.Entries[i+n]) {
			n++
		}
		// The buffer is printed from somewhere up to where the first copy ended.
		if n < minRepeat || first+n != i {
			i++
			continue
		}
		for k := range n {
			if legacy := l.Entries[i+k].Legacy; legacy != NoLegacy {
				l.Entries[first+k].Again = append(l.Entries[first+k].Again, legacy)
			}
			l.Entries[i+k].LogLine = -l.Entries[i+k].LogLine // marks it for removal
		}
		l.Problems = append(l.Problems, Problem{-l.Entries[i].LogLine, "a block of records is there twice, the capture was started again: taken once"})
		changed = true
		i += n
	}
	if !changed {
		return
	}
	for _, e := range l.Entries {
		if e.LogLine > 0 {
			kept = append(kept, e)
		}
	}
	l.Entries = kept
}

// repeatKey is what two copies of a record have in common.
type repeatKey struct {
	pid, tid, line                 int32
	time, class, method, statement string
}

func keyOf(e *Entry) repeatKey {
	return repeatKey{e.PID, e.TID, int32(e.Line), e.Time, e.Class, e.Method, e.Statement}
}
