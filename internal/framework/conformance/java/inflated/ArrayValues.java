import android.content.Context;
import android.content.res.TypedArray;
import android.util.TypedValue;
import android.view.ContextThemeWrapper;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Values of attributes as other kinds than they are. */
public class ArrayValues {
    public static void main(String[] args) throws Exception {
        Context c = new ContextThemeWrapper(Runner.activity, id("style/Lone"));
        final int[] set = {id("attr/count"), id("attr/ratio"), id("attr/share"), id("attr/tone"), id("attr/label")};
        final TypedArray a = c.obtainStyledAttributes(id("style/Lone"), set);
        say(a.getInt(0, -1), a.getInteger(0, -1), a.getFloat(1, -1), a.getFraction(2, 10, 20, -1), a.getColor(3, 9), a.getString(4), a.getText(4));
        say(a.getFloat(0, -1), a.getBoolean(0, false), a.getString(0), a.getString(1), a.getString(2), a.getColor(0, 9));
        say(a.getType(0), a.getType(1), a.getType(2), a.getType(3), a.peekValue(0), a.peekValue(3), a.getResourceId(0, -5), a.getDrawable(4));
        say(a.hasValue(0), a.hasValue(4), a.hasValueOrEmpty(4), a.getIndexCount(), a.getIndex(0), a.getIndex(1), a.length(), a.getPositionDescription(), a.getNonResourceString(4), a.getChangingConfigurations());
        fails("a.getDimension(0, 1)", new Code() {
            public void run() throws Exception {
                a.getDimension(0, 1);
            }
        });
        fails("a.getDimensionPixelSize(1, 1)", new Code() {
            public void run() throws Exception {
                a.getDimensionPixelSize(1, 1);
            }
        });
        fails("a.getDimensionPixelOffset(2, 1)", new Code() {
            public void run() throws Exception {
                a.getDimensionPixelOffset(2, 1);
            }
        });
        fails("a.getInteger(1, 1)", new Code() {
            public void run() throws Exception {
                a.getInteger(1, 1);
            }
        });
        fails("a.getInt(1, 1)", new Code() {
            public void run() throws Exception {
                a.getInt(1, 1);
            }
        });
        fails("a.getFraction(0, 1, 1, 1)", new Code() {
            public void run() throws Exception {
                a.getFraction(0, 1, 1, 1);
            }
        });
        fails("a.getLayoutDimension(0, \"width\")", new Code() {
            public void run() throws Exception {
                a.getLayoutDimension(0, "width");
            }
        });
        fails("a.getLayoutDimension(3, \"width\")", new Code() {
            public void run() throws Exception {
                a.getLayoutDimension(3, "width");
            }
        });
        fails("a.getDrawable(0)", new Code() {
            public void run() throws Exception {
                a.getDrawable(0);
            }
        });
        fails("a.getColorStateList(1)", new Code() {
            public void run() throws Exception {
                a.getColorStateList(1);
            }
        });
        fails("a.getTextArray(0)", new Code() {
            public void run() throws Exception {
                a.getTextArray(0);
            }
        });
        TypedValue v = new TypedValue();
        say(a.getValue(2, v), v.type == TypedValue.TYPE_FRACTION, v.coerceToString(), a.getValue(3, v));
        a.recycle();
        fails("a.getInt(0, 1)", new Code() {
            public void run() throws Exception {
                a.getInt(0, 1);
            }
        });
        fails("a.hasValue(0)", new Code() {
            public void run() throws Exception {
                a.hasValue(0);
            }
        });
        fails("a.length()", new Code() {
            public void run() throws Exception {
                a.length();
            }
        });
    }
}
