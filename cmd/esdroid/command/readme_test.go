package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// The commands of the README run, and print what it shows below them. A line "…"
// stands for any lines. Commands on files that a user has to bring are not run. No other
// program than a shell is needed for them.
func TestReadme(t *testing.T) {
	root := corpus.Root()
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.Symlink(filepath.Join(root, "testdata"), filepath.Join(dir, "testdata")); err != nil {
		oracle.Missing(t, err.Error())
	}
	t.Chdir(dir)
	t.Setenv("HOME", dir)
	if err := os.Symlink(oracle.Tool(t, "sh"), filepath.Join(dir, "sh")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	blocks := strings.Split(string(text), "\n```")
	ran := 0
	for i := 1; i < len(blocks); i += 2 { // every other one is code
		shown := ""
		if i+2 < len(blocks) && strings.TrimSpace(blocks[i+1]) == "" {
			shown = strings.TrimPrefix(blocks[i+2], "\n")
		}
		var lines []string
		for _, line := range strings.Split(strings.TrimSpace(blocks[i]), "\n") {
			if command, ok := strings.CutPrefix(line, "go run ./cmd/esdroid "); ok && strings.Contains(command, "testdata/") {
				lines = append(lines, command)
			}
		}
		for k, command := range lines {
			ran++
			code, out, stderr := esdroid(t, strings.Fields(command)...)
			if code > cli.ExitNegative {
				t.Errorf("%s: exit code %d: %s", command, code, stderr)
			}
			if k == len(lines)-1 && shown != "" && !shows(shown, out) {
				t.Errorf("%s prints\n%s\nand not\n%s", command, out, shown)
			}
		}
	}
	if ran < 3 {
		t.Errorf("only %d commands", ran)
	}
}

// shows reports whether output is what is shown, but for lines that are left out.
func shows(shown, output string) bool {
	rest := strings.TrimSpace(output)
	for i, part := range strings.Split(strings.TrimSpace(shown), "…\n") {
		part = strings.TrimRight(part, " ")
		at := strings.Index(rest, strings.TrimSpace(part))
		if at < 0 || i == 0 && at > 0 {
			return false
		}
		rest = rest[at+len(strings.TrimSpace(part)):]
	}
	return strings.TrimSpace(rest) == "" || strings.HasSuffix(strings.TrimSpace(shown), "…")
}
