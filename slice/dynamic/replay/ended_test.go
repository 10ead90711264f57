package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// failing replays a trace that ends in a call that raised an exception because of the state
// of its receiver, and returns its thin slice.
func (s *script) failing() map[string]bool {
	s.t.Helper()
	return s.raised(dynamic.Criterion{Operands: []int{0, 1}, Exception: "Ljava/lang/IllegalStateException;", State: true})
}

// raised does so for what raised the exception of a criterion.
func (s *script) raised(c dynamic.Criterion) map[string]bool {
	s.t.Helper()
	s.fail()
	set, err := android.NewSummarySet()
	if err != nil {
		s.t.Fatal(err)
	}
	g := replayRecords(s.t, s.p, set, s.records)
	crash, ok := g.LastRaised()
	if !ok {
		s.t.Fatal("nothing was raised")
	}
	c.Node = crash
	out := map[string]bool{}
	for _, n := range g.Backward(c, dynamic.Thin).Nodes {
		m, pc := g.Where(n)
		if in := g.Insn(n); in != nil {
			out[s.p.Reference(m, pc)+" "+in.Op.String()] = true
		}
		if g.Kind(n) == dynamic.Entry {
			out[s.p.MethodText(m)+" begins"] = true
		}
	}
	return out
}

// TestEnded: a call that fails since its object was closed was brought about by what closed
// that one, or what it wraps, and by nothing that closed others or filled it.
func TestEnded(t *testing.T) {
	const method = "Lx/Main;->run(Landroid/database/sqlite/SQLiteDatabase;Ljava/io/Writer;Ljava/lang/String;)V"
	const query = "Landroid/database/sqlite/SQLiteDatabase;->rawQuery(Ljava/lang/String;[Ljava/lang/String;)Landroid/database/Cursor;"
	cases := []struct {
		name    string
		code    func(c *build.Code)
		in, out string
	}{
		{name: "cursor", in: "@0009 invoke-interface", out: "@000c invoke-interface", code: func(c *build.Code) {
			for i := range 2 {
				c.Op(dex.OpInvokeVirtual, c.P(0), c.P(2), 4, query).Op(dex.OpMoveResultObject, i)
			}
			c.Op(dex.OpInvokeInterface, 0, "Landroid/database/Cursor;->close()V")
			c.Op(dex.OpInvokeInterface, 1, "Landroid/database/Cursor;->close()V")
			c.Op(dex.OpInvokeInterface, 0, "Landroid/database/Cursor;->moveToLast()Z").Op(dex.OpReturnVoid)
		}},
		{name: "cursor of a closed database", in: "@0005 invoke-virtual", code: func(c *build.Code) {
			c.Op(dex.OpInvokeVirtual, c.P(0), c.P(2), 4, query).Op(dex.OpMoveResultObject, 0)
			c.Op(dex.OpInvokeVirtual, c.P(0), "Landroid/database/sqlite/SQLiteDatabase;->close()V")
			c.Op(dex.OpInvokeInterface, 0, "Landroid/database/Cursor;->moveToLast()Z").Op(dex.OpReturnVoid)
		}},
		{name: "wrapped stream", in: "@0006 invoke-virtual", code: func(c *build.Code) {
			c.Op(dex.OpNewInstance, 0, "Ljava/io/BufferedWriter;")
			c.Op(dex.OpInvokeDirect, 0, c.P(1), "Ljava/io/BufferedWriter;-><init>(Ljava/io/Writer;)V")
			c.Op(dex.OpInvokeVirtual, 0, "Ljava/io/BufferedWriter;->close()V")
			c.Op(dex.OpInvokeVirtual, c.P(1), c.P(2), "Ljava/io/Writer;->write(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
		}},
		{name: "given back again", in: "@0007 invoke-virtual", out: "@0000 invoke-virtual", code: func(c *build.Code) {
			for _, name := range []string{"unregisterReceiver", "registerReceiver", "unregisterReceiver", "unregisterReceiver"} {
				if name == "registerReceiver" {
					c.Op(dex.OpInvokeVirtual, c.P(0), c.P(1), 4, "Landroid/content/Context;->registerReceiver(Landroid/content/BroadcastReceiver;Landroid/content/IntentFilter;)Landroid/content/Intent;")
				} else {
					c.Op(dex.OpInvokeVirtual, c.P(0), c.P(1), "Landroid/content/Context;->unregisterReceiver(Landroid/content/BroadcastReceiver;)V")
				}
			}
			c.Op(dex.OpReturnVoid)
		}},
	}
	for _, k := range cases {
		t.Run(k.name, func(t *testing.T) {
			b := build.New(35)
			c := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", method[len("Lx/Main;->run"):]).Code(8)
			c.Const(4, 0)
			k.code(c)
			s := parse(t, b)
			s.callback(1, method)
			got := s.failing()
			if !got[method+k.in] || k.out != "" && got[method+k.out] {
				t.Errorf("what closed it, %s and not %s: %v", k.in, k.out, got)
			}
		})
	}
}

// TestPickedItem: the id of a menu's item that the user picked is one of those that the app
// gave to the items of that menu, and not to those of another one.
func TestPickedItem(t *testing.T) {
	const click = "onMenuItemClick(Landroid/view/MenuItem;)Z"
	const run = "Lx/Pick;->run(Landroid/widget/PopupMenu;Landroid/view/Menu;Ljava/lang/String;)V"
	const add = "Landroid/view/Menu;->add(IIILjava/lang/CharSequence;)Landroid/view/MenuItem;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Pick;").Implements("Landroid/widget/PopupMenu$OnMenuItemClickListener;")
	c.Constructor(dex.AccPublic)
	m := c.Method(dex.AccPublic|dex.AccStatic, "run", run[len("Lx/Pick;->run"):]).Code(9)
	m.Op(dex.OpInvokeVirtual, m.P(0), "Landroid/widget/PopupMenu;->getMenu()Landroid/view/Menu;").Op(dex.OpMoveResultObject, 0)
	m.Const(1, 0).Op(dex.OpMoveObject, 4, m.P(2))
	for _, id := range []int32{5, 6} {
		m.Const(2, id).Op(dex.OpInvokeInterface, 0, 1, 2, 1, 4, add)
	}
	m.Const(2, 7).Op(dex.OpMoveObject, 0, m.P(1)).Op(dex.OpInvokeInterface, 0, 1, 2, 1, 4, add)
	m.Op(dex.OpNewInstance, 0, "Lx/Pick;").Op(dex.OpInvokeDirect, 0, "Lx/Pick;-><init>()V")
	m.Op(dex.OpInvokeVirtual, m.P(0), 0, "Landroid/widget/PopupMenu;->setOnMenuItemClickListener(Landroid/widget/PopupMenu$OnMenuItemClickListener;)V").Op(dex.OpReturnVoid)
	p := c.Method(dex.AccPublic, "onMenuItemClick", click[len("onMenuItemClick"):]).Code(2)
	p.Op(dex.OpInvokeInterface, p.P(1), "Landroid/view/MenuItem;->getItemId()I").Op(dex.OpMoveResult, 0)
	p.Op(dex.OpNewArray, 1, 0, "[I").Op(dex.OpInvokeVirtual, 1, hashCode).Const(0, 1).Op(dex.OpReturn, 0)
	s := parse(t, b)
	s.callback(1, run, nil, nil, nil, nil, func() { s.call(1, "Lx/Pick;-><init>()V") })
	s.callback(1, "Lx/Pick;->"+click)
	got := s.thin("Lx/Pick;->"+click, hashCode)
	if !got[run+"@0006 const/4"] || !got[run+"@000a const/4"] || got[run+"@000e const/4"] {
		t.Errorf("of three numbers the two of the menu: %v", got)
	}
}

