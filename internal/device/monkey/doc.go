// Package monkey sends random events to an app until it crashes.
//
// Everything comes from a seed: the same seed on the same device gives the same
// events. There are three ways to choose them: taps anywhere, all places alike; the
// mix of Android's monkey; or what the widgets on the screen invite to.
package monkey
