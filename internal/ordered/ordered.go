// Workers and the order of their results.

package ordered

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// Each calls do for 0 ≤ i < n, in parallel, and returns the error of the
// lowest index that failed. Work after a failure may be left out.
func Each(n int, do func(i int) error) error {
	workers := min(runtime.GOMAXPROCS(0), n)
	var (
		next   atomic.Int64
		failed atomic.Bool
		group  sync.WaitGroup
		mutex  sync.Mutex
		first  = n
		err    error
	)
	for range workers {
		group.Go(func() {
			for !failed.Load() {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if e := do(i); e != nil {
					failed.Store(true)
					mutex.Lock()
					if i < first {
						first, err = i, e
					}
					mutex.Unlock()
				}
			}
		})
	}
	group.Wait()
	return err
}

// Append calls produce for 0 ≤ i < n, in parallel, with a buffer to append to,
// and emit with the results in the order of i, one at a time. Few buffers are
// alive at once, however long emit takes. The first error in the order of i
// ends it.
func Append(n int, produce func(i int, dst []byte) ([]byte, error), emit func(text []byte) error) error {
	type result struct {
		text []byte
		err  error
	}
	workers := min(runtime.GOMAXPROCS(0), n)
	window := 4 * workers
	slots := make([]chan result, window)
	for i := range slots {
		slots[i] = make(chan result, 1)
	}
	// A token is the right to produce one more text; its buffer comes with it.
	tokens := make(chan []byte, window)
	for range window {
		tokens <- nil
	}
	stop := make(chan struct{})
	var group sync.WaitGroup
	var claim sync.Mutex
	next := 0
	for range workers {
		group.Go(func() {
			for {
				// Token and index are taken together: the lowest index that is
				// missing always has a token, so emit never waits for nothing.
				claim.Lock()
				i := next
				if i >= n {
					claim.Unlock()
					return
				}
				var buf []byte
				select {
				case buf = <-tokens:
				case <-stop:
					claim.Unlock()
					return
				}
				next++
				claim.Unlock()
				text, err := produce(i, buf[:0])
				slots[i%window] <- result{text, err}
			}
		})
	}
	var err error
	for i := 0; i < n && err == nil; i++ {
		r := <-slots[i%window]
		if err = r.err; err == nil {
			err = emit(r.text)
		}
		tokens <- r.text
	}
	close(stop)
	group.Wait()
	return err
}
