// Block ciphers in their modes.

package security

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/des"
	"crypto/subtle"

	"github.com/esdroid/esdroid/internal/vm"
)

const (
	cipherClass = "Lesdroid/security/BlockCipher;"

	badPadding      = "Ljavax/crypto/BadPaddingException;"
	badTag          = "Ljavax/crypto/AEADBadTagException;"
	illegalSize     = "Ljavax/crypto/IllegalBlockSizeException;"
	providerFailure = "Ljava/security/ProviderException;"
)

// The texts of BoringSSL, which Android's provider passes on.
const (
	badDecrypt       = "error:1e000065:Cipher functions:OPENSSL_internal:BAD_DECRYPT"
	wrongFinalLength = "error:1e00007b:Cipher functions:OPENSSL_internal:WRONG_FINAL_BLOCK_LENGTH"
	notMultiple      = "error:1e00006a:Cipher functions:OPENSSL_internal:DATA_NOT_MULTIPLE_OF_BLOCK_LENGTH"
)

// work is a cipher between init and doFinal.
type work struct {
	block      cipher.Block
	mode       string
	padding    bool
	encrypting bool
	iv         []byte
	tag        int // bytes of GCM's tag

	blocks cipher.BlockMode // CBC
	stream cipher.Stream    // CTR
	held   []byte           // input that waits for its block, all of it for GCM
	aad    []byte
}

// SizeBytes counts what waits for its block.
func (w *work) SizeBytes() int64 { return int64(cap(w.held) + cap(w.aad)) }

func newBlock(algorithm string, key []byte) (cipher.Block, error) {
	switch algorithm {
	case "DES":
		return des.NewCipher(key)
	case "DESede":
		if len(key) == 16 {
			key = append(key, key[:8]...)
		}
		return des.NewTripleDESCipher(key)
	}
	return aes.NewCipher(key)
}

func newWork(algorithm, mode string, padding, encrypting bool, key, iv []byte, tagBits int) (*work, error) {
	block, err := newBlock(algorithm, key)
	if err != nil {
		return nil, err
	}
	w := &work{block: block, mode: mode, padding: padding, encrypting: encrypting, iv: iv, tag: tagBits / 8}
	switch mode {
	case "CBC":
		if encrypting {
			w.blocks = cipher.NewCBCEncrypter(block, iv)
		} else {
			w.blocks = cipher.NewCBCDecrypter(block, iv)
		}
	case "CTR":
		w.stream = cipher.NewCTR(block, iv)
	}
	return w, nil
}

// crypt works on whole blocks.
func (w *work) crypt(data []byte) []byte {
	out := make([]byte, len(data))
	if w.blocks != nil {
		w.blocks.CryptBlocks(out, data)
		return out
	}
	for n := w.block.BlockSize(); len(data) > 0; data = data[n:] {
		to := out[len(out)-len(data):]
		if w.encrypting {
			w.block.Encrypt(to, data)
		} else {
			w.block.Decrypt(to, data)
		}
	}
	return out
}

// update takes input and gives what can be given: while there is padding to
// take off, the last block is kept back.
func (w *work) update(data []byte) []byte {
	switch w.mode {
	case "GCM":
		w.held = append(w.held, data...)
		return nil
	case "CTR":
		out := make([]byte, len(data))
		w.stream.XORKeyStream(out, data)
		return out
	}
	w.held = append(w.held, data...)
	n := w.block.BlockSize()
	ready := len(w.held) / n * n
	if w.padding && !w.encrypting && ready == len(w.held) && ready > 0 {
		ready -= n
	}
	out := w.crypt(w.held[:ready])
	w.held = append([]byte(nil), w.held[ready:]...)
	return out
}

