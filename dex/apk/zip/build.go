// Assembling an archive from entries of other archives and from new data.

package zip

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"strings"

	"github.com/klauspost/compress/flate"

	"github.com/esdroid/esdroid/internal/badinput"
)

// Builder assembles an archive. It keeps slices and concatenates them only when
// written, so that copying an entry costs nothing. The bytes it produces depend
// on nothing but the calls.
type Builder struct {
	segments  [][]byte // local headers and data, in order
	size      int64
	directory []byte
	names     map[string]bool
	entries   []Built
}

// Built is an entry as it lies in the new archive.
type Built struct {
	Name   string
	Method uint16
	Offset int64 // of its data
	// Raw is the entry's data as written, compressed if Method says so.
	Raw  []byte
	Size uint64 // of the content
}

// NewBuilder returns an empty Builder.
func NewBuilder() *Builder { return &Builder{names: map[string]bool{}} }

// Limits of the format without its 64-bit extension, which Android packages do
// not use.
const (
	maxEntries = 0xffff
	maxSize    = 0xffffffff
)

// Timestamp of new entries: 1 January 1981, 01:01:02, as build tools write it
// for reproducible packages.
const (
	fixedDate = 1<<9 | 1<<5 | 1
	fixedTime = 1<<11 | 1<<5 | 1
)

// alignmentField is the extra field that pads a stored entry: the id, a size,
// the alignment, zeros.
const alignmentField = 0xd935

// Alignment returns the alignment of a stored entry's data: 16 KiB for native
// libraries, which are mapped from the package on devices with pages of up to
// that size, 4 bytes for everything else.
func Alignment(name string) int {
	if strings.HasSuffix(name, ".so") {
		return 16384
	}
	return 4
}

// Copy appends an entry of a as it is: its bytes, method, checksum, time and
// attributes. What packers falsify in headers comes out canonical: a made-up
// method as stored, sizes as they are, no encryption flag, no data descriptor.
func (b *Builder) Copy(a *Archive, e *Entry) error {
	raw, err := a.Raw(e)
	if err != nil {
		return err
	}
	n := *e
	if !e.IsDeflated() {
		n.Method = Stored
		n.Size = uint64(len(raw))
	}
	if n.Needed&0xff > 20 || n.Needed > 0xff {
		n.Needed = 20
	}
	n.Flags &^= flagEncrypted | flagDescriptor | flagStrongEncryption | flagMaskedHeader
	n.Extra = withoutField(n.Extra, zip64Field)
	return b.append(&n, localExtra(a, e), raw)
}

// Flags of the general purpose bit field, APPNOTE 4.4.4.
const (
	flagEncrypted        = 1 << 0
	flagDescriptor       = 1 << 3
	flagStrongEncryption = 1 << 6
	flagUTF8             = 1 << 11
	flagMaskedHeader     = 1 << 13

	zip64Field = 1
)

// Add appends a new entry, compressed if compress is set and it gains by it.
func (b *Builder) Add(name string, data []byte, compress bool) error {
	e := Entry{Name: name, Needed: 20, Time: fixedTime, Date: fixedDate}
	if !isASCII(name) {
		e.Flags = flagUTF8
	}
	return b.addData(e, data, compress)
}

// Replace appends new data in the place of entry e: under its name, with its
// time and attributes, compressed if it was.
func (b *Builder) Replace(e *Entry, data []byte) error {
	return b.addData(Entry{
		Name: e.Name, Creator: e.Creator, Needed: 20, Flags: e.Flags & flagUTF8,
		Time: e.Time, Date: e.Date, Internal: e.Internal, External: e.External,
	}, data, e.IsDeflated())
}

