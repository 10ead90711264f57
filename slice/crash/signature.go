// When two reports show the same bug.

package crash

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/pattern"
)

// Level is the strictness of a signature.
type Level int

// Each level contains the ones before it.
const (
	ByType      Level = iota // types of the chain
	ByTopFrame               // and the innermost app frame of the root cause
	ByAppFrames              // and all app frames of the root cause
	ByStack                  // and all frames of the chain, and the normalised messages
)

var levelNames = []string{"type", "top-frame", "app-frames", "stack"}

func (l Level) String() string {
	if l < 0 || int(l) >= len(levelNames) {
		return fmt.Sprintf("Level(%d)", int(l))
	}
	return levelNames[l]
}

// Signature is what reports of the same bug have in common.
type Signature struct {
	Level Level
	Lines []string // canonical, one fact a line
}

// Signature computes the report's signature; app tells the app's own frames,
// nil stands for [LikelyApp].
func (r *Report) Signature(level Level, app func(Frame) bool) Signature {
	if app == nil {
		app = LikelyApp
	}
	s := Signature{Level: level, Lines: []string{"kind " + string(r.Kind)}}
	for _, e := range r.Chain() {
		s.Lines = append(s.Lines, "type "+e.Type)
	}
	root := r.RootCause(app)
	if root == nil || level == ByType {
		return s
	}
	for _, f := range root.Stack() {
		if !app(f) {
			continue
		}
		s.Lines = append(s.Lines, "at "+f.key())
		if level == ByTopFrame {
			break
		}
	}
	if level == ByStack {
		for _, e := range r.Chain() {
			s.Lines = append(s.Lines, "message "+NormalizeMessage(e.Message))
			for _, f := range e.Stack() {
				s.Lines = append(s.Lines, "all "+f.key())
			}
		}
	}
	return s
}

// key prints a frame without its loader and with generated names levelled.
func (f Frame) key() string {
	class := f.Class
	if strings.Contains(class, "$") || strings.Contains(class, "Accessor") { // stacks may have ten thousand frames
		class = generated.ReplaceAllString(class, "$1")
	}
	return class + "." + f.Method + ":" + strconv.Itoa(f.Line)
}

// generated names differ between runs of the same program.
var generated = pattern.New(`(\$Proxy|\$\$Lambda\$|GeneratedMethodAccessor|GeneratedConstructorAccessor)\d*(?:/(?:0x)?[0-9a-f]+)?`)

// Equal tells whether both show the same bug. Signatures of different levels
// are never equal.
func (s Signature) Equal(o Signature) bool { return s.Diff(o) == "" }

// Diff names the first difference, or returns "" for equal signatures.
func (s Signature) Diff(o Signature) string {
	if s.Level != o.Level {
		return fmt.Sprintf("strictness %s against %s", s.Level, o.Level)
	}
	for i := range max(len(s.Lines), len(o.Lines)) {
		switch {
		case i >= len(s.Lines):
			return "only the second has: " + o.Lines[i]
		case i >= len(o.Lines):
			return "only the first has: " + s.Lines[i]
		case s.Lines[i] != o.Lines[i]:
			return s.Lines[i] + " against " + o.Lines[i]
		}
	}
	return ""
}

// String returns the canonical text.
func (s Signature) String() string { return strings.Join(s.Lines, "\n") }

// ID returns a short stable name of the signature.
func (s Signature) ID() string {
	sum := sha256.Sum256([]byte(s.Level.String() + "\n" + s.String()))
	return hex.EncodeToString(sum[:8])
}

// Same compares two reports at a level and says what differs.
func Same(a, b *Report, level Level, app func(Frame) bool) (same bool, difference string) {
	difference = a.Signature(level, app).Diff(b.Signature(level, app))
	return difference == "", difference
}

var (
	uuid    = pattern.New(`\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b`)
	address = pattern.New(`(?:@|\b0x)[0-9a-fA-F]+\b`)
	quoted  = pattern.New(`"[^"]*"`)
	number  = pattern.New(`-?\b\d+(?:[.,]\d+)*\b`)
)

// NormalizeMessage replaces what changes between runs: identifiers, addresses,
// numbers, quoted input.
func NormalizeMessage(s string) string {
	s = uuid.ReplaceAllString(s, "<uuid>")
	s = quoted.ReplaceAllString(s, `"…"`)
	s = address.ReplaceAllString(s, "<address>")
	return number.ReplaceAllString(s, "<n>")
}
