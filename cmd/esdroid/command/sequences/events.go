// esdroid events: event sequences and their file formats.

package sequences

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd/event"
)

// NewEvents returns esdroid events.
func NewEvents() *cobra.Command {
	var formats strings.Builder
	for _, f := range event.Formats {
		how := "read and written"
		if f.Write == nil {
			how = "read"
		}
		fmt.Fprintf(&formats, "  %-14s %s (%s)\n", f.Name, f.About, how)
	}
	c := &cobra.Command{
		Use:   "events",
		Short: "Convert, show and count recorded event sequences",
		Long:  "Convert, show and count recorded event sequences.\n\nFormats:\n" + strings.TrimSuffix(formats.String(), "\n"),
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.AddCommand(newEventsConvert(), newEventsShow(), newEventsStats(), newEventsReport())
	return c
}

// readInput reads a file, or standard input where the name is "-".
func readInput(c *cobra.Command, name string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(c.InOrStdin())
	}
	return os.ReadFile(name)
}

// ReadEvents reads a sequence; "-" is standard input. Warnings go to stderr.
func ReadEvents(c *cobra.Command, name, format string) (*event.Sequence, error) {
	data, err := readInput(c, name)
	if err != nil {
		return nil, err
	}
	read := event.Read
	if format != "" {
		f, err := event.FormatByName(format)
		if err != nil {
			return nil, &cli.ExitError{Code: cli.ExitUsage, Err: err}
		}
		read = f.Read
	}
	seq, warnings, err := read(bytes.NewReader(data))
	printWarnings(c.ErrOrStderr(), name, warnings)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return seq, nil
}

// printWarnings prints the first warnings and how many more there are.
func printWarnings(w io.Writer, name string, warnings []event.Warning) {
	const most = 10
	for i, x := range warnings {
		if i == most {
			fmt.Fprintf(w, "%s: %d more warnings\n", name, len(warnings)-most)
			return
		}
		if x.Line > 0 {
			fmt.Fprintf(w, "%s:%d: warning: %s\n", name, x.Line, x.Text)
		} else {
			fmt.Fprintf(w, "%s: warning: %s\n", name, x.Text)
		}
	}
}

// eventsFlags are the flags that the sub-commands share.
type eventsFlags struct{ from, states string }

func (f *eventsFlags) register(c *cobra.Command) {
	c.Flags().StringVar(&f.from, "from", "", "format of the input; default: what it looks like")
	c.Flags().StringVar(&f.states, "states", "", "execute log that tells the GUI state at every event")
}

func (f *eventsFlags) read(c *cobra.Command, name string) (*event.Sequence, error) {
	seq, err := ReadEvents(c, name, f.from)
	if err != nil || f.states == "" {
		return seq, err
	}
	log, err := ReadEvents(c, f.states, "execute-log")
	if err != nil {
		return nil, err
	}
	if err := seq.AddStates(log); err != nil {
		return nil, fmt.Errorf("%s: %w", f.states, err)
	}
	return seq, nil
}

func newEventsConvert() *cobra.Command {
	var flags eventsFlags
	var to, output string
	c := &cobra.Command{
		Use:   "convert FILE --to FORMAT",
		Short: "Write a sequence in another format, and say what that format cannot express",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			format, err := event.FormatByName(to)
			if err == nil && format.Write == nil {
				err = fmt.Errorf("format %s can only be read", to)
			}
			if err != nil {
				return &cli.ExitError{Code: cli.ExitUsage, Err: err}
			}
			seq, err := flags.read(c, args[0])
			if err != nil {
				return err
			}
			var b bytes.Buffer
			warnings, err := format.Write(&b, seq)
			printWarnings(c.ErrOrStderr(), args[0], warnings)
			if err != nil {
				return err
			}
			if output == "" {
				_, err = c.OutOrStdout().Write(b.Bytes())
				return err
			}
			return os.WriteFile(output, b.Bytes(), 0o644)
		},
	}
	flags.register(c)
	c.Flags().StringVar(&to, "to", "jsonl", "format of the output")
	c.Flags().StringVarP(&output, "output", "o", "", "write here instead of to standard output")
	return c
}

