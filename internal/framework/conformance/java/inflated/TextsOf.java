import android.content.res.Resources;
import android.content.res.TypedArray;
import android.text.Spanned;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Texts of resources: formed, styled, counted, in lists. */
public class TextsOf {
    public static void main(String[] args) throws Exception {
        final Resources r = Runner.activity.getResources();
        say(r.getString(id("string/formed"), "Ann", 3), r.getText(id("string/formed")), r.getString(id("string/quoted")).replace("\n", "|"));
        CharSequence s = r.getText(id("string/styled"));
        say(s, s instanceof Spanned, s.getClass().getSimpleName());
        Object[] spans = ((Spanned) s).getSpans(0, s.length(), Object.class);
        for (Object o : spans) say(o.getClass().getSimpleName(), ((Spanned) s).getSpanStart(o), ((Spanned) s).getSpanEnd(o), ((Spanned) s).getSpanFlags(o));
        for (int n : new int[] {0, 1, 2, 21}) say(r.getQuantityString(id("plurals/days"), n, n), r.getQuantityText(id("plurals/days"), n), r.getQuantityString(id("plurals/lone"), n));
        say(r.getStringArray(id("array/fruits")), r.getIntArray(id("array/numbers")), r.getTextArray(id("array/fruits")));
        TypedArray a = r.obtainTypedArray(id("array/mixed"));
        say(a.length(), Integer.toHexString(a.getColor(0, 0)), a.getString(1), a.getDimension(2, 0), a.getDrawable(3).getClass().getSimpleName(), a.getBoolean(4, false), a.getResourceId(3, 0) == id("drawable/box"));
        a.recycle();
        fails("r.getString(id(\"string/formed\"), \"one\")", new Code() {
            public void run() throws Exception {
                r.getString(id("string/formed"), "one");
            }
        });
        fails("r.getString(id(\"string/formed\"), \"one\", \"two\")", new Code() {
            public void run() throws Exception {
                r.getString(id("string/formed"), "one", "two");
            }
        });
        fails("r.getQuantityString(id(\"string/plain\"), 1)", new Code() {
            public void run() throws Exception {
                r.getQuantityString(id("string/plain"), 1);
            }
        });
        fails("r.getStringArray(id(\"string/plain\"))", new Code() {
            public void run() throws Exception {
                r.getStringArray(id("string/plain"));
            }
        });
        fails("r.getIntArray(1)", new Code() {
            public void run() throws Exception {
                r.getIntArray(1);
            }
        });
        fails("r.obtainTypedArray(2)", new Code() {
            public void run() throws Exception {
                r.obtainTypedArray(2);
            }
        });
        say(r.getStringArray(id("array/mixed")), r.getIntArray(id("array/fruits")));
    }
}
