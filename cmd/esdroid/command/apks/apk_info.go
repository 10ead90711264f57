// esdroid apk info: an app at a glance.

package apks

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
)

func init() { apkCommands = append(apkCommands, newAPKInfo) }

// apkInfo is what apk info prints.
type apkInfo struct {
	Path             string         `json:"path"`
	Package          string         `json:"package,omitempty"`
	VersionCode      int64          `json:"versionCode,omitempty"`
	VersionName      string         `json:"versionName,omitempty"`
	Label            string         `json:"label,omitempty"`
	MinSDK           int            `json:"minSdk,omitempty"`
	TargetSDK        int            `json:"targetSdk,omitempty"`
	Debuggable       bool           `json:"debuggable"`
	ApplicationClass string         `json:"applicationClass,omitempty"`
	Launchers        []string       `json:"launchers"`
	Components       map[string]int `json:"components"`
	Permissions      []string       `json:"permissions"`
	Parts            []apkPart      `json:"parts"`
	DexFiles         []apkDex       `json:"dexFiles"`
	ABIs             []string       `json:"abis"`
	Problems         []string       `json:"problems,omitempty"`
}

type apkPart struct {
	Name    string       `json:"name"`
	Split   string       `json:"split,omitempty"`
	Size    int          `json:"size"`
	Entries int          `json:"entries"`
	Schemes []string     `json:"signatureSchemes"`
	Verdict *sign.Result `json:"signature,omitempty"`
}

type apkDex struct {
	Name string `json:"name"`
	Size int    `json:"size"`
}

func newAPKInfo() *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:   "info APP",
		Short: "Print an app's package, versions, components, dex files and signatures",
		Args:  cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			app, err := apk.Open(args[0])
			if err != nil {
				return err
			}
			info, err := gatherInfo(app)
			if err != nil {
				return err
			}
			if asJSON {
				return cli.PrintJSON(c.OutOrStdout(), info)
			}
			info.print(c.OutOrStdout())
			return nil
		},
	}
	c.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return c
}

func gatherInfo(app *apk.App) (*apkInfo, error) {
	info := &apkInfo{Path: app.Path(), Launchers: []string{}, Components: map[string]int{}, Permissions: []string{}, DexFiles: []apkDex{}, ABIs: []string{}}
	if app.HasManifest() {
		m, err := app.Manifest()
		if err != nil {
			return nil, err
		}
		info.Package, info.VersionCode, info.VersionName, info.Label = m.Package, m.VersionCode, m.VersionName, m.Application.Label
		info.MinSDK, info.TargetSDK, info.Debuggable, info.ApplicationClass = m.MinSDK, m.TargetSDK, m.Application.Debuggable, m.Application.Class
		for _, l := range m.Launchers() {
			info.Launchers = append(info.Launchers, l.Class)
		}
		for _, comp := range m.Application.Components {
			info.Components[string(comp.Kind)]++
		}
		for _, u := range m.Uses {
			info.Permissions = append(info.Permissions, u.Name)
		}
		info.Problems = append(info.Problems, m.Problems...)
	}
	dexes, err := app.DexFiles()
	if err != nil {
		return nil, err
	}
	for _, d := range dexes {
		info.DexFiles = append(info.DexFiles, apkDex{d.Name, len(d.Data)})
	}
	for _, p := range app.Parts() {
		info.addPart(p, app.HasManifest())
	}
	return info, nil
}

func (info *apkInfo) addPart(p *apk.Part, hasManifest bool) {
	part := apkPart{Name: p.Name, Schemes: []string{}}
	if p.Archive != nil {
		part.Size, part.Entries = len(p.Archive.Bytes()), len(p.Archive.Entries())
		info.Problems = append(info.Problems, p.Archive.Problems()...)
		for i := range p.Archive.Entries() {
			name := p.Archive.Entries()[i].Name
			if rest, ok := strings.CutPrefix(name, "lib/"); ok {
				if abi, _, ok := strings.Cut(rest, "/"); ok && strings.HasSuffix(name, ".so") && !slices.Contains(info.ABIs, abi) {
					info.ABIs = append(info.ABIs, abi)
				}
			}
		}
		slices.Sort(info.ABIs)
	}
	if hasManifest {
		if m, err := p.Manifest(); err == nil {
			part.Split = m.Split
		}
		if r, err := p.Verify(0, 0); err == nil {
			part.Verdict = r
			for _, s := range r.Present {
				part.Schemes = append(part.Schemes, string(s))
			}
		}
	}
	info.Parts = append(info.Parts, part)
}

func (info *apkInfo) print(w io.Writer) {
	rows := [][]string{}
	add := func(name, format string, args ...any) {
		rows = append(rows, []string{name, fmt.Sprintf(format, args...)})
	}
	if info.Package != "" {
		add("package", "%s", info.Package)
		add("version", "%s (%d)", info.VersionName, info.VersionCode)
		if info.Label != "" {
			add("label", "%s", info.Label)
		}
		add("sdk", "min %d, target %d", info.MinSDK, info.TargetSDK)
		add("debuggable", "%v", info.Debuggable)
		if info.ApplicationClass != "" {
			add("application", "%s", info.ApplicationClass)
		}
		for _, l := range info.Launchers {
			add("launcher", "%s", l)
		}
		var counts []string
		for _, kind := range []string{"activity", "activity-alias", "service", "receiver", "provider"} {
			if n := info.Components[kind]; n > 0 {
				counts = append(counts, fmt.Sprintf("%d %s", n, kind))
			}
		}
		add("components", "%s", strings.Join(counts, ", "))
		add("permissions", "%d", len(info.Permissions))
	}
	for _, d := range info.DexFiles {
		add("dex", "%s, %d bytes", d.Name, d.Size)
	}
	if len(info.ABIs) > 0 {
		add("native code", "%s", strings.Join(info.ABIs, ", "))
	}
	for _, p := range info.Parts {
		if p.Size == 0 {
			continue
		}
		verdict := "not signed"
		if p.Verdict != nil && len(p.Verdict.Present) > 0 {
			verdict = "signed by " + strings.Join(p.Schemes, ", ")
			if p.Verdict.OK {
				verdict += ", verified"
			} else {
				verdict += ", does not verify (see esdroid apk verify)"
			}
		}
		add("file", "%s, %d bytes, %d entries, %s", p.Name, p.Size, p.Entries, verdict)
	}
	for _, p := range info.Problems {
		add("note", "%s", p)
	}
	cli.Table(w, rows)
}
