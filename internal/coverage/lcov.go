// LCOV's tracefiles, which genhtml reads.

package coverage

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
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

// lcovRecord is a source file of a tracefile while it is read.
type lcovRecord struct {
	file      string
	lines     []Line
	functions []lcovFunction
	index     map[string]int // of functions by what version 2 numbers them by
}

// lcovFunction is a function from its first line to its last, which is 0 if it is not said.
type lcovFunction struct {
	name        string
	first, last int
}

// ReadLCOV reads a tracefile, of version 1 or 2. Its classes are those that the files are
// named after; a line lies in the function that begins last before it.
func ReadLCOV(data []byte) (*Coverage, error) {
	c := &Coverage{}
	var r *lcovRecord
	for n, text := range strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n") {
		text = strings.TrimSpace(text)
		kind, rest, _ := strings.Cut(text, ":")
		switch kind {
		case "SF":
			if rest == "" {
				return nil, fmt.Errorf("line %d: a source file without a name", n+1)
			}
			c.addRecord(r) // one that does not end ends here
			r = &lcovRecord{file: strings.ReplaceAll(rest, "\\", "/"), index: map[string]int{}}
		case "FN", "FNL", "FNA":
			if r == nil || !r.function(kind, strings.Split(rest, ",")) {
				return nil, fmt.Errorf("line %d: no function of a file: %.100q", n+1, text)
			}
		case "DA":
			fields := strings.Split(rest, ",")
			if r == nil || len(fields) < 2 {
				return nil, fmt.Errorf("line %d: no line of a file: %.100q", n+1, text)
			}
			number, err := strconv.Atoi(fields[0])
			hits, err2 := strconv.ParseFloat(fields[1], 64) // some write fractions
			if err != nil || err2 != nil || number < 0 || !(hits >= 0) {
				return nil, fmt.Errorf("line %d: no number of line and hits: %.100q", n+1, text)
			}
			r.lines = append(r.lines, Line{File: r.file, Class: classOfFile(r.file), Number: number, Hits: int(min(math.Ceil(hits), 1<<53))})
		case "end_of_record":
			c.addRecord(r)
			r = nil
		}
	}
	c.addRecord(r)
	if len(c.lines) == 0 {
		return nil, errors.New("no lines: there is no DA record")
	}
	return c, nil
}

// function reads "FN:first[,last],name", or version 2's "FNL:index,first[,last]" and
// "FNA:index,hits,name".
func (r *lcovRecord) function(kind string, fields []string) bool {
	var f lcovFunction
	if kind == "FNA" {
		i, ok := r.index[fields[0]]
		if ok && len(fields) > 2 {
			r.functions[i].name = strings.Join(fields[2:], ",")
		}
		return ok && len(fields) > 2
	}
	if kind == "FNL" {
		r.index[fields[0]] = len(r.functions)
		fields = fields[1:]
	}
	numbers := 0
	for _, to := range []*int{&f.first, &f.last} {
		if numbers == len(fields) || kind == "FN" && numbers == len(fields)-1 {
			break // the name
		}
		n, err := strconv.Atoi(fields[numbers])
		if err != nil || n < 0 {
			break
		}
		*to = n
		numbers++
	}
	f.name = strings.Join(fields[numbers:], ",")
	r.functions = append(r.functions, f)
	return numbers > 0
}

// addRecord adds the lines of a file, with the functions that they lie in.
func (c *Coverage) addRecord(r *lcovRecord) {
	if r == nil {
		return
	}
	slices.SortStableFunc(r.functions, func(a, b lcovFunction) int { return cmp.Compare(a.first, b.first) })
	for _, l := range r.lines {
		for i := sort.Search(len(r.functions), func(i int) bool { return r.functions[i].first > l.Number }) - 1; i >= 0; i-- {
			if f := r.functions[i]; f.last == 0 || f.last >= l.Number {
				l.name(f.name)
				break
			}
		}
		c.Add(l)
	}
}

// functionName is a function as WriteLCOV names it.
var functionName = pattern.New(`^([\pL_$][\pL\d_$.]*)\.([^.()]+)(\(.*\).+)$`)

// name says in which function a line lies; what this package wrote tells its class too.
func (l *Line) name(function string) {
	if m := functionName.FindStringSubmatch(function); m != nil {
		l.Class, l.Method, l.Desc = m[1], m[2], m[3]
	} else {
		l.Method = function
	}
}
