package android.view;

import android.animation.LayoutTransition;
import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Matrix;
import android.graphics.Point;
import android.graphics.PointF;
import android.graphics.Rect;
import android.graphics.RectF;
import android.graphics.Region;
import android.os.Build;
import android.os.Bundle;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.animation.Animation;
import android.view.animation.AnimationUtils;
import android.view.animation.LayoutAnimationController;
import android.view.animation.Transformation;
import com.android.internal.R;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** A view that holds other views. */
public abstract class ViewGroup extends View implements ViewParent, ViewManager {
    public static final int FOCUS_BEFORE_DESCENDANTS = 131072;
    public static final int FOCUS_AFTER_DESCENDANTS = 262144;
    public static final int FOCUS_BLOCK_DESCENDANTS = 393216;
    public static final int PERSISTENT_NO_CACHE = 0;
    public static final int PERSISTENT_ANIMATION_CACHE = 1;
    public static final int PERSISTENT_SCROLLING_CACHE = 2;
    public static final int PERSISTENT_ALL_CACHES = 3;
    public static final int LAYOUT_MODE_CLIP_BOUNDS = 0;
    public static final int LAYOUT_MODE_OPTICAL_BOUNDS = 1;
    static final int FLAG_CLIP_CHILDREN = 0x1;
    static final int FLAG_CLIP_TO_PADDING = 0x2;
    protected static final int CLIP_TO_PADDING_MASK = FLAG_CLIP_TO_PADDING | 0x20;
    static final int FLAG_INVALIDATE_REQUIRED = 0x4;
    static final int FLAG_RUN_ANIMATION = 0x8;
    static final int FLAG_ANIMATION_DONE = 0x10;
    static final int FLAG_PADDING_NOT_NULL = 0x20;
    static final int FLAG_ANIMATION_CACHE = 0x40;
    static final int FLAG_OPTIMIZE_INVALIDATE = 0x80;
    static final int FLAG_CLEAR_TRANSFORMATION = 0x100;
    static final int FLAG_NOTIFY_ANIMATION_LISTENER = 0x200;
    protected static final int FLAG_USE_CHILD_DRAWING_ORDER = 0x400;
    protected static final int FLAG_SUPPORT_STATIC_TRANSFORMATIONS = 0x800;
    static final int FLAG_ADD_STATES_FROM_CHILDREN = 0x2000;
    static final int FLAG_ALWAYS_DRAWN_WITH_CACHE = 0x4000;
    static final int FLAG_CHILDREN_DRAWN_WITH_CACHE = 0x8000;
    static final int FLAG_NOTIFY_CHILDREN_ON_DRAWABLE_STATE_CHANGE = 0x10000;
    static final int FLAG_MASK_FOCUSABILITY = 0x60000;
    static final int FLAG_DISALLOW_INTERCEPT = 0x80000;
    static final int FLAG_SPLIT_MOTION_EVENTS = 0x200000;
    static final int FLAG_LAYOUT_MODE_WAS_EXPLICITLY_SET = 0x800000;
    static final int FLAG_IS_TRANSITION_GROUP = 0x1000000;
    static final int FLAG_IS_TRANSITION_GROUP_SET = 0x2000000;
    static final int FLAG_TOUCHSCREEN_BLOCKS_FOCUS = 0x4000000;
    static final int FLAG_SHOW_CONTEXT_MENU_WITH_COORDS = 0x20000000;
    private static final int[] DESCENDANT_FOCUSABILITY_FLAGS = {FOCUS_BEFORE_DESCENDANTS, FOCUS_AFTER_DESCENDANTS, FOCUS_BLOCK_DESCENDANTS};
    private static final int CHILD_LEFT_INDEX = 0, CHILD_TOP_INDEX = 1;
    private static final int LAYOUT_MODE_UNDEFINED = -1;

    protected ArrayList<View> mDisappearingChildren;
    protected OnHierarchyChangeListener mOnHierarchyChangeListener;
    private View mFocused;
    private View mDefaultFocus;
    View mFocusedInCluster;
    private Transformation mChildTransformation;
    private View mCurrentDragChild;
    private LayoutAnimationController mLayoutAnimationController;
    private Animation.AnimationListener mAnimationListener;
    private TouchTarget mFirstTouchTarget;
    private ArrayList<View> mHoverTargets;
    protected int mGroupFlags;
    private int mLayoutMode = LAYOUT_MODE_UNDEFINED;
    private View[] mChildren;
    private int mChildrenCount;
    boolean mSuppressLayout;
    private boolean mLayoutCalledWhileSuppressed;
    private int mChildCountWithTransientState;
    private int mNestedScrollAxes;
    private List<Integer> mTransientIndices;
    private List<View> mTransientViews;
    private LayoutTransition mTransition;
    private ArrayList<View> mTransitioningViews;
    private ArrayList<View> mVisibilityChangingChildren;
    protected int mPersistentDrawingCache;

    public ViewGroup(Context context) {
        this(context, null);
    }

    public ViewGroup(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public ViewGroup(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ViewGroup(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        setFlags(WILL_NOT_DRAW, DRAW_MASK);
        mGroupFlags |= FLAG_CLIP_CHILDREN | FLAG_CLIP_TO_PADDING | FLAG_ANIMATION_DONE | FLAG_ANIMATION_CACHE | FLAG_ALWAYS_DRAWN_WITH_CACHE;
        if (mContext.getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.HONEYCOMB) {
            mGroupFlags |= FLAG_SPLIT_MOTION_EVENTS;
        }
        setDescendantFocusability(FOCUS_BEFORE_DESCENDANTS);
        mChildren = new View[12];
        mPersistentDrawingCache = PERSISTENT_SCROLLING_CACHE;
        final TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ViewGroup, defStyleAttr, defStyleRes);
        final int n = a.getIndexCount();
        for (int i = 0; i < n; i++) {
            final int attr = a.getIndex(i);
            switch (attr) {
                case R.styleable.ViewGroup_clipChildren:
                    setClipChildren(a.getBoolean(attr, true));
                    break;
                case R.styleable.ViewGroup_clipToPadding:
                    setClipToPadding(a.getBoolean(attr, true));
                    break;
                case R.styleable.ViewGroup_animationCache:
                    setAnimationCacheEnabled(a.getBoolean(attr, true));
                    break;
                case R.styleable.ViewGroup_persistentDrawingCache:
                    setPersistentDrawingCache(a.getInt(attr, PERSISTENT_SCROLLING_CACHE));
                    break;
                case R.styleable.ViewGroup_addStatesFromChildren:
                    setAddStatesFromChildren(a.getBoolean(attr, false));
                    break;
                case R.styleable.ViewGroup_alwaysDrawnWithCache:
                    setAlwaysDrawnWithCacheEnabled(a.getBoolean(attr, true));
                    break;
                case R.styleable.ViewGroup_layoutAnimation: {
                    final int id = a.getResourceId(attr, -1);
                    if (id > 0) {
                        setLayoutAnimation(AnimationUtils.loadLayoutAnimation(mContext, id));
                    }
                    break;
                }
                case R.styleable.ViewGroup_descendantFocusability:
                    setDescendantFocusability(DESCENDANT_FOCUSABILITY_FLAGS[a.getInt(attr, 0)]);
                    break;
                case R.styleable.ViewGroup_splitMotionEvents:
                    setMotionEventSplittingEnabled(a.getBoolean(attr, false));
                    break;
                case R.styleable.ViewGroup_animateLayoutChanges:
                    if (a.getBoolean(attr, false)) {
                        setLayoutTransition(new LayoutTransition());
                    }
                    break;
                case R.styleable.ViewGroup_layoutMode:
                    setLayoutMode(a.getInt(attr, LAYOUT_MODE_UNDEFINED));
                    break;
                case R.styleable.ViewGroup_transitionGroup:
                    setTransitionGroup(a.getBoolean(attr, false));
                    break;
                case R.styleable.ViewGroup_touchscreenBlocksFocus:
                    setTouchscreenBlocksFocus(a.getBoolean(attr, false));
                    break;
            }
        }
        a.recycle();
    }

    private boolean flag(int f) {
        return (mGroupFlags & f) == f;
    }

    private void flag(int f, boolean on) {
        mGroupFlags = on ? mGroupFlags | f : mGroupFlags & ~f;
    }

    // ---- focus

    public int getDescendantFocusability() {
        return mGroupFlags & FLAG_MASK_FOCUSABILITY;
    }

    public void setDescendantFocusability(int focusability) {
        switch (focusability) {
            case FOCUS_BEFORE_DESCENDANTS:
            case FOCUS_AFTER_DESCENDANTS:
            case FOCUS_BLOCK_DESCENDANTS:
                break;
            default:
                throw new IllegalArgumentException("must be one of FOCUS_BEFORE_DESCENDANTS, "
                        + "FOCUS_AFTER_DESCENDANTS, FOCUS_BLOCK_DESCENDANTS");
        }
        mGroupFlags &= ~FLAG_MASK_FOCUSABILITY;
        mGroupFlags |= focusability & FLAG_MASK_FOCUSABILITY;
    }

    @Override
    void handleFocusGainInternal(int direction, Rect previouslyFocusedRect) {
        if (mFocused != null) {
            mFocused.unFocus(this);
            mFocused = null;
            mFocusedInCluster = null;
        }
        super.handleFocusGainInternal(direction, previouslyFocusedRect);
    }

    @Override
    public void requestChildFocus(View child, View focused) {
        if (getDescendantFocusability() == FOCUS_BLOCK_DESCENDANTS) {
            return;
        }
        super.unFocus(focused);
        if (mFocused != child) {
            if (mFocused != null) {
                mFocused.unFocus(focused);
            }
            mFocused = child;
        }
        if (mParent != null) {
            mParent.requestChildFocus(this, focused);
        }
    }

    void setDefaultFocus(View child) {
        if (mDefaultFocus != null && mDefaultFocus.isFocusedByDefault()) {
            return;
        }
        mDefaultFocus = child;
        if (mParent instanceof ViewGroup) {
            ((ViewGroup) mParent).setDefaultFocus(this);
        }
    }

    void clearDefaultFocus(View child) {
        if (mDefaultFocus != child && mDefaultFocus != null && mDefaultFocus.isFocusedByDefault()) {
            return;
        }
        mDefaultFocus = null;
        for (int i = 0; i < mChildrenCount; ++i) {
            final View sibling = mChildren[i];
            if (sibling.isFocusedByDefault()) {
                mDefaultFocus = sibling;
                return;
            } else if (mDefaultFocus == null && sibling.hasDefaultFocus()) {
                mDefaultFocus = sibling;
            }
        }
        if (mParent instanceof ViewGroup) {
            ((ViewGroup) mParent).clearDefaultFocus(this);
        }
    }

    @Override
    boolean hasDefaultFocus() {
        return mDefaultFocus != null || super.hasDefaultFocus();
    }

    @Override
    public void focusableViewAvailable(View v) {
        if (mParent != null && getDescendantFocusability() != FOCUS_BLOCK_DESCENDANTS
                && (mViewFlags & VISIBILITY_MASK) == VISIBLE
                && (isFocusableInTouchMode() || !shouldBlockFocusForTouchscreen())
                && !(isFocused() && getDescendantFocusability() != FOCUS_AFTER_DESCENDANTS)) {
            mParent.focusableViewAvailable(v);
        }
    }

    @Override
    public boolean showContextMenuForChild(View originalView) {
        if (flag(FLAG_SHOW_CONTEXT_MENU_WITH_COORDS)) {
            return false;
        }
        return mParent != null && mParent.showContextMenuForChild(originalView);
    }

    public final boolean isShowingContextMenuWithCoords() {
        return flag(FLAG_SHOW_CONTEXT_MENU_WITH_COORDS);
    }

    @Override
    public boolean showContextMenuForChild(View originalView, float x, float y) {
        try {
            mGroupFlags |= FLAG_SHOW_CONTEXT_MENU_WITH_COORDS;
            // a class that overrides only the form without coordinates shows the menu itself
            if (showContextMenuForChild(originalView)) {
                return true;
            }
        } finally {
            mGroupFlags &= ~FLAG_SHOW_CONTEXT_MENU_WITH_COORDS;
        }
        return mParent != null && mParent.showContextMenuForChild(originalView, x, y);
    }

    @Override
    public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback) {
        return startActionModeForChild(originalView, callback, ActionMode.TYPE_PRIMARY);
    }

    @Override
    public ActionMode startActionModeForChild(View originalView, ActionMode.Callback callback, int type) {
        if (mParent == null) {
            return null;
        }
        return type == ActionMode.TYPE_PRIMARY ? mParent.startActionModeForChild(originalView, callback)
                : mParent.startActionModeForChild(originalView, callback, type);
    }

