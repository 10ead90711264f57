// esdroid disasm: the app's code as smali or as dexdump lists it.

package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/dexdump"
	"github.com/esdroid/esdroid/dex/smali"
)

func init() { subcommands = append(subcommands, newDisasm) }

func newDisasm() *cobra.Command {
	var format, output string
	c := &cobra.Command{
		Use:   "disasm APP [CLASS...]",
		Short: "Disassemble an app's code as smali or as dexdump lists it",
		Long: `Disassemble the code of an app (.apk, .apks, .xapk, .jar, .dex or a folder of
splits). Classes are named as Lcom/example/Main; or com.example.Main; without
any, all are printed.

The smali format is that of baksmali and assembles with smali. With --output it
is a folder with a file for every class; of several dex files each gets a folder
of its own in it. The dexdump format is that of dexdump -d; with --output it is
one file.

Ctrl-C leaves no half of a file: classes that are in the folder are complete
(exit code 3 says that some are missing), a single file appears only when all of
it has been written.`,
		Example: `  esdroid disasm app.apk com.example.Main
  esdroid disasm app.apk --output smali/
  esdroid disasm classes.dex --format dexdump --output listing.txt`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if format != "smali" && format != "dexdump" {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("unknown format %q, choose smali or dexdump", format)}
			}
			files, err := cli.OpenCode(args[0])
			if err != nil {
				return err
			}
			switch {
			case len(args) > 1:
				return cli.InApp(args[0], disasmClasses(c.OutOrStdout(), format, output, files, args[1:]))
			case format == "dexdump":
				return cli.ToOutput(c.OutOrStdout(), output, func(w io.Writer) error {
					return cli.InApp(args[0], dexdump.Write(w, args[0], files...))
				})
			case output != "":
				ctx, stop := signal.NotifyContext(c.Context(), os.Interrupt, syscall.SIGTERM)
				defer stop()
				err := smaliFolders(ctx, output, files)
				if partial := (*smali.PartialError)(nil); errors.As(err, &partial) {
					return &cli.ExitError{Code: cli.ExitPartial, Err: cli.InApp(args[0], err)}
				}
				return cli.InApp(args[0], err)
			}
			return cli.ToOutput(c.OutOrStdout(), "", func(w io.Writer) error {
				for _, f := range files {
					if err := smali.New(f).WriteAll(w); err != nil {
						return cli.InApp(args[0], err)
					}
				}
				return nil
			})
		},
	}
	c.Flags().StringVarP(&format, "format", "f", "smali", "smali or dexdump")
	c.Flags().StringVarP(&output, "output", "o", "", "folder (smali) or file (dexdump) to write instead of standard output")
	return c
}

// smaliFolders writes the classes of each file below dir.
func smaliFolders(ctx context.Context, dir string, files []*dex.File) error {
	taken := make(map[string]bool)
	for i, f := range files {
		folder := dir
		if len(files) > 1 {
			base := strings.TrimSuffix(filepath.Base(strings.ReplaceAll(f.Name, "!", "_")), ".dex")
			for n := 1; base == "" || base == "." || base == ".." || taken[base]; n++ {
				base = fmt.Sprintf("dex%d_%d", i+1, n)
			}
			taken[base] = true
			folder = filepath.Join(dir, base)
		}
		if err := os.MkdirAll(folder, 0o777); err != nil {
			return err
		}
		if err := smali.New(f).WriteDir(ctx, folder); err != nil {
			return err
		}
	}
	return nil
}

// disasmClasses prints single classes, each where it is defined first.
func disasmClasses(stdout io.Writer, format, output string, files []*dex.File, names []string) error {
	return cli.ToOutput(stdout, output, func(w io.Writer) error {
		for i, name := range names {
			descriptor := cli.ClassDescriptor(name)
			f, class, ok := findClass(files, descriptor)
			if !ok {
				return &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("no class %s in %d dex files; 'esdroid disasm --format dexdump' lists all of them", descriptor, len(files))}
			}
			var text []byte
			var err error
			if format == "smali" {
				if i > 0 {
					text = append(text, '\n')
				}
				text, err = smali.New(f).AppendClass(text, class)
			} else {
				text, err = dexdump.New(f).AppendClass(nil, class)
			}
			if err != nil {
				return err
			}
			if _, err := w.Write(text); err != nil {
				return err
			}
		}
		return nil
	})
}

// findClass returns the first definition of a class.
func findClass(files []*dex.File, descriptor string) (*dex.File, uint32, bool) {
	for _, f := range files {
		for i := range uint32(f.NumClassDefs()) {
			if f.TypeDescriptor(f.ClassDef(i).Type) == descriptor {
				return f, i, true
			}
		}
	}
	return nil, 0, false
}
