// Where the apps are: the crash corpus, the cached public APKs, our own samples.

package corpus

import (
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/oracle"
)

// Crashes names the apps of the crash corpus in alphabetical order.
var Crashes = []string{
	"apvpdfview", "bites", "calculator", "cowsay", "dalvikexplorer", "passwordmaker",
	"scribbler", "tippytipper", "weightchart", "whohasmystuff", "yahtzee",
}

// PublicAPKs names the large APKs that .ci/oracles puts into the cache.
var PublicAPKs = []string{"apidemos.apk", "settings.apk", "uiautomator2-server.apk", "uiautomator2-server-test.apk"}

// Root returns the project's root directory: the nearest one above the working
// directory, which is the tested package's own, that holds go.mod and cmd/esdroid.
// Paths that the compiler kept are none where it was told to trim them.
func Root() string {
	dir, err := os.Getwd()
	if err != nil {
		panic(err)
	}
	for ; ; dir = filepath.Dir(dir) {
		_, noModule := os.Stat(filepath.Join(dir, "go.mod"))
		_, noCommand := os.Stat(filepath.Join(dir, "cmd", "esdroid"))
		if noModule == nil && noCommand == nil {
			return dir
		}
		if dir == filepath.Dir(dir) {
			panic("corpus: no go.mod and cmd/esdroid above the working directory")
		}
	}
}

// dir returns the corpus directory, "" where there is none.
func dir() string {
	dir := filepath.Join(Root(), "..", "shared", "corpus")
	if env := os.Getenv("ESDROID_CORPUS"); env != "" {
		dir = env // a linked work tree lies elsewhere than beside the corpus
	}
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return ""
	}
	return dir
}

// Dir returns the corpus directory; where there is none the test is skipped, or
// fails when CI=true.
func Dir(t testing.TB) string {
	t.Helper()
	dir := dir()
	if dir == "" {
		oracle.Missing(t, "the crash corpus, at ../shared/corpus or where ESDROID_CORPUS says")
	}
	return dir
}

// Crash returns the folder of one crash of the corpus.
func Crash(t testing.TB, app string) string {
	t.Helper()
	return filepath.Join(Dir(t), "crashes", app)
}

// Public returns the path of one cached public APK; without it the test is
// skipped, or fails when CI=true.
func Public(t testing.TB, name string) string {
	t.Helper()
	path := filepath.Join(oracle.CacheDir(), "apks", name)
	if _, err := os.Stat(path); err != nil {
		oracle.Missing(t, "public APK "+name+" in "+filepath.Dir(path))
	}
	return path
}

// samples are the project's own apps that stand for all of them: these are built by the
// same tools, and of their form a further one tells nothing new. Two are in Kotlin.
var samples = []string{"hostile", "kitchen", "mosaic", "parcel", "plugins", "polish", "recipe", "shapes", "silicompressor", "trip", "turned", "wizard"}

// APKs returns APKs by path: all of the crash corpus, some of the project's samples, the
// public ones. One that is missing is named in the log, and fails the test when CI=true.
func APKs(t testing.TB) []string {
	t.Helper()
	var want []string
	for _, app := range Crashes {
		want = append(want, filepath.Join(dir(), "crashes", app, "app.apk"))
	}
	for _, app := range samples {
		want = append(want, filepath.Join(Root(), "testdata", "apps", app, "app.apk"))
	}
	sort.Strings(want)
	for _, name := range PublicAPKs {
		want = append(want, filepath.Join(oracle.CacheDir(), "apks", name))
	}
	var out, missing []string
	for _, path := range want {
		if _, err := os.Stat(path); err == nil {
			out = append(out, path)
		} else {
			missing = append(missing, path)
		}
	}
	switch {
	case len(missing) > 0 && os.Getenv("CI") == "true" || len(out) == 0:
		oracle.Missing(t, "APKs "+strings.Join(missing, ", "))
	case len(missing) > 0:
		t.Logf("without the APKs %s", strings.Join(missing, ", "))
	}
	return out
}
