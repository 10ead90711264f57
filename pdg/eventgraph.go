// The event graph: callbacks, and what lets one cause another.

package pdg

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/view"
)

// Event is a callback method as a node of the event graph.
type Event struct {
	Method    dex.MethodID
	Component dex.ClassID // the class, or the component that it is nested in
	Trigger   string      // lifecycle, listener, handler (named in XML), async, constructor
}

// EventEdge says that To may run, or behave as it does, because From ran.
type EventEdge struct {
	From, To dex.MethodID
	Kind     Kind   // Register and Async are direct control; Lifecycle; ICC; Heap and Framework are data
	Via      string // the field or location of data
	Guess    bool
}

// EventGraph is the graph of an app's callbacks. Library classes are left out.
type EventGraph struct {
	Events []Event // by method
	Edges  []EventEdge
	// Shared lists the fields and locations whose edges are left out: where there
	// are too many, those that the most callbacks share, since they say least.
	Shared []string
	// Crowded lists, likewise, what makes too many callbacks run because of too many
	// others: the methods that register, post or start, or an order of lifecycles.
	Crowded []string
	// Unfollowed counts the callbacks of which only the first method was looked at,
	// since the callbacks before them can run too many methods.
	Unfollowed int

	app  *App
	next map[dex.MethodID][]EventEdge
}

// Events builds the event graph: direct control from the callback that registers,
// posts or starts; lifecycle control from callbacks that must have returned before
// (ESDroid, section 3.4); data from writers of fields and framework state to their
// readers.
func (a *App) Events() *EventGraph {
	g := &EventGraph{app: a, next: map[dex.MethodID][]EventEdge{}}
	g.Events = a.listEvents()
	o, flows := g.owners()
	g.Crowded = g.expand(append(flows, g.causes(o)...), maxControlEdges)
	g.Shared = append(g.Shared, g.expand(append(g.fieldFlows(o), g.locationFlows(o)...), maxDataEdges)...)
	slices.Sort(g.Shared)
	g.Shared = slices.Compact(g.Shared)
	slices.SortFunc(g.Edges, func(x, y EventEdge) int {
		return cmp.Or(cmp.Compare(x.From, y.From), cmp.Compare(x.To, y.To), cmp.Compare(x.Kind, y.Kind), cmp.Compare(x.Via, y.Via))
	})
	g.Edges = slices.Compact(g.Edges)
	for _, e := range g.Edges {
		g.next[e.From] = append(g.next[e.From], e)
	}
	return g
}

// listEvents returns the callbacks of the app, without those of libraries.
func (a *App) listEvents() []Event {
	var list []Event
	for m := range a.Prog.Methods {
		id := dex.MethodID(m)
		if a.Prog.Methods[m].CodeOff == 0 || a.isLibrary(TypeID(a.Prog.Methods[m].Class)) || a.Prog.Methods[m].Access&dex.AccBridge != 0 || !a.isCallback(id) {
			continue
		}
		if name := a.Prog.MethodName(id); name == "toString" || name == "hashCode" || name == "equals" || name == "finalize" || name == "clone" || name == "<init>" {
			continue
		}
		if a.neverGivenAway(id) {
			continue
		}
		list = append(list, Event{id, a.componentOf(a.Prog.Methods[m].Class), a.trigger(id)})
	}
	return list
}

// neverGivenAway reports whether only the app itself can call a method although it
// overrides one of the framework's: nothing gives its object away, as that of an
// iterator in a loop of the app.
func (a *App) neverGivenAway(m dex.MethodID) bool {
	return !a.madeByFramework(TypeID(a.Prog.Methods[m].Class)) && len(a.CallNodes(m)) > 0 && len(a.eventCauses(nil, m)) == 0
}

// Unheard reports whether a method that overrides one of the framework's is called by
// nothing: the app does not call it, and its objects stay in the variables of the methods
// that make them.
func (a *App) Unheard(m dex.MethodID) bool {
	meth := &a.Prog.Methods[m]
	if meth.Access&dex.AccStatic != 0 || !a.isCallback(m) || a.madeByFramework(TypeID(meth.Class)) || a.isLibrary(TypeID(meth.Class)) || len(a.CallNodes(m)) > 0 {
		return false
	}
	return !slices.ContainsFunc(a.eventCauses(nil, m), func(d Dep) bool { return d.Kind != Register || a.leaves(d.Node) })
}

// leaves reports whether an object that a statement makes gets to anything but the methods
// that are called on it; so does what no allocation is.
func (a *App) leaves(n Node) bool {
	b := a.Body(n.Method)
	if b == nil || b.Stmts[n.Stmt].Op != jimple.OpNew {
		return true
	}
	for _, use := range b.Uses(n.Stmt) {
		i := b.StmtOfUse(use)
		if st := &b.Stmts[i]; !st.Op.IsInvoke() || !st.Op.HasReceiver() || use != b.FirstUse(i) || len(a.Targets(Site{Method: n.Method, PC: st.PC})) == 0 {
			return true
		}
	}
	return false
}

