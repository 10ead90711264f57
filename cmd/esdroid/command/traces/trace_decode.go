// esdroid trace decode: from a recording of an instrumented app to a trace.

package traces

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/recording"
)

func init() { traceCommands = append(traceCommands, newTraceDecode) }

func newTraceDecode() *cobra.Command {
	var appFile, mapFile, output string
	c := &cobra.Command{
		Use:   "decode RECORDING --app APP --map MAP",
		Short: "Make a trace of what an instrumented app recorded",
		Long: `Make a trace of what an instrumented app recorded.

APP is the original app, MAP the probe map that "esdroid instrument" wrote. The
recording of a process that was killed is complete up to that moment.`,
		Example: `  adb exec-out run-as com.example cat files/esd-4711.rec > run.rec
  esdroid trace decode run.rec --app app.apk --map app-traced.probes`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if appFile == "" || mapFile == "" {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("--app and --map are needed: the original app, and the probe map of the instrumented one")}
			}
			files, err := cli.OpenDex(appFile)
			if err != nil {
				return err
			}
			mapData, err := os.ReadFile(mapFile)
			if err != nil {
				return err
			}
			m, err := recording.ReadProbeMap(mapData)
			if err != nil {
				return fmt.Errorf("%s: %w", mapFile, err)
			}
			recording, err := os.ReadFile(args[0])
			if err != nil {
				return err
			}
			data, err := decode.Bytes(recording, m, files)
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			if output == "" {
				output = strings.TrimSuffix(args[0], filepath.Ext(args[0])) + ".trace"
			}
			if err := cli.WriteFile(output, bytes.NewReader(data)); err != nil {
				return err
			}
			fmt.Fprintln(c.OutOrStdout(), output)
			return nil
		},
	}
	f := c.Flags()
	f.StringVar(&appFile, "app", "", "the original `app`, as it was before it was instrumented")
	f.StringVar(&mapFile, "map", "", "probe map `file` that instrument wrote")
	f.StringVarP(&output, "output", "o", "", "`file` to write (default RECORDING with .trace)")
	return c
}
