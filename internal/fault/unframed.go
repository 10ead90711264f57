// Crashes without a frame of the app: the framework failed on something that the app had
// given it, and which the run tells.

package fault

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// unframed looks for what the app gave the framework before that failed.
type unframed struct {
	code  *jimple.Program
	graph *dynamic.Graph
	types *android.Types
	err   *crash.Exception
	made  map[dynamic.Node][]string // classes of what a node made
}

func newUnframed(code *jimple.Program, g *dynamic.Graph, e *crash.Exception) *unframed {
	return &unframed{code: code, graph: g, types: android.Framework(), err: e, made: map[dynamic.Node][]string{}}
}

// findGiven finds the execution of the app at which a slice of a crash starts whose stack has
// the framework's frames alone: what came last of the callback's end without its super call,
// the null, the object of the wrong class or the array with a hole that was handed over, the
// index that was returned, and the last call about the framework's object that failed.
func findGiven(code *jimple.Program, g *dynamic.Graph, r *crash.Report) (Fault, bool) {
	e := r.RootCause(func(crash.Frame) bool { return false })
	if e == nil || g.Len() == 0 {
		return Fault{}, false
	}
	u := newUnframed(code, g, e)
	for _, find := range []func() (Fault, bool){u.noSuper, u.wrongClass, u.nullReturned, u.nullGiven, u.emptyElement, u.indexReturned, u.changed, u.lastOf} {
		if f, ok := find(); ok {
			f.Notes = append(f.Notes, "the report has no frame of the app: the slice starts at what the app gave the framework (assumed)")
			return f, true
		}
	}
	return Fault{}, false
}

// at makes the fault of an execution and its operands, the most suspicious first.
func (u *unframed) at(n dynamic.Node, operands []int, fault string, own bool) (Fault, bool) {
	method, pc := u.graph.Where(n)
	body, err := u.code.Body(method)
	if err != nil || body == nil {
		return Fault{}, false
	}
	first, end := body.At(pc)
	if first >= end {
		return Fault{}, false
	}
	f := Fault{
		Criterion: dynamic.Criterion{Node: n, Exception: dex.ClassDescriptor(u.err.Type), Own: own},
		site:      criterion.Site{Ref: criterion.Ref{Method: method, Stmt: end - 1}},
		rule:      &criterion.Rule{Name: "handed over", Operand: "none: the app", Fault: fault},
	}
	f.Operands, f.site.Operands = operands, operands
	return f, true
}

var superNotCalled = regexp.MustCompile(`did not call through to super\.(\w+)\(`)

// noSuper finds the branch that kept a callback from calling the method that it overrides, or
// else, where nothing in it would have done so, the callback's end.
func (u *unframed) noSuper() (Fault, bool) {
	m := superNotCalled.FindStringSubmatch(u.err.Message)
	if m == nil {
		return Fault{}, false
	}
	for i := len(u.graph.Frames) - 1; i >= 0; i-- {
		frame := int32(i)
		f := &u.graph.Frames[i]
		if f.Call != dynamic.NoNode || u.graph.Program.MethodName(f.Method) != m[1] {
			continue
		}
		if n := u.keptSuper(frame, f.Method, m[1]); n != dynamic.NoNode {
			return u.at(n, nil, "did not call super."+m[1]+", which this kept from running", true)
		}
		if n, ok := u.graph.LastOfFrame(frame, dynamic.Node(u.graph.Len())); ok {
			found, ok := u.at(n, nil, "did not call super."+m[1], true)
			found.Absent = true
			return found, ok
		}
	}
	return Fault{}, false
}

// keptSuper returns the last branch that a frame took around a call of the method that its
// own overrides, NoNode without one.
func (u *unframed) keptSuper(frame int32, method dex.MethodID, name string) dynamic.Node {
	body, err := u.graph.Body(method)
	if err != nil {
		return dynamic.NoNode
	}
	last := dynamic.NoNode
	for i := range body.Insns {
		in := &body.Insns[i]
		if in.Op != dex.OpInvokeSuper && in.Op != dex.OpInvokeSuperRange || body.File.String(body.File.MethodRef(in.Index).Name) != name {
			continue
		}
		for _, above := range body.Controls.Of(int32(i)) {
			for _, n := range u.graph.Executions(method, body.Insns[above].PC) {
				if u.graph.FrameNumber(n) == frame && body.Insns[above].Op.Has(dex.FlagIf|dex.FlagSwitch) {
					last = max(last, n)
				}
			}
		}
	}
	return last
}

var castOf = regexp.MustCompile(`^([\w.$]+) cannot be cast to ([\w.$]+)`)

