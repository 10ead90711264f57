// Findings: what is wrong, where, and how bad it is.

package verify

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// Severity says what a device does about a finding.
type Severity uint8

// The severities.
const (
	Remark Severity = iota // accepted
	Error                  // refused
)

// String returns "remark" or "error".
func (s Severity) String() string { return [...]string{"remark", "error"}[s] }

// MarshalText makes JSON show the name.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// Finding is one broken rule.
type Finding struct {
	Severity Severity `json:"severity"`
	Rule     string   `json:"rule"`
	File     string   `json:"file"`
	Section  string   `json:"section"`
	Index    int      `json:"index"`  // of the item in its section, -1 if there is none
	Offset   int64    `json:"offset"` // in the file, -1 if unknown
	Method   string   `json:"method,omitempty"`
	PC       uint32   `json:"pc,omitempty"` // in Method
	Reason   string   `json:"reason"`
}

// String returns the finding as one line.
func (f Finding) String() string {
	where := f.Section
	if f.Method != "" {
		where = fmt.Sprintf("%s@%04x", f.Method, f.PC)
	} else if f.Index >= 0 {
		where = fmt.Sprintf("%s[%d]", f.Section, f.Index)
	}
	if f.Offset >= 0 {
		where += fmt.Sprintf(" at offset %#x", f.Offset)
	}
	return fmt.Sprintf("%s: %s: %s: %s [%s]", f.File, where, f.Severity, f.Reason, f.Rule)
}

// fromError turns a reading error into a finding.
func fromError(file *dex.File, rule string, err error) Finding {
	out := Finding{Severity: Error, Rule: rule, File: file.Name, Section: "file", Index: -1, Offset: -1, Reason: err.Error()}
	var e *dex.FormatError
	if errors.As(err, &e) {
		out.Section, out.Index, out.Offset, out.Reason = e.Section, e.Index, e.Offset, e.Reason
	}
	return out
}

// NotFollowed is the rule of the finding that says that a method was left out: whether
// a device accepts it is not known.
const NotFollowed = "not-followed"

// maxFindings bounds the findings of one file or method: a broken file breaks
// rules by the thousand.
const maxFindings = 100

// findings keeps at most maxFindings, those that decide rather than others: whether something
// is refused, or was not looked at, does not hang on how much else there is to say.
type findings struct {
	all      []Finding
	decisive int // how many of them decide
}

// decides reports whether findings of a rule tell what a device does, or that it is not known.
func decides(s Severity, rule string) bool { return s == Error || rule == NotFollowed }

// takes reports whether another finding would be kept.
func (l *findings) takes(s Severity, rule string) bool {
	return len(l.all) < maxFindings || decides(s, rule) && !l.full()
}

// full reports whether no other finding would be kept: nothing more has to be looked for.
func (l *findings) full() bool { return l.decisive >= maxFindings }

// add keeps a finding, in the place of the last that does not decide where there is no other
// room.
func (l *findings) add(f Finding) {
	if !l.takes(f.Severity, f.Rule) {
		return
	}
	if len(l.all) == maxFindings {
		last := len(l.all) - 1
		for decides(l.all[last].Severity, l.all[last].Rule) {
			last--
		}
		l.all = slices.Delete(l.all, last, last+1)
	}
	if decides(f.Severity, f.Rule) {
		l.decisive++
	}
	l.all = append(l.all, f)
}

// Refused reports whether a device refuses what has these findings.
func Refused(findings []Finding) bool {
	return slices.ContainsFunc(findings, func(f Finding) bool { return f.Severity == Error })
}

func sortByOffset(findings []Finding) {
	slices.SortStableFunc(findings, func(a, b Finding) int { return cmp.Compare(a.Offset, b.Offset) })
}
