package instrument_test

import (
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// TestPathOfARecording runs an app that crashes where android.os.Process is,
// for two of the users of a device.
func TestPathOfARecording(t *testing.T) {
	for uid, path := range map[int32]string{10054: "/data/data/x.y/files/esd-4711.rec", 1010054: "/data/user/10/x.y/files/esd-4711.rec"} {
		b := build.New(35)
		process := b.Class(dex.AccPublic, "Landroid/os/Process;")
		process.Method(dex.AccPublic|dex.AccStatic, "myPid", "()I").Code(1).Const(0, 4711).Op(dex.OpReturn, 0)
		process.Method(dex.AccPublic|dex.AccStatic, "myUid", "()I").Code(1).Const(0, uid).Op(dex.OpReturn, 0)
		main := b.Class(dex.AccPublic, "LMain;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		main.Const(0, 0).Op(dex.OpDivInt, 0, 0, 0).Op(dex.OpReturnVoid)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{Package: "x.y", MinSDK: 8, Limit: 1 << 20})
		if err != nil {
			t.Fatal(err)
		}
		w := world.New(1)
		w.Files.AddFolder("/data/data/x.y") // as for an app that is installed
		w.Files.AddFolder("/data/user/10/x.y")
		m, err := machine.New(vm.Config{Program: parsed(t, res.Dex[0]), World: w, Limits: vm.Limits{Instructions: 1e8}})
		if err != nil {
			t.Fatal(err)
		}
		o := m.RunMain(context.Background(), "LMain;", nil)
		recording, err := w.Files.ReadFile(path)
		if err != nil {
			t.Fatalf("%s: %v", o, err)
		}
		decoded, err := decode.Bytes(recording, res.Map, []*dex.File{f})
		if err != nil {
			t.Fatal(err)
		}
		r, err := trace.NewReader(decoded)
		if err != nil {
			t.Fatal(err)
		}
		crash := ""
		if err := r.Records(func(r *trace.Record) bool {
			if r.Kind == trace.KindCrash {
				crash = r.Text
			}
			return true
		}); err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(crash, "java.lang.ArithmeticException") || !strings.Contains(crash, "at Main.main(") {
			t.Errorf("%s tells of the crash %q", path, crash)
		}
	}
}
