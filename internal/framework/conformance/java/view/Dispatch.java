import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import esdroid.conformance.Show;

/** The way of touches through a tree. */
public class Dispatch extends Show {
    private static class Group extends FrameLayout {
        final String name;
        int interceptAt = -1;
        boolean takes;

        Group(String name) {
            super(context());
            this.name = name;
        }

        @Override
        public boolean onInterceptTouchEvent(MotionEvent e) {
            p(" ", name, "intercept", e.getAction(), e.getX(), e.getY());
            return e.getActionMasked() == interceptAt;
        }

        @Override
        public boolean onTouchEvent(MotionEvent e) {
            p(" ", name, "touch", e.getAction(), e.getX(), e.getY());
            return takes;
        }
    }

    private static class Leaf extends View {
        final String name;
        final boolean takes;

        Leaf(String name, boolean takes) {
            super(context());
            this.name = name;
            this.takes = takes;
        }

        @Override
        public boolean onTouchEvent(MotionEvent e) {
            p(" ", name, "touch", e.getAction(), e.getX(), e.getY());
            return takes;
        }
    }

    private static void send(View v, int action, float x, float y) {
        MotionEvent e = MotionEvent.obtain(100, 110, action, x, y, 0);
        p(action, v.dispatchTouchEvent(e));
        e.recycle();
    }

    public static void main(String[] args) {
        for (int kind = 0; kind < 5; kind++) {
            p("kind", kind);
            Group outer = new Group("outer"), inner = new Group("inner");
            Leaf below = new Leaf("below", true), above = new Leaf("above", kind != 1);
            outer.addView(below, new FrameLayout.LayoutParams(100, 100));
            FrameLayout.LayoutParams at = new FrameLayout.LayoutParams(80, 80);
            at.leftMargin = 10;
            at.topMargin = 10;
            outer.addView(inner, at);
            inner.addView(above, new FrameLayout.LayoutParams(50, 50));
            if (kind == 2) inner.interceptAt = MotionEvent.ACTION_DOWN;
            if (kind == 3) outer.interceptAt = MotionEvent.ACTION_MOVE;
            if (kind == 4) above.setOnTouchListener(new View.OnTouchListener() {
                @Override public boolean onTouch(View v, MotionEvent e) { p("  listener", e.getAction()); v.getParent().requestDisallowInterceptTouchEvent(true); return true; }
            });
            place(outer, 100, EXACTLY, 100, EXACTLY);
            send(outer, MotionEvent.ACTION_DOWN, 30, 30);
            send(outer, MotionEvent.ACTION_MOVE, 35, 36);
            send(outer, MotionEvent.ACTION_MOVE, 40, 41);
            send(outer, MotionEvent.ACTION_UP, 40, 41);
            send(outer, MotionEvent.ACTION_DOWN, 95, 95);
            send(outer, MotionEvent.ACTION_CANCEL, 95, 95);
        }
        MotionEvent e = MotionEvent.obtain(10, 20, MotionEvent.ACTION_POINTER_DOWN | 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT, 5, 6, 0.5f, 0.25f, 3, 1, 1, 7, 0);
        p(e.getActionMasked(), e.getActionIndex(), e.getDownTime(), e.getEventTime(), e.getPressure(), e.getSize(), e.getMetaState(), e.getPointerCount(), e.getRawX(), e.getHistorySize());
        e.offsetLocation(10, 20);
        p(e.getX(), e.getY(), e.getRawX());
        e.setLocation(1, 2);
        p(e.getX(), e.getY());
        e.addBatch(30, 7, 8, 1, 1, 0);
        p(e.getHistorySize(), e.getHistoricalX(0), e.getX(), e.getEventTime(), e.getHistoricalEventTime(0));
        p(MotionEvent.actionToString(MotionEvent.ACTION_POINTER_UP | 0x100), MotionEvent.actionToString(2), e.findPointerIndex(e.getPointerId(0)));
        android.graphics.Matrix m = new android.graphics.Matrix();
        m.setScale(2, 3);
        e.transform(m);
        p(e.getX(), e.getY());
    }
}
