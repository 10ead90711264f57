package llvm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/jimple/llvm"
)

// onModule assembles a module, runs passes on it and returns the folder in which
// they wrote their files.
func onModule(t *testing.T, text []byte, args ...string) string {
	t.Helper()
	key := new(oracle.Key).Program(t, "llvm-as").Program(t, "opt").Bytes(text).Text(args...)
	return oracle.Made(t, key, func(dir string) error {
		module := filepath.Join(t.TempDir(), "app.ll")
		if err := os.WriteFile(module, text, 0o666); err != nil {
			return err
		}
		if err := oracle.Run("llvm-as", module, "-o", module+".bc"); err != nil {
			return err
		}
		return oracle.RunIn(dir, "opt", append(args, module+".bc")...)
	})
}

// part is how many methods of an app are drawn at once.
const part = 1000

// TestModules has LLVM assemble, verify and draw the module of every app, and
// of files with rare instructions.
func TestModules(t *testing.T) {
	paths := map[string]string{"shapes": "../testdata/shapes.dex", "rare": "../../dex/testdata/rare.dex"}
	for _, path := range corpus.APKs(t) {
		if app := filepath.Base(filepath.Dir(path)); app != "apks" {
			paths[app] = path
		}
	}
	for app, path := range paths {
		limit := int64(100_000)
		if os.Getenv("CI") == "true" {
			limit = 1 << 40 // minutes
		}
		if info, err := os.Stat(path); err != nil || info.Size() > limit {
			continue
		}
		t.Run(app, func(t *testing.T) {
			var text bytes.Buffer
			p := jimple.New(program.Open(t, path))
			if err := llvm.Write(&text, p, llvm.Options{}); err != nil {
				t.Fatal(err)
			}
			onModule(t, text.Bytes(), "-passes=verify", "-disable-output")
			onModule(t, text.Bytes(), "-passes=mem2reg,verify", "-disable-output")
			t.Logf("%d bytes of text", text.Len())
			// For each function that it draws, LLVM numbers all metadata of the
			// module anew: parts of a module take a fraction of the time.
			drawn := map[string]bool{}
			for first := 0; first < len(p.Dex.Methods); first += part {
				var text bytes.Buffer
				if err := llvm.Write(&text, p, llvm.Options{Defines: func(m dex.MethodID) bool {
					return int(m) >= first && int(m) < first+part
				}}); err != nil {
					t.Fatal(err)
				}
				graphs := onModule(t, text.Bytes(), "-passes=dot-cfg", "-disable-output")
				for _, name := range functions(t, text.Bytes()) {
					drawn[name] = true
					if _, err := os.Stat(filepath.Join(graphs, "."+name+".dot")); err != nil {
						t.Errorf("not drawn: %v", err)
					}
				}
			}
			for _, name := range functions(t, text.Bytes()) {
				if !drawn[name] {
					t.Errorf("%s is in none of the parts", name)
				}
			}
			t.Logf("%d graphs", len(drawn))
		})
	}
}

var define = regexp.MustCompile(`(?m)^define [^@\n]*@(?:"([^"]*)"|([^"(]+))\(`)

// functions returns the names of the functions that a module defines.
func functions(t *testing.T, module []byte) []string {
	var out []string
	for _, m := range define.FindAllSubmatch(module, -1) {
		name := string(m[1]) + string(m[2])
		if strings.Contains(name, `\`) {
			var err error
			if name, err = strconv.Unquote(`"` + strings.ReplaceAll(name, `\`, `\x`) + `"`); err != nil {
				t.Fatal(err)
			}
		}
		out = append(out, name)
	}
	if n := bytes.Count(module, []byte("\ndefine ")); n != len(out) {
		t.Fatalf("%d names of %d functions", len(out), n)
	}
	return out
}

// TestDeterministic writes the same module twice.
func TestDeterministic(t *testing.T) {
	path := filepath.Join(corpus.Crash(t, "bites"), "app.apk")
	var a, b bytes.Buffer
	for _, out := range []*bytes.Buffer{&a, &b} {
		if err := llvm.Write(out, jimple.New(program.Open(t, path)), llvm.Options{}); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two runs differ")
	}
	for _, want := range []string{
		`define void @"Lcaldwell.ben.bites.MethodList$5;->onClick(Landroid.content.DialogInterface;I)V"(%"Ljava.lang.Object;"* %0, %"Ljava.lang.Object;"* %1, i32 %2) !dbg`,
		`declare %"Ljava.lang.Object;"* @"Ljava.lang.Integer;->valueOf(Ljava.lang.String;)Ljava.lang.Integer;"(%"Ljava.lang.Object;"*`,
		`linkageName: "Lcaldwell/ben/bites/MethodList$5;->onClick(Landroid/content/DialogInterface;I)V"`,
		`!DILocation(line: 288, column: 40, scope: `,
	} {
		if !strings.Contains(a.String(), want) {
			t.Errorf("the module lacks %s", want)
		}
	}
}
