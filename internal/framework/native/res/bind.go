// The natives of AssetManager.

package res

import (
	"strings"

	"github.com/esdroid/esdroid/dex/apk/arsc"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/internal/vm"
)

const managerClass = "Landroid/content/res/AssetManager;"

func managerOf(t *vm.Thread, s vm.Slot) *manager {
	if s.R != nil {
		if m, ok := s.R.Native.(*manager); ok {
			return m
		}
	}
	t.Throw("Ljava/lang/RuntimeException;", "Assetmanager has been closed")
	return nil
}

func themeOf(s vm.Slot) *theme {
	if s.R == nil {
		return nil
	}
	th, _ := s.R.Native.(*theme)
	return th
}

func ints(s vm.Slot) []int32 {
	if s.R == nil {
		return nil
	}
	return s.R.Ints()
}

func text(s vm.Slot) string {
	if s.R == nil {
		return ""
	}
	return vm.GoString(s.R)
}

func stringArray(t *vm.Thread, all []string) vm.Slot {
	o := t.NewArray("Ljava/lang/String;", len(all))
	if o == nil {
		return vm.Slot{}
	}
	for i, s := range all {
		o.Refs()[i] = t.NewString(s)
	}
	return vm.Ref(o)
}

// Bind binds the natives.
func Bind(b *vm.Bindings) {
	bindParser(b)
	method := func(name, desc string, f func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot) {
		b.Method(managerClass, name, desc, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			m := managerOf(t, a[0])
			if m == nil {
				return vm.Slot{}
			}
			return f(t, m, a)
		})
	}
	b.Method(managerClass, "nativeInit", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		m := newManager()
		m.config = deviceOf(&world.Of(t).Config).Config()
		a[0].R.Native = m
		return vm.Slot{}
	})
	method("nativeAdd", "(Ljava/lang/String;)I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		path, app := text(a[1]), world.Of(t).App
		switch {
		case strings.HasSuffix(path, "/framework-res.apk"):
			return vm.Int(cookiePlatform)
		case app == nil || !strings.HasSuffix(path, ".apk"):
			return vm.Int(0)
		}
		return vm.Int(int32(m.add(app)))
	})
	method("nativeConfigure", "([ILjava/lang/String;Ljava/lang/String;)V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		c := ints(a[1])
		config := arsc.Device{MCC: uint16(c[0]), MNC: uint16(c[1]), Language: text(a[2]), Region: text(a[3]), Orientation: uint8(c[2]),
			Touchscreen: uint8(c[3]), Density: uint16(c[4]), Keyboard: uint8(c[5]), Input: uint8(c[6]&3 | c[16]&3<<2), Navigation: uint8(c[7]),
			Width: uint16(c[8]), Height: uint16(c[9]), SmallestWidthDp: uint16(c[10]), WidthDp: uint16(c[11]), HeightDp: uint16(c[12]),
			ScreenLayout: uint8(c[13]), ScreenLayout2: uint8(c[13] >> 8), UIMode: uint8(c[14]), ColorMode: uint8(c[15]),
			SDK: uint16(world.Of(t).Config.SDK)}.Config()
		if config != m.config {
			m.config = config
			m.forget()
		}
		return vm.Slot{}
	})
	method("nativeValue", "(IIZ[I)I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		v, exists, bag := m.get(uint32(a[1].Int()), int(a[2].Int()))
		if !exists || bag {
			return vm.Int(0)
		}
		v.id = uint32(a[1].Int())
		if a[3].Bool() {
			v = m.resolve(v)
		}
		return give(a[4], v)
	})
	method("nativeBagValue", "(II[I)I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		f, items := m.bag(uint32(a[1].Int()))
		for _, it := range items {
			if it.Key == uint32(a[2].Int()) {
				v := m.take(f, it.Value)
				v.id = uint32(a[1].Int())
				return give(a[3], m.resolve(v))
			}
		}
		return vm.Int(0)
	})
	method("nativeArray", "(I)[I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		f, items := m.bag(uint32(a[1].Int()))
		if f == nil {
			return vm.Slot{}
		}
		o := t.NewArray("I", len(items)*fieldCount)
		if o == nil {
			return vm.Slot{}
		}
		for i, it := range items {
			put(o.Ints(), i, m.resolve(m.take(f, it.Value)))
		}
		return vm.Ref(o)
	})
	method("nativeStyleAttributes", "(I)[I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		s := m.style(uint32(a[1].Int()))
		if s == nil {
			return vm.Slot{}
		}
		o := t.NewArray("I", len(s.items))
		if o == nil {
			return vm.Slot{}
		}
		for i, it := range s.items {
			o.Ints()[i] = int32(it.attr)
		}
		return vm.Ref(o)
	})
	method("nativeString", "(I)Ljava/lang/String;", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		if i := int(a[1].Int()); i >= 0 && i < len(m.strings) {
			return str(t, m.strings[i].text)
		}
		return vm.Slot{}
	})
	method("nativeSpanTags", "(I)[Ljava/lang/String;", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		i := int(a[1].Int())
		if i < 0 || i >= len(m.strings) || len(m.strings[i].spans) == 0 {
			return vm.Slot{}
		}
		var tags []string
		for _, s := range m.strings[i].spans {
			tags = append(tags, s.Name)
		}
		return stringArray(t, tags)
	})
	method("nativeSpanEnds", "(I)[I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		i := int(a[1].Int())
		if i < 0 || i >= len(m.strings) {
			return vm.Slot{}
		}
		o := t.NewArray("I", 2*len(m.strings[i].spans))
		if o == nil {
			return vm.Slot{}
		}
		for k, s := range m.strings[i].spans {
			o.Ints()[2*k], o.Ints()[2*k+1] = int32(s.First), int32(s.Last)
		}
		return vm.Ref(o)
	})
	method("nativeIdentifier", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		name, kind, pkg := text(a[1]), text(a[2]), text(a[3])
		name = strings.TrimPrefix(name, "@")
		if p, rest, ok := strings.Cut(name, ":"); ok {
			pkg, name = p, rest
		}
		if k, rest, ok := strings.Cut(name, "/"); ok {
			kind, name = k, rest
		}
		return vm.Int(int32(m.identifier(pkg, strings.TrimPrefix(kind, "+"), name)))
	})
	method("nativeNumbered", "()[Ljava/lang/String;", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		return stringArray(t, m.numbered)
	})
	method("nativeNames", "(I)[Ljava/lang/String;", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		pkg, kind, key, ok := m.identify(uint32(a[1].Int()))
		if !ok {
			return vm.Slot{}
		}
		return stringArray(t, []string{pkg, kind, key})
	})
	method("nativeOpen", "(ILjava/lang/String;)[B", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		name := text(a[2])
		for i := len(m.sources); i >= 1; i-- {
			if c := int(a[1].Int()); c != 0 && c != i {
				continue
			}
			if data, ok := m.sources[i-1].read(name); ok {
				if !t.Reserve(int64(len(data))) {
					return vm.Slot{}
				}
				o := t.NewArray("B", len(data))
				if o != nil {
					copy(o.RawBytes(), data)
				}
				return vm.Ref(o)
			}
		}
		return vm.Slot{}
	})
	method("nativeList", "(Ljava/lang/String;)[Ljava/lang/String;", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		return stringArray(t, m.list(text(a[1])))
	})
	method("nativeXml", "(ILjava/lang/String;"+parserClass+")Z", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		for i := len(m.sources); i >= 1; i-- {
			if c := int(a[1].Int()); c != 0 && c != i {
				continue
			}
			if doc, err := m.sources[i-1].xml(text(a[2])); err == nil {
				p := newParser(doc)
				if !t.Reserve(int64(len(p.steps)) * 32) {
					return vm.Slot{}
				}
				a[3].R.Native = p
				return vm.Bool(true)
			}
		}
		return vm.Bool(false)
	})
	method("nativeLocales", "()[Ljava/lang/String;", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		seen := map[string]bool{}
		all := []string{}
		for _, s := range m.sources {
			for _, p := range s.table.Packages {
				for _, typ := range p.Types {
					for _, v := range typ.Variants {
						name := v.Config.Language()
						if r := v.Config.Region(); r != "" {
							name += "-" + r
						}
						if !seen[name] {
							seen[name] = true
							all = append(all, name)
						}
					}
				}
			}
		}
		return stringArray(t, all)
	})
	bindThemes(b, method)
}

