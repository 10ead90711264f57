package android

import "testing"

// TestLooksAreDescribed: what AppCompat and widgets ask for while a screen is made is
// not guessed.
func TestLooksAreDescribed(t *testing.T) {
	set, err := NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range []MethodRef{
		{Class: "Landroid/content/res/TypedArray;", Name: "hasValue", Desc: "(I)Z"},
		{Class: "Landroid/view/View;", Name: "getBackground", Desc: "()Landroid/graphics/drawable/Drawable;"},
		{Class: "Landroid/widget/Button;", Name: "drawableStateChanged", Desc: "()V"},
		{Class: "Landroid/view/View;", Name: "hasOnClickListeners", Desc: "()Z"},
		{Class: "Landroid/widget/TextView;", Name: "getTransformationMethod", Desc: "()Landroid/text/method/TransformationMethod;"},
		{Class: "Landroid/widget/Button;", Name: "<init>", Desc: "(Landroid/content/Context;Landroid/util/AttributeSet;I)V"},
		{Class: "Landroid/widget/LinearLayout;", Name: "<init>", Desc: "(Landroid/content/Context;Landroid/util/AttributeSet;)V"},
		{Class: "Landroid/widget/LinearLayout;", Name: "setOrientation", Desc: "(I)V"},
		{Class: "Landroid/widget/LinearLayout;", Name: "setGravity", Desc: "(I)V"},
		{Class: "Landroid/widget/RelativeLayout;", Name: "setGravity", Desc: "(I)V"},
		{Class: "Landroid/app/ListActivity;", Name: "<init>", Desc: "()V"},
		{Class: "Landroid/view/View$MeasureSpec;", Name: "getMode", Desc: "(I)I", Static: true},
		{Class: "Landroid/content/res/Resources;", Name: "getValue", Desc: "(ILandroid/util/TypedValue;Z)V"},
		{Class: "Landroid/view/Window$Callback;", Name: "onWindowFocusChanged", Desc: "(Z)V"},
		{Class: "Landroid/view/animation/AccelerateInterpolator;", Name: "<init>", Desc: "(F)V"},
		{Class: "Landroid/view/LayoutInflater;", Name: "getFactory", Desc: "()Landroid/view/LayoutInflater$Factory;"},
		{Class: "Landroid/view/View;", Name: "getPaddingLeft", Desc: "()I"},
		{Class: "Landroid/view/View;", Name: "isLaidOut", Desc: "()Z"},
		{Class: "Landroid/content/Context;", Name: "isRestricted", Desc: "()Z"},
		{Class: "Ljava/security/MessageDigest;", Name: "digest", Desc: "()[B"},
	} {
		if s := set.Lookup(m); s.Origin == Guess {
			t.Errorf("%s->%s%s is guessed", m.Class, m.Name, m.Desc)
		}
	}
}
