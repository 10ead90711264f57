// esdroid trace index: a replayed run kept for the next slices.

package traces

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

func init() { traceCommands = append(traceCommands, newTraceIndex) }

func newTraceIndex() *cobra.Command {
	var summaries string
	c := &cobra.Command{
		Use:   "index TRACE APP",
		Short: "Keep the replayed run beside a trace, so that slices of it need no replay",
		Long: `Replay a trace and keep the result in TRACE.index. explain, why, compare and
slice --trace use it as long as trace, app and summaries are the same; each
criterion then costs only its own slice. The file may be deleted at any time.`,
		Example: "  esdroid trace index run.trace app.apk",
		Args:    cli.UsageArgs(cobra.ExactArgs(2)),
		RunE: func(c *cobra.Command, args []string) error {
			rec, data, key, err := openRun(args[0], args[1], summaries)
			if err != nil {
				return err
			}
			if err := rec.replay(data); err != nil {
				return cli.InApp(args[0], err)
			}
			g := rec.Graph
			path := args[0] + indexSuffix
			if err := cli.ToOutput(c.OutOrStdout(), path, func(w io.Writer) error { return g.WriteIndex(w, key) }); err != nil {
				return err
			}
			fmt.Fprintf(c.OutOrStdout(), "%s: %d nodes of %d frames\n", path, g.Len(), len(g.Frames))
			return nil
		},
	}
	c.Flags().StringVar(&summaries, "summaries", "", "file with summaries of framework methods, over the built-in ones")
	return c
}
