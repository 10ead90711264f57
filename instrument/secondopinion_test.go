package instrument_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// loadAll is a program that loads every class of the jars given to it and
// prints those that the JVM's verifier rejects.
const loadAll = `
import java.util.*; import java.util.jar.*; import java.net.*; import java.io.*;
public class Load { public static void main(String[] jars) throws Exception {
  List<URL> urls = new ArrayList<>(); for (String j : jars) urls.add(new File(j).toURI().toURL());
  ClassLoader cl = new URLClassLoader(urls.toArray(new URL[0])); int n = 0;
  for (int i = 0; i < jars.length - 1; i++) for (Enumeration<JarEntry> e = new JarFile(jars[i]).entries(); e.hasMoreElements();) {
    String c = e.nextElement().getName(); if (!c.endsWith(".class")) continue; n++;
    try { Class.forName(c.substring(0, c.length() - 6).replace('/', '.'), true, cl); } catch (VerifyError x) { System.out.println("REJECTED " + c + " " + x.getMessage().split("\n")[0]); } catch (Throwable x) { }
  }
  System.out.println("LOADED " + n); System.exit(0); } }`

// unconvertible returns the class files that say nothing: enjarify leaves calls of
// method handles out and keeps what takes their results.
func unconvertible(t *testing.T, dexes [][]byte) map[string]bool {
	out := map[string]bool{}
	for _, data := range dexes {
		files, err := dex.Parse("classes.dex", data)
		if err != nil {
			t.Fatal(err)
		}
		p, err := dex.NewProgram(files...)
		if err != nil {
			t.Fatal(err)
		}
		for m := range p.Methods {
			code, ok, err := p.Code(dex.MethodID(m))
			if err != nil {
				t.Fatal(err)
			}
			if !ok {
				continue
			}
			err = code.All(func(in *dex.Insn) bool {
				if in.Op >= dex.OpInvokePolymorphic && in.Op <= dex.OpInvokeCustomRange {
					out[strings.Trim(p.Classes[p.Methods[m].Class].Descriptor, "L;")+".class"] = true
				}
				return true
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	return out
}

// TestSecondOpinion converts apps to class files before and after and has a JVM
// verify them: it must reject nothing that it accepted before.
func TestSecondOpinion(t *testing.T) {
	if testing.Short() {
		t.Skip("converts apps with enjarify")
	}
	enjarify, java, javac, android := oracle.Tool(t, "enjarify"), oracle.Tool(t, "java"), oracle.Tool(t, "javac"), oracle.Jar(t, "android.jar")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "Load.java"), []byte(loadAll), 0o600); err != nil {
		t.Fatal(err)
	}
	run(t, javac, "-d", dir, filepath.Join(dir, "Load.java"))
	rejected := func(t *testing.T, dexes [][]byte) (classes []string, loaded string) {
		dir2 := t.TempDir()
		args := []string{"-XX:+UnlockDiagnosticVMOptions", "-XX:+BytecodeVerificationLocal", "-Dcom.esdroid.trace=" + filepath.Join(dir2, "rec"), "-cp", dir, "Load"}
		for i, data := range dexes {
			in, out := filepath.Join(dir2, string(rune('a'+i))+".dex"), filepath.Join(dir2, string(rune('a'+i))+".jar")
			if err := os.WriteFile(in, data, 0o600); err != nil {
				t.Fatal(err)
			}
			run(t, "env", "PATH=/usr/bin:/bin", enjarify, "-f", "-o", out, in)
			args = append(args, out)
		}
		out, err := exec.Command(java, append(args, android)...).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		for line := range strings.Lines(string(out)) {
			switch {
			case strings.HasPrefix(line, "REJECTED"):
				classes = append(classes, strings.Fields(line)[1])
			case strings.HasPrefix(line, "LOADED"):
				loaded = strings.TrimSpace(line)
			}
		}
		sort.Strings(classes)
		return classes, loaded
	}
	for _, path := range corpus.APKs(t) {
		if info, err := os.Stat(path); err != nil || info.Size() > 50_000 && os.Getenv("CI") != "true" {
			continue
		}
		t.Run(appName(path), func(t *testing.T) {
			app, err := apk.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			dexes, err := app.DexFiles()
			if err != nil {
				t.Fatal(err)
			}
			var before [][]byte
			for _, d := range dexes {
				before = append(before, d.Data)
			}
			res, err := instrument.Package(context.Background(), app, instrument.Options{Scope: everything, Limit: 1 << 20})
			if err != nil {
				t.Fatal(err)
			}
			old, n := rejected(t, before)
			now, m := rejected(t, res.Dex)
			known := unconvertible(t, before)
			for _, c := range old {
				known[c] = true
			}
			for _, c := range now {
				if !known[c] {
					t.Errorf("the JVM rejects %s, which it accepted before", c)
				}
			}
			t.Logf("before: %s, %d rejected; after: %s, %d rejected", n, len(old), m, len(now))
		})
	}
}
