// Views and their attributes.

package unseen

import (
	"fmt"
	"strings"
)

// widgets with the weight that apps give them.
var widgets = []string{
	"TextView", "TextView", "TextView", "TextView", "TextView", "TextView", "Button", "Button", "Button", "EditText", "EditText", "EditText", "CheckBox", "CheckBox", "RadioButton", "RadioButton", "ToggleButton", "Switch",
	"ImageView", "ImageView", "ImageButton", "ProgressBar", "ProgressBar", "SeekBar", "RatingBar", "Spinner", "Spinner", "ListView", "ListView", "GridView", "ExpandableListView", "AutoCompleteTextView",
	"MultiAutoCompleteTextView", "CheckedTextView", "Chronometer", "TextClock", "AnalogClock", "NumberPicker", "DatePicker", "TimePicker", "CalendarView", "SearchView", "Space", "View", "View",
	"ViewStub", "include", "include", "AdapterViewFlipper", "StackView", "Gallery", "ImageSwitcher", "TextSwitcher", "ZoomControls", "QuickContactBadge", "TwoLineListItem", "VideoView", "SurfaceView", "android.widget.Toolbar",
}

var listWidgets = []string{
	"ListView", "ListView", "ListView", "GridView", "GridView", "ExpandableListView", "ExpandableListView", "Spinner", "Spinner", "AutoCompleteTextView", "MultiAutoCompleteTextView", "NumberPicker", "DatePicker", "TimePicker",
	"Button", "Button", "Button", "TextView", "EditText", "CheckBox", "Gallery",
}

// styles by class; a style of another class must do no harm.
var styles = map[string][]string{
	"Button":       {"?android:attr/buttonStyleSmall", "@android:style/Widget.Holo.Button", "@android:style/Widget.Material.Button.Borderless", "?android:attr/borderlessButtonStyle", "?android:attr/buttonBarButtonStyle", "@android:style/Widget.Button.Inset", "@style/Own"},
	"TextView":     {"@style/Own", "@style/Own.Caps", "?android:attr/listSeparatorTextViewStyle", "@android:style/Widget.Holo.TextView"},
	"EditText":     {"@android:style/Widget.Holo.EditText", "@style/Own", "@android:style/Widget.EditText"},
	"ProgressBar":  {"?android:attr/progressBarStyleHorizontal", "?android:attr/progressBarStyleSmall", "?android:attr/progressBarStyleLarge", "@android:style/Widget.ProgressBar.Horizontal", "@android:style/Widget.Holo.ProgressBar", "@android:style/Widget.Material.ProgressBar.Horizontal"},
	"RatingBar":    {"?android:attr/ratingBarStyleSmall", "?android:attr/ratingBarStyleIndicator", "@android:style/Widget.Holo.RatingBar.Small"},
	"CheckBox":     {"?android:attr/starStyle", "@android:style/Widget.CompoundButton.CheckBox", "@android:style/Widget.Holo.CompoundButton.CheckBox"},
	"Spinner":      {"@android:style/Widget.Holo.Spinner", "@android:style/Widget.Material.Spinner.Underlined", "@android:style/Widget.Spinner"},
	"ImageButton":  {"?android:attr/borderlessButtonStyle", "@android:style/Widget.Holo.ImageButton"},
	"SeekBar":      {"@android:style/Widget.Holo.SeekBar", "@android:style/Widget.SeekBar"},
	"ListView":     {"@android:style/Widget.Holo.ListView", "@android:style/Widget.Material.ListView.DropDown"},
	"ToggleButton": {"@android:style/Widget.Holo.Button.Toggle", "?android:attr/buttonStyleToggle"},
	"Switch":       {"@android:style/Widget.Material.CompoundButton.Switch"},
}

