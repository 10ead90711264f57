// Sets of sources and their digests.

package build

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"github.com/esdroid/esdroid/internal/vm/boot/blob"
)

// Sources lists the files below root with one of the extensions, sorted by their slash path.
func Sources(root string, extensions ...string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		for _, ext := range extensions {
			if !d.IsDir() && strings.HasSuffix(path, ext) {
				files = append(files, path)
			}
		}
		return nil
	})
	sort.Strings(files)
	return files, err
}

// DigestOf hashes the files by their paths relative to root and their contents,
// and the options of the tools, which shape the result as much as they do.
func DigestOf(root string, files []string) (blob.Digest, error) {
	return digestOf(root, files, javacOptions, dxOptions)
}

func digestOf(root string, files []string, options ...any) (d blob.Digest, err error) {
	h := sha256.New()
	fmt.Fprintln(h, options...)
	for _, file := range files {
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return d, err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return d, err
		}
		fmt.Fprintf(h, "%s %d\n", filepath.ToSlash(rel), len(text))
		h.Write(text)
	}
	h.Sum(d[:0])
	return d, nil
}
