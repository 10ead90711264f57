// Package unseen draws apps by lot: screens of all the platform's widgets and layouts,
// with themes, texts, sizes, rules and what happens on a touch drawn from a seed. Nobody
// has looked at an app of a new seed, so that it judges the embedded device rather than
// what was mended for known apps. It serves tests, and needs aapt, javac and dx.
//
// Terms:
//
//   - lot: the app of a seed; one of lists has what holds rows, drops down or picks, and
//     fragments on a stack
//   - screen: an activity of a lot, with a layout, a menu and reactions of its own
//   - reaction: what a touch of a view does, one of a list that Screen.java knows
package unseen
