// Package repeatable makes generated tests the same in every run. A test package
// imports it for this effect:
//
//	import _ "github.com/esdroid/esdroid/internal/repeatable"
//
// Another seed is asked for with -rapid.seed.
package repeatable
