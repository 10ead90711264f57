package command

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestExportLLVM(t *testing.T) {
	apk := filepath.Join(corpus.Crash(t, "bites"), "app.apk")
	for _, tt := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{apk, "caldwell.ben.bites.MethodList$5"}, cli.ExitDone, `define void @"Lcaldwell.ben.bites.MethodList$5;->onClick(Landroid.content.DialogInterface;I)V"`},
		{[]string{apk, "--method", "caldwell.ben.bites.MethodList$5.onClick"}, cli.ExitDone, `declare void @"Lcaldwell.ben.bites.MethodList;->access$3(`},
		{[]string{apk, "--method", "caldwell.ben.bites.MethodList$5.none"}, cli.ExitNegative, "it has\n  <init>"},
		{[]string{apk, "no.such.Class"}, cli.ExitNegative, "no class Lno/such/Class;"},
		{[]string{}, cli.ExitUsage, "Usage: esdroid export llvm"},
	} {
		var text bytes.Buffer
		if code := Run(append([]string{"export", "llvm"}, tt.args...), nil, &text, &text); code != tt.code || !strings.Contains(text.String(), tt.want) {
			t.Errorf("export llvm %v: exit code %d, want %d; output %.300q, want it to contain %q", tt.args, code, tt.code, text.String(), tt.want)
		}
	}
}
