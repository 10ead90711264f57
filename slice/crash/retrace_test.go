package crash

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRetraceCases runs testdata/retrace.txt: "?" gives one frame, or a thrown
// type and a stack divided by "; ", "!" an original frame to turn back; "=" one
// alternative each, "-" the empty stack.
func TestRetraceCases(t *testing.T) {
	data, err := os.ReadFile("testdata/retrace.txt")
	if err != nil {
		t.Fatal(err)
	}
	cases := 0
	for _, part := range strings.Split("\n"+string(data), "\n@@@ ")[1:] {
		name, body, _ := strings.Cut(part, "\n")
		var mapping strings.Builder
		type query struct {
			input string
			want  []string
		}
		var queries []query
		for line := range strings.Lines(body) {
			switch {
			case strings.HasPrefix(line, "? "), strings.HasPrefix(line, "! "):
				queries = append(queries, query{input: strings.TrimSpace(line)})
			case strings.HasPrefix(line, "= "):
				q := &queries[len(queries)-1]
				q.want = append(q.want, strings.TrimSpace(line[2:]))
			default:
				mapping.WriteString(line)
			}
		}
		m, err := ReadMapping(strings.NewReader(mapping.String()))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, q := range queries {
			cases++
			t.Run(name+"/"+q.input, func(t *testing.T) {
				if diff := cmp.Diff(q.want, answers(t, m, q.input)); diff != "" {
					t.Errorf("-want +got\n%s", diff)
				}
			})
		}
	}
	if cases < 60 {
		t.Errorf("only %d cases", cases)
	}
}

func answers(t *testing.T, m *Mapping, input string) []string {
	t.Helper()
	frame := func(s string) Frame {
		f, ok := parseFrame("at " + s)
		if !ok {
			t.Fatalf("not a frame: %q", s)
		}
		return f
	}
	var out []string
	if s, ok := strings.CutPrefix(input, "! "); ok {
		for _, f := range m.Residual(frame(s)) {
			out = append(out, strings.TrimSpace(fmt.Sprintf("%s.%s:%d %s", f.Class, f.Method, f.Line, f.Signature)))
		}
		return out
	}
	text := func(stack []Frame) string {
		var parts []string
		for _, f := range stack {
			parts = append(parts, f.String())
		}
		if len(parts) == 0 {
			return "-"
		}
		return strings.Join(parts, " < ")
	}
	parts := strings.Split(input[2:], "; ")
	if len(parts) == 1 {
		for _, stack := range m.Retrace(frame(parts[0])) {
			out = append(out, text(stack))
		}
		return out
	}
	var frames []Frame
	for _, p := range parts[1:] {
		frames = append(frames, frame(p))
	}
	var whole []Frame
	for _, r := range m.RetraceStack(parts[0], frames) {
		if r.Ambiguous() {
			t.Errorf("ambiguous: %v", r)
		}
		whole = append(whole, r.Alternatives[0]...)
	}
	return []string{text(whole)}
}

func TestMappingFile(t *testing.T) {
	m, err := ReadMapping(strings.NewReader("# compiler: R8\n# pg_map_id: 7fb1\n# {\"id\":\"com.android.tools.r8.mapping\",\"version\":\"3.1\"}\ncom.x.A -> a:\n    int id -> b\n    void go() -> c\nrubbish\n"))
	if err != nil {
		t.Fatal(err)
	}
	if m.Compiler != "R8" || m.ID != "7fb1" || m.Version != "3.1" {
		t.Errorf("got %q %q %q", m.Compiler, m.ID, m.Version)
	}
	want := []string{"mapping version 3.1 is newer than 2.2: what it adds is ignored", "1 lines are not of a mapping file, the first is line 7"}
	if diff := cmp.Diff(want, m.Warnings); diff != "" {
		t.Error(diff)
	}
	if _, err := ReadMapping(strings.NewReader("hello\n")); err == nil || !strings.Contains(err.Error(), "not a mapping file") {
		t.Errorf("got %v", err)
	}
	for in, want := range map[string]string{
		"a.b cannot be read":      "com.x.A.id cannot be read",
		"in a.c() of a":           "in com.x.A.go() of a",
		"see a.html or java.util": "see com.x.A.html or java.util",
	} {
		if got := m.RetraceText(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

func TestRetraceReport(t *testing.T) {
	m, err := ReadMapping(strings.NewReader(`com.x.Main -> a.a:
    1:1:void com.x.U.f():5:5 -> a
    1:1:void run():20 -> a
    2:2:void start():9:9 -> b
com.x.Failed -> a.x:
com.x.Note -> a.n:
    int id -> q
`))
	if err != nil {
		t.Fatal(err)
	}
	r := one(t, `a.x: no a.n
	at a.a.b(SourceFile:2)
Caused by: java.lang.NullPointerException: Attempt to read from field 'int a.n.q' on a null object reference
	at a.a.a(SourceFile:1)
	... 1 more
`)
	out, ambiguous := m.RetraceReport(r)
	want := `com.x.Failed: no com.x.Note
	at com.x.Main.start(Main.java:9)
Caused by: java.lang.NullPointerException: Attempt to read from field 'int com.x.Note.id' on a null object reference
	at com.x.U.f(U.java:5)
	at com.x.Main.run(Main.java:20)
	... 1 more
`
	if diff := cmp.Diff(want, out.Text()); diff != "" || ambiguous != 0 {
		t.Errorf("ambiguous %d, -want +got\n%s", ambiguous, diff)
	}
}

// FuzzMapping: reading takes anything; what is read retraces without a fault,
// and a frame's alternatives are bounded.
func FuzzMapping(f *testing.F) {
	data, err := os.ReadFile("testdata/retrace.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, part := range strings.Split("\n"+string(data), "\n@@@ ")[1:] {
		_, body, _ := strings.Cut(part, "\n")
		f.Add(body, "a.a", "a", 1)
	}
	f.Fuzz(func(t *testing.T, text, class, method string, line int) {
		m, err := ReadMapping(strings.NewReader(text))
		if err != nil {
			return
		}
		frame := Frame{Class: class, Method: method, Line: line}
		for _, r := range m.RetraceStack("java.lang.Error", []Frame{frame, frame}) {
			if len(r.Alternatives) == 0 {
				t.Fatal("no alternative")
			}
			for _, stack := range r.Alternatives {
				for _, x := range stack {
					m.Residual(x)
				}
			}
		}
	})
}
