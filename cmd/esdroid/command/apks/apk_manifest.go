// esdroid apk manifest: AndroidManifest.xml as XML or as a model.

package apks

import (
	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/axml"
)

func init() { apkCommands = append(apkCommands, newAPKManifest) }

func newAPKManifest() *cobra.Command {
	var asJSON, asTree bool
	c := &cobra.Command{
		Use:   "manifest APP",
		Short: "Print the manifest: as XML, or as JSON with names completed and references resolved",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			m, err := app.Manifest()
			if err != nil {
				return err
			}
			switch {
			case asJSON:
				return cli.PrintJSON(c.OutOrStdout(), m)
			case asTree:
				return m.Document.Dump(c.OutOrStdout())
			}
			return m.Document.WriteXML(c.OutOrStdout(), resourceNames(app))
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print the model as JSON")
	c.Flags().BoolVar(&asTree, "tree", false, "print the listing of 'aapt dump xmltree'")
	c.MarkFlagsMutuallyExclusive("json", "tree")
	return c
}

// resourceNames returns what names the app's resources. A table that cannot be
// read names those of the platform only.
func resourceNames(app *apk.App) axml.Names {
	t, err := app.Resources()
	if err != nil {
		return arsc.Merge()
	}
	return t
}
