// Records of execution logs: from a statement as Soot prints it to ours.
//
// Names of locals, targets of branches and whether a constant is written in
// place of a local differ between versions of Soot and between its passes, so
// statements are compared by kind, operator, what they refer to and, where that
// leaves a choice, by constants, source line and order.

package jimple

import (
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// StmtID names a statement of a program.
type StmtID struct {
	Method dex.MethodID
	Index  int32
}

// NoStmt is the name of no statement.
var NoStmt = StmtID{-1, -1}

// Record is what a log says of one executed statement.
type Record struct {
	Class  string // as Java names it, such as com.x.Y$1
	Method string // without parameters
	Line   int32  // -1 or 0 if unknown
	Text   string // the statement, as Soot prints it
}

// Resolver finds the statements that records name. It is safe for concurrent use.
type Resolver struct {
	p       *Program
	methods map[[2]string][]dex.MethodID

	mu      sync.Mutex
	indexes map[dex.MethodID]*recordIndex
}

// recordIndex finds the statements of one method by their text without names,
// with and without constants.
type recordIndex struct {
	exact, loose map[string][]int32
}

// NewResolver prepares to resolve records of p.
func NewResolver(p *Program) *Resolver {
	r := &Resolver{p: p, methods: map[[2]string][]dex.MethodID{}, indexes: map[dex.MethodID]*recordIndex{}}
	for m := range p.Dex.Methods {
		id := dex.MethodID(m)
		key := [2]string{Type(p.Dex.Classes[p.Dex.Methods[m].Class].Descriptor).Java(), p.Dex.MethodName(id)}
		r.methods[key] = append(r.methods[key], id)
	}
	return r
}

// Methods returns the methods that a record's label can mean: overloads share it.
func (r *Resolver) Methods(rec Record) []dex.MethodID {
	return r.methods[[2]string{rec.Class, rec.Method}]
}

// Candidates appends to dst the statements that a record can mean, best
// criterion first to apply: those on its line if there are any, and of these
// those with its constants if there are any.
func (r *Resolver) Candidates(dst []StmtID, rec Record) []StmtID {
	exact, loose := recordKeys(rec.Text)
	start := len(dst)
	for _, step := range [...]struct{ exact, line bool }{{true, true}, {false, true}, {true, false}, {false, false}} {
		for _, m := range r.Methods(rec) {
			b, index := r.index(m)
			if b == nil {
				continue
			}
			list := index.loose[loose]
			if step.exact {
				list = index.exact[exact]
			}
			for _, i := range list {
				if !step.line || b.Stmts[i].Line == max(rec.Line, 0) {
					dst = append(dst, StmtID{m, i})
				}
			}
		}
		if len(dst) > start {
			return dst
		}
	}
	return dst
}

// Next chooses among candidates the one that can run next after the statement
// last in the same activation, or first in the method if last is NoStmt; the
// nearest one if several can, NoStmt if there are no candidates.
func (r *Resolver) Next(candidates []StmtID, last StmtID) StmtID {
	best, bestSteps := NoStmt, int32(-1)
	for _, c := range candidates {
		from := int32(-1)
		if c.Method == last.Method {
			from = last.Index
		}
		steps := r.steps(c.Method, from, c.Index)
		if best == NoStmt || steps >= 0 && (bestSteps < 0 || steps < bestSteps) {
			best, bestSteps = c, steps
		}
	}
	return best
}

// steps returns the number of statements from one to the other along the
// control flow, -1 if none leads there; from -1 is the entry.
func (r *Resolver) steps(m dex.MethodID, from, to int32) int32 {
	b, _ := r.index(m)
	if b == nil {
		return -1
	}
	seen := make([]bool, len(b.Stmts))
	var queue, next []int32
	add := func(i int32) {
		if !seen[i] {
			seen[i] = true
			next = append(next, i)
		}
	}
	if from < 0 {
		add(0)
	} else {
		b.allSuccessors(from, add)
	}
	for n := int32(0); len(next) > 0; n++ {
		queue, next = next, queue[:0]
		for _, i := range queue {
			if i == to {
				return n
			}
			b.allSuccessors(i, add)
		}
	}
	return -1
}

func (b *Body) allSuccessors(i int32, yield func(int32)) {
	b.flowSuccessors(i, yield)
	if b.Stmts[i].Throws() {
		for _, h := range b.Handlers(i) {
			yield(h.Target)
		}
	}
}

func (r *Resolver) index(m dex.MethodID) (*Body, *recordIndex) {
	b, err := r.p.Body(m)
	if err != nil || b == nil {
		return nil, nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	index, ok := r.indexes[m]
	if !ok {
		index = newRecordIndex(b)
		r.indexes[m] = index
	}
	return b, index
}

func newRecordIndex(b *Body) *recordIndex {
	x := &recordIndex{map[string][]int32{}, map[string][]int32{}}
	add := func(i int32, text string) {
		exact, loose := recordKeys(text)
		put := func(m map[string][]int32, key string) {
			if list := m[key]; len(list) == 0 || list[len(list)-1] != i {
				m[key] = append(list, i)
			}
		}
		put(x.exact, exact)
		put(x.loose, loose)
	}
	for k := range b.Stmts {
		i := int32(k)
		s := &b.Stmts[i]
		switch {
		case s.Op == OpFillArray:
			for n := range b.FillLen(i) {
				text := appendConst([]byte("_["), b, Const{Kind: ConstInt, Bits: int64(n)})
				text = append(text, "] = "...)
				add(i, string(appendConst(text, b, b.FillElement(i, n))))
			}
		case s.Kind != Goto && s.Kind != Nop:
			add(i, b.Text(i))
			add(i, string(b.appendStmt(nil, i, b.FoldedArgs(nil, i))))
		}
	}
	return x
}

// recordKeys returns the text of a statement without names of locals and branch
// targets, once with and once without constants.
func recordKeys(text string) (exact, loose string) {
	if strings.HasPrefix(text, "lookupswitch(") || strings.HasPrefix(text, "tableswitch(") {
		return switchKey(text), "switch"
	}
	if strings.HasPrefix(text, "if ") {
		text, _, _ = strings.Cut(text, " goto ")
	}
	var e, l strings.Builder
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == '<' && i+1 < len(text) && text[i+1] != ' ' && text[i+1] != '=' && text[i+1] != '<': // a field or method
			end := referenceEnd(text, i)
			ref := strings.ReplaceAll(text[i:end], "'", "")
			e.WriteString(ref)
			l.WriteString(ref)
			i = end
		case c == '"':
			end := i + 1
			for end < len(text) && text[end] != '"' {
				if text[end] == '\\' {
					end++
				}
				end++
			}
			end = min(end+1, len(text))
			e.WriteString(text[i:end])
			l.WriteByte('_')
			i = end
		case wordByte(c) || c == '-' && i+1 < len(text) && wordByte(text[i+1]):
			end := i + 1
			for end < len(text) && (wordByte(text[end]) || text[end] == '.' && end+1 < len(text) && text[end+1] != '<') {
				end++
			}
			word := text[i:end]
			switch {
			case isLocalName(word):
				e.WriteByte('_')
				l.WriteByte('_')
			case word == "null" || word[0] == '-' || word[0] == '#' || word[0] >= '0' && word[0] <= '9':
				e.WriteString(word)
				l.WriteByte('_')
			case word == "class": // before the string that names it
			default:
				e.WriteString(word)
				l.WriteString(word)
			}
			i = end
		case c == ' ' || c == '\'':
			i++
		default:
			e.WriteByte(c)
			l.WriteByte(c)
			i++
		}
	}
	return withoutResult(e.String()), withoutResult(l.String())
}

