package crowded

import (
	"slices"
	"testing"
)

// Lists are whole while there is room, and hold the nearest elements afterwards; what is left
// out is counted.
func TestRoom(t *testing.T) {
	list := make([]int32, 100)
	for i := range list {
		list[i] = int32(2 * i)
	}
	room := NewRoom(150)
	var got []int
	for range 3 {
		near := Nearest(list, 100, room.Most(), func(n int32) int32 { return n })
		room.Take(len(near), len(list)-len(near))
		got = append(got, len(near))
	}
	if !slices.Equal(got, []int{100, 100, minListed}) || room.LeftOut != 100-minListed {
		t.Errorf("lists of %v, %d left out", got, room.LeftOut)
	}
	for to, want := range map[int32]int32{-5: 0, 100: 100 - minListed, 1000: 198 - 2*(minListed-1)} {
		if near := Nearest(list, to, minListed, func(n int32) int32 { return n }); len(near) != minListed || near[0] != want {
			t.Errorf("nearest to %d: %v, want them from %d on", to, near, want)
		}
	}
}
