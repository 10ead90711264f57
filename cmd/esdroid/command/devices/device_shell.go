// esdroid device shell: an app by hand.

package devices

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

func init() { deviceCommands = append(deviceCommands, newDeviceShell) }

type shellOptions struct {
	deviceFlags
	seed  int64
	trace string
	start string
	stay  bool
}

func newDeviceShell() *cobra.Command {
	var o shellOptions
	c := &cobra.Command{
		Use:   "shell APP [COMMAND...]",
		Short: "Use an app by hand on the embedded device",
		Long: `Use an app by hand on the embedded device. The app is started; commands come from
the command line, each an argument, or from standard input, one a line:

` + indent(shellHelp) + `
Places are pixels; a WIDGET is a resource name, or a text in quotation marks.

The exit code is 0 if the app still runs or has ended itself, 1 if it crashed or
does not respond, 3 if a limit stopped it, and 5 if it needs a part of the platform
that the device does not have.`,
		Example: `  esdroid device shell app.apk
  esdroid device shell app.apk 'tap 540 960' tree 'screenshot after.png'
  echo 'tap ok' | esdroid device shell app.apk --trace run.trace`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error { return o.run(c, args) },
	}
	o.register(c)
	f := c.Flags()
	f.Int64Var(&o.seed, "seed", 0, "where everything random comes from")
	f.StringVar(&o.trace, "trace", "", "write an execution trace to this file")
	f.StringVar(&o.start, "activity", "", "start this activity instead of the launcher's")
	f.BoolVar(&o.stay, "no-start", false, "do not start the app")
	return c
}

func indent(s string) string {
	return "  " + strings.ReplaceAll(strings.TrimSuffix(s, "\n"), "\n", "\n  ") + "\n"
}

func (o *shellOptions) run(c *cobra.Command, args []string) error {
	d, err := o.open(args[0], o.seed)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
	defer stop()
	defer d.Close()
	finish, err := recordTo(d, o.trace)
	if err != nil {
		return err
	}
	s := &shell{d: d, out: c.OutOrStdout(), err: c.ErrOrStderr()}
	if !o.stay {
		if err := s.launch(ctx, o.start); err != nil {
			return err
		}
	}
	if err := o.commands(ctx, c, s, args[1:]); err != nil {
		return err
	}
	if err := finish(); err != nil {
		return err
	}
	return resultExit(&s.last)
}

// commands runs those of the command line, or else those of standard input.
func (o *shellOptions) commands(ctx context.Context, c *cobra.Command, s *shell, lines []string) error {
	for _, line := range lines {
		if done, err := s.do(ctx, line); err != nil || done {
			if err != nil {
				return &cli.ExitError{Code: cli.ExitUsage, Err: err}
			}
			return nil
		}
	}
	if len(lines) > 0 {
		return nil
	}
	in := c.InOrStdin()
	interactive := cli.IsTerminal(c.OutOrStdout()) && in == os.Stdin
	scan := bufio.NewScanner(cli.UntilDone(ctx, in))
	scan.Buffer(nil, 1<<20)
	for {
		if interactive {
			fmt.Fprint(s.out, "> ")
		}
		if !scan.Scan() {
			break
		}
		done, err := s.do(ctx, scan.Text())
		if done {
			return nil
		}
		if err != nil {
			if !interactive {
				return &cli.ExitError{Code: cli.ExitUsage, Err: err}
			}
			fmt.Fprintln(s.err, err)
		}
	}
	if err := scan.Err(); err != nil && ctx.Err() == nil && err != io.EOF {
		return err
	}
	return nil
}
