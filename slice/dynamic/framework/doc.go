// Package framework tells from the code and the summaries alone which method a call means, and
// what calls of the framework read, write and run: for calls that did not happen no run can tell.
package framework
