package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.graphics.Canvas;
import android.graphics.Point;
import android.graphics.Rect;
import android.os.Binder;
import android.os.Bundle;
import android.os.Handler;
import android.os.IBinder;
import android.os.Looper;
import android.os.Message;
import android.util.AndroidRuntimeException;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import android.view.accessibility.AccessibilityEvent;
import android.view.inputmethod.InputMethodManager;
import esdroid.am.Am;
import esdroid.am.DisplayState;
import java.util.ArrayList;

/** The top of a window's views: it measures, lays out, draws, and gives them the input. */
public final class ViewRootImpl implements ViewParent, View.AttachInfo.Callbacks {
    private static final int MSG_DIE = 3;
    private static final int MSG_RESIZED = 4;
    private static final int MSG_WINDOW_FOCUS_CHANGED = 6;
    private static final int MSG_DISPATCH_INPUT_EVENT = 7;
    private static final int MSG_UPDATE_CONFIGURATION = 18;
    private static final HandlerActionQueue sRunQueue = new HandlerActionQueue();
    private static boolean sTouchMode = true;
    private boolean mDirectionOfLanguage; // the view has no layout direction of its own
    /** Whether the process has had a window: before, it knows of no touch mode. */
    private static boolean sConnected;

    /** Thrown when another thread than that of the views touches them. */
    public static final class CalledFromWrongThreadException extends AndroidRuntimeException {
        public CalledFromWrongThreadException(String msg) {
            super(msg);
        }
    }

    final Context mContext;
    final Display mDisplay;
    final IBinder mWindowToken = new Binder();
    final Thread mThread;
    final WindowManager.LayoutParams mWindowAttributes = new WindowManager.LayoutParams();
    ViewRootImpl mParentRoot;
    private final WindowLeaked mLocation;
    private final Choreographer mChoreographer;
    private final ViewRootHandler mHandler = new ViewRootHandler();
    private final TraversalRunnable mTraversalRunnable = new TraversalRunnable();
    private final Rect mFrame = new Rect();
    private final Rect mContentInsets = new Rect();
    private final Rect mStableInsets = new Rect();
    private final Rect mVisibleInsets = new Rect();
    private final Rect mDirty = new Rect();
    private DisplayListCanvas mCanvas;
    View mView;
    View.AttachInfo mAttachInfo;
    private boolean mAdded;
    private boolean mRemoved;
    private boolean mFirst = true;
    private boolean mStopped;
    private boolean mAppVisible = true;
    private boolean mTraversalScheduled;
    private int mTraversalBarrier;
    private boolean mLayoutRequested;
    private boolean mInLayout;
    private boolean mHandlingLayoutInLayoutRequest;
    private final ArrayList<View> mLayoutRequesters = new ArrayList<View>();
    private boolean mApplyInsetsRequested;
    private boolean mWindowAttributesChanged;
    private boolean mIsInTraversal;
    private boolean mWillDrawSoon;
    private boolean mNewSurfaceNeeded;
    private int mViewVisibility;
    private int mWidth = -1;
    private int mHeight = -1;
    private int mSoftInput;
    private boolean mHasFocusReported;
    private Configuration mLastConfiguration;
    private boolean mDrawn;
    private View mScrollToFocus;

    public ViewRootImpl(Context context, Display display) {
        mContext = context;
        mDisplay = display;
        mThread = Thread.currentThread();
        mLocation = new WindowLeaked(null);
        mLocation.fillInStackTrace();
        mViewVisibility = View.GONE;
        mAttachInfo = new View.AttachInfo(mWindowToken, display, this, mHandler, this, context);
        mChoreographer = Choreographer.getInstance();
    }

    WindowLeaked getLocation() {
        return mLocation;
    }

    static HandlerActionQueue getRunQueue() {
        return sRunQueue;
    }

    /** 0 for activities, 1 for other applications' windows of the system, 2 for toasts. */
    int layer() {
        int type = mWindowAttributes.type;
        return type < WindowManager.LayoutParams.FIRST_SYSTEM_WINDOW ? 0 : type == WindowManager.LayoutParams.TYPE_TOAST ? 1 : 2;
    }

    public void setView(View view, WindowManager.LayoutParams attrs, View panelParentView) {
        if (mView != null) {
            return;
        }
        mView = view;
        mWindowAttributes.copyFrom(attrs);
        if (mWindowAttributes.packageName == null) {
            mWindowAttributes.packageName = mContext.getPackageName();
        }
        mAttachInfo.mHardwareAccelerated = mAttachInfo.mHardwareAccelerationRequested =
                (attrs.flags & WindowManager.LayoutParams.FLAG_HARDWARE_ACCELERATED) != 0;
        mAttachInfo.mRootView = view;
        if (panelParentView != null) {
            mAttachInfo.mPanelParentWindowToken = panelParentView.getApplicationWindowToken();
        }
        mAdded = true;
        requestLayout();
        int res = WindowManagerGlobal.getInstance().check(this, mWindowAttributes);
        if (res < WindowManagerGlobal.ADD_OKAY) {
            mAttachInfo.mRootView = null;
            mAdded = false;
            mView = null;
            unscheduleTraversals();
            switch (res) {
                case WindowManagerGlobal.ADD_BAD_APP_TOKEN:
                case WindowManagerGlobal.ADD_BAD_SUBWINDOW_TOKEN:
                    throw new WindowManager.BadTokenException("Unable to add window -- token " + attrs.token
                            + " is not valid; is your activity running?");
                case WindowManagerGlobal.ADD_PERMISSION_DENIED:
                    throw new WindowManager.BadTokenException("Unable to add window " + this + " -- permission denied for window type "
                            + mWindowAttributes.type);
                case WindowManagerGlobal.ADD_INVALID_TYPE:
                    throw new WindowManager.InvalidDisplayException("Unable to add window " + this
                            + " -- the specified window type " + mWindowAttributes.type + " is not valid");
                default:
                    throw new RuntimeException("Unable to add window -- unknown error code " + res);
            }
        }
        computeInsets();
        mAttachInfo.mContentInsets.set(mContentInsets);
        mAttachInfo.mStableInsets.set(mStableInsets);
        mAttachInfo.mVisibleInsets.set(mContentInsets);
        mAttachInfo.mInTouchMode = sTouchMode;
        sConnected = true;
        view.assignParent(this);
        WindowManagerGlobal.getInstance().focusMayChange();
    }

