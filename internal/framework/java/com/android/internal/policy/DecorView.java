package com.android.internal.policy;

import android.content.Context;
import android.content.res.Configuration;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import android.view.ActionMode;
import android.view.ContextThemeWrapper;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewStub;
import android.view.ViewTreeObserver;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowManager;
import android.view.accessibility.AccessibilityEvent;
import android.widget.FrameLayout;
import android.widget.PopupWindow;
import com.android.internal.view.FloatingActionMode;
import com.android.internal.view.StandaloneActionMode;
import com.android.internal.view.menu.ContextMenuBuilder;
import com.android.internal.view.menu.MenuHelper;
import com.android.internal.widget.ActionBarContextView;
import com.android.internal.widget.FloatingToolbar;

/** The top view of a window: its background and frame, and all that the window shows. */
public class DecorView extends FrameLayout {
    private final int mFeatureId;
    private PhoneWindow mWindow;
    private final Rect mFramePadding = new Rect();
    private final Rect mBackgroundPadding = new Rect();
    private final Rect mFrameOffsets = new Rect();
    ViewGroup mContentRoot;
    private View mStatusColorView;
    private View mNavigationColorView;
    private View mStatusGuard;
    private int mLastTopInset;
    private int mLastBottomInset;
    private int mLastRightInset;
    private boolean mChanging;
    private boolean mWatchingForMenu;
    private int mDownY;
    ActionMode mPrimaryActionMode;
    private ActionMode mFloatingActionMode;
    private FloatingToolbar mFloatingToolbar;
    private View mFloatingActionModeOriginatingView;
    private ViewTreeObserver.OnPreDrawListener mFloatingToolbarPreDrawListener;
    private ActionBarContextView mPrimaryActionModeView;
    private int mRootScrollY;
    private Drawable mMenuBackground;

    DecorView(Context context, int featureId, PhoneWindow window, WindowManager.LayoutParams params) {
        super(context);
        mFeatureId = featureId;
        mWindow = window;
        updateLogTag(params);
    }

    void updateLogTag(WindowManager.LayoutParams params) {
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        final int keyCode = event.getKeyCode();
        final boolean isDown = event.getAction() == KeyEvent.ACTION_DOWN;
        if (isDown && event.getRepeatCount() == 0) {
            if (mWindow.mPanelChordingKey > 0 && mWindow.mPanelChordingKey != keyCode) {
                if (dispatchKeyShortcutEvent(event)) {
                    return true;
                }
            }
            if (mWindow.mPreparedPanel != null && mWindow.mPreparedPanel.isOpen) {
                if (mWindow.performPanelShortcut(mWindow.mPreparedPanel, keyCode, event, 0)) {
                    return true;
                }
            }
        }
        if (!mWindow.isDestroyed()) {
            final Window.Callback cb = mWindow.getCallback();
            final boolean handled = cb != null && mFeatureId < 0 ? cb.dispatchKeyEvent(event) : super.dispatchKeyEvent(event);
            if (handled) {
                return true;
            }
        }
        return isDown ? mWindow.onKeyDown(mFeatureId, event.getKeyCode(), event)
                : mWindow.onKeyUp(mFeatureId, event.getKeyCode(), event);
    }

    @Override
    public boolean dispatchKeyShortcutEvent(KeyEvent ev) {
        if (mWindow.mPreparedPanel != null) {
            if (mWindow.performPanelShortcut(mWindow.mPreparedPanel, ev.getKeyCode(), ev, Menu.FLAG_PERFORM_NO_CLOSE)) {
                mWindow.mPreparedPanel.isHandled = true;
                return true;
            }
        }
        final Window.Callback cb = mWindow.getCallback();
        return cb != null && !mWindow.isDestroyed() && mFeatureId < 0 ? cb.dispatchKeyShortcutEvent(ev) : super.dispatchKeyShortcutEvent(ev);
    }

    @Override
    public boolean dispatchTouchEvent(MotionEvent ev) {
        final Window.Callback cb = mWindow.getCallback();
        return cb != null && !mWindow.isDestroyed() && mFeatureId < 0 ? cb.dispatchTouchEvent(ev) : super.dispatchTouchEvent(ev);
    }

