// The table of the package's natives.

package io

import "github.com/esdroid/esdroid/internal/vm"

const ioException = "Ljava/io/IOException;"

// Bind binds the natives.
func Bind(b *vm.Bindings) {
	bindDisk(b)
	bindBits(b)
	bindBuffer(b)
	bindCharsets(b)
	bindNetwork(b)
	bindZip(b)
	b.Method("Ljava/io/BufferedReader;", "lineEnd", "([CII)I", lineEnd)
}

// lineEnd finds the end of a line in a reader's buffer.
func lineEnd(t *vm.Thread, a []vm.Slot) vm.Slot {
	chars, from, to := a[0].R.Chars(), int(a[1].Int()), int(a[2].Int())
	for i := from; i < to && i < len(chars); i++ {
		if chars[i] == '\n' || chars[i] == '\r' {
			return vm.Int(int32(i))
		}
	}
	return vm.Int(int32(to))
}
