package instrument_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recording"
	"github.com/esdroid/esdroid/instrument/trace"
)

// FuzzDecode decodes recordings that no recorder wrote. What comes out must be
// a trace that can be read.
func FuzzDecode(f *testing.F) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "LMain;")
	c.Field(dex.AccPublic, "f", "I")
	nestedTries(c)
	leaf := c.Method(dex.AccPublic, "leaf", "(I)I").Code(1)
	leaf.Op(dex.OpIget, 0, leaf.P(0), "LMain;->f:I").Op(dex.OpIfEqz, leaf.P(1), "end").Op(dex.OpIput, leaf.P(1), leaf.P(0), "LMain;->f:I").Label("end").Op(dex.OpReturn, 0)
	caller := c.Method(dex.AccPublic, "call", "(I)I").Code(1)
	caller.Op(dex.OpInvokeVirtual, caller.P(0), caller.P(1), "LMain;->leaf(I)I").Op(dex.OpMoveResult, 0)
	caller.Op(dex.OpInvokeStatic, 0, "LMain;->m(I)I").Op(dex.OpMoveResult, 0).Label("self").Op(dex.OpIfNez, 0, "self").Op(dex.OpReturn, 0)
	deadCode(b.Class(dex.AccPublic, "LDead;"))
	countedFields(b.Class(dex.AccPublic, "LCounted;"))
	file, err := b.Parse()
	if err != nil {
		f.Fatal(err)
	}
	files := []*dex.File{file}
	res, err := instrument.Instrument(context.Background(), files, instrument.Options{MinSDK: 21, Limit: 1 << 20})
	if err != nil {
		f.Fatal(err)
	}
	id := res.Map.ID()
	instrument.SetMaxTurns(1000)
	records := []byte{0x80, 0, 0, 1, 0x80, 0, 0, 2, 0xc0, 0, 0, 9, 0, 3, 0x80, 0, 0, 0, 0, 2, 0xc0, 0, 0, 7, 0x90, 0x10, 0, 3, 'a', '.', 'B', 0, 0x90, 0}
	f.Add(records)
	f.Add([]byte{0x80, 0, 0, 1, 0x80, 5, 0x91, 0xff, 0xff, 0xff, 0, 1, 0x92, 0, 0xc0, 0, 0, 3, 0x92, 1, 0, 2})
	f.Add([]byte{0x80, 0, 0, 0, 0xa0, 0, 0, 0, 0xc0, 0, 0, 1, 0x90, 0x10, 0, 1, 'a', 0, 0x90, 0x20, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0x90, 0x40, 0, 0})
	f.Fuzz(func(t *testing.T, records []byte) {
		const chunk = 4096
		data := make([]byte, chunk)
		copy(data, "ESDREC3\n")
		copy(data[8:], id[:16])
		binary.BigEndian.PutUint32(data[24:], chunk)
		binary.BigEndian.PutUint32(data[28:], 64)
		for number := uint32(1); len(records) > 0 && number < 64; number++ {
			head := make([]byte, 20)
			binary.BigEndian.PutUint32(head, number)
			binary.BigEndian.PutUint32(head[4:], number*(1+uint32(records[0])>>7))
			binary.BigEndian.PutUint32(head[8:], 1+uint32(records[0])%3)
			binary.BigEndian.PutUint64(head[12:], uint64(number))
			n := min(len(records), chunk-20)
			data = append(append(append(data, head...), records[:n]...), make([]byte, chunk-20-n)...)
			records = records[n:]
		}
		out, err := decode.Bytes(data, res.Map, files)
		if err != nil {
			t.Fatal(err)
		}
		r, err := trace.NewReader(out)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Records(func(*trace.Record) bool { return true }); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzProbeMap reads probe maps that nobody wrote.
func FuzzProbeMap(f *testing.F) {
	m := &recording.ProbeMap{Format: "esdroid-probes", Version: recording.ProbeMapVersion, Methods: []recording.MapMethod{{Method: 3, Mode: plan.ModeBlocks, PCs: []byte{0, 2, 3, 8}}}}
	var b bytes.Buffer
	if err := m.Write(&b); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := recording.ReadProbeMap(data)
		if err != nil {
			return
		}
		for _, e := range m.Methods {
			m.Places(e.Method)
			m.OldPC(e.Method, 5)
		}
	})
}
