package schema

import (
	"bytes"
	"encoding/json"
	"strings"
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
	marshal := func(v any) ([]byte, error) {
		var b bytes.Buffer
		err := Print(&b, v)
		return b.Bytes(), err
	}
	whole, err := marshal(tree{leaf: leaf{"a", []*leaf{{Name: "b"}}}, Count: map[string]int{"x": 1}, Left: &leaf{}})
	if err != nil {
		t.Fatal(err)
	}
	empty, err := marshal(tree{})
	if err != nil {
		t.Fatal(err)
	}
	for document, fits := range map[string]bool{
		string(whole): true, string(empty): true,
		`{}`: false,
		`{"name":"a","count":{"x":"one"},"text":null,"any":1}`:                                    false,
		`{"name":"a","count":null,"text":null,"any":1,"next":[{"next":[]}]}`:                      false,
		`{"name":"a","count":null,"text":null,"any":1,"left":null}`:                               false,
		`{"name":"a","count":null,"text":"x","any":{"y":[1]},"left":{"name":"left"}}`:             false, // no version
		`{"version":1,"name":"a","count":null,"text":"x","any":{"y":[1]},"left":{"name":"left"}}`: true,
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

// TestVersions: each document has one, and the schema asks for it.
func TestVersions(t *testing.T) {
	type versioned struct {
		Version int `json:"version"`
	}
	for want, v := range map[string]any{
		`{"version":1}`: struct{}{},
		`{"version":1,"a":2}`: struct {
			A int `json:"a"`
		}{2},
		`{"version":3}`:                        versioned{3},
		`{"version":1,"results":[1,2]}`:        []int{1, 2},
		`{"version":1,"results":{"a":[null]}}`: map[string][]*leaf{"a": {nil}},
		`{"version":1,"results":[3]}`:          json.RawMessage("[3]"),
		`{"version":1,"x":{"version":7}}`: &struct {
			X versioned `json:"x"`
		}{versioned{7}},
	} {
		var b, compact bytes.Buffer
		if err := Print(&b, v); err != nil {
			t.Fatal(err)
		}
		if err := json.Compact(&compact, b.Bytes()); err != nil {
			t.Fatal(err, b.String())
		}
		if got := strings.TrimSpace(compact.String()); got != want {
			t.Errorf("%T: %s, want %s", v, got, want)
		}
		of, err := json.Marshal(Of("x", v))
		if err != nil {
			t.Fatal(err)
		}
		if r, err := gojsonschema.Validate(gojsonschema.NewBytesLoader(of), gojsonschema.NewStringLoader(want)); err != nil || !r.Valid() {
			t.Errorf("%s: %v, %v\n%s", want, err, r.Errors(), of)
		}
		if r, err := gojsonschema.Validate(gojsonschema.NewBytesLoader(of), gojsonschema.NewStringLoader(`{"a":2,"x":{"version":7},"results":[]}`)); err != nil || r.Valid() {
			t.Errorf("%s: a document without a version fits (%v)\n%s", want, err, of)
		}
	}
}
