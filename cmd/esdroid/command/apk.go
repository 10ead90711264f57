// esdroid apk: what is in a package, and writing one anew.

package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/pending"
)

// apkCommands is filled by the files of the sub-commands.
var apkCommands []func() *cobra.Command

func init() { subcommands = append(subcommands, newAPK) }

func newAPK() *cobra.Command {
	c := &cobra.Command{
		Use:   "apk",
		Short: "Look into a package: manifest, resources, entries, signatures; sign it",
		Long: `Look into a package: manifest, resources, entries, signatures; sign it.

An app is given as an .apk file, as a set of splits (.apks, .xapk, .apkm or a
folder of .apk files), as a .jar with dex files or as a bare .dex file.`,
		Args: usageArgs(cobra.NoArgs),
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	for _, sub := range apkCommands {
		c.AddCommand(sub())
	}
	return c
}

// printJSON writes v as indented JSON.
func printJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// table prints rows in columns, aligned to the left with two spaces between.
func table(w io.Writer, rows [][]string) {
	var widths []int
	for _, r := range rows {
		for i, cell := range r {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], len([]rune(cell)))
		}
	}
	for _, r := range rows {
		var b strings.Builder
		for i, cell := range r {
			b.WriteString(cell)
			if i < len(r)-1 {
				b.WriteString(strings.Repeat(" ", widths[i]-len([]rune(cell))+2))
			}
		}
		fmt.Fprintln(w, strings.TrimRight(b.String(), " "))
	}
}

// writePackages writes one package for each part of the app: to the file out,
// or, where there are several, into the folder out under the parts' names.
// Every file is complete or not there at all.
func writePackages(app *apk.App, out string, build func(*apk.Part) (io.WriterTo, error)) ([]string, error) {
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
			return written, inApp(app.Path(), err)
		}
		if err := writeFile(name, pkg); err != nil {
			return written, err
		}
		written = append(written, name)
	}
	return written, nil
}

// writeFile writes a file atomically.
func writeFile(name string, content io.WriterTo) error {
	f, err := pending.Create(name, 0o644)
	if err != nil {
		return fmt.Errorf("cannot write %s: %w", name, pathCause(err))
	}
	defer f.Discard()
	if _, err := content.WriteTo(f); err != nil {
		return fmt.Errorf("cannot write %s: %w", name, pathCause(err))
	}
	if err := f.Commit(); err != nil {
		return fmt.Errorf("cannot write %s: %w", name, pathCause(err))
	}
	return nil
}

// pathCause returns an error of the file system without the call and the path.
func pathCause(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	return err
}

// defaultOutput returns app-SUFFIX.apk for app.apk, and the folder app-SUFFIX
// for a set of splits.
func defaultOutput(app *apk.App, suffix string) string {
	path := filepath.Clean(app.Path())
	base := strings.TrimSuffix(path, filepath.Ext(path))
	if len(app.Parts()) > 1 {
		return base + "-" + suffix
	}
	return base + "-" + suffix + ".apk"
}
