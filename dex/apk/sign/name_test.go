package sign

import (
	"encoding/asn1"
	"testing"
)

// rdn makes a name of one common name with the given string type.
func rdn(t *testing.T, tag int, text string) []byte {
	t.Helper()
	type attribute struct {
		Type  asn1.ObjectIdentifier
		Value asn1.RawValue
	}
	inner, err := asn1.Marshal([]attribute{{asn1.ObjectIdentifier{2, 5, 4, 3}, asn1.RawValue{Tag: tag, Bytes: []byte(text)}}})
	if err != nil {
		t.Fatal(err)
	}
	inner[0] = 0x31 // a SET of one attribute
	out, err := asn1.Marshal([]asn1.RawValue{{FullBytes: inner}})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestSameName(t *testing.T) {
	utf8 := rdn(t, asn1.TagUTF8String, "Android Debug")
	for _, tt := range []struct {
		name  string
		other []byte
		same  bool
	}{
		{"itself", utf8, true},
		{"another string type", rdn(t, asn1.TagPrintableString, "Android Debug"), true},
		{"other case and spaces", rdn(t, asn1.TagPrintableString, " android   DEBUG "), true},
		{"another text", rdn(t, asn1.TagPrintableString, "Android Debugger"), false},
		{"a type that is not folded", rdn(t, asn1.TagIA5String, "Android Debug"), false},
		{"no name", []byte{0x30, 0x05, 1}, false},
	} {
		if got := sameName(utf8, tt.other); got != tt.same {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.same)
		}
	}
}
