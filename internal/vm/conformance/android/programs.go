// The programs and how they are compiled.

package android

import (
	"path/filepath"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

// Blob is the file with all programs as dex, below the folder of the package.
const Blob = "testdata/programs.dex.s2"

// Sources are the programs' paths below the package's folder dir.
func Sources(dir string) ([]string, error) {
	return filepath.Glob(filepath.Join(dir, "testdata", "*.java"))
}

// Digest hashes the programs.
func Digest(dir string) (blob.Digest, error) {
	sources, err := Sources(dir)
	if err != nil {
		return blob.Digest{}, err
	}
	return build.DigestOf(filepath.Join(dir, "testdata"), sources)
}

// Compile compiles the programs against the sources of the class library.
func Compile(tools *build.Tools, dir string) ([]byte, error) {
	sources, err := Sources(dir)
	if err != nil {
		return nil, err
	}
	library := filepath.Join(dir, "..", "..", "boot", "java")
	platform := append(build.Platform{"-sourcepath", library}, build.Bare...)
	return tools.Compile(platform, sources)
}
