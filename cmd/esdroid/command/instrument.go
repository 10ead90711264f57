// esdroid instrument: put probes into an app.

package command

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/apks"
	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/probe"
)

func init() { subcommands = append(subcommands, newInstrument) }

func newInstrument() *cobra.Command {
	var output, mapFile, passwordFile, pkg, log string
	var keyFiles []string
	var scope plan.Scope
	var limit int
	var ring, asJSON bool
	c := &cobra.Command{
		Use:   "instrument APP",
		Short: "Put probes into an app, so that its runs record execution traces",
		Long: `Put probes into an app, so that its runs record execution traces.

The code stays as it is, with calls of a recorder in between. The app is made
debuggable, aligned and signed, with the debug key unless --key is given. Each
process of it records to files/esd-PID.rec in the app's own folder; fetch it with
  adb exec-out run-as PACKAGE cat files/esd-PID.rec > run.rec
and make a trace of it with "esdroid trace decode". Decoding needs the original
app and the probe map that is written beside the instrumented one. A bare dex file
stays one; it records to the file that the system property com.esdroid.trace names,
unless --package says whose folder it is.

All classes are instrumented but those of well-known libraries. --include
replaces that choice, --exclude adds to it: class names, or packages that end
with ".*". Classes of constants that build tools make (R, BuildConfig) are left
alone in any case.`,
		Example: `  esdroid instrument app.apk
  esdroid instrument app.apk -o traced.apk --exclude 'com.example.ads.*'
  esdroid instrument app.apk --include 'com.example.*' --key release.p12
  esdroid instrument classes.dex -o traced.dex`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			style := probe.NoLog
			if log != "" {
				if style, err = probe.ParseLogStyle(log); err != nil {
					return &cli.ExitError{Code: cli.ExitUsage, Err: err}
				}
			}
			key, err := apks.LoadKey(keyFiles, passwordFile)
			if err != nil {
				return err
			}
			bare := app.Base().Archive == nil // a dex file
			switch {
			case output == "" && bare:
				output = strings.TrimSuffix(app.Path(), filepath.Ext(app.Path())) + "-traced.dex"
			case output == "":
				output = apks.DefaultOutput(app, "traced")
			}
			if mapFile == "" {
				mapFile = strings.TrimSuffix(strings.TrimSuffix(output, ".apk"), ".dex") + ".probes"
			}
			ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt)
			defer stop()
			progress, finish := cli.CountProgress(c.ErrOrStderr(), "instrument", "methods")
			out, err := instrument.Package(ctx, app, instrument.Options{Package: pkg, Scope: scope, Limit: limit << 20, Ring: ring, Log: style, Progress: progress})
			finish()
			if err != nil {
				if ctx.Err() != nil {
					return &cli.ExitError{Code: cli.ExitPartial, Err: fmt.Errorf("interrupted, nothing was written")}
				}
				return cli.InApp(args[0], err)
			}
			var written []string
			if bare {
				written, err = writeDex(output, out.Edits[app.Base()].Dex)
			} else {
				written, err = apks.WritePackages(app, output, func(p *apk.Part) (io.WriterTo, error) {
					r, err := p.Rewrite(out.Edits[p])
					if err != nil {
						return nil, err
					}
					return sign.Sign(r.Builder, key, p.SignOptions())
				})
			}
			if err != nil {
				return err
			}
			if style != probe.NoLog {
				mapFile = ""
			} else {
				var m bytes.Buffer
				if err := out.Map.Write(&m); err != nil {
					return err
				}
				if err := cli.WriteFile(mapFile, &m); err != nil {
					return err
				}
			}
			for _, w := range out.Warnings {
				fmt.Fprintf(c.ErrOrStderr(), "esdroid: %s\n", w)
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), instrumented{written, mapFile, out.Stats, out.Skipped, out.Warnings})
			}
			s := out.Stats
			fmt.Fprintf(c.OutOrStdout(), "%s: %d of %d classes (%d of libraries, %d excluded), %d methods, %d blocks with %d probes\n",
				strings.Join(written, ", "), s.Instrumented, s.Classes, s.Libraries, s.Excluded, s.Methods, s.Blocks, s.BlockProbes)
			for _, k := range out.Skipped {
				fmt.Fprintf(c.OutOrStdout(), "less than all of %s: %s\n", k.Name, k.Reason)
			}
			if mapFile != "" {
				fmt.Fprintf(c.OutOrStdout(), "%s: probe map, keep it for decoding\n", mapFile)
			}
			return nil
		},
	}
	f := c.Flags()
	f.StringVarP(&output, "output", "o", "", "`file` to write, a folder for splits (default APP-traced.apk)")
	f.StringVar(&mapFile, "map", "", "`file` for the probe map (default beside the output, .probes)")
	f.StringArrayVar(&scope.Include, "include", nil, "instrument only this `class` or package.*; may be repeated")
	f.StringArrayVar(&scope.Exclude, "exclude", nil, "leave out this `class` or package.*; may be repeated")
	f.StringVar(&pkg, "package", "", "package `name` of the app (default the manifest's)")
	f.IntVar(&limit, "limit", instrument.DefaultLimit>>20, "`MiB` that a recording may take; recording stops there")
	f.StringVar(&log, "log", "", "print every statement to logcat, as `tool` does: esdroid or androidslicer, instead of recording")
	f.BoolVar(&ring, "ring", false, "keep the newest records, not the oldest, when a recording reaches its limit")
	f.StringArrayVar(&keyFiles, "key", nil, "key `file`: PKCS #12, or PEM with private key and certificate")
	f.StringVar(&passwordFile, "password-file", "", "`file` whose first line is the key store's password")
	f.BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

// writeDex writes dex files, the first to a name, and what did not fit into it to
// name-2.dex and so on.
func writeDex(name string, files [][]byte) ([]string, error) {
	var written []string
	for i, data := range files {
		at := name
		if i > 0 {
			at = fmt.Sprintf("%s-%d.dex", strings.TrimSuffix(name, ".dex"), i+1)
		}
		if err := cli.WriteFile(at, bytes.NewReader(data)); err != nil {
			return written, err
		}
		written = append(written, at)
	}
	return written, nil
}

// instrumented is what instrument --json prints.
type instrumented struct {
	Written  []string             `json:"written"`
	Map      string               `json:"map"`
	Stats    instrument.Stats     `json:"stats"`
	Reduced  []instrument.Skipped `json:"reduced"`
	Warnings []string             `json:"warnings"`
}
