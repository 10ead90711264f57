// esdroid apk resources: the resource table.

package apks

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/res"
)

func init() { apkCommands = append(apkCommands, newAPKResources) }

// apkResource is one value of a resource.
type apkResource struct {
	ID     string            `json:"id"`
	Name   string            `json:"name"`
	Config string            `json:"config,omitempty"`
	Type   string            `json:"type"`
	Value  *string           `json:"value,omitempty"` // of all but bags, however empty
	Parent string            `json:"parent,omitempty"`
	Items  []apkResourceItem `json:"items,omitempty"`
}

type apkResourceItem struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

func newAPKResources() *cobra.Command {
	var asJSON bool
	var kind string
	c := &cobra.Command{
		Use:   "resources APP [RESOURCE...]",
		Short: "Print resources with their values for all configurations",
		Long: `Print resources with their values for all configurations: all of them, those of
a type, or those named, as id (0x7f010000) or as type and name (string/title).`,
		Args: cli.UsageArgs(cobra.MinimumNArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			t, err := app.Resources()
			if err != nil {
				return err
			}
			out := []apkResource{}
			add := func(entries []arsc.Entry) {
				for _, e := range entries {
					out = append(out, describe(t, e))
				}
			}
			for _, arg := range args[1:] {
				entries, err := lookUp(t, arg)
				if err != nil {
					return cli.InApp(args[0], err)
				}
				add(entries)
			}
			if len(args) == 1 {
				for entries, err := range t.All(kind) {
					if err != nil {
						return cli.InApp(args[0], err)
					}
					add(entries)
				}
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), out)
			}
			w := bufio.NewWriter(c.OutOrStdout())
			for _, r := range out {
				fmt.Fprintf(w, "%s %s", r.ID, r.Name)
				if r.Config != "" {
					fmt.Fprintf(w, " [%s]", r.Config)
				}
				if r.Type != "bag" {
					fmt.Fprintf(w, " = %s\n", strconv.Quote(*r.Value))
					continue
				}
				if r.Parent != "" {
					fmt.Fprintf(w, " : %s", r.Parent)
				}
				fmt.Fprintln(w)
				for _, item := range r.Items {
					fmt.Fprintf(w, "    %s = %s\n", item.Key, strconv.Quote(item.Value))
				}
			}
			return w.Flush()
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	c.Flags().StringVar(&kind, "type", "", "print the resources of this `type` only, such as string or layout")
	return c
}

func lookUp(t *arsc.Table, arg string) ([]arsc.Entry, error) {
	id := t.ID(strings.TrimPrefix(arg, "@"))
	if n, err := strconv.ParseUint(strings.TrimPrefix(arg, "@"), 0, 32); err == nil {
		id = uint32(n)
	}
	entries := t.Entries(id)
	if len(entries) == 0 {
		return nil, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("no resource %s; 'esdroid apk resources APP' lists them", arg)}
	}
	return entries, nil
}

func describe(t *arsc.Table, e arsc.Entry) apkResource {
	name := func(id uint32) string {
		if n := t.Name(id); n != "" {
			return n
		}
		return fmt.Sprintf("0x%08x", id)
	}
	value := func(v res.Value) string {
		if v.Type == res.TypeReference || v.Type == res.TypeAttribute || v.Type == res.TypeDynReference || v.Type == res.TypeDynAttribute {
			if v.Data != 0 {
				return v.String()[:1] + name(v.Data)
			}
		}
		return v.String()
	}
	out := apkResource{ID: fmt.Sprintf("0x%08x", e.ID), Name: name(e.ID), Config: e.Config.String()}
	if e.Bag == nil {
		text := value(e.Value)
		out.Type, out.Value = "value", &text
		return out
	}
	out.Type = "bag"
	if e.Bag.Parent != 0 {
		out.Parent = name(e.Bag.Parent)
	}
	for _, item := range e.Bag.Items {
		text := t.Symbol(item.Key, item.Value)
		if text == "" {
			text = value(item.Value)
		}
		out.Items = append(out.Items, apkResourceItem{bagKey(item.Key, name), text})
	}
	return out
}

// bagKey names the keys that are not attributes: positions of an array,
// quantities of plurals, properties of an attribute's definition.
func bagKey(key uint32, name func(uint32) string) string {
	special := map[uint32]string{
		0x01000000: "type", 0x01000001: "min", 0x01000002: "max", 0x01000003: "l10n", 0x01000004: "other", 0x01000005: "zero",
		0x01000006: "one", 0x01000007: "two", 0x01000008: "few", 0x01000009: "many",
	}
	if s, ok := special[key]; ok {
		return s
	}
	if key>>16 == 0x0200 {
		return fmt.Sprintf("[%d]", key&0xffff)
	}
	return name(key)
}