    public View getView() {
        return mView;
    }

    public int getWidth() {
        return mWidth;
    }

    public int getHeight() {
        return mHeight;
    }

    boolean canReceiveKeys() {
        return mView != null && mAdded && getHostVisibility() == View.VISIBLE
                && (mWindowAttributes.flags & WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE) == 0
                && layer() != 1 && appVisible();
    }

    private boolean appVisible() {
        if (mStopped || !mAppVisible) {
            return false;
        }
        ViewRootImpl r = this;
        while (r.mParentRoot != null) {
            r = r.mParentRoot;
        }
        if (r != this) {
            return r.mView != null && r.getHostVisibility() == View.VISIBLE && !r.mStopped;
        }
        if (mWindowAttributes.type < WindowManager.LayoutParams.FIRST_SUB_WINDOW) {
            return Am.get().hasFocus(mWindowAttributes.token);
        }
        return true;
    }

    private int getHostVisibility() {
        return mAppVisible ? mView.getVisibility() : View.GONE;
    }

    void setLayoutParams(WindowManager.LayoutParams attrs, boolean newView) {
        int oldSoft = mWindowAttributes.softInputMode;
        int changes = mWindowAttributes.copyFrom(attrs);
        mWindowAttributesChanged = true;
        if ((changes & WindowManager.LayoutParams.FLAGS_CHANGED) != 0) {
            mApplyInsetsRequested = true;
        }
        mLayoutRequested = mLayoutRequested || newView || (changes & WindowManager.LayoutParams.LAYOUT_CHANGED) != 0;
        scheduleTraversals();
        WindowManagerGlobal.getInstance().focusMayChange();
    }

    void setWindowStopped(boolean stopped) {
        if (mStopped != stopped) {
            mStopped = stopped;
            if (!mStopped) {
                mNewSurfaceNeeded = true;
                scheduleTraversals();
            } else if (mView != null) {
                mView.destroyHardwareResources();
            }
        }
    }

    // The system's window placement.

    private boolean inset() {
        int both = WindowManager.LayoutParams.FLAG_LAYOUT_IN_SCREEN | WindowManager.LayoutParams.FLAG_LAYOUT_INSET_DECOR;
        return mParentRoot == null && (mWindowAttributes.flags & both) == both;
    }

    private int systemUi() {
        return mWindowAttributes.systemUiVisibility | mWindowAttributes.subtreeSystemUiVisibility
                | (mAttachInfo.mSystemUiVisibility & ~mAttachInfo.mDisabledSystemUiVisibility);
    }

    private Rect screen(boolean navigation, boolean status) {
        Rect i = DisplayState.systemInsets();
        Rect r = new Rect(0, 0, DisplayState.width(), DisplayState.height());
        if (navigation) {
            r.left += i.left;
            r.right -= i.right;
            r.bottom -= i.bottom;
        }
        if (status) {
            r.top += i.top;
        }
        return r;
    }

    private boolean hidesStatus() {
        return (mWindowAttributes.flags & WindowManager.LayoutParams.FLAG_FULLSCREEN) != 0
                || (systemUi() & View.SYSTEM_UI_FLAG_FULLSCREEN) != 0;
    }

    private boolean hidesNavigation() {
        return (systemUi() & View.SYSTEM_UI_FLAG_HIDE_NAVIGATION) != 0;
    }

    /** Where the window may be: its containing frame. */
    private Rect container() {
        if (mParentRoot != null) {
            Rect p = new Rect(mParentRoot.mFrame);
            if ((mWindowAttributes.flags & WindowManager.LayoutParams.FLAG_LAYOUT_IN_SCREEN) != 0) {
                return new Rect(p);
            }
            return p;
        }
        int fl = mWindowAttributes.flags;
        if ((fl & WindowManager.LayoutParams.FLAG_LAYOUT_NO_LIMITS) != 0 && inset()) {
            return screen(false, false);
        }
        if (inset()) {
            boolean whole = (fl & WindowManager.LayoutParams.FLAG_DRAWS_SYSTEM_BAR_BACKGROUNDS) != 0 || hidesNavigation()
                    || (systemUi() & View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION) != 0
                    || (fl & WindowManager.LayoutParams.FLAG_TRANSLUCENT_NAVIGATION) != 0;
            return screen(!whole, false);
        }
        if ((fl & WindowManager.LayoutParams.FLAG_LAYOUT_IN_SCREEN) != 0) {
            return screen((systemUi() & View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION) == 0, false);
        }
        return screen(true, !hidesStatus());
    }

    private void computeInsets() {
        mContentInsets.setEmpty();
        mStableInsets.setEmpty();
        if (inset()) {
            Rect i = DisplayState.systemInsets();
            Rect c = container();
            boolean bottomInside = c.bottom == DisplayState.height();
            boolean rightInside = c.right == DisplayState.width();
            mStableInsets.set(0, i.top, rightInside ? i.right : 0, bottomInside ? i.bottom : 0);
            int top = hidesStatus() ? 0 : i.top;
            boolean stable = (systemUi() & View.SYSTEM_UI_FLAG_LAYOUT_STABLE) != 0;
            if (stable && (mWindowAttributes.flags & WindowManager.LayoutParams.FLAG_FULLSCREEN) == 0) {
                top = i.top;
            }
            boolean noNav = hidesNavigation() && !stable;
            mContentInsets.set(0, top, noNav ? 0 : mStableInsets.right, noNav ? 0 : mStableInsets.bottom);
        }
        mVisibleInsets.set(mContentInsets);
    }

