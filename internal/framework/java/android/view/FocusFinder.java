package android.view;

import android.graphics.Rect;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;

/** Finds the view that takes the focus next. */
public class FocusFinder {
    private static final ThreadLocal<FocusFinder> FINDER = new ThreadLocal<FocusFinder>() {
        @Override
        protected FocusFinder initialValue() {
            return new FocusFinder();
        }
    };
    private final Rect mFocusedRect = new Rect();

    private FocusFinder() {
    }

    public static FocusFinder getInstance() {
        return FINDER.get();
    }

    public final View findNextFocus(ViewGroup root, View focused, int direction) {
        return find(root, focused, null, direction);
    }

    public View findNextFocusFromRect(ViewGroup root, Rect focusedRect, int direction) {
        mFocusedRect.set(focusedRect);
        return find(root, null, mFocusedRect, direction);
    }

    public View findNextKeyboardNavigationCluster(View root, View currentCluster, int direction) {
        return null;
    }

    private View find(ViewGroup root, View focused, Rect rect, int direction) {
        if (focused != null) {
            View user = focused.findUserSetNextFocus(root, direction);
            View at = user;
            for (int hops = 0; user != null && hops < 100; hops++) {
                if (user.isFocusable() && user.getVisibility() == View.VISIBLE
                        && (!user.isInTouchMode() || user.isFocusableInTouchMode())) {
                    return user;
                }
                user = user.findUserSetNextFocus(root, direction);
                if (user == at) {
                    break;
                }
            }
        }
        final ArrayList<View> all = new ArrayList<View>();
        root.addFocusables(all, direction);
        if (all.isEmpty()) {
            return null;
        }
        if (focused != null) {
            if (rect == null) {
                rect = mFocusedRect;
            }
            focused.getFocusedRect(rect);
            root.offsetDescendantRectToMyCoords(focused, rect);
        } else if (rect == null) {
            rect = mFocusedRect;
            final boolean rtl = root.isLayoutRtl();
            if (direction == View.FOCUS_RIGHT || direction == View.FOCUS_DOWN || direction == View.FOCUS_FORWARD && !rtl
                    || direction == View.FOCUS_BACKWARD && rtl) {
                rect.set(root.getScrollX(), root.getScrollY(), root.getScrollX(), root.getScrollY());
            } else {
                final int r = root.getScrollX() + root.getWidth(), b = root.getScrollY() + root.getHeight();
                rect.set(r, b, r, b);
            }
        }
        if (direction == View.FOCUS_FORWARD || direction == View.FOCUS_BACKWARD) {
            final View[] sorted = all.toArray(new View[all.size()]);
            final ArrayList<View> order = chain(sorted, root);
            final int count = order.size();
            final int i = focused == null ? -1 : direction == View.FOCUS_FORWARD ? order.lastIndexOf(focused) : order.indexOf(focused);
            if (direction == View.FOCUS_FORWARD) {
                return i >= 0 && i + 1 < count ? order.get(i + 1) : order.get(0);
            }
            return i > 0 ? order.get(i - 1) : order.get(count - 1);
        }
        final Rect best = new Rect(rect);
        switch (direction) {
            case View.FOCUS_LEFT: best.offset(rect.width() + 1, 0); break;
            case View.FOCUS_RIGHT: best.offset(-(rect.width() + 1), 0); break;
            case View.FOCUS_UP: best.offset(0, rect.height() + 1); break;
            case View.FOCUS_DOWN: best.offset(0, -(rect.height() + 1)); break;
            default:
                throw new IllegalArgumentException("Unknown direction: " + direction);
        }
        View closest = null;
        final Rect other = new Rect();
        for (int i = 0; i < all.size(); i++) {
            final View v = all.get(i);
            if (v == focused || v == root) {
                continue;
            }
            v.getFocusedRect(other);
            root.offsetDescendantRectToMyCoords(v, other);
            if (isBetterCandidate(direction, rect, other, best)) {
                best.set(other);
                closest = v;
            }
        }
        return closest;
    }

    private static ArrayList<View> chain(View[] views, ViewGroup root) {
        sort(views, 0, views.length, root, root.isLayoutRtl());
        return new ArrayList<View>(Arrays.asList(views));
    }

    static void sort(View[] views, int start, int end, ViewGroup root, final boolean rtl) {
        final int count = end - start;
        if (count < 2) {
            return;
        }
        final Rect[] rects = new Rect[count];
        final Integer[] order = new Integer[count];
        for (int i = 0; i < count; i++) {
            rects[i] = new Rect();
            views[start + i].getDrawingRect(rects[i]);
            root.offsetDescendantRectToMyCoords(views[start + i], rects[i]);
            order[i] = i;
        }
        // first top to bottom, then within each band of views that overlap vertically by their left edges
        Arrays.sort(order, new Comparator<Integer>() {
            @Override
            public int compare(Integer a, Integer b) {
                final int d = rects[a].top - rects[b].top;
                return d != 0 ? d : rects[a].bottom - rects[b].bottom;
            }
        });
        int bandStart = 0;
        int sweep = rects[order[0]].bottom;
        for (int i = 1; i <= count; i++) {
            if (i < count && rects[order[i]].top < sweep) {
                sweep = Math.max(sweep, rects[order[i]].bottom);
                continue;
            }
            if (i - bandStart > 1) {
                Arrays.sort(order, bandStart, i, new Comparator<Integer>() {
                    @Override
                    public int compare(Integer a, Integer b) {
                        final int d = rects[a].left - rects[b].left;
                        if (d != 0) {
                            return rtl ? -d : d;
                        }
                        return rtl ? rects[b].right - rects[a].right : rects[a].right - rects[b].right;
                    }
                });
            }
            if (i < count) {
                sweep = rects[order[i]].bottom;
                bandStart = i;
            }
        }
        final View[] old = Arrays.copyOfRange(views, start, end);
        for (int i = 0; i < count; i++) {
            views[start + i] = old[order[i]];
        }
    }

