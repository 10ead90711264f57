// The sequence as tests that name widgets: Espresso and UI Automator, in Kotlin and Java.

package uitest

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
)

// language is what a test is written in.
type language struct {
	name, extension string
	end             string // of statements
}

var languages = []language{{"Kotlin", ".kt", ""}, {"Java", ".java", ";"}}

// Crash is a crash and the way to it.
type Crash struct {
	Sequence *event.Sequence // of the package's events
	Activity string          // the class that the app starts with
	About    string          // the crash in a line
}

// Files returns the files of the tests by their names.
func (c *Crash) Files() map[string]string {
	files := make(map[string]string)
	for _, l := range languages {
		files["CrashEspressoTest"+l.extension] = c.espresso(l)
		files["CrashUiTest"+l.extension] = c.uiAutomator(l)
	}
	return files
}

// literal is a string in either language.
func (l language) literal(s string) string {
	q := strconv.QuoteToASCII(s)
	q = strings.NewReplacer(`\a`, `\u0007`, `\v`, `\u000b`, `\f`, `\u000c`).Replace(q)
	var b strings.Builder
	for i := 0; i < len(q); i++ {
		switch {
		case q[i] == '\\' && i+3 < len(q) && q[i+1] == 'x': // Go's two digits
			b.WriteString(`\u00` + q[i+2:i+4])
			i += 3
		case q[i] == '\\' && i+9 < len(q) && q[i+1] == 'U':
			n, err := strconv.ParseUint(q[i+2:i+10], 16, 32)
			if err == nil {
				n -= 0x10000
				fmt.Fprintf(&b, `\u%04x\u%04x`, 0xd800+n>>10, 0xdc00+n&0x3ff)
			}
			i += 9
		case q[i] == '\\':
			b.WriteString(q[i : i+2])
			i++
		case q[i] == '$' && l.extension == ".kt":
			b.WriteString(`\$`)
		default:
			b.WriteByte(q[i])
		}
	}
	return b.String()
}

// espresso names widgets by id or text; Espresso cannot touch places, so that a touch
// beside every widget is one by the device.
func (c *Crash) espresso(l language) string {
	var b strings.Builder
	device := false
	var body strings.Builder
	for i := range c.Sequence.Events {
		e := &c.Sequence.Events[i]
		fmt.Fprintf(&body, "        // %d. %s\n", i+1, strings.ReplaceAll(e.Sentence(), "\n", " "))
		on := l.matcher(e.Widget)
		switch {
		case e.Kind == event.Tap && on != "":
			l.line(&body, "onView(%s).perform(click())", on)
		case e.Kind == event.LongPress && on != "":
			l.line(&body, "onView(%s).perform(longClick())", on)
		case e.Kind == event.Text && on != "":
			l.line(&body, "onView(%s).perform(replaceText(%s))", on, l.literal(e.Text))
		case e.Kind == event.Back:
			l.line(&body, "pressBackUnconditionally()")
		case e.Kind == event.Menu:
			l.line(&body, "openActionBarOverflowOrOptionsMenu(InstrumentationRegistry.getInstrumentation().getTargetContext())")
		default:
			device = true
			l.deviceStep(&body, e)
		}
	}
	imports := []string{"androidx.test.core.app.ActivityScenario", "androidx.test.ext.junit.runners.AndroidJUnit4", "androidx.test.platform.app.InstrumentationRegistry",
		"org.junit.Test", "org.junit.runner.RunWith"}
	if device {
		imports = append(imports, "androidx.test.uiautomator.By", "androidx.test.uiautomator.UiDevice")
	}
	statics := []string{"androidx.test.espresso.Espresso.*", "androidx.test.espresso.action.ViewActions.*", "androidx.test.espresso.matcher.ViewMatchers.*"}
	l.head(&b, c.Sequence.Package, imports, statics, "CrashEspressoTest", "Ends with the crash "+c.About+".")
	if device {
		l.declare(&b, "UiDevice", "device", "UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())")
	}
	l.line(&b, "ActivityScenario.launch(%s)", l.class(c.Activity))
	b.WriteString(body.String())
	b.WriteString("    }\n}\n")
	return b.String()
}

// uiAutomator finds widgets by their resource name or text.
func (c *Crash) uiAutomator(l language) string {
	var b strings.Builder
	l.head(&b, c.Sequence.Package, []string{"android.content.Context", "android.content.Intent", "androidx.test.ext.junit.runners.AndroidJUnit4", "androidx.test.platform.app.InstrumentationRegistry",
		"androidx.test.uiautomator.By", "androidx.test.uiautomator.UiDevice", "androidx.test.uiautomator.Until", "org.junit.Test", "org.junit.runner.RunWith"},
		nil, "CrashUiTest", "Ends with the crash "+c.About+".")
	pkg := l.literal(c.Sequence.Package)
	l.declare(&b, "UiDevice", "device", "UiDevice.getInstance(InstrumentationRegistry.getInstrumentation())")
	l.declare(&b, "Context", "context", "InstrumentationRegistry.getInstrumentation().getContext()")
	l.declare(&b, "Intent", "intent", l.make("Intent")+"().setClassName("+pkg+", "+l.literal(c.Activity)+").addFlags(Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_CLEAR_TASK)")
	l.line(&b, "context.startActivity(intent)")
	l.line(&b, "device.wait(Until.hasObject(By.pkg(%s)), 5000%s)", pkg, map[string]string{".kt": "L", ".java": "L"}[l.extension])
	for i := range c.Sequence.Events {
		e := &c.Sequence.Events[i]
		fmt.Fprintf(&b, "        // %d. %s\n", i+1, strings.ReplaceAll(e.Sentence(), "\n", " "))
		on := l.selector(c.Sequence.Package, e.Widget)
		switch {
		case e.Kind == event.Tap && on != "":
			l.line(&b, "device.findObject(%s).click()", on)
		case e.Kind == event.LongPress && on != "":
			l.line(&b, "device.findObject(%s).longClick()", on)
		case e.Kind == event.Text && on != "":
			l.line(&b, "device.findObject(%s).setText(%s)", on, l.literal(e.Text))
		default:
			l.deviceStep(&b, e)
		}
		l.line(&b, "device.waitForIdle()")
	}
	b.WriteString("    }\n}\n")
	if l.extension == ".kt" { // bit operations have names there
		return strings.ReplaceAll(b.String(), "FLAG_ACTIVITY_NEW_TASK | Intent", "FLAG_ACTIVITY_NEW_TASK or Intent")
	}
	return b.String()
}

