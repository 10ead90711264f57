// The recorder: the class that the probes call, written by hand.
//
// R is the recorder of one thread. One more of it is the ThreadLocal that makes
// them, and the handler of uncaught exceptions: a class of its own for each
// would be more than all else that they need. Its buffer is the thread's current chunk of
// a file that is mapped into memory; the kernel keeps what was written when the
// process dies. Chunks are taken with an atomic counter, so threads never wait
// for each other. A probe does not look how much room is left: the buffer
// throws when it is full, and R.grow takes the next chunk. When the file is
// full or cannot be had, records go to a buffer that nobody keeps:
// recording stops, the app goes on. As a ring, the file is never full: the
// oldest chunk that no thread is writing to is taken again.
//
// The form of the file is in package recording.

package recorder

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recording"
)

// Class is the recorder's.
const Class = plan.OwnPrefix + "R;"

// Members of the recorder that probes do not call. Their names are letters that
// fields and methods share: each name takes space in the app.
const (
	localField   = "l:" + Class            // the ThreadLocal
	beforeField  = "b:" + exceptionHandler // of uncaught exceptions, the one that was there
	fileField    = "e:Ljava/nio/ByteBuffer;"
	nextField    = "c:Ljava/util/concurrent/atomic/AtomicInteger;" // the number of chunks that were taken
	writersField = "c:Ljava/util/concurrent/atomic/AtomicReferenceArray;"
	zerosField   = "e:[B"

	bufferField = "b:Ljava/nio/ByteBuffer;"
	threadField = "e:I" // the number of the first chunk
	chunksField = "c:I"
	slotField   = "b:I"
	lastField   = "l:Ljava/lang/Object;" // exception that was met
	sitesField  = "o:I"                  // exceptions that were asked for their place

	wordMethod = "o(I)V" // writes 32 bits
	roomMethod = "c(I)V"
	growMethod = "e()V"
	textMethod = "b(Ljava/lang/Object;)V"
	siteMethod = "o(Ljava/lang/String;)Z"
)

// own names a member of the recorder.
func own(member string) string { return Class + "->" + member }

// Refs are the pool ids of the methods that probes call.
type Refs struct {
	Enters                                               [8]uint32
	Block, Leave, Unwind, Caught, Object, Index, Element uint32
	Count, Counted, UnwindTurns, Changed                 uint32 // of loops
	Print                                                uint32 // of statement logs
	Blocks                                               [OwnBlocks]uint32
	Used                                                 ProbeUse
}

// OwnBlocks is how many blocks can have a method of their own in the recorder,
// which saves the probes of the first blocks of a method their constant.
const OwnBlocks = 8

// ProbeUse is what of the recorder the probes of an app use. What they do not
// need is left out: it would be much of the size of a small app.
type ProbeUse struct {
	Enters [8]bool
	Blocks [OwnBlocks]bool // that have a method of their own
	Index  bool            // array indices
	Pairs  bool            // an object and an index, in one call
	Stubs  bool            // methods without spare registers
	Count  bool            // of silent blocks

	Counted     bool // and a block, in one call
	UnwindTurns bool // and an exception that leaves a method
	Changed     bool // the instruction whose base is another one, and the identity, in one call
}

// EnterMethods are the methods that record the entry of a method: with the
// identity of an object, with the time, with a short number.
var EnterMethods = [8]string{"e(I)", "e(ILjava/lang/Object;)", "f(I)", "f(ILjava/lang/Object;)", "e(S)", "e(SLjava/lang/Object;)", "f(S)", "f(SLjava/lang/Object;)"}

// EnterIndex is the place of one of them.
func EnterIndex(this, timed, short bool) (i int) {
	for k, set := range []bool{this, timed, short} {
		if set {
			i |= 1 << k
		}
	}
	return i
}

