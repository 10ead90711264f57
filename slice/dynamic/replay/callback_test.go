package replay

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// script writes the trace of methods without branches.
type script struct {
	t       *testing.T
	p       *dex.Program
	records []trace.Record
	number  int64
}

// callback runs a method as the framework calls it.
func (s *script) callback(thread int32, method string, inside ...func()) {
	s.number++
	n := s.number
	s.records = append(s.records, trace.Record{Kind: trace.KindCallbackBegin, Thread: thread, N: n})
	s.call(thread, method, inside...)
	s.records = append(s.records, trace.Record{Kind: trace.KindCallbackEnd, Thread: thread, N: n})
}

// call runs a method; behind each of its invokes runs the next of inside.
func (s *script) call(thread int32, method string, inside ...func()) {
	s.t.Helper()
	id, ok := s.p.FindMethod(method)
	if !ok {
		s.t.Fatalf("no method %s", method)
	}
	code, _, err := s.p.Code(id)
	if err != nil {
		s.t.Fatal(err)
	}
	s.records = append(s.records, trace.Record{Kind: trace.KindEnter, Thread: thread, Method: id})
	code.All(func(in *dex.Insn) bool {
		s.records = append(s.records, trace.Record{Kind: trace.KindStep, Thread: thread, PC: in.PC})
		if in.Op.Has(dex.FlagInvoke) && len(inside) > 0 {
			if inside[0] != nil {
				inside[0]()
			}
			inside = inside[1:]
		}
		return true
	})
	s.records = append(s.records, trace.Record{Kind: trace.KindLeave, Thread: thread})
}

// thin replays the trace and returns, by source text of Where, what the thin slice
// of the last execution of an invoke holds.
func (s *script) thin(method, callee string) map[string]bool {
	s.t.Helper()
	return s.slice(method, callee, dynamic.Thin)
}

// slice is the same for a slice of any size.
func (s *script) slice(method, callee string, size dynamic.Size, options ...Option) map[string]bool {
	s.t.Helper()
	set, err := android.NewSummarySet()
	if err != nil {
		s.t.Fatal(err)
	}
	g := replayRecords(s.t, s.p, set, s.records, options...)
	id, _ := s.p.FindMethod(method)
	criterion := dynamic.NoNode
	for n := range dynamic.Node(g.Len()) {
		in := g.Insn(n)
		m, _ := g.Where(n)
		if in != nil && m == id && in.Op.Has(dex.FlagInvoke) && s.p.MethodFile(m).MethodText(in.Index) == callee {
			criterion = n
		}
	}
	if criterion == dynamic.NoNode {
		s.t.Fatalf("%s does not call %s", method, callee)
	}
	out := map[string]bool{}
	for _, n := range g.Backward(dynamic.Criterion{Node: criterion, Operands: []int{0}}, size).Nodes {
		m, pc := g.Where(n)
		if in := g.Insn(n); in != nil {
			out[s.p.Reference(m, pc)+" "+in.Op.String()] = true
		}
	}
	return out
}

func parse(t *testing.T, b *build.Builder) *script {
	t.Helper()
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	return &script{t: t, p: p}
}

const hashCode = "Ljava/lang/Object;->hashCode()I"

// TestResultOfTask: what doInBackground returned on another thread is what
// onPostExecute gets.
func TestResultOfTask(t *testing.T) {
	b := build.New(35)
	task := b.Class(dex.AccPublic, "Lx/Task;").Super("Landroid/os/AsyncTask;")
	task.Constructor(dex.AccPublic)
	work := task.Method(dex.AccPublic, "doInBackground", "([Ljava/lang/Object;)Ljava/lang/Object;").Code(3)
	work.Const(0, 0).Op(dex.OpReturnObject, 0)
	done := task.Method(dex.AccPublic, "onPostExecute", "(Ljava/lang/Object;)V").Code(3)
	done.Op(dex.OpInvokeVirtual, done.P(1), hashCode).Op(dex.OpReturnVoid)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(2)
	run.Op(dex.OpNewInstance, 0, "Lx/Task;").Op(dex.OpInvokeDirect, 0, "Lx/Task;-><init>()V")
	run.Const(1, 0).Op(dex.OpInvokeVirtual, 0, 1, "Lx/Task;->execute([Ljava/lang/Object;)Landroid/os/AsyncTask;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->run()V", func() { s.call(1, "Lx/Task;-><init>()V") }, nil)
	s.callback(2, "Lx/Task;->doInBackground([Ljava/lang/Object;)Ljava/lang/Object;")
	s.callback(1, "Lx/Task;->onPostExecute(Ljava/lang/Object;)V")
	got := s.thin("Lx/Task;->onPostExecute(Ljava/lang/Object;)V", hashCode)
	if !got["Lx/Task;->doInBackground([Ljava/lang/Object;)Ljava/lang/Object;@0000 const/4"] {
		t.Errorf("the null that doInBackground returned is missing: %v", got)
	}
}

