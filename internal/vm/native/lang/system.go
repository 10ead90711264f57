// java.lang.System and Runtime.

package lang

import (
	"maps"
	"slices"
	"time"

	"github.com/esdroid/esdroid/internal/vm"
)

func bindSystem(b *vm.Bindings) {
	s := members{b, "Ljava/lang/System;"}
	s.bind("arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy)
	s.bind("identityHashCode", "(Ljava/lang/Object;)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return vm.Int(0)
		}
		return vm.Int(t.VM().IdentityHash(a[0].R))
	})
	s.bind("currentTimeMillis", "()J", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Long(t.VM().World().Clock.Millis()) })
	s.bind("nanoTime", "()J", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Long(t.VM().World().Clock.Nanos()) })
	s.bind("worldProperties", "()["+stringType, func(t *vm.Thread, _ []vm.Slot) vm.Slot { return pairs(t, t.VM().World().Properties) })
	s.bind("environment", "()["+stringType, func(t *vm.Thread, _ []vm.Slot) vm.Slot { return pairs(t, t.VM().World().Env) })
	s.bind("environmentValue", "("+stringType+")"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if v, ok := t.VM().World().Env[vm.GoString(a[0].R)]; ok {
			return text(t, v)
		}
		return vm.Slot{}
	})
	s.bind("setStream", "("+stringType+"Ljava/lang/Object;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil {
			return t.ThrowNull()
		}
		c, ok := t.Load("Ljava/lang/System;")
		if !ok {
			return vm.Slot{}
		}
		if f := c.DeclaredField(vm.GoString(a[0].R), ""); f != nil && f.IsStatic() {
			if s, fits, ok := t.Assign(f.Desc, a[1].R); ok && fits {
				f.SetStatic(s)
				return vm.Slot{}
			}
		}
		return t.Throw(illegalArgument, "no such stream: %s", vm.GoString(a[0].R))
	})

	b.Method("Ljava/util/Properties;", "storeDate", "()"+stringType, func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		now := t.VM().World().Clock.Time()
		if zone, err := time.LoadLocation(t.VM().World().TimeZone); err == nil {
			now = now.In(zone)
		}
		return text(t, now.Format("Mon Jan 02 15:04:05 MST 2006"))
	})

	b.Method("Ljava/lang/ProcessBuilder;", "execute", "("+stringType+"["+stringType+"[I)[B", execute)

	b.Method("Lesdroid/security/Lacking;", "end", "("+stringType+")V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return t.Unmodelled(vm.GoString(a[0].R))
	})

	q := members{b, "Ljava/lang/ref/ReferenceQueue;"}
	q.bind("takeIncoming", "()Ljava/lang/ref/Reference;", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		f := a[0].R.Class().FindField("incoming", "Ljava/lang/ref/Reference;")
		first := a[0].R.Field(f)
		a[0].R.SetField(f, vm.Slot{})
		return first
	})
	r := members{b, "Ljava/lang/Runtime;"}
	r.bind("halt", "(I)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Exit(int(a[1].Int()))
		return vm.Slot{}
	})
	r.bind("refuse", "(Ljava/lang/String;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if file := vm.GoString(a[0].R); slices.Contains(t.VM().World().Libraries, file) {
			return t.Unmodelled("native code of the app (" + file + ")")
		}
		return vm.Slot{}
	})
	r.bind("collect", "()V", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		t.Collect()
		return vm.Slot{}
	})
	r.bind("mayFinalize", "()Z", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Bool(t.VM().Finalizes()) })
	d := members{b, "Ljava/lang/Daemons$FinalizerDaemon;"}
	d.bind("take", "()Ljava/lang/Object;", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Ref(t.VM().TakeFinalizing()) })
	d.bind("isIdle", "()Z", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Bool(!t.VM().Finalizing()) })
	r.bind("maxMemory", "()J", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Long(t.VM().HeapLimit()) })
	r.bind("totalMemory", "()J", func(t *vm.Thread, _ []vm.Slot) vm.Slot { return vm.Long(t.VM().HeapLimit()) })
	r.bind("freeMemory", "()J", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		return vm.Long(max(t.VM().HeapLimit()-t.VM().HeapUsed(), 0))
	})
}

// execute is ProcessBuilder.execute(path, command, code): it runs a program that the world has.
func execute(t *vm.Thread, a []vm.Slot) vm.Slot {
	path := vm.GoString(a[0].R)
	if run := t.VM().World().Programs[path]; run != nil {
		var words []string
		for _, word := range a[1].R.Refs() {
			words = append(words, vm.GoString(word))
		}
		if printed, code, ok := run(words[1:]); ok {
			a[2].R.Ints()[0] = int32(code)
			return vm.Ref(t.NewBytesOver([]byte(printed)))
		}
	}
	return t.Unmodelled("Ljava/lang/ProcessBuilder;->start()Ljava/lang/Process; (" + path + ")")
}

