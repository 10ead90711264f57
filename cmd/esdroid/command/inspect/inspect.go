// esdroid inspect: what the program makes of an app's code, for people.

package inspect

import (
	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

// inspectCommands is filled by the files of the sub-commands.
var inspectCommands []func() *cobra.Command

// NewInspect returns esdroid inspect.
func NewInspect() *cobra.Command {
	c := &cobra.Command{
		Use:   "inspect",
		Short: "Look at the intermediate forms of an app's code",
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range inspectCommands {
		c.AddCommand(sub())
	}
	return c
}
