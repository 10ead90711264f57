package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.database.DataSetObserver;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Handler;
import android.util.AttributeSet;
import android.util.Log;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.View.MeasureSpec;
import android.view.View.OnTouchListener;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.WindowManager;
import com.android.internal.R;
import com.android.internal.view.menu.ShowableListMenu;

/** A popup with a list of choices below a view. */
public class ListPopupWindow implements ShowableListMenu {
    private static final String TAG = "ListPopupWindow";
    private static final int EXPAND_LIST_TIMEOUT = 250;

    public static final int POSITION_PROMPT_ABOVE = 0;
    public static final int POSITION_PROMPT_BELOW = 1;
    public static final int MATCH_PARENT = ViewGroup.LayoutParams.MATCH_PARENT;
    public static final int WRAP_CONTENT = ViewGroup.LayoutParams.WRAP_CONTENT;
    public static final int INPUT_METHOD_FROM_FOCUSABLE = PopupWindow.INPUT_METHOD_FROM_FOCUSABLE;
    public static final int INPUT_METHOD_NEEDED = PopupWindow.INPUT_METHOD_NEEDED;
    public static final int INPUT_METHOD_NOT_NEEDED = PopupWindow.INPUT_METHOD_NOT_NEEDED;

    private final Context mContext;
    private ListAdapter mAdapter;
    private DropDownListView mDropDownList;
    private int mDropDownHeight = ViewGroup.LayoutParams.WRAP_CONTENT;
    private int mDropDownWidth = ViewGroup.LayoutParams.WRAP_CONTENT;
    private int mDropDownHorizontalOffset;
    private int mDropDownVerticalOffset;
    private int mDropDownWindowLayoutType = WindowManager.LayoutParams.TYPE_APPLICATION_SUB_PANEL;
    private boolean mDropDownVerticalOffsetSet;
    private boolean mOverlapAnchor;
    private boolean mOverlapAnchorSet;
    private int mDropDownGravity = Gravity.NO_GRAVITY;
    private boolean mDropDownAlwaysVisible;
    private boolean mForceIgnoreOutsideTouch;
    int mListItemExpandMaximum = Integer.MAX_VALUE;
    private View mPromptView;
    private int mPromptPosition = POSITION_PROMPT_ABOVE;
    private DataSetObserver mObserver;
    private View mDropDownAnchorView;
    private Drawable mDropDownListHighlight;
    private AdapterView.OnItemClickListener mItemClickListener;
    private AdapterView.OnItemSelectedListener mItemSelectedListener;
    private final ResizePopupRunnable mResizePopupRunnable = new ResizePopupRunnable();
    private final PopupTouchInterceptor mTouchInterceptor = new PopupTouchInterceptor();
    private final PopupScrollListener mScrollListener = new PopupScrollListener();
    private final ListSelectorHider mHideSelector = new ListSelectorHider();
    private Runnable mShowDropDownRunnable;
    private final Handler mHandler;
    private final Rect mTempRect = new Rect();
    private Rect mEpicenterBounds;
    private boolean mModal;
    PopupWindow mPopup;

    public ListPopupWindow(Context context) {
        this(context, null, R.attr.listPopupWindowStyle, 0);
    }

