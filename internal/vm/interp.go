// The interpreter: one loop over operations.

package vm

//lint:file-ignore SA4006 the account of instructions is kept whole, also on ways that leave it behind

import (
	"math"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// registers is a frame's register window. Its bound is that of register
// numbers; the decoder has proven that operations stay within the frame.
type registers = [1 << 16]Slot

// frame is one active call.
type frame struct {
	m     *Method
	code  *code          // nil in natives
	ip    unsafe.Pointer // the operation that runs; current only while the frame is not the loop's
	base  int            // first register in the thread's stack
	top   int            // behind the last
	lock  *Object        // of a synchronized method
	held  *locked        // by monitor-enter
	enter bool           // called from Go, which the loop returns to
}

// window returns the registers of a frame.
//
//go:nocheckptr
func (t *Thread) window(f *frame) *registers {
	return (*registers)(unsafe.Pointer(unsafe.SliceData(t.stack[f.base:])))
}

// settle brings the account of instructions, and the frame's place, up to date
// before something that may throw or look at them.
func (t *Thread) settle(f *frame, ip unsafe.Pointer, left int64, start uintptr) (int64, uintptr) {
	f.ip = ip
	left -= int64(uintptr(ip) - start)
	t.left = left
	return left, uintptr(ip)
}

// run executes the innermost frame, whose enter is set, until it returns. If it
// returns with an exception pending, or because the run ends, ok is false.
//
// Instructions are counted by distance: start is where the straight line of
// operations began, and left what may still be executed, both in bytes of
// operations. Every jump, call and return settles the account.
//
//go:nocheckptr
func (t *Thread) run() (result Slot, ok bool) {
	var (
		vm     = t.vm
		f      = &t.frames[len(t.frames)-1]
		regs   = t.window(f)
		ip     = unsafe.Pointer(unsafe.SliceData(f.code.ops))
		start  = uintptr(ip)
		left   = t.left
		in     *operation
		site   *callSite
		callee *Method
		recv   *Object
		value  Slot
		index  int32
		pushed bool
	)
	if t.resumed {
		t.resumed = false
		ip = f.ip
		start = uintptr(ip) + uintptr(opSize)
		in = (*operation)(ip)
		goto returned
	}

loop:
	for {
		in = (*operation)(ip)
		switch in.op {
		case opNop:

		case opMove:
			regs[in.a] = regs[in.b]

		case opMoveException:
			regs[in.a].R = t.caught
			t.caught = nil

		case opReturnVoid:
			goto doReturn

		case opReturn:
			value = Slot{N: regs[in.a].N}
			goto doReturn

		case opReturnRef:
			value = Slot{R: regs[in.a].R}
			goto doReturn

		case opConst:
			regs[in.a].N = in.lit

		case opZero:
			regs[in.a] = Slot{}

		case opConstRef:
			regs[in.a].R = (*Object)(in.p)

		case opConstString:
			in.p = unsafe.Pointer(vm.stringConstant(f.code.src, uint32(in.lit)))
			in.op = opConstRef
			continue

		case opConstClass:
			left, start = t.settle(f, ip, left, start)
			if c := t.resolveType(f.code, uint32(in.lit)); c != nil {
				left = t.left
				in.p = unsafe.Pointer(c.Object())
				in.op = opConstRef
				continue
			}
			goto unwind

		case opMonitorEnter:
			if recv = regs[in.a].R; recv == nil {
				goto nullPointer
			}
			left, start = t.settle(f, ip, left, start)
			if !t.lock(f, recv) {
				goto unwind
			}
			left = t.left

		case opMonitorExit:
			if recv = regs[in.a].R; recv == nil {
				goto nullPointer
			}
			left, start = t.settle(f, ip, left, start)
			if !t.unlock(f, recv) {
				goto unwind
			}

		case opCheckCastResolve:
			left, start = t.settle(f, ip, left, start)
			if c := t.resolveType(f.code, uint32(in.lit)); c != nil {
				left = t.left
				in.p = unsafe.Pointer(c)
				in.op = opCheckCast
				continue
			}
			goto unwind

		case opCheckCast:
			if recv = regs[in.a].R; recv != nil {
				if c := (*Class)(in.p); recv.class != c && !recv.class.IsAssignableTo(c) {
					left, start = t.settle(f, ip, left, start)
					t.throwCast(recv.class, c)
					goto unwind
				}
			}

		case opInstanceOfResolve:
			left, start = t.settle(f, ip, left, start)
			if c := t.resolveType(f.code, uint32(in.lit)); c != nil {
				left = t.left
				in.p = unsafe.Pointer(c)
				in.op = opInstanceOf
				continue
			}
			goto unwind

		case opInstanceOf:
			recv = regs[in.b].R
			if recv != nil && (recv.class == (*Class)(in.p) || recv.class.IsAssignableTo((*Class)(in.p))) {
				regs[in.a].N = 1
			} else {
				regs[in.a].N = 0
			}

		case opArrayLength:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if recv.kind == KindInstance {
				panic(confusion("array-length"))
			}
			regs[in.a].N = int64(recv.n)

		case opNewInstanceResolve:
			left, start = t.settle(f, ip, left, start)
			c := t.resolveInstance(f.code, uint32(in.lit))
			f = &t.frames[len(t.frames)-1]
			regs, left = t.window(f), t.left
			if c == nil {
				goto unwind
			}
			in.p = unsafe.Pointer(c)
			if c.state != stateInitialized {
				// Still being initialized, by this thread: ask again next time.
				if recv = t.New(c); recv == nil {
					goto unwind
				}
				regs[in.a].R = recv
				break
			}
			in.op = opNewInstance
			continue

		case opNewInstance:
			c := (*Class)(in.p)
			if vm.allocated += c.size; vm.allocated > vm.nextWalk {
				left, start = t.settle(f, ip, left, start)
				if !t.walkHeap(c.size) {
					goto unwind
				}
			}
			regs[in.a].R = newInstance(c)

		case opNewArrayResolve:
			left, start = t.settle(f, ip, left, start)
			if c := t.resolveType(f.code, uint32(in.lit)); c != nil {
				left = t.left
				if c.Elem == nil {
					panic(confusion("new-array"))
				}
				in.p = unsafe.Pointer(c)
				in.op = opNewArray
				continue
			}
			goto unwind

		case opNewArray:
			left, start = t.settle(f, ip, left, start)
			if recv = t.newArray((*Class)(in.p), int32(regs[in.b].N)); recv == nil {
				goto unwind
			}
			regs[in.a].R = recv
			if t.left != left { // it was a large one
				if left = t.left; left < 0 {
					ip = unsafe.Add(ip, opSize)
					goto exhausted
				}
			}

		case opFilledNewArray:
			left, start = t.settle(f, ip, left, start)
			site = (*callSite)(in.p)
			if recv = t.filledArray(f.code, site, regs); recv == nil {
				goto unwind
			}
			left = t.left
			if in.b != noResult {
				regs[in.b].R = recv
			}

		case opFillArrayData:
			if recv = regs[in.a].R; recv == nil {
				goto nullPointer
			}
			fill := (*arrayFill)(in.p)
			if !recv.IsArray() || recv.kind == KindRefs || elementSize[recv.kind] != fill.width {
				panic(confusion("fill-array-data"))
			}
			if n := len(fill.data) / fill.width; n > int(recv.n) {
				left, start = t.settle(f, ip, left, start)
				t.Throw("Ljava/lang/ArrayIndexOutOfBoundsException;", "failed FILL_ARRAY_DATA; length=%d, index=%d", recv.n, n)
				goto unwind
			}
			fillArray(recv, fill)
			left -= int64(len(fill.data)/bytesPerInstruction) * opSize

		case opThrow:
			left, start = t.settle(f, ip, left, start)
			if recv = regs[in.a].R; recv == nil {
				t.throwNullText("throw with null exception")
				goto unwind
			}
			if !recv.class.IsAssignableTo(vm.throwableClass) {
				panic(confusion("throw"))
			}
			t.pending = recv
			goto unwind

		case opGoto:
			goto taken

		case opPackedSwitch:
			table := (*switchTable)(in.p)
			if i := uint32(regs[in.a].N) - uint32(table.first); i < uint32(len(table.targets)) {
				left -= int64(uintptr(ip)-start) + opSize
				ip = unsafe.Add(ip, table.targets[i])
				start = uintptr(ip)
				if left < 0 {
					goto exhausted
				}
				continue
			}

		case opSparseSwitch:
			table := (*switchTable)(in.p)
			key := int32(regs[in.a].N)
			lo, hi := 0, len(table.keys)
			for lo < hi {
				mid := int(uint(lo+hi) >> 1)
				if table.keys[mid] < key {
					lo = mid + 1
				} else {
					hi = mid
				}
			}
			if lo < len(table.keys) && table.keys[lo] == key {
				left -= int64(uintptr(ip)-start) + opSize
				ip = unsafe.Add(ip, table.targets[lo])
				start = uintptr(ip)
				if left < 0 {
					goto exhausted
				}
				continue
			}

		case opCmplFloat:
			regs[in.a].N = compare(float64(regs[in.b].Float()), float64(regs[in.c].Float()), -1)
		case opCmpgFloat:
			regs[in.a].N = compare(float64(regs[in.b].Float()), float64(regs[in.c].Float()), 1)
		case opCmplDouble:
			regs[in.a].N = compare(regs[in.b].Double(), regs[in.c].Double(), -1)
		case opCmpgDouble:
			regs[in.a].N = compare(regs[in.b].Double(), regs[in.c].Double(), 1)
		case opCmpLong:
			b, c := regs[in.b].N, regs[in.c].N
			switch {
			case b < c:
				regs[in.a].N = -1
			case b > c:
				regs[in.a].N = 1
			default:
				regs[in.a].N = 0
			}

		case opIfEq:
			if regs[in.a].N == regs[in.b].N {
				goto taken
			}
		case opIfNe:
			if regs[in.a].N != regs[in.b].N {
				goto taken
			}
		case opIfLt:
			if regs[in.a].N < regs[in.b].N {
				goto taken
			}
		case opIfGe:
			if regs[in.a].N >= regs[in.b].N {
				goto taken
			}
		case opIfGt:
			if regs[in.a].N > regs[in.b].N {
				goto taken
			}
		case opIfLe:
			if regs[in.a].N <= regs[in.b].N {
				goto taken
			}
		case opIfEqz:
			if regs[in.a].N == 0 {
				goto taken
			}
		case opIfNez:
			if regs[in.a].N != 0 {
				goto taken
			}
		case opIfLtz:
			if regs[in.a].N < 0 {
				goto taken
			}
		case opIfGez:
			if regs[in.a].N >= 0 {
				goto taken
			}
		case opIfGtz:
			if regs[in.a].N > 0 {
				goto taken
			}
		case opIfLez:
			if regs[in.a].N <= 0 {
				goto taken
			}
		case opIfSame:
			if regs[in.a].R == regs[in.b].R {
				goto taken
			}
		case opIfNotSame:
			if regs[in.a].R != regs[in.b].R {
				goto taken
			}
		case opIfNull:
			if regs[in.a].R == nil {
				goto taken
			}
		case opIfNotNull:
			if regs[in.a].R != nil {
				goto taken
			}
		case opIfEqAny:
			if regs[in.a] == regs[in.b] {
				goto taken
			}
		case opIfNeAny:
			if regs[in.a] != regs[in.b] {
				goto taken
			}
		case opIfEqzAny:
			if regs[in.a] == (Slot{}) {
				goto taken
			}
		case opIfNezAny:
			if regs[in.a] != (Slot{}) {
				goto taken
			}

		case opAget:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindInts && recv.kind != KindFloats {
				panic(confusion("aget"))
			}
			regs[in.a].N = int64(*(*int32)(unsafe.Add(recv.data, uintptr(uint32(index))*4)))

		case opAgetWide:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindLongs && recv.kind != KindDoubles {
				panic(confusion("aget-wide"))
			}
			regs[in.a].N = *(*int64)(unsafe.Add(recv.data, uintptr(uint32(index))*8))

		case opAgetRef:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindRefs {
				panic(confusion("aget-object"))
			}
			regs[in.a].R = *(**Object)(unsafe.Add(recv.refs, uintptr(uint32(index))*8))

		case opAgetBoolean, opAgetByte:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindBytes && recv.kind != KindBooleans {
				panic(confusion("aget-byte"))
			}
			regs[in.a].N = int64(*(*int8)(unsafe.Add(recv.data, uintptr(uint32(index)))))

		case opAgetChar:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindChars {
				panic(confusion("aget-char"))
			}
			regs[in.a].N = int64(*(*uint16)(unsafe.Add(recv.data, uintptr(uint32(index))*2)))

		case opAgetShort:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindShorts {
				panic(confusion("aget-short"))
			}
			regs[in.a].N = int64(*(*int16)(unsafe.Add(recv.data, uintptr(uint32(index))*2)))

		case opAput:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindInts && recv.kind != KindFloats {
				panic(confusion("aput"))
			}
			*(*int32)(unsafe.Add(recv.data, uintptr(uint32(index))*4)) = int32(regs[in.a].N)

		case opAputWide:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindLongs && recv.kind != KindDoubles {
				panic(confusion("aput-wide"))
			}
			*(*int64)(unsafe.Add(recv.data, uintptr(uint32(index))*8)) = regs[in.a].N

		case opAputRef:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindRefs {
				panic(confusion("aput-object"))
			}
			if v := regs[in.a].R; v != nil {
				if e := recv.class.Elem; v.class != e && e != vm.objectClass && !v.class.IsAssignableTo(e) {
					left, start = t.settle(f, ip, left, start)
					t.throwStore(v.class, recv.class)
					goto unwind
				}
				*(**Object)(unsafe.Add(recv.refs, uintptr(uint32(index))*8)) = v
			} else {
				*(**Object)(unsafe.Add(recv.refs, uintptr(uint32(index))*8)) = nil
			}

		case opAputByte:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindBytes && recv.kind != KindBooleans {
				panic(confusion("aput-byte"))
			}
			*(*int8)(unsafe.Add(recv.data, uintptr(uint32(index)))) = int8(regs[in.a].N)

		case opAputShort:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if index = int32(regs[in.c].N); uint32(index) >= uint32(recv.n) {
				goto outOfBounds
			}
			if recv.kind != KindChars && recv.kind != KindShorts {
				panic(confusion("aput-short"))
			}
			*(*int16)(unsafe.Add(recv.data, uintptr(uint32(index))*2)) = int16(regs[in.a].N)

		case opIgetResolve, opIputResolve:
			left, start = t.settle(f, ip, left, start)
			if t.resolveInstanceField(f.code, in) {
				left = t.left
				continue
			}
			goto unwind

		case opIget:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if uint32(in.lit) >= uint32(recv.n) || recv.kind != KindInstance {
				panic(confusion("iget"))
			}
			regs[in.a].N = *(*int64)(unsafe.Add(recv.data, in.lit*8))

		case opIgetRef:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if uint32(in.lit) >= uint32(recv.m) {
				panic(confusion("iget-object"))
			}
			regs[in.a].R = *(**Object)(unsafe.Add(recv.refs, in.lit*8))

		case opIput:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if uint32(in.lit) >= uint32(recv.n) || recv.kind != KindInstance {
				panic(confusion("iput"))
			}
			*(*int64)(unsafe.Add(recv.data, in.lit*8)) = regs[in.a].N

		case opIputRef:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			if uint32(in.lit) >= uint32(recv.m) {
				panic(confusion("iput-object"))
			}
			*(**Object)(unsafe.Add(recv.refs, in.lit*8)) = regs[in.a].R

		case opIputBoolean, opIputByte, opIputChar, opIputShort:
			if recv = regs[in.b].R; recv == nil {
				goto nullPointer
			}
			*recv.wordAt(uint32(in.lit)) = cut(in.op-opIputBoolean, regs[in.a].N)

		case opSgetResolve, opSputResolve:
			left, start = t.settle(f, ip, left, start)
			field := t.resolveStaticField(f.code, in)
			f = &t.frames[len(t.frames)-1]
			regs, left = t.window(f), t.left
			if field == nil {
				goto unwind
			}
			if field.Class.state == stateInitialized {
				continue // now a quick operation
			}
			cell := &field.Class.statics[field.slot]
			switch {
			case in.op == opSgetResolve && field.ref:
				regs[in.a].R = cell.R
			case in.op == opSgetResolve:
				regs[in.a].N = cell.N
			case field.ref:
				cell.R = regs[in.a].R
			default:
				cell.N = narrow(field.Desc[0], regs[in.a].N)
			}

		case opSget:
			regs[in.a].N = (*Slot)(in.p).N
		case opSgetRef:
			regs[in.a].R = (*Slot)(in.p).R
		case opSput:
			(*Slot)(in.p).N = regs[in.a].N
		case opSputRef:
			(*Slot)(in.p).R = regs[in.a].R
		case opSputBoolean, opSputByte, opSputChar, opSputShort:
			(*Slot)(in.p).N = cut(in.op-opSputBoolean, regs[in.a].N)

		case opInvokeVirtual:
			site = (*callSite)(in.p)
			if recv = regs[in.a].R; recv == nil {
				goto nullPointer
			}
			if uint64(in.lit) >= uint64(len(recv.class.vtable)) {
				panic(confusion("invoke-virtual"))
			}
			callee = recv.class.vtable[in.lit]
			goto invoke

		case opInvokeInterface:
			site = (*callSite)(in.p)
			if recv = regs[in.a].R; recv == nil {
				goto nullPointer
			}
			if recv.class == site.class {
				callee = site.target
				goto invoke
			}
			left, start = t.settle(f, ip, left, start)
			if callee = t.selectInterface(site, recv); callee == nil {
				goto unwind
			}
			left = t.left
			goto invoke

		case opInvokeExactChecked:
			site = (*callSite)(in.p)
			if recv = regs[in.a].R; recv == nil {
				goto nullPointer
			}
			callee = site.target
			goto invoke

		case opInvokeExact:
			site = (*callSite)(in.p)
			callee = site.target
			goto invoke

		case opInvokeResolve:
			site = (*callSite)(in.p)
			left, start = t.settle(f, ip, left, start)
			if site.kind != callStatic && regs[in.a].R == nil {
				t.onNull = len(t.frames)
			}
			callee = t.resolveCall(f.code, in, site)
			t.onNull = 0
			f = &t.frames[len(t.frames)-1]
			regs, left = t.window(f), t.left
			if callee == nil {
				goto unwind
			}
			if in.op != opInvokeResolve {
				continue
			}
			goto invoke

		case opInvokePolymorphic, opInvokeCustom:
			site = (*callSite)(in.p)
			left, start = t.settle(f, ip, left, start)
			if in.op == opInvokePolymorphic {
				if regs[in.a].R == nil {
					goto nullPointer
				}
				value, ok = t.invokePolymorphic(f.code, site, regs)
			} else {
				value, ok = t.invokeCustom(f.code, site, regs)
			}
			f = &t.frames[len(t.frames)-1]
			regs, left = t.window(f), t.left
			if !ok {
				goto unwind
			}
			if in.b != noResult {
				regs[in.b] = value
			}

		case opConstMethodHandle, opConstMethodType:
			left, start = t.settle(f, ip, left, start)
			recv = t.resolveHandle(f.code, in)
			f = &t.frames[len(t.frames)-1]
			regs, left = t.window(f), t.left
			if recv == nil {
				goto unwind
			}
			in.p = unsafe.Pointer(recv)
			in.op = opConstRef
			continue

		case opNegInt:
			regs[in.a].N = int64(-int32(regs[in.b].N))
		case opNotInt, opNotLong:
			regs[in.a].N = ^regs[in.b].N
		case opNegLong:
			regs[in.a].N = -regs[in.b].N
		case opNegFloat:
			regs[in.a].N = int64(int32(regs[in.b].N) ^ math.MinInt32)
		case opNegDouble:
			regs[in.a].N = regs[in.b].N ^ math.MinInt64
		case opIntToFloat:
			regs[in.a].N = float32Bits(float32(int32(regs[in.b].N)))
		case opIntToDouble:
			regs[in.a].N = float64Bits(float64(int32(regs[in.b].N)))
		case opLongToInt:
			regs[in.a].N = int64(int32(regs[in.b].N))
		case opLongToFloat:
			regs[in.a].N = float32Bits(float32(regs[in.b].N))
		case opLongToDouble:
			regs[in.a].N = float64Bits(float64(regs[in.b].N))
		case opFloatToInt:
			regs[in.a].N = int64(toInt(float64(regs[in.b].Float())))
		case opFloatToLong:
			regs[in.a].N = toLong(float64(regs[in.b].Float()))
		case opFloatToDouble:
			regs[in.a].N = float64Bits(float64(regs[in.b].Float()))
		case opDoubleToInt:
			regs[in.a].N = int64(toInt(regs[in.b].Double()))
		case opDoubleToLong:
			regs[in.a].N = toLong(regs[in.b].Double())
		case opDoubleToFloat:
			regs[in.a].N = float32Bits(float32(regs[in.b].Double()))
		case opIntToByte:
			regs[in.a].N = int64(int8(regs[in.b].N))
		case opIntToChar:
			regs[in.a].N = int64(uint16(regs[in.b].N))
		case opIntToShort:
			regs[in.a].N = int64(int16(regs[in.b].N))

		case opAddInt:
			regs[in.a].N = int64(int32(regs[in.b].N) + int32(regs[in.c].N))
		case opSubInt:
			regs[in.a].N = int64(int32(regs[in.b].N) - int32(regs[in.c].N))
		case opMulInt:
			regs[in.a].N = int64(int32(regs[in.b].N) * int32(regs[in.c].N))
		case opDivInt:
			d := int32(regs[in.c].N)
			if d == 0 {
				goto divideByZero
			}
			regs[in.a].N = int64(int32(regs[in.b].N) / d)
		case opRemInt:
			d := int32(regs[in.c].N)
			if d == 0 {
				goto divideByZero
			}
			regs[in.a].N = int64(int32(regs[in.b].N) % d)
		case opAndInt, opAndLong:
			regs[in.a].N = regs[in.b].N & regs[in.c].N
		case opOrInt, opOrLong:
			regs[in.a].N = regs[in.b].N | regs[in.c].N
		case opXorInt, opXorLong:
			regs[in.a].N = regs[in.b].N ^ regs[in.c].N
		case opShlInt:
			regs[in.a].N = int64(int32(regs[in.b].N) << (uint(regs[in.c].N) & 31))
		case opShrInt:
			regs[in.a].N = int64(int32(regs[in.b].N) >> (uint(regs[in.c].N) & 31))
		case opUshrInt:
			regs[in.a].N = int64(int32(uint32(regs[in.b].N) >> (uint(regs[in.c].N) & 31)))

		case opAddLong:
			regs[in.a].N = regs[in.b].N + regs[in.c].N
		case opSubLong:
			regs[in.a].N = regs[in.b].N - regs[in.c].N
		case opMulLong:
			regs[in.a].N = regs[in.b].N * regs[in.c].N
		case opDivLong:
			d := regs[in.c].N
			if d == 0 {
				goto divideByZero
			}
			regs[in.a].N = regs[in.b].N / d
		case opRemLong:
			d := regs[in.c].N
			if d == 0 {
				goto divideByZero
			}
			regs[in.a].N = regs[in.b].N % d
		case opShlLong:
			regs[in.a].N = regs[in.b].N << (uint(regs[in.c].N) & 63)
		case opShrLong:
			regs[in.a].N = regs[in.b].N >> (uint(regs[in.c].N) & 63)
		case opUshrLong:
			regs[in.a].N = int64(uint64(regs[in.b].N) >> (uint(regs[in.c].N) & 63))

		// The conversions keep the compiler from fusing operations.
		case opAddFloat:
			regs[in.a].N = float32Bits(float32(regs[in.b].Float() + regs[in.c].Float()))
		case opSubFloat:
			regs[in.a].N = float32Bits(float32(regs[in.b].Float() - regs[in.c].Float()))
		case opMulFloat:
			regs[in.a].N = float32Bits(float32(regs[in.b].Float() * regs[in.c].Float()))
		case opDivFloat:
			regs[in.a].N = float32Bits(float32(regs[in.b].Float() / regs[in.c].Float()))
		case opRemFloat:
			regs[in.a].N = float32Bits(float32(math.Mod(float64(regs[in.b].Float()), float64(regs[in.c].Float()))))
		case opAddDouble:
			regs[in.a].N = float64Bits(float64(regs[in.b].Double() + regs[in.c].Double()))
		case opSubDouble:
			regs[in.a].N = float64Bits(float64(regs[in.b].Double() - regs[in.c].Double()))
		case opMulDouble:
			regs[in.a].N = float64Bits(float64(regs[in.b].Double() * regs[in.c].Double()))
		case opDivDouble:
			regs[in.a].N = float64Bits(float64(regs[in.b].Double() / regs[in.c].Double()))
		case opRemDouble:
			regs[in.a].N = float64Bits(math.Mod(regs[in.b].Double(), regs[in.c].Double()))

		case opAddIntLit:
			regs[in.a].N = int64(int32(regs[in.b].N) + int32(in.lit))
		case opRsubIntLit:
			regs[in.a].N = int64(int32(in.lit) - int32(regs[in.b].N))
		case opMulIntLit:
			regs[in.a].N = int64(int32(regs[in.b].N) * int32(in.lit))
		case opDivIntLit:
			if in.lit == 0 {
				goto divideByZero
			}
			regs[in.a].N = int64(int32(regs[in.b].N) / int32(in.lit))
		case opRemIntLit:
			if in.lit == 0 {
				goto divideByZero
			}
			regs[in.a].N = int64(int32(regs[in.b].N) % int32(in.lit))
		case opAndIntLit:
			regs[in.a].N = regs[in.b].N & in.lit
		case opOrIntLit:
			regs[in.a].N = regs[in.b].N | in.lit
		case opXorIntLit:
			regs[in.a].N = regs[in.b].N ^ in.lit
		case opShlIntLit:
			regs[in.a].N = int64(int32(regs[in.b].N) << (uint(in.lit) & 31))
		case opShrIntLit:
			regs[in.a].N = int64(int32(regs[in.b].N) >> (uint(in.lit) & 31))
		case opUshrIntLit:
			regs[in.a].N = int64(int32(uint32(regs[in.b].N) >> (uint(in.lit) & 31)))

		case opProbe:
			left, start = t.settle(f, ip, left, start)
			if p := (*probe)(in.p); p.kind == probeChange {
				if to := p.change(t, f, regs); to >= 0 {
					ip = unsafe.Pointer(&f.code.ops[to])
					start = uintptr(ip)
					continue
				}
			} else {
				p.fire(t, regs)
			}
			ip = unsafe.Add(ip, opSize)
			start = uintptr(ip)
			continue

		// Those that append to a trace move the start along, for they do not count.
		case opTraceBlock:
			if t.out == nil || t.escaped != nil {
				t.follow()
			}
			t.out.Block(int(in.lit))
			start += uintptr(opSize)

		case opTraceElement:
			if t.out == nil || t.escaped != nil {
				t.follow()
			}
			t.out.Element(uint32(in.lit), vm.Identity(regs[in.a].R), int32(regs[in.b].N))
			start += uintptr(opSize)

		case opTraceAccess:
			if t.out == nil || t.escaped != nil {
				t.follow()
			}
			t.out.Object(uint32(in.lit), vm.Identity(regs[in.a].R))
			start += uintptr(opSize)

		case opTraceEnter, opTraceLeave:
			if n := len(t.frames); n < 2 || t.out == nil || t.escaped != nil || t.frames[n-2].code == nil || !t.frames[n-2].code.listened {
				// A callback instance may begin or end.
				left, start = t.settle(f, ip, left, start)
				(*probe)(in.p).fire(t, regs)
			} else if in.op == opTraceEnter {
				t.out.Enter(dex.MethodID(in.lit))
			} else {
				t.out.Leave()
			}
			start += uintptr(opSize)

		default:
			panic(confusion("the end of the code"))
		}
		ip = unsafe.Add(ip, opSize)
	}

taken:
	left -= int64(uintptr(ip)-start) + opSize
	ip = unsafe.Add(ip, in.lit)
	start = uintptr(ip)
	if left >= 0 {
		goto loop
	}

exhausted: // the operation at ip is next
	f.ip = ip
	t.left = left
	if !t.poll() {
		goto over
	}
	left = t.left
	goto loop

invoke: // callee, with the arguments that site names
	left -= int64(uintptr(ip)-start) + opSize
	start = uintptr(ip) + uintptr(opSize)
	f.ip = ip
	t.left = left
	if left < 0 {
		if !t.poll() {
			goto over
		}
		left = t.left
	}
	switch callee.way {
	case wayFrame:
		goto pushFrame
	case wayNative:
		goto runNative
	case waySlow:
		goto slow
	}
	// Neither the room on the stack nor the turn's end must depend on shortcuts:
	// where either is near, the method itself runs.
	if len(t.frames)+leafFrames > cap(t.frames) || f.top+leafWords > len(t.stack) || left < callee.cost || len(site.regs) != int(callee.values) {
		if callee.native != nil {
			goto runNative
		}
		goto pushFrame
	}
	switch callee.way {
	case wayLeaf:
		var cost int64
		if value, cost = leaves[callee.leaf].run(t, callee, regs, site.regs); cost < 0 || left < cost*opSize {
			if callee.native != nil {
				goto runNative
			}
			goto pushFrame
		}
		left -= cost * opSize
	case wayGet:
		value = Slot{N: *recv.wordAt(callee.slot)}
	case wayGetRef:
		value = Slot{R: *recv.refAt(callee.slot)}
	case wayPut:
		*recv.wordAt(callee.slot) = regs[site.regs[1]].N
	case wayPutRef:
		*recv.refAt(callee.slot) = regs[site.regs[1]].R
	case wayLength:
		value = Slot{N: int64(recv.n)}
	case wayCharAt:
		if index = int32(regs[site.regs[1]].N); uint32(index) >= uint32(recv.n) {
			goto runNative // it throws
		}
		value = Slot{N: int64(recv.CharAt(int(index)))}
	}
	left -= callee.cost
	if in.b != noResult {
		regs[in.b] = value
		ip = unsafe.Add(ip, opSize)
	}
	ip = unsafe.Add(ip, opSize)
	goto loop

pushFrame:
	{
		c := callee.code
		n := len(t.frames)
		base := f.top
		top := base + c.registers
		if n == cap(t.frames) || top > len(t.stack) {
			if !t.grow(top) {
				goto unwind
			}
			regs = t.window(&t.frames[n-1])
		}
		if len(site.regs) != int(callee.values) {
			panic(confusion("call with a wrong number of arguments"))
		}
		args := (*registers)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(t.stack)), uintptr(top-c.ins)*unsafe.Sizeof(Slot{})))
		if c.plain {
			for i, r := range site.regs {
				args[uint16(i)] = regs[r]
			}
		} else {
			for i, r := range site.regs {
				args[c.dsts[i]] = regs[r]
			}
		}
		t.frames = t.frames[:n+1]
		f = &t.frames[n]
		f.m, f.code, f.base, f.top, f.lock, f.enter = callee, c, base, top, nil, false
		regs = (*registers)(unsafe.Add(unsafe.Pointer(unsafe.SliceData(t.stack)), uintptr(base)*unsafe.Sizeof(Slot{})))
		for i := range c.locals {
			// What lies there must not depend on what shortcuts have left out.
			regs[i].R = nil
		}
		ip = unsafe.Pointer(unsafe.SliceData(c.ops))
		start = uintptr(ip)
		goto loop
	}