func newEventsShow() *cobra.Command {
	var flags eventsFlags
	var tree bool
	c := &cobra.Command{
		Use:   "show FILE",
		Short: "List the events of a sequence, with their states where they are known",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			seq, err := flags.read(c, args[0])
			if err != nil {
				return err
			}
			if tree && !seq.HasStates() {
				return fmt.Errorf("%s does not tell the GUI state before every event; join an execute log with --states", args[0])
			}
			showEvents(c.OutOrStdout(), seq, tree)
			return nil
		},
	}
	flags.register(c)
	c.Flags().BoolVar(&tree, "tree", false, "indent by the GUI state hierarchy")
	return c
}

func showEvents(w io.Writer, seq *event.Sequence, tree bool) {
	fmt.Fprintf(w, "launch %s/%s\n", seq.Package, seq.Activity)
	var levels []int
	if tree {
		levels = seq.StateTree().Level[1:]
	}
	for i := range seq.Events {
		e := &seq.Events[i]
		indent := ""
		if tree {
			indent = strings.Repeat("  ", levels[i]-1)
		}
		fmt.Fprintf(w, "%5d %s%s", i, indent, e.String())
		if e.Before != nil && e.Before.Activity != "" {
			fmt.Fprintf(w, "  in %s", e.Before.Activity)
		}
		fmt.Fprintln(w)
	}
	if seq.Crash != "" {
		first, _, _ := strings.Cut(seq.Crash, "\n")
		fmt.Fprintf(w, "crash at event %d: %s\n", seq.CrashAt, first)
	}
}

// eventStats are the numbers of esdroid events stats.
type eventStats struct {
	Format   string         `json:"format"`
	Package  string         `json:"package"`
	Activity string         `json:"activity"`
	Events   int            `json:"events"`
	Kinds    map[string]int `json:"kinds"`
	Seconds  float64        `json:"seconds"` // of waits and gestures
	States   int            `json:"states"`  // distinct ones before events
	Levels   int            `json:"levels"`  // of the GUI state hierarchy
	Crash    string         `json:"crash,omitempty"`
}

func newEventsStats() *cobra.Command {
	var flags eventsFlags
	var asJSON bool
	c := &cobra.Command{
		Use:   "stats FILE",
		Short: "Count events by kind, states and levels of the state hierarchy",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			seq, err := flags.read(c, args[0])
			if err != nil {
				return err
			}
			s := countEvents(seq)
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), s)
			}
			w := c.OutOrStdout()
			fmt.Fprintf(w, "format    %s\nlaunch    %s/%s\nevents    %d\n", s.Format, s.Package, s.Activity, s.Events)
			var kinds []string
			for k := range s.Kinds {
				kinds = append(kinds, k)
			}
			sort.Strings(kinds)
			for _, k := range kinds {
				fmt.Fprintf(w, "  %-9s %d\n", k, s.Kinds[k])
			}
			fmt.Fprintf(w, "seconds   %.1f\nstates    %d\nlevels    %d\n", s.Seconds, s.States, s.Levels)
			if s.Crash != "" {
				fmt.Fprintf(w, "crash     %s\n", s.Crash)
			}
			return nil
		},
	}
	flags.register(c)
	c.Flags().BoolVar(&asJSON, "json", false, "print as JSON")
	return c
}

func countEvents(seq *event.Sequence) eventStats {
	s := eventStats{Format: seq.Format, Package: seq.Package, Activity: seq.Activity, Events: len(seq.Events), Kinds: map[string]int{}}
	states := map[event.State]bool{}
	for i := range seq.Events {
		e := &seq.Events[i]
		s.Kinds[e.Kind.String()]++
		s.Seconds += (e.Delay + e.Duration).Seconds()
		if e.Before != nil {
			states[*e.Before] = true
		}
	}
	s.States = len(states)
	if seq.HasStates() {
		for _, l := range seq.StateTree().Level {
			s.Levels = max(s.Levels, l)
		}
	}
	s.Crash, _, _ = strings.Cut(seq.Crash, "\n")
	return s
}
