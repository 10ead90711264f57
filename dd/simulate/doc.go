// Package simulate has oracles that need no device: models of apps on which
// reducers are tested and compared. They are test doubles, not evidence about
// real devices.
package simulate
