// Look-up of tools on PATH and of files in the cache.

package oracle

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// CacheDir is where .ci/oracles puts jars and APKs: $ESDROID_CACHE, else
// esdroid-oracles in the user's cache directory.
func CacheDir() string {
	if dir := os.Getenv("ESDROID_CACHE"); dir != "" {
		return dir
	}
	base, err := os.UserCacheDir()
	if err != nil {
		base = os.TempDir()
	}
	return filepath.Join(base, "esdroid-oracles")
}

// Missing ends the test for want of an oracle: a failure when CI=true, else a skip.
func Missing(t testing.TB, what string) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatalf("oracle missing: %s (run .ci/oracles)", what)
	}
	t.Skipf("oracle missing: %s (.ci/oracles installs it)", what)
}

// Tool returns the path of an executable on PATH.
func Tool(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		Missing(t, name)
	}
	return path
}

// Jar returns the path of a jar in the cache, such as "soot.jar".
func Jar(t testing.TB, name string) string {
	t.Helper()
	path := filepath.Join(CacheDir(), "jars", name)
	if _, err := os.Stat(path); err != nil {
		Missing(t, name+" in "+filepath.Dir(path))
	}
	return path
}
