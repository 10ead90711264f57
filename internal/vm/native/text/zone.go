// Time zones: the IANA database as transitions, and what zones are called.

package text

import (
	"archive/zip"
	"bytes"
	_ "embed" // for the database
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf16"

	"github.com/esdroid/esdroid/internal/vm"
)

// zoneinfo.zip is the one that comes with Go; the host's own database, which
// may be of another year, is never asked.
//
//go:embed zoneinfo.zip
var zoneArchive []byte

var zoneFiles = sync.OnceValue(func() map[string]*zip.File {
	r, err := zip.NewReader(bytes.NewReader(zoneArchive), int64(len(zoneArchive)))
	if err != nil {
		panic("text: the embedded zone database is damaged: " + err.Error())
	}
	files := map[string]*zip.File{}
	for _, f := range r.File {
		if !strings.HasSuffix(f.Name, "/") && f.Name != "Factory" && f.Name != "localtime" {
			files[f.Name] = f
		}
	}
	return files
})

func zoneIDs() []string {
	var ids []string
	for name := range zoneFiles() {
		ids = append(ids, name)
	}
	slices.Sort(ids)
	return ids
}

// lastYear is how far tables reach: 400 years past the last rule that was made
// by hand, so that later years can be folded back.
const lastYear = 2438

// period is a stretch of time with one offset.
type period struct {
	begins         int64
	offset, saving int
}

// periods reads a zone; nil if there is none of that name.
func periods(id string) []period {
	loc := location(id)
	if loc == nil {
		return nil
	}
	var out []period
	var dst []bool
	at := time.Date(1800, 1, 1, 0, 0, 0, 0, time.UTC).In(loc)
	for {
		_, offset := at.Zone()
		start, end := at.ZoneBounds()
		if n := len(out); n == 0 {
			out, dst = append(out, period{math.MinInt64, offset, 0}), append(dst, at.IsDST())
		} else if out[n-1].offset != offset || dst[n-1] != at.IsDST() {
			out, dst = append(out, period{start.Unix(), offset, 0}), append(dst, at.IsDST())
		}
		if end.IsZero() || end.Year() >= lastYear {
			break
		}
		if !end.After(at) {
			// Near the end of leap years package time may give a bound that
			// is over; nothing changes in those days.
			end = at.Add(48 * time.Hour)
		}
		at = end
	}
	// Savings are what daylight time adds to the standard time around it. Zones
	// whose law calls winter the exception (Ireland) are told as all others.
	standard := out[0].offset
	for i := range out {
		p := &out[i]
		if !dst[i] {
			standard = p.offset
			if i+1 < len(out) && dst[i+1] && out[i+1].offset < p.offset ||
				i > 0 && dst[i-1] && out[i-1].offset < p.offset && out[i-1].saving == 0 {
				other := i + 1
				if other >= len(out) || !dst[other] {
					other = i - 1
				}
				p.saving = p.offset - out[other].offset
			}
		} else if p.offset > standard {
			p.saving = p.offset - standard
		} else if p.offset == standard {
			p.saving = 3600 // standard time moved with the clocks
		}
	}
	return out
}

// location loads a zone of the archive; nil if there is none of that name.
func location(id string) *time.Location {
	f := zoneFiles()[id]
	if f == nil {
		return nil
	}
	r, err := f.Open()
	if err != nil {
		return nil
	}
	defer r.Close()
	data, err := io.ReadAll(r)
	if err != nil {
		return nil
	}
	loc, err := time.LoadLocationFromTZData(id, data)
	if err != nil {
		return nil
	}
	return loc
}

// standardOffset is a zone's distance from Greenwich, in seconds, while its
// clocks are not put forward, in the last years of the table.
func standardOffset(id string) int {
	loc := location(id)
	if loc == nil {
		return 0
	}
	_, winter := time.Date(lastYear-1, 1, 1, 0, 0, 0, 0, loc).Zone()
	_, summer := time.Date(lastYear-1, 7, 1, 0, 0, 0, 0, loc).Zone()
	return min(winter, summer)
}

const zoneTableClass = "Lesdroid/locale/ZoneTable;"

