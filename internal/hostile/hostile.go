// Measuring what one call allocates.

package hostile

import (
	"runtime/metrics"
	"testing"
)

// MaxAlloc is what decoding n bytes may allocate: 64 MiB and 20 times the input.
func MaxAlloc(n int) uint64 { return 64<<20 + 20*uint64(n) }

// Bound runs decode on an input of n bytes and fails the test if it allocates
// more than MaxAlloc in total. Nothing else may run in the process meanwhile.
func Bound(t testing.TB, n int, decode func()) {
	t.Helper()
	before := allocated()
	decode()
	if got, limit := allocated()-before, MaxAlloc(n); got > limit {
		t.Errorf("%d bytes of input made it allocate %d bytes, the limit is %d", n, got, limit)
	}
}

func allocated() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}
