// The form of recordings, as docs/recording-format.md specifies it.

package recording

// Magic is what a recording begins with.
const Magic = "ESDREC3\n"

// Sizes of a recording's parts.
const (
	ChunkBytes  = 32 << 10
	HeaderBytes = 64
)

// Places in the header of a recording.
const (
	ProbeOffset   = 8  // of the probe map's identification
	ChunkOffset   = 24 // bytes of a chunk
	SlotsOffset   = 28 // chunks that the file has room for
	PidOffset     = 32
	StoppedOffset = 36 // not 0: the file is full, records are lost
	RingOffset    = 40 // not 0: the oldest chunks were written over
)

// PathProperty is the system property that names the recording of code that is
// no app.
const PathProperty = "com.esdroid.trace"

// TextPiece is the most bytes in one piece of a text.
const TextPiece = 1024

// The tags of records. A record is one or more 16-bit units, big-endian; its
// first bits say what it is: 0 a block, 11 an identity, else the four bits.
const (
	tagEnter     = -0x8000     // 1000, method number below 0x1000, one unit
	tagEnterLong = -0x68000000 // 1001 1, method number
	tagMisc      = -0x70000000 // 1001 0, one of those below
	TagUnwind    = -0x60000000 // 1010, method number as in the entry
	TagIndex     = -0x50000000 // 1011, index
	TagObject    = -0x40000000 // 11, identity
	TagLeave     = -0x7000     // 1001 0000 0000 0000, one unit
	TagAgain     = -0x6fff     // 1001 0000 0000 0001, one unit: the exception that was met last
	TagText      = tagMisc | 0x01<<20
	TagCount     = -0x6f000000 // 1001 0001, blocks that were counted
	TagChanged   = -0x6e00     // 1001 0010 and on, one unit: the number of an instruction whose base is another one than before; its identity follows
	TagTime      = tagMisc | 0x02<<20
	TagWideIndex = tagMisc | 0x03<<20
	TagCrash     = tagMisc | 0x04<<20
)

// ManyTurns is the count of silent blocks from which on it says no more than
// that there were many.
const ManyTurns = 0xff0000

// NumberMask selects of an entry's record what names the method.
const NumberMask = 1<<27 - 1

// EnterNumber returns the record of a method's entry, and whether it is one
// unit.
func EnterNumber(number uint32) (record int32, short bool) {
	if number < 1<<12 {
		return tagEnter | int32(number), true
	}
	return tagEnterLong | int32(number), false
}

// EnteredNumber returns the number of a method of which the record of the entry
// says so much.
func EnteredNumber(bits uint32) uint32 {
	if bits>>12 == NumberMask&uint32(0x100000000+tagEnter)>>12 {
		return bits & 0xfff
	}
	return bits
}