func bindZones(b *vm.Bindings) {
	b.Method(zoneTableClass, "ids", "()[Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return stringArray(t, zoneIDs())
	})
	b.Method(zoneTableClass, "standardOffset", "(Ljava/lang/String;)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(standardOffset(vm.GoString(a[0].R))))
	})
	b.Method(zoneTableClass, "load", "(Ljava/lang/String;)[J", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		list := periods(vm.GoString(a[0].R))
		if list == nil {
			return vm.Slot{}
		}
		out := t.NewArray("J", 3*len(list))
		if out == nil {
			return vm.Slot{}
		}
		longs := out.Longs()
		for i, p := range list {
			longs[3*i], longs[3*i+1], longs[3*i+2] = p.begins, int64(p.offset), int64(p.saving)
		}
		return vm.Ref(out)
	})
}

// zoneGroup maps zones to the number of the names they share.
var zoneGroup = sync.OnceValue(func() map[string]string {
	groups := map[string]string{}
	for key, value := range localeTable()["root"] {
		if n, ok := strings.CutPrefix(key, "zones."); ok {
			for _, id := range strings.Split(value, "|") {
				groups[id] = n
			}
		}
	}
	return groups
})

// abbreviations are the short names that Android prints; all other zones are
// shown as their distance from Greenwich.
var abbreviations = map[string]map[string]string{
	"en": {
		"Pacific Standard Time": "PST", "Pacific Daylight Time": "PDT", "Mountain Standard Time": "MST",
		"Mountain Daylight Time": "MDT", "Central Standard Time": "CST", "Central Daylight Time": "CDT",
		"Eastern Standard Time": "EST", "Eastern Daylight Time": "EDT", "Alaska Standard Time": "AKST",
		"Alaska Daylight Time": "AKDT", "Hawaii-Aleutian Standard Time": "HST", "Hawaii-Aleutian Daylight Time": "HDT",
		"Atlantic Standard Time": "AST", "Atlantic Daylight Time": "ADT",
	},
}

// abbreviated: only American zones carry those names in American English.
func abbreviated(id string) bool {
	return strings.HasPrefix(id, "America/") || strings.HasPrefix(id, "US/") || strings.HasPrefix(id, "Canada/") ||
		strings.HasPrefix(id, "Pacific/Honolulu") || len(id) == 7 && id[3] >= '0' && id[3] <= '9' || id == "EST" || id == "MST" || id == "HST"
}

func zoneName(tag, id string, daylight, full bool) string {
	switch id {
	case "UTC", "Etc/UTC", "Zulu", "Etc/Zulu", "UCT", "Etc/UCT", "Universal", "Etc/Universal":
		if !full {
			return "UTC"
		}
		id = "UTC"
	case "GMT", "Etc/GMT", "Greenwich", "Etc/Greenwich", "GMT0", "Etc/GMT0", "GMT+0", "GMT-0", "Etc/GMT+0", "Etc/GMT-0":
		if !full {
			return "GMT"
		}
		id = "GMT"
	}
	group, ok := zoneGroup()[id]
	if !ok {
		return ""
	}
	pick := func(tag string) string {
		standard, summer, _ := strings.Cut(localeValue(tag, "zone."+group), "|")
		if daylight {
			return summer
		}
		return standard
	}
	if full {
		if _, err := strconv.Atoi(strings.TrimPrefix(id, "GMT")); err == nil {
			return ""
		}
		return pick(tag)
	}
	language, _, _ := strings.Cut(tag, "-")
	if !abbreviated(id) {
		return ""
	}
	return abbreviations[language][pick("en")]
}

// preferred are the zones that come first among those that share a name.
var preferred = []string{"America/Los_Angeles", "America/Denver", "America/Chicago", "America/New_York"}

// findZone looks for the longest name of a zone at the start of text.
func findZone(tag, text string) (id string, length int, daylight bool) {
	for _, candidate := range slices.Concat(preferred, zoneIDs()) {
		for _, full := range []bool{true, false} {
			for _, summer := range []bool{false, true} {
				name := zoneName(tag, candidate, summer, full)
				if len(name) > length && !strings.HasPrefix(name, "GMT") && len(name) <= len(text) && strings.EqualFold(text[:len(name)], name) {
					id, length, daylight = candidate, len(name), summer
				}
			}
		}
	}
	// Bytes are counted here, UTF-16 units where the text is read.
	return id, len(utf16.Encode([]rune(text[:length]))), daylight
}
