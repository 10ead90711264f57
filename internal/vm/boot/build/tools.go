// Running javac and dx.

package build

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/esdroid/esdroid/internal/oracle"
)

// Source files and lines are kept for stack traces; local variables are not.
var javacOptions = []string{"-g:source,lines", "-proc:none", "-nowarn", "-encoding", "UTF-8", "-implicit:none", "-XDignore.symbol.file", "-Xmaxerrs", "1000"}

// API 26 gives dex 038: default methods, method handles and call sites.
var dxOptions = []string{"--dex", "--core-library", "--min-sdk-version=26"}

// Tools are the programs a build needs.
type Tools struct {
	Javac string // path of javac
	Java  string // path of java
	DX    string // path of dx.jar
}

// Find locates the tools on PATH and in the oracle cache. Its error says what is missing.
func Find() (*Tools, error) {
	var t Tools
	var err error
	if t.Javac, err = exec.LookPath("javac"); err != nil {
		return nil, fmt.Errorf("a JDK is needed: %w", err)
	}
	if t.Java, err = exec.LookPath("java"); err != nil {
		return nil, fmt.Errorf("a JDK is needed: %w", err)
	}
	t.DX = filepath.Join(oracle.CacheDir(), "jars", "dx.jar")
	if _, err := os.Stat(t.DX); err != nil {
		return nil, fmt.Errorf("dx.jar is needed, .ci/oracles installs it: %w", err)
	}
	return &t, nil
}

// A Platform is what sources are compiled against.
type Platform []string

// The platforms: nothing (the sources are the class library), the API of Java 8 or 9,
// or the classes of Java 8 with all the API that the JDK has.
var (
	Bare  = Platform{"-source", "8", "-target", "8", "-bootclasspath", "", "-extdirs", "", "-Xlint:-options"}
	Java8 = Platform{"--release", "8", "-Xlint:-options"}
	Java9 = Platform{"--release", "9", "-Xlint:-options"}
	Newer = Platform{"-source", "8", "-target", "8", "-Xlint:-options"}
)

// Above is the platform of sources that build on class files below dir, and on nothing else.
func Above(dir string) Platform {
	return Platform{"-source", "8", "-target", "8", "-bootclasspath", dir, "-extdirs", "", "-Xlint:-options"}
}

// Beside is Java 8 and what a jar adds to it.
func Beside(jar string) Platform {
	return Platform{"-source", "8", "-target", "8", "-Xbootclasspath/a:" + jar, "-Xlint:-options"}
}

// Library compiles the class library whose sources are below root and returns the
// folder of its class files, which is kept in the oracle cache until they change.
func (t *Tools) Library(root string) (string, error) {
	sources, err := Sources(root, ".java")
	if err != nil {
		return "", err
	}
	digest, err := DigestOf(root, sources)
	if err != nil {
		return "", err
	}
	dir := filepath.Join(oracle.CacheDir(), "results", "library-"+hex.EncodeToString(digest[:]))
	if _, err := os.Stat(dir); err == nil {
		return dir, nil
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o777); err != nil {
		return "", err
	}
	work, err := os.MkdirTemp(filepath.Dir(dir), "work-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(work)
	if err := t.Classes(work, Bare, sources); err != nil {
		return "", err
	}
	if err := os.Rename(work, dir); err != nil {
		if _, other := os.Stat(dir); other != nil { // nobody else was faster
			return "", err
		}
	}
	return dir, nil
}

// Classes compiles sources to class files below dir.
func (t *Tools) Classes(dir string, platform Platform, sources []string) error {
	if len(sources) == 0 {
		return errors.New("javac: no sources")
	}
	// The list goes through a file because it may exceed the length of a command line.
	var list strings.Builder
	for _, source := range sources {
		fmt.Fprintf(&list, "%q\n", filepath.ToSlash(source))
	}
	names := filepath.Join(dir, "sources.list")
	if err := os.WriteFile(names, []byte(list.String()), 0o644); err != nil {
		return err
	}
	defer os.Remove(names)
	args := append([]string{"-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", dir, "-classpath", dir}, platform...)
	args = append(args, javacOptions...)
	_, err := run(t.Javac, append(args, "@"+names)...)
	return err
}

// Dex turns the class files below dir into one dex file. It takes further options of dx.
func (t *Tools) Dex(dir string, options ...string) ([]byte, error) {
	file := filepath.Join(dir, "classes.dex")
	defer os.Remove(file)
	args := append([]string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", t.DX, "com.android.dx.command.Main"}, dxOptions...)
	args = append(args, options...)
	if _, err := run(t.Java, append(args, "--output="+file, dir)...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

// Compile compiles sources and returns their dex file.
func (t *Tools) Compile(platform Platform, sources []string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "esdroid-build-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := t.Classes(dir, platform, sources); err != nil {
		return nil, err
	}
	return t.Dex(dir)
}

// run runs a program; its error carries what the program said.
func run(name string, args ...string) ([]byte, error) {
	var out, said bytes.Buffer
	cmd := exec.Command(name, args...)
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s: %w\n%s%s", filepath.Base(name), err, said.String(), out.String())
	}
	return out.Bytes(), nil
}
