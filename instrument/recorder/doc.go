// Package recorder writes the class com.esdroid.trace.R, which the probes of an
// instrumented app call: it writes records to a file that is mapped into memory.
package recorder
