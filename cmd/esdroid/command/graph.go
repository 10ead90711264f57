// esdroid graph: graphs of an app for viewers and tools.

package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/inspect"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/pdg/view"
)

func init() { subcommands = append(subcommands, newGraph) }

// graphOptions are the flags of esdroid graph.
type graphOptions struct {
	kind, format, output  string
	method, class, around string
	depth, maxNodes       int
	framework, guesses    bool
	serve, open           bool
	address               string
	summaries             []string
}

func newGraph() *cobra.Command {
	var o graphOptions
	var asJSON bool
	c := &cobra.Command{
		Use:   "graph APP",
		Short: "Draw or export control flow, dependences, calls, events and components",
		Long: `Write a graph of the app.

  cfg         control flow of a method or class
  cdg, ddg    control dependences, data dependences
  pdg         both, with calls, memory, framework state and events
  call        who calls whom
  event       callbacks: who registers, posts or starts whom (direct control), who
              must return before whom (lifecycle), who writes what another reads
  icc         the calls that start components, and their intents
  components  components and who starts whom

--method, --class or --around choose a part. Without one, cfg, cdg, ddg and pdg are
of the whole app: they are written as they are computed, never cut, and not drawn
as svg. In methods where nearly everything depends on everything, though, statements
have the nearest of their dependences only, and a node that says how many more there are.

Graphs with more nodes than --max-nodes are cut: nodes without edges go, methods of the
app's own package stay first, then those next to them, then, where the app has little of
its own, the nodes with the most edges. Dotted edges stand for paths through the others. Of edges, four for each node stay: paths go first, then data, then what
libraries do, of each what the most edges carry. Data that very many callbacks share,
and what makes very many of them run because of very many others, is not drawn between
them. An intent that may mean more than twelve components leads to "any" of its kind.
The title says what is left out. A picture (svg) is at most 4,000 pixels wide and high: what
does not fit is laid out the other way, folded and cut, unless --max-nodes is given; of a
method's ddg and pdg it shows the method, and one node for each method outside. --around keeps what lies within --depth steps, nearer nodes first
when it is too much, and marks nodes beyond which there is more.

Formats are dot, svg, graphml and json.`,
		Example: `  esdroid graph app.apk --kind event --format svg --output events.svg
  esdroid graph app.apk --kind pdg --method 'Lcom/example/Main;->count(I)V'
  esdroid graph app.apk --kind pdg --around 'Lcom/example/Main;->count(I)V@0012' --depth 4
  esdroid graph app.apk --kind pdg --format graphml --output app.graphml
  esdroid graph app.apk --kind call --class com.example.Main --format json
  esdroid graph app.apk --kind call --serve --open`,
		Args: cli.UsageArgs(cobra.ExactArgs(1)),
		RunE: func(c *cobra.Command, args []string) error {
			if asJSON {
				o.format = "json"
			}
			return runGraph(c.Context(), c.OutOrStdout(), c.ErrOrStderr(), args[0], o)
		},
	}
	f := c.Flags()
	f.StringVarP(&o.kind, "kind", "k", "components", "cfg, cdg, ddg, pdg, call, event, icc or components")
	f.StringVarP(&o.format, "format", "f", "dot", "dot, svg, graphml or json")
	f.StringVarP(&o.output, "output", "o", "", "file to write instead of standard output")
	f.StringVar(&o.method, "method", "", "one method, such as 'Lcom/example/Main;->count(I)V'")
	f.StringVar(&o.class, "class", "", "one class, such as com.example.Main")
	f.StringVar(&o.around, "around", "", "a statement reference or method; only what lies within --depth steps")
	f.IntVar(&o.depth, "depth", 3, "steps for --around")
	f.IntVar(&o.maxNodes, "max-nodes", -1, "cut to so many nodes; 0 never cuts (default 150 for svg, 2000 for dot, else 0)")
	f.BoolVar(&o.framework, "framework", false, "with call: show framework methods too")
	f.BoolVar(&o.guesses, "guesses", false, "with event: keep edges that rest on unresolved intents, unknown objects or undescribed methods")
	f.StringArrayVar(&o.summaries, "summaries", nil, "file with summaries of framework or library methods (repeatable)")
	f.BoolVar(&asJSON, "json", false, "same as --format json")
	f.BoolVar(&o.serve, "serve", false, "show the graph in the browser, a part at a time, with a search")
	f.StringVar(&o.address, "address", "127.0.0.1:0", "with --serve: address of this computer, with a port or 0 for any")
	f.BoolVar(&o.open, "open", false, "open what was written, or is served, with the program for it")
	return c
}

