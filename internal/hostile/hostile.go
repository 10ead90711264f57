// Measuring what one call allocates and takes.

package hostile

import (
	"runtime/metrics"
	"testing"
	"time"
)

// MaxAlloc is what decoding n bytes may allocate: 64 MiB and 20 times the input.
func MaxAlloc(n int) uint64 { return 64<<20 + 20*uint64(n) }

// maxTime is generous, since tests share the machine; it still catches what
// is quadratic.
const maxTime = 10 * time.Second

// Bound runs decode on an input of n bytes and fails the test if it allocates
// more than MaxAlloc in total or takes unreasonably long. Nothing else may run
// in the process meanwhile.
func Bound(t testing.TB, n int, decode func()) {
	t.Helper()
	before, start := allocated(), time.Now()
	decode()
	if got, limit := allocated()-before, MaxAlloc(n); got > limit {
		t.Errorf("%d bytes of input made it allocate %d bytes, the limit is %d", n, got, limit)
	}
	if d := time.Since(start); d > maxTime {
		t.Errorf("%d bytes of input took %v", n, d)
	}
}

func allocated() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}
