// Package corpus finds the real apps that tests run on.
//
// Two places hold them. The crash corpus lies beside the project at
// ../shared/corpus, or where ESDROID_CORPUS says. The large public APKs are fetched
// once by .ci/oracles into the cache directory (see package oracle). Tests that need
// what is absent are skipped, or fail when CI=true.
package corpus
