// The command reference, docs/commands.md, made from the command tree.

package command

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// WriteReference writes the reference of all commands as Markdown.
func WriteReference(w io.Writer) error {
	var b strings.Builder
	b.WriteString("# Commands\n\nMade by `go generate ./cmd/esdroid/...` from the program itself; `esdroid COMMAND --help` says the same.\n\n")
	b.WriteString("Exit codes: 0 done, 1 the question has a negative answer, 2 usage, 3 stopped early with a valid partial result, 4 bad input, 5 device trouble. `esdroid completion SHELL` prints a completion script for bash, zsh, fish or PowerShell.\n")
	root := New()
	root.InitDefaultCompletionCmd()
	var visit func(c *cobra.Command)
	visit = func(c *cobra.Command) {
		for _, sub := range c.Commands() {
			if sub.Hidden || sub.Name() == "help" || sub.Name() == "completion" {
				continue
			}
			if sub.Runnable() && !sub.HasSubCommands() {
				describeCommand(&b, sub)
			}
			visit(sub)
		}
	}
	visit(root)
	_, err := io.WriteString(w, b.String())
	return err
}

func describeCommand(b *strings.Builder, c *cobra.Command) {
	text := c.Long
	if text == "" {
		text = c.Short + "."
	}
	fmt.Fprintf(b, "\n## %s\n\n    %s\n\n%s\n", c.CommandPath(), c.UseLine(), text)
	if c.Example != "" {
		fmt.Fprintf(b, "\n```\n%s\n```\n", c.Example)
	}
	var flags []*pflag.Flag
	c.LocalFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden && f.Name != "help" {
			flags = append(flags, f)
		}
	})
	if len(flags) == 0 {
		return
	}
	b.WriteString("\n| flag | meaning |\n|---|---|\n")
	for _, f := range flags {
		name := "`--" + f.Name + "`"
		if f.Shorthand != "" {
			name += ", `-" + f.Shorthand + "`"
		}
		usage := strings.ReplaceAll(f.Usage, "|", `\|`)
		if f.DefValue != "" && f.DefValue != "false" && f.DefValue != "[]" && f.DefValue != "0" {
			usage += fmt.Sprintf(" (default %s)", f.DefValue)
		}
		fmt.Fprintf(b, "| %s | %s |\n", name, usage)
	}
}
