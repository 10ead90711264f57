// esdroid apk sign: sign a package, with edits.

package apks

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
)

func init() { apkCommands = append(apkCommands, newAPKSign) }

const keyPasswordVariable = "ESDROID_KEY_PASSWORD"

func newAPKSign() *cobra.Command {
	var output, passwordFile string
	var keyFiles, schemes []string
	var debuggable, asJSON bool
	var minSDK int
	c := &cobra.Command{
		Use:   "sign APP",
		Short: "Sign a package, or each package of a set of splits, with the debug key or one of yours",
		Long: `Sign a package, or each package of a set of splits. The old signature is
removed, stored entries are aligned (native libraries to 16 KiB), all else
stays as it is.

Without --key, a debug key is used. It is made once and kept in your
configuration folder. With --key, give a PKCS #12 key store, a PEM file with
private key and certificate, or --key twice for one file each. The password of a
key store is the first line of --password-file, or $` + keyPasswordVariable + `.`,
		Example: `  esdroid apk sign app.apk --debuggable --output debug.apk
  esdroid apk sign app.apk --key release.p12 --password-file password.txt
  esdroid apk sign app.apks --output signed/`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			key, err := LoadKey(keyFiles, passwordFile)
			if err != nil {
				return err
			}
			if output == "" {
				output = DefaultOutput(app, "signed")
			}
			written, err := WritePackages(app, output, func(p *apk.Part) (io.WriterTo, error) {
				r, err := p.Rewrite(apk.Edit{Debuggable: debuggable && p == app.Base()})
				if err != nil {
					return nil, err
				}
				for _, name := range r.Dropped {
					fmt.Fprintf(c.ErrOrStderr(), "esdroid: left out entry %s: repeated, or not readable on any device\n", printable(name))
				}
				o := p.SignOptions()
				if minSDK > 0 {
					o.MinSDK = minSDK
				}
				for _, s := range schemes {
					o.Schemes = append(o.Schemes, sign.Scheme(strings.ToLower(s)))
				}
				return sign.Sign(r.Builder, key, o)
			})
			if err != nil {
				return err
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), signedFiles{written, key.Certificates[0].SHA256()})
			}
			for _, name := range written {
				fmt.Fprintf(c.OutOrStdout(), "%s, signed by %s\n", name, key.Certificates[0].Subject())
			}
			return nil
		},
	}
	f := c.Flags()
	f.StringVarP(&output, "output", "o", "", "`file` to write, a folder for splits (default APP-signed.apk)")
	f.StringArrayVar(&keyFiles, "key", nil, "key `file`: PKCS #12, or PEM with private key and certificate")
	f.StringVar(&passwordFile, "password-file", "", "`file` whose first line is the key store's password")
	f.StringSliceVar(&schemes, "schemes", nil, "signature `schemes`, of v1, v2 and v3 (default those the devices need)")
	f.IntVar(&minSDK, "min-sdk", 0, "oldest platform `version` to sign for (default the manifest's)")
	f.BoolVar(&debuggable, "debuggable", false, "set android:debuggable in the manifest")
	f.BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

// LoadKey reads the key to sign with; the debug key where no file is named.
func LoadKey(files []string, passwordFile string) (*sign.Key, error) {
	if len(files) == 0 {
		return sign.DebugKey()
	}
	password := os.Getenv(keyPasswordVariable)
	if passwordFile != "" {
		data, err := os.ReadFile(passwordFile)
		if err != nil {
			return nil, fmt.Errorf("password file %s: %w", passwordFile, cli.PathCause(err))
		}
		password, _, _ = strings.Cut(string(data), "\n")
		password = strings.TrimSuffix(password, "\r")
	}
	return sign.LoadKey(password, files...)
}

// signedFiles is what sign --json prints.
type signedFiles struct {
	Written     []string `json:"written"`
	Certificate string   `json:"certificateSha256"`
}
