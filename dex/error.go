// Errors about malformed files.

package dex

import "fmt"

// FormatError says where and how a dex file breaks the format.
type FormatError struct {
	File    string // as given to Parse
	Section string // such as "string_ids" or "code_item"
	Index   int    // of the item in its section, -1 if there is none
	Offset  int64  // in bytes from the beginning of the file, -1 if unknown
	Reason  string
}

func (e *FormatError) Error() string {
	where := e.Section
	if e.Index >= 0 {
		where = fmt.Sprintf("%s[%d]", e.Section, e.Index)
	}
	if e.Offset >= 0 {
		return fmt.Sprintf("%s: %s at offset %#x: %s", e.File, where, e.Offset, e.Reason)
	}
	return fmt.Sprintf("%s: %s: %s", e.File, where, e.Reason)
}

func (f *File) errorf(section string, index int, offset int64, format string, args ...any) error {
	return &FormatError{File: f.Name, Section: section, Index: index, Offset: offset, Reason: fmt.Sprintf(format, args...)}
}
