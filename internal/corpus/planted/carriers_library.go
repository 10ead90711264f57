// Steps by way of more of the library, and of what the language does on its own.

package planted

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

const (
	text       = "Ljava/lang/String;"
	builder    = "Ljava/lang/StringBuilder;"
	collection = "Ljava/util/Collection;"
	valueField = "Lp/Box;->o:Ljava/lang/Object;"
	keyField   = "Lp/Key;->o:Ljava/lang/Object;"
)

// present are the flavours whose value is there: many containers hold no null.
var present = []string{"zero", "text"}

// listed fills an ArrayList in register 2 with a decoy, the object and a decoy.
func listed(w *writer, o int, decoy func(int)) mark {
	w.make(2, list, "()V")
	decoy(3)
	w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
	put := w.call(-1, dex.OpInvokeVirtual, 2, o, listAdd)
	decoy(3)
	w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
	return put
}

// keyed fills register 4 with a Key of a number that holds the object in a register.
func (w *writer) keyed(n int32, o int) mark {
	w.number(8, n)
	w.make(4, "Lp/Key;", "(I)V", 8)
	return w.op(dex.OpIputObject, o, 4, keyField)
}

// queued writes a step through a queue: decoys are put in with the names add and taken
// out again with the names take, the value between them.
func queued(class string, arguments int, add, take string) func(*writer, int, string) []mark {
	return contained(func(w *writer, o int, decoy func(int)) []mark {
		if arguments > 0 {
			w.number(4, int32(arguments))
			w.make(2, class, "(I)V", 4)
		} else {
			w.make(2, class, "()V")
		}
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, class+add))
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, class+add)
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, class+add))
		w.call(4, dex.OpInvokeVirtual, 2, class+take)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, class+take)}
	})
}

// ranked writes a step through a queue that gives its smallest first.
func ranked(class, take string) func(*writer, int, string) []mark {
	return contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, class, "()V")
		var put mark
		for _, n := range []int32{3, 1, 2} {
			if n == 2 {
				put = w.keyed(n, o)
			} else {
				decoy(3)
				w.lost(w.keyed(n, 3))
			}
			w.call(-1, dex.OpInvokeVirtual, 2, 4, class+"->add(Ljava/lang/Object;)Z")
		}
		w.call(5, dex.OpInvokeVirtual, 2, class+take)
		w.call(4, dex.OpInvokeVirtual, 2, class+take)
		w.op(dex.OpCheckCast, 4, "Lp/Key;")
		return []mark{put, w.op(dex.OpIgetObject, 0, 4, keyField)}
	})
}

// spelled writes a step that makes a string of a string with methods of String.
func spelled(write func(w *writer, v int) []mark) func(*writer, int, string) []mark {
	return func(w *writer, v int, typ string) []mark {
		marks := write(w, v)
		w.give(0, typ)
		return marks
	}
}

// wrapped writes a step through a list that a method of Collections wraps.
func wrapped(name string) func(*writer, int, string) []mark {
	return contained(func(w *writer, o int, decoy func(int)) []mark {
		put := listed(w, o, decoy)
		w.call(2, dex.OpInvokeStatic, 2, "Ljava/util/Collections;->"+name+"(Ljava/util/List;)Ljava/util/List;")
		w.number(4, 1)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 2, 4, "Ljava/util/List;->get(I)Ljava/lang/Object;")}
	})
}

