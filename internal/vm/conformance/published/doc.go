// Package published runs the test suites that libraries publish with their jars, under
// JUnit on the embedded device, and compares each test with OpenJDK.
//
// The suites stand in testdata/suites.txt: the name of the library's jar in the cache of
// .ci/oracles, with a plus before each further jar that its tests need, then the test
// classes that are always run, and behind a minus those that never are, for they only
// repeat others. All classes of all suites are run by
//
//	ESDROID_PUBLISHED=all bash .ci/oracles
//	ESDROID_PUBLISHED=all go test ./internal/vm/conformance/published -v -timeout 60m -update
//
// which writes the counts to docs/benchmarks.md; -run TestPublished/commons-io runs one.
package published
