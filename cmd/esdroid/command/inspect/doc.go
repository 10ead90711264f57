// Package inspect has the commands that show what the program makes of an app's code:
// esdroid inspect.
package inspect
