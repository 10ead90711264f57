// Pictures: the size, padding and mean colour of what was a PNG file.

package resources

import "encoding/binary"

const pictureMagic = "PIC\x01"

// Picture stands for a picture of the platform.
type Picture struct {
	Width, Height int
	Mean          uint32 // the mean colour, as ARGB
	NinePatch     []byte // the content of the npTc chunk, if it is a nine-patch
}

// Encode returns the picture's bytes.
func (p Picture) Encode() []byte {
	b := []byte(pictureMagic)
	b = binary.LittleEndian.AppendUint16(b, uint16(p.Width))
	b = binary.LittleEndian.AppendUint16(b, uint16(p.Height))
	b = binary.LittleEndian.AppendUint32(b, p.Mean)
	return append(b, p.NinePatch...)
}

// DecodePicture reads what Encode wrote; false if data is something else.
func DecodePicture(data []byte) (Picture, bool) {
	const header = len(pictureMagic) + 8
	if len(data) < header || string(data[:len(pictureMagic)]) != pictureMagic {
		return Picture{}, false
	}
	d := data[len(pictureMagic):]
	return Picture{
		Width:     int(binary.LittleEndian.Uint16(d)),
		Height:    int(binary.LittleEndian.Uint16(d[2:])),
		Mean:      binary.LittleEndian.Uint32(d[4:]),
		NinePatch: data[header:],
	}, true
}
