// The table of file formats, and what their readers share.

package event

import (
	"bytes"
	"fmt"
	"io"
	"strings"
)

// Format is a file format of event sequences.
type Format struct {
	Name  string
	About string
	Ext   string // usual file extension, with the dot
	// Detect reports whether the beginning of a file looks like this format.
	Detect func(head []byte) bool
	Read   func(io.Reader) (*Sequence, []Warning, error)
	Write  func(io.Writer, *Sequence) ([]Warning, error) // nil: read only
}

// Formats lists all formats; more specific ones come first, as Detect needs it.
var Formats = []*Format{
	{
		Name: "jsonl", About: "esdroid's own JSON lines; nothing is lost", Ext: ".jsonl", Detect: detectJSONL, Read: ReadJSONL,
		Write: func(w io.Writer, s *Sequence) ([]Warning, error) { return nil, WriteJSONL(w, s) },
	},
	{Name: "detreduce", About: "SwiftHand2/DetReduce trace.json", Ext: ".json", Detect: detectDetReduce, Read: ReadDetReduce},
	{Name: "monkeyrunner", About: "MonkeyRunner script (ESDroid)", Ext: ".py", Detect: detectMonkeyRunner, Read: ReadMonkeyRunner, Write: WriteMonkeyRunner},
	{Name: "monkey-script", About: "script for monkey -f (also of SimplyDroid and CHARD)", Ext: ".script", Detect: detectMonkeyScript, Read: ReadMonkeyScript, Write: WriteMonkeyScript},
	{Name: "execute-log", About: "SimplyDroid execute log: the activity at every event, no coordinates", Ext: ".log", Detect: detectExecuteLog, Read: ReadExecuteLog},
	{Name: "monkey-log", About: "what monkey -v -v -v prints (AOSP's and CHARD's dialect)", Ext: ".log", Detect: detectMonkeyLog, Read: ReadMonkeyLog, Write: WriteMonkeyLog},
}

// FormatByName returns the named format, or an error that lists the names.
func FormatByName(name string) (*Format, error) {
	var names []string
	for _, f := range Formats {
		if f.Name == name {
			return f, nil
		}
		names = append(names, f.Name)
	}
	return nil, fmt.Errorf("unknown event format %q; known: %s", name, strings.Join(names, ", "))
}

// Read reads a sequence in the format that its beginning shows.
func Read(r io.Reader) (*Sequence, []Warning, error) {
	data, err := readAll(r)
	if err != nil {
		return nil, nil, err
	}
	head := data[:min(len(data), 1<<16)]
	for _, f := range Formats {
		if f.Detect(head) {
			return f.Read(bytes.NewReader(data))
		}
	}
	return nil, nil, fmt.Errorf("events: this is none of the known formats (%d bytes); name one with --from", len(data))
}

// maxFile bounds what a reader takes into memory.
const maxFile = 1 << 28

func readAll(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return nil, fmt.Errorf("events: %w", err)
	}
	if len(data) > maxFile {
		return nil, fmt.Errorf("events: more than %d MiB", maxFile>>20)
	}
	return data, nil
}

// SyntaxError says where a file is malformed.
type SyntaxError struct {
	Format       string
	Line, Column int // 1-based; the column counts bytes
	Text         string
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("%s: line %d, column %d: %s", e.Format, e.Line, e.Column, e.Text)
}

// textLine is a line without its end, and its number.
type textLine struct {
	text   string
	number int
}

// lines splits a file into lines; the ends may be \n or \r\n. Bytes that are no
// UTF-8 are replaced, since JSON cannot carry them.
func lines(data []byte) []textLine {
	var out []textLine
	for number := 1; len(data) > 0; number++ {
		text, rest, _ := bytes.Cut(data, []byte{'\n'})
		out = append(out, textLine{strings.ToValidUTF8(strings.TrimSuffix(string(text), "\r"), "\uFFFD"), number})
		data = rest
	}
	return out
}
