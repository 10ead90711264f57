// What others say of the XML that is written: the DTDs of the formats, and a reader.

package coverage

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/oracle"
)

// jacocoDTD is what JaCoCo itself carries.
func jacocoDTD(t *testing.T) []byte {
	t.Helper()
	archive, err := zip.OpenReader(oracle.Jar(t, "jacoco/org.jacoco.report-0.8.12.jar"))
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	dtd, err := fs.ReadFile(archive, "org/jacoco/report/xml/report.dtd")
	if err != nil {
		t.Fatal(err)
	}
	return dtd
}

// TestDTD has the XML judged by the DTDs of the formats.
func TestDTD(t *testing.T) {
	xmllint := oracle.Tool(t, "xmllint")
	cobertura, err := os.ReadFile("testdata/coverage-04.dtd")
	if err != nil {
		t.Fatal(err)
	}
	for _, format := range []struct {
		name     string
		dtd      []byte
		required string // an attribute
	}{
		{"jacoco", jacocoDTD(t), "missed="},
		{"cobertura", cobertura, "complexity="},
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "format.dtd"), format.dtd, 0o644); err != nil {
			t.Fatal(err)
		}
		judge := func(document []byte) (string, error) {
			if err := os.WriteFile(filepath.Join(dir, "report.xml"), document, 0o644); err != nil {
				t.Fatal(err)
			}
			c := exec.Command(xmllint, "--nonet", "--noout", "--dtdvalid", "format.dtd", "report.xml")
			c.Dir = dir
			out, err := c.CombinedOutput()
			return string(out), err
		}
		for _, c := range []*Coverage{sample(), {}} {
			var b bytes.Buffer
			if err := writers[format.name](&b, c); err != nil {
				t.Fatal(err)
			}
			if out, err := judge(b.Bytes()); err != nil {
				t.Errorf("%s: %v\n%s\n%s", format.name, err, out, b.String())
			}
			// The judge does judge.
			if out, err := judge(bytes.Replace(b.Bytes(), []byte(format.required), []byte("lost="), 1)); err == nil {
				t.Errorf("%s: a wrong document is taken: %s", format.name, out)
			}
		}
	}
}

// TestAnotherReader has a reader that is not JaCoCo's nor Cobertura's tell which lines ran.
func TestAnotherReader(t *testing.T) {
	java := oracle.Tool(t, "java")
	jars := filepath.Join(filepath.Dir(oracle.Jar(t, filepath.Join("coverage-model", ".complete"))), "*")
	var want []string
	for file, numbers := range lines(sample()) {
		for n, ran := range numbers {
			want = append(want, fmt.Sprintf("%s %d %t", file, n, ran))
		}
	}
	slices.Sort(want)
	for _, format := range []string{"jacoco", "cobertura"} {
		var b bytes.Buffer
		if err := writers[format](&b, sample()); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), "report.xml")
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(java, append(oracle.ShortRuns, "-Xmx512m", "-cp", jars, filepath.Join("testdata", "Reader.java"), format, file)...).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", format, err, out)
			continue
		}
		got := strings.Split(strings.TrimSpace(string(out)), "\n")
		slices.Sort(got)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s:\n%s", format, diff)
		}
	}
}
