package sequences

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
)

// The numbers of a sequence: events by kind, the time of waits and gestures, distinct states.
func TestCountEvents(t *testing.T) {
	main, list := &event.State{Activity: "Main"}, &event.State{Activity: "List"}
	s := countEvents(&event.Sequence{Package: "p", Activity: "p.Main", Events: []event.Event{
		{Kind: event.Tap, Delay: 500 * time.Millisecond, Before: main},
		{Kind: event.Tap, Before: list},
		{Kind: event.Wait, Duration: 2 * time.Second, Before: &event.State{Activity: "Main"}},
	}})
	if s.Events != 3 || s.Kinds["tap"] != 2 || s.Kinds["wait"] != 1 || s.Seconds != 2.5 || s.States != 2 {
		t.Errorf("%+v", s)
	}
}

// A folder stands for its files in the order of names, without hidden ones; an empty one is
// a mistake rather than an empty suite.
func TestFilesOf(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"b.jsonl", "a/c.jsonl", ".hidden", "a/.swap"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{filepath.Join(dir, "a", "c.jsonl"), filepath.Join(dir, "b.jsonl")}
	if got, err := filesOf(dir); err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	if got, err := filesOf(want[0]); err != nil || !slices.Equal(got, want[:1]) {
		t.Errorf("%v, %v, want the file itself", got, err)
	}
	if got, err := filesOf(t.TempDir()); err == nil {
		t.Errorf("an empty folder has %v", got)
	}
	if _, err := filesOf(filepath.Join(dir, "none")); err == nil {
		t.Error("a file that is not there")
	}
}

// Traces are named by strangers; files are not.
func TestPlainName(t *testing.T) {
	if got, want := plainName("../a b/größe.7-Z"), "___a_b_gr__e_7-Z"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
