package android.graphics;

import java.util.Iterator;

/** Goes through the rectangles of a region. */
public class RegionIterator {
    private final Iterator<Rect> rects;

    public RegionIterator(Region region) {
        rects = new Region(region).rects().iterator();
    }

    public final boolean next(Rect r) {
        if (r == null) throw new NullPointerException("The Rect must be provided");
        if (!rects.hasNext()) return false;
        r.set(rects.next());
        return true;
    }
}
