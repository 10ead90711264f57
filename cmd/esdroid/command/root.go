// The root command, and the way from an error to an exit code.

package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/apks"
	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/devices"
	"github.com/esdroid/esdroid/cmd/esdroid/command/inspect"
	"github.com/esdroid/esdroid/cmd/esdroid/command/sequences"
	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/cmd/esdroid/command/vms"
)

// subcommands are those of the groups that have rooms of their own; the commands of
// this one add themselves, each in its own file.
var subcommands = []func() *cobra.Command{
	apks.NewAPK,
	devices.NewDevice,
	devices.NewMonkey,
	vms.NewVM,
	inspect.NewInspect,
	traces.NewTrace,
	sequences.NewMinimize,
	sequences.NewSuite,
	sequences.NewEvents,
	sequences.NewPolicy,
}

// New returns the whole command tree.
func New() *cobra.Command {
	root := &cobra.Command{
		Use:           "esdroid",
		Short:         "Find out which statements, events and values crash an Android app, and why",
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          cli.UsageArgs(cobra.NoArgs),
		RunE:          func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%w\nSee '%s --help'", err, c.CommandPath())}
	})
	for _, sub := range subcommands {
		root.AddCommand(sub())
	}
	return root
}

// Run executes the command line args and returns the exit code.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) (code int) {
	defer func() {
		if r := recover(); r != nil {
			// What the report needs goes to a file, not to the user.
			where := ""
			if f, err := os.CreateTemp("", "esdroid-fault-*.txt"); err == nil {
				fmt.Fprintf(f, "esdroid %q\n%v\n\n%s", args, r, debug.Stack())
				where = " and " + f.Name()
				f.Close()
			}
			fmt.Fprintf(stderr, "esdroid: %s%s\n", cli.ReportFault, where)
			code = cli.ExitBadInput
		}
	}()
	root := New()
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)
	err := root.Execute()
	if err == nil {
		return cli.ExitDone
	}
	var exit *cli.ExitError
	if errors.As(err, &exit) {
		if exit.Err != nil {
			fmt.Fprintln(stderr, "esdroid:", exit.Err)
		}
		return exit.Code
	}
	fmt.Fprintln(stderr, "esdroid:", err)
	return cli.ExitBadInput
}
