// Package names knows what Android 8.0 (API 26) calls its classes and members of
// android.*, whether or not the embedded device has them. A program that needs a name
// of the table which the device lacks must be told so; one that needs a name that is
// not there fails as it would on a phone of that version.
//
// The table is made from org.robolectric:android-all:8.0.0_r4-robolectric-r1, which
// .ci/oracles installs: all classes, with the members that are public or protected.
// Which of them are documented for apps, and not hidden, com.toasttab.android:gummy-bears-api-26
// says. Of java.* it has only what no phone of that version has: later.txt lists the public
// classes of the JDK that makes it and that Java 8 lacks.
package names
