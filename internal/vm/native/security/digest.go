// Digests, HMAC and PBKDF2.

package security

import (
	"crypto/hmac"
	"crypto/md5"
	"crypto/pbkdf2"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"hash"

	"github.com/esdroid/esdroid/internal/vm"
)

var digests = map[string]func() hash.Hash{
	"MD5": md5.New, "SHA1": sha1.New, "SHA224": sha256.New224, "SHA256": sha256.New,
	"SHA384": sha512.New384, "SHA512": sha512.New,
}

const (
	digestClass = "Lesdroid/security/Digest;"
	hmacClass   = "Lesdroid/security/Hmac;"
	pbkdf2Class = "Lesdroid/security/Pbkdf2;"

	// bytesPerInstruction is how many bytes a digest takes in the time of one
	// instruction of the machine.
	bytesPerInstruction = 4
	// instructionsPerRound is what one round of PBKDF2 costs: two digests of a block.
	instructionsPerRound = 64
)

// add is engineUpdate of digests and keyed digests.
func add(t *vm.Thread, a []vm.Slot) vm.Slot {
	from, n := int(a[2].Int()), int(a[3].Int())
	if t.Spend(int64(n / bytesPerInstruction)) {
		a[0].R.Native.(hash.Hash).Write(goRange(a[1].R, from, n))
	}
	return vm.Slot{}
}

func finishDigest(t *vm.Thread, a []vm.Slot) vm.Slot {
	h := a[0].R.Native.(hash.Hash)
	sum := h.Sum(nil)
	h.Reset()
	return javaBytes(t, sum)
}

func bindDigests(b *vm.Bindings) {
	b.Method(digestClass, "start", "(Ljava/lang/String;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		a[0].R.Native = digests[vm.GoString(a[1].R)]()
		return vm.Slot{}
	})
	b.Method(digestClass, "add", "([BII)V", add)
	b.Method(digestClass, "finish", "()[B", finishDigest)
	b.Method(digestClass, "copyTo", "(Lesdroid/security/Digest;)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		copied, err := a[0].R.Native.(hash.Cloner).Clone()
		if err != nil {
			return t.Throw("Ljava/lang/AssertionError;", "%v", err)
		}
		a[1].R.Native = copied
		return vm.Slot{}
	})
	b.Method(hmacClass, "start", "(Ljava/lang/String;[B)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		a[0].R.Native = hmac.New(digests[vm.GoString(a[1].R)], goBytes(a[2].R))
		return vm.Slot{}
	})
	b.Method(hmacClass, "add", "([BII)V", add)
	b.Method(hmacClass, "finish", "()[B", finishDigest)
	b.Method(pbkdf2Class, "derive", "(Ljava/lang/String;Ljava/lang/String;[BII)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		newHash := digests[vm.GoString(a[0].R)]
		rounds, length := int(a[3].Int()), int(a[4].Int())
		blocks := (length + newHash().Size() - 1) / newHash().Size()
		if !t.Spend(int64(rounds) * int64(blocks) * instructionsPerRound) {
			return vm.Slot{}
		}
		key, err := pbkdf2.Key(newHash, vm.GoString(a[1].R), goBytes(a[2].R), rounds, length)
		if err != nil {
			return t.Throw("Ljava/security/ProviderException;", "%v", err)
		}
		return javaBytes(t, key)
	})
}
