// The apps of a suite, several at a time, and their results kept, so that a suite which was
// stopped goes on where it was.

package eval

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
)

// kept is what a suite wrote down of one app.
type kept[T any] struct {
	// Of identifies all that the result depends on: the program, the app, the options.
	Of     string `json:"of"`
	Result T      `json:"result"`
}

// keptOf identifies the result for the app in a folder by this very program. Options must
// print as what the result depends on.
func keptOf(dir string, options any) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	h := sha256.New()
	paths := []string{self}
	err = filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			paths = append(paths, path)
		}
		return err
	})
	if err != nil {
		return "", err
	}
	for _, path := range paths {
		f, err := os.Open(path)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(h, "%s\n", filepath.Base(path))
		_, err = io.Copy(h, f)
		f.Close()
		if err != nil {
			return "", err
		}
	}
	fmt.Fprintf(h, "%+v", options)
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}

// keptOrMade returns the result for an app that is kept in a folder, by this program and
// under the same options, or makes it and keeps it there. Without a folder it is made.
func keptOrMade[T any](folder, dir string, options any, make func() (T, error)) (T, error) {
	var k kept[T]
	if folder == "" {
		return make()
	}
	of, err := keptOf(dir, options)
	if err != nil {
		return k.Result, err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return k.Result, err
	}
	path := filepath.Join(folder, filepath.Base(dir)+".json")
	data, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return k.Result, err
	}
	// A file that was not written to its end is as good as none.
	if json.Unmarshal(data, &k) == nil && k.Of == of {
		return k.Result, nil
	}
	result, err := make()
	if err != nil {
		return result, err
	}
	if data, err = json.MarshalIndent(kept[T]{of, result}, "", "  "); err != nil {
		return result, err
	}
	return result, os.WriteFile(path, append(data, '\n'), 0o666)
}

// each does something with each of some folders, so many at a time, 0 for one on each
// processor, and returns the results in their order.
func each[T any](dirs []string, jobs int, do func(dir string) (T, error)) ([]T, error) {
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	results := make([]T, len(dirs))
	errs := make([]error, len(dirs))
	slots := make(chan struct{}, jobs)
	var wg sync.WaitGroup
	for i, dir := range dirs {
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			if results[i], errs[i] = do(dir); errs[i] != nil {
				errs[i] = fmt.Errorf("%s: %w", dir, errs[i])
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return results, nil
}
