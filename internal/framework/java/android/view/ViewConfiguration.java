package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.Point;
import android.util.DisplayMetrics;
import android.util.SparseArray;

/** Distances, times and speeds of the user interface. */
public class ViewConfiguration {
    private static final SparseArray<ViewConfiguration> sConfigurations = new SparseArray<ViewConfiguration>(2);
    private final int mEdgeSlop, mFadingEdgeLength, mMinimumFlingVelocity, mMaximumFlingVelocity, mScrollbarSize, mTouchSlop;
    private final int mDoubleTapTouchSlop, mPagingTouchSlop, mDoubleTapSlop, mWindowTouchSlop, mMaximumDrawingCacheSize;
    private final int mOverscrollDistance, mOverflingDistance;
    private final float mHorizontalScrollFactor, mVerticalScrollFactor;

    @Deprecated
    public ViewConfiguration() {
        mEdgeSlop = 12;
        mFadingEdgeLength = 12;
        mMinimumFlingVelocity = 50;
        mMaximumFlingVelocity = 8000;
        mScrollbarSize = 4;
        mTouchSlop = 8;
        mDoubleTapTouchSlop = 8;
        mPagingTouchSlop = 16;
        mDoubleTapSlop = 100;
        mWindowTouchSlop = 16;
        mMaximumDrawingCacheSize = 480 * 800 * 4;
        mOverscrollDistance = 0;
        mOverflingDistance = 6;
        mHorizontalScrollFactor = 64;
        mVerticalScrollFactor = 64;
    }

    private ViewConfiguration(Context context) {
        final Resources res = context.getResources();
        final DisplayMetrics metrics = res.getDisplayMetrics();
        final float density = metrics.density;
        final float sized = res.getConfiguration().isLayoutSizeAtLeast(Configuration.SCREENLAYOUT_SIZE_XLARGE) ? density * 1.5f : density;
        mEdgeSlop = (int) (sized * 12 + 0.5f);
        mFadingEdgeLength = (int) (sized * 12 + 0.5f);
        mScrollbarSize = (int) (4 * density + 0.5f);
        mDoubleTapSlop = (int) (sized * 100 + 0.5f);
        mWindowTouchSlop = (int) (sized * 16 + 0.5f);
        final Point size = new Point();
        ((WindowManager) context.getSystemService(Context.WINDOW_SERVICE)).getDefaultDisplay().getRealSize(size);
        mMaximumDrawingCacheSize = 4 * size.x * size.y;
        mOverscrollDistance = 0;
        mOverflingDistance = (int) (sized * 6 + 0.5f);
        mTouchSlop = (int) (8 * density + 0.5f);
        mPagingTouchSlop = mTouchSlop * 2;
        mDoubleTapTouchSlop = mTouchSlop;
        mMinimumFlingVelocity = (int) (50 * density + 0.5f);
        mMaximumFlingVelocity = (int) (8000 * density + 0.5f);
        mHorizontalScrollFactor = (int) (64 * density + 0.5f);
        mVerticalScrollFactor = (int) (64 * density + 0.5f);
    }

    public static ViewConfiguration get(Context context) {
        final DisplayMetrics metrics = context.getResources().getDisplayMetrics();
        final int density = (int) (100.0f * metrics.density);
        ViewConfiguration configuration = sConfigurations.get(density);
        if (configuration == null) {
            configuration = new ViewConfiguration(context);
            sConfigurations.put(density, configuration);
        }
        return configuration;
    }

    @Deprecated
    public static int getScrollBarSize() { return 4; }
    public int getScaledScrollBarSize() { return mScrollbarSize; }
    public static int getScrollBarFadeDuration() { return 250; }
    public static int getScrollDefaultDelay() { return 300; }
    @Deprecated
    public static int getFadingEdgeLength() { return 12; }
    public int getScaledFadingEdgeLength() { return mFadingEdgeLength; }
    public static int getPressedStateDuration() { return 64; }
    public static int getLongPressTimeout() { return 500; }
    public static int getLongPressTooltipHideTimeout() { return 1500; }
    public static int getMultiPressTimeout() { return 300; }
    public static int getKeyRepeatTimeout() { return getLongPressTimeout(); }
    public static int getKeyRepeatDelay() { return 50; }
    public static int getTapTimeout() { return 100; }
    public static int getJumpTapTimeout() { return 500; }
    public static int getDoubleTapTimeout() { return 300; }
    public static int getDoubleTapMinTime() { return 40; }
    public static int getHoverTapTimeout() { return 150; }
    public static int getHoverTapSlop() { return 20; }
    @Deprecated
    public static int getEdgeSlop() { return 12; }
    public int getScaledEdgeSlop() { return mEdgeSlop; }
    @Deprecated
    public static int getTouchSlop() { return 8; }
    public int getScaledTouchSlop() { return mTouchSlop; }
    public int getScaledDoubleTapTouchSlop() { return mDoubleTapTouchSlop; }
    public int getScaledPagingTouchSlop() { return mPagingTouchSlop; }
    @Deprecated
    public static int getDoubleTapSlop() { return 100; }
    public int getScaledDoubleTapSlop() { return mDoubleTapSlop; }
    public static long getSendRecurringAccessibilityEventsInterval() { return 100; }
    @Deprecated
    public static int getWindowTouchSlop() { return 16; }
    public int getScaledWindowTouchSlop() { return mWindowTouchSlop; }
    @Deprecated
    public static int getMinimumFlingVelocity() { return 50; }
    public int getScaledMinimumFlingVelocity() { return mMinimumFlingVelocity; }
    @Deprecated
    public static int getMaximumFlingVelocity() { return 8000; }
    public int getScaledMaximumFlingVelocity() { return mMaximumFlingVelocity; }
    public int getScaledScrollFactor() { return (int) mVerticalScrollFactor; }
    public float getScaledHorizontalScrollFactor() { return mHorizontalScrollFactor; }
    public float getScaledVerticalScrollFactor() { return mVerticalScrollFactor; }
    @Deprecated
    public static int getMaximumDrawingCacheSize() { return 480 * 800 * 4; }
    public int getScaledMaximumDrawingCacheSize() { return mMaximumDrawingCacheSize; }
    public int getScaledOverscrollDistance() { return mOverscrollDistance; }
    public int getScaledOverflingDistance() { return mOverflingDistance; }
    public static long getZoomControlsTimeout() { return 3000; }
    @Deprecated
    public static long getGlobalActionKeyTimeout() { return 500; }
    public long getDeviceGlobalActionKeyTimeout() { return 500; }
    public static float getScrollFriction() { return 0.015f; }
    public static long getDefaultActionModeHideDuration() { return 2000; }
    public boolean hasPermanentMenuKey() { return false; }
    public boolean isFadingMarqueeEnabled() { return false; }
}
