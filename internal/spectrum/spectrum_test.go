package spectrum

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// small is the matrix of the textbooks: mid() with six tests, one of which fails.
func small() *Spectrum {
	var b Builder
	lines := []int{}
	for i := range 4 {
		lines = append(lines, b.Probe(Probe{Class: "com.x.A$B", Method: "mid", Desc: "(I[JLjava/lang/String;)I", Line: 10 + i}))
	}
	init := b.Probe(Probe{Class: "com.x.A$B", Method: "<init>", Desc: "()V", Line: 9})
	b.Run(Run{Name: "com.x.T#a", Failed: true, Stack: "java.lang.Error: a, b\n\tat x"}, []int{init, lines[0], lines[1]})
	b.Run(Run{Name: "com.x.T#b"}, []int{init, lines[0]})
	b.Run(Run{Name: "com.x.T#c"}, []int{init, lines[2]})
	return b.Spectrum()
}

func TestFormulas(t *testing.T) {
	counts := small().Counts()
	// In order: line 9, 10, 11, 12, 13 of the matrix.
	for name, want := range map[string][]float64{
		"ochiai":    {1 / math.Sqrt(3), 1 / math.Sqrt(2), 1, 0, 0},
		"tarantula": {0.5, 1 / 1.5, 1, 0, 0},
		"dstar":     {0.5, 1, 2, 0, 0},
		"jaccard":   {1.0 / 3, 0.5, 1, 0, 0},
		"opt2":      {1 - 2.0/3, 1 - 1.0/3, 1, -1.0 / 3, 0},
		"barinel":   {1 - 2.0/3, 0.5, 1, 0, 0},
	} {
		f, err := FormulaByName(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range counts {
			if got := f.Score(c); math.Abs(got-want[i]) > 1e-12 {
				t.Errorf("%s of line %d: %g, want %g", name, 9+i, got, want[i])
			}
		}
	}
	if _, err := FormulaByName("none"); err == nil {
		t.Error("a formula that is none")
	}
}

// TestTies: equal scores share ranks, whatever the order of the probes.
func TestTies(t *testing.T) {
	list := rankScores([]Probe{{Class: "a"}, {Class: "b"}, {Class: "c"}, {Class: "d"}}, []float64{1, 2, 1, 1})
	var got []float64
	for _, r := range list {
		got = append(got, float64(r.Best), float64(r.Worst), r.Mean)
	}
	if diff := cmp.Diff([]float64{1, 1, 1, 2, 4, 3, 2, 4, 3, 2, 4, 3}, got); diff != "" {
		t.Error(diff)
	}
}

// TestRanksAreFair: the mean ranks of all places sum up to those of an order without ties.
func TestRanksAreFair(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 40).Draw(t, "n")
		probes, scores, sum := make([]Probe, n), make([]float64, n), 0.0
		for i := range n {
			probes[i] = Probe{Class: "C", Line: i + 1}
			scores[i] = float64(rapid.IntRange(0, 5).Draw(t, "score"))
		}
		for _, r := range rankScores(probes, scores) {
			sum += r.Mean
			if r.Best > r.Worst {
				t.Fatalf("%+v", r)
			}
		}
		if sum != float64(n*(n+1))/2 {
			t.Fatalf("the ranks of %d places sum up to %g", n, sum)
		}
	})
}

func TestFolding(t *testing.T) {
	var b Builder
	x := b.Probe(Probe{Class: "A", Method: "m", Line: 3, Ref: "LA;->m()V@0000"})
	y := b.Probe(Probe{Class: "A", Method: "m", Line: 3, Ref: "LA;->m()V@0002"})
	z := b.Probe(Probe{Class: "A", Method: "m", Line: 4, Ref: "LA;->m()V@0004"})
	b.Run(Run{Name: "f", Failed: true}, []int{x})
	b.Run(Run{Name: "p"}, []int{y, z})
	s := b.Spectrum()
	for g, want := range map[Granularity][]Counts{
		ByLine:      {{1, 1, 0, 0}, {0, 1, 1, 0}},
		ByMethod:    {{1, 1, 0, 0}},
		ByStatement: {{1, 0, 0, 1}, {0, 1, 1, 0}, {0, 1, 1, 0}},
	} {
		if diff := cmp.Diff(want, s.Fold(g).Counts()); diff != "" {
			t.Errorf("by %s:\n%s", g, diff)
		}
	}
}