    boolean isBetterCandidate(int direction, Rect source, Rect rect1, Rect rect2) {
        if (!isCandidate(source, rect1, direction)) {
            return false;
        }
        if (!isCandidate(source, rect2, direction)) {
            return true;
        }
        if (beamBeats(direction, source, rect1, rect2)) {
            return true;
        }
        if (beamBeats(direction, source, rect2, rect1)) {
            return false;
        }
        return weight(direction, source, rect1) < weight(direction, source, rect2);
    }

    private static long weight(int direction, Rect source, Rect r) {
        final long major = majorAxisDistance(direction, source, r), minor = minorAxisDistance(direction, source, r);
        return 13 * major * major + minor * minor;
    }

    private boolean beamBeats(int direction, Rect source, Rect rect1, Rect rect2) {
        final boolean in1 = beamsOverlap(direction, source, rect1), in2 = beamsOverlap(direction, source, rect2);
        if (in2 || !in1) {
            return false;
        }
        if (!isToDirectionOf(direction, source, rect2)) {
            return true;
        }
        if (direction == View.FOCUS_LEFT || direction == View.FOCUS_RIGHT) {
            return true;
        }
        return majorAxisDistance(direction, source, rect1) < majorAxisDistanceToFarEdge(direction, source, rect2);
    }

    boolean isCandidate(Rect src, Rect dest, int direction) {
        switch (direction) {
            case View.FOCUS_LEFT: return (src.right > dest.right || src.left >= dest.right) && src.left > dest.left;
            case View.FOCUS_RIGHT: return (src.left < dest.left || src.right <= dest.left) && src.right < dest.right;
            case View.FOCUS_UP: return (src.bottom > dest.bottom || src.top >= dest.bottom) && src.top > dest.top;
            default: return (src.top < dest.top || src.bottom <= dest.top) && src.bottom < dest.bottom;
        }
    }

    boolean beamsOverlap(int direction, Rect a, Rect b) {
        if (direction == View.FOCUS_LEFT || direction == View.FOCUS_RIGHT) {
            return b.bottom >= a.top && b.top <= a.bottom;
        }
        return b.right >= a.left && b.left <= a.right;
    }

    boolean isToDirectionOf(int direction, Rect src, Rect dest) {
        switch (direction) {
            case View.FOCUS_LEFT: return src.left >= dest.right;
            case View.FOCUS_RIGHT: return src.right <= dest.left;
            case View.FOCUS_UP: return src.top >= dest.bottom;
            default: return src.bottom <= dest.top;
        }
    }

    static int majorAxisDistance(int direction, Rect s, Rect d) {
        final int v = direction == View.FOCUS_LEFT ? s.left - d.right : direction == View.FOCUS_RIGHT ? d.left - s.right
                : direction == View.FOCUS_UP ? s.top - d.bottom : d.top - s.bottom;
        return Math.max(0, v);
    }

    static int majorAxisDistanceToFarEdge(int direction, Rect s, Rect d) {
        final int v = direction == View.FOCUS_LEFT ? s.left - d.left : direction == View.FOCUS_RIGHT ? d.right - s.right
                : direction == View.FOCUS_UP ? s.top - d.top : d.bottom - s.bottom;
        return Math.max(1, v);
    }

    static int minorAxisDistance(int direction, Rect s, Rect d) {
        if (direction == View.FOCUS_LEFT || direction == View.FOCUS_RIGHT) {
            return Math.abs(s.top + s.height() / 2 - (d.top + d.height() / 2));
        }
        return Math.abs(s.left + s.width() / 2 - (d.left + d.width() / 2));
    }

    public View findNearestTouchable(ViewGroup root, int x, int y, int direction, int[] deltas) {
        final ArrayList<View> touchables = root.getTouchables();
        final int edge = ViewConfiguration.get(root.getContext()).getScaledEdgeSlop();
        final Rect r = new Rect();
        View closest = null;
        int min = Integer.MAX_VALUE;
        for (View t : touchables) {
            t.getDrawingRect(r);
            root.offsetRectBetweenParentAndChild(t, r, true, true);
            int d = Integer.MAX_VALUE;
            switch (direction) {
                case View.FOCUS_LEFT: d = x >= r.right ? x - r.right + 1 : d; break;
                case View.FOCUS_RIGHT: d = x <= r.left ? r.left - x : d; break;
                case View.FOCUS_UP: d = y >= r.bottom ? y - r.bottom + 1 : d; break;
                case View.FOCUS_DOWN: d = y <= r.top ? r.top - y : d; break;
            }
            if (d < edge && d < min) {
                min = d;
                closest = t;
                deltas[0] = direction == View.FOCUS_LEFT ? -d : direction == View.FOCUS_RIGHT ? d : 0;
                deltas[1] = direction == View.FOCUS_UP ? -d : direction == View.FOCUS_DOWN ? d : 0;
            }
        }
        return closest;
    }
}
