package pipeline

import (
	"testing"

	"github.com/esdroid/esdroid/internal/intervene"
)

// TestKeysFirst: of the attempts at one place that with another key is made first, whatever
// lies between; others keep their order.
func TestKeysFirst(t *testing.T) {
	order := int32(0)
	at := func(place, text string, rank rank, kind intervene.ValueKind) *attempt {
		order++
		a := &attempt{cause: Cause{Place: place, Text: text}, standing: standing{rank, order}}
		a.changes[0] = []intervene.Change{{With: intervene.Value{Kind: kind}}}
		return a
	}
	all := []*attempt{
		at("A.m:1", "cast", thin, intervene.Text), at("A.m:2", "add", thin, intervene.Number),
		at("A.m:1", "get", thin, intervene.Held), at("A.m:2", "get", other, intervene.Held),
	}
	ranked(all, "")
	got := ""
	for _, a := range all {
		got += a.cause.Text + a.cause.Place + " "
	}
	if want := "getA.m:1 castA.m:1 addA.m:2 getA.m:2 "; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
