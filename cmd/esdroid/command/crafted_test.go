package command

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus/crafted"
)

// Every command on code ends on files that are made to be expensive, says so in its
// exit code where it left something out, and allocates in proportion to the file beside
// what it takes to begin. ESDROID_CRAFTED is the part of the files' own size that they
// have, 20 by default.
func TestCrafted(t *testing.T) {
	part := 20
	if s := os.Getenv("ESDROID_CRAFTED"); s != "" {
		part, _ = strconv.Atoi(s)
	}
	const begin, perByte = 256 << 20, 3000
	start := crafted.Method + "@0000"
	dir := t.TempDir()
	for _, s := range crafted.Shapes() {
		data, err := s.Write(max(3, s.Size/part))
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, "x.dex")
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{
			{"disasm", file}, {"disasm", file, "--format", "dexdump"}, {"inspect", "verify", file},
			{"inspect", "jimple", file}, {"inspect", "jimple", file, "--folded"}, {"export", "llvm", file},
			{"inspect", "method", file, crafted.Method}, {"inspect", "method", file, crafted.Method, "--json"},
			{"graph", file, "--kind", "cfg", "--method", crafted.Method}, {"graph", file, "--kind", "cdg", "--method", crafted.Method},
			{"graph", file, "--kind", "pdg", "--method", crafted.Method}, {"graph", file, "--kind", "pdg", "--format", "graphml"},
			{"graph", file, "--kind", "call"}, {"graph", file, "--kind", "event"},
			{"slice", file, "--at", start, "--full"}, {"slice", file, "--at", start, "--forward", "--full"},
			{"instrument", file, "-o", filepath.Join(dir, "traced.dex")},
		} {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			var stdout, stderr bytes.Buffer
			code := Run(args, nil, &stdout, &stderr)
			runtime.ReadMemStats(&after)
			if code != cli.ExitDone && code != cli.ExitPartial {
				t.Errorf("%s: esdroid %v: exit code %d\n%.300s", s.Name, args, code, &stderr)
			}
			if got, limit := after.TotalAlloc-before.TotalAlloc, uint64(begin+perByte*len(data)); got > limit {
				t.Errorf("%s: esdroid %v allocates %d MB for %d bytes, the limit is %d MB", s.Name, args, got>>20, len(data), limit>>20)
			}
		}
	}
}
