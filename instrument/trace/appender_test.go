package trace_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	_ "github.com/esdroid/esdroid/internal/repeatable"
)

// An Appender gives the bytes that Append gives.
func TestAppender(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var slow, fast bytes.Buffer
		a, _ := trace.NewWriter(&slow, trace.Header{})
		b, _ := trace.NewWriter(&fast, trace.Header{})
		threads := map[int32]*trace.Appender{}
		depth := map[int32]int{}
		for range rapid.IntRange(0, 300).Draw(t, "records") {
			r := trace.Record{Thread: rapid.Int32Range(1, 2).Draw(t, "thread")}
			out := threads[r.Thread]
			if out == nil {
				out = b.Appender(r.Thread) // threads are in the order of their first records
				threads[r.Thread] = out
			}
			pc := uint32(rapid.Uint16().Draw(t, "pc"))
			switch rapid.IntRange(0, 6).Draw(t, "kind") {
			case 0:
				r.Kind, r.Method = trace.KindEnter, dex.MethodID(rapid.Int32Range(0, 1<<30).Draw(t, "method"))
				out.Enter(r.Method)
				depth[r.Thread]++
			case 1:
				if depth[r.Thread] == 0 {
					r.Kind, r.N = trace.KindBlock, 0
					out.Block(0)
					break
				}
				depth[r.Thread]--
				r.Kind = trace.KindLeave
				out.Leave()
			case 2:
				r.Kind, r.N = trace.KindBlock, rapid.Int64Range(0, 1<<16).Draw(t, "block")
				out.Block(int(r.N))
			case 3:
				r.Kind, r.PC, r.ID = trace.KindObject, pc, rapid.Uint64().Draw(t, "id")
				out.Object(r.PC, r.ID)
			case 4:
				r.Kind, r.PC, r.N = trace.KindIndex, pc, int64(rapid.Int32().Draw(t, "index"))
				out.Index(r.PC, int32(r.N))
			case 5:
				// Many, so that they meet the ends of chunks.
				id, n := rapid.Uint64Range(0, 70).Draw(t, "id"), rapid.Int32().Draw(t, "index")
				for i := range int32(rapid.IntRange(1, 9000).Draw(t, "elements")) {
					out.Element(pc, id, n+i)
					if err := a.Append(trace.Record{Thread: r.Thread, Kind: trace.KindObject, PC: pc, ID: id}); err != nil {
						t.Fatal(err)
					}
					if err := a.Append(trace.Record{Thread: r.Thread, Kind: trace.KindIndex, PC: pc, N: int64(n + i)}); err != nil {
						t.Fatal(err)
					}
				}
				continue
			case 6:
				r.Kind, r.Text = trace.KindCrash, "text"
				if err := b.Append(r); err != nil {
					t.Fatal(err)
				}
			}
			if err := a.Append(r); err != nil {
				t.Fatal(err)
			}
		}
		if a.Close() != nil || b.Close() != nil || !bytes.Equal(slow.Bytes(), fast.Bytes()) {
			t.Fatal("an Appender wrote other bytes")
		}
	})
}
