// The program: javac, dx, compression.

package main

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

const (
	folder   = "testdata/programs"
	blobFile = "testdata/programs.dex.s2"
)

func main() {
	if err := generate(); err != nil {
		fmt.Fprintln(os.Stderr, "vm:", err)
		os.Exit(1)
	}
}

func generate() error {
	sources, err := build.Sources(folder, ".java")
	if err != nil {
		return err
	}
	digest, err := build.DigestOf(folder, sources)
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
	dex, err := tools.Compile(build.Java8, sources)
	if err != nil {
		return err
	}
	return os.WriteFile(blobFile, blob.Pack(digest, dex), 0o644)
}
