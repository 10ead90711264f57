package published

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/simulate"
)

// The example of ProbDD's Fig. 3: eight elements, two of them needed.
func TestProbDDExample(t *testing.T) {
	p := map[int]float64{}
	kept := dd.All(8)
	for _, x := range kept {
		p[x] = 0.25
	}
	d := prefix(kept, p)
	if !slices.Equal(d, []int{0, 1, 2, 3}) {
		t.Fatalf("first deletion %v", d)
	}
	failed(d, p)
	if math.Abs(p[0]-0.3657) > 5e-5 {
		t.Errorf("after the first failure p = %.4f, want .3657", p[0])
	}
	failed(prefix(kept, p), p)
	failed([]int{2, 3}, p)
	if math.Abs(p[2]-0.6119) > 5e-5 {
		t.Errorf("after a pair failed p = %.4f, want .6119", p[2])
	}
	var log [][]int
	fails := simulate.Contains(2, 7)
	res := mustReduce(t, simulate.Taps(8), oracleOf(fails, &log), ProbDD(Fixed(0.25), false), dd.Options{})
	if !slices.Equal(res.Candidate, []int{2, 7}) {
		t.Errorf("result %v, want [2 7]", res.Candidate)
	}
	const want = "5678P 1234P 345678F 3478F 34P 478P 378F 38F 3P"
	if got := words(log, fails); got != want {
		t.Errorf("trials %s, want %s", got, want)
	}
}

func TestCDDSizes(t *testing.T) {
	for _, tt := range []struct {
		p    float64
		want []int
	}{
		{.25, []int{4, 2, 1}}, {.1, []int{10, 6, 3, 2, 1}}, {.05, []int{20, 12, 7, 5, 3, 2, 1}},
		{.02, []int{50, 31, 19, 12, 7, 5, 3, 2, 1}}, {.01, []int{100, 63, 39, 25, 15, 10, 6, 4, 2, 1}},
	} {
		if got := roundSizes(tt.p, 1000); !slices.Equal(got, tt.want) {
			t.Errorf("p0 = %g: sizes %v, want %v", tt.p, got, tt.want)
		}
	}
}

func TestCDDReduces(t *testing.T) {
	for _, pinned := range []bool{false, true} {
		fails := simulate.Contains(3, 17, 39)
		res := mustReduce(t, simulate.Taps(40), oracleOf(fails, nil), CDD(Expected(3), pinned), dd.Options{})
		if fmt.Sprint(res.Candidate) != "[3 17 39]" {
			t.Errorf("pinned %t: %v", pinned, res.Candidate)
		}
	}
}