func (b *Builder) addData(e Entry, data []byte, compress bool) error {
	e.CRC32, e.Size = crc32.ChecksumIEEE(data), uint64(len(data))
	raw := data
	if compress {
		var buf bytes.Buffer
		w, err := flate.NewWriter(&buf, flate.DefaultCompression)
		if err != nil {
			return err
		}
		if _, err := w.Write(data); err != nil {
			return err
		}
		if err := w.Close(); err != nil {
			return err
		}
		if buf.Len() < len(data) {
			raw, e.Method = buf.Bytes(), Deflated
		}
	}
	return b.append(&e, nil, raw)
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// Has reports whether an entry of that name has been appended.
func (b *Builder) Has(name string) bool { return b.names[name] }

// Entries returns what has been appended.
func (b *Builder) Entries() []Built { return b.entries }

func (b *Builder) append(e *Entry, extra, raw []byte) error {
	const section = "new archive"
	switch {
	case b.names[e.Name]:
		return badinput.New(section, -1, "", "two entries are named %s", e.Name)
	case len(b.entries) >= maxEntries:
		return badinput.New(section, -1, "", "more than %d entries", maxEntries)
	case len(e.Name) > 0xffff:
		return badinput.New(section, -1, "", "entry name of %d bytes", len(e.Name))
	case b.size+int64(len(raw))+int64(len(b.directory))+1<<20 > maxSize:
		return badinput.New(section, -1, "", "it passes 4 GiB, which Android packages cannot")
	}
	if e.Method == Stored {
		extra = aligned(extra, b.size+localSize+int64(len(e.Name)), Alignment(e.Name))
	}
	h := make([]byte, localSize, localSize+len(e.Name)+len(extra))
	binary.LittleEndian.PutUint32(h, localSignature)
	binary.LittleEndian.PutUint16(h[4:], e.Needed)
	binary.LittleEndian.PutUint16(h[6:], e.Flags)
	binary.LittleEndian.PutUint16(h[8:], e.Method)
	binary.LittleEndian.PutUint16(h[10:], e.Time)
	binary.LittleEndian.PutUint16(h[12:], e.Date)
	binary.LittleEndian.PutUint32(h[14:], e.CRC32)
	binary.LittleEndian.PutUint32(h[18:], uint32(len(raw)))
	binary.LittleEndian.PutUint32(h[22:], uint32(e.Size))
	binary.LittleEndian.PutUint16(h[26:], uint16(len(e.Name)))
	binary.LittleEndian.PutUint16(h[28:], uint16(len(extra)))
	h = append(append(h, e.Name...), extra...)

	d := make([]byte, directorySize)
	binary.LittleEndian.PutUint32(d, directorySignature)
	binary.LittleEndian.PutUint16(d[4:], e.Creator)
	copy(d[6:28], h[4:26]) // version needed to sizes: same order in both records
	binary.LittleEndian.PutUint16(d[28:], uint16(len(e.Name)))
	binary.LittleEndian.PutUint16(d[30:], uint16(len(e.Extra)))
	binary.LittleEndian.PutUint16(d[32:], uint16(len(e.Comment)))
	binary.LittleEndian.PutUint16(d[36:], e.Internal)
	binary.LittleEndian.PutUint32(d[38:], e.External)
	binary.LittleEndian.PutUint32(d[42:], uint32(b.size))
	d = append(append(append(d, e.Name...), e.Extra...), e.Comment...)

	b.names[e.Name] = true
	b.entries = append(b.entries, Built{Name: e.Name, Method: e.Method, Offset: b.size + int64(len(h)), Raw: raw, Size: e.Size})
	b.segments = append(b.segments, h, raw)
	b.size += int64(len(h) + len(raw))
	b.directory = append(b.directory, d...)
	return nil
}

// aligned returns extra with a field that makes the data after it, which would
// begin at offset at without any extra field, a multiple of alignment.
func aligned(extra []byte, at int64, alignment int) []byte {
	extra = withoutField(extra, alignmentField)
	const min = 6 // id, size, alignment
	if alignment <= 4 && (at+int64(len(extra)))%int64(alignment) == 0 {
		return extra
	}
	begin := at + int64(len(extra)) + min
	pad := int((int64(alignment) - begin%int64(alignment)) % int64(alignment))
	if len(extra)+min+pad > 0xffff {
		extra, pad = nil, int((int64(alignment)-(at+min)%int64(alignment))%int64(alignment))
	}
	out := make([]byte, len(extra)+min+pad)
	copy(out, extra)
	f := out[len(extra):]
	binary.LittleEndian.PutUint16(f, alignmentField)
	binary.LittleEndian.PutUint16(f[2:], uint16(2+pad))
	binary.LittleEndian.PutUint16(f[4:], uint16(alignment))
	return out
}

// withoutField returns extra without the fields of that id and without padding
// that is no field, such as the bare zeros that zipalign writes.
func withoutField(extra []byte, drop uint16) []byte {
	out := make([]byte, 0, len(extra))
	for len(extra) >= 4 {
		id, n := binary.LittleEndian.Uint16(extra), 4+int(binary.LittleEndian.Uint16(extra[2:]))
		if n > len(extra) {
			break
		}
		if id != drop && (id != 0 || n > 4) {
			out = append(out, extra[:n]...)
		}
		extra = extra[n:]
	}
	return out
}

// localExtra returns the extra field of the entry's local header, which may
// differ from that of the directory, without zip64 sizes.
func localExtra(a *Archive, e *Entry) []byte {
	h := a.data[e.HeaderOffset:]
	nameLen, extraLen := int(binary.LittleEndian.Uint16(h[26:])), int(binary.LittleEndian.Uint16(h[28:]))
	return withoutField(h[localSize+nameLen:][:extraLen], zip64Field)
}

// Sections are the three parts of an archive. Between Body and Directory an APK
// Signing Block may be put, if the end record's offset is set after it.
type Sections struct {
	Body      [][]byte // entries, in pieces
	BodySize  int64
	Directory []byte
	End       []byte
}

// Sections returns the finished archive.
func (b *Builder) Sections() Sections {
	end := make([]byte, endSize)
	binary.LittleEndian.PutUint32(end, endSignature)
	binary.LittleEndian.PutUint16(end[8:], uint16(len(b.entries)))
	binary.LittleEndian.PutUint16(end[10:], uint16(len(b.entries)))
	binary.LittleEndian.PutUint32(end[12:], uint32(len(b.directory)))
	binary.LittleEndian.PutUint32(end[16:], uint32(b.size))
	return Sections{Body: b.segments, BodySize: b.size, Directory: b.directory, End: end}
}

// WithDirectoryAt returns a copy of the end record that says the central
// directory begins at offset.
func (s Sections) WithDirectoryAt(offset int64) []byte {
	end := bytes.Clone(s.End)
	binary.LittleEndian.PutUint32(end[16:], uint32(offset))
	return end
}

// WriteTo writes the archive.
func (s Sections) WriteTo(w io.Writer) (int64, error) {
	n := int64(0)
	for _, p := range s.Body {
		m, err := w.Write(p)
		if n += int64(m); err != nil {
			return n, fmt.Errorf("writing the archive: %w", err)
		}
	}
	for _, p := range [][]byte{s.Directory, s.End} {
		m, err := w.Write(p)
		if n += int64(m); err != nil {
			return n, fmt.Errorf("writing the archive: %w", err)
		}
	}
	return n, nil
}

// Stream writes the entry's content to w.
func (e *Built) Stream(w io.Writer) error {
	if e.Method != Deflated {
		_, err := w.Write(e.Raw)
		return err
	}
	r := inflaters.Get().(io.ReadCloser)
	defer inflaters.Put(r)
	r.(flate.Resetter).Reset(bytes.NewReader(e.Raw), nil)
	n, err := io.Copy(w, io.LimitReader(r, int64(e.Size)+1))
	if err == nil && uint64(n) != e.Size {
		err = badinput.New("entry "+e.Name, -1, tryAnotherCopy, "it inflates to %d bytes or more, not %d", n, e.Size)
	}
	return err
}
