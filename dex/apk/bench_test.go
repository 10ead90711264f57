package apk_test

import (
	"io"
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/internal/corpus"
)

func apidemos(b *testing.B) []byte {
	data, err := os.ReadFile(corpus.Public(b, "apidemos.apk"))
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(data)))
	b.ReportAllocs()
	return data
}

func mustOpen(b *testing.B, data []byte) *apk.App {
	a, err := apk.OpenBytes("apidemos.apk", data)
	if err != nil {
		b.Fatal(err)
	}
	return a
}

func BenchmarkManifest(b *testing.B) {
	data := apidemos(b)
	for b.Loop() {
		if _, err := mustOpen(b, data).Manifest(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDexFiles(b *testing.B) {
	data := apidemos(b)
	for b.Loop() {
		if _, err := mustOpen(b, data).DexFiles(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLayouts(b *testing.B) {
	data := apidemos(b)
	for b.Loop() {
		if _, _, err := mustOpen(b, data).Layouts(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSign(b *testing.B) {
	data, k := apidemos(b), key(b, "rsa2048")
	for b.Loop() {
		r, err := mustOpen(b, data).Base().Rewrite(apk.Edit{Debuggable: true})
		if err != nil {
			b.Fatal(err)
		}
		p, err := sign.Sign(r.Builder, k, sign.Options{MinSDK: 17})
		if err != nil {
			b.Fatal(err)
		}
		if _, err := p.WriteTo(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	data := apidemos(b)
	for b.Loop() {
		if r, err := mustOpen(b, data).Base().Verify(0, 0); err != nil || !r.OK {
			b.Fatal(err, r)
		}
	}
}