    @Override
    public boolean dispatchTrackballEvent(MotionEvent ev) {
        final Window.Callback cb = mWindow.getCallback();
        return cb != null && !mWindow.isDestroyed() && mFeatureId < 0 ? cb.dispatchTrackballEvent(ev) : super.dispatchTrackballEvent(ev);
    }

    @Override
    public boolean dispatchGenericMotionEvent(MotionEvent ev) {
        final Window.Callback cb = mWindow.getCallback();
        return cb != null && !mWindow.isDestroyed() && mFeatureId < 0 ? cb.dispatchGenericMotionEvent(ev)
                : super.dispatchGenericMotionEvent(ev);
    }

    public boolean superDispatchKeyEvent(KeyEvent event) {
        if (event.getKeyCode() == KeyEvent.KEYCODE_BACK) {
            final int action = event.getAction();
            if (mPrimaryActionMode != null) {
                if (action == KeyEvent.ACTION_UP) {
                    mPrimaryActionMode.finish();
                }
                return true;
            }
        }
        return super.dispatchKeyEvent(event);
    }

    public boolean superDispatchKeyShortcutEvent(KeyEvent event) {
        return super.dispatchKeyShortcutEvent(event);
    }

    public boolean superDispatchTouchEvent(MotionEvent event) {
        return super.dispatchTouchEvent(event);
    }

    public boolean superDispatchTrackballEvent(MotionEvent event) {
        return super.dispatchTrackballEvent(event);
    }

    public boolean superDispatchGenericMotionEvent(MotionEvent event) {
        return super.dispatchGenericMotionEvent(event);
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        return onInterceptTouchEvent(event);
    }

    private boolean isOutOfInnerBounds(int x, int y) {
        return x < 0 || y < 0 || x > getWidth() || y > getHeight();
    }

    private boolean isOutOfBounds(int x, int y) {
        return x < -5 || y < -5 || x > getWidth() + 5 || y > getHeight() + 5;
    }

    @Override
    public boolean onInterceptTouchEvent(MotionEvent event) {
        int action = event.getAction();
        if (mFeatureId >= 0 && action == MotionEvent.ACTION_DOWN) {
            if (isOutOfBounds((int) event.getX(), (int) event.getY())) {
                mWindow.closePanel(mFeatureId);
                return true;
            }
        }
        return false;
    }

    @Override
    public void sendAccessibilityEvent(int eventType) {
    }

    @Override
    public boolean dispatchPopulateAccessibilityEvent(AccessibilityEvent event) {
        final Window.Callback cb = mWindow.getCallback();
        if (cb != null && !mWindow.isDestroyed() && cb.dispatchPopulateAccessibilityEvent(event)) {
            return true;
        }
        return super.dispatchPopulateAccessibilityEvent(event);
    }

