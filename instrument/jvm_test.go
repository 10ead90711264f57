package instrument_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

// compileJava makes a dex file of Java source with javac and dx.
func compileJava(t testing.TB, source string) *dex.File {
	t.Helper()
	dx, javac, java := oracle.Jar(t, "dx.jar"), oracle.Tool(t, "javac"), oracle.Tool(t, "java")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "Main.java"), []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	run(t, "", javac, "-source", "8", "-target", "8", "-Xlint:-options", "-g", "-d", filepath.Join(dir, "classes"), filepath.Join(dir, "Main.java"))
	out := filepath.Join(dir, "classes.dex")
	run(t, "", java, "-cp", dx, "com.android.dx.command.Main", "--dex", "--min-sdk-version=26", "--output="+out, filepath.Join(dir, "classes"))
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("classes.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	return files[0]
}

// endless are programs that do not end when they are converted.
var endless = map[string]string{
	"Collected":     "waits for a thread whose code is behind a call site, which the converter leaves out",
	"DelayQueues":   "waits for a thread whose code is behind a call site, which the converter leaves out",
	"NullArguments": "the converter spoils the constant of Thread.sleep(Long.MIN_VALUE)",
}

// TestOnAJVM runs the embedded device's test programs through the conversion to
// class files on a JVM, instrumented: they must print what OpenJDK prints. Those
// that do not are run untouched too; what the conversion has changed in both is
// no fault of the probes.
func TestOnAJVM(t *testing.T) {
	if os.Getenv("CI") != "true" {
		t.Skip("converts and runs some hundred programs: set CI=true")
	}
	java := oracle.Tool(t, "java")
	var areas []area
	var files []conversion
	for _, area := range programAreas(t) {
		if area.Kotlin() {
			continue // its library takes the converter minutes
		}
		areas = append(areas, area)
		for _, data := range area.instrumented.Dex {
			files = append(files, conversion{data: data})
		}
	}
	// The converter knows neither call sites nor method handles, and leaves out classes with them.
	archives, _ := convert(t, files)
	ran, untouched := 0, 0
	for _, area := range areas {
		classes := archives[:len(area.instrumented.Dex)]
		archives = archives[len(area.instrumented.Dex):]
		t.Run(area.Name, func(t *testing.T) {
			printed := func(programs []suite.Program, classes []string, options ...string) map[string]string {
				out := map[string]string{}
				// Without a limit of memory a program that fills it takes gigabytes.
				jvm := suite.JVM{Java: java, Options: slices.Concat(strict, []string{"-Xmx1g"}, options), Classes: classes, Dir: t.TempDir()}
				if err := jvm.Run(programs, func(p suite.Program, printed []byte) error {
					out[p.Name] = string(printed)
					return nil
				}); err != nil {
					t.Fatal(err)
				}
				return out
			}
			var programs, differ []suite.Program
			for _, p := range area.Programs {
				// Where the stack ends, a JVM decides by when it compiles what.
				if seesProbes[p.Name] == "" && endless[p.Name] == "" && runsElse[p.Name] != stackDepth {
					programs = append(programs, p)
				}
			}
			recording, here := filepath.Join(t.TempDir(), "run.rec"), ran
			after := printed(programs, classes, "-Dcom.esdroid.trace="+recording)
			for _, p := range programs {
				want, err := p.OpenJDK()
				if err != nil {
					t.Fatal(err)
				}
				if after[p.Name] == string(want) {
					ran++
				} else {
					differ = append(differ, p)
				}
			}
			if data, err := os.ReadFile(recording); ran > here && (err != nil || len(data) < 1<<10) {
				t.Errorf("nothing was recorded: %d bytes, %v", len(data), err)
			}
			if len(differ) == 0 {
				return
			}
			untouched += len(differ)
			before := printed(differ, convertClasses(t, area.files, differ))
			for _, p := range differ {
				want, err := p.OpenJDK()
				if err != nil {
					t.Fatal(err)
				}
				if before[p.Name] == string(want) {
					t.Errorf("%s printed\n%s\nwithout probes\n%s", p.Name, after[p.Name], before[p.Name])
				}
			}
		})
	}
	t.Logf("%d programs print what they print on OpenJDK, %d do not once they are converted", ran, untouched)
	if ran < 200 {
		t.Errorf("%d programs print the same, want at least 200", ran)
	}
}

// convertClasses converts what programs consist of: their own classes.
func convertClasses(t testing.TB, files []*dex.File, programs []suite.Program) []string {
	t.Helper()
	var out []conversion
	for _, f := range files {
		c := conversion{data: f.Data(), classes: []string{}}
		for i := range f.NumClassDefs() {
			d := f.TypeDescriptor(f.ClassDef(uint32(i)).Type)
			if slices.ContainsFunc(programs, func(p suite.Program) bool {
				own := strings.TrimSuffix(p.Descriptor(), ";")
				return d == own+";" || strings.HasPrefix(d, own+"$")
			}) {
				c.classes = append(c.classes, d)
			}
		}
		out = append(out, c)
	}
	archives, _ := convert(t, out)
	return archives
}