    private boolean place(int requestedWidth, int requestedHeight) {
        Rect c = container();
        WindowManager.LayoutParams a = mWindowAttributes;
        int w = a.width == WindowManager.LayoutParams.MATCH_PARENT ? c.width() : requestedWidth;
        int h = a.height == WindowManager.LayoutParams.MATCH_PARENT ? c.height() : requestedHeight;
        boolean limits = (a.flags & WindowManager.LayoutParams.FLAG_LAYOUT_NO_LIMITS) == 0;
        if (limits && mParentRoot == null) {
            w = Math.min(w, c.width());
            h = Math.min(h, c.height());
        }
        Rect out = new Rect();
        Gravity.apply(a.gravity, w, h, c, (int) (a.x + a.horizontalMargin * c.width()), (int) (a.y + a.verticalMargin * c.height()), out);
        if (limits) {
            Rect d = mParentRoot == null ? c : (a.flags & WindowManager.LayoutParams.FLAG_LAYOUT_IN_SCREEN) != 0 ? screen(true, false)
                    : screen(true, true);
            Gravity.applyDisplay(a.gravity, d, out);
        }
        boolean moved = !out.equals(mFrame);
        mFrame.set(out);
        Rect before = new Rect(mContentInsets);
        computeInsets();
        return moved || !before.equals(mContentInsets);
    }

    void getDisplayFrame(Rect out) {
        out.set(screen(true, true));
        if (inset()) {
            out.set(0, DisplayState.systemInsets().top, DisplayState.appWidth(), DisplayState.appHeight());
        }
    }

    WindowInsets getWindowInsets(boolean forceConstruct) {
        Rect stable = new Rect(mAttachInfo.mStableInsets);
        return new WindowInsets(new Rect(mAttachInfo.mContentInsets), null, stable, false, false);
    }

    void dispatchApplyInsets(View host) {
        host.dispatchApplyWindowInsets(getWindowInsets(true));
    }

    // Traversals.

    void checkThread() {
        if (mThread != Thread.currentThread()) {
            throw new CalledFromWrongThreadException(
                    "Only the original thread that created a view hierarchy can touch its views.");
        }
    }

    final class TraversalRunnable implements Runnable {
        @Override
        public void run() {
            doTraversal();
        }
    }

    void scheduleTraversals() {
        if (!mTraversalScheduled) {
            mTraversalScheduled = true;
            mTraversalBarrier = mHandler.getLooper().getQueue().postSyncBarrier();
            mChoreographer.postCallback(Choreographer.CALLBACK_TRAVERSAL, mTraversalRunnable, null);
        }
    }

    void unscheduleTraversals() {
        if (mTraversalScheduled) {
            mTraversalScheduled = false;
            mHandler.getLooper().getQueue().removeSyncBarrier(mTraversalBarrier);
            mChoreographer.removeCallbacks(Choreographer.CALLBACK_TRAVERSAL, mTraversalRunnable, null);
        }
    }

    void doTraversal() {
        if (mTraversalScheduled) {
            mTraversalScheduled = false;
            mHandler.getLooper().getQueue().removeSyncBarrier(mTraversalBarrier);
            performTraversals();
        }
    }

    private static int getRootMeasureSpec(int windowSize, int rootDimension) {
        switch (rootDimension) {
            case ViewGroup.LayoutParams.MATCH_PARENT:
                return View.MeasureSpec.makeMeasureSpec(windowSize, View.MeasureSpec.EXACTLY);
            case ViewGroup.LayoutParams.WRAP_CONTENT:
                return View.MeasureSpec.makeMeasureSpec(windowSize, View.MeasureSpec.AT_MOST);
            default:
                return View.MeasureSpec.makeMeasureSpec(rootDimension, View.MeasureSpec.EXACTLY);
        }
    }

    private boolean measureHierarchy(View host, WindowManager.LayoutParams lp, Resources res, int desiredWidth, int desiredHeight) {
        boolean goodMeasure = false;
        if (lp.width == ViewGroup.LayoutParams.WRAP_CONTENT) {
            DisplayMetrics metrics = res.getDisplayMetrics();
            TypedValue value = new TypedValue();
            res.getValue(com.android.internal.R.dimen.config_prefDialogWidth, value, true);
            int baseSize = 0;
            if (value.type == TypedValue.TYPE_DIMENSION) {
                baseSize = (int) value.getDimension(metrics);
            }
            if (baseSize != 0 && desiredWidth > baseSize) {
                int childHeight = getRootMeasureSpec(desiredHeight, lp.height);
                performMeasure(getRootMeasureSpec(baseSize, lp.width), childHeight);
                if ((host.getMeasuredWidthAndState() & View.MEASURED_STATE_TOO_SMALL) == 0) {
                    goodMeasure = true;
                } else {
                    baseSize = (baseSize + desiredWidth) / 2;
                    performMeasure(getRootMeasureSpec(baseSize, lp.width), childHeight);
                    if ((host.getMeasuredWidthAndState() & View.MEASURED_STATE_TOO_SMALL) == 0) {
                        goodMeasure = true;
                    }
                }
            }
        }
        if (!goodMeasure) {
            performMeasure(getRootMeasureSpec(desiredWidth, lp.width), getRootMeasureSpec(desiredHeight, lp.height));
            return mWidth != host.getMeasuredWidth() || mHeight != host.getMeasuredHeight();
        }
        return true;
    }

    private void performMeasure(int childWidthMeasureSpec, int childHeightMeasureSpec) {
        if (mView == null) {
            return;
        }
        mView.measure(childWidthMeasureSpec, childHeightMeasureSpec);
    }

