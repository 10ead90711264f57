// esdroid apk align: check and mend the alignment of stored entries.

package apks

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/dex/apk/zip"
)

func init() { apkCommands = append(apkCommands, newAPKAlign) }

// misaligned is a stored entry that does not begin where it should.
type misaligned struct {
	Part      string `json:"part"`
	Name      string `json:"name"`
	Offset    int64  `json:"offset"`
	Alignment int    `json:"alignment"`
}

func newAPKAlign() *cobra.Command {
	var output string
	var check, asJSON bool
	c := &cobra.Command{
		Use:   "align APP",
		Short: "Align stored entries: native libraries to 16 KiB, all others to 4 bytes",
		Long: `Align stored entries: native libraries to 16 KiB, all others to 4 bytes. A
signature of scheme v2 or newer does not outlive that, so it is left out; use
'esdroid apk sign', which aligns too, to sign again.

With --check nothing is written; the exit code is 1 if an entry is not aligned.`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			if check {
				return checkAlignment(c, app, asJSON)
			}
			if output == "" {
				output = DefaultOutput(app, "aligned")
			}
			written, err := WritePackages(app, output, func(p *apk.Part) (io.WriterTo, error) {
				r, err := p.Rewrite(apk.Edit{KeepV1: true})
				if err != nil {
					return nil, err
				}
				if p.Archive != nil && len(sign.Blocks(p.Archive)) > 0 {
					fmt.Fprintf(c.ErrOrStderr(), "esdroid: %s: the signature is left out; sign it again\n", p.Name)
				}
				return r.Sections(), nil
			})
			if err != nil {
				return err
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), alignedFiles{written})
			}
			for _, name := range written {
				fmt.Fprintln(c.OutOrStdout(), name)
			}
			return nil
		},
	}
	f := c.Flags()
	f.StringVarP(&output, "output", "o", "", "`file` to write, a folder for splits (default APP-aligned.apk)")
	f.BoolVar(&check, "check", false, "only check")
	f.BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

func checkAlignment(c *cobra.Command, app *apk.App, asJSON bool) error {
	bad := []misaligned{}
	for _, p := range app.Parts() {
		if p.Archive == nil {
			continue
		}
		for i := range p.Archive.Entries() {
			e := &p.Archive.Entries()[i]
			off, err := p.Archive.DataOffset(e)
			if n := zip.Alignment(e.Name); err == nil && !e.IsDeflated() && !e.IsDir() && off%int64(n) != 0 {
				bad = append(bad, misaligned{p.Name, e.Name, off, n})
			}
		}
	}
	if asJSON {
		if err := cli.PrintJSON(c.OutOrStdout(), bad); err != nil {
			return err
		}
	} else {
		for _, m := range bad {
			fmt.Fprintf(c.OutOrStdout(), "%s!%s: at offset %#x, not a multiple of %d\n", m.Part, printable(m.Name), m.Offset, m.Alignment)
		}
	}
	if len(bad) > 0 {
		return &cli.ExitError{Code: cli.ExitNegative}
	}
	return nil
}

// alignedFiles is what align --json prints.
type alignedFiles struct {
	Written []string `json:"written"`
}
