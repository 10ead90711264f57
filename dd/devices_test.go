package dd

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A device that always contradicts is found, named and not used any more, whatever
// it says and from whenever on; the result is that of the others.
func TestContradictingDevice(t *testing.T) {
	needed := []int{1, 8, 9, 33}
	truth := contains(needed...)
	lies := map[string]func(crashes bool) bool{
		"never sees the crash":  func(bool) bool { return false },
		"always sees the crash": func(bool) bool { return true },
		"says the contrary":     func(crashes bool) bool { return !crashes },
	}
	for how, lie := range lies {
		for _, devices := range []int{3, 4, 8} {
			for _, from := range []int{0, 12} {
				for liar := range 3 {
					for _, deterministic := range []bool{true, false} {
						name := fmt.Sprintf("device %d of %d %s from trial %d on, deterministic %t", liar, devices, how, from, deterministic)
						oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
							crashes := truth(tr.Candidate)
							if tr.Device == liar && tr.Number >= from {
								crashes = lie(crashes)
							}
							if crashes {
								return Outcome{Verdict: Reproduced}, nil
							}
							return Outcome{Verdict: Passed}, nil
						})
						res, err := Reduce(context.Background(), Problem{Sequence: taps(40)}, oracle, Chain,
							Options{Devices: devices, Deterministic: deterministic})
						if err != nil {
							t.Fatalf("%s: %v", name, err)
						}
						if !slices.Equal(res.Candidate, needed) || !res.Certified || res.Flaky {
							t.Errorf("%s: %v, certified %t, flaky %t", name, res.Candidate, res.Certified, res.Flaky)
						}
						for _, d := range res.Stats.Devices {
							if d.Device == liar != strings.Contains(d.Dropped, "contradicts") {
								t.Errorf("%s: device %d: %q", name, d.Device, d.Dropped)
							}
						}
						if !slices.ContainsFunc(res.Warnings, func(w string) bool { return strings.Contains(w, fmt.Sprintf("device %d is not used any more", liar)) }) {
							t.Errorf("%s: warnings %q", name, res.Warnings)
						}
					}
				}
			}
		}
	}
}

// Of two devices the one that never sees the crash is of no use, whichever was asked more
// often.
func TestBlindDeviceOfTwo(t *testing.T) {
	for blind := range 2 {
		for _, opts := range []Options{{Devices: 2}, {Devices: 2, Preflight: 5}, {Devices: 2, Preflight: 6}, {Devices: 2, Deterministic: true}} {
			oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
				if tr.Device != blind && contains(1, 8)(tr.Candidate) {
					return Outcome{Verdict: Reproduced}, nil
				}
				return Outcome{Verdict: Passed}, nil
			})
			res, err := Reduce(context.Background(), Problem{Sequence: taps(20)}, oracle, Chain, opts)
			if err != nil {
				t.Errorf("device %d, %+v: %v", blind, opts, err)
				continue
			}
			if !slices.Equal(res.Candidate, []int{1, 8}) || res.Stats.Devices[blind].Dropped == "" || res.Stats.Devices[1-blind].Dropped != "" {
				t.Errorf("device %d, %+v: %v, %+v", blind, opts, res.Candidate, res.Stats.Devices)
			}
		}
	}
}

// Where the crash itself is flaky no device is to blame.
func TestFlakyIsNotADevice(t *testing.T) {
	blamed := 0
	for seed := range 60 {
		oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
			if contains(1, 8)(tr.Candidate) && draw(uint64(seed), tr.Candidate, tr.Repeat) < 0.3+0.6*float64(seed)/60 {
				return Outcome{Verdict: Reproduced}, nil
			}
			return Outcome{Verdict: Passed}, nil
		})
		res, err := Reduce(context.Background(), Problem{Sequence: taps(20)}, oracle, Chain, Options{Devices: 4})
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range res.Stats.Devices {
			if d.Dropped != "" {
				blamed++
				t.Logf("seed %d: device %d: %s", seed, d.Device, d.Dropped)
			}
		}
	}
	if blamed > 3 {
		t.Errorf("%d devices are blamed in 60 reductions", blamed)
	}
}