    private void performTraversals() {
        final View host = mView;
        if (host == null || !mAdded) {
            return;
        }
        mIsInTraversal = true;
        mWillDrawSoon = true;
        WindowManager.LayoutParams lp = mWindowAttributes;
        final int viewVisibility = getHostVisibility();
        final boolean viewVisibilityChanged = !mFirst && (mViewVisibility != viewVisibility || mNewSurfaceNeeded);
        boolean paramsChanged = mWindowAttributesChanged;
        mWindowAttributesChanged = false;
        int desiredWidth;
        int desiredHeight;
        Resources res = host.getContext().getResources();
        if (mFirst) {
            mLayoutRequested = true;
            Configuration config = mContext.getResources().getConfiguration();
            DisplayMetrics dm = res.getDisplayMetrics();
            desiredWidth = (int) (dm.density * config.screenWidthDp + 0.5f);
            desiredHeight = (int) (dm.density * config.screenHeightDp + 0.5f);
            mAttachInfo.mWindowVisibility = viewVisibility;
            mAttachInfo.mRecomputeGlobalAttributes = false;
            mLastConfiguration = new Configuration(config);
            mDirectionOfLanguage = host.getRawLayoutDirection() == View.LAYOUT_DIRECTION_INHERIT;
            if (mDirectionOfLanguage) {
                host.setLayoutDirection(config.getLayoutDirection());
            }
            host.dispatchAttachedToWindow(mAttachInfo, 0);
            mAttachInfo.mTreeObserver.dispatchOnWindowAttachedChange(true);
            dispatchApplyInsets(host);
            mAttachInfo.mInTouchMode = !sTouchMode; // what has taken the focus before may have to give it up
            ensureTouchModeLocally(sTouchMode);
        } else {
            desiredWidth = mFrame.width();
            desiredHeight = mFrame.height();
            if (desiredWidth != mWidth || desiredHeight != mHeight) {
                mLayoutRequested = true;
            }
        }
        if (viewVisibilityChanged) {
            mAttachInfo.mWindowVisibility = viewVisibility;
            host.dispatchWindowVisibilityChanged(viewVisibility);
        }
        getRunQueue().executeActions(mAttachInfo.mHandler);
        boolean layoutRequested = mLayoutRequested && !mStopped;
        boolean insetsChanged = false;
        boolean windowSizeMayChange = false;
        if (layoutRequested) {
            if (!mFirst) {
                if (!mAttachInfo.mContentInsets.equals(mContentInsets)) {
                    insetsChanged = true;
                    mAttachInfo.mContentInsets.set(mContentInsets);
                    mAttachInfo.mStableInsets.set(mStableInsets);
                }
                if (lp.width == ViewGroup.LayoutParams.WRAP_CONTENT || lp.height == ViewGroup.LayoutParams.WRAP_CONTENT) {
                    Configuration config = res.getConfiguration();
                    DisplayMetrics dm = res.getDisplayMetrics();
                    desiredWidth = (int) (dm.density * config.screenWidthDp + 0.5f);
                    desiredHeight = (int) (dm.density * config.screenHeightDp + 0.5f);
                }
            }
            windowSizeMayChange = measureHierarchy(host, lp, res, desiredWidth, desiredHeight);
        }
        if (collectViewAttributes()) {
            paramsChanged = true;
        }
        if (mApplyInsetsRequested) {
            mApplyInsetsRequested = false;
            computeInsets();
            mAttachInfo.mContentInsets.set(mContentInsets);
            mAttachInfo.mStableInsets.set(mStableInsets);
            dispatchApplyInsets(host);
            if (mLayoutRequested || host.isLayoutRequested()) {
                windowSizeMayChange |= measureHierarchy(host, lp, res, desiredWidth, desiredHeight);
                layoutRequested = true;
            }
        }
        if (layoutRequested) {
            mLayoutRequested = false;
        }
        boolean resize = layoutRequested && windowSizeMayChange && (mWidth != host.getMeasuredWidth() || mHeight != host.getMeasuredHeight()
                || lp.width == ViewGroup.LayoutParams.WRAP_CONTENT || lp.height == ViewGroup.LayoutParams.WRAP_CONTENT
                || mFrame.width() != mWidth || mFrame.height() != mHeight);
        boolean first = mFirst;
        if (mFirst || resize || insetsChanged || viewVisibilityChanged || paramsChanged) {
            int oldLeft = mFrame.left;
            int oldTop = mFrame.top;
            boolean changed = place(host.getMeasuredWidth(), host.getMeasuredHeight());
            mAttachInfo.mWindowLeft = mFrame.left;
            mAttachInfo.mWindowTop = mFrame.top;
            boolean contentInsetsChanged = !mContentInsets.equals(mAttachInfo.mContentInsets);
            if (contentInsetsChanged || mApplyInsetsRequested) {
                mAttachInfo.mContentInsets.set(mContentInsets);
                mAttachInfo.mStableInsets.set(mStableInsets);
                mApplyInsetsRequested = false;
                dispatchApplyInsets(host);
            }
            if (mWidth != mFrame.width() || mHeight != mFrame.height()) {
                mWidth = mFrame.width();
                mHeight = mFrame.height();
            }
            if (!mStopped) {
                if (mWidth != host.getMeasuredWidth() || mHeight != host.getMeasuredHeight() || contentInsetsChanged
                        || host.isLayoutRequested()) {
                    int w = getRootMeasureSpec(mWidth, lp.width);
                    int h = getRootMeasureSpec(mHeight, lp.height);
                    performMeasure(w, h);
                    int width = host.getMeasuredWidth();
                    int height = host.getMeasuredHeight();
                    boolean again = false;
                    if (lp.horizontalWeight > 0.0f) {
                        width += (int) ((mWidth - width) * lp.horizontalWeight);
                        w = View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY);
                        again = true;
                    }
                    if (lp.verticalWeight > 0.0f) {
                        height += (int) ((mHeight - height) * lp.verticalWeight);
                        h = View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.EXACTLY);
                        again = true;
                    }
                    if (again) {
                        performMeasure(w, h);
                    }
                    layoutRequested = true;
                }
            }
        }
        final boolean didLayout = layoutRequested && !mStopped;
        boolean triggerGlobalLayoutListener = didLayout || mAttachInfo.mRecomputeGlobalAttributes;
        if (didLayout) {
            performLayout(lp, mWidth, mHeight);
        }
        if (triggerGlobalLayoutListener) {
            mAttachInfo.mRecomputeGlobalAttributes = false;
            mAttachInfo.mTreeObserver.dispatchOnGlobalLayout();
        }
        if (first && mView != null && !mView.hasFocus()) {
            mView.restoreDefaultFocus();
        }
        mFirst = false;
        mWillDrawSoon = false;
        mNewSurfaceNeeded = false;
        mViewVisibility = viewVisibility;
        if (first || viewVisibilityChanged || paramsChanged) {
            WindowManagerGlobal.getInstance().focusMayChange();
        }
        boolean isViewVisible = viewVisibility == View.VISIBLE;
        boolean cancelDraw = mAttachInfo.mTreeObserver.dispatchOnPreDraw() || !isViewVisible;
        if (!cancelDraw) {
            performDraw();
        } else if (isViewVisible) {
            scheduleTraversals();
        }
        mIsInTraversal = false;
    }

    private void performLayout(WindowManager.LayoutParams lp, int desiredWindowWidth, int desiredWindowHeight) {
        mLayoutRequested = false;
        mInLayout = true;
        final View host = mView;
        if (host == null) {
            return;
        }
        host.layout(0, 0, host.getMeasuredWidth(), host.getMeasuredHeight());
        mInLayout = false;
        int num = mLayoutRequesters.size();
        if (num > 0) {
            ArrayList<View> valid = validLayoutRequesters(mLayoutRequesters, false);
            if (valid != null) {
                mHandlingLayoutInLayoutRequest = true;
                for (View v : valid) {
                    v.requestLayout();
                }
                performMeasure(getRootMeasureSpec(desiredWindowWidth, lp.width), getRootMeasureSpec(desiredWindowHeight, lp.height));
                mInLayout = true;
                host.layout(0, 0, host.getMeasuredWidth(), host.getMeasuredHeight());
                mHandlingLayoutInLayoutRequest = false;
                final ArrayList<View> again = validLayoutRequesters(mLayoutRequesters, true);
                if (again != null) {
                    getRunQueue().post(new Runnable() {
                        @Override
                        public void run() {
                            for (View v : again) {
                                v.requestLayout();
                            }
                        }
                    });
                }
            }
        }
        mInLayout = false;
    }

    private ArrayList<View> validLayoutRequesters(ArrayList<View> requesters, boolean secondPass) {
        ArrayList<View> valid = null;
        for (int i = 0; i < requesters.size(); i++) {
            View view = requesters.get(i);
            if (view != null && view.mAttachInfo != null && view.mParent != null
                    && (secondPass || (view.mPrivateFlags & View.PFLAG_FORCE_LAYOUT) == View.PFLAG_FORCE_LAYOUT)) {
                boolean gone = false;
                View parent = view;
                while (parent != null) {
                    if (parent.getVisibility() == View.GONE) {
                        gone = true;
                        break;
                    }
                    parent = parent.mParent instanceof View ? (View) parent.mParent : null;
                }
                if (!gone) {
                    if (valid == null) {
                        valid = new ArrayList<View>();
                    }
                    valid.add(view);
                }
            }
        }
        if (!secondPass) {
            for (int i = 0; i < requesters.size(); i++) {
                View view = requesters.get(i);
                while (view != null && (view.mPrivateFlags & View.PFLAG_FORCE_LAYOUT) != 0) {
                    view.mPrivateFlags &= ~View.PFLAG_FORCE_LAYOUT;
                    view = view.mParent instanceof View ? (View) view.mParent : null;
                }
            }
        }
        requesters.clear();
        return valid;
    }

    boolean isInLayout() {
        return mInLayout;
    }

    boolean requestLayoutDuringLayout(final View view) {
        if (view.mParent == null || view.mAttachInfo == null) {
            return true;
        }
        if (!mLayoutRequesters.contains(view)) {
            mLayoutRequesters.add(view);
        }
        return !mHandlingLayoutInLayoutRequest;
    }

    private boolean collectViewAttributes() {
        if (mAttachInfo.mRecomputeGlobalAttributes) {
            mAttachInfo.mRecomputeGlobalAttributes = false;
            int old = mAttachInfo.mSystemUiVisibility;
            mAttachInfo.mKeepScreenOn = false;
            mAttachInfo.mSystemUiVisibility = 0;
            mAttachInfo.mHasSystemUiListeners = false;
            mView.dispatchCollectViewAttributes(mAttachInfo, 0);
            return old != mAttachInfo.mSystemUiVisibility;
        }
        return false;
    }

    private void performDraw() {
        if (mAttachInfo.mViewScrollChanged) {
            mAttachInfo.mViewScrollChanged = false;
            mAttachInfo.mTreeObserver.dispatchOnScrollChanged();
        }
        mAttachInfo.mTreeObserver.dispatchOnDraw();
        draw();
    }

    private void draw() {
        if (mDirty.isEmpty() && mDrawn) {
            return;
        }
        mDirty.setEmpty();
        mDrawn = true;
        mAttachInfo.mDrawingTime = android.os.SystemClock.uptimeMillis();
        if (mCanvas == null) {
            mCanvas = new DisplayListCanvas(mAttachInfo.mHardwareAccelerated);
        }
        mCanvas.start(mWidth, mHeight);
        mAttachInfo.mIgnoreDirtyState = true;
        mView.mPrivateFlags |= View.PFLAG_DRAWN;
        if (mAttachInfo.mHardwareAccelerated) {
            mView.updateDisplayList(mCanvas);
        } else {
            mView.draw(mCanvas);
        }
        mAttachInfo.mIgnoreDirtyState = false;
    }

    /** Draws all views onto a canvas, for a picture of the screen. */
    public void drawTo(Canvas canvas) {
        if (mView != null && getHostVisibility() == View.VISIBLE) {
            int count = canvas.save();
            canvas.translate(mFrame.left, mFrame.top);
            mAttachInfo.mIgnoreDirtyState = true;
            mView.draw(canvas);
            mAttachInfo.mIgnoreDirtyState = false;
            canvas.restoreToCount(count);
        }
    }

    void invalidate() {
        mDirty.set(0, 0, mWidth, mHeight);
        if (mDirty.isEmpty()) {
            mDrawn = false;
        }
        if (!mWillDrawSoon) {
            scheduleTraversals();
        }
    }

    // ViewParent.

    @Override
    public void requestLayout() {
        if (!mHandlingLayoutInLayoutRequest) {
            checkThread();
            mLayoutRequested = true;
            scheduleTraversals();
        }
    }

    @Override
    public boolean isLayoutRequested() {
        return mLayoutRequested;
    }

    @Override
    public void requestTransparentRegion(View child) {
        checkThread();
    }

    @Override
    public void onDescendantInvalidated(View child, View descendant) {
        invalidate();
    }

    @Override
    public void invalidateChild(View child, Rect dirty) {
        invalidateChildInParent(null, dirty);
    }

    @Override
    public ViewParent invalidateChildInParent(int[] location, Rect dirty) {
        checkThread();
        if (dirty == null) {
            invalidate();
            return null;
        }
        if (dirty.isEmpty()) {
            return null;
        }
        invalidate();
        return null;
    }

    @Override
    public ViewParent getParent() {
        return null;
    }

    @Override
    public void requestChildFocus(View child, View focused) {
        checkThread();
        scheduleTraversals();
    }

    @Override
    public void recomputeViewAttributes(View child) {
        checkThread();
        if (mView == child) {
            mAttachInfo.mRecomputeGlobalAttributes = true;
            if (!mWillDrawSoon) {
                scheduleTraversals();
            }
        }
    }

    @Override
    public void clearChildFocus(View child) {
        checkThread();
        scheduleTraversals();
    }

    @Override
    public boolean getChildVisibleRect(View child, Rect r, Point offset) {
        if (child != mView) {
            throw new RuntimeException("child is not mine, honest!");
        }
        return r.intersect(0, 0, mWidth, mHeight);
    }

    @Override
    public View focusSearch(View focused, int direction) {
        checkThread();
        if (!(mView instanceof ViewGroup)) {
            return null;
        }
        return FocusFinder.getInstance().findNextFocus((ViewGroup) mView, focused, direction);
    }

    @Override
    public View keyboardNavigationClusterSearch(View currentCluster, int direction) {
        checkThread();
        return FocusFinder.getInstance().findNextKeyboardNavigationCluster(mView, currentCluster, direction);
    }

    @Override
    public void bringChildToFront(View child) {
    }

    @Override
    public void focusableViewAvailable(View v) {
        checkThread();
        if (mView != null) {
            if (!mView.hasFocus()) {
                v.requestFocus();
            } else {
                View focused = mView.findFocus();
                if (focused instanceof ViewGroup && ((ViewGroup) focused).getDescendantFocusability() == ViewGroup.FOCUS_AFTER_DESCENDANTS
                        && isViewDescendantOf(v, focused)) {
                    v.requestFocus();
                }
            }
        }
    }

    static boolean isViewDescendantOf(View child, View parent) {
        if (child == parent) {
            return true;
        }
        final ViewParent theParent = child.getParent();
        return theParent instanceof ViewGroup && isViewDescendantOf((View) theParent, parent);
    }

    @Override
    public boolean showContextMenuForChild(View originalView) {
        return false;
    }

    @Override
    public boolean showContextMenuForChild(View originalView, float x, float y) {
        return false;
    }

    @Override
    public void createContextMenu(ContextMenu menu) {
    }

    @Override
    public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback) {
        return null;
    }

    @Override
    public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback, int type) {
        return null;
    }

    @Override
    public void childDrawableStateChanged(View child) {
    }

    @Override
    public void requestDisallowInterceptTouchEvent(boolean disallowIntercept) {
    }

    @Override
    public boolean requestChildRectangleOnScreen(View child, Rect rectangle, boolean immediate) {
        return false;
    }

    @Override
    public boolean requestSendAccessibilityEvent(View child, AccessibilityEvent event) {
        return false;
    }

    @Override
    public void childHasTransientStateChanged(View child, boolean hasTransientState) {
    }

    @Override
    public void requestFitSystemWindows() {
        checkThread();
        mApplyInsetsRequested = true;
        scheduleTraversals();
    }

    @Override
    public ViewParent getParentForAccessibility() {
        return null;
    }

    @Override
    public void notifySubtreeAccessibilityStateChanged(View child, View source, int changeType) {
    }

    @Override
    public boolean canResolveLayoutDirection() {
        return true;
    }

    @Override
    public boolean isLayoutDirectionResolved() {
        return true;
    }

    @Override
    public int getLayoutDirection() {
        return View.LAYOUT_DIRECTION_LTR;
    }

    @Override
    public boolean canResolveTextDirection() {
        return true;
    }

    @Override
    public boolean isTextDirectionResolved() {
        return true;
    }

    @Override
    public int getTextDirection() {
        return View.TEXT_DIRECTION_FIRST_STRONG;
    }

    @Override
    public boolean canResolveTextAlignment() {
        return true;
    }

    @Override
    public boolean isTextAlignmentResolved() {
        return true;
    }

    @Override
    public int getTextAlignment() {
        return View.TEXT_ALIGNMENT_GRAVITY;
    }

    @Override
    public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
        return false;
    }

    @Override
    public void onNestedScrollAccepted(View child, View target, int nestedScrollAxes) {
    }

    @Override
    public void onStopNestedScroll(View target) {
    }

    @Override
    public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
    }

    @Override
    public void onNestedPreScroll(View target, int dx, int dy, int[] consumed) {
    }

    @Override
    public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
        return false;
    }

    @Override
    public boolean onNestedPreFling(View target, float velocityX, float velocityY) {
        return false;
    }

    @Override
    public boolean onNestedPrePerformAccessibilityAction(View target, int action, Bundle args) {
        return false;
    }

    @Override
    public void playSoundEffect(int effectId) {
        checkThread();
    }

    @Override
    public boolean performHapticFeedback(int effectId, boolean always) {
        return true;
    }

    // Input.

    boolean ensureTouchMode(boolean inTouchMode) {
        if (sTouchMode == inTouchMode && mAttachInfo.mInTouchMode == inTouchMode) {
            return false;
        }
        sTouchMode = inTouchMode;
        return ensureTouchModeLocally(inTouchMode);
    }

    /** For views without a window. */
    static boolean isInTouchMode() {
        return sConnected && sTouchMode;
    }

    private boolean ensureTouchModeLocally(boolean inTouchMode) {
        if (mAttachInfo.mInTouchMode == inTouchMode) {
            return false;
        }
        mAttachInfo.mInTouchMode = inTouchMode;
        mAttachInfo.mTreeObserver.dispatchOnTouchModeChanged(inTouchMode);
        return inTouchMode ? enterTouchMode() : leaveTouchMode();
    }

    private boolean enterTouchMode() {
        if (mView != null && mView.hasFocus()) {
            final View focused = mView.findFocus();
            if (focused != null && !focused.isFocusableInTouchMode()) {
                final ViewGroup ancestor = findAncestorToTakeFocusInTouchMode(focused);
                if (ancestor != null) {
                    return ancestor.requestFocus();
                }
                focused.clearFocusInternal(null, true, false);
                return true;
            }
        }
        return false;
    }

    private static ViewGroup findAncestorToTakeFocusInTouchMode(View focused) {
        ViewParent parent = focused.getParent();
        while (parent instanceof ViewGroup) {
            final ViewGroup vgParent = (ViewGroup) parent;
            if (vgParent.getDescendantFocusability() == ViewGroup.FOCUS_AFTER_DESCENDANTS && vgParent.isFocusableInTouchMode()) {
                return vgParent;
            }
            if (vgParent.isRootNamespace()) {
                return null;
            }
            parent = vgParent.getParent();
        }
        return null;
    }

    private boolean leaveTouchMode() {
        if (mView != null) {
            if (mView.hasFocus()) {
                View focused = mView.findFocus();
                if (!(focused instanceof ViewGroup)) {
                    return false;
                } else if (((ViewGroup) focused).getDescendantFocusability() != ViewGroup.FOCUS_AFTER_DESCENDANTS) {
                    return false;
                }
            }
            View v = focusSearch(null, View.FOCUS_DOWN); // the nearest to the upper edge
            return v != null && v.requestFocus(View.FOCUS_DOWN);
        }
        return false;
    }

    /** Whether touches of a place in the window are for it, or for what is below. */
    public boolean wantsTouch(int x, int y) {
        final ViewTreeObserver observer = mView.getViewTreeObserver();
        if (!observer.hasComputeInternalInsetsListeners()) {
            return true;
        }
        final ViewTreeObserver.InternalInsetsInfo info = new ViewTreeObserver.InternalInsetsInfo();
        observer.dispatchOnComputeInternalInsets(info);
        return info.mTouchableInsets != ViewTreeObserver.InternalInsetsInfo.TOUCHABLE_INSETS_REGION || info.touchableRegion.contains(x, y);
    }

    /** Gives an event to the views; reports whether they took it. */
    public boolean dispatchInputEvent(InputEvent event) {
        if (mView == null || !mAdded) {
            return false;
        }
        if (event instanceof KeyEvent) {
            return deliverKey((KeyEvent) event);
        }
        MotionEvent e = (MotionEvent) event;
        int action = e.getAction();
        if (action == MotionEvent.ACTION_DOWN || action == MotionEvent.ACTION_SCROLL) {
            ensureTouchMode(true);
        }
        if (action == MotionEvent.ACTION_DOWN && mAttachInfo.mTooltipHost != null) {
            mAttachInfo.mTooltipHost.hideTooltip();
        }
        return mView.dispatchPointerEvent(e);
    }

    private static boolean isNavigationKey(KeyEvent e) {
        switch (e.getKeyCode()) {
            case KeyEvent.KEYCODE_DPAD_LEFT:
            case KeyEvent.KEYCODE_DPAD_RIGHT:
            case KeyEvent.KEYCODE_DPAD_UP:
            case KeyEvent.KEYCODE_DPAD_DOWN:
            case KeyEvent.KEYCODE_DPAD_CENTER:
            case KeyEvent.KEYCODE_PAGE_UP:
            case KeyEvent.KEYCODE_PAGE_DOWN:
            case KeyEvent.KEYCODE_MOVE_HOME:
            case KeyEvent.KEYCODE_MOVE_END:
            case KeyEvent.KEYCODE_TAB:
            case KeyEvent.KEYCODE_SPACE:
            case KeyEvent.KEYCODE_ENTER:
                return true;
            default:
                return false;
        }
    }

    private boolean checkForLeavingTouchModeAndConsume(KeyEvent event) {
        if (!mAttachInfo.mInTouchMode) {
            return false;
        }
        int action = event.getAction();
        if (action != KeyEvent.ACTION_DOWN && action != KeyEvent.ACTION_MULTIPLE) {
            return false;
        }
        if ((event.getFlags() & KeyEvent.FLAG_KEEP_TOUCH_MODE) != 0) {
            return false;
        }
        if (isNavigationKey(event)) {
            return ensureTouchMode(false);
        }
        if (event.getUnicodeChar() > 0) {
            ensureTouchMode(false);
        }
        return false;
    }

    private boolean deliverKey(KeyEvent event) {
        if (mView.dispatchKeyEventPreIme(event)) {
            return true;
        }
        if (mAttachInfo.mTooltipHost != null) {
            mAttachInfo.mTooltipHost.handleTooltipKey(event);
        }
        if (checkForLeavingTouchModeAndConsume(event)) {
            return true;
        }
        if (mView.dispatchKeyEvent(event)) {
            return true;
        }
        if (mView == null || !mAdded) {
            return true;
        }
        if (event.getAction() == KeyEvent.ACTION_DOWN && event.isCtrlPressed() && event.getRepeatCount() == 0
                && !KeyEvent.isModifierKey(event.getKeyCode())) {
            if (mView.dispatchKeyShortcutEvent(event)) {
                return true;
            }
        }
        if (event.getAction() == KeyEvent.ACTION_DOWN) {
            return performFocusNavigation(event);
        }
        return false;
    }

    private boolean performFocusNavigation(KeyEvent event) {
        int direction = 0;
        switch (event.getKeyCode()) {
            case KeyEvent.KEYCODE_DPAD_LEFT:
                direction = event.hasNoModifiers() ? View.FOCUS_LEFT : 0;
                break;
            case KeyEvent.KEYCODE_DPAD_RIGHT:
                direction = event.hasNoModifiers() ? View.FOCUS_RIGHT : 0;
                break;
            case KeyEvent.KEYCODE_DPAD_UP:
                direction = event.hasNoModifiers() ? View.FOCUS_UP : 0;
                break;
            case KeyEvent.KEYCODE_DPAD_DOWN:
                direction = event.hasNoModifiers() ? View.FOCUS_DOWN : 0;
                break;
            case KeyEvent.KEYCODE_TAB:
                direction = event.hasNoModifiers() ? View.FOCUS_FORWARD
                        : event.hasModifiers(KeyEvent.META_SHIFT_ON) ? View.FOCUS_BACKWARD : 0;
                break;
        }
        if (direction == 0) {
            return false;
        }
        View focused = mView.findFocus();
        if (focused != null) {
            View v = focused.focusSearch(direction);
            if (v != null && v != focused) {
                Rect r = new Rect();
                focused.getFocusedRect(r);
                if (mView instanceof ViewGroup) {
                    ((ViewGroup) mView).offsetDescendantRectToMyCoords(focused, r);
                    ((ViewGroup) mView).offsetRectIntoDescendantCoords(v, r);
                }
                if (v.requestFocus(direction, r)) {
                    playSoundEffect(SoundEffectConstants.getContantForFocusDirection(direction));
                    return true;
                }
            }
            return mView.dispatchUnhandledMove(focused, direction);
        }
        return mView.restoreDefaultFocus();
    }

    public void windowFocusChanged(boolean hasFocus) {
        Message msg = mHandler.obtainMessage(MSG_WINDOW_FOCUS_CHANGED);
        msg.arg1 = hasFocus ? 1 : 0;
        msg.arg2 = sTouchMode ? 1 : 0;
        mHandler.sendMessage(msg);
    }

    private void handleWindowFocus(boolean hasFocus, boolean inTouchMode) {
        if (!mAdded) {
            return;
        }
        if (hasFocus) {
            ensureTouchModeLocally(inTouchMode);
        }
        mAttachInfo.mHasWindowFocus = hasFocus;
        InputMethodManager imm = InputMethodManager.peekInstance();
        if (mView != null) {
            mAttachInfo.mKeyDispatchState.reset();
            mView.dispatchWindowFocusChanged(hasFocus);
            mAttachInfo.mTreeObserver.dispatchOnWindowFocusChange(hasFocus);
        }
        if (hasFocus && imm != null && WindowManager.LayoutParams.mayUseInputMethod(mWindowAttributes.flags)) {
            imm.onPostWindowFocus(mView, mView.findFocus(), mWindowAttributes.softInputMode, !mHasFocusReported, mWindowAttributes.flags);
            mHasFocusReported = true;
        }
    }

    final class ViewRootHandler extends Handler {
        @Override
        public String getMessageName(Message message) {
            return super.getMessageName(message);
        }

        @Override
        public void handleMessage(Message msg) {
            switch (msg.what) {
                case MSG_DIE:
                    doDie();
                    break;
                case MSG_WINDOW_FOCUS_CHANGED:
                    handleWindowFocus(msg.arg1 != 0, msg.arg2 != 0);
                    break;
                case MSG_DISPATCH_INPUT_EVENT:
                    dispatchInputEvent((InputEvent) msg.obj);
                    break;
                case MSG_UPDATE_CONFIGURATION:
                    updateConfiguration((Configuration) msg.obj);
                    break;
            }
        }
    }

    public void requestUpdateConfiguration(Configuration config) {
        mHandler.sendMessage(mHandler.obtainMessage(MSG_UPDATE_CONFIGURATION, config));
    }

    void updateConfiguration(Configuration config) {
        if (mView == null) {
            return;
        }
        Configuration now = mView.getResources().getConfiguration();
        if (mLastConfiguration != null && mLastConfiguration.diff(now) != 0) {
            if (mDirectionOfLanguage && mLastConfiguration.getLayoutDirection() != now.getLayoutDirection()) {
                mView.setLayoutDirection(now.getLayoutDirection());
            }
            mLastConfiguration = new Configuration(now);
            place(mView.getMeasuredWidth(), mView.getMeasuredHeight());
            mView.dispatchConfigurationChanged(now);
            mView.requestLayout();
            mApplyInsetsRequested = true;
            scheduleTraversals();
        }
    }

    boolean die(boolean immediate) {
        if (immediate && !mIsInTraversal) {
            doDie();
            return false;
        }
        mHandler.sendEmptyMessage(MSG_DIE);
        return true;
    }

    void doDie() {
        checkThread();
        if (mRemoved) {
            return;
        }
        mRemoved = true;
        if (mAdded) {
            dispatchDetachedFromWindow();
        }
        mAdded = false;
        WindowManagerGlobal.getInstance().doRemoveView(this);
    }

    void dispatchDetachedFromWindow() {
        if (mView != null && mView.mAttachInfo != null) {
            mAttachInfo.mTreeObserver.dispatchOnWindowAttachedChange(false);
            mView.dispatchDetachedFromWindow();
        }
        mView.assignParent(null);
        mView = null;
        mAttachInfo.mRootView = null;
        unscheduleTraversals();
    }

    public void setDragFocus(View newDragTarget, DragEvent event) {
    }

    public boolean getFirst() {
        return mFirst;
    }

    public WindowManager.LayoutParams attributes() {
        return mWindowAttributes;
    }

    /** Layout transitions run one after the other on the animation's clock; nothing is to be waited for. */
    void requestTransitionStart(android.animation.LayoutTransition transition) {
        transition.startChangingAnimations();
    }

    public void requestInvalidateRootRenderNode() {
    }
}
