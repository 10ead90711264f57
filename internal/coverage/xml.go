// Writing the XML of JaCoCo (its DTD 1.1) and of Cobertura (DTD 04).

package coverage

import (
	"bufio"
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

func sortedInts(list []int) []int { slices.Sort(list); return slices.Compact(list) }

// text escapes a string for XML.
func text(s string) string {
	var b bytes.Buffer
	xml.EscapeText(&b, []byte(s)) // writes to memory cannot fail
	return b.String()
}

// split returns the runs of lines with equal keys.
func split(lines []Line, key func(Line) string) [][]Line {
	var out [][]Line
	for i := 0; i < len(lines); {
		end := i
		for end < len(lines) && key(lines[end]) == key(lines[i]) {
			end++
		}
		out = append(out, lines[i:end])
		i = end
	}
	return out
}

func packageOf(l Line) string {
	if i := strings.LastIndexByte(l.Class, '.'); i >= 0 {
		return l.Class[:i]
	}
	return ""
}

// groups of a program: packages, in them classes, in them methods.
func byPackage(lines []Line) [][]Line {
	slices.SortStableFunc(lines, func(a, b Line) int {
		if c := strings.Compare(packageOf(a), packageOf(b)); c != 0 {
			return c
		}
		return strings.Compare(a.Class, b.Class)
	})
	return split(lines, packageOf)
}

// WriteJaCoCo writes JaCoCo's XML: a covered line has one covered instruction.
func WriteJaCoCo(out io.Writer, c *Coverage, name string) error {
	w := bufio.NewWriter(out)
	w.WriteString(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?><!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">`)
	fmt.Fprintf(w, `<report name="%s">`, text(name))
	all := c.Lines()
	for _, pkg := range byPackage(all) {
		fmt.Fprintf(w, `<package name="%s">`, text(strings.ReplaceAll(packageOf(pkg[0]), ".", "/")))
		for _, class := range split(pkg, func(l Line) string { return l.Class }) {
			fmt.Fprintf(w, `<class name="%s" sourcefilename="%s">`, text(strings.ReplaceAll(class[0].Class, ".", "/")), text(base(class[0].File)))
			for _, m := range split(class, func(l Line) string { return l.Method + l.Desc }) {
				fmt.Fprintf(w, `<method name="%s" desc="%s" line="%d">`, text(m[0].Method), text(m[0].Desc), m[0].Number)
				counters(w, m, true)
				w.WriteString(`</method>`)
			}
			counters(w, class, false)
			w.WriteString(`</class>`)
		}
		byFile := slices.Clone(pkg)
		slices.SortStableFunc(byFile, func(a, b Line) int { return strings.Compare(a.File, b.File) })
		for _, file := range split(byFile, func(l Line) string { return l.File }) {
			fmt.Fprintf(w, `<sourcefile name="%s">`, text(base(file[0].File)))
			hits, numbers := merged(file)
			for _, n := range numbers {
				missed, covered := 1, 0
				if hits[n] > 0 {
					missed, covered = 0, 1
				}
				fmt.Fprintf(w, `<line nr="%d" mi="%d" ci="%d" mb="0" cb="0"/>`, n, missed, covered)
			}
			counters(w, file, false)
			w.WriteString(`</sourcefile>`)
		}
		counters(w, pkg, false)
		w.WriteString(`</package>`)
	}
	counters(w, all, false)
	w.WriteString("</report>\n")
	return w.Flush()
}

// merged joins the lines of methods of one file.
func merged(lines []Line) (hits map[int]int, numbers []int) {
	hits = map[int]int{}
	for _, l := range lines {
		hits[l.Number] = max(hits[l.Number], l.Hits)
		numbers = append(numbers, l.Number)
	}
	return hits, sortedInts(numbers)
}

// counters writes the counters of a part.
func counters(w io.Writer, lines []Line, method bool) {
	type unit struct{ missed, covered int }
	type key struct{ kind, name string }
	covered := map[key]bool{}
	for _, l := range lines {
		for _, k := range []key{{"LINE", l.File + ":" + strconv.Itoa(l.Number)}, {"METHOD", l.Class + "." + l.Method + l.Desc}, {"CLASS", l.Class}} {
			covered[k] = covered[k] || l.Hits > 0
		}
	}
	units := map[string]*unit{"LINE": {}, "METHOD": {}, "CLASS": {}}
	for k, hit := range covered {
		if hit {
			units[k.kind].covered++
		} else {
			units[k.kind].missed++
		}
	}
	kinds := []string{"INSTRUCTION", "LINE", "METHOD", "CLASS"}
	units["INSTRUCTION"] = units["LINE"]
	if method {
		kinds = kinds[:3]
	}
	for _, k := range kinds {
		fmt.Fprintf(w, `<counter type="%s" missed="%d" covered="%d"/>`, k, units[k].missed, units[k].covered)
	}
}

func base(file string) string { return file[strings.LastIndexByte(file, '/')+1:] }

// WriteCobertura writes Cobertura's XML.
func WriteCobertura(out io.Writer, c *Coverage) error {
	w := bufio.NewWriter(out)
	w.WriteString(xml.Header + "<!DOCTYPE coverage SYSTEM \"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">\n")
	all := c.Lines()
	rate := func(lines []Line) (string, int, int) {
		type at struct {
			file string
			line int
		}
		hit := map[at]bool{}
		n := 0
		for _, l := range lines {
			k := at{l.File, l.Number}
			hit[k] = hit[k] || l.Hits > 0
		}
		for _, h := range hit {
			if h {
				n++
			}
		}
		if len(hit) == 0 {
			return "0", 0, 0
		}
		return strconv.FormatFloat(float64(n)/float64(len(hit)), 'f', 4, 64), n, len(hit)
	}
	r, hit, valid := rate(all)
	fmt.Fprintf(w, "<coverage line-rate=\"%s\" branch-rate=\"0\" lines-covered=\"%d\" lines-valid=\"%d\" branches-covered=\"0\" branches-valid=\"0\" complexity=\"0\" version=\"esdroid\" timestamp=\"0\">\n<sources><source>.</source></sources>\n<packages>\n", r, hit, valid)
	write := func(lines []Line) {
		hits, numbers := merged(lines)
		w.WriteString("<lines>")
		for _, n := range numbers {
			fmt.Fprintf(w, `<line number="%d" hits="%d" branch="false"/>`, n, hits[n])
		}
		w.WriteString("</lines>")
	}
	for _, pkg := range byPackage(all) {
		r, _, _ := rate(pkg)
		fmt.Fprintf(w, "<package name=\"%s\" line-rate=\"%s\" branch-rate=\"0\" complexity=\"0\"><classes>\n", text(packageOf(pkg[0])), r)
		for _, class := range split(pkg, func(l Line) string { return l.Class }) {
			r, _, _ := rate(class)
			fmt.Fprintf(w, "<class name=\"%s\" filename=\"%s\" line-rate=\"%s\" branch-rate=\"0\" complexity=\"0\"><methods>", text(class[0].Class), text(class[0].File), r)
			for _, m := range split(class, func(l Line) string { return l.Method + l.Desc }) {
				r, _, _ := rate(m)
				fmt.Fprintf(w, `<method name="%s" signature="%s" line-rate="%s" branch-rate="0" complexity="0">`, text(m[0].Method), text(m[0].Desc), r)
				write(m)
				w.WriteString("</method>")
			}
			w.WriteString("</methods>")
			write(class)
			w.WriteString("</class>\n")
		}
		w.WriteString("</classes></package>\n")
	}
	w.WriteString("</packages>\n</coverage>\n")
	return w.Flush()
}
