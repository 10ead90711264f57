// The names of a platform jar: what one version of Android has, whoever may use it.

package main

import (
	"archive/zip"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// writeNames writes the table of package internal/framework/names: the classes of android.* in a
// jar and the members of them that other classes can name.
func writeNames(jar, out string) error {
	z, err := zip.OpenReader(jar)
	if err != nil {
		return fmt.Errorf("%s: %w (.ci/oracles installs it)", jar, err)
	}
	defer z.Close()
	var classes []string
	for _, f := range z.File {
		if !strings.HasPrefix(f.Name, "android/") || !strings.HasSuffix(f.Name, ".class") {
			continue
		}
		c, err := readEntry(f)
		if err != nil {
			return err
		}
		classes = append(classes, namesOf(c))
	}
	slices.Sort(classes)
	encoder, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(1<<23))
	if err != nil {
		return err
	}
	return os.WriteFile(out, encoder.EncodeAll([]byte(strings.Join(classes, "")), nil), 0o666)
}

// namesOf is a class in the table: its descriptor and those of its supertypes on a line, then
// its members, each after a tab.
func namesOf(c *classFile) string {
	line := desc(c.name)
	for _, s := range append([]string{c.super}, c.interfaces...) {
		if s != "" && s != "java.lang.Object" {
			line += " " + desc(s)
		}
	}
	var members []string
	visible := accPublic | accProtected
	for _, m := range c.methods {
		if m.flags&visible != 0 && m.name != "<clinit>" {
			members = append(members, "\t"+m.name+m.desc+"\n")
		}
	}
	for _, m := range c.fields {
		if m.flags&visible != 0 {
			members = append(members, "\t"+m.name+":"+m.desc+"\n")
		}
	}
	slices.Sort(members)
	return line + "\n" + strings.Join(members, "")
}

func desc(name string) string { return "L" + strings.ReplaceAll(name, ".", "/") + ";" }
