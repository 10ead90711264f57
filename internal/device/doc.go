// Package device is what every device that runs apps can do: install an app, start
// it, send it events, wait until it is at rest, show what is on its screen, report
// crashes and record what ran. Package host is the embedded device.
//
// Terms:
//
//   - rest: nothing of the app can run but timers that are not due yet
//   - status: how the app is after an event; a crash is a status and no error. What
//     the device itself cannot do ends a run too, and is never taken for a crash
package device
