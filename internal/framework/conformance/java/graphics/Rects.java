import android.graphics.Point;
import android.graphics.PointF;
import android.graphics.Rect;
import android.graphics.RectF;
import android.os.Parcel;
import esdroid.conformance.Show;

/** Rect, RectF, Point, PointF. */
public class Rects extends Show {
    public static void main(String[] args) {
        int[][] all = {{0, 0, 10, 10}, {5, 5, 15, 8}, {10, 0, 20, 10}, {3, 3, 3, 9}, {8, 8, 2, 2}, {-5, -5, 30, 1}};
        for (int[] a : all) {
            Rect r = new Rect(a[0], a[1], a[2], a[3]);
            p(r, r.toShortString(), r.flattenToString(), r.width(), r.height(), r.centerX(), r.centerY(), r.exactCenterX(), r.exactCenterY(), r.isEmpty(), r.hashCode(), r.contains(5, 5), r.contains(0, 0, 2, 2));
            for (int[] b : all) {
                Rect s = new Rect(b[0], b[1], b[2], b[3]), t = new Rect(r), u = new Rect(r), v = new Rect();
                boolean hit = t.intersect(s);
                u.union(s);
                p(" ", hit, t.toShortString(), u.toShortString(), Rect.intersects(r, s), r.contains(s), v.setIntersect(r, s), v.toShortString(), r.equals(s));
            }
            r.sort();
            r.inset(1, 2);
            r.offset(3, 4);
            p(r.toShortString());
            r.offsetTo(7, 7);
            r.union(100, -100);
            p(r.toShortString());
        }
        p(Rect.unflattenFromString("1 2 3 4"), Rect.unflattenFromString("x"));
        float[][] floats = {{0, 0, 10.5f, 10.25f}, {5.5f, 5.25f, 15, 8}, {3, 3, 3, 9}, {-1.5f, -0.5f, 2.5f, 1.49f}, {8, 8, 2, 2}};
        for (float[] a : floats) {
            RectF r = new RectF(a[0], a[1], a[2], a[3]);
            Rect in = new Rect(), out = new Rect();
            r.round(in);
            r.roundOut(out);
            p(r, r.toShortString(), r.width(), r.height(), r.centerX(), r.centerY(), r.isEmpty(), in.toShortString(), out.toShortString(), r.contains(1, 1));
            for (float[] b : floats) {
                RectF s = new RectF(b[0], b[1], b[2], b[3]), t = new RectF(r), u = new RectF(r);
                p(" ", t.intersect(s), t.toShortString(), RectF.intersects(r, s), r.contains(s));
                u.union(s);
                p(" ", u.toShortString());
            }
            r.inset(0.5f, 0.25f);
            r.offset(1, 1);
            r.sort();
            p(r.toShortString(), r.equals(new RectF(r)), r.hashCode() == new RectF(r).hashCode());
        }
        Point q = new Point(3, 4);
        q.negate();
        q.offset(10, 20);
        p(q, q.equals(7, 16), q.equals(new Point(7, 16)), q.hashCode(), new Point(q).x);
        PointF f = new PointF(3, 4);
        p(f, f.length(), PointF.length(6, 8), f.equals(3, 4), new PointF(q));
        f.negate();
        f.offset(0.5f, 0.25f);
        p(f.x, f.y);
        Parcel parcel = Parcel.obtain();
        new Rect(1, 2, 3, 4).writeToParcel(parcel, 0);
        new RectF(1.5f, 2, 3, 4).writeToParcel(parcel, 0);
        q.writeToParcel(parcel, 0);
        parcel.setDataPosition(0);
        p(Rect.CREATOR.createFromParcel(parcel), RectF.CREATOR.createFromParcel(parcel), Point.CREATOR.createFromParcel(parcel));
        p(new Rect(null), new Rect().equals(null), new RectF(new Rect(1, 2, 3, 4)));
    }
}
