// esdroid apk extract: entries as files, where other programs refuse.

package apks

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/zip"
)

func init() { apkCommands = append(apkCommands, newAPKExtract) }

// maxExtracted bounds what is written for a package, by its size: what inflates
// to more is a zip bomb.
func maxExtracted(size int) uint64 { return 1<<30 + 100*uint64(size) }

func newAPKExtract() *cobra.Command {
	var output string
	var decode bool
	c := &cobra.Command{
		Use:   "extract APP [PATTERN...]",
		Short: "Write entries of a package into a folder",
		Long: `Write entries of a package into a folder: all of them, or those whose names match
a pattern such as 'res/*/*.xml' or 'classes*.dex'. Packages with headers that
other programs stumble over are read as Android reads them. Nothing is written
outside the folder.`,
		Example: `  esdroid apk extract app.apk --output app/
  esdroid apk extract app.apk AndroidManifest.xml 'res/layout/*' --decode`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			for _, pattern := range args[1:] {
				if _, err := path.Match(pattern, ""); err != nil {
					return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("pattern %q: %w", pattern, err)}
				}
			}
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			if output == "" {
				output = strings.TrimSuffix(DefaultOutput(app, "extracted"), ".apk")
			}
			n, err := extract(c, app, output, args[1:], decode)
			if err != nil {
				return cli.InApp(args[0], err)
			}
			if n == 0 {
				return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s: no entry matches; 'esdroid apk list' shows what is there", args[0])}
			}
			fmt.Fprintf(c.OutOrStdout(), "%d files in %s\n", n, output)
			return nil
		},
	}
	c.Flags().StringVarP(&output, "output", "o", "", "`folder` to write into (default APP-extracted)")
	c.Flags().BoolVar(&decode, "decode", false, "write binary XML as text")
	return c
}

func extract(c *cobra.Command, app *apk.App, output string, patterns []string, decode bool) (int, error) {
	if err := os.MkdirAll(output, 0o777); err != nil {
		return 0, fmt.Errorf("cannot make folder %s: %w", output, cli.PathCause(err))
	}
	root, err := os.OpenRoot(output)
	if err != nil {
		return 0, fmt.Errorf("cannot open folder %s: %w", output, cli.PathCause(err))
	}
	defer root.Close()
	names := resourceNames(app)
	written := 0
	for _, p := range app.Parts() {
		if p.Archive == nil {
			continue
		}
		total := uint64(0)
		for i := range p.Archive.Entries() {
			e := &p.Archive.Entries()[i]
			if e.IsDir() || !matchesAny(patterns, e.Name) || p.Archive.Find(e.Name) != e {
				continue
			}
			if total += e.Size; total > maxExtracted(len(p.Archive.Bytes())) {
				return written, fmt.Errorf("its entries inflate to more than %d bytes; name those you need", maxExtracted(len(p.Archive.Bytes())))
			}
			name := e.Name
			if len(app.Parts()) > 1 {
				name = path.Join(strings.TrimSuffix(path.Base(p.Name), ".apk"), name)
			}
			if err := extractEntry(root, p.Archive, e, name, decode, names); err != nil {
				fmt.Fprintf(c.ErrOrStderr(), "esdroid: left out %s: %v\n", printable(e.Name), err)
				continue
			}
			written++
		}
	}
	return written, nil
}

func matchesAny(patterns []string, name string) bool {
	if len(patterns) == 0 {
		return true
	}
	for _, p := range patterns {
		if ok, _ := path.Match(p, name); ok || strings.HasPrefix(name, strings.TrimSuffix(p, "/")+"/") {
			return true
		}
	}
	return false
}

// extractEntry writes one entry below root, which keeps it from leaving.
func extractEntry(root *os.Root, a *zip.Archive, e *zip.Entry, name string, decode bool, names axml.Names) error {
	if strings.ContainsAny(name, "\x00\\") || path.IsAbs(name) || path.Clean(name) != name {
		return errors.New("its name is no path below a folder")
	}
	if dir := path.Dir(name); dir != "." {
		if err := root.MkdirAll(dir, 0o777); err != nil {
			return cli.PathCause(err)
		}
	}
	if decode && strings.HasSuffix(name, ".xml") {
		data, err := a.Read(e)
		if err != nil {
			return err
		}
		if doc, err := axml.Parse(data); err == nil {
			var text bytes.Buffer
			if err := doc.WriteXML(&text, names); err != nil {
				return err
			}
			return cli.PathCause(root.WriteFile(name, text.Bytes(), 0o666))
		}
	}
	f, err := root.Create(name)
	if err != nil {
		return cli.PathCause(err)
	}
	return errors.Join(a.Stream(f, e), f.Close())
}
