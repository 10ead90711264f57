// Memory of what slow oracles made of an input: kept in the cache by content, so
// that tools as slow as a JVM's run again only when what they are given changed.

package oracle

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// A Key names a result by all that it depends on: the tools with their versions,
// the options and the content of the input.
type Key struct {
	parts [][]byte
}

// Text adds options, names, or anything else that is a string.
func (k *Key) Text(parts ...string) *Key {
	for _, p := range parts {
		k.parts = append(k.parts, []byte(p))
	}
	return k
}

// Bytes adds the content of an input.
func (k *Key) Bytes(data []byte) *Key {
	sum := sha256.Sum256(data)
	k.parts = append(k.parts, sum[:])
	return k
}

// File adds the content of a file.
func (k *Key) File(t testing.TB, path string) *Key {
	t.Helper()
	sum, err := fileSum(path)
	if err != nil {
		t.Fatal(err)
	}
	k.parts = append(k.parts, sum)
	return k
}

// Folder adds the names and contents of all files below a folder.
func (k *Key) Folder(t testing.TB, dir string) *Key {
	t.Helper()
	h := sha256.New()
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error { // in the order of names
		if err != nil || e.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		sum, err := fileSum(path)
		if err != nil {
			return err
		}
		fmt.Fprintf(h, "%d %s %x", len(rel), rel, sum)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	k.parts = append(k.parts, h.Sum(nil))
	return k
}

// Program adds a program on PATH, and the files that it is made of, in the version
// that is installed: packages keep the time at which a version was built.
func (k *Key) Program(t testing.TB, name string, parts ...string) *Key {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		Missing(t, name)
	}
	for _, path := range append([]string{path}, parts...) {
		info, err := os.Stat(path) // of what links lead to
		if err != nil {
			t.Fatal(err)
		}
		k.Text(path, fmt.Sprint(info.Size()), info.ModTime().UTC().Format(time.RFC3339))
	}
	return k
}

func (k *Key) sum() string {
	h := sha256.New()
	for _, p := range k.parts {
		h.Write(binary.LittleEndian.AppendUint64(nil, uint64(len(p))))
		h.Write(p)
	}
	return hex.EncodeToString(h.Sum(nil))
}

func fileSum(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return nil, err
	}
	return h.Sum(nil), nil
}

// Made returns a folder that holds what fill put into it, now or in an earlier run
// with the same key. Only a result without an error is kept; the folder is shared
// with other tests and processes, which must leave it as it is.
func Made(t testing.TB, k *Key, fill func(dir string) error) string {
	t.Helper()
	dir, err := made(filepath.Join(CacheDir(), "results"), k.sum(), fill)
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func made(results, name string, fill func(dir string) error) (string, error) {
	dir := filepath.Join(results, name)
	now := time.Now()
	if os.Chtimes(dir, now, now) == nil { // .ci/oracles removes what nobody asked for in a while
		return dir, nil
	}
	if err := os.MkdirAll(results, 0o777); err != nil {
		return "", err
	}
	work, err := os.MkdirTemp(results, "work-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(work)
	if err := fill(work); err != nil {
		return "", err
	}
	if err := os.Rename(work, dir); err != nil {
		if _, other := os.Stat(dir); other == nil { // somebody else was faster
			return dir, nil
		}
		return "", err
	}
	return dir, nil
}
