// Command testlog reads what go test -json writes and prints what decides: a line
// for each package, the output of what failed, and at the end which tests took
// longest and what was skipped, each reason once with the tests that gave it.
//
//	go test -json ./... | go run ./internal/testlog
//
// It exits with 1 where a test failed.
package main
