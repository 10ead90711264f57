// The programs as WebAssembly, assembled by hand.

package bench

// Opcodes and types of the WebAssembly 1.0 binary format.
const (
	i32     = 0x7f
	void    = 0x40
	block   = 0x02
	loop    = 0x03
	ifElse  = 0x04
	elseOp  = 0x05
	end     = 0x0b
	br      = 0x0c
	brIf    = 0x0d
	callOp  = 0x10
	get     = 0x20
	set     = 0x21
	load8   = 0x2d
	store8  = 0x3a
	konst   = 0x41
	eqz     = 0x45
	ltS     = 0x48
	gtS     = 0x4a
	leS     = 0x4c
	geS     = 0x4e
	add     = 0x6a
	sub     = 0x6b
	mul     = 0x6c
	xor     = 0x73
	shrU    = 0x76
	drop    = 0x1a
	tee     = 0x22
	noAlign = 0
)

func leb(v int32) []byte {
	var out []byte
	for {
		b := byte(v & 0x7f)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(out, b)
		}
		out = append(out, b|0x80)
	}
}

func uleb(v int) []byte {
	var out []byte
	for v >= 0x80 {
		out = append(out, byte(v)|0x80)
		v >>= 7
	}
	return append(out, byte(v))
}

// code joins opcodes, given as ints, and encoded constants.
func code(parts ...any) []byte {
	var out []byte
	for _, p := range parts {
		switch p := p.(type) {
		case int:
			out = append(out, byte(p))
		case []byte:
			out = append(out, p...)
		}
	}
	return out
}

func k(v int32) []byte { return append([]byte{konst}, leb(v)...) }

func section(id byte, content []byte) []byte {
	return append(append([]byte{id}, uleb(len(content))...), content...)
}

// module makes a module that exports one function "run" of int to int.
func module(locals int, body []byte, pages int) []byte {
	out := []byte{0, 'a', 's', 'm', 1, 0, 0, 0}
	out = append(out, section(1, []byte{1, 0x60, 1, i32, 1, i32})...)
	out = append(out, section(3, []byte{1, 0})...)
	if pages > 0 {
		out = append(out, section(5, append([]byte{1, 0}, uleb(pages)...))...)
	}
	out = append(out, section(7, []byte{1, 3, 'r', 'u', 'n', 0, 0})...)
	fn := []byte{0}
	if locals > 0 {
		fn = []byte{1, byte(locals), i32}
	}
	fn = append(append(fn, body...), end)
	return append(out, section(10, append(append([]byte{1}, uleb(len(fn))...), fn...))...)
}

// fibWasm is the naive Fibonacci function.
func fibWasm() []byte {
	return module(0, code(get, 0, k(2), ltS, ifElse, i32, get, 0, elseOp,
		get, 0, k(1), sub, callOp, 0, get, 0, k(2), sub, callOp, 0, add, end), 0)
}

// loopWasm is x = x*31 + (i ^ (x >>> 7)) for i < n.
func loopWasm() []byte {
	return module(2, code(k(1), set, 1, block, void, loop, void,
		get, 2, get, 0, geS, brIf, 1,
		get, 1, k(31), mul, get, 2, get, 1, k(7), shrU, xor, add, set, 1,
		get, 2, k(1), add, set, 2, br, 0, end, end, get, 1), 0)
}

// sieveWasm counts the primes up to n, one byte each.
func sieveWasm() []byte {
	const i, count, j = 1, 2, 3
	return module(3, code(k(2), set, i, block, void, loop, void, get, i, get, 0, gtS, brIf, 1,
		get, i, load8, noAlign, 0, eqz, ifElse, void,
		get, count, k(1), add, set, count,
		get, i, k(2236), leS, ifElse, void, // beyond it i*i is out of range
		get, i, get, i, mul, set, j,
		block, void, loop, void, get, j, get, 0, gtS, brIf, 1,
		get, j, k(1), store8, noAlign, 0, get, j, get, i, add, set, j, br, 0, end, end, end,
		end,
		get, i, k(1), add, set, i, br, 0, end, end, get, count), 80)
}
