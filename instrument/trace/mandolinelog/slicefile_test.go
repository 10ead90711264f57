package mandolinelog

import (
	"strings"
	"testing"
)

func TestReadSlice(t *testing.T) {
	rows, err := ReadSlice(strings.NewReader(`ID, Method, Class, Line, Source, Var
0, void onStart(android.content.Intent;int), com.rigid.birthdroid.BirthdroidWidget$BirthdroidService, $i0 = staticinvoke <java.lang.Integer: int parseInt(java.lang.String)>($r8), 36, -1, (:-1:-1)
3, void onStart(android.content.Intent;int), com.rigid.birthdroid.BirthdroidWidget$BirthdroidService, $r11 = staticinvoke <android.app.PendingIntent: android.app.PendingIntent getBroadcast(android.content.Context;int;android.content.Intent;int)>(r0; 0; $r1; 0), 38, 29, (r0:1018:-1)
`))
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[1].ID != 3 || rows[1].Line != 38 || rows[1].Source != 29 || rows[1].Method != "void onStart(android.content.Intent,int)" ||
		!strings.HasSuffix(rows[1].Statement, "(android.content.Context,int,android.content.Intent,int)>(r0, 0, $r1, 0)") {
		t.Errorf("%+v", rows)
	}
	rows, err = ReadSlice(strings.NewReader("ID, Method, Class, Line,\n0, void onStart(android.content.Intent;int), com.rigid.A$B, $i0 = staticinvoke <java.lang.Integer: int parseInt(java.lang.String)>($r8), 72\n1, void <init>(), a.B, goto label1, 7, \n"))
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[0].Line != 72 || rows[0].Source != -1 || rows[1].Statement != "goto label1" || rows[1].Line != 7 {
		t.Errorf("%+v", rows)
	}
	if _, err := ReadSlice(strings.NewReader("what is this")); err == nil {
		t.Error("nonsense is taken for a slice")
	}
}
