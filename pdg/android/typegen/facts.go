// From class files to the text notation.

package main

import (
	"archive/zip"
	_ "embed"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

//go:embed packages.txt
var packageList string

// writeFacts reads the jars and writes one text file a package into dir. The
// first jar that holds a class wins.
func writeFacts(dir string, jars []string) error {
	wanted := map[string]bool{}
	for _, p := range strings.Fields(packageList) {
		wanted[p] = true
	}
	entries := map[string]*zip.File{}
	for _, jar := range jars {
		z, err := zip.OpenReader(jar)
		if err != nil {
			return fmt.Errorf("%s: %w", jar, err)
		}
		defer z.Close()
		for _, f := range z.File {
			name, ok := strings.CutSuffix(strings.TrimPrefix(f.Name, "classes/"), ".class")
			name = strings.ReplaceAll(name, "/", ".")
			if ok && entries[name] == nil {
				entries[name] = f
			}
		}
	}
	classes := map[string]*classFile{}
	for name, f := range entries {
		if !wanted[packageOf(name)] {
			continue
		}
		c, err := readEntry(f)
		if err != nil {
			return err
		}
		if c.flags&(accPublic|accProtected) != 0 && c.flags&accSynthetic == 0 {
			classes[name] = c
		}
	}
	dropAIDL(classes)
	if err := addSupers(classes, entries); err != nil {
		return err
	}
	byPackage := map[string][]*classFile{}
	for _, c := range classes {
		byPackage[packageOf(c.name)] = append(byPackage[packageOf(c.name)], c)
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for pkg, list := range byPackage {
		slices.SortFunc(list, func(a, b *classFile) int { return strings.Compare(a.name, b.name) })
		var b strings.Builder
		fmt.Fprintf(&b, "package %s\n", pkg)
		for _, c := range list {
			writeClass(&b, c)
		}
		if err := os.WriteFile(filepath.Join(dir, pkg+".txt"), []byte(b.String()), 0o666); err != nil {
			return err
		}
	}
	return nil
}

func readEntry(f *zip.File) (*classFile, error) {
	r, err := f.Open()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	defer r.Close()
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	c, err := parseClass(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	return c, nil
}

// addSupers adds the supertypes that no app names but from which public classes
// inherit public methods, such as AbstractStringBuilder.
func addSupers(classes map[string]*classFile, entries map[string]*zip.File) error {
	var queue []string
	need := func(c *classFile) {
		for _, s := range append(slices.Clone(c.interfaces), c.super) {
			if s != "" && classes[s] == nil && entries[s] != nil {
				queue = append(queue, s)
			}
		}
	}
	for _, c := range classes {
		need(c)
	}
	for len(queue) > 0 {
		name := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		if classes[name] != nil {
			continue
		}
		c, err := readEntry(entries[name])
		if err != nil {
			return err
		}
		classes[name] = c
		need(c)
	}
	return nil
}

// dropAIDL removes the generated classes of system interfaces, which no app names.
func dropAIDL(classes map[string]*classFile) {
	for name := range classes {
		outer, ok := strings.CutSuffix(name, "$Stub")
		if c := classes[outer]; ok && c != nil && slices.Contains(c.interfaces, "android.os.IInterface") {
			for _, drop := range []string{"", "$Stub", "$Stub$Proxy", "$Default"} {
				delete(classes, outer+drop)
			}
		}
	}
}

func packageOf(class string) string { return class[:max(strings.LastIndexByte(class, '.'), 0)] }

func writeClass(b *strings.Builder, c *classFile) {
	kind := "class"
	switch {
	case c.flags&accInterface != 0:
		kind = "interface"
	case c.flags&accAbstract != 0:
		kind = "abstract class"
	case c.flags&accFinal != 0:
		kind = "final class"
	}
	fmt.Fprintf(b, "%s %s", kind, c.name[len(packageOf(c.name))+1:])
	if c.super != "" && (c.super != "java.lang.Object" || c.name == "java.lang.Object") {
		fmt.Fprintf(b, " extends %s", short(c.super))
	}
	if len(c.interfaces) > 0 {
		names := make([]string, len(c.interfaces))
		for i, n := range c.interfaces {
			names[i] = short(n)
		}
		fmt.Fprintf(b, " implements %s", strings.Join(names, ", "))
	}
	b.WriteByte('\n')
	var lines []string
	for _, m := range c.methods {
		if m.flags&(accPublic|accProtected) == 0 || m.flags&accSynthetic != 0 || m.name == "<clinit>" || m.hidden {
			continue
		}
		lines = append(lines, "  "+modifiers(c, m)+signature(m)+"\n")
	}
	slices.SortFunc(lines, func(a, b string) int { return strings.Compare(sortKey(a), sortKey(b)) })
	for _, l := range slices.Compact(lines) {
		b.WriteString(l)
	}
	lines = lines[:0]
	for _, m := range c.fields {
		if m.flags&accPublic != 0 && m.flags&accStatic != 0 && m.value != "" && m.desc == "Ljava/lang/String;" {
			lines = append(lines, fmt.Sprintf("  const %s %s\n", m.name, m.value))
		}
	}
	slices.Sort(lines)
	for _, l := range lines {
		b.WriteString(l)
	}
}

// sortKey orders methods by name, then by the whole line.
func sortKey(line string) string {
	head, _, _ := strings.Cut(line, "(")
	return head[strings.LastIndexByte(head, ' ')+1:] + " " + line
}

func modifiers(c *classFile, m memberInfo) string {
	var s string
	if m.flags&accProtected != 0 {
		s += "protected "
	}
	if m.flags&accStatic != 0 {
		s += "static "
	}
	if m.flags&accFinal != 0 {
		s += "final "
	}
	if m.flags&accAbstract != 0 && c.flags&accInterface == 0 {
		s += "abstract "
	}
	if m.flags&(accAbstract|accStatic) == 0 && c.flags&accInterface != 0 {
		s += "default "
	}
	return s
}

// signature prints a method as "Type name(Type,Type)"; a constructor has no
// return type.
func signature(m memberInfo) string {
	params, ret, _ := strings.Cut(strings.TrimPrefix(m.desc, "("), ")")
	var list []string
	for params != "" {
		var t string
		t, params = cutType(params)
		list = append(list, t)
	}
	head := m.name
	if m.name != "<init>" {
		r, _ := cutType(ret)
		head = r + " " + m.name
	}
	return head + "(" + strings.Join(list, ",") + ")"
}

var primitives = map[byte]string{'V': "void", 'Z': "boolean", 'B': "byte", 'C': "char", 'S': "short", 'I': "int", 'J': "long", 'F': "float", 'D': "double"}

// cutType splits the first type off a list of descriptors.
func cutType(desc string) (name, rest string) {
	dims := len(desc) - len(strings.TrimLeft(desc, "["))
	desc = desc[dims:]
	if desc[0] == 'L' {
		name, rest, _ = strings.Cut(desc[1:], ";")
		name = short(strings.ReplaceAll(name, "/", "."))
	} else {
		name, rest = primitives[desc[0]], desc[1:]
	}
	return name + strings.Repeat("[]", dims), rest
}

// short drops the package of java.lang.
func short(name string) string {
	if packageOf(name) == "java.lang" {
		return name[len("java.lang."):]
	}
	return name
}
