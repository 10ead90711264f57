package android.view;

import android.content.Context;
import android.content.res.Configuration;
import android.os.IBinder;
import android.util.Log;
import esdroid.am.Am;
import esdroid.am.Permissions;
import java.util.ArrayList;

/** All windows of the process, and what the window manager of the system would say about them. */
public final class WindowManagerGlobal {
    private static final String TAG = "WindowManager";
    public static final int ADD_OKAY = 0;
    public static final int ADD_BAD_APP_TOKEN = -1;
    public static final int ADD_BAD_SUBWINDOW_TOKEN = -2;
    public static final int ADD_PERMISSION_DENIED = -8;
    public static final int ADD_INVALID_TYPE = -10;

    private static WindowManagerGlobal sDefaultWindowManager;
    private final ArrayList<View> mDyingViews = new ArrayList<View>(); // removed, still in mViews
    private final ArrayList<View> mViews = new ArrayList<View>();
    private final ArrayList<ViewRootImpl> mRoots = new ArrayList<ViewRootImpl>();
    private final ArrayList<WindowManager.LayoutParams> mParams = new ArrayList<WindowManager.LayoutParams>();
    private Display mDisplay;
    private ViewRootImpl mFocused;
    private boolean mFocusPending;

    private WindowManagerGlobal() {
    }

    public static WindowManagerGlobal getInstance() {
        synchronized (WindowManagerGlobal.class) {
            if (sDefaultWindowManager == null) {
                sDefaultWindowManager = new WindowManagerGlobal();
            }
            return sDefaultWindowManager;
        }
    }

    Display getDisplay() {
        if (mDisplay == null) {
            mDisplay = new Display();
        }
        return mDisplay;
    }

    public String[] getViewRootNames() {
        String[] names = new String[mRoots.size()];
        ArrayList<ViewRootImpl> ordered = getRootViews();
        for (int i = 0; i < names.length; i++) {
            names[i] = name(ordered.get(i));
        }
        return names;
    }

    private static String name(ViewRootImpl root) {
        return root.mWindowAttributes.getTitle() + "/" + root.getClass().getName() + '@' + Integer.toHexString(System.identityHashCode(root));
    }

    public View getRootView(String name) {
        for (int i = mRoots.size() - 1; i >= 0; --i) {
            if (name(mRoots.get(i)).equals(name)) {
                return mRoots.get(i).getView();
            }
        }
        return null;
    }

    public View getWindowView(IBinder windowToken) {
        for (int i = 0; i < mViews.size(); i++) {
            if (mViews.get(i).getWindowToken() == windowToken) {
                return mViews.get(i);
            }
        }
        return null;
    }

    /** The windows from the lowest to the topmost. */
    public ArrayList<ViewRootImpl> getRootViews() {
        ArrayList<ViewRootImpl> out = new ArrayList<ViewRootImpl>();
        // Applications' windows by the order of their activities, an activity's own below its dialogs, each with its panels; then what
        // the system puts on top.
        ArrayList<IBinder> tokens = new ArrayList<IBinder>();
        for (ViewRootImpl r : mRoots) {
            if (r.layer() == 0 && r.mParentRoot == null && !tokens.contains(r.mWindowAttributes.token)) {
                tokens.add(r.mWindowAttributes.token);
            }
        }
        for (IBinder token : tokens) {
            for (int pass = 0; pass < 2; pass++) {
                for (ViewRootImpl r : mRoots) {
                    if (r.layer() == 0 && r.mParentRoot == null && r.mWindowAttributes.token == token
                            && (r.mWindowAttributes.type == WindowManager.LayoutParams.TYPE_BASE_APPLICATION) == (pass == 0)) {
                        addWithChildren(r, out);
                    }
                }
            }
        }
        for (int layer = 1; layer < 3; layer++) {
            for (ViewRootImpl r : mRoots) {
                if (r.layer() == layer && r.mParentRoot == null) {
                    addWithChildren(r, out);
                }
            }
        }
        for (ViewRootImpl r : mRoots) {
            if (!out.contains(r)) {
                out.add(r);
            }
        }
        return out;
    }

    private void addWithChildren(ViewRootImpl r, ArrayList<ViewRootImpl> out) {
        out.add(r);
        for (int type = 0; type < 2; type++) {
            for (ViewRootImpl c : mRoots) {
                if (c.mParentRoot == r && (c.mWindowAttributes.type == WindowManager.LayoutParams.TYPE_APPLICATION_SUB_PANEL
                        || c.mWindowAttributes.type == WindowManager.LayoutParams.TYPE_APPLICATION_ATTACHED_DIALOG) == (type == 1)) {
                    addWithChildren(c, out);
                }
            }
        }
    }

