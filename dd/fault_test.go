package dd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/folder"
)

// killed is the panic that stands for the end of the process.
type killed struct{}

// dyingDisk ends the process in the middle of its n-th operation: part of the
// data is written, or all of it and the caller is not told.
type dyingDisk struct {
	folder.OS
	left *int
	rng  *rand.Rand
}

func (d dyingDisk) Append(name string, data []byte) error {
	if *d.left--; *d.left == 0 {
		_ = d.OS.Append(name, data[:d.rng.IntN(len(data)+1)])
		panic(killed{})
	}
	return d.OS.Append(name, data)
}

func (d dyingDisk) Replace(name string, data []byte) error {
	if *d.left--; *d.left == 0 {
		if d.rng.IntN(2) == 0 { // before the rename: a temporary file is left
			_ = os.WriteFile(filepath.Join(filepath.Dir(name), ".left-over"), data[:len(data)/2], 0o644)
		} else {
			_ = d.OS.Replace(name, data)
		}
		panic(killed{})
	}
	return d.OS.Replace(name, data)
}

// flakyTruth crashes on candidates with all of needed, in three of four trials.
func flakyTruth(needed []int, flaky bool) Oracle {
	truth := contains(needed...)
	return OracleFunc(func(_ context.Context, t Trial) (Outcome, error) {
		if !truth(t.Candidate) {
			if slices.Contains(t.Candidate, 7) {
				return Outcome{Verdict: Passed, Signature: "another crash", Report: "report"}, nil
			}
			return Outcome{Verdict: Passed}, nil
		}
		sum := t.Repeat * 31
		for _, x := range t.Candidate {
			sum = sum*17 + x
		}
		if flaky && sum%4 == 0 {
			return Outcome{Verdict: Passed}, nil
		}
		return Outcome{Verdict: Reproduced, Signature: "crash"}, nil
	})
}

func TestKilledAndResumed(t *testing.T) {
	needed := []int{5, 30, 31, 32, 58, 59}
	for _, mode := range []struct {
		name    string
		devices int
		flaky   bool
		points  int
	}{{"one device", 1, false, 120}, {"three devices", 3, false, 50}, {"flaky", 2, true, 30}} {
		t.Run(mode.name, func(t *testing.T) {
			switch {
			case testing.Short():
				mode.points /= 5
			case os.Getenv("CI") != "true":
				mode.points /= 2
			}
			seq := taps(60)
			oracle := flakyTruth(needed, mode.flaky)
			options := func(dir string, left *int, rng *rand.Rand) Options {
				return Options{
					Devices: mode.devices, Deterministic: !mode.flaky, Recheck: 1, Dir: dir, Resume: true,
					disk: dyingDisk{OS: folder.OS{Lax: true}, left: left, rng: rng},
				}
			}
			reduce := func(dir string, left *int, rng *rand.Rand) (res *Result, died bool) {
				defer func() {
					if p := recover(); p != nil {
						if _, ok := p.(killed); !ok {
							panic(p)
						}
						died = true
					}
				}()
				res, err := Reduce(context.Background(), Problem{Sequence: seq}, oracle, Chain, options(dir, left, rng))
				if err != nil {
					t.Fatal(err)
				}
				return res, false
			}
			operations := 0
			want, _ := reduce(t.TempDir(), &operations, nil)
			operations = -operations
			if !contains(needed...)(want.Candidate) || !mode.flaky && !slices.Equal(want.Candidate, needed) {
				t.Fatalf("uninterrupted: %v of %d operations", want.Candidate, operations)
			}
			for k := range mode.points {
				rng := rand.New(rand.NewPCG(uint64(k), 1))
				dir := t.TempDir()
				for kills := 0; ; kills++ {
					left := 1 + rng.IntN(operations)
					if kills == 2 { // killed twice is enough
						left = -1
					}
					res, died := reduce(dir, &left, rng)
					checkBest(t, dir, contains(needed...))
					if died {
						continue
					}
					if !slices.Equal(res.Candidate, want.Candidate) || res.Stats.Trials != want.Stats.Trials || res.Certified != want.Certified {
						t.Fatalf("point %d: %v after %d trials (certified %t), want %v after %d (%t)", k, res.Candidate, res.Stats.Trials, res.Certified, want.Candidate, want.Stats.Trials, want.Certified)
					}
					if len(res.Findings) != len(want.Findings) || len(res.Findings) > 0 && res.Findings[0].Report != "report" {
						t.Fatalf("point %d: findings %+v, want %+v", k, res.Findings, want.Findings)
					}
					break
				}
			}
		})
	}
}

// checkBest checks that the best file, if there is one, is whole and crashes.
func checkBest(t *testing.T, dir string, truth func([]int) bool) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "best.jsonl"))
	if errors.Is(err, os.ErrNotExist) {
		return
	}
	s, _, err := event.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatalf("best result: %v", err)
	}
	var c []int
	for _, e := range s.Events {
		c = append(c, int(e.Points[0].X))
	}
	if !truth(c) {
		t.Fatalf("best result %v does not crash", c)
	}
}

