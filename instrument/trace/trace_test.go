package trace

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand"
	"reflect"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
)

var testHeader = Header{Dex: []DexID{{"classes.dex", [32]byte{1, 2}}}, Package: "a.b", Origin: "test", Note: "line\nbreak"}

// randomRecords makes a well-nested sequence of records of several threads.
func randomRecords(rng *rand.Rand, n int) []Record {
	depth := map[int32]int{}
	var out []Record
	callback := int64(0)
	thread := int32(1)
	for len(out) < n {
		if rng.Intn(20) == 0 {
			thread = int32(rng.Intn(4)) - 1
		}
		r := Record{Thread: thread}
		switch k := rng.Intn(12); {
		case depth[thread] == 0 || k == 0 && depth[thread] < 50:
			if rng.Intn(3) == 0 {
				callback++
				out = append(out, Record{Kind: KindCallbackBegin, Thread: thread, N: callback, Text: fmt.Sprint("trigger ", callback%7)})
			}
			r.Kind, r.Method = KindEnter, dex.MethodID(rng.Intn(1<<20))
			depth[thread]++
		case k == 1:
			r.Kind = KindLeave
			depth[thread]--
		case k == 2 && rng.Intn(4) == 0:
			r.Kind, r.ID, r.Text = KindUnwind, rng.Uint64(), "Ljava/lang/Error;"
			depth[thread]--
		case k == 3:
			r.Kind, r.PC, r.N, r.ID = KindObject, uint32(rng.Intn(1<<16)), int64(rng.Intn(3)-1), rng.Uint64()>>rng.Intn(64)
		case k == 4:
			r.Kind, r.PC, r.N = KindIndex, rng.Uint32(), int64(rng.Uint64())
		case k == 5:
			r.Kind, r.PC, r.N, r.Text = KindValue, 7, OperandResult, strings.Repeat("ä\x00\n", rng.Intn(5))
		case k == 6:
			r.Kind, r.N, r.Text = KindGap, int64(rng.Intn(5)), "lost"
		case k == 7:
			r.Kind, r.PC = KindStep, rng.Uint32()
		default:
			r.Kind, r.N = KindBlock, int64(rng.Intn(1<<rng.Intn(16)))
		}
		out = append(out, r)
	}
	return out
}

func collect(t testing.TB, each func(func(*Record) bool) error) []Record {
	t.Helper()
	var out []Record
	if err := each(func(r *Record) bool { out = append(out, *r); return true }); err != nil {
		t.Fatal(err)
	}
	return out
}

func TestRoundTripKeepsOrderAcrossThreads(t *testing.T) {
	for seed := range int64(30) {
		want := randomRecords(rand.New(rand.NewSource(seed)), 30000)
		data, err := Encode(testHeader, want)
		if err != nil {
			t.Fatal(err)
		}
		r, err := NewReader(data)
		if err != nil {
			t.Fatal(err)
		}
		if r.Truncated != nil || !reflect.DeepEqual(r.Header, testHeader) {
			t.Fatalf("seed %d: header %+v, truncated %v", seed, r.Header, r.Truncated)
		}
		got := collect(t, r.Records)
		if !reflect.DeepEqual(got, want) {
			for i := range want {
				if i >= len(got) || got[i] != want[i] {
					t.Fatalf("seed %d: record %d of %d: got %d records", seed, i, len(want), len(got))
				}
			}
			t.Fatalf("seed %d: %d records, want %d", seed, len(got), len(want))
		}
		again, err := Encode(testHeader, got)
		if err != nil || !bytes.Equal(again, data) {
			t.Fatalf("seed %d: writing again gives other bytes (%v)", seed, err)
		}
	}
}

func TestTextFormConvertsBothWays(t *testing.T) {
	data, err := Encode(testHeader, randomRecords(rand.New(rand.NewSource(1)), 5000))
	if err != nil {
		t.Fatal(err)
	}
	r, err := NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	var text, back bytes.Buffer
	if err := WriteText(&text, r, nil); err != nil {
		t.Fatal(err)
	}
	if err := ConvertText(&text, &back, nil); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(back.Bytes(), data) {
		t.Error("binary → text → binary gives other bytes")
	}
}

