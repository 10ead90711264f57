package instrument_test

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/trace"
)

const twoLists = `
import java.util.*;
public class Main extends ArrayList<String> {
  static void fill(List<String> l, String s) { l.add(s); }
  static String first(List<String> l) { return l.get(0); }
  public static void main(String[] args) {
    List<String> a = new ArrayList<String>(), b = new LinkedList<String>(); Main m = new Main();
    fill(a, "x"); fill(b, "y"); m.add("z"); m.own();
    System.out.println(first(a) + first(b) + first(m) + new StringBuilder("q").length());
  }
  void own() { add("w"); }
}`

// TestReceivers tells the objects apart on which a program calls the platform.
func TestReceivers(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a JVM")
	}
	f := compileJava(t, twoLists)
	res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	recording := filepath.Join(t.TempDir(), "run.rec")
	if out := runJVM(t, res.Dex, recording); out != "xyz1\n" {
		t.Fatalf("printed %q", out)
	}
	decoded, err := decode.Bytes(readFile(t, recording), res.Map, []*dex.File{f})
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(f)
	if err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(decoded)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := trace.WriteText(&text, r, p); err != nil {
		t.Fatal(err)
	}
	var in string
	objects := map[string][]string{}
	for line := range strings.Lines(text.String()) {
		switch f := strings.Fields(line); {
		case len(f) > 2 && f[1] == "enter":
			in = f[2][:strings.IndexByte(f[2], '(')]
		case len(f) > 2 && f[1] == "object":
			objects[in] = append(objects[in], f[len(f)-1])
		}
	}
	// main calls m.add behind its second call of fill.
	fill, first, own := objects["LMain;->fill"], objects["LMain;->first"], objects["LMain;->own"]
	if len(fill) != 3 || len(first) != 3 || len(own) != 1 {
		t.Fatalf("receivers: %v\n%s", objects, &text)
	}
	if fill[0] == fill[1] || fill[0] != first[0] || fill[1] != first[1] || fill[2] != own[0] || first[2] != own[0] {
		t.Errorf("receivers: %v", objects)
	}
}
