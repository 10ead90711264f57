// The compiled table behind Types. Layout, all numbers uint32 little endian
// inside one zstd frame:
//
//	"ESDT", version, counts of classes, interfaces, methods, constants, slots, strings
//	classes+1 × {descriptor, superclass, first interface, first method, first constant, flags}
//	interfaces × class
//	methods × {name | flags<<24, descriptor}
//	constants × {name, value}
//	slots × class+1, an open-addressing hash table over descriptors (FNV-1a)
//	strings+1 × offset, then the bytes
//
// Each "first" ends where the next class begins. Classes are in the order of
// their descriptors.

package android

import (
	_ "embed"
	"encoding/binary"
	"errors"
	"fmt"
	"sync"
	"unsafe"

	"github.com/klauspost/compress/zstd"
)

//go:generate go run ./typegen -compile types -o types.bin

//go:embed types.bin
var typesBin []byte

// Types is an immutable table of framework types, safe for concurrent use.
type Types struct {
	classes int
	words   []uint32 // classWords for each class and one sentinel
	ifaces  []TypeID
	methods []uint32
	consts  []uint32
	slots   []uint32
	offsets []uint32
	text    string
}

// Columns of a class.
const (
	classDesc = iota
	classSuper
	classIfaces
	classMethods
	classConsts
	classFlags
	classWords
)

// Framework returns the table of the platform that is built into the program.
var Framework = sync.OnceValue(func() *Types {
	t, err := openTypes(typesBin)
	if err != nil {
		panic("BUG: embedded type table: " + err.Error())
	}
	return t
})

func openTypes(packed []byte) (*Types, error) {
	decoder, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(1<<26))
	if err != nil {
		return nil, err
	}
	defer decoder.Close()
	data, err := decoder.DecodeAll(packed, nil)
	if err != nil {
		return nil, fmt.Errorf("decompressing: %w", err)
	}
	if len(data) < 32 || string(data[:4]) != "ESDT" || binary.LittleEndian.Uint32(data[4:]) != 1 {
		return nil, errors.New("not a type table of version 1")
	}
	count := func(i int) int { return int(binary.LittleEndian.Uint32(data[8+4*i:])) }
	rest, short := data[32:], false
	take := func(n int) []uint32 {
		if short || n < 0 || n > len(rest)/4 {
			short = true
			return nil
		}
		words := make([]uint32, n)
		for i := range words {
			words[i] = binary.LittleEndian.Uint32(rest[4*i:])
		}
		rest = rest[4*n:]
		return words
	}
	t := &Types{classes: count(0)}
	t.words = take(classWords * (t.classes + 1))
	for _, w := range take(count(1)) {
		t.ifaces = append(t.ifaces, TypeID(w))
	}
	t.methods = take(2 * count(2))
	t.consts = take(2 * count(3))
	t.slots = take(count(4))
	t.offsets = take(count(5) + 1)
	if short || len(t.offsets) == 0 || int(t.offsets[len(t.offsets)-1]) != len(rest) {
		return nil, errors.New("truncated type table")
	}
	t.text = unsafe.String(unsafe.SliceData(rest), len(rest)) // data is not written again
	return t, nil
}

func (t *Types) class(id TypeID, column int) uint32 { return t.words[int(id)*classWords+column] }

func (t *Types) str(i uint32) string { return t.text[t.offsets[i]:t.offsets[i+1]] }

func (t *Types) method(owner TypeID, i uint32) Method {
	w := t.methods[2*i]
	return Method{Owner: owner, Name: t.str(w & 0xffffff), Desc: t.str(t.methods[2*i+1]), Flags: Flags(w >> 24)}
}

// fnv is FNV-1a of 32 bits.
func fnv(s string) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}
