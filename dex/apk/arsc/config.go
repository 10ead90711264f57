// Configurations: for which devices a value is meant.

package arsc

import (
	"encoding/binary"
	"fmt"
	"strings"
)

// Config is a device configuration in its encoded form, ResTable_config without
// the size; values of zero make no demand. Configs are comparable.
type Config struct{ raw [60]byte }

// readConfig reads a configuration that begins with its size. Older platforms
// write fewer fields; what a newer one adds is ignored.
func readConfig(d []byte) Config {
	var c Config
	size := min(int(binary.LittleEndian.Uint32(d)), len(d), 4+len(c.raw))
	if size > 4 {
		copy(c.raw[:], d[4:size])
	}
	return c
}

// Offsets into the raw form: those of ResTable_config less 4.
func (c *Config) u16(at int) int { return int(binary.LittleEndian.Uint16(c.raw[at:])) }

// IsDefault reports whether the configuration demands nothing.
func (c Config) IsDefault() bool { return c == Config{} }

// SDK returns the platform version the configuration demands, or 0.
func (c Config) SDK() int { return c.u16(20) }

// Language returns the language code, such as "en", or "".
func (c Config) Language() string { return unpack(c.raw[4:6], 'a') }

// Region returns the region code, such as "GB" or "419", or "".
func (c Config) Region() string { return unpack(c.raw[6:8], '0') }

// unpack reads a code of two letters, or three packed into 5 bits each.
func unpack(b []byte, base byte) string {
	switch {
	case b[0] == 0:
		return ""
	case b[0]&0x80 == 0:
		if b[1] == 0 {
			return string(b[:1])
		}
		return string(b[:2])
	}
	return string([]byte{base + b[1]&0x1f, base + b[1]>>5 + b[0]&3<<3, base + b[0]>>2&0x1f})
}

// demands counts what the configuration demands, so that smaller fits more
// devices. A platform version counts least.
func (c Config) demands() int {
	n := 0
	for i, b := range c.raw {
		if b != 0 && i < 48 {
			if i == 20 || i == 21 {
				n++
			} else {
				n += 2
			}
		}
	}
	return n
}

var (
	layoutDirections = []string{"", "ldltr", "ldrtl"}
	screenSizes      = []string{"", "small", "normal", "large", "xlarge"}
	screenLongs      = []string{"", "notlong", "long"}
	screenRounds     = []string{"", "notround", "round"}
	colorGamuts      = []string{"", "nowidecg", "widecg"}
	dynamicRanges    = []string{"", "lowdr", "highdr"}
	orientations     = []string{"", "port", "land", "square"}
	uiModes          = []string{"", "", "desk", "car", "television", "appliance", "watch", "vrheadset"}
	nightModes       = []string{"", "notnight", "night"}
	touchscreens     = []string{"", "notouch", "stylus", "finger"}
	keysHiddens      = []string{"", "keysexposed", "keyshidden", "keyssoft"}
	keyboards        = []string{"", "nokeys", "qwerty", "12key"}
	navHiddens       = []string{"", "navexposed", "navhidden"}
	navigations      = []string{"", "nonav", "dpad", "trackball", "wheel"}
	grammaticals     = []string{"", "neuter", "feminine", "masculine"}
	densities        = map[int]string{0: "", 120: "ldpi", 160: "mdpi", 213: "tvdpi", 240: "hdpi", 320: "xhdpi", 480: "xxhdpi", 640: "xxxhdpi", 0xfffe: "anydpi", 0xffff: "nodpi"}
)

// String returns the configuration's qualifiers as they stand in the name of a
// resource folder, "fr-land-v21"; "" for the default configuration.
func (c Config) String() string {
	var parts []string
	add := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	number := func(v int, format string) {
		if v != 0 {
			add(fmt.Sprintf(format, v))
		}
	}
	choice := func(names []string, v byte) {
		if int(v) < len(names) {
			add(names[v])
		} else {
			add(fmt.Sprintf("unknown%d", v))
		}
	}
	r := &c.raw
	number(c.u16(0), "mcc%d")
	if mnc := c.u16(2); mnc == 0xffff {
		add("mnc00")
	} else {
		number(mnc, "mnc%d")
	}
	add(c.locale())
	choice(grammaticals, r[15]&3)
	choice(layoutDirections, r[24]>>6)
	number(c.u16(26), "sw%ddp")
	number(c.u16(28), "w%ddp")
	number(c.u16(30), "h%ddp")
	choice(screenSizes, r[24]&0xf)
	choice(screenLongs, r[24]>>4&3)
	choice(screenRounds, r[44]&3)
	choice(colorGamuts, r[45]&3)
	choice(dynamicRanges, r[45]>>2&3)
	choice(orientations, r[8])
	choice(uiModes, r[25]&0xf)
	choice(nightModes, r[25]>>4&3)
	if name, ok := densities[c.u16(10)]; ok {
		add(name)
	} else {
		add(fmt.Sprintf("%ddpi", c.u16(10)))
	}
	choice(touchscreens, r[9])
	choice(keysHiddens, r[14]&3)
	choice(keyboards, r[12])
	choice(navHiddens, r[14]>>2&3)
	choice(navigations, r[13])
	if w, h := c.u16(16), c.u16(18); w != 0 || h != 0 {
		add(fmt.Sprintf("%dx%d", w, h))
	}
	if v := c.SDK(); v != 0 {
		if minor := c.u16(22); minor != 0 {
			add(fmt.Sprintf("v%d.%d", v, minor))
		} else {
			add(fmt.Sprintf("v%d", v))
		}
	}
	return strings.Join(parts, "-")
}

// locale returns the language and region, in the BCP 47 form "b+sr+Latn" where
// there is more to say.
func (c Config) locale() string {
	lang, region := c.Language(), c.Region()
	script, variant, numbers := text(c.raw[32:36]), text(c.raw[36:44]), text(c.raw[49:57])
	if c.raw[48] != 0 {
		script = "" // computed from language and region by the build tool
	}
	if script == "" && variant == "" && numbers == "" {
		switch {
		case lang == "" && region == "":
			return ""
		case region == "":
			return lang
		case lang == "":
			return "r" + region
		}
		return lang + "-r" + region
	}
	out := "b+" + lang
	for _, s := range []string{script, region, variant} {
		if s != "" {
			out += "+" + s
		}
	}
	if numbers != "" {
		out += "+u+nu+" + numbers
	}
	return out
}

func text(b []byte) string {
	for i, x := range b {
		if x == 0 {
			return string(b[:i])
		}
	}
	return string(b)
}
