// esdroid apk verify: would devices accept the signature?

package apks

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
)

func init() { apkCommands = append(apkCommands, newAPKVerify) }

func newAPKVerify() *cobra.Command {
	var minSDK, maxSDK int
	var asJSON, warnings bool
	c := &cobra.Command{
		Use:   "verify APP",
		Short: "Verify the signatures as the devices do that the app is meant for",
		Long: `Verify the signatures as the devices do that the app is meant for: every
platform version checks the newest scheme it knows. The exit code is 1 if one of
them would refuse the app.`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			results := map[string]*sign.Result{}
			ok := true
			signers := map[string]bool{}
			for _, p := range app.Parts() {
				r, err := p.Verify(minSDK, maxSDK)
				if err != nil {
					return cli.InApp(args[0], err)
				}
				results[p.Name] = r
				ok = ok && r.OK
				if n := len(r.Signers); n > 0 {
					signers[r.Signers[n-1].SHA256] = true
				}
			}
			if asJSON {
				if err := cli.PrintJSON(c.OutOrStdout(), results); err != nil {
					return err
				}
			} else {
				for _, p := range app.Parts() {
					printVerdict(c, p.Name, results[p.Name], warnings)
				}
			}
			switch {
			case !ok:
				return &cli.ExitError{Code: cli.ExitNegative}
			case len(signers) > 1:
				return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s: its parts are signed with different keys; a device refuses such a set", args[0])}
			}
			return nil
		},
	}
	f := c.Flags()
	f.IntVar(&minSDK, "min-sdk", 0, "oldest platform `version` (default the manifest's)")
	f.IntVar(&maxSDK, "max-sdk", 0, "newest platform `version` (default all to come)")
	f.BoolVar(&warnings, "warnings", false, "print warnings too")
	f.BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

func printVerdict(c *cobra.Command, name string, r *sign.Result, warnings bool) {
	w := c.OutOrStdout()
	if r.OK {
		var schemes []string
		for _, s := range r.Verified {
			schemes = append(schemes, string(s))
		}
		fmt.Fprintf(w, "%s: verified by %s\n", name, strings.Join(schemes, ", "))
	} else {
		fmt.Fprintf(w, "%s: does not verify\n", name)
	}
	for _, e := range r.Errors {
		fmt.Fprintf(w, "  %s\n", e)
	}
	for _, s := range r.Signers {
		fmt.Fprintf(w, "  %s signer %s, certificate SHA-256 %s\n", s.Scheme, s.Subject, s.SHA256)
		for i, l := range s.Lineage {
			fmt.Fprintf(w, "    lineage %d: %s\n", i+1, l)
		}
	}
	if warnings {
		for _, x := range r.Warnings {
			fmt.Fprintf(w, "  warning: %s\n", x)
		}
	}
}
