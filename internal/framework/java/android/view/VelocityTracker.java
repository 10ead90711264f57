package android.view;

import android.util.Pools;
import android.util.SparseArray;
import java.util.ArrayList;

/** Tells how fast fingers move. */
public final class VelocityTracker {
    private static final int HORIZON = 100;
    private static final Pools.SynchronizedPool<VelocityTracker> sPool = new Pools.SynchronizedPool<VelocityTracker>(2);
    private final SparseArray<ArrayList<float[]>> mPoints = new SparseArray<ArrayList<float[]>>();
    private final SparseArray<float[]> mComputed = new SparseArray<float[]>();
    private long mBase = -1, mLast;
    private int mActive = -1;
    private boolean mOwn;

    private VelocityTracker() {
    }

    public static VelocityTracker obtain() {
        VelocityTracker pooled = sPool.acquire();
        return pooled != null ? pooled : new VelocityTracker();
    }

    /** One of a strategy is not kept for others. */
    public static VelocityTracker obtain(String strategy) {
        if (strategy == null) return obtain();
        VelocityTracker own = new VelocityTracker();
        own.mOwn = true;
        return own;
    }

    public void recycle() {
        if (mOwn) return;
        clear();
        sPool.release(this);
    }

    public void clear() {
        mPoints.clear();
        mComputed.clear();
        mBase = -1;
        mActive = -1;
    }

    public void addMovement(MotionEvent event) {
        if (event == null) {
            throw new IllegalArgumentException("event must not be null");
        }
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_DOWN:
            case MotionEvent.ACTION_HOVER_ENTER:
                clear();
                break;
            case MotionEvent.ACTION_POINTER_DOWN:
                mPoints.remove(event.getPointerId(event.getActionIndex()));
                break;
            case MotionEvent.ACTION_MOVE:
            case MotionEvent.ACTION_HOVER_MOVE:
                break;
            default:
                return;
        }
        if (mBase < 0) {
            mBase = event.getEventTime() - 1000;
        }
        if (mLast != 0 && event.getEventTime() - mLast >= 40 && event.getHistorySize() == 0) {
            mPoints.clear();
        }
        for (int h = 0; h < event.getHistorySize(); h++) {
            for (int i = 0; i < event.getPointerCount(); i++) {
                add(event.getPointerId(i), event.getHistoricalEventTime(h), event.getHistoricalX(i, h), event.getHistoricalY(i, h));
            }
        }
        for (int i = 0; i < event.getPointerCount(); i++) {
            add(event.getPointerId(i), event.getEventTime(), event.getX(i), event.getY(i));
        }
        mLast = event.getEventTime();
        mActive = event.getPointerId(0);
    }

    private void add(int id, long time, float x, float y) {
        ArrayList<float[]> l = mPoints.get(id);
        if (l == null) {
            l = new ArrayList<float[]>();
            mPoints.put(id, l);
        }
        l.add(new float[] {time - mBase, x, y});
        if (l.size() > 20) {
            l.remove(0);
        }
    }

    public void computeCurrentVelocity(int units) {
        computeCurrentVelocity(units, Float.MAX_VALUE);
    }

    public void computeCurrentVelocity(int units, float maxVelocity) {
        mComputed.clear();
        for (int i = 0; i < mPoints.size(); i++) {
            final ArrayList<float[]> l = mPoints.valueAt(i);
            final float newest = l.get(l.size() - 1)[0];
            int from = l.size() - 1;
            while (from > 0 && newest - l.get(from - 1)[0] <= HORIZON) {
                from--;
            }
            final float[] v = new float[2];
            for (int axis = 1; axis <= 2; axis++) {
                v[axis - 1] = Math.max(-maxVelocity, Math.min(maxVelocity, slope(l, from, axis) * units));
            }
            mComputed.put(mPoints.keyAt(i), v);
        }
    }

    /** The slope, at the newest point, of the parabola that fits the points best; of the line where there are but two. */
    private static float slope(ArrayList<float[]> l, int from, int axis) {
        final int n = l.size() - from;
        if (n < 2) {
            return 0;
        }
        final float[] end = l.get(l.size() - 1);
        if (n == 2) {
            final float dt = end[0] - l.get(from)[0];
            return dt == 0 ? 0 : (end[axis] - l.get(from)[axis]) / dt;
        }
        double sx = 0, sxx = 0, sxy = 0, sy = 0, sxxy = 0, sxxx = 0, sxxxx = 0;
        for (int i = from; i < l.size(); i++) {
            final double x = l.get(i)[0] - end[0], y = l.get(i)[axis];
            sx += x;
            sxx += x * x;
            sxy += x * y;
            sy += y;
            sxxy += x * x * y;
            sxxx += x * x * x;
            sxxxx += x * x * x * x;
        }
        final double Sxx = sxx - sx * sx / n, Sxy = sxy - sx * sy / n, Sxxx = sxxx - sx * sxx / n;
        final double Sxxy = sxxy - sxx * sy / n, Sxxxx = sxxxx - sxx * sxx / n;
        final double d = Sxx * Sxxxx - Sxxx * Sxxx;
        return d == 0 ? 0 : (float) ((Sxy * Sxxxx - Sxxy * Sxxx) / d);
    }

    public float getXVelocity() { return getXVelocity(mActive); }
    public float getYVelocity() { return getYVelocity(mActive); }

    public float getXVelocity(int id) {
        final float[] v = mComputed.get(id);
        return v == null ? 0 : v[0];
    }

    public float getYVelocity(int id) {
        final float[] v = mComputed.get(id);
        return v == null ? 0 : v[1];
    }
}
