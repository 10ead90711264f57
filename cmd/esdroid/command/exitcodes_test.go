package command

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

var (
	optional    = regexp.MustCompile(`\[[^\]]*(\[[^\]]*\])?\]`) // parts of a usage that may be left out
	alternative = regexp.MustCompile(`\(([^|)]*)\|[^)]*\)`)
	operand     = regexp.MustCompile(`^[A-Z][A-Z.]*$`) // stands for what people put there
)

// least is the shortest call that a command's usage allows, with a file wherever something
// is asked for; needs is how much is asked for.
func least(c *cobra.Command, file string) (args []string, needs int) {
	use := alternative.ReplaceAllString(optional.ReplaceAllString(c.Use, ""), "$1")
	for _, word := range strings.Fields(use)[1:] {
		switch {
		case word == "FORMAT":
			word = "jsonl"
		case operand.MatchString(word):
			word = file
			needs++
		}
		args = append(args, word)
	}
	return args, needs
}

// Every command tells a wrong call, 2, from bad input, 4, which it names.
func TestExitCodesOfAllCommands(t *testing.T) {
	missing, empty := filepath.Join(t.TempDir(), "none"), put(t, "empty", "", 0o644)
	tried := 0
	check := func(want int, names string, args ...string) {
		if code, out := run(args...); code != want || !strings.Contains(out, names) {
			t.Errorf("esdroid %s: exit code %d, want %d and %q\n%.300s", strings.Join(args, " "), code, want, names, out)
		}
	}
	var visit func(c *cobra.Command, path []string)
	visit = func(c *cobra.Command, path []string) {
		for _, sub := range c.Commands() {
			visit(sub, append(path[:len(path):len(path)], sub.Name()))
		}
		if len(path) == 0 || !c.Runnable() {
			return
		}
		path = path[:len(path):len(path)]
		check(cli.ExitUsage, "--no-such-flag", append(path, "--no-such-flag")...)
		if _, needs := least(c, ""); needs == 0 {
			return
		}
		tried++
		check(cli.ExitUsage, "", path...)
		for _, file := range []string{missing, empty} {
			args, _ := least(c, file)
			check(cli.ExitBadInput, file, append(path, args...)...)
		}
	}
	visit(New(), nil)
	if tried < 30 {
		t.Errorf("only %d commands tried: the usages were not understood", tried)
	}
}
