package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

const sample = `package sample

func Clamp(n, high int) int {
	if n > high {
		n = high
	}
	return n + 0
}
`

func TestMutants(t *testing.T) {
	all, err := mutants("sample.go", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range all {
		got = append(got, fmt.Sprintf("%d: %s", m.line, m.what))
	}
	want := []string{"4: the condition turned round", "4: >= in the place of >", "5: left out: n = high", "7: - in the place of +", "7: 1 in the place of 0"}
	if !slices.Equal(got, want) {
		t.Errorf("mutants\n%q, want\n%q", got, want)
	}
}

// Of the five mutants the test notices three: the other two do the same as the code.
func TestSurvivors(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module sample\n\ngo 1.24\n", "sample.go": sample, "sample_test.go": `package sample

import "testing"

func TestClamp(t *testing.T) {
	if Clamp(3, 2) != 2 || Clamp(1, 2) != 1 {
		t.Error("not clamped")
	}
}
`} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var out strings.Builder
	tried, survived, err := mutate(context.Background(), dir, options{files: "*.go", n: 10, seed: 1, limit: time.Minute}, &out)
	if err != nil || tried != 5 || survived != 2 {
		t.Errorf("%d of %d survived, %v; want 2 of 5\n%s", survived, tried, err, &out)
	}
	for _, want := range []string{"sample.go:4: >= in the place of >", "sample.go:7: - in the place of +"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not told in\n%s", want, &out)
		}
	}
}
