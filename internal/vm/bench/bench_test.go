package bench

import (
	"context"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/dop251/goja"
	"github.com/tetratelabs/wazero"
	lua "github.com/yuin/gopher-lua"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/native"
)

// program is one program in every language, with what it prints.
type program struct {
	name, class string
	argument    int32
	want        int32
	wasm        func() []byte
	js, lua     string
}

var programs = []program{
	{"Fib", "LBench$Fib;", 32, 2178309, fibWasm,
		`function run(n) { return n < 2 ? n : run(n - 1) + run(n - 2) }`,
		`function run(n) if n < 2 then return n end return run(n - 1) + run(n - 2) end`},
	{"Loop", "LBench$Loop;", 30000000, -1954818385, loopWasm,
		`function run(n) { var x = 1; for (var i = 0; i < n; i++) { x = (Math.imul(x, 31) + (i ^ (x >>> 7))) | 0 } return x }`, ""},
	{"Sieve", "LBench$Sieve;", 5000000, 348513, sieveWasm,
		`function run(n) { var c = new Uint8Array(n + 1), count = 0;
		   for (var i = 2; i <= n; i++) { if (!c[i]) { count++; for (var j = i * i; j <= n; j += i) c[j] = 1 } } return count }`,
		`function run(n) local c, count = {}, 0 for i = 1, n + 1 do c[i] = false end
		   for i = 2, n do if not c[i] then count = count + 1 for j = i * i, n, i do c[j] = true end end end return count end`},
	// WebAssembly has neither maps nor strings of its own. The keys are negative
	// since Lua's tables are arrays for others.
	{"Collections", "LBench$Collections;", 20, 228805, nil,
		`function run(rounds) { var sum = 0;
		   for (var round = 0; round < rounds; round++) { var map = new Map(), list = [];
		     for (var i = 0; i < 20000; i++) { map.set(-1 - i * 7, i); list.push(i + 5) }
		     for (var i = 0; i < 20000; i++) { var v = map.get(-1 - i); if (v !== undefined) sum += v; sum += list[i] }
		     for (var v of list) sum += v;
		     sum %= 1000003 } return sum }`,
		`function run(rounds) local sum = 0
		   for round = 1, rounds do local map, list = {}, {}
		     for i = 0, 19999 do map[-1 - i * 7] = i list[#list + 1] = i + 5 end
		     for i = 0, 19999 do local v = map[-1 - i] if v ~= nil then sum = sum + v end sum = sum + list[i + 1] end
		     for _, v in ipairs(list) do sum = sum + v end
		     sum = sum % 1000003 end return sum end`},
	{"Strings", "LBench$Strings;", 2000, 3430000, nil,
		`function run(rounds) { var sum = 0;
		   for (var round = 0; round < rounds; round++) { var b = [];
		     for (var i = 0; i < 200; i++) { b.push(i); b.push(' '); b.push('word'); if ((i & 7) == 0) b.push('\n') }
		     var s = b.join('');
		     for (var i = 0; i < s.length; i++) if (s.charCodeAt(i) == 119) sum++;
		     sum += s.length } return sum }`,
		`function run(rounds) local sum, byte, concat = 0, string.byte, table.concat
		   for round = 1, rounds do local b = {}
		     for i = 0, 199 do b[#b + 1] = i b[#b + 1] = ' ' b[#b + 1] = 'word' if i % 8 == 0 then b[#b + 1] = '\n' end end
		     local s = concat(b)
		     for i = 1, #s do if byte(s, i) == 119 then sum = sum + 1 end end
		     sum = sum + #s end return sum end`},
}

// programFiles reads our own programs.
func programFiles(tb testing.TB) []*dex.File {
	packed, err := os.ReadFile("../testdata/programs.dex.s2")
	if err != nil {
		tb.Fatal(err)
	}
	_, data, err := blob.Unpack(packed)
	if err != nil {
		tb.Fatal(err)
	}
	files, err := dex.Parse("programs.dex", data)
	if err != nil {
		tb.Fatal(err)
	}
	return files
}

// machineOf returns a machine for programs that print to out.
func machineOf(tb testing.TB, files []*dex.File, hooks *vm.Hooks, out *strings.Builder) *vm.VM {
	b := &vm.Bindings{}
	native.Bind(b)
	b.Method("LBench;", "print", "(I)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		out.WriteString(strconv.Itoa(int(a[0].Int())))
		return vm.Slot{}
	})
	m, err := machine.New(vm.Config{Program: files, Bindings: b, Hooks: hooks})
	if err != nil {
		tb.Fatal(err)
	}
	return m
}

