// java.text.Collator.

package text

import (
	"sync"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"github.com/esdroid/esdroid/internal/vm"
)

// maxCollators bounds how many orders are kept at hand: languages times strengths.
const maxCollators = 32

// collators are kept because making one takes longer than comparing a list.
// One computes a key at a time.
var collators = struct {
	sync.Mutex
	of  map[string]*collate.Collator
	buf collate.Buffer
}{of: map[string]*collate.Collator{}}

// levels are in the order of Collator.PRIMARY to IDENTICAL. What is identical
// the caller compares itself.
var levels = [...]string{"level1", "level2", "level3", "level3"}

// collationKey returns the bytes that sort as the text does in the language's order.
func collationKey(tag string, strength int32, text string) []byte {
	collators.Lock()
	defer collators.Unlock()
	name := tag + " " + levels[strength]
	c := collators.of[name]
	if c == nil {
		t, err := language.Parse(tag)
		if err != nil {
			t = language.Und // as for any language without an order of its own
		}
		if t, err = t.SetTypeForKey("ks", levels[strength]); err != nil {
			t = language.Und
		}
		if len(collators.of) >= maxCollators {
			clear(collators.of)
		}
		c = collate.New(t, collate.OptionsFromTag(t))
		collators.of[name] = c
	}
	collators.buf.Reset()
	return append([]byte(nil), c.KeyFromString(&collators.buf, text)...)
}

func bindCollator(b *vm.Bindings) {
	b.Method("Ljava/text/LocaleCollator;", "key", "(Ljava/lang/String;ILjava/lang/String;)[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		key := collationKey(vm.GoString(a[0].R), a[1].Int(), vm.GoString(a[2].R))
		o := t.NewArray("B", len(key))
		if o == nil {
			return vm.Slot{}
		}
		copy(o.RawBytes(), key)
		return vm.Ref(o)
	})
}
