// Package stats has the few statistics that the papers compare tools by.
//
// Terms:
//
//   - rank sum: Wilcoxon's test of two independent samples (Mann and Whitney's U)
//   - signed rank: Wilcoxon's test of pairs
//   - effect: Vargha and Delaney's A12, the chance that a value of the first sample is
//     greater than one of the second, equal ones counted half; 0.5 is no effect
//
// All tests are two-sided. Their chances are exact for the values at hand, ties and all,
// as long as there are at most 60 values, and normal approximations with corrections for
// ties and for continuity beyond.
package stats
