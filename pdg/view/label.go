// Labels of drawings: short enough to be read, in shapes wide enough for them.

package view

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

// qualified is a class name with its package.
var qualified = regexp.MustCompile(`\b(?:[a-z_][A-Za-z0-9_]*\.)+([A-Z][A-Za-z0-9_$]*)`)

// reference is a field or method in dex's notation.
var reference = regexp.MustCompile(`L(?:[^;/\s]+/)*([^;/\s]+);->([^:(\s]+)(?::\[*(?:L[^;\s]+;|[A-Z])|\([^)\s]*\)\S*)?`)

// drawn shortens class names to what follows the package, and references to members
// to Class.member.
func drawn(label string) string {
	return qualified.ReplaceAllString(reference.ReplaceAllString(label, "$1.$2"), "$1")
}

// clusterLabel turns a class or method in dex's notation into Class or
// Class.method(…); anything else stays.
func clusterLabel(name string) string {
	class, method, isMethod := strings.Cut(name, "->")
	if !strings.HasPrefix(class, "L") || !strings.HasSuffix(class, ";") {
		return name
	}
	class = class[1 : len(class)-1]
	class = class[strings.LastIndexByte(class, '/')+1:]
	if !isMethod {
		return class
	}
	method, params, _ := strings.Cut(method, "(")
	if strings.HasPrefix(params, ")") {
		return class + "." + method + "()"
	}
	return class + "." + method + "(…)"
}

// room is how much wider than its text a shape must be.
var room = map[string]float64{"ellipse": 1.3, "diamond": 1.6, "octagon": 1.2, "component": 1.25, "cds": 1.3, "cylinder": 1.1}

// width returns the width in inches that a shape needs for a label in the nodes'
// font. Layout without that font, as inside this program, guesses too little.
func width(label, shape string) float64 {
	longest := 0
	for _, line := range strings.Split(label, "\n") {
		longest = max(longest, min(utf8.RuneCountInString(line), maxLabel))
	}
	r := room[shape]
	if r == 0 {
		r = 1
	}
	return (float64(longest)*5.5*r + 14) / 72
}

// wrapped breaks a text into lines that are drawn whole.
func wrapped(text string) string {
	var b strings.Builder
	line := 0
	for i, word := range strings.Fields(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case line+1+n > maxLabel-2:
			b.WriteString("\n  ")
			line = 2
		default:
			b.WriteByte(' ')
			line++
		}
		b.WriteString(word)
		line += n
	}
	return b.String()
}

// Labels are drawn in lines of maxLine letters, of which there are maxLines: a long call is
// seen whole, and a node is no wider than others.
const (
	maxLine  = 56
	maxLines = 7
)

// inLines breaks the lines of a label that are too long, after a blank or a comma if one
// is near.
func inLines(label string) string {
	var out []string
	for _, line := range strings.Split(label, "\n") {
		r := []rune(line)
		for first := true; len(r) > 0 || first; first = false {
			indent := ""
			if !first {
				indent = "  "
			}
			n := min(len(r), maxLine-len(indent))
			if n < len(r) {
				for k := n; k > n*2/3; k-- {
					if c := r[k-1]; c == ' ' || c == ',' || c == '(' || c == '.' && k > 1 {
						n = k
						break
					}
				}
			}
			out = append(out, indent+string(r[:n]))
			r = r[n:]
		}
	}
	if len(out) > maxLines {
		out = append(out[:maxLines-1], "…")
	}
	return strings.Join(out, "\n")
}

// cells writes a text as cells, one a line, that are as wide as it will be drawn with
// letters of a width in points. Layout thinks of text without its font as too narrow,
// and would draw labels over each other and over the margin.
func cells(text string, letter int) string {
	var b strings.Builder
	b.WriteString(`<<table border="0" cellborder="0" cellpadding="0" cellspacing="0">`)
	for _, line := range strings.Split(text, "\n") {
		r := []rune(line)
		if len(r) > maxLabel {
			r = append(r[:maxLabel-1], '…')
		}
		for i, c := range r {
			if c < ' ' || c == 0x7f || c == 0xfffd {
				r[i] = '?'
			}
		}
		fmt.Fprintf(&b, `<tr><td width="%d" align="left">%s</td></tr>`, (len(r)+1)*letter, escapeHTML(string(r)))
	}
	b.WriteString("</table>>")
	return b.String()
}