    public ArrayList<ViewRootImpl> getRootViews(IBinder token) {
        ArrayList<ViewRootImpl> result = new ArrayList<ViewRootImpl>();
        for (int i = 0; i < mRoots.size(); i++) {
            if (mParams.get(i).token == token) {
                result.add(mRoots.get(i));
            }
        }
        return result;
    }

    ViewRootImpl rootOf(IBinder windowToken) {
        for (ViewRootImpl r : mRoots) {
            if (r.mWindowToken == windowToken) {
                return r;
            }
        }
        return null;
    }

    public void addView(View view, ViewGroup.LayoutParams params, Display display, Window parentWindow) {
        if (view == null) {
            throw new IllegalArgumentException("view must not be null");
        }
        if (display == null) {
            throw new IllegalArgumentException("display must not be null");
        }
        if (!(params instanceof WindowManager.LayoutParams)) {
            throw new IllegalArgumentException("Params must be WindowManager.LayoutParams");
        }
        final WindowManager.LayoutParams wparams = (WindowManager.LayoutParams) params;
        if (parentWindow != null) {
            parentWindow.adjustLayoutParamsForSubWindow(wparams);
        } else if ((view.getContext().getApplicationInfo().flags & 0) == 0 && view.getContext().getApplicationInfo().targetSdkVersion >= 14) {
            wparams.flags |= WindowManager.LayoutParams.FLAG_HARDWARE_ACCELERATED;
        }
        int index = mViews.indexOf(view);
        if (index >= 0 && mDyingViews.contains(view)) {
            mRoots.get(index).doDie(); // was removed, and its message has not come yet
        } else if (index >= 0) {
            throw new IllegalStateException("View " + view + " has already been added to the window manager.");
        }
        View panelParentView = null;
        if (wparams.type >= WindowManager.LayoutParams.FIRST_SUB_WINDOW && wparams.type <= WindowManager.LayoutParams.LAST_SUB_WINDOW) {
            for (int i = 0; i < mViews.size(); i++) {
                if (mRoots.get(i).mWindowToken == wparams.token) {
                    panelParentView = mViews.get(i);
                }
            }
        }
        ViewRootImpl root = new ViewRootImpl(view.getContext(), display);
        view.setLayoutParams(wparams);
        mViews.add(view);
        mRoots.add(root);
        mParams.add(wparams);
        try {
            root.setView(view, wparams, panelParentView);
        } catch (RuntimeException e) {
            int at = mViews.indexOf(view);
            if (at >= 0) {
                removeAt(at);
            }
            throw e;
        }
    }

    private void removeAt(int index) {
        mViews.remove(index);
        mRoots.remove(index);
        mParams.remove(index);
    }

    public void updateViewLayout(View view, ViewGroup.LayoutParams params) {
        if (view == null) {
            throw new IllegalArgumentException("view must not be null");
        }
        if (!(params instanceof WindowManager.LayoutParams)) {
            throw new IllegalArgumentException("Params must be WindowManager.LayoutParams");
        }
        final WindowManager.LayoutParams wparams = (WindowManager.LayoutParams) params;
        view.setLayoutParams(wparams);
        int index = findViewLocked(view, true);
        ViewRootImpl root = mRoots.get(index);
        mParams.set(index, wparams);
        root.setLayoutParams(wparams, false);
    }

    public void removeView(View view, boolean immediate) {
        if (view == null) {
            throw new IllegalArgumentException("view must not be null");
        }
        int index = findViewLocked(view, true);
        View curView = mRoots.get(index).getView();
        removeViewLocked(index, immediate);
        if (curView == view) {
            return;
        }
        throw new IllegalStateException("Calling with view " + view + " but the ViewAncestor is attached to " + curView);
    }

    public void closeAll(IBinder token, String who, String what) {
        for (int i = mViews.size() - 1; i >= 0; i--) {
            if (token == null || mParams.get(i).token == token) {
                ViewRootImpl root = mRoots.get(i);
                if (who != null) {
                    WindowLeaked leak = new WindowLeaked(what + " " + who + " has leaked window " + root.getView()
                            + " that was originally added here");
                    leak.setStackTrace(root.getLocation().getStackTrace());
                    Log.e(TAG, "", leak);
                }
                removeViewLocked(i, false);
            }
        }
    }

