// Package framework tells what calls of the framework read, write and run, from summaries and
// the code alone: for calls that did not happen no run can tell.
package framework
