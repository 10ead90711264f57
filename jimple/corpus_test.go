package jimple_test

import (
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/jimple"
)

// eachMethod visits all methods of a program in parallel.
func eachMethod(p *jimple.Program, visit func(dex.MethodID)) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for {
				m := dex.MethodID(next.Add(1) - 1)
				if int(m) >= len(p.Dex.Methods) {
					return
				}
				visit(m)
			}
		}()
	}
	wg.Wait()
}

// eachBody lifts every method of a program and releases it again.
func eachBody(t testing.TB, p *jimple.Program, visit func(*jimple.Body)) {
	eachMethod(p, func(m dex.MethodID) {
		b, err := p.Body(m)
		if err != nil {
			t.Error(err)
		} else if b != nil {
			visit(b)
		}
		p.Release(m)
	})
}

// TestLiftEverything lifts and checks every method of every APK at hand.
func TestLiftEverything(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		t.Run(filepath.Base(filepath.Dir(path))+"/"+filepath.Base(path), func(t *testing.T) {
			if testing.Short() && filepath.Dir(path) == filepath.Join(oracle.CacheDir(), "apks") {
				t.Skip("large")
			}
			start := time.Now()
			p := jimple.New(program.Open(t, path))
			opened := time.Since(start)
			var methods, statements, locals atomic.Int64
			start = time.Now()
			eachBody(t, p, func(b *jimple.Body) {
				methods.Add(1)
				statements.Add(int64(len(b.Stmts)))
				locals.Add(int64(len(b.Locals)))
			})
			lifted := time.Since(start)
			start = time.Now()
			eachBody(t, p, func(b *jimple.Body) {
				if err := b.Check(); err != nil {
					t.Error(err)
				}
			})
			t.Logf("%d methods, %d statements, %d locals; read %v, lifted %v, lifted and checked %v",
				methods.Load(), statements.Load(), locals.Load(), opened, lifted, time.Since(start))
		})
	}
}
