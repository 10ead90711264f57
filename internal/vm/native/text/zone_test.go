package text

import "testing"

func TestPeriods(t *testing.T) {
	for _, id := range zoneIDs() {
		list := periods(id)
		if len(list) == 0 {
			t.Errorf("%s has no periods", id)
		}
		for i := 1; i < len(list); i++ {
			if list[i].begins <= list[i-1].begins {
				t.Fatalf("%s: period %d begins at %d, not after %d", id, i, list[i].begins, list[i-1].begins)
			}
		}
	}
	ny := periods("America/New_York")
	last := ny[len(ny)-1]
	if last.offset != -5*3600 || last.saving != 0 {
		t.Errorf("New York ends with %+v", last)
	}
	if got := ny[len(ny)-2]; got.offset != -4*3600 || got.saving != 3600 {
		t.Errorf("New York's last summer is %+v", got)
	}
	dublin := periods("Europe/Dublin")
	if got := dublin[len(dublin)-2]; got.offset != 3600 || got.saving != 3600 {
		t.Errorf("Dublin's last summer is %+v", got)
	}
}
