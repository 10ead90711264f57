package instrument_test

import (
	"context"
	"testing"
	"time"

	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/corpus"
)

// What the check of what was written takes of the time, over the apps of the corpus.
func BenchmarkCheck(b *testing.B) {
	var all, check time.Duration
	for _, path := range corpus.APKs(b) {
		files := dexFiles(b, path)
		for range b.N {
			begin := time.Now()
			res, err := instrument.Instrument(context.Background(), files, instrument.Options{Scope: everything, Limit: 1 << 20})
			if err != nil {
				b.Fatal(err)
			}
			all += time.Since(begin)
			begin = time.Now()
			if err := res.Check(context.Background()); err != nil {
				b.Fatal(err)
			}
			check += time.Since(begin)
		}
	}
	b.ReportMetric(100*float64(check)/float64(all), "%-of-the-time")
}
