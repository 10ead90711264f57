// The virtual clock.

package world

import "time"

// Defaults of the clock.
const (
	// DefaultEpoch is 2017-06-01 12:00:00 UTC in nanoseconds since 1970.
	DefaultEpoch = 1496318400 * int64(time.Second)
	// DefaultTickNanos is how long an instruction takes.
	DefaultTickNanos = 10
	// DefaultUptime is how long the device has been up when the program starts.
	DefaultUptime = int64(time.Hour)
)

// Clock is the virtual clock: it advances with executed instructions, and jumps
// where every thread waits for a time.
type Clock struct {
	Epoch     int64 // wall time at the start, nanoseconds since 1970
	Uptime    int64 // time since boot at the start, in nanoseconds
	TickNanos int64

	// Ticks returns the number of instructions executed; nil is none.
	Ticks func() int64

	jumped int64
}

// Elapsed returns the nanoseconds since the program started.
func (c *Clock) Elapsed() int64 {
	if c.Ticks == nil {
		return c.jumped
	}
	return c.jumped + c.Ticks()*c.TickNanos
}

// Wall returns the wall time in nanoseconds since 1970.
func (c *Clock) Wall() int64 { return c.Epoch + c.Elapsed() }

// Millis returns System.currentTimeMillis.
func (c *Clock) Millis() int64 { return c.Wall() / int64(time.Millisecond) }

// Nanos returns System.nanoTime: the time since boot.
func (c *Clock) Nanos() int64 { return c.Uptime + c.Elapsed() }

// Time returns the wall time.
func (c *Clock) Time() time.Time { return time.Unix(0, c.Wall()).UTC() }

// AdvanceTo moves the clock on to a time in nanoseconds since the start; it
// never moves back.
func (c *Clock) AdvanceTo(elapsed int64) {
	if d := elapsed - c.Elapsed(); d > 0 {
		c.jumped += d
	}
}
