// What the crash itself says would have done: the names that an enum has, a member that a
// text lacks, a class that is nearly the one that was asked for; and what the code that reads
// a text says of its shape.

package pipeline

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/spelling"
	"github.com/esdroid/esdroid/jimple"
)

// mostWanted bounds the names that are tried in the place of one that nobody knows.
const mostWanted = 2

var (
	noConstant = regexp.MustCompile(`^No enum constant ([\w.$]+)\.([^.]*)$`)
	noMember   = regexp.MustCompile(`^No value for (.+)$`)
	rowRead    = regexp.MustCompile(`^Landroid/database/\w*Cursor;->get`)
	badSQL     = regexp.MustCompile(`near "(.+?)": syntax error`)
	badFormat  = regexp.MustCompile(`^([a-zA-Z]) != java\.`)
	noClass    = regexp.MustCompile(`^(?:Didn't find class ")?([\w.$]+)`)
)

// wanted returns the values that the crash says would do, and texts in the shape that the
// code on the way of the value reads.
func (r *run) wanted() []intervene.Value {
	return append(r.named(), r.shaped()...)
}

// mostShapes bounds the shapes that are tried of each kind.
const mostShapes = 2

var outOfParts = regexp.MustCompile(`^(?:length=\d+; index=|Index )(\d)`)

// shaped returns texts as those calls of the slice read them which split texts, or read them
// by a format or a pattern, the nearest to the fault first.
func (r *run) shaped() []intervene.Value {
	var separators, examples, formats []string
	add := func(to *[]string, text string) {
		if text != "" && !slices.Contains(*to, text) {
			*to = append(*to, text)
		}
	}
	for _, e := range r.sliced.byDistance() {
		body, err := r.code.Body(e.Method)
		if err != nil {
			continue
		}
		if shape, ok := intervene.ShapeOf(body, e.Stmt); ok {
			add(&separators, shape.Separator)
			add(&examples, shape.Example)
			add(&formats, shape.Format)
		}
	}
	var all []intervene.Value
	for _, text := range examples[:min(len(examples), mostShapes)] {
		all = append(all, intervene.Exemplary(text, formats))
	}
	parts := 2
	if root := r.sliced.report.RootCause(nil); root != nil {
		if m := outOfParts.FindStringSubmatch(root.Message); m != nil {
			n, _ := strconv.Atoi(m[1])
			parts = max(parts, n+1)
		}
	}
	for i, s := range separators[:min(len(separators), mostShapes)] {
		others := slices.Delete(slices.Clone(separators), i, i+1)
		all = append(all, intervene.Separated(s, parts, others))
	}
	return all
}

// named returns the values that the crash says would do.
func (r *run) named() []intervene.Value {
	root := r.sliced.report.RootCause(nil)
	if root == nil {
		return nil
	}
	if m := noConstant.FindStringSubmatch(root.Message); m != nil {
		return nearestNames(m[2], r.constants(m[1]))
	}
	switch root.Type {
	case "org.json.JSONException":
		if m := noMember.FindStringSubmatch(root.Message); m != nil {
			return []intervene.Value{{Kind: intervene.Member, Text: `"` + m[1] + `":` + r.memberValue()}}
		}
	case "android.database.sqlite.SQLiteException":
		if m := badSQL.FindStringSubmatch(root.Message); m != nil {
			there := regexp.QuoteMeta(m[1])
			return []intervene.Value{{Kind: intervene.Corrected, Text: there}, {Kind: intervene.Corrected, Text: there, With: " " + m[1]}}
		}
		if strings.HasPrefix(root.Message, "incomplete input") {
			return []intervene.Value{{Kind: intervene.Corrected, Text: `,\s*$`}, {Kind: intervene.Corrected, Text: `$`, With: ")"}}
		}
	case "java.util.IllegalFormatConversionException":
		if m := badFormat.FindStringSubmatch(root.Message); m != nil {
			return []intervene.Value{{Kind: intervene.Corrected, Text: "%[^a-zA-Z%]*" + m[1], With: "%s"}}
		}
	case "java.lang.IllegalArgumentException":
		if root.Message == "Unterminated quote" {
			return []intervene.Value{{Kind: intervene.Corrected, Text: "'"}}
		}
	case "java.lang.NumberFormatException":
		var all []intervene.Value
		for n := range int64(intervene.Rereads) {
			all = append(all, intervene.Value{Kind: intervene.Reread, N: n})
		}
		return all
	case "java.lang.ClassNotFoundException":
		if m := noClass.FindStringSubmatch(root.Message); m != nil {
			return nearestNames(m[1], r.classesLike(m[1]))
		}
	case "java.lang.NullPointerException":
		if r.sliced.calls(rowRead) {
			return []intervene.Value{{Kind: intervene.Defaults}}
		}
	}
	return nil
}

// nearestNames are names as values, the most alike first.
func nearestNames(asked string, names []string) []intervene.Value {
	distance := func(name string) int { return spelling.Distance(strings.ToLower(asked), strings.ToLower(name)) }
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(distance(a), distance(b)) })
	var all []intervene.Value
	for _, name := range names[:min(len(names), mostWanted)] {
		all = append(all, intervene.Value{Kind: intervene.Text, Text: name})
	}
	return all
}

// constants are the names of the constants of an enum.
func (r *run) constants(class string) []string {
	p := r.code.Dex
	id, ok := p.Class(dex.ClassDescriptor(class))
	if !ok {
		return nil
	}
	c := &p.Classes[id]
	var names []string
	for f := c.FirstField; f < c.EndField; f++ {
		if p.Fields[f].Access&dex.AccEnum != 0 {
			names = append(names, c.File.String(c.File.FieldRef(p.Fields[f].Ref).Name))
		}
	}
	return names
}

// classesLike are the classes of the app with the simple name of another, or nearly its name.
func (r *run) classesLike(asked string) []string {
	simple := func(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }
	var names []string
	for i := range r.code.Dex.Classes {
		name := jimple.Type(r.code.Dex.Classes[i].Descriptor).Java()
		if simple(name) == simple(asked) || 5*spelling.Distance(name, asked) <= len(asked) {
			names = append(names, name)
		}
	}
	return names
}

// memberValue is a value for the member that the call which failed asked for.
func (r *run) memberValue() string {
	switch called := r.sliced.called(r.sliced.criterion.Node); {
	case strings.Contains(called, "->getJSONObject("):
		return "{}"
	case strings.Contains(called, "->getJSONArray("):
		return "[]"
	}
	return "1" // which is a text, too, if one is asked for
}
