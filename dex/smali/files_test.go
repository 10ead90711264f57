package smali_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/internal/corpus"
)

// endsAfter is a context that ends when it has been asked n times.
type endsAfter struct {
	context.Context
	n atomic.Int32
}

func (c *endsAfter) Err() error {
	if c.n.Add(-1) < 0 {
		return context.Canceled
	}
	return nil
}

// Stopped early, WriteDir leaves complete files and says how many.
func TestWriteDirStopped(t *testing.T) {
	d := corpus.DexFiles(t, filepath.Join(corpus.Crash(t, "bites"), "app.apk"))[0]
	files, err := dex.Parse(d.Name, d.Data)
	if err != nil {
		t.Fatal(err)
	}
	whole, part := t.TempDir(), t.TempDir()
	if err := smali.New(files[0]).WriteDir(t.Context(), whole); err != nil {
		t.Fatal(err)
	}
	ctx := &endsAfter{Context: context.Background()}
	ctx.n.Store(7)
	var partial *smali.PartialError
	if err := smali.New(files[0]).WriteDir(ctx, part); !errors.As(err, &partial) || partial.Written != 7 || partial.Of != files[0].NumClassDefs() {
		t.Fatalf("%v (%+v), want 7 classes written", err, partial)
	}
	found := 0
	err = filepath.WalkDir(part, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		found++
		name, _ := filepath.Rel(part, path)
		got, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		want, err := os.ReadFile(filepath.Join(whole, name))
		if err == nil && string(got) != string(want) {
			t.Errorf("%s is not complete", name)
		}
		return err
	})
	if err != nil || found != 7 {
		t.Errorf("%d files, %v", found, err)
	}
}
