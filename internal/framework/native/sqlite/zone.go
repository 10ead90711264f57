// The device's time zone.

package sqlite

import (
	"fmt"
	"time"

	"github.com/esdroid/esdroid/internal/vm"
)

// offset is the modifier that adds the zone's distance from Greenwich at the machine's time.
func (m *machine) offset(machine *vm.VM) string {
	w := machine.World()
	zone, err := time.LoadLocation(w.TimeZone)
	if err != nil {
		return "+0 seconds"
	}
	_, seconds := w.Clock.Time().In(zone).Zone()
	return fmt.Sprintf("%+d seconds", seconds)
}
