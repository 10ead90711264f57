// Writing values as JSON, each document with the version of its form.

package schema

import (
	"bytes"
	"encoding/json"
	"io"
	"reflect"
)

// Version is that of documents whose type has no version of its own.
const Version = 1

// Printed is told each value before it is written; tests set it to know its type.
var Printed = func(any) {}

// results is the document of a list or of a map, which have no place for a version.
type results struct {
	Version int `json:"version"`
	Results any `json:"results"`
}

// bare reports whether a value is no object with members of its own: it is written inside
// of results.
func bare(v any) bool {
	t := reflect.TypeOf(v)
	for t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t != nil && !t.Implements(marshaler) && !reflect.PointerTo(t).Implements(marshaler) {
		return t.Kind() != reflect.Struct && t.Kind() != reflect.Interface
	}
	data, err := json.Marshal(v) // its form is its own
	return err == nil && !bytes.HasPrefix(data, []byte("{"))
}

// Print writes a value as an indented JSON object with a member "version".
func Print(w io.Writer, v any) error {
	Printed(v)
	if bare(v) {
		v = results{Version, v}
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return err
	}
	data := b.Bytes()
	if members, ok := bytes.CutPrefix(data, []byte("{")); ok && !hasVersion(data) {
		data = []byte("{\n  \"version\": 1,")
		if bytes.HasPrefix(members, []byte("}")) {
			data = []byte("{\n  \"version\": 1\n")
		}
		data = append(data, members...)
	}
	_, err := w.Write(data)
	return err
}

// hasVersion reports whether an object has a member "version".
func hasVersion(object []byte) bool {
	var members struct {
		Version json.RawMessage `json:"version"`
	}
	return json.Unmarshal(object, &members) == nil && members.Version != nil
}