// finish gives the rest, or the exception and its message.
func (w *work) finish(data []byte) (out []byte, exception, message string) {
	if w.mode == "GCM" {
		return w.finishGCM(append(w.held, data...))
	}
	out = w.update(data)
	if w.mode == "CTR" {
		return out, "", ""
	}
	n := w.block.BlockSize()
	switch {
	case w.padding && w.encrypting:
		missing := n - len(w.held)
		return append(out, w.crypt(append(w.held, bytes.Repeat([]byte{byte(missing)}, missing)...))...), "", ""
	case !w.padding:
		if len(w.held) != 0 {
			return nil, illegalSize, notMultiple
		}
		return out, "", ""
	case len(w.held) == 0:
		return out, "", "" // nothing at all decrypts to nothing
	case len(w.held) != n:
		return nil, illegalSize, wrongFinalLength
	}
	last := w.crypt(w.held)
	pad := int(last[n-1])
	if pad == 0 || pad > n || !bytes.Equal(last[n-pad:], bytes.Repeat([]byte{byte(pad)}, pad)) {
		return nil, badPadding, badDecrypt
	}
	return append(out, last[:n-pad]...), "", ""
}

// finishGCM seals or opens. Opening seals twice, since package cipher knows no
// short tags with long nonces: sealing zeros gives the key stream, sealing the
// text found gives the tag there should be.
func (w *work) finishGCM(data []byte) (out []byte, exception, message string) {
	aead, err := cipher.NewGCMWithNonceSize(w.block, len(w.iv))
	if err != nil {
		return nil, providerFailure, err.Error()
	}
	if w.encrypting {
		sealed := aead.Seal(nil, w.iv, data, w.aad)
		return sealed[:len(data)+w.tag], "", ""
	}
	n := len(data) - w.tag
	if n < 0 {
		return nil, badTag, badDecrypt
	}
	text := aead.Seal(nil, w.iv, make([]byte, n), nil)[:n]
	subtle.XORBytes(text, text, data[:n])
	if tag := aead.Seal(nil, w.iv, text, w.aad)[n:]; subtle.ConstantTimeCompare(tag[:w.tag], data[n:]) == 0 {
		return nil, badTag, badDecrypt
	}
	return text, "", ""
}

func bindCiphers(b *vm.Bindings) {
	b.Method(cipherClass, "start", "(Ljava/lang/String;Ljava/lang/String;ZZ[B[BI)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		w, err := newWork(vm.GoString(a[1].R), vm.GoString(a[2].R), a[3].Bool(), a[4].Bool(), goBytes(a[5].R), goBytes(a[6].R), int(a[7].Int()))
		if err != nil {
			return t.Throw(providerFailure, "%v", err)
		}
		a[0].R.Native = w
		return vm.Slot{}
	})
	b.Method(cipherClass, "addAAD", "([BII)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		w := a[0].R.Native.(*work)
		w.aad = append(w.aad, goRange(a[1].R, int(a[2].Int()), int(a[3].Int()))...)
		return vm.Slot{}
	})
	b.Method(cipherClass, "update", "([BII)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		out := updateAll(t, a[0].R.Native.(*work), goRange(a[1].R, int(a[2].Int()), int(a[3].Int())))
		if t.Ending() {
			return vm.Slot{}
		}
		return javaBytes(t, out)
	})
	b.Method(cipherClass, "finish", "([BII)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		w := a[0].R.Native.(*work)
		begun := updateAll(t, w, goRange(a[1].R, int(a[2].Int()), int(a[3].Int())))
		if t.Ending() || len(w.held) > 0 && !t.Spend(int64(len(w.held)/bytesPerInstruction)) {
			return vm.Slot{}
		}
		out, exception, message := w.finish(nil)
		if exception != "" {
			return t.Throw(exception, "%s", message)
		}
		return javaBytes(t, append(begun, out...))
	})
}

// updateAll is update in portions, between which the limits are looked at.
func updateAll(t *vm.Thread, w *work, data []byte) (out []byte) {
	for from, to := range t.Portions(len(data), bytesPerInstruction) {
		out = append(out, w.update(data[from:to])...)
	}
	return out
}
