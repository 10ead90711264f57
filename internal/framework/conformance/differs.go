// What programs are known to print otherwise on the device.

package conformance

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Differs reads which methods a program of calls prints other results of than the platform:
// the file beside the program that ends in .differs has one a line, as the program names it,
// and the reason.
func (a *Area) Differs(program string) (map[string]string, error) {
	file := filepath.Join(a.Dir, program+".differs")
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	known := make(map[string]string)
	for _, line := range strings.Split(strings.TrimSuffix(string(data), "\n"), "\n") {
		method, reason, ok := strings.Cut(line, " ")
		if !ok || reason == "" {
			return nil, fmt.Errorf("%s: %q has no reason", file, line)
		}
		known[method] = reason
	}
	return known, nil
}

// Excuse takes the lines of methods that are known to differ out of what the platform and the
// device print, and returns the names of those that do not differ any more.
func Excuse(want, got string, known map[string]string) (wantLeft, gotLeft string, agree []string) {
	wantLeft, theirs := apart(want, known)
	gotLeft, ours := apart(got, known)
	for method := range known {
		if theirs[method] == ours[method] {
			agree = append(agree, method)
		}
	}
	return wantLeft, gotLeft, agree
}

// apart parts the lines of known methods from the others.
func apart(text string, known map[string]string) (left string, lines map[string]string) {
	lines = make(map[string]string)
	var rest []string
	for _, line := range strings.Split(text, "\n") {
		method, _, _ := strings.Cut(line, ":")
		if _, name, ok := strings.Cut(method, "."); ok {
			method = name // behind the number of the object
		}
		if _, ok := known[method]; ok {
			lines[method] += line + "\n"
		} else {
			rest = append(rest, line)
		}
	}
	return strings.Join(rest, "\n"), lines
}