// TestMenuMadeAgain: of an options menu that was made twice the user picked an item of the
// second making; what the app took out of a menu can not be picked.
func TestMenuMadeAgain(t *testing.T) {
	const (
		ofMenu = "(Landroid/view/Menu;)Z"
		pick   = "onOptionsItemSelected(Landroid/view/MenuItem;)Z"
		add    = "Landroid/view/Menu;->add(IIILjava/lang/CharSequence;)Landroid/view/MenuItem;"
		field  = "Lx/Main;->id:I"
	)
	for _, cleared := range []bool{false, true} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;").Super("Landroid/app/Activity;")
		c.Field(dex.AccPublic|dex.AccStatic, "id", "I")
		c.Constructor(dex.AccPublic)
		for i, name := range []string{"one", "two"} {
			c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(1).Const(0, int32(5+i)).Op(dex.OpSput, 0, field).Op(dex.OpReturnVoid)
		}
		fill := "onCreateOptionsMenu"
		if cleared {
			fill = "onPrepareOptionsMenu"
		}
		m := c.Method(dex.AccPublic, fill, ofMenu).Code(8)
		m.Op(dex.OpSget, 2, field).Const(1, 0).Const(4, 0).Op(dex.OpMoveObject, 0, m.P(1))
		if cleared {
			m.Op(dex.OpInvokeInterface, 0, "Landroid/view/Menu;->clear()V")
		}
		m.Op(dex.OpInvokeInterface, 0, 1, 2, 1, 4, add).Const(1, 1).Op(dex.OpReturn, 1)
		p := c.Method(dex.AccPublic, "onOptionsItemSelected", pick[len("onOptionsItemSelected"):]).Code(2)
		p.Op(dex.OpInvokeInterface, p.P(1), "Landroid/view/MenuItem;->getItemId()I").Op(dex.OpMoveResult, 0)
		p.Op(dex.OpNewArray, 1, 0, "[I").Op(dex.OpInvokeVirtual, 1, hashCode).Const(0, 1).Op(dex.OpReturn, 0)
		s := parse(t, b)
		for _, value := range []string{"one", "two"} {
			s.callback(1, "Lx/Main;->"+value+"()V")
			s.callback(1, "Lx/Main;->"+fill+ofMenu, func() {
				last := s.records[len(s.records)-1] // the step of the first call on the menu
				s.records = append(s.records, trace.Record{Kind: trace.KindObject, Thread: 1, PC: last.PC, ID: 77})
			})
		}
		s.callback(1, "Lx/Main;->"+pick)
		got := s.thin("Lx/Main;->"+pick, hashCode)
		if got["Lx/Main;->one()V@0000 const/4"] || !got["Lx/Main;->two()V@0000 const/4"] {
			t.Errorf("cleared by the app %v: the number of the first making, not of the second: %v", cleared, got)
		}
	}
}

