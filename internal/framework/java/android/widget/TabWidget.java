package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.view.View.OnFocusChangeListener;
import com.android.internal.R;

/** The row of a tab host's tabs. */
public class TabWidget extends LinearLayout implements OnFocusChangeListener {
    private final Rect mBounds = new Rect();
    private OnTabSelectionChanged mSelectionChangedListener;
    private int mSelectedTab = -1;
    private Drawable mLeftStrip;
    private Drawable mRightStrip;
    private boolean mDrawBottomStrips = true;
    private boolean mStripMoved;
    private int mImposedTabsHeight = -1;
    private int[] mImposedTabWidths;

    public TabWidget(Context context) {
        this(context, null);
    }

    public TabWidget(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.tabWidgetStyle);
    }

    public TabWidget(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public TabWidget(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.TabWidget, defStyleAttr, defStyleRes);
        mDrawBottomStrips = a.getBoolean(R.styleable.TabWidget_tabStripEnabled, mDrawBottomStrips);
        boolean old = context.getApplicationInfo().targetSdkVersion <= 4;
        mLeftStrip = a.hasValueOrEmpty(R.styleable.TabWidget_tabStripLeft) ? a.getDrawable(R.styleable.TabWidget_tabStripLeft)
                : context.getDrawable(old ? R.drawable.tab_bottom_left_v4 : R.drawable.tab_bottom_left);
        mRightStrip = a.hasValueOrEmpty(R.styleable.TabWidget_tabStripRight) ? a.getDrawable(R.styleable.TabWidget_tabStripRight)
                : context.getDrawable(old ? R.drawable.tab_bottom_right_v4 : R.drawable.tab_bottom_right);
        a.recycle();
        setChildrenDrawingOrderEnabled(true);
    }

    @Override
    protected void onSizeChanged(int w, int h, int oldw, int oldh) {
        mStripMoved = true;
        super.onSizeChanged(w, h, oldw, oldh);
    }

    @Override
    protected int getChildDrawingOrder(int childCount, int i) {
        if (mSelectedTab == -1) {
            return i;
        }
        if (i == childCount - 1) {
            return mSelectedTab;
        }
        return i >= mSelectedTab ? i + 1 : i;
    }

    @Override
    void measureChildBeforeLayout(View child, int childIndex, int widthMeasureSpec, int totalWidth,
            int heightMeasureSpec, int totalHeight) {
        if (!isMeasureWithLargestChildEnabled() && mImposedTabsHeight >= 0) {
            widthMeasureSpec = MeasureSpec.makeMeasureSpec(totalWidth + mImposedTabWidths[childIndex],
                    MeasureSpec.EXACTLY);
            heightMeasureSpec = MeasureSpec.makeMeasureSpec(mImposedTabsHeight, MeasureSpec.EXACTLY);
        }
        super.measureChildBeforeLayout(child, childIndex, widthMeasureSpec, totalWidth, heightMeasureSpec, totalHeight);
    }

    @Override
    void measureHorizontal(int widthMeasureSpec, int heightMeasureSpec) {
        if (MeasureSpec.getMode(widthMeasureSpec) == MeasureSpec.UNSPECIFIED) {
            super.measureHorizontal(widthMeasureSpec, heightMeasureSpec);
            return;
        }
        int width = MeasureSpec.getSize(widthMeasureSpec);
        mImposedTabsHeight = -1;
        super.measureHorizontal(MeasureSpec.makeSafeMeasureSpec(width, MeasureSpec.UNSPECIFIED), heightMeasureSpec);
        int extra = getMeasuredWidth() - width;
        if (extra > 0) {
            int count = getChildCount();
            int shown = 0;
            for (int i = 0; i < count; i++) {
                if (getChildAt(i).getVisibility() != GONE) {
                    shown++;
                }
            }
            if (shown > 0) {
                if (mImposedTabWidths == null || mImposedTabWidths.length != count) {
                    mImposedTabWidths = new int[count];
                }
                for (int i = 0; i < count; i++) {
                    View child = getChildAt(i);
                    if (child.getVisibility() == GONE) {
                        continue;
                    }
                    int measured = child.getMeasuredWidth();
                    int imposed = Math.max(0, measured - extra / shown);
                    mImposedTabWidths[i] = imposed;
                    extra -= measured - imposed;
                    shown--;
                    mImposedTabsHeight = Math.max(mImposedTabsHeight, child.getMeasuredHeight());
                }
            }
        }
        super.measureHorizontal(widthMeasureSpec, heightMeasureSpec);
    }

    public View getChildTabViewAt(int index) {
        return getChildAt(index);
    }

    public int getTabCount() {
        return getChildCount();
    }

    @Override
    public void setDividerDrawable(Drawable drawable) {
        super.setDividerDrawable(drawable);
    }

    public void setDividerDrawable(int resId) {
        setDividerDrawable(mContext.getDrawable(resId));
    }

    public void setLeftStripDrawable(Drawable drawable) {
        mLeftStrip = drawable;
        requestLayout();
        invalidate();
    }

    public void setLeftStripDrawable(int resId) {
        setLeftStripDrawable(mContext.getDrawable(resId));
    }

    public Drawable getLeftStripDrawable() {
        return mLeftStrip;
    }

    public void setRightStripDrawable(Drawable drawable) {
        mRightStrip = drawable;
        requestLayout();
        invalidate();
    }

    public void setRightStripDrawable(int resId) {
        setRightStripDrawable(mContext.getDrawable(resId));
    }

    public Drawable getRightStripDrawable() {
        return mRightStrip;
    }

    public void setStripEnabled(boolean enabled) {
        mDrawBottomStrips = enabled;
        invalidate();
    }

    public boolean isStripEnabled() {
        return mDrawBottomStrips;
    }

    @Override
    public void childDrawableStateChanged(View child) {
        if (getTabCount() > 0 && child == getChildTabViewAt(mSelectedTab)) {
            invalidate();
        }
        super.childDrawableStateChanged(child);
    }

    @Override
    public void dispatchDraw(Canvas canvas) {
        super.dispatchDraw(canvas);
        if (getTabCount() == 0 || !mDrawBottomStrips || mSelectedTab == -1) {
            return;
        }
        View selected = getChildTabViewAt(mSelectedTab);
        mLeftStrip.setState(selected.getDrawableState());
        mRightStrip.setState(selected.getDrawableState());
        if (mStripMoved) {
            mBounds.left = selected.getLeft();
            mBounds.right = selected.getRight();
            int height = getHeight();
            mLeftStrip.setBounds(Math.min(0, mBounds.left - mLeftStrip.getIntrinsicWidth()),
                    height - mLeftStrip.getIntrinsicHeight(), mBounds.left, height);
            mRightStrip.setBounds(mBounds.right, height - mRightStrip.getIntrinsicHeight(),
                    Math.max(getWidth(), mBounds.right + mRightStrip.getIntrinsicWidth()), height);
            mStripMoved = false;
        }
        mLeftStrip.draw(canvas);
        mRightStrip.draw(canvas);
    }

    public void setCurrentTab(int index) {
        if (index < 0 || index >= getTabCount() || index == mSelectedTab) {
            return;
        }
        if (mSelectedTab != -1) {
            getChildTabViewAt(mSelectedTab).setSelected(false);
        }
        mSelectedTab = index;
        getChildTabViewAt(mSelectedTab).setSelected(true);
        mStripMoved = true;
    }

    public void focusCurrentTab(int index) {
        int old = mSelectedTab;
        setCurrentTab(index);
        if (old != index) {
            getChildTabViewAt(index).requestFocus();
        }
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        for (int i = 0; i < getTabCount(); i++) {
            getChildTabViewAt(i).setEnabled(enabled);
        }
    }

    @Override
    public void addView(View child) {
        if (child.getLayoutParams() == null) {
            LayoutParams lp = new LayoutParams(0, android.view.ViewGroup.LayoutParams.MATCH_PARENT, 1.0f);
            lp.setMargins(0, 0, 0, 0);
            child.setLayoutParams(lp);
        }
        child.setFocusable(true);
        child.setClickable(true);
        super.addView(child);
        child.setOnClickListener(new TabClickListener(getTabCount() - 1));
    }

    @Override
    public void removeAllViews() {
        super.removeAllViews();
        mSelectedTab = -1;
    }

    void setTabSelectionListener(OnTabSelectionChanged listener) {
        mSelectionChangedListener = listener;
    }

    @Override
    public void onFocusChange(View v, boolean hasFocus) {
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return TabWidget.class.getName();
    }

    private class TabClickListener implements OnClickListener {
        private final int mTabIndex;

        private TabClickListener(int tabIndex) {
            mTabIndex = tabIndex;
        }

        public void onClick(View v) {
            mSelectionChangedListener.onTabSelectionChanged(mTabIndex, true);
        }
    }

    interface OnTabSelectionChanged {
        void onTabSelectionChanged(int tabIndex, boolean clicked);
    }
}
