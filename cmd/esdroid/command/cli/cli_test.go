package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"testing"
)

func ExampleTable() {
	Table(os.Stdout, [][]string{{"name", "size", ""}, {"größe.xml", "7", "stored"}, {"a"}})
	// Output:
	// name       size
	// größe.xml  7     stored
	// a
}

func ExampleClassDescriptor() {
	fmt.Println(ClassDescriptor("org.acme.A$B"), ClassDescriptor("Lorg/acme/A;"))
	// Output: Lorg/acme/A$B; Lorg/acme/A;
}

// An output file is whole or what it was before; its permissions stay, and nothing else is
// left in the folder.
func TestToOutput(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "out.txt")
	write := func(text string, err error) error {
		return ToOutput(io.Discard, name, func(w io.Writer) error {
			io.WriteString(w, text)
			return err
		})
	}
	check := func(want string) {
		t.Helper()
		got, err := os.ReadFile(name)
		if err != nil || string(got) != want {
			t.Errorf("the file has %q, %v, want %q", got, err, want)
		}
		if entries, err := os.ReadDir(dir); err != nil || len(entries) != 1 {
			t.Errorf("the folder has %v, %v", entries, err)
		}
	}
	if err := write("one", nil); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(name, 0o640); err != nil {
		t.Fatal(err)
	}
	check("one")
	failure := errors.New("no more")
	if err := write("tw", failure); !errors.Is(err, failure) {
		t.Errorf("%v, want %v", err, failure)
	}
	check("one")
	if err := write("three", nil); err != nil {
		t.Fatal(err)
	}
	check("three")
	if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("mode %v, %v, want that from before", info.Mode(), err)
	}
	var stdout bytes.Buffer
	if err := ToOutput(&stdout, "", func(w io.Writer) error { _, err := io.WriteString(w, "text"); return err }); err != nil || stdout.String() != "text" {
		t.Errorf("standard output: %q, %v", &stdout, err)
	}
}

// Errors begin with the app's path once; those that carry an exit code stay as they are.
func TestInApp(t *testing.T) {
	exit := &ExitError{Code: ExitUsage, Err: errors.New("how?")}
	for _, c := range []struct {
		err  error
		want string
	}{
		{errors.New("no code"), "a.apk: no code"}, {errors.New("a.apk: no code"), "a.apk: no code"}, {exit, "how?"}, {fmt.Errorf("so: %w", exit), "so: how?"},
	} {
		if got := InApp("a.apk", c.err); got.Error() != c.want {
			t.Errorf("%v became %v, want %s", c.err, got, c.want)
		}
	}
	if InApp("a.apk", nil) != nil {
		t.Error("an error where there was none")
	}
}

// An input that nobody writes to is left when the context ends.
func TestUntilDone(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	r, w := io.Pipe()
	in := UntilDone(ctx, r)
	go func() { io.WriteString(w, "line") }()
	b := make([]byte, 2)
	for _, want := range []string{"li", "ne"} {
		if n, err := in.Read(b); err != nil || string(b[:n]) != want {
			t.Fatalf("%q, %v, want %q", b[:n], err, want)
		}
	}
	cancel()
	if n, err := in.Read(b); n != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d bytes, %v, want that it was cancelled", n, err)
	}
}