// common draws what any view may have.
func (d *drawer) common(n *node) {
	if d.r.IntN(10) > 1 {
		d.id(n)
	}
	if s := styles[n.class]; s != nil && d.r.IntN(4) == 0 {
		n.attrs = append(n.attrs, fmt.Sprintf("style=%q", pick(d.r, s...)))
	}
	for range d.r.IntN(3) {
		switch d.r.IntN(22) {
		case 0, 1, 2:
			n.set("padding", d.dimension())
		case 3, 4:
			n.set(pick(d.r, "paddingLeft", "paddingTop", "paddingStart", "paddingEnd", "paddingRight", "paddingBottom"), d.dimension())
		case 5, 6:
			n.set("background", d.drawable())
		case 7, 8:
			n.set("background", d.color())
		case 9:
			n.set("visibility", pick(d.r, "invisible", "gone", "visible"))
		case 10:
			n.set("enabled", "false")
		case 11:
			n.set("minWidth", d.dimension())
		case 12:
			n.set("minHeight", "64dp")
		case 13:
			n.set(pick(d.r, "clickable", "focusable", "longClickable", "focusableInTouchMode"), pick(d.r, "true", "false"))
		case 14:
			n.set("alpha", "0.5")
		case 15:
			n.set(pick(d.r, "translationX", "translationY", "elevation"), d.dimension())
		case 16:
			n.set("layoutDirection", pick(d.r, "rtl", "ltr", "locale", "inherit"))
		case 17:
			n.set("contentDescription", escaped(d.word()))
		case 18:
			n.set("tag", escaped(d.word()))
		case 19:
			n.set("theme", pick(d.r, "@android:style/ThemeOverlay.Material.Dark", "@android:style/Theme.Holo", "@android:style/ThemeOverlay.Material.Light"))
		case 20:
			n.set(pick(d.r, "scrollX", "scrollY"), d.dimension())
		case 21:
			n.set("foreground", d.drawable())
		}
	}
}

