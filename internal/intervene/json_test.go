package intervene

import (
	"encoding/json"
	"testing"
)

func TestMembered(t *testing.T) {
	for text, want := range map[string]string{
		`{}`:                       `{"n":1}`,
		`{"n":2}`:                  "",
		`[{"a":{"n":2}}, {"b":1}]`: `[{"a":{"n":2},"n":1}, {"b":1,"n":1}]`,
		`{"a":"n"}`:                `{"a":"n","n":1}`,
		`{"a":"\"}"}`:              `{"a":"\"}","n":1}`,
		`[1]`:                      "", `{"a":1`: "", `{]`: "", `text`: "", ``: "", `{"a`: "", `}`: "",
	} {
		got, ok := membered(text, "n", "1")
		if ok != (want != "") || ok && got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		if ok && !json.Valid([]byte(got)) {
			t.Errorf("%s: %s is no JSON", text, got)
		}
	}
}
