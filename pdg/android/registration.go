// Calls that give back what another call registered.

package android

// RegisteredBy names the calls that give back an argument that can be given back but once,
// with the call that registers it.
var RegisteredBy = map[string]string{"unregisterReceiver": "registerReceiver", "unbindService": "bindService"}

// Registers reports whether a call of the name registers an argument.
func Registers(name string) bool {
	for _, by := range RegisteredBy {
		if by == name {
			return true
		}
	}
	return false
}
