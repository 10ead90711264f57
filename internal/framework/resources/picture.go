// Pictures: the size, padding and mean colour of what was a PNG file.

package resources

import "encoding/binary"

const pictureMagic = "PIC\x01"

// Picture stands for a picture of the platform.
type Picture struct {
	Width, Height int
	Mean          uint32 // the mean colour, as ARGB
	NinePatch     []byte // the content of the npTc chunk, if it is a nine-patch
	Insets        []byte // that of the npLb chunk, optical insets
}

// Encode returns the picture's bytes.
func (p Picture) Encode() []byte {
	b := []byte(pictureMagic)
	b = binary.LittleEndian.AppendUint16(b, uint16(p.Width))
	b = binary.LittleEndian.AppendUint16(b, uint16(p.Height))
	b = binary.LittleEndian.AppendUint32(b, p.Mean)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(p.NinePatch)))
	return append(append(b, p.NinePatch...), p.Insets...)
}

// DecodePicture reads what Encode wrote; false if data is something else.
func DecodePicture(data []byte) (Picture, bool) {
	const header = len(pictureMagic) + 10
	if len(data) < header || string(data[:len(pictureMagic)]) != pictureMagic {
		return Picture{}, false
	}
	d := data[len(pictureMagic):]
	patch := header + int(binary.LittleEndian.Uint16(d[8:]))
	if patch > len(data) {
		return Picture{}, false
	}
	return Picture{
		Width:     int(binary.LittleEndian.Uint16(d)),
		Height:    int(binary.LittleEndian.Uint16(d[2:])),
		Mean:      binary.LittleEndian.Uint32(d[4:]),
		NinePatch: data[header:patch],
		Insets:    data[patch:],
	}, true
}
