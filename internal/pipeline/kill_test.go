package pipeline

import (
	"context"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"sync/atomic"
	"testing"
)

// doomed is a context in which the process is killed when it is asked for the n-th time
// whether to go on, which devices and phases do all the time.
type doomed struct {
	context.Context
	left *atomic.Int64
}

func (c doomed) Err() error {
	if c.left.Add(-1) == 0 {
		self, err := os.FindProcess(os.Getpid())
		if err == nil {
			err = self.Kill()
		}
		if err != nil {
			panic(err)
		}
		select {}
	}
	return c.Context.Err()
}

// killedRun is a run in this process that ends itself, in the child of a test.
func killedRun(o Options, moment int64) error {
	left := &atomic.Int64{}
	left.Store(moment)
	_, err := Run(doomed{context.Background(), left}, o)
	return err
}

// TestKilledChild is what TestKills starts, and does nothing by itself.
func TestKilledChild(t *testing.T) {
	dir := os.Getenv("ESDROID_KILLED_DIR")
	if dir == "" {
		t.Skip("not the child of a test")
	}
	moment, err := strconv.ParseInt(os.Getenv("ESDROID_KILLED_AT"), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	if err := killedRun(killOptions(t, dir), moment); err != nil {
		t.Fatal(err)
	}
}

func killOptions(t *testing.T, dir string) Options {
	o := options(t, dir)
	o.ConfirmTrials = 6
	return o
}

// timed is all in a folder that clocks have to do with, and how many trials each device of
// the last process ran: those that the journal has need none.
var timed = regexp.MustCompile(`"(us|at|\w*[nN]anoseconds|\w*[sS]econds)":\s*[0-9.]+|"devices": \[[^\]]*\]`)

// kills is how often a run is killed in all.
const kills = 50

// A process that is killed at any of 50 moments and started again leaves the same folder in
// the end, byte for byte.
func TestKills(t *testing.T) {
	whole := t.TempDir()
	counter := &atomic.Int64{}
	if _, err := Run(doomed{context.Background(), counter}, killOptions(t, whole)); err != nil {
		t.Fatal(err)
	}
	asked := -counter.Load()
	want := everything(t, whole)
	rng := rand.New(rand.NewPCG(50, 50))
	killed := 0
	for killed < kills {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "crash.txt"+partial), []byte("torn"), 0o644); err != nil {
			t.Fatal(err)
		}
		for done := false; !done && killed < kills; {
			// What was done already is not done again: the moments come closer to the end.
			child := exec.Command(os.Args[0], "-test.run=^TestKilledChild$")
			child.Env = append(os.Environ(), "ESDROID_KILLED_DIR="+dir, "ESDROID_KILLED_AT="+strconv.FormatInt(1+rng.Int64N(asked/5), 10))
			switch out, err := child.CombinedOutput(); {
			case err == nil:
				done = true
			case child.ProcessState.Exited():
				t.Fatalf("%v: %s", err, out)
			default:
				killed++
			}
		}
		if _, err := Run(context.Background(), killOptions(t, dir)); err != nil {
			t.Fatal(err)
		}
		if got := everything(t, dir); !maps.Equal(got, want) {
			for name := range want {
				if got[name] != want[name] {
					t.Errorf("%s differs:\n%s\n%s", name, got[name], want[name])
				}
			}
			t.Fatalf("files %v, want %v", slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
		}
	}
}

// everything reads all files of a folder, without what is timed.
func everything(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == "lock" { // whose process has the journal
			return err
		}
		data, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		files[filepath.ToSlash(rel)] = timed.ReplaceAllString(string(data), "")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
