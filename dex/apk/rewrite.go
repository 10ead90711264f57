// Writing a package anew with some entries changed, and signing it.

package apk

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/badinput"
)

// Edit says what to change in a package. The zero Edit changes nothing.
type Edit struct {
	// Dex replaces all dex files: classes.dex, classes2.dex and so on. nil keeps
	// them.
	Dex [][]byte
	// Debuggable sets android:debuggable in the manifest.
	Debuggable bool
	// Replace gives entries new content; those that do not exist are added,
	// stored if the name says that they are compressed already.
	Replace map[string][]byte
	// Remove leaves out entries.
	Remove []string
	// KeepV1 keeps the files of a v1 signature. It remains valid only if nothing
	// else changes.
	KeepV1 bool
}

// Rewritten is a package to be written: sign it with sign.Sign, or write it
// unsigned through Builder.Sections.
type Rewritten struct {
	*zip.Builder
	// Dropped names entries of the old package that no device can read, and
	// repeated ones.
	Dropped []string
}

// Rewrite assembles the package with the edit applied. Entries that it does not
// touch keep their compressed bytes; those of an old signature are left out.
// Stored entries are aligned, and resources.arsc is stored where the platform
// demands it (target sdk 30 and up). The same package and edit give the same
// bytes.
func (p *Part) Rewrite(edit Edit) (*Rewritten, error) {
	if p.Archive == nil {
		return nil, badinput.New("", -1, "give the .apk", "a bare dex file is not a package")
	}
	replace := map[string][]byte{}
	for name, data := range edit.Replace {
		replace[name] = data
	}
	for i, d := range edit.Dex {
		replace[dexName(i+1)] = d
	}
	target := 0
	embedded := false
	if m, err := p.Manifest(); err == nil {
		target, embedded = m.TargetSDK, m.Application.UseEmbeddedDex
	}
	if edit.Debuggable {
		data, err := p.debuggableManifest()
		if err != nil {
			return nil, err
		}
		replace[manifestName] = data
	}
	r := &Rewritten{Builder: zip.NewBuilder()}
	a := p.Archive
	for i := range a.Entries() {
		e := &a.Entries()[i]
		switch data, replaced := replace[e.Name]; {
		case sign.IsV1File(e.Name) && !edit.KeepV1 || slices.Contains(edit.Remove, e.Name):
			continue
		case edit.Dex != nil && isDexName(e.Name) && !replaced:
			continue
		case r.Has(e.Name):
			r.Dropped = append(r.Dropped, e.Name)
			continue
		case replaced:
			if err := r.Builder.Replace(e, data); err != nil {
				return nil, err
			}
		case e.Name == tableName && e.IsDeflated() && target >= 30:
			data, err := a.Read(e)
			if err != nil {
				return nil, err
			}
			stored := *e
			stored.Method = zip.Stored
			if err := r.Builder.Replace(&stored, data); err != nil {
				return nil, err
			}
		default:
			if _, err := a.Raw(e); err != nil {
				r.Dropped = append(r.Dropped, e.Name)
				continue
			}
			if err := r.Copy(a, e); err != nil {
				return nil, err
			}
		}
	}
	for i := range edit.Dex {
		if name := dexName(i + 1); !r.Has(name) {
			if err := r.Add(name, replace[name], !embedded); err != nil {
				return nil, err
			}
		}
	}
	names := make([]string, 0, len(replace))
	for name := range replace {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if !r.Has(name) {
			if err := r.Add(name, replace[name], name != tableName); err != nil {
				return nil, err
			}
		}
	}
	return r, nil
}

func isDexName(name string) bool {
	var n int
	if name == "classes.dex" {
		return true
	}
	_, err := fmt.Sscanf(name, "classes%d.dex", &n)
	return err == nil && name == dexName(n)
}

// debuggableManifest returns the manifest with android:debuggable set.
func (p *Part) debuggableManifest() ([]byte, error) {
	doc, err := p.XML(manifestName)
	if err != nil {
		return nil, err
	}
	app := doc.Root.Element("application")
	if app == nil {
		return nil, badinput.In(manifestName, badinput.New("manifest", -1, "", "it has no application element to make debuggable"))
	}
	data, err := doc.SetAttr(app, "debuggable", res.Value{Type: res.TypeIntBoolean, Data: 0xffffffff})
	return data, badinput.In(manifestName, err)
}

// SignOptions returns the options to sign the part with: for the devices its
// manifest is meant for.
func (p *Part) SignOptions() sign.Options {
	o := sign.Options{MinSDK: 1}
	if m, err := p.Manifest(); err == nil {
		o.MinSDK = m.MinSDK
	}
	return o
}

// Verify verifies the part's signatures for the devices its manifest is meant
// for. A minSDK or maxSDK other than 0 overrides the manifest.
func (p *Part) Verify(minSDK, maxSDK int) (*sign.Result, error) {
	if p.Archive == nil {
		return nil, badinput.New("", -1, "give the .apk", "a bare dex file has no signature")
	}
	m, err := p.Manifest()
	if err != nil {
		return nil, err
	}
	t := sign.Target{MinSDK: m.MinSDK, MaxSDK: maxSDK, TargetSDK: m.TargetSDK, Sandbox: m.SandboxVersion}
	if minSDK != 0 {
		t.MinSDK = minSDK
	}
	return sign.Verify(p.Archive, t), nil
}
