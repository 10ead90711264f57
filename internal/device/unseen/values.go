// Texts, sizes, colours and drawables.

package unseen

import (
	"fmt"
	"strings"
)

var words = []string{"a", "Go", "Save", "Name", "total", "Settings", "Überprüfung", "naïve", "price:", "12.50", "OK", "北京", "שלום", "Привет", "مرحبا", "日本語テキスト", "WWWW", "iiiii", "e-mail",
	"internationalization", "x/y", "100%", "the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "Delete", "item", "(none)", "AVATAR", "Tj", "fi", "👍", "½", "—"}

func (d *drawer) word() string { return pick(d.r, words...) }

// text of any length; once in a while empty, of several lines, or longer than a line.
func (d *drawer) text() string {
	n := pick(d.r, 0, 1, 1, 1, 2, 2, 3, 5, 9, 30)
	var all []string
	for range n {
		all = append(all, d.word())
	}
	return strings.Join(all, pick(d.r, " ", " ", " ", " ", "  ", "\n"))
}

// escaped is a text as an attribute of a resource has it.
func escaped(s string) string {
	s = strings.NewReplacer("&", "&amp;", "<", "&lt;", `"`, "&quot;", "\n", `\n`, "'", `\'`).Replace(s)
	if strings.HasPrefix(s, "@") || strings.HasPrefix(s, "?") {
		s = `\` + s
	}
	return s
}

// dimension is a small length.
func (d *drawer) dimension() string {
	return pick(d.r, "0dp", "1dp", "4dp", "8dp", "16dp", "5px", "13px", "3.5dp", "10sp", "2mm", "0.1in", "6pt", "@dimen/gap")
}

// length is the size of a view.
func (d *drawer) length() string {
	return pick(d.r, "wrap_content", "wrap_content", "wrap_content", "match_parent", "match_parent", fmt.Sprintf("%ddp", 10+d.r.IntN(150)), fmt.Sprintf("%dpx", d.r.IntN(400)), "48dp", "@dimen/wide")
}

func (d *drawer) textSize() string {
	return pick(d.r, "10sp", "12sp", "14sp", "18sp", "22sp", "24dp", "31px", "40sp", "?android:attr/textSize", "@dimen/letters")
}

func (d *drawer) color() string {
	return pick(d.r, "#f00", "#8000ff00", "#123456", "@android:color/darker_gray", "@android:color/transparent", "@color/own", "?android:attr/textColorPrimary")
}

func (d *drawer) drawable() string {
	return pick(d.r, "@android:drawable/ic_menu_add", "@android:drawable/btn_star", "@android:drawable/ic_delete", "@android:drawable/ic_dialog_info", "@android:drawable/edit_text",
		"@android:drawable/btn_default", "@drawable/oval", "@drawable/box", "@drawable/layers", "@drawable/inset", "@drawable/states", "@android:drawable/divider_horizontal_dark", "@drawable/clip", "@drawable/level", "@android:drawable/sym_def_app_icon")
}

// gravity is one or two sides.
func (d *drawer) gravity() string {
	h := pick(d.r, "left", "right", "center_horizontal", "start", "end", "fill_horizontal")
	v := pick(d.r, "top", "bottom", "center_vertical", "fill_vertical")
	return pick(d.r, h, v, h+"|"+v, h+"|"+v, "center", "fill")
}

// fixed are the files that all lots have.
var fixed = map[string]string{
	"res/values/values.xml": `<resources>
	<dimen name="gap">7dp</dimen><dimen name="wide">120dp</dimen><dimen name="letters">17sp</dimen>
	<color name="own">#ff336699</color>
	<string-array name="rows"><item>one</item><item>two words</item><item>a third row that is long enough to be broken into several lines on most screens of phones</item><item></item><item>fünf</item><item>six</item><item>seven</item><item>8</item><item>nine</item><item>ten</item><item>eleven</item><item>twelve</item></string-array>
	<string-array name="few"><item>first</item><item>second</item><item>third</item></string-array>
	<string name="styled">plain <b>bold</b> and <i>slanted</i> <u>line</u> <big>big</big></string>
	<style name="Own"><item name="android:padding">9dp</item><item name="android:textSize">19sp</item><item name="android:textColor">#00f</item><item name="android:minWidth">90dp</item></style>
	<style name="Own.Caps"><item name="android:textAllCaps">true</item><item name="android:textStyle">bold</item></style>
	<style name="Letters" parent="@android:style/TextAppearance.Medium"><item name="android:typeface">monospace</item></style>
</resources>
`,
	"res/drawable/oval.xml":   `<shape xmlns:android="http://schemas.android.com/apk/res/android" android:shape="oval"><solid android:color="#f0f"/><size android:width="30dp" android:height="20dp"/></shape>`,
	"res/drawable/box.xml":    `<shape xmlns:android="http://schemas.android.com/apk/res/android"><stroke android:width="2dp" android:color="#00f"/><corners android:radius="4dp"/><padding android:left="5dp" android:top="3dp" android:right="9dp" android:bottom="1dp"/></shape>`,
	"res/drawable/layers.xml": `<layer-list xmlns:android="http://schemas.android.com/apk/res/android"><item android:drawable="@drawable/box"/><item android:left="4dp" android:top="6dp" android:drawable="@android:drawable/ic_delete"/></layer-list>`,
	"res/drawable/inset.xml":  `<inset xmlns:android="http://schemas.android.com/apk/res/android" android:drawable="@drawable/oval" android:insetLeft="6dp" android:insetTop="3dp"/>`,
	"res/drawable/states.xml": `<selector xmlns:android="http://schemas.android.com/apk/res/android"><item android:state_pressed="true" android:drawable="@drawable/box"/><item android:state_checked="true" android:drawable="@android:drawable/btn_star_big_on"/><item android:drawable="@drawable/oval"/></selector>`,
	"res/drawable/clip.xml":   `<clip xmlns:android="http://schemas.android.com/apk/res/android" android:drawable="@drawable/oval" android:gravity="left"/>`,
	"res/drawable/level.xml":  `<level-list xmlns:android="http://schemas.android.com/apk/res/android"><item android:maxLevel="0" android:drawable="@drawable/oval"/><item android:maxLevel="9" android:drawable="@drawable/box"/></level-list>`,
	"res/layout/row.xml":      `<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent" android:layout_height="wrap_content" android:padding="4dp"><CheckBox android:id="@+id/mark" android:layout_width="wrap_content" android:layout_height="wrap_content" android:focusable="false"/><TextView android:id="@android:id/text1" android:layout_width="0dp" android:layout_weight="1" android:layout_height="wrap_content" android:textAppearance="?android:attr/textAppearanceMedium"/><TextView android:id="@android:id/text2" android:layout_width="wrap_content" android:layout_height="wrap_content"/></LinearLayout>`,
	"res/layout/merged.xml":   `<merge xmlns:android="http://schemas.android.com/apk/res/android"><TextView android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="merged"/><Button android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="in"/></merge>`,
	"res/layout/part.xml":     `<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" android:layout_width="match_parent" android:layout_height="wrap_content" android:orientation="vertical"><TextView android:id="@+id/part_text" android:layout_width="wrap_content" android:layout_height="wrap_content" android:text="@string/styled"/><EditText android:layout_width="match_parent" android:layout_height="wrap_content" android:hint="part"/></LinearLayout>`,
	"res/xml/settings.xml":    `<PreferenceScreen xmlns:android="http://schemas.android.com/apk/res/android"><PreferenceCategory android:title="Group"><CheckBoxPreference android:key="a" android:title="Check" android:summaryOn="on" android:summaryOff="off, for now, and with a text that goes on for a while so that it is broken"/><SwitchPreference android:key="b" android:title="Switch" android:defaultValue="true"/><EditTextPreference android:key="c" android:title="Text" android:dialogTitle="Say" android:dependency="b"/></PreferenceCategory><ListPreference android:key="d" android:title="List" android:summary="%s" android:entries="@array/few" android:entryValues="@array/few" android:defaultValue="second"/><MultiSelectListPreference android:key="e" android:title="Many" android:entries="@array/few" android:entryValues="@array/few"/><RingtonePreference android:key="f" android:title="Sound" android:enabled="false"/><PreferenceScreen android:key="g" android:title="Inner" android:summary="more"><Preference android:title="Plain" android:icon="@drawable/oval"/></PreferenceScreen></PreferenceScreen>`,
}
