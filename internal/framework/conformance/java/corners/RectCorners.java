import android.graphics.Point;
import android.graphics.PointF;
import android.graphics.Rect;
import android.graphics.RectF;
import esdroid.conformance.Out.Code;
import static esdroid.conformance.Out.*;

/** Rectangles that are empty, turned over, touch. */
public class RectCorners {
    public static void main(String[] args) throws Exception {
        Rect a = new Rect(0, 0, 10, 10), b = new Rect(10, 0, 20, 10), c = new Rect(5, 5, 15, 15), e = new Rect(), inv = new Rect(9, 9, 1, 1);
        say(a.intersect(b), a, a.intersects(5, 5, 6, 6), Rect.intersects(a, b), a.intersect(c), a, a.contains(5, 5), a.contains(10, 10), a.contains(e), inv.isEmpty(), inv.width(), e.isEmpty());
        a.union(20, 20);
        say(a);
        a.union(e);
        say(a);
        e.union(c);
        say(e);
        inv.sort();
        say(inv, inv.centerX(), inv.exactCenterX(), inv.toShortString(), inv.flattenToString(), Rect.unflattenFromString("1 2 3 4"), Rect.unflattenFromString("1 2 3"), inv.hashCode());
        inv.inset(5, 5);
        say(inv, inv.isEmpty());
        inv.offsetTo(0, 0);
        inv.offset(1, 2);
        say(inv, new Rect(inv).equals(inv), new Rect(0, 0, 5, 5).setIntersect(new Rect(1, 1, 2, 2), new Rect(3, 3, 4, 4)));
        fails("Rect.unflattenFromString(null)", new Code() {
            public void run() throws Exception {
                Rect.unflattenFromString(null);
            }
        });
        fails("new Rect((Rect) null).width()", new Code() {
            public void run() throws Exception {
                new Rect((Rect) null).width();
            }
        });
        RectF f = new RectF(0.5f, 1.5f, 3.5f, 2.4f);
        Rect r = new Rect();
        f.round(r);
        say(f, r, f.width(), f.centerX(), f.contains(0.5f, 1.5f), f.contains(3.5f, 2), f.toShortString());
        f.roundOut(r);
        say(r, f.intersect(9, 9, 10, 10), f.intersect(1, 1, 2, 2), f, new RectF(new Rect(1, 2, 3, 4)), RectF.intersects(f, new RectF(1, 1, 9, 9)));
        say(new Point(1, 2), new Point(1, 2).equals(1, 2), new PointF(3, 4).length(), new PointF(1, 2), PointF.length(5, 12));
    }
}
