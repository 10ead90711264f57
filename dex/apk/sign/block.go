// The APK Signing Block: finding it, taking it apart, building it.

package sign

import (
	"bytes"
	"encoding/binary"

	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/badinput"
)

// Ids of blocks inside the signing block.
const (
	idV2      = 0x7109871a
	idV3      = 0xf05368c0
	idV31     = 0x1b93ad61
	idPadding = 0x42726577
)

const (
	blockMagic  = "APK Sig Block 42"
	blockFooter = 8 + len(blockMagic)
	pageSize    = 4096
)

// Block is one block of the signing block.
type Block struct {
	ID   uint32
	Data []byte
}

// signingBlock is a signing block in place.
type signingBlock struct {
	offset int64 // in the archive
	blocks []Block
	// malformed is set where the list of blocks breaks off; those before count.
	malformed error
}

// find returns the block with that id.
func (s *signingBlock) find(id uint32) ([]byte, bool) {
	if s != nil {
		for _, b := range s.blocks {
			if b.ID == id {
				return b.Data, true
			}
		}
	}
	return nil, false
}

// Blocks returns the blocks of the archive's signing block in order; none if it
// has no signing block.
func Blocks(a *zip.Archive) []Block {
	s, _ := findBlock(a)
	if s == nil {
		return nil
	}
	return s.blocks
}

// findBlock finds the signing block before the central directory. There is none
// if the magic is not there; otherwise what is wrong with it is an error.
func findBlock(a *zip.Archive) (*signingBlock, error) {
	const section = "APK Signing Block"
	end := a.DirectoryOffset()
	d := a.Bytes()[:end]
	if len(d) < 8+blockFooter || string(d[len(d)-len(blockMagic):]) != blockMagic {
		return nil, nil
	}
	size := binary.LittleEndian.Uint64(d[len(d)-blockFooter:])
	if size < uint64(blockFooter) || size > uint64(len(d)-8) {
		return nil, badinput.New(section, end-int64(blockFooter), trySignAgain, "its size %d does not fit in front of the central directory", size)
	}
	begin := len(d) - 8 - int(size)
	if head := binary.LittleEndian.Uint64(d[begin:]); head != size {
		return nil, badinput.New(section, int64(begin), trySignAgain, "its size is %d at its beginning, %d at its end", head, size)
	}
	s := &signingBlock{offset: int64(begin)}
	for at, stop := begin+8, len(d)-blockFooter; at < stop; {
		bad := func(format string, args ...any) (*signingBlock, error) {
			s.malformed = badinput.New(section, int64(at), trySignAgain, format, args...)
			return s, nil
		}
		if stop-at < 8 {
			return bad("block %d is cut off", len(s.blocks))
		}
		n := binary.LittleEndian.Uint64(d[at:])
		if n < 4 || n > uint64(stop-at-8) {
			return bad("block %d has size %d, %d bytes are left", len(s.blocks), n, stop-at-8)
		}
		s.blocks = append(s.blocks, Block{binary.LittleEndian.Uint32(d[at+8:]), d[at+12 : at+8+int(n)]})
		at += 8 + int(n)
	}
	return s, nil
}

const trySignAgain = "sign the package again, or fetch it again"

// buildBlock returns a signing block whose size is a multiple of 4096.
func buildBlock(blocks []Block) []byte {
	var pairs []byte
	for _, b := range blocks {
		pairs = binary.LittleEndian.AppendUint64(pairs, uint64(4+len(b.Data)))
		pairs = binary.LittleEndian.AppendUint32(pairs, b.ID)
		pairs = append(pairs, b.Data...)
	}
	const frame = 8 + 8 + len(blockMagic)
	if rest := (frame + len(pairs)) % pageSize; rest != 0 {
		pad := pageSize - rest
		if pad < 12 {
			pad += pageSize
		}
		pairs = binary.LittleEndian.AppendUint64(pairs, uint64(pad-8))
		pairs = binary.LittleEndian.AppendUint32(pairs, idPadding)
		pairs = append(pairs, make([]byte, pad-12)...)
	}
	size := uint64(len(pairs) + blockFooter)
	out := binary.LittleEndian.AppendUint64(nil, size)
	out = append(out, pairs...)
	out = binary.LittleEndian.AppendUint64(out, size)
	return append(out, blockMagic...)
}

// contentOf returns what the signatures of an archive with a signing block
// protect.
func contentOf(a *zip.Archive, s *signingBlock) content {
	d := a.Bytes()
	end := bytes.Clone(d[a.EndOffset():])
	binary.LittleEndian.PutUint32(end[16:], uint32(s.offset))
	return content{{d[:s.offset]}, {d[a.DirectoryOffset():a.EndOffset()]}, {end}}
}

// A cursor reads the nested length-prefixed fields of v2 and v3 blocks. After
// the first field that does not fit, everything is empty and bad is set.
type cursor struct {
	data []byte
	bad  bool
}

func (c *cursor) u32() uint32 {
	if len(c.data) < 4 {
		c.data, c.bad = nil, true
		return 0
	}
	v := binary.LittleEndian.Uint32(c.data)
	c.data = c.data[4:]
	return v
}

// field returns the next length-prefixed field.
func (c *cursor) field() []byte {
	n := c.u32()
	if uint64(n) > uint64(len(c.data)) {
		c.data, c.bad = nil, true
		return nil
	}
	v := c.data[:n:n]
	c.data = c.data[n:]
	return v
}

func (c *cursor) more() bool { return len(c.data) > 0 && !c.bad }

// prefixed returns data with its length in front.
func prefixed(data ...[]byte) []byte {
	all := bytes.Join(data, nil)
	return append(binary.LittleEndian.AppendUint32(nil, uint32(len(all))), all...)
}

func u32(v uint32) []byte { return binary.LittleEndian.AppendUint32(nil, v) }
