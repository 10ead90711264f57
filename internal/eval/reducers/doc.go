// Package reducers measures reduction strategies on real executions: recordings of
// random events that crash apps on the embedded device, which replays every shorter
// sequence that a strategy asks for.
package reducers
