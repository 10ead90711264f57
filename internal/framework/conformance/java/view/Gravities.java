import android.graphics.Rect;
import android.view.Gravity;
import android.view.View;

/** Where gravity puts a box, for every combination of the usual ones. */
public class Gravities {
    public static void main(String[] args) {
        int[] horizontal = {Gravity.LEFT, Gravity.RIGHT, Gravity.CENTER_HORIZONTAL, Gravity.FILL_HORIZONTAL, Gravity.START, Gravity.END, 0};
        int[] vertical = {Gravity.TOP, Gravity.BOTTOM, Gravity.CENTER_VERTICAL, Gravity.FILL_VERTICAL, 0};
        Rect container = new Rect(10, 20, 111, 221);
        Rect out = new Rect();
        for (int h : horizontal) {
            for (int v : vertical) {
                for (int direction = View.LAYOUT_DIRECTION_LTR; direction <= View.LAYOUT_DIRECTION_RTL; direction++) {
                    Gravity.apply(h | v, 30, 40, container, out, direction);
                    System.out.println(h + " " + v + " " + direction + " " + out + " " + Gravity.getAbsoluteGravity(h | v, direction));
                }
            }
        }
        Gravity.apply(Gravity.CENTER | Gravity.CLIP_HORIZONTAL | Gravity.CLIP_VERTICAL, 300, 400, container, 5, 7, out);
        System.out.println(out);
        Rect inout = new Rect(-20, 5, 60, 300);
        Gravity.applyDisplay(0, container, inout);
        System.out.println(inout);
        System.out.println(Gravity.isHorizontal(Gravity.LEFT) + " " + Gravity.isVertical(Gravity.LEFT) + " " + Gravity.isVertical(Gravity.TOP));
    }
}
