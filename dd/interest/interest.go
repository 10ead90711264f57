// The oracle.

package interest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// Options of a program's oracle.
type Options struct {
	Command    []string // the program and its first arguments
	Format     *event.Format
	Dir        string   // trials' folders are made in it; empty: the system's
	Devices    []string // names by device number
	Unresolved int      // exit code for "no answer"; 0: 75
	Keep       int      // how many trials' folders to keep, the latest ones
	Own        bool     // nobody else uses Dir: folders that a killed run left there are removed
	Log        io.Writer
}

// Oracle runs the program once for every trial.
type Oracle struct {
	opts  Options
	swept sync.Once
	guard guard
}

const (
	noAnswer     = 75
	maxOutcome   = 64 << 20
	keepOfOutput = 16 << 10
)

// New returns the oracle of a program; it fails if the program does not exist.
func New(o Options) (*Oracle, error) {
	if len(o.Command) == 0 {
		return nil, errors.New("no test program")
	}
	path, err := exec.LookPath(o.Command[0])
	if err != nil {
		return nil, fmt.Errorf("test program: %w", err)
	}
	if path, err = filepath.Abs(path); err != nil { // it runs in another folder
		return nil, fmt.Errorf("test program: %w", err)
	}
	o.Command = append([]string{path}, o.Command[1:]...)
	if o.Unresolved == 0 {
		o.Unresolved = noAnswer
	}
	if o.Format == nil || o.Format.Write == nil {
		o.Format = event.Formats[0]
	}
	if o.Dir == "" {
		o.Dir = os.TempDir()
	}
	if o.Dir, err = filepath.Abs(o.Dir); err != nil {
		return nil, err
	}
	return &Oracle{opts: o}, nil
}

// Run implements dd.Oracle.
func (o *Oracle) Run(ctx context.Context, t dd.Trial) (dd.Outcome, error) {
	var err error
	if o.opts.Own {
		o.swept.Do(func() { err = o.sweep() }) // not before: the reduction has locked its folder by now
	}
	if err != nil {
		return dd.Outcome{}, err
	}
	dir, err := o.prepare(t)
	if err != nil {
		return dd.Outcome{}, err
	}
	if o.opts.Keep == 0 {
		defer os.RemoveAll(dir)
	} else {
		os.RemoveAll(filepath.Join(o.opts.Dir, trialName(t.Number-o.opts.Keep)))
	}
	file := filepath.Join(dir, "sequence"+o.opts.Format.Ext)
	cmd := exec.CommandContext(ctx, o.opts.Command[0], append(o.opts.Command[1:len(o.opts.Command):len(o.opts.Command)], file)...)
	cmd.Dir = filepath.Join(dir, "work")
	cmd.Env = append(os.Environ(), "ESDROID_SEQ="+file, "ESDROID_DEVICE="+o.device(t.Device), "ESDROID_OUT="+filepath.Join(dir, "out"), "TMPDIR="+filepath.Join(dir, "tmp"))
	output := &tail{limit: keepOfOutput}
	cmd.Stdout, cmd.Stderr = output, output
	cmd.WaitDelay = 2 * time.Second
	ownGroup(cmd)
	began := time.Now()
	err = o.guard.run(cmd)
	if o.opts.Log != nil {
		fmt.Fprintf(o.opts.Log, "trial %d: %v\n%s", t.Number, exitText(err), output.Bytes())
	}
	out := dd.Outcome{Duration: time.Since(began)}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return dd.Outcome{Reason: "stopped after " + out.Duration.Round(time.Millisecond).String(), Duration: out.Duration}, nil
	case err == nil:
		out.Verdict = dd.Reproduced
	case !errors.As(err, &exit):
		return out, fmt.Errorf("test program: %w", err)
	case exit.ExitCode() < 0:
		out.Reason = "the test program was killed: " + exit.String()
		return out, nil
	case exit.ExitCode() == o.opts.Unresolved:
		out.Reason = fmt.Sprintf("the test program gave no answer (exit code %d): %s", exit.ExitCode(), lastLine(output.Bytes()))
		return out, nil
	case exit.ExitCode() == 126 || exit.ExitCode() == 127:
		return out, fmt.Errorf("test program: exit code %d: %s", exit.ExitCode(), lastLine(output.Bytes()))
	default:
		out.Verdict = dd.Passed
	}
	if err := o.told(filepath.Join(dir, "out", "outcome.json"), len(t.Candidate), &out); err != nil {
		return out, err
	}
	return out, nil
}

