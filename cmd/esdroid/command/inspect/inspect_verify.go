// esdroid inspect verify: would a device accept the code?

package inspect

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
)

func init() { inspectCommands = append(inspectCommands, newInspectVerify) }

func newInspectVerify() *cobra.Command {
	var asJSON, structure bool
	c := &cobra.Command{
		Use:   "verify APP",
		Short: "Verify the dex files and the flow of register types, as a device does",
		Long: `Verify the dex files of an app, their structure and the flow of register types
through every method, as a device does before it runs them.

Errors are what a device refuses; remarks are what it accepts, though it may run
more slowly or throw when it gets there. The exit code is 1 if there are errors.
Methods that would take too long to follow are left out and named; of them, nothing
but their structure is said.`,
		Example: `  esdroid inspect verify app.apk
  esdroid inspect verify classes.dex --json`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			files, err := cli.OpenDex(args[0])
			if err != nil {
				return err
			}
			findings := []verify.Finding{}
			for _, f := range files {
				findings = append(findings, verify.File(f)...)
			}
			methods := 0
			// Methods of a file that is refused are not looked at by devices either.
			if !structure && !verify.Refused(findings) {
				p, err := dex.NewProgram(files...)
				if err != nil {
					return cli.InApp(args[0], err)
				}
				methods = len(p.Methods)
				findings = append(findings, verify.Program(p, nil)...)
			}
			if asJSON {
				err = cli.PrintJSON(c.OutOrStdout(), struct {
					OK       bool             `json:"ok"`
					Files    int              `json:"files"`
					Methods  int              `json:"methods"`
					Skipped  int              `json:"skipped"`
					Findings []verify.Finding `json:"findings"`
				}{!verify.Refused(findings), len(files), methods, skipped(findings), findings})
				if err != nil {
					return err
				}
			} else {
				printFindings(c, args[0], files, methods, findings)
			}
			if verify.Refused(findings) {
				return &cli.ExitError{Code: cli.ExitNegative}
			}
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print the findings as JSON")
	c.Flags().BoolVar(&structure, "structure", false, "leave out the flow of register types")
	return c
}

// skipped counts the methods of which nobody knows, as following them would have
// taken too long.
func skipped(findings []verify.Finding) int {
	n := 0
	for _, f := range findings {
		if f.Rule == verify.NotFollowed {
			n++
		}
	}
	return n
}

func printFindings(c *cobra.Command, path string, files []*dex.File, methods int, findings []verify.Finding) {
	errors := 0
	for _, f := range findings {
		if f.Severity == verify.Error {
			errors++
		}
		fmt.Fprintln(c.OutOrStdout(), f)
	}
	verdict, left := "accepted", skipped(findings)
	switch {
	case errors > 0:
		verdict = "refused"
	case left > 0:
		verdict = fmt.Sprintf("no fault found, but %d methods were not followed", left)
	}
	fmt.Fprintf(c.OutOrStdout(), "%s: %s: %d dex files, %d methods, %d errors, %d remarks\n",
		path, verdict, len(files), methods, errors, len(findings)-errors)
}
