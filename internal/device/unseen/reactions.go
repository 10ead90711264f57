// What happens on a touch, and the menus.

package unseen

import (
	"fmt"
	"strings"
)

// reactions that Screen.java knows, with the weight that apps give them.
var reactions = []string{
	"text", "text", "text", "append", "show", "show", "show", "hide", "enable", "enable", "select", "size", "padding", "letters", "colour", "remove", "add", "front", "next", "next", "check", "progress", "inflate", "inflate",
	"row", "rows", "rows", "scroll", "open", "open", "error", "focus", "columns", "orient", "rtl", "toast", "title", "up", "bar", "mode", "popup", "popup", "window", "listpopup", "alert", "alert", "ask", "icon", "list", "single",
	"multi", "custom", "wait", "date", "time", "fragment", "fragmentdialog", "preferences", "menu", "invalidate", "post", "context", "animate", "finish",
}

var listReactions = []string{
	"row", "rows", "rows", "scroll", "open", "popup", "window", "listpopup", "alert", "list", "single", "multi", "date", "time", "fragment", "fragmentdialog", "preferences", "context", "context", "text", "show", "enable",
	"numbers", "numbers", "drop", "drop", "choice", "choice", "one", "modal", "modal", "empty", "sort", "groups", "groups", "head", "foot", "bottom", "fast", "divide", "jump", "jump", "swap", "swap", "sticky", "longrow", "longrow",
	"popupgroup", "popupgroup", "listwide", "listwide", "dates", "times", "replace", "replace", "nest", "pop", "root", "swapfragments",
}

// fitting are reactions that only some classes of views have.
var fitting = map[string][]string{
	"next": {"ViewFlipper", "ViewSwitcher", "AdapterViewFlipper", "StackView", "ImageSwitcher", "TextSwitcher"}, "check": {"CheckBox", "RadioButton", "ToggleButton", "Switch", "CheckedTextView", "RadioGroup"},
	"progress": {"ProgressBar", "SeekBar", "RatingBar"}, "inflate": {"ViewStub"}, "row": {"ListView", "GridView", "Spinner"}, "rows": {"ListView", "GridView", "Spinner"}, "scroll": {"ScrollView", "ListView", "GridView"},
	"open": {"SlidingDrawer", "ExpandableListView", "Spinner"}, "error": {"EditText", "TextView"}, "columns": {"GridView", "TableLayout"}, "orient": {"LinearLayout"},
	"drop": {"AutoCompleteTextView", "MultiAutoCompleteTextView"}, "choice": {"ListView", "GridView"}, "one": {"ListView", "GridView"}, "modal": {"ListView", "GridView"}, "empty": {"ListView", "GridView"}, "sort": {"ListView", "GridView", "Spinner"},
	"groups": {"ExpandableListView"}, "head": {"ListView"}, "foot": {"ListView"}, "bottom": {"ListView", "GridView"}, "fast": {"ListView", "GridView"}, "divide": {"ListView"}, "jump": {"ListView", "GridView", "ScrollView", "HorizontalScrollView"},
	"swap": {"ListView", "GridView"}, "sticky": {"Spinner"},
	"text": {"TextView", "Button", "CheckBox"}, "append": {"TextView", "Button"}, "letters": {"TextView", "Button", "EditText"}, "add": {"LinearLayout", "FrameLayout", "RelativeLayout"},
}

func (d *drawer) reaction(name string) string {
	what := pick(d.r, d.kind.reactions...)
	var targets []drawn
	for _, v := range d.views {
		for _, class := range fitting[what] {
			if v.class == class {
				targets = append(targets, v)
			}
		}
	}
	if len(targets) == 0 {
		targets = d.views
	}
	target := ""
	if len(targets) > 0 {
		target = pick(d.r, targets...).id
	}
	arg := strings.NewReplacer("|", "/", "\n", " ").Replace(d.text())
	return strings.Join([]string{name, what, target, arg}, "|") + "\n"
}

// reactions draws what the views and the menu's items do.
func (d *drawer) reactions() {
	var b strings.Builder
	for _, v := range d.views {
		if d.r.IntN(3) > 0 {
			b.WriteString(d.reaction(v.id))
		}
	}
	for i := range 6 {
		b.WriteString(d.reaction(fmt.Sprintf("%s_item%d", d.name, i)))
	}
	if d.r.IntN(4) == 0 {
		b.WriteString(d.reaction("start"))
	}
	if d.kind.lists {
		b.WriteString("lists|||\n")
	}
	d.lot.files["assets/"+d.name] = b.String()
}

// menu draws the options menu; some screens have none.
func (d *drawer) menu() {
	n := d.r.IntN(6)
	if n == 0 {
		return
	}
	var b strings.Builder
	b.WriteString(`<menu xmlns:android="http://schemas.android.com/apk/res/android">` + "\n")
	for i := range n {
		item := &node{class: "item"}
		item.set("id", fmt.Sprintf("@+id/%s_item%d", d.name, i))
		item.set("title", escaped(d.text()))
		if d.r.IntN(3) == 0 {
			item.set("icon", pick(d.r, "@android:drawable/ic_menu_add", "@android:drawable/ic_menu_delete", "@drawable/oval"))
		}
		if d.r.IntN(3) == 0 {
			item.set("showAsAction", pick(d.r, "ifRoom", "always", "never", "ifRoom|withText", "collapseActionView|ifRoom"))
			item.attrs = append(item.attrs, chance(d.r, 4, `android:actionViewClass="android.widget.SearchView"`), chance(d.r, 5, `android:actionLayout="@layout/part"`))
		}
		item.attrs = append(item.attrs, chance(d.r, 5, `android:checkable="true"`), chance(d.r, 8, `android:visible="false"`), chance(d.r, 8, `android:enabled="false"`), chance(d.r, 9, `android:orderInCategory="1"`), chance(d.r, 6, `android:titleCondensed="short"`))
		if d.r.IntN(7) == 0 {
			sub := &node{class: "menu"}
			for range 1 + d.r.IntN(3) {
				c := &node{class: "item"}
				c.set("title", escaped(d.text()))
				sub.children = append(sub.children, c)
			}
			item.children = append(item.children, sub)
		}
		item.write(&b, "\t")
	}
	b.WriteString("</menu>\n")
	d.lot.files["res/menu/m"+strings.TrimPrefix(d.name, "s")+".xml"] = b.String()
}
