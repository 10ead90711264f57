// Reading mapping.txt of ProGuard and R8.

package crash

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"sync"
)

// MaxMapping bounds the mapping file; those of the largest apps have 200 MB.
const MaxMapping = 1 << 30

// newestMapping is the version of R8's mapping format that is understood.
var newestMapping = [2]int{2, 2}

// Mapping relates the names and positions of a shrunk program, its residual
// ones, to those of the source. It is safe for concurrent use.
type Mapping struct {
	Compiler string   // "R8", "ProGuard" or what the file says
	Version  string   // of the mapping format, "" in files without one
	ID       string   // pg_map_id of R8
	Warnings []string // lines that were skipped, versions from the future

	text       string
	classes    []mappedClass
	byResidual map[string]int
	byOriginal map[string]int

	mu     sync.Mutex
	parsed map[int]*members
}

// mappedClass is one class line; its members are parsed on demand.
type mappedClass struct {
	original, residual string
	from, to           int // its lines in the text
	line               int
}

// members is a parsed class block.
type members struct {
	source      string // of the sourceFile comment
	synthesized bool
	methods     map[string][]group  // by residual name
	fields      map[string][]string // by residual name: original names
}

// group is what one residual position of a method stands for: an inline
// stack, innermost first, the method's own frame last.
type group struct {
	entries     []entry
	hasRange    bool
	from, to    int
	synthesized bool
	outline     bool
	callsite    *outlineCallsite
	rewrites    []rewrite
	residual    string // residual descriptor: (La;)V
}

// entry is one member line.
type entry struct {
	returns, holder, name, args string
	u, v                        int // original lines; u < 0 without
}

type outlineCallsite struct {
	Positions map[string]int `json:"positions"`
	Outline   string         `json:"outline"`
}

type rewrite struct {
	Conditions []string `json:"conditions"`
	Actions    []string `json:"actions"`
}

// ReadMapping reads a mapping file. Lines that it does not understand are
// skipped and counted in the warnings; a file without any class is an error.
func ReadMapping(r io.Reader) (*Mapping, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxMapping+1))
	if err != nil {
		return nil, fmt.Errorf("read mapping: %w", err)
	}
	if len(data) > MaxMapping {
		return nil, fmt.Errorf("the mapping is longer than %d bytes", MaxMapping)
	}
	m := &Mapping{text: decode(data), byResidual: map[string]int{}, byOriginal: map[string]int{}, parsed: map[int]*members{}}
	m.index()
	if len(m.classes) == 0 {
		return nil, fmt.Errorf("not a mapping file: no line like \"com.x.Original -> a.b:\" in %d bytes", len(data))
	}
	return m, nil
}

// ReadMappingFile reads the mapping file at path.
func ReadMappingFile(path string) (*Mapping, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("mapping: %w", err)
	}
	defer f.Close()
	m, err := ReadMapping(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return m, nil
}

// index finds the class lines and the file's own comments.
func (m *Mapping) index() {
	skipped, firstSkipped := 0, 0
	no := 0
	for pos := 0; pos < len(m.text); {
		end := strings.IndexByte(m.text[pos:], '\n')
		next := len(m.text)
		if end >= 0 {
			next = pos + end + 1
		} else {
			end = len(m.text) - pos
		}
		line := m.text[pos : pos+end]
		no++
		if line != "" && line[0] != ' ' && line[0] != '\t' {
			line = strings.TrimRight(line, "\r \t")
			switch original, residual, ok := classLine(line); {
			case ok:
				if n := len(m.classes); n > 0 {
					m.classes[n-1].to = pos
				}
				i := len(m.classes)
				m.classes = append(m.classes, mappedClass{original: original, residual: residual, from: next, to: len(m.text), line: no})
				if _, dup := m.byResidual[residual]; !dup {
					m.byResidual[residual] = i
				}
				if _, dup := m.byOriginal[original]; !dup {
					m.byOriginal[original] = i
				}
			case strings.HasPrefix(line, "#"):
				if len(m.classes) == 0 || strings.Contains(line, "com.android.tools.r8.mapping") {
					m.comment(line)
				}
			case line == "" || strings.Contains(line, " -> "):
			default:
				if skipped++; skipped == 1 {
					firstSkipped = no
				}
			}
		}
		pos = next
	}
	if skipped > 0 {
		m.Warnings = append(m.Warnings, fmt.Sprintf("%d lines are not of a mapping file, the first is line %d", skipped, firstSkipped))
	}
}

// classLine reads "com.x.Original -> a.b:".
func classLine(line string) (original, residual string, ok bool) {
	left, right, ok := strings.Cut(line, " -> ")
	if !ok || !strings.HasSuffix(right, ":") || strings.ContainsAny(left, " (:") {
		return "", "", false
	}
	return left, strings.TrimSuffix(right, ":"), true
}

func (m *Mapping) comment(line string) {
	text := strings.TrimSpace(strings.TrimPrefix(line, "#"))
	if key, value, ok := strings.Cut(text, ": "); ok && !strings.HasPrefix(text, "{") {
		switch key {
		case "compiler":
			m.Compiler = value
		case "pg_map_id":
			m.ID = value
		}
		return
	}
	var info struct{ ID, Version string }
	if json.Unmarshal([]byte(text), &info) == nil && info.ID == "com.android.tools.r8.mapping" {
		m.Version = info.Version
		var major, minor int
		if _, err := fmt.Sscanf(info.Version, "%d.%d", &major, &minor); err == nil &&
			(major > newestMapping[0] || major == newestMapping[0] && minor > newestMapping[1]) {
			m.Warnings = append(m.Warnings, fmt.Sprintf("mapping version %s is newer than %d.%d: what it adds is ignored", info.Version, newestMapping[0], newestMapping[1]))
		}
	}
}