// widget draws a view.
func (d *drawer) widget() *node {
	n := &node{class: pick(d.r, d.kind.widgets...)}
	switch n.class {
	case "include":
		n.attrs = append(n.attrs, fmt.Sprintf(`layout="@layout/%s"`, pick(d.r, "merged", "part", "row")))
		return n
	case "ViewStub":
		d.id(n)
		n.set("layout", pick(d.r, "@layout/part", "@layout/row"))
		n.attrs = append(n.attrs, chance(d.r, 2, `android:inflatedId="@+id/inflated"`))
		return n
	}
	d.common(n)
	switch n.class {
	case "TextView", "Button", "EditText", "CheckBox", "RadioButton", "ToggleButton", "Switch", "CheckedTextView", "AutoCompleteTextView", "MultiAutoCompleteTextView", "Chronometer", "TextClock":
		d.textual(n)
	case "ImageView", "ImageButton", "QuickContactBadge":
		n.set("src", d.drawable())
		if d.r.IntN(2) == 0 {
			n.set("scaleType", pick(d.r, "center", "fitXY", "fitStart", "centerCrop", "centerInside", "matrix"))
		}
		n.attrs = append(n.attrs, chance(d.r, 4, `android:adjustViewBounds="true"`), chance(d.r, 6, `android:maxWidth="40dp"`), chance(d.r, 6, `android:cropToPadding="true"`), chance(d.r, 8, `android:baselineAlignBottom="true"`))
	case "ProgressBar", "SeekBar":
		n.set("max", pick(d.r, "10", "100", "7"))
		n.set("progress", fmt.Sprint(d.r.IntN(12)))
		n.attrs = append(n.attrs, chance(d.r, 4, `android:secondaryProgress="5"`), chance(d.r, 5, `android:indeterminate="true"`), chance(d.r, 6, `android:maxHeight="20dp"`))
		if n.class == "SeekBar" {
			n.attrs = append(n.attrs, chance(d.r, 4, fmt.Sprintf(`android:thumb="%s"`, d.drawable())), chance(d.r, 5, `android:thumbOffset="0dp"`))
		}
	case "RatingBar":
		n.attrs = append(n.attrs, chance(d.r, 2, `android:numStars="3"`), chance(d.r, 2, `android:rating="1.5"`), chance(d.r, 3, `android:stepSize="1"`), chance(d.r, 4, `android:isIndicator="true"`))
	case "Spinner":
		n.attrs = append(n.attrs, chance(d.r, 2, `android:entries="@array/rows"`), chance(d.r, 3, `android:spinnerMode="dialog"`), chance(d.r, 3, `android:prompt="@string/styled"`), chance(d.r, 5, `android:gravity="center"`), chance(d.r, 5, `android:dropDownWidth="90dp"`))
	case "ListView", "ExpandableListView":
		n.attrs = append(n.attrs, chance(d.r, 4, `android:entries="@array/rows"`), chance(d.r, 5, fmt.Sprintf(`android:divider="%s"`, d.drawable())), chance(d.r, 5, `android:dividerHeight="6dp"`), chance(d.r, 5, `android:choiceMode="`+pick(d.r, "singleChoice", "multipleChoice")+`"`),
			chance(d.r, 6, `android:stackFromBottom="true"`), chance(d.r, 6, `android:headerDividersEnabled="false"`), chance(d.r, 6, `android:fastScrollEnabled="true"`), chance(d.r, 6, `android:drawSelectorOnTop="true"`))
		if n.class == "ExpandableListView" {
			n.attrs = append(n.attrs, chance(d.r, 4, `android:indicatorLeft="3dp"`), chance(d.r, 4, `android:childDivider="#f00"`))
		}
	case "GridView":
		n.set("numColumns", pick(d.r, "auto_fit", "2", "3", "1"))
		n.attrs = append(n.attrs, chance(d.r, 2, `android:columnWidth="70dp"`), chance(d.r, 3, `android:horizontalSpacing="5dp"`), chance(d.r, 3, `android:verticalSpacing="7dp"`), chance(d.r, 2, `android:stretchMode="`+pick(d.r, "none", "spacingWidth", "columnWidth", "spacingWidthUniform")+`"`))
	case "NumberPicker":
		n.attrs = append(n.attrs, chance(d.r, 4, `android:descendantFocusability="blocksDescendants"`))
	case "DatePicker":
		d.id(n) // those without one show the time of the judge
		n.attrs = append(n.attrs, chance(d.r, 2, `android:datePickerMode="spinner"`), chance(d.r, 4, `android:calendarViewShown="false"`), chance(d.r, 4, `android:minDate="01/01/1960"`), chance(d.r, 5, `android:firstDayOfWeek="2"`))
	case "TimePicker":
		d.id(n)
		n.attrs = append(n.attrs, chance(d.r, 2, `android:timePickerMode="spinner"`))
	case "CalendarView":
		d.id(n)
		n.attrs = append(n.attrs, chance(d.r, 4, `android:firstDayOfWeek="2"`), chance(d.r, 4, `android:minDate="01/01/1960"`), chance(d.r, 4, `android:maxDate="01/01/2030"`))
	case "SearchView":
		n.attrs = append(n.attrs, chance(d.r, 2, `android:iconifiedByDefault="false"`), chance(d.r, 2, `android:queryHint="look"`), chance(d.r, 5, `android:maxWidth="200dp"`))
	case "Gallery":
		n.attrs = append(n.attrs, chance(d.r, 2, `android:spacing="9dp"`))
	case "TwoLineListItem":
		for i, id := range []string{"text1", "text2"} {
			c := &node{class: "TextView", attrs: []string{`android:id="@android:id/` + id + `"`, `android:layout_width="wrap_content"`, `android:layout_height="wrap_content"`, `android:text="` + escaped(d.text()) + `"`}}
			if i == 1 {
				c.set("layout_below", "@android:id/text1")
			}
			n.children = append(n.children, c)
		}
	case "android.widget.Toolbar":
		n.set("title", escaped(d.text()))
		n.attrs = append(n.attrs, chance(d.r, 2, `android:subtitle="`+escaped(d.word())+`"`), chance(d.r, 3, `android:logo="@drawable/oval"`), chance(d.r, 3, `android:contentInsetStart="30dp"`))
	}
	return n
}

