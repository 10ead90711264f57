package minimize

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/published"
	"github.com/esdroid/esdroid/dd/simulate"
)

// certified makes a strategy's result 1-minimal, so that all are compared at the
// same promise.
func certified(s dd.Strategy) dd.Strategy {
	return func(r *dd.Run, start []int) ([]int, error) {
		c, err := s(r, start)
		if err != nil {
			return c, err
		}
		if err := r.Accept(c); err != nil {
			return c, err
		}
		return dd.Certify(r, c)
	}
}

// rivals are the published reducers, each with a cache and a certificate.
var rivals = []Named{
	{Name: "ESDroid", Strategy: certified(published.ESDroid)},
	{Name: "ddmin", Strategy: certified(published.DDMin)},
	{Name: "ProbDD", Strategy: certified(published.ProbDD(published.Fixed(0.1), false))},
	{Name: "ProbDD, scaled", Strategy: certified(published.ProbDD(published.Expected(4), true))},
	{Name: "CDD", Strategy: certified(published.CDD(published.Fixed(0.1), false))},
	{Name: "CDD, scaled", Strategy: certified(published.CDD(published.Expected(2), true))},
}

// perRestart is what a restart of the app costs, in events.
const perRestart = 20

// cost is what a reduction took.
type cost struct {
	trials, events, length int
	certified              bool
}

func (c cost) all() float64 { return perRestart*float64(c.trials) + float64(c.events) }

func costOf(t testing.TB, s *simulate.Subject, strategy dd.Strategy) cost {
	t.Helper()
	res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: s.Sequence}, s.Oracle(), strategy, dd.Options{
		Deterministic: true, Confirm: -1,
	})
	if err != nil {
		t.Fatalf("%s: %v", s.Name, err)
	}
	if !s.Crashes(res.Candidate) {
		t.Fatalf("%s: %v does not crash", s.Name, res.Candidate)
	}
	trials, events := searched(res)
	return cost{trials, events, len(res.Candidate), res.Certified}
}

// effort is how many subjects of each family are measured, and of what lengths:
// those of the table in docs/benchmarks.md unless ESDROID_FAMILIES says otherwise.
func effort(t testing.TB) (seeds, least, most int, usual bool) {
	text := os.Getenv("ESDROID_FAMILIES")
	if text == "" {
		return 20, 50, 400, true
	}
	if _, err := fmt.Sscanf(text, "%d,%d,%d", &seeds, &least, &most); err != nil {
		t.Fatalf("ESDROID_FAMILIES=%s: want seeds,least,most: %v", text, err)
	}
	return seeds, least, most, false
}

// The bound of the default strategy, against the rivals.
const (
	mostInFamily  = 1.3 // times the cheapest rival of the family
	mostOnSubject = 2.5 // times ESDroid, on all but one of a hundred subjects: where
	// events spoil what others undo, a deletion that cuts between them cannot be told
	// from one of a needed event, and who happens to cut elsewhere is far ahead
)

const (
	familiesBegin = "<!-- families: begin (go test ./dd/minimize -run Bound -update) -->\n"
	familiesEnd   = "<!-- families: end -->\n"
)

// TestBound holds the default strategy to its bound on the judging subjects:
// over all families cheaper than each rival, in no family and on no subject much
// dearer than the best of them. It keeps the table in docs/benchmarks.md current.
func TestBound(t *testing.T) {
	purpose := simulate.Judging
	if os.Getenv("ESDROID_TUNE") != "" {
		purpose = simulate.Tuning
	}
	seeds, least, most, usual := effort(t)
	all := append([]Named{{Name: "default", Strategy: Default}}, rivals...)
	total := make([]float64, len(all))
	shortest, subjects, dear := 0, 0, 0
	var b strings.Builder
	b.WriteString("\n| family |")
	for _, s := range all {
		fmt.Fprintf(&b, " %s |", s.Name)
	}
	b.WriteString(" of the best | of ESDroid | at most |\n|---|" + strings.Repeat("---:|", len(all)+3) + "\n")
	for _, f := range simulate.Families {
		sum := make([]float64, len(all))
		worst := 0.0
		for seed := range uint64(seeds) {
			s := f.Subject(purpose, seed, least, most)
			if !s.Crashes(dd.All(len(s.Sequence.Events))) || s.Needed != nil && !s.Crashes(s.Needed) {
				t.Fatalf("%s does not crash", s.Name)
			}
			each := make([]cost, len(all))
			for i, n := range all {
				each[i] = costOf(t, s, n.Strategy)
				sum[i] += each[i].all()
				if !each[i].certified {
					t.Errorf("%s by %s: not certified", s.Name, n.Name)
				}
			}
			r := each[0].all() / each[1].all()
			worst = max(worst, r)
			if r > mostOnSubject {
				dear++
				t.Logf("%s: %.2f times ESDroid", s.Name, r)
			}
			least := slices.MinFunc(each, func(x, y cost) int { return x.length - y.length }).length
			if subjects++; each[0].length <= least {
				shortest++
			}
		}
		fmt.Fprintf(&b, "| %s |", f.Name)
		for i := range all {
			total[i] += sum[i]
			fmt.Fprintf(&b, " %.0f |", sum[i])
		}
		best := slices.Min(sum[1:])
		fmt.Fprintf(&b, " %.2f | %.2f | %.2f |\n", sum[0]/best, sum[0]/sum[1], worst)
		if usual && sum[0] > mostInFamily*best {
			t.Errorf("%s: %.0f, more than %.1f times the best rival's %.0f", f.Name, sum[0], mostInFamily, best)
		}
	}
	b.WriteString("| all |")
	for i := range all {
		fmt.Fprintf(&b, " %.0f |", total[i])
		if i > 0 && total[0] >= total[i] {
			t.Errorf("over all families: %.0f, %s %.0f", total[0], all[i].Name, total[i])
		}
	}
	fmt.Fprintf(&b, " %.2f | %.2f | |\n\nOf %d results, %d are as short as the shortest that any of these strategies found.\n\n", total[0]/slices.Min(total[1:]), total[0]/total[1], subjects, shortest)
	t.Logf("\n%s", b.String())
	if usual && dear*100 > subjects {
		t.Errorf("%d of %d subjects cost more than %.1f times what ESDroid's cost", dear, subjects, mostOnSubject)
	}
	if float64(shortest) < 0.95*float64(subjects) {
		t.Errorf("%d of %d results are the shortest known, want 95 %%", shortest, subjects)
	}
	if usual && purpose == simulate.Judging {
		tableInDocs(t, familiesBegin, familiesEnd, b.String())
	}
}
