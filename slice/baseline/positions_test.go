package baseline

import (
	"reflect"
	"testing"
)

func TestReadPositions(t *testing.T) {
	set := func(list ...int) map[int]bool {
		m := map[int]bool{}
		for _, p := range list {
			m[p] = true
		}
		return m
	}
	for _, tt := range []struct {
		text string
		want *Positions // nil: an error
	}{
		{"# a crash\n9\tvalue\tthe criterion\n7\theap\troot: setText\n3\tevent\tmaybe ?\n2\tevent\t? perhaps\n", &Positions{9, set(9, 7), set(3, 2), set(7)}},
		{"# tolerated, neither hit nor miss: the way (4-6, 8)\nneutral 1\n9\tvalue\tit\n", &Positions{9, set(9), set(1, 4, 5, 6, 8), set()}},
		{"neutral 3-1\n9\tvalue\tit\n", nil},
		{"nothing of the kind\n", nil},
	} {
		got, err := ReadPositions([]byte(tt.text))
		if (err != nil) != (tt.want == nil) || tt.want != nil && !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%q: %+v, %v, want %+v", tt.text, got, err, tt.want)
		}
	}
}
