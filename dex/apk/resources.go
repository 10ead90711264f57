// The resource tables of an app, and the XML files they name.

package apk

import (
	"strings"

	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/badinput"
)

const tableName = "resources.arsc"

// Resources returns the app's resource table: those of all parts merged. An app
// without one has an empty table.
func (a *App) Resources() (*arsc.Table, error) {
	t, err := a.table.get(func() (*arsc.Table, error) {
		var tables []*arsc.Table
		for i, p := range a.parts {
			t, err := p.Resources()
			if err != nil {
				if i > 0 {
					err = badinput.In(p.Name, err)
				}
				return nil, err
			}
			tables = append(tables, t)
		}
		if len(tables) == 1 {
			return tables[0], nil
		}
		return arsc.Merge(tables...), nil
	})
	return t, badinput.In(a.path, err)
}

// Resources returns the part's own resource table, empty if there is none.
func (p *Part) Resources() (*arsc.Table, error) {
	return p.table.get(func() (*arsc.Table, error) {
		if p.Archive == nil || p.Archive.Find(tableName) == nil {
			return arsc.Merge(), nil
		}
		data, err := p.Read(tableName)
		if err != nil {
			return nil, err
		}
		t, err := arsc.Parse(data)
		return t, badinput.In(tableName, err)
	})
}

// resolve follows a reference in the manifest, which may lead into the table of
// another part. A broken table resolves nothing.
func (p *Part) resolve(id uint32) (res.Value, bool) {
	t, err := p.app.Resources()
	if err != nil {
		return res.Value{}, false
	}
	return t.Resolve(id)
}

// XML reads a binary XML file of the app, looking through the parts in order.
func (a *App) XML(name string) (*axml.Document, error) {
	p := a.partWith(name)
	if p == nil {
		p = a.Base()
	}
	doc, err := p.XML(name)
	return doc, badinput.In(a.path, err)
}

// Read returns the content of an entry of the app, looking through the parts in
// order.
func (a *App) Read(name string) ([]byte, error) {
	p := a.partWith(name)
	if p == nil {
		p = a.Base()
	}
	data, err := p.Read(name)
	return data, badinput.In(a.path, err)
}

func (a *App) partWith(name string) *Part {
	for _, p := range a.parts {
		if p.Archive != nil && p.Archive.Find(name) != nil {
			return p
		}
	}
	return nil
}

// XMLResource is an XML file that a resource names: a layout, a menu, a
// navigation graph, preferences. A resource may have one for each of several
// configurations.
type XMLResource struct {
	ID     uint32
	Name   string // "main"; "" where a packer removed it
	Config arsc.Config
	// Path is the entry's name, which packers shorten to such as "res/a1.xml".
	Path string
	Root *axml.Node
}

// XMLResources reads the XML files of all resources of a type: "layout", "menu",
// "navigation", "xml", "drawable" and so on. Files that cannot be read are
// left out; what they are, problems says.
func (a *App) XMLResources(kind string) (files []XMLResource, problems []error, err error) {
	t, err := a.Resources()
	if err != nil {
		return nil, nil, err
	}
	read := map[string]*axml.Node{}
	for entries, err := range t.All(kind) {
		if err != nil {
			problems = append(problems, badinput.In(a.path, err))
			break
		}
		for _, e := range entries {
			if e.Value.Type != res.TypeString || !a.isXML(e.Value.Str) {
				continue
			}
			path := e.Value.Str
			root, seen := read[path]
			if !seen {
				doc, err := a.XML(path)
				if err != nil {
					problems = append(problems, err)
				} else {
					root = doc.Root
				}
				read[path] = root
			}
			if root != nil {
				files = append(files, XMLResource{ID: e.ID, Name: e.Key, Config: e.Config, Path: path, Root: root})
			}
		}
	}
	return files, problems, nil
}

// isXML reports whether an entry looks like XML: by its name, or, where packers
// took the extension away, by its first bytes.
func (a *App) isXML(path string) bool {
	p := a.partWith(path)
	if p == nil {
		return false
	}
	if strings.HasSuffix(path, ".xml") {
		return true
	}
	if strings.ContainsRune(path[strings.LastIndexByte(path, '/')+1:], '.') {
		return false
	}
	data, err := p.Read(path)
	return err == nil && len(data) > 8 && data[0] == res.ChunkXML && data[1] == 0
}

// Layouts returns the app's layouts as trees.
func (a *App) Layouts() ([]XMLResource, []error, error) { return a.XMLResources("layout") }

// Menus returns the app's menus as trees.
func (a *App) Menus() ([]XMLResource, []error, error) { return a.XMLResources("menu") }
