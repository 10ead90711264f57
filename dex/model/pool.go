// The pool: everything that instructions and definitions refer to, each once.

package model

import (
	"encoding/binary"
	"fmt"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// Proto is a method prototype; the types are pool ids.
type Proto struct {
	Return uint32
	Params []uint32
}

// Pool interns what id sections hold. It is safe for concurrent use. Its order
// never reaches a written file, except that call sites keep theirs.
type Pool struct {
	mu        sync.RWMutex
	strings   []string // modified UTF-8
	types     []uint32 // string ids
	protos    []Proto
	fields    []dex.FieldRef
	methods   []dex.MethodRef
	handles   []dex.MethodHandle
	callSites [][]dex.Value

	stringIDs map[string]uint32
	typeIDs   map[uint32]uint32
	protoIDs  map[string]uint32 // by the little-endian type ids, return type first
	fieldIDs  map[dex.FieldRef]uint32
	methodIDs map[dex.MethodRef]uint32
	handleIDs map[dex.MethodHandle]uint32
}

func newPool() *Pool {
	return &Pool{
		stringIDs: map[string]uint32{}, typeIDs: map[uint32]uint32{}, protoIDs: map[string]uint32{},
		fieldIDs: map[dex.FieldRef]uint32{}, methodIDs: map[dex.MethodRef]uint32{}, handleIDs: map[dex.MethodHandle]uint32{},
	}
}

// intern returns the id of key, appending item to table when it is new.
func intern[K comparable, T any](p *Pool, ids map[K]uint32, table *[]T, key K, item func() T) uint32 {
	p.mu.RLock()
	id, ok := ids[key]
	p.mu.RUnlock()
	if ok {
		return id
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if id, ok := ids[key]; ok {
		return id
	}
	id = uint32(len(*table))
	*table = append(*table, item())
	ids[key] = id
	return id
}

// String interns a string in the Go form of package dex.
func (p *Pool) String(s string) uint32 {
	for i := 0; i < len(s); i++ {
		if s[i] == 0 || s[i] >= 0xf0 {
			raw, _ := dex.AppendMUTF8(nil, s)
			return p.rawString(string(raw))
		}
	}
	return p.rawString(s)
}

// rawString interns modified UTF-8.
func (p *Pool) rawString(raw string) uint32 {
	return intern(p, p.stringIDs, &p.strings, raw, func() string { return raw })
}

// Type interns a type by its descriptor.
func (p *Pool) Type(descriptor string) uint32 { return p.typeOf(p.String(descriptor)) }

func (p *Pool) typeOf(str uint32) uint32 {
	return intern(p, p.typeIDs, &p.types, str, func() uint32 { return str })
}

// Proto interns a prototype such as (I[J)V.
func (p *Pool) Proto(text string) (uint32, error) {
	params, ok := dex.ParamTypes(text)
	if !ok || dex.ReturnType(text) == "" {
		return 0, fmt.Errorf("prototype %q: want (parameters)return", text)
	}
	proto := Proto{Return: p.Type(dex.ReturnType(text))}
	for _, t := range params {
		proto.Params = append(proto.Params, p.Type(t))
	}
	return p.ProtoOf(proto), nil
}

// ProtoOf interns a prototype given by type ids.
func (p *Pool) ProtoOf(proto Proto) uint32 {
	key := binary.LittleEndian.AppendUint32(make([]byte, 0, 64), proto.Return)
	for _, t := range proto.Params {
		key = binary.LittleEndian.AppendUint32(key, t)
	}
	return intern(p, p.protoIDs, &p.protos, string(key), func() Proto { return proto })
}

// FieldOf interns a field reference given by pool ids.
func (p *Pool) FieldOf(r dex.FieldRef) uint32 {
	return intern(p, p.fieldIDs, &p.fields, r, func() dex.FieldRef { return r })
}

// Field interns a field reference given as Lclass;->name:type.
func (p *Pool) Field(text string) (uint32, error) {
	class, rest, ok := strings.Cut(text, "->")
	name, typ, ok2 := strings.Cut(rest, ":")
	if !ok || !ok2 || class == "" || name == "" || typ == "" {
		return 0, fmt.Errorf("field %q: want Lclass;->name:type", text)
	}
	return p.FieldOf(dex.FieldRef{Class: p.Type(class), Type: p.Type(typ), Name: p.String(name)}), nil
}

// MethodOf interns a method reference given by pool ids.
func (p *Pool) MethodOf(r dex.MethodRef) uint32 {
	return intern(p, p.methodIDs, &p.methods, r, func() dex.MethodRef { return r })
}

// Method interns a method reference given as Lclass;->name(params)return.
func (p *Pool) Method(text string) (uint32, error) {
	class, name, proto, ok := dex.SplitMethodText(text)
	if !ok {
		return 0, fmt.Errorf("method %q: want Lclass;->name(params)return", text)
	}
	pr, err := p.Proto(proto)
	if err != nil {
		return 0, fmt.Errorf("method %q: %w", text, err)
	}
	return p.MethodOf(dex.MethodRef{Class: p.Type(class), Proto: pr, Name: p.String(name)}), nil
}

// Handle interns a method handle; its index is a field or method id of the pool.
func (p *Pool) Handle(h dex.MethodHandle) uint32 {
	return intern(p, p.handleIDs, &p.handles, h, func() dex.MethodHandle { return h })
}

// NewCallSite adds a call site: the bootstrap method's handle, the name, the
// method type, then further arguments. Equal call sites stay apart, because
// each is linked on its own.
func (p *Pool) NewCallSite(values []dex.Value) uint32 {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.callSites = append(p.callSites, values)
	return uint32(len(p.callSites) - 1)
}

func at[T any](p *Pool, table *[]T, id uint32) T {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return (*table)[id]
}

// RawString returns the modified UTF-8 of a string.
func (p *Pool) RawString(id uint32) string { return at(p, &p.strings, id) }

// TypeString returns the string id of a type's descriptor.
func (p *Pool) TypeString(id uint32) uint32 { return at(p, &p.types, id) }

// Descriptor returns the descriptor of a type.
func (p *Pool) Descriptor(id uint32) string { return p.RawString(p.TypeString(id)) }

// ProtoAt returns a prototype.
func (p *Pool) ProtoAt(id uint32) Proto { return at(p, &p.protos, id) }

// ProtoText returns a prototype such as (I[J)V.
func (p *Pool) ProtoText(id uint32) string {
	proto := p.ProtoAt(id)
	var b strings.Builder
	b.WriteByte('(')
	for _, t := range proto.Params {
		b.WriteString(p.Descriptor(t))
	}
	b.WriteByte(')')
	b.WriteString(p.Descriptor(proto.Return))
	return b.String()
}

// FieldAt returns a field reference; its members are pool ids.
func (p *Pool) FieldAt(id uint32) dex.FieldRef { return at(p, &p.fields, id) }

// FieldText returns a field reference as Lclass;->name:type.
func (p *Pool) FieldText(id uint32) string {
	r := p.FieldAt(id)
	return p.Descriptor(r.Class) + "->" + p.RawString(r.Name) + ":" + p.Descriptor(r.Type)
}

// MethodAt returns a method reference; its members are pool ids.
func (p *Pool) MethodAt(id uint32) dex.MethodRef { return at(p, &p.methods, id) }

// MethodText returns a method reference as Lclass;->name(params)return.
func (p *Pool) MethodText(id uint32) string {
	r := p.MethodAt(id)
	return p.Descriptor(r.Class) + "->" + p.RawString(r.Name) + p.ProtoText(r.Proto)
}

// HandleAt returns a method handle.
func (p *Pool) HandleAt(id uint32) dex.MethodHandle { return at(p, &p.handles, id) }

// CallSiteAt returns the values of a call site.
func (p *Pool) CallSiteAt(id uint32) []dex.Value { return at(p, &p.callSites, id) }

// Size is the number of ids of each kind in a pool.
type Size struct{ Strings, Types, Protos, Fields, Methods, Handles, CallSites int }

// Size returns how many ids of each kind there are.
func (p *Pool) Size() Size {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return Size{len(p.strings), len(p.types), len(p.protos), len(p.fields), len(p.methods), len(p.handles), len(p.callSites)}
}
