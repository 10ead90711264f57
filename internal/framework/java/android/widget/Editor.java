package android.widget;

import android.R.attr;
import android.content.ClipData;
import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Path;
import android.graphics.Rect;
import android.graphics.RectF;
import android.graphics.drawable.Drawable;
import android.os.SystemClock;
import android.text.InputType;
import android.text.Layout;
import android.text.Selection;
import android.text.Spannable;
import android.text.Spanned;
import android.text.StaticLayout;
import android.text.method.MovementMethod;
import android.text.method.WordIterator;
import android.text.style.URLSpan;
import android.view.ActionMode;
import android.view.Gravity;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.ViewTreeObserver;
import android.view.WindowManager;
import android.view.inputmethod.InputMethodManager;
import com.android.internal.R;
import java.text.BreakIterator;
import java.util.ArrayList;

/** What a text view needs to be edited and selected: handles, the bar with their menu, and the window of an error. */
class Editor {
    private static final int UNSET = -1;
    private static final int ORDER_CUT = 4, ORDER_COPY = 5, ORDER_PASTE = 6, ORDER_SHARE = 7, ORDER_SELECT_ALL = 8, ORDER_PASTE_AS_PLAIN_TEXT = 11;

    private final TextView mTextView;
    private InsertionPointCursorController mInsertionPointCursorController;
    private SelectionModifierCursorController mSelectionModifierCursorController;
    private boolean mInsertionControllerEnabled, mSelectionControllerEnabled;
    private ActionMode mTextActionMode;
    private boolean mPreserveSelection, mRestartActionModeOnNextRefresh, mIsInsertionActionModeStartPending;
    private boolean mDoubleTap, mTapped;
    private long mLastTouchUpTime;
    private float mLastDownPositionX, mLastDownPositionY;
    private Drawable mSelectHandleLeft, mSelectHandleRight, mSelectHandleCenter;
    private final PositionListener mPositionListener = new PositionListener();
    private WordIterator mWordIterator;
    private ErrorPopup mErrorPopup;
    private boolean mShowErrorAfterAttach;
    boolean mFrozenWithFocus, mSelectionMoved, mTouchFocusSelected, mDiscardNextActionUp, mIgnoreActionUpEvent, mCreatedWithASelection;

    private final Runnable mShowFloatingToolbar = new Runnable() {
        @Override
        public void run() {
            if (mTextActionMode != null) {
                mTextActionMode.hide(0);
            }
        }
    };

    private final Runnable mInsertionActionModeRunnable = new Runnable() {
        @Override
        public void run() {
            startInsertionActionMode();
        }
    };

    Editor(TextView textView) {
        mTextView = textView;
    }

    private Spannable text() {
        return (Spannable) mTextView.getText();
    }

    void onAttachedToWindow() {
        if (mShowErrorAfterAttach) {
            showError();
            mShowErrorAfterAttach = false;
        }
        final ViewTreeObserver observer = mTextView.getViewTreeObserver();
        if (mInsertionPointCursorController != null) {
            observer.addOnTouchModeChangeListener(mInsertionPointCursorController);
        }
        if (mSelectionModifierCursorController != null) {
            mSelectionModifierCursorController.resetTouchOffsets();
            observer.addOnTouchModeChangeListener(mSelectionModifierCursorController);
        }
        if (mTextView.hasSelection()) {
            refreshTextActionMode();
        }
    }

    void onDetachedFromWindow() {
        hideError();
        if (mInsertionPointCursorController != null) {
            mInsertionPointCursorController.onDetached();
        }
        if (mSelectionModifierCursorController != null) {
            mSelectionModifierCursorController.onDetached();
        }
        mTextView.removeCallbacks(mInsertionActionModeRunnable);
        mTextView.removeCallbacks(mShowFloatingToolbar);
        hideInsertionPointCursorController();
        stopTextActionModeWithPreservingSelection();
    }

    // ---- the window of an error

    void setError(CharSequence error) {
        if (error == null) {
            hideError();
            mErrorPopup = null;
        } else if (mTextView.isFocused()) {
            showError();
        }
    }

    private void showError() {
        if (mTextView.getWindowToken() == null) {
            mShowErrorAfterAttach = true;
            return;
        }
        if (mErrorPopup == null) {
            mErrorPopup = new ErrorPopup((TextView) LayoutInflater.from(mTextView.getContext()).inflate(R.layout.textview_hint, null), dp(200), dp(50));
            mErrorPopup.setFocusable(false);
            mErrorPopup.setInputMethodMode(PopupWindow.INPUT_METHOD_NEEDED);
        }
        mErrorPopup.fit(mTextView.getError());
        ((TextView) mErrorPopup.getContentView()).setText(mTextView.getError());
        mErrorPopup.showAsDropDown(mTextView, getErrorX(), getErrorY());
        mErrorPopup.fixDirection(mErrorPopup.isAboveAnchor());
    }

    private void hideError() {
        if (mErrorPopup != null && mErrorPopup.isShowing()) {
            mErrorPopup.dismiss();
        }
        mShowErrorAfterAttach = false;
    }

    private int dp(int n) {
        return (int) (n * mTextView.getResources().getDisplayMetrics().density + 0.5f);
    }

    private Rect iconSize() {
        final Drawable[] d = mTextView.getCompoundDrawables();
        final Drawable icon = d[mTextView.isLayoutRtl() ? 0 : 2];
        return icon == null ? new Rect() : icon.getBounds();
    }

    /** The point of the window's arrow is 25 dp inside its edge, and meets the middle of the icon. */
    private int getErrorX() {
        final int width = iconSize().width();
        if (mTextView.isLayoutRtl()) {
            return mTextView.getPaddingLeft() + width / 2 - dp(25);
        }
        return mTextView.getWidth() - mErrorPopup.getWidth() - mTextView.getPaddingRight() - width / 2 + dp(25);
    }

    private int getErrorY() {
        final int top = mTextView.getCompoundPaddingTop(), height = iconSize().height();
        final int space = mTextView.getHeight() - mTextView.getCompoundPaddingBottom() - top;
        return top + (space - height) / 2 + height - mTextView.getHeight() - dp(2);
    }

    void setFrame() {
        if (mErrorPopup != null) {
            mErrorPopup.fit(mTextView.getError());
            mErrorPopup.update(mTextView, getErrorX(), getErrorY(), mErrorPopup.getWidth(), mErrorPopup.getHeight());
        }
    }

    private static class ErrorPopup extends PopupWindow {
        private final TextView mView;
        private final int mBelow, mAbove;

        ErrorPopup(TextView v, int width, int height) {
            super(v, width, height);
            mView = v;
            final TypedArray a = v.getContext().obtainStyledAttributes(R.styleable.Theme);
            mBelow = a.getResourceId(R.styleable.Theme_errorMessageBackground, 0);
            mAbove = a.getResourceId(R.styleable.Theme_errorMessageAboveBackground, 0);
            a.recycle();
            v.setBackgroundResource(mBelow);
        }

        void fixDirection(boolean above) {
            mView.setBackgroundResource(above ? mAbove : mBelow);
        }