// runVM runs a program on the embedded VM and returns what it prints.
func runVM(tb testing.TB, class string) string {
	var out strings.Builder
	m := machineOf(tb, programFiles(tb), nil, &out)
	if o := m.RunMain(context.Background(), class, nil); o.Kind != vm.Finished {
		tb.Fatal(o)
	}
	return out.String()
}

func runWazero(tb testing.TB, p *program) int32 {
	ctx := context.Background()
	r := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigInterpreter())
	defer r.Close(ctx)
	m, err := r.Instantiate(ctx, p.wasm())
	if err != nil {
		tb.Fatal(err)
	}
	out, err := m.ExportedFunction("run").Call(ctx, uint64(uint32(p.argument)))
	if err != nil {
		tb.Fatal(err)
	}
	return int32(out[0])
}

func runGoja(tb testing.TB, p *program) int32 {
	r := goja.New()
	if _, err := r.RunString(p.js); err != nil {
		tb.Fatal(err)
	}
	v, err := r.RunString("run(" + strconv.Itoa(int(p.argument)) + ")")
	if err != nil {
		tb.Fatal(err)
	}
	return int32(v.ToInteger())
}

func runLua(tb testing.TB, p *program) int32 {
	l := lua.NewState()
	defer l.Close()
	if err := l.DoString(p.lua); err != nil {
		tb.Fatal(err)
	}
	if err := l.CallByParam(lua.P{Fn: l.GetGlobal("run"), NRet: 1, Protect: true}, lua.LNumber(p.argument)); err != nil {
		tb.Fatal(err)
	}
	return int32(lua.LVAsNumber(l.Get(-1)))
}

func check(tb testing.TB, who string, got, want int32) {
	if got != want {
		tb.Fatalf("%s computes %d, want %d", who, got, want)
	}
}

func BenchmarkInterpreters(b *testing.B) {
	for i := range programs {
		p := &programs[i]
		b.Run(p.name+"/esdroid", func(b *testing.B) {
			for b.Loop() {
				if got := runVM(b, p.class); got != strconv.Itoa(int(p.want)) {
					b.Fatalf("prints %s, want %d", got, p.want)
				}
			}
		})
		if p.wasm != nil {
			b.Run(p.name+"/wazero", func(b *testing.B) {
				for b.Loop() {
					check(b, "wazero", runWazero(b, p), p.want)
				}
			})
		}
		b.Run(p.name+"/goja", func(b *testing.B) {
			for b.Loop() {
				check(b, "goja", runGoja(b, p), p.want)
			}
		})
		if p.lua != "" {
			b.Run(p.name+"/gopher-lua", func(b *testing.B) {
				for b.Loop() {
					check(b, "gopher-lua", runLua(b, p), p.want)
				}
			})
		}
	}
}

// processorTime is what this process has used. Unlike the clock's it does not
// depend on what else the computer does; the collector's share is in it.
func processorTime(tb testing.TB) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkAhead holds the embedded VM to being faster than each of the others. All
// take turns, so that what else the computer does meets all alike, and the best
// of each counts, of three runs or, where that leaves doubt, eight.
func BenchmarkAhead(b *testing.B) {
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // as the command has it; for all alike
	for i := range programs {
		p := &programs[i]
		b.Run(p.name, func(b *testing.B) {
			type interpreter struct {
				name string
				run  func()
				best time.Duration
			}
			all := []interpreter{
				{name: "esdroid", run: func() { runVM(b, p.class) }},
				{name: "goja", run: func() { check(b, "goja", runGoja(b, p), p.want) }},
			}
			if p.wasm != nil {
				all = append(all, interpreter{name: "wazero", run: func() { runWazero(b, p) }})
			}
			if p.lua != "" {
				all = append(all, interpreter{name: "gopher-lua", run: func() { check(b, "gopher-lua", runLua(b, p), p.want) }})
			}
			ahead := func() bool {
				for _, other := range all[1:] {
					if other.best <= all[0].best {
						return false
					}
				}
				return true
			}
			for round := 0; round < 3 || round < 8 && !ahead(); round++ {
				for i := range all {
					runtime.GC() // what the one before left
					start := processorTime(b)
					all[i].run()
					used := processorTime(b) - start
					if round == 0 || used < all[i].best {
						all[i].best = used
					}
				}
			}
			ours := all[0].best
			for _, other := range all[1:] {
				b.Logf("%-10s takes %.1f times as long (%v to %v)", other.name, float64(other.best)/float64(ours), other.best, ours)
				if other.best <= ours {
					b.Errorf("%s is faster", other.name)
				}
			}
		})
	}
}
