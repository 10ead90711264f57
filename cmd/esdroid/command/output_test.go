package command

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
)

// An output file is replaced when all of it has been written, and only then.
func TestToOutput(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "out.txt")
	if err := os.WriteFile(name, []byte("before"), 0o600); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(dir, "link")
	if err := os.Symlink("out.txt", link); err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("x", 1<<20)
	check := func(what, want string) {
		t.Helper()
		got, err := os.ReadFile(name)
		if err != nil || string(got) != want {
			t.Errorf("%s: %d bytes, %v; want %d", what, len(got), err, len(want))
		}
		if entries, err := os.ReadDir(dir); err != nil || len(entries) != 2 {
			t.Errorf("%s: files left: %v, %v", what, entries, err)
		}
	}
	failure := errors.New("broken")
	if err := cli.ToOutput(nil, name, func(w io.Writer) error {
		io.WriteString(w, long)
		return failure
	}); !errors.Is(err, failure) {
		t.Errorf("error %v", err)
	}
	check("failure", "before")
	var exit *cli.ExitError
	if err := cli.ToOutput(nil, name, func(w io.Writer) error {
		syscall.Kill(os.Getpid(), syscall.SIGINT)
		for range 100_000 { // until the signal is there, which ends it
			if _, err := io.WriteString(w, long); err != nil {
				return err
			}
			time.Sleep(time.Millisecond)
		}
		return nil
	}); !errors.As(err, &exit) || exit.Code != cli.ExitPartial {
		t.Errorf("error %v", err)
	}
	check("interrupted", "before")
	if err := cli.ToOutput(nil, link, func(w io.Writer) error {
		_, err := io.WriteString(w, long)
		return err
	}); err != nil {
		t.Error(err)
	}
	check("through a link", long)
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
	if info, err := os.Stat(name); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
	if err := cli.ToOutput(nil, os.DevNull, func(w io.Writer) error { return nil }); err != nil {
		t.Errorf("a device: %v", err)
	}
	if err := cli.ToOutput(nil, filepath.Join(dir, "none", "x"), func(w io.Writer) error { return nil }); err == nil {
		t.Error("no error for a folder that does not exist")
	}
}
