package crash

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write what the parser finds into the .want files")

// shapes reads the fixture files: "@@@ name" begins each text.
func shapes(t testing.TB) (names []string, texts map[string]string) {
	t.Helper()
	files, err := filepath.Glob("testdata/shapes-*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no fixtures", err)
	}
	texts = map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split("\n"+string(data), "\n@@@ ")[1:] {
			name, text, _ := strings.Cut(part, "\n")
			if _, twice := texts[name]; twice {
				t.Fatalf("two fixtures named %s", name)
			}
			names = append(names, name)
			texts[name] = text
		}
	}
	return names, texts
}

// summary prints reports so that every parsed field can be reviewed.
func summary(reports []Report) string {
	var b strings.Builder
	for _, r := range reports {
		fmt.Fprintf(&b, "%s fatal=%v format=%q process=%s pid=%d thread=%q", r.Kind, r.Fatal, r.Format, r.Process, r.PID, r.Thread)
		if r.Coroutine != "" {
			fmt.Fprintf(&b, " coroutine=%s", r.Coroutine)
		}
		fmt.Fprintf(&b, " time=%q lines=%d-%d\n", r.Time, r.FirstLine, r.LastLine)
		for _, n := range r.Notes {
			fmt.Fprintf(&b, "  note: %s\n", n)
		}
		for line := range strings.Lines(r.Text()) {
			b.WriteString("  | " + line)
		}
	}
	return b.String()
}

func TestShapes(t *testing.T) {
	names, texts := shapes(t)
	if len(names) < 80 {
		t.Errorf("only %d fixtures", len(names))
	}
	var all strings.Builder
	got := map[string]string{}
	for _, name := range names {
		got[name] = summary(ParseText(texts[name]))
		fmt.Fprintf(&all, "@@@ %s\n%s", name, got[name])
	}
	const file = "testdata/shapes.want"
	if *update {
		if err := os.WriteFile(file, []byte(all.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for _, part := range strings.Split("\n"+string(data), "\n@@@ ")[1:] {
		name, text, _ := strings.Cut(part, "\n")
		want[name] = strings.TrimSuffix(text, "\n")
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			if diff := cmp.Diff(want[name], strings.TrimSuffix(got[name], "\n")); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}

// TestEncodings: how a text is stored must not change what is found in it.
func TestEncodings(t *testing.T) {
	names, texts := shapes(t)
	encode := map[string]func(string) []byte{
		"crlf":      func(s string) []byte { return []byte(strings.ReplaceAll(s, "\n", "\r\n")) },
		"utf8-mark": func(s string) []byte { return append([]byte{0xef, 0xbb, 0xbf}, s...) },
		"utf16le":   func(s string) []byte { return utf16Bytes(s, false) },
		"utf16be":   func(s string) []byte { return utf16Bytes(s, true) },
		"coloured": func(s string) []byte {
			return []byte("\x1b[31m" + strings.ReplaceAll(s, "\n", "\x1b[0m\n\x1b[38;5;40m"))
		},
		"quoted":            func(s string) []byte { return []byte("> " + strings.ReplaceAll(s, "\n", "\n> ")) },
		"no newline at end": func(s string) []byte { return []byte(strings.TrimRight(s, "\n")) },
	}
	for how, enc := range encode {
		for _, name := range names {
			want := summary(ParseText(texts[name]))
			reports, err := Parse(bytes.NewReader(enc(texts[name])))
			if err != nil {
				t.Fatal(err)
			}
			if got := summary(reports); got != want {
				t.Errorf("%s of %s:\n%s", how, name, cmp.Diff(want, got))
			}
		}
	}
}

func utf16Bytes(s string, big bool) []byte {
	out := []byte{0xff, 0xfe}
	if big {
		out = []byte{0xfe, 0xff}
	}
	for _, u := range utf16.Encode([]rune(s)) {
		if big {
			out = append(out, byte(u>>8), byte(u))
		} else {
			out = append(out, byte(u), byte(u>>8))
		}
	}
	return out
}

// TestTextRoundTrip: a printed report reads as itself.
func TestTextRoundTrip(t *testing.T) {
	names, texts := shapes(t)
	for _, name := range names {
		for _, r := range ParseText(texts[name]) {
			if r.Kind != Java || r.Exception.Type == "" || len(r.Exception.Frames) == 0 {
				continue
			}
			again := ParseText(r.Text())
			if len(again) != 1 || again[0].Text() != r.Text() {
				t.Errorf("%s: printed as\n%s\nread as\n%s", name, r.Text(), summary(again))
			}
		}
	}
}

func FuzzParse(f *testing.F) {
	_, texts := shapes(f)
	for _, text := range texts {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		reports, err := Parse(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range reports {
			if r.Exception == nil || r.FirstLine < 1 || r.LastLine < r.FirstLine {
				t.Fatalf("bad report %+v", r)
			}
			r.Signature(ByStack, nil).ID()
			r.Text()
		}
	})
}
