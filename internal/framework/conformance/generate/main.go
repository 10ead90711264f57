// The program: javac and dx for each area whose sources changed, of those named or of all,
// then the judge.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"

	"github.com/esdroid/esdroid/internal/device/platform"
	"github.com/esdroid/esdroid/internal/framework/conformance"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

func main() {
	if err := generate(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "conformance:", err)
		os.Exit(1)
	}
}

// generate makes the areas of these names, or all.
func generate(names []string) error {
	areas, err := conformance.Areas(".")
	if err != nil {
		return err
	}
	for i := range areas {
		a := &areas[i]
		if len(names) > 0 && !slices.Contains(names, a.Name) {
			continue
		}
		sources, err := conformance.HostSources(".")
		if err != nil {
			return err
		}
		own, err := a.Sources()
		if err != nil {
			return err
		}
		sources = append(sources, own...)
		calls, err := a.Calls()
		if err != nil {
			return err
		}
		host, err := a.HostFiles()
		if err != nil {
			return err
		}
		made := slices.Concat(host, sources, calls)
		if len(calls) > 0 {
			made = append(made, callsFiles...)
		}
		digest, err := build.DigestOf(".", made)
		if err != nil {
			return err
		}
		file := filepath.Join(a.Dir, "programs.dex.s2")
		if old, _ := os.ReadFile(file); blob.Sources(old) == digest {
			continue
		}
		components, err := a.Components()
		if err != nil {
			return err
		}
		dex, err := compile(append(sources, components...), calls)
		if err != nil {
			return fmt.Errorf("area %s: %w", a.Name, err)
		}
		if err := os.WriteFile(file, blob.Pack(digest, dex), 0o644); err != nil {
			return err
		}
		if err := ask(a); err != nil {
			return fmt.Errorf("area %s: %w", a.Name, err)
		}
		fmt.Printf("conformance: %s, %d programs\n", a.Name, len(a.Programs))
	}
	return nil
}

// compile compiles sources, and the programs that lists of calls are made to, against the
// platform's own classes.
func compile(sources, calls []string) ([]byte, error) {
	tools, err := build.Find()
	if err != nil {
		return nil, err
	}
	api, err := filepath.Glob(filepath.Join(oracle.CacheDir(), "jars", "robolectric", "api", "*.jar"))
	if err != nil || len(api) != 1 {
		return nil, fmt.Errorf("the platform's classes are needed, .ci/oracles fetches them: %v %v", api, err)
	}
	if len(calls) > 0 {
		dir, err := os.MkdirTemp("", "esdroid-calls-")
		if err != nil {
			return nil, err
		}
		defer os.RemoveAll(dir)
		made, err := callers(dir, api[0], calls)
		if err != nil {
			return nil, err
		}
		sources = append(sources, made...)
	}
	return tools.Compile(build.Beside(api[0]), sources)
}

// host makes the app without code that runs the area's programs.
func host(a *conformance.Area) error {
	dir := a.HostDir()
	if files, err := a.HostFiles(); err != nil || files == nil && exists(a.Host()) {
		return err
	}
	args := []string{"package", "-f", "-M", filepath.Join(dir, "AndroidManifest.xml"), "-I", "/usr/share/android-framework-res/framework-res.apk", "-F", a.Host()}
	for option, folder := range map[string]string{"-S": "res", "-A": "assets"} {
		if exists(filepath.Join(dir, folder)) {
			args = append(args, option, filepath.Join(dir, folder))
		}
	}
	if out, err := exec.Command("aapt", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("aapt: %w\n%s", err, out)
	}
	return nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// aside is a line that the judge prints in the midst: what its reading of resources complains
// of, and the script's event, which comes when the first program has run.
var aside = regexp.MustCompile(`(?m)^(WARN: |SEND wait ).*\n`)

// ask writes what the programs print on the platform's own code.
func ask(a *conformance.Area) error {
	if err := host(a); err != nil || a.Documented() {
		return err
	}
	app, err := a.App()
	if err != nil {
		return err
	}
	out, err := platform.Output(app, "esdroid.conformance.Runner", a.Wait())
	if err != nil {
		return err
	}
	printed := conformance.Split(aside.ReplaceAllString(out, ""))
	for _, name := range a.Programs {
		text, ok := printed[name]
		if !ok {
			return fmt.Errorf("%s did not run:\n%s", name, out)
		}
		if err := os.WriteFile(filepath.Join(a.Dir, name+".out"), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}