// NewRefs adds the methods that probes call to a pool.
func NewRefs(p *model.Pool) (r Refs, err error) {
	method := func(to *uint32, name string) {
		if err == nil {
			*to, err = p.Method(Class + "->" + name)
		}
	}
	for i, name := range EnterMethods {
		method(&r.Enters[i], name+Class)
	}
	for b := range r.Blocks {
		method(&r.Blocks[b], ownBlock(b))
	}
	method(&r.Block, "b(S)V")
	method(&r.Leave, "l()V")
	method(&r.Unwind, "u(I"+Class+"Ljava/lang/Throwable;)V")
	method(&r.Caught, "c(Ljava/lang/Object;)V")
	method(&r.Object, "o(Ljava/lang/Object;)V")
	method(&r.Index, "i(I)V")
	method(&r.Count, "l(I)V")
	method(&r.Counted, "b(SI)V")
	method(&r.UnwindTurns, "u(I"+Class+"Ljava/lang/Throwable;I)V")
	method(&r.Changed, "o(SLjava/lang/Object;)V")
	method(&r.Element, "p(Ljava/lang/Object;I)V")
	return r, err
}

// ownBlock is the name and prototype of the method that records a block. The
// first names are those of other methods, and take no space.
func ownBlock(b int) string {
	if b < 4 {
		return "bcou"[b:b+1] + "()V"
	}
	return fmt.Sprintf("b%d()V", b)
}

// Options are the constants of the recorder.
type Options struct {
	Pkg   string // of the app, whose files directory holds the recording; "" where there is no Android
	Limit int    // bytes of the file
	Ring  bool   // the oldest chunks are written over when it is full
	Probe [32]byte
	Used  ProbeUse
	Names []string // what the names of the app's classes begin with, none if that says too little
}

// slots is how many chunks the file has room for.
func (o *Options) slots() int { return o.Limit/recording.ChunkBytes - 1 }

// Add adds the recorder's class to a file.
func Add(f *model.File, o Options) error {
	b := build.On(f)
	recorder(b, o)
	return b.Err()
}

