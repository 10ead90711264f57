// The program: javac, dx, compression.

package main

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

func main() {
	if err := build.Refresh("boot.dex.s2", "java", build.Bare); err != nil {
		fmt.Fprintln(os.Stderr, "boot:", err)
		os.Exit(1)
	}
}
