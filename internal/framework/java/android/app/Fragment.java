package android.app;

import android.animation.Animator;
import android.content.ComponentCallbacks2;
import android.content.Context;
import android.content.Intent;
import android.content.IntentSender;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AndroidRuntimeException;
import android.util.ArrayMap;
import android.util.AttributeSet;
import android.util.SparseArray;
import android.util.SuperNotCalledException;

import android.view.ContextMenu;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;

/** A part of an activity with a lifecycle of its own. */
public class Fragment implements ComponentCallbacks2, View.OnCreateContextMenuListener {
    private static final ArrayMap<String, Class<?>> sClassMap = new ArrayMap<String, Class<?>>();

    static final int INVALID_STATE = -1;
    static final int INITIALIZING = 0;
    static final int CREATED = 1;
    static final int ACTIVITY_CREATED = 2;
    static final int STOPPED = 3;
    static final int STARTED = 4;
    static final int RESUMED = 5;

    int mState = INITIALIZING;
    Bundle mSavedFragmentState;
    SparseArray<Parcelable> mSavedViewState;
    int mIndex = -1;
    String mWho;
    Bundle mArguments;
    Fragment mTarget;
    int mTargetIndex = -1;
    int mTargetRequestCode;
    boolean mAdded;
    boolean mRemoving;
    boolean mFromLayout;
    boolean mInLayout;
    boolean mRestored;
    boolean mPerformedCreateView;
    int mBackStackNesting;
    FragmentManagerImpl mFragmentManager;
    FragmentHostCallback<?> mHost;
    FragmentManagerImpl mChildFragmentManager;
    Fragment mParentFragment;
    int mFragmentId;
    int mContainerId;
    String mTag;
    boolean mHidden;
    boolean mDetached;
    boolean mRetainInstance;
    boolean mRetaining;
    boolean mHasMenu;
    boolean mMenuVisible = true;
    boolean mCalled;
    boolean mIsCreated;
    boolean mHiddenChanged;
    ViewGroup mContainer;
    View mView;
    boolean mDeferStart;
    boolean mUserVisibleHint = true;
    LoaderManagerImpl mLoaderManager;
    boolean mLoadersStarted;
    boolean mCheckedForLoaderManager;
    private LayoutInflater mLayoutInflater;

    /** The state of a fragment that was saved by itself. */
    public static class SavedState implements Parcelable {
        final Bundle mState;

        SavedState(Bundle state) {
            mState = state;
        }

        SavedState(Parcel in, ClassLoader loader) {
            mState = in.readBundle();
            if (loader != null && mState != null) {
                mState.setClassLoader(loader);
            }
        }

        @Override
        public int describeContents() {
            return 0;
        }

        @Override
        public void writeToParcel(Parcel dest, int flags) {
            dest.writeBundle(mState);
        }

        public static final Parcelable.ClassLoaderCreator<SavedState> CREATOR = new Parcelable.ClassLoaderCreator<SavedState>() {
            @Override
            public SavedState createFromParcel(Parcel in) {
                return new SavedState(in, null);
            }

            @Override
            public SavedState createFromParcel(Parcel in, ClassLoader loader) {
                return new SavedState(in, loader);
            }

            @Override
            public SavedState[] newArray(int size) {
                return new SavedState[size];
            }
        };
    }

    /** A fragment could not be made. */
    public static class InstantiationException extends AndroidRuntimeException {
        public InstantiationException(String msg, Exception cause) {
            super(msg, cause);
        }
    }

    public Fragment() {
    }

    public static Fragment instantiate(Context context, String fname) {
        return instantiate(context, fname, null);
    }

