// The text form: a head, then one record a line. docs/trace-format.md has the
// grammar.

package trace

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

const textMagic = "esdroid-trace "

// WriteText writes the text form of a trace. With the app given, methods are
// spelt out; without it (nil) they are numbers.
func WriteText(out io.Writer, r *Reader, p *dex.Program) error {
	w := bufio.NewWriter(out)
	fmt.Fprintf(w, "%s%d\n", textMagic, Version)
	for _, d := range r.Dex {
		fmt.Fprintf(w, "dex %s %s\n", hex.EncodeToString(d.SHA256[:]), d.Name)
	}
	fmt.Fprintf(w, "probes %s\n", hex.EncodeToString(r.ProbeMap[:]))
	fmt.Fprintf(w, "package %s\norigin %s\nnote %s\n\n", strconv.Quote(r.Package), strconv.Quote(r.Origin), strconv.Quote(r.Note))
	err := r.Records(func(rec *Record) bool {
		_, werr := w.WriteString(rec.Line(p) + "\n")
		return werr == nil
	})
	if err != nil {
		return err
	}
	return w.Flush()
}

// Line returns the record as one line of the text form.
func (r *Record) Line(p *dex.Program) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %s", r.Thread, r.Kind)
	f := kindFields[r.Kind]
	if f&hasMethod != 0 {
		if p != nil && int(r.Method) < len(p.Methods) {
			b.WriteString(" " + p.MethodText(r.Method))
		} else {
			fmt.Fprintf(&b, " #%d", r.Method)
		}
	}
	if f&hasPC != 0 {
		fmt.Fprintf(&b, " @%04x", r.PC)
	}
	if f&hasN != 0 {
		fmt.Fprintf(&b, " %d", r.N)
	}
	if f&hasID != 0 {
		fmt.Fprintf(&b, " =%d", r.ID)
	}
	if f&hasText != 0 {
		b.WriteString(" " + strconv.Quote(r.Text))
	}
	return b.String()
}

// TextError says where a text form breaks the grammar.
type TextError struct {
	Line   int
	Reason string
}

func (e *TextError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Reason) }

// ConvertText reads the text form and writes the binary form. Methods that are
// spelt out need the app.
func ConvertText(in io.Reader, out io.Writer, p *dex.Program) error {
	s := bufio.NewScanner(in)
	s.Buffer(nil, 4*maxTextLength)
	var h Header
	line := 0
	fail := func(format string, args ...any) error { return &TextError{line, fmt.Sprintf(format, args...)} }
	var w *Writer
	for s.Scan() {
		line++
		text := s.Text()
		switch {
		case line == 1:
			if text != textMagic+strconv.Itoa(Version) {
				return fail("want %q", textMagic+strconv.Itoa(Version))
			}
		case w == nil && text == "":
			var err error
			if w, err = NewWriter(out, h); err != nil {
				return err
			}
		case w == nil:
			if err := h.parseLine(text); err != nil {
				return fail("%v", err)
			}
		case text != "":
			rec, err := parseRecord(text, p)
			if err != nil {
				return fail("%v", err)
			}
			if err := w.Append(rec); err != nil {
				return fail("%v", err)
			}
		}
	}
	if err := s.Err(); err != nil {
		return err
	}
	if w == nil {
		return fail("the head does not end with an empty line")
	}
	return w.Close()
}

func (h *Header) parseLine(text string) error {
	key, value, _ := strings.Cut(text, " ")
	sum := func(s string, into *[32]byte) error {
		raw, err := hex.DecodeString(s)
		if err != nil || len(raw) != 32 {
			return fmt.Errorf("%q is not a SHA-256 in hex", s)
		}
		copy(into[:], raw)
		return nil
	}
	unquote := func(into *string) (err error) {
		if *into, err = strconv.Unquote(value); err != nil {
			return fmt.Errorf("%s: %q is not a quoted text", key, value)
		}
		return nil
	}
	switch key {
	case "dex":
		digest, name, ok := strings.Cut(value, " ")
		if !ok {
			return fmt.Errorf("dex needs a SHA-256 and a name")
		}
		d := DexID{Name: name}
		if err := sum(digest, &d.SHA256); err != nil {
			return err
		}
		h.Dex = append(h.Dex, d)
		return nil
	case "probes":
		return sum(value, &h.ProbeMap)
	case "package":
		return unquote(&h.Package)
	case "origin":
		return unquote(&h.Origin)
	case "note":
		return unquote(&h.Note)
	}
	return fmt.Errorf("unknown head line %q", key)
}

func parseRecord(text string, p *dex.Program) (Record, error) {
	word := func() string {
		w, rest, _ := strings.Cut(text, " ")
		text = rest
		return w
	}
	var r Record
	thread, err := strconv.ParseInt(word(), 10, 32)
	if err != nil {
		return r, fmt.Errorf("a record begins with its thread's number")
	}
	r.Thread = int32(thread)
	name := word()
	for r.Kind = 0; r.Kind < kindClock && r.Kind.String() != name; r.Kind++ {
	}
	if r.Kind == kindClock {
		return r, fmt.Errorf("unknown record %q", name)
	}
	f := kindFields[r.Kind]
	if f&hasMethod != 0 {
		m := word()
		if n, isNumber := strings.CutPrefix(m, "#"); isNumber {
			id, err := strconv.ParseInt(n, 10, 32)
			if err != nil || id < 0 {
				return r, fmt.Errorf("%q is not a method number", m)
			}
			r.Method = dex.MethodID(id)
		} else if p == nil {
			return r, fmt.Errorf("method %s: give the app to resolve it", m)
		} else if id, ok := p.FindMethod(m); ok {
			r.Method = id
		} else {
			return r, fmt.Errorf("method %s is not in the app", m)
		}
	}
	if f&hasPC != 0 {
		w := word()
		pc, err := strconv.ParseUint(strings.TrimPrefix(w, "@"), 16, 32)
		if err != nil || !strings.HasPrefix(w, "@") {
			return r, fmt.Errorf("%q is not a pc like @0012", w)
		}
		r.PC = uint32(pc)
	}
	if f&hasN != 0 {
		w := word()
		if r.N, err = strconv.ParseInt(w, 10, 64); err != nil {
			return r, fmt.Errorf("%q is not a number", w)
		}
	}
	if f&hasID != 0 {
		w := word()
		if r.ID, err = strconv.ParseUint(strings.TrimPrefix(w, "="), 10, 64); err != nil || !strings.HasPrefix(w, "=") {
			return r, fmt.Errorf("%q is not an identity like =12", w)
		}
	}
	if f&hasText != 0 {
		if r.Text, err = strconv.Unquote(text); err != nil {
			return r, fmt.Errorf("%q is not a quoted text", text)
		}
		text = ""
	}
	if text != "" {
		return r, fmt.Errorf("%q is left over", text)
	}
	return r, nil
}
