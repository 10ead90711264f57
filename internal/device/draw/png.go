// Pictures as PNG.

package draw

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
)

// maxSide bounds a picture.
const maxSide = 8192

// PNG writes a picture as PNG.
func PNG(w io.Writer, p *device.Picture) error {
	c := &canvas{img: image.NewRGBA(image.Rect(0, 0, min(max(p.Width, 1), maxSide), min(max(p.Height, 1), maxSide))), faces: map[int]font.Face{}}
	for i := range p.Ops {
		if err := c.op(&p.Ops[i]); err != nil {
			return err
		}
	}
	if t := p.Touch; t != nil {
		c.clip = c.img.Bounds()
		c.oval(t.X-28, t.Y-28, t.X+28, t.Y+28, 0, 0x40ff0000)
		c.oval(t.X-28, t.Y-28, t.X+28, t.Y+28, 4, 0xffff0000)
	}
	return png.Encode(w, c.img)
}

type canvas struct {
	img   *image.RGBA
	clip  image.Rectangle
	faces map[int]font.Face // by size
}

var parsed = sync.OnceValues(func() (*opentype.Font, error) { return opentype.Parse(goregular.TTF) })

func (c *canvas) op(op *device.Op) error {
	c.clip = c.img.Bounds()
	if !op.Clip.Empty() {
		c.clip = c.clip.Intersect(rect(op.Clip))
	}
	switch op.Kind {
	case device.FillRect, device.Image:
		c.fill(op.Left, op.Top, op.Right, op.Bottom, op.Color)
	case device.StrokeRect:
		s := max(op.Size, 1)
		c.fill(op.Left, op.Top, op.Right, op.Top+s, op.Color)
		c.fill(op.Left, op.Bottom-s, op.Right, op.Bottom, op.Color)
		c.fill(op.Left, op.Top+s, op.Left+s, op.Bottom-s, op.Color)
		c.fill(op.Right-s, op.Top+s, op.Right, op.Bottom-s, op.Color)
	case device.FillOval:
		c.oval(op.Left, op.Top, op.Right, op.Bottom, 0, op.Color)
	case device.StrokeOval:
		c.oval(op.Left, op.Top, op.Right, op.Bottom, max(op.Size, 1), op.Color)
	case device.Line:
		c.line(op)
	case device.Text:
		return c.text(op)
	}
	return nil
}

func rect(r event.Rect) image.Rectangle { return image.Rect(r.Left, r.Top, r.Right, r.Bottom) }

func rgba(argb uint32) color.NRGBA {
	return color.NRGBA{uint8(argb >> 16), uint8(argb >> 8), uint8(argb), uint8(argb >> 24)}
}

// whole brings a coordinate near the picture.
func whole(v float64) int {
	if !(v > -maxSide) {
		return -maxSide
	}
	return int(math.Round(min(v, 2*maxSide)))
}

func (c *canvas) fill(left, top, right, bottom float64, argb uint32) {
	r := image.Rect(whole(left), whole(top), whole(right), whole(bottom)).Intersect(c.clip)
	draw.Draw(c.img, r, image.NewUniform(rgba(argb)), image.Point{}, draw.Over)
}

// oval fills an ellipse, or its rim of a width.
func (c *canvas) oval(left, top, right, bottom, rim float64, argb uint32) {
	cx, cy, rx, ry := (left+right)/2, (top+bottom)/2, (right-left)/2, (bottom-top)/2
	if !(rx > 0 && ry > 0) {
		return
	}
	area := image.Rect(whole(left), whole(top), whole(right)+1, whole(bottom)+1).Intersect(c.clip)
	ink := image.NewUniform(rgba(argb))
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			dx, dy := float64(x)+0.5-cx, float64(y)+0.5-cy
			if dx*dx/(rx*rx)+dy*dy/(ry*ry) > 1 {
				continue
			}
			if ix, iy := rx-rim, ry-rim; rim > 0 && ix > 0 && iy > 0 && dx*dx/(ix*ix)+dy*dy/(iy*iy) < 1 {
				continue
			}
			draw.Draw(c.img, image.Rect(x, y, x+1, y+1), ink, image.Point{}, draw.Over)
		}
	}
}

func (c *canvas) line(op *device.Op) {
	s := max(op.Size, 1)
	n := int(min(max(math.Abs(op.Right-op.Left), math.Abs(op.Bottom-op.Top), 1), 2*maxSide))
	for i := 0; i <= n; i++ {
		f := float64(i) / float64(n)
		x, y := op.Left+(op.Right-op.Left)*f, op.Top+(op.Bottom-op.Top)*f
		c.fill(x-s/2, y-s/2, x+s/2, y+s/2, op.Color)
	}
}

func (c *canvas) text(op *device.Op) error {
	size := int(min(max(op.Size, 4), 400))
	face := c.faces[size]
	if face == nil {
		f, err := parsed()
		if err != nil {
			return err
		}
		if face, err = opentype.NewFace(f, &opentype.FaceOptions{Size: float64(size) * 0.93, DPI: 72}); err != nil {
			return err
		}
		c.faces[size] = face
	}
	part, _ := c.img.SubImage(c.clip).(*image.RGBA)
	if part == nil || part.Bounds().Empty() {
		return nil
	}
	d := font.Drawer{Dst: part, Src: image.NewUniform(rgba(op.Color)), Face: face, Dot: fixed.P(whole(op.Left), whole(op.Bottom))}
	d.DrawString(op.Text)
	return nil
}
