// Facts that the app itself tells about a crash: permissions of its manifest, views of
// its layouts.

package slice

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Facts says what the app's manifest and resources have to do with a crash, in
// sentences.
func Facts(app *pdg.App, c *criterion.Criterion, thin *Slice) []string {
	var out []string
	if strings.HasSuffix(c.Exception.Type, "SecurityException") && app.Manifest != nil {
		out = append(out, permissionFacts(app.Manifest, c.Exception.Message)...)
	}
	if strings.HasSuffix(c.Exception.Type, "NullPointerException") && app.Package != nil {
		out = append(out, viewFacts(app, thin)...)
	}
	if app.Package != nil {
		out = append(out, packageFacts(app, c)...)
	}
	if app.Package != nil && c.Rule != nil && (c.Rule.Fault == "is null" || ofPreference[c.Rule.Name]) {
		out = append(out, preferenceFacts(app, thin)...)
	}
	if c.Rule != nil && c.Rule.Fault == "is null" && len(out) == 0 {
		if out = append(out, contractFacts(app, thin)...); len(out) == 0 {
			out = append(out, nullFacts(app, thin)...)
		}
	}
	if app.Manifest != nil {
		out = append(out, outsideFacts(app, thin)...)
	}
	return out
}

// ofPreference are the rules whose fault a preference can be: of another type, or with
// text in it that is none of what the app expects.
var ofPreference = map[string]bool{"number format": true, "class cast": true, "type inside a container": true, "constant by name": true, "string index": true, "index": true}

var permissionName = regexp.MustCompile(`\b[a-zA-Z][\w.]*\.permission\.[A-Z][A-Z0-9_]+\b`)

// granted are the platform's permissions that the user grants while the app runs.
var granted = strings.Fields(`ACCEPT_HANDOVER ACCESS_BACKGROUND_LOCATION ACCESS_COARSE_LOCATION ACCESS_FINE_LOCATION ACCESS_MEDIA_LOCATION
	ACTIVITY_RECOGNITION ADD_VOICEMAIL ANSWER_PHONE_CALLS BLUETOOTH_ADVERTISE BLUETOOTH_CONNECT BLUETOOTH_SCAN BODY_SENSORS CALL_PHONE CAMERA
	GET_ACCOUNTS NEARBY_WIFI_DEVICES POST_NOTIFICATIONS PROCESS_OUTGOING_CALLS READ_CALENDAR READ_CALL_LOG READ_CONTACTS READ_EXTERNAL_STORAGE
	READ_MEDIA_AUDIO READ_MEDIA_IMAGES READ_MEDIA_VIDEO READ_PHONE_NUMBERS READ_PHONE_STATE READ_SMS RECEIVE_MMS RECEIVE_SMS RECEIVE_WAP_PUSH
	RECORD_AUDIO SEND_SMS USE_SIP UWB_RANGING WRITE_CALENDAR WRITE_CALL_LOG WRITE_CONTACTS WRITE_EXTERNAL_STORAGE`)

// permissionFacts says of each permission that a message names whether the manifest
// asks for it.
func permissionFacts(m *apk.Manifest, message string) []string {
	var out []string
	names := permissionName.FindAllString(message, -1)
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		asks := slices.ContainsFunc(m.Uses, func(u apk.UsesPermission) bool { return u.Name == name })
		short, platform := strings.CutPrefix(name, "android.permission.")
		switch {
		case !asks:
			out = append(out, fmt.Sprintf("the manifest does not ask for %s", name))
		case platform && slices.Contains(granted, short) && m.TargetSDK >= 23:
			out = append(out, fmt.Sprintf("the manifest asks for %s, which the user grants, or not, while the app runs", name))
		default:
			out = append(out, fmt.Sprintf("the manifest asks for %s", name))
		}
	}
	return out
}

// maxFactSteps is how many elements of a slice are looked at, the nearest first.
const maxFactSteps = 12

// viewFacts says where a view was looked for that the layout, which the same class shows,
// does not have.
func viewFacts(app *pdg.App, thin *Slice) []string {
	for i := range thin.Elements[:min(len(thin.Elements), maxFactSteps)] {
		e := &thin.Elements[i]
		b := app.Body(e.Method)
		if e.Entry || b == nil || !calls(b, e.Stmt, "findViewById") || len(b.Args(e.Stmt)) != 2 {
			continue
		}
		id, ok := b.IntOf(e.Stmt, 1)
		if !ok {
			continue
		}
		var shown []uint32
		c := &app.Prog.Classes[app.Prog.Methods[e.Method].Class]
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			mb := app.Body(m)
			if mb == nil {
				continue
			}
			for j := range mb.Stmts {
				switch {
				case calls(mb, int32(j), "setContentView") || calls(mb, int32(j), "inflate"):
				case calls(mb, int32(j), "addView"):
					return nil // views that no layout has
				default:
					continue
				}
				layout, ok := mb.IntOf(int32(j), 1)
				if !ok || layout>>24 == 0 {
					return nil
				}
				shown = append(shown, uint32(layout))
			}
		}
		if fact := MissingView(app.Package, uint32(id), shown); fact != "" {
			return []string{fact}
		}
	}
	return nil
}

// MissingView says that none of some layouts has a view, and what the first one has; or which
// configurations of a layout lack one that others have. It returns "" where neither can be seen.
func MissingView(app *apk.App, id uint32, shown []uint32) string {
	table, err := app.Resources()
	if err != nil || table == nil || len(shown) == 0 {
		return ""
	}
	files, _, err := app.Layouts()
	if err != nil {
		return ""
	}
	name := table.Name
	var has, with, without []string // views; files
	found, opaque := 0, false
	for _, f := range files {
		if !slices.Contains(shown, f.ID) {
			continue
		}
		found++
		there := false
		f.Root.Walk(func(n *axml.Node) bool {
			opaque = opaque || n.Name == "include" || n.Name == "merge" || n.Name == "fragment" || strings.Contains(n.Name, ".")
			if a := n.Android("id"); a != nil && a.Value.Type == res.TypeReference {
				if a.Value.Data == id {
					there = true
				} else if short := name(a.Value.Data); short != "" && !slices.Contains(has, short) {
					has = append(has, short)
				}
			}
			return true
		})
		if there {
			with = append(with, f.Path)
		} else {
			without = append(without, f.Path)
		}
	}
	switch {
	case found == 0 || opaque || name(id) == "" || len(without) == 0:
		return ""
	case len(with) > 0 && len(shown) > 1: // any of them may have been the one to have it
		return ""
	case len(with) > 0:
		return fmt.Sprintf("%s has no view with %s; %s has", strings.Join(without, ", "), name(id), strings.Join(with, ", "))
	}
	what := "no view with an id"
	if len(has) > 0 {
		what = strings.Join(has[:min(len(has), 6)], ", ")
	}
	return fmt.Sprintf("%s has no view with %s; it has %s", name(shown[0]), name(id), what)
}
