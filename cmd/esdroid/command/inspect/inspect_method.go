// esdroid inspect method: one method from dex to dependences.

package inspect

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/jimple/inspect"
)

func init() { inspectCommands = append(inspectCommands, newInspectMethod) }

func newInspectMethod() *cobra.Command {
	var format, output string
	var asJSON bool
	formats := map[string]func(*inspect.Method, io.Writer) error{
		"text": (*inspect.Method).WriteText,
		"json": (*inspect.Method).WriteJSON,
		"dot":  (*inspect.Method).WriteDOT,
		"svg":  (*inspect.Method).WriteSVG,
		"html": (*inspect.Method).WriteHTML,
	}
	c := &cobra.Command{
		Use:   "method APP METHOD",
		Short: "Show one method: dex, Jimple, types, def-use chains and the control flow graph",
		Long: `Show what the program makes of one method. METHOD is a method reference such as
'Lcom/example/Main;->onCreate(Landroid/os/Bundle;)V'; without the part from the
parenthesis on, or as com.example.Main.onCreate, it may name several overloads,
which are then listed.

The formats are text, json, dot and svg (the control flow graph), and html: one
page with dex and the phases of lifting side by side, types, def-use chains,
control dependences and the graph. Where nearly everything depends on everything, the
lists of a statement hold the nearest others, and how many are left out is said.`,
		Example: `  esdroid inspect method app.apk 'Lcom/example/Main;->count(I)V'
  esdroid inspect method app.apk com.example.Main.count --format html --output count.html`,
		Args: cli.UsageArgs(cobra.ExactArgs(2)),
		RunE: func(c *cobra.Command, args []string) error {
			if asJSON {
				format = "json"
			}
			write, ok := formats[format]
			if !ok {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("unknown format %q, choose text, json, dot, svg or html", format)}
			}
			p, err := cli.OpenProgram(args[0])
			if err != nil {
				return err
			}
			id, err := FindMethod(p, args[1])
			if err != nil {
				return cli.InApp(args[0], err)
			}
			m, err := inspect.Load(p, id)
			if err != nil {
				return cli.InApp(args[0], err)
			}
			return cli.ToOutput(c.OutOrStdout(), output, func(w io.Writer) error { return write(m, w) })
		},
	}
	c.Flags().StringVarP(&format, "format", "f", "text", "text, json, dot, svg or html")
	c.Flags().StringVarP(&output, "output", "o", "", "file to write instead of standard output")
	c.Flags().BoolVar(&asJSON, "json", false, "same as --format json")
	return c
}

// FindMethod finds the method that a user names, whole or in part.
func FindMethod(p *jimple.Program, text string) (dex.MethodID, error) {
	if id, ok := p.Dex.FindMethod(text); ok {
		return id, nil
	}
	class, name, found := strings.Cut(text, "->")
	if !found {
		head, _, _ := strings.Cut(text, "(")
		dot := strings.LastIndexByte(head, '.')
		if dot < 0 {
			return 0, &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%q names no method; write it as Lcom/example/Main;->name(I)V or com.example.Main.name", text)}
		}
		class, name = cli.ClassDescriptor(text[:dot]), text[dot+1:]
	}
	id, ok := p.Dex.Class(class)
	if !ok {
		return 0, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("no class %s", class)}
	}
	var matches []dex.MethodID
	var all []string
	for m := p.Dex.Classes[id].FirstMethod; m < p.Dex.Classes[id].EndMethod; m++ {
		signature := p.Dex.MethodName(m) + p.Dex.MethodProto(m)
		all = append(all, signature)
		if p.Dex.MethodName(m) == name || signature == name {
			matches = append(matches, m)
		}
	}
	switch len(matches) {
	case 1:
		return matches[0], nil
	case 0:
		return 0, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("class %s has no method %s; it has\n  %s", class, name, strings.Join(all, "\n  "))}
	}
	var list []string
	for _, m := range matches {
		list = append(list, p.Dex.MethodText(m))
	}
	return 0, &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("%s is overloaded; choose one of\n  %s", name, strings.Join(list, "\n  "))}
}