    public static Fragment instantiate(Context context, String fname, Bundle args) {
        try {
            Class<?> c = sClassMap.get(fname);
            if (c == null) {
                c = context.getClassLoader().loadClass(fname);
                if (!Fragment.class.isAssignableFrom(c)) {
                    throw new InstantiationException("Trying to instantiate a class " + fname + " that is not a Fragment", new ClassCastException());
                }
                sClassMap.put(fname, c);
            }
            Fragment f = (Fragment) c.getConstructor().newInstance();
            if (args != null) {
                args.setClassLoader(f.getClass().getClassLoader());
                f.setArguments(args);
            }
            return f;
        } catch (ClassNotFoundException e) {
            throw cannot(fname, "make sure class name exists, is public, and has an empty constructor that is public", e);
        } catch (java.lang.InstantiationException e) {
            throw cannot(fname, "make sure class name exists, is public, and has an empty constructor that is public", e);
        } catch (IllegalAccessException e) {
            throw cannot(fname, "make sure class name exists, is public, and has an empty constructor that is public", e);
        } catch (NoSuchMethodException e) {
            throw cannot(fname, "could not find Fragment constructor", e);
        } catch (InvocationTargetException e) {
            throw cannot(fname, "calling Fragment constructor caused an exception", e);
        }
    }

    private static InstantiationException cannot(String fname, String why, Exception e) {
        return new InstantiationException("Unable to instantiate fragment " + fname + ": " + why, e);
    }

    final void restoreViewState(Bundle savedInstanceState) {
        if (mSavedViewState != null) {
            mView.restoreHierarchyState(mSavedViewState);
            mSavedViewState = null;
        }
        mCalled = false;
        onViewStateRestored(savedInstanceState);
        checkCalled("onViewStateRestored");
    }

    private void checkCalled(String method) {
        if (!mCalled) {
            throw new SuperNotCalledException("Fragment " + this + " did not call through to super." + method + "()");
        }
    }

    final void setIndex(int index, Fragment parent) {
        mIndex = index;
        mWho = parent != null ? parent.mWho + ":" + mIndex : "android:fragment:" + mIndex;
    }

    final boolean isInBackStack() {
        return mBackStackNesting > 0;
    }

    @Override
    public final boolean equals(Object o) {
        return super.equals(o);
    }

    @Override
    public final int hashCode() {
        return super.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(128);
        sb.append(getClass().getSimpleName()).append('{').append(Integer.toHexString(System.identityHashCode(this)));
        if (mIndex >= 0) {
            sb.append(" #").append(mIndex);
        }
        if (mFragmentId != 0) {
            sb.append(" id=0x").append(Integer.toHexString(mFragmentId));
        }
        if (mTag != null) {
            sb.append(' ').append(mTag);
        }
        return sb.append('}').toString();
    }

    public final int getId() {
        return mFragmentId;
    }

    public final String getTag() {
        return mTag;
    }

    public void setArguments(Bundle args) {
        if (mIndex >= 0 && isStateSaved()) {
            throw new IllegalStateException("Fragment already active");
        }
        mArguments = args;
    }

    public final Bundle getArguments() {
        return mArguments;
    }

    public final boolean isStateSaved() {
        return mFragmentManager != null && mFragmentManager.isStateSaved();
    }

    public void setInitialSavedState(SavedState state) {
        if (mIndex >= 0) {
            throw new IllegalStateException("Fragment already active");
        }
        mSavedFragmentState = state != null ? state.mState : null;
    }

    public void setTargetFragment(Fragment fragment, int requestCode) {
        for (Fragment check = fragment; check != null; check = check.getTargetFragment()) {
            if (check == this) {
                throw new IllegalArgumentException("Setting " + fragment + " as the target of " + this + " would create a target cycle");
            }
        }
        mTarget = fragment;
        mTargetRequestCode = requestCode;
    }

    public final Fragment getTargetFragment() {
        return mTarget;
    }

    public final int getTargetRequestCode() {
        return mTargetRequestCode;
    }

    public Context getContext() {
        return mHost == null ? null : mHost.getContext();
    }

    public final Activity getActivity() {
        return mHost == null ? null : mHost.getActivity();
    }

    public final Object getHost() {
        return mHost == null ? null : mHost.onGetHost();
    }

    public final Resources getResources() {
        if (mHost == null) {
            throw new IllegalStateException("Fragment " + this + " not attached to Activity");
        }
        return mHost.getContext().getResources();
    }

