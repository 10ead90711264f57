// java.lang.ClassLoader and the loaders of dalvik.system.

package reflect

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

func bindLoader(b *vm.Bindings) {
	b.Method("Ldalvik/system/BaseDexClassLoader;", "installed", "()Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewString(t.VM().Path()))
	})
	b.Method("Ldalvik/system/DexFile;", "classNames", "()[Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		p := t.VM().Program()
		out := t.NewArray(stringClass, len(p.Classes))
		for i := 0; out != nil && i < len(p.Classes); i++ {
			out.Refs()[i] = t.NewString(dex.JavaName(p.Classes[i].Descriptor))
		}
		return vm.Ref(out)
	})
	const loader = "Ljava/lang/ClassLoader;"
	b.Method(loader, "notFoundText", "(Ljava/lang/String;)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewString(t.VM().NotFound(dex.ClassDescriptor(vm.GoString(a[0].R)))))
	})
	b.Method(loader, "find", "(Ljava/lang/String;Z)Ljava/lang/Class;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[0].R == nil || strings.HasPrefix(vm.GoString(a[0].R), "[") {
			return vm.Slot{}
		}
		boot := a[1].Bool()
		s := findByName(t, []vm.Slot{a[0], vm.Bool(false)})
		if s.R != nil && boot && !vm.ClassOf(s.R).Boot {
			return vm.Slot{}
		}
		return s
	})
}
