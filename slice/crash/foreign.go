// A second reading for texts in which the first finds no exception: each line
// may stand behind a prefix that no Android logger writes (a build service's, a
// container's, grep's, a test harness's), between quotes of JSON, or behind a
// bullet. The lines that hold frames show the prefix; all lines lose it.

package crash

import (
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

// foreign returns the text without the prefix and suffix that its frames'
// lines share, or false if there is none. Lines keep their numbers.
func foreign(text string) (string, bool) {
	lines := strings.Split(strings.ToValidUTF8(text, "\ufffd"), "\n") // what regular expressions can say
	shapes := map[string]int{}
	var tails []string
	for _, line := range lines {
		lead, tail, ok := aroundFrame(line)
		if !ok {
			continue
		}
		shapes[shape(lead)]++
		tails = append(tails, tail)
	}
	if len(shapes) == 0 {
		return "", false
	}
	// Longest first: a prefix may begin with another one.
	var leads []*regexp.Regexp
	names := make([]string, 0, len(shapes))
	for s := range shapes {
		names = append(names, s)
	}
	slices.SortFunc(names, func(a, b string) int {
		if len(a) != len(b) {
			return len(b) - len(a)
		}
		return strings.Compare(a, b)
	})
	if len(names) > maxLeads {
		return "", false // no logger: every line begins differently
	}
	for _, s := range names {
		if s != "" {
			leads = append(leads, regexp.MustCompile("^"+s))
		}
	}
	tail := commonEnd(tails)
	if len(leads) == 0 && tail == "" {
		return "", false
	}
	for i, line := range lines {
		line = strings.TrimSuffix(strings.TrimRight(line, "\r"), tail)
		for _, lead := range leads {
			if rest := line[len(lead.FindString(line)):]; len(rest) < len(line) {
				line = strings.Replace(rest, `\t`, "\t", 1)
				break
			}
		}
		lines[i] = line
	}
	return strings.Join(lines, "\n"), true
}

const (
	maxForeign = 64 << 20 // bytes of a text that is worth a second reading
	maxLeads   = 16       // shapes of prefixes that one text may have
	maxLead    = 400      // bytes of a prefix
)

// aroundFrame finds a frame behind a foreign prefix: what stands before it, up
// to an Android logger's own prefix where there is one, and what stands after it.
func aroundFrame(line string) (lead, tail string, ok bool) {
	line = strings.TrimRight(line, "\r")
	for from := 0; from < min(len(line), maxLead); {
		at := strings.Index(line[from:], "at ")
		if at < 0 {
			return "", "", false
		}
		at += from
		from = at + 3
		end := strings.LastIndexByte(line, ')')
		if end < at || at > 0 && isWordByte(line[at-1]) && !strings.HasSuffix(line[:at], `\t`) {
			continue
		}
		if f, is := parseFrame(line[at : end+1]); !is || f.File == "" && !f.Native {
			continue
		}
		lead := strings.TrimRight(strings.ReplaceAll(line[:at], `\t`, ""), " \t\u00a0")
		for i := range lead {
			if i > 0 && lead[i-1] != ' ' && lead[i-1] != '|' && lead[i-1] != ':' {
				continue
			}
			if l := stripPrefix(line[i:]); l.format != "" {
				return lead[:i], line[end+1:], true
			}
		}
		return lead, line[end+1:], true
	}
	return "", "", false
}

func isWordByte(b byte) bool {
	return b == '_' || b == '.' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
}

var (
	digitRun = pattern.New(`\d+`)
	blankRun = pattern.New(`[ \t]+`)
)

// shape is a regular expression for a prefix in which numbers and the width of
// blanks vary.
func shape(lead string) string {
	quoted := digitRun.ReplaceAllString(regexp.QuoteMeta(lead), `\d+`)
	quoted = blankRun.ReplaceAllString(quoted, `[ \t]+`)
	if quoted == "" {
		return ""
	}
	return quoted + ` ?`
}

// commonEnd returns the longest end that all have.
func commonEnd(all []string) string {
	end := all[0]
	for _, s := range all[1:] {
		for !strings.HasSuffix(s, end) {
			end = end[1:]
		}
	}
	return end
}
