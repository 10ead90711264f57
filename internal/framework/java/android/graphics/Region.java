package android.graphics;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;
import java.util.TreeSet;

/** A set of pixels, made of rectangles. */
public class Region implements Parcelable {
    /** How regions are put together. */
    public enum Op {
        DIFFERENCE(0), INTERSECT(1), UNION(2), XOR(3), REVERSE_DIFFERENCE(4), REPLACE(5);

        public final int nativeInt;

        Op(int n) {
            nativeInt = n;
        }
    }

    // Rectangles that do not overlap, from top to bottom, then from left to right.
    private ArrayList<Rect> rects = new ArrayList<Rect>();

    public Region() {
    }

    public Region(Region r) {
        set(r);
    }

    public Region(Rect r) {
        set(r);
    }

    public Region(int left, int top, int right, int bottom) {
        set(left, top, right, bottom);
    }

    public static Region obtain() {
        return new Region();
    }

    public static Region obtain(Region other) {
        return new Region(other);
    }

    public void recycle() {
        setEmpty();
    }

    public void setEmpty() {
        rects.clear();
    }

    public boolean set(Region r) {
        ArrayList<Rect> copy = new ArrayList<Rect>();
        for (Rect x : r.rects) copy.add(new Rect(x));
        rects = copy;
        return true;
    }

    public boolean set(Rect r) {
        return set(r.left, r.top, r.right, r.bottom);
    }

    public boolean set(int left, int top, int right, int bottom) {
        rects.clear();
        if (left >= right || top >= bottom) return false;
        rects.add(new Rect(left, top, right, bottom));
        return true;
    }

    public boolean setPath(Path path, Region clip) {
        RectF bounds = new RectF();
        RectF exact = new RectF();
        Region made = new Region();
        if (path.isRect(exact)) {
            Rect r = new Rect();
            exact.round(r);
            made.set(r);
        } else {
            path.computeBounds(bounds, true);
            float[] c = path.contours();
            boolean evenOdd = path.getFillType() == Path.FillType.EVEN_ODD;
            Rect limit = clip.getBounds();
            int top = Math.max(limit.top, Math.round(bounds.top));
            int bottom = Math.min(limit.bottom, Math.round(bounds.bottom));
            for (int y = top; y < bottom; y++) scan(made.rects, c, y, evenOdd);
        }
        made.op(clip, Op.INTERSECT);
        rects = made.rects;
        return !rects.isEmpty();
    }

    // Adds the pixels of one row whose centers are inside.
    private static void scan(ArrayList<Rect> out, float[] c, int row, boolean evenOdd) {
        float y = row + 0.5f;
        ArrayList<float[]> hits = new ArrayList<float[]>();
        for (int at = 0; at < c.length;) {
            int n = (int) c[at];
            for (int i = 0; i < n; i++) {
                int j = (i + 1) % n;
                float x0 = c[at + 1 + 2 * i];
                float y0 = c[at + 2 + 2 * i];
                float x1 = c[at + 1 + 2 * j];
                float y1 = c[at + 2 + 2 * j];
                if (y0 <= y == y1 <= y) continue;
                float x = x0 + (y - y0) / (y1 - y0) * (x1 - x0);
                int k = 0;
                while (k < hits.size() && hits.get(k)[0] < x) k++;
                hits.add(k, new float[] {x, y0 < y1 ? 1 : -1});
            }
            at += 1 + 2 * n;
        }
        int winding = 0;
        for (int i = 0; i + 1 < hits.size(); i++) {
            winding += (int) hits.get(i)[1];
            boolean inside = evenOdd ? i % 2 == 0 : winding != 0;
            int l = Math.round(hits.get(i)[0]);
            int r = Math.round(hits.get(i + 1)[0]);
            if (!inside || l >= r) continue;
            Rect last = out.isEmpty() ? null : out.get(out.size() - 1);
            if (last != null && last.bottom == row && last.left == l && last.right == r) {
                last.bottom++;
            } else {
                out.add(new Rect(l, row, r, row + 1));
            }
        }
    }

    public boolean isEmpty() {
        return rects.isEmpty();
    }

    public boolean isRect() {
        return rects.size() == 1;
    }

    public boolean isComplex() {
        return rects.size() > 1;
    }

    public Rect getBounds() {
        Rect r = new Rect();
        getBounds(r);
        return r;
    }

    public boolean getBounds(Rect r) {
        if (r == null) throw new NullPointerException();
        r.setEmpty();
        for (Rect x : rects) r.union(x);
        return !r.isEmpty();
    }

    public Path getBoundaryPath() {
        Path path = new Path();
        getBoundaryPath(path);
        return path;
    }

    public boolean getBoundaryPath(Path path) {
        path.reset();
        for (Rect r : rects) path.addRect(new RectF(r), Path.Direction.CW);
        return !rects.isEmpty();
    }

    public boolean contains(int x, int y) {
        for (Rect r : rects) {
            if (r.contains(x, y)) return true;
        }
        return false;
    }