// wrongClass finds the call that handed over the newest object of the class that could not
// be cast.
func (u *unframed) wrongClass() (Fault, bool) {
	m := castOf.FindStringSubmatch(u.err.Message)
	if m == nil || !strings.HasSuffix(u.err.Type, "ClassCastException") {
		return Fault{}, false
	}
	class := dex.ClassDescriptor(m[1])
	return u.newest(func(c given) ([]int, string, bool) {
		for _, k := range c.references {
			if (k > 0 || c.static) && slices.Contains(u.classes(c.node, k), class) {
				return []int{k}, "is no " + strings.ReplaceAll(m[2][strings.LastIndexByte(m[2], '.')+1:], "$", "."), true
			}
		}
		return nil, "", false
	})
}

// nullReturned finds the null that the last callback returned.
func (u *unframed) nullReturned() (Fault, bool) {
	if !strings.HasSuffix(u.err.Type, "NullPointerException") || len(u.graph.Callbacks) == 0 {
		return Fault{}, false
	}
	n := u.lastReturn()
	if n == dynamic.NoNode || u.graph.Insn(n).Op != dex.OpReturnObject || !u.null(n, 0) {
		return Fault{}, false
	}
	return u.at(n, []int{0}, "is null, and the framework was to go on with it", true)
}

var indexSaid = regexp.MustCompile(`(?i)\bindex\b[:= ]+(-?\d+)`)

// indexReturned finds the callback that returned the index which did not fit: the kind of a
// row, of which the adapter had promised fewer. That the numbers are equal is enough only if
// the callback's object was handed to one of the classes that failed; else it is a guess.
func (u *unframed) indexReturned() (guess Fault, found bool) {
	said := indexSaid.FindStringSubmatch(u.err.Message)
	if said == nil || !strings.HasSuffix(u.err.Type, "IndexOutOfBoundsException") {
		return Fault{}, false
	}
	index, err := strconv.ParseInt(said[1], 10, 32)
	if err != nil {
		return Fault{}, false
	}
	looked, failed := 0, u.failed()
	handed := map[string]bool{} // by class: a callback may have returned that number often
	for n := dynamic.Node(u.graph.Len() - 1); n >= 0 && looked < maxGiven; n-- {
		if u.graph.Kind(n) != dynamic.Instruction || u.graph.Insn(n).Op != dex.OpReturn || u.graph.Frame(n).Call != dynamic.NoNode {
			continue
		}
		looked++
		if !slices.ContainsFunc(u.graph.Origins(u.graph.Given(n, 0)), func(from dynamic.Node) bool {
			number, known := u.number(from)
			return known && number == index
		}) {
			continue
		}
		f, ok := u.at(n, []int{0}, "is the index that did not fit", true)
		class := u.classOf(u.graph.Frame(n).Method)
		there, known := handed[class]
		if ok && !known {
			there = u.handedTo(class, failed)
			handed[class] = there
		}
		if ok && there {
			return f, true
		}
		if ok && !found {
			f.Guessed = true
			guess, found = f, true
		}
	}
	return guess, found
}

func (u *unframed) classOf(m dex.MethodID) string {
	p := u.graph.Program
	return p.Classes[p.Methods[m].Class].Descriptor
}

// handedTo reports whether the app handed an object of a class to one of other classes.
func (u *unframed) handedTo(class string, to []string) bool {
	_, ok := u.newest(func(c given) ([]int, string, bool) {
		handed := slices.ContainsFunc(c.references, func(k int) bool { return k > 0 && slices.Contains(u.classes(c.node, k), class) })
		return nil, "", handed && slices.ContainsFunc(u.receivers(c), func(of string) bool { return u.isOne(of, to) })
	})
	return ok
}

// lastReturn is the return with which the run of the app ended, NoNode if it ended otherwise.
func (u *unframed) lastReturn() dynamic.Node {
	for n := dynamic.Node(u.graph.Len() - 1); n >= 0; n-- {
		if u.graph.Kind(n) != dynamic.Instruction {
			continue
		}
		if u.graph.Insn(n).Op.Has(dex.FlagReturn) && u.graph.Frame(n).Call == dynamic.NoNode {
			return n
		}
		break
	}
	return dynamic.NoNode
}

// nullGiven finds the last null that was put into a collection, or handed to an object of
// one of the classes that failed.
func (u *unframed) nullGiven() (Fault, bool) {
	if !strings.HasSuffix(u.err.Type, "NullPointerException") {
		return Fault{}, false
	}
	failed := u.failed()
	return u.newest(func(c given) ([]int, string, bool) {
		if !slices.ContainsFunc(u.receivers(c), func(class string) bool { return u.holds(class) || u.isOne(class, failed) }) {
			return nil, "", false
		}
		for _, k := range c.references {
			if k > 0 && u.null(c.node, k) {
				return []int{k}, "is null", true
			}
		}
		return nil, "", false
	})
}

