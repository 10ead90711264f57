// Members by class, name and type: hash tables of ids alone, since all that
// they are found by is in the files.

package dex

import "hash/maphash"

// memberTable finds the ids of methods or fields.
type memberTable struct {
	slots []int32 // id+1, 0 for a free slot; a power of two of them
}

var memberSeed = maphash.MakeSeed()

func newMemberTable(n int) memberTable {
	size := 8
	for 3*size < 4*n { // at most three quarters full
		size *= 2
	}
	return memberTable{make([]int32, size)}
}

// find returns the slot of a member, which is free if there is none; same says
// whether an id has the class, name and type that are looked for.
func (t memberTable) find(class ClassID, name, desc string, same func(id int32) bool) *int32 {
	h := (maphash.String(memberSeed, name)+uint64(class))*0x9e3779b97f4a7c15 + maphash.String(memberSeed, desc)
	h ^= h >> 32
	for mask := uint64(len(t.slots) - 1); ; h++ {
		if slot := &t.slots[h&mask]; *slot == 0 || same(*slot-1) {
			return slot
		}
	}
}

func (p *Program) methodSlot(class ClassID, name, proto string) *int32 {
	return p.methods.find(class, name, proto, func(id int32) bool {
		m := &p.Methods[id]
		if m.Class != class {
			return false
		}
		f := p.Classes[class].File
		r := f.MethodRef(m.Ref)
		return f.String(r.Name) == name && f.ProtoDescriptor(r.Proto) == proto
	})
}

func (p *Program) fieldSlot(class ClassID, name, typ string) *int32 {
	return p.fields.find(class, name, typ, func(id int32) bool {
		m := &p.Fields[id]
		if m.Class != class {
			return false
		}
		f := p.Classes[class].File
		r := f.FieldRef(m.Ref)
		return f.String(r.Name) == name && f.TypeDescriptor(r.Type) == typ
	})
}
