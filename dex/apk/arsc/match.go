// Which value a device gets: matching configurations in the platform's order.

package arsc

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/dex/apk/res"
)

// Device describes a device, or what a resource demands of one, field by field.
// Fields of zero say nothing. The numbers are those of android.content.res.Configuration.
type Device struct {
	MCC, MNC                           uint16
	Language, Region                   string // "en", "US"
	Orientation, Touchscreen           uint8
	Density                            uint16
	Keyboard, Navigation, Input        uint8 // Input: keys hidden in bits 0 and 1, navigation hidden in bits 2 and 3
	Width, Height                      uint16
	SDK                                uint16
	ScreenLayout, UIMode               uint8
	SmallestWidthDp, WidthDp, HeightDp uint16
	ScreenLayout2, ColorMode           uint8
}

// Config returns the encoded form.
func (d Device) Config() Config {
	var c Config
	put := func(at int, v uint16) { binary.LittleEndian.PutUint16(c.raw[at:], v) }
	put(0, d.MCC)
	put(2, d.MNC)
	pack(c.raw[4:6], d.Language, 'a')
	pack(c.raw[6:8], d.Region, '0')
	c.raw[8], c.raw[9] = d.Orientation, d.Touchscreen
	put(10, d.Density)
	c.raw[12], c.raw[13], c.raw[14] = d.Keyboard, d.Navigation, d.Input
	put(16, d.Width)
	put(18, d.Height)
	put(20, d.SDK)
	c.raw[24], c.raw[25] = d.ScreenLayout, d.UIMode
	put(26, d.SmallestWidthDp)
	put(28, d.WidthDp)
	put(30, d.HeightDp)
	c.raw[44], c.raw[45] = d.ScreenLayout2, d.ColorMode
	return c
}

// pack is the inverse of unpack.
func pack(b []byte, s string, base byte) {
	switch len(s) {
	case 2:
		copy(b, s)
	case 3:
		x, y, z := s[0]-base, s[1]-base, s[2]-base
		b[0], b[1] = 0x80|z<<2|y>>3, y<<5|x
	}
}

// Raw returns the encoded form without the size in front.
func (c Config) Raw() [60]byte { return c.raw }

// Density returns the density the configuration is for, in dots per inch, or 0.
func (c Config) Density() int { return c.u16(10) }

// UIMode returns the kind of device and the night mode the configuration is for.
func (c Config) UIMode() uint8 { return c.raw[25] }

// ScreenLayout2 returns whether the configuration is for round screens.
func (c Config) ScreenLayout2() uint8 { return c.raw[44] }

// ScreenLayout returns size, length and direction of the screen.
func (c Config) ScreenLayout() uint8 { return c.raw[24] }

// MCC returns the mobile country code.
func (c Config) MCC() int { return c.u16(0) }

// Fits reports whether a value for c may be used on the device.
func (c *Config) Fits(device *Config) bool {
	equal := func(at int) bool { return c.u16(at) == 0 || c.u16(at) == device.u16(at) }
	same := func(at int, mask byte) bool {
		return c.raw[at]&mask == 0 || c.raw[at]&mask == device.raw[at]&mask
	}
	atMost := func(at int) bool { return c.u16(at) == 0 || c.u16(at) <= device.u16(at) }
	if *c == (Config{}) {
		return true
	}
	if !equal(0) || !equal(2) || !c.fitsLocale(device) {
		return false
	}
	if !same(24, 0xc0) || c.raw[24]&0xf > device.raw[24]&0xf || !same(24, 0x30) || !same(25, 0xf) || !same(25, 0x30) || !atMost(26) {
		return false
	}
	if !same(44, 3) || !same(45, 3) || !same(45, 0xc) || !atMost(28) || !atMost(30) {
		return false
	}
	if !same(8, 0xff) || !same(9, 0xff) {
		return false
	}
	if keys := c.raw[14] & 3; keys != 0 && keys != device.raw[14]&3 && !(keys == 1 && device.raw[14]&3 == 3) {
		return false // soft keys count as exposed ones
	}
	if !same(14, 0xc) || !same(12, 0xff) || !same(13, 0xff) || !atMost(16) || !atMost(18) {
		return false
	}
	return atMost(20) && equal(22)
}