func runGraph(ctx context.Context, stdout, stderr io.Writer, path string, o graphOptions) error {
	usage := func(format string, args ...any) error {
		return &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf(format, args...)}
	}
	limit := map[string]int{"dot": 2000, "svg": 150, "graphml": 0, "json": 0}
	max, ok := limit[o.format]
	if !ok {
		return usage("unknown format %q, choose dot, svg, graphml or json", o.format)
	}
	if o.maxNodes >= 0 {
		max = o.maxNodes
	}
	chosen := 0
	for _, s := range []string{o.method, o.class, o.around} {
		if s != "" {
			chosen++
		}
	}
	if o.serve && o.output != "" || o.open && !o.serve && o.output == "" {
		return usage("--serve writes no file, and --open needs one: give --output")
	}
	if o.serve {
		max = 0
	}
	if chosen > 1 {
		return usage("--method, --class and --around exclude each other")
	}
	switch o.kind {
	case "cfg", "cdg", "ddg", "pdg":
		if chosen == 0 && o.serve {
			return usage("the %s of the whole app is not served: choose --method or --class", o.kind)
		}
		if chosen == 0 && o.format == "svg" {
			return usage("the %s of the whole app cannot be drawn: choose --method, --class or --around, or another format", o.kind)
		}
		if chosen == 0 && o.maxNodes > 0 {
			return usage("the %s of the whole app is not cut: choose --method, --class or --around", o.kind)
		}
	case "call", "event", "icc", "components":
	default:
		return usage("unknown kind %q, choose cfg, cdg, ddg, pdg, call, event, icc or components", o.kind)
	}
	a, err := openPDG(path, o.summaries)
	if err != nil {
		return err
	}
	switch o.kind {
	case "cfg", "cdg", "ddg", "pdg":
		if chosen == 0 {
			report, finish := cli.CountProgress(stderr, "graph", "steps")
			defer finish()
			return cli.ToOutput(stdout, o.output, func(w io.Writer) error {
				return a.WriteStatementGraph(ctx, w, o.format, pdg.GraphKind(o.kind), report)
			})
		}
	}
	g, err := buildGraph(a, o, max)
	if err != nil {
		return cli.InApp(path, err)
	}
	for _, e := range a.BadCode() {
		g.Notes = append(g.Notes, "not decoded: "+e.Error())
	}
	if o.serve {
		return serveGraph(ctx, stdout, g, o.address, o.open)
	}
	g.Whole = o.maxNodes >= 0
	if o.around == "" { // cut already, by distance
		g = g.Cut(max)
	}
	err = cli.ToOutput(stdout, o.output, func(w io.Writer) error {
		switch o.format {
		case "dot":
			return g.WriteDOT(w)
		case "svg":
			return g.WriteSVG(ctx, w)
		case "graphml":
			return g.WriteGraphML(w)
		}
		return g.WriteJSON(w)
	})
	if err != nil || !o.open {
		return err
	}
	return cli.OpenFile(o.output)
}

// openPDG indexes an app, with the user's summaries beside the embedded ones.
func openPDG(path string, summaries []string) (*pdg.App, error) {
	p, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	var options []pdg.Option
	if len(summaries) > 0 {
		set, err := android.NewSummarySet()
		if err != nil {
			return nil, err
		}
		for _, name := range summaries {
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			if err := set.Load(name, string(text)); err != nil {
				return nil, err
			}
		}
		options = append(options, pdg.WithSummaries(set))
	}
	a, err := pdg.Open(p, options...)
	if err != nil {
		return nil, cli.InApp(path, err)
	}
	return a, nil
}

func buildGraph(a *pdg.App, o graphOptions, max int) (*view.Graph, error) {
	var methods []dex.MethodID
	switch {
	case o.method != "":
		m, err := inspect.FindMethod(a.Code, o.method)
		if err != nil {
			return nil, err
		}
		methods = []dex.MethodID{m}
	case o.class != "":
		id, ok := a.Prog.Class(cli.ClassDescriptor(o.class))
		if !ok {
			return nil, &cli.ExitError{Code: cli.ExitNegative, Err: fmt.Errorf("no class %s", cli.ClassDescriptor(o.class))}
		}
		for m := a.Prog.Classes[id].FirstMethod; m < a.Prog.Classes[id].EndMethod; m++ {
			methods = append(methods, m)
		}
	case o.around != "":
		return around(a, o, max)
	}
	switch o.kind {
	case "call":
		return a.CallGraph(methods, o.framework), nil
	case "event":
		return clusterOf(a, a.Events().View(o.guesses), methods), nil
	case "icc":
		return a.ComponentGraph(true), nil
	case "components":
		return a.ComponentGraph(false), nil
	}
	g := a.StatementGraph(pdg.GraphKind(o.kind), methods)
	if o.format == "svg" && len(methods) == 1 && (o.kind == "ddg" || o.kind == "pdg") {
		own := a.Prog.MethodText(methods[0])
		g = g.FoldOutside(func(cluster string) bool { return cluster == own })
	}
	return g, nil
}

// clusterOf keeps the nodes of some methods and their neighbours; nil keeps all.
func clusterOf(a *pdg.App, g *view.Graph, methods []dex.MethodID) *view.Graph {
	if methods == nil {
		return g
	}
	wanted := map[string]bool{}
	for _, m := range methods {
		wanted[a.Prog.MethodText(m)] = true
	}
	return g.Near(wanted)
}

// around builds the graph near a statement or, for graphs of methods, a method.
func around(a *pdg.App, o graphOptions, max int) (*view.Graph, error) {
	text, pc, isStatement := dex.SplitReference(o.around)
	if !isStatement {
		text = o.around
	}
	m, err := inspect.FindMethod(a.Code, text)
	if err != nil {
		return nil, err
	}
	switch o.kind {
	case "call":
		return a.CallGraph(nil, o.framework).Around(a.Prog.MethodText(m), o.depth, max), nil
	case "event":
		return a.Events().View(o.guesses).Around(a.Prog.MethodText(m), o.depth, max), nil
	case "icc", "components":
		return nil, &cli.ExitError{Code: cli.ExitUsage, Err: errors.New("--around does not go with this kind")}
	}
	nodes := a.NodesAt(m, pc)
	if !isStatement || len(nodes) == 0 {
		return nil, &cli.ExitError{Code: cli.ExitUsage, Err: fmt.Errorf("--around needs a statement reference such as %s@0000", a.Prog.MethodText(m))}
	}
	return a.NeighbourhoodGraph(nodes, o.depth, max), nil
}