// TestGone: a dialog cannot be shown any more since something ended the activity that it
// belongs to, or since the system made another one in its place; where the fault cannot be the
// activity's, that has no part in it.
func TestGone(t *testing.T) {
	const (
		builder = "Landroid/app/AlertDialog$Builder;"
		kept    = "Lx/Main;->kept:Lx/Main;"
		show    = "Lx/Main;->show()V"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Super("Landroid/app/Activity;")
	c.Field(dex.AccPublic|dex.AccStatic, "kept", "Lx/Main;")
	c.Constructor(dex.AccPublic)
	m := c.Method(dex.AccPublic, "keep", "()V").Code(1)
	m.Op(dex.OpSputObject, m.P(0), kept).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic, "leave", "()V").Code(1)
	m.Op(dex.OpInvokeVirtual, m.P(0), "Lx/Main;->finish()V").Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(3)
	m.Op(dex.OpSgetObject, 0, kept).Op(dex.OpNewInstance, 1, builder)
	m.Op(dex.OpInvokeDirect, 1, 0, builder+"-><init>(Landroid/content/Context;)V")
	m.Op(dex.OpInvokeVirtual, 1, builder+"->show()Landroid/app/AlertDialog;").Op(dex.OpReturnVoid)
	for _, k := range []struct {
		name, before string
		owner        bool
		want, not    string
	}{
		{"finished", "Lx/Main;->leave()V", true, "Lx/Main;->leave()V@0000 invoke-virtual", ""},
		{"finished, of no matter", "Lx/Main;->leave()V", false, "", "Lx/Main;->leave()V@0000 invoke-virtual"},
		{"made again", "Lx/Main;-><init>()V", true, "Lx/Main;-><init>()V begins", "Lx/Main;->keep()V@0000 sput-object"},
		{"still there", "Lx/Main;->keep()V", true, "Lx/Main;->keep()V@0000 sput-object", "Lx/Main;->leave()V@0000 invoke-virtual"},
	} {
		s := parse(t, b)
		for _, at := range []string{"Lx/Main;-><init>()V", "Lx/Main;->keep()V", k.before, show} {
			s.callback(1, at)
		}
		got := s.raised(dynamic.Criterion{Operands: []int{0}, Exception: "Landroid/view/WindowManager$BadTokenException;", State: true, Owner: k.owner})
		if k.want != "" && !got[k.want] || got[k.not] {
			t.Errorf("%s: %v", k.name, got)
		}
	}
}