// withoutResult drops the local that takes the result of a call: Soot drops it
// when it is not used.
func withoutResult(key string) string {
	rest, ok := strings.CutPrefix(key, "_=")
	if ok && (strings.HasPrefix(rest, "virtualinvoke") || strings.HasPrefix(rest, "staticinvoke") ||
		strings.HasPrefix(rest, "interfaceinvoke") || strings.HasPrefix(rest, "specialinvoke") || strings.HasPrefix(rest, "dynamicinvoke")) {
		return rest
	}
	return key
}

func referenceEnd(text string, i int) int {
	depth := 0
	for ; i < len(text); i++ {
		switch text[i] {
		case '<':
			depth++
		case '>':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return i
}

func wordByte(c byte) bool {
	return c == '$' || c == '_' || c == '#' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// isLocalName tells $r0, i3 and r5#2, and _ itself.
func isLocalName(word string) bool {
	w := strings.TrimPrefix(word, "$")
	if word == "_" {
		return true
	}
	letters := 0
	for letters < len(w) && w[letters] >= 'a' && w[letters] <= 'z' {
		letters++
	}
	digits := w[letters:]
	if letters == 0 || letters > 2 || digits == "" {
		return false
	}
	for i := range len(digits) {
		if (digits[i] < '0' || digits[i] > '9') && digits[i] != '#' {
			return false
		}
	}
	return true
}

// switchKey is the keys of a switch.
func switchKey(text string) string {
	key := []byte("switch")
	for {
		_, rest, ok := strings.Cut(text, "case ")
		if !ok {
			return string(key)
		}
		n := strings.IndexByte(rest, ':')
		if n < 0 || n > 11 {
			return string(key)
		}
		key = append(append(key, ' '), rest[:n]...)
		text = rest[n:]
	}
}
