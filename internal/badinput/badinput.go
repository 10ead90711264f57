// The error, and how it is put together.

package badinput

import (
	"errors"
	"fmt"
	"strings"
)

// Error is one fault of an input file. Empty fields are left out of the text.
type Error struct {
	File    string // as the user named it; set by In
	Section string // "central directory", "string pool", …
	Offset  int64  // in the file or, for a part of an archive, in that part; -1 if unknown
	Problem string
	Try     string // what the user may do about it
	Err     error  // the cause, if another error is one

	context string // what was done with the file, in front of the section
}

// New returns an Error without a file name; In adds it on the way up.
func New(section string, offset int64, try, format string, args ...any) *Error {
	err := fmt.Errorf(format, args...)
	return &Error{Section: section, Offset: offset, Problem: err.Error(), Try: try, Err: errors.Unwrap(err)}
}

// In names the file of err. Names nest: an entry of an archive reads
// "app.apk!classes.dex". An err of another kind is wrapped as it is.
func In(file string, err error) error {
	if err == nil {
		return nil
	}
	var bad *Error
	if errors.As(err, &bad) {
		named := *bad
		if err != error(bad) { // wrapped: keep what was said around it
			if context, ok := strings.CutSuffix(err.Error(), bad.Error()); ok {
				named.context = context + named.context
			}
			named.Err = err
		}
		if named.File != "" {
			named.File = file + "!" + named.File
		} else {
			named.File = file
		}
		return &named
	}
	return fmt.Errorf("%s: %w", file, err)
}

func (e *Error) Error() string {
	var b strings.Builder
	if e.File != "" {
		b.WriteString(e.File + ": ")
	}
	b.WriteString(e.context)
	if e.Section != "" {
		b.WriteString(e.Section)
		if e.Offset >= 0 {
			fmt.Fprintf(&b, " at offset %#x", e.Offset)
		}
		b.WriteString(": ")
	}
	b.WriteString(e.Problem)
	if e.Try != "" {
		b.WriteString("; " + e.Try)
	}
	return b.String()
}

func (e *Error) Unwrap() error { return e.Err }
