package schema

import (
	"encoding/json"
	"testing"

	"github.com/xeipuuv/gojsonschema"
)

type leaf struct {
	Name string  `json:"name"`
	Next []*leaf `json:"next,omitempty"`
}

type tree struct {
	leaf
	Count map[string]int `json:"count"`
	Text  *string        `json:"text"`
	Left  *leaf          `json:"left,omitempty"`
	Any   any            `json:"any"`
	None  func()         `json:"-"`
}

// What encoding/json writes of a value fits the schema of its type, and other documents do not.
func TestSchemasJudge(t *testing.T) {
	of := Of("tree", &tree{})
	schema, err := json.Marshal(of)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := json.Marshal(tree{leaf: leaf{"a", []*leaf{{Name: "b"}}}, Count: map[string]int{"x": 1}, Left: &leaf{}})
	if err != nil {
		t.Fatal(err)
	}
	empty, err := json.Marshal(tree{})
	if err != nil {
		t.Fatal(err)
	}
	for document, fits := range map[string]bool{
		string(whole): true, string(empty): true,
		`{}`: false,
		`{"name":"a","count":{"x":"one"},"text":null,"any":1}`:                        false,
		`{"name":"a","count":null,"text":null,"any":1,"next":[{"next":[]}]}`:          false,
		`{"name":"a","count":null,"text":null,"any":1,"left":null}`:                   false,
		`{"name":"a","count":null,"text":"x","any":{"y":[1]},"left":{"name":"left"}}`: true,
	} {
		result, err := gojsonschema.Validate(gojsonschema.NewBytesLoader(schema), gojsonschema.NewStringLoader(document))
		if err != nil {
			t.Fatal(err)
		}
		if result.Valid() != fits {
			t.Errorf("%s: %v", document, result.Errors())
		}
	}
	for document, member := range map[string]string{
		string(whole): "", `{"name":"a","new":1}`: "/new", `{"next":[{"next":[{"old":1}]}]}`: "/next/0/next/0/old",
	} {
		var v any
		if err := json.Unmarshal([]byte(document), &v); err != nil {
			t.Fatal(err)
		}
		if got := Unknown(of, v); got != member {
			t.Errorf("%s: unknown %q, want %q", document, got, member)
		}
	}
}