// TestResultOfCallable: Future.get gives what the executor's thread computed.
func TestResultOfCallable(t *testing.T) {
	b := build.New(35)
	work := b.Class(dex.AccPublic, "Lx/Work;").Implements("Ljava/util/concurrent/Callable;")
	work.Constructor(dex.AccPublic)
	call := work.Method(dex.AccPublic, "call", "()Ljava/lang/Object;").Code(2)
	call.Const(0, 0).Op(dex.OpReturnObject, 0)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Ljava/util/concurrent/ExecutorService;)V").Code(3)
	run.Op(dex.OpNewInstance, 0, "Lx/Work;").Op(dex.OpInvokeDirect, 0, "Lx/Work;-><init>()V")
	run.Op(dex.OpInvokeInterface, run.P(0), 0, "Ljava/util/concurrent/ExecutorService;->submit(Ljava/util/concurrent/Callable;)Ljava/util/concurrent/Future;").Op(dex.OpMoveResultObject, 1)
	run.Op(dex.OpInvokeInterface, 1, "Ljava/util/concurrent/Future;->get()Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->run(Ljava/util/concurrent/ExecutorService;)V", func() { s.call(1, "Lx/Work;-><init>()V") }, func() {
		s.callback(2, "Lx/Work;->call()Ljava/lang/Object;")
	}, nil, nil)
	got := s.thin("Lx/Main;->run(Ljava/util/concurrent/ExecutorService;)V", hashCode)
	if !got["Lx/Work;->call()Ljava/lang/Object;@0000 const/4"] {
		t.Errorf("the null that call returned is missing: %v", got)
	}
}

// TestResultInsideOfFrameworkCall: the adapter of the app gives the row that
// getItemAtPosition returns.
func TestResultInsideOfFrameworkCall(t *testing.T) {
	b := build.New(35)
	rows := b.Class(dex.AccPublic, "Lx/Rows;").Super("Landroid/widget/BaseAdapter;")
	rows.Constructor(dex.AccPublic)
	item := rows.Method(dex.AccPublic, "getItem", "(I)Ljava/lang/Object;").Code(3)
	item.Const(0, 0).Op(dex.OpReturnObject, 0)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/widget/ListView;)V").Code(3)
	run.Op(dex.OpNewInstance, 0, "Lx/Rows;").Op(dex.OpInvokeDirect, 0, "Lx/Rows;-><init>()V")
	run.Op(dex.OpInvokeVirtual, run.P(0), 0, "Landroid/widget/ListView;->setAdapter(Landroid/widget/ListAdapter;)V")
	run.Const(1, 3).Op(dex.OpInvokeVirtual, run.P(0), 1, "Landroid/widget/ListView;->getItemAtPosition(I)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->run(Landroid/widget/ListView;)V", func() { s.call(1, "Lx/Rows;-><init>()V") }, nil, func() {
		s.callback(1, "Lx/Rows;->getItem(I)Ljava/lang/Object;")
	}, nil)
	got := s.thin("Lx/Main;->run(Landroid/widget/ListView;)V", hashCode)
	if !got["Lx/Rows;->getItem(I)Ljava/lang/Object;@0000 const/4"] {
		t.Errorf("the null that getItem returned is missing: %v", got)
	}
}

