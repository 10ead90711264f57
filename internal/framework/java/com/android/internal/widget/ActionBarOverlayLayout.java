package com.android.internal.widget;

import android.animation.Animator;
import android.animation.AnimatorListenerAdapter;
import android.content.Context;
import android.content.pm.ActivityInfo;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Build;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.IntProperty;
import android.util.Property;
import android.util.SparseArray;
import android.view.Menu;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewPropertyAnimator;
import android.view.Window;
import android.view.WindowInsets;
import android.widget.OverScroller;
import android.widget.Toolbar;
import com.android.internal.R;
import com.android.internal.view.menu.MenuPresenter;

/** The decor of a window with an action bar: the bar above the content, or over it. */
public class ActionBarOverlayLayout extends ViewGroup implements DecorContentParent {
    private static final int ACTION_BAR_ANIMATE_DELAY = 600;
    static final int[] ATTRS = {R.attr.actionBarSize, R.attr.windowContentOverlay};

    public static final Property<ActionBarOverlayLayout, Integer> ACTION_BAR_HIDE_OFFSET =
            new IntProperty<ActionBarOverlayLayout>("actionBarHideOffset") {
        @Override
        public void setValue(ActionBarOverlayLayout object, int value) {
            object.setActionBarHideOffset(value);
        }

        @Override
        public Integer get(ActionBarOverlayLayout object) {
            return object.getActionBarHideOffset();
        }
    };

    private int mActionBarHeight;
    private int mWindowVisibility = VISIBLE;
    private View mContent;
    private ActionBarContainer mActionBarBottom;
    private ActionBarContainer mActionBarTop;
    private DecorToolbar mDecorToolbar;
    private Drawable mWindowContentOverlay;
    private boolean mIgnoreWindowContentOverlay;
    private boolean mOverlayMode;
    private boolean mHasNonEmbeddedTabs;
    private boolean mHideOnContentScroll;
    private boolean mAnimatingForFling;
    private int mHideOnContentScrollReference;
    private int mLastSystemUiVisibility;
    private final Rect mBaseContentInsets = new Rect();
    private final Rect mLastBaseContentInsets = new Rect();
    private final Rect mContentInsets = new Rect();
    private final Rect mBaseInnerInsets = new Rect();
    private final Rect mInnerInsets = new Rect();
    private final Rect mLastInnerInsets = new Rect();
    private ActionBarVisibilityCallback mActionBarVisibilityCallback;
    private OverScroller mFlingEstimator;
    private ViewPropertyAnimator mTopAnimator;
    private ViewPropertyAnimator mBottomAnimator;

    private final Animator.AnimatorListener mTopAnimatorListener = new AnimatorListenerAdapter() {
        @Override
        public void onAnimationEnd(Animator animation) {
            mTopAnimator = null;
            mAnimatingForFling = false;
        }

        @Override
        public void onAnimationCancel(Animator animation) {
            onAnimationEnd(animation);
        }
    };
    private final Runnable mRemoveActionBarHideOffset = new Runnable() {
        public void run() {
            slideBars(false);
        }
    };
    private final Runnable mAddActionBarHideOffset = new Runnable() {
        public void run() {
            slideBars(true);
        }
    };

    public interface ActionBarVisibilityCallback {
        void onWindowVisibilityChanged(int visibility);

        void showForSystem();

        void hideForSystem();

        void enableContentAnimations(boolean enable);

        void onContentScrollStarted();

        void onContentScrollStopped();
    }

    public ActionBarOverlayLayout(Context context) {
        this(context, null);
    }

    public ActionBarOverlayLayout(Context context, AttributeSet attrs) {
        super(context, attrs);
        TypedArray a = context.getTheme().obtainStyledAttributes(ATTRS);
        mActionBarHeight = a.getDimensionPixelSize(0, 0);
        mWindowContentOverlay = a.getDrawable(1);
        a.recycle();
        setWillNotDraw(mWindowContentOverlay == null);
        mIgnoreWindowContentOverlay = isBeforeKitkat();
        mFlingEstimator = new OverScroller(context);
    }

    private boolean isBeforeKitkat() {
        return getContext().getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.KITKAT;
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        haltAnimations();
    }