// fullDisk fails with "no space left" after some operations.
type fullDisk struct {
	folder.OS
	left *int
}

func (d fullDisk) Append(name string, data []byte) error {
	if *d.left--; *d.left < 0 {
		_ = d.OS.Append(name, data[:len(data)/2])
		return &os.PathError{Op: "write", Path: name, Err: syscall.ENOSPC}
	}
	return d.OS.Append(name, data)
}

func TestDiskFull(t *testing.T) {
	dir, left := t.TempDir(), 12
	needed := []int{2, 9}
	o := Options{Deterministic: true, Dir: dir, disk: fullDisk{left: &left}}
	res, err := Reduce(context.Background(), Problem{Sequence: taps(40)}, oracleOf(contains(needed...), nil), Chain, o)
	if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), "resume") || res == nil {
		t.Fatalf("result %v, error %v", res, err)
	}
	checkBest(t, dir, contains(needed...))
	o.disk, o.Resume = nil, true
	res, err = Reduce(context.Background(), Problem{Sequence: taps(40)}, oracleOf(contains(needed...), nil), Chain, o)
	if err != nil || !slices.Equal(res.Candidate, needed) {
		t.Fatalf("resumed: %v, %v", res, err)
	}
	if _, err := os.Stat(filepath.Join(dir, journalName+".torn")); err != nil || len(res.Warnings) == 0 {
		t.Errorf("the torn line is not kept: %v, warnings %v", err, res.Warnings)
	}
}

