// Where the apps are: the crash corpus, the cached public APKs, our own samples.

package corpus

import (
	"os"
	"path/filepath"
	"runtime"
	"sort"
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

// Root returns the project's root directory.
func Root() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Dir(filepath.Dir(filepath.Dir(file)))
}

// Dir returns the corpus directory, or skips the test where there is none.
func Dir(t testing.TB) string {
	t.Helper()
	dir := filepath.Join(Root(), "..", "shared", "corpus")
	if _, err := os.Stat(dir); err == nil {
		return dir
	}
	// A linked work tree lies elsewhere; the corpus then lies beside the main one.
	if env := os.Getenv("ESDROID_CORPUS"); env != "" {
		return env
	}
	t.Skipf("no crash corpus at %s (set ESDROID_CORPUS to its path)", dir)
	return ""
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

// APKs returns every APK that is present, crash corpus, project samples and
// public ones, by path.
func APKs(t testing.TB) []string {
	t.Helper()
	var out []string
	for _, pattern := range []string{
		filepath.Join(Root(), "..", "shared", "corpus", "crashes", "*", "*.apk"),
		filepath.Join(os.Getenv("ESDROID_CORPUS"), "crashes", "*", "*.apk"),
		filepath.Join(Root(), "testdata", "apps", "*", "*.apk"),
	} {
		m, _ := filepath.Glob(pattern)
		out = append(out, m...)
	}
	sort.Strings(out)
	for _, name := range PublicAPKs {
		path := filepath.Join(oracle.CacheDir(), "apks", name)
		if _, err := os.Stat(path); err == nil {
			out = append(out, path)
		} else if os.Getenv("CI") == "true" {
			t.Fatalf("public APK missing: %s (run .ci/oracles)", path)
		}
	}
	if len(out) == 0 {
		t.Skip("no APK present: no crash corpus, no cache (run .ci/oracles)")
	}
	return out
}
