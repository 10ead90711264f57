package ordered_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/ordered"
)

func TestAppendKeepsOrder(t *testing.T) {
	const n = 10000
	var got, want strings.Builder
	for i := range n {
		want.WriteString(strconv.Itoa(i))
	}
	err := ordered.Append(n, func(i int, dst []byte) ([]byte, error) {
		return strconv.AppendInt(dst, int64(i), 10), nil
	}, func(text []byte) error {
		got.Write(text)
		return nil
	})
	if err != nil || got.String() != want.String() {
		t.Fatalf("error %v, texts in order: %t", err, got.String() == want.String())
	}
}

func TestAppendStopsAtFirstError(t *testing.T) {
	for _, failEmit := range []bool{false, true} {
		emitted := 0
		err := ordered.Append(1000, func(i int, dst []byte) ([]byte, error) {
			if !failEmit && i >= 70 {
				return nil, fmt.Errorf("piece %d", i)
			}
			return dst, nil
		}, func([]byte) error {
			if emitted++; failEmit && emitted == 71 {
				return errors.New("piece 70")
			}
			return nil
		})
		if err == nil || err.Error() != "piece 70" {
			t.Errorf("emit fails: %t: got error %v, want that of piece 70", failEmit, err)
		}
	}
}

func TestEachReportsLowestIndex(t *testing.T) {
	err := ordered.Each(100, func(i int) error {
		if i == 0 {
			return errors.New("first")
		}
		return nil
	})
	if err == nil || err.Error() != "first" {
		t.Errorf("got %v", err)
	}
	if err := ordered.Each(0, func(int) error { return errors.New("called") }); err != nil {
		t.Error(err)
	}
}
