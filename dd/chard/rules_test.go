package chard

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// script builds a sequence from lines "kind object before after callbacks":
// kind is tap, swipe, a key or rotate; object is class#id, class#id@group or -;
// windows are Activity or Activity:window, "=" is the window before, "?" is not
// known; callbacks are names, "-" none, "?" not known. The last line crashes.
func script(t testing.TB, text string) *event.Sequence {
	t.Helper()
	s := &event.Sequence{Package: "p", Activity: "A", Crash: "FATAL"}
	state := func(w string, before *event.State) *event.State {
		switch w {
		case "?":
			return nil
		case "=":
			return before
		}
		a, win, _ := strings.Cut(w, ":")
		return &event.State{Activity: a, Window: win}
	}
	for line := range strings.Lines(text) {
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		if len(f) != 5 {
			t.Fatalf("line %q", line)
		}
		var e event.Event
		switch f[0] {
		case "tap":
			e.Kind = event.Tap
		case "swipe":
			e.Kind = event.Swipe
		case "rotate":
			e.Kind = event.Rotate
		default:
			e = event.KeyEvent(f[0])
		}
		if f[1] != "-" {
			class, id, _ := strings.Cut(f[1], "#")
			id, group, _ := strings.Cut(id, "@")
			e.Widget = &event.Widget{Class: class, ID: id, Group: group}
		}
		e.Before = state(f[2], nil)
		e.After = state(f[3], e.Before)
		switch f[4] {
		case "?":
		case "-":
			e.Callbacks = []string{}
		default:
			e.Callbacks = strings.Split(f[4], ",")
		}
		s.Events = append(s.Events, e)
	}
	s.CrashAt = len(s.Events) - 1
	return s
}

const crash = "tap Button#boom A ? onClick\n"

func TestRules(t *testing.T) {
	for _, c := range []struct {
		name   string
		config Config
		events string
		want   []Rule
	}{
		{"no-op", Config{}, `
			tap - A = -
			tap Button#b A = -
			tap - A = onTouch
			tap - A B -
			BACK - B A onBackPressed,save
			rotate - A = onConfigurationChanged`,
			[]Rule{NoOp, Kept, Kept, Kept, Kept, Kept}},
		{"rejected keys", Config{}, `
			HOME - A = -
			BACK - A = -
			tap Button#m A A:dialog onClick
			BACK - A:dialog = -
			HOME - A:dialog = -
			tap Button#b A:dialog A onClick`,
			[]Rule{RejectedHome, RejectedBack, Kept, Kept, RejectedHome, Kept}},
		{"optional keys", Config{}, `
			VOLUME_UP - A = -
			VOLUME_DOWN - A = onKeyDown
			CALL - A = -
			MENU - A = -`,
			[]Rule{OptionalKey, Kept, OptionalKey, Kept}},
		{"optional keys configured", Config{Optional: []string{"MENU"}}, `
			VOLUME_UP - A = -
			MENU - A = -`,
			[]Rule{Kept, OptionalKey}},
		{"check box", Config{}, `
			tap CheckBox#c A = onCheckedChanged
			tap CheckBox#c A = onCheckedChanged
			tap CheckBox#c A = onCheckedChanged
			tap CheckBox#d A = onCheckedChanged`,
			[]Rule{NestedPairs, NestedPairs, Kept, Kept}},
		{"open and back", Config{}, `
			tap Button#b A B onClick,onPause,onCreate
			BACK - B A onPause,onResume
			tap Button#d A A:dialog onClick
			tap Button#cancel A:dialog A -
			tap Button#e A A:dialog onClick
			tap Button#ok A:dialog A onOk`,
			[]Rule{NestedPairs, NestedPairs, NestedPairs, NestedPairs, Kept, Kept}},
		{"nested", Config{}, `
			tap Button#b A B onClick
			tap Button#c B C onClick
			tap CheckBox#x C = onCheckedChanged
			tap CheckBox#x C = onCheckedChanged
			BACK - C B -
			BACK - B A -`,
			[]Rule{NestedPairs, NestedPairs, NestedPairs, NestedPairs, NestedPairs, NestedPairs}},
		{"contrary pairs without the stack", Config{Rules: []Rule{ContraryPair}}, `
			tap Button#b A B onClick
			BACK - B A -
			tap Button#b A = onClick`,
			[]Rule{ContraryPair, ContraryPair, Kept}},
		{"last effective", Config{}, `
			tap RadioButton#1@g A = onChecked
			tap RadioButton#2@g A = onChecked
			tap RadioButton#3@g A = onChecked
			tap RadioButton#1@h A = onChecked
			tap EditText#t A = onFocus
			tap EditText#t A = onFocus
			tap EditText#u A = onFocus`,
			[]Rule{LastEffective, LastEffective, Kept, Kept, LastEffective, Kept, Kept}},
		{"text slide", Config{}, `
			tap Button#about A T onClick
			swipe ScrollView#s T = -
			swipe - T = -
			BACK - T A -
			tap Button#about A T onClick
			swipe ScrollView#s T = onScrolled
			BACK - T A -`,
			// The second swipe hits nothing and goes first.
			[]Rule{TextSlide, TextSlide, NoOp, TextSlide, Kept, Kept, Kept}},
		{"hidden menu", Config{}, `
			tap Button#more A A:menu onMenu
			tap Item#i A:menu B onItem
			BACK - B A -
			tap Button#more A A:menu onMenu
			tap Item#i A:menu B onItem
			BACK - B A onSave`,
			[]Rule{HiddenMenu, HiddenMenu, HiddenMenu, Kept, Kept, Kept}},
	} {
		s := script(t, c.events+"\n"+crash)
		all := dd.All(len(s.Events))
		p := Ineffective(s, all, c.config)
		got := make([]Rule, len(s.Events))
		for k, i := range p.Removed {
			got[i] = p.Reasons[k]
		}
		if want := append(c.want, Kept); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", c.name, got, want)
		}
	}
}

