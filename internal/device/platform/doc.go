// Package platform is the platform's own code as a judge of the embedded device: it
// runs apps and programs on Android's classes of API 26, on a JVM, and compares what
// they show and print. It serves tests; nothing that a user runs needs it.
//
// Robolectric lends the machine (see .ci/oracles). What it stands in for proves
// nothing: starting other activities, services, the window manager's places and
// system bars, input methods.
//
// Terms:
//
//   - script: events, one a line, as Replay.java reads them: tap X Y, longtap X Y,
//     swipe X Y X Y MOVES, text S, key CODE, back, menu, rotate, wait MS, random SEED N
//     (touches and texts), wild SEED N (keys and turns of the screen as well), drags
//     SEED N (swipes over what scrolls, long presses and turns)
//   - step: an event and the trees of all windows after it, or the crash that
//     ended the app
package platform
