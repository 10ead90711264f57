// What comes from outside of an app: broadcasts, starts of its parts, the user's answers to
// the system, what other apps give back, and what the network says.

package moves

import (
	"encoding/json"
	"slices"
	"unicode"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
)

// outside lists what other apps and the system could send to an app: broadcasts that its
// receivers take, and starts of its exported activities without any extras.
func outside(m *apk.Manifest) []event.Event {
	var all []event.Event
	for i := range m.Application.Components {
		c := &m.Application.Components[i]
		switch {
		case !c.Enabled:
		case c.Kind == apk.Receiver:
			for _, f := range c.Filters {
				for _, a := range f.Actions {
					all = append(all, event.Event{Kind: event.Broadcast, Text: a, Component: c.Class})
				}
			}
		case c.Kind == apk.Activity && (c.Exported || len(c.Filters) > 0):
			if !slices.ContainsFunc(c.Filters, func(f apk.IntentFilter) bool { return f.IsLauncher() }) {
				all = append(all, event.Event{Kind: event.Launch, Package: m.Package, Component: c.Class})
			}
		}
	}
	return all
}

// networks is the weight of all that the network may answer together.
const networks = 0.4

// malformed are answers that hardly any server is meant to give, but some give: nothing, the
// page of a portal, an error that says so, text that is cut off.
var malformed = []string{"", "<html><body>Sign in</body></html>", `{"error":"unavailable"}`, "[]", `[{"id":`, "null"}

// maxMembers bounds what an answer made of an app's own words has.
const maxMembers = 60

// bodies lists what the network may answer an app that goes online: what is malformed, and
// objects with the app's own words as names, so that what it asks for is there, as a text
// or as a number.
func bodies(m *apk.Manifest, words []string) []string {
	if !slices.ContainsFunc(m.Uses, func(p apk.UsesPermission) bool { return p.Name == "android.permission.INTERNET" }) {
		return nil
	}
	text, number := map[string]any{}, map[string]any{}
	for _, w := range words {
		if isName(w) && len(text) < maxMembers {
			text[w], number[w] = "a", 1
		}
	}
	all := slices.Clone(malformed)
	for _, members := range []map[string]any{text, number} {
		for _, v := range []any{members, []any{members}} {
			if b, err := json.Marshal(v); err == nil && len(members) > 0 {
				all = append(all, string(b))
			}
		}
	}
	return all
}

// isName reports whether a text could be the name of a member.
func isName(s string) bool {
	for i, c := range s {
		if !unicode.IsLetter(c) && c != '_' && (i == 0 || !unicode.IsDigit(c) && c != '-') {
			return false
		}
	}
	return s != ""
}

// given are addresses of data that another app may give back: none, and some behind which
// there is nothing.
var given = []string{"", "content://org.example.other/1", "file:///nowhere"}

// Foreign chooses how what has the screen in the place of the app ends: the question for a
// permission, where it was asked, is answered; another app is left without a result, or gives
// one.
func (x *Source) Foreign(asked bool) event.Event {
	switch {
	case asked:
		return event.Event{Kind: event.Permit, On: x.Rand.IntN(2) == 0}
	case x.Rand.IntN(2) == 0:
		return event.Event{Kind: event.Back}
	}
	return event.Event{Kind: event.Answer, On: true, Text: given[x.Rand.IntN(len(given))]}
}
