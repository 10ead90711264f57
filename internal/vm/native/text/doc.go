// Package text binds the natives of java.util.regex, of locale data, of time
// zones, of text normalization and of the digits of floating-point numbers.
//
// What a locale or a zone is called and how it writes dates and numbers comes
// from locales.txt and zoneinfo.zip, embedded here, so that a run does not
// depend on the machine it runs on.
package text