// componentOf returns the component class that a class is nested in.
func (a *App) componentOf(c dex.ClassID) dex.ClassID {
	desc := strings.TrimSuffix(a.Prog.Classes[c].Descriptor, ";")
	for {
		if id, ok := a.Prog.Class(desc + ";"); ok && a.componentKind(TypeID(id)) != "" {
			return id
		}
		i := strings.LastIndexByte(desc, '$')
		if i < 0 {
			return c
		}
		desc = desc[:i]
	}
}

// trigger names what makes the framework call a callback.
func (a *App) trigger(m dex.MethodID) string {
	class := a.Prog.Methods[m].Class
	name := a.Prog.MethodName(m)
	if len(a.xmlHandler(m)) > 0 && len(a.overridden(m)) == 0 {
		return "handler"
	}
	switch name {
	case "run", "call", "doInBackground", "onPostExecute", "onPreExecute", "onProgressUpdate", "handleMessage", "doWork", "onHandleIntent", "onHandleWork":
		return "async"
	}
	if a.Lifecycle(class) != nil {
		return "lifecycle"
	}
	return "listener"
}

// Next returns the edges out of an event. The slice must not be changed.
func (g *EventGraph) Next(m dex.MethodID) []EventEdge { return g.next[m] }

// maxVia is how many carriers of data the label of one edge names.
const maxVia = 2

// maxAbreast is the number of callbacks or components up to which their graphs are
// drawn from top to bottom.
const maxAbreast = 16

// View returns the event graph for export, without the edges that rest on guesses
// unless asked for.
func (g *EventGraph) View(guesses bool) *view.Graph {
	a := g.app
	out := &view.Graph{Title: "event graph", Abreast: maxAbreast}
	for _, e := range g.Events {
		id := a.Prog.MethodText(e.Method)
		out.Nodes = append(out.Nodes, view.Node{ID: id, Label: shortMethod(id), Kind: e.Trigger, Cluster: a.Prog.Classes[e.Component].Descriptor, Own: a.isOwn(a.Prog.Methods[e.Method].Class)})
	}
	left := 0
	// Data between the same two events is drawn as one edge.
	type pair struct {
		from, to dex.MethodID
		kind     string
	}
	via := map[pair][]string{}
	var order []pair
	for _, e := range g.Edges {
		if e.Guess && !guesses {
			left++
			continue
		}
		p := pair{e.From, e.To, e.Kind.String()}
		if e.Kind == Heap || e.Kind == Framework {
			p.kind = "data"
		}
		if _, ok := via[p]; !ok {
			order = append(order, p)
			via[p] = []string{}
		}
		label := e.Via
		if _, name, ok := strings.Cut(label, "->"); ok {
			label, _, _ = strings.Cut(name, ":")
		}
		if label == "[]" {
			label = "elements"
		}
		if label != "" && !slices.Contains(via[p], label) {
			via[p] = append(via[p], label)
		}
	}
	for _, p := range order {
		names := via[p]
		slices.Sort(names)
		label := strings.Join(names[:min(len(names), maxVia)], ", ")
		if len(names) > maxVia {
			label += fmt.Sprintf(" and %d more", len(names)-maxVia)
		}
		out.Edges = append(out.Edges, view.Edge{From: a.Prog.MethodText(p.from), To: a.Prog.MethodText(p.to), Kind: p.kind, Label: label})
	}
	if len(g.Shared) > 0 {
		out.Notes = append(out.Notes, "data that very many callbacks share is left out: "+firstOf(g.Shared))
	}
	if len(g.Crowded) > 0 {
		out.Notes = append(out.Notes, "what makes very many callbacks run because of very many others is left out: "+firstOf(g.Crowded))
	}
	if g.Unfollowed > 0 {
		out.Notes = append(out.Notes, fmt.Sprintf("calls of %d callbacks are not followed: those before them can run too many methods", g.Unfollowed))
	}
	if left > 0 {
		out.Notes = append(out.Notes, "edges that rest on unresolved intents, unknown objects or undescribed methods are left out")
	}
	out.Sort()
	return out
}

// firstOf names the first of many fields or methods.
func firstOf(list []string) string {
	var names []string
	for _, name := range list[:min(len(list), maxVia)] {
		class, member, ok := strings.Cut(name, "->")
		if ok {
			member, _, _ = strings.Cut(member, "(")
			member, _, _ = strings.Cut(member, ":")
			name = strings.TrimSuffix(class[strings.LastIndexByte(class, '/')+1:], ";") + "." + member
		}
		names = append(names, name)
	}
	text := strings.Join(names, ", ")
	if len(list) > maxVia {
		text += fmt.Sprintf(" and %d more", len(list)-maxVia)
	}
	return text
}
