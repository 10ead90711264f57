package android.widget;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.StateListDrawable;
import android.os.Build;
import android.os.IBinder;
import android.transition.Transition;
import android.transition.TransitionManager;
import android.util.AttributeSet;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.ViewTreeObserver;
import android.view.WindowManager;
import com.android.internal.R;
import java.lang.ref.WeakReference;

/** A view in a window of its own above an activity's, at a place or below an anchor. */
public class PopupWindow {
    public static final int INPUT_METHOD_FROM_FOCUSABLE = 0;
    public static final int INPUT_METHOD_NEEDED = 1;
    public static final int INPUT_METHOD_NOT_NEEDED = 2;

    private static final int DEFAULT_ANCHORED_GRAVITY = Gravity.TOP | Gravity.START;
    private static final int ANIMATION_STYLE_DEFAULT = -1;
    private static final int[] ABOVE_ANCHOR_STATE_SET = {R.attr.state_above_anchor};

    private Context mContext;
    private WindowManager mWindowManager;
    private boolean mIsShowing;
    private boolean mIsTransitioningToDismiss;
    private boolean mIsDropdown;
    private PopupDecorView mDecorView;
    private View mBackgroundView;
    private View mContentView;
    private boolean mFocusable;
    private int mInputMethodMode = INPUT_METHOD_FROM_FOCUSABLE;
    private int mSoftInputMode = WindowManager.LayoutParams.SOFT_INPUT_STATE_UNCHANGED;
    private boolean mTouchable = true;
    private boolean mOutsideTouchable;
    private boolean mClippingEnabled = true;
    private int mSplitTouchEnabled = -1;
    private boolean mLayoutInScreen;
    private boolean mClipToScreen;
    private boolean mAllowScrollingAnchorParent = true;
    private boolean mLayoutInsetDecor;
    private boolean mNotTouchModal;
    private boolean mAttachedInDecor = true;
    private boolean mAttachedInDecorSet;
    private View.OnTouchListener mTouchInterceptor;
    private int mWidthMode;
    private int mWidth = ViewGroup.LayoutParams.WRAP_CONTENT;
    private int mLastWidth;
    private int mHeightMode;
    private int mHeight = ViewGroup.LayoutParams.WRAP_CONTENT;
    private int mLastHeight;
    private float mElevation;
    private Drawable mBackground;
    private Drawable mAboveAnchorBackgroundDrawable;
    private Drawable mBelowAnchorBackgroundDrawable;
    private Transition mEnterTransition;
    private Transition mExitTransition;
    private Rect mEpicenterBounds;
    private boolean mAboveAnchor;
    private int mWindowLayoutType = WindowManager.LayoutParams.TYPE_APPLICATION_PANEL;
    private OnDismissListener mOnDismissListener;
    private boolean mIgnoreCheekPress;
    private int mAnimationStyle = ANIMATION_STYLE_DEFAULT;
    private int mGravity = Gravity.NO_GRAVITY;
    private WeakReference<View> mAnchor;
    private WeakReference<View> mAnchorRoot;
    private WeakReference<View> mParentRootView;
    private boolean mIsAnchorRootAttached;
    private int mAnchorXoff;
    private int mAnchorYoff;
    private int mAnchoredGravity;
    private boolean mOverlapAnchor;
    private boolean mPopupViewInitialLayoutDirectionInherited;

    private final View.OnAttachStateChangeListener mOnAnchorDetachedListener = new View.OnAttachStateChangeListener() {
        @Override
        public void onViewAttachedToWindow(View v) {
            alignToAnchor();
        }

        @Override
        public void onViewDetachedFromWindow(View v) {
        }
    };

    private final View.OnAttachStateChangeListener mOnAnchorRootDetachedListener = new View.OnAttachStateChangeListener() {
        @Override
        public void onViewAttachedToWindow(View v) {
        }

        @Override
        public void onViewDetachedFromWindow(View v) {
            mIsAnchorRootAttached = false;
        }
    };

    private final ViewTreeObserver.OnScrollChangedListener mOnScrollChangedListener = new ViewTreeObserver.OnScrollChangedListener() {
        @Override
        public void onScrollChanged() {
            alignToAnchor();
        }
    };

    private final View.OnLayoutChangeListener mOnLayoutChangeListener = new View.OnLayoutChangeListener() {
        @Override
        public void onLayoutChange(View v, int l, int t, int r, int b, int ol, int ot, int or, int ob) {
            alignToAnchor();
        }
    };

    /** Hears that a popup is gone. */
    public interface OnDismissListener {
        void onDismiss();
    }

    public PopupWindow(Context context) {
        this(context, null);
    }

