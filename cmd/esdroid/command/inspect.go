// esdroid inspect: what the program makes of an app's code, for people.

package command

import (
	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// inspectCommands is filled by the files of the sub-commands.
var inspectCommands []func() *cobra.Command

func init() { subcommands = append(subcommands, newInspect) }

func newInspect() *cobra.Command {
	c := &cobra.Command{
		Use:   "inspect",
		Short: "Look at the intermediate forms of an app's code",
		Args:  usageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range inspectCommands {
		c.AddCommand(sub())
	}
	return c
}

// openProgram parses an app and prepares its methods for lifting, with the
// hierarchy of the framework.
func openProgram(path string) (*jimple.Program, error) {
	files, err := openCode(path)
	if err != nil {
		return nil, err
	}
	program, err := dex.NewProgram(files...)
	if err != nil {
		return nil, inApp(path, err)
	}
	return jimple.New(program, jimple.WithHierarchy(android.Hierarchy{Types: android.Framework()})), nil
}
