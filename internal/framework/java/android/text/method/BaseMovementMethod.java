package android.text.method;

import android.text.Layout;
import android.text.Spannable;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.widget.TextView;

/** Leads keys to movements that subclasses do. */
public class BaseMovementMethod implements MovementMethod {
    @Override
    public boolean canSelectArbitrarily() {
        return false;
    }

    @Override
    public void initialize(TextView widget, Spannable text) {}

    @Override
    public boolean onKeyDown(TextView widget, Spannable text, int keyCode, KeyEvent event) {
        int state = getMovementMetaState(text, event);
        boolean handled = handleMovementKey(widget, text, keyCode, state, event);
        if (handled) {
            MetaKeyKeyListener.adjustMetaAfterKeypress(text);
            MetaKeyKeyListener.resetLockedMeta(text);
        }
        return handled;
    }

    @Override
    public boolean onKeyOther(TextView widget, Spannable text, KeyEvent event) {
        if (event.getKeyCode() == KeyEvent.KEYCODE_UNKNOWN || event.getAction() != KeyEvent.ACTION_MULTIPLE) return false;
        boolean handled = false;
        for (int i = 0; i < event.getRepeatCount(); i++) {
            if (!handleMovementKey(widget, text, event.getKeyCode(), getMovementMetaState(text, event), event)) break;
            handled = true;
        }
        return handled;
    }

    @Override
    public boolean onKeyUp(TextView widget, Spannable text, int keyCode, KeyEvent event) {
        return false;
    }

    @Override
    public void onTakeFocus(TextView widget, Spannable text, int direction) {}

    @Override
    public boolean onTouchEvent(TextView widget, Spannable text, MotionEvent event) {
        return false;
    }

    @Override
    public boolean onTrackballEvent(TextView widget, Spannable text, MotionEvent event) {
        return false;
    }

    @Override
    public boolean onGenericMotionEvent(TextView widget, Spannable text, MotionEvent event) {
        return false;
    }

    protected int getMovementMetaState(Spannable buffer, KeyEvent event) {
        int state = MetaKeyKeyListener.getMetaState(buffer, event) & ~MetaKeyKeyListener.META_SELECTING;
        return KeyEvent.normalizeMetaState(state) & ~KeyEvent.META_SHIFT_MASK;
    }

    protected boolean handleMovementKey(TextView widget, Spannable buffer, int keyCode, int state, KeyEvent event) {
        boolean none = KeyEvent.metaStateHasNoModifiers(state);
        boolean alt = KeyEvent.metaStateHasModifiers(state, KeyEvent.META_ALT_ON);
        boolean ctrl = KeyEvent.metaStateHasModifiers(state, KeyEvent.META_CTRL_ON);
        switch (keyCode) {
            case KeyEvent.KEYCODE_DPAD_LEFT:
                return none ? left(widget, buffer) : ctrl ? leftWord(widget, buffer) : alt && lineStart(widget, buffer);
            case KeyEvent.KEYCODE_DPAD_RIGHT:
                return none ? right(widget, buffer) : ctrl ? rightWord(widget, buffer) : alt && lineEnd(widget, buffer);
            case KeyEvent.KEYCODE_DPAD_UP:
                return none ? up(widget, buffer) : alt && top(widget, buffer);
            case KeyEvent.KEYCODE_DPAD_DOWN:
                return none ? down(widget, buffer) : alt && bottom(widget, buffer);
            case KeyEvent.KEYCODE_PAGE_UP:
                return none ? pageUp(widget, buffer) : alt && top(widget, buffer);
            case KeyEvent.KEYCODE_PAGE_DOWN:
                return none ? pageDown(widget, buffer) : alt && bottom(widget, buffer);
            case KeyEvent.KEYCODE_MOVE_HOME:
                return none ? home(widget, buffer) : ctrl && top(widget, buffer);
            case KeyEvent.KEYCODE_MOVE_END:
                return none ? end(widget, buffer) : ctrl && bottom(widget, buffer);
            default:
                return false;
        }
    }

    protected boolean left(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean right(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean up(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean down(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean pageUp(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean pageDown(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean top(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean bottom(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean lineStart(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean lineEnd(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean leftWord(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean rightWord(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean home(TextView widget, Spannable buffer) {
        return false;
    }

    protected boolean end(TextView widget, Spannable buffer) {
        return false;
    }

    private static int innerHeight(TextView widget) {
        return widget.getHeight() - widget.getTotalPaddingTop() - widget.getTotalPaddingBottom();
    }

    private static int bottomLine(TextView widget) {
        return widget.getLayout().getLineForVertical(widget.getScrollY() + innerHeight(widget));
    }

    /** Scrolls by lines; negative goes up. */
    boolean scrollLines(TextView widget, Spannable buffer, int amount) {
        Layout layout = widget.getLayout();
        if (amount < 0) {
            int top = layout.getLineForVertical(widget.getScrollY());
            if (layout.getLineTop(top) == widget.getScrollY()) top -= 1;
            if (top < 0) return false;
            top = Math.max(top + amount + 1, 0);
            Touch.scrollTo(widget, layout, widget.getScrollX(), layout.getLineTop(top));
            return true;
        }
        int bottom = bottomLine(widget);
        if (layout.getLineTop(bottom + 1) < widget.getScrollY() + innerHeight(widget)) bottom++;
        int last = layout.getLineCount() - 1;
        if (bottom > last) return false;
        bottom = Math.min(bottom + amount - 1, last);
        Touch.scrollTo(widget, layout, widget.getScrollX(), layout.getLineTop(bottom + 1) - innerHeight(widget));
        return true;
    }

    /** Scrolls to the first or the last line. */
    boolean scrollTo(TextView widget, boolean top) {
        Layout layout = widget.getLayout();
        if (top) {
            if (layout.getLineForVertical(widget.getScrollY()) < 0) return false;
            Touch.scrollTo(widget, layout, widget.getScrollX(), layout.getLineTop(0));
            return true;
        }
        int lines = layout.getLineCount();
        if (bottomLine(widget) > lines - 1) return false;
        Touch.scrollTo(widget, layout, widget.getScrollX(), layout.getLineTop(lines) - innerHeight(widget));
        return true;
    }

    /** Scrolls by a page. */
    boolean scrollPage(TextView widget, Spannable buffer, int direction) {
        Layout layout = widget.getLayout();
        int lines = Math.max(1, bottomLine(widget) - layout.getLineForVertical(widget.getScrollY()));
        return scrollLines(widget, buffer, direction * lines);
    }
}
