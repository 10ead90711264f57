// esdroid inspect platform: what an app needs of the embedded class library.

package inspect

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/vm/needs"
)

func init() { inspectCommands = append(inspectCommands, NewInspectPlatform) }

// platformOptions are the flags of esdroid inspect platform.
type platformOptions struct {
	needs.Options
	packages []string
	asJSON   bool
}

// NewInspectPlatform returns esdroid inspect platform.
func NewInspectPlatform() *cobra.Command {
	var o platformOptions
	c := &cobra.Command{
		Use:   "platform APP",
		Short: "List what an app needs of the platform and the embedded device lacks",
		Long: `List the classes, methods and fields of the platform that the app's code refers to
and that the class library of the embedded device does not have, those needed most
first. A run that gets to one of them stops as unmodelled, and says so.
Names of android.* that Android 8.0 does not have are told apart as absent: a run fails
there as it would on a device.

Looked at is the code that can run: rapid type analysis starts from the components
of the manifest and from the classes and handlers that resources name. It is an upper
bound: code for other versions of Android counts too. Classes that neither the
platform nor the app has are listed as absent. A file none of whose classes the
manifest or a resource names is looked at as a whole, as is any with --all.

Named as well are the app's libraries of native code, which the embedded device cannot
run, and the shared libraries without which no plain device installs the app.

The exit code is 1 if anything is missing.`,
		Example: `  esdroid inspect platform app.apk
  esdroid inspect platform app.apk --package java --package org --sites 3
  esdroid inspect platform app.apk --all --json`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if o.Sites < 0 {
				return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("--sites %d: give 0 or more", o.Sites)}
			}
			return inspectPlatform(c, args[0], o)
		},
	}
	f := c.Flags()
	f.BoolVar(&o.All, "all", false, "look at all code, not only at what can run")
	f.StringArrayVar(&o.packages, "package", nil, "only these packages and those below them, such as java (repeatable)")
	f.IntVar(&o.Sites, "sites", 1, "how many sites to list for each")
	f.BoolVar(&o.asJSON, "json", false, "print the answer as JSON")
	return c
}

func inspectPlatform(c *cobra.Command, path string, o platformOptions) error {
	files, err := cli.OpenCode(path)
	if err != nil {
		return err
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		return cli.InApp(path, err)
	}
	app, err := apk.Open(path)
	if err != nil {
		return err
	}
	roots, problems, err := needs.RootsOf(app, p)
	if err != nil {
		return cli.InApp(path, err)
	}
	for _, problem := range problems {
		fmt.Fprintf(c.ErrOrStderr(), "%s: %v: what it names is not followed\n", path, problem)
	}
	// What nothing leads into, such as a library or a test package, is a whole.
	if roots.None() {
		o.All = true
	}
	r, err := needs.Of(p, roots, o.Options)
	if err != nil {
		return cli.InApp(path, err)
	}
	r.Only(o.packages)
	var l libraries
	if app.HasManifest() && len(o.packages) == 0 {
		m, err := app.Manifest()
		if err != nil {
			return cli.InApp(path, err)
		}
		l = libraries{host.Libraries(app), host.LibrariesAsked(m)}
	}
	complete := r.MissingMembers == 0 && len(l.Native) == 0 && len(l.Shared) == 0
	if o.asJSON {
		err = cli.PrintJSON(c.OutOrStdout(), struct {
			Complete bool `json:"complete"`
			All      bool `json:"all"`
			libraries
			*needs.Report
		}{complete, o.All, l, r})
	} else {
		l.print(c.OutOrStdout())
		err = printNeeds(c.OutOrStdout(), path, r, o.All)
	}
	if err == nil && !complete {
		return &cli.ExitError{Code: cli.ExitNegative}
	}
	return err
}

// libraries are those of an app that the device cannot run or does not have.
type libraries struct {
	Native []string `json:"nativeLibraries,omitempty"`
	Shared []string `json:"sharedLibraries,omitempty"`
}

func (l *libraries) print(w io.Writer) {
	if len(l.Native) > 0 {
		fmt.Fprintf(w, "native code, which the device cannot run; a run that gets to it stops there:\n  %s\n", strings.Join(l.Native, "\n  "))
	}
	if len(l.Shared) > 0 {
		fmt.Fprintf(w, "shared libraries that are not part of Android; no device without them installs the app:\n  %s\n", strings.Join(l.Shared, "\n  "))
	}
}

func printNeeds(w io.Writer, path string, r *needs.Report, all bool) error {
	printMissing := func(title string, list []needs.Missing) {
		if len(list) == 0 {
			return
		}
		fmt.Fprintf(w, "%s:\n", title)
		for _, m := range list {
			fmt.Fprintf(w, "  %-6s %s, needed %s\n", m.Kind, m.Name, often(m.Count))
			for _, member := range m.Members {
				fmt.Fprintf(w, "           %s\n", member)
			}
			for _, s := range m.Sites {
				fmt.Fprintf(w, "         at %s\n", s)
			}
		}
	}
	printMissing("missing", r.Missing)
	printMissing("absent, of neither Android 8.0 nor the app", r.Absent)
	rows := [][]string{{"package", "needed", "missing"}}
	for _, p := range r.Packages {
		rows = append(rows, []string{p.Name, strconv.Itoa(p.Needed), strconv.Itoa(p.Missing)})
	}
	cli.Table(w, rows)
	scope := fmt.Sprintf("%d of %d methods can run", r.Reachable, r.Methods)
	if all {
		scope = fmt.Sprintf("all %d methods", r.Reachable)
	}
	verdict := "the class library has all of them"
	if r.MissingMembers > 0 {
		verdict = fmt.Sprintf("%d are missing", r.MissingMembers)
	}
	_, err := fmt.Fprintf(w, "%s: %s; they need %d members of the platform: %s\n", path, scope, r.Needed, verdict)
	return err
}

func often(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}
