// Pictures of the screen.

package host

import (
	"context"

	"github.com/esdroid/esdroid/internal/device"
)

// Screenshot draws the views of all windows and the last touch.
func (d *Device) Screenshot(ctx context.Context) (*device.Picture, error) {
	s, err := d.State(ctx)
	if err != nil {
		return nil, err
	}
	p := device.Wireframe(s)
	if d.touch != nil {
		at := d.touch.point
		p.Touch = &at
	}
	return p, nil
}
