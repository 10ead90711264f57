// The class files that a recording was made with, and their lines.

package jacoco

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// Bounds of what is read from strangers.
const (
	maxClassFile = 64 << 20 // bytes of one file
	maxAll       = 4 << 30  // bytes of all
	maxArchives  = 4        // archives in each other
)

// Classes are class files, by the ids that recordings know them by.
type Classes struct {
	byID  map[uint64]*classFile
	names map[string]bool
	order []uint64
	bytes int64
}

// OpenClasses reads class files from folders, archives (.jar, .aar, .war, .zip, and those in
// them) and single files.
func OpenClasses(paths []string) (*Classes, error) {
	c := &Classes{byID: map[uint64]*classFile{}, names: map[string]bool{}}
	for _, root := range paths {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || name != root && !wanted(name) {
				return err
			}
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			return c.add(name, data, 0)
		})
		if err != nil {
			return nil, err
		}
	}
	if len(c.order) == 0 {
		return nil, fmt.Errorf("no class files in %s: give the folders and jars that the app was built of, before dexing", strings.Join(paths, ", "))
	}
	return c, nil
}

// wanted reports whether a file may hold classes.
func wanted(name string) bool {
	return slices.Contains([]string{".class", ".jar", ".aar", ".war", ".zip"}, strings.ToLower(path.Ext(filepath.ToSlash(name))))
}

func (c *Classes) add(name string, data []byte, depth int) error {
	if c.bytes += int64(len(data)); c.bytes > maxAll {
		return fmt.Errorf("%s: more than %d bytes of classes", name, int64(maxAll))
	}
	if bytes.HasPrefix(data, []byte("PK")) {
		return c.addArchive(name, data, depth)
	}
	file, err := parseClass(data)
	if errors.Is(err, errNoClass) && depth > 0 {
		return nil // an entry that is only named like one
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if slices.ContainsFunc(file.methods, func(m method) bool { return m.name == "$jacocoInit" }) {
		return fmt.Errorf("%s: the class file holds JaCoCo's probes already: give those from before", name)
	}
	id := classID(data)
	if _, ok := c.byID[id]; !ok {
		c.byID[id] = file
		c.names[file.name] = true
		c.order = append(c.order, id)
	}
	return nil
}

func (c *Classes) addArchive(name string, data []byte, depth int) error {
	if depth == maxArchives {
		return fmt.Errorf("%s: archives lie more than %d deep in each other", name, maxArchives)
	}
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for _, entry := range archive.File {
		if !wanted(entry.Name) {
			continue
		}
		full := name + "!/" + entry.Name
		r, err := entry.Open()
		if err != nil {
			return fmt.Errorf("%s: %w", full, err)
		}
		content, err := io.ReadAll(io.LimitReader(r, maxClassFile+1))
		r.Close()
		if err == nil && len(content) > maxClassFile {
			err = fmt.Errorf("more than %d bytes", maxClassFile)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", full, err)
		}
		if err := c.add(full, content, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// Line is a line of a method, and whether any of it ran.
type Line struct {
	File   string // com/x/Y.java
	Class  string // as in Java
	Method string
	Desc   string
	Number int
	Ran    bool
}

// Lines tells which lines of the classes ran. Notes name what of the recording the
// classes do not explain.
func (e *Exec) Lines(classes *Classes) (lines []Line, notes []string, err error) {
	recorded := map[uint64][]bool{}
	var other, unknown []string
	for _, c := range e.Classes {
		recorded[c.ID] = c.Probes
		if _, ok := classes.byID[c.ID]; ok {
			continue
		}
		if classes.names[c.Name] {
			other = append(other, c.Name)
		} else {
			unknown = append(unknown, c.Name)
		}
	}
	if len(e.Classes) > 0 && len(other)+len(unknown) == len(e.Classes) {
		what := "has none of the recorded classes, such as " + e.Classes[0].Name
		if len(other) > 0 {
			what = "has " + other[0] + " of another build"
		}
		return nil, nil, fmt.Errorf("what --classes names %s: give the class files of the build that was recorded, as they were before JaCoCo changed them", what)
	}
	if len(other) > 0 {
		notes = append(notes, fmt.Sprintf("%d recorded classes are of another build and left out: %s", len(other), few(other)))
	}
	if len(unknown) > 0 {
		notes = append(notes, fmt.Sprintf("%d recorded classes are in none of the class files: %s", len(unknown), few(unknown)))
	}
	for _, id := range classes.order {
		file := classes.byID[id]
		own, err := file.lines(recorded[id])
		if err != nil {
			if recorded[id] != nil {
				return nil, nil, fmt.Errorf("%s: %w", file.name, err)
			}
			continue // it was not recorded, and cannot have been
		}
		lines = append(lines, own...)
	}
	return lines, notes, nil
}

// few names the first of a list.
func few(names []string) string {
	if len(names) > 3 {
		return strings.Join(names[:3], ", ") + " …"
	}
	return strings.Join(names, ", ")
}

// lines returns the lines of a class; hits is nil if nothing of it ran.
func (c *classFile) lines(hits []bool) ([]Line, error) {
	f := flow{hit: func(probe int) bool { return probe < len(hits) && hits[probe] }}
	dir, _ := path.Split(c.name)
	name := c.source
	if name == "" {
		outer, _, _ := strings.Cut(c.name[len(dir):], "$")
		name = outer + ".java"
	}
	inlined := c.firstInlined()
	var out []Line
	for i := range c.methods {
		m := &c.methods[i]
		if m.code == nil {
			continue
		}
		steps, err := f.method(m)
		if err != nil {
			return nil, fmt.Errorf("%s%s: %w", m.name, m.desc, err)
		}
		if c.access&(accSynthetic|accModule) != 0 || generated(c.annotations) || !c.counts(m) {
			continue
		}
		ran := map[int]bool{}
		for _, s := range steps {
			if s.line > 0 && s.line < inlined {
				ran[s.line] = ran[s.line] || s.ran
			}
		}
		numbers := make([]int, 0, len(ran))
		for n := range ran {
			numbers = append(numbers, n)
		}
		slices.Sort(numbers)
		for _, n := range numbers {
			out = append(out, Line{dir + name, strings.ReplaceAll(c.name, "/", "."), m.name, m.desc, n, ran[n]})
		}
	}
	if len(hits) > 0 && f.next != len(hits) {
		return nil, fmt.Errorf("the class file has %d probes, the recording %d", f.next, len(hits))
	}
	return out, nil
}
