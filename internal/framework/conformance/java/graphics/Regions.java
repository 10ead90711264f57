import android.graphics.Path;
import android.graphics.Rect;
import android.graphics.Region;
import android.graphics.RegionIterator;
import esdroid.conformance.Show;

/** Region: operations and what they hold. */
public class Regions extends Show {
    private static void show(String name, Region r) {
        StringBuilder b = new StringBuilder();
        RegionIterator it = new RegionIterator(r);
        Rect x = new Rect();
        while (it.next(x)) b.append(x.toShortString());
        p(name, r.getBounds().toShortString(), r.isEmpty(), r.isRect(), r.isComplex(), b);
    }

    public static void main(String[] args) {
        for (Region.Op op : Region.Op.values()) {
            Region r = new Region(0, 0, 20, 20);
            p(op, r.op(new Rect(10, 10, 30, 30), op));
            show(" overlap", r);
            r = new Region(0, 0, 20, 20);
            r.op(5, 5, 15, 15, op);
            show(" inside", r);
            r = new Region(0, 0, 20, 20);
            r.op(new Region(40, 0, 60, 20), op);
            show(" apart", r);
        }
        Region r = new Region();
        show("empty", r);
        p(r.set(1, 2, 3, 4), r.contains(1, 2), r.contains(3, 4), r.union(new Rect(3, 2, 5, 4)));
        show("joined", r);
        r.translate(10, 20);
        show("moved", r);
        p(r.quickContains(11, 22, 12, 23), r.quickReject(0, 0, 5, 5), r.quickReject(new Rect(11, 22, 12, 23)), r.equals(new Region(r)));
        r.setEmpty();
        r.union(new Rect(0, 0, 10, 10));
        r.union(new Rect(20, 0, 30, 10));
        r.union(new Rect(5, 5, 25, 15));
        show("three", r);
        p(r.contains(15, 3), r.contains(15, 7), r.quickContains(6, 6, 9, 9));
        Path path = new Path();
        path.moveTo(0, 0);
        path.lineTo(8, 0);
        path.lineTo(8, 8);
        path.lineTo(0, 8);
        path.close();
        Region fromPath = new Region();
        p(fromPath.setPath(path, new Region(0, 0, 100, 5)));
        show("path", fromPath);
        Region copy = new Region(new Rect(1, 1, 2, 2));
        copy.set(r);
        p(copy.equals(r), copy.getBounds(new Rect()), copy.op(r, Region.Op.XOR));
        show("xor itself", copy);
    }
}
