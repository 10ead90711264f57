// esdroid vm: the embedded virtual machine by itself.

package vms

import (
	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

// vmCommands is filled by the files of the sub-commands.
var vmCommands []func() *cobra.Command

// NewVM returns esdroid vm.
func NewVM() *cobra.Command {
	c := &cobra.Command{
		Use:   "vm",
		Short: "Run Dalvik code on the embedded virtual machine",
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range vmCommands {
		c.AddCommand(sub())
	}
	return c
}