// What the recording does not tell keeps an event, unless told to be bold.
func TestUnknown(t *testing.T) {
	s := script(t, `
		tap - A = ?
		VOLUME_UP - A = ?
		HOME - A = ?
		rotate - A = ?
		tap - A B ?
		BACK - B A ?
		tap - ? ? ?
		tap - A = ?`)
	if got, want := Ineffective(s, dd.All(len(s.Events)), Config{}).Kept, []int{0, 1, 3, 4, 5, 6, 7}; !slices.Equal(got, want) {
		t.Errorf("careful: %v, want %v", got, want)
	}
	if got, want := Ineffective(s, dd.All(len(s.Events)), Config{Bold: true}).Kept, []int{3, 7}; !slices.Equal(got, want) {
		t.Errorf("bold: %v, want %v", got, want)
	}
}

// Of three ways between two windows one is enough, of equal taps the first; the
// walk stays in the windows that the events belong to.
func TestDuplicate(t *testing.T) {
	s := script(t, `
		tap Button#b A = onClick
		tap Button#open A B onClick
		tap Button#x B = onX
		BACK - B A onPause
		tap Button#b A = onClick
		tap Button#open A B onClick
		tap Button#y B = onY
		tap Button#x B = onX
		BACK - B A onPause
		tap Button#other A B otherwise
		tap Button#boom B ? onClick`)
	all := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	got := Duplicate(s, all)
	// "other" opens the same window by other code and is another event. The
	// second "open" takes the first way back with it.
	if want := []int{0, 1, 2, 6, 8, 9, 10}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	at := "A"
	for _, i := range got {
		e := s.Events[i]
		if e.Before.Activity != at {
			t.Errorf("event %d is made in %s, not in %s", i, at, e.Before.Activity)
		}
		if e.After != nil {
			at = e.After.Activity
		}
	}
}

