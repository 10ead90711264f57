// Bitmaps: their pixels come into being when somebody looks at them.

package graphics

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	_ "image/gif" // formats that apps carry
	"image/jpeg"
	"image/png"
	"strings"

	_ "golang.org/x/image/bmp"
	_ "golang.org/x/image/webp"

	"github.com/esdroid/esdroid/internal/framework/resources"
	"github.com/esdroid/esdroid/internal/vm"
)

const bitmapClass = "Landroid/graphics/Bitmap;"

// maxPixels bounds a bitmap.
const maxPixels = 100 << 20

// bitmap holds pixels as ARGB, not multiplied by alpha.
type bitmap struct {
	w, h   int
	fill   uint32 // of every pixel while pix is nil
	pix    []uint32
	source []byte // an encoded picture, if not looked at yet
}

// pixels returns the pixels; false means that an OutOfMemoryError is pending.
func (b *bitmap) pixels(t *vm.Thread) bool {
	if b.pix != nil {
		return true
	}
	if !t.Reserve(int64(b.w) * int64(b.h) * 4) {
		return false
	}
	t.Charge(int64(b.w) * int64(b.h) * 4)
	b.pix = make([]uint32, b.w*b.h)
	if b.source != nil {
		if img, _, err := image.Decode(bytes.NewReader(b.source)); err == nil {
			r := img.Bounds()
			for y := range b.h {
				for x := range b.w {
					b.pix[y*b.w+x] = argb(img.At(r.Min.X+x*r.Dx()/b.w, r.Min.Y+y*r.Dy()/b.h))
				}
			}
		}
		b.source = nil
		return true
	}
	if b.fill != 0 {
		for i := range b.pix {
			b.pix[i] = b.fill
		}
	}
	return true
}

func argb(c color.Color) uint32 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return uint32(n.A)<<24 | uint32(n.R)<<16 | uint32(n.G)<<8 | uint32(n.B)
}

func bitmapOf(s vm.Slot) *bitmap {
	if s.R == nil {
		return nil
	}
	b, _ := s.R.Native.(*bitmap)
	return b
}

func (b *bitmap) image() image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, b.w, b.h))
	for i, p := range b.pix {
		img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], img.Pix[4*i+3] = byte(p>>16), byte(p>>8), byte(p), byte(p>>24)
	}
	return img
}

