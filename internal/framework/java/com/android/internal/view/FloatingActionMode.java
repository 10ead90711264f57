package com.android.internal.view;

import android.content.Context;
import android.graphics.Point;
import android.graphics.Rect;
import android.view.ActionMode;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.WindowManager;
import com.android.internal.R;
import com.android.internal.view.menu.MenuBuilder;
import com.android.internal.widget.FloatingToolbar;
import java.util.Arrays;

/** An action mode in a bar that floats beside what it is about. */
public final class FloatingActionMode extends ActionMode {
    private static final int MAX_HIDE_DURATION = 3000, MOVING_HIDE_DELAY = 50;

    private final Context mContext;
    private final ActionMode.Callback2 mCallback;
    private final MenuBuilder mMenu;
    private final View mOriginatingView;
    private final FloatingToolbar mFloatingToolbar;
    private final int mBottomAllowance;
    private final Rect mContentRect = new Rect(), mContentRectOnScreen = new Rect(), mPreviousContentRectOnScreen = new Rect();
    private final Rect mViewRectOnScreen = new Rect(), mPreviousViewRectOnScreen = new Rect();
    private final int[] mViewPositionOnScreen = new int[2], mPreviousViewPositionOnScreen = new int[2], mRootViewPositionOnScreen = new int[2];
    private boolean mHideRequested, mMoving, mOutOfBounds, mWindowFocused = true, mActive = true;

    private final Runnable mMovingOff = new Runnable() {
        @Override
        public void run() {
            if (isViewStillActive()) {
                mMoving = false;
                updateToolbarVisibility();
            }
        }
    };

    private final Runnable mHideOff = new Runnable() {
        @Override
        public void run() {
            if (isViewStillActive()) {
                mHideRequested = false;
                updateToolbarVisibility();
            }
        }
    };

    public FloatingActionMode(Context context, ActionMode.Callback2 callback, View originatingView, FloatingToolbar toolbar) {
        mContext = context;
        mCallback = callback;
        mMenu = new MenuBuilder(context).setDefaultShowAsAction(MenuItem.SHOW_AS_ACTION_IF_ROOM);
        setType(ActionMode.TYPE_FLOATING);
        mMenu.setCallback(new MenuBuilder.Callback() {
            @Override
            public void onMenuModeChange(MenuBuilder menu) {
            }

            @Override
            public boolean onMenuItemSelected(MenuBuilder menu, MenuItem item) {
                return mCallback.onActionItemClicked(FloatingActionMode.this, item);
            }
        });
        mOriginatingView = originatingView;
        mOriginatingView.getLocationOnScreen(mViewPositionOnScreen);
        mBottomAllowance = context.getResources().getDimensionPixelSize(R.dimen.content_rect_bottom_clip_allowance);
        mFloatingToolbar = toolbar.setMenu(mMenu).setOnMenuItemClickListener(new MenuItem.OnMenuItemClickListener() {
            @Override
            public boolean onMenuItemClick(MenuItem item) {
                return mMenu.performItemAction(item, 0);
            }
        });
    }

    @Override
    public void setTitle(CharSequence title) {
    }

    @Override
    public void setTitle(int resId) {
    }

    @Override
    public void setSubtitle(CharSequence subtitle) {
    }

    @Override
    public void setSubtitle(int resId) {
    }

    @Override
    public void setCustomView(View view) {
    }

    @Override
    public void invalidate() {
        mCallback.onPrepareActionMode(this, mMenu);
        invalidateContentRect();
    }

    @Override
    public void invalidateContentRect() {
        mCallback.onGetContentRect(this, mOriginatingView, mContentRect);
        repositionToolbar();
    }

    /** Follows the view; called before its window is drawn. */
    public void updateViewLocationInWindow() {
        mOriginatingView.getLocationOnScreen(mViewPositionOnScreen);
        mOriginatingView.getRootView().getLocationOnScreen(mRootViewPositionOnScreen);
        mOriginatingView.getGlobalVisibleRect(mViewRectOnScreen);
        mViewRectOnScreen.offset(mRootViewPositionOnScreen[0], mRootViewPositionOnScreen[1]);
        if (!Arrays.equals(mViewPositionOnScreen, mPreviousViewPositionOnScreen) || !mViewRectOnScreen.equals(mPreviousViewRectOnScreen)) {
            repositionToolbar();
            System.arraycopy(mViewPositionOnScreen, 0, mPreviousViewPositionOnScreen, 0, 2);
            mPreviousViewRectOnScreen.set(mViewRectOnScreen);
        }
    }

