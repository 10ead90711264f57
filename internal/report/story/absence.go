// What did not happen, and would have kept the crash from happening.

package story

// Absence is something that did not happen, was not called off or did not help.
type Absence struct {
	Kind AbsenceKind `json:"kind"`
	Place
	Ref    string `json:"ref"`
	Text   string `json:"text"`
	Reason string `json:"reason,omitempty"` // in words; "" if the kind says all
	// Step is the step that it speaks of, -1 if that is not in the story.
	Step int `json:"step"`
}

// AbsenceKind says what did not happen.
type AbsenceKind string

// The kinds of what did not happen.
const (
	Omitted AbsenceKind = "omitted" // a branch went another way
	Unset   AbsenceKind = "unset"   // a store that never ran
	Late    AbsenceKind = "late"    // a callback was not called off
	Guard   AbsenceKind = "guard"   // a check let the fault through
)

// Heading names the kind to readers.
func (k AbsenceKind) Heading() string {
	switch k {
	case Omitted:
		return "What did not happen, and would have set it"
	case Unset:
		return "What had not run, and would have set it"
	case Late:
		return "What was asked for before, and not called off"
	}
	return "The check that let it through"
}
