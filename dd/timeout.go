// How long a trial may take: learned from those that ended.

package dd

import (
	"slices"
	"time"

	"github.com/esdroid/esdroid/dd/event"
)

// Timeout bounds a trial. The allowance for a candidate is what its waits and
// gestures take by themselves, half as much again, and an overhead: ten times
// the longest overhead seen while few trials have ended, then three times their
// 95th percentile. Every repeat after a time-out doubles the allowance.
type Timeout struct {
	Fixed time.Duration // 0: adaptive; negative: none
	Start time.Duration // overhead allowed before any trial has ended; 0: 10 min
	Least time.Duration // smallest overhead allowed; 0: 30 s
	Grace time.Duration // how long an oracle may take to stop; 0: 15 s
}

type clockwork struct {
	opts    Timeout
	planned []time.Duration // per event of the table
	over    []time.Duration // overheads of ended trials, sorted
	began   time.Time
	before  time.Duration // used by the runs that a journal tells of
}

func (c *clockwork) start(events []event.Event, opts Timeout) {
	c.opts, c.began = opts, time.Now()
	c.planned = make([]time.Duration, len(events))
	for i := range events {
		c.planned[i] = events[i].Delay + events[i].Duration
	}
}

func (c *clockwork) elapsed() time.Duration { return c.before + time.Since(c.began) }

func (c *clockwork) grace() time.Duration {
	if c.opts.Grace > 0 {
		return c.opts.Grace
	}
	return 15 * time.Second
}

func (c *clockwork) plan(candidate []int) time.Duration {
	var sum time.Duration
	for _, x := range candidate {
		sum += c.planned[x]
	}
	return sum
}

func (c *clockwork) timeout(candidate []int, attempt int) time.Duration {
	if c.opts.Fixed != 0 {
		return max(c.opts.Fixed, 0)
	}
	over := c.opts.Start
	if over == 0 {
		over = 10 * time.Minute
	}
	const few = 5
	switch n := len(c.over); {
	case n == 0:
	case n < few:
		over = 10 * c.over[n-1]
	default:
		over = 3 * c.over[n*95/100]
	}
	least := c.opts.Least
	if least == 0 {
		least = 30 * time.Second
	}
	return (c.plan(candidate)*3/2 + max(over, least)) << min(attempt, 8)
}

func (c *clockwork) observe(candidate []int, took time.Duration) {
	over := max(took-c.plan(candidate), 0)
	i, _ := slices.BinarySearch(c.over, over)
	c.over = slices.Insert(c.over, i, over)
}
