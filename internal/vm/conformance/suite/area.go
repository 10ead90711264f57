// Areas and their files.

package suite

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

// The files of an area that hold its programs, and Kotlin's standard library, as dex.
const (
	blobName   = "programs.dex.s2"
	stdlibName = "kotlin-stdlib.dex.s2"
)

// The languages of programs, by the extension of their sources.
const (
	java   = ".java"
	kotlin = ".kt"
)

// Area is a folder of programs in one language.
type Area struct {
	Name     string
	Dir      string
	Programs []Program

	language string
}

// Program is one class with a main method.
type Program struct {
	Name   string
	Class  string // binary name of the class, as in lists.ListsKt
	Source string // path of the file
	Alone  bool   // needs a machine of its own
}

// Areas lists the areas below dir, sorted, without empty ones.
func Areas(dir string) ([]Area, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var areas []Area
	for _, e := range entries {
		if !e.IsDir() {
			continue
		}
		a := Area{Name: e.Name(), Dir: filepath.Join(dir, e.Name()), language: java}
		sources, err := build.Sources(a.Dir, java, kotlin)
		if err != nil {
			return nil, err
		}
		for _, source := range sources {
			if filepath.Ext(source) == kotlin {
				a.language = kotlin
			}
			text, err := os.ReadFile(source)
			if err != nil {
				return nil, err
			}
			name := strings.TrimSuffix(filepath.Base(source), filepath.Ext(source))
			a.Programs = append(a.Programs, Program{
				Name:   name,
				Class:  mainClass(name, a.language),
				Source: source,
				Alone:  strings.HasPrefix(string(text), "// alone"),
			})
		}
		if len(a.Programs) > 0 {
			areas = append(areas, a)
		}
	}
	return areas, nil
}

// mainClass names the class that holds main: a Java program's only class, or
// the file class of a Kotlin program, which has a package of its own.
func mainClass(name, language string) string {
	if language == kotlin {
		return strings.ToLower(name) + "." + name + "Kt"
	}
	return name
}

// Kotlin reports whether the area's programs are written in Kotlin.
func (a *Area) Kotlin() bool { return a.language == kotlin }

// Sources are the paths of the area's programs.
func (a *Area) Sources() []string {
	var paths []string
	for _, p := range a.Programs {
		paths = append(paths, p.Source)
	}
	return paths
}

// platform is what the area's programs are compiled for: Java 8, as most apps
// are, or Java 9 where an area is named so, whose compiler concatenates strings
// by call sites made at run time and knows variable handles, or newer API where an
// area is named java11.
func (a *Area) platform() build.Platform {
	switch a.Name {
	case "java9":
		return build.Java9
	case "java11":
		return build.Newer
	}
	return build.Java8
}

// Digest hashes the area's sources.
func (a *Area) Digest() (blob.Digest, error) {
	if a.Kotlin() {
		return build.KotlinDigest(a.Dir, a.Sources())
	}
	return build.DigestOf(a.Dir, a.Sources())
}

// Blob reads the area's committed blob.
func (a *Area) Blob() ([]byte, error) { return a.read(blobName) }

// WriteBlob writes the area's blob.
func (a *Area) WriteBlob(data []byte) error {
	return os.WriteFile(filepath.Join(a.Dir, blobName), data, 0o644)
}

// Stdlib reads the committed blob of Kotlin's standard library.
func (a *Area) Stdlib() ([]byte, error) { return a.read(stdlibName) }

// WriteStdlib writes the blob of Kotlin's standard library.
func (a *Area) WriteStdlib(data []byte) error {
	return os.WriteFile(filepath.Join(a.Dir, stdlibName), data, 0o644)
}

func (a *Area) read(name string) ([]byte, error) {
	data, err := os.ReadFile(filepath.Join(a.Dir, name))
	if err != nil {
		return nil, fmt.Errorf("area %s has no blob, run go generate ./internal/vm/conformance: %w", a.Name, err)
	}
	return data, nil
}

// Files are the area's programs as dex files, and the library that they need.
func (a *Area) Files() ([]*dex.File, error) {
	files, err := a.files(blobName, a.Name)
	if err != nil || !a.Kotlin() {
		return files, err
	}
	library, err := a.files(stdlibName, "kotlin-stdlib")
	return append(files, library...), err
}

func (a *Area) files(stored, name string) ([]*dex.File, error) {
	packed, err := a.read(stored)
	if err != nil {
		return nil, err
	}
	_, raw, err := blob.Unpack(packed)
	if err != nil {
		return nil, fmt.Errorf("area %s: %w", a.Name, err)
	}
	return dex.Parse(name+".dex", raw)
}

// Descriptor is that of the class with the main method.
func (p *Program) Descriptor() string { return dex.ClassDescriptor(p.Class) }

// Expected reads what the program prints on Android: what OpenJDK prints unless
// the area says otherwise.
func (p *Program) Expected() ([]byte, error) {
	data, err := os.ReadFile(p.file(".android.out"))
	if os.IsNotExist(err) {
		return p.OpenJDK()
	}
	return data, err
}

// OpenJDK reads what OpenJDK printed.
func (p *Program) OpenJDK() ([]byte, error) { return os.ReadFile(p.file(".out")) }

// WriteOpenJDK records what OpenJDK printed.
func (p *Program) WriteOpenJDK(out []byte) error { return os.WriteFile(p.file(".out"), out, 0o644) }

// Input reads what the program finds on its standard input.
func (p *Program) Input() ([]byte, error) {
	data, err := os.ReadFile(p.file(".in"))
	if os.IsNotExist(err) {
		return nil, nil
	}
	return data, err
}

func (p *Program) file(extension string) string {
	return strings.TrimSuffix(p.Source, filepath.Ext(p.Source)) + extension
}