// changed finds the last change of what an object of one of the classes that failed, or that
// the message names, was made of.
func (u *unframed) changed() (Fault, bool) {
	failed := append(u.named(), u.failed()...)
	parts := map[dynamic.Node]bool{}
	u.each(func(c given) bool {
		if c.name != "<init>" || !u.isOne(c.class, failed) {
			return true
		}
		for _, k := range c.references {
			if k > 0 {
				for _, n := range u.graph.Origins(u.graph.Given(c.node, k)) {
					if slices.ContainsFunc(u.classesOf(n), u.holds) {
						parts[n] = true
					}
				}
			}
		}
		return true
	})
	if len(parts) == 0 {
		return Fault{}, false
	}
	return u.newest(func(c given) ([]int, string, bool) {
		ofPart := slices.ContainsFunc(u.graph.Origins(u.graph.Given(c.node, 0)), func(n dynamic.Node) bool { return parts[n] })
		return nil, "changed what the framework was still using", ofPart && !c.static && changes(c.name)
	})
}

// changes reports whether a collection's method of a name changes it.
func changes(name string) bool {
	return slices.ContainsFunc([]string{"add", "put", "remove", "clear", "set", "retain", "poll", "pop", "push", "offer", "sort"}, func(prefix string) bool {
		return strings.HasPrefix(name, prefix)
	})
}

// lastOf finds the last call of, or with, an object of the first of the classes that failed
// of which the app has one.
func (u *unframed) lastOf() (Fault, bool) {
	for _, class := range append(u.named(), u.failed()...) {
		f, ok := u.newest(func(c given) ([]int, string, bool) {
			for _, k := range c.references {
				if !(k == 0 && c.name == "<init>") && slices.ContainsFunc(u.classes(c.node, k), func(of string) bool { return u.isOne(of, []string{class}) }) {
					return c.from(k), "is what the framework failed on", true
				}
			}
			return nil, "", false
		})
		if ok {
			f.Guessed = true
			return f, true
		}
	}
	return Fault{}, false
}

// given is an executed call of the framework.
type given struct {
	node        dynamic.Node
	class, name string
	static      bool
	operands    []int // their numbers, in order
	references  []int // of these those that are objects
}

// from returns the numbers of the operands, one first and then the other arguments.
func (c given) from(first int) []int {
	out := []int{first}
	for _, k := range c.operands {
		if k != first && (k > 0 || c.static) {
			out = append(out, k)
		}
	}
	return out
}

// newest finds the last call of the framework that is as wanted: the operands at fault and
// what is wrong with them.
func (u *unframed) newest(wanted func(given) (operands []int, fault string, ok bool)) (f Fault, ok bool) {
	u.each(func(c given) bool {
		operands, fault, found := wanted(c)
		if found {
			f, ok = u.at(c.node, operands, fault, false)
		}
		return !ok
	})
	return f, ok
}

// maxGiven bounds how many calls are looked at, the newest first.
const maxGiven = 1 << 14

// each goes through the calls of the framework, the last first.
func (u *unframed) each(visit func(given) bool) {
	looked := 0
	for n := dynamic.Node(u.graph.Len() - 1); n >= 0 && looked < maxGiven; n-- {
		if u.graph.Kind(n) != dynamic.Instruction {
			continue
		}
		in := u.graph.Insn(n)
		if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
			continue
		}
		method, _ := u.graph.Where(n)
		file := u.graph.Program.MethodFile(method)
		r := file.MethodRef(in.Index)
		c := given{node: n, class: file.TypeDescriptor(r.Class), name: file.String(r.Name)}
		if id, own := u.graph.Program.FindMethod(file.MethodText(in.Index)); own && u.graph.Program.Methods[id].CodeOff != 0 && c.name != "<init>" {
			continue
		}
		looked++
		c.static = in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange
		k := 0
		if !c.static {
			c.operands, c.references = append(c.operands, 0), append(c.references, 0)
			k = 1
		}
		types, _ := dex.ParamTypes(file.ProtoDescriptor(r.Proto))
		for _, t := range types {
			c.operands = append(c.operands, k)
			if t[0] == 'L' || t[0] == '[' {
				c.references = append(c.references, k)
			}
			k++
			if t == "J" || t == "D" {
				k++
			}
		}
		if !visit(c) {
			return
		}
	}
}

func (u *unframed) receivers(c given) []string {
	if c.static {
		return nil
	}
	return append(u.classes(c.node, 0), c.class)
}

