// Package published runs the test suites that libraries publish with their jars, under
// JUnit on the embedded device, and compares each test with OpenJDK.
//
// The suites stand in testdata/suites.txt: the name of the library's jar in the cache of
// .ci/oracles, then the test classes that are always run; of the others
//
//	ESDROID_PUBLISHED=all go test ./internal/vm/conformance/published -v -timeout 60m
//
// runs every one and prints the counts, which docs/benchmarks.md has of those that were run.
package published
