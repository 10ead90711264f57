package android.view;

import android.content.Context;
import android.graphics.Rect;
import android.graphics.Region;
import android.os.Build;
import java.util.ArrayList;
import java.util.concurrent.CopyOnWriteArrayList;

/** Tells listeners of what happens to a whole tree of views. */
public final class ViewTreeObserver {
    private CopyOnWriteArrayList<OnWindowFocusChangeListener> mWindowFocus;
    private CopyOnWriteArrayList<OnWindowAttachListener> mWindowAttach;
    private CopyOnWriteArrayList<OnGlobalFocusChangeListener> mGlobalFocus;
    private CopyOnWriteArrayList<OnTouchModeChangeListener> mTouchMode;
    private CopyOnWriteArrayList<OnGlobalLayoutListener> mGlobalLayout;
    private CopyOnWriteArrayList<OnScrollChangedListener> mScroll;
    private CopyOnWriteArrayList<OnPreDrawListener> mPreDraw;
    private CopyOnWriteArrayList<OnWindowShownListener> mShown;
    private CopyOnWriteArrayList<OnComputeInternalInsetsListener> mInsets;
    private ArrayList<OnDrawListener> mDraw;
    private boolean mInDispatchOnDraw;
    private boolean mAlive = true;
    private boolean mWindowIsShown;
    private static boolean sIllegalOnDrawModificationIsFatal;

    public interface OnWindowAttachListener {
        void onWindowAttached();

        void onWindowDetached();
    }

    public interface OnWindowFocusChangeListener { void onWindowFocusChanged(boolean hasFocus); }
    public interface OnGlobalFocusChangeListener { void onGlobalFocusChanged(View oldFocus, View newFocus); }
    public interface OnGlobalLayoutListener { void onGlobalLayout(); }
    public interface OnPreDrawListener { boolean onPreDraw(); }
    public interface OnDrawListener { void onDraw(); }
    public interface OnTouchModeChangeListener { void onTouchModeChanged(boolean isInTouchMode); }
    public interface OnScrollChangedListener { void onScrollChanged(); }
    public interface OnWindowShownListener { void onWindowShown(); }
    public interface OnComputeInternalInsetsListener { void onComputeInternalInsets(InternalInsetsInfo inoutInfo); }

    /** Which part of a window takes touches. */
    public final static class InternalInsetsInfo {
        public static final int TOUCHABLE_INSETS_FRAME = 0;
        public static final int TOUCHABLE_INSETS_CONTENT = 1;
        public static final int TOUCHABLE_INSETS_VISIBLE = 2;
        public static final int TOUCHABLE_INSETS_REGION = 3;
        public final Rect contentInsets = new Rect();
        public final Rect visibleInsets = new Rect();
        public final Region touchableRegion = new Region();
        int mTouchableInsets;

        public void setTouchableInsets(int val) {
            mTouchableInsets = val;
        }
    }

    ViewTreeObserver(Context context) {
        sIllegalOnDrawModificationIsFatal = context.getApplicationInfo().targetSdkVersion >= Build.VERSION_CODES.O;
    }

    private static <T> CopyOnWriteArrayList<T> add(CopyOnWriteArrayList<T> to, T listener) {
        final CopyOnWriteArrayList<T> list = to == null ? new CopyOnWriteArrayList<T>() : to;
        list.add(listener);
        return list;
    }

    private static <T> CopyOnWriteArrayList<T> join(CopyOnWriteArrayList<T> to, CopyOnWriteArrayList<T> from) {
        if (from == null) {
            return to;
        }
        if (to == null) {
            return from;
        }
        to.addAll(from);
        return to;
    }

    void merge(ViewTreeObserver observer) {
        mWindowAttach = join(mWindowAttach, observer.mWindowAttach);
        mWindowFocus = join(mWindowFocus, observer.mWindowFocus);
        mGlobalFocus = join(mGlobalFocus, observer.mGlobalFocus);
        mGlobalLayout = join(mGlobalLayout, observer.mGlobalLayout);
        mPreDraw = join(mPreDraw, observer.mPreDraw);
        mTouchMode = join(mTouchMode, observer.mTouchMode);
        mScroll = join(mScroll, observer.mScroll);
        mShown = join(mShown, observer.mShown);
        mInsets = join(mInsets, observer.mInsets);
        if (observer.mDraw != null) {
            if (mDraw != null) {
                mDraw.addAll(observer.mDraw);
            } else {
                mDraw = observer.mDraw;
            }
        }
        observer.kill();
    }

    private void checkIsAlive() {
        if (!mAlive) {
            throw new IllegalStateException("This ViewTreeObserver is not alive, call getViewTreeObserver() again");
        }
    }

