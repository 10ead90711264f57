// From a story to a log.

package sarif

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
	"github.com/esdroid/esdroid/internal/report/story"
)

// GitHub shows so many locations of a flow and of a result, and takes no more.
const (
	maxFlow    = 1000
	maxRelated = 100
	maxText    = 1000
)

const rule = "crash-slice"

// Write writes the story.
func Write(w io.Writer, s *story.Story) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	return e.Encode(convert(s))
}

func convert(s *story.Story) *log {
	r := result{RuleID: rule, RuleIndex: 0, Level: "error", Kind: "fail", Message: text(s.Title)}
	for _, f := range s.Faults {
		l := locate(f.Place, f.Ref)
		if f.Because != "" {
			l.Message = message(f.Text + ", because " + f.Because)
		} else {
			l.Message = message(f.Text)
		}
		r.Locations = append(r.Locations, l)
	}
	if len(s.Stack) > 0 {
		st := stack{Message: message("thread " + s.Thread)}
		for _, f := range s.Stack {
			l := locate(f.Place, "")
			l.Message = message(f.Text)
			st.Frames = append(st.Frames, frame{Location: l})
		}
		r.Stacks = []stack{st}
	}
	r.CodeFlows = flows(s)
	r.Related = related(s)
	r.PartialFingerprints = fingerprints(s)
	r.Properties = map[string]any{"package": s.Package, "recorded": s.Recorded, "unmodelled": len(s.Unmodelled), "notes": nonNil(s.Notes)}
	if steps := eventTexts(s); len(steps) > 0 {
		r.Properties["events"] = steps
	}
	return &log{Schema: schemaURI, Version: "2.1.0", Runs: []run{{
		Tool: tool{driver{Name: "esdroid", InformationURI: "https://github.com/esdroid/esdroid", Language: "en-US", Rules: []reportingDescriptor{{
			ID: rule, Name: "CrashSlice", ShortDescription: text("Backward slice of a crash"),
			FullDescription: text("The statements and values on which a crash of an Android app depends."), Help: text("The code flow goes from where the value comes from to the statement that threw."),
			DefaultConfiguration: configuration{Level: "error"}, Properties: map[string]any{"tags": []string{"crash", "slice", "android"}, "precision": "high"},
		}}}},
		Language: "en-US", NewlineSequences: []string{"\r\n", "\n"}, ColumnKind: "utf16CodeUnits", OriginalURIBaseIDs: map[string]artifactLocation{"SRCROOT": {Description: ptr(text("The root of the app's sources, such as app/src/main/java."))}},
		Results: []result{r},
	}}}
}

// flows are the way of the value, from its sources to the fault.
func flows(s *story.Story) []codeFlow {
	var way []*story.Step
	for i := range s.Steps {
		if st := &s.Steps[i]; (st.Thin || st.Kind == story.Throw) && st.Kind != story.Begins {
			way = append(way, st)
		}
	}
	if len(way) == 0 {
		return nil
	}
	// The nearest stay, and are told from the farthest to the fault; what ran, as it ran.
	slices.SortStableFunc(way, func(a, b *story.Step) int { return a.Distance - b.Distance })
	way = way[:min(len(way), maxFlow)]
	slices.SortStableFunc(way, func(a, b *story.Step) int {
		switch {
		case (a.Kind == story.Throw) != (b.Kind == story.Throw):
			if a.Kind == story.Throw {
				return 1
			}
			return -1
		case s.Recorded:
			return a.Order - b.Order
		}
		return b.Distance - a.Distance
	})
	var flow threadFlow
	flow.ID = s.Thread
	for i, st := range way {
		l := locate(st.Place, st.Refs[0])
		said := st.Text
		if st.Why != nil {
			said += " — " + st.Why.Role + " " + s.Steps[st.Why.To].Place.String()
			if st.Why.Label != "" {
				said += " (" + st.Why.Label + ")"
			}
		}
		l.Message = message(said)
		x := threadFlowLocation{Location: l, Importance: "important", ExecutionOrder: -1, Kinds: []string{"data"}}
		switch {
		case st.Kind == story.Throw || st.Cause > 0 || i == len(way)-1:
			x.Importance = "essential"
		case st.Assumed:
			x.Importance = "unimportant"
		}
		if s.Recorded {
			x.ExecutionOrder = st.Order
		}
		if st.Cause > 0 {
			x.Properties = map[string]any{"confirmed": clean(s.Causes[st.Cause-1].Change)}
		}
		flow.Locations = append(flow.Locations, x)
	}
	return []codeFlow{{Message: message("The way of the value to the crash"), ThreadFlows: []threadFlow{flow}}}
}

