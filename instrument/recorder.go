// The recorder: the classes that the probes call, written by hand.
//
// R is the recorder of one thread. Its buffer is the thread's current chunk of
// a file that is mapped into memory; the kernel keeps what was written when the
// process dies. Chunks are taken with an atomic counter, so threads never wait
// for each other. A probe does not look how much room is left: the buffer
// throws when it is full, and R.grow takes the next chunk. When the file is
// full or cannot be had, records go to a buffer of their own that is reused:
// recording stops, the app goes on. As a ring, the file is never full: the
// oldest chunk that no thread is writing to is taken again.
//
// The form of the file is in recording.go.

package instrument

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
)

const (
	recorderPrefix = "Lcom/esdroid/trace/"
	recorderClass  = recorderPrefix + "R;"
	localClass     = recorderPrefix + "L;"
	handlerClass   = recorderPrefix + "H;"

	chunkBytes  = 32 << 10
	headerBytes = 64
)

// recorderRefs are the pool ids of the methods that probes call.
type recorderRefs struct {
	enters                                               [8]uint32
	block, leave, unwind, caught, object, index, element uint32
	print                                                uint32 // of statement logs
	blocks                                               [ownBlocks]uint32
}

// ownBlocks is how many blocks have a method of their own in the recorder,
// which saves the probes of the first blocks of a method their constant.
const ownBlocks = 8

// enterMethods are the methods that record the entry of a method: with the
// identity of this, with the time, with a short number.
var enterMethods = [8]string{"e(I)", "e(ILjava/lang/Object;)", "f(I)", "f(ILjava/lang/Object;)", "e(S)", "e(SLjava/lang/Object;)", "f(S)", "f(SLjava/lang/Object;)"}

func (r *recorderRefs) enter(this, timed, short bool) uint32 {
	i := 0
	for k, set := range []bool{this, timed, short} {
		if set {
			i |= 1 << k
		}
	}
	return r.enters[i]
}

func newRecorderRefs(p *model.Pool) (r recorderRefs, err error) {
	method := func(to *uint32, name string) {
		if err == nil {
			*to, err = p.Method(recorderClass + "->" + name)
		}
	}
	for i, name := range enterMethods {
		method(&r.enters[i], name+recorderClass)
	}
	for b := range r.blocks {
		method(&r.blocks[b], ownBlock(b))
	}
	method(&r.block, "b(S)V")
	method(&r.leave, "l()V")
	method(&r.unwind, "u(I"+recorderClass+"Ljava/lang/Throwable;)V")
	method(&r.caught, "c(Ljava/lang/Throwable;)V")
	method(&r.object, "o(Ljava/lang/Object;)V")
	method(&r.index, "i(I)V")
	method(&r.element, "p(Ljava/lang/Object;I)V")
	return r, err
}

// ownBlock is the name and prototype of the method that records a block.
func ownBlock(b int) string { return fmt.Sprintf("b%d()V", b) }

// recorderOptions are the constants of the recorder.
type recorderOptions struct {
	pkg   string // of the app, whose files directory holds the recording
	limit int    // bytes of the file
	ring  bool   // the oldest chunks are written over when it is full
	probe [32]byte

	methods int // that have numbers
}

// slots is how many chunks the file has room for.
func (o *recorderOptions) slots() int { return o.limit/chunkBytes - 1 }

// addRecorder adds the recorder's classes to a file.
func addRecorder(f *model.File, o recorderOptions) error {
	b := build.On(f)
	recorder(b, o)
	threadLocal(b)
	crashHandler(b)
	return b.Err()
}

