// From the text notation to the compiled table. The layout is the one that
// types_table.go of package android reads.

package main

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// Flags of the table, the same bits for classes and methods.
const (
	flagInterface = 1 << iota
	flagAbstract
	flagFinal
	flagStatic
	flagProtected
)

type class struct {
	desc       string
	flags      uint32
	super      string
	interfaces []string
	methods    []method
	constants  [][2]string
}

type method struct {
	name, desc string
	flags      uint32
}

func compileTable(dir, out string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no type text in %s", dir)
	}
	var classes []*class
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		list, err := parseText(path, string(data))
		if err != nil {
			return err
		}
		classes = append(classes, list...)
	}
	encoder, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithEncoderConcurrency(1))
	if err != nil {
		return err
	}
	return os.WriteFile(out, encoder.EncodeAll(encode(classes), nil), 0o666)
}

// parseText reads one package.
func parseText(path, text string) ([]*class, error) {
	var list []*class
	pkg := ""
	for i, line := range strings.Split(text, "\n") {
		fail := func(what string) error { return fmt.Errorf("%s:%d: %s: %q", path, i+1, what, line) }
		words := strings.Fields(line)
		switch {
		case len(words) == 0 || words[0] == "#":
		case words[0] == "package":
			pkg = words[1]
		case !strings.HasPrefix(line, " "):
			c := &class{}
			for len(words) > 0 && c.desc == "" {
				switch words[0] {
				case "interface":
					c.flags |= flagInterface | flagAbstract
				case "abstract":
					c.flags |= flagAbstract
				case "final":
					c.flags |= flagFinal
				case "class":
				default:
					c.desc = descriptor(pkg + "." + words[0])
				}
				words = words[1:]
			}
			if c.desc != "Ljava/lang/Object;" {
				c.super = "Ljava/lang/Object;"
			}
			if len(words) >= 2 && words[0] == "extends" {
				c.super = descriptor(words[1])
				words = words[2:]
			}
			if len(words) >= 2 && words[0] == "implements" {
				for _, w := range words[1:] {
					c.interfaces = append(c.interfaces, descriptor(strings.TrimSuffix(w, ",")))
				}
				words = nil
			}
			if c.desc == "" || len(words) > 0 {
				return nil, fail("not a class line")
			}
			list = append(list, c)
		case len(list) == 0:
			return nil, fail("member before the first class")
		case words[0] == "const":
			value, err := strconv.Unquote(line[strings.IndexByte(line, '"'):])
			if err != nil {
				return nil, fail("not a string constant")
			}
			c := list[len(list)-1]
			c.constants = append(c.constants, [2]string{words[1], value})
		default:
			m, ok := parseMethod(line)
			if !ok {
				return nil, fail("not a method line")
			}
			c := list[len(list)-1]
			if c.flags&flagInterface != 0 && m.flags&flagStatic == 0 && words[0] != "default" {
				m.flags |= flagAbstract
			}
			c.methods = append(c.methods, m)
		}
	}
	return list, nil
}

func parseMethod(line string) (m method, ok bool) {
	head, params, ok := strings.Cut(strings.TrimSpace(line), "(")
	params, closed := strings.CutSuffix(params, ")")
	words := strings.Fields(head)
	if !ok || !closed || len(words) == 0 {
		return m, false
	}
	m.name = words[len(words)-1]
	words = words[:len(words)-1]
	ret := "V"
	if m.name != "<init>" {
		if len(words) == 0 {
			return m, false
		}
		ret = descriptor(words[len(words)-1])
		words = words[:len(words)-1]
	}
	for _, w := range words {
		switch w {
		case "static":
			m.flags |= flagStatic
		case "final":
			m.flags |= flagFinal
		case "abstract":
			m.flags |= flagAbstract
		case "protected":
			m.flags |= flagProtected
		case "default":
		default:
			return m, false
		}
	}
	m.desc = "("
	if params != "" {
		for _, p := range strings.Split(params, ",") {
			m.desc += descriptor(p)
		}
	}
	m.desc += ")" + ret
	return m, true
}

// descriptor turns a type of the text into a dex type descriptor.
func descriptor(name string) string {
	base := strings.TrimRight(name, "[]")
	dims := (len(name) - len(base)) / 2
	d := ""
	for k, p := range primitives {
		if p == base {
			d = string(k)
		}
	}
	if d == "" {
		if !strings.Contains(base, ".") {
			base = "java.lang." + base
		}
		d = "L" + strings.ReplaceAll(base, ".", "/") + ";"
	}
	return strings.Repeat("[", dims) + d
}

// encode lays out the table: header, classes, interfaces, methods, constants,
// hash slots, string offsets, string bytes.
func encode(classes []*class) []byte {
	slices.SortFunc(classes, func(a, b *class) int { return strings.Compare(a.desc, b.desc) })
	index := map[string]uint32{}
	for i, c := range classes {
		index[c.desc] = uint32(i)
	}
	var stringList []string
	stringIndex := map[string]uint32{}
	str := func(s string) uint32 {
		i, ok := stringIndex[s]
		if !ok {
			i = uint32(len(stringList))
			stringIndex[s] = i
			stringList = append(stringList, s)
		}
		return i
	}
	var classWords, ifaceWords, methodWords, constWords []uint32
	for _, c := range classes {
		super, ok := index[c.super]
		if !ok {
			super = ^uint32(0)
			if o, ok := index["Ljava/lang/Object;"]; ok && c.super != "" {
				super = o
			}
		}
		classWords = append(classWords, str(c.desc), super, uint32(len(ifaceWords)), uint32(len(methodWords)/2), uint32(len(constWords)/2), c.flags)
		for _, n := range c.interfaces {
			if i, ok := index[n]; ok {
				ifaceWords = append(ifaceWords, i)
			}
		}
		for _, m := range c.methods {
			methodWords = append(methodWords, str(m.name)|m.flags<<24, str(m.desc))
		}
		for _, k := range c.constants {
			constWords = append(constWords, str(k[0]), str(k[1]))
		}
	}
	classWords = append(classWords, 0, 0, uint32(len(ifaceWords)), uint32(len(methodWords)/2), uint32(len(constWords)/2), 0)
	size := uint32(1)
	for size < 2*uint32(len(classes)) {
		size *= 2
	}
	slots := make([]uint32, size)
	for i, c := range classes {
		h := hash(c.desc)
		for slots[h&(size-1)] != 0 {
			h++
		}
		slots[h&(size-1)] = uint32(i) + 1
	}
	offsets := make([]uint32, 0, len(stringList)+1)
	total := uint32(0)
	for _, s := range stringList {
		offsets = append(offsets, total)
		total += uint32(len(s))
	}
	offsets = append(offsets, total)

	out := []byte("ESDT")
	for _, v := range []int{1, len(classes), len(ifaceWords), len(methodWords) / 2, len(constWords) / 2, int(size), len(stringList)} {
		out = binary.LittleEndian.AppendUint32(out, uint32(v))
	}
	for _, words := range [][]uint32{classWords, ifaceWords, methodWords, constWords, slots, offsets} {
		for _, w := range words {
			out = binary.LittleEndian.AppendUint32(out, w)
		}
	}
	return append(out, strings.Join(stringList, "")...)
}

// hash is FNV-1a, 32 bits.
func hash(s string) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}