var libraryCarriers = []carrier{
	{name: "ternary", write: func(w *writer, v int, typ string) []mark {
		other, end := w.label(), w.label()
		move := dex.OpMoveObject
		if typ == "I" {
			move = dex.OpMove
		}
		w.fake(4, typ)
		w.number(2, int32(w.g.rng.Intn(2)))
		w.op(dex.OpIfEqz, 2, other)
		w.op(move, 0, v)
		w.op(dex.OpGoto, end)
		w.Label(other)
		w.op(move, 0, v)
		w.Label(end)
		w.give(0, typ)
		return nil
	}},
	{name: "loop", write: func(w *writer, v int, typ string) []mark {
		again, end := w.label(), w.label()
		move := dex.OpMoveObject
		if typ == "I" {
			move = dex.OpMove
		}
		w.fake(0, typ)
		w.number(2, 3)
		w.Label(again)
		w.op(dex.OpIfEqz, 2, end)
		w.op(move, 0, v)
		w.op(dex.OpAddIntLit8, 2, 2, -1)
		w.op(dex.OpGoto, again)
		w.Label(end)
		w.give(0, typ)
		return nil
	}},
	{name: "priority queue", write: ranked("Ljava/util/PriorityQueue;", "->poll()Ljava/lang/Object;")},
	{name: "priority blocking queue", write: ranked("Ljava/util/concurrent/PriorityBlockingQueue;", "->take()Ljava/lang/Object;")},
	{name: "blocking queue", flavours: present, write: queued("Ljava/util/concurrent/LinkedBlockingQueue;", 0, "->put(Ljava/lang/Object;)V", "->take()Ljava/lang/Object;")},
	{name: "array blocking queue", flavours: present, write: queued("Ljava/util/concurrent/ArrayBlockingQueue;", 5, "->offer(Ljava/lang/Object;)Z", "->poll()Ljava/lang/Object;")},
	{name: "linked list", write: queued("Ljava/util/LinkedList;", 0, "->add(Ljava/lang/Object;)Z", "->removeFirst()Ljava/lang/Object;")},
	{name: "concurrent queue", flavours: present, write: queued("Ljava/util/concurrent/ConcurrentLinkedQueue;", 0, "->offer(Ljava/lang/Object;)Z", "->poll()Ljava/lang/Object;")},
	{name: "stack", write: queued("Ljava/util/Stack;", 0, "->push(Ljava/lang/Object;)Ljava/lang/Object;", "->pop()Ljava/lang/Object;")},
	{name: "collector", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		put := listed(w, o, decoy)
		w.call(4, dex.OpInvokeVirtual, 2, list+"->stream()Ljava/util/stream/Stream;")
		w.make(5, "Lp/Fn;", "()V")
		w.call(4, dex.OpInvokeInterface, 4, 5, "Ljava/util/stream/Stream;->map(Ljava/util/function/Function;)Ljava/util/stream/Stream;")
		w.call(5, dex.OpInvokeStatic, "Ljava/util/stream/Collectors;->toList()Ljava/util/stream/Collector;")
		w.call(4, dex.OpInvokeInterface, 4, 5, "Ljava/util/stream/Stream;->collect(Ljava/util/stream/Collector;)Ljava/lang/Object;")
		w.op(dex.OpCheckCast, 4, "Ljava/util/List;")
		w.number(5, 1)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 4, 5, "Ljava/util/List;->get(I)Ljava/lang/Object;")}
	})},
	{name: "optional", flavours: present, write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/util/Optional;"
		put := w.call(2, dex.OpInvokeStatic, o, class+"->of(Ljava/lang/Object;)"+class)
		w.make(5, "Lp/Fn;", "()V")
		w.call(2, dex.OpInvokeVirtual, 2, 5, class+"->map(Ljava/util/function/Function;)"+class)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, class+"->get()Ljava/lang/Object;")}
	})},
	{name: "inserted text", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		w.make(2, builder, "()V")
		w.number(3, 0)
		put := w.call(-1, dex.OpInvokeVirtual, 2, 3, v, builder+"->insert(ILjava/lang/String;)"+builder)
		w.text(4, "x")
		w.call(-1, dex.OpInvokeVirtual, 2, 3, 4, builder+"->insert(ILjava/lang/String;)"+builder)
		cut := w.call(-1, dex.OpInvokeVirtual, 2, 3, builder+"->deleteCharAt(I)"+builder)
		return []mark{put, cut, w.call(0, dex.OpInvokeVirtual, 2, builder+"->toString()Ljava/lang/String;")}
	})},
	{name: "reversed text", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		put := w.make(2, builder, "(Ljava/lang/String;)V", v)
		turn := w.call(-1, dex.OpInvokeVirtual, 2, builder+"->reverse()"+builder)
		again := w.call(-1, dex.OpInvokeVirtual, 2, builder+"->reverse()"+builder)
		return []mark{put, turn, again, w.call(0, dex.OpInvokeVirtual, 2, builder+"->toString()Ljava/lang/String;")}
	})},
	{name: "format", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		w.number(2, 1)
		w.op(dex.OpNewArray, 4, 2, "[Ljava/lang/Object;")
		w.number(3, 0)
		put := w.op(dex.OpAputObject, v, 4, 3)
		w.text(5, "%s")
		return []mark{put, w.call(0, dex.OpInvokeStatic, 5, 4, "Ljava/lang/String;->format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;")}
	})},
	{name: "group", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		w.text(2, "(.*)")
		w.call(2, dex.OpInvokeStatic, 2, "Ljava/util/regex/Pattern;->compile(Ljava/lang/String;)Ljava/util/regex/Pattern;")
		put := w.call(2, dex.OpInvokeVirtual, 2, v, "Ljava/util/regex/Pattern;->matcher(Ljava/lang/CharSequence;)Ljava/util/regex/Matcher;")
		w.call(3, dex.OpInvokeVirtual, 2, "Ljava/util/regex/Matcher;->matches()Z")
		w.number(3, 1)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 3, "Ljava/util/regex/Matcher;->group(I)Ljava/lang/String;")}
	})},
	{name: "characters", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		cut := w.call(2, dex.OpInvokeVirtual, v, "Ljava/lang/String;->toCharArray()[C")
		return []mark{cut, w.call(0, dex.OpInvokeStatic, 2, "Ljava/lang/String;->valueOf([C)Ljava/lang/String;")}
	})},
	{name: "bytes", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		cut := w.call(2, dex.OpInvokeVirtual, v, "Ljava/lang/String;->getBytes()[B")
		return []mark{cut, w.make(0, text, "([B)V", 2)}
	})},
	{name: "trimmed", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		trim := w.call(2, dex.OpInvokeVirtual, v, "Ljava/lang/String;->trim()Ljava/lang/String;")
		w.text(3, "#")
		w.text(4, "+")
		replaced := w.call(2, dex.OpInvokeVirtual, 2, 3, 4, "Ljava/lang/String;->replace(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/lang/String;")
		return []mark{trim, replaced, w.call(0, dex.OpInvokeVirtual, 2, "Ljava/lang/String;->toLowerCase()Ljava/lang/String;")}
	})},
	{name: "joined", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		w.make(2, list, "()V")
		put := w.call(-1, dex.OpInvokeVirtual, 2, v, listAdd)
		w.text(3, ",")
		return []mark{put, w.call(0, dex.OpInvokeStatic, 3, 2, "Ljava/lang/String;->join(Ljava/lang/CharSequence;Ljava/lang/Iterable;)Ljava/lang/String;")}
	})},
	{name: "line", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		put := w.make(2, "Ljava/io/StringReader;", "(Ljava/lang/String;)V", v)
		w.make(3, "Ljava/io/BufferedReader;", "(Ljava/io/Reader;)V", 2)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 3, "Ljava/io/BufferedReader;->readLine()Ljava/lang/String;")}
	})},
	{name: "token", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		w.text(3, ";")
		put := w.make(2, "Ljava/util/StringTokenizer;", "(Ljava/lang/String;Ljava/lang/String;)V", v, 3)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, "Ljava/util/StringTokenizer;->nextToken()Ljava/lang/String;")}
	})},
	{name: "scanner", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		put := w.make(2, "Ljava/util/Scanner;", "(Ljava/lang/String;)V", v)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, "Ljava/util/Scanner;->next()Ljava/lang/String;")}
	})},
	{name: "properties", in: "S", flavours: present, write: spelled(func(w *writer, v int) []mark {
		const class = "Ljava/util/Properties;"
		w.make(2, class, "()V")
		w.text(4, "a")
		w.fake(3, "S")
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 4, 3, class+"->setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;"))
		w.text(4, "b")
		put := w.call(-1, dex.OpInvokeVirtual, 2, 4, v, class+"->setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;")
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 4, class+"->getProperty(Ljava/lang/String;)Ljava/lang/String;")}
	})},
	{name: "access order", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/util/LinkedHashMap;"
		w.number(3, 16)
		w.op(dex.OpConstHigh16, 4, 0x3f400000)
		w.number(5, 1)
		w.make(2, class, "(IFZ)V", 3, 4, 5)
		w.text(4, "a")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeInterface, 2, 4, 3, mapPut))
		w.text(5, "b")
		put := w.call(-1, dex.OpInvokeInterface, 2, 5, o, mapPut)
		w.call(5, dex.OpInvokeInterface, 2, 4, mapGet) // the decoy is the youngest now
		w.call(5, dex.OpInvokeInterface, 2, "Ljava/util/Map;->values()Ljava/util/Collection;")
		w.call(5, dex.OpInvokeInterface, 5, collection+"->iterator()Ljava/util/Iterator;")
		return []mark{put, w.call(0, dex.OpInvokeInterface, 5, nextOf)}
	})},
	{name: "entry set", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/TreeMap;", "()V")
		var put mark
		for _, n := range []int{2, 1, 0} {
			w.text(4, string(rune('a'+n)))
			if n == 1 {
				put = w.call(-1, dex.OpInvokeInterface, 2, 4, o, mapPut)
				continue
			}
			decoy(3)
			w.lost(w.call(-1, dex.OpInvokeInterface, 2, 4, 3, mapPut))
		}
		w.call(5, dex.OpInvokeInterface, 2, "Ljava/util/Map;->entrySet()Ljava/util/Set;")
		w.call(5, dex.OpInvokeInterface, 5, "Ljava/util/Set;->iterator()Ljava/util/Iterator;")
		w.call(4, dex.OpInvokeInterface, 5, nextOf)
		w.call(4, dex.OpInvokeInterface, 5, nextOf)
		w.op(dex.OpCheckCast, 4, "Ljava/util/Map$Entry;")
		return []mark{put, w.call(0, dex.OpInvokeInterface, 4, "Ljava/util/Map$Entry;->getValue()Ljava/lang/Object;")}
	})},
	{name: "key set", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/LinkedHashMap;", "()V")
		decoy(3)
		put := w.call(-1, dex.OpInvokeInterface, 2, o, 3, mapPut)
		w.call(5, dex.OpInvokeInterface, 2, "Ljava/util/Map;->keySet()Ljava/util/Set;")
		w.call(5, dex.OpInvokeInterface, 5, "Ljava/util/Set;->iterator()Ljava/util/Iterator;")
		return []mark{put, w.call(0, dex.OpInvokeInterface, 5, nextOf)}
	})},
	{name: "hash set", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/LinkedHashSet;", "()V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, "Ljava/util/LinkedHashSet;->add(Ljava/lang/Object;)Z"))
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, "Ljava/util/LinkedHashSet;->add(Ljava/lang/Object;)Z")
		w.call(5, dex.OpInvokeVirtual, 2, "Ljava/util/LinkedHashSet;->iterator()Ljava/util/Iterator;")
		w.call(4, dex.OpInvokeInterface, 5, nextOf)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 5, nextOf)}
	})},
	{name: "or default", flavours: present, write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/HashMap;", "()V")
		w.text(4, "a")
		put := w.call(-1, dex.OpInvokeInterface, 2, 4, o, "Ljava/util/Map;->putIfAbsent(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeInterface, 2, 4, 3, "Ljava/util/Map;->putIfAbsent(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"))
		return []mark{put, w.call(0, dex.OpInvokeInterface, 2, 4, mapGet)}
	})},
	{name: "default", flavours: present, write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/HashMap;", "()V")
		w.text(4, "a")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeInterface, 2, 4, 3, mapPut))
		w.text(4, "b")
		return []mark{w.call(0, dex.OpInvokeInterface, 2, 4, o, "Ljava/util/Map;->getOrDefault(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")}
	})},
	{name: "replaced", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/HashMap;", "()V")
		w.text(4, "a")
		put := w.call(-1, dex.OpInvokeInterface, 2, 4, o, mapPut)
		decoy(3)
		w.lost(w.op(dex.OpMoveObject, 5, 3))
		return []mark{put, w.call(0, dex.OpInvokeInterface, 2, 4, 5, mapPut)} // it returns what was there
	})},
	{name: "computed", flavours: present, write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Ljava/util/HashMap;", "()V")
		w.make(5, "Lp/Fn;", "()V")
		decoy(3)
		w.call(-1, dex.OpInvokeInterface, 2, 3, 5, "Ljava/util/Map;->computeIfAbsent(Ljava/lang/Object;Ljava/util/function/Function;)Ljava/lang/Object;")
		return []mark{w.call(0, dex.OpInvokeInterface, 2, o, 5, "Ljava/util/Map;->computeIfAbsent(Ljava/lang/Object;Ljava/util/function/Function;)Ljava/lang/Object;")}
	})},
	{name: "unmodifiable", write: wrapped("unmodifiableList")},
	{name: "synchronized", write: wrapped("synchronizedList")},
	{name: "sub list", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		put := listed(w, o, decoy)
		w.number(4, 1)
		w.number(5, 3)
		w.call(2, dex.OpInvokeVirtual, 2, 4, 5, list+"->subList(II)Ljava/util/List;")
		w.number(4, 0)
		return []mark{put, w.call(0, dex.OpInvokeInterface, 2, 4, "Ljava/util/List;->get(I)Ljava/lang/Object;")}
	})},
	{name: "removed", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		put := listed(w, o, decoy)
		w.number(4, 0)
		w.call(5, dex.OpInvokeVirtual, 2, 4, list+"->remove(I)Ljava/lang/Object;")
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 4, list+"->remove(I)Ljava/lang/Object;")}
	})},
	{name: "reversed list", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, list, "()V")
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, listAdd)
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		w.call(-1, dex.OpInvokeStatic, 2, "Ljava/util/Collections;->reverse(Ljava/util/List;)V")
		w.number(4, 1)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 4, listGet)}
	})},
	{name: "list iterator", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, list, "()V")
		decoy(3)
		w.lost(w.call(-1, dex.OpInvokeVirtual, 2, 3, listAdd))
		put := w.call(-1, dex.OpInvokeVirtual, 2, o, listAdd)
		w.number(4, 2)
		w.call(5, dex.OpInvokeVirtual, 2, 4, list+"->listIterator(I)Ljava/util/ListIterator;")
		return []mark{put, w.call(0, dex.OpInvokeInterface, 5, "Ljava/util/ListIterator;->previous()Ljava/lang/Object;")}
	})},
	{name: "added all", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		put := listed(w, o, decoy)
		w.make(5, list, "()V")
		all := w.call(-1, dex.OpInvokeVirtual, 5, 2, list+"->addAll(Ljava/util/Collection;)Z")
		w.number(4, 1)
		return []mark{put, all, w.call(0, dex.OpInvokeVirtual, 5, 4, listGet)}
	})},
	{name: "to array", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		put := listed(w, o, decoy)
		all := w.call(5, dex.OpInvokeVirtual, 2, list+"->toArray()[Ljava/lang/Object;")
		w.number(4, 1)
		return []mark{put, all, w.op(dex.OpAgetObject, 0, 5, 4)}
	})},
	{name: "as list", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.number(2, 2)
		w.op(dex.OpNewArray, 5, 2, "[Ljava/lang/Object;")
		w.number(4, 0)
		decoy(3)
		w.lost(w.op(dex.OpAputObject, 3, 5, 4))
		w.number(4, 1)
		put := w.op(dex.OpAputObject, o, 5, 4)
		all := w.call(5, dex.OpInvokeStatic, 5, "Ljava/util/Arrays;->asList([Ljava/lang/Object;)Ljava/util/List;")
		return []mark{put, all, w.call(0, dex.OpInvokeInterface, 5, 4, "Ljava/util/List;->get(I)Ljava/lang/Object;")}
	})},
	{name: "copy of range", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.number(2, 3)
		w.op(dex.OpNewArray, 5, 2, "[Ljava/lang/Object;")
		w.number(4, 0)
		decoy(3)
		w.lost(w.op(dex.OpAputObject, 3, 5, 4))
		w.number(6, 1)
		put := w.op(dex.OpAputObject, o, 5, 6)
		all := w.call(5, dex.OpInvokeStatic, 5, 6, 2, "Ljava/util/Arrays;->copyOfRange([Ljava/lang/Object;II)[Ljava/lang/Object;")
		return []mark{put, all, w.op(dex.OpAgetObject, 0, 5, 4)}
	})},
	{name: "cloned array", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.number(2, 2)
		w.op(dex.OpNewArray, 5, 2, "[Ljava/lang/Object;")
		w.number(4, 0)
		decoy(3)
		w.lost(w.op(dex.OpAputObject, 3, 5, 4))
		w.number(6, 1)
		put := w.op(dex.OpAputObject, o, 5, 6)
		all := w.call(5, dex.OpInvokeVirtual, 5, "[Ljava/lang/Object;->clone()Ljava/lang/Object;")
		w.op(dex.OpCheckCast, 5, "[Ljava/lang/Object;")
		return []mark{put, all, w.op(dex.OpAgetObject, 0, 5, 6)}
	})},
	{name: "filled array", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.number(2, 2)
		w.op(dex.OpNewArray, 5, 2, "[Ljava/lang/Object;")
		put := w.call(-1, dex.OpInvokeStatic, 5, o, "Ljava/util/Arrays;->fill([Ljava/lang/Object;Ljava/lang/Object;)V")
		w.number(4, 0)
		decoy(3)
		w.lost(w.op(dex.OpAputObject, 3, 5, 4))
		w.number(4, 1)
		return []mark{put, w.op(dex.OpAgetObject, 0, 5, 4)}
	})},
	{name: "swapped reference", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/util/concurrent/atomic/AtomicReference;"
		put := w.make(2, class, "(Ljava/lang/Object;)V", o)
		decoy(3)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, 3, class+"->getAndSet(Ljava/lang/Object;)Ljava/lang/Object;")}
	})},
	{name: "weak reference", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/lang/ref/WeakReference;"
		put := w.make(2, class, "(Ljava/lang/Object;)V", o)
		decoy(3)
		w.make(4, class, "(Ljava/lang/Object;)V", 3)
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 2, class+"->get()Ljava/lang/Object;")}
	})},
	{name: "cause", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		made := w.make(2, "Lp/Err;", "(Ljava/lang/Object;)V", o)
		decoy(3)
		w.make(4, "Lp/Err;", "(Ljava/lang/Object;)V", 3)
		w.make(5, "Ljava/lang/RuntimeException;", "(Ljava/lang/Throwable;)V", 2)
		w.call(5, dex.OpInvokeVirtual, 5, "Ljava/lang/Throwable;->getCause()Ljava/lang/Throwable;")
		w.op(dex.OpCheckCast, 5, "Lp/Err;")
		return []mark{made, w.op(dex.OpIgetObject, 0, 5, "Lp/Err;->value:Ljava/lang/Object;")}
	})},
	{name: "rethrown", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		from, to, handler, from2, to2, handler2 := w.label(), w.label(), w.label(), w.label(), w.label(), w.label()
		w.Label(from2)
		w.Label(from)
		made := w.make(2, "Lp/Err;", "(Ljava/lang/Object;)V", o)
		w.op(dex.OpThrow, 2)
		w.Label(to)
		w.Label(handler)
		w.op(dex.OpMoveException, 4)
		w.number(3, 1)
		w.op(dex.OpSput, 3, Main+"->n0:I") // so that logs tell that it was caught
		w.op(dex.OpThrow, 4)
		w.Label(to2)
		w.Label(handler2)
		w.op(dex.OpMoveException, 5)
		w.Try(from, to).Catch("Lp/Err;", handler)
		w.Try(handler, to2).Catch("Lp/Err;", handler2)
		return []mark{made, w.op(dex.OpIgetObject, 0, 5, "Lp/Err;->value:Ljava/lang/Object;")}
	})},
	{name: "reflected field", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, "Lp/Box;", "()V")
		put := w.op(dex.OpIputObject, o, 2, valueField)
		w.op(dex.OpConstClass, 4, "Lp/Box;")
		w.text(5, "o")
		w.call(4, dex.OpInvokeVirtual, 4, 5, "Ljava/lang/Class;->getField(Ljava/lang/String;)Ljava/lang/reflect/Field;")
		return []mark{put, w.call(0, dex.OpInvokeVirtual, 4, 2, "Ljava/lang/reflect/Field;->get(Ljava/lang/Object;)Ljava/lang/Object;")}
	})},
	{name: "smallest", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.make(2, list, "()V")
		decoy(3)
		w.lost(w.keyed(2, 3))
		w.call(-1, dex.OpInvokeVirtual, 2, 4, listAdd)
		put := w.keyed(1, o)
		w.call(-1, dex.OpInvokeVirtual, 2, 4, listAdd)
		w.call(4, dex.OpInvokeStatic, 2, "Ljava/util/Collections;->min(Ljava/util/Collection;)Ljava/lang/Object;")
		w.op(dex.OpCheckCast, 4, "Lp/Key;")
		return []mark{put, w.op(dex.OpIgetObject, 0, 4, keyField)}
	})},
	{name: "required", flavours: present, write: contained(func(w *writer, o int, decoy func(int)) []mark {
		decoy(3)
		w.call(3, dex.OpInvokeStatic, 3, "Ljava/util/Objects;->requireNonNull(Ljava/lang/Object;)Ljava/lang/Object;")
		return []mark{w.call(0, dex.OpInvokeStatic, o, "Ljava/util/Objects;->requireNonNull(Ljava/lang/Object;)Ljava/lang/Object;")}
	})},
	{name: "future task", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		const class = "Ljava/util/concurrent/FutureTask;"
		w.make(4, "Lp/Task;", "(Ljava/lang/Object;)V", o)
		w.make(2, class, "(Ljava/util/concurrent/Callable;)V", 4)
		w.call(-1, dex.OpInvokeVirtual, 2, class+"->run()V")
		return []mark{w.call(0, dex.OpInvokeVirtual, 2, class+"->get()Ljava/lang/Object;")}
	})},
	{name: "initialiser", write: contained(func(w *writer, o int, decoy func(int)) []mark {
		w.g.count++
		name := fmt.Sprintf("Lp/Init%d;", w.g.count)
		c := w.g.b.Class(dex.AccPublic, name)
		c.Field(dex.AccPublic|dex.AccStatic, "v", object)
		init := w.g.of(c, name, dex.AccStatic|dex.AccConstructor, "<clinit>", "()V", 1)
		init.op(dex.OpSgetObject, 0, Main+"->s0:Ljava/lang/Object;")
		kept := init.op(dex.OpSputObject, 0, name+"->v:Ljava/lang/Object;")
		init.op(dex.OpReturnVoid)
		put := w.op(dex.OpSputObject, o, Main+"->s0:Ljava/lang/Object;")
		read := w.op(dex.OpSgetObject, 0, name+"->v:Ljava/lang/Object;")
		decoy(3)
		w.lost(w.op(dex.OpSputObject, 3, Main+"->s0:Ljava/lang/Object;"))
		return []mark{put, kept, read}
	})},
	{name: "widened", in: "I", flavours: []string{"zero"}, write: func(w *writer, v int, typ string) []mark {
		a := w.op(dex.OpIntToLong, 2, v)
		b := w.op(dex.OpLongToDouble, 4, 2)
		c := w.op(dex.OpDoubleToInt, 0, 4)
		w.give(0, typ)
		return []mark{a, b, c}
	}},
	{name: "least", in: "I", flavours: []string{"zero"}, write: func(w *writer, v int, typ string) []mark {
		w.number(2, 1000)
		at := w.call(0, dex.OpInvokeStatic, v, 2, "Ljava/lang/Math;->min(II)I")
		w.give(0, typ)
		return []mark{at}
	}},
	{name: "counter", in: "I", flavours: []string{"zero"}, write: func(w *writer, v int, typ string) []mark {
		const class = "Ljava/util/concurrent/atomic/AtomicInteger;"
		made := w.make(2, class, "(I)V", v)
		w.number(3, 2)
		added := w.call(-1, dex.OpInvokeVirtual, 2, 3, class+"->addAndGet(I)I")
		w.number(3, -2)
		again := w.call(-1, dex.OpInvokeVirtual, 2, 3, class+"->addAndGet(I)I")
		got := w.call(0, dex.OpInvokeVirtual, 2, class+"->get()I")
		w.give(0, typ)
		return []mark{made, added, again, got}
	}},
	{name: "buffer", in: "I", flavours: []string{"zero"}, write: func(w *writer, v int, typ string) []mark {
		const class = "Ljava/nio/ByteBuffer;"
		w.number(2, 16)
		w.call(2, dex.OpInvokeStatic, 2, class+"->allocate(I)"+class)
		put := w.call(-1, dex.OpInvokeVirtual, 2, v, class+"->putInt(I)"+class)
		w.number(3, 0)
		got := w.call(0, dex.OpInvokeVirtual, 2, 3, class+"->getInt(I)I")
		w.give(0, typ)
		return []mark{put, got}
	}},
}
