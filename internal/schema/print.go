// Writing values as JSON.

package schema

import (
	"encoding/json"
	"io"
)

// Printed is told each value before it is written; tests set it to know its type.
var Printed = func(any) {}

// Print writes a value as indented JSON.
func Print(w io.Writer, v any) error {
	Printed(v)
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}
