// Package sequences has the commands that read, reduce and describe event sequences and
// suites of them: esdroid events, minimize, suite and policy.
package sequences