// program exercises what probes could disturb.
const program = `
import java.util.*;
interface Shape { double area(); String name(); }
class Square implements Shape {
  final double side; static int made; Square next;
  Square(double s) { this(s, null); }
  Square(double s, Square n) { super(); side = check(s); next = n; made++; }
  static double check(double s) { if (s < 0) throw new IllegalArgumentException("negative " + s); return s; }
  public double area() { return side * side; } public String name() { return "square"; }
}
class Counter { int n; long total; synchronized int up() { return ++n; } int guarded(int by) { synchronized (this) { if (by > 3) throw new IllegalStateException("by " + by); total += by; return n += by; } } }
public class Main {
  static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
  static long wide(long a, double b, int c, float d) { long r = a; for (int i = 0; i < c; i++) { r = r * 31 + (long) (b * i) - (long) d; if ((r & 1) == 0) r ^= 0x123456789L; } return r; }
  static String sw(int k) { switch (k) { case 1: return "one"; case 2: return "two"; case 3: return "three"; case 1000: return "thousand"; case -5: return "minus"; default: return "many"; } }
  static int tries(int k) { int r = 0; try { r = 1; try { if (k == 0) throw new RuntimeException("a"); r += 10 / (k - 1); } finally { r += 100; } int[] a = new int[k]; a[2] = r; r = a[2] + a[k - 1]; } catch (ArithmeticException e) { r += 1000; } catch (ArrayIndexOutOfBoundsException e) { r += 2000; } catch (RuntimeException e) { r += 4000; } return r; }
  static int[][] grid(int n) { int[][] g = new int[n][n]; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) g[i][j] = i * j + (i > 0 ? g[i - 1][j] : 0); return g; }
  static byte[] data() { return new byte[] {1, 2, 3, 4, 5}; }
  int field = 3; Object[] many = new Object[4];
  int many(int a, long b, Object c, int d, double e, String f, int[] g) { many[a] = c; field += d + f.length() + g[0]; return (int) (field + b + e); }
  static int sum(List<Integer> l) { int s = 0; for (int i : l) s += i; return s; }
  public static void main(String[] args) throws Exception {
    System.out.println(fib(12)); System.out.println(wide(5, 2.5, 40, 1.5f));
    for (int k : new int[] {1, 2, 3, 1000, -5, 77}) System.out.print(sw(k) + " ");
    for (int k = 0; k < 6; k++) System.out.print(tries(k) + " ");
    System.out.println(Arrays.deepToString(grid(5)));
    Shape s = new Square(3); System.out.println(s.area() + s.name() + Square.made);
    try { new Square(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    Counter c = new Counter(); for (int i = 0; i < 6; i++) { try { c.up(); c.guarded(i); } catch (IllegalStateException e) { System.out.println(e.getMessage() + c.n); } }
    System.out.println(new Main().many(1, 2L, "x", 3, 4.5, "five", new int[] {6}));
    List<Integer> list = new ArrayList<>(Arrays.asList(5, 3, 9, 1)); Collections.sort(list, new Comparator<Integer>() { public int compare(Integer a, Integer b) { return a - b; } });
    System.out.println(list + " " + sum(list)); byte[] d = data(); int x = 0; for (byte b : d) x = x * 7 + b; System.out.println(x);
    final int[] shared = new int[1]; Thread[] ts = new Thread[3];
    for (int i = 0; i < 3; i++) { ts[i] = new Thread() { public void run() { for (int j = 0; j < 1000; j++) synchronized (shared) { shared[0]++; } } }; ts[i].start(); }
    for (Thread t : ts) t.join(); System.out.println(shared[0]);
    Object o = null; System.out.println(o == null ? "null" : o.toString()); int[] idx = {0}; System.out.println(idx[7 - 7]); System.out.println(deep(30)); idx[deep(3)] = 1;
  }
  static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }
}`

// TestSameBehaviour runs a program before and after on a JVM, whose verifier
// sees every method of both.
func TestSameBehaviour(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a JVM four times")
	}
	f := compileJava(t, program)
	before := runJVM(t, [][]byte{f.Data()}, "")
	if !strings.Contains(before, "3000\n") || !strings.Contains(before, "ArrayIndexOutOfBoundsException") {
		t.Fatalf("the program printed:\n%s", before)
	}
	res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	recording := filepath.Join(t.TempDir(), "run.rec")
	after := runJVM(t, res.Dex, recording)
	if after != before {
		t.Errorf("printed\n%s\nwant\n%s", after, before)
	}
	data, err := os.ReadFile(recording)
	if err != nil {
		t.Fatal(err)
	}
	decoded, err := decode.Bytes(data, res.Map, []*dex.File{f})
	if err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(decoded)
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(f)
	if err != nil {
		t.Fatal(err)
	}
	summary, findings, err := trace.Validate(r, p)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range findings {
		t.Errorf("%v", f)
	}
	t.Logf("%+v", summary)
	var text bytes.Buffer
	if err := trace.WriteText(&text, r, p); err != nil {
		t.Fatal(err)
	}
	if file := os.Getenv("ESDROID_KEEP_TRACE"); file != "" {
		os.WriteFile(file, text.Bytes(), 0o600)
	}
	for line, want := range map[string]int{
		"enter LMain;->fib(I)I":      465,
		"enter LMain;->deep(I)I":     31 + 4,
		"enter LSquare;-><init>(D)V": 2,
		"unwind":                     -1,
		"gap":                        0,
		"crash":                      1,
		"enter LMain$1;->compare(Ljava/lang/Integer;Ljava/lang/Integer;)I": -1,
	} {
		n := strings.Count(text.String(), " "+line)
		if want >= 0 && n != want || want < 0 && n == 0 {
			t.Errorf("%d times %q, want %d", n, line, want)
		}
	}
}

func readFile(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
