// Parameters of callbacks that the platform leaves null, by its documentation, and what of
// the app brings it about.

package slice

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// leftNull says when a parameter of a callback is null, by a class or interface that
// declares the callback. Parameters are counted from zero, without the receiver.
var leftNull = []struct {
	class, method string
	parameter     int
	when          string
}{
	{"Landroid/app/Service;", "onStartCommand", 0, "the system starts the service again after it ended its process, unless the method returned START_NOT_STICKY or START_REDELIVER_INTENT"},
	{"Landroid/app/IntentService;", "onHandleIntent", 0, "the system starts the service again after it ended its process"},
	{"Landroid/app/Activity;", "onActivityResult", 2, "the other activity was left without a result, such as by Back"},
	{"Landroid/app/Fragment;", "onActivityResult", 2, "the other activity was left without a result, such as by Back"},
	{"Landroid/app/Activity;", "onCreate", 0, "the activity is made anew; it has a bundle only when it is made again"},
	{"Landroid/app/Fragment;", "onCreate", 0, "the fragment is made anew; it has a bundle only when it is made again"},
	{"Landroid/app/Fragment;", "onCreateView", 1, "the fragment has no place in a layout"},
	{"Landroid/app/Fragment;", "onCreateView", 2, "the fragment is made anew; it has a bundle only when it is made again"},
	{"Landroid/app/Fragment;", "onViewCreated", 1, "the fragment is made anew; it has a bundle only when it is made again"},
	{"Landroid/app/Fragment;", "onActivityCreated", 0, "the fragment is made anew; it has a bundle only when it is made again"},
	{"Landroid/widget/Adapter;", "getView", 1, "there is no row to be used again"},
	{"Landroid/widget/SpinnerAdapter;", "getDropDownView", 1, "there is no row to be used again"},
	{"Landroid/widget/ExpandableListAdapter;", "getGroupView", 2, "there is no row to be used again"},
	{"Landroid/widget/ExpandableListAdapter;", "getChildView", 3, "there is no row to be used again"},
	{"Landroid/widget/TextView$OnEditorActionListener;", "onEditorAction", 2, "the action was not a key that was pressed, as with keyboards on the screen"},
	{"Landroid/widget/AdapterView$OnItemSelectedListener;", "onItemSelected", 1, "the selection is restored before the list has views"},
	{"Landroid/content/SharedPreferences$OnSharedPreferenceChangeListener;", "onSharedPreferenceChanged", 1, "all preferences were cleared"},
	{"Landroid/hardware/Camera$PictureCallback;", "onPictureTaken", 0, "the camera has no picture of this kind"},
}

// Numbers that Service.onStartCommand returns, of android.app.Service.
const (
	startStickyCompatibility = 0
	startSticky              = 1
)

// unfilled returns the row of leftNull for a statement that takes a parameter, -1 if it has
// none or if the app calls the method, too.
func unfilled(app *pdg.App, r criterion.Ref) int {
	b := app.Body(r.Method)
	if b == nil || len(app.Callers(r.Method)) > 0 {
		return -1
	}
	return leftNullAt(b, r.Stmt)
}

// leftNullAt returns the row of leftNull for a statement that takes a parameter, -1 if it has none.
func leftNullAt(b *jimple.Body, stmt int32) int {
	if b.Stmts[stmt].Op != jimple.OpParam {
		return -1
	}
	p := b.Program().Dex
	class := p.Classes[p.Methods[b.Method].Class].Descriptor
	for i := range leftNull {
		if row := &leftNull[i]; row.method == p.MethodName(b.Method) && row.parameter == int(b.Stmts[stmt].Ref) && inherits(p, class, row.class) {
			return i
		}
	}
	return -1
}

// LeftNull says when the platform leaves the parameter null that a statement of a callback uses,
// "" if it uses none of these.
func LeftNull(b *jimple.Body, stmt int32) string {
	for _, v := range b.Args(stmt) {
		for i := range b.Stmts {
			if !v.IsLocal() || b.Stmts[i].Def != v.Local() {
				continue
			}
			if at := leftNullAt(b, int32(i)); at >= 0 {
				return fmt.Sprintf("%s gets null if %s", leftNull[at].method, leftNull[at].when)
			}
		}
	}
	return ""
}

// inherits tells whether a class of the app is one of another class's kind, or of the kind
// of that one's twin in the support library.
func inherits(p *dex.Program, class, of string) bool {
	seen := map[string]bool{}
	for todo := []string{class}; len(todo) > 0; {
		name := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if name == of || supportOf(name, of) {
			return true
		}
		if seen[name] {
			continue
		}
		seen[name] = true
		id, ok := p.Class(name)
		if !ok {
			if criterion.IsA(name, of) {
				return true
			}
			continue
		}
		c := &p.Classes[id]
		if c.Def.Super != dex.NoIndex {
			todo = append(todo, c.File.TypeDescriptor(c.Def.Super))
		}
		if list, err := c.File.Interfaces(c.Def); err == nil {
			for k := range list.Len() {
				todo = append(todo, c.File.TypeDescriptor(list.At(k)))
			}
		}
	}
	return false
}

// restarted follows an intent that a service did not get to what it returned before: that
// the system starts it again without one.
func (w *walker) restarted(i int32, n pdg.Node, b *jimple.Body) {
	at := unfilled(w.app, criterion.Ref{Method: n.Method, Stmt: n.Stmt})
	if at < 0 || leftNull[at].method != "onStartCommand" {
		return
	}
	for _, r := range stickyReturns(b) {
		on := pdg.Node{Method: n.Method, Stmt: r}
		w.push(w.free, on, w.states[i].cost+weight(pdg.Lifecycle)/2, i, pdg.Dep{Node: on, Kind: pdg.Lifecycle, Direction: pdg.Across})
	}
}

// stickyReturns returns the statements by which a method asks to be started again without
// the intent.
func stickyReturns(b *jimple.Body) []int32 {
	var out []int32
	for r := range b.Stmts {
		if b.Stmts[r].Kind != jimple.Return || b.Stmts[r].Dead() {
			continue
		}
		if c, ok := b.IntOf(int32(r), 0); !ok || c == startSticky || c == startStickyCompatibility {
			out = append(out, int32(r))
		}
	}
	return out
}

// contractFacts says of the parameter from which a null came when the platform leaves it
// null.
func contractFacts(app *pdg.App, thin *Slice) []string {
	for i := range thin.Elements[:min(len(thin.Elements), maxFactSteps)] {
		e := &thin.Elements[i]
		if e.Entry || !onlyValues(thin, i) {
			continue
		}
		at := unfilled(app, e.Ref)
		if at < 0 {
			continue
		}
		b := app.Body(e.Method)
		fact := fmt.Sprintf("%s gets null if %s", leftNull[at].method, leftNull[at].when)
		if leftNull[at].method == "onStartCommand" {
			var lines []string
			for _, r := range stickyReturns(b) {
				if c, ok := b.IntOf(r, 0); ok && c == startSticky && b.Stmts[r].Line > 0 {
					if line := fmt.Sprintf("line %d", b.Stmts[r].Line); !slices.Contains(lines, line) {
						lines = append(lines, line)
					}
				}
			}
			if len(lines) == 0 {
				return []string{fact}
			}
			fact = fmt.Sprintf("onStartCommand gets null if the system starts the service again after it ended its process: %s returns START_STICKY", strings.Join(lines, ", "))
		}
		return []string{fact}
	}
	return nil
}
