package android.text.method;

import android.text.Layout;
import android.text.NoCopySpan;
import android.text.Selection;
import android.text.Spannable;
import android.text.style.ClickableSpan;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.widget.TextView;

/** Goes from link to link, and opens them. */
public class LinkMovementMethod extends ScrollingMovementMethod {
    private static final Object FROM_BELOW = new NoCopySpan.Concrete();
    private static LinkMovementMethod instance;

    public static MovementMethod getInstance() {
        if (instance == null) instance = new LinkMovementMethod();
        return instance;
    }

    @Override
    public boolean canSelectArbitrarily() {
        return true;
    }

    @Override
    protected boolean handleMovementKey(TextView widget, Spannable buffer, int keyCode, int state, KeyEvent event) {
        if ((keyCode == KeyEvent.KEYCODE_DPAD_CENTER || keyCode == KeyEvent.KEYCODE_ENTER) && KeyEvent.metaStateHasNoModifiers(state) && event.getAction() == KeyEvent.ACTION_DOWN
                && event.getRepeatCount() == 0 && action(0, widget, buffer)) return true;
        return super.handleMovementKey(widget, buffer, keyCode, state, event);
    }

    @Override
    protected boolean up(TextView widget, Spannable buffer) {
        return action(-1, widget, buffer) || super.up(widget, buffer);
    }

    @Override
    protected boolean down(TextView widget, Spannable buffer) {
        return action(1, widget, buffer) || super.down(widget, buffer);
    }

    @Override
    protected boolean left(TextView widget, Spannable buffer) {
        return action(-1, widget, buffer) || super.left(widget, buffer);
    }

    @Override
    protected boolean right(TextView widget, Spannable buffer) {
        return action(1, widget, buffer) || super.right(widget, buffer);
    }

    /** Opens the link at the selection (0), or selects the one before or behind it. */
    private boolean action(int what, TextView widget, Spannable buffer) {
        Layout layout = widget.getLayout();
        int padding = widget.getTotalPaddingTop() + widget.getTotalPaddingBottom();
        int top = widget.getScrollY();
        int bottom = top + widget.getHeight() - padding;
        int first = layout.getLineStart(layout.getLineForVertical(top));
        int last = layout.getLineEnd(layout.getLineForVertical(bottom));
        ClickableSpan[] candidates = buffer.getSpans(first, last, ClickableSpan.class);
        int a = Selection.getSelectionStart(buffer);
        int b = Selection.getSelectionEnd(buffer);
        int start = Math.min(a, b);
        int end = Math.max(a, b);
        if (start < 0 && buffer.getSpanStart(FROM_BELOW) >= 0) start = end = buffer.length();
        if (start > last) start = end = Integer.MAX_VALUE;
        if (end < first) start = end = -1;
        if (what == 0) {
            if (start == end) return false;
            ClickableSpan[] link = buffer.getSpans(start, end, ClickableSpan.class);
            if (link.length != 1) return false;
            link[0].onClick(widget);
            return true;
        }
        int bestStart = what < 0 ? -1 : Integer.MAX_VALUE;
        int bestEnd = bestStart;
        for (ClickableSpan c : candidates) {
            int st = buffer.getSpanStart(c);
            int en = buffer.getSpanEnd(c);
            if (what < 0 && (en < end || start == end) && en > bestEnd || what > 0 && (st > start || start == end) && st < bestStart) {
                bestStart = st;
                bestEnd = en;
            }
        }
        if (what < 0 ? bestStart < 0 : bestEnd == Integer.MAX_VALUE) return false;
        if (what < 0) Selection.setSelection(buffer, bestEnd, bestStart);
        else Selection.setSelection(buffer, bestStart, bestEnd);
        return true;
    }

    @Override
    public boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
        int action = event.getAction();
        if (action == MotionEvent.ACTION_UP || action == MotionEvent.ACTION_DOWN) {
            int x = (int) event.getX() - widget.getTotalPaddingLeft() + widget.getScrollX();
            int y = (int) event.getY() - widget.getTotalPaddingTop() + widget.getScrollY();
            Layout layout = widget.getLayout();
            int off = layout.getOffsetForHorizontal(layout.getLineForVertical(y), x);
            ClickableSpan[] links = buffer.getSpans(off, off, ClickableSpan.class);
            if (links.length != 0) {
                if (action == MotionEvent.ACTION_UP) links[0].onClick(widget);
                else Selection.setSelection(buffer, buffer.getSpanStart(links[0]), buffer.getSpanEnd(links[0]));
                return true;
            }
            Selection.removeSelection(buffer);
        }
        return super.onTouchEvent(widget, buffer, event);
    }

    @Override
    public void initialize(TextView widget, Spannable text) {
        Selection.removeSelection(text);
        text.removeSpan(FROM_BELOW);
    }

    @Override
    public void onTakeFocus(TextView view, Spannable text, int dir) {
        Selection.removeSelection(text);
        if ((dir & View.FOCUS_BACKWARD) != 0) text.setSpan(FROM_BELOW, 0, 0, Spannable.SPAN_POINT_POINT);
        else text.removeSpan(FROM_BELOW);
    }
}
