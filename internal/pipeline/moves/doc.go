// Package moves lists what can be done to an app now: by its user, by other apps, by the
// system and by the network. Each move has a weight; what a crash that is looked for needs,
// by its static slice, is worth more.
package moves