    @Override
    public boolean dispatchActivityResult(String who, int requestCode, int resultCode, Intent data) {
        if (super.dispatchActivityResult(who, requestCode, resultCode, data)) {
            return true;
        }
        for (int i = 0; i < getChildCount(); i++) {
            if (getChildAt(i).dispatchActivityResult(who, requestCode, resultCode, data)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public View focusSearch(View focused, int direction) {
        if (isRootNamespace()) {
            return FocusFinder.getInstance().findNextFocus(this, focused, direction);
        }
        return mParent != null ? mParent.focusSearch(focused, direction) : null;
    }

    @Override
    public View keyboardNavigationClusterSearch(View currentCluster, int direction) {
        if (isKeyboardNavigationCluster()) {
            currentCluster = this;
        }
        if (isRootNamespace()) {
            return FocusFinder.getInstance().findNextKeyboardNavigationCluster(this, currentCluster, direction);
        }
        return mParent != null ? mParent.keyboardNavigationClusterSearch(currentCluster, direction) : null;
    }

    @Override
    public boolean requestChildRectangleOnScreen(View child, Rect rectangle, boolean immediate) {
        return false;
    }

    @Override
    public boolean requestSendAccessibilityEvent(View child, AccessibilityEvent event) {
        if (mParent == null || !onRequestSendAccessibilityEvent(child, event)) {
            return false;
        }
        return mParent.requestSendAccessibilityEvent(this, event);
    }

    public boolean onRequestSendAccessibilityEvent(View child, AccessibilityEvent event) {
        final AccessibilityDelegate d = getAccessibilityDelegate();
        return d != null ? d.onRequestSendAccessibilityEvent(this, child, event) : onRequestSendAccessibilityEventInternal(child, event);
    }

    public boolean onRequestSendAccessibilityEventInternal(View child, AccessibilityEvent event) {
        return true;
    }

    @Override
    public void childHasTransientStateChanged(View child, boolean childHasTransientState) {
        final boolean old = hasTransientState();
        mChildCountWithTransientState += childHasTransientState ? 1 : -1;
        final boolean now = hasTransientState();
        if (mParent != null && old != now) {
            mParent.childHasTransientStateChanged(this, now);
        }
    }

    @Override
    public boolean hasTransientState() {
        return mChildCountWithTransientState > 0 || super.hasTransientState();
    }

    @Override
    public boolean dispatchUnhandledMove(View focused, int direction) {
        return mFocused != null && mFocused.dispatchUnhandledMove(focused, direction);
    }

    @Override
    public void clearChildFocus(View child) {
        mFocused = null;
        if (mParent != null) {
            mParent.clearChildFocus(this);
        }
    }

    @Override
    public void clearFocus() {
        if (mFocused == null) {
            super.clearFocus();
        } else {
            final View focused = mFocused;
            mFocused = null;
            focused.clearFocus();
        }
    }

    @Override
    void unFocus(View focused) {
        if (mFocused == null) {
            super.unFocus(focused);
        } else {
            mFocused.unFocus(focused);
            mFocused = null;
        }
    }

    public View getFocusedChild() {
        return mFocused;
    }

    View getDeepestFocusedChild() {
        View v = this;
        while (v != null) {
            if (v.isFocused()) {
                return v;
            }
            v = v instanceof ViewGroup ? ((ViewGroup) v).getFocusedChild() : null;
        }
        return null;
    }

    @Override
    public boolean hasFocus() {
        return (mPrivateFlags & PFLAG_FOCUSED) != 0 || mFocused != null;
    }

    @Override
    public View findFocus() {
        if (isFocused()) {
            return this;
        }
        return mFocused != null ? mFocused.findFocus() : null;
    }

    @Override
    boolean hasFocusable(boolean allowAutoFocus, boolean dispatchExplicit) {
        if ((mViewFlags & VISIBILITY_MASK) != VISIBLE) {
            return false;
        }
        if ((allowAutoFocus || getFocusable() != FOCUSABLE_AUTO) && isFocusable()) {
            return true;
        }
        if (getDescendantFocusability() != FOCUS_BLOCK_DESCENDANTS) {
            for (int i = 0; i < mChildrenCount; i++) {
                final View child = mChildren[i];
                if (dispatchExplicit && child.hasExplicitFocusable() || !dispatchExplicit && child.hasFocusable()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void addFocusables(ArrayList<View> views, int direction, int focusableMode) {
        final int before = views.size();
        final int focusability = getDescendantFocusability();
        final boolean blocked = shouldBlockFocusForTouchscreen();
        final boolean self = isFocusableInTouchMode() || !blocked;
        if (focusability == FOCUS_BLOCK_DESCENDANTS) {
            if (self) {
                super.addFocusables(views, direction, focusableMode);
            }
            return;
        }
        if (blocked) {
            focusableMode |= FOCUSABLES_TOUCH_MODE;
        }
        if (focusability == FOCUS_BEFORE_DESCENDANTS && self) {
            super.addFocusables(views, direction, focusableMode);
        }
        final View[] children = new View[mChildrenCount];
        int count = 0;
        for (int i = 0; i < mChildrenCount; i++) {
            final View child = mChildren[i];
            if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE) {
                children[count++] = child;
            }
        }
        FocusFinder.sort(children, 0, count, this, isLayoutRtl());
        for (int i = 0; i < count; i++) {
            children[i].addFocusables(views, direction, focusableMode);
        }
        if (focusability == FOCUS_AFTER_DESCENDANTS && self && before == views.size()) {
            super.addFocusables(views, direction, focusableMode);
        }
    }

    @Override
    public void addKeyboardNavigationClusters(Collection<View> views, int direction) {
        final int before = views.size();
        super.addKeyboardNavigationClusters(views, direction);
        if (isKeyboardNavigationCluster() && before != views.size()) {
            return;
        }
        if (getDescendantFocusability() == FOCUS_BLOCK_DESCENDANTS) {
            return;
        }
        for (int i = 0; i < mChildrenCount; i++) {
            if ((mChildren[i].mViewFlags & VISIBILITY_MASK) == VISIBLE) {
                mChildren[i].addKeyboardNavigationClusters(views, direction);
            }
        }
    }

    public void setTouchscreenBlocksFocus(boolean touchscreenBlocksFocus) {
        flag(FLAG_TOUCHSCREEN_BLOCKS_FOCUS, touchscreenBlocksFocus);
    }

    public boolean getTouchscreenBlocksFocus() {
        return flag(FLAG_TOUCHSCREEN_BLOCKS_FOCUS);
    }

    boolean shouldBlockFocusForTouchscreen() {
        return getTouchscreenBlocksFocus() && mContext.getPackageManager().hasSystemFeature("android.hardware.touchscreen")
                && !(isKeyboardNavigationCluster() && (hasFocus() || findKeyboardNavigationCluster() != this));
    }

    @Override
    public void findViewsWithText(ArrayList<View> outViews, CharSequence text, int flags) {
        super.findViewsWithText(outViews, text, flags);
        for (int i = 0; i < mChildrenCount; i++) {
            final View child = mChildren[i];
            if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE) {
                child.findViewsWithText(outViews, text, flags);
            }
        }
    }

    @Override
    public void dispatchWindowFocusChanged(boolean hasFocus) {
        super.dispatchWindowFocusChanged(hasFocus);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            children[i].dispatchWindowFocusChanged(hasFocus);
        }
    }

    @Override
    public void addTouchables(ArrayList<View> views) {
        super.addTouchables(views);
        for (int i = 0; i < mChildrenCount; i++) {
            final View child = mChildren[i];
            if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE) {
                child.addTouchables(views);
            }
        }
    }

    @Override
    public void makeOptionalFitsSystemWindows() {
        super.makeOptionalFitsSystemWindows();
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].makeOptionalFitsSystemWindows();
        }
    }

    @Override
    public void dispatchDisplayHint(int hint) {
        super.dispatchDisplayHint(hint);
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchDisplayHint(hint);
        }
    }

    protected void onChildVisibilityChanged(View child, int oldVisibility, int newVisibility) {
        if (mTransition != null) {
            if (newVisibility == VISIBLE) {
                mTransition.showChild(this, child, oldVisibility);
            } else {
                mTransition.hideChild(this, child, newVisibility);
                if (mTransitioningViews != null && mTransitioningViews.contains(child)) {
                    if (mVisibilityChangingChildren == null) {
                        mVisibilityChangingChildren = new ArrayList<View>();
                    }
                    mVisibilityChangingChildren.add(child);
                    addDisappearingView(child);
                }
            }
        }
    }

