package simulate

import (
	"context"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
)

// Each subject crashes with all events and with those that it says are needed, which no
// event can be taken from; the same seed gives the same subject, another purpose another.
func TestSubjects(t *testing.T) {
	for _, f := range append(slices.Clone(Families), FlakyFamily) {
		differ := false
		for seed := range uint64(20) {
			s, again, judged := f.Subject(Tuning, seed, 30, 200), f.Subject(Tuning, seed, 30, 200), f.Subject(Judging, seed, 30, 200)
			n := len(s.Sequence.Events)
			if n < 20 || n > 200 {
				t.Errorf("%s: asked for 30 to 200 events", s.Name)
			}
			if !s.Crashes(dd.All(n)) {
				t.Errorf("%s: the whole sequence does not crash", s.Name)
			}
			if s.Needed != nil && !s.Crashes(s.Needed) {
				t.Errorf("%s: %v do not crash", s.Name, s.Needed)
			}
			if !slices.Equal(s.Needed, again.Needed) || n != len(again.Sequence.Events) || s.Rate != again.Rate {
				t.Errorf("%s: another one the second time", s.Name)
			}
			differ = differ || n != len(judged.Sequence.Events)
			for drop := range 20 {
				c := slices.DeleteFunc(dd.All(n), func(x int) bool { return x*20/n == drop })
				if s.Crashes(c) != again.Crashes(c) {
					t.Errorf("%s: crashes otherwise the second time", s.Name)
				}
			}
		}
		if !differ {
			t.Errorf("%s: judged on what it was tuned on", f.Name)
		}
	}
}

// A flaky oracle crashes at its rate, never on what does not crash, and again in the same
// trials when it is asked again.
func TestFlakyOracle(t *testing.T) {
	o := Flaky(Monotone(3), 7, func([]int) float64 { return 0.4 })
	ask := func(candidate []int, repeat int) dd.Verdict {
		out, err := o.Run(context.Background(), dd.Trial{Candidate: candidate, Repeat: repeat})
		if err != nil {
			t.Fatal(err)
		}
		return out.Verdict
	}
	crashes := 0
	for repeat := range 1000 {
		if ask([]int{1, 2}, repeat) != dd.Passed {
			t.Fatal("what lacks the needed event crashes")
		}
		v := ask([]int{1, 3}, repeat)
		if v == dd.Reproduced {
			crashes++
		}
		if ask([]int{1, 3}, repeat) != v {
			t.Fatalf("trial %d ends otherwise when it is asked again", repeat)
		}
	}
	if crashes < 350 || crashes > 450 {
		t.Errorf("%d of 1000 trials crash at a rate of 0.4", crashes)
	}
}
