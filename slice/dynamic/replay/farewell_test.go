package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestFarewell: what a service's last callback wrote is there because of the call that ended
// this service, and not of one that ended another.
func TestFarewell(t *testing.T) {
	const (
		box    = "Lx/Store;->box:Ljava/lang/Object;"
		bind   = "Landroid/content/Context;->bindService(Landroid/content/Intent;Landroid/content/ServiceConnection;I)Z"
		unbind = "Landroid/content/Context;->unbindService(Landroid/content/ServiceConnection;)V"
		run    = "Lx/Main;->run(Landroid/content/Context;Landroid/content/ServiceConnection;Landroid/content/ServiceConnection;)V"
	)
	b := build.New(35)
	for _, class := range []string{"Lx/Store;", "Lx/Other;"} {
		c := b.Class(dex.AccPublic, class).Super("Landroid/app/Service;")
		c.Field(dex.AccPublic|dex.AccStatic, "box", "Ljava/lang/Object;")
		c.Constructor(dex.AccPublic)
		m := c.Method(dex.AccPublic, "onDestroy", "()V").Code(2)
		m.Const(0, 0).Op(dex.OpSputObject, 0, class+"->box:Ljava/lang/Object;").Op(dex.OpReturnVoid)
	}
	main := b.Class(dex.AccPublic, "Lx/Main;")
	m := main.Method(dex.AccPublic|dex.AccStatic, "run", run[len("Lx/Main;->run"):]).Code(8)
	for i, class := range []string{"Lx/Store;", "Lx/Other;"} {
		m.Op(dex.OpNewInstance, 0, "Landroid/content/Intent;").Op(dex.OpConstClass, 1, class)
		m.Op(dex.OpInvokeDirect, 0, m.P(0), 1, "Landroid/content/Intent;-><init>(Landroid/content/Context;Ljava/lang/Class;)V")
		m.Const(2, 1).Op(dex.OpInvokeVirtual, m.P(0), 0, m.P(1+i), 2, bind)
	}
	m.Op(dex.OpInvokeVirtual, m.P(0), m.P(1), unbind).Op(dex.OpInvokeVirtual, m.P(0), m.P(2), unbind).Op(dex.OpReturnVoid)
	use := main.Method(dex.AccPublic|dex.AccStatic, "use", "()V").Code(1)
	use.Op(dex.OpSgetObject, 0, box).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, run)
	s.callback(1, "Lx/Store;-><init>()V")
	s.callback(1, "Lx/Other;-><init>()V")
	s.callback(1, "Lx/Store;->onDestroy()V")
	s.callback(1, "Lx/Other;->onDestroy()V")
	s.callback(1, "Lx/Main;->use()V")
	got := s.slice("Lx/Main;->use()V", hashCode, dynamic.Full)
	ended := 0
	for at := range got {
		if at == run+"@0016 invoke-virtual" || at == run+"@0019 invoke-virtual" {
			ended++
		}
	}
	if !got[run+"@0016 invoke-virtual"] || ended != 1 {
		t.Errorf("not the call that ended the service alone: %v", got)
	}
}
