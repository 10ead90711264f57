package crash

import "testing"

// Only what the platform's code did not throw itself is doubtful, and only if no code of
// the app had a part in it.
func TestUnthrown(t *testing.T) {
	const (
		inView    = "\tat android.widget.ListView.layoutChildren(ListView.java:10)\n"
		inLoop    = "\tat android.os.Looper.loop(Looper.java:69)\n"
		inApp     = "\tat com.x.Main.onCreate(Main.java:3)\n"
		inList    = "\tat java.util.ArrayList.get(ArrayList.java:411)\n"
		inReflect = "\tat java.lang.reflect.Method.invoke(Native Method)\n"
		null      = "java.lang.NullPointerException: Attempt to invoke virtual method 'int a.b()' on a null object reference\n"
	)
	for _, c := range []struct {
		name, report string
		want         bool
	}{
		{"an instruction of the platform", null + inView + inLoop, true},
		{"below the app", null + inView + inApp + inLoop, false},
		{"a check of the platform", "java.lang.NullPointerException: view == null\n" + inView + inLoop, false},
		{"a list of the platform", "java.lang.IndexOutOfBoundsException: Index: 3, Size: 3\n" + inList + inView + inLoop, true},
		{"a list of the app", "java.lang.IndexOutOfBoundsException: Index: 3, Size: 3\n" + inList + inApp + inLoop, false},
		{"thrown by the platform", "android.view.WindowManager$BadTokenException: Unable to add window\n" + inView + inLoop, false},
		{"called by reflection", "java.lang.IllegalArgumentException: wrong number of arguments\n" + inReflect + inLoop, false},
		{"a class that the app lacks", "java.lang.ClassNotFoundException: Didn't find class \"a.B\" on path: DexPathList[[]]\n\tat java.lang.ClassLoader.loadClass(ClassLoader.java:67)\n" + inLoop, false},
		{"wrapped", "java.lang.RuntimeException: Unable to start activity\n" + inLoop + "Caused by: " + null + inView + inLoop, true},
		{"wrapped by the app's", "java.lang.RuntimeException: Unable to start activity\n" + inApp + "Caused by: " + null + inView + inLoop, false},
		{"a cast", "java.lang.ClassCastException: a.B cannot be cast to a.C\n" + inView, true},
		{"nothing of Android", "java.lang.ArithmeticException: divide by zero\n" + inList, false},
	} {
		reports := ParseText("FATAL EXCEPTION: main\n" + c.report)
		if len(reports) != 1 {
			t.Fatalf("%s: %d reports", c.name, len(reports))
		}
		if got := reports[0].Unthrown(LikelyApp); got != c.want {
			t.Errorf("%s: %t, want %t", c.name, got, c.want)
		}
	}
}
