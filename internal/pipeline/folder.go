// The files of a run.

package pipeline

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/slice/crash"
)

// folder is where a run keeps its files.
type folder string

// phaseFiles are the files of each phase; the last one is written last.
var phaseFiles = [...][]string{
	Produce:  {"events.jsonl", "crash.txt", "produce.json"},
	Minimise: {"minimise", "minimal.jsonl", "minimise.json"},
	Trace:    {"run.trace"},
	Slice:    {"slice.json"},
	Confirm:  {"confirm.json"},
	Report:   {"minimal.script", "replay.sh", "CrashEspressoTest.kt", "CrashEspressoTest.java", "CrashUiTest.kt", "CrashUiTest.java", "report.html", "report.md", "report.sarif", "report.svg", "report.txt"},
}

func (f folder) path(name string) string { return filepath.Join(string(f), name) }

// forget removes the files of a phase.
func (f folder) forget(p Phase) error {
	files := phaseFiles[p]
	for i := len(files) - 1; i >= 0; i-- {
		if err := os.RemoveAll(f.path(files[i])); err != nil {
			return err
		}
	}
	return nil
}

// partial ends the names of files that are being written.
const partial = ".part"

// write writes a file whole or not at all.
func (f folder) write(name string, data []byte) error {
	temporary := f.path(name + partial)
	err := os.WriteFile(temporary, data, 0o644)
	if err == nil {
		err = os.Rename(temporary, f.path(name))
	}
	if err != nil {
		os.Remove(temporary)
	}
	return err
}

// tidy removes what a run left that was killed while it wrote a file.
func (f folder) tidy() error {
	left, err := filepath.Glob(filepath.Join(string(f), "*"+partial))
	for _, name := range left {
		err = errors.Join(err, os.Remove(name))
	}
	return err
}

func (f folder) writeJSON(name string, v any) error {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return f.write(name, append(data, '\n'))
}

// readJSON reads a file; false if there is none.
func (f folder) readJSON(name string, v any) (bool, error) {
	data, err := os.ReadFile(f.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	if err == nil {
		err = json.Unmarshal(data, v)
	}
	if err != nil {
		return false, fmt.Errorf("%s: %w", f.path(name), err)
	}
	return true, nil
}

func (f folder) writeEvents(name string, s *event.Sequence) error {
	var b bytes.Buffer
	if err := event.WriteJSONL(&b, s); err != nil {
		return err
	}
	return f.write(name, b.Bytes())
}

func (f folder) readEvents(name string) (*event.Sequence, error) {
	data, err := os.ReadFile(f.path(name))
	if err != nil {
		return nil, err
	}
	s, _, err := event.ReadJSONL(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.path(name), err)
	}
	return s, nil
}

// header opens each JSON file of a folder.
type header struct {
	Schema  string `json:"schema"`
	Version int    `json:"version"`
}

// identity is what a folder belongs to.
type identity struct {
	Schema   string `json:"schema"`
	Version  int    `json:"version"`
	App      string `json:"app"` // SHA-256
	Events   string `json:"events,omitempty"`
	Target   string `json:"target,omitempty"` // signature
	Mode     Mode   `json:"mode"`
	Seed     int64  `json:"seed"`
	Maximum  int    `json:"maxEvents"`
	Throttle int64  `json:"throttleMillis,omitempty"`
}

// unlike says in what a folder's run differs from one that is asked for.
func (id *identity) unlike(asked *identity) string {
	switch {
	case id.App != asked.App:
		return "another app, or of another build of it"
	case id.Events != asked.Events:
		return "a run with other --events"
	case id.Target != asked.Target:
		return "a run for another --crash"
	case id.Mode != asked.Mode:
		return fmt.Sprintf("a run with --mode %s", id.Mode)
	case id.Seed != asked.Seed:
		return fmt.Sprintf("a run with --seed %d", id.Seed)
	case id.Maximum != asked.Maximum:
		return fmt.Sprintf("a run with --max-events %d", id.Maximum)
	case id.Throttle != asked.Throttle:
		return fmt.Sprintf("a run with --throttle %s", time.Duration(id.Throttle)*time.Millisecond)
	}
	return "a run of another version"
}

// know learns whose code is the app's own, and returns the digest of the package.
func (r *run) know() (string, error) {
	data, err := os.ReadFile(r.App)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(data)
	own := crash.App{}
	if m, err := r.app.Manifest(); err == nil {
		own.Package = m.Package
	}
	own.HasClass = func(d string) bool { _, ok := r.code.Dex.Class(d); return ok }
	r.own = own.Own
	return hex.EncodeToString(sum[:]), nil
}

// belongs takes over the options of a run whose files are there, or refuses those of
// another app.
func (r *run) belongs(id *identity) error {
	sum, err := r.know()
	if err != nil {
		return err
	}
	if id.App != sum {
		return fmt.Errorf("%w: %s holds files of another app than %s", ErrOtherRun, r.Out, r.App)
	}
	r.Seed, r.Mode, r.MaxEvents, r.Throttle = id.Seed, id.Mode, id.Maximum, time.Duration(id.Throttle)*time.Millisecond
	return nil
}

// identify says whose files are in the folder, or refuses those of another run.
func (r *run) identify() error {
	sum, err := r.know()
	if err != nil {
		return err
	}
	id := identity{Schema: "esdroid-run", Version: 1, App: sum, Mode: r.Mode, Seed: r.Seed, Maximum: r.MaxEvents, Throttle: r.Throttle.Milliseconds()}
	if r.Events != nil {
		var b bytes.Buffer
		if err := event.WriteJSONL(&b, r.Events); err != nil {
			return err
		}
		sum := sha256.Sum256(b.Bytes())
		id.Events = hex.EncodeToString(sum[:])
	}
	if r.Target != nil {
		id.Target = r.Target.Signature(crash.ByStack, r.own).ID() // what its message names counts, too
	}
	var old identity
	found, err := r.folder.readJSON("run.json", &old)
	if err != nil {
		return err
	}
	if found && old != id {
		return fmt.Errorf("%w: %s holds files of %s; take another --out or remove it", ErrOtherRun, r.Out, old.unlike(&id))
	}
	return r.folder.writeJSON("run.json", id)
}
