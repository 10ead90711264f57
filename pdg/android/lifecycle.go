// The state machines by which the platform drives components.

package android

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed lifecycles.txt
var lifecycleText string

// Names in a Lifecycle that are no callbacks.
const (
	Start   = "start"   // before the object exists
	Running = "running" // any callback that the lifecycle does not name
	End     = "end"     // after the last callback
)

// Lifecycle says in which order the platform calls the methods of one component.
type Lifecycle struct {
	Kind  string   // such as "activity"
	Roots []string // descriptors of the framework or library classes that have it

	next map[string][]transition
}

type transition struct {
	to       string
	min, max int // target sdk
}

// Lifecycles returns all lifecycles, in a fixed order.
var Lifecycles = sync.OnceValue(func() []*Lifecycle {
	list, err := parseLifecycles(lifecycleText)
	if err != nil {
		panic("BUG: embedded lifecycles: " + err.Error())
	}
	return list
})

func parseLifecycles(text string) ([]*Lifecycle, error) {
	var list []*Lifecycle
	for i, line := range strings.Split(text, "\n") {
		fail := func(msg string) error { return fmt.Errorf("lifecycles.txt:%d: %s", i+1, msg) }
		words := strings.Fields(line)
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		if words[0] == "lifecycle" && len(words) > 2 {
			l := &Lifecycle{Kind: words[1], next: map[string][]transition{}}
			for _, w := range words[2:] {
				l.Roots = append(l.Roots, typeDescriptor(w))
			}
			list = append(list, l)
			continue
		}
		if len(words) < 3 || words[1] != "->" || len(list) == 0 {
			return nil, fail("neither \"lifecycle KIND CLASS…\" nor \"FROM -> TO…\"")
		}
		tr := transition{min: 0, max: 1 << 30}
		if last := words[len(words)-1]; strings.HasPrefix(last, "[") {
			lo, hi, ok := strings.Cut(strings.Trim(last, "[]"), "-")
			if !ok {
				return nil, fail("not a range of versions: " + last)
			}
			if n, err := strconv.Atoi(lo); err == nil {
				tr.min = n
			}
			if n, err := strconv.Atoi(hi); err == nil {
				tr.max = n
			}
			words = words[:len(words)-1]
		}
		l := list[len(list)-1]
		for _, w := range words[2:] {
			tr.to = w
			l.next[words[0]] = append(l.next[words[0]], tr)
		}
	}
	return list, nil
}

// Next returns what may come right after a callback on the same object, in an app
// for the given target sdk.
func (l *Lifecycle) Next(callback string, targetSDK int) []string {
	var list []string
	for _, t := range l.next[callback] {
		if t.min <= targetSDK && targetSDK <= t.max && !slices.Contains(list, t.to) {
			list = append(list, t.to)
		}
	}
	return list
}

// Callbacks returns what the lifecycle has a place for, Start and Running included.
func (l *Lifecycle) Callbacks() []string {
	return slices.Sorted(maps.Keys(l.next))
}

// Names reports whether the lifecycle gives a callback a place of its own.
func (l *Lifecycle) Names(callback string) bool {
	_, ok := l.next[callback]
	return ok && callback != Start && callback != Running
}

// Successors returns those of the given callbacks that may run next after one of
// them, all others being the framework's own: the lifecycle with every callback
// left out that the app does not override. Running stands for callbacks that the
// lifecycle does not name. The order is that of the lifecycle.
func (l *Lifecycle) Successors(callback string, overridden func(string) bool, targetSDK int) []string {
	var list []string
	seen := map[string]bool{}
	work := l.Next(callback, targetSDK)
	for len(work) > 0 {
		c := work[0]
		work = work[1:]
		if seen[c] {
			continue
		}
		seen[c] = true
		if overridden(c) {
			list = append(list, c)
			continue
		}
		work = append(work, l.Next(c, targetSDK)...)
	}
	return list
}

// ActivityState is a state of an activity as the platform's transaction executor
// has it.
type ActivityState int

// The states, in their order.
const (
	PreCreate ActivityState = iota
	Created
	Started
	Resumed
	Paused
	Stopped
	Destroyed
	Restarting
)

// ComponentOrder says that a callback of one component returns before a callback
// of another one runs.
type ComponentOrder struct {
	Before, After string // "kind.callback"
	Cause         string
}

// ComponentOrders lists the orders that hold between components.
var ComponentOrders = []ComponentOrder{
	{"provider.onCreate", "application.onCreate", "process start"},
	{"application.attachBaseContext", "provider.onCreate", "process start"},
	{"application.onCreate", "activity.onCreate", "process start"},
	{"application.onCreate", "service.onCreate", "process start"},
	{"application.onCreate", "receiver.onReceive", "process start"},
	{"activity.onPause", "activity.onCreate", "starting an activity"},
	{"activity.onPause", "activity.onResume", "returning to an activity"},
	{"activity.onPause", "activity.onActivityResult", "returning to an activity"},
	{"activity.onSaveInstanceState", "activity.onCreate", "recreating an activity"},
	{"activity.onSaveInstanceState", "activity.onRestoreInstanceState", "recreating an activity"},
	{"activity.onDestroy", "activity.onCreate", "recreating an activity"},
	{"activity.onRetainNonConfigurationInstance", "activity.onCreate", "recreating an activity"},
	{"fragment.onSaveInstanceState", "fragment.onCreate", "recreating a fragment"},
	{"view.onSaveInstanceState", "view.onRestoreInstanceState", "recreating a view"},
}
