package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestVariantsAreCurrent(t *testing.T) {
	files, err := render()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		have, err := os.ReadFile(filepath.Join("..", "java", filepath.FromSlash(name)))
		if err != nil || !bytes.Equal(have, want) {
			t.Errorf("%s is not what its template says (%v): change the template in variants/templates and run go generate ./internal/vm/boot", name, err)
		}
	}
}
