// The dex files inside the APKs that tests run on.

package corpus

import (
	"archive/zip"
	"hash/crc32"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// DexFile is a dex file taken out of an APK.
type DexFile struct {
	App  string // such as bites or apidemos
	Name string // such as classes2.dex
	Data []byte
}

// DexFiles returns the dex files of an APK in the order of its central
// directory, read with the standard library alone.
func DexFiles(t testing.TB, apk string) []DexFile {
	t.Helper()
	z, err := zip.OpenReader(apk)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	app := strings.TrimSuffix(filepath.Base(apk), ".apk")
	if app == "app" {
		app = filepath.Base(filepath.Dir(apk))
	}
	var out []DexFile
	for _, e := range z.File {
		if ok, _ := path.Match("classes*.dex", e.Name); !ok {
			continue
		}
		r, err := e.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, DexFile{app, e.Name, data})
	}
	return out
}

// IsLarge reports whether an APK is one of the large public ones, which slow
// tests leave out when testing.Short.
func IsLarge(apk string) bool {
	for _, name := range PublicAPKs {
		if filepath.Base(apk) == name {
			return true
		}
	}
	return false
}

// ofLarge is how many classes of a large app one stands for where other programs are asked
// about classes: the libraries in it have the same shapes of code thousands of times.
const ofLarge = 4

// IsSampled reports whether slow programs are asked about a class of an APK: about every class
// of the small ones and of the large ones about a part, chosen by the hash of the descriptor;
// about all with ESDROID_CLASSES=all.
func IsSampled(apk, descriptor string) bool {
	return !IsLarge(apk) || crc32.ChecksumIEEE([]byte(descriptor))%ofLarge == 0 || os.Getenv("ESDROID_CLASSES") == "all"
}