func recorder(b *build.Builder, o recorderOptions) {
	c := b.Class(dex.AccPublic|dex.AccFinal, recorderClass)
	own := func(member string) string { return recorderClass + "->" + member }
	local := own("local:Ljava/lang/ThreadLocal;")
	ids, id := own("ids:Ljava/util/concurrent/atomic/AtomicInteger;"), own("id:I")
	for _, s := range []string{"local:Ljava/lang/ThreadLocal;", "file:Ljava/nio/ByteBuffer;", "next:Ljava/util/concurrent/atomic/AtomicInteger;", "ids:Ljava/util/concurrent/atomic/AtomicInteger;"} {
		name, typ := splitField(s)
		c.Field(dex.AccStatic, name, typ)
	}
	c.Field(dex.AccStatic, "utf8", "Ljava/nio/charset/Charset;")
	c.Field(0, "buf", "Ljava/nio/ByteBuffer;")
	c.Field(0, "id", "I")
	c.Field(0, "chunks", "I")
	c.Field(0, "sink", "Z")
	c.Field(0, "last", "Ljava/lang/Throwable;")
	c.Field(0, "sites", "I")
	if o.ring {
		c.Field(dex.AccStatic, "writers", "Ljava/util/concurrent/atomic/AtomicReferenceArray;")
		c.Field(dex.AccStatic, "zeros", "[B")
		c.Field(0, "slot", "I")
	}

	clinit(c, o)

	code := c.Method(dex.AccPublic, "<init>", "()V").Code(1)
	code.Op(dex.OpInvokeDirect, code.P(0), "Ljava/lang/Object;-><init>()V")
	code.Op(dex.OpSgetObject, 0, ids)
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/util/concurrent/atomic/AtomicInteger;->incrementAndGet()I").Op(dex.OpMoveResult, 0)
	code.Op(dex.OpIput, 0, code.P(0), id)
	if o.ring {
		code.Const(0, -1).Op(dex.OpIput, 0, code.P(0), own("slot:I"))
	}
	code.Op(dex.OpInvokeVirtual, code.P(0), own("grow()V"))
	code.Op(dex.OpReturnVoid)

	grow(c, o)
	room(c)

	// t returns the recorder of this thread.
	code = c.Method(dex.AccPublic|dex.AccStatic, "t", "()"+recorderClass).Code(1)
	code.Op(dex.OpSgetObject, 0, local)
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/ThreadLocal;->get()Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpCheckCast, 0, recorderClass).Op(dex.OpReturnObject, 0)

	// e records the entry of a method and returns the recorder; f does so with the
	// time, for methods that the framework calls. With an object, its identity
	// follows.
	for i, name := range enterMethods {
		if _, short := enterNumber(uint32(o.methods)); short && i < 4 {
			continue // no number is long
		}
		typ := name[2:3]
		code = c.Method(dex.AccPublic|dex.AccStatic, name[:1], name[1:]+recorderClass).Code(2)
		switch i & 3 {
		case 0:
			code.Op(dex.OpSgetObject, 0, local)
			code.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/ThreadLocal;->get()Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0)
			code.Op(dex.OpCheckCast, 0, recorderClass)
			write := putInt
			if typ == "S" {
				write = putShort
			}
			put(code, own, 0, 1, code.P(0), write, dex.OpReturnObject)
		case 2:
			code.Op(dex.OpInvokeStatic, code.P(0), own("e("+typ+")"+recorderClass)).Op(dex.OpMoveResultObject, 0)
			code.Op(dex.OpInvokeVirtual, 0, own("time()V")).Op(dex.OpReturnObject, 0)
		default:
			code.Op(dex.OpInvokeStatic, code.P(0), own(name[:1]+"("+typ+")"+recorderClass)).Op(dex.OpMoveResultObject, 0)
			code.Op(dex.OpInvokeVirtual, 0, code.P(1), own("o(Ljava/lang/Object;)V")).Op(dex.OpReturnObject, 0)
		}
	}

	code = c.Method(0, "time", "()V").Code(4)
	code.Const(3, 12).Op(dex.OpInvokeVirtual, code.P(0), 3, own("room(I)V"))
	code.Op(dex.OpInvokeStatic, "Ljava/lang/System;->nanoTime()J").Op(dex.OpMoveResultWide, 1)
	code.Const(3, tagTime).Op(dex.OpInvokeVirtual, code.P(0), 3, own("i4(I)V"))
	code.Op(dex.OpLongToInt, 3, 1).Op(dex.OpInvokeVirtual, code.P(0), 3, own("i4(I)V"))
	code.Const(3, 32).Op(dex.OpUshrLong2addr, 1, 3).Op(dex.OpLongToInt, 3, 1)
	code.Op(dex.OpInvokeVirtual, code.P(0), 3, own("i4(I)V")).Op(dex.OpReturnVoid)

	// i4 writes 32 bits, b a block, l a return.
	code = c.Method(dex.AccPublic, "i4", "(I)V").Code(1)
	put(code, own, code.P(0), 0, code.P(1), putInt, dex.OpReturnVoid)
	code = c.Method(dex.AccPublic, "b", "(S)V").Code(1)
	put(code, own, code.P(0), 0, code.P(1), putShort, dex.OpReturnVoid)
	for b := range ownBlocks {
		name, proto, _ := strings.Cut(ownBlock(b), "()")
		code = c.Method(dex.AccPublic, name, "()"+proto).Code(2)
		code.Const(1, int32(b)+1)
		put(code, own, code.P(0), 0, 1, putShort, dex.OpReturnVoid)
	}
	code = c.Method(dex.AccPublic, "l", "()V").Code(2)
	code.Const(1, tagLeave)
	put(code, own, code.P(0), 0, 1, putShort, dex.OpReturnVoid)

	// o records the identity of an object.
	code = c.Method(dex.AccPublic, "o", "(Ljava/lang/Object;)V").Code(2)
	code.Op(dex.OpInvokeStatic, code.P(1), "Ljava/lang/System;->identityHashCode(Ljava/lang/Object;)I").Op(dex.OpMoveResult, 0)
	code.Const(1, tagObject).Op(dex.OpOrInt2addr, 0, 1)
	put(code, own, code.P(0), 1, 0, putInt, dex.OpReturnVoid)

	// i records an array index; those beyond 28 bits take two words.
	code = c.Method(dex.AccPublic, "i", "(I)V").Code(2)
	code.Op(dex.OpUshrIntLit8, 0, code.P(1), 28).Op(dex.OpIfNez, 0, "wide")
	code.Const(0, tagIndex).Op(dex.OpOrInt, 0, 0, code.P(1))
	code.Label("put")
	put(code, own, code.P(0), 1, 0, putInt, dex.OpReturnVoid)
	code.Label("wide").Const(0, 8).Op(dex.OpInvokeVirtual, code.P(0), 0, own("room(I)V"))
	code.Const(0, tagWideIndex).Op(dex.OpInvokeVirtual, code.P(0), 0, own("i4(I)V"))
	code.Op(dex.OpInvokeVirtual, code.P(0), code.P(1), own("i4(I)V")).Op(dex.OpReturnVoid)

	// p records an object and an index, in one call.
	code = c.Method(dex.AccPublic, "p", "(Ljava/lang/Object;I)V").Code(2)
	buf := own("buf:Ljava/nio/ByteBuffer;")
	code.Op(dex.OpUshrIntLit8, 0, code.P(2), 28).Op(dex.OpIfNez, 0, "apart")
	code.Op(dex.OpInvokeStatic, code.P(1), "Ljava/lang/System;->identityHashCode(Ljava/lang/Object;)I").Op(dex.OpMoveResult, 0)
	code.Const(1, tagObject).Op(dex.OpOrInt2addr, 0, 1).Op(dex.OpIgetObject, 1, code.P(0), buf)
	code.Label("object").Op(dex.OpInvokeVirtual, 1, 0, putInt).Label("said")
	code.Const(0, tagIndex).Op(dex.OpOrInt2addr, 0, code.P(2))
	code.Label("index").Op(dex.OpInvokeVirtual, 1, 0, putInt).Label("both").Op(dex.OpReturnVoid)
	code.Label("apart").Op(dex.OpInvokeVirtual, code.P(0), code.P(1), own("o(Ljava/lang/Object;)V"))
	code.Label("rest").Op(dex.OpInvokeVirtual, code.P(0), code.P(2), own("i(I)V")).Op(dex.OpReturnVoid)
	code.Try("object", "said").Catch(overflow, "apart")
	code.Try("index", "both").Catch(overflow, "rest")

	// u records that an exception leaves a method, c that it was caught; of one
	// that was met last, in this chunk, no more than that.
	code = c.Method(dex.AccPublic|dex.AccStatic, "u", "(I"+recorderClass+"Ljava/lang/Throwable;)V").Code(1)
	code.Const(0, numberMask).Op(dex.OpAndInt2addr, code.P(0), 0).Const(0, tagUnwind).Op(dex.OpOrInt2addr, code.P(0), 0)
	code.Op(dex.OpInvokeVirtual, code.P(1), code.P(0), own("i4(I)V"))
	code.Op(dex.OpInvokeVirtual, code.P(1), code.P(2), own("c(Ljava/lang/Throwable;)V")).Op(dex.OpReturnVoid)

	code = c.Method(dex.AccPublic, "c", "(Ljava/lang/Throwable;)V").Code(2)
	last := own("last:Ljava/lang/Throwable;")
	code.Const(0, 2).Op(dex.OpInvokeVirtual, code.P(0), 0, own("room(I)V"))
	code.Op(dex.OpIgetObject, 0, code.P(0), last).Op(dex.OpIfNe, 0, code.P(1), "new")
	code.Op(dex.OpIgetObject, 0, code.P(0), buf).Const(1, tagAgain).Op(dex.OpInvokeVirtual, 0, 1, putShort).Op(dex.OpReturnVoid)
	code.Label("new").Op(dex.OpIputObject, code.P(1), code.P(0), last)
	code.Op(dex.OpInvokeVirtual, code.P(0), code.P(1), own("o(Ljava/lang/Object;)V"))
	code.Op(dex.OpInvokeVirtual, code.P(1), "Ljava/lang/Object;->getClass()Ljava/lang/Class;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Class;->getName()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpInvokeVirtual, code.P(0), code.P(1), 0, own("site(Ljava/lang/Throwable;Ljava/lang/String;)Ljava/lang/String;")).Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpInvokeVirtual, code.P(0), 0, own("s(Ljava/lang/String;)V")).Op(dex.OpReturnVoid)
	site(c)

	// s records a text as its bytes, in pieces of at most 1024; the last piece
	// is shorter than that.
	code = c.Method(dex.AccPublic, "s", "(Ljava/lang/String;)V").Code(6)
	code.Op(dex.OpSgetObject, 0, own("utf8:Ljava/nio/charset/Charset;"))
	code.Op(dex.OpInvokeVirtual, code.P(1), 0, "Ljava/lang/String;->getBytes(Ljava/nio/charset/Charset;)[B").Op(dex.OpMoveResultObject, 0)
	code.Const(1, 0).Op(dex.OpArrayLength, 2, 0)
	code.Label("piece").Op(dex.OpSubInt, 3, 2, 1).Const(4, textPiece)
	code.Op(dex.OpIfLe, 3, 4, "fits").Op(dex.OpMove, 3, 4)
	code.Label("fits").Op(dex.OpAddIntLit8, 4, 3, 5).Op(dex.OpInvokeVirtual, code.P(0), 4, own("room(I)V"))
	code.Const(4, tagText).Op(dex.OpOrInt2addr, 4, 3)
	code.Op(dex.OpInvokeVirtual, code.P(0), 4, own("i4(I)V")).Op(dex.OpIgetObject, 4, code.P(0), buf)
	code.Op(dex.OpInvokeVirtual, 4, 0, 1, 3, "Ljava/nio/ByteBuffer;->put([BII)Ljava/nio/ByteBuffer;")
	code.Op(dex.OpAddInt2addr, 1, 3).Op(dex.OpRemIntLit8, 5, 3, 2).Op(dex.OpIfEqz, 5, "even") // records stay at even places
	code.Const(5, 0).Op(dex.OpInvokeVirtual, 4, 5, "Ljava/nio/ByteBuffer;->put(B)Ljava/nio/ByteBuffer;")
	code.Label("even").Const(4, textPiece).Op(dex.OpIfEq, 3, 4, "piece").Op(dex.OpReturnVoid)
}