        /** Takes the size of a text. */
        void fit(CharSequence text) {
            final int width = mView.getResources().getDimensionPixelSize(R.dimen.textview_error_popup_default_width);
            final Layout l = new StaticLayout(text, mView.getPaint(), width, Layout.Alignment.ALIGN_NORMAL, 1, 0, true);
            float max = 0;
            for (int i = 0; i < l.getLineCount(); i++) {
                max = Math.max(max, l.getLineWidth(i));
            }
            setWidth(mView.getPaddingLeft() + mView.getPaddingRight() + (int) Math.ceil(max));
            setHeight(mView.getPaddingTop() + mView.getPaddingBottom() + l.getHeight());
        }

        @Override
        public void update(int x, int y, int w, int h, boolean force) {
            super.update(x, y, w, h, force);
            fixDirection(isAboveAnchor());
        }
    }

    // ---- focus

    void onFocusChanged(boolean focused, int direction) {
        if (!focused) {
            hideError();
            hideInsertionPointCursorController();
            if (mTextView.isTemporarilyDetached()) {
                stopTextActionModeWithPreservingSelection();
            } else {
                stopTextActionMode();
            }
            if (mSelectionModifierCursorController != null) {
                mSelectionModifierCursorController.resetTouchOffsets();
            }
            return;
        }
        final int selStart = mTextView.getSelectionStart(), selEnd = mTextView.getSelectionEnd();
        final boolean highlighted = mTextView.selectsAllOnFocus() && selStart == 0 && selEnd == mTextView.length();
        mCreatedWithASelection = mFrozenWithFocus && mTextView.hasSelection() && !highlighted;
        if (!mFrozenWithFocus || selStart < 0 || selEnd < 0) {
            final int tap = getLastTapPosition();
            if (tap >= 0) {
                Selection.setSelection(text(), tap);
            }
            final MovementMethod movement = mTextView.getMovementMethod();
            if (movement != null) {
                movement.onTakeFocus(mTextView, text(), direction);
            }
            if (mSelectionMoved && selStart >= 0 && selEnd >= 0) {
                Selection.setSelection(text(), selStart, selEnd);
            }
            if (mTextView.selectsAllOnFocus()) {
                mTextView.selectAllText();
            }
            mTouchFocusSelected = true;
        }
        mFrozenWithFocus = false;
        mSelectionMoved = false;
        if (mTextView.getError() != null) {
            showError();
        }
    }

    private int getLastTapPosition() {
        final int at = mSelectionModifierCursorController == null ? UNSET : mSelectionModifierCursorController.mTouchOffset;
        return Math.min(at, mTextView.length());
    }

    void onWindowFocusChanged(boolean hasWindowFocus) {
        if (hasWindowFocus) {
            if (mTextView.hasSelection()) {
                refreshTextActionMode();
            }
        } else {
            hideInsertionPointCursorController();
            stopTextActionModeWithPreservingSelection();
        }
    }

    /** The text has changed: the handles go. */
    void sendOnTextChanged() {
        mWordIterator = null;
        hideInsertionPointCursorController();
        if (mSelectionModifierCursorController != null) {
            mSelectionModifierCursorController.resetTouchOffsets();
        }
        stopTextActionMode();
    }

    void endBatchEdit() {
        if (mTextActionMode != null) {
            final CursorController controller = mTextView.hasSelection() ? getSelectionController() : getInsertionController();
            if (controller != null && !controller.isActive() && !controller.isCursorBeingModified()) {
                controller.show();
            }
        }
    }

    void onScrollChanged() {
        mPositionListener.mScrollHasChanged = true;
        if (mTextActionMode != null) {
            mTextActionMode.invalidateContentRect();
        }
    }

    // ---- controllers

    /** Finds out again what can be done to the text: handles belong to windows of their own, and to a text that is laid out. */
    void prepareCursorControllers() {
        boolean enabled = false;
        final ViewGroup.LayoutParams params = mTextView.getRootView().getLayoutParams();
        if (params instanceof WindowManager.LayoutParams) {
            final int type = ((WindowManager.LayoutParams) params).type;
            enabled = type < WindowManager.LayoutParams.FIRST_SUB_WINDOW || type > WindowManager.LayoutParams.LAST_SUB_WINDOW;
        }
        enabled &= mTextView.getLayout() != null;
        mInsertionControllerEnabled = enabled && mTextView.isCursorVisible() && mTextView.isTextEditable();
        mSelectionControllerEnabled = enabled && mTextView.textCanBeSelected();
        if (!mInsertionControllerEnabled && mInsertionPointCursorController != null) {
            mInsertionPointCursorController.hide();
            mInsertionPointCursorController.onDetached();
            mInsertionPointCursorController = null;
        }
        if (!mSelectionControllerEnabled) {
            stopTextActionMode();
            if (mSelectionModifierCursorController != null) {
                mSelectionModifierCursorController.onDetached();
                mSelectionModifierCursorController = null;
            }
        }
    }

    boolean hasSelectionController() {
        return mSelectionControllerEnabled;
    }

    private InsertionPointCursorController getInsertionController() {
        if (!mInsertionControllerEnabled) {
            return null;
        }
        if (mInsertionPointCursorController == null) {
            mInsertionPointCursorController = new InsertionPointCursorController();
            mTextView.getViewTreeObserver().addOnTouchModeChangeListener(mInsertionPointCursorController);
        }
        return mInsertionPointCursorController;
    }

    private SelectionModifierCursorController getSelectionController() {
        if (!mSelectionControllerEnabled) {
            return null;
        }
        if (mSelectionModifierCursorController == null) {
            mSelectionModifierCursorController = new SelectionModifierCursorController();
            mTextView.getViewTreeObserver().addOnTouchModeChangeListener(mSelectionModifierCursorController);
        }
        return mSelectionModifierCursorController;
    }

    private void hideInsertionPointCursorController() {
        if (mInsertionPointCursorController != null) {
            mInsertionPointCursorController.hide();
        }
    }

    void hideControllers() {
        hideInsertionPointCursorController();
        stopTextActionMode();
    }

    // ---- words

    private WordIterator words() {
        if (mWordIterator == null) {
            mWordIterator = new WordIterator(mTextView.getTextLocale());
            mWordIterator.setCharSequence(mTextView.getText(), 0, mTextView.length());
        }
        return mWordIterator;
    }

    private int getWordStart(int offset) {
        final int at = words().isOnPunctuation(words().prevBoundary(offset)) ? words().getPunctuationBeginning(offset)
                : words().getPrevWordBeginningOnTwoWordsBoundary(offset);
        return at == BreakIterator.DONE ? offset : at;
    }

    private int getWordEnd(int offset) {
        final int at = words().isAfterPunctuation(words().nextBoundary(offset)) ? words().getPunctuationEnd(offset)
                : words().getNextWordEndOnTwoWordBoundary(offset);
        return at == BreakIterator.DONE ? offset : at;
    }

