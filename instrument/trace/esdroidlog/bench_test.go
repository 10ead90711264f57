package esdroidlog

import (
	"io"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
)

func BenchmarkImport(b *testing.B) {
	for _, app := range []string{"calculator", "passwordmaker", "weightchart"} {
		b.Run(app, func(b *testing.B) {
			dir := corpus.Crash(b, app)
			p := program.Open(b, filepath.Join(dir, "app.apk"))
			log := readLog(b, filepath.Join(dir, "reduced.trace.txt.gz"))
			for b.Loop() {
				w, err := trace.NewWriter(io.Discard, trace.Header{})
				if err != nil {
					b.Fatal(err)
				}
				if _, err := Import(log, p, w, nil); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(log.Entries))*float64(b.N)/b.Elapsed().Seconds(), "records/s")
		})
	}
}
