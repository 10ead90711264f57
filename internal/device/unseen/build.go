// Building a lot's package.

package unseen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

const frameworkResources = "/usr/share/android-framework-res/framework-res.apk"

// APK builds the lot's package and returns its path. Packages are kept by content.
func (l *Lot) APK(t testing.TB) string {
	t.Helper()
	oracle.Tool(t, "aapt")
	classes := code(t)
	key := new(oracle.Key).Text("unseen package").File(t, classes).File(t, frameworkResources).Program(t, "aapt")
	for _, path := range l.paths() {
		key.Text(path, l.files[path])
	}
	dir := oracle.Made(t, key, func(dir string) error {
		work, err := os.MkdirTemp("", "esdroid-unseen-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(work)
		for path, text := range l.files {
			file := filepath.Join(work, filepath.FromSlash(path))
			if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
				return err
			}
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				return err
			}
		}
		app := filepath.Join(dir, "app.apk")
		if err := oracle.Run("aapt", "package", "-f", "-M", filepath.Join(work, "AndroidManifest.xml"), "-S", filepath.Join(work, "res"), "-A", filepath.Join(work, "assets"), "-I", frameworkResources, "-F", app); err != nil {
			return err
		}
		return oracle.Run("aapt", "add", "-k", app, classes)
	})
	return filepath.Join(dir, "app.apk")
}

// code compiles what all lots run, and returns the path of its dex file.
func code(t testing.TB) string {
	t.Helper()
	dx := oracle.Jar(t, "dx.jar")
	api := filepath.Join(oracle.Jar(t, "robolectric"), "api", "android-all-8.0.0_r4-robolectric-r1.jar")
	sources := filepath.Join(corpus.Root(), "internal", "device", "unseen", "java")
	key := new(oracle.Key).Text("unseen code").Folder(t, sources).File(t, dx).Program(t, "javac")
	dir := oracle.Made(t, key, func(dir string) error {
		work, err := os.MkdirTemp("", "esdroid-unseen-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(work)
		if err := oracle.Run("javac", "-nowarn", "-Xlint:-options", "-g", "--release", "8", "-encoding", "UTF-8", "-cp", api, "-d", work, filepath.Join(sources, "org", "esdroid", "unseen", "Screen.java")); err != nil {
			return err
		}
		return oracle.Run("java", strings.Fields("-cp "+dx+" com.android.dx.command.Main --dex --output="+filepath.Join(dir, "classes.dex")+" "+work)...)
	})
	return filepath.Join(dir, "classes.dex")
}
