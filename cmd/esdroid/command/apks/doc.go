// Package apks has the commands that look into packages and write them anew: esdroid apk.
package apks
