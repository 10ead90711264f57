// The program: NOTICE, then the modules.

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: licenses FILE")
		os.Exit(2)
	}
	text, err := licenses()
	if err == nil {
		err = os.WriteFile(os.Args[1], text, 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "licenses:", err)
		os.Exit(1)
	}
}

// systems are those that the program is built for: each may link other modules.
var systems = []string{"linux", "darwin", "windows"}

func licenses() ([]byte, error) {
	notice, err := os.ReadFile("../../NOTICE")
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.Write(notice)
	modules := map[string]string{} // with their folders
	for _, system := range systems {
		list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", ".")
		list.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64")
		list.Stderr = os.Stderr
		said, err := list.Output()
		if err != nil {
			return nil, err
		}
		for line := range strings.Lines(string(said)) {
			if module, dir, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				modules[module] = dir
			}
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	modules["Go and its standard library"] = strings.TrimSpace(string(root))
	names := make([]string, 0, len(modules))
	for m := range modules {
		names = append(names, m)
	}
	slices.Sort(names)
	for _, m := range names {
		text, err := licence(modules[m])
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&out, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 80), m, text)
	}
	return out.Bytes(), nil
}

// licence returns the texts of the licence files in a folder.
func licence(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	var texts []string
	for _, e := range entries {
		name := strings.ToUpper(strings.TrimSuffix(strings.TrimSuffix(e.Name(), ".md"), ".txt"))
		if e.IsDir() || name != "LICENSE" && name != "LICENCE" && name != "COPYING" && name != "NOTICE" && name != "UNLICENSE" {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return "", err
		}
		texts = append(texts, strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")))
	}
	if len(texts) == 0 {
		return "(no licence file)", nil
	}
	return strings.Join(texts, "\n\n"), nil
}
