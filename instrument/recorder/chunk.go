// How the recorder of a thread takes its next chunk of the file.

package recorder

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/recording"
)

// grow makes the next chunk the buffer. The number of a chunk is written last,
// so that one of which the process died has either its old content or none.
func grow(c *build.Class, o Options) {
	const (
		counter = "Ljava/util/concurrent/atomic/AtomicInteger;"
		array   = "Ljava/util/concurrent/atomic/AtomicReferenceArray;"
		buffer  = "Ljava/nio/ByteBuffer;"
		moved   = "Ljava/nio/Buffer;->position(I)Ljava/nio/Buffer;"
	)
	code := addMethod(c, 0, growMethod).Code(8)
	this := code.P(0)
	code.Const(0, 0).Op(dex.OpIputObject, 0, this, own(lastField)) // so that a chunk speaks for itself
	// 0 becomes the buffer, 1 the number of the chunk, 3 where it begins.
	code.Op(dex.OpSgetObject, 0, own(fileField)).Op(dex.OpIfEqz, 0, "sink")
	code.Op(dex.OpSgetObject, 5, own(nextField))
	place := 1 // the register of the place in the file
	if o.Ring {
		// A chunk is taken by the thread that writes to it, as long as it lives.
		place = 4
		code.Op(dex.OpSgetObject, 3, own(writersField)).Const(6, 0)
		code.Op(dex.OpIget, 2, this, own(slotField)).Op(dex.OpIfLtz, 2, "first")
		code.Op(dex.OpInvokeVirtual, 3, 2, 6, array+"->set(ILjava/lang/Object;)V").Const(2, -1).Op(dex.OpIput, 2, this, own(slotField))
		code.Label("first").Op(dex.OpInvokeStatic, "Ljava/lang/Thread;->currentThread()Ljava/lang/Thread;").Op(dex.OpMoveResultObject, 7)
		code.Const(1, int32(o.slots())) // tries
		code.Label("next").Op(dex.OpIfEqz, 1, "sink").Op(dex.OpAddIntLit8, 1, 1, -1)
		code.Op(dex.OpInvokeVirtual, 5, counter+"->getAndIncrement()I").Op(dex.OpMoveResult, 4)
		code.Const(2, int32(o.slots())).Op(dex.OpRemInt, 2, 4, 2)
		code.Op(dex.OpInvokeVirtual, 3, 2, array+"->get(I)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 6).Op(dex.OpIfEqz, 6, "free")
		code.Op(dex.OpCheckCast, 6, "Ljava/lang/Thread;").Op(dex.OpInvokeVirtual, 6, "Ljava/lang/Thread;->isAlive()Z").Op(dex.OpMoveResult, 0).Op(dex.OpIfNez, 0, "next")
		code.Label("free").Op(dex.OpInvokeVirtual, 3, 2, 6, 7, array+"->compareAndSet(ILjava/lang/Object;Ljava/lang/Object;)Z").Op(dex.OpMoveResult, 0)
		code.Op(dex.OpIfEqz, 0, "next").Op(dex.OpIput, 2, this, own(slotField))
		code.Op(dex.OpAddIntLit8, 1, 4, 1).Op(dex.OpAddIntLit8, 4, 2, 1)
		code.Op(dex.OpSgetObject, 0, own(fileField))
	} else {
		code.Op(dex.OpInvokeVirtual, 5, counter+"->getAndIncrement()I").Op(dex.OpMoveResult, 1)
		code.Const(2, int32(o.slots())).Op(dex.OpIfGe, 1, 2, "full")
		code.Op(dex.OpAddIntLit8, 1, 1, 1)
	}
	code.Op(dex.OpInvokeVirtual, 0, buffer+"->duplicate()"+buffer).Op(dex.OpMoveResultObject, 0)
	code.Const(2, recording.ChunkBytes).Op(dex.OpMulInt, 3, place, 2).Op(dex.OpAddInt2addr, 2, 3)
	code.Op(dex.OpInvokeVirtual, 0, 2, "Ljava/nio/Buffer;->limit(I)Ljava/nio/Buffer;")
	if o.Ring {
		code.Op(dex.OpIfEq, 1, 4, "clean").Op(dex.OpInvokeVirtual, 0, 3, moved)
		code.Op(dex.OpSgetObject, 2, own(zerosField)).Const(4, 0).Const(5, recording.ChunkBytes).Op(dex.OpInvokeVirtual, 0, 2, 4, 5, putBytes)
		code.Label("clean").Op(dex.OpAddIntLit8, 2, 3, 4).Op(dex.OpInvokeVirtual, 0, 2, moved)
		code.Op(dex.OpIget, 2, this, own(chunksField)).Op(dex.OpAddIntLit8, 2, 2, 1).Op(dex.OpIput, 2, this, own(chunksField)).Op(dex.OpInvokeVirtual, 0, 2, putInt)
	} else {
		code.Op(dex.OpAddIntLit8, 2, 3, 8).Op(dex.OpInvokeVirtual, 0, 2, moved)
	}
	code.Op(dex.OpIget, 2, this, own(threadField)).Op(dex.OpIfNez, 2, "known").Op(dex.OpMove, 2, 1).Op(dex.OpIput, 2, this, own(threadField))
	code.Label("known").Op(dex.OpInvokeVirtual, 0, 2, putInt)
	code.Op(dex.OpInvokeStatic, "Ljava/lang/System;->nanoTime()J").Op(dex.OpMoveResultWide, 4)
	code.Op(dex.OpInvokeVirtual, 0, 4, 5, putLong)
	code.Op(dex.OpInvokeVirtual, 0, 3, 1, putIntAt)
	code.Op(dex.OpIputObject, 0, this, own(bufferField)).Op(dex.OpReturnVoid)
	if !o.Ring {
		code.Label("full").Const(1, recording.StoppedOffset).Const(2, 1)
		code.Op(dex.OpInvokeVirtual, 0, 1, 2, putIntAt)
	}
	code.Label("sink").Const(1, recording.ChunkBytes).Op(dex.OpInvokeStatic, 1, buffer+"->allocate(I)"+buffer).Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpIputObject, 0, this, own(bufferField)).Op(dex.OpReturnVoid)
}

// room takes the next chunk if this one has too few bytes left for what must
// not be torn apart.
func room(c *build.Class) {
	code := addMethod(c, 0, roomMethod).Code(1)
	code.Op(dex.OpIgetObject, 0, code.P(0), own(bufferField))
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/nio/Buffer;->remaining()I").Op(dex.OpMoveResult, 0)
	code.Op(dex.OpIfGe, 0, code.P(1), "fits").Op(dex.OpInvokeVirtual, code.P(0), own(growMethod))
	code.Label("fits").Op(dex.OpReturnVoid)
}