    public final CharSequence getText(int resId) {
        return getResources().getText(resId);
    }

    public final String getString(int resId) {
        return getResources().getString(resId);
    }

    public final String getString(int resId, Object... formatArgs) {
        return getResources().getString(resId, formatArgs);
    }

    public final FragmentManager getFragmentManager() {
        return mFragmentManager;
    }

    public final FragmentManager getChildFragmentManager() {
        if (mChildFragmentManager == null) {
            instantiateChildFragmentManager();
            if (mState >= RESUMED) {
                mChildFragmentManager.dispatchResume();
            } else if (mState >= STARTED) {
                mChildFragmentManager.dispatchStart();
            } else if (mState >= ACTIVITY_CREATED) {
                mChildFragmentManager.dispatchActivityCreated();
            } else if (mState >= CREATED) {
                mChildFragmentManager.dispatchCreate();
            }
        }
        return mChildFragmentManager;
    }

    public final Fragment getParentFragment() {
        return mParentFragment;
    }

    public final boolean isAdded() {
        return mHost != null && mAdded;
    }

    public final boolean isDetached() {
        return mDetached;
    }

    public final boolean isRemoving() {
        return mRemoving;
    }

    public final boolean isInLayout() {
        return mInLayout;
    }

    public final boolean isResumed() {
        return mState >= RESUMED;
    }

    public final boolean isVisible() {
        return isAdded() && !isHidden() && mView != null && mView.getWindowToken() != null && mView.getVisibility() == View.VISIBLE;
    }

    public final boolean isHidden() {
        return mHidden;
    }

    public void onHiddenChanged(boolean hidden) {
    }

    public void setRetainInstance(boolean retain) {
        mRetainInstance = retain;
    }

    public final boolean getRetainInstance() {
        return mRetainInstance;
    }

    public void setHasOptionsMenu(boolean hasMenu) {
        if (mHasMenu != hasMenu) {
            mHasMenu = hasMenu;
            if (isAdded() && !isHidden()) {
                mFragmentManager.invalidateOptionsMenu();
            }
        }
    }

    public void setMenuVisibility(boolean menuVisible) {
        if (mMenuVisible != menuVisible) {
            mMenuVisible = menuVisible;
            if (mHasMenu && isAdded() && !isHidden()) {
                mFragmentManager.invalidateOptionsMenu();
            }
        }
    }

    public void setUserVisibleHint(boolean isVisibleToUser) {
        boolean perform = !mUserVisibleHint && isVisibleToUser && mState < STARTED && mFragmentManager != null && isAdded();
        if (perform) {
            mFragmentManager.performPendingDeferredStart(this);
        }
        mUserVisibleHint = isVisibleToUser;
        mDeferStart = mState < STARTED && !isVisibleToUser;
    }

    public boolean getUserVisibleHint() {
        return mUserVisibleHint;
    }

    public LoaderManager getLoaderManager() {
        if (mLoaderManager != null) {
            return mLoaderManager;
        }
        if (mHost == null) {
            throw new IllegalStateException("Fragment " + this + " not attached to Activity");
        }
        mCheckedForLoaderManager = true;
        mLoaderManager = mHost.getLoaderManager(mWho, mLoadersStarted, true);
        return mLoaderManager;
    }

    private FragmentHostCallback<?> attachedHost() {
        if (mHost == null) {
            throw new IllegalStateException("Fragment " + this + " not attached to Activity");
        }
        return mHost;
    }

    public void startActivity(Intent intent) {
        startActivity(intent, null);
    }

    public void startActivity(Intent intent, Bundle options) {
        attachedHost().onStartActivityFromFragment(this, intent, -1, options);
    }

    public void startActivityForResult(Intent intent, int requestCode) {
        startActivityForResult(intent, requestCode, null);
    }

    public void startActivityForResult(Intent intent, int requestCode, Bundle options) {
        attachedHost().onStartActivityFromFragment(this, intent, requestCode, options);
    }

