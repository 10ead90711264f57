package android.text.method;

import android.text.Layout;
import android.text.NoCopySpan;
import android.text.Spannable;
import android.view.MotionEvent;
import android.view.ViewConfiguration;
import android.widget.TextView;

/** Scrolls text by the finger. */
public class Touch {
    private Touch() {}

    public static void scrollTo(TextView widget, Layout layout, int x, int y) {
        int available = widget.getWidth() - (widget.getTotalPaddingLeft() + widget.getTotalPaddingRight());
        int top = layout.getLineForVertical(y);
        int bottom = layout.getLineForVertical(y + widget.getHeight() - (widget.getTotalPaddingTop() + widget.getTotalPaddingBottom()));
        int left = Integer.MAX_VALUE;
        int right = 0;
        for (int i = top; i <= bottom && i < layout.getLineCount(); i++) {
            left = (int) Math.min(left, layout.getLineLeft(i));
            right = (int) Math.max(right, layout.getLineRight(i));
        }
        int actual = right - left;
        if (actual < available) x = layout.getParagraphAlignment(top) == Layout.Alignment.ALIGN_CENTER ? left - (available - actual) / 2 : left;
        else x = Math.max(Math.min(x, right - available), left);
        widget.scrollTo(x, y);
    }

    public static boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
        DragState[] ds;
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_DOWN:
                for (DragState d : buffer.getSpans(0, buffer.length(), DragState.class)) buffer.removeSpan(d);
                buffer.setSpan(new DragState(event.getX(), event.getY(), widget.getScrollX(), widget.getScrollY()), 0, 0, Spannable.SPAN_MARK_MARK);
                return true;
            case MotionEvent.ACTION_UP:
                ds = buffer.getSpans(0, buffer.length(), DragState.class);
                for (DragState d : ds) buffer.removeSpan(d);
                return ds.length > 0 && ds[0].used;
            case MotionEvent.ACTION_MOVE:
                ds = buffer.getSpans(0, buffer.length(), DragState.class);
                if (ds.length == 0) return false;
                if (!ds[0].far) {
                    int slop = ViewConfiguration.get(widget.getContext()).getScaledTouchSlop();
                    if (Math.abs(event.getX() - ds[0].x) >= slop || Math.abs(event.getY() - ds[0].y) >= slop) ds[0].far = true;
                }
                if (!ds[0].far) return false;
                ds[0].used = true;
                float dx = ds[0].x - event.getX();
                float dy = ds[0].y - event.getY();
                ds[0].x = event.getX();
                ds[0].y = event.getY();
                int nx = widget.getScrollX() + (int) dx;
                int ny = widget.getScrollY() + (int) dy;
                int padding = widget.getTotalPaddingTop() + widget.getTotalPaddingBottom();
                Layout layout = widget.getLayout();
                ny = Math.max(Math.min(ny, layout.getHeight() - (widget.getHeight() - padding)), 0);
                int oldX = widget.getScrollX();
                int oldY = widget.getScrollY();
                scrollTo(widget, layout, nx, ny);
                if (oldX != widget.getScrollX() || oldY != widget.getScrollY()) widget.cancelLongPress();
                return true;
            default:
                return false;
        }
    }

    public static int getInitialScrollX(TextView widget, Spannable buffer) {
        DragState[] ds = buffer.getSpans(0, buffer.length(), DragState.class);
        return ds.length > 0 ? ds[0].scrollX : -1;
    }

    public static int getInitialScrollY(TextView widget, Spannable buffer) {
        DragState[] ds = buffer.getSpans(0, buffer.length(), DragState.class);
        return ds.length > 0 ? ds[0].scrollY : -1;
    }

    private static class DragState implements NoCopySpan {
        float x;
        float y;
        final int scrollX;
        final int scrollY;
        boolean far;
        boolean used;

        DragState(float x, float y, int scrollX, int scrollY) {
            this.x = x;
            this.y = y;
            this.scrollX = scrollX;
            this.scrollY = scrollY;
        }
    }
}
