// Package util holds the natives of java.util and java.util.concurrent: loops
// over primitive arrays, and the steps that must not be divided by a switch of
// threads. One thread of the machine runs at a time, so a native is such a step.
package util