// TestOneOfMany: which row was read is unknown. The only one that a statement of its
// own made is followed; of those that one statement made again and again the newest
// is an example, shown and not followed.
func TestOneOfMany(t *testing.T) {
	const add = "Ljava/util/ArrayList;->add(Ljava/lang/Object;)Z"
	for _, special := range []bool{false, true} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		put := c.Method(dex.AccPublic|dex.AccStatic, "put", "(Ljava/util/ArrayList;)V").Code(2)
		put.Op(dex.OpConstString, 0, "one of many").Op(dex.OpInvokeVirtual, put.P(0), 0, add).Op(dex.OpReturnVoid)
		first := c.Method(dex.AccPublic|dex.AccStatic, "first", "(Ljava/util/ArrayList;)V").Code(2)
		first.Op(dex.OpInvokeVirtual, first.P(0), "Ljava/util/ArrayList;->clear()V")
		first.Op(dex.OpConstString, 0, "..").Op(dex.OpInvokeVirtual, first.P(0), 0, add).Op(dex.OpReturnVoid)
		run := c.Method(dex.AccPublic|dex.AccStatic, "run", "(I)V").Code(4)
		run.Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V")
		inside := []func(){nil}
		var s *script
		fill := func(name string) {
			run.Op(dex.OpInvokeStatic, 0, "Lx/Main;->"+name+"(Ljava/util/ArrayList;)V")
			inside = append(inside, func() { s.call(1, "Lx/Main;->"+name+"(Ljava/util/ArrayList;)V") })
		}
		if special {
			fill("first")
		}
		for range 6 {
			fill("put")
		}
		run.Op(dex.OpInvokeVirtual, 0, run.P(0), "Ljava/util/ArrayList;->get(I)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 1)
		run.Op(dex.OpInvokeVirtual, 1, hashCode).Op(dex.OpReturnVoid)
		s = parse(t, b)
		s.callback(1, "Lx/Main;->run(I)V", append(inside, nil, nil)...)
		got := s.thin("Lx/Main;->run(I)V", hashCode)
		const (
			example  = "Lx/Main;->put(Ljava/util/ArrayList;)V@0002 invoke-virtual"
			content  = "Lx/Main;->put(Ljava/util/ArrayList;)V@0000 const-string"
			own      = "Lx/Main;->first(Ljava/util/ArrayList;)V@0003 const-string"
			clearing = "Lx/Main;->first(Ljava/util/ArrayList;)V@0000 invoke-virtual"
		)
		if got[example] == special || got[content] || got[own] != special || got[clearing] {
			t.Errorf("special %v: %v", special, got)
		}
	}
}