    public ListPopupWindow(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.listPopupWindowStyle, 0);
    }

    public ListPopupWindow(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ListPopupWindow(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        mContext = context;
        mHandler = new Handler(context.getMainLooper());
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ListPopupWindow, defStyleAttr, defStyleRes);
        mDropDownHorizontalOffset = a.getDimensionPixelOffset(R.styleable.ListPopupWindow_dropDownHorizontalOffset, 0);
        mDropDownVerticalOffset = a.getDimensionPixelOffset(R.styleable.ListPopupWindow_dropDownVerticalOffset, 0);
        mDropDownVerticalOffsetSet = mDropDownVerticalOffset != 0;
        a.recycle();
        mPopup = new PopupWindow(context, attrs, defStyleAttr, defStyleRes);
        mPopup.setInputMethodMode(PopupWindow.INPUT_METHOD_NEEDED);
    }

    public void setAdapter(ListAdapter adapter) {
        if (mObserver == null) {
            mObserver = new PopupDataSetObserver();
        } else if (mAdapter != null) {
            mAdapter.unregisterDataSetObserver(mObserver);
        }
        mAdapter = adapter;
        if (adapter != null) {
            adapter.registerDataSetObserver(mObserver);
        }
        if (mDropDownList != null) {
            mDropDownList.setAdapter(adapter);
        }
    }

    public void setPromptPosition(int position) {
        mPromptPosition = position;
    }

    public int getPromptPosition() {
        return mPromptPosition;
    }

    public void setModal(boolean modal) {
        mModal = modal;
        mPopup.setFocusable(modal);
    }

    public boolean isModal() {
        return mModal;
    }

    public void setForceIgnoreOutsideTouch(boolean forceIgnoreOutsideTouch) {
        mForceIgnoreOutsideTouch = forceIgnoreOutsideTouch;
    }

    public void setDropDownAlwaysVisible(boolean dropDownAlwaysVisible) {
        mDropDownAlwaysVisible = dropDownAlwaysVisible;
    }

    public boolean isDropDownAlwaysVisible() {
        return mDropDownAlwaysVisible;
    }

    public void setSoftInputMode(int mode) {
        mPopup.setSoftInputMode(mode);
    }

    public int getSoftInputMode() {
        return mPopup.getSoftInputMode();
    }

    public void setListSelector(Drawable selector) {
        mDropDownListHighlight = selector;
    }

    public Drawable getBackground() {
        return mPopup.getBackground();
    }

    public void setBackgroundDrawable(Drawable d) {
        mPopup.setBackgroundDrawable(d);
    }

    public void setAnimationStyle(int animationStyle) {
        mPopup.setAnimationStyle(animationStyle);
    }

    public int getAnimationStyle() {
        return mPopup.getAnimationStyle();
    }

    public View getAnchorView() {
        return mDropDownAnchorView;
    }

    public void setAnchorView(View anchor) {
        mDropDownAnchorView = anchor;
    }

    public int getHorizontalOffset() {
        return mDropDownHorizontalOffset;
    }

    public void setHorizontalOffset(int offset) {
        mDropDownHorizontalOffset = offset;
    }

    public int getVerticalOffset() {
        return mDropDownVerticalOffsetSet ? mDropDownVerticalOffset : 0;
    }

    public void setVerticalOffset(int offset) {
        mDropDownVerticalOffset = offset;
        mDropDownVerticalOffsetSet = true;
    }

    public void setEpicenterBounds(Rect bounds) {
        mEpicenterBounds = bounds;
    }

    public void setDropDownGravity(int gravity) {
        mDropDownGravity = gravity;
    }

    public int getWidth() {
        return mDropDownWidth;
    }

    public void setWidth(int width) {
        mDropDownWidth = width;
    }

    public void setContentWidth(int width) {
        Drawable background = mPopup.getBackground();
        if (background == null) {
            setWidth(width);
            return;
        }
        background.getPadding(mTempRect);
        mDropDownWidth = mTempRect.left + mTempRect.right + width;
    }

    public int getHeight() {
        return mDropDownHeight;
    }

    public void setHeight(int height) {
        if (height < 0 && height != ViewGroup.LayoutParams.WRAP_CONTENT && height != ViewGroup.LayoutParams.MATCH_PARENT) {
            if (mContext.getApplicationInfo().targetSdkVersion >= android.os.Build.VERSION_CODES.O) {
                throw new IllegalArgumentException("Invalid height. Must be a positive value, MATCH_PARENT, or WRAP_CONTENT.");
            }
            Log.e(TAG, "Negative value " + height + " passed to ListPopupWindow#setHeight produces undefined results");
        }
        mDropDownHeight = height;
    }

    public void setWindowLayoutType(int layoutType) {
        mDropDownWindowLayoutType = layoutType;
    }

    public void setOnItemClickListener(AdapterView.OnItemClickListener clickListener) {
        mItemClickListener = clickListener;
    }

    public void setOnItemSelectedListener(AdapterView.OnItemSelectedListener selectedListener) {
        mItemSelectedListener = selectedListener;
    }

    public void setPromptView(View prompt) {
        boolean showing = isShowing();
        if (showing) {
            removePromptView();
        }
        mPromptView = prompt;
        if (showing) {
            show();
        }
    }

    public void postShow() {
        mHandler.post(mShowDropDownRunnable);
    }

    @Override
    public void show() {
        int height = buildDropDown();
        boolean noInputMethod = isInputMethodNotNeeded();
        mPopup.setAllowScrollingAnchorParent(!noInputMethod);
        mPopup.setWindowLayoutType(mDropDownWindowLayoutType);
        if (mPopup.isShowing()) {
            if (!getAnchorView().isAttachedToWindow()) {
                return;
            }
            int width = popupWidth();
            int popupHeight;
            if (mDropDownHeight == ViewGroup.LayoutParams.MATCH_PARENT) {
                popupHeight = noInputMethod ? height : ViewGroup.LayoutParams.MATCH_PARENT;
                mPopup.setWidth(mDropDownWidth == ViewGroup.LayoutParams.MATCH_PARENT ? ViewGroup.LayoutParams.MATCH_PARENT : 0);
                mPopup.setHeight(noInputMethod ? 0 : ViewGroup.LayoutParams.MATCH_PARENT);
            } else {
                popupHeight = mDropDownHeight == ViewGroup.LayoutParams.WRAP_CONTENT ? height : mDropDownHeight;
            }
            mPopup.setOutsideTouchable(!mForceIgnoreOutsideTouch && !mDropDownAlwaysVisible);
            mPopup.update(getAnchorView(), mDropDownHorizontalOffset, mDropDownVerticalOffset, width < 0 ? -1 : width,
                    popupHeight < 0 ? -1 : popupHeight);
            return;
        }
        int popupHeight = mDropDownHeight == ViewGroup.LayoutParams.WRAP_CONTENT ? height : mDropDownHeight;
        mPopup.setWidth(popupWidth());
        mPopup.setHeight(popupHeight);
        mPopup.setClipToScreenEnabled(true);
        mPopup.setOutsideTouchable(!mForceIgnoreOutsideTouch && !mDropDownAlwaysVisible);
        mPopup.setTouchInterceptor(mTouchInterceptor);
        mPopup.setEpicenterBounds(mEpicenterBounds);
        if (mOverlapAnchorSet) {
            mPopup.setOverlapAnchor(mOverlapAnchor);
        }
        mPopup.showAsDropDown(getAnchorView(), mDropDownHorizontalOffset, mDropDownVerticalOffset, mDropDownGravity);
        mDropDownList.setSelection(ListView.INVALID_POSITION);
        if (!mModal || mDropDownList.isInTouchMode()) {
            clearListSelection();
        }
        if (!mModal) {
            mHandler.post(mHideSelector);
        }
    }

    private int popupWidth() {
        return mDropDownWidth == ViewGroup.LayoutParams.WRAP_CONTENT ? getAnchorView().getWidth() : mDropDownWidth;
    }

    @Override
    public void dismiss() {
        mPopup.dismiss();
        removePromptView();
        mPopup.setContentView(null);
        mDropDownList = null;
        mHandler.removeCallbacks(mResizePopupRunnable);
    }

    public void setOnDismissListener(PopupWindow.OnDismissListener listener) {
        mPopup.setOnDismissListener(listener);
    }

    private void removePromptView() {
        ViewParent parent = mPromptView == null ? null : mPromptView.getParent();
        if (parent instanceof ViewGroup) {
            ((ViewGroup) parent).removeView(mPromptView);
        }
    }

    public void setInputMethodMode(int mode) {
        mPopup.setInputMethodMode(mode);
    }

    public int getInputMethodMode() {
        return mPopup.getInputMethodMode();
    }

    public void setSelection(int position) {
        DropDownListView list = mDropDownList;
        if (isShowing() && list != null) {
            list.setListSelectionHidden(false);
            list.setSelection(position);
            if (list.getChoiceMode() != ListView.CHOICE_MODE_NONE) {
                list.setItemChecked(position, true);
            }
        }
    }

    public void clearListSelection() {
        DropDownListView list = mDropDownList;
        if (list != null) {
            list.setListSelectionHidden(true);
            list.hideSelector();
            list.requestLayout();
        }
    }

    @Override
    public boolean isShowing() {
        return mPopup.isShowing();
    }

    public boolean isInputMethodNotNeeded() {
        return mPopup.getInputMethodMode() == INPUT_METHOD_NOT_NEEDED;
    }

    public boolean performItemClick(int position) {
        if (!isShowing()) {
            return false;
        }
        if (mItemClickListener != null) {
            DropDownListView list = mDropDownList;
            View child = list.getChildAt(position - list.getFirstVisiblePosition());
            ListAdapter adapter = list.getAdapter();
            mItemClickListener.onItemClick(list, child, position, adapter.getItemId(position));
        }
        return true;
    }

    public Object getSelectedItem() {
        return isShowing() ? mDropDownList.getSelectedItem() : null;
    }

    public int getSelectedItemPosition() {
        return isShowing() ? mDropDownList.getSelectedItemPosition() : ListView.INVALID_POSITION;
    }

    public long getSelectedItemId() {
        return isShowing() ? mDropDownList.getSelectedItemId() : ListView.INVALID_ROW_ID;
    }

    public View getSelectedView() {
        return isShowing() ? mDropDownList.getSelectedView() : null;
    }

    @Override
    public ListView getListView() {
        return mDropDownList;
    }

    DropDownListView createDropDownListView(Context context, boolean hijackFocus) {
        return new DropDownListView(context, hijackFocus);
    }

    void setListItemExpandMax(int max) {
        mListItemExpandMaximum = max;
    }

    public boolean onKeyDown(int keyCode, KeyEvent event) {
        if (!isShowing() || keyCode == KeyEvent.KEYCODE_SPACE
                || mDropDownList.getSelectedItemPosition() < 0 && KeyEvent.isConfirmKey(keyCode)) {
            return false;
        }
        int current = mDropDownList.getSelectedItemPosition();
        boolean below = !mPopup.isAboveAnchor();
        ListAdapter adapter = mAdapter;
        int first = Integer.MAX_VALUE;
        int last = Integer.MIN_VALUE;
        if (adapter != null) {
            boolean all = adapter.areAllItemsEnabled();
            first = all ? 0 : mDropDownList.lookForSelectablePosition(0, true);
            last = all ? adapter.getCount() - 1 : mDropDownList.lookForSelectablePosition(adapter.getCount() - 1, false);
        }
        if (below && keyCode == KeyEvent.KEYCODE_DPAD_UP && current <= first
                || !below && keyCode == KeyEvent.KEYCODE_DPAD_DOWN && current >= last) {
            clearListSelection();
            mPopup.setInputMethodMode(PopupWindow.INPUT_METHOD_NEEDED);
            show();
            return true;
        }
        mDropDownList.setListSelectionHidden(false);
        if (mDropDownList.onKeyDown(keyCode, event)) {
            mPopup.setInputMethodMode(PopupWindow.INPUT_METHOD_NOT_NEEDED);
            mDropDownList.requestFocusFromTouch();
            show();
            switch (keyCode) {
                case KeyEvent.KEYCODE_ENTER:
                case KeyEvent.KEYCODE_DPAD_CENTER:
                case KeyEvent.KEYCODE_DPAD_DOWN:
                case KeyEvent.KEYCODE_DPAD_UP:
                    return true;
                default:
                    return false;
            }
        }
        return below && keyCode == KeyEvent.KEYCODE_DPAD_DOWN && current == last
                || !below && keyCode == KeyEvent.KEYCODE_DPAD_UP && current == first;
    }

    public boolean onKeyUp(int keyCode, KeyEvent event) {
        if (!isShowing() || mDropDownList.getSelectedItemPosition() < 0) {
            return false;
        }
        boolean consumed = mDropDownList.onKeyUp(keyCode, event);
        if (consumed && KeyEvent.isConfirmKey(keyCode)) {
            dismiss();
        }
        return consumed;
    }

    public boolean onKeyPreIme(int keyCode, KeyEvent event) {
        if (keyCode != KeyEvent.KEYCODE_BACK || !isShowing()) {
            return false;
        }
        KeyEvent.DispatcherState state = mDropDownAnchorView.getKeyDispatcherState();
        if (event.getAction() == KeyEvent.ACTION_DOWN && event.getRepeatCount() == 0) {
            if (state != null) {
                state.startTracking(event, this);
            }
            return true;
        }
        if (event.getAction() == KeyEvent.ACTION_UP) {
            if (state != null) {
                state.handleUpEvent(event);
            }
            if (event.isTracking() && !event.isCanceled()) {
                dismiss();
                return true;
            }
        }
        return false;
    }

    public OnTouchListener createDragToOpenListener(View src) {
        return new ForwardingListener(src) {
            @Override
            public ShowableListMenu getPopup() {
                return ListPopupWindow.this;
            }
        };
    }

    private int buildDropDown() {
        int other = 0;
        if (mDropDownList == null) {
            Context context = mContext;
            mShowDropDownRunnable = new Runnable() {
                @Override
                public void run() {
                    View view = getAnchorView();
                    if (view != null && view.getWindowToken() != null) {
                        show();
                    }
                }
            };
            mDropDownList = createDropDownListView(context, !mModal);
            if (mDropDownListHighlight != null) {
                mDropDownList.setSelector(mDropDownListHighlight);
            }
            mDropDownList.setAdapter(mAdapter);
            mDropDownList.setOnItemClickListener(mItemClickListener);
            mDropDownList.setFocusable(true);
            mDropDownList.setFocusableInTouchMode(true);
            mDropDownList.setOnItemSelectedListener(new AdapterView.OnItemSelectedListener() {
                @Override
                public void onItemSelected(AdapterView<?> parent, View view, int position, long id) {
                    DropDownListView list = mDropDownList;
                    if (position != -1 && list != null) {
                        list.setListSelectionHidden(false);
                    }
                }

                @Override
                public void onNothingSelected(AdapterView<?> parent) {
                }
            });
            mDropDownList.setOnScrollListener(mScrollListener);
            if (mItemSelectedListener != null) {
                mDropDownList.setOnItemSelectedListener(mItemSelectedListener);
            }
            ViewGroup content = mDropDownList;
            View hint = mPromptView;
            if (hint != null) {
                LinearLayout container = new LinearLayout(context);
                container.setOrientation(LinearLayout.VERTICAL);
                LinearLayout.LayoutParams rest = new LinearLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1.0f);
                if (mPromptPosition == POSITION_PROMPT_BELOW) {
                    container.addView(content, rest);
                    container.addView(hint);
                } else if (mPromptPosition == POSITION_PROMPT_ABOVE) {
                    container.addView(hint);
                    container.addView(content, rest);
                } else {
                    Log.e(TAG, "Invalid hint position " + mPromptPosition);
                }
                hint.measure(MeasureSpec.makeMeasureSpec(Math.max(mDropDownWidth, 0),
                        mDropDownWidth >= 0 ? MeasureSpec.AT_MOST : MeasureSpec.UNSPECIFIED), MeasureSpec.UNSPECIFIED);
                other = around(hint);
                content = container;
            }
            mPopup.setContentView(content);
        } else if (mPromptView != null) {
            other = around(mPromptView);
        }
        int padding = 0;
        Drawable background = mPopup.getBackground();
        if (background != null) {
            background.getPadding(mTempRect);
            padding = mTempRect.top + mTempRect.bottom;
            if (!mDropDownVerticalOffsetSet) {
                mDropDownVerticalOffset = -mTempRect.top;
            }
        } else {
            mTempRect.setEmpty();
        }
        boolean ignoreBottom = mPopup.getInputMethodMode() == PopupWindow.INPUT_METHOD_NOT_NEEDED;
        int max = mPopup.getMaxAvailableHeight(getAnchorView(), mDropDownVerticalOffset, ignoreBottom);
        if (mDropDownAlwaysVisible || mDropDownHeight == ViewGroup.LayoutParams.MATCH_PARENT) {
            return max + padding;
        }
        int screen = mContext.getResources().getDisplayMetrics().widthPixels - (mTempRect.left + mTempRect.right);
        int spec;
        if (mDropDownWidth == ViewGroup.LayoutParams.WRAP_CONTENT) {
            spec = MeasureSpec.makeMeasureSpec(screen, MeasureSpec.AT_MOST);
        } else if (mDropDownWidth == ViewGroup.LayoutParams.MATCH_PARENT) {
            spec = MeasureSpec.makeMeasureSpec(screen, MeasureSpec.EXACTLY);
        } else {
            spec = MeasureSpec.makeMeasureSpec(mDropDownWidth, MeasureSpec.EXACTLY);
        }
        int list = mDropDownList.measureHeightOfChildren(spec, 0, DropDownListView.NO_POSITION, max - other, -1);
        if (list > 0) {
            other += padding + mDropDownList.getPaddingTop() + mDropDownList.getPaddingBottom();
        }
        return list + other;
    }

    private static int around(View hint) {
        LinearLayout.LayoutParams p = (LinearLayout.LayoutParams) hint.getLayoutParams();
        return hint.getMeasuredHeight() + p.topMargin + p.bottomMargin;
    }

    public void setOverlapAnchor(boolean overlap) {
        mOverlapAnchorSet = true;
        mOverlapAnchor = overlap;
    }

    private class PopupDataSetObserver extends DataSetObserver {
        @Override
        public void onChanged() {
            if (isShowing()) {
                show();
            }
        }

        @Override
        public void onInvalidated() {
            dismiss();
        }
    }

    private class ListSelectorHider implements Runnable {
        @Override
        public void run() {
            clearListSelection();
        }
    }

    private class ResizePopupRunnable implements Runnable {
        @Override
        public void run() {
            if (mDropDownList != null && mDropDownList.isAttachedToWindow() && mDropDownList.getCount() > mDropDownList.getChildCount()
                    && mDropDownList.getChildCount() <= mListItemExpandMaximum) {
                mPopup.setInputMethodMode(PopupWindow.INPUT_METHOD_NOT_NEEDED);
                show();
            }
        }
    }

    private class PopupTouchInterceptor implements OnTouchListener {
        @Override
        public boolean onTouch(View v, MotionEvent event) {
            int action = event.getAction();
            int x = (int) event.getX();
            int y = (int) event.getY();
            if (action == MotionEvent.ACTION_DOWN && mPopup.isShowing() && x >= 0 && x < mPopup.getWidth() && y >= 0
                    && y < mPopup.getHeight()) {
                mHandler.postDelayed(mResizePopupRunnable, EXPAND_LIST_TIMEOUT);
            } else if (action == MotionEvent.ACTION_UP) {
                mHandler.removeCallbacks(mResizePopupRunnable);
            }
            return false;
        }
    }

    private class PopupScrollListener implements AbsListView.OnScrollListener {
        @Override
        public void onScroll(AbsListView view, int firstVisibleItem, int visibleItemCount, int totalItemCount) {
        }

        @Override
        public void onScrollStateChanged(AbsListView view, int scrollState) {
            if (scrollState == SCROLL_STATE_TOUCH_SCROLL && !isInputMethodNotNeeded() && mPopup.getContentView() != null) {
                mHandler.removeCallbacks(mResizePopupRunnable);
                mResizePopupRunnable.run();
            }
        }
    }
}
