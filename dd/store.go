// The folder of a reduction: journal, best result, history, findings.
//
//	journal.jsonl        every trial and acceptance, append-only; resume replays it
//	best.jsonl           the best sequence so far, replaced atomically (docs/events-format.md)
//	best.<x>             the same in the format of the input
//	history/0001.jsonl   every accepted step
//	findings/<hash>.*    other crashes that were seen: the sequence and the report
//	report.json          the result and the statistics

package dd

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/folder"
)

const journalName = "journal.jsonl"

// store writes the folder; with an empty dir it does nothing.
type store struct {
	dir     string
	disk    folder.Disk
	unlock  func()
	replay  map[key][]journalled // trials of the journal that were not asked for again yet
	pending []string             // acceptances of the journal that were not repeated yet
	steps   int                  // accepted steps, by number of the history
}

// journalled is a trial of the journal.
type journalled struct {
	outcome Outcome
	asked   bool // for steps
}

// header is the first line of a journal.
type header struct {
	Journal  int    `json:"journal"`
	Problem  string `json:"problem"`
	Events   int    `json:"events"`
	Strategy string `json:"strategy,omitempty"`
}

// line is any later line of a journal; one of Trial and Accept is set.
type line struct {
	Trial     string       `json:"trial,omitempty"`
	Stage     string       `json:"stage,omitempty"`
	Verdict   string       `json:"verdict,omitempty"`
	Signature string       `json:"signature,omitempty"`
	Reason    string       `json:"reason,omitempty"`
	Events    int          `json:"events,omitempty"`
	Micros    int64        `json:"us,omitempty"` // duration
	Steps     []stepsOfRow `json:"steps,omitempty"`
	Asked     bool         `json:"stepsAsked,omitempty"`
	Stable    bool         `json:"stable,omitempty"`
	Device    int          `json:"device,omitempty"`
	Accept    string       `json:"accept,omitempty"`
	Elapsed   int64        `json:"at"` // microseconds of work so far
}

// stepsOfRow is a row of equal steps.
type stepsOfRow struct {
	N int `json:"n"`
	Step
}

func openStore(r *Run) (*store, error) {
	s := &store{dir: r.opts.Dir, disk: r.opts.disk, unlock: func() {}}
	if s.dir == "" {
		return s, nil
	}
	if s.disk == nil {
		s.disk = folder.OS{}
	}
	for _, d := range []string{"", "history", "findings"} {
		if err := os.MkdirAll(filepath.Join(s.dir, d), 0o755); err != nil {
			return nil, fmt.Errorf("the folder of the reduction: %w", err)
		}
	}
	unlock, err := folder.Lock(filepath.Join(s.dir, "lock"))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.dir, err)
	}
	s.unlock = unlock
	loaded := false
	defer func() {
		if !loaded {
			s.close()
		}
	}()
	if err := s.load(r); err != nil {
		return nil, err
	}
	loaded = true
	return s, nil
}

func (s *store) close() { s.unlock() }

// load reads the journal of an earlier run, or starts a new one.
func (s *store) load(r *Run) error {
	id := problemID(r.keys, r.start)
	name := filepath.Join(s.dir, journalName)
	data, err := os.ReadFile(name)
	switch {
	case errors.Is(err, os.ErrNotExist) || err == nil && len(data) == 0:
	case err != nil:
		return fmt.Errorf("journal: %w", err)
	case !r.opts.Resume:
		return fmt.Errorf("%s already holds a reduction: resume it, or choose another folder", s.dir)
	case !bytes.ContainsRune(data, '\n'): // killed while writing the first line
		if err := s.cut(r, name, data, 0); err != nil {
			return err
		}
	default:
		return s.parse(r, id, name, data)
	}
	h, err := json.Marshal(header{Journal: 1, Problem: id, Events: len(r.Events()), Strategy: r.opts.Strategy})
	if err != nil {
		return err
	}
	if err := s.disk.Append(name, append(h, '\n')); err != nil {
		return s.full("journal", err)
	}
	return nil
}