// give writes a value into an array for Java and returns its cookie.
func give(out vm.Slot, v value) vm.Slot {
	o := ints(out)
	o[0], o[1], o[2], o[3], o[4] = int32(v.typ), int32(v.data), int32(v.id), int32(changes(v.flags)), int32(v.density)
	return vm.Int(int32(v.cookie))
}

func bindThemes(b *vm.Bindings, method func(string, string, func(*vm.Thread, *manager, []vm.Slot) vm.Slot)) {
	const themeClass = "Landroid/content/res/Resources$Theme;"
	method("nativeThemeNew", "("+themeClass+")V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		a[1].R.Native = &theme{items: map[uint32]value{}}
		return vm.Slot{}
	})
	method("nativeThemeApply", "("+themeClass+"IZ)V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		if th := themeOf(a[1]); th != nil {
			th.apply(m, uint32(a[2].Int()), a[3].Bool())
		}
		return vm.Slot{}
	})
	method("nativeThemeCopy", "("+themeClass+themeClass+")V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		if to, from := themeOf(a[1]), themeOf(a[2]); to != nil && from != nil && to != from {
			to.items, to.flags = make(map[uint32]value, len(from.items)), from.flags
			for k, v := range from.items {
				to.items[k] = v
			}
		}
		return vm.Slot{}
	})
	method("nativeThemeClear", "("+themeClass+")V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		if th := themeOf(a[1]); th != nil {
			th.items, th.flags = map[uint32]value{}, 0
		}
		return vm.Slot{}
	})
	method("nativeThemeFlags", "("+themeClass+")I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		if th := themeOf(a[1]); th != nil {
			return vm.Int(int32(changes(th.flags)))
		}
		return vm.Slot{}
	})
	method("nativeThemeValue", "("+themeClass+"IZ[I)I", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		v, ok := themeOf(a[1]).get(uint32(a[2].Int()))
		if !ok {
			return vm.Int(0)
		}
		if a[3].Bool() {
			v = m.resolve(v)
		}
		return give(a[4], v)
	})
	node := func(s vm.Slot) *axml.Node {
		if p := parserOf(s); p != nil {
			return p.element()
		}
		return nil
	}
	method("nativeStyled", "("+themeClass+parserClass+"II[I[I[I)V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		m.styled(themeOf(a[1]), node(a[2]), uint32(a[3].Int()), uint32(a[4].Int()), ints(a[5]), ints(a[6]), ints(a[7]))
		return vm.Slot{}
	})
	method("nativeAttributes", "("+parserClass+"[I[I[I)V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		n := node(a[1])
		if n == nil {
			n = &axml.Node{}
		}
		m.attributes(n, ints(a[2]), ints(a[3]), ints(a[4]))
		return vm.Slot{}
	})
	method("nativeThemed", "("+themeClass+"[I[I[I[I)V", func(t *vm.Thread, m *manager, a []vm.Slot) vm.Slot {
		m.themed(themeOf(a[1]), ints(a[2]), ints(a[3]), ints(a[4]), ints(a[5]))
		return vm.Slot{}
	})
}

// deviceOf returns what resources are chosen by before Java has configured a manager.
func deviceOf(c *world.Config) arsc.Device {
	w, h := c.Size()
	dp := func(px int) uint16 { return uint16(px * 160 / max(c.Density, 1)) }
	language, region, _ := strings.Cut(c.Locale, "-")
	d := arsc.Device{Language: language, Region: region, Orientation: 1, Touchscreen: 3, Density: uint16(c.Density), Keyboard: 1, Input: 3 | 2<<2,
		Navigation: 1, Width: uint16(w), Height: uint16(h), SDK: uint16(c.SDK), ScreenLayout: 0x62, UIMode: 0x11, ScreenLayout2: 1, ColorMode: 5,
		SmallestWidthDp: dp(min(c.Width, c.Height)), WidthDp: dp(w), HeightDp: dp(h - c.StatusBar)}
	if w > h {
		d.Orientation = 2
	}
	return d
}
