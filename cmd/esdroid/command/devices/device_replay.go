// esdroid device replay: recorded events on the embedded device.

package devices

import (
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/sequences"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
)

func init() { deviceCommands = append(deviceCommands, newDeviceReplay) }

type replayOptions struct {
	deviceFlags
	seed        int64
	from, trace string
	verbose     bool
	asJSON      bool
}

// replayReport is what --json prints.
type replayReport struct {
	device.Result
	Sent  int    `json:"events"`
	Crash string `json:"crash,omitempty"`
}

func newDeviceReplay() *cobra.Command {
	var o replayOptions
	c := &cobra.Command{
		Use:   "replay APP EVENTS",
		Short: "Send recorded events to an app on the embedded device",
		Long: `Send recorded events to an app on the embedded device, in any format that 'esdroid
events' reads. Places are pixels of the screen that they were recorded on.

The exit code is 1 if the app crashed or does not respond, 0 if it took all events, 3
if a limit stopped the run, and 5 if the app needs a part of the platform that the
device does not have.`,
		Example: `  esdroid device replay app.apk monkey.log
  esdroid device replay app.apk minimal.py --trace run.trace --verbose`,
		Args: cli.UsageArgs(cobra.ExactArgs(2)),
		RunE: func(c *cobra.Command, args []string) error { return o.run(c, args[0], args[1]) },
	}
	o.register(c)
	f := c.Flags()
	f.Int64Var(&o.seed, "seed", 0, "where everything random comes from")
	f.StringVar(&o.from, "from", "", "format of the events; default: what it looks like")
	f.StringVar(&o.trace, "trace", "", "write an execution trace to this file")
	f.BoolVarP(&o.verbose, "verbose", "v", false, "print each event, the activity in front of it and what it hits")
	f.BoolVar(&o.asJSON, "json", false, "print the result as JSON")
	return c
}

func (o *replayOptions) run(c *cobra.Command, path, events string) error {
	seq, err := sequences.ReadEvents(c, events, o.from)
	if err != nil {
		return err
	}
	d, err := o.open(path, o.seed)
	if err != nil {
		return err
	}
	defer d.Close()
	finish, err := recordTo(d, o.trace)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
	defer stop()
	out := c.OutOrStdout()
	r, err := d.Launch(ctx, seq.Activity)
	if err != nil {
		return err
	}
	sent := 0
	for i := range seq.Events {
		if r.Over() || ctx.Err() != nil {
			break
		}
		e := seq.Events[i]
		if e.Kind == event.Other {
			continue
		}
		if o.verbose {
			if e.Widget == nil && len(e.Points) > 0 {
				if state, err := d.State(ctx); err == nil {
					if v, at := state.At(e.Points[0]); v != nil {
						e.Widget = v.Widget(at)
					}
				}
			}
			activity, _ := d.Activity(ctx)
			fmt.Fprintf(out, "%d %s: %s\n", i+1, activity, e.String())
		}
		if r, err = d.Send(ctx, &e); err != nil {
			return fmt.Errorf("%s: event %d: %w", events, i+1, err)
		}
		if o.verbose {
			for _, intent := range r.Outside {
				fmt.Fprintf(out, "  outside: %s\n", intent)
			}
		}
		sent++
	}
	crash := d.Crash()
	if err := finish(); err != nil {
		return err
	}
	if o.asJSON {
		if err := cli.PrintJSON(out, replayReport{r, sent, crash}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(out, "%s after %d events\n%s", r.Status, sent, crash)
	}
	if ctx.Err() != nil {
		return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("stopped after %d events", sent)}
	}
	return resultExit(&r)
}