    private void removeViewLocked(int index, boolean immediate) {
        ViewRootImpl root = mRoots.get(index);
        View view = root.getView();
        if (view != null) {
            android.view.inputmethod.InputMethodManager imm = android.view.inputmethod.InputMethodManager.peekInstance();
            if (imm != null) {
                imm.windowDismissed(view.getWindowToken());
            }
        }
        boolean deferred = root.die(immediate);
        if (view != null) {
            view.assignParent(null);
            if (deferred) {
                mDyingViews.add(view);
            }
        }
    }

    void doRemoveView(ViewRootImpl root) {
        int index = mRoots.indexOf(root);
        if (index >= 0) {
            mDyingViews.remove(mViews.get(index));
            removeAt(index);
        }
        if (mFocused == root) {
            mFocused = null;
        }
        focusMayChange();
    }

    private int findViewLocked(View view, boolean required) {
        int index = mViews.indexOf(view);
        if (required && index < 0) {
            throw new IllegalArgumentException("View=" + view + " not attached to window manager");
        }
        return index;
    }

    /** The answer of the system to a new window. */
    int check(ViewRootImpl root, WindowManager.LayoutParams a) {
        int type = a.type;
        if (type >= WindowManager.LayoutParams.FIRST_APPLICATION_WINDOW && type <= WindowManager.LayoutParams.LAST_APPLICATION_WINDOW) {
            return Am.get().knows(a.token) ? ADD_OKAY : ADD_BAD_APP_TOKEN;
        }
        if (type >= WindowManager.LayoutParams.FIRST_SUB_WINDOW && type <= WindowManager.LayoutParams.LAST_SUB_WINDOW) {
            ViewRootImpl parent = a.token == null ? null : rootOf(a.token);
            if (parent == null || parent == root) {
                return ADD_BAD_SUBWINDOW_TOKEN;
            }
            root.mParentRoot = parent;
            return ADD_OKAY;
        }
        if (type < WindowManager.LayoutParams.FIRST_SYSTEM_WINDOW || type > WindowManager.LayoutParams.LAST_SYSTEM_WINDOW) {
            return ADD_INVALID_TYPE;
        }
        switch (type) {
            case WindowManager.LayoutParams.TYPE_TOAST:
                return ADD_OKAY;
            case WindowManager.LayoutParams.TYPE_PHONE:
            case WindowManager.LayoutParams.TYPE_PRIORITY_PHONE:
            case WindowManager.LayoutParams.TYPE_SYSTEM_ALERT:
            case WindowManager.LayoutParams.TYPE_SYSTEM_ERROR:
            case WindowManager.LayoutParams.TYPE_SYSTEM_OVERLAY:
            case WindowManager.LayoutParams.TYPE_APPLICATION_OVERLAY: {
                int target = root.mContext.getApplicationInfo().targetSdkVersion;
                if (target >= 26 && type != WindowManager.LayoutParams.TYPE_APPLICATION_OVERLAY) {
                    return ADD_PERMISSION_DENIED;
                }
                return target < 23 && Permissions.get().requested("android.permission.SYSTEM_ALERT_WINDOW") ? ADD_OKAY
                        : ADD_PERMISSION_DENIED;
            }
            default:
                return ADD_PERMISSION_DENIED;
        }
    }

    /** Posts that another window has the focus now, if so. */
    public void focusMayChange() {
        ViewRootImpl next = null;
        ArrayList<ViewRootImpl> all = getRootViews();
        for (int i = all.size() - 1; i >= 0; i--) {
            ViewRootImpl r = all.get(i);
            if (r.canReceiveKeys()) {
                next = r;
                break;
            }
        }
        if (next == mFocused) {
            return;
        }
        ViewRootImpl old = mFocused;
        mFocused = next;
        if (old != null) {
            old.windowFocusChanged(false);
        }
        if (next != null) {
            next.windowFocusChanged(true);
        }
    }

    public ViewRootImpl focusedRoot() {
        return mFocused;
    }

    public void setStoppedState(IBinder token, boolean stopped) {
        for (int i = mViews.size() - 1; i >= 0; i--) {
            if (token == null || mParams.get(i).token == token) {
                mRoots.get(i).setWindowStopped(stopped);
                setStoppedState(mRoots.get(i).mWindowToken, stopped);
            }
        }
    }

    public void reportNewConfiguration(Configuration config) {
        config = new Configuration(config);
        for (ViewRootImpl root : new ArrayList<ViewRootImpl>(mRoots)) {
            root.requestUpdateConfiguration(config);
        }
    }

    public void trimMemory(int level) {
    }
}