runNative:
	{
		// Its arguments lie on the stack behind the caller's registers.
		n := len(t.frames)
		base := f.top
		top := base + len(site.regs)
		if n == cap(t.frames) || top > len(t.stack) {
			if !t.grow(top) {
				goto unwind
			}
			regs = t.window(&t.frames[n-1])
		}
		args := t.stack[base:top:top]
		for i, r := range site.regs {
			args[i] = regs[r]
		}
		t.frames = t.frames[:n+1]
		f = &t.frames[n]
		f.m, f.code, f.base, f.top, f.lock, f.enter = callee, nil, base, top, nil, false
		value = callee.native(t, args)
		t.frames = t.frames[:n]
		goto returned
	}

slow:
	value, pushed, ok = t.invokeSlow(callee, site, regs)
	if pushed {
		f = &t.frames[len(t.frames)-1]
		regs, left = t.window(f), t.left
		ip = unsafe.Pointer(unsafe.SliceData(f.code.ops))
		start = uintptr(ip)
		goto loop
	}

returned:
	f = &t.frames[len(t.frames)-1]
	regs, left = t.window(f), t.left
	if t.pending != nil || vm.ending || !vm.goesOn(t) {
		goto unwind
	}
	if in.b != noResult {
		regs[in.b] = value
		ip = unsafe.Add(ip, opSize) // the move-result, which counts
	}
	ip = unsafe.Add(ip, opSize)
	goto loop