func bindBitmaps(b *vm.Bindings) {
	method := func(name, desc string, f func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot) {
		b.Method(bitmapClass, name, desc, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			p := bitmapOf(a[0])
			if p == nil {
				return t.Throw("Ljava/lang/IllegalStateException;", "Can't access the pixels of a recycled bitmap!")
			}
			return f(t, p, a)
		})
	}
	b.Method(bitmapClass, "nativeCreate", "(III)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		w, h := int64(a[1].Int()), int64(a[2].Int())
		if w <= 0 || h <= 0 || w*h > maxPixels {
			return vm.Bool(false)
		}
		a[0].R.Native = &bitmap{w: int(w), h: int(h), fill: uint32(a[3].Int())}
		return vm.Bool(true)
	})
	b.Method(bitmapClass, "nativeFree", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot { a[0].R.Native = nil; return vm.Slot{} })
	// nativeDecode(bytes, offset, length, sampleSize, out): out gets width, height, kind and the mean colour.
	b.Method(bitmapClass, "nativeBounds", "([BII[I)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		data := slice(a[0], a[1].Int(), a[2].Int())
		out := a[3].R.Ints()
		if p, ok := resources.DecodePicture(data); ok {
			out[0], out[1], out[2] = int32(p.Width), int32(p.Height), 1
			return vm.Ref(t.NewString("png"))
		}
		c, format, err := image.DecodeConfig(bytes.NewReader(data))
		if err != nil || c.Width <= 0 || c.Height <= 0 {
			return vm.Slot{}
		}
		out[0], out[1] = int32(c.Width), int32(c.Height)
		if format != "jpeg" && format != "bmp" && c.ColorModel != color.GrayModel && !opaque(data) {
			out[2] = 1
		}
		return vm.Ref(t.NewString(format))
	})
	b.Method(bitmapClass, "nativePatch", "([BII)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		data := slice(a[0], a[1].Int(), a[2].Int())
		var chunk []byte
		if p, ok := resources.DecodePicture(data); ok {
			chunk = p.NinePatch
		} else {
			chunk = pngChunk(data, "npTc")
		}
		if len(chunk) < 32 {
			return vm.Slot{}
		}
		o := t.NewArray("B", len(chunk))
		if o != nil {
			copy(o.RawBytes(), chunk)
		}
		return vm.Ref(o)
	})
	b.Method(bitmapClass, "nativeInsets", "([BII)[I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		data := slice(a[0], a[1].Int(), a[2].Int())
		var chunk []byte
		if p, ok := resources.DecodePicture(data); ok {
			chunk = p.Insets
		} else {
			chunk = pngChunk(data, "npLb")
		}
		if len(chunk) < 16 {
			return vm.Slot{}
		}
		o := t.NewArray("I", 4)
		if o != nil {
			for i := range o.Ints() {
				o.Ints()[i] = int32(binary.LittleEndian.Uint32(chunk[4*i:])) // aapt writes them as its machine has them
			}
		}
		return vm.Ref(o)
	})
	b.Method(bitmapClass, "nativeLoad", "([BIIII)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		data := slice(a[1], a[2].Int(), a[3].Int())
		w, h := int(a[4].Int()), int(a[5].Int())
		if w <= 0 || h <= 0 || w*h > maxPixels {
			return vm.Bool(false)
		}
		p := &bitmap{w: w, h: h}
		if pic, ok := resources.DecodePicture(data); ok {
			p.fill = pic.Mean
		} else {
			p.source = bytes.Clone(data)
		}
		a[0].R.Native = p
		return vm.Bool(true)
	})
	method("nativeErase", "(I)V", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		p.fill, p.pix, p.source = uint32(a[1].Int()), nil, nil
		return vm.Slot{}
	})
	method("nativeGet", "(II)I", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		if !p.pixels(t) {
			return vm.Slot{}
		}
		return vm.Int(int32(p.pix[int(a[2].Int())*p.w+int(a[1].Int())]))
	})
	method("nativeSet", "(III)V", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		if p.pixels(t) {
			p.pix[int(a[2].Int())*p.w+int(a[1].Int())] = uint32(a[3].Int())
		}
		return vm.Slot{}
	})
	method("nativeGetAll", "([IIIIIII)V", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		return p.transfer(t, a, func(java *int32, pixel *uint32) { *java = int32(*pixel) })
	})
	method("nativeSetAll", "([IIIIIII)V", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		return p.transfer(t, a, func(java *int32, pixel *uint32) { *pixel = uint32(*java) })
	})
	method("nativeCopy", "("+bitmapClass+"IIII)V", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		from := bitmapOf(a[1])
		if from == nil {
			return vm.Slot{}
		}
		if from.pix == nil && from.source == nil {
			p.fill, p.pix, p.source = from.fill, nil, nil
			return vm.Slot{}
		}
		if !from.pixels(t) || !p.pixels(t) {
			return vm.Slot{}
		}
		x0, y0, w, h := int(a[2].Int()), int(a[3].Int()), int(a[4].Int()), int(a[5].Int())
		t.Charge(int64(p.w) * int64(p.h) * 4)
		for y := range p.h {
			for x := range p.w {
				sx, sy := x0+x*w/p.w, y0+y*h/p.h
				if sx >= 0 && sy >= 0 && sx < from.w && sy < from.h {
					p.pix[y*p.w+x] = from.pix[sy*from.w+sx]
				}
			}
		}
		return vm.Slot{}
	})
	method("nativeSame", "("+bitmapClass+")Z", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		o := bitmapOf(a[1])
		if o == nil || o.w != p.w || o.h != p.h || !p.pixels(t) || !o.pixels(t) {
			return vm.Bool(false)
		}
		for i := range p.pix {
			if p.pix[i] != o.pix[i] {
				return vm.Bool(false)
			}
		}
		return vm.Bool(true)
	})
	method("nativeEncode", "(II)[B", func(t *vm.Thread, p *bitmap, a []vm.Slot) vm.Slot {
		if !p.pixels(t) {
			return vm.Slot{}
		}
		t.Charge(int64(len(p.pix)) * 64)
		var out bytes.Buffer
		var err error
		if a[1].Int() == 0 {
			err = jpeg.Encode(&out, p.image(), &jpeg.Options{Quality: max(1, min(100, int(a[2].Int())))})
		} else {
			err = png.Encode(&out, p.image())
		}
		if err != nil {
			return vm.Slot{}
		}
		o := t.NewArray("B", out.Len())
		if o != nil {
			copy(o.RawBytes(), out.Bytes())
		}
		return vm.Ref(o)
	})
}

// transfer moves pixels: array, offset, stride, x, y, width, height, which Java has checked.
func (b *bitmap) transfer(t *vm.Thread, a []vm.Slot, move func(*int32, *uint32)) vm.Slot {
	if !b.pixels(t) {
		return vm.Slot{}
	}
	java, off, stride := a[1].R.Ints(), int(a[2].Int()), int(a[3].Int())
	x, y, w, h := int(a[4].Int()), int(a[5].Int()), int(a[6].Int()), int(a[7].Int())
	t.Charge(int64(w) * int64(h) * 4)
	for row := range h {
		for col := range w {
			move(&java[off+row*stride+col], &b.pix[(y+row)*b.w+x+col])
		}
	}
	return vm.Slot{}
}

func slice(s vm.Slot, off, n int32) []byte {
	if s.R == nil {
		return nil
	}
	b := s.R.RawBytes()
	from := max(0, min(int(off), len(b)))
	return b[from:max(from, min(from+int(n), len(b)))]
}

// opaque reports whether a PNG file has neither an alpha channel nor transparent colours.
func opaque(data []byte) bool {
	if len(data) < 26 || !strings.HasPrefix(string(data), "\x89PNG") {
		return false
	}
	return data[25]&4 == 0 && pngChunk(data, "tRNS") == nil
}

func pngChunk(data []byte, name string) []byte {
	for at := 8; at+12 <= len(data); {
		n := int(data[at])<<24 | int(data[at+1])<<16 | int(data[at+2])<<8 | int(data[at+3])
		if n < 0 || at+12+n > len(data) {
			break
		}
		if string(data[at+4:at+8]) == name {
			return data[at+8 : at+8+n]
		}
		at += 12 + n
	}
	return nil
}
