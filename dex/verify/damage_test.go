package verify_test

import (
	"bytes"
	"crypto/sha1"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/onrecord"
)

// damaged are the values that are put in the place of a byte.
func damaged(b byte) []byte { return []byte{0, b - 1, b + 1, b ^ 0x10, b ^ 0x80, 0xff} }

// findingsOf counts findings by where the file was damaged and which rule tells it, with a
// sum of what they say.
type findingsOf map[string]*struct {
	count int
	texts uint32
}

func (all findingsOf) add(where string, findings []verify.Finding) {
	for _, f := range findings {
		all.count(fmt.Sprintf("%-26s %-22s %s", where, f.Rule, f.Severity), f.String())
	}
}

func (all findingsOf) count(key, text string) {
	if all[key] == nil {
		all[key] = &struct {
			count int
			texts uint32
		}{}
	}
	all[key].count++
	all[key].texts = crc32.Update(all[key].texts, crc32.IEEETable, []byte(text))
}

// compare holds the findings to those of a file of testdata.
func (all findingsOf) compare(t *testing.T, name string) {
	t.Helper()
	var lines []string
	for key, f := range all {
		lines = append(lines, fmt.Sprintf("%-57s %6d %08x", key, f.count, f.texts))
	}
	slices.Sort(lines)
	onrecord.Lines(t, "testdata/"+name, lines)
}

// Whatever byte outside of code is damaged, the same rules tell of it, in the same words
// as before. Which of the files a device refuses, TestAgreesWithART asks ART.
func TestDamagedFiles(t *testing.T) {
	all := findingsOf{}
	originals := map[string][]byte{"hello": readFile(t, "../testdata/hello.dex"), "rare": readFile(t, "../testdata/rare.dex"), "container": container(t)}
	for _, name := range []string{"hello", "rare", "container"} {
		original := originals[name]
		sections := sectionsOf(t, original)
		data := bytes.Clone(original)
		for at := 8; at < len(data); at++ {
			for _, b := range damaged(original[at]) {
				if data[at] = b; b == original[at] {
					continue
				}
				if at >= 32 {
					sum := sha1.Sum(data[32:])
					copy(data[12:], sum[:])
				}
				if at >= 12 {
					fixChecksum(data)
				}
				_, findings := verify.Data(name, data)
				all.add(name+" "+sections(at), findings)
			}
			copy(data, original)
		}
	}
	all.compare(t, "damaged-files.txt")
}

// container is a file of version 41, in which classes have nothing, constants, handlers and
// names of several bytes a character.
func container(t *testing.T) []byte {
	t.Helper()
	b := build.New(41)
	b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, "La/Empty;")
	c := b.Class(dex.AccPublic, "La/\u00e9t\u00e9;").Implements("La/Empty;").Source("\u00ea.java")
	c.Field(dex.AccPublic|dex.AccStatic|dex.AccFinal, "\u00ea\u4e2d", "J", int64(1)<<40)
	c.Field(dex.AccPublic|dex.AccStatic|dex.AccFinal, "\u4e2d", "Ljava/lang/String;", "\u00e9\u4e2e\x00")
	m := c.Method(dex.AccPublic|dex.AccStatic, "\U00010000", "(I)I").Code(2)
	m.Label("from").Op(dex.OpDivInt, 0, 1, 1).Label("to").Op(dex.OpReturn, 0).Label("handler").Op(dex.OpMoveException, 0).Op(dex.OpThrow, 0)
	m.Try("from", "to").Catch("Ljava/lang/ArithmeticException;", "handler").CatchAll("handler")
	data, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	if _, findings := verify.Data("container.dex", data); verify.Refused(findings) {
		t.Fatal(findings)
	}
	return data
}

// Whatever byte of a method's code is damaged, the same rules tell of it; what is
// accepted has the same types in its registers.
func TestDamagedCode(t *testing.T) {
	all := findingsOf{}
	for _, name := range []string{"testdata/faulty.dex", "../testdata/rare.dex"} {
		data := readFile(t, name)
		p := parse(t, data)
		for m := range p.Methods {
			code, ok, err := p.Code(dex.MethodID(m))
			if err != nil || !ok {
				continue
			}
			begin := int(p.Methods[m].CodeOff)
			for at := begin; at < begin+16+2*int(code.Units()); at++ {
				original := data[at]
				for i, b := range damaged(original) {
					if b == original || (at+i)%3 != 0 {
						continue
					}
					data[at] = b
					v := verify.New(p, nil)
					flow, findings := v.Method(dex.MethodID(m))
					where := "header"
					if at >= begin+16 {
						where = [2]string{"low byte of a unit", "high byte of a unit"}[(at-begin)%2]
					}
					all.add(where, findings)
					if flow == nil {
						continue
					}
					var types strings.Builder
					flow.Each(func(in *dex.Insn, regs []verify.Type) bool {
						fmt.Fprint(&types, in.PC)
						for _, r := range regs {
							types.WriteString(v.Text(r))
						}
						return true
					})
					all.count(where+" accepted", types.String())
				}
				data[at] = original
			}
		}
	}
	all.compare(t, "damaged-code.txt")
}

// sectionsOf returns a function that names the section of an offset.
func sectionsOf(t *testing.T, data []byte) func(int) string {
	t.Helper()
	files, err := dex.Parse("whole.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	items := files[0].Map()
	return func(at int) string {
		name := ""
		for _, item := range items {
			if int(item.Offset) <= at {
				name = fmt.Sprintf("item %#06x", uint16(item.Type))
			}
		}
		return name
	}
}
