// The certificates that the app is signed with.

package world

import (
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/internal/vm"
)

// signatures is the byte[][] of the certificates. No device installs a package without a
// signature, so of one there is no answer.
func signatures(t *vm.Thread, _ []vm.Slot) vm.Slot {
	in := Of(t)
	if in.certificates == nil {
		in.certificates = certificates(in)
	}
	if len(in.certificates) == 0 {
		return t.Unmodelled("the certificates of a package that is not signed (esdroid apk sign signs it)")
	}
	all := t.NewArray("[B", len(in.certificates))
	for i := range in.certificates {
		if all == nil {
			break
		}
		one := t.NewBytesOver(append([]byte(nil), in.certificates[i]...))
		if one == nil {
			break
		}
		all.Refs()[i] = one
	}
	return vm.Ref(all)
}

// certificates are the signers' of the scheme that the device looks at: the newest that
// it knows (Android 8.0 v2, older ones v1).
func certificates(in *Inputs) [][]byte {
	certs := [][]byte{}
	if in.App == nil || in.App.Base().Archive == nil {
		return certs
	}
	r, err := in.App.Base().Verify(in.Config.SDK, in.Config.SDK)
	if err != nil {
		return certs
	}
	scheme := sign.V1
	for _, s := range r.Signers {
		if s.Scheme == sign.V2 || s.Scheme == sign.V3 {
			scheme = s.Scheme
		}
	}
	for _, s := range r.Signers {
		if s.Scheme == scheme {
			certs = append(certs, s.Certificate)
		}
	}
	return certs
}