func TestHierarchyLevels(t *testing.T) {
	s := script(t, `
		tap Button#1 A B x
		tap Button#2 B C x
		BACK - C A -
		tap Button#3 A C x
		tap Button#4 C D x
		tap Button#5 D ? x`)
	h := NewHierarchy(Records(s))
	var got []int
	for _, n := range h.Nodes {
		got = append(got, n.Level)
	}
	if !slices.Equal(got, []int{0, 1, 1, 2}) {
		t.Errorf("levels %v of A, B, C, D", got)
	}
	if got := Short(s, dd.All(len(s.Events))); !slices.Equal(got, []int{3, 4, 5}) {
		t.Errorf("short: %v", got)
	}
}

// arbitrary returns a sequence over few windows and widgets in which much goes
// back and forth.
func arbitrary(rng *rand.Rand, n int) *event.Sequence {
	s := &event.Sequence{Package: "p", Activity: "A", Crash: "FATAL", CrashAt: n - 1}
	states := []event.State{{Activity: "A"}, {Activity: "B"}, {Activity: "A", Window: "menu"}, {Activity: "A", Window: "dialog"}, {Activity: "C"}}
	at := 0
	for range n {
		e := event.Event{Kind: []event.Kind{event.Tap, event.Tap, event.Swipe, event.Back, event.Home, event.Rotate}[rng.IntN(6)]}
		if e.Kind == event.Tap && rng.IntN(3) > 0 {
			e.Widget = &event.Widget{Class: []string{"CheckBox", "EditText", "Button", "RadioButton"}[rng.IntN(4)], ID: string(rune('a' + rng.IntN(3)))}
			if rng.IntN(4) == 0 {
				e.Widget.Group = "g"
			}
		}
		if rng.IntN(8) > 0 {
			e.Before = &states[at]
		}
		if rng.IntN(2) == 0 {
			at = rng.IntN(len(states))
		}
		if rng.IntN(8) > 0 {
			e.After = &states[at]
		}
		switch rng.IntN(3) {
		case 0:
			e.Callbacks = []string{"onClick"}
		case 1:
			e.Callbacks = []string{}
		}
		s.Events = append(s.Events, e)
	}
	return s
}

// Whatever was recorded: the reductions end, keep the crash, stay in order and
// invent nothing; what is left of a pruning cannot be pruned further.
func FuzzReductions(f *testing.F) {
	f.Add(uint64(1), uint16(40), false)
	f.Add(uint64(2), uint16(300), true)
	f.Fuzz(func(t *testing.T, seed uint64, n uint16, bold bool) {
		n = n%400 + 1
		s := arbitrary(rand.New(rand.NewPCG(seed, 1)), int(n))
		last := int(n) - 1
		p := Ineffective(s, dd.All(len(s.Events)), Config{Bold: bold})
		if len(p.Kept) == 0 || p.Kept[len(p.Kept)-1] != last || !slices.IsSorted(p.Kept) {
			t.Fatalf("kept %v", p.Kept)
		}
		if len(p.Kept)+len(p.Removed) != int(n) || len(p.Reasons) != len(p.Removed) || slices.Contains(p.Reasons, Kept) {
			t.Fatalf("kept %v, removed %v for %v", p.Kept, p.Removed, p.Reasons)
		}
		for _, candidate := range [][]int{p.Kept, dd.All(int(n))} {
			d := Duplicate(s, candidate)
			if d[len(d)-1] != last || !slices.Equal(d, Duplicate(s, candidate)) {
				t.Fatalf("duplicate %v", d)
			}
			for _, i := range d {
				if !slices.Contains(candidate, i) {
					t.Fatalf("event %d is not of the candidate", i)
				}
			}
			Report(s, d)
		}
		if short := Short(s, dd.All(len(s.Events))); short != nil && short[len(short)-1] != last {
			t.Fatalf("short %v", short)
		}
	})
}

func BenchmarkIneffective(b *testing.B) {
	s := arbitrary(rand.New(rand.NewPCG(1, 1)), 10_000)
	b.ReportAllocs()
	for b.Loop() {
		Ineffective(s, dd.All(len(s.Events)), Config{Bold: true})
	}
}

func BenchmarkDuplicate(b *testing.B) {
	s := arbitrary(rand.New(rand.NewPCG(1, 1)), 10_000)
	for b.Loop() {
		Duplicate(s, dd.All(len(s.Events)))
	}
}
