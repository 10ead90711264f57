// Grouping of low-level pointer events into user events.

package event

import "time"

// MotionEvent's actions.
const (
	actionDown        = 0
	actionUp          = 1
	actionMove        = 2
	actionPointerDown = 5
	actionPointerUp   = 6
)

// gesture collects the pointer events from the first finger's DOWN to the last
// one's UP. A DOWN and UP without MOVEs is a tap where the finger went down,
// even if it came up a little aside (the monkey moves it by some pixels); with
// MOVEs it is a swipe of as many steps; two fingers are a pinch. The path
// between the ends is lost, as it is in SimplyDroid's scripts; the raw lines
// keep it.
type gesture struct {
	down    int // pointer events so far
	moves   int
	fingers []finger
	began   int // event time of the first one, in ms
	ended   int
}

type finger struct {
	id          int
	first, last Point
}

// pointer adds one pointer event and reports whether the gesture is complete.
func (g *gesture) pointer(action, when int, at map[int]Point) bool {
	if g.down == 0 {
		g.began = when
	}
	g.down++
	g.ended = when
	for id := range 16 { // Android supports so many; in order, so that fingers have one
		if p, ok := at[id]; ok {
			g.touch(id, p)
		}
	}
	if action == actionMove {
		g.moves++
	}
	return action == actionUp || action == 3 // ACTION_CANCEL ends it too
}

func (g *gesture) touch(id int, p Point) {
	for i := range g.fingers {
		if g.fingers[i].id == id {
			g.fingers[i].last = p
			return
		}
	}
	g.fingers = append(g.fingers, finger{id, p, p})
}

// longPress is ViewConfiguration's default long press time-out in ms.
const longPress = 500

func (g *gesture) event() Event {
	switch {
	case len(g.fingers) == 0:
		return Event{Kind: Other}
	case len(g.fingers) > 1:
		a, b := g.fingers[0], g.fingers[1]
		return Event{Kind: Pinch, Points: []Point{a.first, a.last, b.first, b.last}, Steps: g.moves}
	case g.moves > 0:
		return Event{Kind: Swipe, Points: []Point{g.fingers[0].first, g.fingers[0].last}, Steps: g.moves}
	case g.ended-g.began >= longPress:
		return Event{Kind: LongPress, Points: []Point{g.fingers[0].first}, Duration: time.Duration(min(g.ended-g.began, 1e6)) * time.Millisecond}
	}
	return Event{Kind: Tap, Points: []Point{g.fingers[0].first}}
}
