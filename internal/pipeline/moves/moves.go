// What a user could do now, and what the system may.

package moves

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/owner"
)

// breakers are texts that break what parses, formats or stores them.
var breakers = []string{"", "0", "-1", "1", "7", "99999999999", "1.5", "1,5", ".", "-", "abc", "%d", "%", "%q", "'", "\"", "é漢", "😀", " ", "1e9", "00:00",
	"31/12/2020", "http://x", "x:y", "a@b.c", "a,b", "{", "<a>", "(", "\\", "null", "true", strings.Repeat("9", 40)}

// Move is something that can be done now, in one or more events.
type Move struct {
	Name   string // within a state of the screen
	Weight float64
	Events []event.Event
}

// Source makes up moves: what is left to chance, it chooses.
type Source struct {
	Rand *rand.Rand
	Aims *Aims // nil for none, where only Any and Foreign are asked for
}

// Any returns a tap anywhere on the screen.
func (x *Source) Any(state *device.State) Move {
	p := event.Point{X: float64(x.Rand.IntN(max(state.Width, 1))), Y: float64(x.Rand.IntN(max(state.Height, 1)))}
	return Move{"any", 1, []event.Event{{Kind: event.Tap, Points: []event.Point{p}}}}
}

// Moves lists what the screen offers, and what the system may do to the app; online says
// that the network answers.
func (x *Source) Moves(state *device.State, online bool) []Move {
	var all []Move
	if window := state.Front(); window != nil && window.Root != nil {
		row := make(map[*device.View]bool)
		window.Root.Walk(func(v *device.View, path string) bool {
			if !v.Visible || v.Bounds.Empty() {
				return false
			}
			if isList(v.Class) {
				for _, c := range v.Children {
					row[c] = true
				}
			}
			all = append(all, x.onView(v, path, row[v])...)
			return true
		})
	}
	single := func(weight float64, e event.Event) {
		all = append(all, Move{e.Kind.String() + " " + e.Text + e.Component, weight, []event.Event{e}})
	}
	turned := 0
	if state.Height > state.Width {
		turned = 1
	}
	single(0.4, event.Event{Kind: event.Back})
	single(0.6, event.Event{Kind: event.Menu})
	single(0.25, event.Event{Kind: event.Rotate, Rotation: turned})
	single(0.1, event.Event{Kind: event.Home})
	single(0.2, event.Event{Kind: event.Wait, Duration: 3 * time.Second})
	single(0.05, event.Event{Kind: event.Wait, Duration: time.Minute})
	for _, e := range x.Aims.outside {
		single(x.Aims.outsideWeight(&e), e)
	}
	for _, body := range x.Aims.bodies {
		single(networks/float64(len(x.Aims.bodies)), event.Event{Kind: event.Network, On: true, Text: body})
	}
	if online {
		single(networks/2, event.Event{Kind: event.Network})
	}
	return all
}

// onView lists what can be done to a view.
func (x *Source) onView(v *device.View, path string, row bool) []Move {
	if !v.Enabled {
		return nil
	}
	widget := v.Widget(path)
	p := v.Bounds.Center()
	at := func(kind event.Kind) event.Event {
		return event.Event{Kind: kind, Points: []event.Point{p}, Widget: widget}
	}
	name := v.Class + "#" + v.ID + " " + path
	var out []Move
	add := func(what string, weight float64, events ...event.Event) {
		out = append(out, Move{what + " " + name, weight, events})
	}
	if v.Editable {
		// A field that nobody typed into hides what depends on its text.
		weight, text := 1.5, x.text()
		if v.Text == "" {
			weight = 2
		}
		// Typing is one thing to do, whatever the text: were each text one of its own that
		// was never tried, hardly anything else would be done.
		typed := event.Event{Kind: event.Text, Text: text, Widget: widget}
		if v.Focused {
			add("text", weight, typed)
		} else {
			add("fill", weight, at(event.Tap), typed)
		}
		add("press", 0.1, at(event.LongPress))
		return out
	}
	if v.Clickable || row {
		add("tap", 1, at(event.Tap))
	}
	if v.LongClickable || row {
		add("press", 0.3, at(event.LongPress))
	}
	if v.Scrollable {
		up, down := at(event.Swipe), at(event.Swipe)
		high := float64(v.Bounds.Bottom-v.Bounds.Top) / 3
		up.Points = []event.Point{{X: p.X, Y: p.Y + high}, {X: p.X, Y: p.Y - high}}
		down.Points = []event.Point{{X: p.X, Y: p.Y - high}, {X: p.X, Y: p.Y + high}}
		add("up", 0.4, up)
		add("down", 0.15, down)
		if strings.Contains(v.Class, "Pager") || strings.Contains(v.Class, "Horizontal") || strings.HasSuffix(v.Class, "Gallery") {
			wide := float64(v.Bounds.Right-v.Bounds.Left) / 3
			left, right := at(event.Swipe), at(event.Swipe)
			left.Points = []event.Point{{X: p.X + wide, Y: p.Y}, {X: p.X - wide, Y: p.Y}}
			right.Points = []event.Point{{X: p.X - wide, Y: p.Y}, {X: p.X + wide, Y: p.Y}}
			add("left", 0.4, left)
			add("right", 0.2, right)
		}
	}
	if len(v.Children) == 0 && owner.Of(v.Class) == owner.App {
		// A view of the app's own may do something else at each place.
		const parts = 3
		for i := range parts * parts {
			e := at(event.Tap)
			e.Points = []event.Point{x.within(v.Bounds, i%parts, i/parts, parts)}
			add(fmt.Sprintf("touch %d", i), 1.0/parts, e)
		}
		drag := at(event.Swipe)
		drag.Points = []event.Point{x.within(v.Bounds, 0, 0, 1), x.within(v.Bounds, 0, 0, 1)}
		add("drag", 0.3, drag)
	}
	if strings.HasSuffix(v.Class, "SeekBar") || strings.HasSuffix(v.Class, "RatingBar") {
		for _, to := range []struct {
			name string
			at   float64
		}{{"first", 0.02}, {"last", 0.98}, {"any", x.Rand.Float64()}} {
			e := at(event.Tap)
			e.Points = []event.Point{{X: float64(v.Bounds.Left) + to.at*float64(v.Bounds.Right-v.Bounds.Left), Y: p.Y}}
			add("slide "+to.name, 0.4, e)
		}
	}
	return out
}

// within chooses a point in a part of a rectangle that is divided into n by n.
func (x *Source) within(r event.Rect, column, row, n int) event.Point {
	between := func(from, to, part int) float64 {
		size := float64(to-from) / float64(n)
		return float64(from) + size*(float64(part)+x.Rand.Float64())
	}
	return event.Point{X: float64(int(between(r.Left, r.Right, column))), Y: float64(int(between(r.Top, r.Bottom, row)))}
}

// text chooses what is typed: what breaks parsers, or one of the app's own words.
func (x *Source) text() string {
	if n := len(x.Aims.words); n > 0 && x.Rand.IntN(3) == 0 {
		return x.Aims.words[x.Rand.IntN(n)]
	}
	return breakers[x.Rand.IntN(len(breakers))]
}

// isList tells views whose children can be tapped whatever they say.
func isList(class string) bool {
	return strings.HasSuffix(class, "ListView") || strings.HasSuffix(class, "GridView") || strings.HasSuffix(class, "Gallery")
}
