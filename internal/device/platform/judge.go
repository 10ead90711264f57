// Running an app or programs on the platform's own code.

package platform

import (
	"archive/zip"
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// A Judge runs code on the platform's classes.
type Judge struct {
	jars    string   // folder of Robolectric and what it needs
	path    []string // its libraries, sorted: the JVM takes "*" in the order of the file system
	classes string   // our own runner, compiled
}

// use makes the judge of a folder of Robolectric's.
func (j *Judge) use(jars string) error {
	path, err := filepath.Glob(filepath.Join(jars, "*.jar"))
	if err == nil && len(path) == 0 {
		err = fmt.Errorf("no libraries in %s, run .ci/oracles", jars)
	}
	j.jars, j.path = jars, path
	return err
}

// libraries are the names of the class path, in its order.
func (j *Judge) libraries() string {
	var names []string
	for _, p := range j.path {
		names = append(names, filepath.Base(p))
	}
	return strings.Join(names, " ")
}

// sources is the folder of the runner's Java sources.
func sources() string {
	return filepath.Join(corpus.Root(), "internal", "device", "platform", "java")
}

// Find returns the judge; without it the test is skipped, or fails when CI=true.
func Find(t testing.TB) *Judge {
	t.Helper()
	j := new(Judge)
	if err := j.use(oracle.Jar(t, "robolectric")); err != nil {
		t.Fatal(err)
	}
	oracle.Tool(t, "java")
	oracle.Tool(t, "enjarify")
	key := new(oracle.Key).Text("platform runner", j.libraries()).Folder(t, sources()).Program(t, "javac")
	j.classes = oracle.Made(t, key, j.compile)
	return j
}

// compile compiles the runner.
func (j *Judge) compile(dir string) error {
	var files []string
	err := filepath.WalkDir(sources(), func(path string, e os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".java") {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		return err
	}
	return oracle.Run("javac", append([]string{"-nowarn", "-proc:none", "-encoding", "UTF-8", "-d", dir, "-cp", strings.Join(j.path, string(filepath.ListSeparator))}, files...)...)
}

// Output runs a script on an app, given as its package, and returns what the app printed
// and how it ended. It keeps nothing, and serves generators.
func Output(app []byte, activity, script string) (string, error) {
	work, err := os.MkdirTemp("", "esdroid-platform-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(work)
	j := &Judge{classes: work}
	if err := j.use(filepath.Join(oracle.CacheDir(), "jars", "robolectric")); err != nil {
		return "", err
	}
	if err := j.compile(work); err != nil {
		return "", err
	}
	path := filepath.Join(work, "app.apk")
	if err := os.WriteFile(path, app, 0o666); err != nil {
		return "", err
	}
	m, err := manifestOf(path)
	if err != nil {
		return "", err
	}
	out, err := j.replay(path, m, []Script{{Activity: activity, Events: script}}, false)
	return string(out), err
}

// Replay runs a script on an app that starts with its launcher activity. Answers are
// kept by content.
func (j *Judge) Replay(t testing.TB, apk, script string) *Replay {
	t.Helper()
	return j.Replays(t, apk, []Script{{Events: script}})[0]
}

// A Script is events, and the activity that they begin with.
type Script struct {
	Activity string // class; "" for the launcher's
	Events   string // one a line
}

// Replays runs scripts on an app, each in a process of its own. Answers are kept by content.
func (j *Judge) Replays(t testing.TB, apk string, scripts []Script) []*Replay {
	t.Helper()
	m, err := manifestOf(apk)
	if err != nil {
		t.Fatal(err)
	}
	key := new(oracle.Key).Text("platform replay", j.libraries())
	for _, s := range scripts {
		key.Text(s.Activity, s.Events)
	}
	dir := oracle.Made(t, key.File(t, apk).Folder(t, sources()), func(dir string) error {
		out, err := j.replay(apk, m, scripts, true)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(dir, "out"), out, 0o666)
	})
	out, err := os.ReadFile(filepath.Join(dir, "out"))
	if err != nil {
		t.Fatal(err)
	}
	printed := strings.Split(string(out), "\nSCRIPT ")[1:]
	if len(printed) != len(scripts) {
		t.Fatalf("the platform's own code ran %d of %d scripts:\n%s", len(printed), len(scripts), out)
	}
	var all []*Replay
	for _, p := range printed {
		r, err := Parse(p)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	return all
}

// replay runs scripts; of windows nothing is printed unless they are asked for.
func (j *Judge) replay(apk string, m *manifest, scripts []Script, windows bool) ([]byte, error) {
	work, err := os.MkdirTemp("", "esdroid-platform-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	apk, err = filepath.Abs(apk)
	if err != nil {
		return nil, err
	}
	app := filepath.Join(work, "app.jar")
	if err := enjarify(app, apk); err != nil {
		return nil, err
	}
	resources := filepath.Join(work, "resources")
	if err := beside(apk, resources); err != nil {
		return nil, err
	}
	files := map[string]string{
		filepath.Join(work, "AndroidManifest.xml"): m.text,
		filepath.Join(resources, "com/android/tools/test_config.properties"): fmt.Sprintf(
			"android_merged_manifest=%s\nandroid_resource_apk=%s\nandroid_custom_package=%s\n", filepath.Join(work, "AndroidManifest.xml"), apk, m.name),
	}
	var lines []string
	for i, s := range scripts {
		file := filepath.Join(work, fmt.Sprint("script", i))
		files[file] = s.Events + "\n"
		lines = append(lines, cmp.Or(s.Activity, m.launcher)+","+file)
	}
	for path, text := range files {
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return nil, err
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			return nil, err
		}
	}
	path := append([]string{j.classes, resources}, j.path...)
	return j.java(work, append(path, app), map[string]string{"scripts": strings.Join(lines, "\n"), "target": strconv.Itoa(m.target), "windows": strconv.FormatBool(windows)}, "Replay")
}

// enjarify turns an app's code into class files. Its Debian package belongs to the
// system's Python, which another one on PATH may hide.
func enjarify(jar, apk string) error {
	cmd := exec.Command("enjarify", "-f", "-o", jar, apk)
	cmd.Env = append(os.Environ(), "PATH=/usr/bin"+string(filepath.ListSeparator)+os.Getenv("PATH"))
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("enjarify %s: %w\n%s", apk, err, out)
	}
	return nil
}

// java runs a JUnit class, and returns what it printed.
func (j *Judge) java(work string, path []string, properties map[string]string, class string) ([]byte, error) {
	args := []string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", // what enjarify makes of some code does not verify, and runs
		"-Drobolectric.offline=true", "-Drobolectric.dependency.dir=" + filepath.Join(j.jars, "sdk"), "-Duser.language=en", "-Duser.country=US", "-Duser.timezone=UTC", "-Djava.awt.headless=true"}
	for k, v := range properties {
		args = append(args, "-D"+k+"="+v)
	}
	args = append(args, "-cp", strings.Join(path, string(filepath.ListSeparator)), "org.junit.runner.JUnitCore", class)
	cmd := exec.Command("java", args...)
	cmd.Dir = work
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil && !bytes.Contains(out.Bytes(), []byte("AFTER ")) && !bytes.Contains(out.Bytes(), []byte("CRASH")) {
		return nil, fmt.Errorf("the platform's own code: %w\n%s%s", err, out.Bytes(), said.Bytes())
	}
	return out.Bytes(), nil
}

// beside unpacks what an app's code finds by its class loader.
func beside(apk, dir string) error {
	z, err := zip.OpenReader(apk)
	if err != nil {
		return err
	}
	defer z.Close()
	for _, f := range z.File {
		name := f.Name
		if strings.HasSuffix(name, ".dex") || strings.HasPrefix(name, "res/") || strings.HasPrefix(name, "META-INF/") || name == "resources.arsc" ||
			name == "AndroidManifest.xml" || strings.HasSuffix(name, "/") || !filepath.IsLocal(name) {
			continue
		}
		r, err := f.Open()
		if err != nil {
			return err
		}
		data, err := io.ReadAll(r)
		if err != nil {
			return err
		}
		target := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(target), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(target, data, 0o666); err != nil {
			return err
		}
	}
	return nil
}
