// esdroid device check: what an app needs and the device does not have.

package devices

import (
	"github.com/spf13/cobra"

	"github.com/esdroid/esdroid/cmd/esdroid/command/inspect"
)

func init() { deviceCommands = append(deviceCommands, newDeviceCheck) }

func newDeviceCheck() *cobra.Command {
	c := inspect.NewInspectPlatform()
	c.Use = "check APP"
	c.Short = "Say before a run what of the platform an app needs and the embedded device lacks"
	c.Example = `  esdroid device check app.apk
  esdroid device check app.apk --package android --json`
	return c
}
