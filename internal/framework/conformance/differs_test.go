package conformance

import (
	"slices"
	"testing"
)

func TestExcuse(t *testing.T) {
	want := "new(): () A\n0.a(int): (1) 1\n1.a(int): (1) 2\n0.b(): () 3\n0.c(): () 4"
	got := "new(): () A\n0.a(int): (1) 1\n1.a(int): (1) 9\n0.b(): () 3\n0.c(): () 5"
	wantLeft, gotLeft, agree := Excuse(want, got, map[string]string{"a(int)": "known", "b()": "was so"})
	if wantLeft != "new(): () A\n0.c(): () 4" || gotLeft != "new(): () A\n0.c(): () 5" || !slices.Equal(agree, []string{"b()"}) {
		t.Errorf("left %q and %q, agreeing %v", wantLeft, gotLeft, agree)
	}
}
