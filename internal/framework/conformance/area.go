// Areas of programs and the apps that run them.

package conformance

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

// The files beside the programs: their dex file, packed, and the app without code.
const (
	blobName = "programs.dex.s2"
	hostName = "host.apk"
)

// Area is a folder of programs.
type Area struct {
	Name     string
	Dir      string
	Programs []string // names of classes, sorted
}

// Areas lists the areas below root/java, sorted, without empty ones.
func Areas(root string) ([]Area, error) {
	dir := filepath.Join(root, "java")
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var areas []Area
	for _, e := range entries {
		a := Area{Name: e.Name(), Dir: filepath.Join(dir, e.Name())}
		sources, err := a.Sources()
		if err != nil {
			return nil, err
		}
		calls, err := a.Calls()
		if err != nil {
			return nil, err
		}
		for _, source := range sources {
			a.Programs = append(a.Programs, strings.TrimSuffix(filepath.Base(source), ".java"))
		}
		for _, file := range calls {
			a.Programs = append(a.Programs, strings.TrimSuffix(filepath.Base(file), ".calls")+"Calls")
		}
		slices.Sort(a.Programs)
		if len(a.Programs) > 0 {
			areas = append(areas, a)
		}
	}
	return areas, nil
}

// Sources are the paths of the area's programs.
func (a *Area) Sources() ([]string, error) { return build.Sources(a.Dir, ".java") }

// Calls are the paths of the area's lists of what is to be called.
func (a *Area) Calls() ([]string, error) { return build.Sources(a.Dir, ".calls") }

// HostDir is the folder of the app without code that runs the programs: that of the
// area's name if the programs need activities or resources of their own.
func (a *Area) HostDir() string {
	root := filepath.Join(a.Dir, "..", "..", "host")
	if own := filepath.Join(root, a.Name); isDir(own) {
		return own
	}
	return root
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// Host is the path of that app.
func (a *Area) Host() string { return filepath.Join(a.HostDir(), hostName) }

// HostFiles are what that app is made of, for areas that have their own.
func (a *Area) HostFiles() ([]string, error) {
	if filepath.Base(a.HostDir()) != a.Name {
		return nil, nil
	}
	var files []string
	err := filepath.WalkDir(a.HostDir(), func(path string, e os.DirEntry, err error) error {
		if err == nil && !e.IsDir() && e.Name() != hostName {
			files = append(files, path)
		}
		return err
	})
	return files, err
}

// Components are the sources of what such an app declares of its own.
func (a *Area) Components() ([]string, error) {
	files, err := a.HostFiles()
	return slices.DeleteFunc(files, func(path string) bool { return filepath.Ext(path) != ".java" }), err
}

// HostSources are the sources, below root, of what runs programs and prints for them.
func HostSources(root string) ([]string, error) {
	return build.Sources(filepath.Join(root, "host"), ".java")
}

// App returns the package that runs the area's programs.
func (a *Area) App() ([]byte, error) {
	packed, err := os.ReadFile(filepath.Join(a.Dir, blobName))
	if err != nil {
		return nil, fmt.Errorf("area %s has no blob, run go generate ./internal/framework/conformance: %w", a.Name, err)
	}
	_, dex, err := blob.Unpack(packed)
	if err != nil {
		return nil, fmt.Errorf("area %s: %w", a.Name, err)
	}
	return a.pack(dex)
}

func (a *Area) pack(dex []byte) ([]byte, error) {
	host, err := zip.OpenReader(a.Host())
	if err != nil {
		return nil, err
	}
	defer host.Close()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	add := func(name string, data []byte) error {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write(data)
		}
		return err
	}
	for _, f := range host.File {
		r, err := f.Open()
		if err != nil {
			return nil, err
		}
		data, err := io.ReadAll(r)
		if err != nil {
			return nil, err
		}
		if err := add(f.Name, data); err != nil {
			return nil, err
		}
	}
	if err := add("assets/programs", []byte(strings.Join(a.Programs, "\n")+"\n")); err != nil {
		return nil, err
	}
	if err := add("classes.dex", dex); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Expected reads what a program prints on the platform; ok is false if that is not known.
func (a *Area) Expected(program string) (text string, ok bool) {
	data, err := os.ReadFile(filepath.Join(a.Dir, program+".out"))
	return string(data), err == nil
}

// Documented reports whether what the area's programs print is written by hand, by what is
// documented of phones: the judge stands in for it, or lacks it.
func (a *Area) Documented() bool { return a.Name == "documented" }

// Wait is the event that lets all programs of the area run.
func (a *Area) Wait() string { return fmt.Sprintf("wait %d", 10000*len(a.Programs)+5000) }

// Split takes what an area printed apart, by programs.
func Split(out string) map[string]string {
	all := make(map[string]string)
	_, out, _ = strings.Cut(out, "PROGRAM ")
	out, _, _ = strings.Cut(out, "PROGRAMS END")
	for _, part := range strings.Split(out, "\nPROGRAM ") {
		name, text, _ := strings.Cut(part, "\n")
		all[name] = strings.TrimSuffix(text, "\n")
	}
	return all
}
