package slice

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// corpusCriteria are the criteria of the crash corpus: rule, sites with their
// operands, and the depth of the calling context.
var corpusCriteria = map[string]string{
	"apvpdfview":     "null array handed on: Lcx/hell/android/pdfview/ChooseFileActivity;->update()V@0019[0]; 2 frames",
	"bites":          "number format: Lcaldwell/ben/bites/MethodList$5;->onClick(Landroid/content/DialogInterface;I)V@0036[0]; 1 frames",
	"calculator":     "number format: Lcom/muledog/calculator/MainActivity;->onClickPercent(Landroid/view/View;)V@000b[0]; 2 frames",
	"cowsay":         "wrong thread: Lch/fixme/cowsay/Main$ShareImage;->doInBackground([Ljava/lang/Void;)Ljava/lang/Boolean;@0015[0 1]; 2 frames",
	"dalvikexplorer": "length of a null array: Lorg/jessies/dalvikexplorer/Utils;->readFile(Ljava/lang/String;)Ljava/lang/String;@0017[0]; 4 frames",
	"passwordmaker":  "number format: Lorg/passwordmaker/android/PasswordMakerProForAndroidActivity;->onPause()V@00a7[0]; 1 frames",
	"scribbler":      "illegal format: Lcom/gmail/altakey/effy/ConfigActivity;->setSummary(Landroid/preference/ListPreference;Ljava/lang/CharSequence;)V@0003[0]; 3 frames",
	"tippytipper":    "division by zero: Lnet/mandaria/tippytipper/activities/SplitBill;->AddPerson()V@0011[1]; 3 frames",
	"weightchart":    "missing activity: Les/senselesssolutions/gpl/weightchart/PreferencesActivity$8;->onPreferenceClick(Landroid/preference/Preference;)Z@0021[1]; 1 frames",
	"whohasmystuff":  "null receiver: Lde/freewarepoint/whohasmystuff/database/OpenLendDbAdapter;->updateLentObject(JLandroid/content/ContentValues;)Z@0014[0]; 3 frames",
	// Line 31 parses two texts; the report does not tell which was not a number.
	"yahtzee": "number format: Lcom/tum/yahtzee/YahtzeeActivity;->play(Landroid/view/View;)V@001c[0] Lcom/tum/yahtzee/YahtzeeActivity;->play(Landroid/view/View;)V@002a[0]; 1 frames",
}

func TestCorpusCriteria(t *testing.T) {
	for _, app := range corpus.Crashes {
		p, r := loadCrash(t, app)
		c, err := criterion.Locate(p, r)
		if err != nil {
			t.Errorf("%s: %v", app, err)
			continue
		}
		got := c.Rule.Name + ":"
		for _, s := range c.Sites {
			b, err := p.Body(s.Method)
			if err != nil {
				t.Fatal(err)
			}
			got += fmt.Sprintf(" %s%v", p.Dex.Reference(s.Method, b.Stmts[s.Stmt].PC), s.Operands)
		}
		got += fmt.Sprintf("; %d frames", len(c.Stack))
		if got != corpusCriteria[app] {
			t.Errorf("%s:\n got %s\nwant %s", app, got, corpusCriteria[app])
		}
		for _, f := range c.Stack {
			if len(f.Calls) == 0 || f.Note != "" {
				t.Errorf("%s: frame %s: %d calls, %s", app, f.Frame, len(f.Calls), f.Note)
			}
		}
	}
}

// What can never be null is not said to be, where the message was cut off before its name.
func TestThisIsNeverNull(t *testing.T) {
	p := jimple.New(program.Open(t, filepath.Join(corpus.Root(), "testdata/apps/silicompressor/app.apk")))
	file := filepath.Join(t.TempDir(), "crash.txt")
	text := "java.lang.NullPointerException: Attempt to invoke virtual method 'void com.i…\n\tat com.i.sc.SiliCompressor.onCreate(SiliCompressor.java:23)\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if c, err := criterion.Locate(p, loadReport(t, file)); err == nil {
		t.Errorf("this is null: %s", c.Rule.Name)
	}
}

// aCase is one annotated line of testdata/criteria/Cases.java.
type aCase struct {
	line           int
	method         string
	header         string
	inner          []string
	rule, operands string
	part           string
	sites          int
	refused        bool
}

var (
	caseLine   = regexp.MustCompile(`//! (.*?) => (.*?) (\[[\d ]*\]) (\S+?)(?:; (\d) sites)?(; refused)?$`)
	methodLine = regexp.MustCompile(`^    [\w\[\]. ]+ (\w+)\(.*\) (?:throws \S+ )?\{$`)
)

