// Opening an app: which of the kinds of input it is, and its parts in order.

package apk

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/badinput"
)

// App is an opened app. Its methods may be used by several goroutines.
type App struct {
	path   string
	parts  []*Part
	merged lazy[*Manifest]
	table  lazy[*arsc.Table]
}

// Part is one file of an app.
type Part struct {
	// Name is the part's file name, within the set it was found in.
	Name string
	// Archive is nil for a bare dex file.
	Archive *zip.Archive

	app      *App
	dex      []byte // a bare dex file
	manifest lazy[*Manifest]
	table    lazy[*arsc.Table]
}

const manifestName = "AndroidManifest.xml"

// Open opens the app at path: an .apk; a set of splits as .apks, .xapk, .apkm
// or any other archive of .apk files; a directory of .apk files; a .jar or .zip
// with classes.dex; or a bare .dex file. What the file is, its content decides,
// not its name.
func Open(path string) (*App, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fileError(err)
	}
	if info.IsDir() {
		return openDir(path)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, fileError(err)
	}
	return OpenBytes(path, data)
}

// fileError words an error of the file system without the name of the system call.
func fileError(err error) error {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		return fmt.Errorf("%s: %w", pe.Path, pe.Err)
	}
	return err
}

// OpenBytes opens the app in data, which must stay unchanged; name is used in
// messages.
func OpenBytes(name string, data []byte) (*App, error) {
	a := &App{path: name}
	switch {
	case isDex(data) && !isPackage(data):
		a.parts = []*Part{{Name: filepath.Base(name), dex: data, app: a}}
		return a, nil
	case !zip.LooksLikeZip(data):
		return nil, badinput.In(name, badinput.New("", -1, "give an .apk, .apks, .xapk, .jar or .dex file or a folder of .apk files",
			"neither a zip archive nor a dex file%s", firstBytes(data)))
	}
	ar, err := zip.Parse(data)
	if err != nil {
		return nil, badinput.In(name, err)
	}
	switch {
	case ar.Find(manifestName) != nil && ar.Find("classes.jar") != nil:
		if err := notDalvik(ar); err != nil {
			return nil, badinput.In(name, err)
		}
		fallthrough
	case ar.Find(manifestName) != nil || ar.Find("classes.dex") != nil:
		a.parts = []*Part{{Name: filepath.Base(name), Archive: ar, app: a}}
		return a, nil
	default:
		if err := a.readSet(ar); err != nil {
			return nil, badinput.In(name, err)
		}
	}
	return a, nil
}

func firstBytes(data []byte) string {
	if len(data) == 0 {
		return ": it is empty"
	}
	return fmt.Sprintf(": it begins with % x", data[:min(8, len(data))])
}

func isDex(data []byte) bool {
	return len(data) >= 8 && bytes.HasPrefix(data, []byte("dex\n")) && data[7] == 0
}

// isPackage reports whether data that begin as a dex file are a package all the
// same: an archive may have anything in front of it.
func isPackage(data []byte) bool {
	if !zip.LooksLikeZip(data) {
		return false
	}
	ar, err := zip.Parse(data)
	return err == nil && ar.Find(manifestName) != nil
}

func openDir(dir string) (*App, error) {
	names, err := filepath.Glob(filepath.Join(escapeGlob(dir), "*.apk"))
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, badinput.In(dir, badinput.New("", -1, "give a folder that holds the base .apk and its splits", "a folder without .apk files"))
	}
	a := &App{path: dir}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, fileError(err)
		}
		ar, err := zip.Parse(data)
		if err != nil {
			return nil, badinput.In(name, err)
		}
		a.parts = append(a.parts, &Part{Name: filepath.Base(name), Archive: ar, app: a})
	}
	if err := a.orderParts(); err != nil {
		return nil, badinput.In(dir, err)
	}
	return a, nil
}