// textual draws the attributes of a view with text.
func (d *drawer) textual(n *node) {
	if d.r.IntN(8) > 0 {
		if d.r.IntN(12) == 0 {
			n.set("text", "@string/styled")
		} else {
			n.set("text", escaped(d.text()))
		}
	}
	for range d.r.IntN(5) {
		switch d.r.IntN(28) {
		case 0, 1, 2:
			n.set("textSize", d.textSize())
		case 3:
			n.set("textStyle", pick(d.r, "bold", "italic", "bold|italic"))
		case 4:
			n.set("typeface", pick(d.r, "monospace", "serif", "sans"))
		case 5, 6:
			n.set("gravity", d.gravity())
		case 7, 8:
			n.set(pick(d.r, "maxLines", "lines", "minLines"), pick(d.r, "1", "2", "3"))
		case 9:
			n.set("singleLine", "true")
		case 10, 11:
			n.set("ellipsize", pick(d.r, "end", "start", "middle", "marquee"))
			n.attrs = append(n.attrs, chance(d.r, 2, `android:singleLine="true"`))
		case 12:
			n.set(pick(d.r, "ems", "minEms", "maxEms"), pick(d.r, "3", "8"))
		case 13:
			n.set(pick(d.r, "maxWidth", "minWidth", "width", "height"), pick(d.r, "60dp", "150dp"))
		case 14, 15:
			n.set(pick(d.r, "drawableLeft", "drawableRight", "drawableTop", "drawableBottom", "drawableStart", "drawableEnd"), d.drawable())
			n.attrs = append(n.attrs, chance(d.r, 2, `android:drawablePadding="11dp"`))
		case 16:
			n.set("lineSpacingMultiplier", "1.4")
		case 17:
			n.set("lineSpacingExtra", "3dp")
		case 18:
			n.set("includeFontPadding", "false")
		case 19:
			n.set("textAllCaps", "true")
		case 20:
			n.set("textAppearance", pick(d.r, "?android:attr/textAppearanceLarge", "?android:attr/textAppearanceSmall", "@style/Letters", "@android:style/TextAppearance.Material.Headline", "@android:style/TextAppearance.Holo.Medium"))
		case 21:
			n.set("letterSpacing", "0.1")
		case 22:
			n.set("textScaleX", "1.5")
		case 23:
			n.set("hint", escaped(d.text()))
		case 24:
			n.set("autoLink", "web|email")
		case 25:
			n.set("textDirection", pick(d.r, "firstStrong", "anyRtl", "ltr", "rtl"))
		case 26:
			n.set("textAlignment", pick(d.r, "center", "textEnd", "viewStart", "gravity"))
		case 27:
			n.set("breakStrategy", pick(d.r, "simple", "high_quality", "balanced"))
		}
	}
	switch n.class {
	case "EditText", "AutoCompleteTextView", "MultiAutoCompleteTextView":
		n.attrs = append(n.attrs, chance(d.r, 2, `android:hint="`+escaped(d.text())+`"`))
		if d.r.IntN(3) == 0 {
			n.set("inputType", pick(d.r, "text", "number", "textPassword", "textMultiLine", "phone", "numberDecimal|numberSigned", "textCapWords", "textEmailAddress", "date", "none", "textNoSuggestions"))
		}
		n.attrs = append(n.attrs, chance(d.r, 6, `android:maxLength="5"`), chance(d.r, 8, `android:digits="0123456789"`), chance(d.r, 8, `android:selectAllOnFocus="true"`), chance(d.r, 9, `android:imeOptions="actionDone"`), chance(d.r, 10, `android:textIsSelectable="true"`))
		if strings.HasSuffix(n.class, "CompleteTextView") {
			n.attrs = append(n.attrs, chance(d.r, 2, `android:completionThreshold="1"`), chance(d.r, 3, `android:completionHint="hint"`))
		}
	case "CheckBox", "RadioButton", "ToggleButton", "Switch", "CheckedTextView":
		n.attrs = append(n.attrs, chance(d.r, 4, `android:checked="true"`))
		if n.class == "ToggleButton" || n.class == "Switch" {
			n.attrs = append(n.attrs, chance(d.r, 2, `android:textOn="`+escaped(d.word())+`"`), chance(d.r, 2, `android:textOff="`+escaped(d.text())+`"`))
		}
		if n.class == "Switch" {
			n.attrs = append(n.attrs, chance(d.r, 3, `android:switchMinWidth="90dp"`), chance(d.r, 3, `android:showText="true"`), chance(d.r, 4, `android:switchPadding="20dp"`))
		}
		if n.class == "CheckedTextView" {
			n.attrs = append(n.attrs, chance(d.r, 2, `android:checkMark="?android:attr/listChoiceIndicatorMultiple"`))
		}
		if n.class == "CheckBox" || n.class == "RadioButton" {
			n.attrs = append(n.attrs, chance(d.r, 6, `android:button="`+d.drawable()+`"`), chance(d.r, 9, `android:button="@null"`))
		}
	case "Chronometer":
		n.attrs = append(n.attrs, chance(d.r, 2, `android:format="since %s"`))
	case "TextClock":
		n.attrs = append(n.attrs, `android:format12Hour="'noon'"`, `android:format24Hour="'noon'"`) // the judge's clock is another
	}
}
