package vms

import (
	"errors"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// The class to run is the one that is named, in whatever spelling, or the only one with
// public static void main(String[]).
func TestMainClass(t *testing.T) {
	const arguments = "([Ljava/lang/String;)V"
	file := func(classes ...string) []*dex.File {
		t.Helper()
		b := build.New(35)
		other := b.Class(dex.AccPublic, "La/Other;")
		other.Method(dex.AccPublic|dex.AccStatic, "main", "()V").Code(0).Op(dex.OpReturnVoid)
		other.Method(dex.AccStatic, "main", arguments).Code(0).Op(dex.OpReturnVoid)
		other.Method(dex.AccPublic|dex.AccStatic, "start", arguments).Code(0).Op(dex.OpReturnVoid)
		for _, c := range classes {
			b.Class(dex.AccPublic, c).Method(dex.AccPublic|dex.AccStatic, "main", arguments).Code(0).Op(dex.OpReturnVoid)
		}
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		return []*dex.File{f}
	}
	none, one, two := file(), file("La/A;"), file("La/A;", "La/B;")
	for _, c := range []struct {
		files []*dex.File
		name  string // "" for none
		want  string // the class, or what the error says
	}{
		{none, "", "no class of it has a method public static void main"},
		{one, "", "La/A;"},
		{two, "", "which class? classes with a main method: a.A, a.B"},
		{two, "a.B", "La/B;"}, {two, "a/B", "La/B;"}, {two, "La/B;", "La/B;"},
		{one, "a.Other", "La/Other;"}, // it may be run, and then says what it lacks
		{one, "a.None", "has no class a.None; classes with a main method: a.A"},
	} {
		args := []string{"a.dex"}
		if c.name != "" {
			args = append(args, c.name)
		}
		got, err := MainClass(args, c.files)
		if err == nil {
			if got != c.want {
				t.Errorf("%q: %s, want %s", c.name, got, c.want)
			}
			continue
		}
		var exit *cli.ExitError
		if !errors.As(err, &exit) || exit.Code != cli.ExitUsage || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.name, err, c.want)
		}
	}
}
