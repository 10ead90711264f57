// The program: javac, dx, compression.

package main

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

const blobFile = "boot.dex.s2"

func main() {
	if err := generate(); err != nil {
		fmt.Fprintln(os.Stderr, "boot:", err)
		os.Exit(1)
	}
}

func generate() error {
	sources, err := build.Sources("java", ".java")
	if err != nil {
		return err
	}
	digest, err := build.DigestOf("java", sources)
	if err != nil {
		return err
	}
	if old, _ := os.ReadFile(blobFile); blob.Sources(old) == digest {
		return nil
	}
	tools, err := build.Find()
	if err != nil {
		return err
	}
	dex, err := tools.Compile(build.Bare, sources)
	if err != nil {
		return err
	}
	packed := blob.Pack(digest, dex)
	fmt.Printf("boot: %d sources, dex %d bytes, blob %d bytes\n", len(sources), len(dex), len(packed))
	return os.WriteFile(blobFile, packed, 0o644)
}
