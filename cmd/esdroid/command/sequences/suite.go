// esdroid suite: suites of recorded traces.

package sequences

import (
	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

// suiteCommands is filled by the files of the sub-commands.
var suiteCommands []func() *cobra.Command

// NewSuite returns esdroid suite.
func NewSuite() *cobra.Command {
	c := &cobra.Command{
		Use:   "suite",
		Short: "Reduce test suites of recorded traces",
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range suiteCommands {
		c.AddCommand(sub())
	}
	return c
}
