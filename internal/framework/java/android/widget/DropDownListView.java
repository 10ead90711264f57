package android.widget;

import android.content.Context;
import android.view.MotionEvent;
import android.view.View;

/** The list of a popup, which looks focused though the anchor may have the focus. */
public class DropDownListView extends ListView {
    private boolean mListSelectionHidden;
    private final boolean mHijackFocus;
    private boolean mDrawsInPressedState;

    public DropDownListView(Context context, boolean hijackFocus) {
        this(context, hijackFocus, com.android.internal.R.attr.dropDownListViewStyle);
    }

    public DropDownListView(Context context, boolean hijackFocus, int defStyleAttr) {
        super(context, null, defStyleAttr);
        mHijackFocus = hijackFocus;
        setCacheColorHint(0);
    }

    @Override
    boolean shouldShowSelector() {
        return isHovered() || super.shouldShowSelector();
    }

    @Override
    public boolean onHoverEvent(MotionEvent ev) {
        int action = ev.getActionMasked();
        boolean handled = super.onHoverEvent(ev);
        if (action == MotionEvent.ACTION_HOVER_ENTER || action == MotionEvent.ACTION_HOVER_MOVE) {
            int position = pointToPosition((int) ev.getX(), (int) ev.getY());
            if (position != INVALID_POSITION && position != mSelectedPosition) {
                View hovered = getChildAt(position - getFirstVisiblePosition());
                if (hovered.isEnabled()) {
                    requestFocus();
                    positionSelector(position, hovered);
                    setSelectedPositionInt(position);
                    setNextSelectedPositionInt(position);
                }
                updateSelectorState();
            }
        } else if (!super.shouldShowSelector()) {
            setSelectedPositionInt(INVALID_POSITION);
            setNextSelectedPositionInt(INVALID_POSITION);
        }
        return handled;
    }

    public boolean onForwardedEvent(MotionEvent event, int activePointerId) {
        boolean handled = true;
        boolean clear = false;
        int action = event.getActionMasked();
        switch (action) {
            case MotionEvent.ACTION_CANCEL:
                handled = false;
                break;
            case MotionEvent.ACTION_UP:
            case MotionEvent.ACTION_MOVE: {
                if (action == MotionEvent.ACTION_UP) {
                    handled = false;
                }
                int index = event.findPointerIndex(activePointerId);
                if (index < 0) {
                    handled = false;
                    break;
                }
                int x = (int) event.getX(index);
                int y = (int) event.getY(index);
                int position = pointToPosition(x, y);
                if (position == INVALID_POSITION) {
                    clear = true;
                    break;
                }
                View child = getChildAt(position - getFirstVisiblePosition());
                setPressedItem(child, position, x, y);
                handled = true;
                if (action == MotionEvent.ACTION_UP) {
                    performItemClick(child, position, getItemIdAtPosition(position));
                }
                break;
            }
            default:
                break;
        }
        if (!handled || clear) {
            clearPressedItem();
        }
        return handled;
    }

    public void setListSelectionHidden(boolean listSelectionHidden) {
        mListSelectionHidden = listSelectionHidden;
    }

    private void clearPressedItem() {
        mDrawsInPressedState = false;
        setPressed(false);
        updateSelectorState();
        View motion = getChildAt(mMotionPosition - mFirstPosition);
        if (motion != null) {
            motion.setPressed(false);
        }
    }

    private void setPressedItem(View child, int position, float x, float y) {
        mDrawsInPressedState = true;
        drawableHotspotChanged(x, y);
        if (!isPressed()) {
            setPressed(true);
        }
        if (mDataChanged) {
            layoutChildren();
        }
        View motion = getChildAt(mMotionPosition - mFirstPosition);
        if (motion != null && motion != child && motion.isPressed()) {
            motion.setPressed(false);
        }
        mMotionPosition = position;
        child.drawableHotspotChanged(x - child.getLeft(), y - child.getTop());
        if (!child.isPressed()) {
            child.setPressed(true);
        }
        setSelectedPositionInt(position);
        setNextSelectedPositionInt(position);
        positionSelectorLikeTouch(position, child, x, y);
        refreshDrawableState();
    }

    @Override
    boolean touchModeDrawsInPressedState() {
        return mDrawsInPressedState || super.touchModeDrawsInPressedState();
    }

    @Override
    View obtainView(int position, boolean[] isScrap) {
        View view = super.obtainView(position, isScrap);
        if (view instanceof TextView) {
            ((TextView) view).setHorizontallyScrolling(true);
        }
        return view;
    }

    @Override
    public boolean isInTouchMode() {
        return mHijackFocus && mListSelectionHidden || super.isInTouchMode();
    }

    @Override
    public boolean hasWindowFocus() {
        return mHijackFocus || super.hasWindowFocus();
    }

    @Override
    public boolean isFocused() {
        return mHijackFocus || super.isFocused();
    }

    @Override
    public boolean hasFocus() {
        return mHijackFocus || super.hasFocus();
    }
}
