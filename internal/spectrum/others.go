// Defects4J's matrix, and flacoco's lists.

package spectrum

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// WriteDefects4J writes the files matrix and spectra, and a list of suspicious lines for
// each formula.
func (s *Spectrum) WriteDefects4J(dir string) error {
	s = s.Fold(ByLine)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	var spectra, matrix bytes.Buffer
	var named []int
	for i, p := range s.Probes {
		if p.Line > 0 {
			named = append(named, i)
			fmt.Fprintf(&spectra, "%s#%d\n", p.Class, p.Line)
		}
	}
	for r := range s.Runs {
		for _, i := range named {
			matrix.WriteString(map[bool]string{true: "1 ", false: "0 "}[s.Runs[r].ran.has(i)])
		}
		matrix.WriteString(map[bool]string{true: "-\n", false: "+\n"}[s.Runs[r].Failed])
	}
	files := map[string][]byte{"spectra": spectra.Bytes(), "matrix": matrix.Bytes()}
	for _, f := range Formulas {
		var b bytes.Buffer
		b.WriteString("Line,Suspiciousness\n")
		seen := map[string]bool{} // inner classes share a file
		for _, r := range s.Rank(f, BySpectrum, nil) {
			outer, _, _ := strings.Cut(r.Probe.Class, "$")
			line := fmt.Sprintf("%s.java#%d", strings.ReplaceAll(outer, ".", "/"), r.Probe.Line)
			if r.Probe.Line > 0 && !seen[line] {
				seen[line] = true
				fmt.Fprintf(&b, "%s,%s\n", line, javaDouble(r.Score))
			}
		}
		files[f.Name+".suspiciousness.csv"] = b.Bytes()
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// ReadDefects4J reads the files matrix and spectra of a folder.
func ReadDefects4J(dir string) (*Spectrum, error) {
	s := &Spectrum{}
	err := eachLine(filepath.Join(dir, "spectra"), func(_ int, text string) error {
		class, number, ok := strings.Cut(text, "#")
		line, err := strconv.Atoi(number)
		if !ok || class == "" || err != nil || line < 0 {
			return fmt.Errorf("no line of a class: %.100q", text)
		}
		if len(s.Probes) == maxProbes {
			return fmt.Errorf("more than %d probes", maxProbes)
		}
		s.Probes = append(s.Probes, Probe{Class: class, Line: line})
		return nil
	})
	if err != nil {
		return nil, err
	}
	return s, s.readMatrix(filepath.Join(dir, "matrix"), nil)
}

// flacocoKey names a line as flacoco does.
func flacocoKey(p Probe) string {
	return fmt.Sprintf("%s@-@%d", strings.ReplaceAll(p.Class, ".", "/"), p.Line)
}

// WriteFlacocoCSV writes a ranking as flacoco's CSV, which has no header.
func WriteFlacocoCSV(out io.Writer, list []Ranked) error {
	w := csv.NewWriter(out)
	for _, r := range list {
		if r.Probe.Line > 0 {
			if err := w.Write([]string{flacocoKey(r.Probe), javaDouble(r.Score)}); err != nil {
				return err
			}
		}
	}
	w.Flush()
	return w.Error()
}

// WriteFlacocoJSON writes a ranking as flacoco's JSON: one object, in the order of the ranks.
func WriteFlacocoJSON(w io.Writer, list []Ranked) error {
	var b bytes.Buffer
	b.WriteString("{")
	first := true
	seen := map[string]bool{}
	for _, r := range list {
		key := flacocoKey(r.Probe)
		if r.Probe.Line <= 0 || seen[key] {
			continue
		}
		seen[key] = true
		text, err := json.Marshal(key)
		if err != nil {
			return err
		}
		if !first {
			b.WriteByte(',')
		}
		first = false
		fmt.Fprintf(&b, "\n %s: %s", text, javaDouble(r.Score))
	}
	b.WriteString("\n}\n")
	_, err := w.Write(b.Bytes())
	return err
}

// ReadRanking reads a ranking that others made: flacoco's CSV or JSON, GZoltar's
// ranking, or Defects4J's list of lines. The order of the result is by score.
func ReadRanking(data []byte) ([]Ranked, error) {
	type entry struct {
		probe Probe
		score float64
	}
	var list []entry
	add := func(name, score string) error {
		p, err := parseRankedName(name)
		if err != nil {
			return err
		}
		x, err := strconv.ParseFloat(strings.TrimSpace(score), 64)
		if err != nil || x != x {
			return fmt.Errorf("the score of %.100s is %.40q", name, score)
		}
		if len(list) == maxProbes {
			return fmt.Errorf("more than %d lines", maxProbes)
		}
		list = append(list, entry{p, x})
		return nil
	}
	text := strings.TrimSpace(string(data))
	if strings.HasPrefix(text, "{") {
		var m map[string]json.Number
		if err := json.Unmarshal(data, &m); err != nil {
			return nil, fmt.Errorf("no ranking: %w", err)
		}
		for name, score := range m {
			if err := add(name, score.String()); err != nil {
				return nil, err
			}
		}
	} else {
		for n, line := range strings.Split(text, "\n") {
			line = strings.TrimSpace(line)
			if n == 0 && (line == "name;suspiciousness_value" || strings.HasSuffix(line, ",Suspiciousness")) || line == "" {
				continue
			}
			cut := max(strings.LastIndexByte(line, ';'), strings.LastIndexByte(line, ','))
			if cut < 0 {
				return nil, fmt.Errorf("line %d: no name and score: %.100q", n+1, line)
			}
			if err := add(strings.Trim(line[:cut], `"`), line[cut+1:]); err != nil {
				return nil, fmt.Errorf("line %d: %w", n+1, err)
			}
		}
	}
	if len(list) == 0 {
		return nil, errors.New("the ranking is empty")
	}
	scores := make([]float64, len(list))
	probes := make([]Probe, len(list))
	for i, e := range list {
		probes[i], scores[i] = e.probe, e.score
	}
	return rankScores(probes, scores), nil
}

// parseRankedName reads a place as one of the tools names it.
func parseRankedName(name string) (Probe, error) {
	if class, line, ok := strings.Cut(name, "@-@"); ok {
		n, err := strconv.Atoi(line)
		if err == nil && class != "" {
			return Probe{Class: strings.ReplaceAll(class, "/", "."), Line: n}, nil
		}
	} else if m := gzoltarName.FindStringSubmatch(name); m != nil {
		n, err := strconv.Atoi(m[5])
		if err == nil {
			p := Probe{Class: strings.TrimPrefix(m[1]+"."+m[2], "."), Method: m[3], Line: n, Desc: descriptor(m[4])}
			return p, nil
		}
	} else if file, line, ok := strings.Cut(name, "#"); ok {
		n, err := strconv.Atoi(line)
		if err == nil && file != "" {
			p := Probe{Class: strings.ReplaceAll(strings.TrimSuffix(strings.TrimSuffix(file, ".java"), ".kt"), "/", "."), Line: n}
			if strings.Contains(file, "/") {
				p.File = file
			}
			return p, nil
		}
	}
	return Probe{}, fmt.Errorf("no place: %.100q", name)
}