var globMeta = strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`)

func escapeGlob(dir string) string { return globMeta.Replace(dir) }

// notDalvik names what else people take for an app: bundles and libraries, whose
// code still has to be made into dex files.
func notDalvik(ar *zip.Archive) error {
	switch {
	case ar.Find(dexName(1)) != nil || ar.Find("resources.arsc") != nil:
		return nil
	case ar.Find("BundleConfig.pb") != nil:
		return badinput.New("", -1, "make packages of it with 'bundletool build-apks' and give the .apks", "this is an app bundle (.aab), not a package")
	case ar.Find("classes.jar") != nil:
		return badinput.New("", -1, "make a dex file of its classes.jar with d8 and give that", "this is a library (.aar) of Java class files, not Dalvik code")
	}
	for i := range ar.Entries() {
		if strings.HasSuffix(ar.Entries()[i].Name, ".class") {
			return badinput.New("", -1, "make a dex file of it with d8 and give that", "an archive of Java class files, not Dalvik code")
		}
	}
	return nil
}

// readSet makes parts of the .apk files in an archive. A universal.apk holds
// everything and is used alone. Of an archive made by bundletool the splits are
// used, else the first stand-alone package.
func (a *App) readSet(ar *zip.Archive) error {
	var splits, standalone []*zip.Entry
	for i := range ar.Entries() {
		e := &ar.Entries()[i]
		switch {
		case e.IsDir() || !strings.EqualFold(path.Ext(e.Name), ".apk"):
		case path.Base(e.Name) == "universal.apk":
			splits, standalone = []*zip.Entry{e}, nil
		case len(splits) == 1 && path.Base(splits[0].Name) == "universal.apk":
		case strings.HasPrefix(e.Name, "standalones/"):
			standalone = append(standalone, e)
		default:
			splits = append(splits, e)
		}
	}
	if len(splits) == 0 && len(standalone) > 0 {
		splits = standalone[:1]
	}
	if len(splits) == 0 {
		if err := notDalvik(ar); err != nil {
			return err
		}
		return badinput.New("", -1, "give the .apk itself", "an archive of %d entries without AndroidManifest.xml, classes.dex or .apk files", len(ar.Entries()))
	}
	total := uint64(0)
	for _, e := range splits {
		total += e.Size
		if limit := 64<<20 + 20*uint64(len(ar.Bytes())); total > limit {
			return badinput.New("", -1, "unpack it into a folder and give that", "its packages inflate to more than %d bytes", limit)
		}
		data, err := ar.Read(e)
		if err != nil {
			return err
		}
		inner, err := zip.Parse(data)
		if err != nil {
			return badinput.In(e.Name, err)
		}
		a.parts = append(a.parts, &Part{Name: e.Name, Archive: inner, app: a})
	}
	return a.orderParts()
}

// orderParts puts the base first and the splits in order of their names, and
// keeps one of several variants of a split: the one for the newest devices.
func (a *App) orderParts() error {
	const try = "give the base package and its splits, in a folder or archive of their own"
	type variant struct {
		part *Part
		min  int
	}
	best := map[string]variant{}
	var splits []string
	var pkg, first string
	for _, p := range a.parts {
		// Not p.Manifest: references can be resolved only when all parts are known.
		doc, err := p.XML(manifestName)
		if err != nil {
			return badinput.In(p.Name, err)
		}
		m, err := readManifest(doc, nil)
		if err != nil {
			return badinput.In(p.Name, err)
		}
		if first == "" {
			pkg, first = m.Package, p.Name
		} else if m.Package != pkg {
			return badinput.New("", -1, try, "it holds different apps: %s is %s, %s is %s", first, pkg, p.Name, m.Package)
		}
		old, seen := best[m.Split]
		if !seen {
			splits = append(splits, m.Split)
		} else if m.MinSDK == old.min && variantStem(p.Name) != variantStem(old.part.Name) {
			return badinput.New("", -1, try, "%s and %s are the same part of %s; leave one of them", old.part.Name, p.Name, pkg)
		}
		if !seen || m.MinSDK > old.min || m.MinSDK == old.min && p.Name > old.part.Name {
			best[m.Split] = variant{p, m.MinSDK}
		}
	}
	slices.Sort(splits)
	if splits[0] != "" {
		return badinput.New("", -1, try, "it holds splits of %s, but not the base", pkg)
	}
	a.parts = a.parts[:0]
	for _, s := range splits {
		a.parts = append(a.parts, best[s].part)
	}
	return nil
}

// variantStem returns a part's name without the number that bundletool gives to
// variants: base-master.apk and base-master_2.apk are one part.
func variantStem(name string) string {
	stem := strings.TrimSuffix(name, path.Ext(name))
	if i := strings.LastIndexByte(stem, '_'); i >= 0 && strings.Trim(stem[i+1:], "0123456789") == "" {
		return stem[:i]
	}
	return stem
}

// Path returns the path the app was opened by.
func (a *App) Path() string { return a.path }

// Parts returns the app's files, the base first.
func (a *App) Parts() []*Part { return a.parts }

// Base returns the part that holds the app's own manifest.
func (a *App) Base() *Part { return a.parts[0] }

// HasManifest reports whether the app has a manifest: bare dex files and .jar
// files have none.
func (a *App) HasManifest() bool {
	return a.Base().Archive != nil && a.Base().Archive.Find(manifestName) != nil
}
