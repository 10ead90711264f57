package command

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/report"
)

// recordedRun is a small program with a trace of it that a test writes by hand, as a
// tool does that records steps alone.
type recordedRun struct {
	t       *testing.T
	dir     string
	p       *dex.Program
	records []trace.Record
	number  int64
}

func newRecordedRun(t *testing.T, b *build.Builder) *recordedRun {
	t.Helper()
	data, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	r := &recordedRun{t: t, dir: t.TempDir(), p: p}
	if err := os.WriteFile(filepath.Join(r.dir, "app.dex"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	return r
}

func (r *recordedRun) add(rec trace.Record) {
	rec.Thread = 1
	r.records = append(r.records, rec)
}

// callback lets the framework call what follows.
func (r *recordedRun) callback() {
	r.number++
	r.add(trace.Record{Kind: trace.KindCallbackBegin, N: r.number})
}

func (r *recordedRun) leave() { r.add(trace.Record{Kind: trace.KindLeave}) }

// enter enters a method and runs those of its instructions that have one of the ops.
func (r *recordedRun) enter(method string, ops ...dex.Op) {
	r.t.Helper()
	id, ok := r.p.FindMethod(method)
	if !ok {
		r.t.Fatalf("no method %s", method)
	}
	r.add(trace.Record{Kind: trace.KindEnter, Method: id})
	r.steps(method, ops...)
}

// steps runs those instructions of the method that have one of the ops.
func (r *recordedRun) steps(method string, ops ...dex.Op) {
	for _, pc := range r.pcs(method, ops...) {
		r.add(trace.Record{Kind: trace.KindStep, PC: pc})
	}
}

func (r *recordedRun) pcs(method string, ops ...dex.Op) (out []uint32) {
	id, _ := r.p.FindMethod(method)
	code, _, err := r.p.Code(id)
	if err != nil {
		r.t.Fatal(err)
	}
	code.All(func(in *dex.Insn) bool {
		for _, op := range ops {
			if in.Op == op {
				out = append(out, in.PC)
			}
		}
		return true
	})
	return out
}

// explain writes the files and explains the crash; the slice is nil if that fails.
func (r *recordedRun) explain(crash string, args ...string) (*report.DynamicSlice, string) {
	r.t.Helper()
	data, err := trace.Encode(trace.Header{Dex: trace.Identify(r.p.Files)}, r.records)
	if err != nil {
		r.t.Fatal(err)
	}
	write := func(name string, data []byte) string {
		path := filepath.Join(r.dir, name)
		if err := os.WriteFile(path, data, 0o644); err != nil {
			r.t.Fatal(err)
		}
		return path
	}
	code, out, errs := esdroid(r.t, append([]string{"explain", write("run.trace", data), filepath.Join(r.dir, "app.dex"), "--json", "--crash", write("crash.txt", []byte(crash))}, args...)...)
	if code != 0 {
		return nil, errs
	}
	var s report.DynamicSlice
	if err := json.Unmarshal([]byte(out), &s); err != nil {
		r.t.Fatal(err)
	}
	return &s, errs
}

// criterion returns the element at which a slice starts, and the texts of its thin part.
func criterionOf(t *testing.T, s *report.DynamicSlice, errs string) (report.DynamicElement, string) {
	t.Helper()
	if s == nil {
		t.Fatal(errs)
	}
	var at report.DynamicElement
	var thin strings.Builder
	for _, e := range s.Elements {
		if e.ID == s.Criterion {
			at = e
		}
		if e.Thin {
			thin.WriteString(e.Ref + " " + e.Text + "\n")
		}
	}
	return at, thin.String()
}

// throwing builds Main with check(int), which throws an exception of its own for zero.
func throwing() *build.Builder {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	m := c.Method(dex.AccPublic|dex.AccStatic, "check", "(I)V").Code(2)
	m.Line(10).Op(dex.OpIfNez, m.P(0), "fine")
	m.Line(11).Op(dex.OpNewInstance, 0, "Ljava/lang/IllegalStateException;")
	m.Op(dex.OpConstString, 1, "no number")
	m.Op(dex.OpInvokeDirect, 0, 1, "Ljava/lang/IllegalStateException;-><init>(Ljava/lang/String;)V")
	m.Op(dex.OpThrow, 0)
	m.Label("fine").Line(12).Op(dex.OpReturnVoid)
	n := c.Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(1)
	n.Line(20).Const(0, 0)
	n.Line(21).Op(dex.OpInvokeStatic, 0, "Lx/Main;->check(I)V").Op(dex.OpReturnVoid)
	return b
}

const throwingReport = "java.lang.IllegalStateException: no number\n\tat x.Main.check(Main.java:11)\n\tat x.Main.run(Main.java:21)\n"

// TestThrowWithoutRecord: a log that has the making of an exception and no throw tells
// which throw it was, and the condition before it.
func TestThrowWithoutRecord(t *testing.T) {
	r := newRecordedRun(t, throwing())
	r.callback()
	r.enter("Lx/Main;->run()V", dex.OpConst4, dex.OpInvokeStatic)
	r.enter("Lx/Main;->check(I)V", dex.OpIfNez, dex.OpNewInstance, dex.OpConstString, dex.OpInvokeDirect)
	s, errs := r.explain(throwingReport)
	at, _ := criterionOf(t, s, errs)
	if !strings.Contains(at.Jimple, "throw") || !at.Repaired || !strings.Contains(errs, "assumed") {
		t.Errorf("the slice starts at %+v; %s", at, errs)
	}
	found := ""
	for _, e := range s.Elements {
		found += e.Ref + "\n"
	}
	for _, want := range []string{"check(I)V@0000", "run()V@0001"} {
		if !strings.Contains(found, want) {
			t.Errorf("no %s in\n%s", want, found)
		}
	}
}

// parsing builds Main with parse(String), which good and bad call.
func parsing() *build.Builder {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	m := c.Method(dex.AccPublic|dex.AccStatic, "parse", "(Ljava/lang/String;)I").Code(1)
	m.Line(10).Op(dex.OpInvokeStatic, m.P(0), "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpMoveResult, 0)
	m.Line(11).Op(dex.OpAddIntLit8, 0, 0, 1)
	m.Op(dex.OpReturn, 0)
	for i, name := range []string{"good", "bad"} {
		n := c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(1)
		n.Line(20+10*i).Op(dex.OpConstString, 0, map[string]string{"good": "12", "bad": "x"}[name])
		n.Label("from").Op(dex.OpInvokeStatic, 0, "Lx/Main;->parse(Ljava/lang/String;)I")
		n.Label("to").Op(dex.OpReturnVoid)
		n.Label("handler").Op(dex.OpMoveException, 0).Op(dex.OpReturnVoid)
		if name == "good" {
			n.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "handler")
		}
	}
	return b
}

const (
	parse         = "Lx/Main;->parse(Ljava/lang/String;)I"
	parsingReport = "java.lang.NumberFormatException: For input string: \"x\"\n\tat java.lang.Integer.parseInt(Integer.java:1)\n" +
		"\tat x.Main.parse(Main.java:10)\n\tat x.Main.bad(Main.java:30)\n"
)

// TestCaughtIsNotTheCrash: the report's callers were open at another execution than the
// one that the trace says raised something, which was caught.
func TestCaughtIsNotTheCrash(t *testing.T) {
	r := newRecordedRun(t, parsing())
	r.callback()
	r.enter("Lx/Main;->bad()V", dex.OpConstString, dex.OpInvokeStatic)
	r.enter(parse, dex.OpInvokeStatic)
	r.leave() // what a tool makes of a frame that is gone
	r.leave()
	r.callback()
	r.enter("Lx/Main;->good()V", dex.OpConstString, dex.OpInvokeStatic)
	r.enter(parse, dex.OpInvokeStatic)
	r.add(trace.Record{Kind: trace.KindThrow, PC: 0, ID: 1, Text: "Ljava/lang/NumberFormatException;"})
	r.add(trace.Record{Kind: trace.KindUnwind, ID: 1, Text: "Ljava/lang/NumberFormatException;"})
	r.add(trace.Record{Kind: trace.KindCatch, PC: r.pcs("Lx/Main;->good()V", dex.OpMoveException)[0], ID: 1})
	r.steps("Lx/Main;->good()V", dex.OpMoveException)
	r.leave()
	s, errs := r.explain(parsingReport)
	if _, thin := criterionOf(t, s, errs); !strings.Contains(thin, "bad()V") || strings.Contains(thin, "good()V") {
		t.Errorf("the slice is about another execution:\n%s", thin)
	}
}

// TestSuccessIsNotTheCrash: an execution after which its frame went on did not crash.
// Where the crash's own record is lost, it follows the last of a frame that stopped.
func TestSuccessIsNotTheCrash(t *testing.T) {
	for _, lost := range []bool{false, true} {
		r := newRecordedRun(t, parsing())
		r.callback()
		r.enter("Lx/Main;->bad()V", dex.OpConstString, dex.OpInvokeStatic)
		r.enter(parse, dex.OpInvokeStatic, dex.OpMoveResult, dex.OpAddIntLit8, dex.OpReturn)
		r.leave()
		r.leave()
		if lost {
			r.callback()
			r.enter("Lx/Main;->bad()V", dex.OpConstString)
		}
		s, errs := r.explain(parsingReport)
		if s != nil || !strings.Contains(errs, "ran 1 times, and went on every time") {
			t.Errorf("lost %v: %v %s", lost, s, errs)
		}
		if !lost {
			continue
		}
		s, errs = r.explain("java.lang.NullPointerException: Attempt to read\n\tat x.Main.bad(Main.java:30)\n")
		if s != nil {
			t.Errorf("nothing on the line can throw that: %v %s", s, errs)
		}
	}
}

// TestNullReceiverBeforeThrows: what a framework method declares to throw has no part
// in a call on null.
func TestNullReceiverBeforeThrows(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	c.Field(dex.AccPublic|dex.AccStatic, "table", "Ljava/util/Hashtable;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "run", "(Ljava/lang/String;)V").Code(3)
	m.Line(9).Const(0, 0).Op(dex.OpSputObject, 0, "Lx/Main;->table:Ljava/util/Hashtable;")
	m.Line(10).Op(dex.OpConstString, 1, "key")
	m.Op(dex.OpSgetObject, 0, "Lx/Main;->table:Ljava/util/Hashtable;")
	m.Line(11).Op(dex.OpInvokeVirtual, 0, 1, m.P(0), "Ljava/util/Hashtable;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	r := newRecordedRun(t, b)
	r.callback()
	r.enter("Lx/Main;->run(Ljava/lang/String;)V", dex.OpConst4, dex.OpSputObject, dex.OpConstString, dex.OpSgetObject, dex.OpInvokeVirtual)
	summaries := filepath.Join(r.dir, "own.txt")
	if err := os.WriteFile(summaries, []byte("class java.util.Hashtable\n  put(key, value): throws NullPointerException if key \"the key is null\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	s, errs := r.explain("java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.Object java.util.Hashtable.put(java.lang.Object, java.lang.Object)' on a null object reference\n\tat x.Main.run(Main.java:11)\n", "--summaries", summaries)
	_, thin := criterionOf(t, s, errs)
	if !strings.Contains(thin, "@0001") || strings.Contains(thin, "@0003 ") {
		t.Errorf("the receiver's way is missing:\n%s", thin)
	}
}

// TestOperandsOfInstructions: the object of a field access and the index and the length
// of an array are values where the access failed.
func TestOperandsOfInstructions(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	c.Field(dex.AccPublic, "next", "Lx/Main;")
	c.Field(dex.AccPublic|dex.AccStatic, "index", "I")
	c.Field(dex.AccPublic|dex.AccStatic, "first", "Lx/Main;")
	get := c.Method(dex.AccPublic|dex.AccStatic, "get", "()V").Code(3)
	get.Line(9).Const(0, 0).Op(dex.OpSputObject, 0, "Lx/Main;->first:Lx/Main;")
	get.Line(10).Op(dex.OpSgetObject, 1, "Lx/Main;->first:Lx/Main;")
	get.Line(11).Op(dex.OpIgetObject, 2, 1, "Lx/Main;->next:Lx/Main;").Op(dex.OpReturnVoid)
	put := c.Method(dex.AccPublic|dex.AccStatic, "put", "()V").Code(3)
	put.Line(9).Const(0, 0).Op(dex.OpSputObject, 0, "Lx/Main;->first:Lx/Main;")
	put.Line(10).Op(dex.OpSgetObject, 1, "Lx/Main;->first:Lx/Main;").Op(dex.OpNewInstance, 2, "Lx/Main;")
	put.Line(11).Op(dex.OpIputObject, 2, 1, "Lx/Main;->next:Lx/Main;").Op(dex.OpReturnVoid)
	at := c.Method(dex.AccPublic|dex.AccStatic, "at", "()V").Code(4)
	at.Line(9).Const(0, 7).Op(dex.OpSput, 0, "Lx/Main;->index:I").Op(dex.OpConst16, 1, 5).Op(dex.OpNewArray, 2, 1, "[I")
	at.Line(10).Op(dex.OpSget, 3, "Lx/Main;->index:I")
	at.Line(11).Op(dex.OpAget, 0, 2, 3).Op(dex.OpReturnVoid)
	store := c.Method(dex.AccPublic|dex.AccStatic, "store", "()V").Code(4)
	store.Line(9).Const(0, 2).Op(dex.OpNewArray, 1, 0, "[Ljava/lang/String;").Op(dex.OpConst16, 2, 0).Op(dex.OpNewInstance, 3, "Ljava/lang/Object;")
	store.Line(11).Op(dex.OpAputObject, 3, 1, 2).Op(dex.OpReturnVoid)
	for _, test := range []struct {
		method, crash string
		want          []string
		not           string
	}{
		{"get", "java.lang.NullPointerException: Attempt to read from field 'x.Main x.Main.next' on a null object reference", []string{"@0000", "@0001", "@0003"}, "-"},
		{"put", "java.lang.NullPointerException: Attempt to write to field 'x.Main x.Main.next' on a null object reference", []string{"@0000", "@0001", "@0003"}, "@0005"},
		{"at", "java.lang.ArrayIndexOutOfBoundsException: length=5; index=7", []string{"@0000", "@0001", "@0003", "@0005", "@0007"}, "-"},
		{"store", "java.lang.ArrayStoreException: java.lang.Object cannot be stored in an array of type java.lang.String[]", []string{"@0001", "@0005"}, "@0003"},
	} {
		r := newRecordedRun(t, b)
		method := "Lx/Main;->" + test.method + "()V"
		r.callback()
		r.enter(method, dex.OpConst4, dex.OpConst16, dex.OpSput, dex.OpSputObject, dex.OpSget, dex.OpSgetObject, dex.OpNewInstance, dex.OpNewArray, dex.OpIgetObject, dex.OpIputObject, dex.OpAget, dex.OpAputObject)
		s, errs := r.explain(test.crash + "\n\tat x.Main." + test.method + "(Main.java:11)\n")
		_, thin := criterionOf(t, s, errs)
		for _, want := range test.want {
			if !strings.Contains(thin, want) {
				t.Errorf("%s: no %s in\n%s", test.method, want, thin)
			}
		}
		if strings.Contains(thin, test.not+" ") {
			t.Errorf("%s: %s in\n%s", test.method, test.not, thin)
		}
	}
}

// TestWrongThread: where the thread is at fault, the way leads to what put the code on it.
func TestWrongThread(t *testing.T) {
	b := build.New(35)
	work := b.Class(dex.AccPublic, "Lx/Work;").Implements("Ljava/lang/Runnable;").Source("Work.java")
	work.Constructor(dex.AccPublic)
	run := work.Method(dex.AccPublic, "run", "()V").Code(2)
	run.Line(10).Const(0, 1).Op(dex.OpSgetObject, 1, "Lx/Main;->label:Landroid/widget/TextView;")
	run.Line(11).Op(dex.OpInvokeVirtual, 1, 0, "Landroid/widget/TextView;->setVisibility(I)V").Op(dex.OpReturnVoid)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	c.Field(dex.AccPublic|dex.AccStatic, "label", "Landroid/widget/TextView;")
	start := c.Method(dex.AccPublic|dex.AccStatic, "start", "()V").Code(2)
	start.Line(20).Op(dex.OpNewInstance, 0, "Lx/Work;").Op(dex.OpInvokeDirect, 0, "Lx/Work;-><init>()V")
	start.Op(dex.OpNewInstance, 1, "Ljava/lang/Thread;").Op(dex.OpInvokeDirect, 1, 0, "Ljava/lang/Thread;-><init>(Ljava/lang/Runnable;)V")
	start.Line(21).Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Thread;->start()V").Op(dex.OpReturnVoid)
	r := newRecordedRun(t, b)
	r.callback()
	for _, rec := range []func(){
		func() { r.enter("Lx/Main;->start()V", dex.OpNewInstance, dex.OpInvokeDirect, dex.OpInvokeVirtual) },
		r.leave, r.callback,
		func() { r.enter("Lx/Work;->run()V", dex.OpConst4, dex.OpSgetObject, dex.OpInvokeVirtual) },
	} {
		rec()
	}
	s, errs := r.explain("android.view.ViewRootImpl$CalledFromWrongThreadException: Only the original thread that created a view hierarchy can touch its views.\n" +
		"\tat android.view.ViewRootImpl.checkThread(ViewRootImpl.java:1)\n\tat android.widget.TextView.setVisibility(TextView.java:1)\n\tat x.Work.run(Work.java:11)\n\tat java.lang.Thread.run(Thread.java:1)\n")
	_, thin := criterionOf(t, s, errs)
	if !strings.Contains(thin, "start()V") || strings.Contains(thin, "run()V@0001") {
		t.Errorf("what started the thread is missing:\n%s", thin)
	}
}