// related are the confirmed causes, what did not happen, and then what the fault depends on at once.
func related(s *story.Story) []location {
	var out []location
	add := func(st *story.Step, said string) {
		if len(out) == maxRelated {
			return
		}
		l := locate(st.Place, st.Refs[0])
		l.ID = len(out) + 1
		l.Message = message(said)
		out = append(out, l)
	}
	for i := range s.Steps {
		if st := &s.Steps[i]; st.Cause > 0 {
			add(st, "confirmed cause: "+s.Causes[st.Cause-1].Change)
		}
	}
	for _, a := range s.Absent {
		said := a.Kind.Heading() + ": " + a.Text
		if a.Reason != "" {
			said += "; " + a.Reason
		}
		add(&story.Step{Place: a.Place, Refs: []string{a.Ref}}, said)
	}
	for i := range s.Steps {
		st := &s.Steps[i]
		if st.Cause == 0 && st.Why != nil && s.Steps[st.Why.To].Kind == story.Throw && st.Kind != story.Begins {
			add(st, st.Why.Role+" what failed: "+st.Text)
		}
	}
	return out
}

func locate(p story.Place, ref string) location {
	var l location
	l.PhysicalLocation = &physicalLocation{ArtifactLocation: artifactLocation{URI: uri(p.Path), URIBaseID: "SRCROOT"}}
	if p.Path == "" { // a frame that is not in the app's code
		l.PhysicalLocation = nil
	} else if p.Line > 0 {
		l.PhysicalLocation.Region = &region{StartLine: p.Line}
	}
	if p.Member != "" {
		name := p.Class
		if _, member, ok := strings.Cut(p.Member, "."); ok {
			name += "." + member
		}
		l.LogicalLocations = []logicalLocation{{Name: clean(p.Member), FullyQualifiedName: clean(name), DecoratedName: clean(p.Method), Kind: "function"}}
	}
	if ref != "" {
		l.Properties = map[string]any{"ref": clean(ref)}
	}
	return l
}

// fingerprints name the crash by its exception and by the app's methods of its stack, and
// the fault by its method: neither has a line, a pc or a message in it, nor a number that a
// compiler counts up.
func fingerprints(s *story.Story) map[string]string {
	exception, _, _ := strings.Cut(s.Title, ":")
	var own, all []string
	for _, f := range s.Stack {
		name, _, _ := strings.Cut(f.Text, "(")
		if generated.MatchString(name) {
			continue
		}
		name = uncounted(name)
		all = append(all, name)
		if f.Path != "" { // frames of the platform change with its version
			own = append(own, name)
		}
	}
	if len(own) == 0 {
		own = all
	}
	out := map[string]string{"crashStack/v2": hash(append([]string{exception}, own...))}
	if len(s.Faults) > 0 {
		out["crashMethod/v2"] = hash([]string{exception, uncounted(s.Faults[0].Method)})
	}
	return out
}

// generated are methods that compilers put between others: which there are depends on the
// compiler, not on the source.
var generated = pattern.New(`\.access\$\d+$|\.-\$\$Nest\$|\$\$(?:External|Internal)?SyntheticLambda|-\$\$Lambda\$|\$\$ExternalSynthetic|\$\$Lambda[/$]`)

// counted are numbers that compilers give to what has no name: anonymous classes, and lambdas.
var counted = pattern.New(`\$\d+`)

// uncounted leaves them out of a name: they change with what stands above.
func uncounted(name string) string { return counted.ReplaceAllString(name, "$$") }

func hash(parts []string) string {
	sum := sha256.Sum256([]byte(strings.Join(parts, "\n")))
	return hex.EncodeToString(sum[:16])
}

// uri writes a path as a relative reference.
func uri(path string) string {
	var b strings.Builder
	for i, c := range []byte(path) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', strings.IndexByte("/._-~", c) >= 0 && (c != '/' || i > 0), c == '$':
			b.WriteByte(c)
		default:
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

func eventTexts(s *story.Story) []string {
	var out []string
	for i := range s.Events {
		if !s.Events[i].Crash() {
			out = append(out, clean(s.Events[i].Text))
		}
	}
	return out
}

func clean(s string) string                      { return story.Visible(s, maxText) }
func text(s string) multiformatMessageString     { return multiformatMessageString{Text: escaped(s)} }
func message(s string) *multiformatMessageString { return ptr(text(s)) }
func ptr[T any](v T) *T                          { return &v }
func nonNil(list []string) []string              { return append([]string{}, list...) }

// argument is what a reader of messages puts a text for.
var argument = pattern.New(`\{(\d+)\}`)

// escaped makes a message of a text: what looks like a link or an argument is none.
func escaped(s string) string {
	s = argument.ReplaceAllString(clean(s), "{{$1}}")
	if strings.Contains(s, "](") {
		s = strings.NewReplacer(`\`, `\\`, "[", `\[`, "]", `\]`).Replace(s)
	}
	if s == "" {
		return " "
	}
	return s
}
