// Exit codes, and errors that carry them.

package cli

import (
	"fmt"

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

// UsageArgs turns a positional-argument error into a usage error.
func UsageArgs(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if err := check(c, args); err != nil {
			return &ExitError{Code: ExitUsage, Err: fmt.Errorf("%w\nUsage: %s", err, c.UseLine())}
		}
		return nil
	}
}

// UsageError says what is wrong with how a command was called.
func UsageError(format string, args ...any) error {
	return &ExitError{Code: ExitUsage, Err: fmt.Errorf(format, args...)}
}

// ReportFault is what to do about a fault of esdroid itself.
const ReportFault = "this is a fault of esdroid: please report it, with the command, what it printed and, if you may, the input"
