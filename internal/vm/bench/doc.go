// Package bench compares the embedded VM with other interpreters in Go on the
// same programs: wazero's interpreter (WebAssembly), goja (JavaScript) and
// gopher-lua. It is a module of its own, so that esdroid itself needs none of
// them. Run it with: go test -bench . in this folder.
package bench
