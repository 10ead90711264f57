package event

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

// readSequence reads one SimplyDroid recording with its states.
func readSequence(t testing.TB, dir string) *Sequence {
	t.Helper()
	var parts [2]*Sequence
	for i, name := range []string{"script.log", "execute.log"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		s, warnings, err := Read(bytes.NewReader(data))
		if err != nil || i == 0 && len(warnings) > 0 {
			t.Fatalf("%s/%s: %v %v", dir, name, err, warnings)
		}
		parts[i] = s
		if i == 0 {
			var back bytes.Buffer
			if w, err := WriteMonkeyScript(&back, s); err != nil || len(w) > 0 || !bytes.Equal(bytes.TrimSpace(back.Bytes()), bytes.TrimSpace(data)) {
				t.Errorf("%s/%s does not come out as it went in: %v %v", dir, name, w, err)
			}
		}
	}
	if err := parts[0].AddStates(parts[1]); err != nil {
		t.Fatalf("%s: %v", dir, err)
	}
	return parts[0]
}

// The kinds of the 45 recordings, as counted with grep.
func TestSimplyDroidCorpus(t *testing.T) {
	dirs, err := filepath.Glob(filepath.Join(corpus.Dir(t), "sequences", "*", "*"))
	if err != nil || len(dirs) != 45 {
		t.Fatalf("%d recordings, want 45 (%v)", len(dirs), err)
	}
	kinds := map[Kind]int{}
	for _, dir := range dirs {
		s := readSequence(t, dir)
		if s.Launch == nil || s.Crash == "" || !s.HasStates() {
			t.Errorf("%s: launch %v, crash %q, states %t", dir, s.Launch != nil, s.Crash, s.HasStates())
		}
		kinds[Launch]++
		for _, e := range s.Events {
			if e.Kind == Key || e.Kind == Back || e.Kind == Menu || e.Kind == Home {
				kinds[Key]++
			} else {
				kinds[e.Kind]++
			}
		}
	}
	for kind, want := range map[Kind]int{Launch: 45, Tap: 10673, Swipe: 549, Key: 283} {
		if kinds[kind] != want {
			t.Errorf("%d %s events, want %d", kinds[kind], kind, want)
		}
	}
}

func TestTreeOfDalvik1(t *testing.T) {
	s := readSequence(t, filepath.Join(corpus.Dir(t), "sequences", "dalvik", "01"))
	tree := s.StateTree()
	want := map[int][]int{1: {2, 7, 17, 18, 21, 22}, 2: {3, 4, 5, 6}, 7: {8, 9, 10, 11, 12, 13, 14, 15, 16}, 18: {19, 20}, 22: {23}, 23: {24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36}}
	for node, children := range tree.Children {
		w := want[node+1]
		if len(w) != len(children) {
			t.Errorf("node %d has %d children, want %d", node+1, len(children), len(w))
			continue
		}
		for i := range w {
			if children[i]+1 != w[i] {
				t.Errorf("child %d of node %d is %d, want %d", i, node+1, children[i]+1, w[i])
			}
		}
	}
}

// Every MonkeyRunner script of the crash corpus comes out as it went in.
func TestMonkeyRunnerCorpus(t *testing.T) {
	sizes := map[string]int{}
	for _, app := range corpus.Crashes {
		for _, name := range []string{"original.py", "minimal.py"} {
			data, err := os.ReadFile(filepath.Join(corpus.Crash(t, app), "events", name))
			if err != nil {
				t.Fatal(err)
			}
			s, warnings, err := Read(bytes.NewReader(data))
			if err != nil || len(warnings) > 0 {
				t.Fatalf("%s/%s: %v %v", app, name, err, warnings)
			}
			sizes[app+"/"+name] = len(s.Events)
			if s.Package == "" || s.Activity == "" {
				t.Errorf("%s/%s: launch %q %q", app, name, s.Package, s.Activity)
			}
			if got := bytes.Count(data, []byte("device.touch")); got != len(s.Events) {
				t.Errorf("%s/%s: %d events, the file has %d touches", app, name, len(s.Events), got)
			}
			var back bytes.Buffer
			if w, err := WriteMonkeyRunner(&back, s); err != nil || len(w) > 0 {
				t.Fatal(w, err)
			}
			if got, want := bytes.TrimSpace(back.Bytes()), bytes.TrimSpace(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))); !bytes.Equal(got, want) {
				t.Errorf("%s/%s does not come out as it went in", app, name)
			}
		}
	}
	if sizes["calculator/original.py"] != 59 || sizes["calculator/minimal.py"] != 1 {
		t.Errorf("calculator: %d and %d events, want 59 and 1", sizes["calculator/original.py"], sizes["calculator/minimal.py"])
	}
}