func recorder(b *build.Builder, o Options) {
	c := b.Class(dex.AccPublic|dex.AccFinal, Class).Super("Ljava/lang/ThreadLocal;").Implements(exceptionHandler)
	for _, s := range []string{localField, beforeField, fileField, nextField} {
		addField(c, dex.AccStatic, s)
	}
	for _, s := range []string{bufferField, threadField, lastField, sitesField} {
		addField(c, 0, s)
	}
	if o.Ring {
		addField(c, dex.AccStatic, writersField)
		addField(c, dex.AccStatic, zerosField)
		addField(c, 0, chunksField)
		addField(c, 0, slotField)
	}

	clinit(c, o)

	threadLocal(c, o)
	uncaught(c, o)
	grow(c, o)
	room(c)

	// t returns the recorder of this thread, for stubs.
	var code *build.Code
	if o.Used.Stubs {
		code = c.Method(dex.AccPublic|dex.AccStatic, "t", "()"+Class).Code(1)
		current(code)
		code.Op(dex.OpReturnObject, 0)
	}

	// e records the entry of a method and returns the recorder; f does so with the
	// time, for methods that the framework calls. With an object, its identity
	// follows.
	for i, name := range EnterMethods {
		if !o.Used.Enters[i] {
			continue
		}
		typ := name[2:3]
		code = c.Method(dex.AccPublic|dex.AccStatic, name[:1], name[1:]+Class).Code(4)
		switch i & 3 {
		case 0:
			current(code)
			write := putInt
			if typ == "S" {
				write = putShort
			}
			put(code, 0, 1, code.P(0), write, dex.OpReturnObject)
		case 2:
			code.Op(dex.OpInvokeStatic, code.P(0), own("e("+typ+")"+Class)).Op(dex.OpMoveResultObject, 0)
			code.Const(1, 12).Op(dex.OpInvokeVirtual, 0, 1, own(roomMethod))
			code.Const(1, recording.TagTime).Op(dex.OpInvokeVirtual, 0, 1, own(wordMethod)).Op(dex.OpIgetObject, 1, 0, own(bufferField))
			code.Op(dex.OpInvokeStatic, "Ljava/lang/System;->nanoTime()J").Op(dex.OpMoveResultWide, 2)
			code.Op(dex.OpInvokeVirtual, 1, 2, 3, putLong).Op(dex.OpReturnObject, 0)
		default:
			code.Op(dex.OpInvokeStatic, code.P(0), own(name[:1]+"("+typ+")"+Class)).Op(dex.OpMoveResultObject, 0)
			code.Op(dex.OpInvokeVirtual, 0, code.P(1), own("o(Ljava/lang/Object;)V")).Op(dex.OpReturnObject, 0)
		}
	}

	// A word of 32 bits; b writes a block, l a return.
	code = addMethod(c, dex.AccPublic, wordMethod).Code(1)
	put(code, code.P(0), 0, code.P(1), putInt, dex.OpReturnVoid)
	code = c.Method(dex.AccPublic, "b", "(S)V").Code(1)
	put(code, code.P(0), 0, code.P(1), putShort, dex.OpReturnVoid)
	for b := range OwnBlocks {
		if !o.Used.Blocks[b] {
			continue
		}
		name, proto, _ := strings.Cut(ownBlock(b), "()")
		code = c.Method(dex.AccPublic, name, "()"+proto).Code(2)
		code.Const(1, int32(b)+1)
		put(code, code.P(0), 0, 1, putShort, dex.OpReturnVoid)
	}
	code = c.Method(dex.AccPublic, "l", "()V").Code(2)
	code.Const(1, recording.TagLeave)
	put(code, code.P(0), 0, 1, putShort, dex.OpReturnVoid)

	// o records the identity of an object.
	code = c.Method(dex.AccPublic, "o", "(Ljava/lang/Object;)V").Code(2)
	code.Op(dex.OpInvokeStatic, code.P(1), "Ljava/lang/System;->identityHashCode(Ljava/lang/Object;)I").Op(dex.OpMoveResult, 0)
	code.Const(1, recording.TagObject).Op(dex.OpOrInt2addr, 0, 1)
	put(code, code.P(0), 1, 0, putInt, dex.OpReturnVoid)

	if o.Used.Index {
		index(c)
	}
	if o.Used.Pairs {
		pair(c)
	}
	loops(c, o.Used)

	// u records that an exception leaves a method, c that it was caught.
	code = c.Method(dex.AccPublic|dex.AccStatic, "u", "(I"+Class+"Ljava/lang/Throwable;)V").Code(1)
	if o.Used.Enters[0] {
		code.Const(0, recording.NumberMask).Op(dex.OpAndInt2addr, code.P(0), 0).Const(0, recording.TagUnwind).Op(dex.OpOrInt2addr, code.P(0), 0)
	} else { // the upper bits of short numbers are ones
		code.Const(0, recording.TagUnwind|recording.NumberMask).Op(dex.OpAndInt2addr, code.P(0), 0)
	}
	code.Op(dex.OpInvokeVirtual, code.P(1), code.P(0), own(wordMethod))
	code.Op(dex.OpInvokeVirtual, code.P(1), code.P(2), own("c(Ljava/lang/Object;)V")).Op(dex.OpReturnVoid)
	caught(c, o)
	text(c)
}

// current loads the recorder of this thread into register 0.
func current(code *build.Code) {
	code.Op(dex.OpSgetObject, 0, own(localField))
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/ThreadLocal;->get()Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpCheckCast, 0, Class)
}

