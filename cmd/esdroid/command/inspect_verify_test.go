package command

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestInspectVerify(t *testing.T) {
	good := filepath.Join(corpus.Root(), "dex", "testdata", "hello.dex")
	faulty := filepath.Join(corpus.Root(), "dex", "verify", "testdata", "faulty.dex")
	garbage := filepath.Join(t.TempDir(), "garbage.dex")
	if err := os.WriteFile(garbage, append([]byte("dex\n035\x00"), make([]byte, 200)...), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{good}, cli.ExitDone, good + ": accepted: 1 dex files, 1 methods, 0 errors, 0 remarks\n"},
		{[]string{faulty}, cli.ExitNegative, "add-int needs an int in v1, which is undefined [undefined-register]\n"},
		{[]string{faulty, "--structure"}, cli.ExitDone, "accepted: 1 dex files, 0 methods"},
		{[]string{garbage}, cli.ExitBadInput, "garbage.dex: header at offset 0x28: endian tag 0x0"},
		{[]string{}, cli.ExitUsage, "Usage: esdroid inspect verify APP"},
	} {
		var out bytes.Buffer
		if code := Run(append([]string{"inspect", "verify"}, tt.args...), nil, &out, &out); code != tt.code || !strings.Contains(out.String(), tt.want) {
			t.Errorf("inspect verify %v: exit code %d, want %d; output %.300q, want it to contain %q", tt.args, code, tt.code, out.String(), tt.want)
		}
	}
	var out bytes.Buffer
	if code := Run([]string{"inspect", "verify", "--json", faulty}, nil, &out, &out); code != cli.ExitNegative {
		t.Errorf("exit code %d", code)
	}
	var got struct {
		OK       bool
		Findings []struct{ Severity, Rule, Method string }
	}
	if err := json.Unmarshal(out.Bytes(), &got); err != nil || got.OK || len(got.Findings) < 50 || got.Findings[0].Rule == "" {
		t.Errorf("JSON: error %v, ok %t, %d findings", err, got.OK, len(got.Findings))
	}
}
