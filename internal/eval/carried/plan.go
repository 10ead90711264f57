// What an app is to do, and the app that does it.

package carried

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"math/rand"
	"strings"
)

// Flavours are the bad values: a divisor of zero, a text that is no number, and none.
var Flavours = []string{"zero", "text", "null"}

// Plan is a bad value and the ways that it goes.
type Plan struct {
	Flavour string
	Ways    []*Way
}

// Draw draws a plan of up to a number of ways, each of which is gone once.
func Draw(seed int64, all []*Way, most int) *Plan {
	rng := rand.New(rand.NewSource(seed))
	p := &Plan{Flavour: Flavours[rng.Intn(len(Flavours))]}
	n := 3 + rng.Intn(most-2)
	for _, i := range rng.Perm(len(all)) {
		if len(p.Ways) < n && all[i].takes(p.Flavour) {
			p.Ways = append(p.Ways, all[i])
		}
	}
	return p
}

// String is the plan as the app reads it.
func (p *Plan) String() string {
	var b strings.Builder
	b.WriteString(p.Flavour + "\n")
	for _, w := range p.Ways {
		b.WriteString(w.Class + "\n")
	}
	return b.String()
}

// APK is the app with a plan.
func (p *Plan) APK(app []byte) ([]byte, error) {
	const path = "assets/plan"
	in, err := zip.NewReader(bytes.NewReader(app), int64(len(app)))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	found := false
	for _, f := range in.File {
		if f.Name != path {
			if err := w.Copy(f); err != nil {
				return nil, err
			}
			continue
		}
		found = true
		to, err := w.Create(path)
		if err != nil {
			return nil, err
		}
		if _, err := io.WriteString(to, p.String()); err != nil {
			return nil, err
		}
	}
	if !found {
		return nil, fmt.Errorf("the app has no %s", path)
	}
	err = w.Close()
	return out.Bytes(), err
}
