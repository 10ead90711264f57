package android.widget;

import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.TransitionDrawable;
import android.os.Parcel;
import android.os.Parcelable;
import android.text.Editable;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.util.AttributeSet;
import android.util.LongSparseArray;
import android.util.SparseArray;
import android.util.SparseBooleanArray;
import android.util.StateSet;
import android.view.ActionMode;
import android.view.ContextMenu.ContextMenuInfo;
import android.view.HapticFeedbackConstants;
import android.view.KeyEvent;
import android.view.Menu;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.ViewTreeObserver;
import android.view.animation.LinearInterpolator;
import android.view.inputmethod.EditorInfo;
import android.view.inputmethod.InputConnection;
import com.android.internal.R;
import java.util.ArrayList;
import java.util.List;

/** What lists and grids share: recycling, scrolling, touch, choices. */
public abstract class AbsListView extends AdapterView<ListAdapter> implements TextWatcher,
        ViewTreeObserver.OnGlobalLayoutListener, Filter.FilterListener, ViewTreeObserver.OnTouchModeChangeListener {
    public static final int TRANSCRIPT_MODE_DISABLED = 0;
    public static final int TRANSCRIPT_MODE_NORMAL = 1;
    public static final int TRANSCRIPT_MODE_ALWAYS_SCROLL = 2;

    public static final int CHOICE_MODE_NONE = 0;
    public static final int CHOICE_MODE_SINGLE = 1;
    public static final int CHOICE_MODE_MULTIPLE = 2;
    public static final int CHOICE_MODE_MULTIPLE_MODAL = 3;

    static final int TOUCH_MODE_REST = -1;
    static final int TOUCH_MODE_DOWN = 0;
    static final int TOUCH_MODE_TAP = 1;
    static final int TOUCH_MODE_DONE_WAITING = 2;
    static final int TOUCH_MODE_SCROLL = 3;
    static final int TOUCH_MODE_FLING = 4;
    static final int TOUCH_MODE_OVERSCROLL = 5;
    static final int TOUCH_MODE_OVERFLING = 6;

    static final int LAYOUT_NORMAL = 0;
    static final int LAYOUT_FORCE_TOP = 1;
    static final int LAYOUT_SET_SELECTION = 2;
    static final int LAYOUT_FORCE_BOTTOM = 3;
    static final int LAYOUT_SPECIFIC = 4;
    static final int LAYOUT_SYNC = 5;
    static final int LAYOUT_MOVE_SELECTION = 6;

    private static final int CHECK_POSITION_SEARCH_DISTANCE = 20;
    private static final int TOUCH_MODE_UNKNOWN = -1;
    private static final int TOUCH_MODE_ON = 0;
    private static final int TOUCH_MODE_OFF = 1;
    private static final int INVALID_POINTER = -1;
    static final LinearInterpolator sLinearInterpolator = new LinearInterpolator();

    int mChoiceMode = CHOICE_MODE_NONE;
    ActionMode mChoiceActionMode;
    MultiChoiceModeWrapper mMultiChoiceModeCallback;
    int mCheckedItemCount;
    SparseBooleanArray mCheckStates;
    LongSparseArray<Integer> mCheckedIdStates;
    int mLayoutMode = LAYOUT_NORMAL;
    AdapterDataSetObserver mDataSetObserver;
    ListAdapter mAdapter;
    boolean mAdapterHasStableIds;
    boolean mDrawSelectorOnTop = false;
    Drawable mSelector;
    int mSelectorPosition = INVALID_POSITION;
    Rect mSelectorRect = new Rect();
    final RecycleBin mRecycler = new RecycleBin();
    int mSelectionLeftPadding = 0;
    int mSelectionTopPadding = 0;
    int mSelectionRightPadding = 0;
    int mSelectionBottomPadding = 0;
    Rect mListPadding = new Rect();
    int mWidthMeasureSpec = 0;
    boolean mCachingActive;
    int mMotionPosition;
    int mMotionViewOriginalTop;
    int mMotionX;
    int mMotionY;
    int mTouchMode = TOUCH_MODE_REST;
    int mLastY;
    int mMotionCorrection;
    private VelocityTracker mVelocityTracker;
    private FlingRunnable mFlingRunnable;
    AbsPositionScroller mPositionScroller;
    int mSelectedTop = 0;
    boolean mStackFromBottom;
    boolean mScrollingCacheEnabled;
    private OnScrollListener mOnScrollListener;
    private boolean mSmoothScrollbarEnabled = true;
    private boolean mTextFilterEnabled;
    private boolean mFiltered;
    private CharSequence mFilterText;
    private Rect mTouchFrame;
    int mResurrectToPosition = INVALID_POSITION;
    private ContextMenuInfo mContextMenuInfo = null;
    int mOverscrollMax;
    private int mLastTouchMode = TOUCH_MODE_UNKNOWN;
    private CheckForLongPress mPendingCheckForLongPress;
    private CheckForTap mPendingCheckForTap;
    private CheckForKeyLongPress mPendingCheckForKeyLongPress;
    private PerformClick mPerformClick;
    private Runnable mTouchModeReset;
    private int mTranscriptMode;
    private int mCacheColorHint;
    private boolean mIsChildViewEnabled;
    private int mLastScrollState = OnScrollListener.SCROLL_STATE_IDLE;
    private int mTouchSlop;
    private int mMinimumVelocity;
    private int mMaximumVelocity;
    private float mVelocityScale = 1.0f;
    int mOverscrollDistance;
    int mOverflingDistance;
    final boolean[] mIsScrap = new boolean[1];
    private int mActivePointerId = INVALID_POINTER;
    private EdgeEffect mEdgeGlowTop;
    private EdgeEffect mEdgeGlowBottom;
    private int mNestedYOffset;
    private final int[] mScrollOffset = new int[2];
    private final int[] mScrollConsumed = new int[2];
    private SavedState mPendingSync;
    boolean mIsDetaching;
    boolean mForceTranscriptScroll;
    boolean mFastScrollEnabled;
    boolean mFastScrollAlwaysVisible;

    /** Told of scrolling. */
    public interface OnScrollListener {
        int SCROLL_STATE_IDLE = 0;
        int SCROLL_STATE_TOUCH_SCROLL = 1;
        int SCROLL_STATE_FLING = 2;

        void onScrollStateChanged(AbsListView view, int scrollState);

        void onScroll(AbsListView view, int firstVisibleItem, int visibleItemCount, int totalItemCount);
    }

    /** Told of views put aside for reuse. */
    public interface RecyclerListener {
        void onMovedToScrapHeap(View view);
    }

    /** Adjusts what the selection bounds are. */
    public interface SelectionBoundsAdjuster {
        void adjustListItemSelectionBounds(Rect bounds);
    }

    /** An action mode for several chosen items. */
    public interface MultiChoiceModeListener extends ActionMode.Callback {
        void onItemCheckedStateChanged(ActionMode mode, int position, long id, boolean checked);
    }

    public AbsListView(Context context) {
        super(context);
        initAbsListView();
        setVerticalScrollBarEnabled(true);
        TypedArray a = context.obtainStyledAttributes(R.styleable.View);
        initializeScrollbarsInternal(a);
        a.recycle();
    }

    public AbsListView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.absListViewStyle);
    }

    public AbsListView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public AbsListView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        initAbsListView();
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.AbsListView, defStyleAttr, defStyleRes);
        Drawable selector = a.getDrawable(R.styleable.AbsListView_listSelector);
        if (selector != null) {
            setSelector(selector);
        }
        mDrawSelectorOnTop = a.getBoolean(R.styleable.AbsListView_drawSelectorOnTop, false);
        setStackFromBottom(a.getBoolean(R.styleable.AbsListView_stackFromBottom, false));
        setScrollingCacheEnabled(a.getBoolean(R.styleable.AbsListView_scrollingCache, true));
        setTextFilterEnabled(a.getBoolean(R.styleable.AbsListView_textFilterEnabled, false));
        setTranscriptMode(a.getInt(R.styleable.AbsListView_transcriptMode, TRANSCRIPT_MODE_DISABLED));
        setCacheColorHint(a.getColor(R.styleable.AbsListView_cacheColorHint, 0));
        setSmoothScrollbarEnabled(a.getBoolean(R.styleable.AbsListView_smoothScrollbar, true));
        setChoiceMode(a.getInt(R.styleable.AbsListView_choiceMode, CHOICE_MODE_NONE));
        setFastScrollEnabled(a.getBoolean(R.styleable.AbsListView_fastScrollEnabled, false));
        setFastScrollAlwaysVisible(a.getBoolean(R.styleable.AbsListView_fastScrollAlwaysVisible, false));
        a.recycle();
    }

    private void initAbsListView() {
        setClickable(true);
        setFocusableInTouchMode(true);
        setWillNotDraw(false);
        setAlwaysDrawnWithCacheEnabled(false);
        setScrollingCacheEnabled(true);
        ViewConfiguration configuration = ViewConfiguration.get(mContext);
        mTouchSlop = configuration.getScaledTouchSlop();
        mMinimumVelocity = configuration.getScaledMinimumFlingVelocity();
        mMaximumVelocity = configuration.getScaledMaximumFlingVelocity();
        mOverscrollDistance = configuration.getScaledOverscrollDistance();
        mOverflingDistance = configuration.getScaledOverflingDistance();
    }

    @Override
    public void setOverScrollMode(int mode) {
        if (mode == OVER_SCROLL_NEVER) {
            mEdgeGlowTop = null;
            mEdgeGlowBottom = null;
        } else if (mEdgeGlowTop == null) {
            mEdgeGlowTop = new EdgeEffect(getContext());
            mEdgeGlowBottom = new EdgeEffect(getContext());
        }
        super.setOverScrollMode(mode);
    }

    @Override
    public void setAdapter(ListAdapter adapter) {
        if (adapter != null) {
            mAdapterHasStableIds = adapter.hasStableIds();
            if (mChoiceMode != CHOICE_MODE_NONE && mAdapterHasStableIds && mCheckedIdStates == null) {
                mCheckedIdStates = new LongSparseArray<Integer>();
            }
        }
        if (mCheckStates != null) {
            mCheckStates.clear(); // but the count stays
        }
        if (mCheckedIdStates != null) {
            mCheckedIdStates.clear();
        }
    }

    public int getCheckedItemCount() {
        return mCheckedItemCount;
    }

    public boolean isItemChecked(int position) {
        return mChoiceMode != CHOICE_MODE_NONE && mCheckStates != null && mCheckStates.get(position);
    }

    public int getCheckedItemPosition() {
        if (mChoiceMode == CHOICE_MODE_SINGLE && mCheckStates != null && mCheckStates.size() == 1) {
            return mCheckStates.keyAt(0);
        }
        return INVALID_POSITION;
    }

    public SparseBooleanArray getCheckedItemPositions() {
        return mChoiceMode != CHOICE_MODE_NONE ? mCheckStates : null;
    }

    public long[] getCheckedItemIds() {
        if (mChoiceMode == CHOICE_MODE_NONE || mCheckedIdStates == null || mAdapter == null) {
            return new long[0];
        }
        long[] ids = new long[mCheckedIdStates.size()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = mCheckedIdStates.keyAt(i);
        }
        return ids;
    }

    public void clearChoices() {
        if (mCheckStates != null) {
            mCheckStates.clear();
        }
        if (mCheckedIdStates != null) {
            mCheckedIdStates.clear();
        }
        mCheckedItemCount = 0;
    }

    public void setItemChecked(int position, boolean value) {
        if (mChoiceMode == CHOICE_MODE_NONE) {
            return;
        }
        if (value && mChoiceMode == CHOICE_MODE_MULTIPLE_MODAL && mChoiceActionMode == null) {
            if (mMultiChoiceModeCallback == null || !mMultiChoiceModeCallback.hasWrappedCallback()) {
                throw new IllegalStateException("AbsListView: attempted to start selection mode "
                        + "for CHOICE_MODE_MULTIPLE_MODAL but no choice mode callback was "
                        + "supplied. Call setMultiChoiceModeListener to set a callback.");
            }
            mChoiceActionMode = startActionMode(mMultiChoiceModeCallback);
        }
        boolean changed;
        boolean ids = mCheckedIdStates != null && mAdapter.hasStableIds();
        if (mChoiceMode == CHOICE_MODE_MULTIPLE || mChoiceMode == CHOICE_MODE_MULTIPLE_MODAL) {
            boolean old = mCheckStates.get(position);
            mCheckStates.put(position, value);
            if (ids) {
                if (value) {
                    mCheckedIdStates.put(mAdapter.getItemId(position), position);
                } else {
                    mCheckedIdStates.delete(mAdapter.getItemId(position));
                }
            }
            changed = old != value;
            if (changed) {
                mCheckedItemCount += value ? 1 : -1;
            }
            if (mChoiceActionMode != null) {
                mMultiChoiceModeCallback.onItemCheckedStateChanged(mChoiceActionMode, position,
                        mAdapter.getItemId(position), value);
            }
        } else {
            changed = isItemChecked(position) != value;
            if (value || isItemChecked(position)) {
                mCheckStates.clear();
                if (ids) {
                    mCheckedIdStates.clear();
                }
            }
            if (value) {
                mCheckStates.put(position, true);
                if (ids) {
                    mCheckedIdStates.put(mAdapter.getItemId(position), position);
                }
                mCheckedItemCount = 1;
            } else if (mCheckStates.size() == 0 || !mCheckStates.valueAt(0)) {
                mCheckedItemCount = 0;
            }
        }
        if (!mInLayout && !mBlockLayoutRequests && changed) {
            mDataChanged = true;
            rememberSyncState();
            requestLayout();
        }
    }

    @Override
    public boolean performItemClick(View view, int position, long id) {
        boolean handled = false;
        boolean dispatch = true;
        if (mChoiceMode != CHOICE_MODE_NONE) {
            handled = true;
            boolean changed = false;
            boolean ids = mCheckedIdStates != null && mAdapter.hasStableIds();
            if (mChoiceMode == CHOICE_MODE_MULTIPLE
                    || mChoiceMode == CHOICE_MODE_MULTIPLE_MODAL && mChoiceActionMode != null) {
                boolean checked = !mCheckStates.get(position, false);
                mCheckStates.put(position, checked);
                if (ids) {
                    if (checked) {
                        mCheckedIdStates.put(mAdapter.getItemId(position), position);
                    } else {
                        mCheckedIdStates.delete(mAdapter.getItemId(position));
                    }
                }
                mCheckedItemCount += checked ? 1 : -1;
                if (mChoiceActionMode != null) {
                    mMultiChoiceModeCallback.onItemCheckedStateChanged(mChoiceActionMode, position, id, checked);
                    dispatch = false;
                }
                changed = true;
            } else if (mChoiceMode == CHOICE_MODE_SINGLE) {
                if (!mCheckStates.get(position, false)) {
                    mCheckStates.clear();
                    mCheckStates.put(position, true);
                    if (ids) {
                        mCheckedIdStates.clear();
                        mCheckedIdStates.put(mAdapter.getItemId(position), position);
                    }
                    mCheckedItemCount = 1;
                } else if (mCheckStates.size() == 0 || !mCheckStates.valueAt(0)) {
                    mCheckedItemCount = 0;
                }
                changed = true;
            }
            if (changed) {
                updateOnScreenCheckedViews();
            }
        }
        if (dispatch) {
            handled |= super.performItemClick(view, position, id);
        }
        return handled;
    }

    void showChecked(View child, int position) {
        if (child instanceof Checkable) {
            ((Checkable) child).setChecked(mCheckStates.get(position));
        } else if (getContext().getApplicationInfo().targetSdkVersion >= 11) {
            child.setActivated(mCheckStates.get(position));
        }
    }

    private void updateOnScreenCheckedViews() {
        int count = getChildCount();
        for (int i = 0; i < count; i++) {
            showChecked(getChildAt(i), mFirstPosition + i);
        }
    }

    public int getChoiceMode() {
        return mChoiceMode;
    }

    public void setChoiceMode(int choiceMode) {
        mChoiceMode = choiceMode;
        if (mChoiceActionMode != null) {
            mChoiceActionMode.finish();
            mChoiceActionMode = null;
        }
        if (mChoiceMode == CHOICE_MODE_NONE) {
            return;
        }
        if (mCheckStates == null) {
            mCheckStates = new SparseBooleanArray(0);
        }
        if (mCheckedIdStates == null && mAdapter != null && mAdapter.hasStableIds()) {
            mCheckedIdStates = new LongSparseArray<Integer>(0);
        }
        if (mChoiceMode == CHOICE_MODE_MULTIPLE_MODAL) {
            clearChoices();
            setLongClickable(true);
        }
    }

    public void setMultiChoiceModeListener(MultiChoiceModeListener listener) {
        if (mMultiChoiceModeCallback == null) {
            mMultiChoiceModeCallback = new MultiChoiceModeWrapper();
        }
        mMultiChoiceModeCallback.setWrapped(listener);
    }

    private boolean contentFits() {
        int count = getChildCount();
        if (count == 0) {
            return true;
        }
        return count == mItemCount && getChildAt(0).getTop() >= mListPadding.top
                && getChildAt(count - 1).getBottom() <= getHeight() - mListPadding.bottom;
    }

    public void setFastScrollEnabled(boolean enabled) {
        mFastScrollEnabled = enabled;
    }

    public void setFastScrollStyle(int styleResId) {
    }

    public void setFastScrollAlwaysVisible(boolean alwaysShow) {
        if (alwaysShow && !mFastScrollEnabled) {
            setFastScrollEnabled(true);
        }
        mFastScrollAlwaysVisible = alwaysShow;
    }

    public boolean isFastScrollAlwaysVisible() {
        return mFastScrollEnabled && mFastScrollAlwaysVisible;
    }

    public boolean isFastScrollEnabled() {
        return mFastScrollEnabled;
    }

    public void setSmoothScrollbarEnabled(boolean enabled) {
        mSmoothScrollbarEnabled = enabled;
    }

    public boolean isSmoothScrollbarEnabled() {
        return mSmoothScrollbarEnabled;
    }

    public void setOnScrollListener(OnScrollListener l) {
        mOnScrollListener = l;
        invokeOnItemScrollListener();
    }

    void invokeOnItemScrollListener() {
        if (mOnScrollListener != null) {
            mOnScrollListener.onScroll(this, mFirstPosition, getChildCount(), mItemCount);
        }
        onScrollChanged(0, 0, 0, 0);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return AbsListView.class.getName();
    }

    public boolean isScrollingCacheEnabled() {
        return mScrollingCacheEnabled;
    }

    public void setScrollingCacheEnabled(boolean enabled) {
        mScrollingCacheEnabled = enabled;
    }

    public void setTextFilterEnabled(boolean textFilterEnabled) {
        mTextFilterEnabled = textFilterEnabled;
    }

    public boolean isTextFilterEnabled() {
        return mTextFilterEnabled;
    }

    @Override
    public void getFocusedRect(Rect r) {
        View view = getSelectedView();
        if (view != null && view.getParent() == this) {
            view.getFocusedRect(r);
            offsetDescendantRectToMyCoords(view, r);
        } else {
            super.getFocusedRect(r);
        }
    }

    private void useDefaultSelector() {
        setSelector(getContext().getDrawable(R.drawable.list_selector_background));
    }

    public boolean isStackFromBottom() {
        return mStackFromBottom;
    }

    public void setStackFromBottom(boolean stackFromBottom) {
        if (mStackFromBottom != stackFromBottom) {
            mStackFromBottom = stackFromBottom;
            requestLayoutIfNecessary();
        }
    }

    void requestLayoutIfNecessary() {
        if (getChildCount() > 0) {
            resetList();
            requestLayout();
            invalidate();
        }
    }

    static class SavedState extends BaseSavedState {
        long selectedId;
        long firstId;
        int viewTop;
        int position;
        int height;
        String filter;
        boolean inActionMode;
        int checkedItemCount;
        SparseBooleanArray checkState;
        LongSparseArray<Integer> checkIdState;

        SavedState(Parcelable superState) {
            super(superState);
        }

        private SavedState(Parcel in) {
            super(in);
            selectedId = in.readLong();
            firstId = in.readLong();
            viewTop = in.readInt();
            position = in.readInt();
            height = in.readInt();
            filter = in.readString();
            inActionMode = in.readByte() != 0;
            checkedItemCount = in.readInt();
            checkState = in.readSparseBooleanArray();
            int n = in.readInt();
            if (n > 0) {
                checkIdState = new LongSparseArray<Integer>();
                for (int i = 0; i < n; i++) {
                    long key = in.readLong();
                    checkIdState.put(key, in.readInt());
                }
            }
        }

        @Override
        public void writeToParcel(Parcel out, int flags) {
            super.writeToParcel(out, flags);
            out.writeLong(selectedId);
            out.writeLong(firstId);
            out.writeInt(viewTop);
            out.writeInt(position);
            out.writeInt(height);
            out.writeString(filter);
            out.writeByte((byte) (inActionMode ? 1 : 0));
            out.writeInt(checkedItemCount);
            out.writeSparseBooleanArray(checkState);
            int n = checkIdState != null ? checkIdState.size() : 0;
            out.writeInt(n);
            for (int i = 0; i < n; i++) {
                out.writeLong(checkIdState.keyAt(i));
                out.writeInt(checkIdState.valueAt(i));
            }
        }

        @Override
        public String toString() {
            return "AbsListView.SavedState{" + Integer.toHexString(System.identityHashCode(this)) + " selectedId="
                    + selectedId + " firstId=" + firstId + " viewTop=" + viewTop + " position=" + position
                    + " height=" + height + " filter=" + filter + " checkState=" + checkState + "}";
        }

        public static final Parcelable.Creator<SavedState> CREATOR = new Parcelable.Creator<SavedState>() {
            @Override
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    @Override
    public Parcelable onSaveInstanceState() {
        Parcelable superState = super.onSaveInstanceState();
        SavedState ss = new SavedState(superState);
        if (mPendingSync != null) {
            ss.selectedId = mPendingSync.selectedId;
            ss.firstId = mPendingSync.firstId;
            ss.viewTop = mPendingSync.viewTop;
            ss.position = mPendingSync.position;
            ss.height = mPendingSync.height;
            ss.filter = mPendingSync.filter;
            ss.inActionMode = mPendingSync.inActionMode;
            ss.checkedItemCount = mPendingSync.checkedItemCount;
            ss.checkState = mPendingSync.checkState;
            ss.checkIdState = mPendingSync.checkIdState;
            return ss;
        }
        boolean haveChildren = getChildCount() > 0 && mItemCount > 0;
        long selectedId = getSelectedItemId();
        ss.selectedId = selectedId;
        ss.height = getHeight();
        if (selectedId >= 0) {
            ss.viewTop = mSelectedTop;
            ss.position = getSelectedItemPosition();
            ss.firstId = INVALID_POSITION;
        } else if (haveChildren && mFirstPosition > 0) {
            ss.viewTop = getChildAt(0).getTop();
            int first = Math.min(mFirstPosition, mItemCount - 1);
            ss.position = first;
            ss.firstId = mAdapter.getItemId(first);
        } else {
            ss.viewTop = 0;
            ss.firstId = INVALID_POSITION;
            ss.position = 0;
        }
        ss.filter = null;
        if (mFiltered && mFilterText != null) {
            ss.filter = mFilterText.toString();
        }
        ss.inActionMode = mChoiceMode == CHOICE_MODE_MULTIPLE_MODAL && mChoiceActionMode != null;
        if (mCheckStates != null) {
            ss.checkState = mCheckStates.clone();
        }
        if (mCheckedIdStates != null) {
            LongSparseArray<Integer> ids = new LongSparseArray<Integer>();
            for (int i = 0; i < mCheckedIdStates.size(); i++) {
                ids.put(mCheckedIdStates.keyAt(i), mCheckedIdStates.valueAt(i));
            }
            ss.checkIdState = ids;
        }
        ss.checkedItemCount = mCheckedItemCount;
        return ss;
    }

    @Override
    public void onRestoreInstanceState(Parcelable state) {
        SavedState ss = (SavedState) state;
        super.onRestoreInstanceState(ss.getSuperState());
        mDataChanged = true;
        mSyncHeight = ss.height;
        if (ss.selectedId >= 0) {
            mNeedSync = true;
            mPendingSync = ss;
            mSyncRowId = ss.selectedId;
            mSyncPosition = ss.position;
            mSpecificTop = ss.viewTop;
            mSyncMode = SYNC_SELECTED_POSITION;
        } else if (ss.firstId >= 0) {
            setSelectedPositionInt(INVALID_POSITION);
            setNextSelectedPositionInt(INVALID_POSITION);
            mSelectorPosition = INVALID_POSITION;
            mNeedSync = true;
            mPendingSync = ss;
            mSyncRowId = ss.firstId;
            mSyncPosition = ss.position;
            mSpecificTop = ss.viewTop;
            mSyncMode = SYNC_FIRST_POSITION;
        }
        setFilterText(ss.filter);
        if (ss.checkState != null) {
            mCheckStates = ss.checkState;
        }
        if (ss.checkIdState != null) {
            mCheckedIdStates = ss.checkIdState;
        }
        mCheckedItemCount = ss.checkedItemCount;
        if (ss.inActionMode && mChoiceMode == CHOICE_MODE_MULTIPLE_MODAL && mMultiChoiceModeCallback != null) {
            mChoiceActionMode = startActionMode(mMultiChoiceModeCallback);
        }
        requestLayout();
    }

    public void setFilterText(String filterText) {
        if (mTextFilterEnabled && !TextUtils.isEmpty(filterText)) {
            mFilterText = filterText;
            if (mAdapter instanceof Filterable) {
                Filter f = ((Filterable) mAdapter).getFilter();
                f.filter(filterText);
                mFiltered = true;
                mDataSetObserver.clearSavedState();
            }
        }
    }

    public CharSequence getTextFilter() {
        return mTextFilterEnabled ? mFilterText : null;
    }

    @Override
    protected void onFocusChanged(boolean gainFocus, int direction, Rect previouslyFocusedRect) {
        super.onFocusChanged(gainFocus, direction, previouslyFocusedRect);
        if (gainFocus && mSelectedPosition < 0 && !isInTouchMode()) {
            if (!isAttachedToWindow() && mAdapter != null) {
                mDataChanged = true;
                mOldItemCount = mItemCount;
                mItemCount = mAdapter.getCount();
            }
            resurrectSelection();
        }
    }

    @Override
    public void requestLayout() {
        if (!mBlockLayoutRequests && !mInLayout) {
            super.requestLayout();
        }
    }

    void resetList() {
        removeAllViewsInLayout();
        mFirstPosition = 0;
        mDataChanged = false;
        mNeedSync = false;
        mPendingSync = null;
        mOldSelectedPosition = INVALID_POSITION;
        mOldSelectedRowId = INVALID_ROW_ID;
        setSelectedPositionInt(INVALID_POSITION);
        setNextSelectedPositionInt(INVALID_POSITION);
        mSelectedTop = 0;
        mSelectorPosition = INVALID_POSITION;
        mSelectorRect.setEmpty();
        invalidate();
    }

    @Override
    protected int computeVerticalScrollExtent() {
        int count = getChildCount();
        if (count == 0) {
            return 0;
        }
        if (!mSmoothScrollbarEnabled) {
            return 1;
        }
        int extent = count * 100;
        View view = getChildAt(0);
        int height = view.getHeight();
        if (height > 0) {
            extent += (view.getTop() * 100) / height;
        }
        view = getChildAt(count - 1);
        height = view.getHeight();
        if (height > 0) {
            extent -= ((view.getBottom() - getHeight()) * 100) / height;
        }
        return extent;
    }

    @Override
    protected int computeVerticalScrollOffset() {
        int first = mFirstPosition;
        int count = getChildCount();
        if (first >= 0 && count > 0) {
            if (mSmoothScrollbarEnabled) {
                View view = getChildAt(0);
                int height = view.getHeight();
                if (height > 0) {
                    return Math.max(first * 100 - (view.getTop() * 100) / height
                            + (int) ((float) mScrollY / getHeight() * mItemCount * 100), 0);
                }
            } else {
                int index = first == 0 ? 0 : first + count == mItemCount ? mItemCount : first + count / 2;
                return (int) (first + count * (index / (float) mItemCount));
            }
        }
        return 0;
    }

    @Override
    protected int computeVerticalScrollRange() {
        if (!mSmoothScrollbarEnabled) {
            return mItemCount;
        }
        int result = Math.max(mItemCount * 100, 0);
        if (mScrollY != 0) {
            result += Math.abs((int) ((float) mScrollY / getHeight() * mItemCount * 100));
        }
        return result;
    }

    @Override
    protected float getTopFadingEdgeStrength() {
        int count = getChildCount();
        float edge = super.getTopFadingEdgeStrength();
        if (count == 0) {
            return edge;
        }
        if (mFirstPosition > 0) {
            return 1.0f;
        }
        int top = getChildAt(0).getTop();
        return top < mPaddingTop ? -(top - mPaddingTop) / (float) getVerticalFadingEdgeLength() : edge;
    }

    @Override
    protected float getBottomFadingEdgeStrength() {
        int count = getChildCount();
        float edge = super.getBottomFadingEdgeStrength();
        if (count == 0) {
            return edge;
        }
        if (mFirstPosition + count - 1 < mItemCount - 1) {
            return 1.0f;
        }
        int bottom = getChildAt(count - 1).getBottom();
        int height = getHeight();
        return bottom > height - mPaddingBottom
                ? (bottom - height + mPaddingBottom) / (float) getVerticalFadingEdgeLength() : edge;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        if (mSelector == null) {
            useDefaultSelector();
        }
        mListPadding.left = mSelectionLeftPadding + mPaddingLeft;
        mListPadding.top = mSelectionTopPadding + mPaddingTop;
        mListPadding.right = mSelectionRightPadding + mPaddingRight;
        mListPadding.bottom = mSelectionBottomPadding + mPaddingBottom;
        if (mTranscriptMode == TRANSCRIPT_MODE_NORMAL) {
            int count = getChildCount();
            int listBottom = getHeight() - getPaddingBottom();
            View last = getChildAt(count - 1);
            int lastBottom = last != null ? last.getBottom() : listBottom;
            mForceTranscriptScroll = mFirstPosition + count >= mOldItemCount && lastBottom <= listBottom;
        }
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
        super.onLayout(changed, l, t, r, b);
        mInLayout = true;
        int count = getChildCount();
        if (changed) {
            for (int i = 0; i < count; i++) {
                getChildAt(i).forceLayout();
            }
            mRecycler.markChildrenDirty();
        }
        layoutChildren();
        mOverscrollMax = (b - t) / 3;
        mInLayout = false;
    }

    @Override
    protected boolean setFrame(int left, int top, int right, int bottom) {
        return super.setFrame(left, top, right, bottom);
    }

    protected void layoutChildren() {
    }

    public View getSelectedView() {
        if (mItemCount > 0 && mSelectedPosition >= 0) {
            return getChildAt(mSelectedPosition - mFirstPosition);
        }
        return null;
    }

    public int getListPaddingTop() {
        return mListPadding.top;
    }

    public int getListPaddingBottom() {
        return mListPadding.bottom;
    }

    public int getListPaddingLeft() {
        return mListPadding.left;
    }

    public int getListPaddingRight() {
        return mListPadding.right;
    }

    View obtainView(int position, boolean[] attached) {
        attached[0] = false;
        View transientView = mRecycler.getTransientStateView(position);
        if (transientView != null) {
            LayoutParams params = (LayoutParams) transientView.getLayoutParams();
            if (params.viewType == mAdapter.getItemViewType(position)) {
                View updated = mAdapter.getView(position, transientView, this);
                if (updated != transientView) {
                    setItemViewLayoutParams(updated, position);
                    mRecycler.addScrapView(updated, position);
                }
            }
            attached[0] = true;
            transientView.dispatchFinishTemporaryDetach();
            return transientView;
        }
        View scrap = mRecycler.getScrapView(position);
        View child = mAdapter.getView(position, scrap, this);
        if (scrap != null) {
            if (child != scrap) {
                mRecycler.addScrapView(scrap, position);
            } else if (child.isTemporarilyDetached()) {
                attached[0] = true;
                child.dispatchFinishTemporaryDetach();
            }
        }
        if (mCacheColorHint != 0) {
            child.setDrawingCacheBackgroundColor(mCacheColorHint);
        }
        if (child.getImportantForAccessibility() == IMPORTANT_FOR_ACCESSIBILITY_AUTO) {
            child.setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_YES);
        }
        setItemViewLayoutParams(child, position);
        return child;
    }

    private void setItemViewLayoutParams(View child, int position) {
        ViewGroup.LayoutParams given = child.getLayoutParams();
        LayoutParams lp;
        if (given == null) {
            lp = (LayoutParams) generateDefaultLayoutParams();
        } else if (!checkLayoutParams(given)) {
            lp = (LayoutParams) generateLayoutParams(given);
        } else {
            lp = (LayoutParams) given;
        }
        if (mAdapterHasStableIds) {
            lp.itemId = mAdapter.getItemId(position);
        }
        lp.viewType = mAdapter.getItemViewType(position);
        lp.isEnabled = mAdapter.isEnabled(position);
        if (lp != given) {
            child.setLayoutParams(lp);
        }
    }

    void positionSelectorLikeTouch(int position, View sel, float x, float y) {
        positionSelector(position, sel, true, x, y);
    }

    void positionSelectorLikeFocus(int position, View sel) {
        if (mSelector != null && mSelectorPosition != position && position != INVALID_POSITION) {
            Rect bounds = mSelectorRect;
            positionSelector(position, sel, true, bounds.exactCenterX(), bounds.exactCenterY());
        } else {
            positionSelector(position, sel);
        }
    }

    void positionSelector(int position, View sel) {
        positionSelector(position, sel, false, -1, -1);
    }

    private void positionSelector(int position, View sel, boolean hotspot, float x, float y) {
        boolean changed = position != mSelectorPosition;
        if (position != INVALID_POSITION) {
            mSelectorPosition = position;
        }
        Rect bounds = mSelectorRect;
        bounds.set(sel.getLeft(), sel.getTop(), sel.getRight(), sel.getBottom());
        if (sel instanceof SelectionBoundsAdjuster) {
            ((SelectionBoundsAdjuster) sel).adjustListItemSelectionBounds(bounds);
        }
        bounds.left -= mSelectionLeftPadding;
        bounds.right += mSelectionRightPadding;
        bounds.top -= mSelectionTopPadding;
        bounds.bottom += mSelectionBottomPadding;
        boolean enabled = sel.isEnabled();
        if (mIsChildViewEnabled != enabled) {
            mIsChildViewEnabled = enabled;
        }
        Drawable selector = mSelector;
        if (selector != null) {
            if (changed) {
                selector.setVisible(false, false);
                selector.setState(StateSet.NOTHING);
            }
            selector.setBounds(bounds);
            if (changed) {
                if (getVisibility() == VISIBLE) {
                    selector.setVisible(true, false);
                }
                updateSelectorState();
            }
            if (hotspot) {
                selector.setHotspot(x, y);
            }
        }
    }

    @Override
    protected void dispatchDraw(Canvas canvas) {
        boolean clip = (mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK;
        int saved = 0;
        if (clip) {
            saved = canvas.save();
            canvas.clipRect(mScrollX + mPaddingLeft, mScrollY + mPaddingTop,
                    mScrollX + mRight - mLeft - mPaddingRight, mScrollY + mBottom - mTop - mPaddingBottom);
            mGroupFlags &= ~CLIP_TO_PADDING_MASK;
        }
        if (!mDrawSelectorOnTop) {
            drawSelector(canvas);
        }
        super.dispatchDraw(canvas);
        if (mDrawSelectorOnTop) {
            drawSelector(canvas);
        }
        if (clip) {
            canvas.restoreToCount(saved);
            mGroupFlags |= CLIP_TO_PADDING_MASK;
        }
    }

    @Override
    protected boolean isPaddingOffsetRequired() {
        return (mGroupFlags & CLIP_TO_PADDING_MASK) != CLIP_TO_PADDING_MASK;
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        if (getChildCount() > 0) {
            mDataChanged = true;
            rememberSyncState();
        }
    }

    boolean touchModeDrawsInPressedState() {
        return mTouchMode == TOUCH_MODE_TAP || mTouchMode == TOUCH_MODE_DONE_WAITING;
    }

    boolean shouldShowSelector() {
        return isFocused() && !isInTouchMode() || touchModeDrawsInPressedState() && isPressed();
    }

    private void drawSelector(Canvas canvas) {
        if (!mSelectorRect.isEmpty() && mSelector != null) {
            mSelector.setBounds(mSelectorRect);
            mSelector.draw(canvas);
        }
    }

    public void setDrawSelectorOnTop(boolean onTop) {
        mDrawSelectorOnTop = onTop;
    }

    public void setSelector(int resID) {
        setSelector(getContext().getDrawable(resID));
    }

    public void setSelector(Drawable sel) {
        if (mSelector != null) {
            mSelector.setCallback(null);
            unscheduleDrawable(mSelector);
        }
        mSelector = sel;
        Rect padding = new Rect();
        sel.getPadding(padding);
        mSelectionLeftPadding = padding.left;
        mSelectionTopPadding = padding.top;
        mSelectionRightPadding = padding.right;
        mSelectionBottomPadding = padding.bottom;
        sel.setCallback(this);
        updateSelectorState();
    }

    public Drawable getSelector() {
        return mSelector;
    }

    void keyPressed() {
        if (!isEnabled() || !isClickable()) {
            return;
        }
        if (mSelector != null && (isFocused() || touchModeDrawsInPressedState()) && !mSelectorRect.isEmpty()) {
            View v = getChildAt(mSelectedPosition - mFirstPosition);
            if (v != null) {
                if (v.hasExplicitFocusable()) {
                    return;
                }
                v.setPressed(true);
            }
            setPressed(true);
            if (isLongClickable() && !mDataChanged) {
                if (mPendingCheckForKeyLongPress == null) {
                    mPendingCheckForKeyLongPress = new CheckForKeyLongPress();
                }
                mPendingCheckForKeyLongPress.rememberWindowAttachCount();
                postDelayed(mPendingCheckForKeyLongPress, ViewConfiguration.getLongPressTimeout());
            }
        }
    }

    public void setScrollIndicators(View up, View down) {
        up.setVisibility(canScrollUp() ? View.VISIBLE : View.INVISIBLE);
        down.setVisibility(canScrollDown() ? View.VISIBLE : View.INVISIBLE);
    }

    private boolean canScrollUp() {
        return mFirstPosition > 0 || getChildCount() > 0 && getChildAt(0).getTop() < mListPadding.top;
    }

    private boolean canScrollDown() {
        int count = getChildCount();
        return mFirstPosition + count < mItemCount
                || count > 0 && getChildAt(count - 1).getBottom() > mBottom - mListPadding.bottom;
    }

    void updateScrollIndicators() {
    }

    void updateSelectorState() {
        if (mSelector != null && mSelector.isStateful()) {
            if (shouldShowSelector()) {
                if (mSelector.setState(getDrawableState())) {
                    invalidateDrawable(mSelector);
                }
            } else {
                mSelector.setState(StateSet.NOTHING);
            }
        }
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        updateSelectorState();
    }

    @Override
    protected int[] onCreateDrawableState(int extraSpace) {
        if (mIsChildViewEnabled) {
            return super.onCreateDrawableState(extraSpace);
        }
        int enabled = ENABLED_STATE_SET[0];
        int[] state = super.onCreateDrawableState(extraSpace + 1);
        int at = -1;
        for (int i = state.length - 1; i >= 0; i--) {
            if (state[i] == enabled) {
                at = i;
                break;
            }
        }
        if (at >= 0) {
            System.arraycopy(state, at + 1, state, at, state.length - at - 1);
        }
        return state;
    }

    @Override
    public boolean verifyDrawable(Drawable dr) {
        return mSelector == dr || super.verifyDrawable(dr);
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (mSelector != null) {
            mSelector.jumpToCurrentState();
        }
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        ViewTreeObserver observer = getViewTreeObserver();
        observer.addOnTouchModeChangeListener(this);
        if (mAdapter != null && mDataSetObserver == null) {
            mDataSetObserver = new AdapterDataSetObserver();
            mAdapter.registerDataSetObserver(mDataSetObserver);
            mDataChanged = true;
            mOldItemCount = mItemCount;
            mItemCount = mAdapter.getCount();
        }
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        mIsDetaching = true;
        mRecycler.clear();
        getViewTreeObserver().removeOnTouchModeChangeListener(this);
        if (mAdapter != null && mDataSetObserver != null) {
            mAdapter.unregisterDataSetObserver(mDataSetObserver);
            mDataSetObserver = null;
        }
        if (mFlingRunnable != null) {
            removeCallbacks(mFlingRunnable);
        }
        if (mPositionScroller != null) {
            mPositionScroller.stop();
        }
        if (mPerformClick != null) {
            removeCallbacks(mPerformClick);
        }
        if (mTouchModeReset != null) {
            removeCallbacks(mTouchModeReset);
            mTouchModeReset.run();
        }
        mIsDetaching = false;
    }

    @Override
    public void onWindowFocusChanged(boolean hasWindowFocus) {
        super.onWindowFocusChanged(hasWindowFocus);
        int touchMode = isInTouchMode() ? TOUCH_MODE_ON : TOUCH_MODE_OFF;
        if (!hasWindowFocus) {
            if (mFlingRunnable != null) {
                removeCallbacks(mFlingRunnable);
                mFlingRunnable.endFling();
                if (mPositionScroller != null) {
                    mPositionScroller.stop();
                }
                if (mScrollY != 0) {
                    mScrollY = 0;
                    invalidate();
                }
            }
            if (touchMode == TOUCH_MODE_OFF) {
                mResurrectToPosition = mSelectedPosition;
            }
        } else if (touchMode != mLastTouchMode && mLastTouchMode != TOUCH_MODE_UNKNOWN) {
            if (touchMode == TOUCH_MODE_OFF) {
                resurrectSelection();
            } else {
                hideSelector();
                mLayoutMode = LAYOUT_NORMAL;
                layoutChildren();
            }
        }
        mLastTouchMode = touchMode;
    }

    ContextMenuInfo createContextMenuInfo(View view, int position, long id) {
        return new AdapterContextMenuInfo(view, position, id);
    }

    @Override
    public void onCancelPendingInputEvents() {
        super.onCancelPendingInputEvents();
        if (mPerformClick != null) {
            removeCallbacks(mPerformClick);
        }
        if (mPendingCheckForTap != null) {
            removeCallbacks(mPendingCheckForTap);
        }
        if (mPendingCheckForLongPress != null) {
            removeCallbacks(mPendingCheckForLongPress);
        }
        if (mPendingCheckForKeyLongPress != null) {
            removeCallbacks(mPendingCheckForKeyLongPress);
        }
    }

    private class WindowRunnnable {
        private int mOriginalAttachCount;

        public void rememberWindowAttachCount() {
            mOriginalAttachCount = getWindowAttachCount();
        }

        public boolean sameWindow() {
            return getWindowAttachCount() == mOriginalAttachCount;
        }
    }

    private class PerformClick extends WindowRunnnable implements Runnable {
        int mClickMotionPosition;

        @Override
        public void run() {
            if (mDataChanged) {
                return;
            }
            ListAdapter adapter = mAdapter;
            int motionPosition = mClickMotionPosition;
            if (adapter != null && mItemCount > 0 && motionPosition != INVALID_POSITION
                    && motionPosition < adapter.getCount() && sameWindow() && adapter.isEnabled(motionPosition)) {
                View view = getChildAt(motionPosition - mFirstPosition);
                if (view != null) {
                    performItemClick(view, motionPosition, adapter.getItemId(motionPosition));
                }
            }
        }
    }

    private class CheckForLongPress extends WindowRunnnable implements Runnable {
        private static final int INVALID_COORD = -1;
        private float mX = INVALID_COORD;
        private float mY = INVALID_COORD;

        private void setCoords(float x, float y) {
            mX = x;
            mY = y;
        }

        @Override
        public void run() {
            int motionPosition = mMotionPosition;
            View child = getChildAt(motionPosition - mFirstPosition);
            if (child == null) {
                return;
            }
            boolean handled = false;
            if (sameWindow() && !mDataChanged) {
                long id = mAdapter.getItemId(motionPosition);
                handled = mX != INVALID_COORD && mY != INVALID_COORD
                        ? performLongPress(child, motionPosition, id, mX, mY)
                        : performLongPress(child, motionPosition, id);
            }
            if (handled) {
                mTouchMode = TOUCH_MODE_REST;
                setPressed(false);
                child.setPressed(false);
            } else {
                mTouchMode = TOUCH_MODE_DONE_WAITING;
            }
        }
    }

    private class CheckForKeyLongPress extends WindowRunnnable implements Runnable {
        @Override
        public void run() {
            if (isPressed() && mSelectedPosition >= 0) {
                View v = getChildAt(mSelectedPosition - mFirstPosition);
                if (!mDataChanged) {
                    boolean handled = false;
                    if (sameWindow()) {
                        handled = performLongPress(v, mSelectedPosition, mSelectedRowId);
                    }
                    if (handled) {
                        setPressed(false);
                        v.setPressed(false);
                    }
                } else {
                    setPressed(false);
                    if (v != null) {
                        v.setPressed(false);
                    }
                }
            }
        }
    }

    boolean performLongPress(View child, int longPressPosition, long longPressId) {
        return performLongPress(child, longPressPosition, longPressId, -1, -1);
    }

    boolean performLongPress(View child, int longPressPosition, long longPressId, float x, float y) {
        if (mChoiceMode == CHOICE_MODE_MULTIPLE_MODAL) {
            if (mChoiceActionMode == null
                    && (mChoiceActionMode = startActionMode(mMultiChoiceModeCallback)) != null) {
                setItemChecked(longPressPosition, true);
                performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
            }
            return true;
        }
        boolean handled = false;
        if (mOnItemLongClickListener != null) {
            handled = mOnItemLongClickListener.onItemLongClick(this, child, longPressPosition, longPressId);
        }
        if (!handled) {
            mContextMenuInfo = createContextMenuInfo(child, longPressPosition, longPressId);
            handled = x != -1 && y != -1 ? super.showContextMenuForChild(this, x, y)
                    : super.showContextMenuForChild(this);
        }
        if (handled) {
            performHapticFeedback(HapticFeedbackConstants.LONG_PRESS);
        }
        return handled;
    }

    @Override
    protected ContextMenuInfo getContextMenuInfo() {
        return mContextMenuInfo;
    }

    private boolean showContextMenuInternal(float x, float y, boolean useOffsets) {
        int position = pointToPosition((int) x, (int) y);
        if (position != INVALID_POSITION) {
            View child = getChildAt(position - mFirstPosition);
            if (child != null) {
                mContextMenuInfo = createContextMenuInfo(child, position, mAdapter.getItemId(position));
                return useOffsets ? super.showContextMenuForChild(this, x, y) : super.showContextMenuForChild(this);
            }
        }
        return useOffsets ? super.showContextMenu(x, y) : super.showContextMenu();
    }

    @Override
    public boolean showContextMenu() {
        return showContextMenuInternal(0, 0, false);
    }

    @Override
    public boolean showContextMenu(float x, float y) {
        return showContextMenuInternal(x, y, true);
    }

    @Override
    public boolean showContextMenuForChild(View originalView) {
        return showContextMenuForChildInternal(originalView, 0, 0, false);
    }

    @Override
    public boolean showContextMenuForChild(View originalView, float x, float y) {
        return showContextMenuForChildInternal(originalView, x, y, true);
    }

    private boolean showContextMenuForChildInternal(View originalView, float x, float y, boolean useOffsets) {
        int position = getPositionForView(originalView);
        if (position < 0) {
            return false;
        }
        long id = mAdapter.getItemId(position);
        boolean handled = false;
        if (mOnItemLongClickListener != null) {
            handled = mOnItemLongClickListener.onItemLongClick(this, originalView, position, id);
        }
        if (!handled) {
            View child = getChildAt(position - mFirstPosition);
            mContextMenuInfo = createContextMenuInfo(child, position, id);
            handled = useOffsets ? super.showContextMenuForChild(originalView, x, y)
                    : super.showContextMenuForChild(originalView);
        }
        return handled;
    }

    @Override
    public boolean onKeyDown(int keyCode, KeyEvent event) {
        return false;
    }

    @Override
    public boolean onKeyUp(int keyCode, KeyEvent event) {
        if (KeyEvent.isConfirmKey(keyCode)) {
            if (!isEnabled()) {
                return true;
            }
            if (isClickable() && isPressed() && mSelectedPosition >= 0 && mAdapter != null
                    && mSelectedPosition < mAdapter.getCount()) {
                View view = getChildAt(mSelectedPosition - mFirstPosition);
                if (view != null) {
                    performItemClick(view, mSelectedPosition, mSelectedRowId);
                    view.setPressed(false);
                }
                setPressed(false);
                return true;
            }
        }
        return super.onKeyUp(keyCode, event);
    }

    @Override
    protected void dispatchSetPressed(boolean pressed) {
    }

    public int pointToPosition(int x, int y) {
        Rect frame = mTouchFrame;
        if (frame == null) {
            frame = mTouchFrame = new Rect();
        }
        for (int i = getChildCount() - 1; i >= 0; i--) {
            View child = getChildAt(i);
            if (child.getVisibility() == View.VISIBLE) {
                child.getHitRect(frame);
                if (frame.contains(x, y)) {
                    return mFirstPosition + i;
                }
            }
        }
        return INVALID_POSITION;
    }

    public long pointToRowId(int x, int y) {
        int position = pointToPosition(x, y);
        return position >= 0 ? mAdapter.getItemId(position) : INVALID_ROW_ID;
    }

    private final class CheckForTap implements Runnable {
        float x;
        float y;

        @Override
        public void run() {
            if (mTouchMode != TOUCH_MODE_DOWN) {
                return;
            }
            mTouchMode = TOUCH_MODE_TAP;
            View child = getChildAt(mMotionPosition - mFirstPosition);
            if (child == null || child.hasExplicitFocusable()) {
                return;
            }
            mLayoutMode = LAYOUT_NORMAL;
            if (mDataChanged) {
                mTouchMode = TOUCH_MODE_DONE_WAITING;
                return;
            }
            child.drawableHotspotChanged(x, y);
            child.setPressed(true);
            setPressed(true);
            layoutChildren();
            positionSelector(mMotionPosition, child);
            refreshDrawableState();
            if (mSelector != null) {
                Drawable d = mSelector.getCurrent();
                if (d instanceof TransitionDrawable) {
                    if (isLongClickable()) {
                        ((TransitionDrawable) d).startTransition(ViewConfiguration.getLongPressTimeout());
                    } else {
                        ((TransitionDrawable) d).resetTransition();
                    }
                }
                mSelector.setHotspot(x, y);
            }
            if (isLongClickable()) {
                if (mPendingCheckForLongPress == null) {
                    mPendingCheckForLongPress = new CheckForLongPress();
                }
                mPendingCheckForLongPress.setCoords(x, y);
                mPendingCheckForLongPress.rememberWindowAttachCount();
                postDelayed(mPendingCheckForLongPress, ViewConfiguration.getLongPressTimeout());
            } else {
                mTouchMode = TOUCH_MODE_DONE_WAITING;
            }
        }
    }

    private boolean startScrollIfNeeded(int x, int y, MotionEvent vtev) {
        int delta = y - mMotionY;
        boolean overscroll = mScrollY != 0;
        if (!(overscroll || Math.abs(delta) > mTouchSlop)
                || (getNestedScrollAxes() & SCROLL_AXIS_VERTICAL) != 0) {
            return false;
        }
        if (overscroll) {
            mTouchMode = TOUCH_MODE_OVERSCROLL;
            mMotionCorrection = 0;
        } else {
            mTouchMode = TOUCH_MODE_SCROLL;
            mMotionCorrection = delta > 0 ? mTouchSlop : -mTouchSlop;
        }
        removeCallbacks(mPendingCheckForLongPress);
        setPressed(false);
        View motionView = getChildAt(mMotionPosition - mFirstPosition);
        if (motionView != null) {
            motionView.setPressed(false);
        }
        reportScrollStateChange(OnScrollListener.SCROLL_STATE_TOUCH_SCROLL);
        ViewParent parent = getParent();
        if (parent != null) {
            parent.requestDisallowInterceptTouchEvent(true);
        }
        scrollIfNeeded(x, y, vtev);
        return true;
    }

    private void scrollIfNeeded(int x, int y, MotionEvent vtev) {
        int raw = y - mMotionY;
        int consumed = 0;
        int offset = 0;
        if (mLastY == Integer.MIN_VALUE) {
            raw -= mMotionCorrection;
        }
        if (dispatchNestedPreScroll(0, mLastY != Integer.MIN_VALUE ? mLastY - y : -raw, mScrollConsumed,
                mScrollOffset)) {
            raw += mScrollConsumed[1];
            offset = -mScrollOffset[1];
            consumed = mScrollConsumed[1];
            if (vtev != null) {
                vtev.offsetLocation(0, mScrollOffset[1]);
                mNestedYOffset += mScrollOffset[1];
            }
        }
        int delta = raw;
        int incremental = mLastY != Integer.MIN_VALUE ? y - mLastY + consumed : delta;
        int lastCorrection = 0;
        if (mTouchMode == TOUCH_MODE_SCROLL) {
            if (y == mLastY) {
                return;
            }
            if (Math.abs(raw) > mTouchSlop) {
                ViewParent parent = getParent();
                if (parent != null) {
                    parent.requestDisallowInterceptTouchEvent(true);
                }
            }
            int motionIndex = mMotionPosition >= 0 ? mMotionPosition - mFirstPosition : getChildCount() / 2;
            View motionView = getChildAt(motionIndex);
            int prevTop = motionView != null ? motionView.getTop() : 0;
            boolean atEdge = false;
            if (incremental != 0) {
                atEdge = trackMotionScroll(delta, incremental);
            }
            motionView = getChildAt(motionIndex);
            if (motionView != null) {
                int top = motionView.getTop();
                if (atEdge) {
                    int over = -incremental - (top - prevTop);
                    if (dispatchNestedScroll(0, over - incremental, 0, over, mScrollOffset)) {
                        lastCorrection -= mScrollOffset[1];
                        if (vtev != null) {
                            vtev.offsetLocation(0, mScrollOffset[1]);
                            mNestedYOffset += mScrollOffset[1];
                        }
                    } else {
                        boolean atOverscroll = overScrollBy(0, over, 0, mScrollY, 0, 0, 0, mOverscrollDistance, true);
                        if (atOverscroll && mVelocityTracker != null) {
                            mVelocityTracker.clear();
                        }
                        int mode = getOverScrollMode();
                        if (mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && !contentFits()) {
                            if (!atOverscroll) {
                                mTouchMode = TOUCH_MODE_OVERSCROLL;
                            }
                            if (incremental > 0) {
                                mEdgeGlowTop.onPull((float) -over / getHeight(), (float) x / getWidth());
                            } else if (incremental < 0) {
                                mEdgeGlowBottom.onPull((float) over / getHeight(), 1.f - (float) x / getWidth());
                            }
                        }
                    }
                }
                mMotionY = y + lastCorrection + offset;
            }
            mLastY = y + lastCorrection + offset;
        } else if (mTouchMode == TOUCH_MODE_OVERSCROLL) {
            if (y != mLastY) {
                int oldScroll = mScrollY;
                int newScroll = oldScroll - incremental;
                int over = -incremental;
                if (newScroll < 0 && oldScroll >= 0 || newScroll > 0 && oldScroll <= 0) {
                    over = -oldScroll;
                    incremental += over;
                } else {
                    incremental = 0;
                }
                if (over != 0) {
                    overScrollBy(0, over, 0, mScrollY, 0, 0, 0, mOverscrollDistance, true);
                }
                if (incremental != 0) {
                    if (mScrollY != 0) {
                        mScrollY = 0;
                        invalidateParentIfNeeded();
                    }
                    trackMotionScroll(incremental, incremental);
                    mTouchMode = TOUCH_MODE_SCROLL;
                    int motionPosition = findClosestMotionRow(y);
                    mMotionCorrection = 0;
                    View motionView = getChildAt(motionPosition - mFirstPosition);
                    mMotionViewOriginalTop = motionView != null ? motionView.getTop() : 0;
                    mMotionY = y + offset;
                    mMotionPosition = motionPosition;
                }
                mLastY = y + lastCorrection + offset;
            }
        }
    }

    @Override
    public void onTouchModeChanged(boolean isInTouchMode) {
        if (isInTouchMode) {
            hideSelector();
            if (getHeight() > 0 && getChildCount() > 0) {
                layoutChildren();
            }
            updateSelectorState();
        } else if (mTouchMode == TOUCH_MODE_OVERSCROLL || mTouchMode == TOUCH_MODE_OVERFLING) {
            if (mFlingRunnable != null) {
                mFlingRunnable.endFling();
            }
            if (mPositionScroller != null) {
                mPositionScroller.stop();
            }
            if (mScrollY != 0) {
                mScrollY = 0;
                invalidate();
            }
        }
    }

    private void initVelocityTrackerIfNotExists() {
        if (mVelocityTracker == null) {
            mVelocityTracker = VelocityTracker.obtain();
        }
    }

    private void initOrResetVelocityTracker() {
        if (mVelocityTracker == null) {
            mVelocityTracker = VelocityTracker.obtain();
        } else {
            mVelocityTracker.clear();
        }
    }

    private void recycleVelocityTracker() {
        if (mVelocityTracker != null) {
            mVelocityTracker.recycle();
            mVelocityTracker = null;
        }
    }

    @Override
    public boolean onTouchEvent(MotionEvent ev) {
        if (!isEnabled()) {
            return isClickable() || isLongClickable();
        }
        if (mPositionScroller != null) {
            mPositionScroller.stop();
        }
        if (mIsDetaching || !isAttachedToWindow()) {
            return false;
        }
        startNestedScroll(SCROLL_AXIS_VERTICAL);
        initVelocityTrackerIfNotExists();
        MotionEvent vtev = MotionEvent.obtain(ev);
        int action = ev.getActionMasked();
        if (action == MotionEvent.ACTION_DOWN) {
            mNestedYOffset = 0;
        }
        vtev.offsetLocation(0, mNestedYOffset);
        switch (action) {
            case MotionEvent.ACTION_DOWN:
                onTouchDown(ev);
                break;
            case MotionEvent.ACTION_MOVE:
                onTouchMove(ev, vtev);
                break;
            case MotionEvent.ACTION_UP:
                onTouchUp(ev);
                break;
            case MotionEvent.ACTION_CANCEL:
                onTouchCancel();
                break;
            case MotionEvent.ACTION_POINTER_UP: {
                onSecondaryPointerUp(ev);
                int position = pointToPosition(mMotionX, mMotionY);
                if (position >= 0) {
                    mMotionViewOriginalTop = getChildAt(position - mFirstPosition).getTop();
                    mMotionPosition = position;
                }
                mLastY = mMotionY;
                break;
            }
            case MotionEvent.ACTION_POINTER_DOWN: {
                int index = ev.getActionIndex();
                int x = (int) ev.getX(index);
                int y = (int) ev.getY(index);
                mMotionCorrection = 0;
                mActivePointerId = ev.getPointerId(index);
                mMotionX = x;
                mMotionY = y;
                int position = pointToPosition(x, y);
                if (position >= 0) {
                    mMotionViewOriginalTop = getChildAt(position - mFirstPosition).getTop();
                    mMotionPosition = position;
                }
                mLastY = y;
                break;
            }
            default:
                break;
        }
        if (mVelocityTracker != null) {
            mVelocityTracker.addMovement(vtev);
        }
        vtev.recycle();
        return true;
    }

    private void onTouchDown(MotionEvent ev) {
        mActivePointerId = ev.getPointerId(0);
        if (mTouchMode == TOUCH_MODE_OVERFLING) {
            mFlingRunnable.endFling();
            if (mPositionScroller != null) {
                mPositionScroller.stop();
            }
            mTouchMode = TOUCH_MODE_OVERSCROLL;
            mMotionX = (int) ev.getX();
            mMotionY = (int) ev.getY();
            mLastY = mMotionY;
            mMotionCorrection = 0;
        } else {
            int x = (int) ev.getX();
            int y = (int) ev.getY();
            int position = pointToPosition(x, y);
            if (!mDataChanged) {
                if (mTouchMode == TOUCH_MODE_FLING) {
                    mTouchMode = TOUCH_MODE_SCROLL;
                    mMotionCorrection = 0;
                    position = findMotionRow(y);
                    mFlingRunnable.flywheelTouch();
                } else if (position >= 0 && getAdapter().isEnabled(position)) {
                    mTouchMode = TOUCH_MODE_DOWN;
                    if (mPendingCheckForTap == null) {
                        mPendingCheckForTap = new CheckForTap();
                    }
                    mPendingCheckForTap.x = ev.getX();
                    mPendingCheckForTap.y = ev.getY();
                    postDelayed(mPendingCheckForTap, ViewConfiguration.getTapTimeout());
                }
            }
            if (position >= 0) {
                mMotionViewOriginalTop = getChildAt(position - mFirstPosition).getTop();
            }
            mMotionX = x;
            mMotionY = y;
            mMotionPosition = position;
            mLastY = Integer.MIN_VALUE;
        }
    }

    private void onTouchMove(MotionEvent ev, MotionEvent vtev) {
        int index = ev.findPointerIndex(mActivePointerId);
        if (index == -1) {
            index = 0;
            mActivePointerId = ev.getPointerId(0);
        }
        if (mDataChanged) {
            layoutChildren();
        }
        int y = (int) ev.getY(index);
        switch (mTouchMode) {
            case TOUCH_MODE_DOWN:
            case TOUCH_MODE_TAP:
            case TOUCH_MODE_DONE_WAITING:
                if (startScrollIfNeeded((int) ev.getX(index), y, vtev)) {
                    break;
                }
                View motionView = getChildAt(mMotionPosition - mFirstPosition);
                float x = ev.getX(index);
                if (!pointInView(x, y, mTouchSlop)) {
                    setPressed(false);
                    if (motionView != null) {
                        motionView.setPressed(false);
                    }
                    removeCallbacks(mTouchMode == TOUCH_MODE_DOWN ? mPendingCheckForTap : mPendingCheckForLongPress);
                    mTouchMode = TOUCH_MODE_DONE_WAITING;
                    updateSelectorState();
                } else if (motionView != null) {
                    motionView.drawableHotspotChanged(x - motionView.getLeft(), y - motionView.getTop());
                }
                break;
            case TOUCH_MODE_SCROLL:
            case TOUCH_MODE_OVERSCROLL:
                scrollIfNeeded((int) ev.getX(index), y, vtev);
                break;
            default:
                break;
        }
    }

    private void onTouchUp(MotionEvent ev) {
        switch (mTouchMode) {
            case TOUCH_MODE_DOWN:
            case TOUCH_MODE_TAP:
            case TOUCH_MODE_DONE_WAITING: {
                int motionPosition = mMotionPosition;
                final View child = getChildAt(motionPosition - mFirstPosition);
                if (child != null) {
                    if (mTouchMode != TOUCH_MODE_DOWN) {
                        child.setPressed(false);
                    }
                    float x = ev.getX();
                    boolean inList = x > mListPadding.left && x < getWidth() - mListPadding.right;
                    if (inList && !child.hasExplicitFocusable()) {
                        if (mPerformClick == null) {
                            mPerformClick = new PerformClick();
                        }
                        final PerformClick performClick = mPerformClick;
                        performClick.mClickMotionPosition = motionPosition;
                        performClick.rememberWindowAttachCount();
                        mResurrectToPosition = motionPosition;
                        if (mTouchMode == TOUCH_MODE_DOWN || mTouchMode == TOUCH_MODE_TAP) {
                            removeCallbacks(mTouchMode == TOUCH_MODE_DOWN
                                    ? mPendingCheckForTap : mPendingCheckForLongPress);
                            mLayoutMode = LAYOUT_NORMAL;
                            if (!mDataChanged && mAdapter.isEnabled(motionPosition)) {
                                mTouchMode = TOUCH_MODE_TAP;
                                setSelectedPositionInt(mMotionPosition);
                                layoutChildren();
                                child.setPressed(true);
                                positionSelector(mMotionPosition, child);
                                setPressed(true);
                                if (mSelector != null) {
                                    Drawable d = mSelector.getCurrent();
                                    if (d instanceof TransitionDrawable) {
                                        ((TransitionDrawable) d).resetTransition();
                                    }
                                    mSelector.setHotspot(x, ev.getY());
                                }
                                if (mTouchModeReset != null) {
                                    removeCallbacks(mTouchModeReset);
                                }
                                mTouchModeReset = new Runnable() {
                                    @Override
                                    public void run() {
                                        mTouchModeReset = null;
                                        mTouchMode = TOUCH_MODE_REST;
                                        child.setPressed(false);
                                        setPressed(false);
                                        if (!mDataChanged && !mIsDetaching && isAttachedToWindow()) {
                                            performClick.run();
                                        }
                                    }
                                };
                                postDelayed(mTouchModeReset, ViewConfiguration.getPressedStateDuration());
                            } else {
                                mTouchMode = TOUCH_MODE_REST;
                                updateSelectorState();
                            }
                            return;
                        } else if (!mDataChanged && mAdapter.isEnabled(motionPosition)) {
                            performClick.run();
                        }
                    }
                }
                mTouchMode = TOUCH_MODE_REST;
                updateSelectorState();
                break;
            }
            case TOUCH_MODE_SCROLL: {
                int count = getChildCount();
                if (count > 0) {
                    int firstTop = getChildAt(0).getTop();
                    int lastBottom = getChildAt(count - 1).getBottom();
                    int contentTop = mListPadding.top;
                    int contentBottom = getHeight() - mListPadding.bottom;
                    if (mFirstPosition == 0 && firstTop >= contentTop && mFirstPosition + count < mItemCount
                            && lastBottom <= getHeight() - contentBottom) {
                        mTouchMode = TOUCH_MODE_REST;
                        reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                    } else {
                        mVelocityTracker.computeCurrentVelocity(1000, mMaximumVelocity);
                        int velocity = (int) (mVelocityTracker.getYVelocity(mActivePointerId) * mVelocityScale);
                        boolean flings = Math.abs(velocity) > mMinimumVelocity;
                        if (flings
                                && !(mFirstPosition == 0 && firstTop == contentTop - mOverscrollDistance
                                || mFirstPosition + count == mItemCount
                                && lastBottom == contentBottom + mOverscrollDistance)) {
                            if (!dispatchNestedPreFling(0, -velocity)) {
                                if (mFlingRunnable == null) {
                                    mFlingRunnable = new FlingRunnable();
                                }
                                reportScrollStateChange(OnScrollListener.SCROLL_STATE_FLING);
                                mFlingRunnable.start(-velocity);
                                dispatchNestedFling(0, -velocity, true);
                            } else {
                                mTouchMode = TOUCH_MODE_REST;
                                reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                            }
                        } else {
                            mTouchMode = TOUCH_MODE_REST;
                            reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                            if (mFlingRunnable != null) {
                                mFlingRunnable.endFling();
                            }
                            if (mPositionScroller != null) {
                                mPositionScroller.stop();
                            }
                            if (flings && !dispatchNestedPreFling(0, -velocity)) {
                                dispatchNestedFling(0, -velocity, false);
                            }
                        }
                    }
                } else {
                    mTouchMode = TOUCH_MODE_REST;
                    reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                }
                break;
            }
            case TOUCH_MODE_OVERSCROLL: {
                if (mFlingRunnable == null) {
                    mFlingRunnable = new FlingRunnable();
                }
                mVelocityTracker.computeCurrentVelocity(1000, mMaximumVelocity);
                int velocity = (int) mVelocityTracker.getYVelocity(mActivePointerId);
                reportScrollStateChange(OnScrollListener.SCROLL_STATE_FLING);
                if (Math.abs(velocity) > mMinimumVelocity) {
                    mFlingRunnable.startOverfling(-velocity);
                } else {
                    mFlingRunnable.startSpringback();
                }
                break;
            }
            default:
                break;
        }
        setPressed(false);
        releaseGlow();
        invalidate();
        removeCallbacks(mPendingCheckForLongPress);
        recycleVelocityTracker();
        mActivePointerId = INVALID_POINTER;
    }

    private void releaseGlow() {
        if (mEdgeGlowTop != null) {
            mEdgeGlowTop.onRelease();
            mEdgeGlowBottom.onRelease();
        }
    }

    private void onTouchCancel() {
        switch (mTouchMode) {
            case TOUCH_MODE_OVERSCROLL:
                if (mFlingRunnable == null) {
                    mFlingRunnable = new FlingRunnable();
                }
                mFlingRunnable.startSpringback();
                break;
            case TOUCH_MODE_OVERFLING:
                break;
            default:
                mTouchMode = TOUCH_MODE_REST;
                setPressed(false);
                View motionView = getChildAt(mMotionPosition - mFirstPosition);
                if (motionView != null) {
                    motionView.setPressed(false);
                }
                removeCallbacks(mPendingCheckForLongPress);
                recycleVelocityTracker();
                break;
        }
        releaseGlow();
        mActivePointerId = INVALID_POINTER;
    }

    @Override
    protected void onOverScrolled(int scrollX, int scrollY, boolean clampedX, boolean clampedY) {
        if (mScrollY != scrollY) {
            onScrollChanged(mScrollX, scrollY, mScrollX, mScrollY);
            mScrollY = scrollY;
            invalidateParentIfNeeded();
            awakenScrollBars();
        }
    }

    @Override
    public boolean onGenericMotionEvent(MotionEvent event) {
        if (event.getAction() == MotionEvent.ACTION_SCROLL && event.isFromSource(2) && mTouchMode == TOUCH_MODE_REST) {
            float by = event.getAxisValue(MotionEvent.AXIS_VSCROLL);
            int delta = Math.round(by * ViewConfiguration.get(mContext).getScaledVerticalScrollFactor());
            if (delta != 0 && !trackMotionScroll(delta, delta)) {
                return true;
            }
        }
        return super.onGenericMotionEvent(event);
    }

    public void fling(int velocityY) {
        if (mFlingRunnable == null) {
            mFlingRunnable = new FlingRunnable();
        }
        reportScrollStateChange(OnScrollListener.SCROLL_STATE_FLING);
        mFlingRunnable.start(velocityY);
    }

    @Override
    public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
        return (nestedScrollAxes & SCROLL_AXIS_VERTICAL) != 0;
    }

    @Override
    public void onNestedScrollAccepted(View child, View target, int axes) {
        super.onNestedScrollAccepted(child, target, axes);
        startNestedScroll(SCROLL_AXIS_VERTICAL);
    }

    @Override
    public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
        View motionView = getChildAt(getChildCount() / 2);
        int oldTop = motionView != null ? motionView.getTop() : 0;
        if (motionView == null || trackMotionScroll(-dyUnconsumed, -dyUnconsumed)) {
            int mine = 0;
            int rest = dyUnconsumed;
            if (motionView != null) {
                mine = motionView.getTop() - oldTop;
                rest -= mine;
            }
            dispatchNestedScroll(0, mine, 0, rest, null);
        }
    }

    @Override
    public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
        int count = getChildCount();
        if (!consumed && count > 0 && canScrollList((int) velocityY) && Math.abs(velocityY) > mMinimumVelocity) {
            reportScrollStateChange(OnScrollListener.SCROLL_STATE_FLING);
            if (mFlingRunnable == null) {
                mFlingRunnable = new FlingRunnable();
            }
            if (!dispatchNestedPreFling(0, velocityY)) {
                mFlingRunnable.start((int) velocityY);
            }
            return true;
        }
        return dispatchNestedFling(velocityX, velocityY, consumed);
    }

    @Override
    public void requestDisallowInterceptTouchEvent(boolean disallowIntercept) {
        if (disallowIntercept) {
            recycleVelocityTracker();
        }
        super.requestDisallowInterceptTouchEvent(disallowIntercept);
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent ev) {
        if (mPositionScroller != null) {
            mPositionScroller.stop();
        }
        if (mIsDetaching || !isAttachedToWindow()) {
            return false;
        }
        switch (ev.getActionMasked()) {
            case MotionEvent.ACTION_DOWN: {
                int touchMode = mTouchMode;
                if (touchMode == TOUCH_MODE_OVERFLING || touchMode == TOUCH_MODE_OVERSCROLL) {
                    mMotionCorrection = 0;
                    return true;
                }
                int x = (int) ev.getX();
                int y = (int) ev.getY();
                mActivePointerId = ev.getPointerId(0);
                int motionPosition = findMotionRow(y);
                if (touchMode != TOUCH_MODE_FLING && motionPosition >= 0) {
                    mMotionViewOriginalTop = getChildAt(motionPosition - mFirstPosition).getTop();
                    mMotionX = x;
                    mMotionY = y;
                    mMotionPosition = motionPosition;
                    mTouchMode = TOUCH_MODE_DOWN;
                }
                mLastY = Integer.MIN_VALUE;
                initOrResetVelocityTracker();
                mVelocityTracker.addMovement(ev);
                mNestedYOffset = 0;
                startNestedScroll(SCROLL_AXIS_VERTICAL);
                if (touchMode == TOUCH_MODE_FLING) {
                    return true;
                }
                break;
            }
            case MotionEvent.ACTION_MOVE:
                if (mTouchMode == TOUCH_MODE_DOWN) {
                    int index = ev.findPointerIndex(mActivePointerId);
                    if (index == -1) {
                        index = 0;
                        mActivePointerId = ev.getPointerId(0);
                    }
                    initVelocityTrackerIfNotExists();
                    mVelocityTracker.addMovement(ev);
                    if (startScrollIfNeeded((int) ev.getX(index), (int) ev.getY(index), null)) {
                        return true;
                    }
                }
                break;
            case MotionEvent.ACTION_CANCEL:
            case MotionEvent.ACTION_UP:
                mTouchMode = TOUCH_MODE_REST;
                mActivePointerId = INVALID_POINTER;
                recycleVelocityTracker();
                reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                stopNestedScroll();
                break;
            case MotionEvent.ACTION_POINTER_UP:
                onSecondaryPointerUp(ev);
                break;
            default:
                break;
        }
        return false;
    }

    private void onSecondaryPointerUp(MotionEvent ev) {
        int index = ev.getActionIndex();
        if (ev.getPointerId(index) == mActivePointerId) {
            int other = index == 0 ? 1 : 0;
            mMotionX = (int) ev.getX(other);
            mMotionY = (int) ev.getY(other);
            mMotionCorrection = 0;
            mActivePointerId = ev.getPointerId(other);
        }
    }

    @Override
    public void addTouchables(ArrayList<View> views) {
        int count = getChildCount();
        if (mAdapter == null) {
            return;
        }
        for (int i = 0; i < count; i++) {
            View child = getChildAt(i);
            if (mAdapter.isEnabled(mFirstPosition + i)) {
                views.add(child);
            }
            child.addTouchables(views);
        }
    }

    void reportScrollStateChange(int newState) {
        if (newState != mLastScrollState && mOnScrollListener != null) {
            mLastScrollState = newState;
            mOnScrollListener.onScrollStateChanged(this, newState);
        }
    }

    private class FlingRunnable implements Runnable {
        private static final int FLYWHEEL_TIMEOUT = 40;
        private final OverScroller mScroller;
        private int mLastFlingY;
        private boolean mSuppressIdleStateChangeCall;
        private final Runnable mCheckFlywheel = new Runnable() {
            @Override
            public void run() {
                int activeId = mActivePointerId;
                VelocityTracker vt = mVelocityTracker;
                if (vt == null || activeId == INVALID_POINTER) {
                    return;
                }
                vt.computeCurrentVelocity(1000, mMaximumVelocity);
                float yvel = -vt.getYVelocity(activeId);
                if (Math.abs(yvel) >= mMinimumVelocity && mScroller.isScrollingInDirection(0, yvel)) {
                    postDelayed(this, FLYWHEEL_TIMEOUT);
                } else {
                    endFling();
                    mTouchMode = TOUCH_MODE_SCROLL;
                    reportScrollStateChange(OnScrollListener.SCROLL_STATE_TOUCH_SCROLL);
                }
            }
        };

        FlingRunnable() {
            mScroller = new OverScroller(getContext());
        }

        void start(int velocity) {
            int initialY = velocity < 0 ? Integer.MAX_VALUE : 0;
            mLastFlingY = initialY;
            mScroller.setInterpolator(null);
            mScroller.fling(0, initialY, 0, velocity, 0, Integer.MAX_VALUE, 0, Integer.MAX_VALUE);
            mTouchMode = TOUCH_MODE_FLING;
            mSuppressIdleStateChangeCall = false;
            postOnAnimation(this);
        }

        void startSpringback() {
            mSuppressIdleStateChangeCall = false;
            if (mScroller.springBack(0, mScrollY, 0, 0, 0, 0)) {
                mTouchMode = TOUCH_MODE_OVERFLING;
                invalidate();
                postOnAnimation(this);
            } else {
                mTouchMode = TOUCH_MODE_REST;
                reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
            }
        }

        void startOverfling(int velocity) {
            mScroller.setInterpolator(null);
            mScroller.fling(0, mScrollY, 0, velocity, 0, 0, Integer.MIN_VALUE, Integer.MAX_VALUE, 0, getHeight());
            mTouchMode = TOUCH_MODE_OVERFLING;
            mSuppressIdleStateChangeCall = false;
            invalidate();
            postOnAnimation(this);
        }

        void edgeReached(int delta) {
            mScroller.notifyVerticalEdgeReached(mScrollY, 0, mOverflingDistance);
            int mode = getOverScrollMode();
            if (mode == OVER_SCROLL_ALWAYS || mode == OVER_SCROLL_IF_CONTENT_SCROLLS && !contentFits()) {
                mTouchMode = TOUCH_MODE_OVERFLING;
                int vel = (int) mScroller.getCurrVelocity();
                if (delta > 0) {
                    mEdgeGlowTop.onAbsorb(vel);
                } else {
                    mEdgeGlowBottom.onAbsorb(vel);
                }
            } else {
                mTouchMode = TOUCH_MODE_REST;
                if (mPositionScroller != null) {
                    mPositionScroller.stop();
                }
            }
            invalidate();
            postOnAnimation(this);
        }

        void startScroll(int distance, int duration, boolean linear, boolean suppressEndFlingStateChangeCall) {
            int initialY = distance < 0 ? Integer.MAX_VALUE : 0;
            mLastFlingY = initialY;
            mScroller.setInterpolator(linear ? sLinearInterpolator : null);
            mScroller.startScroll(0, initialY, 0, distance, duration);
            mTouchMode = TOUCH_MODE_FLING;
            mSuppressIdleStateChangeCall = suppressEndFlingStateChangeCall;
            postOnAnimation(this);
        }

        void endFling() {
            mTouchMode = TOUCH_MODE_REST;
            removeCallbacks(this);
            removeCallbacks(mCheckFlywheel);
            if (!mSuppressIdleStateChangeCall) {
                reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
            }
            mScroller.abortAnimation();
        }

        void flywheelTouch() {
            postDelayed(mCheckFlywheel, FLYWHEEL_TIMEOUT);
        }

        @Override
        public void run() {
            switch (mTouchMode) {
                case TOUCH_MODE_SCROLL:
                    if (mScroller.isFinished()) {
                        return;
                    }
                    fling();
                    break;
                case TOUCH_MODE_FLING:
                    fling();
                    break;
                case TOUCH_MODE_OVERFLING:
                    if (mScroller.computeScrollOffset()) {
                        int scrollY = mScrollY;
                        int currY = mScroller.getCurrY();
                        if (overScrollBy(0, currY - scrollY, 0, scrollY, 0, 0, 0, mOverflingDistance, false)) {
                            boolean crossDown = scrollY <= 0 && currY > 0;
                            boolean crossUp = scrollY >= 0 && currY < 0;
                            if (crossDown || crossUp) {
                                int velocity = (int) mScroller.getCurrVelocity();
                                mScroller.abortAnimation();
                                start(crossUp ? -velocity : velocity);
                            } else {
                                startSpringback();
                            }
                        } else {
                            invalidate();
                            postOnAnimation(this);
                        }
                    } else {
                        endFling();
                    }
                    break;
                default:
                    endFling();
                    break;
            }
        }

        private void fling() {
            if (mDataChanged) {
                layoutChildren();
            }
            if (mItemCount == 0 || getChildCount() == 0) {
                endFling();
                return;
            }
            boolean more = mScroller.computeScrollOffset();
            int y = mScroller.getCurrY();
            int delta = mLastFlingY - y;
            int room = getHeight() - mPaddingBottom - mPaddingTop - 1;
            if (delta > 0) {
                mMotionPosition = mFirstPosition;
                mMotionViewOriginalTop = getChildAt(0).getTop();
                delta = Math.min(room, delta);
            } else {
                int last = getChildCount() - 1;
                mMotionPosition = mFirstPosition + last;
                mMotionViewOriginalTop = getChildAt(last).getTop();
                delta = Math.max(-room, delta);
            }
            View motionView = getChildAt(mMotionPosition - mFirstPosition);
            int oldTop = motionView != null ? motionView.getTop() : 0;
            boolean atEdge = trackMotionScroll(delta, delta);
            if (atEdge && delta != 0) {
                if (motionView != null) {
                    int over = -(delta - (motionView.getTop() - oldTop));
                    overScrollBy(0, over, 0, mScrollY, 0, 0, 0, mOverflingDistance, false);
                }
                if (more) {
                    edgeReached(delta);
                }
            } else if (more) {
                if (atEdge) {
                    invalidate();
                }
                mLastFlingY = y;
                postOnAnimation(this);
            } else {
                endFling();
            }
        }
    }

    public void setFriction(float friction) {
        if (mFlingRunnable == null) {
            mFlingRunnable = new FlingRunnable();
        }
        mFlingRunnable.mScroller.setFriction(friction);
    }

    public void setVelocityScale(float scale) {
        mVelocityScale = scale;
    }

    AbsPositionScroller createPositionScroller() {
        return new PositionScroller();
    }

    public void smoothScrollToPosition(int position) {
        if (mPositionScroller == null) {
            mPositionScroller = createPositionScroller();
        }
        mPositionScroller.start(position);
    }

    public void smoothScrollToPositionFromTop(int position, int offset, int duration) {
        if (mPositionScroller == null) {
            mPositionScroller = createPositionScroller();
        }
        mPositionScroller.startWithOffset(position, offset, duration);
    }

    public void smoothScrollToPositionFromTop(int position, int offset) {
        if (mPositionScroller == null) {
            mPositionScroller = createPositionScroller();
        }
        mPositionScroller.startWithOffset(position, offset);
    }

    public void smoothScrollToPosition(int position, int boundPosition) {
        if (mPositionScroller == null) {
            mPositionScroller = createPositionScroller();
        }
        mPositionScroller.start(position, boundPosition);
    }

    public void smoothScrollBy(int distance, int duration) {
        smoothScrollBy(distance, duration, false, false);
    }

    void smoothScrollBy(int distance, int duration, boolean linear, boolean suppressEndFlingStateChangeCall) {
        if (mFlingRunnable == null) {
            mFlingRunnable = new FlingRunnable();
        }
        int first = mFirstPosition;
        int count = getChildCount();
        int last = first + count;
        if (distance == 0 || mItemCount == 0 || count == 0
                || first == 0 && getChildAt(0).getTop() == getPaddingTop() && distance < 0
                || last == mItemCount && getChildAt(count - 1).getBottom() == getHeight() - getPaddingBottom()
                && distance > 0) {
            mFlingRunnable.endFling();
            if (mPositionScroller != null) {
                mPositionScroller.stop();
            }
        } else {
            reportScrollStateChange(OnScrollListener.SCROLL_STATE_FLING);
            mFlingRunnable.startScroll(distance, duration, linear, suppressEndFlingStateChangeCall);
        }
    }

    void smoothScrollByOffset(int position) {
        int index = -1;
        if (position < 0) {
            index = getFirstVisiblePosition();
        } else if (position > 0) {
            index = getLastVisiblePosition();
        }
        if (index > -1 && getChildAt(index - getFirstVisiblePosition()) != null) {
            smoothScrollToPosition(Math.max(0, Math.min(getCount(), index + position)));
        }
    }

    public void scrollListBy(int y) {
        trackMotionScroll(-y, -y);
    }

    public boolean canScrollList(int direction) {
        int count = getChildCount();
        if (count == 0) {
            return false;
        }
        if (direction > 0) {
            return mFirstPosition + count < mItemCount
                    || getChildAt(count - 1).getBottom() > getHeight() - mListPadding.bottom;
        }
        return mFirstPosition > 0 || getChildAt(0).getTop() < mListPadding.top;
    }

    // Moves the children and refills; true if there is no further to go.
    boolean trackMotionScroll(int deltaY, int incrementalDeltaY) {
        int count = getChildCount();
        if (count == 0) {
            return true;
        }
        int firstTop = getChildAt(0).getTop();
        int lastBottom = getChildAt(count - 1).getBottom();
        int padTop = 0;
        int padBottom = 0;
        if ((mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK) {
            padTop = mListPadding.top;
            padBottom = mListPadding.bottom;
        }
        int spaceAbove = padTop - firstTop;
        int end = getHeight() - padBottom;
        int spaceBelow = lastBottom - end;
        int room = getHeight() - mPaddingBottom - mPaddingTop;
        deltaY = deltaY < 0 ? Math.max(-(room - 1), deltaY) : Math.min(room - 1, deltaY);
        int by = incrementalDeltaY < 0 ? Math.max(-(room - 1), incrementalDeltaY)
                : Math.min(room - 1, incrementalDeltaY);
        int first = mFirstPosition;
        boolean cannotDown = first == 0 && firstTop >= mListPadding.top && by >= 0;
        boolean cannotUp = first + count == mItemCount && lastBottom <= getHeight() - mListPadding.bottom && by <= 0;
        if (cannotDown || cannotUp) {
            return by != 0;
        }
        boolean down = by < 0;
        boolean inTouchMode = isInTouchMode();
        if (inTouchMode) {
            hideSelector();
        }
        int headers = getHeaderViewsCount();
        int footersStart = mItemCount - getFooterViewsCount();
        int start = 0;
        int gone = 0;
        if (down) {
            int top = -by;
            if ((mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK) {
                top += mListPadding.top;
            }
            for (int i = 0; i < count; i++) {
                View child = getChildAt(i);
                if (child.getBottom() >= top) {
                    break;
                }
                gone++;
                scrapIfItem(child, first + i, headers, footersStart);
            }
        } else {
            int bottom = getHeight() - by;
            if ((mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK) {
                bottom -= mListPadding.bottom;
            }
            for (int i = count - 1; i >= 0; i--) {
                View child = getChildAt(i);
                if (child.getTop() <= bottom) {
                    break;
                }
                start = i;
                gone++;
                scrapIfItem(child, first + i, headers, footersStart);
            }
        }
        mMotionViewOriginalTop += deltaY - by;
        mBlockLayoutRequests = true;
        if (gone > 0) {
            detachViewsFromParent(start, gone);
            mRecycler.removeSkippedScrap();
        }
        if (!awakenScrollBars()) {
            invalidate();
        }
        offsetChildrenTopAndBottom(by);
        if (down) {
            mFirstPosition += gone;
        }
        int amount = Math.abs(by);
        if (spaceAbove < amount || spaceBelow < amount) {
            fillGap(down);
        }
        mRecycler.fullyDetachScrapViews();
        boolean selectorOnScreen = false;
        if (!inTouchMode && mSelectedPosition != INVALID_POSITION) {
            int index = mSelectedPosition - mFirstPosition;
            if (index >= 0 && index < getChildCount()) {
                positionSelector(mSelectedPosition, getChildAt(index));
                selectorOnScreen = true;
            }
        } else if (mSelectorPosition != INVALID_POSITION) {
            int index = mSelectorPosition - mFirstPosition;
            if (index >= 0 && index < getChildCount()) {
                positionSelector(mSelectorPosition, getChildAt(index));
                selectorOnScreen = true;
            }
        }
        if (!selectorOnScreen) {
            mSelectorRect.setEmpty();
        }
        mBlockLayoutRequests = false;
        invokeOnItemScrollListener();
        return false;
    }

    private void scrapIfItem(View child, int position, int headers, int footersStart) {
        if (position >= headers && position < footersStart) {
            child.clearAccessibilityFocus();
            mRecycler.addScrapView(child, position);
        }
    }

    int getHeaderViewsCount() {
        return 0;
    }

    int getFooterViewsCount() {
        return 0;
    }

    abstract void fillGap(boolean down);

    void hideSelector() {
        if (mSelectedPosition != INVALID_POSITION) {
            if (mLayoutMode != LAYOUT_SPECIFIC) {
                mResurrectToPosition = mSelectedPosition;
            }
            if (mNextSelectedPosition >= 0 && mNextSelectedPosition != mSelectedPosition) {
                mResurrectToPosition = mNextSelectedPosition;
            }
            setSelectedPositionInt(INVALID_POSITION);
            setNextSelectedPositionInt(INVALID_POSITION);
            mSelectedTop = 0;
        }
    }

    int reconcileSelectedPosition() {
        int position = mSelectedPosition;
        if (position < 0) {
            position = mResurrectToPosition;
        }
        return Math.min(Math.max(0, position), mItemCount - 1);
    }

    abstract int findMotionRow(int y);

    int findClosestMotionRow(int y) {
        int count = getChildCount();
        if (count == 0) {
            return INVALID_POSITION;
        }
        int row = findMotionRow(y);
        return row != INVALID_POSITION ? row : mFirstPosition + count - 1;
    }

    public void invalidateViews() {
        mDataChanged = true;
        rememberSyncState();
        requestLayout();
        invalidate();
    }

    boolean resurrectSelectionIfNeeded() {
        if (mSelectedPosition < 0 && resurrectSelection()) {
            updateSelectorState();
            return true;
        }
        return false;
    }

    abstract void setSelectionInt(int position);

    boolean resurrectSelection() {
        int count = getChildCount();
        if (count <= 0) {
            return false;
        }
        int selectedTop = 0;
        int selectedPos;
        int top = mListPadding.top;
        int bottom = mBottom - mTop - mListPadding.bottom;
        int first = mFirstPosition;
        int toPosition = mResurrectToPosition;
        boolean down = true;
        if (toPosition >= first && toPosition < first + count) {
            selectedPos = toPosition;
            View selected = getChildAt(selectedPos - mFirstPosition);
            selectedTop = selected.getTop();
            if (selectedTop < top) {
                selectedTop = top + getVerticalFadingEdgeLength();
            } else if (selected.getBottom() > bottom) {
                selectedTop = bottom - selected.getMeasuredHeight() - getVerticalFadingEdgeLength();
            }
        } else if (toPosition < first) {
            selectedPos = first;
            for (int i = 0; i < count; i++) {
                int at = getChildAt(i).getTop();
                if (i == 0) {
                    selectedTop = at;
                    if (first > 0 || at < top) {
                        top += getVerticalFadingEdgeLength();
                    }
                }
                if (at >= top) {
                    selectedPos = first + i;
                    selectedTop = at;
                    break;
                }
            }
        } else {
            int itemCount = mItemCount;
            down = false;
            selectedPos = first + count - 1;
            for (int i = count - 1; i >= 0; i--) {
                View v = getChildAt(i);
                int at = v.getTop();
                if (i == count - 1) {
                    selectedTop = at;
                    if (first + count < itemCount || v.getBottom() > bottom) {
                        bottom -= getVerticalFadingEdgeLength();
                    }
                }
                if (v.getBottom() <= bottom) {
                    selectedPos = first + i;
                    selectedTop = at;
                    break;
                }
            }
        }
        mResurrectToPosition = INVALID_POSITION;
        removeCallbacks(mFlingRunnable);
        if (mPositionScroller != null) {
            mPositionScroller.stop();
        }
        mTouchMode = TOUCH_MODE_REST;
        mSpecificTop = selectedTop;
        selectedPos = lookForSelectablePosition(selectedPos, down);
        if (selectedPos >= first && selectedPos <= getLastVisiblePosition()) {
            mLayoutMode = LAYOUT_SPECIFIC;
            updateSelectorState();
            setSelectionInt(selectedPos);
            invokeOnItemScrollListener();
        } else {
            selectedPos = INVALID_POSITION;
        }
        reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
        return selectedPos >= 0;
    }

    void confirmCheckedPositionsById() {
        mCheckStates.clear();
        boolean changed = false;
        for (int at = 0; at < mCheckedIdStates.size(); at++) {
            long id = mCheckedIdStates.keyAt(at);
            int last = mCheckedIdStates.valueAt(at);
            if (last < mItemCount && id == mAdapter.getItemId(last)) {
                mCheckStates.put(last, true);
                continue;
            }
            int start = Math.max(0, last - CHECK_POSITION_SEARCH_DISTANCE);
            int end = Math.min(last + CHECK_POSITION_SEARCH_DISTANCE, mItemCount);
            boolean found = false;
            for (int i = start; i < end; i++) {
                if (id == mAdapter.getItemId(i)) {
                    found = true;
                    mCheckStates.put(i, true);
                    mCheckedIdStates.setValueAt(at, i);
                    break;
                }
            }
            if (!found) {
                mCheckedIdStates.delete(id);
                at--;
                mCheckedItemCount--;
                changed = true;
                if (mChoiceActionMode != null && mMultiChoiceModeCallback != null) {
                    mMultiChoiceModeCallback.onItemCheckedStateChanged(mChoiceActionMode, last, id, false);
                }
            }
        }
        if (changed && mChoiceActionMode != null) {
            mChoiceActionMode.invalidate();
        }
    }

    @Override
    protected void handleDataChanged() {
        int count = mItemCount;
        int lastHandledItemCount = mLastHandledItemCount;
        mLastHandledItemCount = mItemCount;
        if (mChoiceMode != CHOICE_MODE_NONE && mAdapter != null && mAdapter.hasStableIds()) {
            confirmCheckedPositionsById();
        }
        mRecycler.clearTransientStateViews();
        if (count > 0) {
            if (mNeedSync) {
                mNeedSync = false;
                mPendingSync = null;
                if (mTranscriptMode == TRANSCRIPT_MODE_ALWAYS_SCROLL) {
                    mLayoutMode = LAYOUT_FORCE_BOTTOM;
                    return;
                } else if (mTranscriptMode == TRANSCRIPT_MODE_NORMAL) {
                    if (mForceTranscriptScroll) {
                        mForceTranscriptScroll = false;
                        mLayoutMode = LAYOUT_FORCE_BOTTOM;
                        return;
                    }
                    int children = getChildCount();
                    int listBottom = getHeight() - getPaddingBottom();
                    View last = getChildAt(children - 1);
                    int lastBottom = last != null ? last.getBottom() : listBottom;
                    if (mFirstPosition + children >= lastHandledItemCount && lastBottom <= listBottom) {
                        mLayoutMode = LAYOUT_FORCE_BOTTOM;
                        return;
                    }
                    awakenScrollBars();
                }
                if (mSyncMode == SYNC_FIRST_POSITION) {
                    mLayoutMode = LAYOUT_SYNC;
                    mSyncPosition = Math.min(Math.max(0, mSyncPosition), count - 1);
                    return;
                }
                if (isInTouchMode()) {
                    mLayoutMode = LAYOUT_SYNC;
                    mSyncPosition = Math.min(Math.max(0, mSyncPosition), count - 1);
                    return;
                }
                int at = findSyncPosition();
                if (at >= 0 && lookForSelectablePosition(at, true) == at) {
                    mSyncPosition = at;
                    mLayoutMode = mSyncHeight == getHeight() ? LAYOUT_SYNC : LAYOUT_SET_SELECTION;
                    setNextSelectedPositionInt(at);
                    return;
                }
            }
            if (!isInTouchMode()) {
                int at = Math.max(0, Math.min(getSelectedItemPosition(), count - 1));
                int selectable = lookForSelectablePosition(at, true);
                if (selectable < 0) {
                    selectable = lookForSelectablePosition(at, false);
                }
                if (selectable >= 0) {
                    setNextSelectedPositionInt(selectable);
                    return;
                }
            } else if (mResurrectToPosition >= 0) {
                return;
            }
        }
        mLayoutMode = mStackFromBottom ? LAYOUT_FORCE_BOTTOM : LAYOUT_FORCE_TOP;
        mSelectedPosition = INVALID_POSITION;
        mSelectedRowId = INVALID_ROW_ID;
        mNextSelectedPosition = INVALID_POSITION;
        mNextSelectedRowId = INVALID_ROW_ID;
        mNeedSync = false;
        mPendingSync = null;
        mSelectorPosition = INVALID_POSITION;
        checkSelectionChanged();
    }

    private int mLastHandledItemCount;

    @Override
    protected boolean isInFilterMode() {
        return mFiltered;
    }

    @Override
    public InputConnection onCreateInputConnection(EditorInfo outAttrs) {
        return null;
    }

    @Override
    public boolean checkInputConnectionProxy(View view) {
        return false;
    }

    public void clearTextFilter() {
        if (mFiltered) {
            mFiltered = false;
            mFilterText = null;
            if (mAdapter instanceof Filterable) {
                ((Filterable) mAdapter).getFilter().filter("", this);
            }
        }
    }

    public boolean hasTextFilter() {
        return mFiltered;
    }

    @Override
    public void onGlobalLayout() {
    }

    public void beforeTextChanged(CharSequence s, int start, int count, int after) {
    }

    public void onTextChanged(CharSequence s, int start, int before, int count) {
        if (isTextFilterEnabled()) {
            mFiltered = s.length() > 0;
            mFilterText = s.toString();
            if (mAdapter instanceof Filterable) {
                Filter f = ((Filterable) mAdapter).getFilter();
                if (f == null) {
                    throw new IllegalStateException("You cannot call onTextChanged with a non filterable adapter");
                }
                f.filter(s, this);
            }
        }
    }

    public void afterTextChanged(Editable s) {
    }

    public void onFilterComplete(int count) {
        if (mSelectedPosition < 0 && count > 0) {
            mResurrectToPosition = INVALID_POSITION;
            resurrectSelection();
        }
    }

    @Override
    protected ViewGroup.LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT, 0);
    }

    @Override
    protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
        return new LayoutParams(p);
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new AbsListView.LayoutParams(getContext(), attrs);
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof AbsListView.LayoutParams;
    }

    public void setTranscriptMode(int mode) {
        mTranscriptMode = mode;
    }

    public int getTranscriptMode() {
        return mTranscriptMode;
    }

    @Override
    public int getSolidColor() {
        return mCacheColorHint;
    }

    public void setCacheColorHint(int color) {
        if (color != mCacheColorHint) {
            mCacheColorHint = color;
            int count = getChildCount();
            for (int i = 0; i < count; i++) {
                getChildAt(i).setDrawingCacheBackgroundColor(color);
            }
            mRecycler.setCacheColorHint(color);
        }
    }

    public int getCacheColorHint() {
        return mCacheColorHint;
    }

    public void reclaimViews(List<View> views) {
        RecyclerListener listener = mRecycler.mRecyclerListener;
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            if (lp != null && mRecycler.shouldRecycleViewType(lp.viewType)) {
                views.add(child);
                if (listener != null) {
                    listener.onMovedToScrapHeap(child);
                }
            }
        }
        mRecycler.reclaimScrapViews(views);
        removeAllViewsInLayout();
    }

    public void setRemoteViewsAdapter(Intent intent) {
        throw new UnsupportedOperationException("remote views adapters need an app widget host");
    }

    public void deferNotifyDataSetChanged() {
    }

    public boolean onRemoteAdapterConnected() {
        return false;
    }

    public void onRemoteAdapterDisconnected() {
    }

    public void setRecyclerListener(RecyclerListener listener) {
        mRecycler.mRecyclerListener = listener;
    }

    class MultiChoiceModeWrapper implements MultiChoiceModeListener {
        private MultiChoiceModeListener mWrapped;

        public void setWrapped(MultiChoiceModeListener wrapped) {
            mWrapped = wrapped;
        }

        public boolean hasWrappedCallback() {
            return mWrapped != null;
        }

        @Override
        public boolean onCreateActionMode(ActionMode mode, Menu menu) {
            if (mWrapped.onCreateActionMode(mode, menu)) {
                setLongClickable(false);
                return true;
            }
            return false;
        }

        @Override
        public boolean onPrepareActionMode(ActionMode mode, Menu menu) {
            return mWrapped.onPrepareActionMode(mode, menu);
        }

        @Override
        public boolean onActionItemClicked(ActionMode mode, MenuItem item) {
            return mWrapped.onActionItemClicked(mode, item);
        }

        @Override
        public void onDestroyActionMode(ActionMode mode) {
            mWrapped.onDestroyActionMode(mode);
            mChoiceActionMode = null;
            clearChoices();
            mDataChanged = true;
            rememberSyncState();
            requestLayout();
            setLongClickable(true);
        }

        @Override
        public void onItemCheckedStateChanged(ActionMode mode, int position, long id, boolean checked) {
            mWrapped.onItemCheckedStateChanged(mode, position, id, checked);
            if (getCheckedItemCount() == 0) {
                mode.finish();
            }
        }
    }

    /** Layout parameters with what the recycler knows of a row. */
    public static class LayoutParams extends ViewGroup.LayoutParams {
        int viewType;
        boolean recycledHeaderFooter;
        boolean forceAdd;
        int scrappedFromPosition;
        long itemId = -1;
        boolean isEnabled;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
        }

        public LayoutParams(int w, int h) {
            super(w, h);
        }

        public LayoutParams(int w, int h, int viewType) {
            super(w, h);
            this.viewType = viewType;
        }

        public LayoutParams(ViewGroup.LayoutParams source) {
            super(source);
        }
    }

    class RecycleBin {
        private RecyclerListener mRecyclerListener;
        private int mFirstActivePosition;
        private View[] mActiveViews = new View[0];
        private ArrayList<View>[] mScrapViews;
        private int mViewTypeCount;
        private ArrayList<View> mSkippedScrap;
        private SparseArray<View> mTransientStateViews;
        private LongSparseArray<View> mTransientStateViewsById;

        @SuppressWarnings("unchecked")
        public void setViewTypeCount(int viewTypeCount) {
            if (viewTypeCount < 1) {
                throw new IllegalArgumentException("Can't have a viewTypeCount < 1");
            }
            ArrayList<View>[] scrap = new ArrayList[viewTypeCount];
            for (int i = 0; i < viewTypeCount; i++) {
                scrap[i] = new ArrayList<View>();
            }
            mViewTypeCount = viewTypeCount;
            mScrapViews = scrap;
        }

        public void markChildrenDirty() {
            for (int t = 0; t < mViewTypeCount; t++) {
                for (View v : mScrapViews[t]) {
                    v.forceLayout();
                }
            }
            if (mTransientStateViews != null) {
                for (int i = 0; i < mTransientStateViews.size(); i++) {
                    mTransientStateViews.valueAt(i).forceLayout();
                }
            }
            if (mTransientStateViewsById != null) {
                for (int i = 0; i < mTransientStateViewsById.size(); i++) {
                    mTransientStateViewsById.valueAt(i).forceLayout();
                }
            }
        }

        public boolean shouldRecycleViewType(int viewType) {
            return viewType >= 0;
        }

        void clear() {
            for (int t = 0; t < mViewTypeCount; t++) {
                clearScrap(mScrapViews[t]);
            }
            clearTransientStateViews();
        }

        private void clearScrap(ArrayList<View> scrap) {
            for (int i = scrap.size() - 1; i >= 0; i--) {
                removeDetachedView(scrap.remove(i), false);
            }
        }

        void fillActiveViews(int childCount, int firstActivePosition) {
            if (mActiveViews.length < childCount) {
                mActiveViews = new View[childCount];
            }
            mFirstActivePosition = firstActivePosition;
            for (int i = 0; i < childCount; i++) {
                View child = getChildAt(i);
                LayoutParams lp = (LayoutParams) child.getLayoutParams();
                if (lp != null && lp.viewType != ITEM_VIEW_TYPE_HEADER_OR_FOOTER) {
                    mActiveViews[i] = child;
                    lp.scrappedFromPosition = firstActivePosition + i;
                }
            }
        }

        View getActiveView(int position) {
            int index = position - mFirstActivePosition;
            if (index >= 0 && index < mActiveViews.length) {
                View match = mActiveViews[index];
                mActiveViews[index] = null;
                return match;
            }
            return null;
        }

        View getTransientStateView(int position) {
            if (mAdapter != null && mAdapterHasStableIds && mTransientStateViewsById != null) {
                long id = mAdapter.getItemId(position);
                View result = mTransientStateViewsById.get(id);
                mTransientStateViewsById.remove(id);
                return result;
            }
            if (mTransientStateViews != null) {
                int index = mTransientStateViews.indexOfKey(position);
                if (index >= 0) {
                    View result = mTransientStateViews.valueAt(index);
                    mTransientStateViews.removeAt(index);
                    return result;
                }
            }
            return null;
        }

        void clearTransientStateViews() {
            SparseArray<View> byPos = mTransientStateViews;
            if (byPos != null) {
                for (int i = 0; i < byPos.size(); i++) {
                    removeDetachedView(byPos.valueAt(i), false);
                }
                byPos.clear();
            }
            LongSparseArray<View> byId = mTransientStateViewsById;
            if (byId != null) {
                for (int i = 0; i < byId.size(); i++) {
                    removeDetachedView(byId.valueAt(i), false);
                }
                byId.clear();
            }
        }

        View getScrapView(int position) {
            int type = mAdapter.getItemViewType(position);
            if (type < 0) {
                return null;
            }
            if (mViewTypeCount == 1) {
                return retrieveFromScrap(mScrapViews[0], position);
            }
            if (type < mScrapViews.length) {
                return retrieveFromScrap(mScrapViews[type], position);
            }
            return null;
        }

        void addScrapView(View scrap, int position) {
            LayoutParams lp = (LayoutParams) scrap.getLayoutParams();
            if (lp == null) {
                return;
            }
            lp.scrappedFromPosition = position;
            int viewType = lp.viewType;
            if (!shouldRecycleViewType(viewType)) {
                if (viewType != ITEM_VIEW_TYPE_HEADER_OR_FOOTER) {
                    skipped().add(scrap);
                }
                return;
            }
            scrap.dispatchStartTemporaryDetach();
            if (scrap.hasTransientState()) {
                if (mAdapter != null && mAdapterHasStableIds) {
                    if (mTransientStateViewsById == null) {
                        mTransientStateViewsById = new LongSparseArray<View>();
                    }
                    mTransientStateViewsById.put(lp.itemId, scrap);
                } else if (!mDataChanged) {
                    if (mTransientStateViews == null) {
                        mTransientStateViews = new SparseArray<View>();
                    }
                    mTransientStateViews.put(position, scrap);
                } else {
                    skipped().add(scrap);
                }
                return;
            }
            if (mViewTypeCount == 1) {
                mScrapViews[0].add(scrap);
            } else {
                mScrapViews[viewType].add(scrap);
            }
            if (mRecyclerListener != null) {
                mRecyclerListener.onMovedToScrapHeap(scrap);
            }
        }

        private ArrayList<View> skipped() {
            if (mSkippedScrap == null) {
                mSkippedScrap = new ArrayList<View>();
            }
            return mSkippedScrap;
        }

        void removeSkippedScrap() {
            if (mSkippedScrap != null) {
                for (View v : mSkippedScrap) {
                    removeDetachedView(v, false);
                }
                mSkippedScrap.clear();
            }
        }

        void scrapActiveViews() {
            View[] active = mActiveViews;
            for (int i = active.length - 1; i >= 0; i--) {
                View victim = active[i];
                if (victim == null) {
                    continue;
                }
                LayoutParams lp = (LayoutParams) victim.getLayoutParams();
                int which = lp.viewType;
                active[i] = null;
                if (victim.hasTransientState()) {
                    victim.dispatchStartTemporaryDetach();
                    if (mAdapter != null && mAdapterHasStableIds) {
                        if (mTransientStateViewsById == null) {
                            mTransientStateViewsById = new LongSparseArray<View>();
                        }
                        mTransientStateViewsById.put(mAdapter.getItemId(mFirstActivePosition + i), victim);
                    } else if (!mDataChanged) {
                        if (mTransientStateViews == null) {
                            mTransientStateViews = new SparseArray<View>();
                        }
                        mTransientStateViews.put(mFirstActivePosition + i, victim);
                    } else {
                        removeDetachedView(victim, false);
                    }
                } else if (!shouldRecycleViewType(which)) {
                    if (which != ITEM_VIEW_TYPE_HEADER_OR_FOOTER) {
                        removeDetachedView(victim, false);
                    }
                } else {
                    victim.dispatchStartTemporaryDetach();
                    lp.scrappedFromPosition = mFirstActivePosition + i;
                    mScrapViews[mViewTypeCount == 1 ? 0 : which].add(victim);
                    if (mRecyclerListener != null) {
                        mRecyclerListener.onMovedToScrapHeap(victim);
                    }
                }
            }
            pruneScrapViews();
        }

        void fullyDetachScrapViews() {
            for (int t = 0; t < mViewTypeCount; t++) {
                ArrayList<View> scrap = mScrapViews[t];
                for (int j = scrap.size() - 1; j >= 0; j--) {
                    View view = scrap.get(j);
                    if (view.isTemporarilyDetached()) {
                        removeDetachedView(view, false);
                    }
                }
            }
        }

        // Never keeps more of a type than were on the screen.
        private void pruneScrapViews() {
            int max = mActiveViews.length;
            for (int t = 0; t < mViewTypeCount; t++) {
                ArrayList<View> scrap = mScrapViews[t];
                while (scrap.size() > max) {
                    scrap.remove(scrap.size() - 1);
                }
            }
            if (mTransientStateViews != null) {
                for (int i = 0; i < mTransientStateViews.size(); i++) {
                    View v = mTransientStateViews.valueAt(i);
                    if (!v.hasTransientState()) {
                        removeDetachedView(v, false);
                        mTransientStateViews.removeAt(i);
                        i--;
                    }
                }
            }
            if (mTransientStateViewsById != null) {
                for (int i = 0; i < mTransientStateViewsById.size(); i++) {
                    View v = mTransientStateViewsById.valueAt(i);
                    if (!v.hasTransientState()) {
                        removeDetachedView(v, false);
                        mTransientStateViewsById.removeAt(i);
                        i--;
                    }
                }
            }
        }

        void reclaimScrapViews(List<View> views) {
            for (int t = 0; t < mViewTypeCount; t++) {
                views.addAll(mScrapViews[t]);
            }
        }

        void setCacheColorHint(int color) {
            for (int t = 0; t < mViewTypeCount; t++) {
                for (View v : mScrapViews[t]) {
                    v.setDrawingCacheBackgroundColor(color);
                }
            }
        }

        private View retrieveFromScrap(ArrayList<View> scrap, int position) {
            int size = scrap.size();
            if (size == 0) {
                return null;
            }
            for (int i = size - 1; i >= 0; i--) {
                View view = scrap.get(i);
                LayoutParams params = (LayoutParams) view.getLayoutParams();
                if (mAdapterHasStableIds) {
                    if (mAdapter.getItemId(position) == params.itemId) {
                        return scrap.remove(i);
                    }
                } else if (params.scrappedFromPosition == position) {
                    return scrap.remove(i);
                }
            }
            return scrap.remove(size - 1);
        }
    }

    int getHeightForPosition(int position) {
        View child = getChildAt(position - getFirstVisiblePosition());
        if (child != null) {
            return child.getHeight();
        }
        View view = obtainView(position, mIsScrap);
        view.measure(mWidthMeasureSpec, MeasureSpec.UNSPECIFIED);
        int height = view.getMeasuredHeight();
        mRecycler.addScrapView(view, position);
        return height;
    }

    public void setSelectionFromTop(int position, int y) {
        if (mAdapter == null) {
            return;
        }
        if (!isInTouchMode()) {
            position = lookForSelectablePosition(position, true);
            if (position >= 0) {
                setNextSelectedPositionInt(position);
            }
        } else {
            mResurrectToPosition = position;
        }
        if (position >= 0) {
            mLayoutMode = LAYOUT_SPECIFIC;
            mSpecificTop = mListPadding.top + y;
            if (mNeedSync) {
                mSyncPosition = position;
                mSyncRowId = mAdapter.getItemId(position);
            }
            if (mPositionScroller != null) {
                mPositionScroller.stop();
            }
            requestLayout();
        }
    }

    abstract static class AbsPositionScroller {
        public abstract void start(int position);

        public abstract void start(int position, int boundPosition);

        public abstract void startWithOffset(int position, int offset);

        public abstract void startWithOffset(int position, int offset, int duration);

        public abstract void stop();
    }

    // Scrolls until the wished position is in sight, one screen at a time.
    class PositionScroller extends AbsPositionScroller implements Runnable {
        private static final int SCROLL_DURATION = 200;
        private static final int MOVE_DOWN_POS = 1;
        private static final int MOVE_UP_POS = 2;
        private static final int MOVE_DOWN_BOUND = 3;
        private static final int MOVE_UP_BOUND = 4;
        private static final int MOVE_OFFSET = 5;

        private int mMode;
        private int mTargetPos;
        private int mBoundPos;
        private int mLastSeenPos;
        private int mScrollDuration;
        private int mOffsetFromTop;
        private final int mExtraScroll;

        PositionScroller() {
            mExtraScroll = ViewConfiguration.get(mContext).getScaledFadingEdgeLength();
        }

        @Override
        public void start(final int position) {
            start(position, INVALID_POSITION);
        }

        @Override
        public void start(final int position, final int boundPosition) {
            stop();
            if (mDataChanged) {
                post(new Runnable() {
                    @Override
                    public void run() {
                        start(position, boundPosition);
                    }
                });
                return;
            }
            int count = getChildCount();
            if (count == 0) {
                return;
            }
            int first = mFirstPosition;
            int last = first + count - 1;
            int clamped = Math.max(0, Math.min(getCount() - 1, position));
            int steps;
            if (clamped < first) {
                steps = first - clamped + 1;
                mMode = MOVE_UP_POS;
                if (boundPosition != INVALID_POSITION) {
                    int bound = last - boundPosition;
                    if (bound < 1) {
                        return;
                    }
                    if (bound - 1 < steps) {
                        steps = bound - 1;
                        mMode = MOVE_UP_BOUND;
                    }
                }
            } else if (clamped > last) {
                steps = clamped - last + 1;
                mMode = MOVE_DOWN_POS;
                if (boundPosition != INVALID_POSITION) {
                    int bound = boundPosition - first;
                    if (bound < 1) {
                        return;
                    }
                    if (bound - 1 < steps) {
                        steps = bound - 1;
                        mMode = MOVE_DOWN_BOUND;
                    }
                }
            } else {
                scrollToVisible(clamped, boundPosition, SCROLL_DURATION);
                return;
            }
            mScrollDuration = steps > 0 ? SCROLL_DURATION / steps : SCROLL_DURATION;
            mTargetPos = clamped;
            mBoundPos = boundPosition;
            mLastSeenPos = INVALID_POSITION;
            postOnAnimation(this);
        }

        @Override
        public void startWithOffset(int position, int offset) {
            startWithOffset(position, offset, SCROLL_DURATION);
        }

        @Override
        public void startWithOffset(final int position, final int offset, final int duration) {
            stop();
            if (mDataChanged) {
                post(new Runnable() {
                    @Override
                    public void run() {
                        startWithOffset(position, offset, duration);
                    }
                });
                return;
            }
            int count = getChildCount();
            if (count == 0) {
                return;
            }
            mTargetPos = Math.max(0, Math.min(getCount() - 1, position));
            mOffsetFromTop = offset + getPaddingTop();
            mBoundPos = INVALID_POSITION;
            mLastSeenPos = INVALID_POSITION;
            mMode = MOVE_OFFSET;
            int first = mFirstPosition;
            int last = first + count - 1;
            int steps;
            if (mTargetPos < first) {
                steps = first - mTargetPos;
            } else if (mTargetPos > last) {
                steps = mTargetPos - last;
            } else {
                smoothScrollBy(getChildAt(mTargetPos - first).getTop() - mOffsetFromTop, duration, true, false);
                return;
            }
            float screens = (float) steps / count;
            mScrollDuration = screens < 1 ? duration : (int) (duration / screens);
            postOnAnimation(this);
        }

        private void scrollToVisible(int target, int bound, int duration) {
            int first = mFirstPosition;
            int count = getChildCount();
            int last = first + count - 1;
            int paddedTop = mListPadding.top;
            int paddedBottom = getHeight() - mListPadding.bottom;
            if (bound < first || bound > last) {
                bound = INVALID_POSITION;
            }
            View child = getChildAt(target - first);
            int by = 0;
            if (child.getBottom() > paddedBottom) {
                by = child.getBottom() - paddedBottom;
            }
            if (child.getTop() < paddedTop) {
                by = child.getTop() - paddedTop;
            }
            if (by == 0) {
                return;
            }
            if (bound >= 0) {
                View boundChild = getChildAt(bound - first);
                int abs = Math.abs(by);
                if (by < 0 && boundChild.getBottom() + abs > paddedBottom) {
                    by = Math.max(0, boundChild.getBottom() - paddedBottom);
                } else if (by > 0 && boundChild.getTop() - abs < paddedTop) {
                    by = Math.min(0, boundChild.getTop() - paddedTop);
                }
            }
            smoothScrollBy(by, duration);
        }

        @Override
        public void stop() {
            removeCallbacks(this);
        }

        @Override
        public void run() {
            int listHeight = getHeight();
            int first = mFirstPosition;
            int count = getChildCount();
            if (count == 0) {
                return;
            }
            switch (mMode) {
                case MOVE_DOWN_POS: {
                    int lastIndex = count - 1;
                    int last = first + lastIndex;
                    if (last == mLastSeenPos) {
                        postOnAnimation(this);
                        return;
                    }
                    View v = getChildAt(lastIndex);
                    int extra = last < mItemCount - 1 ? Math.max(mListPadding.bottom, mExtraScroll)
                            : mListPadding.bottom;
                    int by = v.getHeight() - (listHeight - v.getTop()) + extra;
                    smoothScrollBy(by, mScrollDuration, true, last < mTargetPos);
                    mLastSeenPos = last;
                    if (last < mTargetPos) {
                        postOnAnimation(this);
                    }
                    break;
                }
                case MOVE_DOWN_BOUND: {
                    int nextIndex = 1;
                    if (first == mBoundPos || count <= nextIndex || first + count >= mItemCount) {
                        reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                        return;
                    }
                    int next = first + nextIndex;
                    if (next == mLastSeenPos) {
                        postOnAnimation(this);
                        return;
                    }
                    View v = getChildAt(nextIndex);
                    int extra = Math.max(mListPadding.bottom, mExtraScroll);
                    if (next < mBoundPos) {
                        smoothScrollBy(Math.max(0, v.getHeight() + v.getTop() - extra), mScrollDuration, true, true);
                        mLastSeenPos = next;
                        postOnAnimation(this);
                    } else if (v.getTop() > extra) {
                        smoothScrollBy(v.getTop() - extra, mScrollDuration, true, false);
                    } else {
                        reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                    }
                    break;
                }
                case MOVE_UP_POS: {
                    if (first == mLastSeenPos) {
                        postOnAnimation(this);
                        return;
                    }
                    View v = getChildAt(0);
                    int extra = first > 0 ? Math.max(mExtraScroll, mListPadding.top) : mListPadding.top;
                    smoothScrollBy(v.getTop() - extra, mScrollDuration, true, first > mTargetPos);
                    mLastSeenPos = first;
                    if (first > mTargetPos) {
                        postOnAnimation(this);
                    }
                    break;
                }
                case MOVE_UP_BOUND: {
                    int lastIndex = count - 2;
                    if (lastIndex < 0) {
                        return;
                    }
                    int last = first + lastIndex;
                    if (last == mLastSeenPos) {
                        postOnAnimation(this);
                        return;
                    }
                    View v = getChildAt(lastIndex);
                    int extra = Math.max(mListPadding.top, mExtraScroll);
                    mLastSeenPos = last;
                    if (last > mBoundPos) {
                        smoothScrollBy(-(listHeight - v.getTop() - extra), mScrollDuration, true, true);
                        postOnAnimation(this);
                    } else {
                        int bottom = listHeight - extra;
                        if (bottom > v.getBottom()) {
                            smoothScrollBy(-(bottom - v.getBottom()), mScrollDuration, true, false);
                        } else {
                            reportScrollStateChange(OnScrollListener.SCROLL_STATE_IDLE);
                        }
                    }
                    break;
                }
                case MOVE_OFFSET: {
                    if (mLastSeenPos == first) {
                        postOnAnimation(this);
                        return;
                    }
                    mLastSeenPos = first;
                    int position = mTargetPos;
                    int last = first + count - 1;
                    float screens = 0.0f;
                    if (position < first) {
                        screens = (float) (first - position) / count;
                    } else if (position > last) {
                        screens = (float) (position - last) / count;
                    }
                    float modifier = Math.min(Math.abs(screens), 1.f);
                    if (position < first) {
                        smoothScrollBy((int) (-getHeight() * modifier), (int) (mScrollDuration * modifier), true, true);
                        postOnAnimation(this);
                    } else if (position > last) {
                        smoothScrollBy((int) (getHeight() * modifier), (int) (mScrollDuration * modifier), true, true);
                        postOnAnimation(this);
                    } else {
                        int distance = getChildAt(position - first).getTop() - mOffsetFromTop;
                        int duration = (int) (mScrollDuration * ((float) Math.abs(distance) / getHeight()));
                        smoothScrollBy(distance, duration, true, false);
                    }
                    break;
                }
                default:
                    break;
            }
        }
    }
}
