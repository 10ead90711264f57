// Package owner tells from the name of a class whose it is. Names are all that a
// stack trace or a reference to something absent has; where the code is at hand, a
// class that the app defines is in the app whatever its name: ask that first.
//
// Terms:
//
//	Platform  comes with every Android device, and only from there
//	Desktop   of Java, and on no Android device
//	Support   a library that stands for the platform in apps: androidx, Kotlin's own, RxJava
//	Library   another published library that apps carry along
//	App       none of these: the app's own, as far as a name can tell
package owner