    private boolean needsToSelectAll() {
        if (mTextView.hasPasswordTransformation()) {
            return true;
        }
        final int type = mTextView.getInputType(), cls = type & InputType.TYPE_MASK_CLASS, variation = type & InputType.TYPE_MASK_VARIATION;
        return cls == InputType.TYPE_CLASS_NUMBER || cls == InputType.TYPE_CLASS_PHONE || cls == InputType.TYPE_CLASS_DATETIME
                || variation == InputType.TYPE_TEXT_VARIATION_URI || variation == InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS
                || variation == InputType.TYPE_TEXT_VARIATION_WEB_EMAIL_ADDRESS || variation == InputType.TYPE_TEXT_VARIATION_FILTER;
    }

    /** Selects what is at the last touch: all, a link, or a word. */
    private boolean selectCurrentWord() {
        if (!mTextView.canSelectText()) {
            return false;
        }
        if (needsToSelectAll()) {
            return mTextView.selectAllText();
        }
        final int at = getSelectionController().mTouchOffset;
        if (at < 0 || at > mTextView.length()) {
            return false;
        }
        final URLSpan[] links = ((Spanned) mTextView.getText()).getSpans(at, at, URLSpan.class);
        int start, end;
        if (links.length > 0) {
            start = text().getSpanStart(links[0]);
            end = text().getSpanEnd(links[0]);
        } else {
            start = words().getBeginning(at);
            end = words().getEnd(at);
            if (start == BreakIterator.DONE || end == BreakIterator.DONE || start == end) {
                if (at < mTextView.length()) {
                    end = nextOffset(at, true);
                    start = nextOffset(end, false);
                } else {
                    start = at > 0 ? nextOffset(at, false) : at;
                    end = at > 0 ? nextOffset(start, true) : at;
                }
            }
        }
        Selection.setSelection(text(), start, end);
        return end > start;
    }

    private int nextOffset(int offset, boolean after) {
        final Layout layout = mTextView.getLayout();
        if (layout == null) {
            return offset;
        }
        return after == layout.isRtlCharAt(offset) ? layout.getOffsetToLeftOf(offset) : layout.getOffsetToRightOf(offset);
    }

    // ---- touches

    boolean isDragAcceleratorActive() {
        return mSelectionModifierCursorController != null && mSelectionModifierCursorController.mDragging;
    }

    void onTouchEvent(MotionEvent event) {
        final int action = event.getActionMasked();
        if (action == MotionEvent.ACTION_DOWN) {
            mDoubleTap = mTapped && !mDoubleTap && SystemClock.uptimeMillis() - mLastTouchUpTime <= ViewConfiguration.getDoubleTapTimeout();
            mTapped = true;
        } else if (action == MotionEvent.ACTION_UP) {
            mLastTouchUpTime = SystemClock.uptimeMillis();
        }
        updateFloatingToolbarVisibility(event);
        if (hasSelectionController()) {
            getSelectionController().onTouchEvent(event);
        }
        if (action == MotionEvent.ACTION_DOWN) {
            mLastDownPositionX = event.getX();
            mLastDownPositionY = event.getY();
            mTouchFocusSelected = false;
            mIgnoreActionUpEvent = false;
        }
    }

    /** Whether a finger that goes up says no more than it did: it was held down, or tapped twice. */
    boolean discardActionUp() {
        if (!mDiscardNextActionUp) {
            return false;
        }
        mDiscardNextActionUp = false;
        if (mIsInsertionActionModeStartPending) {
            startInsertionActionMode();
            mIsInsertionActionModeStartPending = false;
        }
        return true;
    }

    void onTouchUpEvent(MotionEvent event) {
        final boolean selectAllGotFocus = mTextView.selectsAllOnFocus() && mTouchFocusSelected;
        hideControllers();
        if (!selectAllGotFocus && mTextView.length() > 0) {
            Selection.setSelection(text(), mTextView.getOffsetForPosition(event.getX(), event.getY()));
            if (mInsertionControllerEnabled) {
                getInsertionController().show();
            }
        }
    }

    boolean performLongClick(boolean handled) {
        if (!handled && !isPositionOnText(mLastDownPositionX, mLastDownPositionY) && mInsertionControllerEnabled) {
            Selection.setSelection(text(), mTextView.getOffsetForPosition(mLastDownPositionX, mLastDownPositionY));
            getInsertionController().show();
            mIsInsertionActionModeStartPending = true;
            handled = true;
        }
        if (!handled && mTextActionMode != null) {
            if (touchPositionIsInSelection()) {
                startDragAndDrop();
            } else {
                stopTextActionMode();
                selectCurrentWordAndStartDrag();
            }
            handled = true;
        }
        return handled || selectCurrentWordAndStartDrag();
    }

    private boolean isPositionOnText(float x, float y) {
        final Layout layout = mTextView.getLayout();
        if (layout == null) {
            return false;
        }
        final int line = mTextView.getLineAtCoordinate(y);
        x = mTextView.convertToLocalHorizontalCoordinate(x);
        return x >= layout.getLineLeft(line) && x <= layout.getLineRight(line);
    }

    private boolean touchPositionIsInSelection() {
        final int start = mTextView.getSelectionStart(), end = mTextView.getSelectionEnd(), at = getSelectionController().mTouchOffset;
        return start != end && at >= Math.min(start, end) && at < Math.max(start, end);
    }

    private void startDragAndDrop() {
        final CharSequence dragged = mTextView.getTransformedText(mTextView.getSelectionStart(), mTextView.getSelectionEnd());
        mTextView.startDragAndDrop(ClipData.newPlainText(null, dragged), new View.DragShadowBuilder(mTextView), null, View.DRAG_FLAG_GLOBAL);
        stopTextActionMode();
        if (hasSelectionController()) {
            getSelectionController().resetTouchOffsets();
        }
    }

    private boolean selectCurrentWordAndStartDrag() {
        mTextView.removeCallbacks(mInsertionActionModeRunnable);
        if (!checkField() || !mTextView.hasSelection() && !selectCurrentWord()) {
            return false;
        }
        stopTextActionModeWithPreservingSelection();
        getSelectionController().enterDrag();
        return true;
    }

    private boolean checkField() {
        if (!mTextView.canSelectText() || !mTextView.requestFocus()) {
            android.util.Log.w("TextView", "TextView does not support text selection. Selection cancelled.");
            return false;
        }
        return true;
    }

    // ---- the bar

