// Package published has the reduction algorithms of others, as their papers and
// tools have them: ddmin, ProbDD, CDD, ESDroid's, and SimplyDroid's four.
//
// They are what users compare with, and what the default strategy is measured
// against; where a tool differs from its paper both forms are here.
package published
