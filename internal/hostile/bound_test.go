package hostile

import (
	"fmt"
	"testing"
)

// recorder is a test that only notes what it is told.
type recorder struct {
	testing.TB
	errors []string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, args ...any) {
	r.errors = append(r.errors, fmt.Sprintf(format, args...))
}

var sink []byte

func TestBound(t *testing.T) {
	const input = 1 << 20
	for _, tt := range []struct {
		name     string
		allocate uint64
		fails    bool
	}{
		{"nothing", 0, false},
		{"the limit, but for what the runtime takes", MaxAlloc(input) - 1<<20, false},
		{"more", MaxAlloc(input) + 1<<20, true},
	} {
		r := &recorder{}
		Bound(r, input, func() { sink = make([]byte, tt.allocate) })
		if failed := len(r.errors) > 0; failed != tt.fails {
			t.Errorf("%s: %q", tt.name, r.errors)
		}
	}
	// What is freed at once counts too: it had to be there.
	r := &recorder{}
	Bound(r, 0, func() {
		for range 100 {
			sink = make([]byte, 1<<20)
			sink = nil
		}
	})
	if len(r.errors) != 1 {
		t.Errorf("100 times a megabyte: %q", r.errors)
	}
}
