// Package res binds the natives of android.content.res: the tables of the platform
// and of the app, binary XML, styles and themes.
//
// Terms:
//
//   - manager: the state of a Java AssetManager, sources and a configuration
//   - source: a table with the files it names; cookie 1 is the platform's, 2 the app's
//   - pooled: a string of a source by its number in the manager
package res