// parse takes over a journal. A tail that cannot be read (the machine died while
// writing it, or the disk was full) is set aside and cut off; damage before
// readable lines is an error.
func (s *store) parse(r *Run, id, name string, data []byte) error {
	var h header
	s.replay = map[key][]journalled{}
	good, number := 0, 0
	for rest := data; len(rest) > 0; {
		number++
		end := bytes.IndexByte(rest, '\n')
		var err error
		if end < 0 {
			err = errors.New("the line does not end")
		} else if number == 1 {
			if err = json.Unmarshal(rest[:end], &h); err == nil && h.Journal != 1 {
				return fmt.Errorf("%s:1: not a journal of this version (journal=%d, want 1)", name, h.Journal)
			}
			if err == nil && h.Problem != id {
				return fmt.Errorf("%s belongs to another problem (other events, app or device profile): choose another folder", name)
			}
		} else {
			err = s.take(r, rest[:end])
		}
		if err != nil {
			if end >= 0 && bytes.IndexByte(rest[end+1:], '\n') >= 0 {
				return fmt.Errorf("%s:%d: %w\nLines after it can be read, so this is not the torn end of an interrupted run; repair or remove the line", name, number, err)
			}
			if number == 1 {
				return fmt.Errorf("%s:1: %w", name, err)
			}
			return s.cut(r, name, data, good)
		}
		rest = rest[end+1:]
		good = len(data) - len(rest)
	}
	return nil
}

// cut keeps the readable part of a journal and sets the torn tail aside.
func (s *store) cut(r *Run, name string, data []byte, good int) error {
	torn := name + ".torn"
	if err := s.disk.Replace(torn, data[good:]); err != nil {
		return s.full("the journal's torn tail", err)
	}
	if err := s.disk.Replace(name, data[:good]); err != nil {
		return s.full("journal", err)
	}
	r.warn("the last line of the journal was torn (%d bytes); it is kept in %s and its trial will be repeated", len(data)-good, torn)
	return nil
}

func (s *store) take(r *Run, text []byte) error {
	var l line
	if err := json.Unmarshal(text, &l); err != nil {
		return err
	}
	r.clock.before = max(r.clock.before, time.Duration(l.Elapsed)*time.Microsecond)
	switch {
	case l.Accept != "":
		if _, err := ParseCandidate(l.Accept, len(r.Events())); err != nil {
			return err
		}
		s.pending = append(s.pending, l.Accept)
		s.steps++
	case l.Trial != "":
		c, err := ParseCandidate(l.Trial, len(r.Events()))
		if err != nil {
			return err
		}
		o, err := l.outcome()
		if err != nil {
			return err
		}
		if o.Verdict != Unresolved { // the trouble may be gone
			k := r.keys.of(c)
			s.replay[k] = append(s.replay[k], journalled{o, l.Asked})
		}
	default:
		return errors.New("neither a trial nor an acceptance")
	}
	return nil
}

func (l *line) outcome() (Outcome, error) {
	o := Outcome{Signature: l.Signature, Reason: l.Reason, Stable: l.Stable, Device: l.Device, Events: l.Events, Duration: time.Duration(l.Micros) * time.Microsecond}
	for v := Unresolved; ; v++ {
		if v > Reproduced {
			return o, fmt.Errorf("unknown verdict %q", l.Verdict)
		}
		if v.String() == l.Verdict {
			o.Verdict = v
			break
		}
	}
	for _, row := range l.Steps {
		if row.N < 1 || row.N > 1<<20 || len(o.Steps)+row.N > 1<<24 {
			return o, fmt.Errorf("a row of %d steps", row.N)
		}
		for range row.N {
			o.Steps = append(o.Steps, row.Step)
		}
	}
	return o, nil
}

// recall takes the next unused outcome of the candidate from the journal.
func (s *store) recall(k key, steps bool) (Outcome, bool) {
	q := s.replay[k]
	for i, t := range q {
		if !steps || t.asked {
			s.replay[k] = slices.Delete(slices.Clone(q), i, i+1)
			return t.outcome, true
		}
	}
	return Outcome{}, false
}

