import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.os.Parcel;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** Lists of colours by state. */
public class Colours {
    public static void main(String[] args) throws Exception {
        Resources r = Runner.activity.getResources();
        Resources.Theme t = r.newTheme();
        t.applyStyle(id("style/Base.Derived.Again"), true);
        final ColorStateList l = r.getColorStateList(id("color/states"), t);
        int p = android.R.attr.state_pressed, e = android.R.attr.state_enabled, k = android.R.attr.state_checked, f = android.R.attr.state_focused;
        for (int[] s : new int[][] {{}, {p}, {p, e}, {e}, {e, k}, {e, k, f}, {-e}, {k}}) say(s.length, Integer.toHexString(l.getColorForState(s, 1)));
        say(l.isStateful(), l.isOpaque(), Integer.toHexString(l.getDefaultColor()));
        ColorStateList one = ColorStateList.valueOf(0xff123456);
        say(one.isStateful(), one.isOpaque(), one == ColorStateList.valueOf(0xff123456), one, one.getColorForState(new int[] {p}, 0) == 0xff123456);
        ColorStateList half = l.withAlpha(16);
        say(Integer.toHexString(half.getDefaultColor()), half.isOpaque());
        ColorStateList made = new ColorStateList(new int[][] {{p}, {-e, k}}, new int[] {1, 2});
        say(made.getColorForState(new int[] {e}, 77), made.getColorForState(new int[] {k}, 77), made.getDefaultColor(), made);
        Parcel parcel = Parcel.obtain();
        made.writeToParcel(parcel, 0);
        parcel.setDataPosition(0);
        say(ColorStateList.CREATOR.createFromParcel(parcel));
        final Resources q = r;
        fails("q.getColorStateList(0)", new Code() {
            public void run() throws Exception {
                q.getColorStateList(0);
            }
        });
        say(q.getColorStateList(id("color/blue")).getDefaultColor(), q.getColor(id("color/states"), t) == l.getDefaultColor(), Integer.toHexString(q.getColor(id("color/thin"))), Integer.toHexString(q.getColor(id("color/alias"))));
        fails("no colour", new Code() {
            public void run() throws Exception {
                q.getColorStateList(id("color/bad"));
            }
        });
    }
}
