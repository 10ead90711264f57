package android.text.method;

import android.text.Layout;
import android.text.Selection;
import android.text.Spannable;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.widget.TextView;

/** Moves the cursor and extends the selection. */
public class ArrowKeyMovementMethod extends BaseMovementMethod implements MovementMethod {
    private static final Object LAST_TAP_DOWN = new Object();
    private static ArrowKeyMovementMethod instance;

    public static MovementMethod getInstance() {
        if (instance == null) instance = new ArrowKeyMovementMethod();
        return instance;
    }

    private static boolean isSelecting(Spannable buffer) {
        return MetaKeyKeyListener.getMetaState(buffer, MetaKeyKeyListener.META_SHIFT_ON) == 1 || MetaKeyKeyListener.getMetaState(buffer, MetaKeyKeyListener.META_SELECTING) != 0;
    }

    @Override
    protected boolean handleMovementKey(TextView widget, Spannable buffer, int keyCode, int state, KeyEvent event) {
        if (keyCode == KeyEvent.KEYCODE_DPAD_CENTER && KeyEvent.metaStateHasNoModifiers(state) && event.getAction() == KeyEvent.ACTION_DOWN && event.getRepeatCount() == 0
                && MetaKeyKeyListener.getMetaState(buffer, MetaKeyKeyListener.META_SELECTING, event) != 0) {
            return widget.showContextMenu();
        }
        return super.handleMovementKey(widget, buffer, keyCode, state, event);
    }

    @Override
    protected boolean left(TextView widget, Spannable buffer) {
        Layout layout = widget.getLayout();
        return isSelecting(buffer) ? Selection.extendLeft(buffer, layout) : Selection.moveLeft(buffer, layout);
    }

    @Override
    protected boolean right(TextView widget, Spannable buffer) {
        Layout layout = widget.getLayout();
        return isSelecting(buffer) ? Selection.extendRight(buffer, layout) : Selection.moveRight(buffer, layout);
    }

    @Override
    protected boolean up(TextView widget, Spannable buffer) {
        Layout layout = widget.getLayout();
        return isSelecting(buffer) ? Selection.extendUp(buffer, layout) : Selection.moveUp(buffer, layout);
    }

    @Override
    protected boolean down(TextView widget, Spannable buffer) {
        Layout layout = widget.getLayout();
        return isSelecting(buffer) ? Selection.extendDown(buffer, layout) : Selection.moveDown(buffer, layout);
    }

    @Override
    protected boolean top(TextView widget, Spannable buffer) {
        if (isSelecting(buffer)) Selection.extendSelection(buffer, 0);
        else Selection.setSelection(buffer, 0);
        return true;
    }

    @Override
    protected boolean bottom(TextView widget, Spannable buffer) {
        if (isSelecting(buffer)) Selection.extendSelection(buffer, buffer.length());
        else Selection.setSelection(buffer, buffer.length());
        return true;
    }

    @Override
    protected boolean lineStart(TextView widget, Spannable buffer) {
        Layout layout = widget.getLayout();
        return isSelecting(buffer) ? Selection.extendToLeftEdge(buffer, layout) : Selection.moveToLeftEdge(buffer, layout);
    }

    @Override
    protected boolean lineEnd(TextView widget, Spannable buffer) {
        Layout layout = widget.getLayout();
        return isSelecting(buffer) ? Selection.extendToRightEdge(buffer, layout) : Selection.moveToRightEdge(buffer, layout);
    }

    @Override
    protected boolean home(TextView widget, Spannable buffer) {
        return lineStart(widget, buffer);
    }

    @Override
    protected boolean end(TextView widget, Spannable buffer) {
        return lineEnd(widget, buffer);
    }

    @Override
    public boolean onTouchEvent(TextView widget, Spannable buffer, MotionEvent event) {
        int action = event.getAction();
        boolean handled = Touch.onTouchEvent(widget, buffer, event);
        if (widget.didTouchFocusSelect()) return handled;
        if (action == MotionEvent.ACTION_UP && widget.isFocused()) {
            if (handled) return true;
            Selection.setSelection(buffer, widget.getOffsetForPosition(event.getX(), event.getY()));
            MetaKeyKeyListener.adjustMetaAfterKeypress(buffer);
            MetaKeyKeyListener.resetLockedMeta(buffer);
            return true;
        }
        return handled;
    }

    @Override
    public boolean canSelectArbitrarily() {
        return true;
    }

    @Override
    public void initialize(TextView widget, Spannable text) {
        Selection.setSelection(text, 0);
    }

    @Override
    public void onTakeFocus(TextView view, Spannable text, int dir) {
        if ((dir & (View.FOCUS_FORWARD | View.FOCUS_DOWN)) != 0) {
            if (view.getLayout() == null) Selection.setSelection(text, text.length());
        } else {
            Selection.setSelection(text, text.length());
        }
    }
}
