package com.android.internal.view.menu;

import android.content.Context;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import com.android.internal.R;

/** The icon menu of old apps: up to six items in rows at the bottom of the window. */
public final class IconMenuView extends ViewGroup implements MenuBuilder.ItemInvoker, MenuView {
    private MenuBuilder menu;
    private final int rowHeight;
    private final int maxRows;
    private final int maxItems;
    private final int maxItemsPerRow;
    private int actualItems;
    private final Drawable horizontalDivider;
    private final int horizontalDividerHeight;
    private final Drawable verticalDivider;
    private final int verticalDividerWidth;
    private final Drawable moreIcon;
    private final Drawable itemBackground;
    private final int animations;
    private boolean staleChildren;
    private final int[] layout;
    private int rows;

    public IconMenuView(Context context, AttributeSet attrs) {
        super(context, attrs);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.IconMenuView, 0, 0);
        rowHeight = a.getDimensionPixelSize(R.styleable.IconMenuView_rowHeight, 64);
        maxRows = a.getInt(R.styleable.IconMenuView_maxRows, 2);
        maxItems = a.getInt(R.styleable.IconMenuView_maxItems, 6);
        maxItemsPerRow = a.getInt(R.styleable.IconMenuView_maxItemsPerRow, 3);
        moreIcon = a.getDrawable(R.styleable.IconMenuView_moreIcon);
        a.recycle();
        a = context.obtainStyledAttributes(attrs, R.styleable.MenuView, 0, 0);
        itemBackground = a.getDrawable(R.styleable.MenuView_itemBackground);
        horizontalDivider = a.getDrawable(R.styleable.MenuView_horizontalDivider);
        horizontalDividerHeight = horizontalDivider == null ? 0 : Math.max(1, horizontalDivider.getIntrinsicHeight());
        verticalDivider = a.getDrawable(R.styleable.MenuView_verticalDivider);
        verticalDividerWidth = verticalDivider == null ? 0 : Math.max(1, verticalDivider.getIntrinsicWidth());
        animations = a.getResourceId(R.styleable.MenuView_windowAnimationStyle, 0);
        a.recycle();
        layout = new int[maxRows];
        setWillNotDraw(false);
        setFocusableInTouchMode(true);
        setDescendantFocusability(FOCUS_AFTER_DESCENDANTS);
    }

    int getMaxItems() {
        return maxItems;
    }

    int getNumActualItemsShown() {
        return actualItems;
    }

    void setNumActualItemsShown(int count) {
        actualItems = count;
    }

    public int[] getLayout() {
        return layout;
    }

    public int getLayoutNumRows() {
        return rows;
    }

    /** The items of the rows, the longer rows at the bottom. */
    private void layoutItems(int width) {
        int n = getChildCount();
        if (n == 0) {
            rows = 0;
            return;
        }
        rows = Math.min((int) Math.ceil(n / (float) maxItemsPerRow), maxRows);
        for (; rows <= maxRows; rows++) {
            int per = n / rows;
            int first = rows - n % rows;
            for (int i = 0; i < rows; i++) layout[i] = i >= first ? per + 1 : per;
            if (rows >= n || fits()) break;
            if (rows == maxRows) break;
        }
    }

    private boolean fits() {
        int item = 0;
        for (int row = 0; row < rows; row++) {
            int count = layout[row];
            if (count == 1) {
                item++;
                continue;
            }
            for (int i = count; i > 0; i--) {
                LayoutParams lp = (LayoutParams) getChildAt(item++).getLayoutParams();
                if (lp.maxNumItemsOnRow < count) return false;
            }
        }
        return true;
    }

    Drawable getItemBackgroundDrawable() {
        return itemBackground.getConstantState().newDrawable(getContext().getResources());
    }

    IconMenuItemView createMoreItemView() {
        IconMenuItemView view = (IconMenuItemView) LayoutInflater.from(getContext()).inflate(R.layout.icon_menu_item_layout, null);
        Resources r = getContext().getResources();
        view.initialize(r.getText(R.string.more_item_label), moreIcon);
        view.setOnClickListener(new OnClickListener() {
            @Override
            public void onClick(View v) {
                menu.changeMenuMode();
            }
        });
        return view;
    }

    @Override
    public void initialize(MenuBuilder menu) {
        this.menu = menu;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        int width = resolveSize(Integer.MAX_VALUE, widthMeasureSpec);
        calculateItemFittingMetadata(width);
        layoutItems(width);
        int desired = (rowHeight + horizontalDividerHeight) * rows - horizontalDividerHeight;
        setMeasuredDimension(width, resolveSize(desired, heightMeasureSpec));
        if (rows > 0) positionChildren(getMeasuredWidth(), getMeasuredHeight());
    }

    private void calculateItemFittingMetadata(int width) {
        for (int i = 0; i < getChildCount(); i++) {
            LayoutParams lp = (LayoutParams) getChildAt(i).getLayoutParams();
            lp.maxNumItemsOnRow = 1;
            for (int cur = maxItemsPerRow; cur > 0; cur--) {
                if (lp.desiredWidth < width / cur) {
                    lp.maxNumItemsOnRow = cur;
                    break;
                }
            }
        }
    }

    private void positionChildren(int menuWidth, int menuHeight) {
        int item = 0;
        float itemTop = 0;
        float itemHeight = (menuHeight - horizontalDividerHeight * (rows - 1)) / (float) rows;
        for (int row = 0; row < rows; row++) {
            float left = 0;
            int n = layout[row];
            float itemWidth = (menuWidth - verticalDividerWidth * (n - 1)) / (float) n;
            LayoutParams last = null;
            for (int i = 0; i < n; i++) {
                View child = getChildAt(item++);
                child.measure(MeasureSpec.makeMeasureSpec((int) itemWidth, MeasureSpec.EXACTLY), MeasureSpec.makeMeasureSpec((int) itemHeight, MeasureSpec.EXACTLY));
                last = (LayoutParams) child.getLayoutParams();
                last.left = (int) left;
                last.right = (int) (left + itemWidth);
                last.top = (int) itemTop;
                last.bottom = (int) (itemTop + itemHeight);
                left += itemWidth;
                if (verticalDivider != null) left += verticalDividerWidth;
            }
            if (last != null) last.right = menuWidth;
            itemTop += itemHeight;
            if (horizontalDivider != null && row < rows - 1) itemTop += horizontalDividerHeight;
        }
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        for (int i = getChildCount() - 1; i >= 0; i--) {
            View child = getChildAt(i);
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            child.layout(lp.left, lp.top, lp.right, lp.bottom);
        }
    }

    @Override
    public boolean invokeItem(MenuItemImpl item) {
        return menu.performItemAction(item, 0);
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof LayoutParams;
    }

    void markStaleChildren() {
        if (staleChildren) return;
        staleChildren = true;
        requestLayout();
    }

    @Override
    public int getWindowAnimations() {
        return animations;
    }

    /** Where an item stands. */
    public static class LayoutParams extends ViewGroup.MarginLayoutParams {
        int left;
        int top;
        int right;
        int bottom;
        int desiredWidth;
        int maxNumItemsOnRow;

        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
        }

        public LayoutParams(int width, int height) {
            super(width, height);
        }
    }
}
