// The program: compilers, OpenJDK, compression.

package main

import (
	"fmt"
	"os"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

func main() {
	if err := generate(); err != nil {
		fmt.Fprintln(os.Stderr, "conformance:", err)
		os.Exit(1)
	}
}

func generate() error {
	areas, err := suite.Areas("testdata")
	if err != nil {
		return err
	}
	for i := range areas {
		if err := refresh(&areas[i]); err != nil {
			return err
		}
		if areas[i].Kotlin() {
			if err := refreshStdlib(&areas[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// refresh makes an area's blob and outputs unless they are of its present sources.
func refresh(a *suite.Area) error {
	digest, err := a.Digest()
	if err != nil {
		return err
	}
	if old, err := a.Blob(); err == nil && blob.Sources(old) == digest && complete(a) {
		return nil
	}
	tools, err := build.Find()
	if err != nil {
		return err
	}
	c, err := a.Compile(tools)
	if err != nil {
		return err
	}
	defer c.Close()
	if err := c.Run(a.Programs, func(p suite.Program, out []byte) error { return p.WriteOpenJDK(out) }); err != nil {
		return err
	}
	packed := blob.Pack(digest, c.Dex)
	fmt.Printf("conformance: %s: %d programs, blob %d bytes\n", a.Name, len(a.Programs), len(packed))
	return a.WriteBlob(packed)
}

// refreshStdlib makes the blob of Kotlin's standard library unless it is of the version in use.
func refreshStdlib(a *suite.Area) error {
	digest, err := build.KotlinDigest("", nil)
	if err != nil {
		return err
	}
	if old, err := a.Stdlib(); err == nil && blob.Sources(old) == digest {
		return nil
	}
	tools, err := build.Find()
	if err != nil {
		return err
	}
	k, err := tools.FindKotlin()
	if err != nil {
		return err
	}
	dex, err := k.StdlibDex()
	if err != nil {
		return err
	}
	packed := blob.Pack(digest, dex)
	fmt.Printf("conformance: Kotlin's standard library, blob %d bytes\n", len(packed))
	return a.WriteStdlib(packed)
}

// complete reports whether every program has its output.
func complete(a *suite.Area) bool {
	for _, p := range a.Programs {
		if _, err := p.OpenJDK(); err != nil {
			return false
		}
	}
	return true
}
