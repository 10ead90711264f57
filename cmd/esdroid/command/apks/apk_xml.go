// esdroid apk xml: any binary XML file of an app.

package apks

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
)

func init() { apkCommands = append(apkCommands, newAPKXML) }

// xmlNode is an element as JSON.
type xmlNode struct {
	Name     string     `json:"name,omitempty"`
	Text     string     `json:"text,omitempty"`
	Line     int        `json:"line,omitempty"`
	Attrs    []xmlAttr  `json:"attributes,omitempty"`
	Children []*xmlNode `json:"children,omitempty"`
}

type xmlAttr struct {
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	ID        string `json:"id,omitempty"`
	Value     string `json:"value"`
}

func newAPKXML() *cobra.Command {
	var asJSON, asTree bool
	c := &cobra.Command{
		Use:   "xml APP FILE...",
		Short: "Print binary XML files of an app: layouts, menus, any other",
		Long: `Print binary XML files of an app. A FILE is the name of an entry, or the name of
a resource such as layout/main, which stands for its files in all
configurations.`,
		Example: `  esdroid apk xml app.apk res/layout/main.xml
  esdroid apk xml app.apk layout/main menu/options --json`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(2)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			files, err := xmlFiles(app, args[1:])
			if err != nil {
				return err
			}
			names := resourceNames(app)
			trees := map[string]*xmlNode{}
			for _, f := range files {
				doc, err := app.XML(f)
				if err != nil {
					return err
				}
				w := c.OutOrStdout()
				if len(files) > 1 && !asJSON {
					fmt.Fprintf(w, "<!-- %s -->\n", f)
				}
				switch {
				case asJSON:
					trees[f] = toXMLNode(doc.Root, names)
				case asTree:
					err = doc.Dump(w)
				default:
					err = doc.WriteXML(w, names)
				}
				if err != nil {
					return err
				}
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), trees)
			}
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	c.Flags().BoolVar(&asTree, "tree", false, "print the listing of 'aapt dump xmltree'")
	c.MarkFlagsMutuallyExclusive("json", "tree")
	return c
}

// xmlFiles returns the entries that the arguments stand for.
func xmlFiles(app *apk.App, args []string) ([]string, error) {
	var out []string
	for _, arg := range args {
		if kind, _, ok := strings.Cut(arg, "/"); !ok || kind == "res" || strings.HasSuffix(arg, ".xml") {
			out = append(out, arg)
			continue
		}
		t, err := app.Resources()
		if err != nil {
			return nil, err
		}
		id := t.ID(arg)
		if id == 0 {
			out = append(out, arg)
			continue
		}
		seen := map[string]bool{}
		for _, e := range t.Entries(id) {
			if e.Value.Type == res.TypeString && !seen[e.Value.Str] {
				seen[e.Value.Str] = true
				out = append(out, e.Value.Str)
			}
		}
	}
	return out, nil
}

func toXMLNode(n *axml.Node, names axml.Names) *xmlNode {
	out := &xmlNode{Name: n.Name, Text: n.Text, Line: n.Line}
	for i := range n.Attrs {
		a := &n.Attrs[i]
		x := xmlAttr{Namespace: a.Namespace, Name: a.Name, Value: a.Source(names)}
		if a.ID != 0 {
			x.ID = fmt.Sprintf("%#08x", a.ID)
		}
		out.Attrs = append(out.Attrs, x)
	}
	for _, child := range n.Children {
		out.Children = append(out.Children, toXMLNode(child, names))
	}
	return out
}
