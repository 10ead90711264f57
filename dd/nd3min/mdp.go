// The optimal selection policy: candidate selection solved as a Markov decision
// process (section 4.3).

package nd3min

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
)

// MDP is the policy that needs the fewest steps on average, for selections
// among at most Candidates undecided candidates; larger ones go to Fallback.
type MDP struct {
	Params     Params
	Prior      Prior
	Candidates int
	// Expected[k] is the expected number of steps of a selection among k
	// candidates that never ran.
	Expected []float64
	Fallback Policy // nil: Heuristic

	pairs  *pairs
	tables []table // by number of undecided candidates
}

// A table holds the best schedules for one number of undecided candidates.
type table struct {
	// numbers of the solved multisets of tallies, rising, and for each one run
	// count a candidate, in the order of the sorted multiset.
	numbers []uint32
	runs    []uint8
}

// Limits of the solver: what it would need is known before it allocates.
const (
	maxCandidates  = 8
	maxTableBytes  = 2 << 30
	maxParallelMDP = 255 // run counts are stored in bytes
)

// ErrTooLarge reports a decision process that does not fit the solver's memory.
var ErrTooLarge = errors.New("too many states")

// Solve computes the optimal policy for selections among up to candidates. The
// progress function, if any, is told the share of the work done; calls do not
// overlap.
func Solve(ctx context.Context, p Params, prior Prior, candidates int, progress func(done float64)) (*MDP, error) {
	if err := checkSolvable(p, candidates); err != nil {
		return nil, err
	}
	s := newSolver(p, prior, candidates)
	m := &MDP{Params: p, Prior: prior, Candidates: candidates, pairs: s.pairs,
		Expected: make([]float64, candidates+1), tables: make([]table, candidates+1)}
	var total, done float64
	for k := 1; k <= candidates; k++ {
		total += s.work(k)
	}
	for k := 1; k <= candidates; k++ {
		part := s.work(k)
		err := s.solve(ctx, k, &m.tables[k], func(share float64) {
			if progress != nil {
				progress((done + share*part) / total)
			}
		})
		if err != nil {
			return nil, err
		}
		done += part
		m.Expected[k] = s.value(make([]uint16, k))
	}
	return m, nil
}

func checkSolvable(p Params, candidates int) error {
	if err := p.Validate(); err != nil {
		return err
	}
	if candidates < 1 || candidates > maxCandidates {
		return fmt.Errorf("nd3min: policy for %d candidates: want 1 to %d", candidates, maxCandidates)
	}
	if p.Parallel > maxParallelMDP {
		return fmt.Errorf("nd3min: policy for %d parallel runs: at most %d", p.Parallel, maxParallelMDP)
	}
	symbols := p.Needed*(p.Runs-p.Needed+1) + 1
	rows := multisets(symbols, candidates-1)
	if rows > maxTableBytes/8/int64(symbols) || multisets(symbols, candidates) > math.MaxInt32 {
		return fmt.Errorf("nd3min: policy for %d candidates of %d runs: %w: the table would need more than %d MiB",
			candidates, p.Runs, ErrTooLarge, maxTableBytes>>20)
	}
	return nil
}

// Name tells the policy and its size.
func (m *MDP) Name() string { return fmt.Sprintf("mdp-%d", m.Candidates) }

// Schedule looks the best schedule up. States that the policy never leads to
// (more candidates than solved, runs lost to device trouble) go to the fallback.
func (m *MDP) Schedule(p Params, seen []Tally) []int {
	fallback := m.Fallback
	if fallback == nil {
		fallback = Heuristic{}
	}
	if p.Runs != m.Params.Runs || p.Needed != m.Params.Needed || p.Parallel != m.Params.Parallel {
		return fallback.Schedule(p, seen)
	}
	var set []uint16
	var who []int // candidate of each element of set
	for j, t := range seen {
		if p.capacity(t) == 0 {
			continue
		}
		a := uint16(m.pairs.of(t))
		i := len(set)
		for i > 0 && set[i-1] > a {
			i--
		}
		set = append(set[:i], append([]uint16{a}, set[i:]...)...)
		who = append(who[:i], append([]int{j}, who[i:]...)...)
	}
	if len(set) == 0 || len(set) > m.Candidates {
		return fallback.Schedule(p, seen)
	}
	runs := m.tables[len(set)].lookup(liveNumber(set), len(set))
	if runs == nil {
		return fallback.Schedule(p, seen)
	}
	v := make([]int, len(seen))
	for i, j := range who {
		v[j] = int(runs[i])
	}
	// The table may come from a file that anyone wrote.
	if checkSchedule(p, seen, v) != nil {
		return fallback.Schedule(p, seen)
	}
	return v
}

// States returns how many undecided states the policy covers.
func (m *MDP) States() int {
	n := 0
	for _, t := range m.tables {
		n += len(t.numbers)
	}
	return n
}

