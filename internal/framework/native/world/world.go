// The inputs of a machine.

package world

import (
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/vm"
)

// Inputs is what the framework of one machine is given and tells.
type Inputs struct {
	App    *apk.App // nil: a device without an app
	Config Config

	Log Log
	// Outside are the intents that the app sent to other apps, oldest first.
	Outside []string
	// Crash is the report of the exception that ended the app.
	Crash *Crash
	// Properties are the device's, such as ro.build.version.sdk.
	Properties map[string]string
	// Poll does what the host has for the main thread. It may leave an exception.
	Poll func(t *vm.Thread)
	// certificates are those that signed the app, newest scheme that the device knows;
	// nil until they are asked for.
	certificates [][]byte
	// Wake makes the main thread look at its message queue.
	Wake func(t *vm.Thread)
}

// Config is the device's configuration.
type Config struct {
	Width, Height              int // of the screen as held upright, in pixels
	Density                    int // dots per inch
	StatusBar, NavigationBar   int // heights in pixels
	Rotation                   int // 0 to 3 quarter turns
	SDK                        int
	Locale                     string // a language tag
	FontScale                  float64
	HardKeyboard, ShowKeyboard bool
}

// DefaultConfig is a phone with Android 8.0 and the screen of the recorded crashes.
func DefaultConfig() Config {
	return Config{Width: 1080, Height: 1920, Density: 340, StatusBar: 51, NavigationBar: 102, SDK: 26, Locale: "en-US", FontScale: 1}
}

// Size returns the screen's width and height as it is held.
func (c *Config) Size() (width, height int) {
	if c.Rotation%2 == 1 {
		return c.Height, c.Width
	}
	return c.Width, c.Height
}

// Crash is an exception that nobody caught.
type Crash struct {
	Thread string
	Report string // as printStackTrace has it
}

var inputs = vm.PerMachine[*Inputs]{Make: func(*vm.Thread) *Inputs { return New(nil) }}

// New returns the inputs of a default device with an app.
func New(app *apk.App) *Inputs {
	return &Inputs{App: app, Config: DefaultConfig(), Properties: DefaultProperties()}
}

// Of returns the inputs of a thread's machine.
func Of(t *vm.Thread) *Inputs { return *inputs.Of(t) }

// Give gives a machine its inputs.
func Give(m *vm.VM, in *Inputs) { inputs.Set(m, in) }

// DefaultProperties are those of a phone with Android 8.0.
func DefaultProperties() map[string]string {
	return map[string]string{
		"ro.build.version.sdk": "26", "ro.build.version.release": "8.0.0", "ro.build.version.codename": "REL",
		"ro.build.version.incremental": "4280748", "ro.build.version.security_patch": "2017-09-05", "ro.build.version.base_os": "",
		"ro.build.id": "OPR6.170623.013", "ro.build.display.id": "OPR6.170623.013", "ro.build.type": "user", "ro.build.tags": "release-keys",
		"ro.build.user": "android-build", "ro.build.host": "localhost", "ro.build.date.utc": "1504000000",
		"ro.build.fingerprint": "generic/esdroid/esdroid:8.0.0/OPR6.170623.013/4280748:user/release-keys",
		"ro.product.brand":     "generic", "ro.product.name": "esdroid", "ro.product.device": "esdroid", "ro.product.board": "esdroid",
		"ro.product.manufacturer": "unknown", "ro.product.model": "esdroid", "ro.hardware": "esdroid", "ro.bootloader": "unknown",
		"ro.product.cpu.abi": "arm64-v8a", "ro.product.cpu.abilist": "arm64-v8a,armeabi-v7a,armeabi",
		"ro.product.cpu.abilist32": "armeabi-v7a,armeabi", "ro.product.cpu.abilist64": "arm64-v8a", "ro.serialno": "ESDROID0", "ro.debuggable": "0",
		"ro.secure": "1", "persist.sys.timezone": "UTC", "ro.kernel.qemu": "", "gsm.version.baseband": "",
	}
}
