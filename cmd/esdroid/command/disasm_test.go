package command

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestDisasm(t *testing.T) {
	apk := filepath.Join(corpus.Crash(t, "bites"), "app.apk")
	out := filepath.Join(t.TempDir(), "out")
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{apk, "caldwell.ben.bites.Bites"}, cli.ExitDone, ".class public Lcaldwell/ben/bites/Bites;\n.super Landroid/app/TabActivity;\n"},
		{[]string{apk, "-f", "dexdump", "Lcaldwell/ben/bites/Bites;"}, cli.ExitDone, "  Class descriptor  : 'Lcaldwell/ben/bites/Bites;'\n"},
		{[]string{apk, "-f", "dexdump"}, cli.ExitDone, "Opened '" + apk + "', DEX version '035'\nClass #0 "},
		{[]string{apk, "no.such.Class"}, cli.ExitNegative, "no class Lno/such/Class;"},
		{[]string{apk, "-f", "xml"}, cli.ExitUsage, "choose smali or dexdump"},
		{[]string{"no-such-file"}, cli.ExitBadInput, "no-such-file"},
		{[]string{apk, "-o", out}, cli.ExitDone, ""},
	} {
		var text bytes.Buffer
		if code := Run(append([]string{"disasm"}, tt.args...), nil, &text, &text); code != tt.code || !strings.Contains(text.String(), tt.want) {
			t.Errorf("disasm %v: exit code %d, want %d; output %.200q, want it to contain %q", tt.args, code, tt.code, text.String(), tt.want)
		}
	}
	if _, err := os.Stat(filepath.Join(out, "caldwell", "ben", "bites", "Bites.smali")); err != nil {
		t.Error(err)
	}
}

// An app without code is told so by everything that shows code.
func TestNoCode(t *testing.T) {
	var archive bytes.Buffer
	z := zip.NewWriter(&archive)
	if _, err := z.Create("AndroidManifest.xml"); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	apk := filepath.Join(t.TempDir(), "split_config.de.apk")
	if err := os.WriteFile(apk, archive.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []string{
		"disasm APP", "inspect jimple APP", "inspect platform APP", "export llvm APP", "vm run APP Main", "graph APP", "slice APP --at Main:1",
		"instrument APP -o out.apk",
	} {
		args := strings.Fields(strings.Replace(c, "APP", apk, 1))
		var text bytes.Buffer
		if code := Run(args, nil, &text, &text); code != cli.ExitBadInput || !strings.Contains(text.String(), "no code") {
			t.Errorf("%s: exit code %d, output %.200q", c, code, text.String())
		}
	}
}
