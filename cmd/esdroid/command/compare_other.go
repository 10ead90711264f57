// Other tools' slices, and what they share with ours.

package command

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/instrument/trace/mandolinelog"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// otherSlice is a slice to compare with: by log position, or as statements.
type otherSlice struct {
	first     int // the position on the first line: the criterion; -1 for none
	positions map[int]bool
	maybe     map[int]bool
	rows      []mandolinelog.SliceRow // of files that name no positions
}

var reOracle = regexp.MustCompile(`^(\d+)\t(\S+)\t(.*)$`)

// reNeutral is a line with positions that count for neither side: "neutral 27-30, 40",
// or a remark of an oracle's head that ends in them.
var reNeutral = regexp.MustCompile(`^(?:neutral\s+|#\s*(?:neutral|tolerated)\b.*\()(\d[\d\s,-]*)\)?$`)

// readRanges reads "27-30, 40".
func readRanges(text string, yield func(int)) error {
	for _, r := range strings.FieldsFunc(text, func(c rune) bool { return c == ',' || c == ' ' || c == '\t' }) {
		from, to, ok := strings.Cut(r, "-")
		if !ok {
			to = from
		}
		a, err := strconv.Atoi(from)
		if err != nil {
			return fmt.Errorf("neutral %s: expected FROM-TO", r)
		}
		b, err := strconv.Atoi(to)
		if err != nil || b < a || b-a > 1<<24 {
			return fmt.Errorf("neutral %s: expected FROM-TO", r)
		}
		for ; a <= b; a++ {
			yield(a)
		}
	}
	return nil
}

