// The kinds of pieces: how files are cut, and put together again.

package pieces

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/esdroid/esdroid/dd/event"
)

// Most is how many pieces a file may have.
const Most = 20_000

// Kinds names the kinds of pieces.
var Kinds = []string{"lines", "bytes", "json"}

// Cut cuts a file into pieces of the kind. The format writes what is left of it;
// its files have the extension.
func Cut(data []byte, kind, ext string) (*event.Sequence, *event.Format, error) {
	var parts [][]byte
	switch kind {
	case "lines":
		parts = bytes.SplitAfter(data, []byte{'\n'})
		if n := len(parts); len(parts[n-1]) == 0 {
			parts = parts[:n-1]
		}
	case "bytes":
		if len(data) > Most {
			return nil, nil, fmt.Errorf("%d bytes, at most %d can be reduced one by one: reduce by lines first", len(data), Most)
		}
		for i := range data {
			parts = append(parts, data[i:i+1])
		}
	case "json":
		var err error
		if parts, err = elements(data); err != nil {
			return nil, nil, err
		}
	default:
		return nil, nil, fmt.Errorf("unknown kind of pieces %q; known: %s", kind, strings.Join(Kinds, ", "))
	}
	if len(parts) > Most {
		return nil, nil, fmt.Errorf("%d pieces, at most %d can be reduced", len(parts), Most)
	}
	s := &event.Sequence{Format: kind, Events: make([]event.Event, len(parts))}
	for i, p := range parts {
		s.Events[i] = event.Event{Kind: event.Other, Raw: pack(p), RawFormat: kind}
	}
	return s, &event.Format{Name: kind, About: "pieces of a file", Ext: ext, Write: func(w io.Writer, s *event.Sequence) ([]event.Warning, error) {
		return nil, write(w, s, kind == "json")
	}}, nil
}

// elements returns the elements of the only value of the file, an array.
func elements(data []byte) ([][]byte, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	var all []json.RawMessage
	if err := d.Decode(&all); err != nil {
		return nil, fmt.Errorf("not a JSON array, at byte %d: %w", d.InputOffset(), err)
	}
	if all == nil {
		return nil, errors.New("null is not a JSON array")
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("something follows the JSON array at byte %d", d.InputOffset())
	}
	out := make([][]byte, len(all))
	for i, e := range all {
		out[i] = e
	}
	return out, nil
}

// pack writes a piece as lines that JSON can carry: itself, or, where it is no
// text, an empty line and its bytes in hexadecimal.
func pack(p []byte) []string {
	if utf8.Valid(p) {
		return []string{string(p)}
	}
	return []string{"", hex.EncodeToString(p)}
}

// Bytes returns the bytes of a piece.
func Bytes(e *event.Event) ([]byte, error) {
	switch len(e.Raw) {
	case 1:
		return []byte(e.Raw[0]), nil
	case 2:
		return hex.DecodeString(e.Raw[1])
	}
	return nil, fmt.Errorf("an event of %d lines is no piece of a file", len(e.Raw))
}

func write(w io.Writer, s *event.Sequence, array bool) error {
	b := bufio.NewWriter(w)
	if array {
		b.WriteString("[")
	}
	for i := range s.Events {
		p, err := Bytes(&s.Events[i])
		if err != nil {
			return fmt.Errorf("piece %d: %w", i, err)
		}
		if array && i > 0 {
			b.WriteString(",\n ")
		}
		b.Write(p)
	}
	if array {
		b.WriteString("]\n")
	}
	return b.Flush()
}
