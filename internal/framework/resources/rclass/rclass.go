// The fields of the two classes.

package rclass

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"

	"github.com/esdroid/esdroid/internal/framework/resources"
)

// public is the flag of a type's specification for what apps may name.
const public = 1 << 30

var use = regexp.MustCompile(`\bR\s*\.\s*([a-z]+)\s*\.\s*(\w+)`)

type field struct {
	name string
	id   uint32
}

// Write writes the classes below dir for these sources, and returns their files.
func Write(dir string, sources []string) ([]string, error) {
	used := map[string]bool{}
	for _, path := range sources {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		for _, m := range use.FindAllSubmatch(data, -1) {
			used[string(m[1])+"/"+string(m[2])] = true
		}
	}
	set, err := resources.Load()
	if err != nil {
		return nil, err
	}
	all, internal := map[string][]field{}, map[string][]field{}
	for _, p := range set.Table.Packages {
		for _, typ := range p.Types {
			for i := range typ.Count {
				id := p.ID<<24 | uint32(typ.ID)<<16 | uint32(i)
				_, kind, key, ok := set.Table.Identify(id)
				if !ok {
					continue
				}
				kind = strings.TrimSuffix(strings.TrimPrefix(kind, "^"), "-private")
				f := field{strings.ReplaceAll(key, ".", "_"), id}
				if typ.Flags(i)&public != 0 {
					all[kind] = append(all[kind], f)
				}
				if kind == "dimen" || used[kind+"/"+f.name] {
					internal[kind] = append(internal[kind], f)
				}
			}
		}
	}
	var styleable strings.Builder
	for _, s := range resources.Styleables() {
		prefix := "styleable/" + s.Name
		wanted := used[prefix]
		for _, name := range s.Names {
			wanted = wanted || used[prefix+"_"+name]
		}
		if !wanted {
			continue
		}
		fmt.Fprintf(&styleable, "        public static final int[] %s = {", s.Name)
		for i, id := range s.IDs {
			if i > 0 {
				styleable.WriteString(", ")
			}
			fmt.Fprintf(&styleable, "%#x", id)
		}
		styleable.WriteString("};\n")
		for i, name := range s.Names {
			fmt.Fprintf(&styleable, "        public static final int %s_%s = %d;\n", s.Name, name, i)
		}
	}
	var files []string
	for _, c := range []struct {
		pkg, extra string
		fields     map[string][]field
	}{{"android", "", all}, {"com.android.internal", styleable.String(), internal}} {
		file := filepath.Join(dir, filepath.FromSlash(strings.ReplaceAll(c.pkg, ".", "/")), "R.java")
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, []byte(class(c.pkg, c.fields, c.extra)), 0o666); err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	return files, nil
}

func class(pkg string, fields map[string][]field, styleable string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s;\n\npublic final class R {\n", pkg)
	kinds := make([]string, 0, len(fields))
	for kind := range fields {
		kinds = append(kinds, kind)
	}
	sort.Strings(kinds)
	for _, kind := range kinds {
		fmt.Fprintf(&b, "    public static final class %s {\n", kind)
		seen := map[string]bool{}
		for _, f := range fields[kind] {
			if seen[f.name] {
				continue
			}
			seen[f.name] = true
			fmt.Fprintf(&b, "        public static final int %s = %#x;\n", f.name, f.id)
		}
		b.WriteString("    }\n")
	}
	if styleable != "" {
		b.WriteString("    public static final class styleable {\n" + styleable + "    }\n")
	}
	b.WriteString("}\n")
	return b.String()
}
