// esdroid export llvm: classes or methods as a module in LLVM IR.

package command

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/inspect"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple/llvm"
)

func init() { exportCommands = append(exportCommands, newExportLLVM) }

func newExportLLVM() *cobra.Command {
	var output string
	var methods []string
	c := &cobra.Command{
		Use:   "llvm APP [CLASS...]",
		Short: "Write classes or methods as a module in LLVM IR",
		Long: `Write the classes and methods of an app as one module in LLVM IR, as text, for
slicers, pointer analyses and other tools made for LLVM. Without classes and
methods the whole app is written. What the chosen code calls is declared.

Virtual calls, exceptions and the checks of the machine are explicit control
flow; debug locations carry source lines and, as columns, dex pcs. Pointers are
typed: LLVM up to version 16 reads the module.`,
		Example: `  esdroid export llvm app.apk com.example.Main --output main.ll
  esdroid export llvm app.apk --method 'Lcom/example/Main;->count(I)V' | opt -passes=mem2reg,dot-cfg`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			p, err := cli.OpenProgram(args[0])
			if err != nil {
				return err
			}
			chosen := map[dex.MethodID]bool{}
			for _, name := range args[1:] {
				id, ok := p.Dex.Class(cli.ClassDescriptor(name))
				if !ok {
					return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("%s: no class %s", args[0], cli.ClassDescriptor(name))}
				}
				for m := p.Dex.Classes[id].FirstMethod; m < p.Dex.Classes[id].EndMethod; m++ {
					chosen[m] = true
				}
			}
			for _, text := range methods {
				id, err := inspect.FindMethod(p, text)
				if err != nil {
					return cli.InApp(args[0], err)
				}
				chosen[id] = true
			}
			var options llvm.Options
			if len(chosen) > 0 {
				options.Defines = func(m dex.MethodID) bool { return chosen[m] }
			}
			return cli.ToOutput(c.OutOrStdout(), output, func(w io.Writer) error {
				return cli.InApp(args[0], inspect.WarnUnlifted(c.ErrOrStderr(), llvm.Write(w, p, options)))
			})
		},
	}
	c.Flags().StringVarP(&output, "output", "o", "", "file to write instead of standard output")
	c.Flags().StringArrayVar(&methods, "method", nil, "method to write, as for inspect method; may be repeated")
	return c
}