// deviceStep writes an event that no widget is needed for.
func (l language) deviceStep(b *strings.Builder, e *event.Event) {
	p := func(i int) string { return fmt.Sprintf("%.0f, %.0f", e.Points[i].X, e.Points[i].Y) }
	switch e.Kind {
	case event.Tap:
		l.line(b, "device.click(%s)", p(0))
	case event.LongPress:
		l.line(b, "device.swipe(%s, %s, 100)", p(0), p(0))
	case event.Swipe:
		l.line(b, "device.swipe(%s, %s, 20)", p(0), p(1))
	case event.Back:
		l.line(b, "device.pressBack()")
	case event.Home:
		l.line(b, "device.pressHome()")
	case event.Menu:
		l.line(b, "device.pressMenu()")
	case event.Rotate:
		l.line(b, "device.%s()", [...]string{"setOrientationNatural", "setOrientationLeft", "setOrientationNatural", "setOrientationRight"}[e.Rotation&3])
	case event.Text:
		l.line(b, "device.executeShellCommand(%s)", l.literal("input text "+strings.ReplaceAll(e.Text, " ", "%s")))
	case event.Broadcast:
		l.line(b, "device.executeShellCommand(%s)", l.literal("am broadcast -a "+e.Text))
	case event.Wait:
		l.line(b, "Thread.sleep(%d)", e.Duration.Milliseconds())
	case event.Permit:
		button := map[bool]string{true: "permission_allow_button", false: "permission_deny_button"}[e.On]
		l.line(b, `device.findObject(By.res("com.android.packageinstaller", %s)).click()`, l.literal(button))
	default:
		if code, ok := event.KeyCode(e.KeyName()); ok {
			l.line(b, "device.pressKeyCode(%d)", code)
		} else {
			b.WriteString("        // to be arranged outside of this test\n")
		}
	}
}

// matcher is how Espresso finds a widget, "" if it cannot.
func (l language) matcher(w *event.Widget) string {
	switch {
	case w == nil:
		return ""
	case w.ID != "" && !strings.Contains(w.ID, ":"):
		return "withResourceName(" + l.literal(w.ID) + ")"
	case w.Text != "":
		return "withText(" + l.literal(w.Text) + ")"
	}
	return ""
}

// selector is how UI Automator finds a widget, "" if it cannot.
func (l language) selector(pkg string, w *event.Widget) string {
	switch {
	case w == nil:
		return ""
	case w.ID != "":
		if system, ok := strings.CutPrefix(w.ID, "android:"); ok {
			return "By.res(\"android\", " + l.literal(system) + ")"
		}
		return "By.res(" + l.literal(pkg) + ", " + l.literal(w.ID) + ")"
	case w.Text != "":
		return "By.text(" + l.literal(w.Text) + ")"
	}
	return ""
}

func (l language) head(b *strings.Builder, pkg string, imports, statics []string, class, about string) {
	fmt.Fprintf(b, "package %s%s\n\n", pkg, l.end)
	for _, s := range statics {
		if l.extension == ".java" {
			fmt.Fprintf(b, "import static %s;\n", s)
		} else {
			fmt.Fprintf(b, "import %s\n", s)
		}
	}
	for _, s := range imports {
		fmt.Fprintf(b, "import %s%s\n", s, l.end)
	}
	about = strings.NewReplacer("*/", "* /", "\n", " ").Replace(about)
	fmt.Fprintf(b, "\n/** %s */\n", about)
	if l.extension == ".java" {
		fmt.Fprintf(b, "@RunWith(AndroidJUnit4.class)\npublic class %s {\n    @Test\n    public void crash() throws Exception {\n", class)
	} else {
		fmt.Fprintf(b, "@RunWith(AndroidJUnit4::class)\nclass %s {\n    @Test\n    fun crash() {\n", class)
	}
}

func (l language) line(b *strings.Builder, format string, args ...any) {
	fmt.Fprintf(b, "        "+format+l.end+"\n", args...)
}

// declare writes a variable.
func (l language) declare(b *strings.Builder, typ, name, value string) {
	if l.extension == ".kt" {
		typ = "val"
	}
	l.line(b, "%s %s = %s", typ, name, value)
}

func (l language) make(class string) string {
	if l.extension == ".kt" {
		return class
	}
	return "new " + class
}

// class is the class object.
func (l language) class(name string) string {
	name = strings.ReplaceAll(name, "$", ".")
	if l.extension == ".kt" {
		return name + "::class.java"
	}
	return name + ".class"
}
