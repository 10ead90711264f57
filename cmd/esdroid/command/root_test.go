package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestRunExitCodes(t *testing.T) {
	for _, tt := range []struct {
		args []string
		code int
		out  string
	}{
		{[]string{"version"}, cli.ExitDone, "esdroid " + cli.Version},
		{[]string{"version", "extra"}, cli.ExitUsage, "Usage: esdroid version"},
		{[]string{"--no-such-flag"}, cli.ExitUsage, "--help"},
		{[]string{"no-such-command"}, cli.ExitUsage, "unknown command"},
	} {
		var out bytes.Buffer
		if code := Run(tt.args, nil, &out, &out); code != tt.code || !strings.Contains(out.String(), tt.out) {
			t.Errorf("esdroid %s: exit code %d, want %d; output %q, want it to contain %q",
				strings.Join(tt.args, " "), code, tt.code, out.String(), tt.out)
		}
	}
}

func TestReferenceIsCurrent(t *testing.T) {
	var want bytes.Buffer
	if err := WriteReference(&want); err != nil {
		t.Fatal(err)
	}
	have, err := os.ReadFile(filepath.Join(corpus.Root(), "docs", "commands.md"))
	if err != nil || !bytes.Equal(have, want.Bytes()) {
		t.Errorf("docs/commands.md is not what the commands say (%v): run go generate ./cmd/esdroid/...", err)
	}
}

func TestEveryCommandHasHelp(t *testing.T) {
	var visit func(c *cobra.Command)
	visit = func(c *cobra.Command) {
		if c.Short == "" {
			t.Errorf("%s says nothing of itself", c.CommandPath())
		}
		for _, sub := range c.Commands() {
			visit(sub)
		}
	}
	visit(New())
}

// A fault of esdroid itself is reported, and without the host's stack.
func TestFault(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	known := subcommands
	defer func() { subcommands = known }()
	subcommands = append(known[:len(known):len(known)], func() *cobra.Command {
		return &cobra.Command{Use: "fault", RunE: func(*cobra.Command, []string) error { panic("broken") }}
	})
	var text bytes.Buffer
	code := Run([]string{"fault"}, nil, &text, &text)
	if code != cli.ExitBadInput || !strings.Contains(text.String(), cli.ReportFault) || strings.Contains(text.String(), "goroutine") {
		t.Errorf("exit code %d, %s", code, text.String())
	}
	_, file, _ := strings.Cut(strings.TrimSpace(text.String()), " and "+os.TempDir())
	if kept, err := os.ReadFile(os.TempDir() + file); err != nil || !bytes.Contains(kept, []byte("broken")) {
		t.Errorf("the file to report has %q (%v)", kept, err)
	}
}