// readOther reads an oracle, a slice file of ESDroid or one of Mandoline; which
// one it is shows in its lines.
func readOther(path string) (*otherSlice, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	o := &otherSlice{first: -1, positions: map[int]bool{}, maybe: map[int]bool{}}
	if bytes.HasPrefix(data, []byte("ID,")) {
		if o.rows, err = mandolinelog.ReadSlice(bytes.NewReader(data)); err == nil && len(o.rows) == 0 {
			err = errors.New("the slice is empty")
		}
		return o, err
	}
	note := func(p int, set map[int]bool) {
		if o.first < 0 {
			o.first = p
		}
		set[p] = true
	}
	s := bufio.NewScanner(bytes.NewReader(data))
	s.Buffer(nil, 1<<20)
	for s.Scan() {
		if m := reNeutral.FindStringSubmatch(strings.TrimSpace(s.Text())); m != nil {
			if err := readRanges(m[1], func(p int) { o.maybe[p] = true }); err != nil {
				return nil, err
			}
			continue
		}
		m := reOracle.FindStringSubmatch(s.Text())
		if m == nil {
			continue
		}
		p, err := strconv.Atoi(m[1])
		if err != nil {
			return nil, err
		}
		text := strings.TrimSpace(m[3])
		if strings.HasPrefix(text, "?") || strings.HasSuffix(text, "?") {
			note(p, o.maybe)
		} else {
			note(p, o.positions)
		}
	}
	if len(o.positions) > 0 {
		return o, s.Err()
	}
	lines, err := esdroidlog.ReadSlice(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	for _, l := range lines {
		if l.Legacy >= 0 {
			note(l.Legacy, o.positions)
		}
	}
	if len(o.positions) == 0 {
		return nil, errors.New("neither an oracle nor a slice file: no line names a position")
	}
	return o, nil
}

// comparison counts what two slices share.
type comparison struct {
	Ours                 int      `json:"ours"`
	Theirs               int      `json:"theirs"`
	Common               int      `json:"common"`
	Precision            float64  `json:"precision"`
	Recall               float64  `json:"recall"`
	OnlyOurs             []int    `json:"only_ours"`
	OnlyTheirs           []int    `json:"only_theirs"`
	StatementsOnlyOurs   []string `json:"statements_only_ours,omitempty"`
	StatementsOnlyTheirs []string `json:"statements_only_theirs,omitempty"`
}

func (r *comparison) rates() {
	if r.Ours > 0 {
		r.Precision = float64(r.Common) / float64(r.Ours)
	}
	if r.Theirs > 0 {
		r.Recall = float64(r.Common) / float64(r.Theirs)
	}
}

// comparePositions compares by position in the log. A record that the log holds
// twice has two positions, which count as one.
//
// What is in our slice only by way of positions that count for neither side counts for
// neither side either: certain are the nodes that are there without them.
func comparePositions(g *dynamic.Graph, nodes []dynamic.Node, certain func(without func(position int) bool) map[dynamic.Node]bool, other *otherSlice) *comparison {
	r := &comparison{OnlyOurs: []int{}, OnlyTheirs: []int{}}
	canonical := func(p int) int {
		if n, ok := g.AtPosition(p); ok {
			return g.Position(n)
		}
		return p
	}
	want, maybe := map[int]int{}, map[int]bool{}
	for p := range other.positions {
		want[canonical(p)] = p
	}
	for p := range other.maybe {
		maybe[canonical(p)] = true
	}
	var sure map[dynamic.Node]bool
	if len(maybe) > 0 && certain != nil {
		sure = certain(func(p int) bool { return maybe[p] })
	}
	ours := map[int]bool{}
	for _, n := range nodes {
		p := g.Position(n)
		if p < 0 || maybe[p] || ours[p] {
			continue
		}
		if _, wanted := want[p]; !wanted && sure != nil && !sure[n] {
			continue
		}
		ours[p] = true
		r.Ours++
		if _, ok := want[p]; ok {
			r.Common++
		} else {
			r.OnlyOurs = append(r.OnlyOurs, p)
		}
	}
	r.Theirs = len(want)
	for _, p := range slices.Sorted(maps.Keys(want)) {
		if !ours[p] {
			r.OnlyTheirs = append(r.OnlyTheirs, want[p])
		}
	}
	r.rates()
	return r
}

// statementKey identifies a statement whatever its locals are called.
type statementKey struct{ class, method, shape string }

func (k statementKey) String() string { return k.class + ": " + k.method + ": " + k.shape }

// keyOfNode returns the key of an executed instruction; false if Jimple has no
// statement for it.
func keyOfNode(rec *traces.Recording, n dynamic.Node) (statementKey, bool) {
	in := rec.Graph.Insn(n)
	if in == nil {
		return statementKey{}, false
	}
	m, _ := rec.Graph.Where(n)
	p := rec.Code.Dex
	shape := esdroidlog.InstructionShape(p.MethodFile(m), in)
	return statementKey{esdroidlog.JavaType(p.Classes[p.Methods[m].Class].Descriptor), esdroidlog.SubSignature(p.MethodName(m), p.MethodProto(m)), shape}, shape != ""
}

func keyOfRow(r mandolinelog.SliceRow) (statementKey, bool) {
	shape := esdroidlog.Shape(r.Statement)
	return statementKey{r.Class, r.Method, shape}, shape != ""
}

// compareStatements compares by what statements do. Jumps, returns and constants
// count for neither side: the tools differ in whether they have them at all.
func compareStatements(rec *traces.Recording, nodes []dynamic.Node, rows []mandolinelog.SliceRow) *comparison {
	r := &comparison{OnlyOurs: []int{}, OnlyTheirs: []int{}}
	ours, theirs := map[statementKey]bool{}, map[statementKey]bool{}
	for _, n := range nodes {
		if k, ok := keyOfNode(rec, n); ok && k.shape != "const" {
			ours[k] = true
		}
	}
	for _, row := range rows {
		if k, ok := keyOfRow(row); ok && k.shape != "const" {
			theirs[k] = true
		}
	}
	r.Ours, r.Theirs = len(ours), len(theirs)
	for k := range ours {
		if theirs[k] {
			r.Common++
		} else {
			r.StatementsOnlyOurs = append(r.StatementsOnlyOurs, k.String())
		}
	}
	for k := range theirs {
		if !ours[k] {
			r.StatementsOnlyTheirs = append(r.StatementsOnlyTheirs, k.String())
		}
	}
	slices.Sort(r.StatementsOnlyOurs)
	slices.Sort(r.StatementsOnlyTheirs)
	r.rates()
	return r
}

// lastExecution returns the last execution of a statement of a slice file.
func lastExecution(rec *traces.Recording, row mandolinelog.SliceRow) (dynamic.Node, bool) {
	want, ok := keyOfRow(row)
	if !ok {
		return dynamic.NoNode, false
	}
	for n := dynamic.Node(rec.Graph.Len() - 1); n >= 0; n-- {
		if rec.Graph.Kind(n) != dynamic.Instruction {
			continue
		}
		if k, ok := keyOfNode(rec, n); ok && k == want {
			return n, true
		}
	}
	return dynamic.NoNode, false
}
