// Package schema writes the JSON Schema (draft 7) of what encoding/json makes of a Go
// type: what docs/schemas publishes of the commands' output.
package schema