    public boolean quickContains(Rect r) {
        return quickContains(r.left, r.top, r.right, r.bottom);
    }

    public boolean quickContains(int left, int top, int right, int bottom) {
        return left < right && top < bottom && rects.size() == 1 && rects.get(0).contains(left, top, right, bottom);
    }

    public boolean quickReject(Rect r) {
        return quickReject(r.left, r.top, r.right, r.bottom);
    }

    public boolean quickReject(int left, int top, int right, int bottom) {
        return left >= right || top >= bottom || isEmpty() || !getBounds().intersects(left, top, right, bottom);
    }

    public boolean quickReject(Region rgn) {
        return quickReject(rgn.getBounds());
    }

    public void translate(int dx, int dy) {
        translate(dx, dy, null);
    }

    public void translate(int dx, int dy, Region dst) {
        Region to = dst == null ? this : dst;
        if (to != this) to.set(this);
        for (Rect r : to.rects) r.offset(dx, dy);
    }

    public void scale(float scale) {
        scale(scale, null);
    }

    public void scale(float scale, Region dst) {
        Region to = dst == null ? this : dst;
        if (to != this) to.set(this);
        for (Rect r : to.rects) r.scale(scale);
    }

    public final boolean union(Rect r) {
        return op(r, Op.UNION);
    }

    public boolean op(Rect r, Op op) {
        return op(r.left, r.top, r.right, r.bottom, op);
    }

    public boolean op(int left, int top, int right, int bottom, Op op) {
        return op(this, new Region(left, top, right, bottom), op);
    }

    public boolean op(Region region, Op op) {
        return op(this, region, op);
    }

    public boolean op(Rect rect, Region region, Op op) {
        return op(new Region(rect), region, op);
    }

    public boolean op(Region a, Region b, Op op) {
        TreeSet<Integer> ys = new TreeSet<Integer>();
        for (Rect r : a.rects) {
            ys.add(r.top);
            ys.add(r.bottom);
        }
        for (Rect r : b.rects) {
            ys.add(r.top);
            ys.add(r.bottom);
        }
        ArrayList<Rect> out = new ArrayList<Rect>();
        Integer last = null;
        int rowStart = 0;
        int rowEnd = 0;
        for (Integer y : ys) {
            if (last != null) {
                int begin = out.size();
                band(out, a, b, op, last, y);
                rowEnd = out.size();
                // A band like the one above only makes that longer.
                if (rowEnd - begin == begin - rowStart && begin > rowStart) {
                    boolean same = true;
                    for (int i = 0; i < rowEnd - begin && same; i++) {
                        Rect up = out.get(rowStart + i);
                        Rect down = out.get(begin + i);
                        same = up.left == down.left && up.right == down.right && up.bottom == down.top;
                    }
                    if (same) {
                        for (int i = rowEnd - 1; i >= begin; i--) out.remove(i);
                        for (int i = rowStart; i < begin; i++) out.get(i).bottom = y;
                        begin = rowStart;
                    }
                }
                rowStart = begin;
            }
            last = y;
        }
        rects = out;
        return !out.isEmpty();
    }

    private static void band(ArrayList<Rect> out, Region a, Region b, Op op, int top, int bottom) {
        TreeSet<Integer> xs = new TreeSet<Integer>();
        for (Region g : new Region[] {a, b}) {
            for (Rect r : g.rects) {
                if (r.top <= top && r.bottom >= bottom) {
                    xs.add(r.left);
                    xs.add(r.right);
                }
            }
        }
        Integer last = null;
        Rect open = null;
        for (Integer x : xs) {
            if (last != null) {
                boolean in = inside(a.contains(last, top), b.contains(last, top), op);
                if (in && open != null && open.right == last) {
                    open.right = x;
                } else if (in) {
                    open = new Rect(last, top, x, bottom);
                    out.add(open);
                }
            }
            last = x;
        }
    }

    private static boolean inside(boolean a, boolean b, Op op) {
        switch (op) {
            case DIFFERENCE:
                return a && !b;
            case INTERSECT:
                return a && b;
            case UNION:
                return a || b;
            case XOR:
                return a != b;
            case REVERSE_DIFFERENCE:
                return b && !a;
            default:
                return b;
        }
    }

    ArrayList<Rect> rects() {
        return rects;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("SkRegion(");
        for (Rect r : rects) sb.append('(').append(r.left).append(',').append(r.top).append(',').append(r.right).append(',').append(r.bottom).append(')');
        return sb.append(')').toString();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Region && rects.equals(((Region) o).rects);
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel p, int flags) {
        p.writeInt(rects.size());
        for (Rect r : rects) r.writeToParcel(p, flags);
    }

    public static final Parcelable.Creator<Region> CREATOR = new Parcelable.Creator<Region>() {
        @Override
        public Region createFromParcel(Parcel p) {
            Region r = new Region();
            for (int n = p.readInt(); n > 0; n--) r.rects.add(Rect.CREATOR.createFromParcel(p));
            return r;
        }

        @Override
        public Region[] newArray(int size) {
            return new Region[size];
        }
    };
}
