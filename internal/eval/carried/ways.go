// The ways by which the app hands a value on, and the lines that do it.

package carried

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// pkg is the app's package.
const pkg = "org.esdroid.carried"

// Line is a line of the app's sources: the file, and the number.
type Line struct {
	File   string
	Number int
}

func (l Line) String() string { return fmt.Sprintf("%s:%d", l.File, l.Number) }

// Way is a class of the app that hands a value on.
type Way struct {
	Class           string // as Class.forName takes it
	Number, Text    bool   // what it takes
	Null            bool   // takes a text that is missing, too
	Carries, Decoys []Line
	Fault           bool   // begins with a value that was not set, instead of handing one on
	Faults          []Line // of such a fault: the condition, and what did not run for it
}

// takes reports whether a way can carry a bad value.
func (w *Way) takes(flavour string) bool {
	switch flavour {
	case "zero":
		return w.Number || w.Text
	case "text":
		return w.Text
	}
	return w.Null
}

var (
	// Java's nested classes and Kotlin's.
	declared = regexp.MustCompile(`^    (?:(?:public )?(?:abstract )?static (?:final )?)?class (\w+)(.*)\{`)
	promised = regexp.MustCompile(`(?:implements|^ :) (.*)`)
	marked   = regexp.MustCompile(`// (carries|decoy|fault)$`)
)

// ReadWays reads the ways from the app's sources.
func ReadWays(app string) ([]*Way, error) {
	files, err := filepath.Glob(filepath.Join(app, "src", filepath.FromSlash(strings.ReplaceAll(pkg, ".", "/")), "*.*"))
	if err != nil {
		return nil, err
	}
	var all []*Way
	for _, path := range files {
		found, err := readFile(path)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: no sources of ways", app)
	}
	return all, nil
}

func readFile(path string) ([]*Way, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	name := filepath.Base(path)
	outer := strings.TrimSuffix(name, filepath.Ext(name))
	var all []*Way
	way := &Way{}
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		text := lines.Text()
		if class := declared.FindStringSubmatch(text); class != nil {
			way = &Way{Class: pkg + "." + outer + "$" + class[1]}
			if list := promised.FindStringSubmatch(class[2]); list != nil {
				for _, of := range strings.Split(list[1], ",") {
					switch strings.TrimSpace(of) {
					case "OfNumber":
						way.Number = true
					case "OfText":
						way.Text = true
					case "Fault":
						way.Fault = true
					case "OfNull":
						way.Text, way.Null = true, true
					}
				}
			}
			if way.Number || way.Text || way.Fault {
				all = append(all, way)
			}
		}
		if mark := marked.FindStringSubmatch(text); mark != nil {
			l := Line{name, n}
			switch mark[1] {
			case "carries":
				way.Carries = append(way.Carries, l)
			case "fault":
				way.Faults = append(way.Faults, l)
			default:
				way.Decoys = append(way.Decoys, l)
			}
		}
	}
	return all, lines.Err()
}

// constants finds the lines that make the bad values, by their flavours.
func constants(app string) (map[string]Line, error) {
	const name = "Planted.java"
	text, err := os.ReadFile(filepath.Join(app, "src", filepath.FromSlash(strings.ReplaceAll(pkg, ".", "/")), name))
	if err != nil {
		return nil, err
	}
	out := map[string]Line{}
	for i, line := range strings.Split(string(text), "\n") {
		if _, flavour, ok := strings.Cut(line, "; // "); ok && slices.Contains(Flavours, flavour) {
			out[flavour] = Line{name, i + 1}
		}
	}
	return out, nil
}
