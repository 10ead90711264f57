package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
		{[]string{apk, "caldwell.ben.bites.Bites"}, ExitDone, ".class public Lcaldwell/ben/bites/Bites;\n.super Landroid/app/TabActivity;\n"},
		{[]string{apk, "-f", "dexdump", "Lcaldwell/ben/bites/Bites;"}, ExitDone, "  Class descriptor  : 'Lcaldwell/ben/bites/Bites;'\n"},
		{[]string{apk, "-f", "dexdump"}, ExitDone, "Opened '" + apk + "', DEX version '035'\nClass #0 "},
		{[]string{apk, "no.such.Class"}, ExitNegative, "no class Lno/such/Class;"},
		{[]string{apk, "-f", "xml"}, ExitUsage, "choose smali or dexdump"},
		{[]string{"no-such-file"}, ExitBadInput, "no-such-file"},
		{[]string{apk, "-o", out}, ExitDone, ""},
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
