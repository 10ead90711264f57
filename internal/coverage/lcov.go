// LCOV's tracefiles, which genhtml reads.

package coverage

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// WriteLCOV writes a tracefile.
func WriteLCOV(out io.Writer, c *Coverage, name string) error {
	w := bufio.NewWriter(out)
	lines := c.Lines()
	for i := 0; i < len(lines); {
		end := i
		for end < len(lines) && lines[end].File == lines[i].File {
			end++
		}
		lcovFile(w, lines[i:end], name)
		i = end
	}
	return w.Flush()
}

func lcovFile(w io.Writer, lines []Line, name string) {
	fmt.Fprintf(w, "TN:%s\nSF:%s\n", lettersOnly(name), lines[0].File)
	type function struct {
		name        string
		first, hits int
	}
	var functions []function
	hits := map[int]int{}
	var numbers []int
	for _, l := range lines {
		full := strings.NewReplacer(",", "_", "\n", "_").Replace(l.Class + "." + l.Method + l.Desc)
		if n := len(functions); n == 0 || functions[n-1].name != full {
			functions = append(functions, function{full, l.Number, 0})
		}
		f := &functions[len(functions)-1]
		f.first, f.hits = min(f.first, l.Number), max(f.hits, l.Hits)
		if _, ok := hits[l.Number]; !ok {
			numbers = append(numbers, l.Number)
		}
		hits[l.Number] = max(hits[l.Number], l.Hits)
	}
	hit := 0
	for _, f := range functions {
		fmt.Fprintf(w, "FN:%d,%s\n", f.first, f.name)
	}
	for _, f := range functions {
		fmt.Fprintf(w, "FNDA:%d,%s\n", f.hits, f.name)
		if f.hits > 0 {
			hit++
		}
	}
	fmt.Fprintf(w, "FNF:%d\nFNH:%d\n", len(functions), hit)
	numbers = sortedInts(numbers)
	hit = 0
	for _, n := range numbers {
		fmt.Fprintf(w, "DA:%d,%d\n", n, hits[n])
		if hits[n] > 0 {
			hit++
		}
	}
	fmt.Fprintf(w, "LF:%d\nLH:%d\nend_of_record\n", len(numbers), hit)
}

// lettersOnly makes a test name: genhtml takes letters, digits and _.
func lettersOnly(name string) string {
	return strings.Map(func(c rune) rune {
		if c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' {
			return c
		}
		return '_'
	}, name)
}

// ReadLCOV reads a tracefile. Its classes are those that the files are named after.
func ReadLCOV(data []byte) (*Coverage, error) {
	c := &Coverage{}
	file := ""
	for n, text := range strings.Split(string(data), "\n") {
		text = strings.TrimSpace(text)
		kind, rest, _ := strings.Cut(text, ":")
		switch kind {
		case "SF":
			file = rest
		case "DA":
			fields := strings.Split(rest, ",")
			if file == "" || len(fields) < 2 {
				return nil, fmt.Errorf("line %d: no line of a file: %.100q", n+1, text)
			}
			number, err := strconv.Atoi(fields[0])
			hits, err2 := strconv.ParseFloat(fields[1], 64) // some write fractions
			if err != nil || err2 != nil || number < 0 || hits < 0 || hits > 1e15 {
				return nil, fmt.Errorf("line %d: no number of line and hits: %.100q", n+1, text)
			}
			c.Add(Line{File: file, Class: classOfFile(file), Number: number, Hits: int(hits)})
		case "end_of_record":
			file = ""
		}
	}
	if len(c.lines) == 0 {
		return nil, fmt.Errorf("no lines")
	}
	return c, nil
}

// classOfFile names the class that a source file is named after: what follows the root
// of the sources, if it is a common one.
func classOfFile(file string) string {
	file = strings.ReplaceAll(file, "\\", "/")
	for _, root := range []string{"/src/main/java/", "/src/main/kotlin/", "/src/test/java/", "/java/", "/kotlin/", "/src/"} {
		if i := strings.LastIndex("/"+file, root); i >= 0 {
			file = file[i+len(root)-1:]
			break
		}
	}
	for _, end := range []string{".java", ".kt"} {
		file = strings.TrimSuffix(file, end)
	}
	return strings.ReplaceAll(strings.TrimPrefix(file, "/"), "/", ".")
}
