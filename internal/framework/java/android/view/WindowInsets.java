package android.view;

import android.graphics.Rect;

/** How much of a window system bars cover. */
public final class WindowInsets {
    private Rect mSystem, mDecor, mStable;
    private boolean mRound, mSystemConsumed, mDecorConsumed, mStableConsumed;
    public static final WindowInsets CONSUMED = new WindowInsets(null, null, null, false, false);

    public WindowInsets(Rect systemWindowInsets, Rect windowDecorInsets, Rect stableInsets, boolean isRound, boolean alwaysConsumeNavBar) {
        mSystemConsumed = systemWindowInsets == null;
        mSystem = mSystemConsumed ? new Rect() : new Rect(systemWindowInsets);
        mDecorConsumed = windowDecorInsets == null;
        mDecor = mDecorConsumed ? new Rect() : new Rect(windowDecorInsets);
        mStableConsumed = stableInsets == null;
        mStable = mStableConsumed ? new Rect() : new Rect(stableInsets);
        mRound = isRound;
    }

    public WindowInsets(WindowInsets src) {
        mSystem = src.mSystem;
        mDecor = src.mDecor;
        mStable = src.mStable;
        mRound = src.mRound;
        mSystemConsumed = src.mSystemConsumed;
        mDecorConsumed = src.mDecorConsumed;
        mStableConsumed = src.mStableConsumed;
    }

    public WindowInsets(Rect systemWindowInsets) {
        this(systemWindowInsets, null, null, false, false);
    }

    public Rect getSystemWindowInsets() { return new Rect(mSystem); }
    public int getSystemWindowInsetLeft() { return mSystem.left; }
    public int getSystemWindowInsetTop() { return mSystem.top; }
    public int getSystemWindowInsetRight() { return mSystem.right; }
    public int getSystemWindowInsetBottom() { return mSystem.bottom; }
    public boolean hasSystemWindowInsets() { return mSystem.left != 0 || mSystem.top != 0 || mSystem.right != 0 || mSystem.bottom != 0; }
    public boolean hasInsets() { return hasSystemWindowInsets() || mStable.left != 0 || mStable.top != 0 || mStable.right != 0 || mStable.bottom != 0; }
    public boolean isConsumed() { return mSystemConsumed && mDecorConsumed && mStableConsumed; }
    public boolean isRound() { return mRound; }
    public int getStableInsetTop() { return mStable.top; }
    public int getStableInsetLeft() { return mStable.left; }
    public int getStableInsetRight() { return mStable.right; }
    public int getStableInsetBottom() { return mStable.bottom; }
    public boolean hasStableInsets() { return mStable.top != 0 || mStable.left != 0 || mStable.right != 0 || mStable.bottom != 0; }

    public WindowInsets consumeSystemWindowInsets() {
        final WindowInsets result = new WindowInsets(this);
        result.mSystem = new Rect();
        result.mSystemConsumed = true;
        return result;
    }

    public WindowInsets consumeSystemWindowInsets(boolean left, boolean top, boolean right, boolean bottom) {
        if (!left && !top && !right && !bottom) {
            return this;
        }
        final WindowInsets result = new WindowInsets(this);
        result.mSystem = new Rect(left ? 0 : mSystem.left, top ? 0 : mSystem.top, right ? 0 : mSystem.right, bottom ? 0 : mSystem.bottom);
        return result;
    }

    public WindowInsets replaceSystemWindowInsets(int left, int top, int right, int bottom) {
        final WindowInsets result = new WindowInsets(this);
        result.mSystem = new Rect(left, top, right, bottom);
        return result;
    }

    public WindowInsets replaceSystemWindowInsets(Rect systemWindowInsets) {
        final WindowInsets result = new WindowInsets(this);
        result.mSystem = new Rect(systemWindowInsets);
        return result;
    }

    public WindowInsets consumeStableInsets() {
        final WindowInsets result = new WindowInsets(this);
        result.mStable = new Rect();
        result.mStableConsumed = true;
        return result;
    }

    public WindowInsets consumeWindowDecorInsets() {
        final WindowInsets result = new WindowInsets(this);
        result.mDecor.set(0, 0, 0, 0);
        result.mDecorConsumed = true;
        return result;
    }

    public boolean shouldAlwaysConsumeNavBar() {
        return false;
    }

    @Override
    public String toString() {
        return "WindowInsets{systemWindowInsets=" + mSystem + " windowDecorInsets=" + mDecor + " stableInsets=" + mStable
                + (isRound() ? " round}" : "}");
    }
}
