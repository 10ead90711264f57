// The program: javac, dx, compression.

package main

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

func main() {
	if err := build.Refresh("testdata/programs.dex.s2", "testdata/programs", build.Java8); err != nil {
		fmt.Fprintln(os.Stderr, "vm:", err)
		os.Exit(1)
	}
}
