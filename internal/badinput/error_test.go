package badinput

import (
	"errors"
	"fmt"
	"io"
	"testing"
)

func TestText(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want string
	}{
		{New("string pool", 0x1c, "fetch it again", "%d strings cannot fit", 9), "string pool at offset 0x1c: 9 strings cannot fit; fetch it again"},
		{New("string pool", -1, "", "empty"), "string pool: empty"},
		{New("", 8, "", "empty"), "empty"},
		{In("a.apk", New("header", 0, "", "bad magic")), "a.apk: header at offset 0x0: bad magic"},
		{In("a.apks", In("base.apk", In("classes.dex", New("header", 0, "", "bad magic")))), "a.apks!base.apk!classes.dex: header at offset 0x0: bad magic"},
		{In("a.apk", io.EOF), "a.apk: EOF"},
		{In("a.apk", fmt.Errorf("reading method 7: %w", New("code", 4, "", "cut off"))), "a.apk: reading method 7: code at offset 0x4: cut off"},
	} {
		if got := tt.err.Error(); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
	if In("a.apk", nil) != nil {
		t.Error("no error became one")
	}
}

// What names the file of an error changes neither the error nor what it is.
func TestIn(t *testing.T) {
	cause := New("entry x", 3, "", "inflating: %w", io.ErrUnexpectedEOF)
	for _, named := range []error{In("a.apk", cause), In("b.apks", In("a.apk", cause)), In("a.apk", fmt.Errorf("entry 3: %w", cause))} {
		var bad *Error
		if !errors.Is(named, io.ErrUnexpectedEOF) || !errors.As(named, &bad) || bad.Offset != 3 {
			t.Errorf("%v hides its cause", named)
		}
	}
	if cause.File != "" {
		t.Errorf("naming the file changed the error: %v", cause)
	}
}