    @Override
    protected void dispatchVisibilityChanged(View changedView, int visibility) {
        super.dispatchVisibilityChanged(changedView, visibility);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            children[i].dispatchVisibilityChanged(changedView, visibility);
        }
    }

    @Override
    public void dispatchWindowVisibilityChanged(int visibility) {
        super.dispatchWindowVisibilityChanged(visibility);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            children[i].dispatchWindowVisibilityChanged(visibility);
        }
    }

    @Override
    boolean dispatchVisibilityAggregated(boolean isVisible) {
        isVisible = super.dispatchVisibilityAggregated(isVisible);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            if (children[i].getVisibility() == VISIBLE) {
                children[i].dispatchVisibilityAggregated(isVisible);
            }
        }
        return isVisible;
    }

    @Override
    public void dispatchConfigurationChanged(Configuration newConfig) {
        super.dispatchConfigurationChanged(newConfig);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            children[i].dispatchConfigurationChanged(newConfig);
        }
    }

    @Override
    public void recomputeViewAttributes(View child) {
        if (mAttachInfo != null && !mAttachInfo.mRecomputeGlobalAttributes && mParent != null) {
            mParent.recomputeViewAttributes(this);
        }
    }

    @Override
    void dispatchCollectViewAttributes(AttachInfo attachInfo, int visibility) {
        if ((visibility & VISIBILITY_MASK) == VISIBLE) {
            super.dispatchCollectViewAttributes(attachInfo, visibility);
            for (int i = 0; i < mChildrenCount; i++) {
                final View child = mChildren[i];
                child.dispatchCollectViewAttributes(attachInfo, visibility | (child.mViewFlags & VISIBILITY_MASK));
            }
        }
    }

    @Override
    public void bringChildToFront(View child) {
        final int index = indexOfChild(child);
        if (index >= 0) {
            removeFromArray(index);
            addInArray(child, mChildrenCount);
            child.mParent = this;
            requestLayout();
            invalidate();
        }
    }

    // ---- dragging

    @Override
    public boolean dispatchDragEvent(DragEvent event) {
        event.mEventHandlerWasCalled = true;
        boolean handled = false;
        final int action = event.mAction;
        switch (action) {
            case DragEvent.ACTION_DRAG_STARTED:
            case DragEvent.ACTION_DRAG_ENDED: {
                final View[] children = java.util.Arrays.copyOf(mChildren, mChildrenCount);
                mCurrentDragChild = null;
                for (int i = 0; i < children.length; i++) {
                    if (children[i].getVisibility() == VISIBLE || action == DragEvent.ACTION_DRAG_ENDED) {
                        handled |= children[i].dispatchDragEvent(event);
                    }
                }
                handled |= callDragEventHandler(event);
                break;
            }
            case DragEvent.ACTION_DRAG_LOCATION:
            case DragEvent.ACTION_DROP: {
                final float x = event.mX, y = event.mY;
                View target = null;
                for (int i = mChildrenCount - 1; i >= 0 && target == null; i--) {
                    if (mChildren[i].getVisibility() == VISIBLE && isTransformedTouchPointInView(x, y, mChildren[i], null)) {
                        target = mChildren[i];
                    }
                }
                if (action == DragEvent.ACTION_DRAG_LOCATION && target != mCurrentDragChild) {
                    if (mCurrentDragChild != null) {
                        event.mAction = DragEvent.ACTION_DRAG_EXITED;
                        mCurrentDragChild.callDragEventHandler(event);
                    }
                    mCurrentDragChild = target;
                    if (target != null) {
                        event.mAction = DragEvent.ACTION_DRAG_ENTERED;
                        target.callDragEventHandler(event);
                    }
                    event.mAction = action;
                }
                if (target != null) {
                    event.mX = x + mScrollX - target.mLeft;
                    event.mY = y + mScrollY - target.mTop;
                    handled = target.dispatchDragEvent(event);
                    event.mX = x;
                    event.mY = y;
                }
                if (!handled) {
                    handled = callDragEventHandler(event);
                }
                break;
            }
        }
        return handled;
    }

    @Override
    public void dispatchWindowSystemUiVisiblityChanged(int visible) {
        super.dispatchWindowSystemUiVisiblityChanged(visible);
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchWindowSystemUiVisiblityChanged(visible);
        }
    }

    @Override
    public void dispatchSystemUiVisibilityChanged(int visible) {
        super.dispatchSystemUiVisibilityChanged(visible);
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchSystemUiVisibilityChanged(visible);
        }
    }

    @Override
    boolean updateLocalSystemUiVisibility(int localValue, int localChanges) {
        boolean changed = super.updateLocalSystemUiVisibility(localValue, localChanges);
        for (int i = 0; i < mChildrenCount; i++) {
            changed |= mChildren[i].updateLocalSystemUiVisibility(localValue, localChanges);
        }
        return changed;
    }

    // ---- keys

    private boolean selfTakesKeys() {
        return (mPrivateFlags & (PFLAG_FOCUSED | PFLAG_HAS_BOUNDS)) == (PFLAG_FOCUSED | PFLAG_HAS_BOUNDS);
    }

    private boolean childTakesKeys() {
        return mFocused != null && (mFocused.mPrivateFlags & PFLAG_HAS_BOUNDS) == PFLAG_HAS_BOUNDS;
    }

    @Override
    public boolean dispatchKeyEventPreIme(KeyEvent event) {
        if (selfTakesKeys()) {
            return super.dispatchKeyEventPreIme(event);
        }
        return childTakesKeys() && mFocused.dispatchKeyEventPreIme(event);
    }

    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        if (selfTakesKeys()) {
            return super.dispatchKeyEvent(event);
        }
        return childTakesKeys() && mFocused.dispatchKeyEvent(event);
    }

    @Override
    public boolean dispatchKeyShortcutEvent(KeyEvent event) {
        if (selfTakesKeys()) {
            return super.dispatchKeyShortcutEvent(event);
        }
        return childTakesKeys() && mFocused.dispatchKeyShortcutEvent(event);
    }

    @Override
    public boolean dispatchTrackballEvent(MotionEvent event) {
        if (selfTakesKeys()) {
            return super.dispatchTrackballEvent(event);
        }
        return childTakesKeys() && mFocused.dispatchTrackballEvent(event);
    }

    @Override
    public boolean dispatchCapturedPointerEvent(MotionEvent event) {
        if (selfTakesKeys()) {
            return super.dispatchCapturedPointerEvent(event);
        }
        return childTakesKeys() && mFocused.dispatchCapturedPointerEvent(event);
    }

    @Override
    public void dispatchPointerCaptureChanged(boolean hasCapture) {
        super.dispatchPointerCaptureChanged(hasCapture);
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchPointerCaptureChanged(hasCapture);
        }
    }

    @Override
    public PointerIcon onResolvePointerIcon(MotionEvent event, int pointerIndex) {
        final float x = event.getX(pointerIndex), y = event.getY(pointerIndex);
        for (int i = mChildrenCount - 1; i >= 0; i--) {
            final View child = mChildren[i];
            if (canViewReceivePointerEvents(child) && isTransformedTouchPointInView(x, y, child, null)) {
                final PointerIcon icon = child.onResolvePointerIcon(event, pointerIndex);
                if (icon != null) {
                    return icon;
                }
            }
        }
        return super.onResolvePointerIcon(event, pointerIndex);
    }

    // ---- hovering and other motion

    @Override
    protected boolean dispatchHoverEvent(MotionEvent event) {
        final int action = event.getAction();
        boolean handled = false;
        if (!onInterceptHoverEvent(event)) {
            final float x = event.getX(), y = event.getY();
            View now = null;
            if (action != MotionEvent.ACTION_HOVER_EXIT) {
                for (int i = mChildrenCount - 1; i >= 0 && now == null; i--) {
                    if (canViewReceivePointerEvents(mChildren[i]) && isTransformedTouchPointInView(x, y, mChildren[i], null)) {
                        now = mChildren[i];
                    }
                }
            }
            final View before = mHoverTargets != null && !mHoverTargets.isEmpty() ? mHoverTargets.get(0) : null;
            if (before != null && before != now) {
                event.setAction(MotionEvent.ACTION_HOVER_EXIT);
                handled |= dispatchTransformedGenericPointerEvent(event, before);
                event.setAction(action);
                mHoverTargets.clear();
            }
            if (now != null) {
                if (before != now) {
                    if (mHoverTargets == null) {
                        mHoverTargets = new ArrayList<View>(1);
                    }
                    event.setAction(MotionEvent.ACTION_HOVER_ENTER);
                    final boolean entered = dispatchTransformedGenericPointerEvent(event, now);
                    event.setAction(action);
                    if (entered) {
                        mHoverTargets.add(now);
                        handled = true;
                    }
                } else {
                    handled |= dispatchTransformedGenericPointerEvent(event, now);
                }
            }
        }
        return handled || super.dispatchHoverEvent(event);
    }

    @Override
    protected boolean hasHoveredChild() {
        return mHoverTargets != null && !mHoverTargets.isEmpty();
    }

    public boolean onInterceptHoverEvent(MotionEvent event) {
        return false;
    }

    @Override
    protected boolean dispatchGenericPointerEvent(MotionEvent event) {
        final float x = event.getX(), y = event.getY();
        for (int i = mChildrenCount - 1; i >= 0; i--) {
            final View child = mChildren[getAndVerifyPreorderedIndex(mChildrenCount, i, isChildrenDrawingOrderEnabled())];
            if (canViewReceivePointerEvents(child) && isTransformedTouchPointInView(x, y, child, null)
                    && dispatchTransformedGenericPointerEvent(event, child)) {
                return true;
            }
        }
        return super.dispatchGenericPointerEvent(event);
    }

    @Override
    protected boolean dispatchGenericFocusedEvent(MotionEvent event) {
        if (selfTakesKeys()) {
            return super.dispatchGenericFocusedEvent(event);
        }
        return childTakesKeys() && mFocused.dispatchGenericMotionEvent(event);
    }

    private boolean dispatchTransformedGenericPointerEvent(MotionEvent event, View child) {
        if (!child.hasIdentityMatrix()) {
            final MotionEvent t = transformed(event, child);
            final boolean handled = child.dispatchGenericMotionEvent(t);
            t.recycle();
            return handled;
        }
        final float dx = mScrollX - child.mLeft, dy = mScrollY - child.mTop;
        event.offsetLocation(dx, dy);
        final boolean handled = child.dispatchGenericMotionEvent(event);
        event.offsetLocation(-dx, -dy);
        return handled;
    }

    private MotionEvent transformed(MotionEvent event, View child) {
        final MotionEvent t = MotionEvent.obtain(event);
        t.offsetLocation(mScrollX - child.mLeft, mScrollY - child.mTop);
        t.transform(child.getInverseMatrix());
        return t;
    }

    // ---- touches

    /** A child that takes the events of some pointers. */
    private static final class TouchTarget {
        static final int ALL_POINTER_IDS = -1;
        View child;
        int pointerIdBits;
        TouchTarget next;

        TouchTarget(View child, int pointerIdBits, TouchTarget next) {
            this.child = child;
            this.pointerIdBits = pointerIdBits;
            this.next = next;
        }
    }

    private static boolean canViewReceivePointerEvents(View child) {
        return (child.mViewFlags & VISIBILITY_MASK) == VISIBLE || child.getAnimation() != null;
    }

    @Override
    public boolean dispatchTouchEvent(MotionEvent ev) {
        boolean handled = false;
        if (onFilterTouchEventForSecurity(ev)) {
            final int action = ev.getAction();
            final int actionMasked = action & MotionEvent.ACTION_MASK;
            if (actionMasked == MotionEvent.ACTION_DOWN) {
                cancelAndClearTouchTargets(ev);
                resetTouchState();
            }
            final boolean intercepted;
            if (actionMasked == MotionEvent.ACTION_DOWN || mFirstTouchTarget != null) {
                if ((mGroupFlags & FLAG_DISALLOW_INTERCEPT) == 0) {
                    intercepted = onInterceptTouchEvent(ev);
                    ev.setAction(action);
                } else {
                    intercepted = false;
                }
            } else {
                intercepted = true;
            }
            final boolean canceled = resetCancelNextUpFlag(this) || actionMasked == MotionEvent.ACTION_CANCEL;
            final boolean split = (mGroupFlags & FLAG_SPLIT_MOTION_EVENTS) != 0;
            TouchTarget newTouchTarget = null;
            boolean alreadyDispatchedToNewTouchTarget = false;
            if (!canceled && !intercepted) {
                if (actionMasked == MotionEvent.ACTION_DOWN || split && actionMasked == MotionEvent.ACTION_POINTER_DOWN
                        || actionMasked == MotionEvent.ACTION_HOVER_MOVE) {
                    final int actionIndex = ev.getActionIndex();
                    final int idBitsToAssign = split ? 1 << ev.getPointerId(actionIndex) : TouchTarget.ALL_POINTER_IDS;
                    removePointersFromTouchTargets(idBitsToAssign);
                    final int childrenCount = mChildrenCount;
                    if (newTouchTarget == null && childrenCount != 0) {
                        final float x = ev.getX(actionIndex), y = ev.getY(actionIndex);
                        final ArrayList<View> preordered = buildTouchDispatchChildList();
                        final boolean customOrder = preordered == null && isChildrenDrawingOrderEnabled();
                        final View[] children = mChildren;
                        for (int i = childrenCount - 1; i >= 0; i--) {
                            final View child = preordered != null ? preordered.get(i)
                                    : children[getAndVerifyPreorderedIndex(childrenCount, i, customOrder)];
                            if (!canViewReceivePointerEvents(child) || !isTransformedTouchPointInView(x, y, child, null)) {
                                continue;
                            }
                            newTouchTarget = getTouchTarget(child);
                            if (newTouchTarget != null) {
                                newTouchTarget.pointerIdBits |= idBitsToAssign;
                                break;
                            }
                            resetCancelNextUpFlag(child);
                            if (dispatchTransformedTouchEvent(ev, false, child, idBitsToAssign)) {
                                newTouchTarget = mFirstTouchTarget = new TouchTarget(child, idBitsToAssign, mFirstTouchTarget);
                                alreadyDispatchedToNewTouchTarget = true;
                                break;
                            }
                        }
                    }
                    if (newTouchTarget == null && mFirstTouchTarget != null) {
                        newTouchTarget = mFirstTouchTarget;
                        while (newTouchTarget.next != null) {
                            newTouchTarget = newTouchTarget.next;
                        }
                        newTouchTarget.pointerIdBits |= idBitsToAssign;
                    }
                }
            }
            if (mFirstTouchTarget == null) {
                handled = dispatchTransformedTouchEvent(ev, canceled, null, TouchTarget.ALL_POINTER_IDS);
            } else {
                TouchTarget predecessor = null;
                TouchTarget target = mFirstTouchTarget;
                while (target != null) {
                    final TouchTarget next = target.next;
                    if (alreadyDispatchedToNewTouchTarget && target == newTouchTarget) {
                        handled = true;
                    } else {
                        final boolean cancelChild = resetCancelNextUpFlag(target.child) || intercepted;
                        if (dispatchTransformedTouchEvent(ev, cancelChild, target.child, target.pointerIdBits)) {
                            handled = true;
                        }
                        if (cancelChild) {
                            if (predecessor == null) {
                                mFirstTouchTarget = next;
                            } else {
                                predecessor.next = next;
                            }
                            target = next;
                            continue;
                        }
                    }
                    predecessor = target;
                    target = next;
                }
            }
            if (canceled || actionMasked == MotionEvent.ACTION_UP || actionMasked == MotionEvent.ACTION_HOVER_MOVE) {
                resetTouchState();
            } else if (split && actionMasked == MotionEvent.ACTION_POINTER_UP) {
                removePointersFromTouchTargets(1 << ev.getPointerId(ev.getActionIndex()));
            }
        }
        return handled;
    }

    public ArrayList<View> buildTouchDispatchChildList() {
        return buildOrderedChildList();
    }

    private void resetTouchState() {
        mFirstTouchTarget = null;
        resetCancelNextUpFlag(this);
        mGroupFlags &= ~FLAG_DISALLOW_INTERCEPT;
        mNestedScrollAxes = SCROLL_AXIS_NONE;
    }

    private static boolean resetCancelNextUpFlag(View view) {
        if ((view.mPrivateFlags & PFLAG_CANCEL_NEXT_UP_EVENT) != 0) {
            view.mPrivateFlags &= ~PFLAG_CANCEL_NEXT_UP_EVENT;
            return true;
        }
        return false;
    }

    private void cancelAndClearTouchTargets(MotionEvent event) {
        if (mFirstTouchTarget != null) {
            boolean synthesized = false;
            if (event == null) {
                final long now = android.os.SystemClock.uptimeMillis();
                event = MotionEvent.obtain(now, now, MotionEvent.ACTION_CANCEL, 0.0f, 0.0f, 0);
                event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
                synthesized = true;
            }
            for (TouchTarget target = mFirstTouchTarget; target != null; target = target.next) {
                resetCancelNextUpFlag(target.child);
                dispatchTransformedTouchEvent(event, true, target.child, target.pointerIdBits);
            }
            mFirstTouchTarget = null;
            if (synthesized) {
                event.recycle();
            }
        }
    }

    private TouchTarget getTouchTarget(View child) {
        for (TouchTarget target = mFirstTouchTarget; target != null; target = target.next) {
            if (target.child == child) {
                return target;
            }
        }
        return null;
    }

    private void removePointersFromTouchTargets(int pointerIdBits) {
        TouchTarget predecessor = null;
        TouchTarget target = mFirstTouchTarget;
        while (target != null) {
            final TouchTarget next = target.next;
            if ((target.pointerIdBits & pointerIdBits) != 0) {
                target.pointerIdBits &= ~pointerIdBits;
                if (target.pointerIdBits == 0) {
                    if (predecessor == null) {
                        mFirstTouchTarget = next;
                    } else {
                        predecessor.next = next;
                    }
                    target = next;
                    continue;
                }
            }
            predecessor = target;
            target = next;
        }
    }

    private void cancelTouchTarget(View view) {
        TouchTarget predecessor = null;
        for (TouchTarget target = mFirstTouchTarget; target != null; target = target.next) {
            if (target.child == view) {
                if (predecessor == null) {
                    mFirstTouchTarget = target.next;
                } else {
                    predecessor.next = target.next;
                }
                final long now = android.os.SystemClock.uptimeMillis();
                final MotionEvent event = MotionEvent.obtain(now, now, MotionEvent.ACTION_CANCEL, 0.0f, 0.0f, 0);
                event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
                view.dispatchTouchEvent(event);
                event.recycle();
                return;
            }
            predecessor = target;
        }
    }

    private boolean dispatchTransformedTouchEvent(MotionEvent event, boolean cancel, View child, int desiredPointerIdBits) {
        final int oldAction = event.getAction();
        boolean handled;
        if (cancel || oldAction == MotionEvent.ACTION_CANCEL) {
            event.setAction(MotionEvent.ACTION_CANCEL);
            handled = child == null ? super.dispatchTouchEvent(event) : child.dispatchTouchEvent(event);
            event.setAction(oldAction);
            return handled;
        }
        final int oldPointerIdBits = event.getPointerIdBits();
        final int newPointerIdBits = oldPointerIdBits & desiredPointerIdBits;
        if (newPointerIdBits == 0) {
            return false;
        }
        final MotionEvent e;
        if (newPointerIdBits == oldPointerIdBits) {
            if (child == null || child.hasIdentityMatrix()) {
                if (child == null) {
                    return super.dispatchTouchEvent(event);
                }
                final float dx = mScrollX - child.mLeft, dy = mScrollY - child.mTop;
                event.offsetLocation(dx, dy);
                handled = child.dispatchTouchEvent(event);
                event.offsetLocation(-dx, -dy);
                return handled;
            }
            e = MotionEvent.obtain(event);
        } else {
            e = event.split(newPointerIdBits);
        }
        if (child == null) {
            handled = super.dispatchTouchEvent(e);
        } else {
            e.offsetLocation(mScrollX - child.mLeft, mScrollY - child.mTop);
            if (!child.hasIdentityMatrix()) {
                e.transform(child.getInverseMatrix());
            }
            handled = child.dispatchTouchEvent(e);
        }
        e.recycle();
        return handled;
    }

    protected boolean isTransformedTouchPointInView(float x, float y, View child, PointF outLocalPoint) {
        final float[] point = {x, y};
        transformPointToViewLocal(point, child);
        final boolean inView = child.pointInView(point[0], point[1]);
        if (inView && outLocalPoint != null) {
            outLocalPoint.set(point[0], point[1]);
        }
        return inView;
    }

    public void transformPointToViewLocal(float[] point, View child) {
        point[0] += mScrollX - child.mLeft;
        point[1] += mScrollY - child.mTop;
        if (!child.hasIdentityMatrix()) {
            child.getInverseMatrix().mapPoints(point);
        }
    }

    public void setMotionEventSplittingEnabled(boolean split) {
        flag(FLAG_SPLIT_MOTION_EVENTS, split);
    }

    public boolean isMotionEventSplittingEnabled() {
        return flag(FLAG_SPLIT_MOTION_EVENTS);
    }

    public boolean isTransitionGroup() {
        if (flag(FLAG_IS_TRANSITION_GROUP_SET)) {
            return flag(FLAG_IS_TRANSITION_GROUP);
        }
        return getBackground() != null || getTransitionName() != null
                || getOutlineProvider() != null && getOutlineProvider() != ViewOutlineProvider.BACKGROUND;
    }

    public void setTransitionGroup(boolean isTransitionGroup) {
        mGroupFlags |= FLAG_IS_TRANSITION_GROUP_SET;
        flag(FLAG_IS_TRANSITION_GROUP, isTransitionGroup);
    }

    @Override
    public void requestDisallowInterceptTouchEvent(boolean disallowIntercept) {
        if (disallowIntercept == ((mGroupFlags & FLAG_DISALLOW_INTERCEPT) != 0)) {
            return;
        }
        flag(FLAG_DISALLOW_INTERCEPT, disallowIntercept);
        if (mParent != null) {
            mParent.requestDisallowInterceptTouchEvent(disallowIntercept);
        }
    }

    public boolean onInterceptTouchEvent(MotionEvent ev) {
        return ev.isFromSource(InputDevice.SOURCE_MOUSE) && ev.getAction() == MotionEvent.ACTION_DOWN
                && ev.isButtonPressed(MotionEvent.BUTTON_PRIMARY) && isOnScrollbarThumb(ev.getX(), ev.getY());
    }

    private boolean isOnScrollbarThumb(float x, float y) {
        return false;
    }

    @Override
    public boolean requestFocus(int direction, Rect previouslyFocusedRect) {
        switch (getDescendantFocusability()) {
            case FOCUS_BLOCK_DESCENDANTS:
                return super.requestFocus(direction, previouslyFocusedRect);
            case FOCUS_BEFORE_DESCENDANTS:
                return super.requestFocus(direction, previouslyFocusedRect)
                        || onRequestFocusInDescendants(direction, previouslyFocusedRect);
            default:
                return onRequestFocusInDescendants(direction, previouslyFocusedRect)
                        || super.requestFocus(direction, previouslyFocusedRect);
        }
    }

    protected boolean onRequestFocusInDescendants(int direction, Rect previouslyFocusedRect) {
        final boolean forward = (direction & FOCUS_FORWARD) != 0;
        final int count = mChildrenCount;
        final int increment = forward ? 1 : -1;
        final int end = forward ? count : -1;
        final View[] children = mChildren;
        for (int i = forward ? 0 : count - 1; i != end; i += increment) {
            final View child = children[i];
            if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE && child.requestFocus(direction, previouslyFocusedRect)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean restoreDefaultFocus() {
        if (mDefaultFocus != null && getDescendantFocusability() != FOCUS_BLOCK_DESCENDANTS
                && (mDefaultFocus.mViewFlags & VISIBILITY_MASK) == VISIBLE && mDefaultFocus.restoreDefaultFocus()) {
            return true;
        }
        return super.restoreDefaultFocus();
    }

    @Override
    public void dispatchStartTemporaryDetach() {
        super.dispatchStartTemporaryDetach();
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchStartTemporaryDetach();
        }
    }

    @Override
    public void dispatchFinishTemporaryDetach() {
        super.dispatchFinishTemporaryDetach();
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchFinishTemporaryDetach();
        }
    }

    @Override
    void dispatchAttachedToWindow(AttachInfo info, int visibility) {
        super.dispatchAttachedToWindow(info, visibility);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            final View child = children[i];
            child.dispatchAttachedToWindow(info, combineVisibility(visibility, child.getVisibility()));
        }
        for (int i = 0; mTransientViews != null && i < mTransientViews.size(); ++i) {
            final View view = mTransientViews.get(i);
            view.dispatchAttachedToWindow(info, combineVisibility(visibility, view.getVisibility()));
        }
    }

    static int combineVisibility(int vis1, int vis2) {
        return Math.max(vis1, vis2);
    }

    @Override
    void dispatchScreenStateChanged(int screenState) {
        super.dispatchScreenStateChanged(screenState);
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchScreenStateChanged(screenState);
        }
    }

    @Override
    public boolean dispatchPopulateAccessibilityEventInternal(AccessibilityEvent event) {
        if (super.dispatchPopulateAccessibilityEventInternal(event)) {
            return true;
        }
        for (int i = 0; i < mChildrenCount; i++) {
            if ((mChildren[i].mViewFlags & VISIBILITY_MASK) == VISIBLE && mChildren[i].dispatchPopulateAccessibilityEvent(event)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void onInitializeAccessibilityNodeInfoInternal(AccessibilityNodeInfo info) {
        super.onInitializeAccessibilityNodeInfoInternal(info);
        for (int i = 0; i < mChildrenCount; i++) {
            if ((mChildren[i].mViewFlags & VISIBILITY_MASK) == VISIBLE) {
                info.addChild(mChildren[i]);
            }
        }
    }

    @Override
    public void addChildrenForAccessibility(ArrayList<View> outChildren) {
        for (int i = 0; i < mChildrenCount; i++) {
            final View child = mChildren[i];
            if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE) {
                if (child.includeForAccessibility()) {
                    outChildren.add(child);
                } else {
                    child.addChildrenForAccessibility(outChildren);
                }
            }
        }
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return ViewGroup.class.getName();
    }

    @Override
    public void notifySubtreeAccessibilityStateChanged(View child, View source, int changeType) {
    }

    @Override
    public boolean onNestedPrePerformAccessibilityAction(View target, int action, Bundle args) {
        return false;
    }

    @Override
    public void dispatchProvideStructure(ViewStructure structure) {
        super.dispatchProvideStructure(structure);
        if (isAssistBlocked() || structure.getChildCount() != 0 || mChildrenCount == 0) {
            return;
        }
        structure.setChildCount(mChildrenCount);
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchProvideStructure(structure.newChild(i));
        }
    }

    @Override
    void dispatchDetachedFromWindow() {
        cancelAndClearTouchTargets(null);
        mHoverTargets = null;
        mLayoutCalledWhileSuppressed = false;
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            children[i].dispatchDetachedFromWindow();
        }
        clearDisappearingChildren();
        for (int i = 0; mTransientViews != null && i < mTransientViews.size(); ++i) {
            mTransientViews.get(i).dispatchDetachedFromWindow();
        }
        super.dispatchDetachedFromWindow();
    }

    @Override
    protected void internalSetPadding(int left, int top, int right, int bottom) {
        super.internalSetPadding(left, top, right, bottom);
        flag(FLAG_PADDING_NOT_NULL, (mPaddingLeft | mPaddingTop | mPaddingRight | mPaddingBottom) != 0);
    }

    @Override
    protected void dispatchSaveInstanceState(SparseArray<Parcelable> container) {
        super.dispatchSaveInstanceState(container);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            final View c = children[i];
            if ((c.mViewFlags & PARENT_SAVE_DISABLED_MASK) != PARENT_SAVE_DISABLED) {
                c.dispatchSaveInstanceState(container);
            }
        }
    }

    protected void dispatchFreezeSelfOnly(SparseArray<Parcelable> container) {
        super.dispatchSaveInstanceState(container);
    }

    @Override
    protected void dispatchRestoreInstanceState(SparseArray<Parcelable> container) {
        super.dispatchRestoreInstanceState(container);
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            final View c = children[i];
            if ((c.mViewFlags & PARENT_SAVE_DISABLED_MASK) != PARENT_SAVE_DISABLED) {
                c.dispatchRestoreInstanceState(container);
            }
        }
    }

    protected void dispatchThawSelfOnly(SparseArray<Parcelable> container) {
        super.dispatchRestoreInstanceState(container);
    }

    protected void setChildrenDrawingCacheEnabled(boolean enabled) {
        if (enabled || (mPersistentDrawingCache & PERSISTENT_ALL_CACHES) != PERSISTENT_ALL_CACHES) {
            for (int i = 0; i < mChildrenCount; i++) {
                mChildren[i].setDrawingCacheEnabled(enabled);
            }
        }
    }

    // ---- drawing

    private ArrayList<View> buildOrderedChildList() {
        final int childrenCount = mChildrenCount;
        if (childrenCount <= 1) {
            return null;
        }
        boolean z = false;
        for (int i = 0; i < childrenCount && !z; i++) {
            z = mChildren[i].getZ() != 0;
        }
        if (!z) {
            return null;
        }
        final ArrayList<View> list = new ArrayList<View>(childrenCount);
        final boolean customOrder = isChildrenDrawingOrderEnabled();
        for (int i = 0; i < childrenCount; i++) {
            final View next = mChildren[getAndVerifyPreorderedIndex(childrenCount, i, customOrder)];
            final float currentZ = next.getZ();
            int insert = list.size();
            while (insert > 0 && list.get(insert - 1).getZ() > currentZ) {
                insert--;
            }
            list.add(insert, next);
        }
        return list;
    }

    private int getAndVerifyPreorderedIndex(int childrenCount, int i, boolean customOrder) {
        if (customOrder) {
            final int childIndex = getChildDrawingOrder(childrenCount, i);
            if (childIndex >= childrenCount) {
                throw new IndexOutOfBoundsException("getChildDrawingOrder() " + "returned invalid index " + childIndex
                        + " (child count is " + childrenCount + ")");
            }
            return childIndex;
        }
        return i;
    }

    @Override
    protected void dispatchDraw(Canvas canvas) {
        final int childrenCount = mChildrenCount;
        final View[] children = mChildren;
        int flags = mGroupFlags;
        if ((flags & FLAG_RUN_ANIMATION) != 0 && canAnimate()) {
            for (int i = 0; i < childrenCount; i++) {
                final View child = children[i];
                if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE) {
                    attachLayoutAnimationParameters(child, child.getLayoutParams(), i, childrenCount);
                    bindLayoutAnimation(child);
                }
            }
            final LayoutAnimationController controller = mLayoutAnimationController;
            if (controller.willOverlap()) {
                mGroupFlags |= FLAG_OPTIMIZE_INVALIDATE;
            }
            controller.start();
            mGroupFlags &= ~(FLAG_RUN_ANIMATION | FLAG_ANIMATION_DONE);
            if (mAnimationListener != null) {
                mAnimationListener.onAnimationStart(controller.getAnimation());
            }
        }
        final boolean clipToPadding = (flags & (FLAG_CLIP_TO_PADDING | FLAG_PADDING_NOT_NULL)) == (FLAG_CLIP_TO_PADDING | FLAG_PADDING_NOT_NULL);
        int saved = 0;
        if (clipToPadding) {
            saved = canvas.save();
            canvas.clipRect(mScrollX + mPaddingLeft, mScrollY + mPaddingTop,
                    mScrollX + mRight - mLeft - mPaddingRight, mScrollY + mBottom - mTop - mPaddingBottom);
        }
        mPrivateFlags &= ~PFLAG_DRAW_ANIMATION;
        mGroupFlags &= ~FLAG_INVALIDATE_REQUIRED;
        boolean more = false;
        final long drawingTime = getDrawingTime();
        final int transientCount = mTransientIndices == null ? 0 : mTransientIndices.size();
        int transientIndex = transientCount != 0 ? 0 : -1;
        final ArrayList<View> preordered = buildOrderedChildList();
        final boolean customOrder = preordered == null && isChildrenDrawingOrderEnabled();
        for (int i = 0; i < childrenCount; i++) {
            while (transientIndex >= 0 && mTransientIndices.get(transientIndex) == i) {
                final View v = mTransientViews.get(transientIndex);
                if ((v.mViewFlags & VISIBILITY_MASK) == VISIBLE || v.getAnimation() != null) {
                    more |= drawChild(canvas, v, drawingTime);
                }
                if (++transientIndex >= transientCount) {
                    transientIndex = -1;
                }
            }
            final View child = preordered != null ? preordered.get(i)
                    : children[getAndVerifyPreorderedIndex(childrenCount, i, customOrder)];
            if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE || child.getAnimation() != null) {
                more |= drawChild(canvas, child, drawingTime);
            }
        }
        while (transientIndex >= 0 && transientIndex < transientCount) {
            final View v = mTransientViews.get(transientIndex++);
            if ((v.mViewFlags & VISIBILITY_MASK) == VISIBLE || v.getAnimation() != null) {
                more |= drawChild(canvas, v, drawingTime);
            }
        }
        if (mDisappearingChildren != null) {
            for (int i = mDisappearingChildren.size() - 1; i >= 0; i--) {
                more |= drawChild(canvas, mDisappearingChildren.get(i), drawingTime);
            }
        }
        if (clipToPadding) {
            canvas.restoreToCount(saved);
        }
        flags = mGroupFlags;
        if ((flags & FLAG_INVALIDATE_REQUIRED) == FLAG_INVALIDATE_REQUIRED) {
            invalidate(true);
        }
        if ((flags & FLAG_ANIMATION_DONE) == 0 && (flags & FLAG_NOTIFY_ANIMATION_LISTENER) == 0
                && mLayoutAnimationController.isDone() && !more) {
            mGroupFlags |= FLAG_NOTIFY_ANIMATION_LISTENER;
            post(new Runnable() {
                @Override
                public void run() {
                    notifyAnimationListener();
                }
            });
        }
    }

    private void notifyAnimationListener() {
        mGroupFlags &= ~FLAG_NOTIFY_ANIMATION_LISTENER;
        mGroupFlags |= FLAG_ANIMATION_DONE;
        if (mAnimationListener != null) {
            mAnimationListener.onAnimationEnd(mLayoutAnimationController.getAnimation());
        }
        invalidate(true);
    }

    @Override
    public ViewGroupOverlay getOverlay() {
        if (mOverlay == null) {
            mOverlay = new ViewGroupOverlay(mContext, this);
        }
        return (ViewGroupOverlay) mOverlay;
    }

    protected int getChildDrawingOrder(int childCount, int i) {
        return i;
    }

    @Override
    void dispatchGetDisplayList(DisplayListCanvas canvas) {
        for (int i = 0; i < mChildrenCount; i++) {
            updateDisplayList(canvas, mChildren[i]);
        }
        for (int i = 0; mTransientViews != null && i < mTransientViews.size(); i++) {
            updateDisplayList(canvas, mTransientViews.get(i));
        }
        if (mOverlay != null && !mOverlay.isEmpty()) {
            mOverlay.getOverlayView().updateDisplayList(canvas);
        }
        for (int i = 0; mDisappearingChildren != null && i < mDisappearingChildren.size(); i++) {
            updateDisplayList(canvas, mDisappearingChildren.get(i));
        }
    }

    private void updateDisplayList(DisplayListCanvas canvas, View child) {
        if ((child.mViewFlags & VISIBILITY_MASK) == VISIBLE || child.getAnimation() != null) {
            final int saved = canvas.save();
            canvas.translate(child.mLeft, child.mTop);
            if ((mGroupFlags & FLAG_CLIP_CHILDREN) != 0) {
                canvas.clipRect(0, 0, child.mRight - child.mLeft, child.mBottom - child.mTop);
            }
            child.updateDisplayList(canvas);
            canvas.restoreToCount(saved);
        }
    }

    @Override
    protected void destroyHardwareResources() {
        super.destroyHardwareResources();
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].destroyHardwareResources();
        }
    }

    protected boolean drawChild(Canvas canvas, View child, long drawingTime) {
        return child.draw(canvas, this, drawingTime);
    }

    public boolean getClipChildren() {
        return (mGroupFlags & FLAG_CLIP_CHILDREN) != 0;
    }

    public void setClipChildren(boolean clipChildren) {
        if (clipChildren != flag(FLAG_CLIP_CHILDREN)) {
            flag(FLAG_CLIP_CHILDREN, clipChildren);
            invalidate(true);
        }
    }

    public void setClipToPadding(boolean clipToPadding) {
        if (flag(FLAG_CLIP_TO_PADDING) != clipToPadding) {
            flag(FLAG_CLIP_TO_PADDING, clipToPadding);
            invalidate(true);
        }
    }

    public boolean getClipToPadding() {
        return flag(FLAG_CLIP_TO_PADDING);
    }

    @Override
    public void dispatchSetSelected(boolean selected) {
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].setSelected(selected);
        }
    }

    @Override
    public void dispatchSetActivated(boolean activated) {
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].setActivated(activated);
        }
    }

    @Override
    protected void dispatchSetPressed(boolean pressed) {
        for (int i = 0; i < mChildrenCount; i++) {
            final View child = mChildren[i];
            if (!pressed || !child.isClickable() && !child.isLongClickable()) {
                child.setPressed(pressed);
            }
        }
    }

    @Override
    public void dispatchDrawableHotspotChanged(float x, float y) {
        final float[] point = new float[2];
        for (int i = 0; i < mChildrenCount; i++) {
            final View child = mChildren[i];
            final boolean nonActionable = !child.isClickable() && !child.isLongClickable();
            final boolean duplicates = (child.mViewFlags & DUPLICATE_PARENT_STATE) != 0;
            if (nonActionable || duplicates) {
                point[0] = x;
                point[1] = y;
                transformPointToViewLocal(point, child);
                child.drawableHotspotChanged(point[0], point[1]);
            }
        }
    }

    @Override
    void dispatchCancelPendingInputEvents() {
        super.dispatchCancelPendingInputEvents();
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].dispatchCancelPendingInputEvents();
        }
    }

    protected void setStaticTransformationsEnabled(boolean enabled) {
        flag(FLAG_SUPPORT_STATIC_TRANSFORMATIONS, enabled);
    }

    protected boolean getChildStaticTransformation(View child, Transformation t) {
        return false;
    }

    Transformation getChildTransformation() {
        if (mChildTransformation == null) {
            mChildTransformation = new Transformation();
        }
        mChildTransformation.clear();
        return mChildTransformation;
    }

    // ---- children

    @Override
    protected <T extends View> T findViewTraversal(int id) {
        if (id == mID) {
            return (T) this;
        }
        final View[] where = mChildren;
        final int len = mChildrenCount;
        for (int i = 0; i < len; i++) {
            View v = where[i];
            if ((v.mPrivateFlags & PFLAG_IS_ROOT_NAMESPACE) == 0) {
                v = v.findViewById(id);
                if (v != null) {
                    return (T) v;
                }
            }
        }
        return null;
    }

    @Override
    protected <T extends View> T findViewWithTagTraversal(Object tag) {
        if (tag != null && tag.equals(mTag)) {
            return (T) this;
        }
        for (int i = 0; i < mChildrenCount; i++) {
            View v = mChildren[i];
            if ((v.mPrivateFlags & PFLAG_IS_ROOT_NAMESPACE) == 0) {
                v = v.findViewWithTag(tag);
                if (v != null) {
                    return (T) v;
                }
            }
        }
        return null;
    }

    public void addTransientView(View view, int index) {
        if (index < 0) {
            return;
        }
        if (mTransientIndices == null) {
            mTransientIndices = new ArrayList<Integer>();
            mTransientViews = new ArrayList<View>();
        }
        int at = 0;
        while (at < mTransientIndices.size() && index >= mTransientIndices.get(at)) {
            at++;
        }
        mTransientIndices.add(at, index);
        mTransientViews.add(at, view);
        view.mParent = this;
        view.dispatchAttachedToWindow(mAttachInfo, mViewFlags & VISIBILITY_MASK);
        invalidate(true);
    }

    public void removeTransientView(View view) {
        if (mTransientViews == null) {
            return;
        }
        final int i = mTransientViews.indexOf(view);
        if (i >= 0) {
            mTransientViews.remove(i);
            mTransientIndices.remove(i);
            view.mParent = null;
            view.dispatchDetachedFromWindow();
            invalidate(true);
        }
    }

    public void addView(View child) {
        addView(child, -1);
    }

    public void addView(View child, int index) {
        if (child == null) {
            throw new IllegalArgumentException("Cannot add a null child view to a ViewGroup");
        }
        LayoutParams params = child.getLayoutParams();
        if (params == null) {
            params = generateDefaultLayoutParams();
            if (params == null) {
                throw new IllegalArgumentException("generateDefaultLayoutParams() cannot return null");
            }
        }
        addView(child, index, params);
    }

    public void addView(View child, int width, int height) {
        final LayoutParams params = generateDefaultLayoutParams();
        params.width = width;
        params.height = height;
        addView(child, -1, params);
    }

    @Override
    public void addView(View child, LayoutParams params) {
        addView(child, -1, params);
    }

    public void addView(View child, int index, LayoutParams params) {
        if (child == null) {
            throw new IllegalArgumentException("Cannot add a null child view to a ViewGroup");
        }
        requestLayout();
        invalidate(true);
        addViewInner(child, index, params, false);
    }

    @Override
    public void updateViewLayout(View view, ViewGroup.LayoutParams params) {
        if (!checkLayoutParams(params)) {
            throw new IllegalArgumentException("Invalid LayoutParams supplied to " + this);
        }
        if (view.mParent != this) {
            throw new IllegalArgumentException("Given view not a child of " + this);
        }
        view.setLayoutParams(params);
    }

    protected boolean checkLayoutParams(ViewGroup.LayoutParams p) {
        return p != null;
    }

    public interface OnHierarchyChangeListener {
        void onChildViewAdded(View parent, View child);

        void onChildViewRemoved(View parent, View child);
    }

    public void setOnHierarchyChangeListener(OnHierarchyChangeListener listener) {
        mOnHierarchyChangeListener = listener;
    }

    void dispatchViewAdded(View child) {
        onViewAdded(child);
        if (mOnHierarchyChangeListener != null) {
            mOnHierarchyChangeListener.onChildViewAdded(this, child);
        }
    }

    public void onViewAdded(View child) {
    }

    void dispatchViewRemoved(View child) {
        onViewRemoved(child);
        if (mOnHierarchyChangeListener != null) {
            mOnHierarchyChangeListener.onChildViewRemoved(this, child);
        }
    }

    public void onViewRemoved(View child) {
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
    }

    protected boolean addViewInLayout(View child, int index, LayoutParams params) {
        return addViewInLayout(child, index, params, false);
    }

    protected boolean addViewInLayout(View child, int index, LayoutParams params, boolean preventRequestLayout) {
        if (child == null) {
            throw new IllegalArgumentException("Cannot add a null child view to a ViewGroup");
        }
        child.mParent = null;
        addViewInner(child, index, params, preventRequestLayout);
        child.mPrivateFlags = (child.mPrivateFlags & ~PFLAG_DIRTY_MASK) | PFLAG_DRAWN;
        return true;
    }

    protected void cleanupLayoutState(View child) {
        child.mPrivateFlags &= ~View.PFLAG_FORCE_LAYOUT;
    }

    private void addViewInner(View child, int index, LayoutParams params, boolean preventRequestLayout) {
        if (mTransition != null) {
            mTransition.cancel(LayoutTransition.DISAPPEARING);
        }
        if (child.getParent() != null) {
            throw new IllegalStateException("The specified child already has a parent. "
                    + "You must call removeView() on the child's parent first.");
        }
        if (mTransition != null) {
            mTransition.addChild(this, child);
        }
        if (!checkLayoutParams(params)) {
            params = generateLayoutParams(params);
        }
        if (preventRequestLayout) {
            child.mLayoutParams = params;
        } else {
            child.setLayoutParams(params);
        }
        if (index < 0) {
            index = mChildrenCount;
        }
        addInArray(child, index);
        if (preventRequestLayout) {
            child.assignParent(this);
        } else {
            child.mParent = this;
        }
        if (child.hasFocus()) {
            requestChildFocus(child, child.findFocus());
        }
        final AttachInfo ai = mAttachInfo;
        if (ai != null) {
            final boolean lastKeepOn = ai.mKeepScreenOn;
            ai.mKeepScreenOn = false;
            child.dispatchAttachedToWindow(mAttachInfo, mViewFlags & VISIBILITY_MASK);
            if (ai.mKeepScreenOn) {
                needGlobalAttributesUpdate(true);
            }
            ai.mKeepScreenOn = lastKeepOn;
        }
        if (child.isLayoutDirectionInherited()) {
            child.resetRtlProperties();
        }
        dispatchViewAdded(child);
        if ((child.mViewFlags & DUPLICATE_PARENT_STATE) == DUPLICATE_PARENT_STATE) {
            mGroupFlags |= FLAG_NOTIFY_CHILDREN_ON_DRAWABLE_STATE_CHANGE;
        }
        if (child.hasTransientState()) {
            childHasTransientStateChanged(child, true);
        }
        shiftTransient(index, 1);
        if (mDefaultFocus == null && child.hasDefaultFocus()) {
            setDefaultFocus(child);
        }
    }

    private void shiftTransient(int index, int by) {
        for (int i = 0; mTransientIndices != null && i < mTransientIndices.size(); ++i) {
            final int old = mTransientIndices.get(i);
            if (by > 0 ? index <= old : index < old) {
                mTransientIndices.set(i, old + by);
            }
        }
    }

    private void addInArray(View child, int index) {
        final int count = mChildrenCount;
        if (index > count) {
            throw new IndexOutOfBoundsException("index=" + index + " count=" + count);
        }
        if (mChildren.length == count) {
            final View[] bigger = new View[count + 12];
            System.arraycopy(mChildren, 0, bigger, 0, count);
            mChildren = bigger;
        }
        if (index < count) {
            System.arraycopy(mChildren, index, mChildren, index + 1, count - index);
        }
        mChildren[index] = child;
        mChildrenCount++;
    }

    private void removeFromArray(int index) {
        final View[] children = mChildren;
        if (mTransitioningViews == null || !mTransitioningViews.contains(children[index])) {
            children[index].mParent = null;
        }
        final int count = mChildrenCount;
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException();
        }
        System.arraycopy(children, index + 1, children, index, count - index - 1);
        children[--mChildrenCount] = null;
    }

    private void removeFromArray(int start, int count) {
        start = Math.max(0, start);
        final int end = Math.min(mChildrenCount, start + count);
        for (int i = end - 1; i >= start; i--) {
            removeFromArray(i);
        }
    }

    private void bindLayoutAnimation(View child) {
        child.setAnimation(mLayoutAnimationController.getAnimationForView(child));
    }

    protected void attachLayoutAnimationParameters(View child, LayoutParams params, int index, int count) {
        LayoutAnimationController.AnimationParameters p = params.layoutAnimationParameters;
        if (p == null) {
            p = new LayoutAnimationController.AnimationParameters();
            params.layoutAnimationParameters = p;
        }
        p.count = count;
        p.index = index;
    }

    @Override
    public void removeView(View view) {
        if (removeViewInternal(view)) {
            requestLayout();
            invalidate(true);
        }
    }

    public void removeViewInLayout(View view) {
        removeViewInternal(view);
    }

    public void removeViewsInLayout(int start, int count) {
        removeViewsInternal(start, count);
    }

    public void removeViewAt(int index) {
        removeViewInternal(index, getChildAt(index));
        requestLayout();
        invalidate(true);
    }

    public void removeViews(int start, int count) {
        removeViewsInternal(start, count);
        requestLayout();
        invalidate(true);
    }

    private boolean removeViewInternal(View view) {
        final int index = indexOfChild(view);
        if (index >= 0) {
            removeViewInternal(index, view);
            return true;
        }
        return false;
    }

    private boolean leave(View view) {
        boolean clearChildFocus = false;
        if (view == mFocused) {
            view.unFocus(null);
            clearChildFocus = true;
        }
        if (view == mFocusedInCluster) {
            mFocusedInCluster = null;
        }
        cancelTouchTarget(view);
        if (mHoverTargets != null) {
            mHoverTargets.remove(view);
        }
        if (view.getAnimation() != null || mTransitioningViews != null && mTransitioningViews.contains(view)) {
            addDisappearingView(view);
        } else if (view.mAttachInfo != null) {
            view.dispatchDetachedFromWindow();
        }
        if (view.hasTransientState()) {
            childHasTransientStateChanged(view, false);
        }
        needGlobalAttributesUpdate(false);
        return clearChildFocus;
    }

    private void focusLeft(View view, boolean wasFocused) {
        if (view == mDefaultFocus) {
            clearDefaultFocus(view);
        }
        if (wasFocused) {
            clearChildFocus(view);
            if (!rootViewRequestFocus()) {
                notifyGlobalFocusCleared(this);
            }
        }
    }

    private void removeViewInternal(int index, View view) {
        if (mTransition != null) {
            mTransition.removeChild(this, view);
        }
        final boolean focused = leave(view);
        removeFromArray(index);
        focusLeft(view, focused);
        dispatchViewRemoved(view);
        shiftTransient(index, -1);
        if (view == mCurrentDragChild) {
            mCurrentDragChild = null;
        }
    }

    private void removeViewsInternal(int start, int count) {
        final int end = start + count;
        if (start < 0 || count < 0 || end > mChildrenCount) {
            throw new IndexOutOfBoundsException();
        }
        View focused = null;
        final View[] children = mChildren;
        for (int i = start; i < end; i++) {
            final View view = children[i];
            if (mTransition != null) {
                mTransition.removeChild(this, view);
            }
            if (leave(view)) {
                focused = view;
            }
            dispatchViewRemoved(view);
        }
        removeFromArray(start, count);
        if (focused != null) {
            focusLeft(focused, true);
        }
    }

    public void setLayoutTransition(LayoutTransition transition) {
        if (mTransition != null) {
            mTransition.cancel();
            mTransition.removeTransitionListener(mLayoutTransitionListener);
        }
        mTransition = transition;
        if (mTransition != null) {
            mTransition.addTransitionListener(mLayoutTransitionListener);
        }
    }

    public LayoutTransition getLayoutTransition() {
        return mTransition;
    }

    private final LayoutTransition.TransitionListener mLayoutTransitionListener = new LayoutTransition.TransitionListener() {
        @Override
        public void startTransition(LayoutTransition transition, ViewGroup container, View view, int transitionType) {
            if (transitionType == LayoutTransition.DISAPPEARING) {
                startViewTransition(view);
            }
        }

        @Override
        public void endTransition(LayoutTransition transition, ViewGroup container, View view, int transitionType) {
            if (mLayoutCalledWhileSuppressed && !transition.isChangingLayout()) {
                requestLayout();
                mLayoutCalledWhileSuppressed = false;
            }
            if (transitionType == LayoutTransition.DISAPPEARING && mTransitioningViews != null) {
                endViewTransition(view);
            }
        }
    };

    public void removeAllViews() {
        removeAllViewsInLayout();
        requestLayout();
        invalidate(true);
    }

    public void removeAllViewsInLayout() {
        final int count = mChildrenCount;
        if (count <= 0) {
            return;
        }
        final View[] children = mChildren;
        mChildrenCount = 0;
        View focusedChild = null;
        for (int i = count - 1; i >= 0; i--) {
            final View view = children[i];
            if (mTransition != null) {
                mTransition.removeChild(this, view);
            }
            if (leave(view)) {
                focusedChild = view;
            }
            dispatchViewRemoved(view);
            if (mTransitioningViews == null || !mTransitioningViews.contains(view)) {
                view.mParent = null;
            }
            children[i] = null;
        }
        mDefaultFocus = null;
        if (focusedChild != null) {
            focusLeft(focusedChild, true);
        }
    }

    protected void removeDetachedView(View child, boolean animate) {
        if (mTransition != null) {
            mTransition.removeChild(this, child);
        }
        if (child == mFocused) {
            child.clearFocus();
        }
        cancelTouchTarget(child);
        if (animate && child.getAnimation() != null || mTransitioningViews != null && mTransitioningViews.contains(child)) {
            addDisappearingView(child);
        } else if (child.mAttachInfo != null) {
            child.dispatchDetachedFromWindow();
        }
        if (child.hasTransientState()) {
            childHasTransientStateChanged(child, false);
        }
        dispatchViewRemoved(child);
    }

    protected void attachViewToParent(View child, int index, LayoutParams params) {
        child.mLayoutParams = params;
        if (index < 0) {
            index = mChildrenCount;
        }
        addInArray(child, index);
        child.mParent = this;
        child.mPrivateFlags = (child.mPrivateFlags & ~PFLAG_DIRTY_MASK & ~PFLAG_DRAWING_CACHE_VALID) | PFLAG_DRAWN | PFLAG_INVALIDATED;
        mPrivateFlags |= PFLAG_INVALIDATED;
        if (child.hasFocus()) {
            requestChildFocus(child, child.findFocus());
        }
        if (isAttachedToWindow() && getWindowVisibility() == VISIBLE && isShown()) {
            child.dispatchVisibilityAggregated(child.getVisibility() == VISIBLE);
        }
    }

    protected void detachViewFromParent(View child) {
        removeFromArray(indexOfChild(child));
    }

    protected void detachViewFromParent(int index) {
        removeFromArray(index);
    }

    protected void detachViewsFromParent(int start, int count) {
        removeFromArray(start, count);
    }

    protected void detachAllViewsFromParent() {
        final int count = mChildrenCount;
        final View[] children = mChildren;
        mChildrenCount = 0;
        for (int i = count - 1; i >= 0; i--) {
            children[i].mParent = null;
            children[i] = null;
        }
    }

    @Override
    public void onDescendantInvalidated(View child, View target) {
        mPrivateFlags |= target.mPrivateFlags & PFLAG_DRAW_ANIMATION;
        if ((target.mPrivateFlags & ~PFLAG_DIRTY_MASK) != 0) {
            mPrivateFlags = (mPrivateFlags & ~PFLAG_DIRTY_MASK) | PFLAG_DIRTY;
            mPrivateFlags &= ~PFLAG_DRAWING_CACHE_VALID;
        }
        if (mParent != null) {
            mParent.onDescendantInvalidated(this, target);
        }
    }

    @Override
    public final void invalidateChild(View child, final Rect dirty) {
        final AttachInfo attachInfo = mAttachInfo;
        if (attachInfo == null) {
            return;
        }
        if (attachInfo.mHardwareAccelerated) {
            onDescendantInvalidated(child, child);
            return;
        }
        ViewParent parent = this;
        final boolean drawAnimation = (child.mPrivateFlags & PFLAG_DRAW_ANIMATION) != 0;
        final int[] location = attachInfo.mInvalidateChildLocation;
        location[CHILD_LEFT_INDEX] = child.mLeft;
        location[CHILD_TOP_INDEX] = child.mTop;
        final Matrix childMatrix = child.getMatrix();
        if (!childMatrix.isIdentity()) {
            final RectF r = new RectF(dirty);
            childMatrix.mapRect(r);
            dirty.set((int) Math.floor(r.left), (int) Math.floor(r.top), (int) Math.ceil(r.right), (int) Math.ceil(r.bottom));
        }
        do {
            if (parent instanceof View) {
                final View view = (View) parent;
                if (drawAnimation) {
                    view.mPrivateFlags |= PFLAG_DRAW_ANIMATION;
                }
                view.mPrivateFlags = (view.mPrivateFlags & ~PFLAG_DIRTY_MASK) | PFLAG_DIRTY;
            }
            parent = parent.invalidateChildInParent(location, dirty);
        } while (parent != null);
    }

    @Override
    public ViewParent invalidateChildInParent(final int[] location, final Rect dirty) {
        if ((mPrivateFlags & (PFLAG_DRAWN | PFLAG_DRAWING_CACHE_VALID)) != 0) {
            dirty.offset(location[CHILD_LEFT_INDEX] - mScrollX, location[CHILD_TOP_INDEX] - mScrollY);
            if ((mGroupFlags & FLAG_CLIP_CHILDREN) == 0) {
                dirty.union(0, 0, mRight - mLeft, mBottom - mTop);
            } else if (!dirty.intersect(0, 0, mRight - mLeft, mBottom - mTop)) {
                dirty.setEmpty();
            }
            mPrivateFlags &= ~PFLAG_DRAWING_CACHE_VALID;
            location[CHILD_LEFT_INDEX] = mLeft;
            location[CHILD_TOP_INDEX] = mTop;
            return mParent;
        }
        return null;
    }

    public final void offsetDescendantRectToMyCoords(View descendant, Rect rect) {
        offsetRectBetweenParentAndChild(descendant, rect, true, false);
    }

    public final void offsetRectIntoDescendantCoords(View descendant, Rect rect) {
        offsetRectBetweenParentAndChild(descendant, rect, false, false);
    }

    void offsetRectBetweenParentAndChild(View descendant, Rect rect, boolean toParent, boolean clip) {
        if (descendant == this) {
            return;
        }
        ViewParent theParent = descendant.mParent;
        while (theParent != null && theParent instanceof View && theParent != this) {
            final View p = (View) theParent;
            if (toParent) {
                rect.offset(descendant.mLeft - descendant.mScrollX, descendant.mTop - descendant.mScrollY);
                if (clip && !rect.intersect(0, 0, p.mRight - p.mLeft, p.mBottom - p.mTop)) {
                    rect.setEmpty();
                }
            } else {
                if (clip && !rect.intersect(0, 0, p.mRight - p.mLeft, p.mBottom - p.mTop)) {
                    rect.setEmpty();
                }
                rect.offset(descendant.mScrollX - descendant.mLeft, descendant.mScrollY - descendant.mTop);
            }
            descendant = p;
            theParent = descendant.mParent;
        }
        if (theParent == this) {
            if (toParent) {
                rect.offset(descendant.mLeft - descendant.mScrollX, descendant.mTop - descendant.mScrollY);
            } else {
                rect.offset(descendant.mScrollX - descendant.mLeft, descendant.mScrollY - descendant.mTop);
            }
        } else {
            throw new IllegalArgumentException("parameter must be a descendant of this view");
        }
    }

    public void offsetChildrenTopAndBottom(int offset) {
        for (int i = 0; i < mChildrenCount; i++) {
            final View v = mChildren[i];
            v.mTop += offset;
            v.mBottom += offset;
        }
        invalidateViewProperty(false, false);
    }

    @Override
    public boolean getChildVisibleRect(View child, Rect r, Point offset) {
        return getChildVisibleRect(child, r, offset, false);
    }

    public boolean getChildVisibleRect(View child, Rect r, Point offset, boolean forceParentCheck) {
        final RectF rect = new RectF(r);
        if (!child.hasIdentityMatrix()) {
            child.getMatrix().mapRect(rect);
        }
        final int dx = child.mLeft - mScrollX, dy = child.mTop - mScrollY;
        rect.offset(dx, dy);
        if (offset != null) {
            if (!child.hasIdentityMatrix()) {
                final float[] position = {offset.x, offset.y};
                child.getMatrix().mapPoints(position);
                offset.x = Math.round(position[0]);
                offset.y = Math.round(position[1]);
            }
            offset.x += dx;
            offset.y += dy;
        }
        final int width = mRight - mLeft, height = mBottom - mTop;
        boolean visible = true;
        if (mParent == null || mParent instanceof ViewGroup && ((ViewGroup) mParent).getClipChildren()) {
            visible = rect.intersect(0, 0, width, height);
        }
        if ((forceParentCheck || visible) && (mGroupFlags & (FLAG_CLIP_TO_PADDING | FLAG_PADDING_NOT_NULL))
                == (FLAG_CLIP_TO_PADDING | FLAG_PADDING_NOT_NULL)) {
            visible = rect.intersect(mPaddingLeft, mPaddingTop, width - mPaddingRight, height - mPaddingBottom);
        }
        r.set((int) Math.floor(rect.left), (int) Math.floor(rect.top), (int) Math.ceil(rect.right), (int) Math.ceil(rect.bottom));
        if ((forceParentCheck || visible) && mParent != null) {
            visible = mParent instanceof ViewGroup ? ((ViewGroup) mParent).getChildVisibleRect(this, r, offset, forceParentCheck)
                    : mParent.getChildVisibleRect(this, r, offset);
        }
        return visible;
    }

    @Override
    public final void layout(int l, int t, int r, int b) {
        if (!mSuppressLayout && (mTransition == null || !mTransition.isChangingLayout())) {
            if (mTransition != null) {
                mTransition.layoutChange(this);
            }
            super.layout(l, t, r, b);
        } else {
            mLayoutCalledWhileSuppressed = true;
        }
    }

    @Override
    protected abstract void onLayout(boolean changed, int l, int t, int r, int b);

    protected boolean canAnimate() {
        return mLayoutAnimationController != null;
    }

    public void startLayoutAnimation() {
        if (mLayoutAnimationController != null) {
            mGroupFlags |= FLAG_RUN_ANIMATION;
            requestLayout();
        }
    }

    public void scheduleLayoutAnimation() {
        mGroupFlags |= FLAG_RUN_ANIMATION;
    }

    public void setLayoutAnimation(LayoutAnimationController controller) {
        mLayoutAnimationController = controller;
        if (mLayoutAnimationController != null) {
            mGroupFlags |= FLAG_RUN_ANIMATION;
        }
    }

    public LayoutAnimationController getLayoutAnimation() {
        return mLayoutAnimationController;
    }

    public boolean isAnimationCacheEnabled() { return flag(FLAG_ANIMATION_CACHE); }
    public void setAnimationCacheEnabled(boolean enabled) { flag(FLAG_ANIMATION_CACHE, enabled); }
    public boolean isAlwaysDrawnWithCacheEnabled() { return flag(FLAG_ALWAYS_DRAWN_WITH_CACHE); }
    public void setAlwaysDrawnWithCacheEnabled(boolean always) { flag(FLAG_ALWAYS_DRAWN_WITH_CACHE, always); }
    protected boolean isChildrenDrawnWithCacheEnabled() { return flag(FLAG_CHILDREN_DRAWN_WITH_CACHE); }
    protected void setChildrenDrawnWithCacheEnabled(boolean enabled) { flag(FLAG_CHILDREN_DRAWN_WITH_CACHE, enabled); }
    protected boolean isChildrenDrawingOrderEnabled() { return flag(FLAG_USE_CHILD_DRAWING_ORDER); }
    protected void setChildrenDrawingOrderEnabled(boolean enabled) { flag(FLAG_USE_CHILD_DRAWING_ORDER, enabled); }
    public int getPersistentDrawingCache() { return mPersistentDrawingCache; }
    public void setPersistentDrawingCache(int cache) { mPersistentDrawingCache = cache & PERSISTENT_ALL_CACHES; }

    public int getLayoutMode() {
        if (mLayoutMode == LAYOUT_MODE_UNDEFINED) {
            mLayoutMode = mParent instanceof ViewGroup ? ((ViewGroup) mParent).getLayoutMode() : LAYOUT_MODE_CLIP_BOUNDS;
        }
        return mLayoutMode;
    }

    public void setLayoutMode(int layoutMode) {
        if (mLayoutMode != layoutMode) {
            mLayoutMode = layoutMode;
            flag(FLAG_LAYOUT_MODE_WAS_EXPLICITLY_SET, layoutMode != LAYOUT_MODE_UNDEFINED);
            requestLayout();
        }
    }

    boolean isLayoutModeOptical() {
        return mLayoutMode == LAYOUT_MODE_OPTICAL_BOUNDS;
    }

    public LayoutParams generateLayoutParams(AttributeSet attrs) {
        return new LayoutParams(getContext(), attrs);
    }

    protected LayoutParams generateLayoutParams(ViewGroup.LayoutParams p) {
        return p;
    }

    protected LayoutParams generateDefaultLayoutParams() {
        return new LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT);
    }

    public int indexOfChild(View child) {
        final int count = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < count; i++) {
            if (children[i] == child) {
                return i;
            }
        }
        return -1;
    }

    public int getChildCount() {
        return mChildrenCount;
    }

    public View getChildAt(int index) {
        if (index < 0 || index >= mChildrenCount) {
            return null;
        }
        return mChildren[index];
    }

    protected void measureChildren(int widthMeasureSpec, int heightMeasureSpec) {
        final int size = mChildrenCount;
        final View[] children = mChildren;
        for (int i = 0; i < size; ++i) {
            final View child = children[i];
            if ((child.mViewFlags & VISIBILITY_MASK) != GONE) {
                measureChild(child, widthMeasureSpec, heightMeasureSpec);
            }
        }
    }

    protected void measureChild(View child, int parentWidthMeasureSpec, int parentHeightMeasureSpec) {
        final LayoutParams lp = child.getLayoutParams();
        child.measure(getChildMeasureSpec(parentWidthMeasureSpec, mPaddingLeft + mPaddingRight, lp.width),
                getChildMeasureSpec(parentHeightMeasureSpec, mPaddingTop + mPaddingBottom, lp.height));
    }

    protected void measureChildWithMargins(View child, int parentWidthMeasureSpec, int widthUsed,
            int parentHeightMeasureSpec, int heightUsed) {
        final MarginLayoutParams lp = (MarginLayoutParams) child.getLayoutParams();
        child.measure(getChildMeasureSpec(parentWidthMeasureSpec,
                        mPaddingLeft + mPaddingRight + lp.leftMargin + lp.rightMargin + widthUsed, lp.width),
                getChildMeasureSpec(parentHeightMeasureSpec,
                        mPaddingTop + mPaddingBottom + lp.topMargin + lp.bottomMargin + heightUsed, lp.height));
    }

    public static int getChildMeasureSpec(int spec, int padding, int childDimension) {
        final int specMode = MeasureSpec.getMode(spec);
        final int size = Math.max(0, MeasureSpec.getSize(spec) - padding);
        int resultSize = 0;
        int resultMode = 0;
        if (childDimension >= 0 && (specMode == MeasureSpec.EXACTLY || specMode == MeasureSpec.AT_MOST || specMode == MeasureSpec.UNSPECIFIED)) {
            resultSize = childDimension;
            resultMode = MeasureSpec.EXACTLY;
        } else if (specMode == MeasureSpec.EXACTLY) {
            if (childDimension == LayoutParams.MATCH_PARENT) {
                resultSize = size;
                resultMode = MeasureSpec.EXACTLY;
            } else if (childDimension == LayoutParams.WRAP_CONTENT) {
                resultSize = size;
                resultMode = MeasureSpec.AT_MOST;
            }
        } else if (specMode == MeasureSpec.AT_MOST) {
            if (childDimension == LayoutParams.MATCH_PARENT || childDimension == LayoutParams.WRAP_CONTENT) {
                resultSize = size;
                resultMode = MeasureSpec.AT_MOST;
            }
        } else if (specMode == MeasureSpec.UNSPECIFIED) {
            if (childDimension == LayoutParams.MATCH_PARENT || childDimension == LayoutParams.WRAP_CONTENT) {
                resultSize = View.sUseZeroUnspecifiedMeasureSpec ? 0 : size;
                resultMode = MeasureSpec.UNSPECIFIED;
            }
        }
        return MeasureSpec.makeMeasureSpec(resultSize, resultMode);
    }

    public void clearDisappearingChildren() {
        final ArrayList<View> disappearing = mDisappearingChildren;
        if (disappearing != null) {
            final int count = disappearing.size();
            for (int i = 0; i < count; i++) {
                final View view = disappearing.get(i);
                if (view.mAttachInfo != null) {
                    view.dispatchDetachedFromWindow();
                }
                view.clearAnimation();
            }
            disappearing.clear();
            invalidate();
        }
    }

    private void addDisappearingView(View v) {
        if (mDisappearingChildren == null) {
            mDisappearingChildren = new ArrayList<View>();
        }
        mDisappearingChildren.add(v);
    }

    void finishAnimatingView(final View view, Animation animation) {
        final ArrayList<View> disappearing = mDisappearingChildren;
        if (disappearing != null && disappearing.contains(view)) {
            disappearing.remove(view);
            if (view.mAttachInfo != null) {
                view.dispatchDetachedFromWindow();
            }
            view.clearAnimation();
            mGroupFlags |= FLAG_INVALIDATE_REQUIRED;
        }
        if (animation != null && !animation.getFillAfter()) {
            view.clearAnimation();
        }
        if ((view.mPrivateFlags & PFLAG_ANIMATION_STARTED) == PFLAG_ANIMATION_STARTED) {
            view.onAnimationEnd();
            view.mPrivateFlags &= ~PFLAG_ANIMATION_STARTED;
            mGroupFlags |= FLAG_INVALIDATE_REQUIRED;
        }
    }

    boolean isViewTransitioning(View view) {
        return mTransitioningViews != null && mTransitioningViews.contains(view);
    }

    public void startViewTransition(View view) {
        if (view.mParent == this) {
            if (mTransitioningViews == null) {
                mTransitioningViews = new ArrayList<View>();
            }
            mTransitioningViews.add(view);
        }
    }

    public void endViewTransition(View view) {
        if (mTransitioningViews != null) {
            mTransitioningViews.remove(view);
            final ArrayList<View> disappearing = mDisappearingChildren;
            if (disappearing != null && disappearing.contains(view)) {
                disappearing.remove(view);
                if (mVisibilityChangingChildren != null && mVisibilityChangingChildren.contains(view)) {
                    mVisibilityChangingChildren.remove(view);
                } else {
                    if (view.mAttachInfo != null) {
                        view.dispatchDetachedFromWindow();
                    }
                    if (view.mParent != null) {
                        view.mParent = null;
                    }
                }
                invalidate();
            }
        }
    }

    public void suppressLayout(boolean suppress) {
        mSuppressLayout = suppress;
        if (!suppress && mLayoutCalledWhileSuppressed) {
            requestLayout();
            mLayoutCalledWhileSuppressed = false;
        }
    }

    public boolean isLayoutSuppressed() {
        return mSuppressLayout;
    }

    @Override
    public boolean gatherTransparentRegion(Region region) {
        return true;
    }

    @Override
    public void requestTransparentRegion(View child) {
        if (child != null) {
            child.mPrivateFlags |= PFLAG_REQUEST_TRANSPARENT_REGIONS;
            if (mParent != null) {
                mParent.requestTransparentRegion(this);
            }
        }
    }

    @Override
    public WindowInsets dispatchApplyWindowInsets(WindowInsets insets) {
        insets = super.dispatchApplyWindowInsets(insets);
        if (!insets.isConsumed()) {
            final int count = getChildCount();
            for (int i = 0; i < count; i++) {
                insets = getChildAt(i).dispatchApplyWindowInsets(insets);
                if (insets.isConsumed()) {
                    break;
                }
            }
        }
        return insets;
    }

    public Animation.AnimationListener getLayoutAnimationListener() {
        return mAnimationListener;
    }

    public void setLayoutAnimationListener(Animation.AnimationListener animationListener) {
        mAnimationListener = animationListener;
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        if ((mGroupFlags & FLAG_NOTIFY_CHILDREN_ON_DRAWABLE_STATE_CHANGE) != 0) {
            if ((mGroupFlags & FLAG_ADD_STATES_FROM_CHILDREN) != 0) {
                throw new IllegalStateException("addStateFromChildren cannot be enabled if a"
                        + " child has duplicateParentState set to true");
            }
            for (int i = 0; i < mChildrenCount; i++) {
                final View child = mChildren[i];
                if ((child.mViewFlags & DUPLICATE_PARENT_STATE) != 0) {
                    child.refreshDrawableState();
                }
            }
        }
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        for (int i = 0; i < mChildrenCount; i++) {
            mChildren[i].jumpDrawablesToCurrentState();
        }
    }

    @Override
    protected int[] onCreateDrawableState(int extraSpace) {
        if ((mGroupFlags & FLAG_ADD_STATES_FROM_CHILDREN) == 0) {
            return super.onCreateDrawableState(extraSpace);
        }
        int need = 0;
        for (int i = 0; i < mChildrenCount; i++) {
            need += mChildren[i].getDrawableState().length;
        }
        int[] state = super.onCreateDrawableState(extraSpace + need);
        for (int i = 0; i < mChildrenCount; i++) {
            state = mergeDrawableStates(state, mChildren[i].getDrawableState());
        }
        return state;
    }

    public void setAddStatesFromChildren(boolean addsStates) {
        flag(FLAG_ADD_STATES_FROM_CHILDREN, addsStates);
        refreshDrawableState();
    }

    public boolean addStatesFromChildren() {
        return (mGroupFlags & FLAG_ADD_STATES_FROM_CHILDREN) != 0;
    }

    @Override
    public void childDrawableStateChanged(View child) {
        if ((mGroupFlags & FLAG_ADD_STATES_FROM_CHILDREN) != 0) {
            refreshDrawableState();
        }
    }

    public void requestTransitionStart(LayoutTransition transition) {
        final ViewRootImpl viewAncestor = getViewRootImpl();
        if (viewAncestor != null) {
            viewAncestor.requestTransitionStart(transition);
        }
    }

    @Override
    public boolean resolveRtlPropertiesIfNeeded() {
        final boolean result = super.resolveRtlPropertiesIfNeeded();
        if (result) {
            for (int i = 0; i < getChildCount(); i++) {
                final View child = getChildAt(i);
                if (child.isLayoutDirectionInherited()) {
                    child.resolveRtlPropertiesIfNeeded();
                }
            }
        }
        return result;
    }

    @Override
    public boolean resolveLayoutDirection() {
        final boolean result = super.resolveLayoutDirection();
        if (result) {
            for (int i = 0; i < getChildCount(); i++) {
                if (getChildAt(i).isLayoutDirectionInherited()) {
                    getChildAt(i).resolveLayoutDirection();
                }
            }
        }
        return result;
    }

    @Override
    public boolean resolveTextDirection() {
        final boolean result = super.resolveTextDirection();
        if (result) {
            for (int i = 0; i < getChildCount(); i++) {
                if (getChildAt(i).isTextDirectionInherited()) {
                    getChildAt(i).resolveTextDirection();
                }
            }
        }
        return result;
    }

    @Override
    public boolean resolveTextAlignment() {
        final boolean result = super.resolveTextAlignment();
        if (result) {
            for (int i = 0; i < getChildCount(); i++) {
                if (getChildAt(i).isTextAlignmentInherited()) {
                    getChildAt(i).resolveTextAlignment();
                }
            }
        }
        return result;
    }

    @Override
    public void resolvePadding() {
        super.resolvePadding();
        for (int i = 0; i < getChildCount(); i++) {
            final View child = getChildAt(i);
            if (child.isLayoutDirectionInherited() && !child.isPaddingResolved()) {
                child.resolvePadding();
            }
        }
    }

    @Override
    protected void resolveDrawables() {
        super.resolveDrawables();
        for (int i = 0; i < getChildCount(); i++) {
            final View child = getChildAt(i);
            if (child.isLayoutDirectionInherited() && !child.areDrawablesResolved()) {
                child.resolveDrawables();
            }
        }
    }

    @Override
    public void resolveLayoutParams() {
        super.resolveLayoutParams();
        for (int i = 0; i < getChildCount(); i++) {
            getChildAt(i).resolveLayoutParams();
        }
    }

    @Override
    public void resetResolvedLayoutDirection() {
        super.resetResolvedLayoutDirection();
        for (int i = 0; i < getChildCount(); i++) {
            if (getChildAt(i).isLayoutDirectionInherited()) {
                getChildAt(i).resetResolvedLayoutDirection();
            }
        }
    }

    @Override
    public void resetResolvedTextDirection() {
        super.resetResolvedTextDirection();
        for (int i = 0; i < getChildCount(); i++) {
            if (getChildAt(i).isTextDirectionInherited()) {
                getChildAt(i).resetResolvedTextDirection();
            }
        }
    }

    @Override
    public void resetResolvedTextAlignment() {
        super.resetResolvedTextAlignment();
        for (int i = 0; i < getChildCount(); i++) {
            if (getChildAt(i).isTextAlignmentInherited()) {
                getChildAt(i).resetResolvedTextAlignment();
            }
        }
    }

    @Override
    public void resetResolvedPadding() {
        super.resetResolvedPadding();
        for (int i = 0; i < getChildCount(); i++) {
            if (getChildAt(i).isLayoutDirectionInherited()) {
                getChildAt(i).resetResolvedPadding();
            }
        }
    }

    @Override
    protected void resetResolvedDrawables() {
        super.resetResolvedDrawables();
        for (int i = 0; i < getChildCount(); i++) {
            if (getChildAt(i).isLayoutDirectionInherited()) {
                getChildAt(i).resetResolvedDrawables();
            }
        }
    }

    public boolean shouldDelayChildPressedState() {
        return true;
    }

    @Override
    public boolean onStartNestedScroll(View child, View target, int nestedScrollAxes) {
        return false;
    }

    @Override
    public void onNestedScrollAccepted(View child, View target, int axes) {
        mNestedScrollAxes = axes;
    }

    @Override
    public void onStopNestedScroll(View child) {
        stopNestedScroll();
        mNestedScrollAxes = 0;
    }

    @Override
    public void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed) {
        dispatchNestedScroll(dxConsumed, dyConsumed, dxUnconsumed, dyUnconsumed, null);
    }

    @Override
    public void onNestedPreScroll(View target, int dx, int dy, int[] consumed) {
        dispatchNestedPreScroll(dx, dy, consumed, null);
    }

    @Override
    public boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed) {
        return dispatchNestedFling(velocityX, velocityY, consumed);
    }

    @Override
    public boolean onNestedPreFling(View target, float velocityX, float velocityY) {
        return dispatchNestedPreFling(velocityX, velocityY);
    }

    public int getNestedScrollAxes() {
        return mNestedScrollAxes;
    }

    protected void onSetLayoutParams(View child, LayoutParams layoutParams) {
        requestLayout();
    }

    @Override
    public void captureTransitioningViews(List<View> transitioningViews) {
        if (getVisibility() != View.VISIBLE) {
            return;
        }
        if (isTransitionGroup()) {
            transitioningViews.add(this);
        } else {
            for (int i = 0; i < getChildCount(); i++) {
                getChildAt(i).captureTransitioningViews(transitioningViews);
            }
        }
    }

    @Override
    public void findNamedViews(Map<String, View> namedElements) {
        if (getVisibility() != VISIBLE && mGhostView == null) {
            return;
        }
        super.findNamedViews(namedElements);
        for (int i = 0; i < getChildCount(); i++) {
            getChildAt(i).findNamedViews(namedElements);
        }
    }

    /** How large a child wants to be. */
    public static class LayoutParams {
        @Deprecated
        public static final int FILL_PARENT = -1;
        public static final int MATCH_PARENT = -1;
        public static final int WRAP_CONTENT = -2;
        public int width;
        public int height;
        public LayoutAnimationController.AnimationParameters layoutAnimationParameters;

        public LayoutParams(Context c, AttributeSet attrs) {
            final TypedArray a = c.obtainStyledAttributes(attrs, R.styleable.ViewGroup_Layout);
            setBaseAttributes(a, R.styleable.ViewGroup_Layout_layout_width, R.styleable.ViewGroup_Layout_layout_height);
            a.recycle();
        }

        public LayoutParams(int width, int height) {
            this.width = width;
            this.height = height;
        }

        public LayoutParams(LayoutParams source) {
            this.width = source.width;
            this.height = source.height;
        }

        LayoutParams() {
        }

        protected void setBaseAttributes(TypedArray a, int widthAttr, int heightAttr) {
            width = a.getLayoutDimension(widthAttr, "layout_width");
            height = a.getLayoutDimension(heightAttr, "layout_height");
        }

        public void resolveLayoutDirection(int layoutDirection) {
        }

        public String debug(String output) {
            return output + "ViewGroup.LayoutParams={ width=" + sizeToString(width) + ", height=" + sizeToString(height) + " }";
        }

        protected static String sizeToString(int size) {
            if (size == WRAP_CONTENT) {
                return "wrap-content";
            }
            if (size == MATCH_PARENT) {
                return "match-parent";
            }
            return String.valueOf(size);
        }
    }

    /** Layout parameters with space around the child. */
    public static class MarginLayoutParams extends ViewGroup.LayoutParams {
        public static final int DEFAULT_MARGIN_RELATIVE = Integer.MIN_VALUE;
        private static final int LEFT_UNDEFINED = 4, RIGHT_UNDEFINED = 8, RTL_COMPATIBILITY = 16, NEED_RESOLUTION = 32;
        public int leftMargin;
        public int topMargin;
        public int rightMargin;
        public int bottomMargin;
        private int startMargin = DEFAULT_MARGIN_RELATIVE;
        private int endMargin = DEFAULT_MARGIN_RELATIVE;
        int mMarginFlags;

        public MarginLayoutParams(Context c, AttributeSet attrs) {
            super();
            final TypedArray a = c.obtainStyledAttributes(attrs, R.styleable.ViewGroup_MarginLayout);
            setBaseAttributes(a, R.styleable.ViewGroup_MarginLayout_layout_width, R.styleable.ViewGroup_MarginLayout_layout_height);
            final int margin = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_margin, -1);
            if (margin >= 0) {
                leftMargin = topMargin = rightMargin = bottomMargin = margin;
            } else {
                final int horizontal = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginHorizontal, -1);
                final int vertical = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginVertical, -1);
                if (horizontal >= 0) {
                    leftMargin = rightMargin = horizontal;
                } else {
                    leftMargin = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginLeft, DEFAULT_MARGIN_RELATIVE);
                    if (leftMargin == DEFAULT_MARGIN_RELATIVE) {
                        mMarginFlags |= LEFT_UNDEFINED;
                        leftMargin = 0;
                    }
                    rightMargin = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginRight, DEFAULT_MARGIN_RELATIVE);
                    if (rightMargin == DEFAULT_MARGIN_RELATIVE) {
                        mMarginFlags |= RIGHT_UNDEFINED;
                        rightMargin = 0;
                    }
                }
                startMargin = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginStart, DEFAULT_MARGIN_RELATIVE);
                endMargin = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginEnd, DEFAULT_MARGIN_RELATIVE);
                if (vertical >= 0) {
                    topMargin = bottomMargin = vertical;
                } else {
                    topMargin = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginTop, 0);
                    bottomMargin = a.getDimensionPixelSize(R.styleable.ViewGroup_MarginLayout_layout_marginBottom, 0);
                }
                if (isMarginRelative()) {
                    mMarginFlags |= NEED_RESOLUTION;
                }
            }
            if ((c.getApplicationInfo().flags & android.content.pm.ApplicationInfo.FLAG_SUPPORTS_RTL) == 0
                    || c.getApplicationInfo().targetSdkVersion < Build.VERSION_CODES.JELLY_BEAN_MR1) {
                mMarginFlags |= RTL_COMPATIBILITY;
            }
            a.recycle();
        }

        public MarginLayoutParams(int width, int height) {
            super(width, height);
            mMarginFlags = LEFT_UNDEFINED | RIGHT_UNDEFINED;
        }

        public MarginLayoutParams(MarginLayoutParams source) {
            this.width = source.width;
            this.height = source.height;
            this.leftMargin = source.leftMargin;
            this.topMargin = source.topMargin;
            this.rightMargin = source.rightMargin;
            this.bottomMargin = source.bottomMargin;
            this.startMargin = source.startMargin;
            this.endMargin = source.endMargin;
            this.mMarginFlags = source.mMarginFlags;
        }

        public MarginLayoutParams(LayoutParams source) {
            super(source);
            mMarginFlags = LEFT_UNDEFINED | RIGHT_UNDEFINED;
        }

        public final void copyMarginsFrom(MarginLayoutParams source) {
            this.leftMargin = source.leftMargin;
            this.topMargin = source.topMargin;
            this.rightMargin = source.rightMargin;
            this.bottomMargin = source.bottomMargin;
            this.startMargin = source.startMargin;
            this.endMargin = source.endMargin;
            this.mMarginFlags = source.mMarginFlags;
        }

        public void setMargins(int left, int top, int right, int bottom) {
            leftMargin = left;
            topMargin = top;
            rightMargin = right;
            bottomMargin = bottom;
            mMarginFlags &= ~(LEFT_UNDEFINED | RIGHT_UNDEFINED);
            updateNeed();
        }

        private void updateNeed() {
            mMarginFlags = isMarginRelative() ? mMarginFlags | NEED_RESOLUTION : mMarginFlags & ~NEED_RESOLUTION;
        }

        public void setMarginsRelative(int start, int top, int end, int bottom) {
            startMargin = start;
            topMargin = top;
            endMargin = end;
            bottomMargin = bottom;
            mMarginFlags |= NEED_RESOLUTION;
        }

        public void setMarginStart(int start) {
            startMargin = start;
            mMarginFlags |= NEED_RESOLUTION;
        }

        public int getMarginStart() {
            if (startMargin != DEFAULT_MARGIN_RELATIVE) {
                return startMargin;
            }
            if ((mMarginFlags & NEED_RESOLUTION) == NEED_RESOLUTION) {
                doResolveMargins();
            }
            return isRtl() ? rightMargin : leftMargin;
        }

        public void setMarginEnd(int end) {
            endMargin = end;
            mMarginFlags |= NEED_RESOLUTION;
        }

        public int getMarginEnd() {
            if (endMargin != DEFAULT_MARGIN_RELATIVE) {
                return endMargin;
            }
            if ((mMarginFlags & NEED_RESOLUTION) == NEED_RESOLUTION) {
                doResolveMargins();
            }
            return isRtl() ? leftMargin : rightMargin;
        }

        private boolean isRtl() {
            return (mMarginFlags & 3) == View.LAYOUT_DIRECTION_RTL;
        }

        public boolean isMarginRelative() {
            return startMargin != DEFAULT_MARGIN_RELATIVE || endMargin != DEFAULT_MARGIN_RELATIVE;
        }

        public void setLayoutDirection(int layoutDirection) {
            if (layoutDirection != View.LAYOUT_DIRECTION_LTR && layoutDirection != View.LAYOUT_DIRECTION_RTL) {
                return;
            }
            if (layoutDirection != (mMarginFlags & 3)) {
                mMarginFlags = (mMarginFlags & ~3) | layoutDirection;
                updateNeed();
            }
        }

        public int getLayoutDirection() {
            return mMarginFlags & 3;
        }

        @Override
        public void resolveLayoutDirection(int layoutDirection) {
            setLayoutDirection(layoutDirection);
            if (!isMarginRelative() || (mMarginFlags & NEED_RESOLUTION) != NEED_RESOLUTION) {
                return;
            }
            doResolveMargins();
        }

        private void doResolveMargins() {
            final boolean start = startMargin > DEFAULT_MARGIN_RELATIVE, end = endMargin > DEFAULT_MARGIN_RELATIVE;
            if ((mMarginFlags & RTL_COMPATIBILITY) == RTL_COMPATIBILITY) {
                if ((mMarginFlags & LEFT_UNDEFINED) == LEFT_UNDEFINED && start) {
                    leftMargin = startMargin;
                }
                if ((mMarginFlags & RIGHT_UNDEFINED) == RIGHT_UNDEFINED && end) {
                    rightMargin = endMargin;
                }
            } else if (isRtl()) {
                leftMargin = end ? endMargin : 0;
                rightMargin = start ? startMargin : 0;
            } else {
                leftMargin = start ? startMargin : 0;
                rightMargin = end ? endMargin : 0;
            }
            mMarginFlags &= ~NEED_RESOLUTION;
        }

        public boolean isLayoutRtl() {
            return isRtl();
        }

        @Override
        public String debug(String output) {
            return super.debug(output);
        }
    }
}
