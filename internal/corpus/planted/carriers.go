// The steps that can carry a value.

package planted

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// carrier is a kind of step.
type carrier struct {
	name     string
	in, out  string   // types; in "" for any, out "" for the same
	flavours []string // nil for all
	// write writes the body of a method with the value in a register; the marks are
	// what carries it.
	write func(w *writer, v int, typ string) []mark
}

func (c *carrier) takes(flavour string) bool {
	return c.flavours == nil || slices.Contains(c.flavours, flavour)
}

// bridge leads from one type of value to another.
func (g *generator) bridge(from, to string) *carrier {
	return &carrier{name: "bridge", in: from, out: to, write: func(w *writer, v int, _ string) []mark {
		var marks []mark
		switch from + to {
		case "IL":
			marks = w.box(0, v, "I")
		case "LI":
			w.op(dex.OpMoveObject, 0, v)
			marks = w.unbox(0, "I")
		case "IS":
			marks = append(marks, w.call(0, dex.OpInvokeStatic, v, "Ljava/lang/String;->valueOf(I)Ljava/lang/String;"))
		case "SI":
			marks = append(marks, w.call(0, dex.OpInvokeStatic, v, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I"))
		case "LS":
			if g.flavour == "zero" {
				marks = append(marks, w.call(0, dex.OpInvokeVirtual, v, "Ljava/lang/Object;->toString()Ljava/lang/String;"))
			} else {
				w.op(dex.OpMoveObject, 0, v)
				w.op(dex.OpCheckCast, 0, "Ljava/lang/String;")
			}
		case "SL":
			if g.flavour == "zero" {
				marks = append(marks, w.call(0, dex.OpInvokeStatic, v, "Ljava/lang/Integer;->valueOf(Ljava/lang/String;)Ljava/lang/Integer;"))
			} else {
				w.op(dex.OpMoveObject, 0, v)
			}
		}
		w.give(0, to)
		return marks
	}}
}

// contained writes a step by way of objects: put stores the object in a register with
// decoys beside it, and leaves in register 0 what was taken out.
func contained(put func(w *writer, object int, decoy func(reg int)) []mark) func(*writer, int, string) []mark {
	return func(w *writer, v int, typ string) []mark {
		marks := w.box(1, v, typ)
		marks = append(marks, put(w, 1, func(reg int) {
			w.fake(reg, typ)
			if typ == "I" {
				w.box(reg, reg, typ)
			}
		})...)
		marks = append(marks, w.unbox(0, typ)...)
		w.give(0, typ)
		return marks
	}
}

const (
	object    = "Ljava/lang/Object;"
	list      = "Ljava/util/ArrayList;"
	listAdd   = list + "->add(Ljava/lang/Object;)Z"
	listGet   = list + "->get(I)Ljava/lang/Object;"
	mapPut    = "Ljava/util/Map;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
	mapGet    = "Ljava/util/Map;->get(Ljava/lang/Object;)Ljava/lang/Object;"
	nextOf    = "Ljava/util/Iterator;->next()Ljava/lang/Object;"
	substring = "Ljava/lang/String;->substring(I)Ljava/lang/String;"
	valueOfI  = "Ljava/lang/Integer;->valueOf(I)Ljava/lang/Integer;"
)

var carriers = append(basicCarriers, libraryCarriers...)

var basicCarriers = []carrier{
	{name: "field", write: func(w *writer, v int, typ string) []mark {
		field, op, get := "Lp/Box;->o:Ljava/lang/Object;", dex.OpIputObject, dex.OpIgetObject
		if typ == "I" {
			field, op, get = "Lp/Box;->n:I", dex.OpIput, dex.OpIget
		}
		w.make(1, "Lp/Box;", "()V")
		w.make(2, "Lp/Box;", "()V")
		put := w.op(op, v, 1, field)
		w.fake(3, typ)
		w.lost(w.op(op, 3, 2, field))
		read := w.op(get, 0, 1, field)
		w.recast(0, typ)
		w.give(0, typ)
		return []mark{put, read}
	}},
	{name: "static", write: func(w *writer, v int, typ string) []mark {
		field, op, get := Main+"->s0:Ljava/lang/Object;", dex.OpSputObject, dex.OpSgetObject
		if typ == "I" {
			field, op, get = Main+"->n0:I", dex.OpSput, dex.OpSget
		}
		w.fake(3, typ)
		w.lost(w.op(op, 3, field))
		put := w.op(op, v, field)
		read := w.op(get, 0, field)
		w.recast(0, typ)
		w.give(0, typ)
		return []mark{put, read}
	}},
	{name: "array", write: func(w *writer, v int, typ string) []mark {
		array, op, get := "[Ljava/lang/Object;", dex.OpAputObject, dex.OpAgetObject
		if typ == "I" {
			array, op, get = "[I", dex.OpAput, dex.OpAget
		}
		w.number(1, 5)
		w.op(dex.OpNewArray, 2, 1, array)
		w.number(3, int32(w.g.rng.Intn(2)))
		w.fake(4, typ)
		w.lost(w.op(op, 4, 2, 3))
		w.op(dex.OpAddIntLit8, 3, 3, 2)
		put := w.op(op, v, 2, 3)
		w.op(dex.OpAddIntLit8, 1, 1, -1)
		w.fake(4, typ)
		w.lost(w.op(op, 4, 2, 1))
		read := w.op(get, 0, 2, 3)
		w.recast(0, typ)
		w.give(0, typ)
		return []mark{put, read}
	}},
	{name: "list", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, list, "()V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, listAdd)
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		w.number(4, 1)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 4, listGet)}
	})},
	{name: "insert", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const insert = list + "->add(ILjava/lang/Object;)V"
		w.make(2, list, "()V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		w.number(4, 0)
		put := w.call(-1, dex.OpInvokeVirtual, 2, 4, o, insert)
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 4, 3, insert))
		w.number(4, 1)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 4, listGet)}
	})},
	{name: "iterator", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, list, "()V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, listAdd)
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		w.call(5, dex.OpInvokeVirtual, 2, list+"->iterator()Ljava/util/Iterator;")
		w.call(4, dex.OpInvokeInterface, 5, nextOf)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 5, nextOf)}
	})},
	{name: "deque", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/util/ArrayDeque;"
		var boxed mark
		if w.g.flavour == "null" { // it holds no null
			w.make(4, "Lp/Box;", "()V")
			boxed = w.op(dex.OpIputObject, o, 4, "Lp/Box;->o:Ljava/lang/Object;")
			w.op(dex.OpMoveObject, o, 4)
		}
		w.make(2, class, "()V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, class+"->addLast(Ljava/lang/Object;)V"))
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, class+"->addLast(Ljava/lang/Object;)V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, class+"->addLast(Ljava/lang/Object;)V"))
		w.call(4, dex.OpInvokeVirtual, 2, class+"->removeFirst()Ljava/lang/Object;")
		get := w.call(0, dex.OpInvokeVirtual, 2, class+"->removeFirst()Ljava/lang/Object;")
		if w.g.flavour == "null" {
			w.op(dex.OpCheckCast, 0, "Lp/Box;")
			return []mark{boxed, w.op(dex.OpIgetObject, 0, 0, "Lp/Box;->o:Ljava/lang/Object;")}
		}
		return []mark{put, get}
	})},
	{name: "map", write: mapped("Ljava/util/HashMap;", func(w *writer, reg, n int) { w.text(reg, string(rune('a'+n))) })},
	{name: "computed key", write: mapped("Ljava/util/HashMap;", func(w *writer, reg, n int) {
		w.text(reg, "key"+string(rune('a'+n)))
		w.number(8, 3)
		w.call(reg, dex.OpInvokeVirtual, reg, 8, substring)
	})},
	{name: "boxed key", write: mapped("Ljava/util/HashMap;", func(w *writer, reg, n int) {
		w.number(reg, int32(1000+n))
		w.call(reg, dex.OpInvokeStatic, reg, valueOfI)
	})},
	{name: "own key", write: mapped("Ljava/util/HashMap;", func(w *writer, reg, n int) {
		w.number(8, int32(n))
		w.make(reg, "Lp/Key;", "(I)V", 8)
	})},
	{name: "tree map", write: mapped("Ljava/util/TreeMap;", func(w *writer, reg, n int) {
		w.number(8, int32(n))
		w.make(reg, "Lp/Key;", "(I)V", 8)
	})},
	{name: "tree of strings", write: mapped("Ljava/util/TreeMap;", func(w *writer, reg, n int) {
		w.text(reg, string(rune('a'+n)))
	})},
	{name: "linked map", write: mapped("Ljava/util/LinkedHashMap;", func(w *writer, reg, n int) {
		w.number(reg, int32(n))
		w.call(reg, dex.OpInvokeStatic, reg, "Ljava/lang/String;->valueOf(I)Ljava/lang/String;")
	})},
	{name: "concurrent map", flavours: []string{"zero", "text"}, write: mapped("Ljava/util/concurrent/ConcurrentHashMap;", func(w *writer, reg, n int) {
		w.make(reg, "Ljava/lang/StringBuilder;", "()V")
		w.number(8, int32(n))
		w.call(-1, dex.OpInvokeVirtual, reg, 8, "Ljava/lang/StringBuilder;->append(I)Ljava/lang/StringBuilder;")
		w.call(reg, dex.OpInvokeVirtual, reg, "Ljava/lang/StringBuilder;->toString()Ljava/lang/String;")
	})},
	{name: "entries", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/LinkedHashMap;", "()V")
		var put mark
		for n := range 3 {
			w.text(4, string(rune('a'+n)))
			if n == 1 {
				put = w.call(-1, dex.OpInvokeInterface, 2, 4, o, mapPut)
				continue
			}
			decoy(3)
			w.lost(w.call(-1, dex.OpInvokeInterface, 2, 4, 3, mapPut))
		}
		w.call(5, dex.OpInvokeInterface, 2, "Ljava/util/Map;->values()Ljava/util/Collection;")
		w.call(5, dex.OpInvokeInterface, 5, "Ljava/util/Collection;->iterator()Ljava/util/Iterator;")
		w.call(4, dex.OpInvokeInterface, 5, nextOf)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 5, nextOf)}
	})},
	{name: "cache", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const cache = Main + "->cache:Ljava/util/Map;"
		w.op(dex.OpSgetObject, 2, cache)
		w.text(4, "k"+w.method)
		decoy(3)
		w.text(5, "d"+w.method)
		w.lost(w.call(-1, dex.OpInvokeInterface, 2, 5, 3, mapPut))
		w.call(6, dex.OpInvokeInterface, 2, 4, "Ljava/util/Map;->containsKey(Ljava/lang/Object;)Z")
		there := w.label()
		w.op(dex.OpIfNez, 6, there)
		put := w.call(-1, dex.OpInvokeInterface, 2, 4, o, mapPut)
		w.Label(there)
		w.op(dex.OpSgetObject, 2, cache)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 2, 4, mapGet)}
	})},
	{name: "exception", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		from, to, handler := w.label(), w.label(), w.label()
		w.Label(from)
		decoy(3)
		w.make(2, "Lp/Err;", "(Ljava/lang/Object;)V", 3)
		made := w.make(2, "Lp/Err;", "(Ljava/lang/Object;)V", o)
		w.op(dex.OpThrow, 2)
		w.Label(to)
		w.Label(handler)
		w.op(dex.OpMoveException, 4)
		w.Try(from, to).Catch("Lp/Err;", handler)
		return []mark{made, w.op(dex.OpIgetObject, 0, 4, "Lp/Err;->value:Ljava/lang/Object;")}
	})},
	{name: "message", in: "S", flavours: []string{"zero", "text"}, write: func(w *writer, v int, typ string) []mark {
		from, to, handler := w.label(), w.label(), w.label()
		w.Label(from)
		w.fake(3, typ)
		w.make(2, "Ljava/lang/RuntimeException;", "(Ljava/lang/String;)V", 3)
		made := w.make(2, "Ljava/lang/RuntimeException;", "(Ljava/lang/String;)V", v)
		w.op(dex.OpThrow, 2)
		w.Label(to)
		w.Label(handler)
		w.op(dex.OpMoveException, 4)
		w.Try(from, to).Catch("Ljava/lang/RuntimeException;", handler)
		get := w.call(0, dex.OpInvokeVirtual, 4, "Ljava/lang/RuntimeException;->getMessage()Ljava/lang/String;")
		w.give(0, typ)
		return []mark{made, get}
	}},
	{name: "thread", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		for i, from := range []int{3, o} {
			if i == 0 {
				decoy(3)
			}
			w.make(4+i, "Lp/Task;", "(Ljava/lang/Object;)V", from)
			w.make(6, "Ljava/lang/Thread;", "(Ljava/lang/Runnable;)V", 4+i)
			w.call(-1, dex.OpInvokeVirtual, 6, "Ljava/lang/Thread;->start()V")
			w.call(-1, dex.OpInvokeVirtual, 6, "Ljava/lang/Thread;->join()V")
		}
		return []mark{w.op(dex.OpIgetObject, 0, 5, "Lp/Task;->out:Ljava/lang/Object;")}
	})},
	{name: "executor", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const service = "Ljava/util/concurrent/ExecutorService;"
		w.call(2, dex.OpInvokeStatic, "Ljava/util/concurrent/Executors;->newSingleThreadExecutor()"+service)
		decoy(3)
		for i, from := range []int{3, o} {
			w.make(4, "Lp/Task;", "(Ljava/lang/Object;)V", from)
			w.call(5+i, dex.OpInvokeInterface, 2, 4, service+"->submit(Ljava/util/concurrent/Callable;)Ljava/util/concurrent/Future;")
		}
		get := w.call(0, dex.OpInvokeInterface, 6, "Ljava/util/concurrent/Future;->get()Ljava/lang/Object;")
		w.call(-1, dex.OpInvokeInterface, 2, service+"->shutdown()V")
		return []mark{get}
	})},
	{name: "reflection", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.op(dex.OpConstClass, 2, Main)
		w.text(4, "same")
		w.number(5, 1)
		w.op(dex.OpNewArray, 6, 5, "[Ljava/lang/Class;")
		w.op(dex.OpConstClass, 7, object)
		w.number(8, 0)
		w.op(dex.OpAputObject, 7, 6, 8)
		w.call(2, dex.OpInvokeVirtual, 2, 4, 6, "Ljava/lang/Class;->getMethod(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;")
		w.op(dex.OpNewArray, 6, 5, "[Ljava/lang/Object;")
		decoy(3)
		w.op(dex.OpAputObject, 3, 6, 8)
		w.number(7, 0)
		w.call(3, dex.OpInvokeVirtual, 2, 7, 6, "Ljava/lang/reflect/Method;->invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;")
		w.op(dex.OpNewArray, 6, 5, "[Ljava/lang/Object;")
		put := w.op(dex.OpAputObject, o, 6, 8)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 7, 6, "Ljava/lang/reflect/Method;->invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;")}
	})},
	{name: "lambda", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Lp/Fn;", "()V")
		decoy(3)
		w.call(3, dex.OpInvokeInterface, 2, 3, "Ljava/util/function/Function;->apply(Ljava/lang/Object;)Ljava/lang/Object;")
		return []mark{w.call(0, dex.OpInvokeInterface, 2, o, "Ljava/util/function/Function;->apply(Ljava/lang/Object;)Ljava/lang/Object;")}
	})},
	{name: "supplier", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		decoy(3)
		w.make(2, "Lp/Task;", "(Ljava/lang/Object;)V", 3)
		w.make(4, "Lp/Task;", "(Ljava/lang/Object;)V", o)
		return []mark{w.call(0, dex.OpInvokeInterface, 4, "Ljava/util/concurrent/Callable;->call()Ljava/lang/Object;")}
	})},
	{name: "stream", flavours: []string{"zero", "text"}, write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, list, "()V")
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, listAdd)
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		w.call(4, dex.OpInvokeVirtual, 2, list+"->stream()Ljava/util/stream/Stream;")
		w.make(5, "Lp/Fn;", "()V")
		w.call(4, dex.OpInvokeInterface, 4, 5, "Ljava/util/stream/Stream;->map(Ljava/util/function/Function;)Ljava/util/stream/Stream;")
		first := w.call(4, dex.OpInvokeInterface, 4, "Ljava/util/stream/Stream;->findFirst()Ljava/util/Optional;")
		return []mark{put, first, w.call(0, dex.OpInvokeVirtual, 4, "Ljava/util/Optional;->get()Ljava/lang/Object;")}
	})},
	{name: "wrapped stream", in: "I", flavours: []string{"zero"}, write: func(w *writer, v int, typ string) []mark {
		const out, in = "Ljava/io/DataOutputStream;", "Ljava/io/DataInputStream;"
		w.make(2, "Ljava/io/ByteArrayOutputStream;", "()V")
		w.make(4, out, "(Ljava/io/OutputStream;)V", 2)
		put := w.call(-1, dex.OpInvokeVirtual, 4, v, out+"->writeInt(I)V")
		bytes := w.call(5, dex.OpInvokeVirtual, 2, "Ljava/io/ByteArrayOutputStream;->toByteArray()[B")
		w.make(2, "Ljava/io/ByteArrayInputStream;", "([B)V", 5)
		w.make(4, "Ljava/io/BufferedInputStream;", "(Ljava/io/InputStream;)V", 2)
		w.make(5, in, "(Ljava/io/InputStream;)V", 4)
		read := w.call(0, dex.OpInvokeVirtual, 5, in+"->readInt()I")
		w.give(0, typ)
		return []mark{put, bytes, read}
	}},
	{name: "builder", in: "S", flavours: []string{"zero", "text"}, write: func(w *writer, v int, typ string) []mark {
		const class = "Ljava/lang/StringBuilder;"
		w.make(2, class, "()V")
		put := w.call(2, dex.OpInvokeVirtual, 2, v, class+"->append(Ljava/lang/String;)"+class)
		get := w.call(0, dex.OpInvokeVirtual, 2, class+"->toString()Ljava/lang/String;")
		w.give(0, typ)
		return []mark{put, get}
	}},
	{name: "split", in: "S", flavours: []string{"zero", "text"}, write: func(w *writer, v int, typ string) []mark {
		w.text(2, ";x")
		joined := w.call(2, dex.OpInvokeVirtual, v, 2, "Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;")
		w.text(3, ";")
		cut := w.call(2, dex.OpInvokeVirtual, 2, 3, "Ljava/lang/String;->split(Ljava/lang/String;)[Ljava/lang/String;")
		w.number(3, 0)
		read := w.op(dex.OpAgetObject, 0, 2, 3)
		w.give(0, typ)
		return []mark{joined, cut, read}
	}},
	{name: "substring", in: "S", flavours: []string{"zero", "text"}, write: func(w *writer, v int, typ string) []mark {
		w.text(2, "k=")
		joined := w.call(2, dex.OpInvokeVirtual, 2, v, "Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;")
		w.number(3, 2)
		cut := w.call(0, dex.OpInvokeVirtual, 2, 3, substring)
		w.give(0, typ)
		return []mark{joined, cut}
	}},
	{name: "arithmetic", in: "I", flavours: []string{"zero"}, write: func(w *writer, v int, typ string) []mark {
		a := w.op(dex.OpAddIntLit8, 0, v, 5)
		b := w.op(dex.OpAddIntLit8, 0, 0, -5)
		w.give(0, typ)
		return []mark{a, b}
	}},
	{name: "virtual", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const pass = "Lp/Pass;->pass(Ljava/lang/Object;)Ljava/lang/Object;"
		w.make(2, "Lp/Pass;", "()V")
		w.make(4, "Lp/Pass2;", "()V")
		decoy(3)
		w.call(3, dex.OpInvokeVirtual, 2, 3, pass)
		return []mark{w.call(0, dex.OpInvokeVirtual, 4, o, pass)}
	})},
	{name: "choice", write: func(w *writer, v int, typ string) []mark {
		other, end := w.label(), w.label()
		move := dex.OpMoveObject
		if typ == "I" {
			move = dex.OpMove
		}
		w.number(2, int32(w.g.rng.Intn(2)))
		w.number(3, 5)
		w.op(dex.OpIfGe, 2, 3, other)
		w.op(move, 0, v)
		w.op(dex.OpGoto, end)
		w.Label(other)
		w.fake(0, typ)
		w.op(dex.OpSput, 2, Main+"->n0:I") // so that logs tell which way it went
		w.Label(end)
		w.give(0, typ)
		return nil
	}},
	{name: "copied array", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.number(2, 3)
		w.op(dex.OpNewArray, 4, 2, "[Ljava/lang/Object;")
		w.op(dex.OpNewArray, 5, 2, "[Ljava/lang/Object;")
		w.number(6, 1)
		w.number(7, 0)
		put := w.op(dex.OpAputObject, o, 4, 6)
		decoy(3)
		w.lost(w.op(dex.OpAputObject, 3, 4, 7))
		// From the second element on, to the beginning.
		w.op(dex.OpMoveObject, 8, 5)
		w.number(9, 2)
		w.op(dex.OpMove, 3, 6)
		w.op(dex.OpMoveObject, 5, 4)
		w.op(dex.OpMove, 6, 3)
		w.op(dex.OpMove, 4, 7)
		copied := w.call(-1, dex.OpInvokeStatic, 5, 6, 8, 4, 9, "Ljava/lang/System;->arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V")
		return []mark{put, copied, w.op(dex.OpAgetObject, 0, 8, 7)}
	})},
	{name: "reference", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/util/concurrent/atomic/AtomicReference;"
		decoy(3)
		w.make(2, class, "(Ljava/lang/Object;)V", 3)
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, class+"->set(Ljava/lang/Object;)V")
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, class+"->get()Ljava/lang/Object;")}
	})},
	{name: "thread local", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/lang/ThreadLocal;"
		w.make(2, class, "()V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, class+"->set(Ljava/lang/Object;)V"))
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, class+"->set(Ljava/lang/Object;)V")
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, class+"->get()Ljava/lang/Object;")}
	})},
	{name: "sorted", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const field = "Lp/Key;->o:Ljava/lang/Object;"
		w.make(2, list, "()V")
		var put mark
		for n, from := range []int{3, o} {
			if n == 0 {
				decoy(3)
			}
			w.number(8, int32(2-n))
			w.make(4, "Lp/Key;", "(I)V", 8)
			put = w.op(dex.OpIputObject, from, 4, field)
			if n == 0 {
				w.lost(put)
			}
			w.call(-1, dex.OpInvokeVirtual, 2, 4, listAdd)
		}
		w.call(-1, dex.OpInvokeStatic, 2, "Ljava/util/Collections;->sort(Ljava/util/List;)V")
		w.number(4, 0)
		w.call(4, dex.OpInvokeVirtual, 2, 4, listGet)
		w.op(dex.OpCheckCast, 4, "Lp/Key;")
		return []mark{put, w.op(dex.OpIgetObject, 0, 4, field)}
	})},
}

// mapped writes a step through a map whose keys are made by a function of a number.
func mapped(class string, key func(w *writer, reg, n int)) func(*writer, int, string) []mark {
	return contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, class, "()V")
		var put mark
		for _, n := range w.g.rng.Perm(3) {
			key(w, 4, n)
			if n == 1 {
				put = w.call(-1, dex.OpInvokeInterface, 2, 4, o, mapPut)
				continue
			}
			decoy(3)
			w.lost(w.call(-1, dex.OpInvokeInterface, 2, 4, 3, mapPut))
		}
		key(w, 4, 1)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 2, 4, mapGet)}
	})
}
