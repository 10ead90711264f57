package android.widget;

import android.content.Context;
import android.content.Intent;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.util.SparseBooleanArray;
import android.view.FocusFinder;
import android.view.KeyEvent;
import android.view.SoundEffectConstants;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;
import java.util.ArrayList;

/** A column of an adapter's items that scrolls. */
public class ListView extends AbsListView {
    static final int NO_POSITION = -1;
    private static final float MAX_SCROLL_FACTOR = 0.33f;
    private static final int MIN_SCROLL_PREVIEW_PIXELS = 2;

    /** A header or footer. */
    public class FixedViewInfo {
        public View view;
        public Object data;
        public boolean isSelectable;
    }

    ArrayList<FixedViewInfo> mHeaderViewInfos = new ArrayList<FixedViewInfo>();
    ArrayList<FixedViewInfo> mFooterViewInfos = new ArrayList<FixedViewInfo>();
    Drawable mDivider;
    int mDividerHeight;
    Drawable mOverScrollHeader;
    Drawable mOverScrollFooter;
    private boolean mDividerIsOpaque;
    private boolean mHeaderDividersEnabled;
    private boolean mFooterDividersEnabled;
    private boolean mAreAllItemsSelectable = true;
    private boolean mItemsCanFocus = false;
    private final Rect mTempRect = new Rect();

    public ListView(Context context) {
        this(context, null);
    }

