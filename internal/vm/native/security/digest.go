// Digests, HMAC and PBKDF2.

package security

import (
	"crypto/hmac"
	"crypto/md5"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/subtle"
	"encoding/binary"
	"hash"
	"slices"

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
	h, in := a[0].R.Native.(hash.Hash), a[1].R.RawBytes()[a[2].Int():][:a[3].Int()]
	for from, to := range t.Portions(len(in), bytesPerInstruction) {
		h.Write(in[from:to])
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
		if key := derive(t, hmac.New(newHash, []byte(vm.GoString(a[1].R))), goBytes(a[2].R), rounds, blocks); key != nil {
			return javaBytes(t, key[:length])
		}
		return vm.Slot{}
	})
}

// derive makes so many blocks of a key with PBKDF2 (RFC 8018, 5.2) and the keyed
// digest of the password; nil if the run is over.
func derive(t *vm.Thread, h hash.Hash, salt []byte, rounds, blocks int) []byte {
	if !t.Reserve(int64(blocks) * int64(h.Size())) {
		return nil
	}
	key := make([]byte, 0, blocks*h.Size())
	for block := range blocks {
		h.Reset()
		h.Write(salt)
		h.Write(binary.BigEndian.AppendUint32(nil, uint32(block+1)))
		u := h.Sum(nil)
		sum := slices.Clone(u)
		for range rounds - 1 {
			if !t.Spend(instructionsPerRound) {
				return nil
			}
			h.Reset()
			h.Write(u)
			u = h.Sum(u[:0])
			subtle.XORBytes(sum, sum, u)
		}
		if !t.Spend(instructionsPerRound) {
			return nil
		}
		key = append(key, sum...)
	}
	return key
}