func splitField(s string) (name, typ string) {
	for i := range s {
		if s[i] == ':' {
			return s[:i], s[i+1:]
		}
	}
	return s, ""
}

const (
	overflow = "Ljava/nio/BufferOverflowException;"
	putInt   = "Ljava/nio/ByteBuffer;->putInt(I)Ljava/nio/ByteBuffer;"
	putShort = "Ljava/nio/ByteBuffer;->putShort(S)Ljava/nio/ByteBuffer;"
)

// put writes a value to the buffer of the recorder in a register, and returns;
// where the buffer is full it takes the next chunk first. scratch is a free
// register.
func put(code *build.Code, own func(string) string, recorder, scratch, value int, method string, ret dex.Op) {
	done := func() {
		if ret == dex.OpReturnObject {
			code.Op(ret, recorder)
		} else {
			code.Op(ret)
		}
	}
	buf := own("buf:Ljava/nio/ByteBuffer;")
	code.Op(dex.OpIgetObject, scratch, recorder, buf)
	code.Label("put from").Op(dex.OpInvokeVirtual, scratch, value, method).Label("put to")
	done()
	code.Label("put full").Op(dex.OpInvokeVirtual, recorder, own("grow()V"))
	code.Op(dex.OpIgetObject, scratch, recorder, buf).Op(dex.OpInvokeVirtual, scratch, value, method)
	done()
	code.Try("put from", "put to").Catch(overflow, "put full")
}

