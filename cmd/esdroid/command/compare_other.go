// Other tools' slices, and what they share with ours.

package command

import (
	"bytes"
	"errors"
	"maps"
	"os"
	"slices"

	"github.com/esdroid/esdroid/cmd/esdroid/command/traces"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/instrument/trace/mandolinelog"
	"github.com/esdroid/esdroid/slice/baseline"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// otherSlice is a slice to compare with: by log position, or as statements.
type otherSlice struct {
	*baseline.Positions
	rows []mandolinelog.SliceRow // of files that name no positions
}

// readOther reads an oracle, a slice file of ESDroid, or one of Mandoline: which
// one it is shows in its lines.
func readOther(path string) (*otherSlice, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if !bytes.HasPrefix(data, []byte("ID,")) {
		o, err := baseline.ReadPositions(data)
		return &otherSlice{Positions: o}, err
	}
	rows, err := mandolinelog.ReadSlice(bytes.NewReader(data))
	if err == nil && len(rows) == 0 {
		err = errors.New("the slice is empty")
	}
	return &otherSlice{&baseline.Positions{First: -1}, rows}, err
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
	for _, p := range slices.Sorted(maps.Keys(other.In)) {
		want[canonical(p)] = p
	}
	for p := range other.Maybe {
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
