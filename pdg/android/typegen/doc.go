// Command typegen makes the framework type table of package android, in two
// steps that are run apart; with -names it makes the table of internal/framework/names.
//
//	go run ./typegen -facts types JAR...   # class files -> types/PACKAGE.txt, by hand
//	go run ./typegen -compile types -o types.bin   # text -> table, by go generate
//
// The first step takes facts (names, supertypes, descriptors, flags, string
// constants) out of class files: a platform jar such as Robolectric's
// android-all, the JDK's java.base.jmod and the platform's bundled libraries. It
// keeps the packages of packages.txt and what an app can name: public and
// protected classes and members. The text is the source of truth and may be
// edited; the second step reads nothing else.
//
// The facts in types come from these, in this order:
//
//	org.robolectric:android-all:14-robolectric-10818077
//	java.base, java.sql, java.xml, java.logging, java.prefs, java.desktop of JDK 17
//	com.google.android:android:4.1.1.4
//	org.apache.httpcomponents:httpclient:4.0.1 and httpcore:4.0.1
//	junit:junit:3.8.2, xpp3:xpp3:1.1.4c
//
// Notation of the text, one file a package:
//
//	package android.app
//	class Activity extends android.view.ContextThemeWrapper implements android.view.Window$Callback
//	  void onCreate(android.os.Bundle)
//	  final android.content.Intent getIntent()
//	  const RESULT_OK int -1
//
// Modifiers of a class: interface, abstract, final. Of a method: static,
// final, abstract, protected. A name without a dot belongs to java.lang or is
// primitive.
package main
