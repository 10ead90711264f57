// Reading the jar and choosing what is kept.

package main

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"github.com/klauspost/compress/s2"

	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/internal/framework/resources"
)

func main() {
	jar := ""
	if len(os.Args) > 1 {
		jar = os.Args[1]
	} else if home, err := os.UserHomeDir(); err == nil {
		const version = "8.0.0_r4-robolectric-r1"
		jar = filepath.Join(home, ".m2/repository/org/robolectric/android-all", version, "android-all-"+version+".jar")
	}
	if err := generate(jar, "."); err != nil {
		fmt.Fprintln(os.Stderr, "resources:", err)
		os.Exit(1)
	}
}

func generate(jar, dir string) error {
	z, err := zip.OpenReader(jar)
	if err != nil {
		return err
	}
	defer z.Close()
	content := map[string]*zip.File{}
	for _, f := range z.File {
		content[f.Name] = f
	}
	read := func(name string) ([]byte, error) {
		f := content[name]
		if f == nil {
			return nil, fmt.Errorf("%s has no %s", jar, name)
		}
		r, err := f.Open()
		if err != nil {
			return nil, err
		}
		defer r.Close()
		return io.ReadAll(r)
	}
	data, err := read("resources.arsc")
	if err != nil {
		return err
	}
	table, err := arsc.Parse(data)
	if err != nil {
		return err
	}
	if len(table.Packages) != 1 {
		return errors.New("the platform's table has not one package")
	}
	keep := choose(table)
	packed, paths, err := write(table.Packages[0], keep)
	if err != nil {
		return err
	}
	var files []resources.File
	for _, path := range paths {
		b, err := read(path)
		if err != nil {
			continue // a generated density that the jar lacks
		}
		switch {
		case strings.HasSuffix(path, ".png"):
			if b, err = picture(b); err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
		case !strings.HasSuffix(path, ".xml"):
			continue
		}
		files = append(files, resources.File{Name: path, Data: b})
	}
	// Files of one kind beside each other compress better.
	sort.SliceStable(files, func(i, j int) bool { return filepath.Base(files[i].Name) < filepath.Base(files[j].Name) })
	sort.SliceStable(files, func(i, j int) bool { return filepath.Ext(files[i].Name) < filepath.Ext(files[j].Name) })
	out := resources.Pack(packed, files)
	small := s2.EncodeBest(nil, out)
	fmt.Printf("resources: table %d bytes, %d files, together %d bytes, packed %d bytes\n", len(packed), len(files), len(out), len(small))
	if err := os.WriteFile(filepath.Join(dir, "framework.s2"), small, 0o644); err != nil {
		return err
	}
	text, err := styleables(table, read)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "styleables.txt"), text, 0o644)
}

// choose returns the values to keep of each resource.
func choose(table *arsc.Table) map[uint32][]arsc.Entry {
	keep := map[uint32][]arsc.Entry{}
	for entries, err := range table.All("") {
		if err != nil {
			break
		}
		var kept []arsc.Entry
		for _, e := range entries {
			if wanted(e.Config) {
				kept = append(kept, e)
			}
		}
		keep[entries[0].ID] = thin(kept)
	}
	return keep
}

// wanted reports whether a phone in English may get a value: of other
// languages, networks, televisions, watches and cars nothing is kept.
func wanted(c arsc.Config) bool {
	if c.MCC() != 0 || c.ScreenLayout2()&3 == 2 || c.ScreenLayout()&0xc0 == 0x80 {
		return false
	}
	if kind := c.UIMode() & 0xf; kind > 1 {
		return false
	}
	switch c.Language() {
	case "":
		return c.Region() == ""
	case "en":
		return c.Region() == "" || c.Region() == "US"
	}
	return false
}

