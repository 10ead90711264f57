// Pictures made of the state alone.

package device

import (
	"strings"

	"github.com/esdroid/esdroid/dd/event"
)

// Colours of wireframes.
const (
	paper     = 0xfffafafa
	ink       = 0xff202020
	frameLine = 0xffb0b0b0
	button    = 0xffd6d7d7
	dim       = 0x66000000
)

// Wireframe draws the boxes and texts of a state.
func Wireframe(s *State) *Picture {
	p := &Picture{Width: s.Width, Height: s.Height}
	p.Ops = append(p.Ops, Op{Kind: FillRect, Right: float64(s.Width), Bottom: float64(s.Height), Color: paper})
	for i := range s.Windows {
		w := &s.Windows[i]
		if i > 0 && w.Kind == "dialog" {
			p.Ops = append(p.Ops, Op{Kind: FillRect, Right: float64(s.Width), Bottom: float64(s.Height), Color: dim})
		}
		p.box(FillRect, w.Frame, paper, 0)
		w.Root.Walk(func(v *View, path string) bool {
			if !v.Visible {
				return false
			}
			p.view(v)
			return true
		})
	}
	return p
}

func (p *Picture) box(kind OpKind, r event.Rect, color uint32, width float64) {
	if !r.Empty() {
		p.Ops = append(p.Ops, Op{Kind: kind, Left: float64(r.Left), Top: float64(r.Top), Right: float64(r.Right), Bottom: float64(r.Bottom), Color: color, Size: width})
	}
}

func (p *Picture) view(v *View) {
	if v.Bounds.Empty() {
		return
	}
	if len(v.Children) == 0 || v.Clickable {
		if v.Clickable && v.Text != "" && !v.Editable {
			p.box(FillRect, v.Bounds, button, 0)
		}
		p.box(StrokeRect, v.Bounds, frameLine, 2)
	}
	if strings.HasSuffix(v.Class, "ImageView") || strings.HasSuffix(v.Class, "ImageButton") {
		l, t, r, b := float64(v.Bounds.Left), float64(v.Bounds.Top), float64(v.Bounds.Right), float64(v.Bounds.Bottom)
		p.Ops = append(p.Ops, Op{Kind: Line, Left: l, Top: t, Right: r, Bottom: b, Color: frameLine, Size: 2},
			Op{Kind: Line, Left: l, Top: b, Right: r, Bottom: t, Color: frameLine, Size: 2})
	}
	text := v.Text
	color := uint32(ink)
	if text == "" && v.Hint != "" {
		text, color = v.Hint, frameLine
	}
	if text == "" {
		return
	}
	size := 30.0
	lines := strings.Split(text, "\n")
	if len(lines) > 50 {
		lines = lines[:50]
	}
	y := float64(v.Bounds.Top+v.Bounds.Bottom)/2 - float64(len(lines)-1)*size*0.6 + size*0.35
	for _, line := range lines {
		p.Ops = append(p.Ops, Op{Kind: Text, Left: float64(v.Bounds.Left) + 12, Bottom: y, Color: color, Size: size, Text: line, Clip: v.Bounds})
		y += size * 1.2
	}
}
