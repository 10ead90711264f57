//go:build linux

package interest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/simulate"
	"github.com/esdroid/esdroid/internal/oracle"
)

// asked logs the events it was asked for, starts what does not end by itself, works
// for a while, and looks for three of the events.
const asked = `x=$(sed -n 's/.*"x":\([0-9]*\),.*/\1/p' "$1" | tr '\n' ' ')
echo "$x" >> "$LOG"
(sleep 600 & sleep 600) > /dev/null 2>&1 &
sleep 0.0$((1 + $$ % 2))
for need in 3 11 12; do case " $x" in *" $need "*) ;; *) exit 1 ;; esac; done`

// killedReducer is the process that is killed: it reduces in the folder with four
// devices and prints the result.
func killedReducer(t *testing.T, dir string) {
	o, err := New(Options{Command: Shell(asked), Dir: filepath.Join(dir, "trials"), Own: true})
	if err != nil {
		t.Fatal(err)
	}
	res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: simulate.Taps(16)}, o, dd.Chain,
		dd.Options{Devices: 4, Recheck: 1, Dir: dir, Resume: true})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(map[string]any{"candidate": res.Candidate, "trials": res.Stats.Trials, "certified": res.Certified})
	if err != nil {
		t.Fatal(err)
	}
	fmt.Printf("\nresult %s\n", text)
}

// TestKilled kills reductions with four devices at random moments, 200 times in
// CI, and goes on with each. No answer that is in the journal is asked for again, no process
// is left over, and the results are those of a reduction that nobody killed.
func TestKilled(t *testing.T) {
	oracle.Tool(t, "sleep")
	if dir := os.Getenv("ESDROID_KILLED_REDUCER"); dir != "" {
		killedReducer(t, dir)
		return
	}
	kills := 20
	if os.Getenv("CI") == "true" && !testing.Short() || os.Getenv("ESDROID_KILLS") != "" {
		kills = 200
	}
	dir := filepath.Join(t.TempDir(), "whole")
	began := time.Now()
	cmd, out := startReducer(t, dir)
	if err := cmd.Wait(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	took, want := time.Since(began), resultOf(t, out)
	if !strings.Contains(want, `[3,11,12]`) || !strings.Contains(want, `"certified":true`) {
		t.Fatalf("uninterrupted: %s", want)
	}
	const workers = 10 // they mostly sleep
	for w := range workers {
		t.Run(fmt.Sprint("row ", w), func(t *testing.T) {
			t.Parallel()
			g := rand.New(rand.NewPCG(21, uint64(w)))
			for left := kills / workers; left > 0; {
				left -= killAndGoOn(t, filepath.Join(t.TempDir(), fmt.Sprint(left)), want, left, func() time.Duration {
					return time.Duration(g.Float64() * float64(took))
				})
			}
		})
	}
}

// A program that hangs is killed with what it started.
func TestHangingProgram(t *testing.T) {
	oracle.Tool(t, "sleep")
	started := filepath.Join(t.TempDir(), "started")
	o, err := New(Options{Command: []string{program(t, "export HANGING="+started+"; sleep 600 & echo > "+started+"; wait")}, Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		defer cancel()
		for _, err := os.Stat(started); err != nil && t.Context().Err() == nil; _, err = os.Stat(started) {
			time.Sleep(10 * time.Millisecond)
		}
	}()
	out, err := o.Run(ctx, trial(1))
	if err != nil || out.Verdict != dd.Unresolved {
		t.Errorf("%+v, %v", out, err)
	}
	alone(t, "HANGING="+started)
}

func startReducer(t *testing.T, dir string) (*exec.Cmd, *bytes.Buffer) {
	cmd := exec.Command(os.Args[0], "-test.run", "^TestKilled$")
	cmd.Env = append(os.Environ(), "ESDROID_KILLED_REDUCER="+dir, "LOG="+dir+".log")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return cmd, &out
}

func resultOf(t *testing.T, out *bytes.Buffer) string {
	_, text, ok := strings.Cut(out.String(), "\nresult ")
	if !ok {
		t.Fatalf("no result:\n%s", out)
	}
	text, _, _ = strings.Cut(text, "\n")
	return text
}

// killAndGoOn makes one reduction, kills it up to so many times, each after a
// while, and returns how often it did.
func killAndGoOn(t *testing.T, dir, want string, most int, while func() time.Duration) (kills int) {
	var epochs []int // lines of the log when each process began
	var known [][]string
	for ended := false; !ended; {
		epochs, known = append(epochs, len(lines(t, dir+".log"))), append(known, journalled(t, dir))
		cmd, out := startReducer(t, dir)
		if kills < most {
			time.Sleep(while())
			_ = cmd.Process.Kill()
		}
		err := cmd.Wait()
		alone(t, "ESDROID_KILLED_REDUCER="+dir)
		switch {
		case err == nil:
			ended = true
			if got := resultOf(t, out); got != want {
				t.Errorf("%s, want %s", got, want)
			}
		case kills < most:
			kills++
		default:
			t.Fatalf("%v\n%s", err, out)
		}
	}
	if left, _ := os.ReadDir(filepath.Join(dir, "trials")); len(left) > 0 {
		t.Errorf("%d folders of trials are left", len(left))
	}
	log, all := lines(t, dir+".log"), journalled(t, dir)
	for i, from := range epochs {
		to := len(log)
		if i+1 < len(epochs) {
			to = epochs[i+1]
		}
		for _, c := range log[from:to] {
			if count(log[from:to], c) > count(all, c)-count(known[i], c) {
				t.Errorf("process %d: asked again for %q", i, c)
			}
		}
	}
	return kills
}

func count(all []string, c string) int {
	n := 0
	for _, x := range all {
		if x == c {
			n++
		}
	}
	return n
}

func lines(t *testing.T, name string) []string {
	data, err := os.ReadFile(name)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return slices.Collect(func(yield func(string) bool) {
		for l := range strings.Lines(string(data)) {
			if !yield(strings.TrimRight(l, "\n")) {
				return
			}
		}
	})
}

// journalled are the candidates of the journal's answers, as asked logs them.
func journalled(t *testing.T, dir string) []string {
	var out []string
	for _, l := range lines(t, filepath.Join(dir, "journal.jsonl")) {
		var trial struct{ Trial string }
		if json.Unmarshal([]byte(l), &trial) != nil || trial.Trial == "" {
			continue // the header, an acceptance or a torn line
		}
		c, err := dd.ParseCandidate(trial.Trial, 16)
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, x := range c {
			text += fmt.Sprintf("%d ", x)
		}
		out = append(out, text)
	}
	return out
}

// alone fails if a process with the setting in its environment is still there after a while.
func alone(t *testing.T, setting string) {
	t.Helper()
	mark := []byte(setting + "\x00")
	var left []string
	for range 1500 {
		left = nil
		names, _ := filepath.Glob("/proc/[0-9]*/environ")
		for _, name := range names {
			if env, err := os.ReadFile(name); err == nil && bytes.Contains(append(env, 0), mark) {
				line, _ := os.ReadFile(filepath.Join(filepath.Dir(name), "cmdline"))
				left = append(left, strings.ReplaceAll(string(line), "\x00", " "))
			}
		}
		if len(left) == 0 {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatalf("left over: %q", left)
}
