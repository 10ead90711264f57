// Package traces has the commands that import, check and print recorded runs, esdroid
// trace, and opens such runs for those that slice them.
package traces
