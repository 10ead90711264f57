// esdroid vm: the embedded virtual machine by itself.

package command

import "github.com/spf13/cobra"

// vmCommands is filled by the files of the sub-commands.
var vmCommands []func() *cobra.Command

func newVM() *cobra.Command {
	c := &cobra.Command{
		Use:   "vm",
		Short: "Run Dalvik code on the embedded virtual machine",
		Args:  usageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range vmCommands {
		c.AddCommand(sub())
	}
	return c
}
