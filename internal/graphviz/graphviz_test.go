package graphviz

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

const sample = `digraph "a <&> \"b\"" { node [shape=box, fontname="monospace"]; a [label=<<b>Ü</b> &lt;init&gt;>]; a -> b [label="true"]; subgraph cluster_c { b -> c } }`

func TestSVG(t *testing.T) {
	var first bytes.Buffer
	if err := SVG(t.Context(), &first, []byte(sample)); err != nil {
		t.Fatal(err)
	}
	for d := xml.NewDecoder(bytes.NewReader(first.Bytes())); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{"<svg", "Ü", "&lt;init&gt;", "cluster_c", "a&#45;&gt;b"} {
		if !strings.Contains(first.String(), want) {
			t.Errorf("no %q in %s", want, first.String())
		}
	}
	done := make(chan string)
	for range 4 {
		go func() {
			var b bytes.Buffer
			if err := SVG(context.Background(), &b, []byte(sample)); err != nil {
				b.WriteString(err.Error())
			}
			done <- b.String()
		}()
	}
	for range 4 {
		if got := <-done; got != first.String() {
			t.Errorf("drawn again, beside others: %s", got)
		}
	}
}

func TestErrors(t *testing.T) {
	for _, bad := range []string{"digraph {", "nonsense", "", "digraph { a -> }"} {
		var b bytes.Buffer
		if err := SVG(t.Context(), &b, []byte(bad)); err == nil || b.Len() > 0 || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, %s", bad, err, &b)
		} else {
			t.Log(err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := SVG(ctx, io.Discard, []byte(sample)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// Code is taken only from folders that are the user's alone.
func TestPrivateDir(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	if err := privateDir(dir); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := privateDir(dir); runtime.GOOS != "windows" && !errors.Is(err, errShared) {
		t.Errorf("a folder for everybody: %v", err)
	}
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(t.TempDir(), link); err != nil {
		t.Skip(err)
	}
	if privateDir(link) == nil {
		t.Error("a link is followed")
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if privateDir(filepath.Join(file, "below")) == nil {
		t.Error("a folder in a file")
	}
}

// Where the cache cannot be had, drawings are made all the same.
func TestNoCache(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{"", "relative", file} {
		t.Setenv("HOME", dir)
		t.Setenv("XDG_CACHE_HOME", dir)
		if openCache() != nil {
			t.Errorf("a cache below %q", dir)
		}
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	if c := openCache(); c == nil {
		t.Error("no cache in a directory of the user's")
	} else if err := c.Close(context.Background()); err != nil {
		t.Error(err)
	}
}
