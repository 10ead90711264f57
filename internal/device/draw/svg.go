// Pictures as SVG.

package draw

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"github.com/esdroid/esdroid/internal/device"
)

// SVG writes a picture as SVG.
func SVG(w io.Writer, p *device.Picture) error {
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d" font-family="Roboto, sans-serif">`+"\n", p.Width, p.Height)
	for i, op := range p.Ops {
		clip := ""
		if !op.Clip.Empty() {
			fmt.Fprintf(&b, `<clipPath id="c%d"><rect x="%d" y="%d" width="%d" height="%d"/></clipPath>`, i, op.Clip.Left, op.Clip.Top,
				op.Clip.Right-op.Clip.Left, op.Clip.Bottom-op.Clip.Top)
			clip = fmt.Sprintf(` clip-path="url(#c%d)"`, i)
		}
		switch op.Kind {
		case device.FillRect, device.Image:
			fmt.Fprintf(&b, `<rect x="%g" y="%g" width="%g" height="%g" %s%s/>`, op.Left, op.Top, op.Right-op.Left, op.Bottom-op.Top, paint("fill", op.Color), clip)
		case device.StrokeRect:
			fmt.Fprintf(&b, `<rect x="%g" y="%g" width="%g" height="%g" fill="none" stroke-width="%g" %s%s/>`, op.Left, op.Top, op.Right-op.Left, op.Bottom-op.Top,
				max(op.Size, 1), paint("stroke", op.Color), clip)
		case device.FillOval, device.StrokeOval:
			how := paint("fill", op.Color)
			if op.Kind == device.StrokeOval {
				how = fmt.Sprintf(`fill="none" stroke-width="%g" %s`, max(op.Size, 1), paint("stroke", op.Color))
			}
			fmt.Fprintf(&b, `<ellipse cx="%g" cy="%g" rx="%g" ry="%g" %s%s/>`, (op.Left+op.Right)/2, (op.Top+op.Bottom)/2, (op.Right-op.Left)/2, (op.Bottom-op.Top)/2, how, clip)
		case device.Line:
			fmt.Fprintf(&b, `<line x1="%g" y1="%g" x2="%g" y2="%g" stroke-width="%g" %s%s/>`, op.Left, op.Top, op.Right, op.Bottom, max(op.Size, 1), paint("stroke", op.Color), clip)
		case device.Text:
			fmt.Fprintf(&b, `<text x="%g" y="%g" font-size="%g" xml:space="preserve" %s%s>%s</text>`, op.Left, op.Bottom, op.Size, paint("fill", op.Color), clip, escape(op.Text))
		}
		b.WriteByte('\n')
	}
	if t := p.Touch; t != nil {
		fmt.Fprintf(&b, `<circle cx="%g" cy="%g" r="28" fill="#ff000040" stroke="#ff0000" stroke-width="4"/>`+"\n", t.X, t.Y)
	}
	b.WriteString("</svg>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func paint(what string, argb uint32) string {
	s := fmt.Sprintf(`%s="#%06x"`, what, argb&0xffffff)
	if a := argb >> 24; a != 255 {
		s += fmt.Sprintf(` %s-opacity="%.3f"`, what, float64(a)/255)
	}
	return s
}

func escape(s string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(s)) // never fails
	return b.String()
}
