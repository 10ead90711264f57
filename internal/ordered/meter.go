// Meters: how much text several workers may still produce together.

package ordered

import "sync/atomic"

// Limit is an amount of output that workers share.
type Limit struct{ left atomic.Int64 }

// NewLimit returns a limit of n bytes.
func NewLimit(n int) *Limit {
	l := new(Limit)
	l.left.Store(int64(n))
	return l
}

// Meter counts what one worker appends to a buffer against a shared limit.
type Meter struct {
	limit *Limit
	seen  int // length of the buffer when it was counted last
}

// grain is how much may go uncounted, so that workers seldom meet.
const grain = 4096

// Meter returns a meter for a buffer that is now n bytes long.
func (l *Limit) Meter(n int) Meter { return Meter{l, n} }

// Over reports whether the limit has been passed, the buffer being n bytes long.
func (m *Meter) Over(n int) bool {
	if d := n - m.seen; d > grain {
		m.seen = n
		return m.limit.left.Add(int64(-d)) < 0
	}
	return m.limit.left.Load() < 0
}
