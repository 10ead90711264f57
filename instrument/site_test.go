package instrument_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

// failures raises exceptions of the platform, on lines with several calls that
// could, and one of its own whose message must not be asked for.
const failures = `package of.app;
import java.util.*;
public class Main {
  static class Own extends RuntimeException { static int asked; public String getMessage() { asked++; return "own"; } }
  static Object at(List<Object> l, String s, int i) { return l.get(Integer.parseInt(s) + i) + s.substring(i); }
  static int raise(int k) {
    try {
      switch (k) {
        case 0: return at(new ArrayList<Object>(), "x", 0).hashCode();
        case 1: return at(new ArrayList<Object>(), "1", 2).hashCode();
        case 2: return at(Arrays.<Object>asList("a", "b", "c"), "1", 1).hashCode() + at(Arrays.<Object>asList("a"), "0", -0 + 0).toString().charAt(k * 9);
        case 3: char[] c = new char[3000]; return Integer.parseInt(new String(c)) + "".charAt(1);
        default: throw new Own();
      }
    } catch (Own e) { return -2; } catch (RuntimeException e) { return -1; }
  }
  public static void main(String[] a) { for (int k = 0; k < 5; k++) System.out.println(raise(k)); System.out.println(Own.asked); }
}`

// TestExceptionsOfApps records where exceptions came to an app whose classes are
// told from the platform's by their package, and of one without packages.
func TestExceptionsOfApps(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a JVM")
	}
	for _, c := range []struct{ source, class, prefix string }{
		{failures, "of.app.Main", "of.app."},
		{strings.TrimPrefix(failures, "package of.app;"), "Main", "java."},
	} {
		f := compileJava(t, c.source)
		res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: 1 << 20})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(res.Dex[0]), string(rune(len(c.prefix)))+c.prefix+"\x00") {
			t.Errorf("%s: the recorder does not know names by %q", c.class, c.prefix)
		}
		source := filepath.Join(t.TempDir(), "Main.java")
		if err := os.WriteFile(source, []byte(c.source), 0o600); err != nil {
			t.Fatal(err)
		}
		w := newTwice(t, []*dex.File{f}, res)
		w.run(t, suite.Program{Name: "Main", Class: c.class, Source: source})
		if want := "-1\n-1\n-1\n-1\n-2\n0\n"; w.now.out != want {
			t.Errorf("%s printed %q, want %q", c.class, w.now.out, want)
		}
		if same, marked := w.recordsTheSame(t); !same || marked {
			t.Errorf("%s records the same: %v, with something assumed: %v", c.class, same, marked)
		}
	}
}