// members parses the block of class i.
func (m *Mapping) members(i int) *members {
	m.mu.Lock()
	defer m.mu.Unlock()
	if b := m.parsed[i]; b != nil {
		return b
	}
	c := &m.classes[i]
	b := &members{methods: map[string][]group{}, fields: map[string][]string{}}
	m.parsed[i] = b
	last := "" // residual name of the last method line
	any := false
	closed := false // the next line begins a new group
	for line := range strings.Lines(m.text[c.from:c.to]) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		if line[0] == '#' {
			closed = b.info(strings.TrimSpace(line[1:]), last, any) || closed
			continue
		}
		e, g, name, method, ok := memberLine(line)
		if !ok {
			continue
		}
		any = true
		if !method {
			b.fields[name] = append(b.fields[name], e.name)
			last = ""
			continue
		}
		gs := b.methods[name]
		if n := len(gs); n > 0 && name == last && !closed && g.hasRange && gs[n-1].hasRange && gs[n-1].from == g.from && gs[n-1].to == g.to {
			gs[n-1].entries = append(gs[n-1].entries, e)
		} else {
			g.entries = []entry{e}
			b.methods[name] = append(gs, g)
		}
		last, closed = name, false
	}
	return b
}

// info takes a JSON comment; it reports whether the comment ends its group.
func (b *members) info(text, method string, any bool) (ends bool) {
	text = strings.ReplaceAll(text, "'", `"`)
	var info struct {
		ID        string `json:"id"`
		FileName  string `json:"fileName"`
		Signature string `json:"signature"`
		outlineCallsite
		rewrite
	}
	if !strings.HasPrefix(text, "{") || json.Unmarshal([]byte(text), &info) != nil {
		return false
	}
	if info.ID == "sourceFile" {
		if !any {
			b.source = info.FileName
		}
		return false
	}
	kind, ok := strings.CutPrefix(info.ID, "com.android.tools.r8.")
	if !ok {
		return false
	}
	if !any {
		b.synthesized = b.synthesized || kind == "synthesized"
		return false
	}
	gs := b.methods[method]
	if len(gs) == 0 {
		return false
	}
	g := &gs[len(gs)-1]
	switch kind {
	case "synthesized":
		// It holds for the whole residual method.
		g.synthesized = true
	case "outline":
		g.outline = true
	case "outlineCallsite":
		c := info.outlineCallsite
		g.callsite = &c
	case "rewriteFrame":
		g.rewrites = append(g.rewrites, info.rewrite)
	case "residualsignature":
		g.residual = info.Signature
		return true
	}
	return false
}

// memberLine reads "[from:to:]type [holder.]name(args)[:u[:v]] -> residual" and
// "type name -> residual".
func memberLine(line string) (e entry, g group, residual string, method, ok bool) {
	e.u, e.v = NoLine, NoLine
	arrow := strings.LastIndex(line, " -> ")
	if arrow < 0 {
		return e, g, "", false, false
	}
	left := line[:arrow]
	residual = line[arrow+4:]
	if residual == "" || strings.ContainsAny(residual, " (") {
		return e, g, "", false, false
	}
	if n, rest, ok := leadingNumber(left); ok {
		g.hasRange, g.from, g.to = true, n, n
		left = rest
		if n, rest, ok := leadingNumber(left); ok {
			g.to, left = n, rest
		}
		if g.to < g.from {
			g.from, g.to = g.to, g.from
		}
	}
	e.returns, left, ok = strings.Cut(left, " ")
	if !ok || left == "" {
		return e, g, "", false, false
	}
	open := strings.IndexByte(left, '(')
	if open < 0 {
		e.name = left
		return e, g, residual, false, true
	}
	end := strings.LastIndexByte(left, ')')
	if end < open {
		return e, g, "", false, false
	}
	e.args = left[open+1 : end]
	e.name = left[:open]
	if dot := strings.LastIndexByte(e.name, '.'); dot >= 0 {
		e.holder, e.name = e.name[:dot], e.name[dot+1:]
	}
	if lines := strings.Split(strings.TrimPrefix(left[end+1:], ":"), ":"); lines[0] != "" {
		u, err := strconv.ParseInt(lines[0], 10, 32)
		if err != nil {
			return e, g, "", false, false
		}
		e.u, e.v = int(u), int(u)
		if len(lines) > 1 {
			v, err := strconv.ParseInt(lines[1], 10, 32)
			if err != nil {
				return e, g, "", false, false
			}
			e.v = int(v)
		}
	}
	return e, g, residual, true, true
}

// leadingNumber cuts "12:" off s.
func leadingNumber(s string) (int, string, bool) {
	i := strings.IndexByte(s, ':')
	if i < 1 || i > 9 || !isDigits(s[:i]) {
		return 0, s, false
	}
	n, err := strconv.Atoi(s[:i])
	return n, s[i+1:], err == nil
}

// Class returns the original name of a residual class.
func (m *Mapping) Class(residual string) (original string, ok bool) {
	i, ok := m.byResidual[residual]
	if !ok {
		return residual, false
	}
	return m.classes[i].original, true
}

// ResidualClass returns the residual name of an original class.
func (m *Mapping) ResidualClass(original string) (residual string, ok bool) {
	i, ok := m.byOriginal[original]
	if !ok {
		return original, false
	}
	return m.classes[i].residual, true
}
