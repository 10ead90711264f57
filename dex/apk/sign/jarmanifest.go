// The text format of MANIFEST.MF and .SF files: sections of attributes.

package sign

import (
	"bytes"
	"strings"
)

// section is one section of a JAR manifest with its bytes, the empty line that
// ends it included.
type section struct {
	raw   []byte
	attrs []jarAttr
}

type jarAttr struct{ name, value string }

// get returns the value of the first attribute of that name, in any case.
func (s *section) get(name string) (string, bool) {
	for _, a := range s.attrs {
		if strings.EqualFold(a.name, name) {
			return a.value, true
		}
	}
	return "", false
}

// parseManifest splits a file into sections. The first is the main section; it
// may be empty.
func parseManifest(data []byte) []section {
	var out []section
	for at := 0; at < len(data); {
		// Further empty lines before a section do not belong to it.
		if line, n := readLine(data[at:]); len(line) == 0 {
			at += n
			continue
		}
		var s section
		begin := at
		for at < len(data) {
			line, n := readLine(data[at:])
			at += n
			if len(line) == 0 {
				break
			}
			// A line that begins with a space continues the one before.
			if at < len(data) && data[at] == ' ' {
				line = bytes.Clone(line)
			}
			for at < len(data) && data[at] == ' ' {
				more, n := readLine(data[at:])
				line = append(line, more[1:]...)
				at += n
			}
			name, value, found := strings.Cut(string(line), ": ")
			if !found {
				name, value, _ = strings.Cut(string(line), ":")
			}
			s.attrs = append(s.attrs, jarAttr{name, value})
		}
		s.raw = data[begin:at]
		out = append(out, s)
	}
	return out
}

// readLine returns the first line without its end, and how long it is with it.
// Lines end with CR LF, LF or CR.
func readLine(d []byte) (line []byte, n int) {
	i := bytes.IndexAny(d, "\r\n")
	switch {
	case i < 0:
		return d, len(d)
	case d[i] == '\r' && i+1 < len(d) && d[i+1] == '\n':
		return d[:i], i + 2
	}
	return d[:i], i + 1
}

// appendAttr appends an attribute, folded into lines of 72 bytes at most, CR LF
// included.
func appendAttr(out []byte, name, value string) []byte {
	const width = 70
	line := name + ": " + value
	for first := true; first || len(line) > 0; first = false {
		room := width
		if !first {
			out = append(out, ' ')
			room--
		}
		n := min(room, len(line))
		out = append(append(out, line[:n]...), "\r\n"...)
		line = line[n:]
	}
	return out
}