    public ListView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.listViewStyle);
    }

    public ListView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ListView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ListView, defStyleAttr, defStyleRes);
        CharSequence[] entries = a.getTextArray(R.styleable.ListView_entries);
        if (entries != null) {
            setAdapter(new ArrayAdapter<CharSequence>(context, R.layout.simple_list_item_1, entries));
        }
        Drawable d = a.getDrawable(R.styleable.ListView_divider);
        if (d != null) {
            setDivider(d);
        }
        d = a.getDrawable(R.styleable.ListView_overScrollHeader);
        if (d != null) {
            setOverscrollHeader(d);
        }
        d = a.getDrawable(R.styleable.ListView_overScrollFooter);
        if (d != null) {
            setOverscrollFooter(d);
        }
        if (a.hasValueOrEmpty(R.styleable.ListView_dividerHeight)) {
            int height = a.getDimensionPixelSize(R.styleable.ListView_dividerHeight, 0);
            if (height != 0) {
                setDividerHeight(height);
            }
        }
        mHeaderDividersEnabled = a.getBoolean(R.styleable.ListView_headerDividersEnabled, true);
        mFooterDividersEnabled = a.getBoolean(R.styleable.ListView_footerDividersEnabled, true);
        a.recycle();
    }

    public int getMaxScrollAmount() {
        return (int) (MAX_SCROLL_FACTOR * (mBottom - mTop));
    }

    public void addHeaderView(View v, Object data, boolean isSelectable) {
        addFixed(mHeaderViewInfos, v, data, isSelectable);
    }

    public void addHeaderView(View v) {
        addHeaderView(v, null, true);
    }

    public void addFooterView(View v, Object data, boolean isSelectable) {
        addFixed(mFooterViewInfos, v, data, isSelectable);
    }

    public void addFooterView(View v) {
        addFooterView(v, null, true);
    }

    private void addFixed(ArrayList<FixedViewInfo> where, View v, Object data, boolean selectable) {
        FixedViewInfo info = new FixedViewInfo();
        info.view = v;
        info.data = data;
        info.isSelectable = selectable;
        where.add(info);
        mAreAllItemsSelectable &= selectable;
        if (mAdapter != null) {
            if (!(mAdapter instanceof HeaderViewListAdapter)) {
                wrapHeaderListAdapterInternal();
            }
            if (mDataSetObserver != null) {
                mDataSetObserver.onChanged();
            }
        }
    }

    protected HeaderViewListAdapter wrapHeaderListAdapterInternal(ArrayList<FixedViewInfo> headers,
            ArrayList<FixedViewInfo> footers, ListAdapter adapter) {
        return new HeaderViewListAdapter(headers, footers, adapter);
    }

    protected void wrapHeaderListAdapterInternal() {
        mAdapter = wrapHeaderListAdapterInternal(mHeaderViewInfos, mFooterViewInfos, mAdapter);
    }

    @Override
    public int getHeaderViewsCount() {
        return mHeaderViewInfos.size();
    }

    @Override
    public int getFooterViewsCount() {
        return mFooterViewInfos.size();
    }

    public boolean removeHeaderView(View v) {
        if (mHeaderViewInfos.isEmpty()) {
            return false;
        }
        boolean result = false;
        if (mAdapter != null && ((HeaderViewListAdapter) mAdapter).removeHeader(v)) {
            if (mDataSetObserver != null) {
                mDataSetObserver.onChanged();
            }
            result = true;
        }
        removeFixedViewInfo(v, mHeaderViewInfos);
        return result;
    }

    public boolean removeFooterView(View v) {
        if (mFooterViewInfos.isEmpty()) {
            return false;
        }
        boolean result = false;
        if (mAdapter != null && ((HeaderViewListAdapter) mAdapter).removeFooter(v)) {
            if (mDataSetObserver != null) {
                mDataSetObserver.onChanged();
            }
            result = true;
        }
        removeFixedViewInfo(v, mFooterViewInfos);
        return result;
    }

    private static void removeFixedViewInfo(View v, ArrayList<FixedViewInfo> where) {
        for (int i = 0; i < where.size(); ++i) {
            if (where.get(i).view == v) {
                where.remove(i);
                break;
            }
        }
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
        if (mHeaderViewInfos.size() > 0 || mFooterViewInfos.size() > 0) {
            mAdapter = wrapHeaderListAdapterInternal(mHeaderViewInfos, mFooterViewInfos, adapter);
        } else {
            mAdapter = adapter;
        }
        mOldSelectedPosition = INVALID_POSITION;
        mOldSelectedRowId = INVALID_ROW_ID;
        super.setAdapter(adapter);
        if (mAdapter != null) {
            mAreAllItemsSelectable = mAdapter.areAllItemsEnabled();
            mOldItemCount = mItemCount;
            mItemCount = mAdapter.getCount();
            checkFocus();
            mDataSetObserver = new AdapterDataSetObserver();
            mAdapter.registerDataSetObserver(mDataSetObserver);
            mRecycler.setViewTypeCount(mAdapter.getViewTypeCount());
            int position = mStackFromBottom ? lookForSelectablePosition(mItemCount - 1, false)
                    : lookForSelectablePosition(0, true);
            setSelectedPositionInt(position);
            setNextSelectedPositionInt(position);
            if (mItemCount == 0) {
                checkSelectionChanged();
            }
        } else {
            mAreAllItemsSelectable = true;
            checkFocus();
            checkSelectionChanged();
        }
        requestLayout();
    }

    @Override
    void resetList() {
        clearRecycledState(mHeaderViewInfos);
        clearRecycledState(mFooterViewInfos);
        super.resetList();
        mLayoutMode = LAYOUT_NORMAL;
    }

    private static void clearRecycledState(ArrayList<FixedViewInfo> infos) {
        for (int i = 0; infos != null && i < infos.size(); i++) {
            ViewGroup.LayoutParams params = infos.get(i).view.getLayoutParams();
            if (params instanceof LayoutParams) {
                ((LayoutParams) params).recycledHeaderFooter = false;
            }
        }
    }

    private boolean showingTopFadingEdge() {
        return mFirstPosition > 0 || getChildAt(0).getTop() > mScrollY + mListPadding.top;
    }

    private boolean showingBottomFadingEdge() {
        int count = getChildCount();
        return mFirstPosition + count - 1 < mItemCount - 1
                || getChildAt(count - 1).getBottom() < mScrollY + getHeight() - mListPadding.bottom;
    }

    @Override
    public boolean requestChildRectangleOnScreen(View child, Rect rect, boolean immediate) {
        int rectTop = rect.top;
        rect.offset(child.getLeft(), child.getTop());
        rect.offset(-child.getScrollX(), -child.getScrollY());
        int height = getHeight();
        int top = getScrollY();
        int bottom = top + height;
        int fading = getVerticalFadingEdgeLength();
        if (showingTopFadingEdge() && (mSelectedPosition > 0 || rectTop > fading)) {
            top += fading;
        }
        int end = getChildAt(getChildCount() - 1).getBottom();
        if (showingBottomFadingEdge() && (mSelectedPosition < mItemCount - 1 || rect.bottom < end - fading)) {
            bottom -= fading;
        }
        int delta = 0;
        if (rect.bottom > bottom && rect.top > top) {
            delta = rect.height() > height ? rect.top - top : rect.bottom - bottom;
            delta = Math.min(delta, end - bottom);
        } else if (rect.top < top && rect.bottom < bottom) {
            delta = rect.height() > height ? -(bottom - rect.bottom) : -(top - rect.top);
            delta = Math.max(delta, getChildAt(0).getTop() - top);
        }
        if (delta == 0) {
            return false;
        }
        scrollListItemsBy(-delta);
        positionSelector(INVALID_POSITION, child);
        mSelectedTop = child.getTop();
        invalidate();
        return true;
    }

    @Override
    void fillGap(boolean down) {
        int count = getChildCount();
        boolean clip = (mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK;
        if (down) {
            int start = count > 0 ? getChildAt(count - 1).getBottom() + mDividerHeight : clip ? getListPaddingTop() : 0;
            fillDown(mFirstPosition + count, start);
            correctTooHigh(getChildCount());
        } else {
            int start = count > 0 ? getChildAt(0).getTop() - mDividerHeight
                    : getHeight() - (clip ? getListPaddingBottom() : 0);
            fillUp(mFirstPosition - 1, start);
            correctTooLow(getChildCount());
        }
    }

    private View fillDown(int pos, int nextTop) {
        View selected = null;
        int end = mBottom - mTop;
        if ((mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK) {
            end -= mListPadding.bottom;
        }
        while (nextTop < end && pos < mItemCount) {
            boolean isSelected = pos == mSelectedPosition;
            View child = makeAndAddView(pos, nextTop, true, mListPadding.left, isSelected);
            nextTop = child.getBottom() + mDividerHeight;
            if (isSelected) {
                selected = child;
            }
            pos++;
        }
        return selected;
    }

    private View fillUp(int pos, int nextBottom) {
        View selected = null;
        int end = 0;
        if ((mGroupFlags & CLIP_TO_PADDING_MASK) == CLIP_TO_PADDING_MASK) {
            end = mListPadding.top;
        }
        while (nextBottom > end && pos >= 0) {
            boolean isSelected = pos == mSelectedPosition;
            View child = makeAndAddView(pos, nextBottom, false, mListPadding.left, isSelected);
            nextBottom = child.getTop() - mDividerHeight;
            if (isSelected) {
                selected = child;
            }
            pos--;
        }
        mFirstPosition = pos + 1;
        return selected;
    }

    private View fillFromTop(int nextTop) {
        mFirstPosition = Math.min(Math.min(mFirstPosition, mSelectedPosition), mItemCount - 1);
        if (mFirstPosition < 0) {
            mFirstPosition = 0;
        }
        return fillDown(mFirstPosition, nextTop);
    }

    private View fillFromMiddle(int childrenTop, int childrenBottom) {
        int height = childrenBottom - childrenTop;
        int position = reconcileSelectedPosition();
        View sel = makeAndAddView(position, childrenTop, true, mListPadding.left, true);
        mFirstPosition = position;
        int selHeight = sel.getMeasuredHeight();
        if (selHeight <= height) {
            sel.offsetTopAndBottom((height - selHeight) / 2);
        }
        fillAboveAndBelow(sel, position);
        if (!mStackFromBottom) {
            correctTooHigh(getChildCount());
        } else {
            correctTooLow(getChildCount());
        }
        return sel;
    }

    private void fillAboveAndBelow(View sel, int position) {
        if (!mStackFromBottom) {
            fillUp(position - 1, sel.getTop() - mDividerHeight);
            adjustViewsUpOrDown();
            fillDown(position + 1, sel.getBottom() + mDividerHeight);
        } else {
            fillDown(position + 1, sel.getBottom() + mDividerHeight);
            adjustViewsUpOrDown();
            fillUp(position - 1, sel.getTop() - mDividerHeight);
        }
    }

    private int topWithFading(int childrenTop, int fading, int selected) {
        return selected > 0 ? childrenTop + fading : childrenTop;
    }

    private int bottomWithFading(int childrenBottom, int fading, int selected) {
        return selected != mItemCount - 1 ? childrenBottom - fading : childrenBottom;
    }

    private View fillFromSelection(int selectedTop, int childrenTop, int childrenBottom) {
        int fading = getVerticalFadingEdgeLength();
        int position = mSelectedPosition;
        int top = topWithFading(childrenTop, fading, position);
        int bottom = bottomWithFading(childrenBottom, fading, position);
        View sel = makeAndAddView(position, selectedTop, true, mListPadding.left, true);
        if (sel.getBottom() > bottom) {
            sel.offsetTopAndBottom(-Math.min(sel.getTop() - top, sel.getBottom() - bottom));
        } else if (sel.getTop() < top) {
            sel.offsetTopAndBottom(Math.min(top - sel.getTop(), bottom - sel.getBottom()));
        }
        fillAboveAndBelow(sel, position);
        if (!mStackFromBottom) {
            correctTooHigh(getChildCount());
        } else {
            correctTooLow(getChildCount());
        }
        return sel;
    }

    private View moveSelection(View oldSel, View newSel, int delta, int childrenTop, int childrenBottom) {
        int fading = getVerticalFadingEdgeLength();
        int position = mSelectedPosition;
        View sel;
        int top = topWithFading(childrenTop, fading, position);
        int bottom = bottomWithFading(childrenBottom, fading, position);
        int half = (childrenBottom - childrenTop) / 2;
        if (delta > 0) {
            oldSel = makeAndAddView(position - 1, oldSel.getTop(), true, mListPadding.left, false);
            sel = makeAndAddView(position, oldSel.getBottom() + mDividerHeight, true, mListPadding.left, true);
            if (sel.getBottom() > bottom) {
                int offset = Math.min(Math.min(sel.getTop() - top, sel.getBottom() - bottom), half);
                oldSel.offsetTopAndBottom(-offset);
                sel.offsetTopAndBottom(-offset);
            }
            if (!mStackFromBottom) {
                fillUp(mSelectedPosition - 2, sel.getTop() - mDividerHeight);
                adjustViewsUpOrDown();
                fillDown(mSelectedPosition + 1, sel.getBottom() + mDividerHeight);
            } else {
                fillDown(mSelectedPosition + 1, sel.getBottom() + mDividerHeight);
                adjustViewsUpOrDown();
                fillUp(mSelectedPosition - 2, sel.getTop() - mDividerHeight);
            }
        } else if (delta < 0) {
            sel = newSel != null ? makeAndAddView(position, newSel.getTop(), true, mListPadding.left, true)
                    : makeAndAddView(position, oldSel.getTop(), false, mListPadding.left, true);
            if (sel.getTop() < top) {
                sel.offsetTopAndBottom(Math.min(Math.min(top - sel.getTop(), bottom - sel.getBottom()), half));
            }
            fillAboveAndBelow(sel, position);
        } else {
            int oldTop = oldSel.getTop();
            sel = makeAndAddView(position, oldTop, true, mListPadding.left, true);
            if (oldTop < childrenTop && sel.getBottom() < childrenTop + 20) {
                sel.offsetTopAndBottom(childrenTop - sel.getTop());
            }
            fillAboveAndBelow(sel, position);
        }
        return sel;
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        if (getChildCount() > 0) {
            View focused = getFocusedChild();
            if (focused != null) {
                final int position = mFirstPosition + indexOfChild(focused);
                int offset = Math.max(0, focused.getBottom() - (h - mPaddingTop));
                final int top = focused.getTop() - offset;
                post(new Runnable() {
                    public void run() {
                        setSelectionFromTop(position, top);
                    }
                });
            }
        }
        super.onSizeChanged(w, h, oldw, oldh);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        int widthMode = MeasureSpec.getMode(widthMeasureSpec);
        int heightMode = MeasureSpec.getMode(heightMeasureSpec);
        int width = MeasureSpec.getSize(widthMeasureSpec);
        int height = MeasureSpec.getSize(heightMeasureSpec);
        int childWidth = 0;
        int childHeight = 0;
        int childState = 0;
        mItemCount = mAdapter == null ? 0 : mAdapter.getCount();
        if (mItemCount > 0 && (widthMode == MeasureSpec.UNSPECIFIED || heightMode == MeasureSpec.UNSPECIFIED)) {
            View child = obtainView(0, mIsScrap);
            measureScrapChild(child, 0, widthMeasureSpec, height);
            childWidth = child.getMeasuredWidth();
            childHeight = child.getMeasuredHeight();
            childState = combineMeasuredStates(childState, child.getMeasuredState());
            if (recycleOnMeasure()
                    && mRecycler.shouldRecycleViewType(((LayoutParams) child.getLayoutParams()).viewType)) {
                mRecycler.addScrapView(child, 0);
            }
        }
        if (widthMode == MeasureSpec.UNSPECIFIED) {
            width = mListPadding.left + mListPadding.right + childWidth + getVerticalScrollbarWidth();
        } else {
            width |= childState & MEASURED_STATE_MASK;
        }
        if (heightMode == MeasureSpec.UNSPECIFIED) {
            height = mListPadding.top + mListPadding.bottom + childHeight + getVerticalFadingEdgeLength() * 2;
        }
        if (heightMode == MeasureSpec.AT_MOST) {
            height = measureHeightOfChildren(widthMeasureSpec, 0, NO_POSITION, height, -1);
        }
        setMeasuredDimension(width, height);
        mWidthMeasureSpec = widthMeasureSpec;
    }

    private void measureScrapChild(View child, int position, int widthMeasureSpec, int heightHint) {
        LayoutParams p = (LayoutParams) child.getLayoutParams();
        if (p == null) {
            p = (LayoutParams) generateDefaultLayoutParams();
            child.setLayoutParams(p);
        }
        p.viewType = mAdapter.getItemViewType(position);
        p.isEnabled = mAdapter.isEnabled(position);
        p.forceAdd = true;
        measureRow(child, p, widthMeasureSpec, heightHint);
        child.forceLayout();
    }

    private void measureRow(View child, LayoutParams p, int widthMeasureSpec, int heightHint) {
        int w = ViewGroup.getChildMeasureSpec(widthMeasureSpec, mListPadding.left + mListPadding.right, p.width);
        int h = p.height > 0 ? MeasureSpec.makeMeasureSpec(p.height, MeasureSpec.EXACTLY)
                : MeasureSpec.makeSafeMeasureSpec(heightHint, MeasureSpec.UNSPECIFIED);
        child.measure(w, h);
    }

    protected boolean recycleOnMeasure() {
        return true;
    }

    final int measureHeightOfChildren(int widthMeasureSpec, int startPosition, int endPosition, int maxHeight,
            int disallowPartialChildPosition) {
        ListAdapter adapter = mAdapter;
        int height = mListPadding.top + mListPadding.bottom;
        if (adapter == null) {
            return height;
        }
        int withoutPartial = 0;
        int end = endPosition == NO_POSITION ? adapter.getCount() - 1 : endPosition;
        boolean recycle = recycleOnMeasure();
        for (int i = startPosition; i <= end; ++i) {
            View child = obtainView(i, mIsScrap);
            measureScrapChild(child, i, widthMeasureSpec, maxHeight);
            if (i > 0) {
                height += mDividerHeight;
            }
            if (recycle && mRecycler.shouldRecycleViewType(((LayoutParams) child.getLayoutParams()).viewType)) {
                mRecycler.addScrapView(child, -1);
            }
            height += child.getMeasuredHeight();
            if (height >= maxHeight) {
                return disallowPartialChildPosition >= 0 && i > disallowPartialChildPosition && withoutPartial > 0
                        && height != maxHeight ? withoutPartial : maxHeight;
            }
            if (disallowPartialChildPosition >= 0 && i >= disallowPartialChildPosition) {
                withoutPartial = height;
            }
        }
        return height;
    }

    @Override
    int findMotionRow(int y) {
        int count = getChildCount();
        if (count > 0) {
            if (!mStackFromBottom) {
                for (int i = 0; i < count; i++) {
                    if (y <= getChildAt(i).getBottom()) {
                        return mFirstPosition + i;
                    }
                }
            } else {
                for (int i = count - 1; i >= 0; i--) {
                    if (y >= getChildAt(i).getTop()) {
                        return mFirstPosition + i;
                    }
                }
            }
        }
        return INVALID_POSITION;
    }

    private View fillSpecific(int position, int top) {
        boolean isSelected = position == mSelectedPosition;
        View temp = makeAndAddView(position, top, true, mListPadding.left, isSelected);
        mFirstPosition = position;
        View above;
        View below;
        if (!mStackFromBottom) {
            above = fillUp(position - 1, temp.getTop() - mDividerHeight);
            adjustViewsUpOrDown();
            below = fillDown(position + 1, temp.getBottom() + mDividerHeight);
            if (getChildCount() > 0) {
                correctTooHigh(getChildCount());
            }
        } else {
            below = fillDown(position + 1, temp.getBottom() + mDividerHeight);
            adjustViewsUpOrDown();
            above = fillUp(position - 1, temp.getTop() - mDividerHeight);
            if (getChildCount() > 0) {
                correctTooLow(getChildCount());
            }
        }
        return isSelected ? temp : above != null ? above : below;
    }

    private void correctTooHigh(int count) {
        if (mFirstPosition + count - 1 != mItemCount - 1 || count <= 0) {
            return;
        }
        int offset = mBottom - mTop - mListPadding.bottom - getChildAt(count - 1).getBottom();
        View first = getChildAt(0);
        int firstTop = first.getTop();
        if (offset > 0 && (mFirstPosition > 0 || firstTop < mListPadding.top)) {
            if (mFirstPosition == 0) {
                offset = Math.min(offset, mListPadding.top - firstTop);
            }
            offsetChildrenTopAndBottom(offset);
            if (mFirstPosition > 0) {
                fillUp(mFirstPosition - 1, first.getTop() - mDividerHeight);
                adjustViewsUpOrDown();
            }
        }
    }

    private void correctTooLow(int count) {
        if (mFirstPosition != 0 || count <= 0) {
            return;
        }
        int end = mBottom - mTop - mListPadding.bottom;
        int offset = getChildAt(0).getTop() - mListPadding.top;
        View last = getChildAt(count - 1);
        int lastBottom = last.getBottom();
        int lastPosition = mFirstPosition + count - 1;
        if (offset > 0) {
            if (lastPosition < mItemCount - 1 || lastBottom > end) {
                if (lastPosition == mItemCount - 1) {
                    offset = Math.min(offset, lastBottom - end);
                }
                offsetChildrenTopAndBottom(-offset);
                if (lastPosition < mItemCount - 1) {
                    fillDown(lastPosition + 1, last.getBottom() + mDividerHeight);
                    adjustViewsUpOrDown();
                }
            } else if (lastPosition == mItemCount - 1) {
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
                delta -= mDividerHeight;
            }
            delta = Math.max(0, delta);
        } else {
            delta = getChildAt(count - 1).getBottom() - (getHeight() - mListPadding.bottom);
            if (mFirstPosition + count < mItemCount) {
                delta += mDividerHeight;
            }
            delta = Math.min(0, delta);
        }
        if (delta != 0) {
            offsetChildrenTopAndBottom(-delta);
        }
    }

    @Override
    protected void layoutChildren() {
        boolean blocked = mBlockLayoutRequests;
        if (blocked) {
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
                default:
                    index = mSelectedPosition - mFirstPosition;
                    if (index >= 0 && index < childCount) {
                        oldSel = getChildAt(index);
                    }
                    oldFirst = getChildAt(0);
                    if (mNextSelectedPosition >= 0) {
                        delta = mNextSelectedPosition - mSelectedPosition;
                    }
                    newSel = getChildAt(index + delta);
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
            } else if (mItemCount != mAdapter.getCount()) {
                throw new IllegalStateException("The content of the adapter has changed but "
                        + "ListView did not receive a notification. Make sure the content of "
                        + "your adapter is not modified from a background thread, but only from "
                        + "the UI thread. Make sure your adapter calls notifyDataSetChanged() "
                        + "when its content changes. [in ListView(" + getId() + ", " + getClass()
                        + ") with Adapter(" + mAdapter.getClass() + ")]");
            }
            setSelectedPositionInt(mNextSelectedPosition);

            // The focus goes back to where it was, if that view is still the same item's.
            View focusTarget = null;
            View focusRow = null;
            int focusRowPosition = INVALID_POSITION;
            View focusedChild = getFocusedChild();
            if (focusedChild != null) {
                if (!dataChanged || isDirectChildHeaderOrFooter(focusedChild) || focusedChild.hasTransientState()
                        || mAdapterHasStableIds) {
                    focusRow = focusedChild;
                    focusTarget = findFocus();
                    if (focusTarget != null) {
                        focusTarget.dispatchStartTemporaryDetach();
                    }
                } else {
                    focusRowPosition = getPositionForView(focusedChild);
                }
                requestFocus();
            }

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
                    sel = newSel != null ? fillFromSelection(newSel.getTop(), childrenTop, childrenBottom)
                            : fillFromMiddle(childrenTop, childrenBottom);
                    break;
                case LAYOUT_SYNC:
                    sel = fillSpecific(mSyncPosition, mSpecificTop);
                    break;
                case LAYOUT_FORCE_BOTTOM:
                    sel = fillUp(mItemCount - 1, childrenBottom);
                    adjustViewsUpOrDown();
                    break;
                case LAYOUT_FORCE_TOP:
                    mFirstPosition = 0;
                    sel = fillFromTop(childrenTop);
                    adjustViewsUpOrDown();
                    break;
                case LAYOUT_SPECIFIC:
                    sel = fillSpecific(reconcileSelectedPosition(), mSpecificTop);
                    break;
                case LAYOUT_MOVE_SELECTION:
                    sel = moveSelection(oldSel, newSel, delta, childrenTop, childrenBottom);
                    break;
                default:
                    if (childCount == 0) {
                        if (!mStackFromBottom) {
                            setSelectedPositionInt(lookForSelectablePosition(0, true));
                            sel = fillFromTop(childrenTop);
                        } else {
                            setSelectedPositionInt(lookForSelectablePosition(mItemCount - 1, false));
                            sel = fillUp(mItemCount - 1, childrenBottom);
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
            removeUnusedFixedViews(mHeaderViewInfos);
            removeUnusedFixedViews(mFooterViewInfos);

            if (sel != null) {
                if (mItemsCanFocus && hasFocus() && !sel.hasFocus()) {
                    boolean taken = sel == focusRow && focusTarget != null && focusTarget.requestFocus()
                            || sel.requestFocus();
                    if (!taken) {
                        View focused = getFocusedChild();
                        if (focused != null) {
                            focused.clearFocus();
                        }
                        positionSelector(INVALID_POSITION, sel);
                    } else {
                        sel.setSelected(false);
                        mSelectorRect.setEmpty();
                    }
                } else {
                    positionSelector(INVALID_POSITION, sel);
                }
                mSelectedTop = sel.getTop();
            } else {
                boolean inTouch = mTouchMode == TOUCH_MODE_TAP || mTouchMode == TOUCH_MODE_DONE_WAITING;
                if (inTouch) {
                    View child = getChildAt(mMotionPosition - mFirstPosition);
                    if (child != null) {
                        positionSelector(mMotionPosition, child);
                    }
                } else if (mSelectorPosition != INVALID_POSITION) {
                    View child = getChildAt(mSelectorPosition - mFirstPosition);
                    if (child != null) {
                        positionSelector(mSelectorPosition, child);
                    }
                } else {
                    mSelectedTop = 0;
                    mSelectorRect.setEmpty();
                }
                if (hasFocus() && focusTarget != null) {
                    focusTarget.requestFocus();
                }
            }
            if (focusRowPosition != INVALID_POSITION && hasFocus()) {
                View row = getChildAt(focusRowPosition - mFirstPosition);
                if (row != null && mItemsCanFocus) {
                    row.requestFocus();
                }
            }
            if (focusTarget != null && focusTarget.getWindowToken() != null) {
                focusTarget.dispatchFinishTemporaryDetach();
            }
            mLayoutMode = LAYOUT_NORMAL;
            mDataChanged = false;
            mNeedSync = false;
            setNextSelectedPositionInt(mSelectedPosition);
            updateScrollIndicators();
            if (mItemCount > 0) {
                checkSelectionChanged();
            }
            invokeOnItemScrollListener();
        } finally {
            mBlockLayoutRequests = false;
        }
    }

    private void removeUnusedFixedViews(ArrayList<FixedViewInfo> infos) {
        for (int i = infos.size() - 1; i >= 0; i--) {
            View view = infos.get(i).view;
            LayoutParams lp = (LayoutParams) view.getLayoutParams();
            if (view.getParent() == null && lp != null && lp.recycledHeaderFooter) {
                removeDetachedView(view, false);
                lp.recycledHeaderFooter = false;
            }
        }
    }

    private boolean isDirectChildHeaderOrFooter(View child) {
        for (int i = 0; i < mHeaderViewInfos.size(); i++) {
            if (child == mHeaderViewInfos.get(i).view) {
                return true;
            }
        }
        for (int i = 0; i < mFooterViewInfos.size(); i++) {
            if (child == mFooterViewInfos.get(i).view) {
                return true;
            }
        }
        return false;
    }

    private View makeAndAddView(int position, int y, boolean flow, int childrenLeft, boolean selected) {
        if (!mDataChanged) {
            View active = mRecycler.getActiveView(position);
            if (active != null) {
                setupChild(active, position, y, flow, childrenLeft, selected, true);
                return active;
            }
        }
        View child = obtainView(position, mIsScrap);
        setupChild(child, position, y, flow, childrenLeft, selected, mIsScrap[0]);
        return child;
    }

    private void setupChild(View child, int position, int y, boolean flowDown, int childrenLeft, boolean selected,
            boolean attached) {
        boolean isSelected = selected && shouldShowSelector();
        boolean selectedChanges = isSelected != child.isSelected();
        boolean isPressed = mTouchMode > TOUCH_MODE_DOWN && mTouchMode < TOUCH_MODE_SCROLL
                && mMotionPosition == position;
        boolean needToMeasure = !attached || selectedChanges || child.isLayoutRequested();
        LayoutParams p = (LayoutParams) child.getLayoutParams();
        if (p == null) {
            p = (LayoutParams) generateDefaultLayoutParams();
        }
        p.viewType = mAdapter.getItemViewType(position);
        p.isEnabled = mAdapter.isEnabled(position);
        if (selectedChanges) {
            child.setSelected(isSelected);
        }
        if (isPressed != child.isPressed()) {
            child.setPressed(isPressed);
        }
        if (mChoiceMode != CHOICE_MODE_NONE && mCheckStates != null) {
            showChecked(child, position);
        }
        if (attached && !p.forceAdd
                || p.recycledHeaderFooter && p.viewType == AdapterView.ITEM_VIEW_TYPE_HEADER_OR_FOOTER) {
            attachViewToParent(child, flowDown ? -1 : 0, p);
            if (attached && ((LayoutParams) child.getLayoutParams()).scrappedFromPosition != position) {
                child.jumpDrawablesToCurrentState();
            }
        } else {
            p.forceAdd = false;
            if (p.viewType == AdapterView.ITEM_VIEW_TYPE_HEADER_OR_FOOTER) {
                p.recycledHeaderFooter = true;
            }
            addViewInLayout(child, flowDown ? -1 : 0, p, true);
            child.resolveRtlPropertiesIfNeeded();
        }
        if (needToMeasure) {
            measureRow(child, p, mWidthMeasureSpec, getMeasuredHeight());
        } else {
            cleanupLayoutState(child);
        }
        int w = child.getMeasuredWidth();
        int h = child.getMeasuredHeight();
        int top = flowDown ? y : y - h;
        if (needToMeasure) {
            child.layout(childrenLeft, top, childrenLeft + w, top + h);
        } else {
            child.offsetLeftAndRight(childrenLeft - child.getLeft());
            child.offsetTopAndBottom(top - child.getTop());
        }
        if (mCachingActive && !child.isDrawingCacheEnabled()) {
            child.setDrawingCacheEnabled(true);
        }
    }

    @Override
    protected boolean canAnimate() {
        return super.canAnimate() && mItemCount > 0;
    }

    @Override
    public void setSelection(int position) {
        setSelectionFromTop(position, 0);
    }

    @Override
    void setSelectionInt(int position) {
        setNextSelectedPositionInt(position);
        boolean awaken = false;
        int selected = mSelectedPosition;
        if (selected >= 0 && (position == selected - 1 || position == selected + 1)) {
            awaken = true;
        }
        if (mPositionScroller != null) {
            mPositionScroller.stop();
        }
        layoutChildren();
        if (awaken) {
            awakenScrollBars();
        }
    }

    @Override
    int lookForSelectablePosition(int position, boolean lookDown) {
        ListAdapter adapter = mAdapter;
        if (adapter == null || isInTouchMode()) {
            return INVALID_POSITION;
        }
        int count = adapter.getCount();
        if (!mAreAllItemsSelectable) {
            if (lookDown) {
                position = Math.max(0, position);
                while (position < count && !adapter.isEnabled(position)) {
                    position++;
                }
            } else {
                position = Math.min(position, count - 1);
                while (position >= 0 && !adapter.isEnabled(position)) {
                    position--;
                }
            }
        }
        return position < 0 || position >= count ? INVALID_POSITION : position;
    }

    int lookForSelectablePositionAfter(int current, int position, boolean lookDown) {
        if (mAdapter == null || isInTouchMode()) {
            return INVALID_POSITION;
        }
        int after = lookForSelectablePosition(position, lookDown);
        if (after != INVALID_POSITION) {
            return after;
        }
        int count = mAdapter.getCount();
        current = Math.max(-1, Math.min(current, count));
        if (lookDown) {
            position = Math.min(position - 1, count - 1);
            while (position > current && !mAdapter.isEnabled(position)) {
                position--;
            }
            return position <= current ? INVALID_POSITION : position;
        }
        position = Math.max(0, position + 1);
        while (position < current && !mAdapter.isEnabled(position)) {
            position++;
        }
        return position >= current ? INVALID_POSITION : position;
    }

    public void setSelectionAfterHeaderView() {
        int count = getHeaderViewsCount();
        if (count > 0) {
            mNextSelectedPosition = 0;
            return;
        }
        if (mAdapter != null) {
            setSelection(count);
        } else {
            mNextSelectedPosition = count;
            mLayoutMode = LAYOUT_SET_SELECTION;
        }
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        boolean handled = super.dispatchKeyEvent(event);
        if (!handled && getFocusedChild() != null && event.getAction() == KeyEvent.ACTION_DOWN) {
            handled = onKeyDown(event.getKeyCode(), event);
        }
        return handled;
    }

    @Override
    public boolean onKeyDown(int keyCode, KeyEvent event) {
        return commonKey(keyCode, 1, event);
    }

    @Override
    public boolean onKeyMultiple(int keyCode, int repeatCount, KeyEvent event) {
        return commonKey(keyCode, repeatCount, event);
    }

    @Override
    public boolean onKeyUp(int keyCode, KeyEvent event) {
        return commonKey(keyCode, 1, event);
    }

    private boolean commonKey(int keyCode, int count, KeyEvent event) {
        if (mAdapter == null || !isAttachedToWindow()) {
            return false;
        }
        if (mDataChanged) {
            layoutChildren();
        }
        boolean handled = false;
        int action = event.getAction();
        if (KeyEvent.isConfirmKey(keyCode) && event.hasNoModifiers() && action != KeyEvent.ACTION_UP) {
            handled = resurrectSelectionIfNeeded();
            if (!handled && event.getRepeatCount() == 0 && getChildCount() > 0) {
                keyPressed();
                handled = true;
            }
        }
        if (!handled && action != KeyEvent.ACTION_UP) {
            switch (keyCode) {
                case KeyEvent.KEYCODE_DPAD_UP:
                case KeyEvent.KEYCODE_DPAD_DOWN: {
                    int direction = keyCode == KeyEvent.KEYCODE_DPAD_UP ? FOCUS_UP : FOCUS_DOWN;
                    if (event.hasNoModifiers()) {
                        handled = resurrectSelectionIfNeeded();
                        if (!handled) {
                            while (count-- > 0 && arrowScroll(direction)) {
                                handled = true;
                            }
                        }
                    } else if (event.hasModifiers(KeyEvent.META_ALT_ON)) {
                        handled = resurrectSelectionIfNeeded() || fullScroll(direction);
                    }
                    break;
                }
                case KeyEvent.KEYCODE_PAGE_DOWN:
                case KeyEvent.KEYCODE_PAGE_UP: {
                    int direction = keyCode == KeyEvent.KEYCODE_PAGE_UP ? FOCUS_UP : FOCUS_DOWN;
                    if (event.hasNoModifiers()) {
                        handled = resurrectSelectionIfNeeded() || pageScroll(direction);
                    } else if (event.hasModifiers(KeyEvent.META_ALT_ON)) {
                        handled = resurrectSelectionIfNeeded() || fullScroll(direction);
                    }
                    break;
                }
                case KeyEvent.KEYCODE_MOVE_HOME:
                case KeyEvent.KEYCODE_MOVE_END:
                    if (event.hasNoModifiers()) {
                        handled = resurrectSelectionIfNeeded() || fullScroll(keyCode == KeyEvent.KEYCODE_MOVE_HOME ? FOCUS_UP : FOCUS_DOWN);
                    }
                    break;
                case KeyEvent.KEYCODE_TAB:
                    if (event.hasNoModifiers()) {
                        handled = resurrectSelectionIfNeeded() || arrowScroll(FOCUS_DOWN);
                    } else if (event.hasModifiers(KeyEvent.META_SHIFT_ON)) {
                        handled = resurrectSelectionIfNeeded() || arrowScroll(FOCUS_UP);
                    }
                    break;
                case KeyEvent.KEYCODE_DPAD_LEFT:
                case KeyEvent.KEYCODE_DPAD_RIGHT:
                    handled = event.hasNoModifiers() && handleHorizontalFocusWithinListItem(
                            keyCode == KeyEvent.KEYCODE_DPAD_LEFT ? View.FOCUS_LEFT : View.FOCUS_RIGHT);
                    break;
                default:
                    break;
            }
        }
        if (handled) {
            return true;
        }
        if (action == KeyEvent.ACTION_DOWN) {
            return super.onKeyDown(keyCode, event);
        }
        if (action == KeyEvent.ACTION_UP) {
            return super.onKeyUp(keyCode, event);
        }
        return action == KeyEvent.ACTION_MULTIPLE && super.onKeyMultiple(keyCode, count, event);
    }

    boolean pageScroll(int direction) {
        boolean down = direction == FOCUS_DOWN;
        int next = down ? Math.min(mItemCount - 1, mSelectedPosition + getChildCount() - 1)
                : Math.max(0, mSelectedPosition - getChildCount() - 1);
        if (next < 0) {
            return false;
        }
        int position = lookForSelectablePositionAfter(mSelectedPosition, next, down);
        if (position < 0) {
            return false;
        }
        mLayoutMode = LAYOUT_SPECIFIC;
        mSpecificTop = mPaddingTop + getVerticalFadingEdgeLength();
        if (down && position > mItemCount - getChildCount()) {
            mLayoutMode = LAYOUT_FORCE_BOTTOM;
        }
        if (!down && position < getChildCount()) {
            mLayoutMode = LAYOUT_FORCE_TOP;
        }
        setSelectionInt(position);
        invokeOnItemScrollListener();
        return true;
    }

    boolean fullScroll(int direction) {
        boolean moved = false;
        if (direction == FOCUS_UP && mSelectedPosition != 0) {
            int position = lookForSelectablePositionAfter(mSelectedPosition, 0, true);
            if (position >= 0) {
                mLayoutMode = LAYOUT_FORCE_TOP;
                setSelectionInt(position);
                invokeOnItemScrollListener();
            }
            moved = true;
        } else if (direction == FOCUS_DOWN && mSelectedPosition < mItemCount - 1) {
            int position = lookForSelectablePositionAfter(mSelectedPosition, mItemCount - 1, false);
            if (position >= 0) {
                mLayoutMode = LAYOUT_FORCE_BOTTOM;
                setSelectionInt(position);
                invokeOnItemScrollListener();
            }
            moved = true;
        }
        return moved;
    }

    private boolean handleHorizontalFocusWithinListItem(int direction) {
        if (mItemsCanFocus && getChildCount() > 0 && mSelectedPosition != INVALID_POSITION) {
            View selected = getSelectedView();
            if (selected != null && selected.hasFocus() && selected instanceof ViewGroup) {
                View current = selected.findFocus();
                View next = FocusFinder.getInstance().findNextFocus((ViewGroup) selected, current, direction);
                if (next != null) {
                    current.getFocusedRect(mTempRect);
                    offsetDescendantRectToMyCoords(current, mTempRect);
                    offsetRectIntoDescendantCoords(next, mTempRect);
                    return next.requestFocus(direction, mTempRect);
                }
            }
        }
        return false;
    }

    boolean arrowScroll(int direction) {
        try {
            mInLayout = true;
            boolean handled = arrowScrollImpl(direction);
            if (handled) {
                playSoundEffect(SoundEffectConstants.getContantForFocusDirection(direction));
            }
            return handled;
        } finally {
            mInLayout = false;
        }
    }

    private boolean arrowScrollImpl(int direction) {
        if (getChildCount() <= 0) {
            return false;
        }
        View selected = getSelectedView();
        if (mItemsCanFocus && selected instanceof ViewGroup && selected.hasFocus()) {
            View current = selected.findFocus();
            View inside = FocusFinder.getInstance().findNextFocus((ViewGroup) selected, current, direction);
            if (inside != null) {
                return inside.requestFocus(direction);
            }
        }
        boolean down = direction == View.FOCUS_DOWN;
        int from = mSelectedPosition;
        int next = from == INVALID_POSITION ? mFirstPosition : from + (down ? 1 : -1);
        int position = next < 0 || next >= mItemCount ? INVALID_POSITION : lookForSelectablePosition(next, down);
        if (position == INVALID_POSITION) {
            View edge = getChildAt(down ? getChildCount() - 1 : 0);
            int hidden = down ? edge.getBottom() - (getHeight() - mListPadding.bottom) : mListPadding.top - edge.getTop();
            if (hidden > 0) {
                scrollListItemsBy(down ? -Math.min(hidden, getMaxScrollAmount()) : Math.min(hidden, getMaxScrollAmount()));
                return true;
            }
            return false;
        }
        View child = getChildAt(position - mFirstPosition);
        if (child == null) {
            scrollListItemsBy(down ? -getMaxScrollAmount() : getMaxScrollAmount());
            child = getChildAt(position - mFirstPosition);
        }
        if (child != null) {
            int fading = getArrowScrollPreviewLength();
            int top = mListPadding.top + (position > 0 ? fading : 0);
            int bottom = getHeight() - mListPadding.bottom - (position < mItemCount - 1 ? fading : 0);
            if (child.getBottom() > bottom) {
                scrollListItemsBy(-Math.min(child.getBottom() - bottom, getMaxScrollAmount()));
            } else if (child.getTop() < top) {
                scrollListItemsBy(Math.min(top - child.getTop(), getMaxScrollAmount()));
            }
            child = getChildAt(position - mFirstPosition);
        }
        if (child == null) {
            return true;
        }
        View old = getSelectedView();
        if (old != null && old != child) {
            old.setSelected(false);
        }
        setSelectedPositionInt(position);
        setNextSelectedPositionInt(position);
        child.setSelected(!mItemsCanFocus && hasFocus() || !child.hasFocus());
        if (mItemsCanFocus) {
            View focused = getFocusedChild();
            if (focused != null && focused != child) {
                focused.clearFocus();
            }
            if (child.requestFocus(direction)) {
                child.setSelected(false);
            }
        }
        positionSelectorLikeFocus(position, child);
        mSelectedTop = child.getTop();
        if (!awakenScrollBars()) {
            invalidate();
        }
        invokeOnItemScrollListener();
        checkSelectionChanged();
        return true;
    }

    private int getArrowScrollPreviewLength() {
        return Math.max(MIN_SCROLL_PREVIEW_PIXELS, getVerticalFadingEdgeLength());
    }

    private void scrollListItemsBy(int amount) {
        offsetChildrenTopAndBottom(amount);
        int listBottom = getHeight() - mListPadding.bottom;
        int listTop = mListPadding.top;
        if (amount < 0) {
            int n = getChildCount();
            View last = getChildAt(n - 1);
            while (last.getBottom() < listBottom) {
                int lastPosition = mFirstPosition + n - 1;
                if (lastPosition >= mItemCount - 1) {
                    break;
                }
                View below = obtainView(lastPosition + 1, mIsScrap);
                setupChild(below, lastPosition + 1, last.getBottom() + mDividerHeight, true, mListPadding.left, false,
                        mIsScrap[0]);
                last = below;
                n++;
            }
            if (last.getBottom() < listBottom) {
                offsetChildrenTopAndBottom(listBottom - last.getBottom());
            }
            View first = getChildAt(0);
            while (first.getBottom() < listTop) {
                scrapRow(first, mFirstPosition);
                first = getChildAt(0);
                mFirstPosition++;
            }
        } else {
            View first = getChildAt(0);
            while (first.getTop() > listTop && mFirstPosition > 0) {
                View above = obtainView(mFirstPosition - 1, mIsScrap);
                setupChild(above, mFirstPosition - 1, first.getTop() - mDividerHeight, false, mListPadding.left, false,
                        mIsScrap[0]);
                first = above;
                mFirstPosition--;
            }
            if (first.getTop() > listTop) {
                offsetChildrenTopAndBottom(listTop - first.getTop());
            }
            int lastIndex = getChildCount() - 1;
            View last = getChildAt(lastIndex);
            while (last.getTop() > listBottom) {
                scrapRow(last, mFirstPosition + lastIndex);
                last = getChildAt(--lastIndex);
            }
        }
        mRecycler.fullyDetachScrapViews();
        removeUnusedFixedViews(mHeaderViewInfos);
        removeUnusedFixedViews(mFooterViewInfos);
    }

    private void scrapRow(View row, int position) {
        if (mRecycler.shouldRecycleViewType(((LayoutParams) row.getLayoutParams()).viewType)) {
            mRecycler.addScrapView(row, position);
        }
        detachViewFromParent(row);
    }

    public void setItemsCanFocus(boolean itemsCanFocus) {
        mItemsCanFocus = itemsCanFocus;
        if (!itemsCanFocus) {
            setDescendantFocusability(ViewGroup.FOCUS_BLOCK_DESCENDANTS);
        }
    }

    public boolean getItemsCanFocus() {
        return mItemsCanFocus;
    }

    @Override
    public boolean isOpaque() {
        return mCachingActive && mDividerIsOpaque || super.isOpaque();
    }

    @Override
    protected void dispatchDraw(Canvas canvas) {
        boolean dividers = mDividerHeight > 0 && mDivider != null;
        if (dividers) {
            Rect bounds = mTempRect;
            bounds.left = mPaddingLeft;
            bounds.right = mRight - mLeft - mPaddingRight;
            int count = getChildCount();
            int headers = getHeaderViewsCount();
            int footersStart = mItemCount - mFooterViewInfos.size();
            for (int i = 0; i < count; i++) {
                int position = mFirstPosition + i;
                boolean header = position < headers;
                boolean footer = position >= footersStart;
                if ((!mHeaderDividersEnabled && header) || (!mFooterDividersEnabled && footer)) {
                    continue;
                }
                int at;
                if (!mStackFromBottom) {
                    at = getChildAt(i).getBottom();
                    if (at >= getHeight() - mListPadding.bottom || i == count - 1) {
                        continue;
                    }
                } else {
                    at = getChildAt(i).getTop() - mDividerHeight;
                    if (i == 0 || at < mListPadding.top) {
                        continue;
                    }
                }
                if (mAdapter.isEnabled(position) || header || footer) {
                    bounds.top = at;
                    bounds.bottom = at + mDividerHeight;
                    drawDivider(canvas, bounds, i);
                }
            }
        }
        super.dispatchDraw(canvas);
    }

    void drawDivider(Canvas canvas, Rect bounds, int childIndex) {
        mDivider.setBounds(bounds);
        mDivider.draw(canvas);
    }

    public Drawable getDivider() {
        return mDivider;
    }

    public void setDivider(Drawable divider) {
        mDividerHeight = divider != null ? divider.getIntrinsicHeight() : 0;
        mDivider = divider;
        mDividerIsOpaque = divider == null || divider.getOpacity() == android.graphics.PixelFormat.OPAQUE;
        requestLayout();
        invalidate();
    }

    public int getDividerHeight() {
        return mDividerHeight;
    }

    public void setDividerHeight(int height) {
        mDividerHeight = height;
        requestLayout();
        invalidate();
    }

    public void setHeaderDividersEnabled(boolean headerDividersEnabled) {
        mHeaderDividersEnabled = headerDividersEnabled;
        invalidate();
    }

    public boolean areHeaderDividersEnabled() {
        return mHeaderDividersEnabled;
    }

    public void setFooterDividersEnabled(boolean footerDividersEnabled) {
        mFooterDividersEnabled = footerDividersEnabled;
        invalidate();
    }

    public boolean areFooterDividersEnabled() {
        return mFooterDividersEnabled;
    }

    public void setOverscrollHeader(Drawable header) {
        mOverScrollHeader = header;
        if (mScrollY < 0) {
            invalidate();
        }
    }

    public Drawable getOverscrollHeader() {
        return mOverScrollHeader;
    }

    public void setOverscrollFooter(Drawable footer) {
        mOverScrollFooter = footer;
        invalidate();
    }

    public Drawable getOverscrollFooter() {
        return mOverScrollFooter;
    }

    @Override
    protected void onFocusChanged(boolean gainFocus, int direction, Rect previouslyFocusedRect) {
        super.onFocusChanged(gainFocus, direction, previouslyFocusedRect);
        int closest = -1;
        int closestTop = 0;
        if (mAdapter != null && gainFocus && previouslyFocusedRect != null) {
            previouslyFocusedRect.offset(mScrollX, mScrollY);
            if (mAdapter.getCount() < getChildCount() + mFirstPosition) {
                mLayoutMode = LAYOUT_NORMAL;
                layoutChildren();
            }
            int min = Integer.MAX_VALUE;
            for (int i = 0; i < getChildCount(); i++) {
                if (!mAdapter.isEnabled(mFirstPosition + i)) {
                    continue;
                }
                View other = getChildAt(i);
                other.getDrawingRect(mTempRect);
                offsetDescendantRectToMyCoords(other, mTempRect);
                int distance = getDistance(previouslyFocusedRect, mTempRect, direction);
                if (distance < min) {
                    min = distance;
                    closest = i;
                    closestTop = other.getTop();
                }
            }
        }
        if (closest >= 0) {
            setSelectionFromTop(closest + mFirstPosition, closestTop);
        } else {
            requestLayout();
        }
    }

    static int getDistance(Rect source, Rect dest, int direction) {
        int sX;
        int sY;
        int dX;
        int dY;
        switch (direction) {
            case View.FOCUS_RIGHT:
                sX = source.right;
                sY = source.top + source.height() / 2;
                dX = dest.left;
                dY = dest.top + dest.height() / 2;
                break;
            case View.FOCUS_DOWN:
                sX = source.left + source.width() / 2;
                sY = source.bottom;
                dX = dest.left + dest.width() / 2;
                dY = dest.top;
                break;
            case View.FOCUS_LEFT:
                sX = source.left;
                sY = source.top + source.height() / 2;
                dX = dest.right;
                dY = dest.top + dest.height() / 2;
                break;
            case View.FOCUS_UP:
                sX = source.left + source.width() / 2;
                sY = source.top;
                dX = dest.left + dest.width() / 2;
                dY = dest.bottom;
                break;
            case View.FOCUS_FORWARD:
            case View.FOCUS_BACKWARD:
                sX = source.right + source.width() / 2;
                sY = source.top + source.height() / 2;
                dX = dest.left + dest.width() / 2;
                dY = dest.top + dest.height() / 2;
                break;
            default:
                throw new IllegalArgumentException("direction must be one of "
                        + "{FOCUS_UP, FOCUS_DOWN, FOCUS_LEFT, FOCUS_RIGHT, FOCUS_FORWARD, FOCUS_BACKWARD}.");
        }
        int deltaX = dX - sX;
        int deltaY = dY - sY;
        return deltaY * deltaY + deltaX * deltaX;
    }

    @Override
    protected void onFinishInflate() {
        super.onFinishInflate();
        int count = getChildCount();
        if (count > 0) {
            for (int i = 0; i < count; ++i) {
                addHeaderView(getChildAt(i));
            }
            removeAllViews();
        }
    }

    @Override
    protected <T extends View> T findViewTraversal(int id) {
        View v = super.findViewTraversal(id);
        if (v == null) {
            v = inFixed(mHeaderViewInfos, id);
            if (v == null) {
                v = inFixed(mFooterViewInfos, id);
            }
        }
        return (T) v;
    }

    private static View inFixed(ArrayList<FixedViewInfo> where, int id) {
        for (int i = 0; where != null && i < where.size(); i++) {
            View v = where.get(i).view;
            if (v != null) {
                v = v.findViewById(id);
                if (v != null) {
                    return v;
                }
            }
        }
        return null;
    }

    @Deprecated
    public long[] getCheckItemIds() {
        if (mAdapter != null && mAdapter.hasStableIds()) {
            return getCheckedItemIds();
        }
        if (mChoiceMode != CHOICE_MODE_NONE && mCheckStates != null && mAdapter != null) {
            SparseBooleanArray states = mCheckStates;
            long[] ids = new long[states.size()];
            int n = 0;
            for (int i = 0; i < states.size(); i++) {
                if (states.valueAt(i)) {
                    ids[n++] = mAdapter.getItemId(states.keyAt(i));
                }
            }
            return n == ids.length ? ids : java.util.Arrays.copyOf(ids, n);
        }
        return new long[0];
    }

    public void smoothScrollByOffset(int offset) {
        super.smoothScrollByOffset(offset);
    }

    public void smoothScrollToPosition(int position) {
        super.smoothScrollToPosition(position);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return ListView.class.getName();
    }
}
