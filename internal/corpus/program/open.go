// From the path of an app to its program, for tests.

package program

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
)

// Open returns the program of the app at path.
func Open(t testing.TB, path string) *dex.Program {
	t.Helper()
	app, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	p, err := app.Program()
	if err != nil {
		t.Fatal(err)
	}
	return p
}