func (s *store) trial(r *Run, q request, o Outcome) error {
	if s.dir == "" {
		return nil
	}
	l := line{
		Trial: FormatCandidate(q.candidate), Stage: r.stage.Name, Verdict: o.Verdict.String(), Signature: o.Signature,
		Reason: o.Reason, Stable: o.Stable, Device: o.Device, Events: o.Events, Micros: o.Duration.Microseconds(), Asked: q.steps,
	}
	for _, step := range o.Steps {
		if n := len(l.Steps); n > 0 && l.Steps[n-1].State == step.State && slices.Equal(l.Steps[n-1].Covered, step.Covered) {
			l.Steps[n-1].N++
			continue
		}
		l.Steps = append(l.Steps, stepsOfRow{1, step})
	}
	return s.append(r, l)
}

func (s *store) append(r *Run, l line) error {
	l.Elapsed = r.elapsed().Microseconds()
	data, err := json.Marshal(l)
	if err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	if err := s.disk.Append(filepath.Join(s.dir, journalName), append(data, '\n')); err != nil {
		return s.full("journal", err)
	}
	return nil
}

// accept records an accepted step: first the history and the best files, then
// the journal's line, so that a line in the journal vouches for the files.
func (s *store) accept(r *Run, c []int) error {
	if s.dir == "" {
		return nil
	}
	text := FormatCandidate(c)
	if i := slices.Index(s.pending, text); i >= 0 {
		s.pending = s.pending[i+1:] // a resumed run repeats its steps
		return nil
	}
	s.steps++
	data, err := s.best(r, c)
	if err != nil {
		return err
	}
	if err := s.disk.Replace(filepath.Join(s.dir, "history", fmt.Sprintf("%04d.jsonl", s.steps)), data); err != nil {
		return s.full("history", err)
	}
	return s.append(r, line{Accept: text})
}

// best replaces the best files.
func (s *store) best(r *Run, c []int) ([]byte, error) {
	seq := r.problem.Sequence.Select(c)
	var buf bytes.Buffer
	if err := event.WriteJSONL(&buf, seq); err != nil {
		return nil, fmt.Errorf("best result: %w", err)
	}
	if s.dir == "" {
		return buf.Bytes(), nil
	}
	if err := s.disk.Replace(filepath.Join(s.dir, "best.jsonl"), buf.Bytes()); err != nil {
		return nil, s.full("best result", err)
	}
	if r.opts.Write != nil && r.opts.BestName != "" {
		data, err := r.opts.Write(seq)
		if err != nil {
			return nil, fmt.Errorf("best result: %w", err)
		}
		if err := s.disk.Replace(filepath.Join(s.dir, r.opts.BestName), data); err != nil {
			return nil, s.full("best result", err)
		}
	}
	return buf.Bytes(), nil
}

// finding saves another crash; one that a journal tells of was saved then.
func (s *store) finding(r *Run, f *Finding, known bool) error {
	if s.dir == "" {
		return nil
	}
	sum := sha256.Sum256([]byte(f.Signature))
	base := filepath.Join(s.dir, "findings", fmt.Sprintf("%x", sum[:6]))
	if known {
		if old, err := os.ReadFile(base + ".txt"); err == nil {
			f.Report = string(old)
			return nil
		}
	}
	var buf bytes.Buffer
	if err := event.WriteJSONL(&buf, r.problem.Sequence.Select(f.Candidate)); err != nil {
		return fmt.Errorf("finding: %w", err)
	}
	if err := s.disk.Replace(base+".jsonl", buf.Bytes()); err != nil {
		return s.full("finding", err)
	}
	report := f.Report
	if report == "" {
		report = f.Signature + "\n"
	}
	if err := s.disk.Replace(base+".txt", []byte(report)); err != nil {
		return s.full("finding", err)
	}
	return nil
}

func (s *store) report(res *Result) error {
	if s.dir == "" {
		return nil
	}
	data, err := json.MarshalIndent(res, "", "  ")
	if err != nil {
		return fmt.Errorf("report: %w", err)
	}
	if err := s.disk.Replace(filepath.Join(s.dir, "report.json"), append(data, '\n')); err != nil {
		return s.full("report", err)
	}
	return nil
}

// full explains a failed write.
func (s *store) full(what string, err error) error {
	return fmt.Errorf("%s cannot be written: %w\nThe best result in %s is valid; resume the reduction there when the trouble is over", what, err, s.dir)
}
