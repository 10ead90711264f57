// The root command, and the way from an error to an exit code.

package command

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// Exit codes of every command.
const (
	ExitDone     = 0
	ExitNegative = 1
	ExitUsage    = 2
	ExitPartial  = 3
	ExitBadInput = 4
	ExitDevice   = 5
)

// ExitError carries the exit code of a command that did not simply succeed.
// A nil Err prints nothing: the command has said what there is to say.
type ExitError struct {
	Code int
	Err  error
}

func (e *ExitError) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit code %d", e.Code)
	}
	return e.Err.Error()
}

func (e *ExitError) Unwrap() error { return e.Err }

// subcommands is filled by the commands' files, each in an init function, so
// that adding a command touches only its own file.
var subcommands []func() *cobra.Command

// New returns the whole command tree.
func New() *cobra.Command {
	root := &cobra.Command{
		Use:           "esdroid",
		Short:         "Find out which statements, events and values crash an Android app, and why",
		SilenceUsage:  true,
		SilenceErrors: true,
		Args:          usageArgs(cobra.NoArgs),
		RunE:          func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error {
		return &ExitError{Code: ExitUsage, Err: fmt.Errorf("%w\nSee '%s --help'", err, c.CommandPath())}
	})
	for _, sub := range subcommands {
		root.AddCommand(sub())
	}
	return root
}

// reportFault is what to do about a fault of esdroid itself.
const reportFault = "this is a fault of esdroid: please report it, with the command, what it printed and, if you may, the input"

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
			fmt.Fprintf(stderr, "esdroid: %s%s\n", reportFault, where)
			code = ExitBadInput
		}
	}()
	root := New()
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)
	err := root.Execute()
	if err == nil {
		return ExitDone
	}
	var exit *ExitError
	if errors.As(err, &exit) {
		if exit.Err != nil {
			fmt.Fprintln(stderr, "esdroid:", exit.Err)
		}
		return exit.Code
	}
	fmt.Fprintln(stderr, "esdroid:", err)
	return ExitBadInput
}

// usageArgs turns a positional-argument error into a usage error.
func usageArgs(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if err := check(c, args); err != nil {
			return &ExitError{Code: ExitUsage, Err: fmt.Errorf("%w\nUsage: %s", err, c.UseLine())}
		}
		return nil
	}
}