// pairs makes an array of the keys and values of a map, in turn, sorted by key.
func pairs(t *vm.Thread, all map[string]string) vm.Slot {
	array := t.NewArray(stringType, 2*len(all))
	if array == nil {
		return vm.Slot{}
	}
	for i, key := range slices.Sorted(maps.Keys(all)) {
		array.Refs()[2*i] = t.NewString(key)
		array.Refs()[2*i+1] = t.NewString(all[key])
	}
	return vm.Ref(array)
}

func arraycopy(t *vm.Thread, a []vm.Slot) vm.Slot {
	from, to := a[0].R, a[2].R
	fromAt, toAt, n := a[1].Int(), a[3].Int(), a[4].Int()
	switch {
	case from == nil:
		return t.Throw(nullPointer, "src == null")
	case to == nil:
		return t.Throw(nullPointer, "dst == null")
	case !from.IsArray():
		return t.Throw("Ljava/lang/ArrayStoreException;", "source of type %s is not an array", prettyName(from.Class()))
	case !to.IsArray():
		return t.Throw("Ljava/lang/ArrayStoreException;", "destination of type %s is not an array", prettyName(to.Class()))
	case fromAt < 0 || toAt < 0 || n < 0 || int(fromAt) > from.Len()-int(n) || int(toAt) > to.Len()-int(n):
		return t.Throw(arrayIndex, "src.length=%d srcPos=%d dst.length=%d dstPos=%d length=%d", from.Len(), fromAt, to.Len(), toAt, n)
	case from.Kind() != to.Kind():
		return t.Throw("Ljava/lang/ArrayStoreException;", "Incompatible types: src=%s, dst=%s", prettyName(from.Class()), prettyName(to.Class()))
	}
	if !t.Spend(int64(n) / 16) {
		return vm.Slot{}
	}
	switch from.Kind() {
	case vm.KindBooleans:
		copy(to.Booleans()[toAt:], from.Booleans()[fromAt:fromAt+n])
	case vm.KindBytes:
		copy(to.Bytes()[toAt:], from.Bytes()[fromAt:fromAt+n])
	case vm.KindChars:
		copy(to.Chars()[toAt:], from.Chars()[fromAt:fromAt+n])
	case vm.KindShorts:
		copy(to.Shorts()[toAt:], from.Shorts()[fromAt:fromAt+n])
	case vm.KindInts:
		copy(to.Ints()[toAt:], from.Ints()[fromAt:fromAt+n])
	case vm.KindFloats:
		copy(to.Floats()[toAt:], from.Floats()[fromAt:fromAt+n])
	case vm.KindLongs:
		copy(to.Longs()[toAt:], from.Longs()[fromAt:fromAt+n])
	case vm.KindDoubles:
		copy(to.Doubles()[toAt:], from.Doubles()[fromAt:fromAt+n])
	default:
		return copyRefs(t, from, to, int(fromAt), int(toAt), int(n))
	}
	return vm.Slot{}
}

// copyRefs copies references, checking each where the types do not prove that it fits.
func copyRefs(t *vm.Thread, from, to *vm.Object, fromAt, toAt, n int) vm.Slot {
	elem := to.Class().Elem
	source, target := from.Refs()[fromAt:fromAt+n], to.Refs()[toAt:toAt+n]
	if from == to || from.Class().Elem.IsAssignableTo(elem) {
		copy(target, source)
		return vm.Slot{}
	}
	for i, o := range source {
		if o != nil && !elem.IsInstance(o) {
			return t.Throw("Ljava/lang/ArrayStoreException;", "source[%d] of type %s cannot be stored in destination array of type %s",
				fromAt+i, prettyName(o.Class()), prettyName(to.Class()))
		}
		target[i] = o
	}
	return vm.Slot{}
}

// prettyName spells a type as in Java source: int[], java.lang.String.
func prettyName(c *vm.Class) string {
	if c.IsArray() {
		return prettyName(c.Elem) + "[]"
	}
	if name, ok := primitiveNames[c.Name]; ok {
		return name
	}
	return javaName(c.Name)
}

var primitiveNames = map[string]string{"Z": "boolean", "B": "byte", "C": "char", "S": "short", "I": "int", "J": "long",
	"F": "float", "D": "double", "V": "void"}
