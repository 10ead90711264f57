// Package world is what a machine's framework knows of its outside: the app, the
// configuration of the device, and where reports go. The host gives it to a machine
// before the run; natives ask for it.
package world
