package dex_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

func TestOpcodesAreCurrent(t *testing.T) {
	out := filepath.Join(t.TempDir(), "opcodes_gen.go")
	if text, err := exec.Command("go", "run", "./internal/opgen", "opcodes.txt", out).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	got, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile("opcodes_gen.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("opcodes_gen.go is not what opgen makes of opcodes.txt; run go generate ./dex")
	}
}

func TestOpcodes(t *testing.T) {
	for _, tt := range []struct {
		op     dex.Op
		name   string
		format dex.Format
		index  dex.IndexKind
		flags  dex.Flags
	}{
		{0x6e, "invoke-virtual", dex.Format35c, dex.IndexMethod, dex.FlagNext | dex.FlagInvoke | dex.FlagThrows},
		{0x18, "const-wide", dex.Format51l, dex.IndexNone, dex.FlagNext | dex.FlagSetsA | dex.FlagWideA},
		{0xfa, "invoke-polymorphic", dex.Format45cc, dex.IndexMethodAndProto, dex.FlagNext | dex.FlagInvoke | dex.FlagThrows},
		{0x0e, "return-void", dex.Format10x, dex.IndexNone, dex.FlagReturn},
		{0x3e, "unused-3e", dex.Format10x, dex.IndexNone, dex.FlagUnused},
		{dex.OpFillArrayDataPayload, "array-payload", dex.FormatPayload, dex.IndexNone, 0},
	} {
		if tt.op.String() != tt.name || tt.op.Format() != tt.format || tt.op.Index() != tt.index || tt.op.Flags() != tt.flags {
			t.Errorf("%#x: %s, format %d, index %d, flags %#x", uint16(tt.op), tt.op, tt.op.Format(), tt.op.Index(), tt.op.Flags())
		}
	}
}
