// The graph of components and of the calls that start them.

package pdg

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/view"
)

// ComponentGraph returns the components of the app and who starts whom; with
// detail the calls that do it are nodes of their own.
func (a *App) ComponentGraph(detail bool) *view.Graph {
	g := &view.Graph{Title: "components", Abreast: maxAbreast}
	if detail {
		g.Title = "communication between components"
	}
	seen := map[string]bool{}
	node := func(c dex.ClassID) string {
		id := a.Prog.Classes[c].Descriptor
		if !seen[id] {
			seen[id] = true
			kind := string(a.componentKind(TypeID(c)))
			if kind == "" {
				kind = "class"
			}
			label := string(jimple.Type(id).Java())
			g.Nodes = append(g.Nodes, view.Node{ID: id, Label: label[strings.LastIndexByte(label, '.')+1:], Kind: kind})
		}
		return id
	}
	if a.Manifest != nil {
		for _, kind := range []apk.Kind{apk.Activity, apk.Service, apk.Receiver, apk.Provider} {
			for _, c := range a.componentsOf(kind) {
				id := node(c.class)
				for f := range c.decl.Filters {
					if c.decl.Filters[f].IsLauncher() {
						if !seen["launcher"] {
							seen["launcher"] = true
							g.Nodes = append(g.Nodes, view.Node{ID: "launcher", Label: "launcher", Kind: "outside"})
						}
						g.Edges = append(g.Edges, view.Edge{From: "launcher", To: id, Kind: "icc"})
					}
				}
			}
		}
	}
	for _, l := range a.Links() {
		from := node(a.componentOf(a.Prog.Methods[l.Node.Method].Class))
		if detail {
			call := a.addCall(g, seen, l)
			g.Edges = append(g.Edges, view.Edge{From: from, To: call, Kind: "call"})
			from = call
		}
		label := intentLabel(l)
		// What may be any of many components is drawn as one.
		id, name := "outside", "other apps"
		if !l.Resolved && (len(l.Intents) == 0 || len(l.Targets) > maxGuessed) {
			id, name = "unknown "+string(l.Launch.Kind), "any "+string(l.Launch.Kind)
			l.Targets = nil
		}
		for _, t := range l.Targets {
			g.Edges = append(g.Edges, view.Edge{From: from, To: node(t), Kind: "icc", Label: label})
		}
		if len(l.Targets) == 0 {
			if !seen[id] {
				seen[id] = true
				g.Nodes = append(g.Nodes, view.Node{ID: id, Label: name, Kind: "outside"})
			}
			g.Edges = append(g.Edges, view.Edge{From: from, To: id, Kind: "icc", Label: label})
		}
	}
	g.Sort()
	return g
}

// maxGuessed is up to how many components that an intent may name are drawn each.
const maxGuessed = 12

// addCall adds the call that starts a component, named by its method.
func (a *App) addCall(g *view.Graph, seen map[string]bool, l Link) string {
	id := a.addStatement(g, seen, l.Node)
	if b := a.Body(l.Node.Method); l.Launch.Name != "" && g.Nodes[len(g.Nodes)-1].ID == id && l.Node.Part != Entry {
		label := l.Launch.Name
		if line := b.Stmts[l.Node.Stmt].Line; line > 0 {
			label = fmt.Sprintf("%d: %s", line, label)
		}
		g.Nodes[len(g.Nodes)-1].Label = label
	}
	return id
}

// intentLabel says what an implicit intent asks for: action, type, data.
func intentLabel(l Link) string {
	if !l.Resolved {
		return "?"
	}
	if len(l.Intents) != 1 {
		return ""
	}
	i := &l.Intents[0]
	text := i.Action[strings.LastIndexByte(i.Action, '.')+1:]
	for _, more := range []string{i.Type, i.Data} {
		if more != "" && i.Class == "" {
			text += " " + more
		}
	}
	return strings.TrimSpace(text)
}
