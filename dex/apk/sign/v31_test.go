package sign

import (
	"bytes"
	"encoding/binary"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk/zip"
)

// withV31 returns a package signed by v2 and v3 with one key, and by v3.1 with
// another.
func withV31(t *testing.T) []byte {
	t.Helper()
	b := zip.NewBuilder()
	if err := b.Add("AndroidManifest.xml", bytes.Repeat([]byte("x"), 3<<20), false); err != nil {
		t.Fatal(err)
	}
	p, err := Sign(b, testKey(t), Options{MinSDK: 24})
	if err != nil {
		t.Fatal(err)
	}
	data := p.Bytes()
	a, err := zip.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	s, err := findBlock(a)
	if err != nil {
		t.Fatal(err)
	}
	// The content's digests do not cover the signing block, so a block more
	// leaves the others valid.
	v31, err := testKey(t).signFile(contentOf(a, s), true, false)
	if err != nil {
		t.Fatal(err)
	}
	block := buildBlock(append(s.blocks[:2:2], Block{idV31, v31}))
	end := bytes.Clone(data[a.EndOffset():])
	binary.LittleEndian.PutUint32(end[16:], uint32(s.offset)+uint32(len(block)))
	return bytes.Join([][]byte{data[:s.offset], block, data[a.DirectoryOffset():a.EndOffset()], end}, nil)
}

func TestV31IsReadByNewDevicesOnly(t *testing.T) {
	data := withV31(t)
	id := binary.LittleEndian.AppendUint32(nil, idV31)
	bad := bytes.Clone(data)
	bad[bytes.Index(bad, id)+60] ^= 1
	for _, tt := range []struct {
		name     string
		data     []byte
		min, max int
		ok       bool
		verified []Scheme
	}{
		{"all devices", data, 24, 0, true, []Scheme{V31, V3, V2}},
		{"up to 32", data, 24, 32, true, []Scheme{V3, V2}},
		{"from 33", data, 33, 0, true, []Scheme{V31, V3}},
		{"damaged, all devices", bad, 24, 0, false, []Scheme{}},
		{"damaged, up to 32", bad, 24, 32, true, []Scheme{V3, V2}},
	} {
		a, err := zip.Parse(tt.data)
		if err != nil {
			t.Fatal(err)
		}
		r := Verify(a, Target{MinSDK: tt.min, MaxSDK: tt.max, TargetSDK: 35})
		if r.OK != tt.ok {
			t.Errorf("%s: %v: %v", tt.name, r.OK, r.Errors)
		}
		if diff := cmp.Diff(tt.verified, r.Verified); diff != "" {
			t.Errorf("%s:\n%s", tt.name, diff)
		}
		if diff := cmp.Diff([]Scheme{V2, V3, V31}, r.Present); diff != "" {
			t.Errorf("%s:\n%s", tt.name, diff)
		}
	}
}
