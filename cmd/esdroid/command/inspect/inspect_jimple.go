// esdroid inspect jimple: classes as .jimple files.

package inspect

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/jimple"
)

func init() { inspectCommands = append(inspectCommands, newInspectJimple) }

func newInspectJimple() *cobra.Command {
	var output string
	var folded bool
	c := &cobra.Command{
		Use:   "jimple APP [CLASS...]",
		Short: "Print classes as typed three-address code, in the Jimple language",
		Long: `Print classes of an app as typed three-address code in the Jimple language of
Soot. Classes are named as Lcom/example/Main; or com.example.Main; without any,
all are printed.

Every statement of the dex file is there; with --folded, constants are written
where they are used, as Soot does, and the assignments that this makes needless
and dead code are left out.`,
		Example: `  esdroid inspect jimple app.apk com.example.Main
  esdroid inspect jimple app.apk --folded --output jimple/`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			style := jimple.Exact
			if folded {
				style = jimple.Folded
			}
			p, err := cli.OpenProgram(args[0])
			if err != nil {
				return err
			}
			var classes []dex.ClassID
			for _, name := range args[1:] {
				id, ok := p.Dex.Class(cli.ClassDescriptor(name))
				if !ok {
					return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s: no class %s", args[0], cli.ClassDescriptor(name))}
				}
				classes = append(classes, id)
			}
			if len(classes) == 0 {
				for id := range p.Dex.Classes {
					classes = append(classes, dex.ClassID(id))
				}
			}
			if output != "" {
				return cli.InApp(args[0], jimpleFolder(p, output, classes, style, c.ErrOrStderr()))
			}
			return cli.ToOutput(c.OutOrStdout(), "", func(w io.Writer) error {
				for _, id := range classes {
					if err := WarnUnlifted(c.ErrOrStderr(), p.WriteClass(w, id, style)); err != nil {
						return cli.InApp(args[0], err)
					}
				}
				return nil
			})
		},
	}
	c.Flags().BoolVar(&folded, "folded", false, "write constants where they are used and leave out dead code")
	c.Flags().StringVarP(&output, "output", "o", "", "folder to write a file for each class to, instead of standard output")
	return c
}

// jimpleFolder writes each class to a file of its own, named as Soot names it.
func jimpleFolder(p *jimple.Program, dir string, classes []dex.ClassID, style jimple.Style, warnings io.Writer) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	root, err := os.OpenRoot(dir) // class names come from the app: they must not lead outside
	if err != nil {
		return err
	}
	defer root.Close()
	taken := map[string]int{}
	for _, id := range classes {
		name := strings.ReplaceAll(smali.FileName(p.Dex.Classes[id].Descriptor), "/", ".")
		if len(name) > 200 { // file systems allow 255 bytes
			name = fmt.Sprintf("%s~%x", strings.ToValidUTF8(name[:150], ""), sha256.Sum256([]byte(name)))[:200]
		}
		key := name
		if runtime.GOOS == "windows" || runtime.GOOS == "darwin" { // file names ignore case
			key = strings.ToLower(name)
		}
		if taken[key]++; taken[key] > 1 {
			name = fmt.Sprintf("%s~%d", name, taken[key])
		}
		f, err := root.Create(name + ".jimple")
		if err != nil {
			return err
		}
		err = WarnUnlifted(warnings, p.WriteClass(f, id, style))
		if e := f.Close(); err == nil {
			err = e
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// WarnUnlifted prints which methods were left out because their code is broken, which
// keeps nobody from the rest, and returns any other error.
func WarnUnlifted(w io.Writer, err error) error {
	var unlifted jimple.Unlifted
	if !errors.As(err, &unlifted) {
		return err
	}
	for _, err := range unlifted {
		fmt.Fprintf(w, "esdroid: left out: %v\n", err)
	}
	return nil
}
