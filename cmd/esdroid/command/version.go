// esdroid version: which build this is.

package command

import (
	_ "embed" // for the licences
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

func init() { subcommands = append(subcommands, newVersion) }

// licenses are those of everything that the program is made of.
//
//go:embed licenses.txt
var licenses string

func newVersion() *cobra.Command {
	var showLicenses bool
	c := &cobra.Command{
		Use:   "version",
		Short: "Print the version, the commit it was built from and the Go version",
		Args:  cli.UsageArgs(cobra.NoArgs),
		RunE: func(c *cobra.Command, _ []string) error {
			if showLicenses {
				_, err := fmt.Fprint(c.OutOrStdout(), licenses)
				return err
			}
			revision := "unknown commit"
			if info, ok := debug.ReadBuildInfo(); ok {
				for _, s := range info.Settings {
					if s.Key == "vcs.revision" {
						revision = s.Value
					}
				}
			}
			fmt.Fprintf(c.OutOrStdout(), "esdroid %s (%s, %s, %s/%s)\n", cli.Version, revision, runtime.Version(), runtime.GOOS, runtime.GOARCH)
			return nil
		},
	}
	c.Flags().BoolVar(&showLicenses, "licenses", false, "print the licences of everything that the program is made of")
	return c
}
