// Package host is the embedded device: the machine of package internal/vm with the
// framework of package internal/framework, driven event by event on a virtual clock.
//
// The main thread's code is Go, so that no Java frame is alive between messages: it
// asks the main message queue when the next one is due, and enters the app's process
// as the platform does (ZygoteInit.main) whenever one is. Events are posted to it.
// Everything that happens depends on the app, the options and the events alone.
package host
