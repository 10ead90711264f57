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
