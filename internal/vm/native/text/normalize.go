// java.text.Normalizer.

package text

import (
	"unicode/utf16"

	"golang.org/x/text/unicode/norm"

	"github.com/esdroid/esdroid/internal/vm"
)

// normalForms are in the order of Normalizer.Form.
var normalForms = [...]norm.Form{norm.NFD, norm.NFC, norm.NFKD, norm.NFKC}

// normalize works between lone surrogates, which have no place in a Go string
// and stand in the way of any composition.
func normalize(units []uint16, form norm.Form) []uint16 {
	var out []uint16
	start := 0
	flush := func(end int) {
		if end > start {
			out = append(out, utf16.Encode([]rune(form.String(string(utf16.Decode(units[start:end])))))...)
		}
	}
	for i := 0; i < len(units); i++ {
		r := rune(units[i])
		if !utf16.IsSurrogate(r) {
			continue
		}
		if r < 0xdc00 && i+1 < len(units) && units[i+1]&0xfc00 == 0xdc00 {
			i++
			continue
		}
		flush(i)
		out = append(out, units[i])
		start = i + 1
	}
	flush(len(units))
	return out
}

func bindNormalizer(b *vm.Bindings) {
	b.Method("Ljava/text/Normalizer;", "normalize", "(Ljava/lang/String;I)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		form := a[1].Int()
		if form < 0 || int(form) >= len(normalForms) {
			return t.Throw("Ljava/lang/IllegalArgumentException;", "no such form of normalized text: %d", form)
		}
		units := vm.UTF16(a[0].R)
		if !t.Spend(int64(len(units))) {
			return vm.Slot{}
		}
		return vm.Ref(t.NewStringUTF16(normalize(units, normalForms[form])))
	})
}