// Shell returns the command that has the shell run a line of text, with the file
// of the sequence as $1.
func Shell(text string) []string { return []string{"sh", "-c", text, "sh"} }

func (o *Oracle) device(k int) string {
	if k < len(o.opts.Devices) {
		return o.opts.Devices[k]
	}
	return strconv.Itoa(k)
}

// sweep removes the folders that an earlier run left behind when it was killed.
func (o *Oracle) sweep() error {
	left, err := os.ReadDir(o.opts.Dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	for _, d := range left {
		if name := d.Name(); strings.HasPrefix(name, "trial-") && strings.Contains(name, ".") {
			err = errors.Join(err, os.RemoveAll(filepath.Join(o.opts.Dir, name)))
		}
	}
	if err != nil {
		return fmt.Errorf("trials' folders of an earlier run: %w", err)
	}
	return nil
}

func trialName(n int) string { return fmt.Sprintf("trial-%05d", n) }

// prepare makes the trial's folder and writes the sequence.
func (o *Oracle) prepare(t dd.Trial) (string, error) {
	if err := os.MkdirAll(o.opts.Dir, 0o755); err != nil {
		return "", fmt.Errorf("trial %d: %w", t.Number, err)
	}
	var dir string
	var err error
	if o.opts.Keep > 0 {
		dir = filepath.Join(o.opts.Dir, trialName(t.Number))
		if err = os.RemoveAll(dir); err == nil {
			err = os.Mkdir(dir, 0o755)
		}
	} else {
		dir, err = os.MkdirTemp(o.opts.Dir, trialName(t.Number)+".*")
	}
	if err != nil {
		return "", fmt.Errorf("trial %d: %w", t.Number, err)
	}
	for _, sub := range []string{"work", "out", "tmp"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o755); err != nil {
			return "", fmt.Errorf("trial %d: %w", t.Number, err)
		}
	}
	var buf bytes.Buffer
	if _, err := o.opts.Format.Write(&buf, t.Sequence); err != nil {
		return "", fmt.Errorf("trial %d: %w", t.Number, err)
	}
	if err := os.WriteFile(filepath.Join(dir, "sequence"+o.opts.Format.Ext), buf.Bytes(), 0o644); err != nil {
		return "", fmt.Errorf("trial %d: %w", t.Number, err)
	}
	return dir, nil
}

// told reads what the program wants to tell.
func (o *Oracle) told(name string, n int, out *dd.Outcome) error {
	f, err := os.Open(name)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("test program: %w", err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxOutcome+1))
	if err != nil || len(data) > maxOutcome {
		return fmt.Errorf("test program: outcome.json: %w", errors.Join(err, fmt.Errorf("%d bytes", len(data))))
	}
	var told struct {
		Signature string    `json:"signature"`
		Report    string    `json:"report"`
		Events    int       `json:"events"`
		Steps     []dd.Step `json:"steps"`
	}
	if err := json.Unmarshal(data, &told); err != nil {
		return fmt.Errorf("test program: outcome.json: %w", err)
	}
	if told.Events < 0 || told.Events > n || len(told.Steps) > n+1 {
		return fmt.Errorf("test program: outcome.json tells of %d events and %d steps, the sequence has %d events", told.Events, len(told.Steps), n)
	}
	out.Signature, out.Report, out.Events, out.Steps = told.Signature, told.Report, told.Events, told.Steps
	return nil
}

func exitText(err error) string {
	if err == nil {
		return "exit code 0"
	}
	return err.Error()
}

func lastLine(b []byte) string {
	b = bytes.TrimSpace(b)
	return string(b[bytes.LastIndexByte(b, '\n')+1:])
}

// tail keeps the end of what is written to it.
type tail struct {
	bytes.Buffer
	limit int
}

func (t *tail) Write(p []byte) (int, error) {
	if t.Len()+len(p) > 2*t.limit {
		keep := append([]byte(nil), t.Bytes()[max(0, t.Len()-t.limit):]...)
		t.Reset()
		t.Buffer.Write(keep)
	}
	t.Buffer.Write(p[max(0, len(p)-t.limit):])
	return len(p), nil
}
