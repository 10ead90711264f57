// The contents of a file in memory.

package world

import "slices"

// contents are the bytes of a file, in parts that follow each other. Usually
// there is one part; a part that a program has mapped is pinned, so that it
// keeps its place in memory when the file grows.
type contents struct {
	parts []part
	size  int64
}

type part struct {
	b      []byte
	pinned bool
}

// each calls f for the pieces of the parts that lie in [off, off+n).
func (c *contents) each(off, n int64, f func(b []byte)) {
	at := int64(0)
	for _, p := range c.parts {
		end := at + int64(len(p.b))
		from, to := max(off, at), min(off+n, end)
		if from < to {
			f(p.b[from-at : to-at])
		}
		at = end
	}
}

// partSize is how large a part grows by being copied.
const partSize = 1 << 20

func (c *contents) readAt(dst []byte, off int64) int {
	n := int64(len(dst))
	if off >= c.size {
		return 0
	}
	n = min(n, c.size-off)
	done := 0
	c.each(off, n, func(b []byte) { done += copy(dst[done:], b) })
	return done
}

func (c *contents) writeAt(src []byte, off int64) {
	if end := off + int64(len(src)); end > c.size {
		c.resize(end)
	}
	done := 0
	c.each(off, int64(len(src)), func(b []byte) { done += copy(b, src[done:]) })
}

// resize cuts the contents or adds zeros.
func (c *contents) resize(size int64) {
	if more := size - c.size; more > 0 {
		if n := len(c.parts); n > 0 && !c.parts[n-1].pinned && (len(c.parts[n-1].b) < partSize || cap(c.parts[n-1].b) >= len(c.parts[n-1].b)+int(more)) {
			last := &c.parts[n-1]
			old := len(last.b)
			last.b = slices.Grow(last.b, int(more))[:old+int(more)]
			clear(last.b[old:])
		} else {
			c.parts = append(c.parts, part{b: make([]byte, more, max(more, min(c.size, partSize)))})
		}
		c.size = size
		return
	}
	for at := int64(0); size < c.size; {
		last := len(c.parts) - 1
		at = c.size - int64(len(c.parts[last].b))
		if at >= size && size < c.size {
			c.parts = c.parts[:last]
			c.size = at
			continue
		}
		c.parts[last].b = c.parts[last].b[:size-at]
		c.size = size
	}
}

// view returns the memory of [off, off+n) and pins it; false if it lies in
// parts of which some are pinned already, and so cannot be joined.
func (c *contents) view(off, n int64) ([]byte, bool) {
	at := int64(0)
	for i := range c.parts {
		p := &c.parts[i]
		if off >= at && off+n <= at+int64(len(p.b)) {
			p.pinned = true
			return p.b[off-at : off-at+n : off-at+n], true
		}
		at += int64(len(p.b))
	}
	if n == 0 {
		return nil, true
	}
	for _, p := range c.parts {
		if p.pinned {
			return nil, false
		}
	}
	joined := make([]byte, 0, c.size)
	for _, p := range c.parts {
		joined = append(joined, p.b...)
	}
	c.parts = []part{{b: joined, pinned: true}}
	return joined[off : off+n : off+n], true
}
