// GZoltar's text report: spectra.csv, matrix.txt, tests.csv and a ranking each formula.

package spectrum

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Bounds of what is read from strangers.
const (
	maxProbes = 5_000_000
	maxRuns   = 100_000
	maxLine   = 64 << 20
)

// maxStack bounds a stack trace in tests.csv, in bytes.
const maxStack = 65534

// GZoltarName names a probe as GZoltar does; ok is false for one without a line. A class
// without a package gets none before its $.
func (p Probe) GZoltarName() (name string, ok bool) {
	if p.Line <= 0 || p.Class == "" {
		return "", false
	}
	pkg, simple := "", p.Class
	if i := strings.LastIndexByte(p.Class, '.'); i >= 0 {
		pkg, simple = p.Class[:i], p.Class[i+1:]
	}
	method := p.Method
	switch method {
	case "<init>":
		method = simple
	case "":
		method = "unknown"
	}
	return fmt.Sprintf("%s$%s#%s(%s):%d", pkg, simple, method, javaParameters(p.Desc), p.Line), true
}

// javaParameters writes the parameters of a descriptor as Java types, with commas.
func javaParameters(desc string) string {
	var out []string
	rest, found := strings.CutPrefix(desc, "(")
	for found && rest != "" && rest[0] != ')' {
		dims := 0
		for dims < len(rest) && rest[dims] == '[' {
			dims++
		}
		name, n := "", 0
		if dims < len(rest) && rest[dims] == 'L' {
			end := strings.IndexByte(rest, ';')
			if end < 0 {
				break
			}
			name, n = strings.ReplaceAll(rest[dims+1:end], "/", "."), end+1
		} else if dims < len(rest) {
			name, n = primitives[rest[dims]], dims+1
		}
		if n == 0 {
			break
		}
		out = append(out, name+strings.Repeat("[]", dims))
		rest = rest[n:]
	}
	return strings.Join(out, ",")
}

var primitives = map[byte]string{'Z': "boolean", 'B': "byte", 'S': "short", 'C': "char", 'I': "int", 'J': "long", 'F': "float", 'D': "double"}

// descriptor is the other way of javaParameters; the return type is not in the name.
func descriptor(params string) string {
	if params == "" {
		return "()"
	}
	var b strings.Builder
	b.WriteByte('(')
	for _, p := range strings.Split(params, ",") {
		for strings.HasSuffix(p, "[]") {
			p = p[:len(p)-2]
			b.WriteByte('[')
		}
		letter := byte(0)
		for l, name := range primitives {
			if name == p {
				letter = l
			}
		}
		if letter != 0 {
			b.WriteByte(letter)
		} else {
			b.WriteString("L" + strings.ReplaceAll(p, ".", "/") + ";")
		}
	}
	b.WriteByte(')')
	return b.String()
}