// TestUpdatedField: what an updater set is what the field holds, and what the field held is
// what the updater gets.
func TestUpdatedField(t *testing.T) {
	const (
		owner   = "Lx/Owner;"
		updater = "Ljava/util/concurrent/atomic/AtomicReferenceFieldUpdater;"
		field   = owner + "->state:Ljava/lang/Object;"
		static  = dex.AccPublic | dex.AccStatic
	)
	b := build.New(35)
	o := b.Class(dex.AccPublic, owner)
	o.Field(dex.AccPublic, "state", "Ljava/lang/Object;")
	o.Constructor(dex.AccPublic)
	main := b.Class(dex.AccPublic, "Lx/Main;")
	run := main.Method(static, "run", "()V").Code(6)
	run.Op(dex.OpNewInstance, 0, owner).Op(dex.OpInvokeDirect, 0, owner+"-><init>()V").
		Op(dex.OpConstClass, 1, owner).Op(dex.OpConstClass, 2, "Ljava/lang/Object;").Op(dex.OpConstString, 3, "state").
		Op(dex.OpInvokeStatic, 1, 2, 3, updater+"->newUpdater(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/String;)"+updater).Op(dex.OpMoveResultObject, 1).
		Op(dex.OpConstString, 2, "first").Op(dex.OpIputObject, 2, 0, field).
		Op(dex.OpInvokeVirtual, 1, 0, updater+"->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 4).
		Op(dex.OpInvokeVirtual, 4, hashCode).
		Op(dex.OpConstString, 2, "second").Op(dex.OpInvokeVirtual, 1, 0, 2, updater+"->set(Ljava/lang/Object;Ljava/lang/Object;)V").
		Op(dex.OpIgetObject, 5, 0, field).Op(dex.OpInvokeVirtual, 5, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, "Lx/Main;->run()V", func() { s.call(1, owner+"-><init>()V") })
	const at = "Lx/Main;->run()V@"
	for callee, want := range map[string][]string{
		hashCode: {at + "000f const-string", at + "0011 iput-object", at + "0013 invoke-virtual", at + "0017 invoke-virtual"},
		"Ljava/lang/Object;->toString()Ljava/lang/String;": {at + "001a const-string", at + "001c invoke-virtual", at + "001f iget-object", at + "0021 invoke-virtual"},
	} {
		if got := slices.Sorted(maps.Keys(s.thin("Lx/Main;->run()V", callee))); !slices.Equal(got, want) {
			t.Errorf("the value of %s comes from %q, want %q", callee, got, want)
		}
	}
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	g, named := replayRecords(t, s.p, set, s.records), 0
	for n := range dynamic.Node(g.Len()) {
		g.Edges(n, func(e dynamic.Edge) bool {
			if label := g.Label(e); label == "state" {
				named++
			} else if strings.HasPrefix(label, "state:") {
				t.Errorf("an edge names the field %q", label)
			}
			return true
		})
	}
	if named == 0 {
		t.Error("no edge names the field")
	}
}

// TestQueue: messages come in the order in which they were sent, without those that were
// taken out of the queue before they came.
func TestQueue(t *testing.T) {
	const handler, obtain = "Landroid/os/Handler;", "Landroid/os/Message;->obtain(Landroid/os/Handler;ILjava/lang/Object;)Landroid/os/Message;"
	for _, test := range []struct {
		remove  bool
		comes   int
		in, out string // which text was handed over with the last that came, and which was not
	}{
		{false, 1, "first", "second"}, {false, 2, "second", "first"}, {true, 1, "second", "first"},
	} {
		b := build.New(35)
		h := b.Class(dex.AccPublic, "Lx/H;").Super(handler).Constructor(dex.AccPublic)
		got := h.Method(dex.AccPublic, "handleMessage", "(Landroid/os/Message;)V").Code(1)
		got.Op(dex.OpIgetObject, 0, got.P(1), "Landroid/os/Message;->obj:Ljava/lang/Object;").Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		main := c.Method(dex.AccPublic|dex.AccStatic, "main", "()V").Code(4)
		main.Op(dex.OpNewInstance, 0, "Lx/H;").Op(dex.OpInvokeDirect, 0, handler+"-><init>()V").Const(1, 1)
		for _, text := range []string{"first", "second"} {
			m := c.Method(dex.AccPublic|dex.AccStatic, text, "()Ljava/lang/String;").Code(1)
			m.Op(dex.OpConstString, 0, text).Op(dex.OpReturnObject, 0)
			main.Op(dex.OpInvokeStatic, "Lx/Main;->"+text+"()Ljava/lang/String;").Op(dex.OpMoveResultObject, 2).
				Op(dex.OpInvokeStatic, 0, 1, 2, obtain).Op(dex.OpMoveResultObject, 2).
				Op(dex.OpInvokeVirtual, 0, 2, handler+"->sendMessage(Landroid/os/Message;)Z")
			if test.remove && text == "first" {
				main.Op(dex.OpInvokeVirtual, 0, 1, handler+"->removeMessages(I)V")
			}
		}
		main.Op(dex.OpReturnVoid)
		s := parse(t, b)
		call := func(name string) func() {
			return func() { s.call(1, "Lx/Main;->"+name+"()Ljava/lang/String;") }
		}
		inside := []func(){nil, call("first"), nil, nil}
		if test.remove {
			inside = append(inside, nil)
		}
		s.callback(1, "Lx/Main;->main()V", append(inside, call("second"))...)
		for range test.comes {
			s.callback(1, "Lx/H;->handleMessage(Landroid/os/Message;)V")
		}
		thin := s.thin("Lx/H;->handleMessage(Landroid/os/Message;)V", hashCode)
		has := func(text string) bool {
			return slices.ContainsFunc(slices.Collect(maps.Keys(thin)), func(k string) bool { return strings.HasPrefix(k, "Lx/Main;->"+text) })
		}
		if !has(test.in) || has(test.out) {
			t.Errorf("%+v: %v", test, thin)
		}
	}
}
