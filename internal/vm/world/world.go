// The world and its defaults.

package world

import (
	"io"
	"maps"
	"slices"
)

// World is what a program can observe besides itself. It is not safe for
// concurrent use; only the thread that has the baton touches it.
type World struct {
	Clock  Clock
	Random Random

	// Env is the environment as System.getenv shows it.
	Env map[string]string
	// Properties are the initial system properties.
	Properties map[string]string

	// Locale is a language tag such as en-US; TimeZone is an IANA name.
	Locale   string
	TimeZone string

	// The process and user as the program sees them.
	PID, UID int

	// Libraries are the files of native code that the program carries, such as
	// libsample.so. The machine cannot run them, and a device would.
	Libraries []string
	// Programs are those that run on the machine, by the path of their file.
	Programs map[string]Program

	// Files is the file system, Network what is online.
	Files   *FS
	Network *Network

	Stdin          io.Reader
	Stdout, Stderr io.Writer
}

// Program gives what a program prints for its arguments and its exit code; not ok if it
// does not know how to answer them.
type Program func(args []string) (printed string, code int, ok bool)

// New returns a world with Android's defaults, in which everything random comes
// from seed. Output is discarded until Stdout and Stderr are set.
func New(seed int64) *World {
	w := &World{
		Clock:  Clock{Epoch: DefaultEpoch, TickNanos: DefaultTickNanos, Uptime: DefaultUptime},
		Random: Random{state: uint64(seed)},
		Env: map[string]string{
			"ANDROID_DATA": "/data", "ANDROID_ROOT": "/system", "ANDROID_STORAGE": "/storage",
			"EXTERNAL_STORAGE": "/sdcard", "PATH": "/sbin:/system/sbin:/system/bin:/system/xbin",
			"ANDROID_ASSETS": "/system/app", "ANDROID_BOOTLOGO": "1", "TMPDIR": "/data/local/tmp",
		},
		Properties: map[string]string{
			"file.encoding": "UTF-8", "file.separator": "/", "path.separator": ":", "line.separator": "\n",
			"java.version": "0", "java.vendor": "The Android Project", "java.vendor.url": "http://www.android.com/",
			"java.vm.name": "Dalvik", "java.vm.version": "2.1.0", "java.vm.vendor": "The Android Project",
			"java.vm.specification.name": "Dalvik Virtual Machine Specification", "java.vm.specification.version": "0.9",
			"java.vm.specification.vendor": "The Android Project", "java.vm.vendor.url": "http://www.android.com/",
			"java.specification.name": "Dalvik Core Library", "java.specification.version": "0.9",
			"java.specification.vendor": "The Android Project", "java.class.version": "50.0",
			"java.class.path": ".", "java.home": "/system", "java.io.tmpdir": "/data/local/tmp",
			"java.library.path": "/system/lib64", "java.ext.dirs": "", "java.compiler": "",
			"java.boot.class.path":         "/system/framework/core-oj.jar:/system/framework/core-libart.jar",
			"java.net.preferIPv6Addresses": "false", "android.icu.library.version": "56.1.0.1",
			"android.icu.unicode.version": "8.0", "android.icu.cldr.version": "28.0",
			"android.zlib.version": "1.2.8", "android.openssl.version": "OpenSSL 1.0.2 (compatible; BoringSSL)",
			"os.arch": "aarch64", "os.name": "Linux", "os.version": "3.18.71", "user.dir": "/", "user.home": "",
			"user.name": "u0_a100", "user.language": "en", "user.region": "US", "user.locale": "en-US",
			"http.agent": "Dalvik/2.1.0 (Linux; U; Android 7.1.2; Build/NHG47O)",
		},
		Locale: "en-US", TimeZone: "UTC", PID: 4242, UID: 10100,
		Files:  NewFS(),
		Stdout: io.Discard, Stderr: io.Discard,
	}
	w.Files.Now = w.Clock.Millis
	return w
}

// PropertyNames returns the names of the properties in order.
func (w *World) PropertyNames() []string { return slices.Sorted(maps.Keys(w.Properties)) }

// EnvNames returns the names of the environment in order.
func (w *World) EnvNames() []string { return slices.Sorted(maps.Keys(w.Env)) }
