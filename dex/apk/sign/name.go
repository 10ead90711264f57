// Distinguished names: when two of them are the same.
//
// A signature names its certificate by issuer and serial number. Signers spell
// the issuer as they like: a PrintableString may stand for a UTF8String, with
// other case and spacing. Devices compare the canonical form of RFC 2253 that
// javax.security.auth.x500.X500Principal defines, and so does sameName.

package sign

import (
	"bytes"
	"encoding/asn1"
	"strings"

	"golang.org/x/crypto/cryptobyte"
	cryptoasn1 "golang.org/x/crypto/cryptobyte/asn1"
)

// sameName reports whether two DER-encoded names are equal in canonical form.
func sameName(a, b []byte) bool {
	if bytes.Equal(a, b) {
		return true
	}
	x, okX := canonicalName(a)
	y, okY := canonicalName(b)
	return okX && okY && x == y
}

// canonicalName returns a text that is the same for equal names.
func canonicalName(der []byte) (string, bool) {
	in := cryptobyte.String(der)
	var name cryptobyte.String
	if !in.ReadASN1(&name, cryptoasn1.SEQUENCE) || !in.Empty() {
		return "", false
	}
	var out strings.Builder
	for !name.Empty() {
		var rdn cryptobyte.String
		if !name.ReadASN1(&rdn, cryptoasn1.SET) {
			return "", false
		}
		for !rdn.Empty() {
			var pair, value cryptobyte.String
			var kind asn1.ObjectIdentifier
			var tag cryptoasn1.Tag
			if !rdn.ReadASN1(&pair, cryptoasn1.SEQUENCE) || !pair.ReadASN1ObjectIdentifier(&kind) || !pair.ReadAnyASN1(&value, &tag) {
				return "", false
			}
			out.WriteString(kind.String() + "=")
			switch tag {
			case cryptoasn1.UTF8String, cryptoasn1.PrintableString:
				out.WriteString(strings.ToLower(strings.Join(strings.Fields(string(value)), " ")))
			default:
				out.WriteByte('#')
				out.WriteByte(byte(tag))
				out.Write(value)
			}
			out.WriteByte(0) // no text of a name has it
		}
		out.WriteByte(1)
	}
	return out.String(), true
}
