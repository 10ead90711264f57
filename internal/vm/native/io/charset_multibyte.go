// The charsets of East Asia whose characters take one to four bytes, over the tables
// of golang.org/x/text. These are the Web's; Android's differ in some signs, such as
// the wave dash of Shift_JIS.

package io

import (
	"errors"
	"unicode/utf16"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/transform"
)

var multibyteCoders = []*coder{
	multibyte(japanese.ShiftJIS, 2, "Shift_JIS", "ShiftJIS", "x-sjis", "sjis", "ms_kanji", "csShiftJIS"),
	multibyte(japanese.ShiftJIS, 2, "windows-31j", "MS932", "csWindows31J", "windows-932", "cp932"),
	multibyte(japanese.EUCJP, 3, "EUC-JP", "EUC_JP", "eucjp", "x-euc-jp", "x-eucjp", "csEUCPkdFmtJapanese", "Extended_UNIX_Code_Packed_Format_for_Japanese"),
	multibyte(simplifiedchinese.GBK, 2, "GBK", "CP936", "MS936", "windows-936"),
	multibyte(simplifiedchinese.GBK, 2, "GB2312", "EUC-CN", "euccn", "x-EUC-CN", "EUC_CN", "gb2312-80", "csGB2312"),
	multibyte(simplifiedchinese.GB18030, 4, "GB18030", "gb18030-2000", "ibm-1392"),
	multibyte(traditionalchinese.Big5, 2, "Big5", "csBig5", "x-x-big5", "windows-950", "ms950"),
	multibyte(korean.EUCKR, 2, "EUC-KR", "EUC_KR", "euckr", "ksc5601", "ks_c_5601-1987", "KS_C_5601-1987", "KSC_5601", "csEUCKR", "windows-949", "ms949", "5601"),
}

// multibyte is a charset without state, whose characters take at most so many bytes.
func multibyte(e encoding.Encoding, most float32, names ...string) *coder {
	return &coder{names: names, sizes: [4]float32{most, most, 1, 1},
		decode: func(in []byte, i *int, out []uint16, o *int, _ *int32) int32 {
			decoder := e.NewDecoder().Transformer
			var text [utf8.UTFMax]byte
			for *i < len(in) {
				n, r := 1, rune(in[*i])
				if r >= utf8.RuneSelf {
					var size int
					var err error
					if size, n, err = one(decoder, text[:], in[*i:], false); errors.Is(err, transform.ErrShortSrc) {
						return underflow
					}
					if r, _ = utf8.DecodeRune(text[:size]); r == utf8.RuneError {
						return bad(malformed, malformedBytes(in[*i:*i+max(n, 1)]))
					}
				}
				if *o+utf16.RuneLen(r) > len(out) {
					return overflow
				}
				if r > 0xffff {
					high, low := utf16.EncodeRune(r)
					out[*o], out[*o+1] = uint16(high), uint16(low)
				} else {
					out[*o] = uint16(r)
				}
				*i += n
				*o += utf16.RuneLen(r)
			}
			return underflow
		},
		encode: func(in []uint16, i *int, out []byte, o *int, _ *int32) int32 {
			encoder := e.NewEncoder().Transformer
			var text, coded [utf8.UTFMax]byte
			for *i < len(in) {
				r, n := nextRune(in[*i:])
				if n == 0 {
					return underflow
				}
				if r < 0 {
					return bad(malformed, 1)
				}
				size, _, err := one(encoder, coded[:], text[:utf8.EncodeRune(text[:], r)], true)
				if err != nil {
					return bad(unmappable, n)
				}
				if *o+size > len(out) {
					return overflow
				}
				*o += copy(out[*o:], coded[:size])
				*i += n
			}
			return underflow
		}}
}

// malformedBytes returns how many of the bytes that are no character are given up: not
// a letter, which may be a character of its own.
func malformedBytes(in []byte) int {
	for n := 1; n < len(in); n++ {
		if in[n] < utf8.RuneSelf {
			return n
		}
	}
	return len(in)
}

// one transforms the first character of in: the shortest beginning that is one.
func one(t transform.Transformer, out, in []byte, atEnd bool) (written, read int, err error) {
	for length := 1; length <= min(len(in), utf8.UTFMax); length++ {
		t.Reset()
		written, read, err = t.Transform(out, in[:length], atEnd && length == len(in))
		if read > 0 || err != nil && !errors.Is(err, transform.ErrShortSrc) {
			return written, read, err
		}
	}
	return written, read, err
}
