// esdroid apk list: the entries of a package.

package apks

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
)

func init() { apkCommands = append(apkCommands, newAPKList) }

// apkEntry is one entry of a package.
type apkEntry struct {
	Part       string `json:"part,omitempty"`
	Name       string `json:"name"`
	Method     string `json:"method"`
	Size       uint64 `json:"size"`
	Compressed uint64 `json:"compressedSize"`
	Offset     int64  `json:"offset"` // of the data, -1 if they cannot be found
	CRC32      string `json:"crc32"`
}

func newAPKList() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "list APP",
		Short: "List the entries of a package: size, compressed size, method, offset, checksum",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			entries := []apkEntry{}
			for _, p := range app.Parts() {
				if p.Archive == nil {
					continue
				}
				for i := range p.Archive.Entries() {
					e := &p.Archive.Entries()[i]
					out := apkEntry{Name: e.Name, Method: "stored", Size: e.Size, Compressed: e.CompressedSize, Offset: -1, CRC32: fmt.Sprintf("%08x", e.CRC32)}
					if e.IsDeflated() {
						out.Method = "deflated"
					}
					if off, err := p.Archive.DataOffset(e); err == nil {
						out.Offset = off
					}
					if len(app.Parts()) > 1 {
						out.Part = p.Name
					}
					entries = append(entries, out)
				}
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), entries)
			}
			rows := [][]string{{"SIZE", "COMPRESSED", "METHOD", "OFFSET", "CRC32", "NAME"}}
			for _, e := range entries {
				name := e.Name
				if e.Part != "" {
					name = e.Part + "!" + name
				}
				rows = append(rows, []string{fmt.Sprint(e.Size), fmt.Sprint(e.Compressed), e.Method, fmt.Sprintf("%#x", e.Offset), e.CRC32, printable(name)})
			}
			cli.Table(c.OutOrStdout(), rows)
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

// printable returns a name without characters that would confuse a terminal.
func printable(name string) string {
	for _, r := range name {
		if r < ' ' || r == 0x7f || r == 0xfffd {
			return fmt.Sprintf("%q", name)
		}
	}
	return name
}
