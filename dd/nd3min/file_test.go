package nd3min

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestPolicyFile(t *testing.T) {
	p := DefaultParams()
	m := solved(t, p, DefaultPrior(), 3)
	data := m.Encode()
	back, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(back.Encode(), data) {
		t.Error("a policy read and written is another")
	}
	got, err := ExpectedSteps(p, DefaultPrior(), back, 3)
	if err != nil || got != m.Expected[3] && got-m.Expected[3] > 1e-9 {
		t.Errorf("the policy read takes %v steps, %v; want %v", got, err, m.Expected[3])
	}
	for i := 0; i < len(data); i += 1 + len(data)/200 {
		broken := bytes.Clone(data)
		broken[i] ^= 0x40
		if _, err := Decode(broken); !errors.Is(err, ErrCorrupt) {
			t.Fatalf("byte %d changed: %v", i, err)
		}
		if _, err := Decode(data[:i]); !errors.Is(err, ErrCorrupt) {
			t.Fatalf("cut at %d: %v", i, err)
		}
		if _, err := Decode(sealed(broken[:len(broken)-sha256.Size])); err != nil && !errors.Is(err, ErrCorrupt) {
			t.Fatalf("byte %d changed and sealed: %v", i, err)
		}
	}
}

// sealed appends the hash that a policy file ends in.
func sealed(body []byte) []byte {
	sum := sha256.Sum256(body)
	return append(bytes.Clone(body), sum[:]...)
}

func TestCached(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "policies")
	p, prior := DefaultParams(), DefaultPrior()
	first, err := Cached(context.Background(), dir, p, prior, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*"))
	if len(files) != 1 {
		t.Fatalf("files: %v", files)
	}
	// A policy of another prior is another file.
	if _, err := Cached(context.Background(), dir, p, Uniform(), 2, nil); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	again, err := Cached(context.Background(), dir, p, prior, 3, func(float64) { t.Error("solved again") })
	if err != nil || !bytes.Equal(again.Encode(), first.Encode()) {
		t.Fatalf("second time: %v after %v", err, time.Since(began))
	}
	if err := os.WriteFile(files[0], []byte("nonsense"), 0o644); err != nil {
		t.Fatal(err)
	}
	again, err = Cached(context.Background(), dir, p, prior, 3, nil)
	if err != nil || !bytes.Equal(again.Encode(), first.Encode()) {
		t.Fatalf("after damage: %v", err)
	}
	if data, _ := os.ReadFile(files[0]); !bytes.Equal(data, first.Encode()) {
		t.Error("the damaged file was not replaced")
	}
}

func FuzzDecode(f *testing.F) {
	p := DefaultParams()
	p.Runs, p.Needed, p.Parallel, p.Preflight = 3, 2, 2, 0
	m := solved(f, p, mustPrior(f, map[float64]float64{0: 1, .5: 1, 1: 1}), 2)
	data := m.Encode()
	f.Add(data[:len(data)-sha256.Size])
	f.Add([]byte(policyMagic))
	f.Fuzz(func(t *testing.T, body []byte) {
		m, err := Decode(sealed(body))
		if err != nil {
			if !errors.Is(err, ErrCorrupt) {
				t.Fatal(err)
			}
			return
		}
		again, err := Decode(m.Encode())
		if err != nil || !bytes.Equal(again.Encode(), m.Encode()) {
			t.Fatalf("accepted, but not when written again: %v", err)
		}
		seen := make([]Tally, m.Candidates)
		if err := checkSchedule(m.Params, seen, m.Schedule(m.Params, seen)); err != nil {
			t.Fatal(err)
		}
	})
}
