// Pictures of the screen: lists of drawing operations.

package device

import "github.com/esdroid/esdroid/dd/event"

// Picture is what was drawn on the screen, in order, in pixels of the screen.
type Picture struct {
	Width, Height int
	Ops           []Op
	Touch         *event.Point // where the last touch was
}

// OpKind tells drawing operations apart.
type OpKind uint8

// The operations.
const (
	FillRect OpKind = iota
	StrokeRect
	FillOval
	StrokeOval
	Line // from Left, Top to Right, Bottom
	Text // Left is where it begins, Bottom its base line
	Image
)

// Op is a drawing operation.
type Op struct {
	Kind                     OpKind
	Left, Top, Right, Bottom float64
	Color                    uint32  // ARGB
	Size                     float64 // of text, or the width of strokes
	Text                     string
	Clip                     event.Rect // empty: the whole screen
}