doReturn: // value is the result
	left -= int64(uintptr(ip)-start) + opSize
	if f.held != nil {
		f.ip = ip
		start = uintptr(ip) + uintptr(opSize)
		t.left = left
		t.abandoned(f)
		goto unwind
	}
	if f.lock != nil {
		f.ip = ip
		start = uintptr(ip) + uintptr(opSize)
		t.left = left
		lock := f.lock
		f.lock = nil
		if !t.MonitorExit(lock) {
			goto unwind
		}
	}
	if f.enter {
		t.left = left
		t.frames = t.frames[:len(t.frames)-1]
		if in.op == opReturnVoid {
			value = Slot{} // not what a call before it returned
		}
		return value, true
	}
	t.frames = t.frames[:len(t.frames)-1]
	f = &t.frames[len(t.frames)-1]
	regs = (*registers)(unsafe.Pointer(unsafe.SliceData(t.stack[f.base:])))
	ip = unsafe.Add(f.ip, opSize)
	start = uintptr(ip)
	if r := (*operation)(f.ip).b; r != noResult {
		regs[r] = value
		ip = unsafe.Add(ip, opSize)
	}
	if left >= 0 {
		goto loop
	}
	goto exhausted

divideByZero:
	left, start = t.settle(f, ip, left, start)
	t.Throw("Ljava/lang/ArithmeticException;", "divide by zero")
	goto unwind

outOfBounds:
	left, start = t.settle(f, ip, left, start)
	if !recv.IsArray() {
		panic(confusion("array access"))
	}
	t.Throw("Ljava/lang/ArrayIndexOutOfBoundsException;", "length=%d; index=%d", recv.n, index)
	goto unwind

nullPointer:
	left, start = t.settle(f, ip, left, start)
	t.throwNullAt(f)

unwind: // an exception is pending, or the run is over
	if vm.ending {
		goto over
	}
	t.left -= opSize // the instruction that throws
	if ip = t.unwind(); ip == nil {
		return Slot{}, false
	}
	f = &t.frames[len(t.frames)-1]
	regs, left = t.window(f), t.left
	start = uintptr(ip)
	if left >= 0 {
		goto loop
	}
	goto exhausted

over:
	return Slot{}, false
}