    public PopupWindow(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.popupWindowStyle);
    }

    public PopupWindow(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public PopupWindow(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        mContext = context;
        mWindowManager = (WindowManager) context.getSystemService(Context.WINDOW_SERVICE);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.PopupWindow, defStyleAttr, defStyleRes);
        Drawable bg = a.getDrawable(R.styleable.PopupWindow_popupBackground);
        mElevation = a.getDimension(R.styleable.PopupWindow_popupElevation, 0);
        mOverlapAnchor = a.getBoolean(R.styleable.PopupWindow_overlapAnchor, false);
        if (a.hasValueOrEmpty(R.styleable.PopupWindow_popupAnimationStyle)) {
            int style = a.getResourceId(R.styleable.PopupWindow_popupAnimationStyle, 0);
            mAnimationStyle = style == R.style.Animation_PopupWindow ? ANIMATION_STYLE_DEFAULT : style;
        }
        a.recycle();
        setBackgroundDrawable(bg);
    }

    public PopupWindow() {
        this(null, 0, 0);
    }

    public PopupWindow(View contentView) {
        this(contentView, 0, 0);
    }

    public PopupWindow(int width, int height) {
        this(null, width, height);
    }

    public PopupWindow(View contentView, int width, int height) {
        this(contentView, width, height, false);
    }

    public PopupWindow(View contentView, int width, int height, boolean focusable) {
        if (contentView != null) {
            mContext = contentView.getContext();
            mWindowManager = (WindowManager) mContext.getSystemService(Context.WINDOW_SERVICE);
        }
        setContentView(contentView);
        setWidth(width);
        setHeight(height);
        setFocusable(focusable);
    }

    public void setEnterTransition(Transition enterTransition) {
        mEnterTransition = enterTransition;
    }

    public Transition getEnterTransition() {
        return mEnterTransition;
    }

    public void setExitTransition(Transition exitTransition) {
        mExitTransition = exitTransition;
    }

    public Transition getExitTransition() {
        return mExitTransition;
    }

    public void setEpicenterBounds(Rect bounds) {
        mEpicenterBounds = bounds;
    }

    public Drawable getBackground() {
        return mBackground;
    }

    public void setBackgroundDrawable(Drawable background) {
        mBackground = background;
        if (!(background instanceof StateListDrawable)) {
            return;
        }
        StateListDrawable states = (StateListDrawable) background;
        int above = states.getStateDrawableIndex(ABOVE_ANCHOR_STATE_SET);
        int below = -1;
        for (int i = 0; i < states.getStateCount() && below < 0; i++) {
            if (i != above) {
                below = i;
            }
        }
        boolean both = above != -1 && below != -1;
        mAboveAnchorBackgroundDrawable = both ? states.getStateDrawable(above) : null;
        mBelowAnchorBackgroundDrawable = both ? states.getStateDrawable(below) : null;
    }

    public float getElevation() {
        return mElevation;
    }

    public void setElevation(float elevation) {
        mElevation = elevation;
    }

    public int getAnimationStyle() {
        return mAnimationStyle;
    }

    public void setIgnoreCheekPress() {
        mIgnoreCheekPress = true;
    }

    public void setAnimationStyle(int animationStyle) {
        mAnimationStyle = animationStyle;
    }

    public View getContentView() {
        return mContentView;
    }

    public void setContentView(View contentView) {
        if (isShowing()) {
            return;
        }
        mContentView = contentView;
        if (mContext == null && contentView != null) {
            mContext = contentView.getContext();
        }
        if (mWindowManager == null && contentView != null) {
            mWindowManager = (WindowManager) mContext.getSystemService(Context.WINDOW_SERVICE);
        }
        if (mContext != null && !mAttachedInDecorSet) {
            setAttachedInDecor(mContext.getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.LOLLIPOP_MR1);
        }
    }

    public void setTouchInterceptor(View.OnTouchListener l) {
        mTouchInterceptor = l;
    }

    public boolean isFocusable() {
        return mFocusable;
    }

    public void setFocusable(boolean focusable) {
        mFocusable = focusable;
    }

    public int getInputMethodMode() {
        return mInputMethodMode;
    }

    public void setInputMethodMode(int mode) {
        mInputMethodMode = mode;
    }

    public void setSoftInputMode(int mode) {
        mSoftInputMode = mode;
    }

    public int getSoftInputMode() {
        return mSoftInputMode;
    }

    public boolean isTouchable() {
        return mTouchable;
    }

    public void setTouchable(boolean touchable) {
        mTouchable = touchable;
    }

    public boolean isOutsideTouchable() {
        return mOutsideTouchable;
    }

    public void setOutsideTouchable(boolean touchable) {
        mOutsideTouchable = touchable;
    }

    public boolean isClippingEnabled() {
        return mClippingEnabled;
    }

    public void setClippingEnabled(boolean enabled) {
        mClippingEnabled = enabled;
    }

    public void setClipToScreenEnabled(boolean enabled) {
        mClipToScreen = enabled;
    }

    void setAllowScrollingAnchorParent(boolean enabled) {
        mAllowScrollingAnchorParent = enabled;
    }

    protected final boolean getAllowScrollingAnchorParent() {
        return mAllowScrollingAnchorParent;
    }

    public boolean isSplitTouchEnabled() {
        if (mSplitTouchEnabled < 0 && mContext != null) {
            return mContext.getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.HONEYCOMB;
        }
        return mSplitTouchEnabled == 1;
    }

    public void setSplitTouchEnabled(boolean enabled) {
        mSplitTouchEnabled = enabled ? 1 : 0;
    }

    public boolean isLayoutInScreenEnabled() {
        return mLayoutInScreen;
    }

    public void setLayoutInScreenEnabled(boolean enabled) {
        mLayoutInScreen = enabled;
    }

    public boolean isAttachedInDecor() {
        return mAttachedInDecor;
    }

    public void setAttachedInDecor(boolean enabled) {
        mAttachedInDecor = enabled;
        mAttachedInDecorSet = true;
    }

    public void setLayoutInsetDecor(boolean enabled) {
        mLayoutInsetDecor = enabled;
    }

    protected final boolean isLayoutInsetDecor() {
        return mLayoutInsetDecor;
    }

    public void setWindowLayoutType(int layoutType) {
        mWindowLayoutType = layoutType;
    }

    public int getWindowLayoutType() {
        return mWindowLayoutType;
    }

    public void setTouchModal(boolean touchModal) {
        mNotTouchModal = !touchModal;
    }

    @Deprecated
    public void setWindowLayoutMode(int widthSpec, int heightSpec) {
        mWidthMode = widthSpec;
        mHeightMode = heightSpec;
    }

    public int getHeight() {
        return mHeight;
    }

    public void setHeight(int height) {
        mHeight = height;
    }

    public int getWidth() {
        return mWidth;
    }

    public void setWidth(int width) {
        mWidth = width;
    }

    public void setOverlapAnchor(boolean overlapAnchor) {
        mOverlapAnchor = overlapAnchor;
    }

    public boolean getOverlapAnchor() {
        return mOverlapAnchor;
    }

    public boolean isShowing() {
        return mIsShowing;
    }

    protected final void setShowing(boolean isShowing) {
        mIsShowing = isShowing;
    }

    protected final void setDropDown(boolean isDropDown) {
        mIsDropdown = isDropDown;
    }

    protected final void setTransitioningToDismiss(boolean transitioningToDismiss) {
        mIsTransitioningToDismiss = transitioningToDismiss;
    }

    protected final boolean isTransitioningToDismiss() {
        return mIsTransitioningToDismiss;
    }

    public void showAtLocation(View parent, int gravity, int x, int y) {
        mParentRootView = new WeakReference<View>(parent.getRootView());
        showAtLocation(parent.getWindowToken(), gravity, x, y);
    }

    public void showAtLocation(IBinder token, int gravity, int x, int y) {
        if (isShowing() || mContentView == null) {
            return;
        }
        TransitionManager.endTransitions(mDecorView);
        detachFromAnchor();
        mIsShowing = true;
        mIsDropdown = false;
        mGravity = gravity;
        WindowManager.LayoutParams p = createPopupLayoutParams(token);
        preparePopup(p);
        p.x = x;
        p.y = y;
        invokePopup(p);
    }

    public void showAsDropDown(View anchor) {
        showAsDropDown(anchor, 0, 0);
    }

    public void showAsDropDown(View anchor, int xoff, int yoff) {
        showAsDropDown(anchor, xoff, yoff, DEFAULT_ANCHORED_GRAVITY);
    }

    public void showAsDropDown(View anchor, int xoff, int yoff, int gravity) {
        if (isShowing() || !hasContentView()) {
            return;
        }
        TransitionManager.endTransitions(mDecorView);
        attachToAnchor(anchor, xoff, yoff, gravity);
        mIsShowing = true;
        mIsDropdown = true;
        WindowManager.LayoutParams p = createPopupLayoutParams(anchor.getApplicationWindowToken());
        preparePopup(p);
        updateAboveAnchor(findDropDownPosition(anchor, p, xoff, yoff, p.width, p.height, gravity, mAllowScrollingAnchorParent));
        p.accessibilityIdOfAnchor = -1;
        invokePopup(p);
    }

    protected final void updateAboveAnchor(boolean aboveAnchor) {
        if (aboveAnchor == mAboveAnchor) {
            return;
        }
        mAboveAnchor = aboveAnchor;
        if (mBackground == null || mBackgroundView == null) {
            return;
        }
        if (mAboveAnchorBackgroundDrawable != null) {
            mBackgroundView.setBackground(aboveAnchor ? mAboveAnchorBackgroundDrawable : mBelowAnchorBackgroundDrawable);
        } else {
            mBackgroundView.refreshDrawableState();
        }
    }

    public boolean isAboveAnchor() {
        return mAboveAnchor;
    }

    private void preparePopup(WindowManager.LayoutParams p) {
        if (mContentView == null || mContext == null || mWindowManager == null) {
            throw new IllegalStateException("You must specify a valid content view by calling setContentView() before attempting to show the popup.");
        }
        if (mDecorView != null) {
            mDecorView.cancelTransitions();
        }
        int height = heightOfContent();
        if (mBackground != null) {
            PopupBackgroundView behind = new PopupBackgroundView(mContext);
            behind.addView(mContentView, new FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, height));
            behind.setBackground(mBackground);
            mBackgroundView = behind;
            height = ViewGroup.LayoutParams.WRAP_CONTENT == height ? height : ViewGroup.LayoutParams.MATCH_PARENT;
        } else {
            mBackgroundView = mContentView;
        }
        mDecorView = new PopupDecorView(mContext);
        mDecorView.addView(mBackgroundView, ViewGroup.LayoutParams.MATCH_PARENT, height);
        mDecorView.setClipChildren(false);
        mDecorView.setClipToPadding(false);
        mDecorView.setIsRootNamespace(true);
        mBackgroundView.setElevation(mElevation);
        mPopupViewInitialLayoutDirectionInherited = mContentView.getRawLayoutDirection() == View.LAYOUT_DIRECTION_INHERIT;
    }

    private int heightOfContent() {
        ViewGroup.LayoutParams p = mContentView.getLayoutParams();
        return p != null && p.height == ViewGroup.LayoutParams.WRAP_CONTENT ? ViewGroup.LayoutParams.WRAP_CONTENT
                : ViewGroup.LayoutParams.MATCH_PARENT;
    }

    private void invokePopup(WindowManager.LayoutParams p) {
        if (mContext != null) {
            p.packageName = mContext.getPackageName();
        }
        PopupDecorView decorView = mDecorView;
        decorView.setFitsSystemWindows(mLayoutInsetDecor);
        setLayoutDirectionFromAnchor();
        mWindowManager.addView(decorView, p);
        if (mEnterTransition != null) {
            decorView.requestEnterTransition(mEnterTransition);
        }
    }

    private void setLayoutDirectionFromAnchor() {
        View anchor = mAnchor == null ? null : mAnchor.get();
        if (anchor != null && mPopupViewInitialLayoutDirectionInherited) {
            mDecorView.setLayoutDirection(anchor.getLayoutDirection());
        }
    }

    private int computeGravity() {
        int gravity = mGravity == Gravity.NO_GRAVITY ? Gravity.START | Gravity.TOP : mGravity;
        if (mIsDropdown && (mClipToScreen || mClippingEnabled)) {
            gravity |= Gravity.DISPLAY_CLIP_VERTICAL;
        }
        return gravity;
    }

    protected final WindowManager.LayoutParams createPopupLayoutParams(IBinder token) {
        WindowManager.LayoutParams p = new WindowManager.LayoutParams();
        p.gravity = computeGravity();
        p.flags = computeFlags(p.flags);
        p.type = mWindowLayoutType;
        p.token = token;
        p.softInputMode = mSoftInputMode;
        p.windowAnimations = computeAnimationResource();
        p.format = mBackground != null ? mBackground.getOpacity() : PixelFormat.TRANSLUCENT;
        p.height = mLastHeight = mHeightMode < 0 ? mHeightMode : mHeight;
        p.width = mLastWidth = mWidthMode < 0 ? mWidthMode : mWidth;
        p.privateFlags = WindowManager.LayoutParams.PRIVATE_FLAG_WILL_NOT_REPLACE_ON_RELAUNCH
                | WindowManager.LayoutParams.PRIVATE_FLAG_LAYOUT_CHILD_WINDOW_IN_PARENT_FRAME;
        p.setTitle("PopupWindow:" + Integer.toHexString(hashCode()));
        return p;
    }

    private int computeFlags(int was) {
        int flags = was & ~(WindowManager.LayoutParams.FLAG_IGNORE_CHEEK_PRESSES | WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE
                | WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE | WindowManager.LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH
                | WindowManager.LayoutParams.FLAG_LAYOUT_NO_LIMITS | WindowManager.LayoutParams.FLAG_ALT_FOCUSABLE_IM
                | WindowManager.LayoutParams.FLAG_SPLIT_TOUCH);
        if (mIgnoreCheekPress) {
            flags |= WindowManager.LayoutParams.FLAG_IGNORE_CHEEK_PRESSES;
        }
        if (!mFocusable) {
            flags |= WindowManager.LayoutParams.FLAG_NOT_FOCUSABLE;
            if (mInputMethodMode == INPUT_METHOD_NEEDED) {
                flags |= WindowManager.LayoutParams.FLAG_ALT_FOCUSABLE_IM;
            }
        } else if (mInputMethodMode == INPUT_METHOD_NOT_NEEDED) {
            flags |= WindowManager.LayoutParams.FLAG_ALT_FOCUSABLE_IM;
        }
        if (!mTouchable) {
            flags |= WindowManager.LayoutParams.FLAG_NOT_TOUCHABLE;
        }
        if (mOutsideTouchable) {
            flags |= WindowManager.LayoutParams.FLAG_WATCH_OUTSIDE_TOUCH;
        }
        if (!mClippingEnabled || mClipToScreen) {
            flags |= WindowManager.LayoutParams.FLAG_LAYOUT_NO_LIMITS;
        }
        if (isSplitTouchEnabled()) {
            flags |= WindowManager.LayoutParams.FLAG_SPLIT_TOUCH;
        }
        if (mLayoutInScreen) {
            flags |= WindowManager.LayoutParams.FLAG_LAYOUT_IN_SCREEN;
        }
        if (mLayoutInsetDecor) {
            flags |= WindowManager.LayoutParams.FLAG_LAYOUT_INSET_DECOR;
        }
        if (mNotTouchModal) {
            flags |= WindowManager.LayoutParams.FLAG_NOT_TOUCH_MODAL;
        }
        if (mAttachedInDecor) {
            flags |= WindowManager.LayoutParams.FLAG_LAYOUT_ATTACHED_IN_DECOR;
        }
        return flags;
    }

    private int computeAnimationResource() {
        if (mAnimationStyle != ANIMATION_STYLE_DEFAULT) {
            return mAnimationStyle;
        }
        if (!mIsDropdown) {
            return 0;
        }
        return mAboveAnchor ? R.style.Animation_DropDownUp : R.style.Animation_DropDownDown;
    }

    protected final boolean findDropDownPosition(View anchor, WindowManager.LayoutParams outParams, int xOffset, int yOffset, int width,
            int height, int gravity, boolean allowScroll) {
        int anchorHeight = anchor.getHeight();
        int anchorWidth = anchor.getWidth();
        if (mOverlapAnchor) {
            yOffset -= anchorHeight;
        }
        View root = getAppRootView(anchor);
        int[] app = new int[2];
        int[] screen = new int[2];
        root.getLocationOnScreen(app);
        anchor.getLocationOnScreen(screen);
        int drawX = screen[0] - app[0];
        int drawY = screen[1] - app[1];
        outParams.x = drawX + xOffset;
        outParams.y = drawY + anchorHeight + yOffset;
        Rect frame = new Rect();
        root.getWindowVisibleDisplayFrame(frame);
        if (width == ViewGroup.LayoutParams.MATCH_PARENT) {
            width = frame.right - frame.left;
        }
        if (height == ViewGroup.LayoutParams.MATCH_PARENT) {
            height = frame.bottom - frame.top;
        }
        outParams.gravity = computeGravity();
        outParams.width = width;
        outParams.height = height;
        boolean right = (Gravity.getAbsoluteGravity(gravity, anchor.getLayoutDirection()) & Gravity.HORIZONTAL_GRAVITY_MASK) == Gravity.RIGHT;
        if (right) {
            outParams.x -= width - anchorWidth;
        }
        boolean fits = fitVertical(outParams, yOffset, height, anchorHeight, drawY, screen[1], frame.top, frame.bottom, false);
        fits &= fitHorizontal(outParams, width, drawX, screen[0], frame.left, frame.right, false);
        if (!fits) {
            int scrollX = anchor.getScrollX();
            int scrollY = anchor.getScrollY();
            Rect r = new Rect(scrollX, scrollY, scrollX + width + xOffset, scrollY + height + anchorHeight + yOffset);
            if (allowScroll && anchor.requestRectangleOnScreen(r, true)) {
                anchor.getLocationOnScreen(screen);
                drawX = screen[0] - app[0];
                drawY = screen[1] - app[1];
                outParams.x = drawX + xOffset;
                outParams.y = drawY + anchorHeight + yOffset;
                if (right) {
                    outParams.x -= width - anchorWidth;
                }
            }
            fitVertical(outParams, yOffset, height, anchorHeight, drawY, screen[1], frame.top, frame.bottom, mClipToScreen);
            fitHorizontal(outParams, width, drawX, screen[0], frame.left, frame.right, mClipToScreen);
        }
        return outParams.y < drawY;
    }

    private boolean fitVertical(WindowManager.LayoutParams p, int yOffset, int height, int anchorHeight, int drawY, int screenY, int top,
            int bottom, boolean allowResize) {
        int offset = screenY - drawY;
        int y = p.y + offset;
        if (y >= top && height <= bottom - y) {
            return true;
        }
        if (height <= y - anchorHeight - top) {
            p.y = drawY - height + (mOverlapAnchor ? yOffset + anchorHeight : yOffset);
            return true;
        }
        boolean inside = true;
        p.height = height;
        if (y + height > bottom) {
            y = bottom - height;
        }
        if (y < top) {
            y = top;
            if (allowResize && height > bottom - top) {
                p.height = bottom - top;
            } else {
                inside = false;
            }
        }
        p.y = y - offset;
        return inside;
    }

    private boolean fitHorizontal(WindowManager.LayoutParams p, int width, int drawX, int screenX, int left, int right, boolean allowResize) {
        int offset = screenX - drawX;
        int x = p.x + offset;
        if (x >= left && width <= right - x) {
            return true;
        }
        boolean inside = true;
        if (x + width > right) {
            x = right - width;
        }
        if (x < left) {
            x = left;
            if (allowResize && width > right - left) {
                p.width = right - left;
            } else {
                inside = false;
            }
        }
        p.x = x - offset;
        return inside;
    }

    public int getMaxAvailableHeight(View anchor) {
        return getMaxAvailableHeight(anchor, 0);
    }

    public int getMaxAvailableHeight(View anchor, int yOffset) {
        return getMaxAvailableHeight(anchor, yOffset, false);
    }

    public int getMaxAvailableHeight(View anchor, int yOffset, boolean ignoreBottomDecorations) {
        Rect visible = new Rect();
        getAppRootView(anchor).getWindowVisibleDisplayFrame(visible);
        int bottom = visible.bottom;
        if (ignoreBottomDecorations) {
            Rect frame = new Rect();
            anchor.getWindowDisplayFrame(frame);
            bottom = frame.bottom;
        }
        int[] at = new int[2];
        anchor.getLocationOnScreen(at);
        int below = bottom - at[1] - (mOverlapAnchor ? 0 : anchor.getHeight()) - yOffset;
        int above = at[1] - visible.top + yOffset;
        int height = Math.max(below, above);
        if (mBackground != null) {
            Rect padding = new Rect();
            mBackground.getPadding(padding);
            height -= padding.top + padding.bottom;
        }
        return height;
    }

    public void dismiss() {
        if (!isShowing() || mIsTransitioningToDismiss) {
            return;
        }
        PopupDecorView decorView = mDecorView;
        View contentView = mContentView;
        ViewParent contentParent = contentView.getParent();
        decorView.cancelTransitions();
        mIsShowing = false;
        mIsTransitioningToDismiss = true;
        Transition exit = mExitTransition;
        if (exit != null && decorView.isLaidOut() && (mIsAnchorRootAttached || mAnchorRoot == null)) {
            TransitionManager.beginDelayedTransition(decorView, exit);
        }
        dismissImmediate(decorView, contentParent instanceof ViewGroup ? (ViewGroup) contentParent : null, contentView);
        detachFromAnchor();
        if (mOnDismissListener != null) {
            mOnDismissListener.onDismiss();
        }
    }

    protected final Rect getTransitionEpicenter() {
        View anchor = mAnchor == null ? null : mAnchor.get();
        if (anchor == null || mDecorView == null) {
            return null;
        }
        int[] from = anchor.getLocationOnScreen();
        int[] to = mDecorView.getLocationOnScreen();
        Rect bounds = new Rect(0, 0, anchor.getWidth(), anchor.getHeight());
        if (mEpicenterBounds != null) {
            bounds.set(mEpicenterBounds);
        }
        bounds.offset(from[0] - to[0], from[1] - to[1]);
        return bounds;
    }

    private void dismissImmediate(View decorView, ViewGroup contentHolder, View contentView) {
        if (decorView.getParent() != null) {
            mWindowManager.removeViewImmediate(decorView);
        }
        if (contentHolder != null) {
            contentHolder.removeView(contentView);
        }
        mDecorView = null;
        mBackgroundView = null;
        mIsTransitioningToDismiss = false;
    }

    public void setOnDismissListener(OnDismissListener onDismissListener) {
        mOnDismissListener = onDismissListener;
    }

    protected final OnDismissListener getOnDismissListener() {
        return mOnDismissListener;
    }

    public void update() {
        if (!isShowing() || !hasContentView()) {
            return;
        }
        WindowManager.LayoutParams p = getDecorViewLayoutParams();
        if (refresh(p)) {
            update(mAnchor != null ? mAnchor.get() : null, p);
        }
    }

    private boolean refresh(WindowManager.LayoutParams p) {
        boolean changed = false;
        int animation = computeAnimationResource();
        if (animation != p.windowAnimations) {
            p.windowAnimations = animation;
            changed = true;
        }
        int flags = computeFlags(p.flags);
        if (flags != p.flags) {
            p.flags = flags;
            changed = true;
        }
        int gravity = computeGravity();
        if (gravity != p.gravity) {
            p.gravity = gravity;
            changed = true;
        }
        return changed;
    }

    protected void update(View anchor, WindowManager.LayoutParams params) {
        setLayoutDirectionFromAnchor();
        mWindowManager.updateViewLayout(mDecorView, params);
    }

    public void update(int width, int height) {
        WindowManager.LayoutParams p = getDecorViewLayoutParams();
        update(p.x, p.y, width, height, false);
    }

    public void update(int x, int y, int width, int height) {
        update(x, y, width, height, false);
    }

    public void update(int x, int y, int width, int height, boolean force) {
        if (width >= 0) {
            mLastWidth = width;
            setWidth(width);
        }
        if (height >= 0) {
            mLastHeight = height;
            setHeight(height);
        }
        if (!isShowing() || !hasContentView()) {
            return;
        }
        WindowManager.LayoutParams p = getDecorViewLayoutParams();
        boolean update = force;
        int finalWidth = mWidthMode < 0 ? mWidthMode : mLastWidth;
        if (width != -1 && p.width != finalWidth) {
            p.width = mLastWidth = finalWidth;
            update = true;
        }
        int finalHeight = mHeightMode < 0 ? mHeightMode : mLastHeight;
        if (height != -1 && p.height != finalHeight) {
            p.height = mLastHeight = finalHeight;
            update = true;
        }
        if (p.x != x) {
            p.x = x;
            update = true;
        }
        if (p.y != y) {
            p.y = y;
            update = true;
        }
        update |= refresh(p);
        if (update) {
            update(mAnchor != null ? mAnchor.get() : null, p);
        }
    }

    protected boolean hasContentView() {
        return mContentView != null;
    }

    protected boolean hasDecorView() {
        return mDecorView != null;
    }

    protected WindowManager.LayoutParams getDecorViewLayoutParams() {
        return (WindowManager.LayoutParams) mDecorView.getLayoutParams();
    }

    public void update(View anchor, int width, int height) {
        update(anchor, false, 0, 0, width, height);
    }

    public void update(View anchor, int xoff, int yoff, int width, int height) {
        update(anchor, true, xoff, yoff, width, height);
    }

    private void update(View anchor, boolean updateLocation, int xoff, int yoff, int width, int height) {
        if (!isShowing() || !hasContentView()) {
            return;
        }
        View old = mAnchor == null ? null : mAnchor.get();
        boolean needsUpdate = updateLocation && (mAnchorXoff != xoff || mAnchorYoff != yoff);
        if (old == null || old != anchor || needsUpdate && !mIsDropdown) {
            attachToAnchor(anchor, xoff, yoff, mAnchoredGravity);
        } else if (needsUpdate) {
            mAnchorXoff = xoff;
            mAnchorYoff = yoff;
        }
        WindowManager.LayoutParams p = getDecorViewLayoutParams();
        int oldGravity = p.gravity;
        int oldWidth = p.width;
        int oldHeight = p.height;
        int oldX = p.x;
        int oldY = p.y;
        if (width < 0) {
            width = mWidth;
        }
        if (height < 0) {
            height = mHeight;
        }
        updateAboveAnchor(findDropDownPosition(anchor, p, mAnchorXoff, mAnchorYoff, width, height, mAnchoredGravity, mAllowScrollingAnchorParent));
        boolean changed = oldGravity != p.gravity || oldX != p.x || oldY != p.y || oldWidth != p.width || oldHeight != p.height;
        update(p.x, p.y, width < 0 ? width : p.width, height < 0 ? height : p.height, changed);
    }

    protected final void detachFromAnchor() {
        View anchor = mAnchor == null ? null : mAnchor.get();
        if (anchor != null) {
            anchor.getViewTreeObserver().removeOnScrollChangedListener(mOnScrollChangedListener);
            anchor.removeOnAttachStateChangeListener(mOnAnchorDetachedListener);
        }
        View root = mAnchorRoot == null ? null : mAnchorRoot.get();
        if (root != null) {
            root.removeOnAttachStateChangeListener(mOnAnchorRootDetachedListener);
            root.removeOnLayoutChangeListener(mOnLayoutChangeListener);
        }
        mAnchor = null;
        mAnchorRoot = null;
        mIsAnchorRootAttached = false;
    }

    protected final void attachToAnchor(View anchor, int xoff, int yoff, int gravity) {
        detachFromAnchor();
        ViewTreeObserver vto = anchor.getViewTreeObserver();
        if (vto != null) {
            vto.addOnScrollChangedListener(mOnScrollChangedListener);
        }
        anchor.addOnAttachStateChangeListener(mOnAnchorDetachedListener);
        View root = anchor.getRootView();
        root.addOnAttachStateChangeListener(mOnAnchorRootDetachedListener);
        root.addOnLayoutChangeListener(mOnLayoutChangeListener);
        mAnchor = new WeakReference<View>(anchor);
        mAnchorRoot = new WeakReference<View>(root);
        mIsAnchorRootAttached = root.isAttachedToWindow();
        mParentRootView = mAnchorRoot;
        mAnchorXoff = xoff;
        mAnchorYoff = yoff;
        mAnchoredGravity = gravity;
    }

    private void alignToAnchor() {
        View anchor = mAnchor == null ? null : mAnchor.get();
        if (anchor == null || !anchor.isAttachedToWindow() || !hasDecorView()) {
            return;
        }
        WindowManager.LayoutParams p = getDecorViewLayoutParams();
        updateAboveAnchor(findDropDownPosition(anchor, p, mAnchorXoff, mAnchorYoff, p.width, p.height, mAnchoredGravity, false));
        update(p.x, p.y, -1, -1, true);
    }

    private View getAppRootView(View anchor) {
        View app = android.view.WindowManagerGlobal.getInstance().getWindowView(anchor.getApplicationWindowToken());
        return app != null ? app : anchor.getRootView();
    }

    /** The root of a popup's window. */
    private class PopupDecorView extends FrameLayout {
        PopupDecorView(Context context) {
            super(context);
        }

        @Override
        public boolean dispatchKeyEvent(KeyEvent event) {
            if (event.getKeyCode() != KeyEvent.KEYCODE_BACK) {
                return super.dispatchKeyEvent(event);
            }
            KeyEvent.DispatcherState state = getKeyDispatcherState();
            if (state == null) {
                return super.dispatchKeyEvent(event);
            }
            if (event.getAction() == KeyEvent.ACTION_DOWN && event.getRepeatCount() == 0) {
                state.startTracking(event, this);
                return true;
            }
            if (event.getAction() == KeyEvent.ACTION_UP && state.isTracking(event) && !event.isCanceled()) {
                dismiss();
                return true;
            }
            return super.dispatchKeyEvent(event);
        }

        @Override
        public boolean dispatchTouchEvent(MotionEvent ev) {
            if (mTouchInterceptor != null && mTouchInterceptor.onTouch(this, ev)) {
                return true;
            }
            return super.dispatchTouchEvent(ev);
        }

        @Override
        public boolean onTouchEvent(MotionEvent event) {
            int x = (int) event.getX();
            int y = (int) event.getY();
            boolean outside = event.getAction() == MotionEvent.ACTION_OUTSIDE
                    || event.getAction() == MotionEvent.ACTION_DOWN && (x < 0 || x >= getWidth() || y < 0 || y >= getHeight());
            if (outside) {
                dismiss();
                return true;
            }
            return super.onTouchEvent(event);
        }

        void requestEnterTransition(final Transition transition) {
            post(new Runnable() {
                @Override
                public void run() {
                    TransitionManager.beginDelayedTransition(PopupDecorView.this, transition);
                }
            });
        }

        void cancelTransitions() {
            TransitionManager.endTransitions(this);
        }
    }

    /** What draws a popup's background. */
    private class PopupBackgroundView extends FrameLayout {
        PopupBackgroundView(Context context) {
            super(context);
        }

        @Override
        protected int[] onCreateDrawableState(int extraSpace) {
            if (!mAboveAnchor) {
                return super.onCreateDrawableState(extraSpace);
            }
            int[] state = super.onCreateDrawableState(extraSpace + 1);
            return View.mergeDrawableStates(state, ABOVE_ANCHOR_STATE_SET);
        }
    }
}
