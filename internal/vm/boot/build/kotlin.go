// Running the Kotlin compiler.

package build

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
)

// kotlinVersion is that of the compiler and of the standard library, as .ci/oracles installs them.
const kotlinVersion = "2.1.21"

// Lambdas are classes, as they are in apps, whose builders know no call sites.
var kotlinOptions = []string{"-no-stdlib", "-no-reflect", "-nowarn", "-jvm-target", "1.8",
	"-Xlambdas=class", "-Xsam-conversions=class", "-Xstring-concat=inline"}

// Kotlin are the tools and the folder of the Kotlin compiler's jars.
type Kotlin struct {
	*Tools
	jars string
}

// FindKotlin locates the compiler in the oracle cache. Its error says what is missing.
func (t *Tools) FindKotlin() (*Kotlin, error) {
	k := &Kotlin{t, filepath.Join(oracle.CacheDir(), "jars", "kotlin")}
	if _, err := os.Stat(k.Stdlib()); err != nil {
		return nil, fmt.Errorf("the Kotlin compiler is needed, .ci/oracles installs it: %w", err)
	}
	return k, nil
}

// Stdlib is the path of the standard library.
func (k *Kotlin) Stdlib() string {
	return filepath.Join(k.jars, "kotlin-stdlib-"+kotlinVersion+".jar")
}

// Classes compiles sources to class files below dir.
func (k *Kotlin) Classes(dir string, sources []string) error {
	if len(sources) == 0 {
		return errors.New("kotlinc: no sources")
	}
	args := []string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", filepath.Join(k.jars, "*"),
		"org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-classpath", k.Stdlib(), "-d", dir, "-module-name", "programs"}
	args = append(args, kotlinOptions...)
	if _, err := run(k.Java, append(args, sources...)...); err != nil {
		return err
	}
	// What the compiler notes for itself is nothing that dx knows.
	return os.RemoveAll(filepath.Join(dir, "META-INF"))
}

// StdlibDex turns the standard library into one dex file, without names of local variables.
func (k *Kotlin) StdlibDex() ([]byte, error) {
	dir, err := os.MkdirTemp("", "esdroid-kotlin-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	jar, err := zip.OpenReader(k.Stdlib())
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Stdlib(), err)
	}
	defer jar.Close()
	for _, f := range jar.File {
		if !strings.HasPrefix(f.Name, "kotlin/") || !strings.HasSuffix(f.Name, ".class") {
			continue // META-INF/versions has a module-info, which dx refuses
		}
		if err := extract(f, filepath.Join(dir, filepath.FromSlash(f.Name))); err != nil {
			return nil, fmt.Errorf("%s: %s: %w", k.Stdlib(), f.Name, err)
		}
	}
	return k.Dex(dir, "--no-locals")
}

func extract(f *zip.File, path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	in, err := f.Open()
	if err != nil {
		return err
	}
	defer in.Close()
	data, err := io.ReadAll(in)
	if err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o644)
}

// KotlinDigest is DigestOf for Kotlin sources. Without files it is the digest
// of the standard library's dex file.
func KotlinDigest(root string, files []string) (blob.Digest, error) {
	return digestOf(root, files, "kotlin", kotlinVersion, kotlinOptions, dxOptions)
}