// clinit opens the file. Whatever goes wrong, the app must not notice: without
// a file nothing is recorded.
func clinit(c *build.Class, o recorderOptions) {
	own := func(member string) string { return recorderClass + "->" + member }
	code := c.Method(dex.AccStatic, "<clinit>", "()V").Code(8)
	for _, counter := range []string{"next", "ids"} {
		code.Op(dex.OpNewInstance, 0, "Ljava/util/concurrent/atomic/AtomicInteger;")
		code.Op(dex.OpInvokeDirect, 0, "Ljava/util/concurrent/atomic/AtomicInteger;-><init>()V")
		code.Op(dex.OpSputObject, 0, own(counter+":Ljava/util/concurrent/atomic/AtomicInteger;"))
	}
	code.Op(dex.OpConstString, 0, "UTF-8")
	code.Op(dex.OpInvokeStatic, 0, "Ljava/nio/charset/Charset;->forName(Ljava/lang/String;)Ljava/nio/charset/Charset;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpSputObject, 0, own("utf8:Ljava/nio/charset/Charset;"))
	if o.ring {
		array := "Ljava/util/concurrent/atomic/AtomicReferenceArray;"
		code.Const(1, int32(o.slots())).Op(dex.OpNewInstance, 0, array).Op(dex.OpInvokeDirect, 0, 1, array+"-><init>(I)V")
		code.Op(dex.OpSputObject, 0, own("writers:"+array))
		code.Const(1, chunkBytes).Op(dex.OpNewArray, 0, 1, "[B").Op(dex.OpSputObject, 0, own("zeros:[B"))
	}
	code.Op(dex.OpNewInstance, 0, localClass).Op(dex.OpInvokeDirect, 0, localClass+"-><init>()V")
	code.Op(dex.OpSputObject, 0, own("local:Ljava/lang/ThreadLocal;"))
	code.Const(7, 0) // the process id, 0 where there is no Android
	code.Label("try")
	code.Op(dex.OpConstString, 0, pathProperty)
	code.Op(dex.OpInvokeStatic, 0, "Ljava/lang/System;->getProperty(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpIfNez, 0, "open")
	code.Op(dex.OpInvokeStatic, "Landroid/os/Process;->myPid()I").Op(dex.OpMoveResult, 7)
	code.Op(dex.OpInvokeStatic, "Landroid/os/Process;->myUid()I").Op(dex.OpMoveResult, 2)
	code.Const(3, 100000).Op(dex.OpDivInt2addr, 2, 3) // user ids have 100,000 app ids each
	builder := "Ljava/lang/StringBuilder;"
	appendText := func(s string) {
		code.Op(dex.OpConstString, 1, s)
		code.Op(dex.OpInvokeVirtual, 0, 1, builder+"->append(Ljava/lang/String;)Ljava/lang/StringBuilder;")
	}
	code.Op(dex.OpNewInstance, 0, builder).Op(dex.OpInvokeDirect, 0, builder+"-><init>()V")
	code.Op(dex.OpIfEqz, 2, "first user")
	appendText("/data/user/")
	code.Op(dex.OpInvokeVirtual, 0, 2, builder+"->append(I)Ljava/lang/StringBuilder;").Op(dex.OpGoto, "package")
	code.Label("first user")
	appendText("/data/data")
	code.Label("package")
	appendText("/" + o.pkg + "/files")
	code.Op(dex.OpNewInstance, 1, "Ljava/io/File;").Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 2)
	code.Op(dex.OpInvokeDirect, 1, 2, "Ljava/io/File;-><init>(Ljava/lang/String;)V")
	code.Op(dex.OpInvokeVirtual, 1, "Ljava/io/File;->mkdirs()Z")
	appendText("/esd-")
	code.Op(dex.OpInvokeVirtual, 0, 7, builder+"->append(I)Ljava/lang/StringBuilder;")
	appendText(".rec")
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	code.Label("open")
	code.Op(dex.OpNewInstance, 1, "Ljava/io/RandomAccessFile;").Op(dex.OpConstString, 2, "rw")
	code.Op(dex.OpInvokeDirect, 1, 0, 2, "Ljava/io/RandomAccessFile;-><init>(Ljava/lang/String;Ljava/lang/String;)V")
	code.ConstWide(2, 0).Op(dex.OpInvokeVirtual, 1, 2, 3, "Ljava/io/RandomAccessFile;->setLength(J)V")
	code.ConstWide(4, int64(o.limit)).Op(dex.OpInvokeVirtual, 1, 4, 5, "Ljava/io/RandomAccessFile;->setLength(J)V")
	code.Op(dex.OpInvokeVirtual, 1, "Ljava/io/RandomAccessFile;->getChannel()Ljava/nio/channels/FileChannel;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpMoveObject, 6, 1)
	code.Op(dex.OpSgetObject, 1, "Ljava/nio/channels/FileChannel$MapMode;->READ_WRITE:Ljava/nio/channels/FileChannel$MapMode;")
	code.Op(dex.OpInvokeVirtualRange, 0, 1, 2, 3, 4, 5, "Ljava/nio/channels/FileChannel;->map(Ljava/nio/channels/FileChannel$MapMode;JJ)Ljava/nio/MappedByteBuffer;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpInvokeVirtual, 6, "Ljava/io/RandomAccessFile;->close()V")
	head := recordingHeader(o)
	code.Const(1, int32(len(head))).Op(dex.OpNewArray, 1, 1, "[B")
	elements := make([]int64, len(head))
	for i, v := range head {
		elements[i] = int64(v)
	}
	code.FillArray(1, 1, elements...)
	code.Op(dex.OpInvokeVirtual, 0, 1, "Ljava/nio/ByteBuffer;->put([B)Ljava/nio/ByteBuffer;")
	code.Const(1, pidOffset).Op(dex.OpInvokeVirtual, 0, 1, 7, "Ljava/nio/ByteBuffer;->putInt(II)Ljava/nio/ByteBuffer;")
	code.Op(dex.OpSputObject, 0, own("file:Ljava/nio/ByteBuffer;"))
	code.Op(dex.OpNewInstance, 0, handlerClass)
	code.Op(dex.OpInvokeStatic, "Ljava/lang/Thread;->getDefaultUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;").Op(dex.OpMoveResultObject, 1)
	code.Op(dex.OpInvokeDirect, 0, 1, handlerClass+"-><init>(Ljava/lang/Thread$UncaughtExceptionHandler;)V")
	code.Op(dex.OpInvokeStatic, 0, "Ljava/lang/Thread;->setDefaultUncaughtExceptionHandler(Ljava/lang/Thread$UncaughtExceptionHandler;)V")
	code.Label("tried").Op(dex.OpReturnVoid)
	code.Label("failed").Op(dex.OpMoveException, 0).Op(dex.OpReturnVoid)
	code.Try("try", "tried").Catch("Ljava/lang/Throwable;", "failed")
}

// threadLocal is the ThreadLocal that makes a recorder for each thread.
func threadLocal(b *build.Builder) {
	c := b.Class(dex.AccFinal, localClass).Super("Ljava/lang/ThreadLocal;").Constructor(0)
	code := c.Method(dex.AccProtected, "initialValue", "()Ljava/lang/Object;").Code(1)
	code.Op(dex.OpNewInstance, 0, recorderClass).Op(dex.OpInvokeDirect, 0, recorderClass+"-><init>()V").Op(dex.OpReturnObject, 0)
}

// crashHandler records the report of an uncaught exception, then asks the
// handler that was there before.
func crashHandler(b *build.Builder) {
	typ := "Ljava/lang/Thread$UncaughtExceptionHandler;"
	before := handlerClass + "->before:" + typ
	c := b.Class(dex.AccFinal, handlerClass).Implements(typ)
	c.Field(dex.AccFinal, "before", typ)
	code := c.Method(0, "<init>", "("+typ+")V").Code(0)
	code.Op(dex.OpInvokeDirect, code.P(0), "Ljava/lang/Object;-><init>()V")
	code.Op(dex.OpIputObject, code.P(1), code.P(0), before).Op(dex.OpReturnVoid)

	code = c.Method(dex.AccPublic, "uncaughtException", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V").Code(3)
	code.Label("try").Op(dex.OpInvokeStatic, recorderClass+"->t()"+recorderClass).Op(dex.OpMoveResultObject, 0)
	code.Const(1, tagCrash).Op(dex.OpInvokeVirtual, 0, 1, recorderClass+"->i4(I)V")
	code.Op(dex.OpNewInstance, 1, "Ljava/io/StringWriter;").Op(dex.OpInvokeDirect, 1, "Ljava/io/StringWriter;-><init>()V")
	code.Op(dex.OpNewInstance, 2, "Ljava/io/PrintWriter;").Op(dex.OpInvokeDirect, 2, 1, "Ljava/io/PrintWriter;-><init>(Ljava/io/Writer;)V")
	code.Op(dex.OpInvokeVirtual, code.P(2), 2, "Ljava/lang/Throwable;->printStackTrace(Ljava/io/PrintWriter;)V")
	code.Op(dex.OpInvokeVirtual, 2, "Ljava/io/PrintWriter;->flush()V")
	code.Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 1)
	code.Op(dex.OpInvokeVirtual, 0, 1, recorderClass+"->s(Ljava/lang/String;)V").Label("tried")
	code.Label("chain").Op(dex.OpIgetObject, 0, code.P(0), before).Op(dex.OpIfEqz, 0, "print")
	code.Op(dex.OpInvokeInterface, 0, code.P(1), code.P(2), typ+"->uncaughtException(Ljava/lang/Thread;Ljava/lang/Throwable;)V")
	code.Op(dex.OpReturnVoid)
	// Without a handler before, what Java does by itself. Android has always one.
	stream := "Ljava/io/PrintStream;"
	code.Label("print").Op(dex.OpSgetObject, 0, "Ljava/lang/System;->err:"+stream)
	code.Op(dex.OpConstString, 1, "Exception in thread \"").Op(dex.OpInvokeVirtual, 0, 1, stream+"->print(Ljava/lang/String;)V")
	code.Op(dex.OpInvokeVirtual, code.P(1), "Ljava/lang/Thread;->getName()Ljava/lang/String;").Op(dex.OpMoveResultObject, 1)
	code.Op(dex.OpInvokeVirtual, 0, 1, stream+"->print(Ljava/lang/String;)V")
	code.Op(dex.OpConstString, 1, "\" ").Op(dex.OpInvokeVirtual, 0, 1, stream+"->print(Ljava/lang/String;)V")
	code.Op(dex.OpInvokeVirtual, code.P(2), "Ljava/lang/Throwable;->printStackTrace()V").Op(dex.OpReturnVoid)
	code.Label("failed").Op(dex.OpMoveException, 0).Op(dex.OpGoto, "chain")
	code.Try("try", "tried").Catch("Ljava/lang/Throwable;", "failed")
}
