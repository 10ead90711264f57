// What the package has in place of a resource or an asset that was not found.

package slice

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// maxNamed is how many names of a package a fact lists.
const maxNamed = 6

var resourceID = regexp.MustCompile(`(?i)\bresource id #0x([0-9a-f]{1,8})\b`)

// resourceFacts says of the resource that a message names by its number for which
// configurations there is a value.
func resourceFacts(table *arsc.Table, message string, minSDK int) []string {
	m := resourceID.FindStringSubmatch(message)
	if m == nil || table == nil {
		return nil
	}
	n, err := strconv.ParseUint(m[1], 16, 32)
	if err != nil {
		return nil
	}
	id := uint32(n)
	// An id is 0xPPTTEEEE, and packages and types count from one.
	if id>>24 == 0 || id>>16&0xff == 0 {
		return []string{fmt.Sprintf("%d is a plain number, not the id of a resource", id)}
	}
	if !slices.ContainsFunc(table.Packages, func(p *arsc.Package) bool { return p.ID == id>>24 }) {
		return nil // the platform's, or of a library that the app shares
	}
	entries := table.Entries(id)
	if len(entries) == 0 {
		return []string{fmt.Sprintf("the app has no resource 0x%08x", id)}
	}
	var only []string
	for _, e := range entries {
		if always(e.Config, minSDK) {
			return nil
		}
		if c := e.Config.String(); !slices.Contains(only, c) {
			only = append(only, c)
		}
	}
	slices.Sort(only)
	return []string{fmt.Sprintf("%s exists only for %s: other configurations have no value", table.Name(id), listed(only))}
}

// always tells whether a value for a configuration may be used on every device that the
// app runs on. Densities never exclude.
func always(c arsc.Config, minSDK int) bool {
	return c.Fits(&arsc.Config{}) || c.SDK() <= minSDK && c.String() == fmt.Sprintf("v%d", c.SDK())
}

const assetFolder = "assets/"

var fontAsset = regexp.MustCompile(`^Font asset not found (.+)$`)

// missingAsset returns the name of the asset that was not found: the platform's message is
// the name alone, so that the call has to be one that opens assets.
func missingAsset(app *pdg.App, c *criterion.Criterion) string {
	message := c.Exception.Message
	if m := fontAsset.FindStringSubmatch(message); m != nil {
		return m[1]
	}
	if !strings.HasSuffix(c.Exception.Type, "FileNotFoundException") {
		return ""
	}
	for _, s := range c.Sites {
		b := app.Body(s.Method)
		if b == nil {
			continue
		}
		call := criterion.Candidate{Body: b, Index: s.Stmt, Stmt: &b.Stmts[s.Stmt]}
		if class, name, _ := call.MethodRef(); class == "Landroid/content/res/AssetManager;" && (name == "open" || name == "openFd") {
			return message
		}
	}
	return ""
}

// assetFact says that a package has no asset of a name, and which are like it: those whose
// path or file name is alike, else those of the same folder. has are all files of the package.
func assetFact(name string, has []string) string {
	var alike, beside []string
	for _, file := range has {
		asset, ok := strings.CutPrefix(file, assetFolder)
		switch {
		case !ok || strings.HasSuffix(file, "/"):
		case asset == name:
			return ""
		case alikeKeys(asset, name) || alikeKeys(path.Base(asset), path.Base(name)):
			alike = append(alike, asset)
		case path.Dir(asset) == path.Dir(name):
			beside = append(beside, asset)
		}
	}
	if len(alike) == 0 {
		alike = beside
	}
	fact := fmt.Sprintf("the package has no asset %q", name)
	if len(alike) == 0 {
		return fact
	}
	slices.Sort(alike)
	return fact + "; it has " + listed(slices.Compact(alike))
}

// listed joins the first names of a list and counts the others.
func listed(names []string) string {
	if len(names) <= maxNamed {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:maxNamed], ", "), len(names)-maxNamed)
}

// packageFacts says what the package has in place of what a crash did not find in it.
func packageFacts(app *pdg.App, c *criterion.Criterion) []string {
	if strings.HasSuffix(c.Exception.Type, "Resources$NotFoundException") {
		if table, err := app.Package.Resources(); err == nil {
			minSDK := 0
			if app.Manifest != nil {
				minSDK = app.Manifest.MinSDK
			}
			return resourceFacts(table, c.Exception.Message, minSDK)
		}
	}
	name := missingAsset(app, c)
	if name == "" {
		return nil
	}
	var has []string
	for _, p := range app.Package.Parts() {
		if p.Archive == nil {
			continue
		}
		for _, e := range p.Archive.Entries() {
			has = append(has, e.Name)
		}
	}
	if fact := assetFact(name, has); fact != "" {
		return []string{fact}
	}
	return nil
}
