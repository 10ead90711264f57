package dd

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dd/folder"
)

// FuzzJournal: whatever the journal holds, a reduction ends with a result or an
// error.
func FuzzJournal(f *testing.F) {
	dir := f.TempDir()
	truth := contains(1, 3)
	if _, err := Reduce(context.Background(), Problem{Sequence: taps(6)}, oracleOf(truth, nil), Chain, Options{Deterministic: true, Dir: dir}); err != nil {
		f.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, journalName))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add(data[:len(data)/2])
	f.Add([]byte("{\"journal\":1}\n{\"trial\":\"0-9\",\"verdict\":\"passed\"}\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, journalName), data, 0o644); err != nil {
			t.Fatal(err)
		}
		o := Options{Deterministic: true, Dir: dir, Resume: true, disk: folder.OS{Lax: true}}
		_, _ = Reduce(context.Background(), Problem{Sequence: taps(6)}, oracleOf(truth, nil), Chain, o)
	})
}
