package crash

import (
	"strings"
	"testing"
)

func TestNames(t *testing.T) {
	m, err := ReadMapping(strings.NewReader(`com.example.Bill -> a.b:
    int numberOfPeople -> a
    java.lang.String name -> a
    com.example.Bill next -> c
    1:2:void split(int):10:11 -> a
    3:3:void split(com.example.Bill):20:20 -> a
    1:1:void pay():30:30 -> d
    2:2:void refund():40:40 -> d
`))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ got, want string }{
		{first(m.Class("a.b")), "com.example.Bill"},
		{first(m.Field("a.b", "c")), "next"},
		{first(m.Field("a.b", "a")), "a"}, // two fields: only the type would tell
		{first(m.Method("a.b", "a", "(I)V")), "split"},
		{first(m.Method("a.b", "a", "(La/b;)V")), "split"},
		{first(m.Method("a.b", "d", "(I)V")), "d"}, // two methods
		{first(m.Method("x.y", "d", "()V")), "d"},
	} {
		if test.got != test.want {
			t.Errorf("got %s, want %s", test.got, test.want)
		}
	}
}

func first(s string, _ bool) string { return s }
