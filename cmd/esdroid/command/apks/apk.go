// esdroid apk: what is in a package, and writing one anew.

package apks

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
)

// apkCommands is filled by the files of the sub-commands.
var apkCommands []func() *cobra.Command

// NewAPK returns esdroid apk.
func NewAPK() *cobra.Command {
	c := &cobra.Command{
		Use:   "apk",
		Short: "Look into a package: manifest, resources, entries, signatures; sign it",
		Long: `Look into a package: manifest, resources, entries, signatures; sign it.

An app is given as an .apk file, as a set of splits (.apks, .xapk, .apkm or a
folder of .apk files), as a .jar with dex files or as a bare .dex file.`,
		Args: cli.UsageArgs(cobra.NoArgs),
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range apkCommands {
		c.AddCommand(sub())
	}
	return c
}

// WritePackages writes one package for each part of the app: to the file out,
// or, where there are several, into the folder out under the parts' names.
// Every file is complete or not there at all.
func WritePackages(app *apk.App, out string, build func(*apk.Part) (io.WriterTo, error)) ([]string, error) {
	parts := app.Parts()
	if len(parts) > 1 {
		if err := os.MkdirAll(out, 0o777); err != nil {
			return nil, err
		}
	}
	var written []string
	for _, p := range parts {
		name := out
		if len(parts) > 1 {
			name = filepath.Join(out, filepath.Base(filepath.Clean("/"+p.Name)))
		}
		pkg, err := build(p)
		if err != nil {
			if len(parts) > 1 {
				err = fmt.Errorf("%s: %w", p.Name, err)
			}
			return written, cli.InApp(app.Path(), err)
		}
		if err := cli.WriteFile(name, pkg); err != nil {
			return written, err
		}
		written = append(written, name)
	}
	return written, nil
}

// DefaultOutput returns app-SUFFIX.apk for app.apk, and the folder app-SUFFIX
// for a set of splits.
func DefaultOutput(app *apk.App, suffix string) string {
	path := filepath.Clean(app.Path())
	base := strings.TrimSuffix(path, filepath.Ext(path))
	if len(app.Parts()) > 1 {
		return base + "-" + suffix
	}
	return base + "-" + suffix + ".apk"
}
