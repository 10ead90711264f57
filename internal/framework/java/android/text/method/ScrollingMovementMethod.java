package android.text.method;

import android.text.Layout;
import android.text.Spannable;
import android.view.MotionEvent;
import android.view.View;
import android.widget.TextView;

/** Scrolls. */
public class ScrollingMovementMethod extends BaseMovementMethod implements MovementMethod {
    private static ScrollingMovementMethod instance;

    public static MovementMethod getInstance() {
        if (instance == null) instance = new ScrollingMovementMethod();
        return instance;
    }

    @Override
    protected boolean up(TextView widget, Spannable buffer) {
        return scrollLines(widget, buffer, -1);
    }

    @Override
    protected boolean down(TextView widget, Spannable buffer) {
        return scrollLines(widget, buffer, 1);
    }

    @Override
    protected boolean pageUp(TextView widget, Spannable buffer) {
        return scrollPage(widget, buffer, -1);
    }

    @Override
    protected boolean pageDown(TextView widget, Spannable buffer) {
        return scrollPage(widget, buffer, 1);
    }

    @Override
    protected boolean top(TextView widget, Spannable buffer) {
        return scrollTo(widget, true);
    }

    @Override
    protected boolean bottom(TextView widget, Spannable buffer) {
        return scrollTo(widget, false);
    }

    @Override
    protected boolean home(TextView widget, Spannable buffer) {
        return top(widget, buffer);
    }

    @Override
    protected boolean end(TextView widget, Spannable buffer) {
        return bottom(widget, buffer);
    }

    @Override
    public boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
        return Touch.onTouchEvent(widget, buffer, event);
    }

    @Override
    public void onTakeFocus(TextView widget, Spannable text, int dir) {
        Layout layout = widget.getLayout();
        if (layout != null && (dir & View.FOCUS_FORWARD) != 0) widget.scrollTo(widget.getScrollX(), layout.getLineTop(0));
        if (layout != null && (dir & View.FOCUS_BACKWARD) != 0) {
            int padding = widget.getTotalPaddingTop() + widget.getTotalPaddingBottom();
            widget.scrollTo(widget.getScrollX(), layout.getLineTop(layout.getLineCount()) - (widget.getHeight() - padding));
        }
    }
}
