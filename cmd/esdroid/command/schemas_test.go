package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/xeipuuv/gojsonschema"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/schema"
)

var updateSchemas = flag.Bool("update-schemas", false, "write docs/schemas")

const schemaFolder = "../../../docs/schemas"

// TestOutputFitsSchemas runs the commands that print JSON, has their output judged by the
// published schemas, and these compared with the types that are printed.
func TestOutputFitsSchemas(t *testing.T) {
	const apps = "../../../testdata/apps/"
	app, crash, events := apps+"tally/app.apk", apps+"tally/crash.txt", apps+"tally/events.jsonl"
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	test := put(t, "test.sh", "#!/bin/sh\n"+has+"has 'Tap(2.0' $1 && has 'Drag' $1\n", 0o755)
	monkey := put(t, "monkey.log", script, 0o644)
	log := put(t, "app.log", "10-02 22:22:26.308 1 1 I System.out: FLiAD: ZZZ10ZZZorg.esdroid.samples.tally.TallyZZZ<init>ZZZ__inst__ZZZspecialinvoke $r0.<android.app.Activity: void <init>()>()\n", 0o644)
	oracle := put(t, "oracle.txt", "1\tvalue\tany\n", 0o644)
	ref := "Lorg/esdroid/samples/tally/Tally;"
	traces := in("traces")
	for i, line := range exampleTraces[:2] {
		var b bytes.Buffer
		err := errors.Join(event.WriteJSONL(&b, exampleTrace(line)), os.MkdirAll(traces, 0o755))
		if err = errors.Join(err, os.WriteFile(filepath.Join(traces, string(rune('a'+i))+".jsonl"), b.Bytes(), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	recorded := in("recorded")
	err := errors.Join(os.MkdirAll(filepath.Join(recorded, "crashes"), 0o755), os.Symlink(filepath.Join(corpus.Dir(t), "oracles"), filepath.Join(recorded, "oracles")),
		os.Symlink(corpus.Crash(t, "yahtzee"), filepath.Join(recorded, "crashes", "yahtzee")))
	if err != nil {
		t.Fatal(err)
	}
	tried := map[string]bool{}
	for _, tt := range []struct {
		name string // of the schema
		args []string
	}{
		{"run", []string{"run", app, "--events", events, "--out", in("run"), "--confirm", "4"}},
		{"explain", []string{"explain", in("run/run.trace"), app, "--crash", in("run/crash.txt")}},
		{"slice", []string{"slice", app, "--crash", crash}},
		{"slice-statements", []string{"slice", app, "--at", "org.esdroid.samples.tally.Tally:55"}},
		{"why", []string{"why", app, "org.esdroid.samples.tally.Tally:51", "org.esdroid.samples.tally.Tally:55"}},
		{"why-run", []string{"why", in("run/run.trace"), "org.esdroid.samples.tally.Tally:51", "org.esdroid.samples.tally.Tally:55", "--app", app}},
		{"eval", []string{"eval", "--dir", apps, "--app", "tally", "--confirm", "-1"}},
		{"rank", []string{"rank", app, "--run", in("run")}},
		{"rank-faulty", []string{"rank", app, "--run", in("run"), "--faulty", "org.esdroid.samples.tally.Tally:51"}},
		{"eval-ranks", []string{"eval", "--suite", "ranks", "--dir", apps, "--app", "tally"}},
		{"eval-mutants", []string{"eval", "--suite", "mutants", "--dir", apps, "--app", "tally", "--per-app", "1", "--tries", "4", "--confirm", "-1"}},
		{"eval-sequences", []string{"eval", "--suite", "sequences", "--dir", apps, "--app", "cart"}},
		{"eval-corpus", []string{"eval", "--suite", "corpus", "--dir", recorded}},
		{"compare", []string{"compare", in("run/run.trace"), app, oracle, "--crash", in("run/crash.txt")}},
		{"inspect-intervene", []string{"inspect", "intervene", "../../../slice/dynamic/replay/testdata/runs/Runs.dex", "Runs", "--changes", "5", "--", "4100"}},
		{"vm-run", []string{"vm", "run", "../../../testdata/vm/Primes.dex", "Primes", "10"}},
		{"trace-info", []string{"trace", "info", in("run/run.trace")}},
		{"trace-import", []string{"trace", "import", log, app, "-o", in("log.trace")}},
		{"trace-validate", []string{"trace", "validate", in("run/run.trace"), app}},
		{"device-replay", []string{"device", "replay", app, events}},
		{"device-check", []string{"device", "check", app}},
		{"device-shell", []string{"device", "shell", app}},
		{"monkey", []string{"monkey", app, "--events", "20", "--events-file", in("found.jsonl"), "--crash-file", in("found.txt")}},
		{"minimize", []string{"minimize", "--events", monkey, "--test", test, "--dir", in("reduced"), "--deterministic"}},
		{"suite-reduce", []string{"suite", "reduce", traces, "-o", in("suite")}},
		{"events-stats", []string{"events", "stats", events}},
		{"events-report", []string{"events", "report", events}},
		{"policy", []string{"policy"}},
		{"apk-info", []string{"apk", "info", app}},
		{"apk-list", []string{"apk", "list", app}},
		{"apk-manifest", []string{"apk", "manifest", app}},
		{"apk-resources", []string{"apk", "resources", app}},
		{"apk-verify", []string{"apk", "verify", app}},
		{"apk-align", []string{"apk", "align", app, "--output", in("aligned.apk")}},
		{"apk-sign", []string{"apk", "sign", app, "--output", in("signed.apk")}},
		{"apk-xml", []string{"apk", "xml", app, "AndroidManifest.xml"}},
		{"instrument", []string{"instrument", app, "--output", in("traced.apk")}},
		{"inspect-api", []string{"inspect", "api", "android.view", "--missing"}},
		{"inspect-platform", []string{"inspect", "platform", app}},
		{"inspect-verify", []string{"inspect", "verify", app}},
		{"inspect-method", []string{"inspect", "method", app, ref + "->show()V"}},
		{"graph", []string{"graph", app, "--kind", "icc"}},
	} {
		tried[tt.name] = true
		var printed any
		schema.Printed = func(v any) {
			if printed == nil {
				printed = v
			}
		}
		var out, errs bytes.Buffer
		args := append([]string{}, tt.args...)
		if i := slices.Index(args, "--"); i >= 0 {
			args = slices.Insert(args, i, "--json")
		} else if tt.name == "vm-run" { // what follows the class is the program's
			args = slices.Insert(args, 2, "--json")
		} else if tt.name != "device-shell" { // it is told what to print
			args = append(args, "--json")
		}
		code := Run(args, strings.NewReader("state\n"), &out, &errs)
		schema.Printed = func(any) {}
		if code > 1 || printed == nil {
			t.Errorf("%s: exit code %d\n%s%.500s", tt.name, code, errs.String(), out.String())
			continue
		}
		of := schema.Of("esdroid "+tt.name, printed)
		want, err := json.MarshalIndent(of, "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, '\n')
		file := filepath.Join(schemaFolder, tt.name+".json")
		if *updateSchemas {
			if err := os.WriteFile(file, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if published, err := os.ReadFile(file); err != nil || !bytes.Equal(published, want) {
			t.Errorf("%s: docs/schemas has not what is printed; raise the version if a member changed or went away, and run this test with -update-schemas (%v)", tt.name, err)
		}
		var document any
		if tt.name == "vm-run" { // behind what the program printed
			out.Next(bytes.Index(out.Bytes(), []byte("\n{")) + 1)
		}
		if err := json.Unmarshal(out.Bytes(), &document); err != nil {
			t.Errorf("%s: %v in %.200s", tt.name, err, out.String())
			continue
		}
		result, err := gojsonschema.Validate(gojsonschema.NewBytesLoader(want), gojsonschema.NewBytesLoader(out.Bytes()))
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		for i, e := range result.Errors() {
			if i < 3 {
				t.Errorf("%s: %s", tt.name, e)
			}
		}
		if member := schema.Unknown(of, document); member != "" {
			t.Errorf("%s: the schema does not describe %s", tt.name, member)
		}
	}
	printing(New(), func(c *cobra.Command) {
		name := strings.ReplaceAll(strings.TrimPrefix(c.CommandPath(), "esdroid "), " ", "-")
		if !tried[name] {
			t.Errorf("%s prints JSON and has no schema %s", c.CommandPath(), name)
		}
	})
	for _, suite := range evalSuites[1:] {
		if !tried["eval-"+suite] {
			t.Errorf("the suite %s has no schema", suite)
		}
	}
	files, err := os.ReadDir(schemaFolder)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if name, ok := strings.CutSuffix(f.Name(), ".json"); ok && !tried[name] {
			t.Errorf("nothing prints %s", f.Name())
		}
	}
}

// printing calls visit with each command that can print JSON.
func printing(c *cobra.Command, visit func(*cobra.Command)) {
	format := c.Flags().Lookup("format")
	if c.Flags().Lookup("json") != nil || format != nil && strings.Contains(format.Usage, "json") {
		visit(c)
	}
	for _, sub := range c.Commands() {
		printing(sub, visit)
	}
}