// fitsLocale: a value of another region of the language fits too, if that writes in the same script.
func (c *Config) fitsLocale(device *Config) bool {
	if c.raw[4] == 0 {
		return c.raw[6] == 0 || c.raw[6] == device.raw[6] && c.raw[7] == device.raw[7]
	}
	if c.Language() != device.Language() && !(alias(c.Language()) == alias(device.Language())) {
		return false
	}
	return script(c) == script(device)
}

// alias maps languages to the ones that replaced their codes.
func alias(language string) string {
	switch language {
	case "tl":
		return "fil"
	case "in":
		return "id"
	case "iw":
		return "he"
	case "ji":
		return "yi"
	}
	return language
}

// script returns the script of a locale where a language has several.
func script(c *Config) string {
	if s := text(c.raw[32:36]); s != "" {
		return s
	}
	switch c.Language() {
	case "zh":
		switch c.Region() {
		case "TW", "HK", "MO":
			return "Hant"
		}
		return "Hans"
	case "sr":
		if c.Region() == "ME" {
			return "Latn"
		}
		return "Cyrl"
	}
	return ""
}

// Better reports whether a value for c is preferred to one for o on the device; both fit it.
func (c *Config) Better(o, device *Config) bool {
	// decide tells which of two has a field that the device has, if only one.
	decide := func(at, width int, mask byte) (mine, decided bool) {
		var a, b, d int
		if width == 2 {
			a, b, d = c.u16(at), o.u16(at), device.u16(at)
		} else {
			a, b, d = int(c.raw[at]&mask), int(o.raw[at]&mask), int(device.raw[at]&mask)
		}
		return a != 0, a != b && d != 0
	}
	for _, at := range [...]int{0, 2} {
		if mine, ok := decide(at, 2, 0); ok {
			return mine
		}
	}
	if mine, ok := c.betterLocale(o, device); ok {
		return mine
	}
	if mine, ok := decide(24, 1, 0xc0); ok {
		return mine
	}
	if a, b := c.u16(26), o.u16(26); a != b {
		return a > b
	}
	if c.u16(28)|c.u16(30)|o.u16(28)|o.u16(30) != 0 {
		mine, other := 0, 0
		for _, at := range [...]int{28, 30} {
			if d := device.u16(at); d != 0 {
				mine += d - c.u16(at)
				other += d - o.u16(at)
			}
		}
		if mine != other {
			return mine < other
		}
	}
	if a, b, d := c.raw[24]&0xf, o.raw[24]&0xf, device.raw[24]&0xf; a != b && d != 0 {
		x, y := a, b
		if d >= 2 {
			if x == 0 {
				x = 2
			}
			if y == 0 {
				y = 2
			}
		}
		if x == y {
			return a != 0
		}
		return x > y
	}
	for _, f := range [...]struct {
		at   int
		mask byte
	}{{24, 0x30}, {44, 3}, {45, 3}, {45, 0xc}, {8, 0xff}, {25, 0xf}, {25, 0x30}} {
		if mine, ok := decide(f.at, 1, f.mask); ok {
			return mine
		}
	}
	if a, b := c.u16(10), o.u16(10); a != b {
		return betterDensity(a, b, device.u16(10))
	}
	if mine, ok := decide(9, 1, 0xff); ok {
		return mine
	}
	if a, b, d := c.raw[14]&3, o.raw[14]&3, device.raw[14]&3; a != b && d != 0 {
		switch {
		case a == 0:
			return false
		case b == 0:
			return true
		case a == d:
			return true
		case b == d:
			return false
		}
	}
	for _, f := range [...]struct {
		at   int
		mask byte
	}{{14, 0xc}, {12, 0xff}, {13, 0xff}} {
		if mine, ok := decide(f.at, 1, f.mask); ok {
			return mine
		}
	}
	if c.u16(16)|c.u16(18)|o.u16(16)|o.u16(18) != 0 {
		mine, other := 0, 0
		for _, at := range [...]int{16, 18} {
			if d := device.u16(at); d != 0 {
				mine += d - c.u16(at)
				other += d - o.u16(at)
			}
		}
		if mine != other {
			return mine < other
		}
	}
	if a, b := c.u16(20), o.u16(20); a != b && device.u16(20) != 0 {
		return a > b
	}
	mine, ok := decide(22, 2, 0)
	return ok && mine
}