func cases(t *testing.T) []aCase {
	t.Helper()
	data, err := os.ReadFile("testdata/criteria/Cases.java")
	if err != nil {
		t.Fatal(err)
	}
	var out []aCase
	method := ""
	for i, line := range strings.Split(string(data), "\n") {
		if m := methodLine.FindStringSubmatch(line); m != nil {
			method = m[1]
		}
		m := caseLine.FindStringSubmatch(line)
		if m == nil {
			if strings.Contains(line, "=>") && strings.Contains(line, "//!") {
				t.Fatalf("line %d is not understood", i+1)
			}
			continue
		}
		parts := strings.Split(m[1], " < ")
		c := aCase{line: i + 1, method: method, header: parts[0], inner: parts[1:], rule: m[2], operands: m[3], part: m[4], sites: 1, refused: m[6] != ""}
		if m[5] != "" {
			c.sites = int(m[5][0] - '0')
		}
		out = append(out, c)
	}
	return out
}

// report builds the crash that a line gives.
func (c aCase) report(t *testing.T, place string) *crash.Report {
	t.Helper()
	text := c.header + "\n"
	dump := strings.HasPrefix(c.header, "ANR: ")
	if dump {
		text = strings.TrimPrefix(text, "ANR: ") + "\n\"main\" prio=5 tid=1 Runnable\n"
	}
	for _, f := range c.inner {
		text += "\tat " + f + "(Platform.java:1)\n"
	}
	text += fmt.Sprintf("\tat cases.Cases.%s(%s)\n\tat android.os.Looper.loop(Looper.java:1)\n", c.method, place)
	reports := crash.ParseText(text)
	if len(reports) != 1 {
		t.Fatalf("%d reports in\n%s", len(reports), text)
	}
	return &reports[0]
}

func (c aCase) check(t *testing.T, p *jimple.Program, r *crash.Report) {
	t.Helper()
	got, err := criterion.Locate(p, r)
	if c.refused {
		var refusal *criterion.Refusal
		if !errors.As(err, &refusal) {
			t.Errorf("line %d: not refused: %v", c.line, err)
		}
		return
	}
	if err != nil {
		t.Errorf("line %d: %v", c.line, err)
		return
	}
	var sites []string
	for _, s := range got.Sites {
		sites = append(sites, criterion.Describe(p, s.Ref))
	}
	operands := fmt.Sprint(got.Sites[0].Operands)
	last := sites[len(sites)-1]
	if got.Rule.Name != c.rule || operands != c.operands || len(sites) != c.sites || !strings.Contains(last, c.part) {
		t.Errorf("line %d: %s %s, %d sites; want %s %s %s, %d sites\n  %s\n  %v", c.line, got.Rule.Name, operands, len(sites), c.rule, c.operands, c.part, c.sites, strings.Join(sites, "\n  "), got.Notes)
	}
}

func TestRules(t *testing.T) {
	p := jimple.New(program.Open(t, "testdata/criteria/cases.dex"))
	all := cases(t)
	if len(all) < 45 {
		t.Errorf("only %d cases", len(all))
	}
	used := map[string]bool{}
	for _, c := range all {
		c.check(t, p, c.report(t, fmt.Sprintf("Cases.java:%d", c.line)))
		used[c.rule] = true
	}
	for _, r := range criterion.Rules() {
		if !used[r.Name] && r.Name != "monitor state" && r.Name != "no looper" {
			t.Errorf("no case for rule %q", r.Name)
		}
	}
}

// TestRulesWithoutDebugInfo: the platform then prints the pc instead of the
// line, and the same statements must be found.
func TestRulesWithoutDebugInfo(t *testing.T) {
	lined, bare := jimple.New(program.Open(t, "testdata/criteria/cases.dex")), jimple.New(program.Open(t, "testdata/criteria/cases-bare.dex"))
	for _, c := range cases(t) {
		want, err := criterion.Locate(lined, c.report(t, fmt.Sprintf("Cases.java:%d", c.line)))
		if err != nil {
			continue
		}
		for _, s := range want.Sites {
			b, err := lined.Body(s.Method)
			if err != nil {
				t.Fatal(err)
			}
			pc := b.Stmts[s.Stmt].PC
			if want.Rule.Name == "app throw" {
				continue // the report has the pc of the constructor's call
			}
			got, err := criterion.Locate(bare, c.report(t, fmt.Sprintf("Unknown Source:%d", pc)))
			if err != nil {
				t.Errorf("line %d, pc %d: %v", c.line, pc, err)
				continue
			}
			if len(got.Sites) != 1 || got.Rule.Name != want.Rule.Name || cmp.Diff(got.Sites[0].Operands, s.Operands) != "" {
				t.Errorf("line %d, pc %d: %s %v", c.line, pc, got.Rule.Name, got.Sites)
			}
		}
		// Without any position, the shape alone.
		if got, err := criterion.Locate(bare, c.report(t, "Unknown Source")); err != nil || got.Rule.Name != want.Rule.Name {
			t.Errorf("line %d without position: %v %v", c.line, got, err)
		}
	}
}

