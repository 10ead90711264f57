// An App: the entry to all queries.

package pdg

import (
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// App is an indexed app. It is safe for concurrent use.
type App struct {
	Prog      *dex.Program
	Code      *jimple.Program
	Package   *apk.App      // nil for bare dex files
	Manifest  *apk.Manifest // nil if there is none
	Summaries *android.SummarySet

	// Where resources come from, nil for Package.
	readXML    func(kind string) ([]apk.XMLResource, []error, error)
	readString func(id uint32) (string, bool)

	h           *hierarchy
	x           *index
	instances   []bool // by app class
	hasDefaults []bool // by selector: some app interface has a default method for it

	mu      sync.Mutex
	virtual map[callKey][]dex.MethodID
	callers map[dex.MethodID][]Site
	cut     map[dex.MethodID]bool
	meets   map[[2]TypeID]bool
	// Results of package-internal evaluations, see eval.
	origin    map[Node]remembered
	topOrigin map[Node]originSet

	callCache                   byStmt[call]
	arrayWrites                 sync.Map // of Node to []Node
	fieldWriters                sync.Map // of fieldWriter to []Node
	partial                     sync.Map // of Node, the statement being a use, to []origin
	callNodes                   byMethod[[]Node]
	callerNodes                 byMethod[[]Node] // as far as receivers tell
	refinedCalls                byStmt[[]dex.MethodID]
	resultExits, exceptionExits byMethod[[]Node]
	reflected                   reflection
	coroutines                  coroutines
	confined                    sync.Map // of Node to *confined, nil if it is not
	leaving                     sync.Map // of Node to *confined, nil if it does not leave
	refs                        refInfos
	intentField                 android.FieldID
	locations                   locationIndex
	events                      events
}

// Option changes how New makes an App.
type Option func(*App)

// WithSummaries replaces the embedded summaries, for users' own ones.
func WithSummaries(set *android.SummarySet) Option { return func(a *App) { a.Summaries = set } }

// WithPackage gives the package from which the program was read: its manifest
// and resources name components, handlers and views.
func WithPackage(p *apk.App) Option { return func(a *App) { a.Package = p } }

// WithManifest gives the manifest of an app of which there is no package.
func WithManifest(m *apk.Manifest) Option { return func(a *App) { a.Manifest = m } }

// Open indexes the code of a package.
func Open(p *apk.App, options ...Option) (*App, error) {
	prog, err := p.Program()
	if err != nil {
		return nil, err
	}
	return New(prog, append([]Option{WithPackage(p)}, options...)...)
}

// New indexes a program.
func New(prog *dex.Program, options ...Option) (*App, error) {
	a := &App{
		Prog: prog, Summaries: android.Summaries(),
		virtual: map[callKey][]dex.MethodID{}, callers: map[dex.MethodID][]Site{},
		cut: map[dex.MethodID]bool{}, meets: map[[2]TypeID]bool{}, origin: map[Node]remembered{}, topOrigin: map[Node]originSet{},
	}
	n := len(prog.Methods)
	a.callCache, a.refinedCalls = make(byStmt[call], n), make(byStmt[[]dex.MethodID], n)
	a.callNodes, a.callerNodes = make(byMethod[[]Node], n), make(byMethod[[]Node], n)
	a.resultExits, a.exceptionExits = make(byMethod[[]Node], n), make(byMethod[[]Node], n)
	for _, o := range options {
		o(a)
	}
	if a.Package != nil && a.Package.HasManifest() {
		m, err := a.Package.Manifest()
		if err != nil {
			return nil, fmt.Errorf("manifest: %w", err)
		}
		a.Manifest = m
	}
	a.Code = jimple.New(prog, jimple.WithHierarchy(frameworkHierarchy{android.Framework()}))
	a.h = newHierarchy(prog, android.Framework())
	a.x = newIndex(prog, a.h)
	a.refs = refInfos{make([]atomic.Pointer[refInfo], len(a.x.refType)), make([]atomic.Pointer[refInfo], len(a.x.refType))}
	a.intentField = a.Summaries.Field("intent")
	a.findInstances()
	return a, nil
}

// BadCode returns what could not be decoded, one error a method.
func (a *App) BadCode() []error { return a.x.badCode }

// frameworkHierarchy tells the lifter the supertypes of framework types.
type frameworkHierarchy struct{ types *android.Types }

func (f frameworkHierarchy) Supertypes(desc string) (super string, interfaces []string, ok bool) {
	id := f.types.Lookup(desc)
	if id == android.NoType {
		return "", nil, false
	}
	if s := f.types.Super(id); s != android.NoType {
		super = f.types.Desc(s)
	}
	for _, i := range f.types.Interfaces(id) {
		interfaces = append(interfaces, f.types.Desc(i))
	}
	return super, interfaces, true
}
