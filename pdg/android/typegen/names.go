// The names of a platform jar: what one version of Android has, whoever may use it.

package main

import (
	"archive/zip"
	"bufio"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// writeNames writes the table of package internal/framework/names: the classes of android.* in a
// jar and the members of them that other classes can name. What signatures, a file of
// Signatures.java's output, has besides is public, that is: documented for apps.
func writeNames(jar, signatures, out string) error {
	public, err := readSignatures(signatures)
	if err != nil {
		return err
	}
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
		classes = append(classes, namesOf(c, public))
	}
	slices.Sort(classes)
	encoder, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(1<<23))
	if err != nil {
		return err
	}
	return os.WriteFile(out, encoder.EncodeAll([]byte(strings.Join(classes, "")), nil), 0o666)
}

// readSignatures reads which members of which classes, by descriptors, are public.
func readSignatures(path string) (map[string]map[string]bool, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	all := make(map[string]map[string]bool)
	var members map[string]bool
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		if member, ok := strings.CutPrefix(lines.Text(), "\t"); ok {
			members[member] = true
			continue
		}
		members = make(map[string]bool)
		all[desc(lines.Text())] = members
	}
	return all, lines.Err()
}

// namesOf is a class in the table: its descriptor and those of its supertypes on a line, then
// its members, each after a tab. In a public class a tab alone parts public members
// from those that follow.
func namesOf(c *classFile, public map[string]map[string]bool) string {
	line := desc(c.name)
	for _, s := range append([]string{c.super}, c.interfaces...) {
		if s != "" && s != "java.lang.Object" {
			line += " " + desc(s)
		}
	}
	open, isPublic := public[desc(c.name)]
	var members, hidden []string
	add := func(name string) {
		if entry := "\t" + name + "\n"; open[name] {
			members = append(members, entry)
		} else {
			hidden = append(hidden, entry)
		}
	}
	visible := accPublic | accProtected
	for _, m := range c.methods {
		if m.flags&visible != 0 && m.name != "<clinit>" {
			add(m.name + m.desc)
		}
	}
	for _, m := range c.fields {
		if m.flags&visible != 0 {
			add(m.name + ":" + m.desc)
		}
	}
	slices.Sort(members)
	slices.Sort(hidden)
	if isPublic {
		members = append(members, "\t\n")
	}
	return line + "\n" + strings.Join(append(members, hidden...), "")
}

func desc(name string) string { return "L" + strings.ReplaceAll(name, ".", "/") + ";" }
