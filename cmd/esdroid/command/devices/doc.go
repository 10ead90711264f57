// Package devices has the commands that run an app on the embedded device: esdroid device
// and esdroid monkey.
package devices
