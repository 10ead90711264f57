package android

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestTypesHierarchy(t *testing.T) {
	f := Framework()
	for _, tt := range []struct {
		sub, super string
		want       bool
	}{
		{"Landroid/app/Activity;", "Landroid/content/Context;", true},
		{"Landroid/widget/EditText;", "Landroid/view/View;", true},
		{"Landroid/widget/Button;", "Landroid/graphics/drawable/Drawable$Callback;", true},
		{"Ljava/util/ArrayList;", "Ljava/lang/Iterable;", true},
		{"Ljava/util/List;", "Ljava/lang/Object;", true},
		{"Ljava/lang/NumberFormatException;", "Ljava/lang/Throwable;", true},
		{"Landroid/view/View;", "Landroid/widget/TextView;", false},
		{"Lorg/apache/http/impl/client/DefaultHttpClient;", "Lorg/apache/http/client/HttpClient;", true},
	} {
		a, b := f.Lookup(tt.sub), f.Lookup(tt.super)
		if a == NoType || b == NoType {
			t.Errorf("%s or %s is not in the table", tt.sub, tt.super)
		} else if got := f.IsSubtype(a, b); got != tt.want {
			t.Errorf("IsSubtype(%s, %s) = %t", tt.sub, tt.super, got)
		}
	}
}

func TestTypesMethods(t *testing.T) {
	f := Framework()
	for _, tt := range []struct{ on, name, desc, owner string }{
		{"Landroid/app/ListActivity;", "onCreate", "(Landroid/os/Bundle;)V", "Landroid/app/Activity;"},
		{"Landroid/widget/Button;", "setText", "(Ljava/lang/CharSequence;)V", "Landroid/widget/TextView;"},
		{"Ljava/lang/StringBuilder;", "length", "()I", "Ljava/lang/AbstractStringBuilder;"},
		{"Ljava/util/ArrayList;", "stream", "()Ljava/util/stream/Stream;", "Ljava/util/Collection;"},
	} {
		m, ok := f.Find(f.Lookup(tt.on), tt.name, tt.desc)
		if !ok || f.Desc(m.Owner) != tt.owner {
			t.Errorf("Find(%s, %s%s) = %v, %t, want owner %s", tt.on, tt.name, tt.desc, m, ok, tt.owner)
		}
	}
	names := map[string]bool{}
	for _, m := range f.OverridableMethods(f.Lookup("Landroid/app/Activity;")) {
		names[m.Name] = true
	}
	for name, want := range map[string]bool{"onCreate": true, "onActivityResult": true, "attachBaseContext": true, "runOnUiThread": false, "getBaseContext": true} {
		if names[name] != want {
			t.Errorf("OverridableMethods(Activity) has %s: %t, want %t", name, names[name], want)
		}
	}
}

func TestTypesTableIsSound(t *testing.T) {
	f := Framework()
	for id := range TypeID(f.Len()) {
		if got := f.Lookup(f.Desc(id)); got != id {
			t.Fatalf("Lookup(%s) = %d, want %d", f.Desc(id), got, id)
		}
		if s := f.Super(id); (s == NoType) != (f.Desc(id) == "Ljava/lang/Object;") || s >= TypeID(f.Len()) {
			t.Errorf("%s has superclass %d", f.Desc(id), s)
		}
		for m := range f.Methods(id) {
			if m.Name == "" || !strings.HasPrefix(m.Desc, "(") {
				t.Errorf("%s: bad method %v", f.Desc(id), m)
			}
		}
	}
	if f.Len() < 8000 {
		t.Errorf("only %d types", f.Len())
	}
}

func TestIsFramework(t *testing.T) {
	f := Framework()
	for desc, want := range map[string]bool{
		"Landroid/app/Activity;": true, "[Ljava/lang/String;": true, "Lcom/android/internal/os/ZygoteInit;": true,
		"Landroidx/fragment/app/Fragment;": false, "Landroid/support/v4/app/Fragment;": false, "I": false,
		"Lorg/apache/http/client/HttpClient;": true, "Lorg/apache/commons/lang/StringUtils;": false, "Lkotlin/Unit;": false,
	} {
		if got := f.IsFramework(desc); got != want {
			t.Errorf("IsFramework(%s) = %t", desc, got)
		}
	}
}

func ExampleTypes_Constant() {
	f := Framework()
	intent := f.Lookup("Landroid/content/Intent;")
	action, _ := f.Constant(intent, "ACTION_VIEW")
	fmt.Println(action)
	// Output: android.intent.action.VIEW
}

func ExampleTypes_Supertypes() {
	f := Framework()
	var names []string
	for _, id := range f.Supertypes(f.Lookup("Landroid/app/ListActivity;")) {
		names = append(names, f.Desc(id))
	}
	fmt.Println(slices.Contains(names, "Landroid/content/ComponentCallbacks;"), names[0])
	// Output: true Landroid/app/ListActivity;
}

func BenchmarkOpenTypes(b *testing.B) {
	for b.Loop() {
		if _, err := openTypes(typesBin); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLookup(b *testing.B) {
	f := Framework()
	for b.Loop() {
		f.Lookup("Landroid/widget/EditText;")
	}
}
