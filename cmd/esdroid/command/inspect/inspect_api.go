// esdroid inspect api: how much of the platform the embedded device has.

package inspect

import (
	"fmt"
	"io"
	"slices"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/framework/names"
	"github.com/esdroid/esdroid/internal/vm/needs"
)

func init() { inspectCommands = append(inspectCommands, NewInspectAPI) }

// NewInspectAPI returns esdroid inspect api.
func NewInspectAPI() *cobra.Command {
	var missing, asJSON bool
	c := &cobra.Command{
		Use:   "api [PACKAGE...]",
		Short: "List how much of Android's API the embedded device has",
		Long: `List, for each package of android.*, how many of the classes and members that
Android 8.0 documents for apps the embedded device has. A member counts where it is
declared; those of a class that is not there count as missing.

PACKAGE is a package's full name, such as android.view; without one all are listed.
With --missing the classes and members that are not there are listed, too: a run that
gets to one of them stops as unmodelled.`,
		Example: `  esdroid inspect api
  esdroid inspect api android.view android.widget --missing`,
		RunE: func(c *cobra.Command, args []string) error {
			all, err := needs.Public()
			if err != nil {
				return err
			}
			for _, name := range args {
				if !slices.ContainsFunc(all, func(p needs.Coverage) bool { return p.Package == name }) {
					return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%s: Android 8.0 has no such package; see 'esdroid inspect api'", name)}
				}
			}
			if len(args) > 0 {
				all = slices.DeleteFunc(all, func(p needs.Coverage) bool { return !slices.Contains(args, p.Package) })
			}
			if !missing {
				for i := range all {
					all[i].Missing = nil
				}
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), struct {
					SDK      int              `json:"sdk"`
					Packages []needs.Coverage `json:"packages"`
				}{names.SDK, all})
			}
			printCoverage(c.OutOrStdout(), all)
			return nil
		},
	}
	f := c.Flags()
	f.BoolVar(&missing, "missing", false, "list what the device lacks")
	f.BoolVar(&asJSON, "json", false, "print the answer as JSON")
	return c
}

func printCoverage(w io.Writer, packages []needs.Coverage) {
	rows := [][]string{{"package", "classes", "members", "here"}}
	row := func(p *needs.Coverage) {
		rows = append(rows, []string{p.Package, fmt.Sprintf("%d of %d", p.HaveClasses, p.Classes), fmt.Sprintf("%d of %d", p.HaveMembers, p.Members),
			fmt.Sprintf("%d %%", 100*p.HaveMembers/max(1, p.Members))})
	}
	all := needs.Coverage{Package: "all"}
	for i := range packages {
		p := &packages[i]
		row(p)
		all.Classes, all.HaveClasses = all.Classes+p.Classes, all.HaveClasses+p.HaveClasses
		all.Members, all.HaveMembers = all.Members+p.Members, all.HaveMembers+p.HaveMembers
	}
	if len(packages) > 1 {
		row(&all)
	}
	cli.Table(w, rows)
	for _, p := range packages {
		for _, m := range p.Missing {
			fmt.Fprintf(w, "missing %s\n", m)
		}
	}
}
