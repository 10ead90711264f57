// esdroid events report: what each event did, and which of them matter.

package sequences

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/chard"
)

// EventSentence is a line of the report.
type EventSentence struct {
	Event   int    `json:"event"` // −1 is the launch
	Text    string `json:"text"`
	Level   string `json:"level"`
	Removed string `json:"removed_by,omitempty"`
}

func newEventsReport() *cobra.Command {
	var flags eventsFlags
	var only string
	var prune, bold, published, asJSON bool
	var optional []string
	c := &cobra.Command{
		Use:   "report FILE",
		Short: "Say in a sentence what each event of a sequence did, and which had no effect",
		Long: `Say in a sentence what each event of a sequence did. With --prune, events that
had no effect are marked with the rule that says so: no-ops, rejected and
optional keys, and combinations that cancel themselves out. The rules need the
GUI states around the events, and know more where widgets and callbacks are
recorded.`,
		Example: `  esdroid events report script.log --states execute.log --prune
  esdroid events report best.jsonl`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			seq, err := flags.read(c, args[0])
			if err != nil {
				return err
			}
			candidate := dd.All(len(seq.Events))
			if only != "" {
				if candidate, err = dd.ParseCandidate(only, len(seq.Events)); err != nil {
					return &cli.ExitError{Code: cli.ExitUsage, Err: err}
				}
			}
			lines := chard.Report(seq, candidate)
			out := make([]EventSentence, len(lines))
			for i := range lines {
				out[i] = EventSentence{Event: -1, Text: lines[i].Plain, Level: lines[i].Level.String()}
				if published {
					out[i].Text = lines[i].Text
				}
				if i > 0 {
					out[i].Event = candidate[i-1]
				}
			}
			kept := len(candidate)
			if prune || bold {
				p := chard.Ineffective(seq, candidate, chard.Config{Bold: bold, Optional: optional})
				kept = len(p.Kept)
				for i := range out {
					if k := slices.Index(p.Removed, out[i].Event); k >= 0 {
						out[i].Removed = p.Reasons[k].String()
					}
				}
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), out)
			}
			for _, x := range out {
				switch {
				case published:
					fmt.Fprintln(c.OutOrStdout(), x.Text)
				case x.Event < 0:
					fmt.Fprintf(c.OutOrStdout(), "      %s\n", x.Text)
				default: // numbered as esdroid events show numbers them
					fmt.Fprintf(c.OutOrStdout(), "%5d %s\n", x.Event, x.Text)
				}
				if x.Removed != "" {
					fmt.Fprintf(c.OutOrStdout(), "          without effect: %s\n", x.Removed)
				}
			}
			if prune || bold {
				fmt.Fprintf(c.OutOrStdout(), "%d of %d events have an effect.\n", kept, len(candidate))
			}
			return nil
		},
	}
	flags.register(c)
	c.Flags().StringVar(&only, "only", "", "only these events: 0-3,7")
	c.Flags().BoolVar(&prune, "prune", false, "mark events without effect")
	c.Flags().BoolVar(&bold, "bold", false, "the same, taking what is not recorded for no effect")
	c.Flags().StringSliceVar(&optional, "optional", nil, "keys the app is not expected to react to; default: CALL, VOLUME_UP, VOLUME_DOWN")
	c.Flags().BoolVar(&published, "chard", false, "the sentences of CHARD's paper, with its numbers, types and levels of events")
	c.Flags().BoolVar(&asJSON, "json", false, "print as JSON")
	return c
}