// index adds i, which records an array index; those beyond 28 bits take two words.
func index(c *build.Class) {
	code := c.Method(dex.AccPublic, "i", "(I)V").Code(2)
	code.Op(dex.OpUshrIntLit8, 0, code.P(1), 28).Op(dex.OpIfNez, 0, "wide")
	code.Const(0, recording.TagIndex).Op(dex.OpOrInt, 0, 0, code.P(1))
	code.Label("put")
	put(code, code.P(0), 1, 0, putInt, dex.OpReturnVoid)
	code.Label("wide").Const(0, 8).Op(dex.OpInvokeVirtual, code.P(0), 0, own(roomMethod))
	code.Const(0, recording.TagWideIndex).Op(dex.OpInvokeVirtual, code.P(0), 0, own(wordMethod))
	code.Op(dex.OpInvokeVirtual, code.P(0), code.P(1), own(wordMethod)).Op(dex.OpReturnVoid)
}

// pair adds p, which records an object and an index in one call.
func pair(c *build.Class) {
	code := c.Method(dex.AccPublic, "p", "(Ljava/lang/Object;I)V").Code(2)
	code.Op(dex.OpUshrIntLit8, 0, code.P(2), 28).Op(dex.OpIfNez, 0, "apart")
	code.Op(dex.OpInvokeStatic, code.P(1), "Ljava/lang/System;->identityHashCode(Ljava/lang/Object;)I").Op(dex.OpMoveResult, 0)
	code.Const(1, recording.TagObject).Op(dex.OpOrInt2addr, 0, 1).Op(dex.OpIgetObject, 1, code.P(0), own(bufferField))
	code.Label("object").Op(dex.OpInvokeVirtual, 1, 0, putInt).Label("said")
	code.Const(0, recording.TagIndex).Op(dex.OpOrInt2addr, 0, code.P(2))
	code.Label("index").Op(dex.OpInvokeVirtual, 1, 0, putInt).Label("both").Op(dex.OpReturnVoid)
	code.Label("apart").Op(dex.OpInvokeVirtual, code.P(0), code.P(1), own("o(Ljava/lang/Object;)V"))
	code.Label("rest").Op(dex.OpInvokeVirtual, code.P(0), code.P(2), own("i(I)V")).Op(dex.OpReturnVoid)
	code.Try("object", "said").CatchAll("apart")
	code.Try("index", "both").CatchAll("rest")
}

// addField adds a field, given by name and type.
func addField(c *build.Class, access dex.AccessFlags, field string) {
	name, typ, _ := strings.Cut(field, ":")
	c.Field(access, name, typ)
}

// addMethod adds a method of an object that only the recorder calls, given by
// name and prototype.
func addMethod(c *build.Class, access dex.AccessFlags, method string) *build.Method {
	name, proto, _ := strings.Cut(method, "(")
	return c.Method(access, name, "("+proto)
}

const (
	putInt   = "Ljava/nio/ByteBuffer;->putInt(I)Ljava/nio/ByteBuffer;"
	putIntAt = "Ljava/nio/ByteBuffer;->putInt(II)Ljava/nio/ByteBuffer;"
	putShort = "Ljava/nio/ByteBuffer;->putShort(S)Ljava/nio/ByteBuffer;"
	putLong  = "Ljava/nio/ByteBuffer;->putLong(J)Ljava/nio/ByteBuffer;"
	putBytes = "Ljava/nio/ByteBuffer;->put([BII)Ljava/nio/ByteBuffer;"
)

// put writes a value to the buffer of the recorder in a register, and returns;
// where the buffer is full it takes the next chunk first. Nothing but a full
// buffer makes a write fail. scratch is a free register.
func put(code *build.Code, recorder, scratch, value int, method string, ret dex.Op) {
	code.Label("again").Op(dex.OpIgetObject, scratch, recorder, own(bufferField))
	code.Label("put from").Op(dex.OpInvokeVirtual, scratch, value, method).Label("put to")
	if ret == dex.OpReturnObject {
		code.Op(ret, recorder)
	} else {
		code.Op(ret)
	}
	code.Label("put full").Op(dex.OpInvokeVirtual, recorder, own(growMethod)).Op(dex.OpGoto, "again")
	code.Try("put from", "put to").CatchAll("put full")
}
