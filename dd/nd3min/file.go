// Solved policies on disk.

package nd3min

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
)

// A policy file is, little-endian:
//
//	8     "esdmdp01"
//	4×4   Runs, Needed, Parallel, candidates n
//	4     rates of the prior r, then r × (rate, weight), 8 bytes each
//	8×n   expected steps among 1 … n candidates
//	      for k = 1 … n: 4 states c, then c × 4 rising state numbers, then
//	      c × k run counts, one byte each
//	32    SHA-256 of all before
//
// A state number ranks the sorted multiset of tallies (see numbering); tallies
// are ordered by successes, then failures.
const policyMagic = "esdmdp01"

// ErrCorrupt is wrapped by errors about policy files that cannot be used.
var ErrCorrupt = errors.New("corrupt policy file")

// Encode returns the policy as the contents of a policy file.
func (m *MDP) Encode() []byte {
	le := binary.LittleEndian
	b := []byte(policyMagic)
	for _, v := range []int{m.Params.Runs, m.Params.Needed, m.Params.Parallel, m.Candidates, len(m.Prior.Rates)} {
		b = le.AppendUint32(b, uint32(v))
	}
	for i, r := range m.Prior.Rates {
		b = le.AppendUint64(b, math.Float64bits(r))
		b = le.AppendUint64(b, math.Float64bits(m.Prior.Weights[i]))
	}
	for _, v := range m.Expected[1:] {
		b = le.AppendUint64(b, math.Float64bits(v))
	}
	for _, t := range m.tables[1:] {
		b = le.AppendUint32(b, uint32(len(t.numbers)))
		for _, n := range t.numbers {
			b = le.AppendUint32(b, n)
		}
		b = append(b, t.runs...)
	}
	sum := sha256.Sum256(b)
	return append(b, sum[:]...)
}

// Decode reads a policy from the contents of a policy file.
func Decode(data []byte) (*MDP, error) {
	if len(data) < len(policyMagic)+sha256.Size || string(data[:len(policyMagic)]) != policyMagic {
		return nil, fmt.Errorf("nd3min: %w: no %q at its start", ErrCorrupt, policyMagic)
	}
	body, sum := data[:len(data)-sha256.Size], data[len(data)-sha256.Size:]
	if s := sha256.Sum256(body); !bytes.Equal(s[:], sum) {
		return nil, fmt.Errorf("nd3min: %w: its SHA-256 does not match", ErrCorrupt)
	}
	d := decoder{data: body, at: len(policyMagic)}
	// The constants that the policy does not depend on come from the defaults.
	p := DefaultParams()
	p.Preflight = 0
	p.Runs, p.Needed, p.Parallel = d.number("runs"), d.number("needed"), d.number("parallel")
	m := &MDP{Params: p, Candidates: d.number("candidates")}
	if d.err == nil {
		if err := checkSolvable(p, m.Candidates); err != nil {
			d.fail("parameters", err.Error())
		}
	}
	m.Prior = Prior{}
	for range d.count("prior", 16) {
		m.Prior.Rates = append(m.Prior.Rates, d.float())
		m.Prior.Weights = append(m.Prior.Weights, d.float())
	}
	if d.err == nil {
		weights := append([]float64(nil), m.Prior.Weights...)
		if err := m.Prior.normalise(); err != nil {
			d.fail("prior", err.Error())
		}
		m.Prior.Weights = weights // to the bit
	}
	if d.err == nil {
		m.Expected = make([]float64, m.Candidates+1)
		m.tables = make([]table, m.Candidates+1)
		m.pairs = newPairs(p)
		for k := 1; k <= m.Candidates; k++ {
			m.Expected[k] = d.float()
		}
		for k := 1; k <= m.Candidates && d.err == nil; k++ {
			d.table(&m.tables[k], k, m.pairs)
		}
	}
	if d.err == nil && d.at != len(d.data) {
		d.fail("end", fmt.Sprintf("%d bytes too many", len(d.data)-d.at))
	}
	if d.err != nil {
		return nil, d.err
	}
	return m, nil
}

// decoder reads numbers and keeps the first error; after it all reads are zero.
type decoder struct {
	data []byte
	at   int
	err  error
}

