package security

import (
	"bytes"
	"encoding/hex"
	"testing"
)

func fromHex(t *testing.T, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The examples of FIPS 197, SP 800-38A and the GCM specification, in one piece
// and byte by byte.
func TestCiphers(t *testing.T) {
	const key, iv = "2b7e151628aed2a6abf7158809cf4f3c", "000102030405060708090a0b0c0d0e0f"
	const plain = "6bc1bee22e409f96e93d7e117393172a"
	for _, c := range []struct {
		algorithm, mode      string
		key, iv, text, cover string
	}{
		{"AES", "ECB", "000102030405060708090a0b0c0d0e0f", "", "00112233445566778899aabbccddeeff", "69c4e0d86a7b0430d8cdb78070b4c55a"},
		{"AES", "ECB", key, "", plain, "3ad77bb40d7a3660a89ecaf32466ef97"},
		{"AES", "CBC", key, iv, plain, "7649abac8119b246cee98e9b12e9197d"},
		{"AES", "CTR", key, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", plain, "874d6191b620e3261bef6864990db6ce"},
		{"AES", "GCM", "00000000000000000000000000000000", "000000000000000000000000", "00000000000000000000000000000000",
			"0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf"},
	} {
		for _, encrypting := range []bool{true, false} {
			in, want := fromHex(t, c.text), fromHex(t, c.cover)
			if !encrypting {
				in, want = want, in
			}
			for _, piece := range []int{1, 7, len(in)} {
				w, err := newWork(c.algorithm, c.mode, false, encrypting, fromHex(t, c.key), fromHex(t, c.iv), 128)
				if err != nil {
					t.Fatal(err)
				}
				var out []byte
				rest := in
				for len(rest) > piece {
					out = append(out, w.update(rest[:piece])...)
					rest = rest[piece:]
				}
				last, exception, message := w.finish(rest)
				if out = append(out, last...); exception != "" || !bytes.Equal(out, want) {
					t.Errorf("%s/%s, encrypting %t, %d bytes at once: %x %s %s, want %x", c.algorithm, c.mode, encrypting, piece, out, exception, message, want)
				}
			}
		}
	}
}

// Padding, tags and lengths that are wrong, with the exceptions of Android.
func TestCipherRefusals(t *testing.T) {
	key, iv := make([]byte, 16), make([]byte, 16)
	crypt := func(mode string, padding, encrypting bool, data []byte) ([]byte, string, string) {
		w, err := newWork("AES", mode, padding, encrypting, key, iv[:map[string]int{"CBC": 16, "GCM": 12}[mode]], 96)
		if err != nil {
			t.Fatal(err)
		}
		return w.finish(data)
	}
	for n := range 40 {
		text := bytes.Repeat([]byte{byte(n)}, n)
		sealed, _, _ := crypt("CBC", true, true, text)
		if len(sealed) != n/16*16+16 {
			t.Errorf("%d bytes become %d", n, len(sealed))
		}
		if again, exception, _ := crypt("CBC", true, false, sealed); exception != "" || !bytes.Equal(again, text) {
			t.Errorf("%d bytes come back as %x %s", n, again, exception)
		}
	}
	sealed, _, _ := crypt("GCM", false, true, []byte("text"))
	if len(sealed) != 4+12 {
		t.Errorf("a tag of 96 bits gives %d bytes", len(sealed))
	}
	sealed[0] ^= 1
	for _, c := range []struct {
		mode                 string
		padding, encrypting  bool
		data                 []byte
		exception, complaint string
	}{
		{"CBC", true, false, make([]byte, 16), badPadding, badDecrypt},
		{"CBC", true, false, make([]byte, 15), illegalSize, wrongFinalLength},
		{"CBC", false, true, make([]byte, 17), illegalSize, notMultiple},
		{"CBC", false, false, make([]byte, 1), illegalSize, notMultiple},
		{"GCM", false, false, sealed, badTag, badDecrypt},
		{"GCM", false, false, sealed[:11], badTag, badDecrypt},
	} {
		out, exception, message := crypt(c.mode, c.padding, c.encrypting, c.data)
		if out != nil || exception != c.exception || message != c.complaint {
			t.Errorf("%+v: %x %s %s", c, out, exception, message)
		}
	}
	if _, err := newWork("AES", "ECB", false, true, make([]byte, 5), nil, 0); err == nil {
		t.Error("a key of five bytes is taken")
	}
}
