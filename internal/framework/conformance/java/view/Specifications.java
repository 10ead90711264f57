import android.view.View;
import android.view.ViewGroup;

/** What children are asked for, and how sizes resolve. */
public class Specifications {
    public static void main(String[] args) {
        int[] modes = {View.MeasureSpec.UNSPECIFIED, View.MeasureSpec.EXACTLY, View.MeasureSpec.AT_MOST};
        int[] dimensions = {0, 50, 500, ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT};
        for (int mode : modes) {
            int spec = View.MeasureSpec.makeMeasureSpec(100, mode);
            System.out.println(View.MeasureSpec.toString(spec));
            for (int d : dimensions) {
                if (mode != View.MeasureSpec.UNSPECIFIED || d >= 0) {
                    System.out.println(d + " " + View.MeasureSpec.toString(ViewGroup.getChildMeasureSpec(spec, 30, d)));
                }
                if (d >= 0) {
                    System.out.println(View.resolveSize(d, spec) + " " + Integer.toHexString(View.resolveSizeAndState(d, spec, View.MEASURED_STATE_TOO_SMALL))
                            + " " + View.getDefaultSize(d, spec));
                }
            }
        }
        System.out.println(Integer.toHexString(View.combineMeasuredStates(0x1000000, 0x100)));
    }
}