    public void startIntentSenderForResult(IntentSender intent, int requestCode, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags,
            Bundle options) throws IntentSender.SendIntentException {
        attachedHost().onStartIntentSenderFromFragment(this, intent, requestCode, fillInIntent, flagsMask, flagsValues, extraFlags, options);
    }

    public void onActivityResult(int requestCode, int resultCode, Intent data) {
    }

    public final void requestPermissions(String[] permissions, int requestCode) {
        attachedHost().onRequestPermissionsFromFragment(this, permissions, requestCode);
    }

    public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults) {
    }

    public boolean shouldShowRequestPermissionRationale(String permission) {
        return mHost != null && mHost.getContext().getPackageManager().shouldShowRequestPermissionRationale(permission);
    }

    public LayoutInflater onGetLayoutInflater(Bundle savedInstanceState) {
        if (mHost == null) {
            throw new IllegalStateException("onGetLayoutInflater() cannot be executed until the Fragment is attached to the FragmentManager.");
        }
        LayoutInflater result = mHost.onGetLayoutInflater();
        if (mHost.onUseFragmentManagerInflaterFactory()) {
            getChildFragmentManager();
            result.setPrivateFactory(mChildFragmentManager.getLayoutInflaterFactory());
        }
        return result;
    }

    public final LayoutInflater getLayoutInflater() {
        return mLayoutInflater == null ? performGetLayoutInflater(null) : mLayoutInflater;
    }

    LayoutInflater performGetLayoutInflater(Bundle savedInstanceState) {
        mLayoutInflater = onGetLayoutInflater(savedInstanceState);
        return mLayoutInflater;
    }

    public void onInflate(AttributeSet attrs, Bundle savedInstanceState) {
        mCalled = true;
    }

    public void onInflate(Context context, AttributeSet attrs, Bundle savedInstanceState) {
        onInflate(attrs, savedInstanceState);
        mCalled = true;
        Activity hostActivity = mHost == null ? null : mHost.getActivity();
        if (hostActivity != null) {
            mCalled = false;
            onInflate(hostActivity, attrs, savedInstanceState);
        }
    }

    public void onInflate(Activity activity, AttributeSet attrs, Bundle savedInstanceState) {
        mCalled = true;
    }

    public void onAttachFragment(Fragment childFragment) {
    }

    public void onAttach(Context context) {
        mCalled = true;
        Activity hostActivity = mHost == null ? null : mHost.getActivity();
        if (hostActivity != null) {
            mCalled = false;
            onAttach(hostActivity);
        }
    }

    public void onAttach(Activity activity) {
        mCalled = true;
    }

    public Animator onCreateAnimator(int transit, boolean enter, int nextAnim) {
        return null;
    }

    public void onCreate(Bundle savedInstanceState) {
        mCalled = true;
        Context context = getContext();
        int version = context != null ? context.getApplicationInfo().targetSdkVersion : 0;
        if (version >= 24) {
            restoreChildFragmentState(savedInstanceState, true);
            if (mChildFragmentManager != null && mChildFragmentManager.mCurState < CREATED) {
                mChildFragmentManager.dispatchCreate();
            }
        }
    }

    void restoreChildFragmentState(Bundle savedInstanceState, boolean provideNonConfig) {
        if (savedInstanceState != null) {
            Parcelable p = savedInstanceState.getParcelable(Activity.FRAGMENTS_TAG);
            if (p != null) {
                if (mChildFragmentManager == null) {
                    instantiateChildFragmentManager();
                }
                mChildFragmentManager.restoreAllState(p, null);
                mChildFragmentManager.dispatchCreate();
            }
        }
    }

    public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
        return null;
    }

    public void onViewCreated(View view, Bundle savedInstanceState) {
    }

    public View getView() {
        return mView;
    }

    public void onActivityCreated(Bundle savedInstanceState) {
        mCalled = true;
    }

    public void onViewStateRestored(Bundle savedInstanceState) {
        mCalled = true;
    }

    public void onStart() {
        mCalled = true;
        if (!mLoadersStarted) {
            mLoadersStarted = true;
            if (!mCheckedForLoaderManager) {
                mCheckedForLoaderManager = true;
                mLoaderManager = mHost.getLoaderManager(mWho, mLoadersStarted, false);
            } else if (mLoaderManager != null) {
                mLoaderManager.doStart();
            }
        }
    }

    public void onResume() {
        mCalled = true;
    }

    public void onSaveInstanceState(Bundle outState) {
    }

    public void onMultiWindowModeChanged(boolean isInMultiWindowMode, Configuration newConfig) {
        onMultiWindowModeChanged(isInMultiWindowMode);
    }

    public void onMultiWindowModeChanged(boolean isInMultiWindowMode) {
    }

    /** Stands for the transition of the other direction. */
    private static final android.transition.Transition USE_DEFAULT = new android.transition.TransitionSet();

    private android.transition.Transition enterTransition, exitTransition, sharedElementEnterTransition;
    private android.transition.Transition reenterTransition = USE_DEFAULT, returnTransition = USE_DEFAULT, sharedElementReturnTransition = USE_DEFAULT;
    private Boolean enterOverlaps, returnOverlaps;

    public android.transition.Transition getEnterTransition() {
        return enterTransition;
    }

    public void setEnterTransition(android.transition.Transition transition) {
        enterTransition = transition;
    }

    public android.transition.Transition getExitTransition() {
        return exitTransition;
    }

    public void setExitTransition(android.transition.Transition transition) {
        exitTransition = transition;
    }

    public android.transition.Transition getReenterTransition() {
        return reenterTransition == USE_DEFAULT ? getExitTransition() : reenterTransition;
    }

    public void setReenterTransition(android.transition.Transition transition) {
        reenterTransition = transition;
    }

    public android.transition.Transition getReturnTransition() {
        return returnTransition == USE_DEFAULT ? getEnterTransition() : returnTransition;
    }

    public void setReturnTransition(android.transition.Transition transition) {
        returnTransition = transition;
    }

    public android.transition.Transition getSharedElementEnterTransition() {
        return sharedElementEnterTransition;
    }

    public void setSharedElementEnterTransition(android.transition.Transition transition) {
        sharedElementEnterTransition = transition;
    }

    public android.transition.Transition getSharedElementReturnTransition() {
        return sharedElementReturnTransition == USE_DEFAULT ? getSharedElementEnterTransition() : sharedElementReturnTransition;
    }

    public void setSharedElementReturnTransition(android.transition.Transition transition) {
        sharedElementReturnTransition = transition;
    }

    public void setAllowEnterTransitionOverlap(boolean allow) {
        enterOverlaps = allow;
    }

    public boolean getAllowEnterTransitionOverlap() {
        return enterOverlaps == null ? true : enterOverlaps;
    }

    public void setAllowReturnTransitionOverlap(boolean allow) {
        returnOverlaps = allow;
    }

    public boolean getAllowReturnTransitionOverlap() {
        return returnOverlaps == null ? true : returnOverlaps;
    }

    /** Views come at once on this device: there is no transition to wait with. */
    public void postponeEnterTransition() {
    }

    public void startPostponedEnterTransition() {
    }

    public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode, Configuration newConfig) {
        onPictureInPictureModeChanged(isInPictureInPictureMode);
    }

    public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode) {
    }

    @Override
    public void onConfigurationChanged(Configuration newConfig) {
        mCalled = true;
    }

    public void onPause() {
        mCalled = true;
    }

    public void onStop() {
        mCalled = true;
    }

    @Override
    public void onLowMemory() {
        mCalled = true;
    }

    @Override
    public void onTrimMemory(int level) {
        mCalled = true;
    }

    public void onDestroyView() {
        mCalled = true;
    }

    public void onDestroy() {
        mCalled = true;
        if (!mCheckedForLoaderManager) {
            mCheckedForLoaderManager = true;
            mLoaderManager = mHost.getLoaderManager(mWho, mLoadersStarted, false);
        }
        if (mLoaderManager != null) {
            mLoaderManager.doDestroy();
        }
    }

    void initState() {
        mIndex = -1;
        mWho = null;
        mAdded = false;
        mRemoving = false;
        mFromLayout = false;
        mInLayout = false;
        mRestored = false;
        mPerformedCreateView = false;
        mBackStackNesting = 0;
        mFragmentManager = null;
        mChildFragmentManager = null;
        mHost = null;
        mFragmentId = 0;
        mContainerId = 0;
        mTag = null;
        mHidden = false;
        mDetached = false;
        mRetaining = false;
        mLoaderManager = null;
        mLoadersStarted = false;
        mCheckedForLoaderManager = false;
    }

    public void onDetach() {
        mCalled = true;
    }

    public void onCreateOptionsMenu(Menu menu, MenuInflater inflater) {
    }

    public void onPrepareOptionsMenu(Menu menu) {
    }

    public void onDestroyOptionsMenu() {
    }

    public boolean onOptionsItemSelected(MenuItem item) {
        return false;
    }

    public void onOptionsMenuClosed(Menu menu) {
    }

    @Override
    public void onCreateContextMenu(ContextMenu menu, View v, ContextMenu.ContextMenuInfo menuInfo) {
        getActivity().onCreateContextMenu(menu, v, menuInfo);
    }

    public void registerForContextMenu(View view) {
        view.setOnCreateContextMenuListener(this);
    }

    public void unregisterForContextMenu(View view) {
        view.setOnCreateContextMenuListener(null);
    }

    public boolean onContextItemSelected(MenuItem item) {
        return false;
    }

    public void setEnterSharedElementCallback(SharedElementCallback callback) {
    }

    public void setExitSharedElementCallback(SharedElementCallback callback) {
    }

    public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
        writer.println(prefix + this + " state=" + mState);
    }

    Fragment findFragmentByWho(String who) {
        if (who.equals(mWho)) {
            return this;
        }
        return mChildFragmentManager != null ? mChildFragmentManager.findFragmentByWho(who) : null;
    }

    void instantiateChildFragmentManager() {
        mChildFragmentManager = new FragmentManagerImpl();
        mChildFragmentManager.attachController(mHost, new FragmentContainer() {
            @Override
            @SuppressWarnings("unchecked")
            public <T extends View> T onFindViewById(int id) {
                if (mView == null) {
                    throw new IllegalStateException("Fragment does not have a view");
                }
                return (T) mView.findViewById(id);
            }

            @Override
            public boolean onHasView() {
                return mView != null;
            }
        }, this);
    }

    void performCreate(Bundle savedInstanceState) {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.noteStateNotSaved();
        }
        mState = CREATED;
        mCalled = false;
        onCreate(savedInstanceState);
        mIsCreated = true;
        checkCalled("onCreate");
        Context context = getContext();
        int version = context != null ? context.getApplicationInfo().targetSdkVersion : 0;
        if (version < 24) {
            restoreChildFragmentState(savedInstanceState, false);
        }
    }

    View performCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.noteStateNotSaved();
        }
        mPerformedCreateView = true;
        return onCreateView(inflater, container, savedInstanceState);
    }

    void performActivityCreated(Bundle savedInstanceState) {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.noteStateNotSaved();
        }
        mState = ACTIVITY_CREATED;
        mCalled = false;
        onActivityCreated(savedInstanceState);
        checkCalled("onActivityCreated");
        if (mChildFragmentManager != null) {
            mChildFragmentManager.dispatchActivityCreated();
        }
    }

    void performStart() {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.noteStateNotSaved();
            mChildFragmentManager.execPendingActions();
        }
        mState = STARTED;
        mCalled = false;
        onStart();
        checkCalled("onStart");
        if (mChildFragmentManager != null) {
            mChildFragmentManager.dispatchStart();
        }
        if (mLoaderManager != null) {
            mLoaderManager.doReportStart();
        }
    }

    void performResume() {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.noteStateNotSaved();
            mChildFragmentManager.execPendingActions();
        }
        mState = RESUMED;
        mCalled = false;
        onResume();
        checkCalled("onResume");
        if (mChildFragmentManager != null) {
            mChildFragmentManager.dispatchResume();
            mChildFragmentManager.execPendingActions();
        }
    }

    void noteStateNotSaved() {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.noteStateNotSaved();
        }
    }

    private boolean hasMenu() {
        return mHasMenu && mMenuVisible;
    }

    boolean performCreateOptionsMenu(Menu menu, MenuInflater inflater) {
        boolean show = false;
        if (!mHidden) {
            if (hasMenu()) {
                show = true;
                onCreateOptionsMenu(menu, inflater);
            }
            if (mChildFragmentManager != null) {
                show |= mChildFragmentManager.dispatchCreateOptionsMenu(menu, inflater);
            }
        }
        return show;
    }

    boolean performPrepareOptionsMenu(Menu menu) {
        boolean show = false;
        if (!mHidden) {
            if (hasMenu()) {
                show = true;
                onPrepareOptionsMenu(menu);
            }
            if (mChildFragmentManager != null) {
                show |= mChildFragmentManager.dispatchPrepareOptionsMenu(menu);
            }
        }
        return show;
    }

    boolean performOptionsItemSelected(MenuItem item) {
        if (mHidden) {
            return false;
        }
        if (hasMenu() && onOptionsItemSelected(item)) {
            return true;
        }
        return mChildFragmentManager != null && mChildFragmentManager.dispatchOptionsItemSelected(item);
    }

    boolean performContextItemSelected(MenuItem item) {
        if (mHidden) {
            return false;
        }
        if (onContextItemSelected(item)) {
            return true;
        }
        return mChildFragmentManager != null && mChildFragmentManager.dispatchContextItemSelected(item);
    }

    void performOptionsMenuClosed(Menu menu) {
        if (!mHidden) {
            if (hasMenu()) {
                onOptionsMenuClosed(menu);
            }
            if (mChildFragmentManager != null) {
                mChildFragmentManager.dispatchOptionsMenuClosed(menu);
            }
        }
    }

    void performSaveInstanceState(Bundle outState) {
        onSaveInstanceState(outState);
        if (mChildFragmentManager != null) {
            Parcelable p = mChildFragmentManager.saveAllState();
            if (p != null) {
                outState.putParcelable(Activity.FRAGMENTS_TAG, p);
            }
        }
    }

    void performPause() {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.dispatchPause();
        }
        mState = STARTED;
        mCalled = false;
        onPause();
        checkCalled("onPause");
    }

    void performStop() {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.dispatchStop();
        }
        mState = STOPPED;
        mCalled = false;
        onStop();
        checkCalled("onStop");
        if (mLoadersStarted) {
            mLoadersStarted = false;
            if (!mCheckedForLoaderManager) {
                mCheckedForLoaderManager = true;
                mLoaderManager = mHost.getLoaderManager(mWho, mLoadersStarted, false);
            }
            if (mLoaderManager != null) {
                if (mHost.getRetainLoaders()) {
                    mLoaderManager.doRetain();
                } else {
                    mLoaderManager.doStop();
                }
            }
        }
    }

    void performDestroyView() {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.dispatchDestroyView();
        }
        mState = CREATED;
        mCalled = false;
        onDestroyView();
        checkCalled("onDestroyView");
        if (mLoaderManager != null) {
            mLoaderManager.doReportNextStart();
        }
        mPerformedCreateView = false;
    }

    void performDestroy() {
        if (mChildFragmentManager != null) {
            mChildFragmentManager.dispatchDestroy();
        }
        mState = INITIALIZING;
        mCalled = false;
        mIsCreated = false;
        onDestroy();
        checkCalled("onDestroy");
        mChildFragmentManager = null;
    }

    void performDetach() {
        mCalled = false;
        onDetach();
        mLayoutInflater = null;
        checkCalled("onDetach");
        if (mChildFragmentManager != null) {
            if (!mRetaining) {
                throw new IllegalStateException("Child FragmentManager of " + this + " was not  destroyed and this fragment is not retaining instance");
            }
            mChildFragmentManager.dispatchDestroy();
            mChildFragmentManager = null;
        }
    }
}