    public void addOnWindowAttachListener(OnWindowAttachListener l) { checkIsAlive(); mWindowAttach = add(mWindowAttach, l); }
    public void removeOnWindowAttachListener(OnWindowAttachListener l) { checkIsAlive(); if (mWindowAttach != null) mWindowAttach.remove(l); }
    public void addOnWindowFocusChangeListener(OnWindowFocusChangeListener l) { checkIsAlive(); mWindowFocus = add(mWindowFocus, l); }
    public void removeOnWindowFocusChangeListener(OnWindowFocusChangeListener l) { checkIsAlive(); if (mWindowFocus != null) mWindowFocus.remove(l); }
    public void addOnGlobalFocusChangeListener(OnGlobalFocusChangeListener l) { checkIsAlive(); mGlobalFocus = add(mGlobalFocus, l); }
    public void removeOnGlobalFocusChangeListener(OnGlobalFocusChangeListener l) { checkIsAlive(); if (mGlobalFocus != null) mGlobalFocus.remove(l); }
    public void addOnGlobalLayoutListener(OnGlobalLayoutListener l) { checkIsAlive(); mGlobalLayout = add(mGlobalLayout, l); }
    @Deprecated
    public void removeGlobalOnLayoutListener(OnGlobalLayoutListener l) { removeOnGlobalLayoutListener(l); }
    public void removeOnGlobalLayoutListener(OnGlobalLayoutListener l) { checkIsAlive(); if (mGlobalLayout != null) mGlobalLayout.remove(l); }
    public void addOnPreDrawListener(OnPreDrawListener l) { checkIsAlive(); mPreDraw = add(mPreDraw, l); }
    public void removeOnPreDrawListener(OnPreDrawListener l) { checkIsAlive(); if (mPreDraw != null) mPreDraw.remove(l); }
    public void addOnWindowShownListener(OnWindowShownListener l) { checkIsAlive(); mShown = add(mShown, l); if (mWindowIsShown) l.onWindowShown(); }
    public void removeOnWindowShownListener(OnWindowShownListener l) { checkIsAlive(); if (mShown != null) mShown.remove(l); }
    public void addOnScrollChangedListener(OnScrollChangedListener l) { checkIsAlive(); mScroll = add(mScroll, l); }
    public void removeOnScrollChangedListener(OnScrollChangedListener l) { checkIsAlive(); if (mScroll != null) mScroll.remove(l); }
    public void addOnTouchModeChangeListener(OnTouchModeChangeListener l) { checkIsAlive(); mTouchMode = add(mTouchMode, l); }
    public void removeOnTouchModeChangeListener(OnTouchModeChangeListener l) { checkIsAlive(); if (mTouchMode != null) mTouchMode.remove(l); }
    public void addOnComputeInternalInsetsListener(OnComputeInternalInsetsListener l) { checkIsAlive(); mInsets = add(mInsets, l); }
    public void removeOnComputeInternalInsetsListener(OnComputeInternalInsetsListener l) { checkIsAlive(); if (mInsets != null) mInsets.remove(l); }

    public void addOnDrawListener(OnDrawListener listener) {
        checkIsAlive();
        if (mDraw == null) {
            mDraw = new ArrayList<OnDrawListener>();
        }
        illegalInDraw("add");
        mDraw.add(listener);
    }

    public void removeOnDrawListener(OnDrawListener victim) {
        checkIsAlive();
        if (mDraw == null) {
            return;
        }
        illegalInDraw("remove");
        mDraw.remove(victim);
    }

    private void illegalInDraw(String what) {
        if (mInDispatchOnDraw) {
            final IllegalStateException ex = new IllegalStateException("Cannot call " + what + "OnDrawListener inside of onDraw");
            if (sIllegalOnDrawModificationIsFatal) {
                throw ex;
            }
            android.util.Log.e("ViewTreeObserver", ex.getMessage(), ex);
        }
    }

    public boolean isAlive() {
        return mAlive;
    }

    private void kill() {
        mAlive = false;
    }

    final void dispatchOnWindowAttachedChange(boolean attached) {
        if (mWindowAttach != null) {
            for (OnWindowAttachListener l : mWindowAttach) {
                if (attached) {
                    l.onWindowAttached();
                } else {
                    l.onWindowDetached();
                }
            }
        }
    }

    final void dispatchOnWindowFocusChange(boolean hasFocus) {
        if (mWindowFocus != null) {
            for (OnWindowFocusChangeListener l : mWindowFocus) {
                l.onWindowFocusChanged(hasFocus);
            }
        }
    }

    final void dispatchOnGlobalFocusChange(View oldFocus, View newFocus) {
        if (mGlobalFocus != null) {
            for (OnGlobalFocusChangeListener l : mGlobalFocus) {
                l.onGlobalFocusChanged(oldFocus, newFocus);
            }
        }
    }

    public final void dispatchOnGlobalLayout() {
        if (mGlobalLayout != null) {
            for (OnGlobalLayoutListener l : mGlobalLayout) {
                l.onGlobalLayout();
            }
        }
    }

    final boolean hasOnPreDrawListeners() {
        return mPreDraw != null && mPreDraw.size() > 0;
    }

    public final boolean dispatchOnPreDraw() {
        boolean cancelDraw = false;
        if (mPreDraw != null) {
            for (OnPreDrawListener l : mPreDraw) {
                cancelDraw |= !l.onPreDraw();
            }
        }
        return cancelDraw;
    }

    public final void dispatchOnWindowShown() {
        mWindowIsShown = true;
        if (mShown != null) {
            for (OnWindowShownListener l : mShown) {
                l.onWindowShown();
            }
        }
    }

    public final void dispatchOnDraw() {
        if (mDraw != null) {
            mInDispatchOnDraw = true;
            for (int i = 0; i < mDraw.size(); ++i) {
                mDraw.get(i).onDraw();
            }
            mInDispatchOnDraw = false;
        }
    }

    final void dispatchOnTouchModeChanged(boolean inTouchMode) {
        if (mTouchMode != null) {
            for (OnTouchModeChangeListener l : mTouchMode) {
                l.onTouchModeChanged(inTouchMode);
            }
        }
    }

    final void dispatchOnScrollChanged() {
        if (mScroll != null) {
            for (OnScrollChangedListener l : mScroll) {
                l.onScrollChanged();
            }
        }
    }

    final boolean hasComputeInternalInsetsListeners() {
        return mInsets != null && mInsets.size() > 0;
    }

    final void dispatchOnComputeInternalInsets(InternalInsetsInfo inoutInfo) {
        if (mInsets != null) {
            for (OnComputeInternalInsetsListener l : mInsets) {
                l.onComputeInternalInsets(inoutInfo);
            }
        }
    }
}
