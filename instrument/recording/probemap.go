// The probe map: what was instrumented, and where instructions went.

package recording

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"sort"

	"github.com/klauspost/compress/zstd"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/trace"
)

// ProbeMapVersion is the version of probe maps and of the plans behind them.
const ProbeMapVersion = 8

// ProbeMap says how an app was instrumented. It belongs to the original app,
// which the decoder needs as well.
type ProbeMap struct {
	Format  string      `json:"format"` // "esdroid-probes"
	Version int         `json:"version"`
	Package string      `json:"package,omitempty"`
	Dex     []MapDex    `json:"dex"`
	Methods []MapMethod `json:"methods"` // ascending; recordings number them by their place here
}

// MapDex is a dex file of the original app.
type MapDex struct {
	Name   string `json:"name"`
	SHA256 string `json:"sha256"`
}

// MapMethod is a method whose code was changed.
type MapMethod struct {
	Method dex.MethodID `json:"m"`
	Mode   plan.Mode    `json:"mode"`
	PCs    []byte       `json:"pcs"` // varint pairs: differences of old and of new addresses; new ones signed
}

const probeMapFormat = "esdroid-probes"

// ID identifies what the recordings of the instrumented app depend on: the
// original dex files and the mode of each method.
func (m *ProbeMap) ID() [32]byte {
	h := sha256.New()
	fmt.Fprintf(h, "%s %d\n", m.Format, m.Version)
	for _, d := range m.Dex {
		fmt.Fprintf(h, "%s\n", d.SHA256)
	}
	for _, e := range m.Methods {
		fmt.Fprintf(h, "%d %d\n", e.Method, e.Mode)
	}
	return [32]byte(h.Sum(nil))
}

// NewProbeMap returns the map of an app of which nothing is instrumented yet.
func NewProbeMap(files []*dex.File, pkg string) *ProbeMap {
	m := &ProbeMap{Format: probeMapFormat, Version: ProbeMapVersion, Package: pkg}
	for _, d := range trace.Identify(files) {
		m.Dex = append(m.Dex, MapDex{d.Name, fmt.Sprintf("%x", d.SHA256)})
	}
	return m
}

// EncodePlaces is how a map keeps where the instructions of a method went.
func EncodePlaces(places []model.Place) []byte {
	var out []byte
	var last model.Place
	for _, p := range places {
		out = binary.AppendUvarint(out, uint64(p.Old-last.Old))
		out = binary.AppendVarint(out, int64(p.New)-int64(last.New))
		last = p
	}
	return out
}

// Places returns where the instructions of a method went, ascending by old
// address; nil for a method whose code was not changed.
func (m *ProbeMap) Places(method dex.MethodID) ([]model.Place, error) {
	i := sort.Search(len(m.Methods), func(i int) bool { return m.Methods[i].Method >= method })
	if i == len(m.Methods) || m.Methods[i].Method != method {
		return nil, nil
	}
	b := m.Methods[i].PCs
	var out []model.Place
	var last model.Place
	for len(b) > 0 {
		old, n := binary.Uvarint(b)
		if n <= 0 {
			return nil, fmt.Errorf("probe map: method %d: truncated addresses", method)
		}
		moved, k := binary.Varint(b[n:])
		if k <= 0 {
			return nil, fmt.Errorf("probe map: method %d: truncated addresses", method)
		}
		b = b[n+k:]
		last = model.Place{Old: last.Old + uint32(old), New: uint32(int64(last.New) + moved)}
		out = append(out, last)
	}
	return out, nil
}

// OldPC returns the address in the original code of an address in the
// instrumented code: of the instruction there, or of the one that a probe
// there belongs to, which is the next.
func (m *ProbeMap) OldPC(method dex.MethodID, pc uint32) (uint32, bool, error) {
	places, err := m.Places(method)
	if err != nil {
		return 0, false, err
	}
	if places == nil {
		return pc, true, nil
	}
	best, found := model.Place{New: ^uint32(0)}, false
	for _, p := range places {
		if p.New >= pc && p.New <= best.New {
			best, found = p, true
		}
	}
	return best.Old, found, nil
}

// Write writes the map as JSON in one zstd frame.
func (m *ProbeMap) Write(w io.Writer) error {
	z, err := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1))
	if err != nil {
		return err
	}
	if err := json.NewEncoder(z).Encode(m); err != nil {
		return err
	}
	return z.Close()
}

// maxProbeMap is the most bytes that a probe map may unpack to.
const maxProbeMap = 1 << 30

// ReadProbeMap reads a probe map.
func ReadProbeMap(data []byte) (*ProbeMap, error) {
	z, err := zstd.NewReader(bytes.NewReader(data), zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(64<<20))
	if err != nil {
		return nil, err
	}
	defer z.Close()
	m := &ProbeMap{}
	if err := json.NewDecoder(io.LimitReader(z, maxProbeMap)).Decode(m); err != nil {
		return nil, fmt.Errorf("probe map: %w: give the .map file that instrument wrote beside the app", err)
	}
	if m.Format != probeMapFormat || m.Version != ProbeMapVersion {
		return nil, fmt.Errorf("probe map: %s version %d, want %s version %d: instrument the app again", m.Format, m.Version, probeMapFormat, ProbeMapVersion)
	}
	for i := 1; i < len(m.Methods); i++ {
		if m.Methods[i].Method <= m.Methods[i-1].Method {
			return nil, fmt.Errorf("probe map: methods are out of order at %d", m.Methods[i].Method)
		}
	}
	return m, nil
}