// betterDensity: a picture is rather made smaller than larger, by the platform's own formula.
func betterDensity(a, b, device int) bool {
	const medium, anyDensity = 160, 0xfffe
	if a == 0 {
		a = medium
	}
	if b == 0 {
		b = medium
	}
	if a == anyDensity || b == anyDensity {
		return a == anyDensity
	}
	if device == 0 || device == anyDensity {
		device = medium
	}
	high, low, bigger := a, b, true
	if low > high {
		high, low, bigger = low, high, false
	}
	switch {
	case device >= high:
		return bigger
	case low >= device:
		return !bigger
	case (2*low-device)*high > device*device:
		return !bigger
	}
	return bigger
}

func (c *Config) betterLocale(o, device *Config) (mine, decided bool) {
	if device.raw[4] == 0 && device.raw[6] == 0 || c.raw[4]|c.raw[6]|o.raw[4]|o.raw[6] == 0 {
		return false, false
	}
	mineLanguage, otherLanguage := alias(c.Language()), alias(o.Language())
	if mineLanguage != otherLanguage {
		if device.Language() == "en" && device.Region() == "US" {
			// What names no language is where apps keep their American texts.
			american := func(x *Config) bool { return x.Region() == "" || x.Region() == "US" }
			if mineLanguage != "" {
				return american(c), true
			}
			return !american(o), true
		}
		return mineLanguage != "", true
	}
	a, b, want := c.Region(), o.Region(), device.Region()
	if a != b {
		return regionRank(a, want, device.Language()) > regionRank(b, want, device.Language()), true
	}
	if x, y := text(c.raw[36:44]), text(o.raw[36:44]); x != y {
		return x == "", true
	}
	return false, false
}

// regionRank says how near a region's variant of a language is to the wanted one.
func regionRank(region, want, language string) int {
	world := language == "en" && want != "US" && want != ""
	switch {
	case region == want:
		return 4
	case region == "001" && world || region == "419" && language == "es" && want != "ES":
		return 3
	case region == "":
		return 2
	case region == "GB" && world:
		return 1
	}
	return 0
}

// Strings returns the strings of the table that the package came from.
func (p *Package) Strings() *res.Pool { return p.strings }

// Flags returns which changes of the configuration may change a resource, as
// the bits of android.content.pm.ActivityInfo; bit 30 says that it is public.
func (t *Type) Flags(index int) uint32 {
	if 4*index+4 > len(t.flags) {
		return 0
	}
	return binary.LittleEndian.Uint32(t.flags[4*index:])
}

// Found is a value with where it was found.
type Found struct {
	Entry
	Package *Package
	Flags   uint32 // see Type.Flags
}

// For returns the value of a resource that the device gets. density, if not 0,
// replaces the device's.
func (t *Table) For(id uint32, device *Config, density int) (Found, bool) {
	want := *device
	if density != 0 {
		binary.LittleEndian.PutUint16(want.raw[10:], uint16(density))
	}
	var (
		found Found
		best  *Variant
		typ   *Type
		flags uint32
	)
	index := int(id & 0xffff)
	t.types(id, func(p *Package, of *Type) bool {
		flags |= of.Flags(index)
		for _, v := range of.Variants {
			if _, ok := v.offset(index); !ok || !v.Config.Fits(&want) {
				continue
			}
			if best == nil || v.Config.Better(&best.Config, &want) {
				best, typ, found.Package = v, of, p
			}
		}
		return true
	})
	if best == nil {
		return found, false
	}
	e, ok := found.Package.decode(typ, best, index)
	found.Entry, found.Flags = e, flags
	return found, ok
}

// Identify returns the names of an id's package, type and entry.
func (t *Table) Identify(id uint32) (pkg, kind, key string, ok bool) {
	t.types(id, func(p *Package, typ *Type) bool {
		for _, v := range typ.Variants {
			if v.entry(int(id&0xffff)) != nil {
				pkg, kind, key, ok = p.Name, typ.Name, p.key(v, int(id&0xffff)), true
				return false
			}
		}
		return true
	})
	return pkg, kind, key, ok
}
