package axml

import (
	"io"
	"testing"

	"github.com/esdroid/esdroid/internal/hostile"
)

// FuzzAXML checks that whatever is accepted can be edited, that the edit reads
// back, and that nothing else has changed.
func FuzzAXML(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var doc *Document
		var err error
		hostile.Bound(t, len(data), func() { doc, err = Parse(data) })
		if err != nil {
			return
		}
		hostile.Bound(t, len(data), func() { doc.WriteXML(io.Discard, nil) })
		hostile.Bound(t, len(data), func() { checkEdit(t, doc, data) })
	})
}
