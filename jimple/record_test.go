package jimple_test

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
)

var (
	logHead = regexp.MustCompile(`^\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\s+(\d+)\s+(\d+) [VDIWEFS] [^:]*?\s*: (?:EVENTID_\d+: )?(?:FLiAD|SLICING): ZZZ(-?\d+)ZZZ(.+?)ZZZ(.+?)ZZZ__inst__ZZZ(.*)$`)
)

// TestResolveLogs ties the records of the corpus's execution logs to statements.
// A label is right if the method that it names has the line that it names.
func TestResolveLogs(t *testing.T) {
	var all, labelled, resolved, single int
	for _, app := range corpus.Crashes {
		dir := corpus.Crash(t, app)
		p := jimple.New(program.Open(t, filepath.Join(dir, "app.apk")))
		resolver := jimple.NewResolver(p)
		for _, run := range []string{"full", "reduced"} {
			f, err := os.Open(filepath.Join(dir, run+".trace.txt.gz"))
			if err != nil {
				continue // one app has only one log
			}
			z, err := gzip.NewReader(f)
			if err != nil {
				t.Fatal(err)
			}
			in := bufio.NewScanner(z)
			in.Buffer(nil, 1<<20)
			type activation struct{ thread, class, method string }
			last := map[activation]jimple.StmtID{}
			var n, right, found, one, shown int
			for in.Scan() {
				f := logHead.FindStringSubmatch(strings.TrimRight(in.Text(), "\r"))
				if f == nil {
					continue
				}
				n++
				line, err := strconv.Atoi(f[3])
				if err != nil {
					t.Fatal(err)
				}
				rec := jimple.Record{Class: f[4], Method: f[5], Line: int32(line), Text: f[6]}
				if !labelRight(t, p, resolver, rec) {
					continue
				}
				right++
				at := activation{f[1] + "/" + f[2], rec.Class, rec.Method}
				candidates := resolver.Candidates(nil, rec)
				before, seen := last[at]
				if !seen {
					before = jimple.NoStmt
				}
				next := resolver.Next(candidates, before)
				if next == jimple.NoStmt {
					if shown++; shown <= 3 {
						t.Logf("%s/%s: unresolved: %s.%s:%d %.200s", app, run, rec.Class, rec.Method, rec.Line, rec.Text)
					}
					continue
				}
				found++
				last[at] = next
				if len(candidates) == 1 {
					one++
				}
			}
			if err := in.Err(); err != nil {
				t.Fatal(err)
			}
			f.Close()
			t.Logf("%s/%s: %d records, %d with a right label, %d resolved, %d of them without order", app, run, n, right, found, one)
			all, labelled, resolved, single = all+n, labelled+right, resolved+found, single+one
		}
	}
	t.Logf("%d records, %d with a right label, %d resolved (%.3f %%), %d of them without order", all, labelled, resolved, 100*float64(resolved)/float64(labelled), single)
	if 1000*resolved < 995*labelled {
		t.Errorf("only %d of %d records resolved", resolved, labelled)
	}
}

func labelRight(t *testing.T, p *jimple.Program, r *jimple.Resolver, rec jimple.Record) bool {
	for _, m := range r.Methods(rec) {
		b, err := p.Body(m)
		if err != nil {
			t.Fatal(err)
		}
		if b == nil {
			continue
		}
		for i := range b.Stmts {
			if !b.Stmts[i].Synthetic() && b.Stmts[i].Line == max(rec.Line, 0) {
				return true
			}
		}
	}
	return false
}