// TestGZoltar: the files have the shape that GZoltar gives them, and are read back.
func TestGZoltar(t *testing.T) {
	dir := t.TempDir()
	s := small()
	if err := s.WriteGZoltar(dir); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"spectra.csv": "name\ncom.x$A$B#A$B():9\ncom.x$A$B#mid(int,long[],java.lang.String):10\ncom.x$A$B#mid(int,long[],java.lang.String):11\ncom.x$A$B#mid(int,long[],java.lang.String):12\ncom.x$A$B#mid(int,long[],java.lang.String):13\n",
		"matrix.txt":  "1 1 1 0 0 -\n1 1 0 0 0 +\n1 0 0 1 0 +\n",
		"tests.csv":   "name,outcome,runtime,stacktrace\ncom.x.T#a,FAIL,0,java.lang.Error: a, b at x\ncom.x.T#b,PASS,0,\ncom.x.T#c,PASS,0,\n",
	} {
		got, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || string(got) != want {
			t.Errorf("%s: %v\n%s\nwant\n%s", name, err, got, want)
		}
	}
	ranking, err := os.ReadFile(filepath.Join(dir, "ochiai.ranking.csv"))
	if err != nil || !strings.HasPrefix(string(ranking), "name;suspiciousness_value\ncom.x$A$B#mid(int,long[],java.lang.String):11;1.0\n") {
		t.Errorf("ranking: %v\n%s", err, ranking)
	}
	back, err := ReadGZoltar(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(s.Counts(), back.Counts()); diff != "" {
		t.Error(diff)
	}
	if p := back.Probes[0]; p.Class != "com.x.A$B" || p.Method != "<init>" || p.Line != 9 {
		t.Errorf("%+v", p)
	}
	list, err := ReadRanking(ranking)
	if err != nil || len(list) != 5 || list[0].Probe.Line != 11 || list[0].Best != 1 {
		t.Errorf("%v, %+v", err, list)
	}
}

// TestStrictness: what is not a report is refused with the place.
func TestStrictness(t *testing.T) {
	good := map[string]string{"spectra.csv": "name\na$B#m():1\na$B#m():2\n", "tests.csv": "name,outcome,runtime,stacktrace\na.T#x,PASS,,\n", "matrix.txt": "1 0 +\n"}
	for file, cases := range map[string]map[string]string{
		"spectra.csv": {"": "is empty", "a$B#m():1\n": "first line", "name\nno probe\n": "line 2", "name\na$B#m():-1\n": "line 2"},
		"tests.csv":   {"x\n": "first line", "name,outcome\na.T#x,MAYBE\n": "line 2", "name,outcome\na.T#x,PASS\na.T#y,PASS\n": "1 rows for 2 tests"},
		"matrix.txt":  {"1 +\n": "2 columns", "1 0 0 +\n": "4 columns", "1 2 +\n": "column 2", "1 0 ?\n": "outcome", "1 0 -\n": "otherwise", "1 0 +\n1 0 +\n": "more rows"},
	} {
		for content, want := range cases {
			dir := t.TempDir()
			for name, text := range good {
				if name == file {
					text = content
				}
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := ReadGZoltar(dir); err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s %q: %v, want %q", file, content, err, want)
			}
		}
	}
}

func TestDefects4J(t *testing.T) {
	dir := t.TempDir()
	s := small()
	if err := s.WriteDefects4J(dir); err != nil {
		t.Fatal(err)
	}
	back, err := ReadDefects4J(dir)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(s.Counts(), back.Counts()); diff != "" || back.Probes[0].String() != "com.x.A$B:9" {
		t.Errorf("%v\n%s", back.Probes, diff)
	}
	data, err := os.ReadFile(filepath.Join(dir, "ochiai.suspiciousness.csv"))
	if err != nil || !strings.HasPrefix(string(data), "Line,Suspiciousness\ncom/x/A.java#11,1.0\n") {
		t.Errorf("%v\n%s", err, data)
	}
	if _, err := ReadRanking(data); err != nil {
		t.Error(err)
	}
}

func TestFlacoco(t *testing.T) {
	list := small().Rank(Formulas[0], BySpectrum, nil)
	var csv, json bytes.Buffer
	if err := WriteFlacocoCSV(&csv, list); err != nil {
		t.Fatal(err)
	}
	if err := WriteFlacocoJSON(&json, list); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(csv.String(), "com/x/A$B@-@11,1.0\n") || !strings.HasPrefix(json.String(), "{\n \"com/x/A$B@-@11\": 1.0,") {
		t.Errorf("%s\n%s", csv.String(), json.String())
	}
	for _, data := range []string{csv.String(), json.String()} {
		back, err := ReadRanking([]byte(data))
		if err != nil || len(back) != len(list) || back[0].Probe.Line != 11 || back[0].Probe.Class != "com.x.A$B" {
			t.Errorf("%v: %+v", err, back)
		}
	}
}

