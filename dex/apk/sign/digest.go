// Digests over the content of a package: 1 MiB chunks, or an fs-verity tree.

package sign

import (
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
	"hash"
	"runtime"
	"sync"
	"sync/atomic"
)

// content is what v2 and v3 signatures protect: the entries, the central
// directory, and the end record as if the directory began where the signing
// block does. Each section is a list of slices.
type content [3][][]byte

func (c content) size() (n uint64) {
	for _, section := range c {
		for _, p := range section {
			n += uint64(len(p))
		}
	}
	return n
}

const chunkSize = 1 << 20

// digest returns the digest of the content.
func (c content) digest(kind contentDigest) []byte {
	switch kind {
	case chunkedSHA512:
		return c.chunked(sha512.New)
	case veritySHA256:
		return c.verity()
	}
	return c.chunked(sha256.New)
}

// chunked digests chunks of 1 MiB, in parallel, and then their digests.
func (c content) chunked(newHash func() hash.Hash) []byte {
	var chunks [][][]byte
	for _, section := range c {
		chunks = append(chunks, cut(section, chunkSize)...)
	}
	size := newHash().Size()
	all := make([]byte, 5+len(chunks)*size)
	all[0] = 0x5a
	binary.LittleEndian.PutUint32(all[1:], uint32(len(chunks)))
	parallel(len(chunks), func(i int) {
		h := newHash()
		n := 0
		for _, p := range chunks[i] {
			n += len(p)
		}
		prefix := [5]byte{0xa5}
		binary.LittleEndian.PutUint32(prefix[1:], uint32(n))
		h.Write(prefix[:])
		for _, p := range chunks[i] {
			h.Write(p)
		}
		h.Sum(all[5+i*size : 5+i*size : 5+(i+1)*size])
	})
	h := newHash()
	h.Write(all)
	return h.Sum(nil)
}

// cut regroups pieces into chunks of size bytes; the last may be shorter.
func cut(pieces [][]byte, size int) (chunks [][][]byte) {
	var chunk [][]byte
	room := size
	for _, p := range pieces {
		for len(p) > 0 {
			n := min(room, len(p))
			chunk, p = append(chunk, p[:n]), p[n:]
			if room -= n; room == 0 {
				chunks, chunk, room = append(chunks, chunk), nil, size
			}
		}
	}
	if len(chunk) > 0 {
		chunks = append(chunks, chunk)
	}
	return chunks
}

const (
	veritySalt  = 8 // zero bytes before each block
	verityBlock = 4096
)

// verity returns the root hash of the fs-verity tree over the content, and the
// content's size.
func (c content) verity() []byte {
	level := hashBlocks(cut(append(append(append([][]byte{}, c[0]...), c[1]...), c[2]...), verityBlock))
	for len(level) > verityBlock {
		level = hashBlocks(cut([][]byte{level}, verityBlock))
	}
	root := hashBlocks([][][]byte{{level}})
	return binary.LittleEndian.AppendUint64(root, c.size())
}

// hashBlocks returns the concatenated hashes of salted blocks, each filled up
// with zeros.
func hashBlocks(blocks [][][]byte) []byte {
	out := make([]byte, len(blocks)*sha256.Size)
	parallel(len(blocks), func(i int) {
		var block [veritySalt + verityBlock]byte
		n := veritySalt
		for _, p := range blocks[i] {
			n += copy(block[n:], p)
		}
		sum := sha256.Sum256(block[:])
		copy(out[i*sha256.Size:], sum[:])
	})
	return out
}

// parallel calls work for 0 to n-1 on all processors.
func parallel(n int, work func(i int)) {
	workers := min(runtime.GOMAXPROCS(0), n)
	if workers <= 1 {
		for i := range n {
			work(i)
		}
		return
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				work(i)
			}
		})
	}
	wg.Wait()
}
