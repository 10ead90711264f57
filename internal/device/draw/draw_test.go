package draw

import (
	"bytes"
	"encoding/xml"
	"image/png"
	"io"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
)

func sample() *device.Picture {
	root := &device.View{Class: "android.widget.FrameLayout", Bounds: event.Rect{Right: 200, Bottom: 300}, Visible: true, Children: []*device.View{
		{Class: "android.widget.Button", ID: "ok", Bounds: event.Rect{Left: 20, Top: 40, Right: 120, Bottom: 90}, Visible: true, Clickable: true, Text: "O<K> \x01"},
		{Class: "android.widget.ImageView", Bounds: event.Rect{Left: -20000, Top: 140, Right: 20000, Bottom: 190}, Visible: true},
		{Class: "android.widget.TextView", Bounds: event.Rect{Left: 20, Top: 200, Right: 120, Bottom: 250}, Text: "unseen"},
	}}
	p := device.Wireframe(&device.State{Width: 200, Height: 300, Windows: []device.Window{{Kind: "activity", Frame: root.Bounds, Root: root}}})
	p.Touch = &event.Point{X: 70, Y: 65}
	return p
}

func TestPNG(t *testing.T) {
	var b bytes.Buffer
	if err := PNG(&b, sample()); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	if s := img.Bounds().Size(); s.X != 200 || s.Y != 300 {
		t.Errorf("size %v", s)
	}
	if r, g, _, _ := img.At(70, 40).RGBA(); r < 0xf000 || g > 0x8000 {
		t.Errorf("no touch at its place: %v", img.At(70, 40))
	}
}

func TestSVG(t *testing.T) {
	var b bytes.Buffer
	if err := SVG(&b, sample()); err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(b.Bytes(), []byte("O&lt;K&gt;")) || bytes.Contains(b.Bytes(), []byte("unseen")) {
		t.Errorf("wrong texts:\n%s", b.String())
	}
	for d := xml.NewDecoder(&b); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}
