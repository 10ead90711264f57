// Leaves: methods of the class library whose work Go does.

package vm

import (
	"hash/fnv"

	"github.com/esdroid/esdroid/dex"
)

// leaf numbers a method that the machine knows. The class library's code says
// what it does; a leaf does the same sooner, for the arguments that it can
// handle, and says how many instructions the code would have executed. Nobody
// can tell the difference: where the code would have run into the end of the
// thread's turn, a larger stack, a walk of the heap, an exception or a method
// that the machine does not know, the leaf leaves everything as it is, and the
// code runs.
type leaf uint8

const (
	noLeaf leaf = iota
	leafObjectInit
	leafObjectHash
	leafObjectEquals
	leafEnumHash
	leafEnumEquals
	leafStringHash
	leafStringEquals
	leafNumberInit
	leafIntegerInit
	leafIntegerHash
	leafIntegerEquals
	leafIntegerOf
	leafLongInit
	leafLongHash
	leafLongEquals
	leafLongOf
	leafCharacterInit
	leafCharacterHash
	leafCharacterEquals
	leafCharacterOf
	leafListGet
	leafListSet
	leafListAdd
	leafListHasNext
	leafListNext
	leafMapNode
	leafMapGet
	leafMapContains
	leafMapHash
	leafMapPut
	leafMapPutValue
	leafMapAppend
	leafMapNewNode
	leafMapNodeInit
	leafMapAfterAccess
	leafMapAfterInsertion
	leafMapHasNext
	leafMapNextNode
	leafMapNextKey
	leafMapNextValue
	leafMapNextEntry
	leafMapNextEntryBridge
)

// known is what the machine knows of a leaf.
type known struct {
	method string
	code   uint32 // of its instructions, see fingerprint; 0 for natives

	// run does its work for the arguments in those registers, and returns the
	// instructions that the code would have executed, or unable. Leaves without
	// are parts of others.
	run func(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64)
}

// unable is the answer of a leaf that leaves a call to the code.
const unable = -1

// Room on the stack that suffices for the calls which a leaf stands for.
const (
	leafFrames = 8
	leafWords  = 64
)

// affords reports whether n instructions end before the thread's turn does.
func (t *Thread) affords(n int64) bool { return t.left >= n*opSize }

// holds reports whether an instance of c can be allocated without a walk of the
// heap.
func (vm *VM) holds(c *Class) bool {
	return c.state == stateInitialized && vm.allocated+c.size <= vm.nextWalk
}

// take allocates what holds has allowed.
func (vm *VM) take(c *Class) *Object {
	vm.allocated += c.size
	return newInstance(c)
}

// library is what a machine has found out about the classes of leaves.
type library struct {
	hashCode, equals            *Method // of java.lang.Object
	integers, longs, characters *boxes
	lists                       *lists
	listIterators               *listIterators
	maps                        *maps
	mapIterators                *mapIterators
}

// recognize tells a method that was made ready to be called what it is, if its
// code is the known one and nobody listens to it.
func (m *Method) recognize() {
	vm := m.Class.vm
	if !m.Class.Boot || vm.listensToPlatform() || m.Flags&dex.AccSynchronized != 0 || m.code != nil && m.code.listened {
		return
	}
	n := leafNumbers[m.Text()]
	if n == noLeaf {
		return
	}
	k := &leaves[n]
	if m.code != nil && (k.code == 0 || m.code.fingerprint() != k.code) || m.code == nil && k.code != 0 {
		return
	}
	m.leaf = n
	if f := m.Class.DeclaredField("value", ""); f != nil && !f.IsStatic() {
		m.slot = f.slot
	}
	if k.run != nil {
		m.way = wayLeaf
	}
}

// fingerprint is a number of the method's opcodes and of where they lead.
func (c *code) fingerprint() uint32 {
	h := fnv.New32a()
	var in dex.Insn
	for pc := uint32(0); pc < c.item.Units(); pc += in.Units {
		if c.item.Decode(pc, &in) != nil || in.Units == 0 {
			return 0
		}
		h.Write([]byte{byte(in.Op), byte(in.A), byte(in.B), byte(in.C), byte(in.Lit), byte(in.Rel)})
	}
	return h.Sum32()
}

// leafNumbers finds leaves by the texts of their methods.
var leafNumbers = func() map[string]leaf {
	numbers := make(map[string]leaf, len(leaves))
	for i := range leaves {
		numbers[leaves[i].method] = leaf(i)
	}
	return numbers
}()