    public void setActionBarVisibilityCallback(ActionBarVisibilityCallback cb) {
        mActionBarVisibilityCallback = cb;
        if (getWindowToken() != null) {
            cb.onWindowVisibilityChanged(mWindowVisibility);
            if (mLastSystemUiVisibility != 0) {
                onWindowSystemUiVisibilityChanged(mLastSystemUiVisibility);
                requestApplyInsets();
            }
        }
    }

    public void setOverlayMode(boolean overlayMode) {
        mOverlayMode = overlayMode;
        mIgnoreWindowContentOverlay = overlayMode && isBeforeKitkat();
    }

    public boolean isInOverlayMode() {
        return mOverlayMode;
    }

    public void setHasNonEmbeddedTabs(boolean hasNonEmbeddedTabs) {
        mHasNonEmbeddedTabs = hasNonEmbeddedTabs;
    }

    /** A full screen window with a stable layout shows its status bar while an action mode is on. */
    public void setShowingForActionMode(boolean showing) {
        int stableFullscreen = SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN | SYSTEM_UI_FLAG_LAYOUT_STABLE;
        if (!showing) {
            setDisabledSystemUiVisibility(0);
        } else if ((getWindowSystemUiVisibility() & stableFullscreen) == stableFullscreen) {
            setDisabledSystemUiVisibility(SYSTEM_UI_FLAG_FULLSCREEN);
        }
    }

    @Override
    protected void onConfigurationChanged(Configuration newConfig) {
        super.onConfigurationChanged(newConfig);
        TypedArray a = getContext().getTheme().obtainStyledAttributes(ATTRS);
        mActionBarHeight = a.getDimensionPixelSize(0, 0);
        a.recycle();
        requestApplyInsets();
    }

    @Override
    public void onWindowSystemUiVisibilityChanged(int visible) {
        super.onWindowSystemUiVisibilityChanged(visible);
        pullChildren();
        int diff = mLastSystemUiVisibility ^ visible;
        mLastSystemUiVisibility = visible;
        boolean barVisible = (visible & SYSTEM_UI_FLAG_FULLSCREEN) == 0;
        boolean stable = (visible & SYSTEM_UI_FLAG_LAYOUT_STABLE) != 0;
        if (mActionBarVisibilityCallback != null) {
            mActionBarVisibilityCallback.enableContentAnimations(!stable);
            if (barVisible || !stable) {
                mActionBarVisibilityCallback.showForSystem();
            } else {
                mActionBarVisibilityCallback.hideForSystem();
            }
            if ((diff & SYSTEM_UI_FLAG_LAYOUT_STABLE) != 0) {
                requestApplyInsets();
            }
        }
    }

    @Override
    protected void onWindowVisibilityChanged(int visibility) {
        super.onWindowVisibilityChanged(visibility);
        mWindowVisibility = visibility;
        if (mActionBarVisibilityCallback != null) {
            mActionBarVisibilityCallback.onWindowVisibilityChanged(visibility);
        }
    }

    /** Makes insets the margins of a child, and says whether that changed them. */
    private static boolean applyInsets(View view, Rect insets, boolean top, boolean bottom) {
        LayoutParams lp = (LayoutParams) view.getLayoutParams();
        int t = top ? insets.top : lp.topMargin;
        int b = bottom ? insets.bottom : lp.bottomMargin;
        boolean changed = lp.leftMargin != insets.left || lp.topMargin != t || lp.rightMargin != insets.right || lp.bottomMargin != b;
        lp.leftMargin = insets.left;
        lp.topMargin = t;
        lp.rightMargin = insets.right;
        lp.bottomMargin = b;
        return changed;
    }

    @Override
    public WindowInsets onApplyWindowInsets(WindowInsets insets) {
        pullChildren();
        Rect system = insets.getSystemWindowInsets();
        boolean changed = applyInsets(mActionBarTop, system, true, false);
        if (mActionBarBottom != null) {
            changed |= applyInsets(mActionBarBottom, system, false, true);
        }
        mBaseInnerInsets.set(system);
        computeFitSystemWindows(mBaseInnerInsets, mBaseContentInsets);
        if (!mLastBaseContentInsets.equals(mBaseContentInsets)) {
            changed = true;
            mLastBaseContentInsets.set(mBaseContentInsets);
        }
        if (changed) {
            requestLayout();
        }
        return WindowInsets.CONSUMED;
    }