func (t *table) lookup(number uint32, k int) []uint8 {
	lo, hi := 0, len(t.numbers)
	for lo < hi {
		mid := int(uint(lo+hi) >> 1)
		if t.numbers[mid] < number {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == len(t.numbers) || t.numbers[lo] != number {
		return nil
	}
	return t.runs[lo*k : lo*k+k]
}

// liveNumber returns the number of a sorted multiset of undecided symbols. It
// does not depend on how many symbols there are.
func liveNumber(sorted []uint16) uint32 {
	n := int64(0)
	for i, a := range sorted {
		n += multisets(int(a), i+1)
	}
	return uint32(n)
}

// solver is one backward pass over all states. The value of a state is the
// expected number of further steps. Steps add runs and never take any away, so
// states with more runs, and states with fewer undecided candidates, come first
// and one pass suffices.
type solver struct {
	p       Params
	n       int
	pairs   *pairs
	effects [][]effect
	nb      *numbering
	// values[m*symbols+a] is the value of the state made of the multiset m of
	// n−1 symbols and the symbol a: every state is stored once for each way to
	// take one symbol off, so that a walk ends in a row of adjacent values.
	values []float64
}

func newSolver(p Params, prior Prior, n int) *solver {
	q := newPairs(p)
	s := &solver{p: p, n: n, pairs: q, effects: q.effects(prior)}
	s.nb = newNumbering(len(q.tally)+1, n)
	s.values = make([]float64, s.nb.count(n-1)*s.nb.symbols)
	return s
}

// value returns the value of the solved state of the given undecided symbols.
func (s *solver) value(live []uint16) float64 {
	set := s.padded(live)
	return s.values[s.nb.without(set, 0)*s.nb.symbols+int(set[0])]
}

// padded adds dead candidates up to n; their symbol is the highest.
func (s *solver) padded(live []uint16) []uint16 {
	set := append(make([]uint16, 0, s.n), live...)
	for len(set) < s.n {
		set = append(set, uint16(s.pairs.dead))
	}
	return set
}

// work estimates the relative cost of solving for k undecided candidates.
func (s *solver) work(k int) float64 {
	states := float64(multisets(len(s.pairs.tally), k))
	if k == s.n {
		states /= float64(s.p.Parallel)
	}
	return states * float64(multisets(s.p.Parallel+1, k-1)) * math.Pow(3, float64(k))
}

// solve fills in the values of all states with exactly k undecided candidates.
// With fewer than n undecided, the dead ones may have had any number of runs;
// with all n undecided the sum of runs is a multiple of m.
func (s *solver) solve(ctx context.Context, k int, out *table, progress func(float64)) error {
	layers := make(map[int][]uint16)
	most, total := 0, 0
	s.nb.each(k, len(s.pairs.tally), func(_ int, set []uint16) {
		sum := 0
		for _, a := range set {
			sum += s.pairs.tally[a].Runs()
		}
		if k == s.n && sum%s.p.Parallel != 0 {
			return
		}
		layers[sum] = append(layers[sum], set...)
		most = max(most, sum)
		total++
	})
	type solved struct {
		number uint32
		runs   []uint8
	}
	var all []solved
	finished := 0
	for sum := most; sum >= 0; sum-- {
		states := layers[sum]
		if len(states) == 0 {
			continue
		}
		count := len(states) / k
		runs := make([]uint8, len(states))
		if err := s.layer(ctx, k, states, runs); err != nil {
			return err
		}
		for i := range count {
			all = append(all, solved{liveNumber(states[i*k : i*k+k]), runs[i*k : i*k+k]})
		}
		finished += count
		progress(float64(finished) / float64(total))
	}
	// Numbers are dense below the multisets of k undecided symbols: a counting
	// sort keeps the table small and the order fixed.
	place := make([]int32, multisets(len(s.pairs.tally), k))
	for i := range all {
		place[all[i].number] = int32(i) + 1
	}
	for number, i := range place {
		if i > 0 {
			out.numbers = append(out.numbers, uint32(number))
			out.runs = append(out.runs, all[i-1].runs...)
		}
	}
	return nil
}

// layer solves states that do not depend on each other, in parallel. Each
// writes only values of its own.
func (s *solver) layer(ctx context.Context, k int, states []uint16, runs []uint8) error {
	const chunk = 16
	count := len(states) / k
	var next atomic.Int64
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), (count+chunk-1)/chunk) {
		wg.Go(func() {
			w := newEvaluator(s, k)
			for ctx.Err() == nil {
				from := int(next.Add(chunk)) - chunk
				if from >= count {
					return
				}
				for i := from; i < min(from+chunk, count); i++ {
					set := states[i*k : i*k+k]
					s.store(set, w.best(set, runs[i*k:i*k+k]))
				}
			}
		})
	}
	wg.Wait()
	return ctx.Err()
}

// store writes the value of a state wherever a walk may look for it.
func (s *solver) store(live []uint16, value float64) {
	set := s.padded(live)
	for i, a := range set {
		if i > 0 && set[i-1] == a {
			continue
		}
		s.values[s.nb.without(set, i)*s.nb.symbols+int(a)] = value
	}
}
