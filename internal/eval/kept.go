// Results of a suite that are kept, so that a suite which was stopped goes on where it was.

package eval

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// kept is what a suite wrote down of one app.
type kept struct {
	// Of identifies all that the results depend on: the program, the app, the options.
	Of      string    `json:"of"`
	Mutants []*Mutant `json:"mutants"`
}

// keptOf identifies the results for the app in a folder by this very program.
func keptOf(dir string, o MutantOptions) (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	h := sha256.New()
	for _, path := range []string{self, filepath.Join(dir, "app.apk"), filepath.Join(dir, "events.jsonl")} {
		f, err := os.Open(path)
		if err != nil {
			return "", err
		}
		_, err = io.Copy(h, f)
		f.Close()
		if err != nil {
			return "", err
		}
	}
	o.Keep, o.Jobs = "", 0 // results do not depend on them
	fmt.Fprintf(h, "%+v", o)
	return fmt.Sprintf("%x", h.Sum(nil)), nil
}

// keptMutants returns what was kept of an app; false if that is nothing, or of something
// else.
func keptMutants(path, of string) ([]*Mutant, bool, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	var k kept
	// A file that was not written to its end is as good as none.
	if err := json.Unmarshal(data, &k); err != nil || k.Of != of {
		return nil, false, nil
	}
	return k.Mutants, true, nil
}

// keepMutants writes down what an app gave.
func keepMutants(path, of string, all []*Mutant) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetIndent("", "  ")
	if err := e.Encode(kept{of, all}); err != nil {
		return err
	}
	return os.WriteFile(path, b.Bytes(), 0o666)
}

// keptOrMade returns the mutants of an app that were kept by this program under the same
// options, or makes and keeps them.
func keptOrMade(dir string, o MutantOptions, make func() ([]*Mutant, error)) ([]*Mutant, error) {
	if o.Keep == "" {
		return make()
	}
	of, err := keptOf(dir, o)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(o.Keep, 0o777); err != nil {
		return nil, err
	}
	path := filepath.Join(o.Keep, filepath.Base(dir)+".json")
	all, ok, err := keptMutants(path, of)
	if ok || err != nil {
		return all, err
	}
	if all, err = make(); err != nil {
		return nil, err
	}
	return all, keepMutants(path, of, all)
}