    private void repositionToolbar() {
        mContentRectOnScreen.set(mContentRect);
        final ViewParent parent = mOriginatingView.getParent();
        if (parent instanceof ViewGroup) {
            ((ViewGroup) parent).getChildVisibleRect(mOriginatingView, mContentRectOnScreen, null, true);
            mContentRectOnScreen.offset(mRootViewPositionOnScreen[0], mRootViewPositionOnScreen[1]);
        } else {
            mContentRectOnScreen.offset(mViewPositionOnScreen[0], mViewPositionOnScreen[1]);
        }
        mOutOfBounds = !isContentRectWithinBounds();
        if (mOutOfBounds) {
            mContentRectOnScreen.setEmpty();
        } else {
            mContentRectOnScreen.set(Math.max(mContentRectOnScreen.left, mViewRectOnScreen.left),
                    Math.max(mContentRectOnScreen.top, mViewRectOnScreen.top), Math.min(mContentRectOnScreen.right, mViewRectOnScreen.right),
                    Math.min(mContentRectOnScreen.bottom, mViewRectOnScreen.bottom + mBottomAllowance));
            if (!mContentRectOnScreen.equals(mPreviousContentRectOnScreen)) {
                mOriginatingView.removeCallbacks(mMovingOff);
                mMoving = true;
                mOriginatingView.postDelayed(mMovingOff, MOVING_HIDE_DELAY);
                mFloatingToolbar.setContentRect(mContentRectOnScreen);
                mFloatingToolbar.updateLayout();
            }
        }
        updateToolbarVisibility();
        mPreviousContentRectOnScreen.set(mContentRectOnScreen);
    }

    private boolean isContentRectWithinBounds() {
        final Point size = new Point();
        ((WindowManager) mContext.getSystemService(Context.WINDOW_SERVICE)).getDefaultDisplay().getRealSize(size);
        return touches(mContentRectOnScreen, new Rect(0, 0, size.x, size.y)) && touches(mContentRectOnScreen, mViewRectOnScreen);
    }

    private static boolean touches(Rect a, Rect b) {
        return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
    }

    @Override
    public void hide(long duration) {
        if (duration == ActionMode.DEFAULT_HIDE_DURATION) {
            duration = ViewConfiguration.getDefaultActionModeHideDuration();
        }
        duration = Math.min(MAX_HIDE_DURATION, duration);
        mOriginatingView.removeCallbacks(mHideOff);
        if (duration <= 0) {
            mHideOff.run();
        } else {
            mHideRequested = true;
            updateToolbarVisibility();
            mOriginatingView.postDelayed(mHideOff, duration);
        }
    }

    @Override
    public void onWindowFocusChanged(boolean hasWindowFocus) {
        mWindowFocused = hasWindowFocus;
        updateToolbarVisibility();
    }

    @Override
    public void finish() {
        mFloatingToolbar.dismiss();
        mActive = false;
        mOriginatingView.removeCallbacks(mMovingOff);
        mOriginatingView.removeCallbacks(mHideOff);
        mCallback.onDestroyActionMode(this);
    }

    @Override
    public Menu getMenu() {
        return mMenu;
    }

    @Override
    public CharSequence getTitle() {
        return null;
    }

    @Override
    public CharSequence getSubtitle() {
        return null;
    }

    @Override
    public View getCustomView() {
        return null;
    }

    @Override
    public MenuInflater getMenuInflater() {
        return new MenuInflater(mContext);
    }

    private boolean isViewStillActive() {
        return mOriginatingView.getWindowVisibility() == View.VISIBLE && mOriginatingView.isShown();
    }

    private void updateToolbarVisibility() {
        if (!mActive) {
            return;
        }
        if (mHideRequested || mMoving || mOutOfBounds || !mWindowFocused) {
            mFloatingToolbar.hide();
        } else {
            mFloatingToolbar.show();
        }
    }
}