    @Override
    protected boolean setFrame(int l, int t, int r, int b) {
        boolean changed = super.setFrame(l, t, r, b);
        if (changed && getForeground() != null) {
            getForeground().setBounds(0, 0, r - l, b - t);
        }
        return changed;
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        final DisplayMetrics metrics = getContext().getResources().getDisplayMetrics();
        final boolean isPortrait =
                getResources().getConfiguration().orientation == Configuration.ORIENTATION_PORTRAIT;
        final int widthMode = MeasureSpec.getMode(widthMeasureSpec);
        final int heightMode = MeasureSpec.getMode(heightMeasureSpec);
        boolean fixedWidth = false;
        if (widthMode == MeasureSpec.AT_MOST) {
            final TypedValue tvw = isPortrait ? mWindow.mFixedWidthMinor : mWindow.mFixedWidthMajor;
            if (tvw != null && tvw.type != TypedValue.TYPE_NULL) {
                final int w = size(tvw, metrics, metrics.widthPixels);
                if (w > 0) {
                    final int widthSize = MeasureSpec.getSize(widthMeasureSpec);
                    widthMeasureSpec = MeasureSpec.makeMeasureSpec(Math.min(w, widthSize), MeasureSpec.EXACTLY);
                    fixedWidth = true;
                }
            }
        }
        if (heightMode == MeasureSpec.AT_MOST) {
            final TypedValue tvh = isPortrait ? mWindow.mFixedHeightMajor : mWindow.mFixedHeightMinor;
            if (tvh != null && tvh.type != TypedValue.TYPE_NULL) {
                final int h = size(tvh, metrics, metrics.heightPixels);
                if (h > 0) {
                    final int heightSize = MeasureSpec.getSize(heightMeasureSpec);
                    heightMeasureSpec = MeasureSpec.makeMeasureSpec(Math.min(h, heightSize), MeasureSpec.EXACTLY);
                }
            }
        }
        super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        int width = getMeasuredWidth();
        boolean measure = false;
        widthMeasureSpec = MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY);
        if (!fixedWidth && widthMode == MeasureSpec.AT_MOST) {
            final TypedValue tv = isPortrait ? mWindow.mMinWidthMinor : mWindow.mMinWidthMajor;
            if (tv.type != TypedValue.TYPE_NULL) {
                final int min = size(tv, metrics, metrics.widthPixels);
                if (width < min) {
                    widthMeasureSpec = MeasureSpec.makeMeasureSpec(min, MeasureSpec.EXACTLY);
                    measure = true;
                }
            }
        }
        if (measure) {
            super.onMeasure(widthMeasureSpec, heightMeasureSpec);
        }
    }

    private static int size(TypedValue tv, DisplayMetrics metrics, int whole) {
        if (tv.type == TypedValue.TYPE_DIMENSION) {
            return (int) tv.getDimension(metrics);
        }
        if (tv.type == TypedValue.TYPE_FRACTION) {
            return (int) tv.getFraction(whole, whole);
        }
        return 0;
    }

    @Override
    public boolean showContextMenuForChild(View originalView) {
        return showContextMenuForChildInternal(originalView, Float.NaN, Float.NaN);
    }

    @Override
    public boolean showContextMenuForChild(View originalView, float x, float y) {
        return showContextMenuForChildInternal(originalView, x, y);
    }

    private boolean showContextMenuForChildInternal(View originalView, float x, float y) {
        if (mWindow.mContextMenuHelper != null) {
            mWindow.mContextMenuHelper.dismiss();
            mWindow.mContextMenuHelper = null;
        }
        final PhoneWindow.PhoneWindowMenuCallback callback = mWindow.mContextMenuCallback;
        if (mWindow.mContextMenu == null) {
            mWindow.mContextMenu = new ContextMenuBuilder(getContext());
            mWindow.mContextMenu.setCallback(callback);
        } else {
            mWindow.mContextMenu.clearAll();
        }
        final MenuHelper helper;
        final boolean isPopup = !Float.isNaN(x) && !Float.isNaN(y);
        if (isPopup) {
            helper = mWindow.mContextMenu.showPopup(getContext(), originalView, x, y);
        } else {
            helper = mWindow.mContextMenu.showDialog(originalView, originalView.getWindowToken());
        }
        if (helper != null) {
            callback.setShowDialogForSubmenu(!isPopup);
            helper.setPresenterCallback(callback);
        }
        mWindow.mContextMenuHelper = helper;
        return helper != null;
    }

    @Override
    public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback) {
        return startActionModeForChild(originalView, callback, ActionMode.TYPE_PRIMARY);
    }

    @Override
    public ActionMode startActionModeForChild(View child, ActionMode.Callback callback, int type) {
        return startActionMode(child, callback, type);
    }

    @Override
    public ActionMode startActionMode(ActionMode.Callback callback) {
        return startActionMode(callback, ActionMode.TYPE_PRIMARY);
    }

    @Override
    public ActionMode startActionMode(ActionMode.Callback callback, int type) {
        return startActionMode(this, callback, type);
    }

    private ActionMode startActionMode(View originatingView, ActionMode.Callback callback, int type) {
        ActionModeCallback2Wrapper wrapped = new ActionModeCallback2Wrapper(callback);
        ActionMode mode = null;
        if (mWindow.getCallback() != null && !mWindow.isDestroyed()) {
            mode = mWindow.getCallback().onWindowStartingActionMode(wrapped, type);
        }
        if (mode != null) {
            if (mode.getType() == ActionMode.TYPE_PRIMARY) {
                cleanupPrimaryActionMode();
                mPrimaryActionMode = mode;
            } else if (mode.getType() == ActionMode.TYPE_FLOATING) {
                if (mFloatingActionMode != null) {
                    mFloatingActionMode.finish();
                }
                mFloatingActionMode = mode;
            }
        } else {
            mode = type == ActionMode.TYPE_FLOATING ? createFloatingActionMode(originatingView, wrapped) : createStandaloneActionMode(wrapped);
            if (mode != null && wrapped.onCreateActionMode(mode, mode.getMenu())) {
                if (mode instanceof StandaloneActionMode) {
                    mPrimaryActionMode = mode;
                    mode.invalidate();
                    mPrimaryActionModeView.initForMode(mode);
                    if (mPrimaryActionModePopup != null) {
                        post(mShowPrimaryActionModePopup);
                    } else {
                        mPrimaryActionModeView.setVisibility(View.VISIBLE);
                    }
                } else {
                    mFloatingActionMode = mode;
                    mode.invalidate();
                    mFloatingActionModeOriginatingView.getViewTreeObserver().addOnPreDrawListener(mFloatingToolbarPreDrawListener);
                }
            } else {
                mode = null;
            }
        }
        if (mode != null && mWindow.getCallback() != null && !mWindow.isDestroyed()) {
            mWindow.getCallback().onActionModeStarted(mode);
        }
        return mode;
    }

    private void cleanupPrimaryActionMode() {
        if (mPrimaryActionMode != null) {
            mPrimaryActionMode.finish();
            mPrimaryActionMode = null;
        }
        if (mPrimaryActionModeView != null) {
            mPrimaryActionModeView.killMode();
        }
    }

    private ActionMode createStandaloneActionMode(ActionMode.Callback callback) {
        cleanupPrimaryActionMode();
        if (mPrimaryActionModeView == null && mWindow.isFloating()) {
            createPrimaryActionModePopup();
        } else if (mPrimaryActionModeView == null) {
            ViewStub stub = (ViewStub) findViewById(com.android.internal.R.id.action_mode_bar_stub);
            if (stub != null) {
                mPrimaryActionModeView = (ActionBarContextView) stub.inflate();
            }
        }
        if (mPrimaryActionModeView != null) {
            mPrimaryActionModeView.killMode();
            return new StandaloneActionMode(mPrimaryActionModeView.getContext(), mPrimaryActionModeView, callback, true);
        }
        return null;
    }

    private PopupWindow mPrimaryActionModePopup; // of windows that float, which have no room for the bar
    private final Runnable mShowPrimaryActionModePopup = new Runnable() {
        @Override
        public void run() {
            if (mPrimaryActionModePopup != null) {
                mPrimaryActionModePopup.showAtLocation(mPrimaryActionModeView.getApplicationWindowToken(), Gravity.TOP | Gravity.FILL_HORIZONTAL, 0, 0);
                mPrimaryActionModeView.setVisibility(View.VISIBLE);
            }
        }
    };

    private void createPrimaryActionModePopup() {
        Context context = getContext();
        final TypedValue value = new TypedValue();
        if (context.getTheme().resolveAttribute(com.android.internal.R.attr.actionBarTheme, value, true) && value.resourceId != 0) {
            context = new ContextThemeWrapper(context, value.resourceId);
        }
        mPrimaryActionModeView = new ActionBarContextView(context);
        mPrimaryActionModePopup = new PopupWindow(context, null, com.android.internal.R.attr.actionModePopupWindowStyle);
        mPrimaryActionModePopup.setWindowLayoutType(WindowManager.LayoutParams.TYPE_APPLICATION);
        mPrimaryActionModePopup.setContentView(mPrimaryActionModeView);
        mPrimaryActionModePopup.setWidth(ViewGroup.LayoutParams.MATCH_PARENT);
        mPrimaryActionModePopup.setHeight(ViewGroup.LayoutParams.WRAP_CONTENT);
        context.getTheme().resolveAttribute(com.android.internal.R.attr.actionBarSize, value, true);
        mPrimaryActionModeView.setContentHeight(TypedValue.complexToDimensionPixelSize(value.data, context.getResources().getDisplayMetrics()));
    }

    private void dismissPrimaryActionModePopup() {
        if (mPrimaryActionModePopup != null) {
            removeCallbacks(mShowPrimaryActionModePopup);
            mPrimaryActionModePopup.dismiss();
        }
    }

    private ActionMode createFloatingActionMode(View originatingView, ActionMode.Callback2 callback) {
        if (mFloatingActionMode != null) {
            mFloatingActionMode.finish();
        }
        cleanupFloatingActionModeViews();
        mFloatingToolbar = new FloatingToolbar(getContext(), mWindow);
        final FloatingActionMode mode = new FloatingActionMode(getContext(), callback, originatingView, mFloatingToolbar);
        mFloatingActionModeOriginatingView = originatingView;
        mFloatingToolbarPreDrawListener = new ViewTreeObserver.OnPreDrawListener() {
            @Override
            public boolean onPreDraw() {
                mode.updateViewLocationInWindow();
                return true;
            }
        };
        return mode;
    }

    private void cleanupFloatingActionModeViews() {
        if (mFloatingToolbar != null) {
            mFloatingToolbar.dismiss();
            mFloatingToolbar = null;
        }
        if (mFloatingActionModeOriginatingView != null) {
            mFloatingActionModeOriginatingView.getViewTreeObserver().removeOnPreDrawListener(mFloatingToolbarPreDrawListener);
            mFloatingToolbarPreDrawListener = null;
            mFloatingActionModeOriginatingView = null;
        }
    }

    private class ActionModeCallback2Wrapper extends ActionMode.Callback2 {
        private final ActionMode.Callback mWrapped;

        ActionModeCallback2Wrapper(ActionMode.Callback wrapped) {
            mWrapped = wrapped;
        }

        public boolean onCreateActionMode(ActionMode mode, Menu menu) {
            return mWrapped.onCreateActionMode(mode, menu);
        }

        public boolean onPrepareActionMode(ActionMode mode, Menu menu) {
            requestFitSystemWindows();
            return mWrapped.onPrepareActionMode(mode, menu);
        }

        public boolean onActionItemClicked(ActionMode mode, MenuItem item) {
            return mWrapped.onActionItemClicked(mode, item);
        }

        public void onDestroyActionMode(ActionMode mode) {
            mWrapped.onDestroyActionMode(mode);
            if (mode == mPrimaryActionMode) {
                mPrimaryActionMode = null;
                if (mPrimaryActionModeView != null) {
                    mPrimaryActionModeView.setVisibility(GONE);
                    dismissPrimaryActionModePopup();
                    mPrimaryActionModeView.killMode();
                }
            } else if (mode == mFloatingActionMode) {
                cleanupFloatingActionModeViews();
                mFloatingActionMode = null;
            }
            if (mWindow.getCallback() != null && !mWindow.isDestroyed()) {
                mWindow.getCallback().onActionModeFinished(mode);
            }
            requestFitSystemWindows();
        }

        @Override
        public void onGetContentRect(ActionMode mode, View view, Rect outRect) {
            if (mWrapped instanceof ActionMode.Callback2) {
                ((ActionMode.Callback2) mWrapped).onGetContentRect(mode, view, outRect);
            } else {
                super.onGetContentRect(mode, view, outRect);
            }
        }
    }

    void startChanging() {
        mChanging = true;
    }

    void finishChanging() {
        mChanging = false;
        drawableChanged();
    }

    public void setWindowBackground(Drawable drawable) {
        if (getBackground() != drawable) {
            setBackgroundDrawable(drawable);
            if (drawable != null) {
                drawable.getPadding(mBackgroundPadding);
            } else {
                mBackgroundPadding.setEmpty();
            }
            drawableChanged();
        }
    }

    public void setWindowFrame(Drawable drawable) {
        if (getForeground() != drawable) {
            setForeground(drawable);
            if (drawable != null) {
                drawable.getPadding(mFramePadding);
            } else {
                mFramePadding.setEmpty();
            }
            drawableChanged();
        }
    }

    private void drawableChanged() {
        if (mChanging) {
            return;
        }
        setPadding(mFramePadding.left + mBackgroundPadding.left, mFramePadding.top + mBackgroundPadding.top,
                mFramePadding.right + mBackgroundPadding.right, mFramePadding.bottom + mBackgroundPadding.bottom);
        requestLayout();
        invalidate();
    }

    @Override
    public void onWindowSystemUiVisibilityChanged(int visible) {
        updateColorViews(null);
    }

    @Override
    public WindowInsets onApplyWindowInsets(WindowInsets insets) {
        final WindowManager.LayoutParams attrs = mWindow.getAttributes();
        mFrameOffsets.set(insets.getSystemWindowInsetLeft(), insets.getSystemWindowInsetTop(), insets.getSystemWindowInsetRight(),
                insets.getSystemWindowInsetBottom());
        insets = updateColorViews(insets);
        return insets;
    }

    @Override
    public boolean isTransitionGroup() {
        return false;
    }

    /** Puts coloured views behind the system's bars and keeps the content off the navigation bar. */
    WindowInsets updateColorViews(WindowInsets insets) {
        WindowManager.LayoutParams attrs = mWindow.getAttributes();
        int sysUiVisibility = attrs.systemUiVisibility | getWindowSystemUiVisibility();
        boolean draws = !mWindow.mIsFloating && (attrs.flags & WindowManager.LayoutParams.FLAG_DRAWS_SYSTEM_BAR_BACKGROUNDS) != 0;
        if (insets != null) {
            mLastTopInset = Math.min(insets.getStableInsetTop(), insets.getSystemWindowInsetTop());
            mLastBottomInset = Math.min(insets.getStableInsetBottom(), insets.getSystemWindowInsetBottom());
            mLastRightInset = Math.min(insets.getStableInsetRight(), insets.getSystemWindowInsetRight());
        }
        if (draws) {
            boolean toRight = mLastBottomInset == 0 && mLastRightInset > 0;
            int navSize = toRight ? mLastRightInset : mLastBottomInset;
            boolean navShown = (sysUiVisibility & SYSTEM_UI_FLAG_HIDE_NAVIGATION) == 0 && navSize > 0
                    && (attrs.flags & WindowManager.LayoutParams.FLAG_TRANSLUCENT_NAVIGATION) == 0;
            mNavigationColorView = colorView(mNavigationColorView, navShown, com.android.internal.R.id.navigationBarBackground,
                    mWindow.mNavigationBarColor, toRight ? navSize : LayoutParams.MATCH_PARENT, toRight ? LayoutParams.MATCH_PARENT : navSize,
                    toRight ? Gravity.RIGHT : Gravity.BOTTOM, 0);
            boolean statusShown = (sysUiVisibility & SYSTEM_UI_FLAG_FULLSCREEN) == 0 && mLastTopInset > 0
                    && (attrs.flags & (WindowManager.LayoutParams.FLAG_TRANSLUCENT_STATUS | WindowManager.LayoutParams.FLAG_FULLSCREEN)) == 0;
            mStatusColorView = colorView(mStatusColorView, statusShown, com.android.internal.R.id.statusBarBackground,
                    mWindow.mStatusBarColor, LayoutParams.MATCH_PARENT, mLastTopInset, Gravity.TOP, toRight ? mLastRightInset : 0);
        }
        boolean consumingNavBar = draws && (sysUiVisibility & SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION) == 0
                && (sysUiVisibility & SYSTEM_UI_FLAG_HIDE_NAVIGATION) == 0;
        int consumedRight = consumingNavBar ? mLastRightInset : 0;
        int consumedBottom = consumingNavBar ? mLastBottomInset : 0;
        if (mContentRoot != null && mContentRoot.getLayoutParams() instanceof MarginLayoutParams) {
            MarginLayoutParams lp = (MarginLayoutParams) mContentRoot.getLayoutParams();
            if (lp.rightMargin != consumedRight || lp.bottomMargin != consumedBottom) {
                lp.rightMargin = consumedRight;
                lp.bottomMargin = consumedBottom;
                mContentRoot.setLayoutParams(lp);
                if (insets == null) {
                    requestApplyInsets();
                }
            }
            if (insets != null) {
                insets = insets.replaceSystemWindowInsets(insets.getSystemWindowInsetLeft(), insets.getSystemWindowInsetTop(),
                        insets.getSystemWindowInsetRight() - consumedRight, insets.getSystemWindowInsetBottom() - consumedBottom);
            }
        }
        if (insets != null) {
            insets = insets.consumeStableInsets();
        }
        return insets;
    }

    private View colorView(View view, boolean shown, int id, int color, int width, int height, int gravity, int rightMargin) {
        shown = shown && (color & 0xff000000) != 0;
        if (view == null) {
            if (shown) {
                view = new View(getContext());
                view.setBackgroundColor(color);
                view.setId(id);
                LayoutParams lp = new LayoutParams(width, height, gravity);
                lp.rightMargin = rightMargin;
                addView(view, lp);
            }
            return view;
        }
        view.setVisibility(shown ? VISIBLE : INVISIBLE);
        if (shown) {
            LayoutParams lp = (LayoutParams) view.getLayoutParams();
            if (lp.height != height || lp.width != width || lp.gravity != gravity || lp.rightMargin != rightMargin) {
                lp.height = height;
                lp.width = width;
                lp.gravity = gravity;
                lp.rightMargin = rightMargin;
                view.setLayoutParams(lp);
            }
            view.setBackgroundColor(color);
        }
        return view;
    }

    void onResourcesLoaded(LayoutInflater inflater, int layoutResource) {
        final View root = inflater.inflate(layoutResource, null);
        addView(root, 0, new ViewGroup.LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT));
        mContentRoot = (ViewGroup) root;
    }

    void clearContentView() {
        for (int i = getChildCount() - 1; i >= 0; i--) {
            View v = getChildAt(i);
            if (v != mStatusColorView && v != mNavigationColorView) {
                removeViewAt(i);
            }
        }
    }

    @Override
    public void onWindowFocusChanged(boolean hasWindowFocus) {
        super.onWindowFocusChanged(hasWindowFocus);
        if (mWindow.hasFeature(Window.FEATURE_OPTIONS_PANEL) && !hasWindowFocus && mWindow.mPanelChordingKey != 0) {
            mWindow.closePanel(Window.FEATURE_OPTIONS_PANEL);
        }
        final Window.Callback cb = mWindow.getCallback();
        if (cb != null && !mWindow.isDestroyed() && mFeatureId < 0) {
            cb.onWindowFocusChanged(hasWindowFocus);
        }
        if (mPrimaryActionMode != null) {
            mPrimaryActionMode.onWindowFocusChanged(hasWindowFocus);
        }
        if (mFloatingActionMode != null) {
            mFloatingActionMode.onWindowFocusChanged(hasWindowFocus);
        }
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        final Window.Callback cb = mWindow.getCallback();
        if (cb != null && !mWindow.isDestroyed() && mFeatureId < 0) {
            cb.onAttachedToWindow();
        }
        if (mFeatureId == -1) {
            mWindow.openPanelsAfterRestore();
        }
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        final Window.Callback cb = mWindow.getCallback();
        if (cb != null && mFeatureId < 0) {
            cb.onDetachedFromWindow();
        }
        if (mWindow.mDecorContentParent != null) {
            mWindow.mDecorContentParent.dismissPopups();
        }
        dismissPrimaryActionModePopup();
        mPrimaryActionModePopup = null;
        if (mFloatingActionMode != null) {
            mFloatingActionMode.finish();
            mFloatingActionMode = null;
        }
        PhoneWindow.PanelFeatureState st = mWindow.getPanelState(Window.FEATURE_OPTIONS_PANEL, false);
        if (st != null && st.menu != null && mFeatureId < 0) {
            st.menu.close();
        }
    }

    void setWindow(PhoneWindow phoneWindow) {
        mWindow = phoneWindow;
        Context context = getContext();
        if (context instanceof DecorContext) {
            ((DecorContext) context).setPhoneWindow(mWindow);
        }
    }

    @Override
    public String toString() {
        return "DecorView@" + Integer.toHexString(this.hashCode()) + "[" + mWindow.getAttributes().getTitle().toString()
                .substring(mWindow.getAttributes().getTitle().toString().lastIndexOf('.') + 1) + "]";
    }
}
