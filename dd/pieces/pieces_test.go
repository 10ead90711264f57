package pieces

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// put puts the pieces of a sequence together.
func put(t testing.TB, f *event.Format, s *event.Sequence) []byte {
	t.Helper()
	var b bytes.Buffer
	if _, err := f.Write(&b, s); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestCut(t *testing.T) {
	for _, tt := range []struct {
		kind, text string
		pieces     int
		keep       []int
		want       string
	}{
		{"lines", "a\r\nb\nc", 3, []int{0, 2}, "a\r\nc"},
		{"lines", "", 0, nil, ""},
		{"lines", "\n\n", 2, []int{1}, "\n"},
		{"lines", "a\n\xff\xfe\n", 2, []int{1}, "\xff\xfe\n"},
		{"bytes", "\x80\x81x", 3, []int{1, 2}, "\x81x"},
		{"json", ` [1, {"a": [2]}, "x" ] `, 3, []int{1, 2}, "[{\"a\": [2]},\n \"x\"]\n"},
		{"json", "[]", 0, nil, "[]\n"},
	} {
		s, f, err := Cut([]byte(tt.text), tt.kind, ".x")
		if err != nil || len(s.Events) != tt.pieces || f.Ext != ".x" {
			t.Errorf("%s of %q: %v, %v", tt.kind, tt.text, s, err)
			continue
		}
		if got := put(t, f, s.Select(tt.keep)); string(got) != tt.want {
			t.Errorf("%s of %q: %v give %q, want %q", tt.kind, tt.text, tt.keep, got, tt.want)
		}
	}
	for _, tt := range []struct{ kind, text, want string }{
		{"words", "a", "known: lines, bytes, json"}, {"json", `{"a": 1}`, "not a JSON array"}, {"json", "[1] 2", "follows"},
		{"json", "null", "null"}, {"json", "[1,", "byte"}, {"bytes", strings.Repeat("x", Most+1), "by lines first"},
		{"lines", strings.Repeat("\n", Most+1), "at most"},
	} {
		if _, _, err := Cut([]byte(tt.text), tt.kind, ""); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", tt.kind, err, tt.want)
		}
	}
}

// Pieces of any file go through the journal's format and come together again.
func FuzzCut(f *testing.F) {
	f.Add([]byte("a\nb"), byte(0))
	f.Add([]byte("\xff\x00"), byte(1))
	f.Add([]byte(`[1, "\ud800", {}]`), byte(2))
	f.Fuzz(func(t *testing.T, data []byte, kind byte) {
		k := Kinds[int(kind)%len(Kinds)]
		s, format, err := Cut(data, k, "")
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := event.WriteJSONL(&b, s); err != nil {
			t.Fatal(err)
		}
		back, _, err := event.ReadJSONL(&b)
		if err != nil {
			t.Fatal(err)
		}
		got := put(t, format, back)
		if k != "json" {
			if !bytes.Equal(got, data) {
				t.Fatalf("%s of %q give %q", k, data, got)
			}
			return
		}
		var x, y any
		if json.Unmarshal(data, &x) != nil || json.Unmarshal(got, &y) != nil || !reflect.DeepEqual(x, y) {
			t.Fatalf("%q became %q", data, got)
		}
	})
}
