// esdroid suite: suites of recorded traces.

package command

import "github.com/spf13/cobra"

// suiteCommands is filled by the files of the sub-commands.
var suiteCommands []func() *cobra.Command

func newSuite() *cobra.Command {
	c := &cobra.Command{
		Use:   "suite",
		Short: "Reduce test suites of recorded traces",
		Args:  usageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range suiteCommands {
		c.AddCommand(sub())
	}
	return c
}