func TestRefusals(t *testing.T) {
	p := jimple.New(program.Open(t, "testdata/criteria/cases.dex"))
	for _, test := range []struct{ text, want string }{
		{"java.lang.IllegalStateException: x\n\tat android.os.Looper.loop(Looper.java:1)\n", "no frame of java.lang.IllegalStateException is code of the app"},
		{"java.lang.IllegalStateException: x\n\tat cases.Cases.gone(Cases.java:1)\n", "class cases.Cases has no method gone: the crash comes from another version of the app"},
		{"java.lang.ArithmeticException: divide by zero\n\tat cases.Cases.divide(Cases.java:9999)\n", ""},
		{"java.lang.ArithmeticException: divide by zero\n\tat cases.Cases.parse(Cases.java:9999)\n", "cases.Cases.parse has no line 9999 in this app, and its code does not tell where java.lang.ArithmeticException was thrown"},
		{"java.lang.RuntimeException: Unable to instantiate activity ComponentInfo{cases/cases.Gone}: java.lang.ClassNotFoundException: Didn't find class \"cases.Gone\" on path: x\n\tat android.app.ActivityThread.main(ActivityThread.java:1)\nCaused by: java.lang.ClassNotFoundException: Didn't find class \"cases.Gone\" on path: x\n\tat dalvik.system.BaseDexClassLoader.findClass(BaseDexClassLoader.java:1)\n\t... 1 more\n", "the class cases.Gone, which the framework was to instantiate, is not in the app's dex files"},
		{"android.view.WindowManager$BadTokenException: Unable to add window\n\tat android.view.ViewRootImpl.setView(ViewRootImpl.java:1)\n", "A window was shown for an activity that is gone.\n  candidate Lcases/Cases;->dialog(Landroid/app/Dialog;)V@0000 line "},
	} {
		reports := crash.ParseText(test.text)
		if len(reports) != 1 {
			t.Fatalf("%d reports in %q", len(reports), test.text)
		}
		c, err := criterion.Locate(p, &reports[0])
		if test.want == "" {
			if err != nil || len(c.Notes) == 0 {
				t.Errorf("%q: %v", test.text, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q:\n got %v\nwant %s", test.text, err, test.want)
		}
	}
}

// TestMadeAndFailed: the words with which Android says that a component could not be made head
// what it threw in its onCreate, too.
func TestMadeAndFailed(t *testing.T) {
	p := jimple.New(program.Open(t, "testdata/criteria/cases.dex"))
	const head = "java.lang.RuntimeException: Unable to create service cases.Cases$Note: java.lang.%s\n\tat android.app.ActivityThread.main(ActivityThread.java:1)\nCaused by: java.lang.%[1]s\n\tat %s\n"
	for text, want := range map[string]string{
		fmt.Sprintf(head, "ArithmeticException: divide by zero", "cases.Cases.divide(Cases.java:9999)"): "division by zero",
		fmt.Sprintf(head, "InstantiationException: no", "cases.Cases$Note.onCreate(Cases.java:9999)"):   "",
		fmt.Sprintf(head, "InstantiationException: no", "java.lang.Class.newInstance(Native Method)"):   "to be made again",
	} {
		c, err := criterion.Locate(p, &crash.ParseText(text)[0])
		got := ""
		if err == nil && c.Rule != nil {
			got = c.Rule.Name
		}
		if got != want {
			t.Errorf("%q: %q, want %q, %v", text, got, want, err)
		}
	}
}

// TestShrunkReport: a report that a service retraced leads to the same statement
// as the raw one.
func TestMappedReport(t *testing.T) {
	p := jimple.New(program.Open(t, "testdata/criteria/cases.dex"))
	m, err := crash.ReadMapping(strings.NewReader(`com.x.Original -> cases.Cases:
    1:500:int com.x.Deep.ratio(int,int):1001:1500 -> divide
    1:500:int quotient(int,int):7 -> divide
`))
	if err != nil {
		t.Fatal(err)
	}
	divide := 0
	for _, c := range cases(t) {
		if c.method == "divide" {
			divide = c.line
		}
	}
	raw := fmt.Sprintf("java.lang.ArithmeticException: divide by zero\n\tat cases.Cases.divide(SourceFile:%d)\n", divide)
	retraced := fmt.Sprintf("java.lang.ArithmeticException: divide by zero\n\tat com.x.Deep.ratio(Deep.java:%d)\n\tat com.x.Original.quotient(Original.java:7)\n", 1000+divide)
	for _, text := range []string{raw, retraced} {
		reports := crash.ParseText(text)
		c, err := criterion.Locate(p, &reports[0], criterion.WithMapping(m))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if len(c.Sites) != 1 || len(c.Stack) != 1 || !strings.Contains(criterion.Describe(p, c.Sites[0].Ref), "divide(II)I@0000") {
			t.Errorf("%s: %v %v", text, c.Sites, c.Stack)
		}
	}
}

func BenchmarkLocate(b *testing.B) {
	dir := corpus.Crash(b, "tippytipper")
	r := loadReport(b, filepath.Join(dir, "crash.txt"))
	for b.Loop() {
		p := jimple.New(program.Open(b, filepath.Join(dir, "app.apk")))
		if _, err := criterion.Locate(p, r); err != nil {
			b.Fatal(err)
		}
	}
}

// A condition that let the fault come about is told with what it was.
func TestConditionsAreTold(t *testing.T) {
	p := jimple.New(program.Open(t, "testdata/criteria/cases.dex"))
	told := 0
	for _, c := range cases(t) {
		got, err := criterion.Locate(p, c.report(t, fmt.Sprintf("Cases.java:%d", c.line)))
		if err != nil || len(got.Sites) == 0 || !got.Sites[0].Guarded {
			continue
		}
		b, err := p.Body(got.Sites[0].Method)
		if err != nil {
			t.Fatal(err)
		}
		text := words.Words{}.Fault(b, got.Rule, got.Sites[0])
		if told++; !regexp.MustCompile(`^.+ was (true|false) in line \d+$|^switch .+ went this way in line \d+$|^the method was called|^no condition before it ends the recursion$`).MatchString(text) {
			t.Errorf("line %d: %s", c.line, text)
		}
	}
	if told == 0 {
		t.Error("no case has a condition")
	}
}

// What has too few elements for a constant index is said to have nothing there; a variable
// index does not fit.
func TestIndicesAreTold(t *testing.T) {
	app, err := apk.Open(filepath.Join(corpus.Root(), "testdata", "apps", "props", "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	prog, err := app.Program()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(corpus.Root(), "testdata", "apps", "props", "crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	p := jimple.New(prog)
	got, err := criterion.Locate(p, &crash.ParseText(string(text))[0])
	if err != nil || len(got.Sites) != 2 {
		t.Fatalf("%+v, %v", got, err)
	}
	for i, want := range []string{"parts has nothing at 0", "parts has nothing at 1"} {
		b, err := p.Body(got.Sites[i].Method)
		if err != nil {
			t.Fatal(err)
		}
		if text := (words.Words{}).Fault(b, got.Rule, got.Sites[i]); text != want {
			t.Errorf("site %d: %s, want %s", i, text, want)
		}
	}
}

// Retraced reports leave out the methods by which inner classes reach private ones, and
// other compilers number them differently.
func TestAccessorsLeftOut(t *testing.T) {
	p := jimple.New(program.Open(t, "../testdata/apps/importer/app.apk"))
	const text = `java.lang.NumberFormatException: For input string: ""
	at java.lang.Integer.parseInt(Integer.java:627)
	at org.esdroid.samples.importer.Importer.parse(Importer.java:34)
%s	at org.esdroid.samples.importer.Importer$1.onClick(Importer.java:24)
`
	for _, between := range []string{
		"",
		"\tat org.esdroid.samples.importer.Importer.access$000(Importer.java:10)\n",
		"\tat org.esdroid.samples.importer.Importer.access$700(Importer.java:10)\n",
	} {
		c, err := criterion.Locate(p, &crash.ParseText(fmt.Sprintf(text, between))[0])
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, f := range c.Stack {
			if len(f.Calls) != 1 || f.Note != "" {
				t.Errorf("%q: %s has %d calls, note %q", between, f.Dex, len(f.Calls), f.Note)
			}
			names = append(names, f.Dex.Method)
		}
		if want := []string{"parse", "access$000", "onClick"}; !slices.Equal(names, want) {
			t.Errorf("%q: frames %q, want %q", between, names, want)
		}
	}
}

// TestAccessorOfAnotherBuild: compilers number the methods by which inner classes reach what is
// private, so that the one of a report may be another one in the app.
func TestAccessorOfAnotherBuild(t *testing.T) {
	app := openApp(t, filepath.Join(corpus.Root(), "testdata/apps/workers/app.apk"))
	thin := thinOf(t, app, `java.lang.NegativeArraySizeException: -4
	at org.esdroid.samples.workers.Workers.fill(Workers.java:43)
	at org.esdroid.samples.workers.Workers.access$300(Workers.java:12)
	at org.esdroid.samples.workers.Workers$2$1.run(Workers.java:35)
`)
	if !slices.ContainsFunc(thin.Elements, func(e Element) bool { return strings.HasPrefix(lineOf(app, e.Ref), "Workers$1:24#") }) {
		t.Errorf("what made the size negative is not among %d statements", thin.Statements())
	}
}
