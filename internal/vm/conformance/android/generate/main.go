// The program: javac, dx, compression.

package main

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
	"github.com/esdroid/esdroid/internal/vm/conformance/android"
)

func main() {
	if err := generate(); err != nil {
		fmt.Fprintln(os.Stderr, "android:", err)
		os.Exit(1)
	}
}

func generate() error {
	digest, err := android.Digest(".")
	if err != nil {
		return err
	}
	if old, _ := os.ReadFile(android.Blob); blob.Sources(old) == digest {
		return nil
	}
	tools, err := build.Find()
	if err != nil {
		return err
	}
	dex, err := android.Compile(tools, ".")
	if err != nil {
		return err
	}
	packed := blob.Pack(digest, dex)
	fmt.Printf("android: blob %d bytes\n", len(packed))
	return os.WriteFile(android.Blob, packed, 0o644)
}
