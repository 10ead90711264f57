package traces

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

func program(t *testing.T) *dex.Program {
	t.Helper()
	b := build.New(35)
	b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "m", "()V").Code(0).Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// An index is of one trace, one app and one set of summaries: with another of any, it is of
// no use.
func TestIndexKey(t *testing.T) {
	summaries := filepath.Join(t.TempDir(), "own.txt")
	key := func(data, text string) (k [32]byte) {
		t.Helper()
		name := ""
		if text != "" {
			if name = summaries; os.WriteFile(name, []byte(text), 0o600) != nil {
				t.Fatal(name)
			}
		}
		got, err := indexKey([]byte(data), program(t), name)
		if err != nil {
			t.Fatal(err)
		}
		return [32]byte(got)
	}
	first := key("trace", "")
	if again := key("trace", ""); again != first {
		t.Error("two keys of one trace")
	}
	seen := map[[32]byte]bool{first: true, key("trac3", ""): true, key("trace", "one"): true, key("trace", "two"): true}
	if len(seen) != 4 {
		t.Errorf("%d keys of four replays", len(seen))
	}
	if _, err := indexKey(nil, program(t), filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("summaries that are not there have a key")
	}
}

// A reference that names no statement of the app is the caller's mistake, not an answer.
func TestExecutedNamesAStatement(t *testing.T) {
	rec := &Recording{Code: jimple.New(program(t))}
	for _, ref := range []string{"", "La/A;->m()V", "La/A;->n()V@0000", "La/A;->m()V@zz", "m@0000"} {
		var exit *cli.ExitError
		if _, err := rec.Executed(ref); !errors.As(err, &exit) || exit.Code != cli.ExitUsage {
			t.Errorf("%q: %v", ref, err)
		}
	}
}