// classes returns the classes that an operand of a call was made of.
func (u *unframed) classes(n dynamic.Node, operand int) []string {
	var out []string
	for _, from := range u.graph.Origins(u.graph.Given(n, operand)) {
		out = append(out, u.classesOf(from)...)
	}
	return out
}

// classesOf returns the class of what a node made.
func (u *unframed) classesOf(n dynamic.Node) []string {
	if known, ok := u.made[n]; ok {
		return known
	}
	method, _ := u.graph.Where(n)
	file := u.graph.Program.MethodFile(method)
	var out []string
	switch in := u.graph.Insn(n); {
	case in.Op == dex.OpNewInstance || in.Op == dex.OpNewArray:
		out = []string{file.TypeDescriptor(in.Index)}
	case in.Op.Has(dex.FlagInvoke) && in.Op.Index() == dex.IndexMethod:
		out = []string{dex.ReturnType(file.ProtoDescriptor(file.MethodRef(in.Index).Proto))}
	}
	u.made[n] = out
	return out
}

// null reports whether an operand is a null that the app's code names.
func (u *unframed) null(n dynamic.Node, operand int) bool {
	origins := u.graph.Origins(u.graph.Given(n, operand))
	return len(origins) > 0 && !slices.ContainsFunc(origins, func(n dynamic.Node) bool {
		op := u.graph.Insn(n).Op
		return op < dex.OpConst4 || op > dex.OpConst
	})
}

// isOne reports whether a class is one of some classes of the framework, or below one.
func (u *unframed) isOne(class string, of []string) bool {
	for c := range u.graph.Program.Lineage(class) {
		if slices.Contains(of, u.graph.Program.Classes[c].Descriptor) {
			return true
		}
	}
	outside := u.graph.Program.Outside(class)
	id := u.types.Lookup(outside)
	return slices.ContainsFunc(of, func(o string) bool {
		super := u.types.Lookup(o)
		return o == outside || id != android.NoType && super != android.NoType && u.types.IsSubtype(id, super)
	})
}

// holds reports whether a class holds what is put into it.
func (u *unframed) holds(class string) bool {
	return strings.HasPrefix(class, "[") || u.isOne(class, []string{"Ljava/util/Collection;", "Ljava/util/Map;", "Landroid/content/ContentValues;", "Landroid/os/BaseBundle;"})
}

var className = regexp.MustCompile(`\b(?:[a-z_]\w*\.)+[A-Z][\w$]*`)

// named returns the classes of the app and the framework that the message names.
func (u *unframed) named() []string {
	var out []string
	for _, name := range className.FindAllString(u.err.Message, -1) {
		class := dex.ClassDescriptor(name)
		if _, own := u.graph.Program.Class(class); (own || u.types.Lookup(class) != android.NoType) && !general[class] {
			out = append(out, class)
		}
	}
	for _, m := range shownAs.FindAllStringSubmatch(u.err.Message, -1) {
		for i := range u.graph.Program.Classes {
			if class := u.graph.Program.Classes[i].Descriptor; strings.HasSuffix(class, "/"+m[1]+";") || strings.HasSuffix(class, "$"+m[1]+";") {
				out = append(out, class)
			}
		}
	}
	return out
}

// shownAs finds the simple name of the class of an object that is printed as Name{…}.
var shownAs = regexp.MustCompile(`\b([A-Z]\w*)\{`)

// failed returns the classes of the framework's frames, the one that threw first, up to the
// app's and to those that have a part in every callback.
func (u *unframed) failed() []string {
	var out []string
	for _, f := range u.err.Stack() {
		class := dex.ClassDescriptor(f.Class)
		if outer, _, inner := strings.Cut(class, "$"); inner {
			class = outer + ";"
		}
		if general[class] {
			continue
		}
		if _, own := u.graph.Program.Class(class); own {
			break
		}
		if strings.HasPrefix(class, "Landroid/os/") || strings.HasPrefix(class, "Lcom/android/internal/") || strings.HasPrefix(class, "Landroid/app/ActivityThread") {
			break
		}
		if u.types.Lookup(class) != android.NoType && !slices.Contains(out, class) {
			out = append(out, class)
		}
	}
	return out
}

// general are classes of which every app has objects: that one of them failed says nothing.
var general = map[string]bool{
	"Landroid/view/View;": true, "Landroid/view/ViewGroup;": true, "Landroid/app/Activity;": true, "Landroid/content/Context;": true,
	"Ljava/lang/Object;": true, "Ljava/lang/String;": true, "Ljava/lang/Integer;": true, "Ljava/lang/Thread;": true, "Ljava/util/Objects;": true,
}
