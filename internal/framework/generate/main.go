// The program: javac over all sources, dx over each group of packages.

package main

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"github.com/esdroid/esdroid/internal/framework/resources/rclass"
	"github.com/esdroid/esdroid/internal/vm/boot/blob"
	"github.com/esdroid/esdroid/internal/vm/boot/build"
)

const imageDir = "image"

func main() {
	if err := generate(); err != nil {
		fmt.Fprintln(os.Stderr, "framework:", err)
		os.Exit(1)
	}
}

func generate() error {
	tools, err := build.Find()
	if err != nil {
		return err
	}
	sources, err := build.Sources("java", ".java")
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "esdroid-framework-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	generated, err := rclass.Write(filepath.Join(work, "generated"), sources)
	if err != nil {
		return err
	}
	sources = append(sources, generated...)
	library, err := tools.Library(filepath.FromSlash("../vm/boot/java"))
	if err != nil {
		return err
	}
	classes := filepath.Join(work, "classes")
	if err := os.Mkdir(classes, 0o777); err != nil {
		return err
	}
	if err := tools.Classes(classes, build.Above(library), sources); err != nil {
		return err
	}
	groups, err := group(classes)
	if err != nil {
		return err
	}
	names := make([]string, 0, len(groups))
	for name := range groups {
		names = append(names, name)
	}
	sort.Strings(names)
	if err := os.MkdirAll(imageDir, 0o777); err != nil {
		return err
	}
	for _, name := range names {
		if err := image(tools, classes, name, groups[name], filepath.Join(work, name)); err != nil {
			return err
		}
	}
	return removeOthers(groups)
}

// group sorts class files by the first two parts of their package, as
// android.view or com.android.
func group(classes string) (map[string][]string, error) {
	groups := make(map[string][]string)
	err := filepath.WalkDir(classes, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(classes, path)
		if err != nil {
			return err
		}
		parts := strings.Split(filepath.ToSlash(filepath.Dir(rel)), "/")
		name := strings.Join(parts[:min(2, len(parts))], ".")
		groups[name] = append(groups[name], rel)
		return nil
	})
	return groups, err
}

// image makes the image of a group, unless the one at hand was made of the same classes.
func image(tools *build.Tools, classes, name string, files []string, dir string) error {
	h := sha256.New()
	for _, rel := range files {
		data, err := os.ReadFile(filepath.Join(classes, rel))
		if err != nil {
			return err
		}
		fmt.Fprintf(h, "%s %d\n", filepath.ToSlash(rel), len(data))
		h.Write(data)
		target := filepath.Join(dir, rel)
		if err := os.MkdirAll(filepath.Dir(target), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(target, data, 0o666); err != nil {
			return err
		}
	}
	var digest blob.Digest
	h.Sum(digest[:0])
	file := filepath.Join(imageDir, name+".dex.s2")
	if old, _ := os.ReadFile(file); blob.Sources(old) == digest {
		return nil
	}
	dex, err := tools.Dex(dir)
	if err != nil {
		return err
	}
	packed := blob.Pack(digest, dex)
	fmt.Printf("framework: %s: %d classes, dex %d bytes, image %d bytes\n", name, len(files), len(dex), len(packed))
	return os.WriteFile(file, packed, 0o644)
}

// removeOthers removes images of groups that are no more.
func removeOthers(groups map[string][]string) error {
	old, err := filepath.Glob(filepath.Join(imageDir, "*.dex.s2"))
	if err != nil {
		return err
	}
	for _, file := range old {
		if _, ok := groups[strings.TrimSuffix(filepath.Base(file), ".dex.s2")]; !ok {
			if err := os.Remove(file); err != nil {
				return err
			}
		}
	}
	return nil
}