    private void updateFloatingToolbarVisibility(MotionEvent event) {
        if (mTextActionMode == null) {
            return;
        }
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_MOVE:
                mTextView.removeCallbacks(mShowFloatingToolbar);
                mTextActionMode.hide(ActionMode.DEFAULT_HIDE_DURATION);
                break;
            case MotionEvent.ACTION_UP:
            case MotionEvent.ACTION_CANCEL:
                mTextView.postDelayed(mShowFloatingToolbar, ViewConfiguration.getDoubleTapTimeout());
                mTextActionMode.invalidate();
        }
    }

    ActionMode getTextActionMode() {
        return mTextActionMode;
    }

    void invalidateActionMode() {
        if (mTextActionMode != null) {
            mTextActionMode.invalidate();
        }
    }

    /** The selection has changed: the bar follows it, or goes. */
    void refreshTextActionMode() {
        final SelectionModifierCursorController selection = getSelectionController();
        final InsertionPointCursorController insertion = getInsertionController();
        final boolean modified = selection != null && selection.isCursorBeingModified() || insertion != null && insertion.isCursorBeingModified();
        if (modified) {
            mRestartActionModeOnNextRefresh = false;
            return;
        }
        if (mTextView.hasSelection()) {
            hideInsertionPointCursorController();
            if (mTextActionMode == null) {
                if (mRestartActionModeOnNextRefresh) {
                    startSelectionActionMode();
                }
            } else if (selection == null || !selection.isActive()) {
                stopTextActionModeWithPreservingSelection();
                startSelectionActionMode();
            } else {
                mTextActionMode.invalidateContentRect();
            }
        } else if (insertion == null || !insertion.isActive()) {
            stopTextActionMode();
        } else if (mTextActionMode != null) {
            mTextActionMode.invalidateContentRect();
        }
        mRestartActionModeOnNextRefresh = false;
    }

    private void startInsertionActionMode() {
        mTextView.removeCallbacks(mInsertionActionModeRunnable);
        stopTextActionMode();
        mTextActionMode = mTextView.startActionMode(new TextActionModeCallback(false), ActionMode.TYPE_FLOATING);
        if (mTextActionMode != null && getInsertionController() != null) {
            getInsertionController().show();
        }
    }

    private void startSelectionActionMode() {
        if (mTextActionMode != null) {
            mTextActionMode.invalidate();
        } else if (checkField() && mTextView.hasSelection()) {
            mTextActionMode = mTextView.startActionMode(new TextActionModeCallback(true), ActionMode.TYPE_FLOATING);
            if (mTextActionMode != null) {
                if (!mTextView.isTextSelectable() && mTextView.getShowSoftInputOnFocus()) {
                    final InputMethodManager imm = InputMethodManager.peekInstance();
                    if (imm != null) {
                        imm.showSoftInput(mTextView, 0, null);
                    }
                }
                if (getSelectionController() != null) {
                    getSelectionController().show();
                }
            }
        }
        mRestartActionModeOnNextRefresh = false;
    }

    void stopTextActionMode() {
        if (mTextActionMode != null) {
            mTextActionMode.finish();
        }
    }

    private void stopTextActionModeWithPreservingSelection() {
        if (mTextActionMode != null) {
            mRestartActionModeOnNextRefresh = true;
        }
        mPreserveSelection = true;
        stopTextActionMode();
        mPreserveSelection = false;
    }

    /** The menu of a selection or of the cursor. */
    private class TextActionModeCallback extends ActionMode.Callback2 {
        private final boolean mHasSelection;
        private final int mHandleHeight;

        TextActionModeCallback(boolean hasSelection) {
            mHasSelection = hasSelection;
            if (hasSelection) {
                getSelectionController().initHandles();
                mHandleHeight = Math.max(mSelectHandleLeft.getMinimumHeight(), mSelectHandleRight.getMinimumHeight());
            } else if (getInsertionController() != null) {
                getInsertionController().getHandle();
                mHandleHeight = mSelectHandleCenter.getMinimumHeight();
            } else {
                mHandleHeight = 0;
            }
        }

        private ActionMode.Callback custom() {
            return mHasSelection ? mTextView.getCustomSelectionActionModeCallback() : mTextView.getCustomInsertionActionModeCallback();
        }

        @Override
        public boolean onCreateActionMode(ActionMode mode, Menu menu) {
            mode.setTitle(null);
            mode.setSubtitle(null);
            mode.setTitleOptionalHint(true);
            if (mTextView.canCut()) {
                add(menu, TextView.ID_CUT, ORDER_CUT, R.string.cut, 'x', MenuItem.SHOW_AS_ACTION_ALWAYS);
            }
            if (mTextView.canCopy()) {
                add(menu, TextView.ID_COPY, ORDER_COPY, R.string.copy, 'c', MenuItem.SHOW_AS_ACTION_ALWAYS);
            }
            if (mTextView.canPaste()) {
                add(menu, TextView.ID_PASTE, ORDER_PASTE, R.string.paste, 'v', MenuItem.SHOW_AS_ACTION_ALWAYS);
            }
            if (mTextView.canShare()) {
                add(menu, TextView.ID_SHARE, ORDER_SHARE, R.string.share, (char) 0, MenuItem.SHOW_AS_ACTION_IF_ROOM);
            }
            if (mTextView.canPasteAsPlainText()) {
                add(menu, TextView.ID_PASTE_AS_PLAIN_TEXT, ORDER_PASTE_AS_PLAIN_TEXT, R.string.paste_as_plain_text, (char) 0, MenuItem.SHOW_AS_ACTION_IF_ROOM);
            }
            updateSelectAllItem(menu);
            final ActionMode.Callback custom = custom();
            if (custom != null && !custom.onCreateActionMode(mode, menu)) {
                Selection.setSelection(text(), mTextView.getSelectionEnd());
                return false;
            }
            if (!menu.hasVisibleItems() && mode.getCustomView() == null) {
                return false;
            }
            if (mHasSelection && !mTextView.hasTransientState()) {
                mTextView.setHasTransientState(true);
            }
            return true;
        }

        private void add(Menu menu, int id, int order, int title, char shortcut, int show) {
            final MenuItem item = menu.add(Menu.NONE, id, order, title);
            if (shortcut != 0) {
                item.setAlphabeticShortcut(shortcut);
            }
            item.setShowAsAction(show);
        }

        private void updateSelectAllItem(Menu menu) {
            final boolean can = mTextView.canSelectAllText(), has = menu.findItem(TextView.ID_SELECT_ALL) != null;
            if (can && !has) {
                add(menu, TextView.ID_SELECT_ALL, ORDER_SELECT_ALL, R.string.selectAll, (char) 0, MenuItem.SHOW_AS_ACTION_IF_ROOM);
            } else if (!can && has) {
                menu.removeItem(TextView.ID_SELECT_ALL);
            }
        }

        @Override
        public boolean onPrepareActionMode(ActionMode mode, Menu menu) {
            updateSelectAllItem(menu);
            return custom() == null || custom().onPrepareActionMode(mode, menu);
        }

        @Override
        public boolean onActionItemClicked(ActionMode mode, MenuItem item) {
            return custom() != null && custom().onActionItemClicked(mode, item) || mTextView.onTextContextMenuItem(item.getItemId());
        }

        @Override
        public void onDestroyActionMode(ActionMode mode) {
            mTextActionMode = null;
            if (custom() != null) {
                custom().onDestroyActionMode(mode);
            }
            if (!mPreserveSelection) {
                Selection.setSelection(text(), mTextView.getSelectionEnd());
            }
            if (mSelectionModifierCursorController != null) {
                mSelectionModifierCursorController.hide();
            }
        }

        @Override
        public void onGetContentRect(ActionMode mode, View view, Rect outRect) {
            final Layout layout = mTextView.getLayout();
            if (view != mTextView || layout == null) {
                super.onGetContentRect(mode, view, outRect);
                return;
            }
            final RectF bounds = new RectF();
            final int start = mTextView.getSelectionStart(), end = mTextView.getSelectionEnd();
            if (start != end) {
                final Path path = new Path();
                layout.getSelectionPath(start, end, path);
                path.computeBounds(bounds, true);
            } else {
                final int line = layout.getLineForOffset(start);
                final float x = clampHorizontalPosition(null, layout.getPrimaryHorizontal(start));
                bounds.set(x, layout.getLineTop(line), x, layout.getLineTop(line + 1));
            }
            bounds.bottom += mHandleHeight;
            bounds.offset(mTextView.viewportToContentHorizontalOffset(), mTextView.viewportToContentVerticalOffset());
            outRect.set((int) Math.floor(bounds.left), (int) Math.floor(bounds.top), (int) Math.ceil(bounds.right), (int) Math.ceil(bounds.bottom));
        }
    }

    /** Where a cursor is drawn: not beyond the edges of the text's place. */
    private int clampHorizontalPosition(Drawable cursor, float horizontal) {
        horizontal = Math.max(0.5f, horizontal - 0.5f);
        final Rect padding = new Rect();
        int width = 0;
        if (cursor != null) {
            cursor.getPadding(padding);
            width = cursor.getIntrinsicWidth();
        }
        final int scroll = mTextView.getScrollX();
        final int clipped = mTextView.getWidth() - mTextView.getCompoundPaddingLeft() - mTextView.getCompoundPaddingRight();
        if (horizontal - scroll >= clipped - 1f) {
            return clipped + scroll - (width - padding.right);
        }
        if (Math.abs(horizontal - scroll) <= 1f) {
            return scroll - padding.left;
        }
        return (int) horizontal - padding.left;
    }

    // ---- handles

    /** Hears where the text view is, before each drawing. */
    private final class PositionListener implements ViewTreeObserver.OnPreDrawListener {
        private final ArrayList<HandleView> mHandles = new ArrayList<HandleView>();
        private final int[] mPosition = new int[2];
        private boolean mPositionHasChanged = true, mScrollHasChanged;

        void add(HandleView handle) {
            if (mHandles.isEmpty()) {
                updatePosition();
                mTextView.getViewTreeObserver().addOnPreDrawListener(this);
            }
            if (!mHandles.contains(handle)) {
                mHandles.add(handle);
            }
        }

        void remove(HandleView handle) {
            if (mHandles.remove(handle) && mHandles.isEmpty()) {
                mTextView.getViewTreeObserver().removeOnPreDrawListener(this);
            }
        }

        @Override
        public boolean onPreDraw() {
            updatePosition();
            for (HandleView handle : new ArrayList<HandleView>(mHandles)) {
                handle.updatePosition(mPosition[0], mPosition[1], mPositionHasChanged, mScrollHasChanged);
            }
            mScrollHasChanged = false;
            return true;
        }

        private void updatePosition() {
            final int x = mPosition[0], y = mPosition[1];
            mTextView.getLocationInWindow(mPosition);
            mPositionHasChanged = x != mPosition[0] || y != mPosition[1];
        }
    }

    /** A handle, in a window of its own. */
    private abstract class HandleView extends View {
        protected Drawable mDrawable;
        private final Drawable mDrawableLtr, mDrawableRtl;
        private final PopupWindow mContainer;
        private final int mMinSize;
        private int mPositionX, mPositionY, mHotspotX, mHorizontalGravity, mLastParentX, mLastParentY;
        private float mTouchToWindowOffsetX, mTouchToWindowOffsetY;
        private boolean mIsDragging, mPositionHasChanged = true;
        private int mNumberPreviousOffsets;
        protected int mPreviousOffset = UNSET, mPrevLine = UNSET, mPreviousLineTouched = UNSET;

        HandleView(Drawable drawableLtr, Drawable drawableRtl, int id) {
            super(mTextView.getContext());
            setId(id);
            mContainer = new PopupWindow(mTextView.getContext(), null, attr.textSelectHandleWindowStyle);
            mContainer.setSplitTouchEnabled(true);
            mContainer.setClippingEnabled(false);
            mContainer.setWindowLayoutType(WindowManager.LayoutParams.TYPE_APPLICATION_SUB_PANEL);
            mContainer.setWidth(ViewGroup.LayoutParams.WRAP_CONTENT);
            mContainer.setHeight(ViewGroup.LayoutParams.WRAP_CONTENT);
            mContainer.setContentView(this);
            mDrawableLtr = drawableLtr;
            mDrawableRtl = drawableRtl;
            mMinSize = getResources().getDimensionPixelSize(R.dimen.text_handle_min_size);
        }

        protected abstract int getHotspotX(Drawable drawable, boolean isRtlRun);
        protected abstract int getHorizontalGravity(boolean isRtlRun);
        abstract int getCurrentCursorOffset();
        protected abstract void updateSelection(int offset);
        /** Follows a finger. */
        abstract void updatePosition(float x, float y);

        protected boolean isAtRtlRun(Layout layout, int offset) {
            return layout.isRtlCharAt(offset);
        }

        protected void updateDrawable() {
            final Layout layout = mTextView.getLayout();
            if (mIsDragging || layout == null) {
                return;
            }
            final boolean rtl = isAtRtlRun(layout, getCurrentCursorOffset());
            final Drawable old = mDrawable;
            mDrawable = rtl ? mDrawableRtl : mDrawableLtr;
            mHotspotX = getHotspotX(mDrawable, rtl);
            mHorizontalGravity = getHorizontalGravity(rtl);
            if (old != mDrawable && isShowing()) {
                positionAtCursorOffset(getCurrentCursorOffset(), true);
                updatePosition(mLastParentX, mLastParentY, false, false);
                postInvalidate();
            }
        }

        float getIdealVerticalOffset() {
            return 0.7f * getPreferredHeight();
        }

        @Override
        protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
            setMeasuredDimension(getPreferredWidth(), getPreferredHeight());
        }

        @Override
        public void invalidate() {
            super.invalidate();
            if (mContainer != null && isShowing()) {
                positionAtCursorOffset(getCurrentCursorOffset(), true);
            }
        }

        private int getPreferredWidth() {
            return Math.max(mDrawable.getIntrinsicWidth(), mMinSize);
        }

        private int getPreferredHeight() {
            return Math.max(mDrawable.getIntrinsicHeight(), mMinSize);
        }

        private int getHorizontalOffset() {
            final int spare = getPreferredWidth() - mDrawable.getIntrinsicWidth();
            return mHorizontalGravity == Gravity.LEFT ? 0 : mHorizontalGravity == Gravity.RIGHT ? spare : spare / 2;
        }

        void show() {
            if (isShowing()) {
                return;
            }
            mPositionListener.add(this);
            mPreviousOffset = UNSET;
            positionAtCursorOffset(getCurrentCursorOffset(), false);
            mTextView.invalidate(); // its window opens with the next drawing, for which a cursor at its old place would not ask
        }

        private void dismiss() {
            mIsDragging = false;
            mContainer.dismiss();
            onDetached();
        }

        void hide() {
            dismiss();
            mPositionListener.remove(this);
        }

        boolean isShowing() {
            return mContainer.isShowing();
        }

        boolean isDragging() {
            return mIsDragging;
        }

        boolean offsetHasBeenChanged() {
            return mNumberPreviousOffsets > 1;
        }

        void onHandleMoved() {
        }

        void onDetached() {
        }

        protected float getHorizontal(Layout layout, int offset) {
            return layout.getPrimaryHorizontal(offset);
        }

        /** Where the cursor's middle is drawn. */
        protected int getCursorHorizontalPosition(Layout layout, int offset) {
            return (int) (getHorizontal(layout, offset) - 0.5f);
        }

        protected void positionAtCursorOffset(int offset, boolean forceUpdatePosition) {
            final Layout layout = mTextView.getLayout();
            if (layout == null) {
                prepareCursorControllers();
                return;
            }
            final boolean changed = offset != mPreviousOffset;
            if (!changed && !forceUpdatePosition) {
                return;
            }
            if (changed) {
                updateSelection(offset);
                mNumberPreviousOffsets++;
            }
            mPrevLine = layout.getLineForOffset(offset);
            mPositionX = getCursorHorizontalPosition(layout, offset) - mHotspotX - getHorizontalOffset() + mTextView.viewportToContentHorizontalOffset();
            mPositionY = layout.getLineBottom(mPrevLine) + mTextView.viewportToContentVerticalOffset();
            mPreviousOffset = offset;
            mPositionHasChanged = true;
        }

        void updatePosition(int parentX, int parentY, boolean parentPositionChanged, boolean parentScrolled) {
            positionAtCursorOffset(getCurrentCursorOffset(), parentScrolled);
            if (!parentPositionChanged && !mPositionHasChanged) {
                return;
            }
            if (mIsDragging) {
                mTouchToWindowOffsetX += parentX - mLastParentX;
                mTouchToWindowOffsetY += parentY - mLastParentY;
                mLastParentX = parentX;
                mLastParentY = parentY;
                onHandleMoved();
            }
            final int spot = mHotspotX + getHorizontalOffset();
            if (mIsDragging || !mTextView.isInBatchEditMode() && mTextView.isPositionVisible(mPositionX + spot, mPositionY)) {
                final int[] at = {mPositionX + spot, mPositionY};
                mTextView.transformFromViewToWindowSpace(at);
                at[0] -= spot;
                if (isShowing()) {
                    mContainer.update(at[0], at[1], -1, -1);
                } else {
                    mContainer.showAtLocation(mTextView, Gravity.NO_GRAVITY, at[0], at[1]);
                }
            } else if (isShowing()) {
                dismiss();
            }
            mPositionHasChanged = false;
        }

        @Override
        protected void onDraw(android.graphics.Canvas c) {
            final int left = getHorizontalOffset();
            mDrawable.setBounds(left, 0, left + mDrawable.getIntrinsicWidth(), mDrawable.getIntrinsicHeight());
            mDrawable.draw(c);
        }

        @Override
        public boolean onTouchEvent(MotionEvent ev) {
            updateFloatingToolbarVisibility(ev);
            final int[] screen = mTextView.getLocationOnScreen(), window = new int[2];
            mTextView.getLocationInWindow(window);
            final float x = ev.getRawX() - screen[0] + window[0], y = ev.getRawY() - screen[1] + window[1];
            switch (ev.getActionMasked()) {
                case MotionEvent.ACTION_DOWN:
                    mNumberPreviousOffsets = 1;
                    mLastParentX = window[0];
                    mLastParentY = window[1];
                    mTouchToWindowOffsetX = x - mPositionX;
                    mTouchToWindowOffsetY = y - mPositionY;
                    mIsDragging = true;
                    mPreviousLineTouched = UNSET;
                    break;
                case MotionEvent.ACTION_MOVE: {
                    final float ideal = getIdealVerticalOffset(), previous = mTouchToWindowOffsetY - mLastParentY, current = y - mPositionY - mLastParentY;
                    final float offset = previous < ideal ? Math.max(Math.min(current, ideal), previous) : Math.min(Math.max(current, ideal), previous);
                    mTouchToWindowOffsetY = offset + mLastParentY;
                    updatePosition(x - mTouchToWindowOffsetX + mHotspotX + getHorizontalOffset(), y - mTouchToWindowOffsetY - 0.3f * getPreferredHeight());
                    break;
                }
                case MotionEvent.ACTION_UP:
                case MotionEvent.ACTION_CANCEL:
                    mIsDragging = false;
                    updateDrawable();
                    break;
            }
            return true;
        }

        /** The line under a finger; that of before, near its edge. */
        protected int touchedLine(Layout layout, float y) {
            if (mPreviousLineTouched == UNSET) {
                mPreviousLineTouched = mTextView.getLineAtCoordinate(y);
            }
            return getCurrentLineAdjustedForSlop(layout, mPreviousLineTouched, y);
        }
    }

    /** The handle of the cursor. */
    private class InsertionHandleView extends HandleView {
        private static final int DELAY_BEFORE_HANDLE_FADES_OUT = 4000, RECENT_CUT_COPY_DURATION = 15 * 1000;

        private float mDownPositionX, mDownPositionY;
        private final Runnable mHider = new Runnable() {
            @Override
            public void run() {
                hide();
            }
        };

        InsertionHandleView(Drawable drawable) {
            super(drawable, drawable, R.id.insertion_handle);
            updateDrawable();
        }

        @Override
        void show() {
            super.show();
            if (mDoubleTap) {
                mTextView.removeCallbacks(mInsertionActionModeRunnable);
            } else if (SystemClock.uptimeMillis() - TextView.sLastCutCopyOrTextChangedTime < RECENT_CUT_COPY_DURATION && mTextActionMode == null) {
                mTextView.postDelayed(mInsertionActionModeRunnable, ViewConfiguration.getDoubleTapTimeout() + 1);
            }
            hideAfterDelay();
        }

        private void hideAfterDelay() {
            mTextView.removeCallbacks(mHider);
            mTextView.postDelayed(mHider, DELAY_BEFORE_HANDLE_FADES_OUT);
        }

        @Override
        protected int getHotspotX(Drawable drawable, boolean isRtlRun) {
            return drawable.getIntrinsicWidth() / 2;
        }

        @Override
        protected int getHorizontalGravity(boolean isRtlRun) {
            return Gravity.CENTER_HORIZONTAL;
        }

        @Override
        protected int getCursorHorizontalPosition(Layout layout, int offset) {
            final Drawable cursor = mTextView.getCursorDrawable();
            if (cursor == null) {
                return super.getCursorHorizontalPosition(layout, offset);
            }
            final Rect padding = new Rect();
            cursor.getPadding(padding);
            return clampHorizontalPosition(cursor, getHorizontal(layout, offset)) + padding.left
                    + (cursor.getIntrinsicWidth() - padding.left - padding.right) / 2;
        }

        @Override
        public boolean onTouchEvent(MotionEvent ev) {
            final boolean result = super.onTouchEvent(ev);
            switch (ev.getActionMasked()) {
                case MotionEvent.ACTION_DOWN:
                    mDownPositionX = ev.getRawX();
                    mDownPositionY = ev.getRawY();
                    break;
                case MotionEvent.ACTION_UP:
                    if (!offsetHasBeenChanged()) {
                        final float dx = mDownPositionX - ev.getRawX(), dy = mDownPositionY - ev.getRawY();
                        final int slop = ViewConfiguration.get(mTextView.getContext()).getScaledTouchSlop();
                        if (dx * dx + dy * dy < slop * slop) {
                            if (mTextActionMode != null) {
                                stopTextActionMode();
                            } else {
                                startInsertionActionMode();
                            }
                        }
                    } else if (mTextActionMode != null) {
                        mTextActionMode.invalidateContentRect();
                    }
                    hideAfterDelay();
                    break;
                case MotionEvent.ACTION_CANCEL:
                    hideAfterDelay();
                    break;
            }
            return result;
        }

        @Override
        int getCurrentCursorOffset() {
            return mTextView.getSelectionStart();
        }

        @Override
        protected void updateSelection(int offset) {
            Selection.setSelection(text(), offset);
        }

        @Override
        void updatePosition(float x, float y) {
            final Layout layout = mTextView.getLayout();
            int offset = UNSET;
            if (layout != null) {
                final int line = touchedLine(layout, y);
                offset = mTextView.getOffsetAtCoordinate(line, x);
                mPreviousLineTouched = line;
            }
            positionAtCursorOffset(offset, false);
            invalidateActionMode();
        }

        @Override
        void onHandleMoved() {
            mTextView.removeCallbacks(mHider);
        }

        @Override
        void onDetached() {
            mTextView.removeCallbacks(mHider);
        }
    }

    /** A handle of one end of the selection, which grows by words and shrinks by characters. */
    private class SelectionHandleView extends HandleView {
        private final boolean mStart;
        private boolean mInWord, mMoved;
        private float mTouchWordDelta, mPrevX;

        SelectionHandleView(Drawable drawableLtr, Drawable drawableRtl, int id, boolean start) {
            super(drawableLtr, drawableRtl, id);
            mStart = start;
            updateDrawable();
        }

        @Override
        protected int getHotspotX(Drawable drawable, boolean isRtlRun) {
            return isRtlRun == mStart ? drawable.getIntrinsicWidth() / 4 : drawable.getIntrinsicWidth() * 3 / 4;
        }

        @Override
        protected int getHorizontalGravity(boolean isRtlRun) {
            return isRtlRun == mStart ? Gravity.LEFT : Gravity.RIGHT;
        }

        @Override
        protected boolean isAtRtlRun(Layout layout, int offset) {
            return layout.isRtlCharAt(mStart ? offset : Math.max(offset - 1, 0));
        }

        @Override
        int getCurrentCursorOffset() {
            return mStart ? mTextView.getSelectionStart() : mTextView.getSelectionEnd();
        }

        private int other() {
            return mStart ? mTextView.getSelectionEnd() : mTextView.getSelectionStart();
        }

        @Override
        protected void updateSelection(int offset) {
            Selection.setSelection(text(), mStart ? offset : mTextView.getSelectionStart(), mStart ? mTextView.getSelectionEnd() : offset);
            updateDrawable();
            invalidateActionMode();
        }

        @Override
        protected void positionAtCursorOffset(int offset, boolean forceUpdatePosition) {
            super.positionAtCursorOffset(offset, forceUpdatePosition);
            mInWord = offset != UNSET && !words().isBoundary(offset);
        }

        @Override
        public boolean onTouchEvent(MotionEvent event) {
            final boolean result = super.onTouchEvent(event);
            if (event.getActionMasked() == MotionEvent.ACTION_DOWN) {
                mTouchWordDelta = 0;
                mMoved = false;
            }
            return result;
        }

        @Override
        void updatePosition(float x, float y) {
            final Layout layout = mTextView.getLayout();
            if (layout == null) {
                move(mTextView.getOffsetForPosition(x, y));
                return;
            }
            int line = touchedLine(layout, y), touched = mTextView.getOffsetAtCoordinate(line, x);
            if (mStart ? touched >= other() : touched <= other()) {
                line = layout.getLineForOffset(other());
                touched = mTextView.getOffsetAtCoordinate(line, x);
            }
            if (!mMoved) {
                mPrevX = x;
                mMoved = true;
            }
            final int wordStart = getWordStart(touched), wordEnd = getWordEnd(touched);
            final boolean grows = mStart ? line < mPreviousLineTouched || x < mPrevX : line > mPreviousLineTouched || x > mPrevX;
            int offset = touched;
            boolean moves = false;
            if (grows) {
                final boolean further = mStart ? line < mPrevLine : line > mPrevLine;
                if (!mInWord || further) {
                    int edge = mStart ? wordStart : wordEnd;
                    if (layout.getLineForOffset(edge) != line) {
                        edge = mStart ? layout.getLineStart(line) : layout.getLineEnd(line);
                    }
                    final int half = mStart ? wordEnd - (wordEnd - edge) / 2 : wordStart + (edge - wordStart) / 2;
                    final boolean snaps = further || (mStart ? touched <= half : touched >= half);
                    offset = snaps ? mStart ? wordStart : wordEnd : mPreviousOffset;
                }
                lead(layout, offset, touched, x);
                moves = true;
            } else {
                final int adjusted = mTextView.getOffsetAtCoordinate(line, x - mTouchWordDelta);
                if (mStart ? adjusted > mPreviousOffset || line > mPrevLine : adjusted < mPreviousOffset || line < mPrevLine) {
                    if (line != mPrevLine) {
                        offset = mStart ? wordStart : wordEnd;
                        lead(layout, offset, touched, x);
                    } else {
                        offset = adjusted;
                    }
                    moves = true;
                } else if (mStart ? adjusted < mPreviousOffset : adjusted > mPreviousOffset) {
                    mTouchWordDelta = mTextView.convertToLocalHorizontalCoordinate(x) - getHorizontal(layout, mPreviousOffset);
                }
            }
            if (moves) {
                mPreviousLineTouched = line;
                move(offset);
            }
            mPrevX = x;
        }

        /** Keeps by how much the handle is ahead of the finger. */
        private void lead(Layout layout, int offset, int touched, float x) {
            final boolean ahead = mStart ? offset < touched : offset > touched;
            mTouchWordDelta = ahead ? mTextView.convertToLocalHorizontalCoordinate(x) - getHorizontal(layout, offset) : 0;
        }

        private void move(int offset) {
            if (mStart ? offset >= other() : offset <= other()) {
                mTouchWordDelta = 0;
                offset = nextOffset(other(), !mStart);
            }
            positionAtCursorOffset(offset, false);
        }
    }

    private int getCurrentLineAdjustedForSlop(Layout layout, int prevLine, float y) {
        final int line = mTextView.getLineAtCoordinate(y), count = layout.getLineCount();
        if (prevLine > count || count <= 0 || prevLine < 0 || Math.abs(line - prevLine) >= 2) {
            return line;
        }
        final float offset = mTextView.viewportToContentVerticalOffset(), slop = mTextView.getLineHeight() * 0.5f;
        if (y <= Math.max(layout.getLineTop(prevLine) + offset - slop, layout.getLineTop(0) + offset + slop)) {
            return Math.max(prevLine - 1, 0);
        }
        if (y >= Math.min(layout.getLineBottom(prevLine) + offset + slop, layout.getLineBottom(count - 1) + offset - slop)) {
            return Math.min(prevLine + 1, count - 1);
        }
        return prevLine;
    }

    /** Shows and hides handles. */
    private abstract class CursorController implements ViewTreeObserver.OnTouchModeChangeListener {
        abstract void show();
        abstract void hide();
        abstract boolean isCursorBeingModified();
        abstract boolean isActive();

        void onDetached() {
            mTextView.getViewTreeObserver().removeOnTouchModeChangeListener(this);
        }

        @Override
        public void onTouchModeChanged(boolean isInTouchMode) {
            if (!isInTouchMode) {
                hide();
            }
        }
    }

    private class InsertionPointCursorController extends CursorController {
        private InsertionHandleView mHandle;

        InsertionHandleView getHandle() {
            if (mSelectHandleCenter == null) {
                mSelectHandleCenter = mTextView.getSelectHandle(TextView.HANDLE_MIDDLE);
            }
            if (mHandle == null) {
                mHandle = new InsertionHandleView(mSelectHandleCenter);
            }
            return mHandle;
        }

        @Override
        void show() {
            getHandle().show();
            if (mSelectionModifierCursorController != null) {
                mSelectionModifierCursorController.hide();
            }
        }

        @Override
        void hide() {
            if (mHandle != null) {
                mHandle.hide();
            }
        }

        @Override
        void onDetached() {
            super.onDetached();
            if (mHandle != null) {
                mHandle.onDetached();
            }
        }

        @Override
        boolean isCursorBeingModified() {
            return mHandle != null && mHandle.isDragging();
        }

        @Override
        boolean isActive() {
            return mHandle != null && mHandle.isShowing();
        }
    }

    private class SelectionModifierCursorController extends CursorController {
        private SelectionHandleView mStartHandle, mEndHandle;
        private int mTouchOffset = UNSET; // of the last finger that went down
        private float mDownPositionX, mDownPositionY;
        private boolean mGestureStayedInTapRegion, mHaventMovedEnoughToStartDrag, mSwitchedLines;
        private boolean mDragging; // words are selected by a finger that has not gone up yet
        private int mStartOffset = UNSET, mLineSelectionIsOn = UNSET;

        void initHandles() {
            if (mStartHandle == null) {
                mSelectHandleLeft = mTextView.getSelectHandle(TextView.HANDLE_LEFT);
                mSelectHandleRight = mTextView.getSelectHandle(TextView.HANDLE_RIGHT);
                mStartHandle = new SelectionHandleView(mSelectHandleLeft, mSelectHandleRight, R.id.selection_start_handle, true);
                mEndHandle = new SelectionHandleView(mSelectHandleRight, mSelectHandleLeft, R.id.selection_end_handle, false);
            }
        }

        @Override
        void show() {
            if (mTextView.isInBatchEditMode()) {
                return;
            }
            initHandles();
            mStartHandle.show();
            mEndHandle.show();
            hideInsertionPointCursorController();
        }

        @Override
        void hide() {
            if (mStartHandle != null) {
                mStartHandle.hide();
                mEndHandle.hide();
            }
        }

        void enterDrag() {
            show();
            mDragging = true;
            mStartOffset = mTextView.getOffsetForPosition(mLastDownPositionX, mLastDownPositionY);
            mLineSelectionIsOn = mTextView.getLineAtCoordinate(mLastDownPositionY);
            hide();
            mTextView.getParent().requestDisallowInterceptTouchEvent(true);
            mTextView.cancelLongPress();
        }

        void onTouchEvent(MotionEvent event) {
            final float x = event.getX(), y = event.getY();
            final float dx = x - mDownPositionX, dy = y - mDownPositionY, distance = dx * dx + dy * dy;
            final ViewConfiguration config = ViewConfiguration.get(mTextView.getContext());
            switch (event.getActionMasked()) {
                case MotionEvent.ACTION_DOWN: {
                    mTouchOffset = mTextView.getOffsetForPosition(x, y);
                    final int slop = config.getScaledDoubleTapSlop();
                    if (mGestureStayedInTapRegion && mDoubleTap && distance < slop * slop && isPositionOnText(x, y)) {
                        selectCurrentWordAndStartDrag();
                        mDiscardNextActionUp = true;
                    }
                    mDownPositionX = x;
                    mDownPositionY = y;
                    mGestureStayedInTapRegion = mHaventMovedEnoughToStartDrag = true;
                    break;
                }
                case MotionEvent.ACTION_MOVE: {
                    final int tap = config.getScaledDoubleTapTouchSlop(), slop = config.getScaledTouchSlop();
                    mGestureStayedInTapRegion &= distance <= tap * tap;
                    mHaventMovedEnoughToStartDrag &= distance <= slop * slop;
                    if (mStartHandle == null || !mStartHandle.isShowing()) {
                        updateSelection(event);
                    }
                    break;
                }
                case MotionEvent.ACTION_UP:
                    if (mDragging) {
                        updateSelection(event);
                        mTextView.getParent().requestDisallowInterceptTouchEvent(false);
                        resetDrag();
                        if (mTextView.hasSelection()) {
                            startSelectionActionMode();
                        }
                    }
                    break;
            }
        }

        /** Selects whole words from where the finger went down to where it is. */
        private void updateSelection(MotionEvent event) {
            if (mTextView.getLayout() == null || !mDragging || mHaventMovedEnoughToStartDrag) {
                return;
            }
            float y = event.getY();
            if (mSwitchedLines) {
                y -= mStartHandle != null ? mStartHandle.getIdealVerticalOffset() : ViewConfiguration.get(mTextView.getContext()).getScaledTouchSlop();
            }
            final int line = getCurrentLineAdjustedForSlop(mTextView.getLayout(), mLineSelectionIsOn, y);
            if (!mSwitchedLines && line != mLineSelectionIsOn) {
                mSwitchedLines = true;
                return;
            }
            int offset = mTextView.getOffsetAtCoordinate(line, event.getX()), start;
            if (mStartOffset < offset) {
                offset = getWordEnd(offset);
                start = getWordStart(mStartOffset);
            } else {
                offset = getWordStart(offset);
                start = getWordEnd(mStartOffset);
                if (start == offset) {
                    offset = nextOffset(offset, false);
                }
            }
            mLineSelectionIsOn = line;
            Selection.setSelection(text(), start, offset);
        }

        void resetTouchOffsets() {
            mTouchOffset = UNSET;
            resetDrag();
        }

        private void resetDrag() {
            mStartOffset = UNSET;
            mDragging = mSwitchedLines = false;
            final int start = mTextView.getSelectionStart(), end = mTextView.getSelectionEnd();
            if (start > end) {
                Selection.setSelection(text(), end, start);
            }
        }

        @Override
        boolean isCursorBeingModified() {
            return mDragging || mStartHandle != null && (mStartHandle.isDragging() || mEndHandle.isDragging());
        }

        @Override
        boolean isActive() {
            return mStartHandle != null && mStartHandle.isShowing();
        }

        @Override
        void onDetached() {
            super.onDetached();
            if (mStartHandle != null) {
                mStartHandle.onDetached();
                mEndHandle.onDetached();
            }
        }
    }
}
