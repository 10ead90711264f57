// esdroid export: code, slices, traces and spectra in the forms of other tools.

package command

import (
	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

// exportCommands is filled by the files of the sub-commands.
var exportCommands []func() *cobra.Command

func init() { subcommands = append(subcommands, newExport) }

func newExport() *cobra.Command {
	c := &cobra.Command{
		Use:   "export",
		Short: "Write code, slices, traces and spectra in the forms of other tools",
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range exportCommands {
		c.AddCommand(sub())
	}
	return c
}