// thin keeps of a picture's densities only xhdpi, from which others follow.
func thin(entries []arsc.Entry) []arsc.Entry {
	const xhdpi = 320
	has := false
	plain := func(e arsc.Entry) bool { return e.Bag == nil && strings.HasSuffix(e.Value.Str, ".png") }
	for _, e := range entries {
		has = has || plain(e) && e.Config.Density() == xhdpi
	}
	if !has {
		return entries
	}
	var out []arsc.Entry
	for _, e := range entries {
		if d := e.Config.Density(); !plain(e) || d == 0 || d == xhdpi || d >= 0xfffe {
			out = append(out, e)
		}
	}
	return out
}

// picture replaces a PNG file.
func picture(data []byte) ([]byte, error) {
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	p := resources.Picture{Width: img.Bounds().Dx(), Height: img.Bounds().Dy()}
	var sum [4]uint64
	n := uint64(0)
	for y := img.Bounds().Min.Y; y < img.Bounds().Max.Y; y++ {
		for x := img.Bounds().Min.X; x < img.Bounds().Max.X; x++ {
			r, g, b, a := img.At(x, y).RGBA()
			for i, v := range [...]uint32{r, g, b, a} {
				sum[i] += uint64(v >> 8)
			}
			n++
		}
	}
	if n > 0 {
		for i := range sum {
			sum[i] /= n
		}
		if a := sum[3]; a > 0 {
			for i := range 3 {
				sum[i] = min(sum[i]*255/a, 255)
			}
		}
		p.Mean = uint32(sum[3]<<24 | sum[0]<<16 | sum[1]<<8 | sum[2])
	}
	for at := 8; at+12 <= len(data); {
		size := int(binary.BigEndian.Uint32(data[at:]))
		if size < 0 || at+12+size > len(data) {
			break
		}
		switch content := data[at+8 : at+8+size]; string(data[at+4 : at+8]) {
		case "npTc":
			p.NinePatch = content
		case "npLb":
			p.Insets = content
		}
		at += 12 + size
	}
	return p.Encode(), nil
}

// styleables reads the declarations of the sources that come with the jar.
func styleables(table *arsc.Table, read func(string) ([]byte, error)) ([]byte, error) {
	type attr struct {
		name string
		id   uint32
	}
	ids := map[string]uint32{}
	for _, kind := range []string{"attr", "^attr-private"} {
		for entries, err := range table.All(kind) {
			if err != nil {
				return nil, err
			}
			ids[entries[0].Key] = entries[0].ID
		}
	}
	all := map[string][]attr{}
	for _, name := range []string{"attrs.xml", "attrs_manifest.xml"} {
		data, err := read("raw-res/res/values/" + name)
		if err != nil {
			return nil, err
		}
		d := xml.NewDecoder(bytes.NewReader(data))
		current := ""
		for {
			tok, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				return nil, err
			}
			switch e := tok.(type) {
			case xml.StartElement:
				key := ""
				for _, a := range e.Attr {
					if a.Name.Local == "name" {
						key = strings.TrimPrefix(a.Value, "android:")
					}
				}
				switch e.Name.Local {
				case "declare-styleable":
					current = key
					if _, ok := all[current]; !ok {
						all[current] = nil
					}
				case "attr":
					if id := ids[key]; current != "" && id != 0 {
						all[current] = append(all[current], attr{key, id})
					}
				}
			case xml.EndElement:
				if e.Name.Local == "declare-styleable" {
					current = ""
				}
			}
		}
	}
	names := make([]string, 0, len(all))
	for name := range all {
		names = append(names, name)
	}
	sort.Strings(names)
	var out bytes.Buffer
	for _, name := range names {
		attrs := all[name]
		sort.Slice(attrs, func(i, j int) bool { return attrs[i].id < attrs[j].id })
		out.WriteString(name)
		last := uint32(0)
		for _, a := range attrs {
			if a.id != last {
				fmt.Fprintf(&out, " %s=%x", a.name, a.id)
			}
			last = a.id
		}
		out.WriteByte('\n')
	}
	return out.Bytes(), nil
}
