package baseline

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestArtifactAgreement measures how far Artifact gives the slices that the
// published program wrote for the same logs and criteria.
func TestArtifactAgreement(t *testing.T) {
	if testing.Short() {
		t.Skip("goes through every log of the corpus")
	}
	both, ours, theirs := 0, 0, 0
	for _, app := range corpus.Crashes {
		for _, run := range []string{"full", "reduced"} {
			dir := corpus.Crash(t, app)
			file, err := os.Open(filepath.Join(dir, run+".trace.txt.gz"))
			if err != nil {
				continue
			}
			log, err := esdroidlog.Read(file)
			file.Close()
			if err != nil {
				t.Fatal(err)
			}
			f, err := os.Open(filepath.Join(dir, run+".esdroid-slice.dat"))
			if err != nil {
				t.Fatal(err)
			}
			lines, err := esdroidlog.ReadSlice(f)
			f.Close()
			if err != nil {
				t.Fatal(err)
			}
			want := map[int]bool{}
			for _, l := range lines {
				want[l.Legacy] = true
			}
			got := Artifact(log, lines[0].Legacy)
			common := 0
			for _, p := range got {
				if want[p] {
					common++
				}
			}
			t.Logf("%s/%s: %d, the published slice has %d, common %d", app, run, len(got), len(want), common)
			both, ours, theirs = both+common, ours+len(got), theirs+len(want)
		}
	}
	t.Logf("%d common of %d and %d", both, ours, theirs)
	if 2*both < theirs || 3*both < ours {
		t.Errorf("only %d positions are in both, of %d and %d", both, ours, theirs)
	}
}
