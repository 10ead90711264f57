// Locale data: a text table of sections and keys, read once.

package text

import (
	_ "embed" // for the table
	"slices"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/internal/vm"
)

//go:embed locales.txt
var localeText string

type section map[string]string

var localeTable = sync.OnceValue(func() map[string]section {
	table := map[string]section{}
	var cur section
	for line := range strings.Lines(localeText) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "[") && strings.HasSuffix(line, "]") {
			cur = section{}
			table[line[1:len(line)-1]] = cur
			continue
		}
		if key, value, ok := strings.Cut(line, "="); ok && cur != nil && line[0] != '#' {
			cur[key] = value
		}
	}
	return table
})

// sections lists where to look for a tag, nearest first.
func sections(tag string) []section {
	table := localeTable()
	parts := strings.Split(tag, "-")
	language := parts[0]
	switch language {
	case "iw":
		language = "he"
	case "in":
		language = "id"
	case "no":
		language = "nb"
	}
	region, script := "", ""
	for _, p := range parts[1:] {
		switch {
		case len(p) == 4 && script == "":
			script = p
		case (len(p) == 2 || len(p) == 3) && region == "":
			region = p
		}
	}
	if language == "zh" && script == "Hant" && region != "HK" {
		region = "TW"
	}
	var out []section
	if s := table[language+"-"+region]; s != nil && region != "" {
		out = append(out, s)
	}
	if language == "es" && region != "" && region != "ES" && len(out) == 0 {
		out = append(out, table["es-419"])
	}
	if s := table[language]; s != nil {
		out = append(out, s)
	} else if language != "" && language != "und" {
		out = append(out, table["en"]) // as ICU does: the default's data, not the root's
	}
	return append(out, table["root"])
}

func localeValue(tag, key string) string {
	for _, s := range sections(tag) {
		if v, ok := s[key]; ok {
			return v
		}
	}
	return ""
}

func localeEntry(tag, key, prefix string) (string, bool) {
	for _, s := range sections(tag) {
		rest := s[key]
		for rest != "" {
			var item string
			item, rest, _ = strings.Cut(rest, "|")
			if v, ok := strings.CutPrefix(item, prefix); ok {
				return v, true
			}
		}
	}
	return "", false
}

func stringArray(t *vm.Thread, list []string) vm.Slot {
	out := t.NewArray("Ljava/lang/String;", len(list))
	if out == nil {
		return vm.Slot{}
	}
	for i, s := range list {
		out.Refs()[i] = t.NewString(s)
	}
	return vm.Ref(out)
}

// homes are the locales whose data are those of their language.
var homes = strings.Fields("en-US de-DE fr-FR es-ES it-IT pt-BR nl-NL sv-SE da-DK nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK " +
	"hu-HU ro-RO bg-BG hr-HR sr-RS sl-SI el-GR tr-TR ru-RU uk-UA be-BY he-IL ar-EG fa-IR hi-IN bn-BD ta-IN th-TH vi-VN " +
	"id-ID ms-MY ja-JP ko-KR zh-CN lt-LT lv-LV et-EE ca-ES eu-ES gl-ES")

const localeDataClass = "Lesdroid/locale/LocaleData;"

func bindLocale(b *vm.Bindings) {
	b.Method(localeDataClass, "get", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewString(localeValue(vm.GoString(a[0].R), vm.GoString(a[1].R))))
	})
	b.Method(localeDataClass, "list", "(Ljava/lang/String;Ljava/lang/String;)[Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return stringArray(t, strings.Split(localeValue(vm.GoString(a[0].R), vm.GoString(a[1].R)), "|"))
	})
	b.Method(localeDataClass, "entry", "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		v, ok := localeEntry(vm.GoString(a[0].R), vm.GoString(a[1].R), vm.GoString(a[2].R))
		if !ok {
			return vm.Slot{}
		}
		return vm.Ref(t.NewString(v))
	})
	b.Method(localeDataClass, "tags", "()[Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		var tags []string
		for tag := range localeTable() {
			if tag != "root" {
				tags = append(tags, tag)
			}
		}
		tags = append(tags, homes...)
		slices.Sort(tags)
		return stringArray(t, tags)
	})
	b.Method(localeDataClass, "zoneName", "(Ljava/lang/String;Ljava/lang/String;ZZ)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		name := zoneName(vm.GoString(a[0].R), vm.GoString(a[1].R), a[2].Bool(), a[3].Bool())
		if name == "" {
			return vm.Slot{}
		}
		return vm.Ref(t.NewString(name))
	})
	b.Method(localeDataClass, "findZone", "(Ljava/lang/String;Ljava/lang/String;[I)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		id, length, daylight := findZone(vm.GoString(a[0].R), vm.GoString(a[1].R))
		if id == "" {
			return vm.Slot{}
		}
		found := a[2].R.Ints()
		found[0], found[1] = int32(length), vm.Bool(daylight).Int()
		return vm.Ref(t.NewString(id))
	})
	b.Method(localeDataClass, "deviceLocale", "()Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewString(t.VM().World().Locale))
	})
	b.Method(localeDataClass, "deviceZone", "()Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewString(t.VM().World().TimeZone))
	})
}
