package view

import "testing"

// TestLabels shortens what is drawn and leaves text alone.
func TestLabels(t *testing.T) {
	for in, want := range map[string]string{
		"virtualinvoke $r0.<android.app.Activity: void onCreate(android.os.Bundle)>": "virtualinvoke $r0.<Activity: void onCreate(Bundle)>",
		"new a.b.C$D":                   "new C$D",
		`"see http://example.com/Page"`: `"see http://example.com/Page"`,
		"if i0 == 3":                    "if i0 == 3",
		"La/b/C$D;->list:Ljava/util/List;, La/E;->n:I": "C$D.list, E.n",
		"La/b/C;->m(ILa/E;)V and more":                 "C.m and more",
		"LATLNG;->x":                                   "ATLNG.x",
		"a->b":                                         "a->b",
	} {
		if got := drawn(in); got != want {
			t.Errorf("%s is drawn as %s, want %s", in, got, want)
		}
	}
	for in, want := range map[string]string{
		"Lcom/x/Y$Z;":              "Y$Z",
		"Lcom/x/Y;->run()V":        "Y.run()",
		"Lcom/x/Y;->put(II)V":      "Y.put(…)",
		"android.app.Activity":     "android.app.Activity",
		"LDefault;-><init>(LA;I)V": "Default.<init>(…)",
	} {
		if got := clusterLabel(in); got != want {
			t.Errorf("cluster %s is named %s, want %s", in, got, want)
		}
	}
	if a, b := width("short", "box"), width("a much longer label", "box"); a >= b || width("short", "ellipse") <= a {
		t.Errorf("widths %v, %v", a, b)
	}
}
