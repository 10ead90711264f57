// Package corpus finds the real apps that tests run on.
//
// Two places hold them. The crash corpus lies beside the project at
// ../shared/corpus and is optional; tests that need it are skipped where it is
// absent. The large public APKs are fetched once by .ci/oracles into the cache
// directory (see package oracle); they are required when CI=true.
package corpus