// WriteGZoltar writes the report into a folder, with a ranking for each formula.
func (s *Spectrum) WriteGZoltar(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	var spectra, matrix, tests bytes.Buffer
	spectra.WriteString("name\n")
	var named []int
	for i, p := range s.Probes {
		if name, ok := p.GZoltarName(); ok {
			named = append(named, i)
			spectra.WriteString(name + "\n")
		}
	}
	tests.WriteString("name,outcome,runtime,stacktrace\n")
	for r := range s.Runs {
		run := &s.Runs[r]
		outcome, sign := "PASS", "+"
		if run.Failed {
			outcome, sign = "FAIL", "-"
		}
		for _, i := range named {
			if run.ran.has(i) {
				matrix.WriteString("1 ")
			} else {
				matrix.WriteString("0 ")
			}
		}
		matrix.WriteString(sign + "\n")
		fmt.Fprintf(&tests, "%s,%s,%d,%s\n", strings.ReplaceAll(oneLine(run.Name), ",", "_"), outcome, run.Nanos, oneLine(run.Stack))
	}
	files := map[string][]byte{"spectra.csv": spectra.Bytes(), "matrix.txt": matrix.Bytes(), "tests.csv": tests.Bytes()}
	for _, f := range Formulas {
		var b bytes.Buffer
		b.WriteString("name;suspiciousness_value\n")
		for _, r := range s.Rank(f, BySpectrum, nil) {
			if name, ok := r.Probe.GZoltarName(); ok {
				fmt.Fprintf(&b, "%s;%s\n", name, javaDouble(r.Score))
			}
		}
		files[f.Name+".ranking.csv"] = b.Bytes()
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// javaDouble writes a number as Double.toString does for what scores are.
func javaDouble(x float64) string {
	text := strconv.FormatFloat(x, 'f', -1, 64)
	if !strings.Contains(text, ".") {
		text += ".0"
	}
	return text
}

// oneLine brings a text into one line that a reader of tests.csv takes.
func oneLine(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if len(text) > maxStack {
		text = text[:maxStack]
		for !utf8.ValidString(text) {
			text = text[:len(text)-1]
		}
	}
	return text
}

var gzoltarName = regexp.MustCompile(`^([^$#]*)\$([^#]+)#([^:]+?)(?:\(([^)]*)\))?:([0-9]+)(?::.+)?$`)

// ReadGZoltar reads a report from a folder, or from sfl/txt below it. It is strict: every
// line must be one, and every row as long as there are probes.
func ReadGZoltar(dir string) (*Spectrum, error) {
	if _, err := os.Stat(filepath.Join(dir, "matrix.txt")); errors.Is(err, os.ErrNotExist) {
		dir = filepath.Join(dir, "sfl", "txt")
	}
	s := &Spectrum{}
	err := eachLine(filepath.Join(dir, "spectra.csv"), func(n int, text string) error {
		if n == 1 {
			if text != "name" {
				return fmt.Errorf("the first line is not %q", "name")
			}
			return nil
		}
		m := gzoltarName.FindStringSubmatch(text)
		if m == nil {
			return fmt.Errorf("no probe: %.100q", text)
		}
		if len(s.Probes) == maxProbes {
			return fmt.Errorf("more than %d probes", maxProbes)
		}
		line, err := strconv.Atoi(m[5])
		if err != nil {
			return err
		}
		p := Probe{Class: m[2], Method: m[3], Line: line}
		if m[1] != "" {
			p.Class = m[1] + "." + m[2]
		}
		if strings.Contains(text, "(") {
			p.Desc = descriptor(m[4])
		}
		if p.Method == m[2] {
			p.Method = "<init>"
		}
		s.Probes = append(s.Probes, p)
		return nil
	})
	if err != nil {
		return nil, err
	}
	var runs []Run
	err = eachLine(filepath.Join(dir, "tests.csv"), func(n int, text string) error {
		if n == 1 {
			if !strings.HasPrefix(text, "name,outcome") {
				return errors.New("the first line does not begin with name,outcome")
			}
			return nil
		}
		fields := strings.SplitN(text, ",", 4)
		if len(fields) < 2 || fields[0] == "" || fields[1] != "PASS" && fields[1] != "FAIL" && fields[1] != "ERROR" {
			return fmt.Errorf("no test: %.100q", text)
		}
		if len(runs) == maxRuns {
			return fmt.Errorf("more than %d tests", maxRuns)
		}
		r := Run{Name: fields[0], Failed: fields[1] != "PASS"}
		if len(fields) == 4 {
			r.Nanos, _ = strconv.ParseInt(fields[2], 10, 64) // others leave it empty
			r.Stack = fields[3]
		}
		runs = append(runs, r)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return s, s.readMatrix(filepath.Join(dir, "matrix.txt"), runs)
}

// readMatrix reads rows of probes that end with + or -; names are those of the runs, if
// there are any.
func (s *Spectrum) readMatrix(file string, runs []Run) error {
	err := eachLine(file, func(n int, text string) error {
		fields := strings.Fields(text)
		if len(fields) != len(s.Probes)+1 {
			return fmt.Errorf("%d columns, want %d probes and the outcome", len(fields), len(s.Probes))
		}
		outcome := fields[len(fields)-1]
		if outcome != "+" && outcome != "-" {
			return fmt.Errorf("the outcome is %.20q, want + or -", outcome)
		}
		r := Run{Name: fmt.Sprintf("run_%d", n), Failed: outcome == "-"}
		if runs != nil {
			if n > len(runs) {
				return fmt.Errorf("more rows than the %d tests of tests.csv", len(runs))
			}
			r = runs[n-1]
			if r.Failed != (outcome == "-") {
				return fmt.Errorf("the outcome is %s, but tests.csv says otherwise of %s", outcome, r.Name)
			}
		} else if n > maxRuns {
			return fmt.Errorf("more than %d rows", maxRuns)
		}
		var executed []int
		for i, f := range fields[:len(fields)-1] {
			switch f {
			case "0":
			case "1":
				executed = append(executed, i)
			default:
				return fmt.Errorf("column %d is %.20q, want 0 or 1", i+1, f)
			}
		}
		s.Add(r, executed)
		return nil
	})
	if err == nil && runs != nil && len(s.Runs) != len(runs) {
		err = fmt.Errorf("%s: %d rows for %d tests", file, len(s.Runs), len(runs))
	}
	return err
}

// eachLine calls f with the lines of a file, numbered from 1.
func eachLine(file string, f func(n int, text string) error) error {
	r, err := os.Open(file)
	if err != nil {
		return err
	}
	defer r.Close()
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 1<<16), maxLine)
	n := 0
	for lines.Scan() {
		n++
		if err := f(n, strings.TrimSuffix(lines.Text(), "\r")); err != nil {
			return fmt.Errorf("%s: line %d: %w", file, n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if n == 0 {
		return fmt.Errorf("%s: is empty", file)
	}
	return nil
}
