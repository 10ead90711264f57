// Source lines, when the user has the sources.

package report

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Sources finds source files below a folder by package and file name.
type Sources struct {
	root  string
	files map[string][]string // paths by file name
	lines map[string][]string // lines by path
}

// maxSources bounds the files that are indexed.
const maxSources = 200_000

// OpenSources indexes the .java and .kt files below dir.
func OpenSources(dir string) (*Sources, error) {
	s := &Sources{root: dir, files: map[string][]string{}, lines: map[string][]string{}}
	n := 0
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != dir:
			return filepath.SkipDir
		case !d.IsDir() && (strings.HasSuffix(path, ".java") || strings.HasSuffix(path, ".kt")):
			if n++; n > maxSources {
				return fmt.Errorf("more than %d source files below it: give the folder of the app's own sources", maxSources)
			}
			s.files[d.Name()] = append(s.files[d.Name()], path)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("sources in %s: %w", dir, err)
	}
	return s, nil
}

// Line returns a source line without indentation, "" if it cannot be found.
func (s *Sources) Line(p string, line int32) string {
	if s == nil || line <= 0 {
		return ""
	}
	_, name, _ := cutLast(p)
	best := ""
	for _, f := range s.files[name] {
		slashed := filepath.ToSlash(f)
		if strings.HasSuffix(slashed, "/"+p) || slashed == p {
			best = f
			break
		}
	}
	if best == "" {
		if len(s.files[name]) != 1 {
			return ""
		}
		best = s.files[name][0]
	}
	lines, ok := s.lines[best]
	if !ok {
		if data, err := os.ReadFile(best); err == nil && len(data) < 16<<20 {
			lines = strings.Split(string(data), "\n")
		}
		s.lines[best] = lines
	}
	if int(line) > len(lines) {
		return ""
	}
	return strings.TrimSpace(lines[line-1])
}

func cutLast(p string) (dir, name string, ok bool) {
	if i := strings.LastIndexByte(p, '/'); i >= 0 {
		return p[:i], p[i+1:], true
	}
	return "", p, false
}
