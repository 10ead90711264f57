// The header of a trace: which app it belongs to and where it comes from.

package trace

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path/filepath"

	"github.com/esdroid/esdroid/dex"
)

// Version is the version of the binary form that this package writes.
const Version = 1

// Magic begins every trace file.
const Magic = "ESDTRACE"

// Header says which app a trace belongs to and where it comes from.
type Header struct {
	Dex      []DexID // in class-path order
	ProbeMap [32]byte
	Package  string // of the app; may be empty
	Origin   string // recorder, vm, esdroid-log, mandoline-log …
	Note     string // free text: device, seed, settings
}

// DexID names a dex file.
type DexID struct {
	Name   string
	SHA256 [32]byte
}

// Identify returns the identities of the dex files of an app. The logical
// files of a container share their bytes, and so their identity. A name does not say
// where the app lay: the same run gives the same trace.
func Identify(files []*dex.File) []DexID {
	out := make([]DexID, len(files))
	for i, f := range files {
		out[i] = DexID{filepath.Base(f.Name), sha256.Sum256(f.Data())}
	}
	return out
}

// Check returns an error that names the first dex file in which the app given
// differs from the one that the trace was recorded with.
func (h *Header) Check(files []*dex.File) error {
	have := Identify(files)
	for i, want := range h.Dex {
		if i >= len(have) {
			return fmt.Errorf("the trace was recorded with %d dex files, the app has %d: give the APK that was traced", len(h.Dex), len(have))
		}
		if have[i].SHA256 != want.SHA256 {
			return fmt.Errorf("the trace belongs to another app: its %s has SHA-256 %s…, the app's %s has %s…: give the APK that was traced",
				want.Name, hex.EncodeToString(want.SHA256[:6]), have[i].Name, hex.EncodeToString(have[i].SHA256[:6]))
		}
	}
	if len(have) != len(h.Dex) {
		return fmt.Errorf("the trace was recorded with %d dex files, the app has %d: give the APK that was traced", len(h.Dex), len(have))
	}
	return nil
}
