package jacoco

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func read(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// TestShapes reads a recording that JaCoCo made; what it says of it is in shapes.txt.
func TestShapes(t *testing.T) {
	data := read(t, "shapes.exec")
	c, err := OpenClasses([]string{filepath.Join("testdata", "shapes.jar")})
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name string
		data []byte
	}{
		{"as it is", data},
		{"of an old version", bytes.Replace(data, []byte{0xc0, 0xc0, 0x10, 0x07}, []byte{0xc0, 0xc0, 0x10, 0x06}, 1)},
		{"twice in one file", append(bytes.Clone(data), data...)},
	} {
		e, err := ReadExec(tt.data)
		if err != nil {
			t.Fatal(err)
		}
		lines, notes, err := e.Lines(c)
		if err != nil || len(notes) > 0 {
			t.Fatal(err, notes)
		}
		if lack := missing(string(read(t, "shapes.txt")), told(lines)); len(lack) > 0 {
			t.Errorf("%s: other than JaCoCo says: %q", tt.name, lack)
		}
	}
}

// TestOtherBuild has recordings that the class files do not explain.
func TestOtherBuild(t *testing.T) {
	data := read(t, "shapes.exec")
	c, err := OpenClasses([]string{filepath.Join("testdata", "shapes.jar")})
	if err != nil {
		t.Fatal(err)
	}
	e, err := ReadExec(data)
	if err != nil {
		t.Fatal(err)
	}
	kind := -1
	for i := range e.Classes {
		if e.Classes[i].Name == "Shapes$Kind" {
			kind = i
		}
	}
	e.Classes[kind].ID++
	lines, notes, err := e.Lines(c)
	if err != nil || len(notes) != 1 || !strings.Contains(notes[0], "another build") || !strings.Contains(notes[0], "Shapes$Kind") {
		t.Errorf("a class of another build: %v, %q", err, notes)
	}
	for _, l := range lines {
		if l.Class == "Shapes$Kind" && l.Ran {
			t.Errorf("%v ran, by the probes of another build", l)
		}
	}
	e.Classes[kind].Name = "com/x/Elsewhere"
	if _, notes, err := e.Lines(c); err != nil || len(notes) != 1 || !strings.Contains(notes[0], "in none of the class files: com/x/Elsewhere") {
		t.Errorf("a class that is not there: %v, %q", err, notes)
	}
	for i := range e.Classes {
		e.Classes[i].ID ^= 1 << 40
	}
	if _, _, err := e.Lines(c); err == nil || !strings.Contains(err.Error(), "another build") {
		t.Errorf("no class fits: %v", err)
	}
}

func TestBadRecordings(t *testing.T) {
	data := read(t, "shapes.exec")
	for want, bad := range map[string][]byte{
		"no recording of JaCoCo":                    []byte("PK"),
		"offset 0: a recording of version 0x1008":   {1, 0xc0, 0xc0, 0x10, 0x08},
		"offset 5: a block of unknown kind 0x63":    {1, 0xc0, 0xc0, 0x10, 0x07, 0x63},
		"the block at offset 5 is not whole":        data[:20],
		"a class without a name":                    {1, 0xc0, 0xc0, 0x10, 0x07, 0x11, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1},
		"offset 5: the header has 0000, want c0c0":  {1, 0xc0, 0xc0, 0x10, 0x07, 1, 0, 0, 0x10, 0x07},
		"are of different builds":                   append(bytes.Clone(data), append([]byte{1, 0xc0, 0xc0, 0x10, 0x07}, other(data)...)...),
		"cut short: the block at offset 5 is not w": {1, 0xc0, 0xc0, 0x10, 0x07, 0x11, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 'A', 0xff, 0xff, 0xff, 0xff, 0xff, 0xff},
	} {
		if _, err := ReadExec(bad); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// other is a class with the first id of a recording and another number of probes.
func other(data []byte) []byte {
	e, err := ReadExec(data)
	if err != nil {
		return nil
	}
	c := e.Classes[0]
	c.Probes = make([]bool, len(c.Probes)+1)
	return write(&Exec{Classes: []Class{c}})[5:]
}

func FuzzRecording(f *testing.F) {
	f.Add(read(f, "shapes.exec"))
	c, err := OpenClasses([]string{filepath.Join("testdata", "shapes.jar")})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := ReadExec(data)
		if err != nil {
			return
		}
		e.Lines(c)
		if back, err := ReadExec(write(e)); err == nil && len(back.Classes) != len(e.Classes) {
			t.Errorf("%d classes, %d when written and read again", len(e.Classes), len(back.Classes))
		}
	})
}

func FuzzClassFile(f *testing.F) {
	archive, err := zip.OpenReader(filepath.Join("testdata", "shapes.jar"))
	if err != nil {
		f.Fatal(err)
	}
	defer archive.Close()
	for _, entry := range archive.File {
		data, err := fs.ReadFile(archive, entry.Name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := parseClass(data)
		if err != nil {
			return
		}
		file.lines(make([]bool, 3))
		file.lines(nil)
	})
}