// TestSliceRestricts: what is in the thin slice comes first, what is in none last.
func TestSliceRestricts(t *testing.T) {
	static := `{"version":1,"thin":{"elements":[{"ref":"Lcom/x/A$B;->mid()V@0001","line":12,"distance":4}]},"full":{"elements":[{"ref":"Lcom/x/A$B;->mid()V@0002","line":10,"distance":1}]}}`
	dynamic := `{"version":1,"elements":[{"ref":"Lcom/x/A$B;->mid()V@0001","line":12,"distance":4,"thin":true},{"ref":"Lcom/x/A$B;->mid()V@0002","line":10,"distance":1}]}`
	for _, text := range []string{static, dynamic} {
		slice, err := ReadSlice([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		for by, want := range map[By]string{BySpectrum: "11 10 9 12 13", ByBoth: "12 10 11 9 13"} {
			var got []string
			for _, r := range small().Rank(Formulas[0], by, slice) {
				got = append(got, strings.TrimPrefix(r.Probe.String()[strings.LastIndexByte(r.Probe.String(), ':'):], ":"))
			}
			if strings.Join(got, " ") != want {
				t.Errorf("%s: %v, want %s", by, got, want)
			}
		}
	}
	for _, bad := range []string{"", "[]", `{"version":2}`, `{"version":1}`} {
		if _, err := ReadSlice([]byte(bad)); err == nil {
			t.Errorf("%q was read as a slice", bad)
		}
	}
}

func FuzzReadRanking(f *testing.F) {
	f.Add([]byte("a/B@-@1,0.5\n"))
	f.Add([]byte(`{"a/B@-@1": 0.5}`))
	f.Add([]byte("name;suspiciousness_value\na$B#m(int):3;NaN\n"))
	f.Add([]byte("Line,Suspiciousness\na/B.java#3,1"))
	f.Fuzz(func(t *testing.T, data []byte) {
		list, err := ReadRanking(data)
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := WriteFlacocoCSV(&b, list); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzReadSlice(f *testing.F) {
	f.Add([]byte(`{"version":1,"elements":[{"ref":"La;->b()V@0000","line":1,"thin":true}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if s, err := ReadSlice(data); err == nil && len(s.statements) == 0 {
			t.Fatal("a slice of nothing")
		}
	})
}

// TestSourceFiles: what is known by its source file is found in a slice, and by --faulty.
func TestSourceFiles(t *testing.T) {
	slice, err := ReadSlice([]byte(`{"version":1,"elements":[
		{"ref":"Lcom/x/UtilKt;->f()V@0000","file":"com/x/Util.kt","line":3,"thin":true},
		{"ref":"LTop;->f()V@0000","file":"Top.java","line":4,"thin":true}]}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		p    Probe
		want string
	}{
		{Probe{Class: "com.x.Util", Line: 3, File: "com/x/Util.kt"}, "thin"},                        // JaCoCo's XML
		{Probe{Class: "com.x.Util", Line: 3, File: "/p/app/src/main/kotlin/com/x/Util.kt"}, "thin"}, // LCOV
		{Probe{Class: "com.x.Util", Line: 4, File: "com/x/Util.kt"}, ""},
		{Probe{Class: "com.x.Util", Line: 3}, ""},
		{Probe{Class: "Top", Line: 4, File: "Top.java"}, "thin"},
		{Probe{Class: "com.x.Top", Line: 4, File: "com/x/Top.java"}, ""}, // of another package
	} {
		got := Restrict([]Ranked{{Probe: tt.p}}, ByBoth, slice)[0]
		if got.InSlice != tt.want {
			t.Errorf("%v is in %q, want %q", tt.p, got.InSlice, tt.want)
		}
		if _, ok := Find([]Ranked{got}, "Util.kt", 3); ok != (tt.p.Line == 3 && tt.p.File != "") {
			t.Errorf("%v is found by its file: %t", tt.p, ok)
		}
	}
	var b Builder
	b.Run(Run{Name: "a", Failed: true}, []int{b.Probe(Probe{Class: "com.x.A", Line: 1, File: "com/x/A.java"})})
	b.Run(Run{Name: "b"}, []int{b.Probe(Probe{Class: "com.x.A", Line: 1, File: "src/com/x/A.java"})})
	if n := len(b.Spectrum().Probes); n != 1 {
		t.Errorf("one line is %d probes, since its file is named from two roots", n)
	}
}

// TestCombination: what failed comes after what is nearly as suspicious on the value's way,
// and no score of any formula moves a place out of its slice's part of the list.
func TestCombination(t *testing.T) {
	slice, err := ReadSlice([]byte(`{"version":1,"elements":[
		{"ref":"LA;->f()V@0000","line":1,"thin":true,"distance":0},{"ref":"LA;->f()V@0001","line":2,"thin":true,"distance":3},
		{"ref":"LA;->f()V@0002","line":3,"thin":true,"distance":1},{"ref":"LA;->f()V@0003","line":4,"distance":1}]}`))
	if err != nil {
		t.Fatal(err)
	}
	for want, scores := range map[string][]float64{
		"2 3 1 4 5": {1, 0.9, 0.8, 1, 1},       // the fault itself is last among what is suspicious
		"1 3 2 4 5": {1, 0.1, 0.2, 1, 1},       // but not behind what is hardly so
		"3 2 1 4 5": {1, 1, 1, 1, 1},           // then the nearer
		"2 1 3 4 5": {-0.9, 5, -0.95, 9, 1000}, // opt2 and dstar
	} {
		var list []Ranked
		for i, x := range scores {
			list = append(list, Ranked{Probe: Probe{Class: "A", Line: i + 1}, Score: x})
		}
		var got []string
		for _, r := range Restrict(list, ByBoth, slice) {
			got = append(got, strconv.Itoa(r.Probe.Line))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%v: the order is %v, want %s", scores, got, want)
		}
	}
}
