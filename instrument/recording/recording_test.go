package recording

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex/model"
)

// TestEnterNumber: what a record of an entry says leads back to the method.
func TestEnterNumber(t *testing.T) {
	for _, number := range []uint32{0, 1, 1<<12 - 1, 1 << 12, 1<<12 + 1, 1<<26 - 1} {
		record, short := EnterNumber(number)
		if short != (number < 1<<12) {
			t.Errorf("method %#x: one unit %t", number, short)
		}
		if got := EnteredNumber(uint32(record) & NumberMask); got != number {
			t.Errorf("method %#x: its record %#x says %#x", number, uint32(record), got)
		}
	}
}

// TestPlaces: a map gives back where instructions went, and which old one a new
// address belongs to; what is cut off is refused.
func TestPlaces(t *testing.T) {
	places := []model.Place{{Old: 0, New: 7}, {Old: 3, New: 2}, {Old: 300, New: 70000}}
	m := &ProbeMap{Methods: []MapMethod{{Method: 4, PCs: EncodePlaces(places)}}}
	got, err := m.Places(4)
	if err != nil || !slices.Equal(got, places) {
		t.Errorf("places %v, %v; want %v", got, err, places)
	}
	if got, err := m.Places(5); got != nil || err != nil {
		t.Errorf("a method that was left alone: %v, %v", got, err)
	}
	for pc, want := range map[uint32]uint32{0: 3, 2: 3, 3: 0, 8: 300, 70000: 300} {
		if old, ok, err := m.OldPC(4, pc); old != want || !ok || err != nil {
			t.Errorf("new address %d: old %d, %t, %v; want %d", pc, old, ok, err, want)
		}
	}
	if _, ok, _ := m.OldPC(4, 70001); ok {
		t.Error("an address behind all instructions belongs to one")
	}
	m.Methods[0].PCs = m.Methods[0].PCs[:1]
	if _, err := m.Places(4); err == nil {
		t.Error("half of a place is read")
	}
}