func TestJournalDamage(t *testing.T) {
	dir := t.TempDir()
	p := Problem{Sequence: taps(20)}
	o := Options{Deterministic: true, Dir: dir}
	oracle := oracleOf(contains(3), nil)
	if _, err := Reduce(context.Background(), p, oracle, Chain, o); err != nil {
		t.Fatal(err)
	}
	if _, err := Reduce(context.Background(), p, oracle, Chain, o); err == nil || !strings.Contains(err.Error(), "resume") {
		t.Errorf("a second run without resume: %v", err)
	}
	o.Resume = true
	if _, err := Reduce(context.Background(), Problem{Sequence: taps(21)}, oracle, Chain, o); err == nil || !strings.Contains(err.Error(), "another problem") {
		t.Errorf("another problem: %v", err)
	}
	name := filepath.Join(dir, journalName)
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	rows := bytes.SplitAfter(data, []byte{'\n'})
	rows[2] = []byte("{ nonsense\n")
	if err := os.WriteFile(name, bytes.Join(rows, nil), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Reduce(context.Background(), p, oracle, Chain, o); err == nil || !strings.Contains(err.Error(), ":3:") {
		t.Errorf("damage in the middle: %v", err)
	}
}

func TestTwoProcessesInOneFolder(t *testing.T) {
	dir := t.TempDir()
	entered, leave := make(chan struct{}), make(chan struct{})
	slow := OracleFunc(func(context.Context, Trial) (Outcome, error) {
		close(entered)
		<-leave
		return Outcome{Verdict: Passed}, nil
	})
	done := make(chan error)
	go func() {
		_, err := Reduce(context.Background(), Problem{Sequence: taps(3)}, slow, Chain, Options{Deterministic: true, Dir: dir})
		done <- err
	}()
	<-entered
	_, err := Reduce(context.Background(), Problem{Sequence: taps(3)}, oracleOf(contains(0), nil), Chain, Options{Dir: dir, Resume: true})
	if !errors.Is(err, folder.ErrInUse) {
		t.Errorf("second process: %v", err)
	}
	close(leave)
	if err := <-done; !errors.Is(err, ErrNotReproduced) {
		t.Errorf("first process: %v", err)
	}
}

func TestDeviceVanishes(t *testing.T) {
	needed := []int{1, 8, 9}
	truth := contains(needed...)
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		if tr.Device == 1 && tr.Number > 4 {
			return Outcome{}, fmt.Errorf("usb gone: %w", ErrDeviceLost)
		}
		if truth(tr.Candidate) {
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res := mustReduce(t, taps(40), oracle, Chain, Options{Devices: 2})
	if !slices.Equal(res.Candidate, needed) || !res.Certified || len(res.Warnings) != 1 || !strings.Contains(res.Warnings[0], "usb gone") {
		t.Errorf("%v, certified %t, warnings %q", res.Candidate, res.Certified, res.Warnings)
	}
	all := OracleFunc(func(context.Context, Trial) (Outcome, error) { return Outcome{}, ErrDeviceLost })
	if _, err := Reduce(context.Background(), Problem{Sequence: taps(4)}, all, Chain, Options{Devices: 2}); !errors.Is(err, ErrNoDevice) {
		t.Errorf("all devices gone: %v", err)
	}
}

// A device that never answers is taken out of use and named; the others go on.
func TestSilentDevice(t *testing.T) {
	needed := []int{1, 8, 9}
	truth := contains(needed...)
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		switch {
		case tr.Device == 1:
			return Outcome{Reason: "offline"}, nil
		case truth(tr.Candidate):
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res := mustReduce(t, taps(40), oracle, Chain, Options{Devices: 3})
	if !slices.Equal(res.Candidate, needed) || !res.Certified {
		t.Errorf("%v, certified %t", res.Candidate, res.Certified)
	}
	d := res.Stats.Devices
	if len(d) != 3 || d[0].Dropped != "" || d[2].Dropped != "" || !strings.Contains(d[1].Dropped, "in a row") || d[1].Trials > 6 {
		t.Errorf("devices: %+v, warnings %q", d, res.Warnings)
	}
}

// A candidate that never gets an answer is no fault of the devices.
func TestUnanswerableCandidates(t *testing.T) {
	needed := []int{1, 8, 9}
	truth := contains(needed...)
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		switch {
		case !truth(tr.Candidate) && slices.Contains(tr.Candidate, 8):
			return Outcome{Reason: "the app hangs"}, nil
		case truth(tr.Candidate):
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	for devices := 2; devices <= 4; devices++ {
		res := mustReduce(t, taps(40), oracle, Chain, Options{Devices: devices})
		if !truth(res.Candidate) {
			t.Errorf("%v does not crash", res.Candidate)
		}
		for _, d := range res.Stats.Devices {
			if d.Dropped != "" {
				t.Errorf("%d devices: %+v", devices, d)
			}
		}
	}
}

func TestHangingOracle(t *testing.T) {
	needed := []int{4}
	truth := contains(needed...)
	forever := make(chan struct{})
	defer close(forever)
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		if tr.Device == 0 && tr.Number == 3 {
			<-forever // ignores its context
		}
		if truth(tr.Candidate) {
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res := mustReduce(t, taps(12), oracle, Chain, Options{Devices: 2, Timeout: Timeout{Fixed: time.Second, Grace: time.Second}})
	if !slices.Equal(res.Candidate, needed) || len(res.Warnings) == 0 || !strings.Contains(res.Warnings[0], "device 0") {
		t.Errorf("%v, warnings %q", res.Candidate, res.Warnings)
	}
}

// A trial without an answer is repeated, and never counts as negative.
func TestUnresolvedIsNotNegative(t *testing.T) {
	needed := []int{2, 7}
	truth := contains(needed...)
	calls := map[string]int{}
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		k := FormatCandidate(tr.Candidate)
		if calls[k]++; calls[k] == 1 {
			return Outcome{Reason: "adb: device offline"}, nil
		}
		if truth(tr.Candidate) {
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res := mustReduce(t, taps(10), oracle, Chain, Options{})
	if !slices.Equal(res.Candidate, needed) || !res.Certified || res.Stats.Unresolved != len(calls) {
		t.Errorf("%v, certified %t, %d unresolved of %d", res.Candidate, res.Certified, res.Stats.Unresolved, len(calls))
	}
	never := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		if len(tr.Candidate) < 10 {
			return Outcome{Reason: "adb: device offline"}, nil
		}
		return Outcome{Verdict: Reproduced}, nil
	})
	res = mustReduce(t, taps(10), never, Chain, Options{})
	if len(res.Candidate) != 10 || res.Certified || len(res.Warnings) == 0 {
		t.Errorf("no answers: %v, certified %t, warnings %q", res.Candidate, res.Certified, res.Warnings)
	}
}

func TestBudgetAndStop(t *testing.T) {
	needed := []int{1, 50, 99}
	for _, b := range []Budget{{Trials: 5}, {Events: 60}} {
		res := mustReduce(t, taps(100), oracleOf(contains(needed...), nil), Chain, Options{Budget: b})
		if !errors.Is(res.Stopped, ErrBudget) || res.Certified || !contains(needed...)(res.Candidate) || b.Trials > 0 && res.Stats.Trials != b.Trials {
			t.Errorf("%+v: stopped %v after %d trials, %d events, certified %t", b, res.Stopped, res.Stats.Trials, res.Stats.Events, res.Certified)
		}
	}
	stop := make(chan struct{})
	n := 0
	truth := contains(needed...)
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		if n++; n == 6 {
			close(stop)
		}
		if truth(tr.Candidate) {
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res := mustReduce(t, taps(100), oracle, Chain, Options{Stop: stop})
	if !errors.Is(res.Stopped, ErrInterrupted) || res.Stats.Trials != 6 {
		t.Errorf("stopped %v after %d trials", res.Stopped, res.Stats.Trials)
	}
}