func TestRecordsFromCallback(t *testing.T) {
	all := randomRecords(rand.New(rand.NewSource(5)), 200000)
	data, err := Encode(testHeader, all)
	if err != nil {
		t.Fatal(err)
	}
	r, err := NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	instances := r.Callbacks()
	for _, instance := range []int64{1, instances[len(instances)/2], instances[len(instances)-1]} {
		start := 0
		depth := 0
		for all[start].Kind != KindCallbackBegin || all[start].N != instance {
			switch all[start].Kind {
			case KindEnter:
				depth++
			case KindLeave, KindUnwind:
				depth--
			}
			start++
		}
		got := collect(t, func(yield func(*Record) bool) error { return r.RecordsFrom(instance, yield) })
		opened := 0
		for got[opened].Kind == KindEnter {
			opened++
		}
		if opened != depth || !reflect.DeepEqual(got[opened:], all[start:]) {
			t.Errorf("callback %d: %d frames announced, want %d; %d records after, want %d", instance, opened, depth, len(got)-opened, len(all)-start)
		}
	}
	if err := r.RecordsFrom(1<<40, nil); err == nil {
		t.Error("no error for a callback instance that does not exist")
	}
}

func TestCutOffTraceReadsUpToThere(t *testing.T) {
	all := randomRecords(rand.New(rand.NewSource(2)), 100000)
	data, err := Encode(testHeader, all)
	if err != nil {
		t.Fatal(err)
	}
	for _, cut := range []int{len(data) - 1, len(data) / 2, len(data) / 3} {
		r, err := NewReader(data[:cut])
		if err != nil {
			t.Fatal(err)
		}
		if r.Truncated == nil {
			t.Errorf("cut at %d: not reported", cut)
		}
		n := 0
		if err := r.Records(func(*Record) bool { n++; return true }); err != nil {
			t.Fatal(err)
		}
		if n == 0 || n > len(all) || cut < len(data)-1 && n == len(all) {
			t.Errorf("cut at %d of %d: %d records", cut, len(data), n)
		}
	}
}

func TestBrokenFilesSayWhere(t *testing.T) {
	data, err := Encode(testHeader, randomRecords(rand.New(rand.NewSource(3)), 100))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name string
		data []byte
		want string
	}{
		{"not a trace", []byte("PK\x03\x04"), "no trace"},
		{"version", append([]byte(Magic), 99), "version 99"},
		{"header", append(append([]byte{}, data[:20]...), make([]byte, 200)...), "checksum"},
		{"short", data[:12], "ends in its header"},
	} {
		_, err := NewReader(tt.data)
		var format *FormatError
		if !errors.As(err, &format) || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want %q", tt.name, err, tt.want)
		}
	}
}

func FuzzReader(f *testing.F) {
	for seed := range int64(3) {
		data, err := Encode(testHeader, randomRecords(rand.New(rand.NewSource(seed)), 50))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := NewReader(data)
		if err != nil {
			return
		}
		var records []Record
		if r.Records(func(rec *Record) bool { records = append(records, *rec); return len(records) < 1<<16 }) != nil {
			return
		}
		again, err := Encode(r.Header, records)
		if err != nil {
			return // frames that do not nest
		}
		r2, err := NewReader(again)
		if err != nil {
			t.Fatal(err)
		}
		i := 0
		if err := r2.Records(func(rec *Record) bool {
			if i >= len(records) || *rec != records[i] {
				t.Fatalf("record %d changed", i)
			}
			i++
			return true
		}); err != nil || i != len(records) {
			t.Fatalf("%d records, want %d (%v)", i, len(records), err)
		}
	})
}

func FuzzText(f *testing.F) {
	f.Add("esdroid-trace 1\npackage \"a\"\n\n1 enter #4\n1 block 3\n1 object @0012 0 =5\n1 value @0001 -1 \"x\"\n1 leave\n")
	f.Fuzz(func(t *testing.T, text string) {
		var out bytes.Buffer
		if ConvertText(strings.NewReader(text), &out, nil) != nil {
			return
		}
		r, err := NewReader(out.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		var again, back bytes.Buffer
		if err := WriteText(&again, r, nil); err != nil {
			t.Fatal(err)
		}
		if err := ConvertText(&again, &back, nil); err != nil || !bytes.Equal(back.Bytes(), out.Bytes()) {
			t.Fatalf("text does not convert back (%v)", err)
		}
	})
}

func BenchmarkWriteRead(b *testing.B) {
	all := randomRecords(rand.New(rand.NewSource(2)), 1000000)
	b.ReportAllocs()
	for b.Loop() {
		data, err := Encode(testHeader, all)
		if err != nil {
			b.Fatal(err)
		}
		r, err := NewReader(data)
		if err != nil {
			b.Fatal(err)
		}
		n := 0
		if err := r.Records(func(*Record) bool { n++; return true }); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(float64(len(data))/float64(n), "bytes/record")
	}
}
