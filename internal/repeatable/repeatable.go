// Package repeatable makes generated tests the same in every run. A test package
// imports it for this effect:
//
//	import _ "github.com/esdroid/esdroid/internal/repeatable"
//
// Another seed is asked for with -rapid.seed.
package repeatable

import (
	"flag"

	_ "pgregory.net/rapid" // which registers the flag
)

// seed is any but 0, which asks for a random one.
const seed = "20111"

func init() {
	if err := flag.Set("rapid.seed", seed); err != nil {
		panic(err)
	}
}