var leaves = [...]known{
	leafObjectInit:   {method: "Ljava/lang/Object;-><init>()V", code: 0x697b5773},
	leafObjectHash:   {method: "Ljava/lang/Object;->hashCode()I", run: hashLeaf},
	leafObjectEquals: {method: "Ljava/lang/Object;->equals(Ljava/lang/Object;)Z", code: 0xa954ba67},
	leafEnumHash:     {method: "Ljava/lang/Enum;->hashCode()I", code: 0xedb1b4d0, run: hashLeaf},
	leafEnumEquals:   {method: "Ljava/lang/Enum;->equals(Ljava/lang/Object;)Z", code: 0xa954ba67},
	leafStringHash:   {method: "Ljava/lang/String;->hashCode()I", run: hashLeaf},
	leafStringEquals: {method: "Ljava/lang/String;->equals(Ljava/lang/Object;)Z", run: equalsLeaf},

	leafNumberInit:      {method: "Ljava/lang/Number;-><init>()V", code: 0xd8c09e24},
	leafIntegerInit:     {method: "Ljava/lang/Integer;-><init>(I)V", code: 0x40a43206},
	leafIntegerHash:     {method: "Ljava/lang/Integer;->hashCode()I", code: 0xb61ae3b9},
	leafIntegerEquals:   {method: "Ljava/lang/Integer;->equals(Ljava/lang/Object;)Z", code: 0x1c08a284, run: equalsLeaf},
	leafIntegerOf:       {method: "Ljava/lang/Integer;->valueOf(I)Ljava/lang/Integer;", code: 0x92f53a3d, run: integerOf},
	leafLongInit:        {method: "Ljava/lang/Long;-><init>(J)V", code: 0xc3f154e1},
	leafLongHash:        {method: "Ljava/lang/Long;->hashCode()I", code: 0x591694b4, run: hashLeaf},
	leafLongEquals:      {method: "Ljava/lang/Long;->equals(Ljava/lang/Object;)Z", code: 0x4aaedaf7, run: equalsLeaf},
	leafLongOf:          {method: "Ljava/lang/Long;->valueOf(J)Ljava/lang/Long;", code: 0xddb5a796, run: longOf},
	leafCharacterInit:   {method: "Ljava/lang/Character;-><init>(C)V", code: 0xd2ea6571},
	leafCharacterHash:   {method: "Ljava/lang/Character;->hashCode()I", code: 0xf4cf7f3c},
	leafCharacterEquals: {method: "Ljava/lang/Character;->equals(Ljava/lang/Object;)Z", code: 0x052b978c, run: equalsLeaf},
	leafCharacterOf:     {method: "Ljava/lang/Character;->valueOf(C)Ljava/lang/Character;", code: 0xeecff345, run: characterOf},

	leafListGet:     {method: "Ljava/util/ArrayList;->get(I)Ljava/lang/Object;", code: 0x82477446, run: listGet},
	leafListSet:     {method: "Ljava/util/ArrayList;->set(ILjava/lang/Object;)Ljava/lang/Object;", code: 0xf299ca82, run: listSet},
	leafListAdd:     {method: "Ljava/util/ArrayList;->add(Ljava/lang/Object;)Z", code: 0xf79ebb1a, run: listAdd},
	leafListHasNext: {method: "Ljava/util/ArrayList$Itr;->hasNext()Z", code: 0xf403179a, run: listHasNext},
	leafListNext:    {method: "Ljava/util/ArrayList$Itr;->next()Ljava/lang/Object;", code: 0xae604954, run: listNext},

	leafMapNode:            {method: "Ljava/util/HashMap;->node(Ljava/lang/Object;)Ljava/util/HashMap$Node;", code: 0x6f12f2c6, run: mapNode},
	leafMapGet:             {method: "Ljava/util/HashMap;->get(Ljava/lang/Object;)Ljava/lang/Object;", code: 0x8addbfe8, run: mapGet},
	leafMapContains:        {method: "Ljava/util/HashMap;->containsKey(Ljava/lang/Object;)Z", code: 0x2690c211, run: mapContains},
	leafMapHash:            {method: "Ljava/util/HashMap;->hash(Ljava/lang/Object;)I", code: 0xebdc8543, run: mapHash},
	leafMapPut:             {method: "Ljava/util/HashMap;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", code: 0x149f1afa, run: mapPut},
	leafMapPutValue:        {method: "Ljava/util/HashMap;->putValue(ILjava/lang/Object;Ljava/lang/Object;ZZ)Ljava/lang/Object;", code: 0x2da37a80, run: mapPutValue},
	leafMapAppend:          {method: "Ljava/util/HashMap;->append([Ljava/util/HashMap$Node;ILjava/util/HashMap$Node;IILjava/lang/Object;Ljava/lang/Object;)V", code: 0x6fc5d037},
	leafMapNewNode:         {method: "Ljava/util/HashMap;->newNode(ILjava/lang/Object;Ljava/lang/Object;Ljava/util/HashMap$Node;)Ljava/util/HashMap$Node;", code: 0x25d010c1},
	leafMapNodeInit:        {method: "Ljava/util/HashMap$Node;-><init>(ILjava/lang/Object;Ljava/lang/Object;Ljava/util/HashMap$Node;)V", code: 0x3c13f8de},
	leafMapAfterAccess:     {method: "Ljava/util/HashMap;->afterAccess(Ljava/util/HashMap$Node;)V", code: 0x697b5773},
	leafMapAfterInsertion:  {method: "Ljava/util/HashMap;->afterInsertion(Z)V", code: 0x697b5773},
	leafMapHasNext:         {method: "Ljava/util/HashMap$HashIterator;->hasNext()Z", code: 0xd8d40218, run: mapHasNext},
	leafMapNextNode:        {method: "Ljava/util/HashMap$HashIterator;->nextNode()Ljava/util/HashMap$Node;", code: 0x05132d64, run: mapNextNode},
	leafMapNextKey:         {method: "Ljava/util/HashMap$KeyIterator;->next()Ljava/lang/Object;", code: 0xca0adef1, run: mapNextKey},
	leafMapNextValue:       {method: "Ljava/util/HashMap$ValueIterator;->next()Ljava/lang/Object;", code: 0xca0adef1, run: mapNextValue},
	leafMapNextEntry:       {method: "Ljava/util/HashMap$EntryIterator;->next()Ljava/util/Map$Entry;", code: 0x3392e645, run: mapNextEntry},
	leafMapNextEntryBridge: {method: "Ljava/util/HashMap$EntryIterator;->next()Ljava/lang/Object;", code: 0x3392e645, run: mapNextEntryBridge},
}