    @Override
    protected LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT);
    }

    @Override
    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    @Override
    protected ViewGroup.LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
        return new LayoutParams(p);
    }

    @Override
    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p instanceof LayoutParams;
    }

    private int mMaxWidth;
    private int mMaxHeight;
    private int mChildState;

    private void measureAndCount(View child, int widthMeasureSpec, int heightMeasureSpec) {
        measureChildWithMargins(child, widthMeasureSpec, 0, heightMeasureSpec, 0);
        LayoutParams lp = (LayoutParams) child.getLayoutParams();
        mMaxWidth = Math.max(mMaxWidth, child.getMeasuredWidth() + lp.leftMargin + lp.rightMargin);
        mMaxHeight = Math.max(mMaxHeight, child.getMeasuredHeight() + lp.topMargin + lp.bottomMargin);
        mChildState = combineMeasuredStates(mChildState, child.getMeasuredState());
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        pullChildren();
        mMaxWidth = 0;
        mMaxHeight = 0;
        mChildState = 0;
        measureAndCount(mActionBarTop, widthMeasureSpec, heightMeasureSpec);
        if (mActionBarBottom != null) {
            measureAndCount(mActionBarBottom, widthMeasureSpec, heightMeasureSpec);
        }
        // A stable layout leaves the bars' room whether or not they are shown.
        boolean stable = (getWindowSystemUiVisibility() & SYSTEM_UI_FLAG_LAYOUT_STABLE) != 0;
        int top = 0;
        if (stable) {
            top = mHasNonEmbeddedTabs && mActionBarTop.getTabContainer() != null ? 2 * mActionBarHeight : mActionBarHeight;
        } else if (mActionBarTop.getVisibility() != GONE) {
            top = mActionBarTop.getMeasuredHeight();
        }
        int bottom = 0;
        if (mDecorToolbar.isSplit() && mActionBarBottom != null) {
            bottom = stable ? mActionBarHeight : mActionBarBottom.getMeasuredHeight();
        }
        mContentInsets.set(mBaseContentInsets);
        mInnerInsets.set(mBaseInnerInsets);
        Rect taken = !mOverlayMode && !stable ? mContentInsets : mInnerInsets;
        taken.top += top;
        taken.bottom += bottom;
        applyInsets(mContent, mContentInsets, true, true);
        if (!mLastInnerInsets.equals(mInnerInsets)) {
            mLastInnerInsets.set(mInnerInsets);
            mContent.dispatchApplyWindowInsets(new WindowInsets(mInnerInsets));
        }
        measureAndCount(mContent, widthMeasureSpec, heightMeasureSpec);
        int width = Math.max(mMaxWidth + getPaddingLeft() + getPaddingRight(), getSuggestedMinimumWidth());
        int height = Math.max(mMaxHeight + getPaddingTop() + getPaddingBottom(), getSuggestedMinimumHeight());
        setMeasuredDimension(resolveSizeAndState(width, widthMeasureSpec, mChildState),
                resolveSizeAndState(height, heightMeasureSpec, mChildState << MEASURED_HEIGHT_STATE_SHIFT));
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        int parentBottom = bottom - top - getPaddingBottom();
        for (int i = 0; i < getChildCount(); i++) {
            View child = getChildAt(i);
            if (child.getVisibility() == GONE) {
                continue;
            }
            LayoutParams lp = (LayoutParams) child.getLayoutParams();
            int width = child.getMeasuredWidth();
            int height = child.getMeasuredHeight();
            int x = getPaddingLeft() + lp.leftMargin;
            int y = child == mActionBarBottom ? parentBottom - height - lp.bottomMargin : getPaddingTop() + lp.topMargin;
            child.layout(x, y, x + width, y + height);
        }
    }

    @Override
    public void draw(Canvas c) {
        super.draw(c);
        if (mWindowContentOverlay != null && !mIgnoreWindowContentOverlay) {
            int top = mActionBarTop.getVisibility() == VISIBLE
                    ? (int) (mActionBarTop.getBottom() + mActionBarTop.getTranslationY() + 0.5f) : 0;
            mWindowContentOverlay.setBounds(0, top, getWidth(), top + mWindowContentOverlay.getIntrinsicHeight());
            mWindowContentOverlay.draw(c);
        }
    }

    @Override
    public boolean shouldDelayChildPressedState() {
        return false;
    }

    @Override
    public boolean onStartNestedScroll(View child, View target, int axes) {
        return (axes & SCROLL_AXIS_VERTICAL) != 0 && mActionBarTop.getVisibility() == VISIBLE && mHideOnContentScroll;
    }

    @Override
    public void onNestedScrollAccepted(View child, View target, int axes) {
        super.onNestedScrollAccepted(child, target, axes);
        mHideOnContentScrollReference = getActionBarHideOffset();
        haltAnimations();
        if (mActionBarVisibilityCallback != null) {
            mActionBarVisibilityCallback.onContentScrollStarted();
        }
    }

    @Override
    public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
        mHideOnContentScrollReference += dyConsumed;
        setActionBarHideOffset(mHideOnContentScrollReference);
    }

    @Override
    public void onStopNestedScroll(View target) {
        super.onStopNestedScroll(target);
        if (mHideOnContentScroll && !mAnimatingForFling) {
            haltAnimations();
            boolean show = mHideOnContentScrollReference <= mActionBarTop.getHeight();
            postDelayed(show ? mRemoveActionBarHideOffset : mAddActionBarHideOffset, ACTION_BAR_ANIMATE_DELAY);
        }
        if (mActionBarVisibilityCallback != null) {
            mActionBarVisibilityCallback.onContentScrollStopped();
        }
    }

    @Override
    public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
        if (!mHideOnContentScroll || !consumed) {
            return false;
        }
        mFlingEstimator.fling(0, 0, 0, (int) velocityY, 0, 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
        haltAnimations();
        slideBars(mFlingEstimator.getFinalY() > mActionBarTop.getHeight());
        mAnimatingForFling = true;
        return true;
    }

    void pullChildren() {
        if (mContent == null) {
            mContent = findViewById(R.id.content);
            mActionBarTop = (ActionBarContainer) findViewById(R.id.action_bar_container);
            mDecorToolbar = getDecorToolbar(findViewById(R.id.action_bar));
            mActionBarBottom = (ActionBarContainer) findViewById(R.id.split_action_bar);
        }
    }

    private static DecorToolbar getDecorToolbar(View view) {
        if (view instanceof DecorToolbar) {
            return (DecorToolbar) view;
        }
        if (view instanceof Toolbar) {
            return ((Toolbar) view).getWrapper();
        }
        throw new IllegalStateException("Can't make a decor toolbar out of " + view.getClass().getSimpleName());
    }

    public void setHideOnContentScrollEnabled(boolean hideOnContentScroll) {
        if (hideOnContentScroll != mHideOnContentScroll) {
            mHideOnContentScroll = hideOnContentScroll;
            if (!hideOnContentScroll) {
                stopNestedScroll();
                haltAnimations();
                setActionBarHideOffset(0);
            }
        }
    }

    public boolean isHideOnContentScrollEnabled() {
        return mHideOnContentScroll;
    }

    public int getActionBarHideOffset() {
        return mActionBarTop != null ? -(int) mActionBarTop.getTranslationY() : 0;
    }

    public void setActionBarHideOffset(int offset) {
        haltAnimations();
        int height = mActionBarTop.getHeight();
        offset = Math.max(0, Math.min(offset, height));
        mActionBarTop.setTranslationY(-offset);
        if (mActionBarBottom != null && mActionBarBottom.getVisibility() != GONE) {
            mActionBarBottom.setTranslationY((int) (mActionBarBottom.getHeight() * ((float) offset / height)));
        }
    }

    private void haltAnimations() {
        removeCallbacks(mRemoveActionBarHideOffset);
        removeCallbacks(mAddActionBarHideOffset);
        if (mTopAnimator != null) {
            mTopAnimator.cancel();
        }
        if (mBottomAnimator != null) {
            mBottomAnimator.cancel();
        }
    }

    private void slideBars(boolean out) {
        haltAnimations();
        mTopAnimator = mActionBarTop.animate().translationY(out ? -mActionBarTop.getHeight() : 0).setListener(mTopAnimatorListener);
        if (mActionBarBottom != null && mActionBarBottom.getVisibility() != GONE) {
            mBottomAnimator = mActionBarBottom.animate().translationY(out ? mActionBarBottom.getHeight() : 0);
        }
    }

    @Override
    public void setWindowCallback(Window.Callback cb) {
        pullChildren();
        mDecorToolbar.setWindowCallback(cb);
    }

    @Override
    public void setWindowTitle(CharSequence title) {
        pullChildren();
        mDecorToolbar.setWindowTitle(title);
    }

    @Override
    public CharSequence getTitle() {
        pullChildren();
        return mDecorToolbar.getTitle();
    }

    @Override
    public void initFeature(int windowFeature) {
        pullChildren();
        if (windowFeature == Window.FEATURE_PROGRESS) {
            mDecorToolbar.initProgress();
        } else if (windowFeature == Window.FEATURE_INDETERMINATE_PROGRESS) {
            mDecorToolbar.initIndeterminateProgress();
        } else if (windowFeature == Window.FEATURE_ACTION_BAR_OVERLAY) {
            setOverlayMode(true);
        }
    }

    @Override
    public void setUiOptions(int uiOptions) {
        pullChildren();
        boolean splitWhenNarrow = (uiOptions & ActivityInfo.UIOPTION_SPLIT_ACTION_BAR_WHEN_NARROW) != 0;
        if (mActionBarBottom == null || !mDecorToolbar.canSplit()) {
            return;
        }
        boolean split = splitWhenNarrow && getContext().getResources().getBoolean(R.bool.split_action_bar_is_narrow);
        mDecorToolbar.setSplitView(mActionBarBottom);
        mDecorToolbar.setSplitToolbar(split);
        mDecorToolbar.setSplitWhenNarrow(splitWhenNarrow);
        ActionBarContextView contextView = (ActionBarContextView) findViewById(R.id.action_context_bar);
        contextView.setSplitView(mActionBarBottom);
        contextView.setSplitToolbar(split);
        contextView.setSplitWhenNarrow(splitWhenNarrow);
    }

    @Override
    public boolean hasIcon() {
        pullChildren();
        return mDecorToolbar.hasIcon();
    }

    @Override
    public boolean hasLogo() {
        pullChildren();
        return mDecorToolbar.hasLogo();
    }

    @Override
    public void setIcon(int resId) {
        pullChildren();
        mDecorToolbar.setIcon(resId);
    }

    @Override
    public void setIcon(Drawable d) {
        pullChildren();
        mDecorToolbar.setIcon(d);
    }

    @Override
    public void setLogo(int resId) {
        pullChildren();
        mDecorToolbar.setLogo(resId);
    }

    @Override
    public boolean canShowOverflowMenu() {
        pullChildren();
        return mDecorToolbar.canShowOverflowMenu();
    }

    @Override
    public boolean isOverflowMenuShowing() {
        pullChildren();
        return mDecorToolbar.isOverflowMenuShowing();
    }

    @Override
    public boolean isOverflowMenuShowPending() {
        pullChildren();
        return mDecorToolbar.isOverflowMenuShowPending();
    }

    @Override
    public boolean showOverflowMenu() {
        pullChildren();
        return mDecorToolbar.showOverflowMenu();
    }

    @Override
    public boolean hideOverflowMenu() {
        pullChildren();
        return mDecorToolbar.hideOverflowMenu();
    }

    @Override
    public void setMenuPrepared() {
        pullChildren();
        mDecorToolbar.setMenuPrepared();
    }

    @Override
    public void setMenu(Menu menu, MenuPresenter.Callback cb) {
        pullChildren();
        mDecorToolbar.setMenu(menu, cb);
    }

    @Override
    public void saveToolbarHierarchyState(SparseArray<Parcelable> toolbarStates) {
        pullChildren();
        mDecorToolbar.saveHierarchyState(toolbarStates);
    }

    @Override
    public void restoreToolbarHierarchyState(SparseArray<Parcelable> toolbarStates) {
        pullChildren();
        mDecorToolbar.restoreHierarchyState(toolbarStates);
    }

    @Override
    public void dismissPopups() {
        pullChildren();
        mDecorToolbar.dismissPopupMenus();
    }

    public static class LayoutParams extends MarginLayoutParams {
        public LayoutParams(Context c, AttributeSet attrs) {
            super(c, attrs);
        }

        public LayoutParams(int width, int height) {
            super(width, height);
        }

        public LayoutParams(ViewGroup.LayoutParams source) {
            super(source);
        }

        public LayoutParams(ViewGroup.MarginLayoutParams source) {
            super(source);
        }
    }
}
