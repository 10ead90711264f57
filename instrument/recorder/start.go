// How the recorder begins, for the process and for a thread, and what it does
// when the app crashes.

package recorder

import (
	"bytes"
	"encoding/binary"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/recording"
)

const (
	exceptionHandler = "Ljava/lang/Thread$UncaughtExceptionHandler;"
	setHandler       = "Ljava/lang/Thread;->setDefaultUncaughtExceptionHandler(" + exceptionHandler + ")V"
)

// clinit opens the file. Whatever goes wrong, the app must not notice: without
// a file nothing is recorded.
func clinit(c *build.Class, o Options) {
	code := c.Method(dex.AccStatic, "<clinit>", "()V").Code(8)
	code.Op(dex.OpNewInstance, 0, "Ljava/util/concurrent/atomic/AtomicInteger;")
	code.Op(dex.OpInvokeDirect, 0, "Ljava/util/concurrent/atomic/AtomicInteger;-><init>()V")
	code.Op(dex.OpSputObject, 0, own(nextField))
	if o.Ring {
		array := "Ljava/util/concurrent/atomic/AtomicReferenceArray;"
		code.Const(1, int32(o.slots())).Op(dex.OpNewInstance, 0, array).Op(dex.OpInvokeDirect, 0, 1, array+"-><init>(I)V")
		code.Op(dex.OpSputObject, 0, own(writersField))
		code.Const(1, recording.ChunkBytes).Op(dex.OpNewArray, 0, 1, "[B").Op(dex.OpSputObject, 0, own(zerosField))
	}
	code.Op(dex.OpNewInstance, 0, Class).Op(dex.OpInvokeDirect, 0, own("<init>()V")).Op(dex.OpSputObject, 0, own(localField))
	code.Label("try")
	if o.Pkg == "" {
		code.Const(7, 0) // the process id
		code.Op(dex.OpConstString, 0, recording.PathProperty)
		code.Op(dex.OpInvokeStatic, 0, "Ljava/lang/System;->getProperty(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	} else {
		filePath(code, o.Pkg)
	}
	code.Op(dex.OpNewInstance, 1, "Ljava/io/RandomAccessFile;").Op(dex.OpConstString, 2, "rw")
	code.Op(dex.OpInvokeDirect, 1, 0, 2, "Ljava/io/RandomAccessFile;-><init>(Ljava/lang/String;Ljava/lang/String;)V")
	code.ConstWide(2, 0).Op(dex.OpInvokeVirtual, 1, 2, 3, "Ljava/io/RandomAccessFile;->setLength(J)V")
	code.ConstWide(4, int64(o.Limit)).Op(dex.OpInvokeVirtual, 1, 4, 5, "Ljava/io/RandomAccessFile;->setLength(J)V")
	code.Op(dex.OpInvokeVirtual, 1, "Ljava/io/RandomAccessFile;->getChannel()Ljava/nio/channels/FileChannel;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpMoveObject, 6, 1)
	code.Op(dex.OpSgetObject, 1, "Ljava/nio/channels/FileChannel$MapMode;->READ_WRITE:Ljava/nio/channels/FileChannel$MapMode;")
	code.Op(dex.OpInvokeVirtualRange, 0, 1, 2, 3, 4, 5, "Ljava/nio/channels/FileChannel;->map(Ljava/nio/channels/FileChannel$MapMode;JJ)Ljava/nio/MappedByteBuffer;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpInvokeVirtual, 6, "Ljava/io/RandomAccessFile;->close()V")
	head := bytes.TrimRight(recordingHeader(o), "\x00") // as the file is
	code.Const(1, int32(len(head))).Op(dex.OpNewArray, 1, 1, "[B")
	elements := make([]int64, len(head))
	for i, v := range head {
		elements[i] = int64(v)
	}
	code.FillArray(1, 1, elements...)
	code.Const(2, 0).Const(3, int32(len(head))).Op(dex.OpInvokeVirtual, 0, 1, 2, 3, putBytes)
	code.Const(1, recording.PidOffset).Op(dex.OpInvokeVirtual, 0, 1, 7, putIntAt)
	code.Op(dex.OpSputObject, 0, own(fileField))
	code.Op(dex.OpInvokeStatic, "Ljava/lang/Thread;->getDefaultUncaughtExceptionHandler()"+exceptionHandler).Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpSputObject, 0, own(beforeField)).Op(dex.OpSgetObject, 0, own(localField))
	code.Op(dex.OpInvokeStatic, 0, setHandler)
	code.Label("tried").Op(dex.OpReturnVoid)
	code.Try("try", "tried").Catch("Ljava/lang/Throwable;", "tried")
}

// filePath leaves the path of the file in register 0 and the process id in 7.
func filePath(code *build.Code, pkg string) {
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
	appendText("/" + pkg + "/files")
	code.Op(dex.OpNewInstance, 1, "Ljava/io/File;").Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 2)
	code.Op(dex.OpInvokeDirect, 1, 2, "Ljava/io/File;-><init>(Ljava/lang/String;)V")
	code.Op(dex.OpInvokeVirtual, 1, "Ljava/io/File;->mkdirs()Z")
	appendText("/esd-")
	code.Op(dex.OpInvokeVirtual, 0, 7, builder+"->append(I)Ljava/lang/StringBuilder;")
	appendText(".rec")
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
}

// threadLocal adds what makes the recorder of a thread, when it is asked for
// the first time.
func threadLocal(c *build.Class, o Options) {
	c.Constructor(0)
	code := c.Method(dex.AccProtected, "initialValue", "()Ljava/lang/Object;").Code(2)
	code.Op(dex.OpNewInstance, 0, Class).Op(dex.OpInvokeDirect, 0, own("<init>()V"))
	if o.Ring {
		code.Const(1, -1).Op(dex.OpIput, 1, 0, own(slotField))
	}
	code.Op(dex.OpInvokeVirtual, 0, own(growMethod)).Op(dex.OpReturnObject, 0)
}

// uncaught adds the handler of uncaught exceptions: it records the report, then
// asks the handler that was there before.
func uncaught(c *build.Class, o Options) {
	code := c.Method(dex.AccPublic, "uncaughtException", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V").Code(3)
	this, thread, exception := code.P(0), code.P(1), code.P(2)
	code.Label("try")
	current(code)
	code.Const(1, recording.TagCrash).Op(dex.OpInvokeVirtual, 0, 1, own(wordMethod))
	code.Op(dex.OpNewInstance, 1, "Ljava/io/StringWriter;").Op(dex.OpInvokeDirect, 1, "Ljava/io/StringWriter;-><init>()V")
	code.Op(dex.OpNewInstance, 2, "Ljava/io/PrintWriter;").Op(dex.OpInvokeDirect, 2, 1, "Ljava/io/PrintWriter;-><init>(Ljava/io/Writer;)V")
	code.Op(dex.OpInvokeVirtual, exception, 2, "Ljava/lang/Throwable;->printStackTrace(Ljava/io/PrintWriter;)V")
	code.Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 1)
	code.Op(dex.OpInvokeVirtual, 0, 1, own(textMethod)).Label("tried")
	chain := exceptionHandler + "->uncaughtException(Ljava/lang/Thread;Ljava/lang/Throwable;)V"
	code.Label("chain").Op(dex.OpSgetObject, 0, own(beforeField)).Op(dex.OpIfEqz, 0, "none")
	code.Op(dex.OpInvokeInterface, 0, thread, exception, chain)
	if o.Pkg == "" {
		code.Op(dex.OpReturnVoid)
	}
	code.Label("none") // Android has always one; elsewhere, the thread's group does what Java does by itself
	if o.Pkg == "" {
		code.Op(dex.OpInvokeStatic, 0, setHandler)
		code.Op(dex.OpInvokeVirtual, thread, "Ljava/lang/Thread;->getThreadGroup()Ljava/lang/ThreadGroup;").Op(dex.OpMoveResultObject, 0)
		code.Op(dex.OpInvokeInterface, 0, thread, exception, chain)
		code.Op(dex.OpInvokeStatic, this, setHandler)
	}
	code.Op(dex.OpReturnVoid)
	code.Try("try", "tried").Catch("Ljava/lang/Throwable;", "chain")
}

// recordingHeader is what a recording begins with.
func recordingHeader(o Options) []byte {
	h := make([]byte, recording.HeaderBytes)
	copy(h, recording.Magic)
	copy(h[recording.ProbeOffset:recording.ChunkOffset], o.Probe[:])
	binary.BigEndian.PutUint32(h[recording.ChunkOffset:], recording.ChunkBytes)
	binary.BigEndian.PutUint32(h[recording.SlotsOffset:], uint32(o.slots()))
	if o.Ring {
		binary.BigEndian.PutUint32(h[recording.RingOffset:], 1)
	}
	return h
}
