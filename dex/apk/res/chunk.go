// Chunk headers and walking over chunks.

package res

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/internal/badinput"
)

// Chunk types.
const (
	ChunkStringPool     = 0x0001
	ChunkTable          = 0x0002
	ChunkXML            = 0x0003
	ChunkStartNamespace = 0x0100
	ChunkEndNamespace   = 0x0101
	ChunkStartElement   = 0x0102
	ChunkEndElement     = 0x0103
	ChunkCDATA          = 0x0104
	ChunkResourceMap    = 0x0180
	ChunkPackage        = 0x0200
	ChunkType           = 0x0201
	ChunkTypeSpec       = 0x0202
	ChunkLibrary        = 0x0203
	ChunkOverlayable    = 0x0204
	ChunkOverlayPolicy  = 0x0205
	ChunkStagedAlias    = 0x0206
	chunkHeaderSize     = 8
)

// TryAnotherCopy is the advice that goes with every fault of these formats.
const TryAnotherCopy = "the file is damaged or protected by a packer; try another copy of the app"

// Chunk is one chunk with its bytes.
type Chunk struct {
	Type       uint16
	HeaderSize int
	Offset     int64  // of the chunk in its file
	Data       []byte // the whole chunk, header included
}

// ReadChunk reads the chunk at the beginning of data, which lies at offset base
// of its file. A total size past the end of data is cut to it if lenient, as
// the platform does for the outermost chunk.
func ReadChunk(data []byte, base int64, section string, lenient bool) (Chunk, error) {
	if len(data) < chunkHeaderSize {
		return Chunk{}, badinput.New(section, base, TryAnotherCopy, "chunk header cut off: %d bytes left", len(data))
	}
	c := Chunk{
		Type:       binary.LittleEndian.Uint16(data),
		HeaderSize: int(binary.LittleEndian.Uint16(data[2:])),
		Offset:     base,
	}
	size := uint64(binary.LittleEndian.Uint32(data[4:]))
	if size > uint64(len(data)) {
		if !lenient {
			return Chunk{}, badinput.New(section, base, TryAnotherCopy, "chunk of type %#04x claims %d bytes, %d are left", c.Type, size, len(data))
		}
		size = uint64(len(data))
	}
	if c.HeaderSize < chunkHeaderSize || uint64(c.HeaderSize) > size {
		return Chunk{}, badinput.New(section, base, TryAnotherCopy, "chunk of type %#04x has a header of %d bytes in a total of %d", c.Type, c.HeaderSize, size)
	}
	c.Data = data[:size:size]
	return c, nil
}

// Body returns what follows the chunk's header.
func (c Chunk) Body() []byte { return c.Data[c.HeaderSize:] }

// BodyOffset returns the offset of Body in the file.
func (c Chunk) BodyOffset() int64 { return c.Offset + int64(c.HeaderSize) }

// U16 returns the 16 bits at offset i of the chunk, or 0 past its end.
func (c Chunk) U16(i int) uint16 {
	if i < 0 || i+2 > len(c.Data) {
		return 0
	}
	return binary.LittleEndian.Uint16(c.Data[i:])
}

// U32 returns the 32 bits at offset i of the chunk, or 0 past its end.
func (c Chunk) U32(i int) uint32 {
	if i < 0 || i+4 > len(c.Data) {
		return 0
	}
	return binary.LittleEndian.Uint32(c.Data[i:])
}