func (d *decoder) fail(section, what string) {
	if d.err == nil {
		d.err = fmt.Errorf("nd3min: %w: %s at offset %d: %s", ErrCorrupt, section, d.at, what)
	}
}

func (d *decoder) take(section string, n int) []byte {
	if d.err == nil && n > len(d.data)-d.at {
		d.fail(section, fmt.Sprintf("needs %d bytes, %d are left", n, len(d.data)-d.at))
	}
	if d.err != nil {
		return nil
	}
	d.at += n
	return d.data[d.at-n : d.at]
}

func (d *decoder) number(section string) int {
	if b := d.take(section, 4); b != nil {
		return int(binary.LittleEndian.Uint32(b))
	}
	return 0
}

func (d *decoder) float() float64 {
	if b := d.take("number", 8); b != nil {
		return math.Float64frombits(binary.LittleEndian.Uint64(b))
	}
	return 0
}

// count reads a count of elements of the given size, which must all be there.
func (d *decoder) count(section string, size int) int {
	n := d.number(section)
	if d.err == nil && n > (len(d.data)-d.at)/size {
		d.fail(section, fmt.Sprintf("%d elements of %d bytes, %d bytes are left", n, size, len(d.data)-d.at))
	}
	if d.err != nil {
		return 0
	}
	return n
}

func (d *decoder) table(t *table, k int, q *pairs) {
	n := d.count("states", 4+k)
	numbers := d.take("states", 4*n)
	t.runs = bytes.Clone(d.take("schedules", n*k))
	limit := multisets(len(q.tally), k)
	last := int64(-1)
	for i := range n {
		v := binary.LittleEndian.Uint32(numbers[4*i:])
		if int64(v) <= last || int64(v) >= limit {
			d.fail("states", fmt.Sprintf("state %d of %d candidates has number %d", i, k, v))
			return
		}
		last = int64(v)
		t.numbers = append(t.numbers, v)
	}
}

// CacheDir returns the folder where policies are kept by default.
func CacheDir() (string, error) {
	dir, err := os.UserCacheDir()
	if err != nil {
		return "", fmt.Errorf("nd3min: no place to keep policies: %w", err)
	}
	return filepath.Join(dir, "esdroid", "policies"), nil
}

// Cached returns the policy from a file in dir, or solves it and writes the
// file. An empty dir keeps nothing. A file that cannot be read is solved anew; one that cannot be written
// is no error.
func Cached(ctx context.Context, dir string, p Params, prior Prior, candidates int, progress func(done float64)) (*MDP, error) {
	if err := checkSolvable(p, candidates); err != nil {
		return nil, err
	}
	if dir == "" {
		return Solve(ctx, p, prior, candidates, progress)
	}
	path := filepath.Join(dir, policyName(p, prior, candidates))
	data, err := os.ReadFile(path)
	if err == nil {
		if m, err := Decode(data); err == nil && policyName(m.Params, m.Prior, m.Candidates) == filepath.Base(path) {
			return m, nil
		}
	} else if !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrPermission) {
		return nil, fmt.Errorf("nd3min: policy: %w", err)
	}
	m, err := Solve(ctx, p, prior, candidates, progress)
	if err != nil {
		return nil, err
	}
	m.keep(path)
	return m, nil
}

// keep writes the policy as well as it can: what fails here costs time later,
// nothing else.
func (m *MDP) keep(path string) {
	if os.MkdirAll(filepath.Dir(path), 0o755) != nil {
		return
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".policy-*")
	if err != nil {
		return
	}
	_, err = f.Write(m.Encode())
	if errors.Join(err, f.Close()) != nil || os.Rename(f.Name(), path) != nil {
		os.Remove(f.Name())
	}
}

// policyName names the file of a policy after all that it depends on.
func policyName(p Params, prior Prior, candidates int) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s %d %d %d %d", policyMagic, p.Runs, p.Needed, p.Parallel, candidates)
	for i, r := range prior.Rates {
		fmt.Fprintf(h, " %x:%x", math.Float64bits(r), math.Float64bits(prior.Weights[i]))
	}
	return fmt.Sprintf("nd3min-%d-of-%d-on-%d-among-%d-%s.policy", p.Needed, p.Runs, p.Parallel, candidates, hex.EncodeToString(h.Sum(nil)[:8]))
}
