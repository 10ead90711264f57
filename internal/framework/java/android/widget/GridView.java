package android.widget;

import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.SoundEffectConstants;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;

/** An adapter's items in rows of columns, scrolled downwards. */
public class GridView extends AbsListView {
    public static final int NO_STRETCH = 0;
    public static final int STRETCH_SPACING = 1;
    public static final int STRETCH_COLUMN_WIDTH = 2;
    public static final int STRETCH_SPACING_UNIFORM = 3;
    public static final int AUTO_FIT = -1;

    private int mNumColumns = AUTO_FIT;
    private int mHorizontalSpacing = 0;
    private int mRequestedHorizontalSpacing;
    private int mVerticalSpacing = 0;
    private int mStretchMode = STRETCH_COLUMN_WIDTH;
    private int mColumnWidth;
    private int mRequestedColumnWidth;
    private int mRequestedNumColumns;
    private View mReferenceView = null;
    private View mReferenceViewInSelectedRow = null;
    private int mGravity = Gravity.START;
    private final Rect mTempRect = new Rect();

    public GridView(Context context) {
        this(context, null);
    }

    public GridView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.gridViewStyle);
    }

    public GridView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public GridView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.GridView, defStyleAttr, defStyleRes);
        setHorizontalSpacing(a.getDimensionPixelOffset(R.styleable.GridView_horizontalSpacing, 0));
        setVerticalSpacing(a.getDimensionPixelOffset(R.styleable.GridView_verticalSpacing, 0));
        int index = a.getInt(R.styleable.GridView_stretchMode, STRETCH_COLUMN_WIDTH);
        if (index >= 0) {
            setStretchMode(index);
        }
        int columnWidth = a.getDimensionPixelOffset(R.styleable.GridView_columnWidth, -1);
        if (columnWidth > 0) {
            setColumnWidth(columnWidth);
        }
        setNumColumns(a.getInt(R.styleable.GridView_numColumns, 1));
        index = a.getInt(R.styleable.GridView_gravity, -1);
        if (index >= 0) {
            setGravity(index);
        }
        a.recycle();
    }

    @Override
    public ListAdapter getAdapter() {
        return mAdapter;
    }

    @Override
    public void setRemoteViewsAdapter(Intent intent) {
        super.setRemoteViewsAdapter(intent);
    }

    @Override
    public void setAdapter(ListAdapter adapter) {
        if (mAdapter != null && mDataSetObserver != null) {
            mAdapter.unregisterDataSetObserver(mDataSetObserver);
        }
        resetList();
        mRecycler.clear();
        mAdapter = adapter;
        mOldSelectedPosition = INVALID_POSITION;
        mOldSelectedRowId = INVALID_ROW_ID;
        super.setAdapter(adapter);
        if (mAdapter != null) {
            mOldItemCount = mItemCount;
            mItemCount = mAdapter.getCount();
            mDataChanged = true;
            checkFocus();
            mDataSetObserver = new AdapterDataSetObserver();
            mAdapter.registerDataSetObserver(mDataSetObserver);
            mRecycler.setViewTypeCount(mAdapter.getViewTypeCount());
            int position = mStackFromBottom ? lookForSelectablePosition(mItemCount - 1, false)
                    : lookForSelectablePosition(0, true);
            setSelectedPositionInt(position);
            setNextSelectedPositionInt(position);
            checkSelectionChanged();
        } else {
            checkFocus();
            checkSelectionChanged();
        }
        requestLayout();
    }

    @Override
    int lookForSelectablePosition(int position, boolean lookDown) {
        if (mAdapter == null || isInTouchMode() || position < 0 || position >= mItemCount) {
            return INVALID_POSITION;
        }
        return position;
    }

    @Override
    void fillGap(boolean down) {
        int count = getChildCount();
        boolean clip = (mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK;
        if (down) {
            int start = count > 0 ? getChildAt(count - 1).getBottom() + mVerticalSpacing
                    : clip ? getListPaddingTop() : 0;
            int position = mFirstPosition + count;
            if (mStackFromBottom) {
                position += mNumColumns - 1;
            }
            fillDown(position, start);
            correctTooHigh();
        } else {
            int start = count > 0 ? getChildAt(0).getTop() - mVerticalSpacing
                    : getHeight() - (clip ? getListPaddingBottom() : 0);
            int position = mStackFromBottom ? mFirstPosition - 1 : mFirstPosition - mNumColumns;
            fillUp(position, start);
            correctTooLow();
        }
    }

    private View fillDown(int pos, int nextTop) {
        View selected = null;
        int end = mBottom - mTop;
        if ((mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK) {
            end -= mListPadding.bottom;
        }
        while (nextTop < end && pos < mItemCount) {
            View temp = makeRow(pos, nextTop, true);
            if (temp != null) {
                selected = temp;
            }
            nextTop = mReferenceView.getBottom() + mVerticalSpacing;
            pos += mNumColumns;
        }
        return selected;
    }

    private View makeRow(int startPos, int y, boolean flow) {
        int columnWidth = mColumnWidth;
        int spacing = mHorizontalSpacing;
        boolean rtl = isLayoutRtl();
        int extra = mStretchMode == STRETCH_SPACING_UNIFORM ? spacing : 0;
        int nextLeft = rtl ? getWidth() - mListPadding.right - columnWidth - extra : mListPadding.left + extra;
        int last;
        if (!mStackFromBottom) {
            last = Math.min(startPos + mNumColumns, mItemCount);
        } else {
            last = startPos + 1;
            startPos = Math.max(0, startPos - mNumColumns + 1);
            if (last - startPos < mNumColumns) {
                int delta = (mNumColumns - (last - startPos)) * (columnWidth + spacing);
                nextLeft += (rtl ? -1 : 1) * delta;
            }
        }
        View selectedView = null;
        boolean hasFocus = shouldShowSelector();
        boolean inClick = touchModeDrawsInPressedState();
        View child = null;
        int nextChildDir = rtl ? -1 : 1;
        for (int pos = startPos; pos < last; pos++) {
            boolean selected = pos == mSelectedPosition;
            child = makeAndAddView(pos, y, flow, nextLeft, selected, flow ? -1 : pos - startPos);
            nextLeft += nextChildDir * columnWidth;
            if (pos < last - 1) {
                nextLeft += nextChildDir * spacing;
            }
            if (selected && (hasFocus || inClick)) {
                selectedView = child;
            }
        }
        mReferenceView = child;
        if (selectedView != null) {
            mReferenceViewInSelectedRow = mReferenceView;
        }
        return selectedView;
    }

    private View fillUp(int pos, int nextBottom) {
        View selected = null;
        int end = 0;
        if ((mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK) {
            end = mListPadding.top;
        }
        while (nextBottom > end && pos >= 0) {
            View temp = makeRow(pos, nextBottom, false);
            if (temp != null) {
                selected = temp;
            }
            nextBottom = mReferenceView.getTop() - mVerticalSpacing;
            mFirstPosition = pos;
            pos -= mNumColumns;
        }
        if (mStackFromBottom) {
            mFirstPosition = Math.max(0, pos + 1);
        }
        return selected;
    }

    private View fillFromTop(int nextTop) {
        mFirstPosition = Math.min(Math.min(mFirstPosition, mSelectedPosition), mItemCount - 1);
        if (mFirstPosition < 0) {
            mFirstPosition = 0;
        }
        mFirstPosition -= mFirstPosition % mNumColumns;
        return fillDown(mFirstPosition, nextTop);
    }

    private View fillFromBottom(int lastPosition, int nextBottom) {
        lastPosition = Math.min(Math.max(lastPosition, mSelectedPosition), mItemCount - 1);
        int inverted = mItemCount - 1 - lastPosition;
        return fillUp(mItemCount - 1 - (inverted - inverted % mNumColumns), nextBottom);
    }

    private int[] rowOf(int position) {
        if (!mStackFromBottom) {
            return new int[] {position - position % mNumColumns, -1};
        }
        int inverted = mItemCount - 1 - position;
        int end = mItemCount - 1 - (inverted - inverted % mNumColumns);
        return new int[] {Math.max(0, end - mNumColumns + 1), end};
    }

    private View fillAround(int rowStart, int rowEnd, int rowTop, boolean topDown, int childrenTop,
            int childrenBottom, boolean center) {
        View sel = makeRow(mStackFromBottom ? rowEnd : rowStart, rowTop, topDown);
        mFirstPosition = rowStart;
        View reference = mReferenceView;
        if (center) {
            int height = childrenBottom - childrenTop;
            if (reference.getMeasuredHeight() <= height) {
                offsetChildrenTopAndBottom((height - reference.getMeasuredHeight()) / 2);
            }
        }
        View above;
        View below;
        if (!mStackFromBottom) {
            above = fillUp(rowStart - mNumColumns, reference.getTop() - mVerticalSpacing);
            adjustViewsUpOrDown();
            below = fillDown(rowStart + mNumColumns, reference.getBottom() + mVerticalSpacing);
            correctTooHigh();
        } else {
            below = fillDown(rowEnd + mNumColumns, reference.getBottom() + mVerticalSpacing);
            adjustViewsUpOrDown();
            above = fillUp(rowStart - 1, reference.getTop() - mVerticalSpacing);
            correctTooLow();
        }
        return sel != null ? sel : above != null ? above : below;
    }

    private View fillSelection(int childrenTop, int childrenBottom) {
        int[] row = rowOf(reconcileSelectedPosition());
        int fading = getVerticalFadingEdgeLength();
        return fillAround(row[0], row[1], row[0] > 0 ? childrenTop + fading : childrenTop, true, childrenTop,
                childrenBottom, false);
    }

    private View fillSpecific(int position, int top) {
        int[] row = rowOf(position);
        return fillAround(row[0], row[1], top, true, 0, 0, false);
    }

    private View moveSelection(int delta, int childrenTop, int childrenBottom) {
        int fading = getVerticalFadingEdgeLength();
        int[] row = rowOf(mSelectedPosition);
        int oldStart = rowOf(Math.max(0, Math.min(mItemCount - 1, mSelectedPosition - delta)))[0];
        int rowStart = row[0];
        int rowDelta = rowStart - oldStart;
        int top = rowStart > 0 ? childrenTop + fading : childrenTop;
        int bottom = rowStart + mNumColumns - 1 < mItemCount - 1 ? childrenBottom - fading : childrenBottom;
        View old = mReferenceViewInSelectedRow;
        mFirstPosition = rowStart;
        View sel;
        if (rowDelta > 0) {
            sel = makeRow(mStackFromBottom ? row[1] : rowStart,
                    (old == null ? 0 : old.getBottom()) + mVerticalSpacing, true);
        } else if (rowDelta < 0) {
            sel = makeRow(mStackFromBottom ? row[1] : rowStart,
                    (old == null ? 0 : old.getTop()) - mVerticalSpacing, false);
        } else {
            sel = makeRow(mStackFromBottom ? row[1] : rowStart, old == null ? 0 : old.getTop(), true);
        }
        View reference = mReferenceView;
        if (reference.getBottom() > bottom) {
            offsetChildrenTopAndBottom(-Math.min(reference.getTop() - top, reference.getBottom() - bottom));
        } else if (reference.getTop() < top) {
            offsetChildrenTopAndBottom(Math.min(top - reference.getTop(), bottom - reference.getBottom()));
        }
        if (!mStackFromBottom) {
            fillUp(rowStart - mNumColumns, reference.getTop() - mVerticalSpacing);
            adjustViewsUpOrDown();
            fillDown(rowStart + mNumColumns, reference.getBottom() + mVerticalSpacing);
        } else {
            fillDown(row[1] + mNumColumns, reference.getBottom() + mVerticalSpacing);
            adjustViewsUpOrDown();
            fillUp(rowStart - 1, reference.getTop() - mVerticalSpacing);
        }
        return sel;
    }

    private void correctTooHigh() {
        int count = getChildCount();
        if (count == 0 || mFirstPosition + count - 1 != mItemCount - 1) {
            return;
        }
        int offset = mBottom - mTop - mListPadding.bottom - getChildAt(count - 1).getBottom();
        View first = getChildAt(0);
        if (offset > 0 && (mFirstPosition > 0 || first.getTop() < mListPadding.top)) {
            if (mFirstPosition == 0) {
                offset = Math.min(offset, mListPadding.top - first.getTop());
            }
            offsetChildrenTopAndBottom(offset);
            if (mFirstPosition > 0) {
                fillUp(mFirstPosition - (mStackFromBottom ? 1 : mNumColumns), first.getTop() - mVerticalSpacing);
                adjustViewsUpOrDown();
            }
        }
    }

    private void correctTooLow() {
        int count = getChildCount();
        if (mFirstPosition != 0 || count == 0) {
            return;
        }
        int end = mBottom - mTop - mListPadding.bottom;
        int offset = getChildAt(0).getTop() - mListPadding.top;
        View last = getChildAt(count - 1);
        int lastPosition = mFirstPosition + count - 1;
        if (offset > 0 && (lastPosition < mItemCount - 1 || last.getBottom() > end)) {
            if (lastPosition == mItemCount - 1) {
                offset = Math.min(offset, last.getBottom() - end);
            }
            offsetChildrenTopAndBottom(-offset);
            if (lastPosition < mItemCount - 1) {
                fillDown(lastPosition + (mStackFromBottom ? mNumColumns : 1), last.getBottom() + mVerticalSpacing);
                adjustViewsUpOrDown();
            }
        }
    }

    private void adjustViewsUpOrDown() {
        int count = getChildCount();
        if (count == 0) {
            return;
        }
        int delta;
        if (!mStackFromBottom) {
            delta = getChildAt(0).getTop() - mListPadding.top;
            if (mFirstPosition != 0) {
                delta -= mVerticalSpacing;
            }
            delta = Math.max(0, delta);
        } else {
            delta = getChildAt(count - 1).getBottom() - (getHeight() - mListPadding.bottom);
            if (mFirstPosition + count < mItemCount) {
                delta += mVerticalSpacing;
            }
            delta = Math.min(0, delta);
        }
        if (delta != 0) {
            offsetChildrenTopAndBottom(-delta);
        }
    }

    @Override
    int findMotionRow(int y) {
        int count = getChildCount();
        if (count > 0) {
            if (!mStackFromBottom) {
                for (int i = 0; i < count; i += mNumColumns) {
                    if (y <= getChildAt(i).getBottom()) {
                        return mFirstPosition + i;
                    }
                }
            } else {
                for (int i = count - 1; i >= 0; i -= mNumColumns) {
                    if (y >= getChildAt(i).getTop()) {
                        return mFirstPosition + i;
                    }
                }
            }
        }
        return INVALID_POSITION;
    }

    private boolean determineColumns(int space) {
        int asked = mRequestedHorizontalSpacing;
        boolean tooSmall = false;
        if (mRequestedNumColumns == AUTO_FIT) {
            mNumColumns = mRequestedColumnWidth > 0 ? (space + asked) / (mRequestedColumnWidth + asked) : 2;
        } else {
            mNumColumns = mRequestedNumColumns;
        }
        if (mNumColumns <= 0) {
            mNumColumns = 1;
        }
        if (mStretchMode == NO_STRETCH) {
            mColumnWidth = mRequestedColumnWidth;
            mHorizontalSpacing = asked;
            return false;
        }
        int left = space - mNumColumns * mRequestedColumnWidth - (mNumColumns - 1) * asked;
        if (left < 0) {
            tooSmall = true;
        }
        switch (mStretchMode) {
            case STRETCH_COLUMN_WIDTH:
                mColumnWidth = mRequestedColumnWidth + left / mNumColumns;
                mHorizontalSpacing = asked;
                break;
            case STRETCH_SPACING:
                mColumnWidth = mRequestedColumnWidth;
                mHorizontalSpacing = mNumColumns > 1 ? asked + left / (mNumColumns - 1) : asked + left;
                break;
            case STRETCH_SPACING_UNIFORM:
                mColumnWidth = mRequestedColumnWidth;
                mHorizontalSpacing = mNumColumns > 1 ? asked + left / (mNumColumns + 1) : asked + left;
                break;
            default:
                break;
        }
        return tooSmall;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        int widthMode = MeasureSpec.getMode(widthMeasureSpec);
        int heightMode = MeasureSpec.getMode(heightMeasureSpec);
        int width = MeasureSpec.getSize(widthMeasureSpec);
        int height = MeasureSpec.getSize(heightMeasureSpec);
        if (widthMode == MeasureSpec.UNSPECIFIED) {
            width = (mColumnWidth > 0 ? mColumnWidth : 0) + mListPadding.left + mListPadding.right;
            width += getVerticalScrollbarWidth();
        }
        boolean tooSmall = determineColumns(width - mListPadding.left - mListPadding.right);
        int childHeight = 0;
        int childState = 0;
        mItemCount = mAdapter == null ? 0 : mAdapter.getCount();
        int count = mItemCount;
        if (count > 0) {
            View child = obtainView(0, mIsScrap);
            AbsListView.LayoutParams p = (AbsListView.LayoutParams) child.getLayoutParams();
            if (p == null) {
                p = (AbsListView.LayoutParams) generateDefaultLayoutParams();
                child.setLayoutParams(p);
            }
            p.viewType = mAdapter.getItemViewType(0);
            p.isEnabled = mAdapter.isEnabled(0);
            p.forceAdd = true;
            int h = getChildMeasureSpec(
                    MeasureSpec.makeSafeMeasureSpec(MeasureSpec.getSize(heightMeasureSpec), MeasureSpec.UNSPECIFIED), 0,
                    p.height);
            int w = getChildMeasureSpec(MeasureSpec.makeMeasureSpec(mColumnWidth, MeasureSpec.EXACTLY), 0, p.width);
            child.measure(w, h);
            childHeight = child.getMeasuredHeight();
            childState = combineMeasuredStates(childState, child.getMeasuredState());
            if (mRecycler.shouldRecycleViewType(p.viewType)) {
                mRecycler.addScrapView(child, -1);
            }
        }
        if (heightMode == MeasureSpec.UNSPECIFIED) {
            height = mListPadding.top + mListPadding.bottom + childHeight + getVerticalFadingEdgeLength() * 2;
        }
        if (heightMode == MeasureSpec.AT_MOST) {
            int ours = mListPadding.top + mListPadding.bottom;
            for (int i = 0; i < count; i += mNumColumns) {
                ours += childHeight;
                if (i + mNumColumns < count) {
                    ours += mVerticalSpacing;
                }
                if (ours >= height) {
                    ours = height;
                    break;
                }
            }
            height = ours;
        }
        if (widthMode == MeasureSpec.AT_MOST && mRequestedNumColumns != AUTO_FIT) {
            int ours = mRequestedNumColumns * mColumnWidth + (mRequestedNumColumns - 1) * mHorizontalSpacing
                    + mListPadding.left + mListPadding.right;
            if (ours > width || tooSmall) {
                width |= MEASURED_STATE_TOO_SMALL;
            }
        }
        setMeasuredDimension(width, height);
        mWidthMeasureSpec = widthMeasureSpec;
    }

    @Override
    protected void layoutChildren() {
        if (mBlockLayoutRequests) {
            return;
        }
        mBlockLayoutRequests = true;
        try {
            super.layoutChildren();
            invalidate();
            if (mAdapter == null) {
                resetList();
                invokeOnItemScrollListener();
                return;
            }
            int childrenTop = mListPadding.top;
            int childrenBottom = mBottom - mTop - mListPadding.bottom;
            int childCount = getChildCount();
            int index;
            int delta = 0;
            View sel;
            View oldSel = null;
            View oldFirst = null;
            View newSel = null;
            switch (mLayoutMode) {
                case LAYOUT_SET_SELECTION:
                    index = mNextSelectedPosition - mFirstPosition;
                    if (index >= 0 && index < childCount) {
                        newSel = getChildAt(index);
                    }
                    break;
                case LAYOUT_FORCE_TOP:
                case LAYOUT_FORCE_BOTTOM:
                case LAYOUT_SPECIFIC:
                case LAYOUT_SYNC:
                    break;
                case LAYOUT_MOVE_SELECTION:
                    if (mNextSelectedPosition >= 0) {
                        delta = mNextSelectedPosition - mSelectedPosition;
                    }
                    break;
                default:
                    index = mSelectedPosition - mFirstPosition;
                    if (index >= 0 && index < childCount) {
                        oldSel = getChildAt(index);
                    }
                    oldFirst = getChildAt(0);
                    break;
            }
            boolean dataChanged = mDataChanged;
            if (dataChanged) {
                handleDataChanged();
            }
            if (mItemCount == 0) {
                resetList();
                invokeOnItemScrollListener();
                return;
            }
            setSelectedPositionInt(mNextSelectedPosition);
            int firstPosition = mFirstPosition;
            RecycleBin bin = mRecycler;
            if (dataChanged) {
                for (int i = 0; i < childCount; i++) {
                    bin.addScrapView(getChildAt(i), firstPosition + i);
                }
            } else {
                bin.fillActiveViews(childCount, firstPosition);
            }
            detachAllViewsFromParent();
            bin.removeSkippedScrap();
            switch (mLayoutMode) {
                case LAYOUT_SET_SELECTION:
                    if (newSel != null) {
                        int[] row = rowOf(mSelectedPosition);
                        sel = fillAround(row[0], row[1], newSel.getTop(), true, childrenTop, childrenBottom, false);
                    } else {
                        sel = fillSelection(childrenTop, childrenBottom);
                    }
                    break;
                case LAYOUT_FORCE_TOP:
                    mFirstPosition = 0;
                    sel = fillFromTop(childrenTop);
                    adjustViewsUpOrDown();
                    break;
                case LAYOUT_FORCE_BOTTOM:
                    sel = fillUp(mItemCount - 1, childrenBottom);
                    adjustViewsUpOrDown();
                    break;
                case LAYOUT_SPECIFIC:
                    sel = fillSpecific(mSelectedPosition, mSpecificTop);
                    break;
                case LAYOUT_SYNC:
                    sel = fillSpecific(mSyncPosition, mSpecificTop);
                    break;
                case LAYOUT_MOVE_SELECTION:
                    sel = moveSelection(delta, childrenTop, childrenBottom);
                    break;
                default:
                    if (childCount == 0) {
                        if (!mStackFromBottom) {
                            setSelectedPositionInt(mAdapter == null || isInTouchMode() ? INVALID_POSITION : 0);
                            sel = fillFromTop(childrenTop);
                        } else {
                            int last = mItemCount - 1;
                            setSelectedPositionInt(mAdapter == null || isInTouchMode() ? INVALID_POSITION : last);
                            sel = fillFromBottom(last, childrenBottom);
                        }
                    } else if (mSelectedPosition >= 0 && mSelectedPosition < mItemCount) {
                        sel = fillSpecific(mSelectedPosition, oldSel == null ? childrenTop : oldSel.getTop());
                    } else if (mFirstPosition < mItemCount) {
                        sel = fillSpecific(mFirstPosition, oldFirst == null ? childrenTop : oldFirst.getTop());
                    } else {
                        sel = fillSpecific(0, childrenTop);
                    }
                    break;
            }
            bin.scrapActiveViews();
            if (sel != null) {
                positionSelector(INVALID_POSITION, sel);
                mSelectedTop = sel.getTop();
            } else {
                boolean inTouch = mTouchMode > TOUCH_MODE_DOWN && mTouchMode < TOUCH_MODE_SCROLL;
                View child = null;
                if (inTouch) {
                    child = getChildAt(mMotionPosition - mFirstPosition);
                    if (child != null) {
                        positionSelector(mMotionPosition, child);
                    }
                } else if (mSelectedPosition != INVALID_POSITION) {
                    child = getChildAt(mSelectorPosition - mFirstPosition);
                    if (child != null) {
                        positionSelector(mSelectorPosition, child);
                    }
                } else {
                    mSelectedTop = 0;
                    mSelectorRect.setEmpty();
                }
            }
            mLayoutMode = LAYOUT_NORMAL;
            mDataChanged = false;
            mNeedSync = false;
            setNextSelectedPositionInt(mSelectedPosition);
            if (mItemCount > 0) {
                checkSelectionChanged();
            }
            invokeOnItemScrollListener();
        } finally {
            mBlockLayoutRequests = false;
        }
    }

    private View makeAndAddView(int position, int y, boolean flow, int childrenLeft, boolean selected, int where) {
        if (!mDataChanged) {
            View active = mRecycler.getActiveView(position);
            if (active != null) {
                setupChild(active, position, y, flow, childrenLeft, selected, true, where);
                return active;
            }
        }
        View child = obtainView(position, mIsScrap);
        setupChild(child, position, y, flow, childrenLeft, selected, mIsScrap[0], where);
        return child;
    }

    private void setupChild(View child, int position, int y, boolean flowDown, int childrenLeft, boolean selected,
            boolean attached, int where) {
        boolean isSelected = selected && shouldShowSelector();
        boolean selectedChanges = isSelected != child.isSelected();
        boolean isPressed = mTouchMode > TOUCH_MODE_DOWN && mTouchMode < TOUCH_MODE_SCROLL
                && mMotionPosition == position;
        boolean pressedChanges = isPressed != child.isPressed();
        boolean needToMeasure = !attached || selectedChanges || child.isLayoutRequested();
        AbsListView.LayoutParams p = (AbsListView.LayoutParams) child.getLayoutParams();
        if (p == null) {
            p = (AbsListView.LayoutParams) generateDefaultLayoutParams();
        }
        p.viewType = mAdapter.getItemViewType(position);
        p.isEnabled = mAdapter.isEnabled(position);
        if (selectedChanges) {
            child.setSelected(isSelected);
            if (isSelected) {
                requestFocus();
            }
        }
        if (pressedChanges) {
            child.setPressed(isPressed);
        }
        if (mChoiceMode != CHOICE_MODE_NONE && mCheckStates != null) {
            showChecked(child, position);
        }
        if (attached && !p.forceAdd) {
            attachViewToParent(child, where, p);
            if (((AbsListView.LayoutParams) child.getLayoutParams()).scrappedFromPosition != position) {
                child.jumpDrawablesToCurrentState();
            }
        } else {
            p.forceAdd = false;
            addViewInLayout(child, where, p, true);
        }
        if (needToMeasure) {
            int h = ViewGroup.getChildMeasureSpec(MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED), 0, p.height);
            int w = ViewGroup.getChildMeasureSpec(MeasureSpec.makeMeasureSpec(mColumnWidth, MeasureSpec.EXACTLY), 0,
                    p.width);
            child.measure(w, h);
        } else {
            cleanupLayoutState(child);
        }
        int w = child.getMeasuredWidth();
        int h = child.getMeasuredHeight();
        int top = flowDown ? y : y - h;
        int left = childrenLeft;
        switch (Gravity.getAbsoluteGravity(mGravity, getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK) {
            case Gravity.CENTER_HORIZONTAL:
                left = childrenLeft + (mColumnWidth - w) / 2;
                break;
            case Gravity.RIGHT:
                left = childrenLeft + mColumnWidth - w;
                break;
            default:
                break;
        }
        if (needToMeasure) {
            child.layout(left, top, left + w, top + h);
        } else {
            child.offsetLeftAndRight(left - child.getLeft());
            child.offsetTopAndBottom(top - child.getTop());
        }
    }

    @Override
    public void setSelection(int position) {
        if (!isInTouchMode()) {
            setNextSelectedPositionInt(position);
        } else {
            mResurrectToPosition = position;
        }
        mLayoutMode = LAYOUT_SET_SELECTION;
        if (mPositionScroller != null) {
            mPositionScroller.stop();
        }
        requestLayout();
    }

    @Override
    void setSelectionInt(int position) {
        int previous = mNextSelectedPosition;
        if (mPositionScroller != null) {
            mPositionScroller.stop();
        }
        setNextSelectedPositionInt(position);
        layoutChildren();
        int next = mStackFromBottom ? mItemCount - 1 - mNextSelectedPosition : mNextSelectedPosition;
        int before = mStackFromBottom ? mItemCount - 1 - previous : previous;
        if (next / mNumColumns != before / mNumColumns) {
            awakenScrollBars();
        }
    }

    @Override
    public boolean onKeyDown(int keyCode, KeyEvent event) {
        return commonKey(keyCode, event) || super.onKeyDown(keyCode, event);
    }

    @Override
    public boolean onKeyMultiple(int keyCode, int repeatCount, KeyEvent event) {
        return commonKey(keyCode, event) || super.onKeyMultiple(keyCode, repeatCount, event);
    }

    private boolean commonKey(int keyCode, KeyEvent event) {
        if (mAdapter == null) {
            return false;
        }
        if (mDataChanged) {
            layoutChildren();
        }
        if (KeyEvent.isConfirmKey(keyCode) && event.hasNoModifiers()) {
            if (resurrectSelectionIfNeeded()) {
                return true;
            }
            if (event.getRepeatCount() == 0 && getChildCount() > 0) {
                keyPressed();
                return true;
            }
        }
        switch (keyCode) {
            case KeyEvent.KEYCODE_DPAD_LEFT:
                return event.hasNoModifiers() && (resurrectSelectionIfNeeded() || arrowScroll(FOCUS_LEFT));
            case KeyEvent.KEYCODE_DPAD_RIGHT:
                return event.hasNoModifiers() && (resurrectSelectionIfNeeded() || arrowScroll(FOCUS_RIGHT));
            case KeyEvent.KEYCODE_DPAD_UP:
                return event.hasNoModifiers() ? resurrectSelectionIfNeeded() || arrowScroll(FOCUS_UP) : scrollsFully(event, FOCUS_UP);
            case KeyEvent.KEYCODE_DPAD_DOWN:
                return event.hasNoModifiers() ? resurrectSelectionIfNeeded() || arrowScroll(FOCUS_DOWN) : scrollsFully(event, FOCUS_DOWN);
            case KeyEvent.KEYCODE_PAGE_UP:
                return event.hasNoModifiers() ? resurrectSelectionIfNeeded() || pageScroll(FOCUS_UP) : scrollsFully(event, FOCUS_UP);
            case KeyEvent.KEYCODE_PAGE_DOWN:
                return event.hasNoModifiers() ? resurrectSelectionIfNeeded() || pageScroll(FOCUS_DOWN) : scrollsFully(event, FOCUS_DOWN);
            case KeyEvent.KEYCODE_MOVE_HOME:
                return event.hasNoModifiers() && (resurrectSelectionIfNeeded() || fullScroll(FOCUS_UP));
            case KeyEvent.KEYCODE_MOVE_END:
                return event.hasNoModifiers() && (resurrectSelectionIfNeeded() || fullScroll(FOCUS_DOWN));
            case KeyEvent.KEYCODE_TAB:
                return event.hasNoModifiers() ? resurrectSelectionIfNeeded() || sequenceScroll(FOCUS_FORWARD)
                        : event.hasModifiers(KeyEvent.META_SHIFT_ON) && (resurrectSelectionIfNeeded() || sequenceScroll(FOCUS_BACKWARD));
            default:
                return false;
        }
    }

    private boolean scrollsFully(KeyEvent event, int direction) {
        return event.hasModifiers(KeyEvent.META_ALT_ON) && (resurrectSelectionIfNeeded() || fullScroll(direction));
    }

    /** Moves the selection to the next or the last item, over the ends of rows. */
    boolean sequenceScroll(int direction) {
        int next = mSelectedPosition + (direction == FOCUS_FORWARD ? 1 : -1);
        if (next < 0 || next >= mItemCount) {
            return false;
        }
        mLayoutMode = LAYOUT_MOVE_SELECTION;
        setSelectionInt(next);
        playSoundEffect(SoundEffectConstants.getContantForFocusDirection(direction));
        invokeOnItemScrollListener();
        awakenScrollBars();
        return true;
    }

    boolean pageScroll(int direction) {
        int next = direction == FOCUS_UP ? Math.max(0, mSelectedPosition - getChildCount())
                : Math.min(mItemCount - 1, mSelectedPosition + getChildCount());
        if (next < 0) {
            return false;
        }
        setSelectionInt(next);
        invokeOnItemScrollListener();
        awakenScrollBars();
        return true;
    }

    boolean fullScroll(int direction) {
        mLayoutMode = LAYOUT_SET_SELECTION;
        setSelectionInt(direction == FOCUS_UP ? 0 : mItemCount - 1);
        invokeOnItemScrollListener();
        awakenScrollBars();
        return true;
    }

    boolean arrowScroll(int direction) {
        int selected = mSelectedPosition;
        int columns = mNumColumns;
        int[] row = rowOf(selected);
        int start = row[0];
        int end = mStackFromBottom ? row[1] : Math.min(start + columns - 1, mItemCount - 1);
        boolean moved = false;
        if (direction == FOCUS_UP && start > 0) {
            mLayoutMode = LAYOUT_MOVE_SELECTION;
            setSelectionInt(Math.max(0, selected - columns));
            moved = true;
        } else if (direction == FOCUS_DOWN && end < mItemCount - 1) {
            mLayoutMode = LAYOUT_MOVE_SELECTION;
            setSelectionInt(Math.min(selected + columns, mItemCount - 1));
            moved = true;
        }
        boolean rtl = isLayoutRtl();
        if (selected > start && (direction == FOCUS_LEFT && !rtl || direction == FOCUS_RIGHT && rtl)) {
            mLayoutMode = LAYOUT_MOVE_SELECTION;
            setSelectionInt(Math.max(0, selected - 1));
            moved = true;
        } else if (selected < end && (direction == FOCUS_LEFT && rtl || direction == FOCUS_RIGHT && !rtl)) {
            mLayoutMode = LAYOUT_MOVE_SELECTION;
            setSelectionInt(Math.min(selected + 1, mItemCount - 1));
            moved = true;
        }
        if (moved) {
            playSoundEffect(SoundEffectConstants.getContantForFocusDirection(direction));
            invokeOnItemScrollListener();
            awakenScrollBars();
        }
        return moved;
    }

    @Override
    protected void onFocusChanged(boolean gainFocus, int direction, Rect previouslyFocusedRect) {
        super.onFocusChanged(gainFocus, direction, previouslyFocusedRect);
        int closest = -1;
        if (gainFocus && previouslyFocusedRect != null) {
            previouslyFocusedRect.offset(mScrollX, mScrollY);
            int min = Integer.MAX_VALUE;
            for (int i = 0; i < getChildCount(); i++) {
                View other = getChildAt(i);
                other.getDrawingRect(mTempRect);
                offsetDescendantRectToMyCoords(other, mTempRect);
                int distance = ListView.getDistance(previouslyFocusedRect, mTempRect, direction);
                if (distance < min) {
                    min = distance;
                    closest = i;
                }
            }
        }
        if (closest >= 0) {
            setSelection(closest + mFirstPosition);
        } else {
            requestLayout();
        }
    }

    public void setGravity(int gravity) {
        if (mGravity != gravity) {
            mGravity = gravity;
            requestLayoutIfNecessary();
        }
    }

    public int getGravity() {
        return mGravity;
    }

    public void setHorizontalSpacing(int horizontalSpacing) {
        if (horizontalSpacing != mRequestedHorizontalSpacing) {
            mRequestedHorizontalSpacing = horizontalSpacing;
            requestLayoutIfNecessary();
        }
    }

    public int getHorizontalSpacing() {
        return mHorizontalSpacing;
    }

    public int getRequestedHorizontalSpacing() {
        return mRequestedHorizontalSpacing;
    }

    public void setVerticalSpacing(int verticalSpacing) {
        if (verticalSpacing != mVerticalSpacing) {
            mVerticalSpacing = verticalSpacing;
            requestLayoutIfNecessary();
        }
    }

    public int getVerticalSpacing() {
        return mVerticalSpacing;
    }

    public void setStretchMode(int stretchMode) {
        if (stretchMode != mStretchMode) {
            mStretchMode = stretchMode;
            requestLayoutIfNecessary();
        }
    }

    public int getStretchMode() {
        return mStretchMode;
    }

    public void setColumnWidth(int columnWidth) {
        if (columnWidth != mRequestedColumnWidth) {
            mRequestedColumnWidth = columnWidth;
            requestLayoutIfNecessary();
        }
    }

    public int getColumnWidth() {
        return mColumnWidth;
    }

    public int getRequestedColumnWidth() {
        return mRequestedColumnWidth;
    }

    public void setNumColumns(int numColumns) {
        if (numColumns != mRequestedNumColumns) {
            mRequestedNumColumns = numColumns;
            requestLayoutIfNecessary();
        }
    }

    public int getNumColumns() {
        return mNumColumns;
    }

    public void smoothScrollToPosition(int position) {
        super.smoothScrollToPosition(position);
    }

    public void smoothScrollByOffset(int offset) {
        super.smoothScrollByOffset(offset);
    }

    @Override
    protected int computeVerticalScrollExtent() {
        int count = getChildCount();
        if (count == 0) {
            return 0;
        }
        int extent = (count + mNumColumns - 1) / mNumColumns * 100;
        View view = getChildAt(0);
        if (view.getHeight() > 0) {
            extent += view.getTop() * 100 / view.getHeight();
        }
        view = getChildAt(count - 1);
        if (view.getHeight() > 0) {
            extent -= (view.getBottom() - getHeight()) * 100 / view.getHeight();
        }
        return extent;
    }

    @Override
    protected int computeVerticalScrollOffset() {
        if (mFirstPosition >= 0 && getChildCount() > 0) {
            View view = getChildAt(0);
            if (view.getHeight() > 0) {
                int rows = (mItemCount + mNumColumns - 1) / mNumColumns;
                int inverted = mStackFromBottom ? rows * mNumColumns - mItemCount : 0;
                int row = (mFirstPosition + inverted) / mNumColumns;
                return Math.max(row * 100 - view.getTop() * 100 / view.getHeight()
                        + (int) ((float) mScrollY / getHeight() * rows * 100), 0);
            }
        }
        return 0;
    }

    @Override
    protected int computeVerticalScrollRange() {
        int rows = (mItemCount + mNumColumns - 1) / mNumColumns;
        int result = Math.max(rows * 100, 0);
        if (mScrollY != 0) {
            result += Math.abs((int) ((float) mScrollY / getHeight() * rows * 100));
        }
        return result;
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return GridView.class.getName();
    }
}
