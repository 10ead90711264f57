package android.app;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.TypedArray;
import android.os.Bundle;
import android.os.Looper;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.util.Log;
import android.util.SparseArray;
import android.util.SuperNotCalledException;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Moves fragments through their states, and keeps the back stack. */
final class FragmentManagerImpl extends FragmentManager implements LayoutInflater.Factory2 {
    private static final String TAG = "FragmentManager";
    private static final String TARGET_REQUEST_CODE_STATE_TAG = "android:target_req_state";
    private static final String TARGET_STATE_TAG = "android:target_state";
    private static final String VIEW_STATE_TAG = "android:view_state";
    private static final String USER_VISIBLE_HINT_TAG = "android:user_visible_hint";

    /** Something that was committed. */
    interface Action {
        /** Adds the records that are to be executed, or taken back; false if there are none. */
        boolean generate(ArrayList<BackStackRecord> records, ArrayList<Boolean> pops);
    }

    /** The execution of a transaction. */
    static final class Commit implements Action {
        private final BackStackRecord mRecord;

        Commit(BackStackRecord record) {
            mRecord = record;
        }

        @Override
        public boolean generate(ArrayList<BackStackRecord> records, ArrayList<Boolean> pops) {
            records.add(mRecord);
            pops.add(false);
            if (mRecord.mAddToBackStack) {
                mRecord.mManager.mBackStack.add(mRecord);
            }
            return true;
        }
    }

    /** Going back in the stack. */
    private final class Pop implements Action {
        private final String mName;
        private final int mId;
        private final int mFlags;

        Pop(String name, int id, int flags) {
            mName = name;
            mId = id;
            mFlags = flags;
        }

        @Override
        public boolean generate(ArrayList<BackStackRecord> records, ArrayList<Boolean> pops) {
            return pop(mName, mId, mFlags, records, pops);
        }
    }

    final ArrayList<Fragment> mAdded = new ArrayList<Fragment>();
    final SparseArray<Fragment> mActive = new SparseArray<Fragment>();
    final ArrayList<BackStackRecord> mBackStack = new ArrayList<BackStackRecord>();
    private final ArrayList<BackStackRecord> mBackStackIndices = new ArrayList<BackStackRecord>();
    private final ArrayList<Action> mPending = new ArrayList<Action>();
    private final ArrayList<OnBackStackChangedListener> mListeners = new ArrayList<OnBackStackChangedListener>();
    private final ArrayList<FragmentLifecycleCallbacks> mCallbacks = new ArrayList<FragmentLifecycleCallbacks>();
    private final ArrayList<Boolean> mRecursive = new ArrayList<Boolean>();
    private ArrayList<Fragment> mCreatedMenus;
    private int mNextFragment;
    int mCurState = Fragment.INITIALIZING;
    FragmentHostCallback<?> mHost;
    private FragmentContainer mContainer;
    private Fragment mParent;
    Fragment mPrimaryNav;
    private boolean mNeedMenuInvalidate;
    private boolean mStateSaved;
    private boolean mDestroyed;
    private boolean mExecuting;
    private boolean mHavePendingDeferredStart;

    private final Runnable mExecCommit = new Runnable() {
        @Override
        public void run() {
            execPendingActions();
        }
    };

    void throwException(RuntimeException ex) {
        Log.e(TAG, ex.getMessage());
        throw ex;
    }

    @Override
    public FragmentTransaction beginTransaction() {
        return new BackStackRecord(this);
    }

    @Override
    public boolean executePendingTransactions() {
        return execPendingActions();
    }

    @Override
    public void popBackStack() {
        enqueueAction(new Pop(null, -1, 0), false);
    }

    @Override
    public boolean popBackStackImmediate() {
        checkStateLoss();
        return popNow(null, -1, 0);
    }

    @Override
    public void popBackStack(String name, int flags) {
        enqueueAction(new Pop(name, -1, flags), false);
    }

    @Override
    public boolean popBackStackImmediate(String name, int flags) {
        checkStateLoss();
        return popNow(name, -1, flags);
    }

    @Override
    public void popBackStack(int id, int flags) {
        if (id < 0) {
            throw new IllegalArgumentException("Bad id: " + id);
        }
        enqueueAction(new Pop(null, id, flags), false);
    }

    @Override
    public boolean popBackStackImmediate(int id, int flags) {
        checkStateLoss();
        if (id < 0) {
            throw new IllegalArgumentException("Bad id: " + id);
        }
        return popNow(null, id, flags);
    }

    private boolean popNow(String name, int id, int flags) {
        execPendingActions();
        ensureExecReady(true);
        if (mPrimaryNav != null && id < 0 && name == null) {
            FragmentManager child = mPrimaryNav.mChildFragmentManager;
            if (child != null && child.popBackStackImmediate()) {
                return true;
            }
        }
        boolean did = execute(new Action[] {new Pop(name, id, flags)});
        doPendingDeferredStart();
        return did;
    }

    boolean pop(String name, int id, int flags, ArrayList<BackStackRecord> records, ArrayList<Boolean> pops) {
        if (mBackStack.isEmpty()) {
            return false;
        }
        int keep;
        if (name == null && id < 0 && (flags & POP_BACK_STACK_INCLUSIVE) == 0) {
            keep = mBackStack.size() - 1;
        } else {
            int index = -1;
            if (name != null || id >= 0) {
                for (index = mBackStack.size() - 1; index >= 0; index--) {
                    if (matches(mBackStack.get(index), name, id)) {
                        break;
                    }
                }
                if (index < 0) {
                    return false;
                }
                if ((flags & POP_BACK_STACK_INCLUSIVE) != 0) {
                    index--;
                    while (index >= 0 && matches(mBackStack.get(index), name, id)) {
                        index--;
                    }
                }
            }
            if (index == mBackStack.size() - 1) {
                return false;
            }
            keep = index + 1;
        }
        while (mBackStack.size() > keep) {
            records.add(mBackStack.remove(mBackStack.size() - 1));
            pops.add(true);
        }
        return true;
    }

    private static boolean matches(BackStackRecord r, String name, int id) {
        return name != null && name.equals(r.getName()) || id >= 0 && id == r.mIndex;
    }

    void reportBackStackChanged() {
        for (OnBackStackChangedListener l : mListeners.toArray(new OnBackStackChangedListener[mListeners.size()])) {
            l.onBackStackChanged();
        }
    }

    @Override
    public int getBackStackEntryCount() {
        return mBackStack.size();
    }

    @Override
    public BackStackEntry getBackStackEntryAt(int index) {
        return mBackStack.get(index);
    }

    @Override
    public void addOnBackStackChangedListener(OnBackStackChangedListener listener) {
        mListeners.add(listener);
    }

    @Override
    public void removeOnBackStackChangedListener(OnBackStackChangedListener listener) {
        mListeners.remove(listener);
    }

    @Override
    public void putFragment(Bundle bundle, String key, Fragment fragment) {
        if (fragment.mIndex < 0) {
            throwException(new IllegalStateException("Fragment " + fragment + " is not currently in the FragmentManager"));
        }
        bundle.putInt(key, fragment.mIndex);
    }

    @Override
    public Fragment getFragment(Bundle bundle, String key) {
        int index = bundle.getInt(key, -1);
        if (index == -1) {
            return null;
        }
        Fragment f = mActive.get(index);
        if (f == null) {
            throwException(new IllegalStateException("Fragment no longer exists for key " + key + ": index " + index));
        }
        return f;
    }

    @Override
    public List<Fragment> getFragments() {
        return mAdded.isEmpty() ? Collections.<Fragment>emptyList() : new ArrayList<Fragment>(mAdded);
    }

    @Override
    public Fragment.SavedState saveFragmentInstanceState(Fragment fragment) {
        if (fragment.mIndex < 0) {
            throwException(new IllegalStateException("Fragment " + fragment + " is not currently in the FragmentManager"));
        }
        if (fragment.mState > Fragment.INITIALIZING) {
            Bundle result = saveFragmentBasicState(fragment);
            return result != null ? new Fragment.SavedState(result) : null;
        }
        return null;
    }

    @Override
    public boolean isDestroyed() {
        return mDestroyed;
    }

    @Override
    public void registerFragmentLifecycleCallbacks(FragmentLifecycleCallbacks cb, boolean recursive) {
        mCallbacks.add(cb);
        mRecursive.add(recursive);
    }

    @Override
    public void unregisterFragmentLifecycleCallbacks(FragmentLifecycleCallbacks cb) {
        int i = mCallbacks.indexOf(cb);
        if (i >= 0) {
            mCallbacks.remove(i);
            mRecursive.remove(i);
        }
    }

    private static final int PRE_ATTACHED = 0;
    private static final int ATTACHED = 1;
    private static final int PRE_CREATED = 2;
    private static final int CREATED = 3;
    private static final int ACTIVITY_CREATED = 4;
    private static final int VIEW_CREATED = 5;
    private static final int STARTED = 6;
    private static final int RESUMED = 7;
    private static final int PAUSED = 8;
    private static final int STOPPED = 9;
    private static final int SAVED = 10;
    private static final int VIEW_DESTROYED = 11;
    private static final int DESTROYED = 12;
    private static final int DETACHED = 13;

    private void tell(int what, Fragment f, Bundle state, boolean onlyRecursive) {
        if (mParent != null && mParent.mFragmentManager instanceof FragmentManagerImpl) {
            mParent.mFragmentManager.tell(what, f, state, true);
        }
        for (int i = 0; i < mCallbacks.size(); i++) {
            if (onlyRecursive && !mRecursive.get(i)) {
                continue;
            }
            FragmentLifecycleCallbacks cb = mCallbacks.get(i);
            switch (what) {
                case PRE_ATTACHED:
                    cb.onFragmentPreAttached(this, f, mHost.getContext());
                    break;
                case ATTACHED:
                    cb.onFragmentAttached(this, f, mHost.getContext());
                    break;
                case PRE_CREATED:
                    cb.onFragmentPreCreated(this, f, state);
                    break;
                case CREATED:
                    cb.onFragmentCreated(this, f, state);
                    break;
                case ACTIVITY_CREATED:
                    cb.onFragmentActivityCreated(this, f, state);
                    break;
                case VIEW_CREATED:
                    cb.onFragmentViewCreated(this, f, f.mView, state);
                    break;
                case STARTED:
                    cb.onFragmentStarted(this, f);
                    break;
                case RESUMED:
                    cb.onFragmentResumed(this, f);
                    break;
                case PAUSED:
                    cb.onFragmentPaused(this, f);
                    break;
                case STOPPED:
                    cb.onFragmentStopped(this, f);
                    break;
                case SAVED:
                    cb.onFragmentSaveInstanceState(this, f, state);
                    break;
                case VIEW_DESTROYED:
                    cb.onFragmentViewDestroyed(this, f);
                    break;
                case DESTROYED:
                    cb.onFragmentDestroyed(this, f);
                    break;
                default:
                    cb.onFragmentDetached(this, f);
                    break;
            }
        }
    }

    @Override
    public Fragment getPrimaryNavigationFragment() {
        return mPrimaryNav;
    }

    void setPrimaryNavigationFragment(Fragment f) {
        if (f != null && (mActive.get(f.mIndex) != f || f.mHost != null && f.mFragmentManager != this)) {
            throw new IllegalArgumentException("Fragment " + f + " is not an active fragment of FragmentManager " + this);
        }
        mPrimaryNav = f;
    }

    @Override
    public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
        for (Fragment f : mAdded) {
            writer.println(prefix + f);
        }
    }

    @Override
    public String toString() {
        return "FragmentManager{" + Integer.toHexString(System.identityHashCode(this)) + " in " + (mParent != null ? mParent : mHost) + "}}";
    }

    /** Moves a fragment towards a state, as far as it may go. */
    void moveToState(Fragment f, int newState) {
        if ((!f.mAdded || f.mDetached) && newState > Fragment.CREATED) {
            newState = Fragment.CREATED;
        }
        if (f.mRemoving && newState > f.mState) {
            newState = f.mState == Fragment.INITIALIZING && f.isInBackStack() ? Fragment.CREATED : f.mState;
        }
        if (f.mDeferStart && f.mState < Fragment.STARTED && newState > Fragment.STOPPED) {
            newState = Fragment.STOPPED;
        }
        if (f.mState <= newState) {
            if (f.mFromLayout && !f.mInLayout) {
                return;
            }
            up(f, newState);
        } else {
            down(f, newState);
        }
        if (f.mState != newState) {
            f.mState = newState;
        }
    }

    private void up(Fragment f, int newState) {
        if (f.mState <= Fragment.INITIALIZING && newState > Fragment.INITIALIZING) {
            if (f.mSavedFragmentState != null) {
                f.mSavedViewState = f.mSavedFragmentState.getSparseParcelableArray(VIEW_STATE_TAG);
                f.mTarget = getFragment(f.mSavedFragmentState, TARGET_STATE_TAG);
                if (f.mTarget != null) {
                    f.mTargetRequestCode = f.mSavedFragmentState.getInt(TARGET_REQUEST_CODE_STATE_TAG, 0);
                }
                f.mUserVisibleHint = f.mSavedFragmentState.getBoolean(USER_VISIBLE_HINT_TAG, true);
                if (!f.mUserVisibleHint) {
                    f.mDeferStart = true;
                    if (newState > Fragment.STOPPED) {
                        newState = Fragment.STOPPED;
                    }
                }
            }
            f.mHost = mHost;
            f.mParentFragment = mParent;
            f.mFragmentManager = mParent != null ? mParent.mChildFragmentManager : mHost.getFragmentManagerImpl();
            if (f.mTarget != null) {
                if (mActive.get(f.mTarget.mIndex) != f.mTarget) {
                    throw new IllegalStateException("Fragment " + f + " declared target fragment " + f.mTarget
                            + " that does not belong to this FragmentManager!");
                }
                if (f.mTarget.mState < Fragment.CREATED) {
                    moveToState(f.mTarget, Fragment.CREATED);
                }
            }
            tell(PRE_ATTACHED, f, null, false);
            f.mCalled = false;
            f.onAttach(mHost.getContext());
            if (!f.mCalled) {
                throw new SuperNotCalledException("Fragment " + f + " did not call through to super.onAttach()");
            }
            if (f.mParentFragment == null) {
                mHost.onAttachFragment(f);
            } else {
                f.mParentFragment.onAttachFragment(f);
            }
            tell(ATTACHED, f, null, false);
            if (!f.mIsCreated) {
                tell(PRE_CREATED, f, f.mSavedFragmentState, false);
                f.performCreate(f.mSavedFragmentState);
                tell(CREATED, f, f.mSavedFragmentState, false);
            } else {
                f.restoreChildFragmentState(f.mSavedFragmentState, true);
                f.mState = Fragment.CREATED;
            }
            f.mRetaining = false;
        }
        if (f.mState <= Fragment.CREATED && newState >= Fragment.CREATED) {
            ensureInflatedFragmentView(f);
        }
        if (f.mState <= Fragment.CREATED && newState > Fragment.CREATED) {
            if (!f.mFromLayout) {
                ViewGroup container = null;
                if (f.mContainerId != 0) {
                    if (f.mContainerId == View.NO_ID) {
                        throwException(new IllegalArgumentException("Cannot create fragment " + f + " for a container view with no id"));
                    }
                    container = mContainer.onFindViewById(f.mContainerId);
                    if (container == null && !f.mRestored) {
                        String name;
                        try {
                            name = f.getResources().getResourceName(f.mContainerId);
                        } catch (android.content.res.Resources.NotFoundException e) {
                            name = "unknown";
                        }
                        throwException(new IllegalArgumentException("No view found for id 0x" + Integer.toHexString(f.mContainerId) + " (" + name
                                + ") for fragment " + f));
                    }
                }
                f.mContainer = container;
                f.mView = f.performCreateView(f.performGetLayoutInflater(f.mSavedFragmentState), container, f.mSavedFragmentState);
                if (f.mView != null) {
                    f.mView.setSaveFromParentEnabled(false);
                    if (container != null) {
                        container.addView(f.mView);
                    }
                    if (f.mHidden) {
                        f.mView.setVisibility(View.GONE);
                    }
                    f.onViewCreated(f.mView, f.mSavedFragmentState);
                    tell(VIEW_CREATED, f, f.mSavedFragmentState, false);
                }
            }
            f.performActivityCreated(f.mSavedFragmentState);
            tell(ACTIVITY_CREATED, f, f.mSavedFragmentState, false);
            if (f.mView != null) {
                f.restoreViewState(f.mSavedFragmentState);
            }
            f.mSavedFragmentState = null;
        }
        if (f.mState <= Fragment.ACTIVITY_CREATED && newState > Fragment.ACTIVITY_CREATED) {
            f.mState = Fragment.STOPPED;
        }
        if (f.mState <= Fragment.STOPPED && newState > Fragment.STOPPED) {
            f.performStart();
            tell(STARTED, f, null, false);
        }
        if (f.mState <= Fragment.STARTED && newState > Fragment.STARTED) {
            f.performResume();
            tell(RESUMED, f, null, false);
            f.mSavedFragmentState = null;
            f.mSavedViewState = null;
        }
    }

    private void down(Fragment f, int newState) {
        if (f.mState >= Fragment.RESUMED && newState < Fragment.RESUMED) {
            f.performPause();
            tell(PAUSED, f, null, false);
        }
        if (f.mState >= Fragment.STARTED && newState < Fragment.STARTED) {
            f.performStop();
            tell(STOPPED, f, null, false);
        }
        if (f.mState >= Fragment.ACTIVITY_CREATED && newState < Fragment.ACTIVITY_CREATED) {
            if (f.mView != null && mHost.onShouldSaveFragmentState(f) && f.mSavedViewState == null) {
                saveFragmentViewState(f);
            }
            f.performDestroyView();
            tell(VIEW_DESTROYED, f, null, false);
            if (f.mView != null && f.mContainer != null) {
                f.mContainer.removeView(f.mView);
            }
            f.mContainer = null;
            f.mView = null;
            f.mInLayout = false;
        }
        if (f.mState >= Fragment.CREATED && newState < Fragment.CREATED) {
            if (!f.mRetaining) {
                f.performDestroy();
                tell(DESTROYED, f, null, false);
            } else {
                f.mState = Fragment.INITIALIZING;
            }
            f.performDetach();
            tell(DETACHED, f, null, false);
            if (!f.mRetaining) {
                makeInactive(f);
            } else {
                f.mHost = null;
                f.mParentFragment = null;
                f.mFragmentManager = null;
            }
        }
    }

    void ensureInflatedFragmentView(Fragment f) {
        if (f.mFromLayout && !f.mPerformedCreateView) {
            f.mView = f.performCreateView(f.performGetLayoutInflater(f.mSavedFragmentState), null, f.mSavedFragmentState);
            if (f.mView != null) {
                f.mView.setSaveFromParentEnabled(false);
                if (f.mHidden) {
                    f.mView.setVisibility(View.GONE);
                }
                f.onViewCreated(f.mView, f.mSavedFragmentState);
                tell(VIEW_CREATED, f, f.mSavedFragmentState, false);
            }
        }
    }

    void moveFragmentToExpectedState(Fragment f) {
        if (f == null) {
            return;
        }
        int next = mCurState;
        if (f.mRemoving) {
            next = Math.min(next, f.isInBackStack() ? Fragment.CREATED : Fragment.INITIALIZING);
        }
        moveToState(f, next);
        if (f.mHiddenChanged) {
            if (f.mView != null) {
                f.mView.setVisibility(f.mHidden ? View.GONE : View.VISIBLE);
            }
            if (f.mAdded && f.mHasMenu && f.mMenuVisible) {
                mNeedMenuInvalidate = true;
            }
            f.mHiddenChanged = false;
            f.onHiddenChanged(f.mHidden);
        }
    }

    void moveToState(int newState, boolean always) {
        if (mHost == null && newState != Fragment.INITIALIZING) {
            throw new IllegalStateException("No activity");
        }
        if (!always && mCurState == newState) {
            return;
        }
        mCurState = newState;
        boolean loadersRunning = false;
        for (Fragment f : mAdded.toArray(new Fragment[mAdded.size()])) {
            moveFragmentToExpectedState(f);
            if (f.mLoaderManager != null) {
                loadersRunning |= f.mLoaderManager.hasRunningLoaders();
            }
        }
        Fragment[] active = active();
        for (Fragment f : active) {
            if ((f.mRemoving || f.mDetached) && mActive.get(f.mIndex) == f) {
                moveFragmentToExpectedState(f);
            }
        }
        if (!loadersRunning) {
            startPendingDeferredFragments();
        }
        if (mNeedMenuInvalidate && mHost != null && mCurState == Fragment.RESUMED) {
            mHost.onInvalidateOptionsMenu();
            mNeedMenuInvalidate = false;
        }
    }

    private Fragment[] active() {
        Fragment[] all = new Fragment[mActive.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = mActive.valueAt(i);
        }
        return all;
    }

    void startPendingDeferredFragments() {
        for (Fragment f : active()) {
            performPendingDeferredStart(f);
        }
    }

    void performPendingDeferredStart(Fragment f) {
        if (f.mDeferStart) {
            if (mExecuting) {
                mHavePendingDeferredStart = true;
                return;
            }
            f.mDeferStart = false;
            moveToState(f, mCurState);
        }
    }

    void makeActive(Fragment f) {
        if (f.mIndex >= 0) {
            return;
        }
        f.setIndex(mNextFragment++, mParent);
        mActive.put(f.mIndex, f);
    }

    private void makeInactive(Fragment f) {
        if (f.mIndex < 0) {
            return;
        }
        mActive.remove(f.mIndex);
        mHost.inactivateFragment(f.mWho);
        f.initState();
    }

    void addFragment(Fragment f, boolean moveNow) {
        makeActive(f);
        if (f.mDetached) {
            return;
        }
        if (mAdded.contains(f)) {
            throw new IllegalStateException("Fragment already added: " + f);
        }
        mAdded.add(f);
        f.mAdded = true;
        f.mRemoving = false;
        if (f.mView == null) {
            f.mHiddenChanged = false;
        }
        if (f.mHasMenu && f.mMenuVisible) {
            mNeedMenuInvalidate = true;
        }
        if (moveNow) {
            moveToState(f, mCurState);
        }
    }

    void removeFragment(Fragment f) {
        boolean inactive = !f.isInBackStack();
        if (!f.mDetached || inactive) {
            mAdded.remove(f);
            if (f.mHasMenu && f.mMenuVisible) {
                mNeedMenuInvalidate = true;
            }
            f.mAdded = false;
            f.mRemoving = true;
        }
    }

    void hideFragment(Fragment f) {
        if (!f.mHidden) {
            f.mHidden = true;
            f.mHiddenChanged = !f.mHiddenChanged;
        }
    }

    void showFragment(Fragment f) {
        if (f.mHidden) {
            f.mHidden = false;
            f.mHiddenChanged = !f.mHiddenChanged;
        }
    }

    void detachFragment(Fragment f) {
        if (!f.mDetached) {
            f.mDetached = true;
            if (f.mAdded) {
                mAdded.remove(f);
                if (f.mHasMenu && f.mMenuVisible) {
                    mNeedMenuInvalidate = true;
                }
                f.mAdded = false;
            }
        }
    }

    void attachFragment(Fragment f) {
        if (f.mDetached) {
            f.mDetached = false;
            if (!f.mAdded) {
                if (mAdded.contains(f)) {
                    throw new IllegalStateException("Fragment already added: " + f);
                }
                mAdded.add(f);
                f.mAdded = true;
                if (f.mHasMenu && f.mMenuVisible) {
                    mNeedMenuInvalidate = true;
                }
            }
        }
    }

    @Override
    public Fragment findFragmentById(int id) {
        for (int i = mAdded.size() - 1; i >= 0; i--) {
            Fragment f = mAdded.get(i);
            if (f != null && f.mFragmentId == id) {
                return f;
            }
        }
        for (int i = mActive.size() - 1; i >= 0; i--) {
            Fragment f = mActive.valueAt(i);
            if (f != null && f.mFragmentId == id) {
                return f;
            }
        }
        return null;
    }

    @Override
    public Fragment findFragmentByTag(String tag) {
        if (tag == null) {
            return null;
        }
        for (int i = mAdded.size() - 1; i >= 0; i--) {
            if (tag.equals(mAdded.get(i).mTag)) {
                return mAdded.get(i);
            }
        }
        for (int i = mActive.size() - 1; i >= 0; i--) {
            if (tag.equals(mActive.valueAt(i).mTag)) {
                return mActive.valueAt(i);
            }
        }
        return null;
    }

    Fragment findFragmentByWho(String who) {
        for (int i = mActive.size() - 1; i >= 0 && who != null; i--) {
            Fragment f = mActive.valueAt(i).findFragmentByWho(who);
            if (f != null) {
                return f;
            }
        }
        return null;
    }

    private void checkStateLoss() {
        if (mStateSaved) {
            throw new IllegalStateException("Can not perform this action after onSaveInstanceState");
        }
    }

    @Override
    public boolean isStateSaved() {
        return mStateSaved;
    }

    void enqueueAction(Action action, boolean allowStateLoss) {
        if (!allowStateLoss) {
            checkStateLoss();
        }
        synchronized (this) {
            if (mDestroyed || mHost == null) {
                if (allowStateLoss) {
                    return;
                }
                throw new IllegalStateException("Activity has been destroyed");
            }
            mPending.add(action);
            if (mPending.size() == 1) {
                mHost.getHandler().removeCallbacks(mExecCommit);
                mHost.getHandler().post(mExecCommit);
            }
        }
    }

    int allocBackStackIndex(BackStackRecord record) {
        for (int i = 0; i < mBackStackIndices.size(); i++) {
            if (mBackStackIndices.get(i) == null) {
                mBackStackIndices.set(i, record);
                return i;
            }
        }
        mBackStackIndices.add(record);
        return mBackStackIndices.size() - 1;
    }

    private void ensureExecReady(boolean allowStateLoss) {
        if (mExecuting) {
            throw new IllegalStateException("FragmentManager is already executing transactions");
        }
        if (Looper.myLooper() != mHost.getHandler().getLooper()) {
            throw new IllegalStateException("Must be called from main thread of fragment host");
        }
        if (!allowStateLoss) {
            checkStateLoss();
        }
    }

    void execSingleAction(BackStackRecord record, boolean allowStateLoss) {
        if (allowStateLoss && (mHost == null || mDestroyed)) {
            return;
        }
        ensureExecReady(allowStateLoss);
        execute(new Action[] {new Commit(record)});
        doPendingDeferredStart();
    }

    int getTargetSdk() {
        return mHost == null || mHost.getContext() == null ? 0 : mHost.getContext().getApplicationInfo().targetSdkVersion;
    }

    /** Does what actions ask for: those in a row that may be reordered together, others one by one; goings back together. */
    private boolean execute(Action[] actions) {
        ArrayList<BackStackRecord> records = new ArrayList<BackStackRecord>();
        ArrayList<Boolean> pops = new ArrayList<Boolean>();
        boolean did = false;
        for (Action a : actions) {
            did |= a.generate(records, pops);
        }
        mExecuting = true;
        try {
            int start = 0;
            while (start < records.size()) {
                boolean reordering = records.get(start).mReorderingAllowed, pop = pops.get(start);
                int end = start + 1;
                while (end < records.size() && records.get(end).mReorderingAllowed == reordering && (reordering || pop && pops.get(end))) {
                    end++;
                }
                executeTogether(records.subList(start, end), pops.subList(start, end));
                start = end;
            }
        } finally {
            mExecuting = false;
        }
        return did;
    }

    private void executeTogether(List<BackStackRecord> records, List<Boolean> pops) {
        ArrayList<Fragment> added = new ArrayList<Fragment>(mAdded);
        Fragment primary = mPrimaryNav;
        boolean stack = false;
        for (int i = 0; i < records.size(); i++) {
            BackStackRecord r = records.get(i);
            primary = pops.get(i) ? r.contract(added, primary) : r.expand(added, primary);
            stack |= r.mAddToBackStack;
        }
        if (!records.get(0).mReorderingAllowed && mCurState >= Fragment.CREATED && getTargetSdk() >= android.os.Build.VERSION_CODES.N) {
            for (int i = 0; i < records.size(); i++) {
                for (Fragment f : records.get(i).entering(pops.get(i))) {
                    if (f.mState < Fragment.CREATED) { // so that it can name its transitions
                        makeActive(f);
                        moveToState(f, Fragment.CREATED);
                    }
                }
            }
        }
        for (int i = 0; i < records.size(); i++) {
            if (pops.get(i)) {
                records.get(i).undo(i == records.size() - 1);
            } else {
                records.get(i).execute();
            }
        }
        if (records.get(0).mReorderingAllowed) {
            int shown = Math.min(mCurState, Fragment.STARTED);
            for (Fragment f : mCurState < Fragment.CREATED ? new Fragment[0] : mAdded.toArray(new Fragment[0])) {
                if (f.mState < shown) {
                    moveToState(f, shown); // all that are new, before one of them is resumed
                }
            }
            moveToState(mCurState, true);
        }
        for (int i = 0; i < records.size(); i++) {
            BackStackRecord r = records.get(i);
            if (pops.get(i) && r.mIndex >= 0) {
                mBackStackIndices.set(r.mIndex, null);
                r.mIndex = -1;
            }
            r.runOnCommitRunnables();
        }
        if (stack) {
            reportBackStackChanged();
        }
    }

    boolean execPendingActions() {
        if (mHost == null) {
            return false;
        }
        ensureExecReady(true);
        boolean did = false;
        for (;;) {
            Action[] actions;
            synchronized (this) {
                if (mPending.isEmpty()) {
                    break;
                }
                actions = mPending.toArray(new Action[mPending.size()]);
                mPending.clear();
                mHost.getHandler().removeCallbacks(mExecCommit);
            }
            did |= execute(actions);
        }
        doPendingDeferredStart();
        return did;
    }

    private void doPendingDeferredStart() {
        if (mHavePendingDeferredStart) {
            for (Fragment f : active()) {
                if (f.mLoaderManager != null && f.mLoaderManager.hasRunningLoaders()) {
                    return;
                }
            }
            mHavePendingDeferredStart = false;
            startPendingDeferredFragments();
        }
    }

    FragmentManagerNonConfig retainNonConfig() {
        ArrayList<Fragment> fragments = null;
        ArrayList<FragmentManagerNonConfig> children = null;
        for (int i = 0; i < mActive.size(); i++) {
            Fragment f = mActive.valueAt(i);
            if (f.mRetainInstance) {
                if (fragments == null) {
                    fragments = new ArrayList<Fragment>();
                }
                fragments.add(f);
                f.mRetaining = true;
                f.mTargetIndex = f.mTarget != null ? f.mTarget.mIndex : -1;
            }
        }
        return fragments == null && children == null ? null : new FragmentManagerNonConfig(fragments, children);
    }

    private void saveFragmentViewState(Fragment f) {
        if (f.mView == null) {
            return;
        }
        SparseArray<Parcelable> state = new SparseArray<Parcelable>();
        f.mView.saveHierarchyState(state);
        if (state.size() > 0) {
            f.mSavedViewState = state;
        }
    }

    private Bundle saveFragmentBasicState(Fragment f) {
        Bundle state = new Bundle();
        f.performSaveInstanceState(state);
        tell(SAVED, f, state, false);
        Bundle result = state.isEmpty() ? null : state;
        if (f.mView != null) {
            saveFragmentViewState(f);
        }
        if (f.mSavedViewState != null) {
            if (result == null) {
                result = new Bundle();
            }
            result.putSparseParcelableArray(VIEW_STATE_TAG, f.mSavedViewState);
        }
        if (!f.mUserVisibleHint) {
            if (result == null) {
                result = new Bundle();
            }
            result.putBoolean(USER_VISIBLE_HINT_TAG, false);
        }
        return result;
    }

    Parcelable saveAllState() {
        execPendingActions();
        mStateSaved = true;
        if (mActive.size() == 0) {
            return null;
        }
        FragmentState[] active = new FragmentState[mActive.size()];
        for (int i = 0; i < active.length; i++) {
            Fragment f = mActive.valueAt(i);
            FragmentState fs = new FragmentState(f);
            active[i] = fs;
            if (f.mState > Fragment.INITIALIZING && fs.mSavedFragmentState == null) {
                fs.mSavedFragmentState = saveFragmentBasicState(f);
                if (f.mTarget != null) {
                    if (f.mTarget.mIndex < 0) {
                        throwException(new IllegalStateException("Failure saving state: " + f + " has target not in fragment manager: " + f.mTarget));
                    }
                    if (fs.mSavedFragmentState == null) {
                        fs.mSavedFragmentState = new Bundle();
                    }
                    putFragment(fs.mSavedFragmentState, TARGET_STATE_TAG, f.mTarget);
                    if (f.mTargetRequestCode != 0) {
                        fs.mSavedFragmentState.putInt(TARGET_REQUEST_CODE_STATE_TAG, f.mTargetRequestCode);
                    }
                }
            } else {
                fs.mSavedFragmentState = f.mSavedFragmentState;
            }
        }
        FragmentManagerState fms = new FragmentManagerState();
        fms.mActive = active;
        fms.mAdded = new int[mAdded.size()];
        for (int i = 0; i < fms.mAdded.length; i++) {
            fms.mAdded[i] = mAdded.get(i).mIndex;
        }
        fms.mBackStack = new BackStackState[mBackStack.size()];
        for (int i = 0; i < fms.mBackStack.length; i++) {
            fms.mBackStack[i] = new BackStackState(mBackStack.get(i));
        }
        fms.mPrimary = mPrimaryNav == null ? -1 : mPrimaryNav.mIndex;
        fms.mNext = mNextFragment;
        return fms;
    }

    void restoreAllState(Parcelable state, FragmentManagerNonConfig nonConfig) {
        if (state == null) {
            return;
        }
        FragmentManagerState fms = (FragmentManagerState) state;
        if (fms.mActive == null) {
            return;
        }
        List<Fragment> kept = nonConfig == null ? null : nonConfig.getFragments();
        if (kept != null) {
            for (Fragment f : kept) {
                for (FragmentState fs : fms.mActive) {
                    if (fs.mIndex == f.mIndex) {
                        fs.mInstance = f;
                        f.mSavedViewState = null;
                        f.mBackStackNesting = 0;
                        f.mInLayout = false;
                        f.mAdded = false;
                        f.mTarget = null;
                        if (fs.mSavedFragmentState != null) {
                            fs.mSavedFragmentState.setClassLoader(mHost.getContext().getClassLoader());
                            f.mSavedViewState = fs.mSavedFragmentState.getSparseParcelableArray(VIEW_STATE_TAG);
                            f.mSavedFragmentState = fs.mSavedFragmentState;
                        }
                    }
                }
            }
        }
        mActive.clear();
        for (FragmentState fs : fms.mActive) {
            mActive.put(fs.mIndex, fs.instantiate(mHost, mContainer, mParent, this));
            fs.mInstance = null;
        }
        if (kept != null) {
            for (Fragment f : kept) {
                if (f.mTargetIndex >= 0) {
                    f.mTarget = mActive.get(f.mTargetIndex);
                }
            }
        }
        mAdded.clear();
        for (int index : fms.mAdded) {
            Fragment f = mActive.get(index);
            if (f == null) {
                throwException(new IllegalStateException("No instantiated fragment for index #" + index));
            }
            f.mAdded = true;
            if (mAdded.contains(f)) {
                throw new IllegalStateException("Already added!");
            }
            mAdded.add(f);
        }
        mBackStack.clear();
        for (BackStackState b : fms.mBackStack) {
            BackStackRecord r = b.instantiate(this);
            mBackStack.add(r);
            while (r.mIndex >= mBackStackIndices.size()) {
                mBackStackIndices.add(null);
            }
            if (r.mIndex >= 0) {
                mBackStackIndices.set(r.mIndex, r);
            }
        }
        mPrimaryNav = fms.mPrimary < 0 ? null : mActive.get(fms.mPrimary);
        mNextFragment = fms.mNext;
    }

    void attachController(FragmentHostCallback<?> host, FragmentContainer container, Fragment parent) {
        if (mHost != null) {
            throw new IllegalStateException("Already attached");
        }
        mHost = host;
        mContainer = container;
        mParent = parent;
    }

    void noteStateNotSaved() {
        mStateSaved = false;
        for (Fragment f : mAdded.toArray(new Fragment[mAdded.size()])) {
            f.noteStateNotSaved();
        }
    }

    private void dispatchStateChange(int state) {
        mExecuting = true;
        try {
            moveToState(state, false);
        } finally {
            mExecuting = false;
        }
        execPendingActions();
    }

    void dispatchCreate() {
        mStateSaved = false;
        dispatchStateChange(Fragment.CREATED);
    }

    void dispatchActivityCreated() {
        mStateSaved = false;
        dispatchStateChange(Fragment.ACTIVITY_CREATED);
    }

    void dispatchStart() {
        mStateSaved = false;
        dispatchStateChange(Fragment.STARTED);
    }

    void dispatchResume() {
        mStateSaved = false;
        dispatchStateChange(Fragment.RESUMED);
    }

    void dispatchPause() {
        dispatchStateChange(Fragment.STARTED);
    }

    void dispatchStop() {
        dispatchStateChange(Fragment.STOPPED);
    }

    void dispatchDestroyView() {
        dispatchStateChange(Fragment.CREATED);
    }

    void dispatchDestroy() {
        mDestroyed = true;
        execPendingActions();
        dispatchStateChange(Fragment.INITIALIZING);
        mHost = null;
        mContainer = null;
        mParent = null;
    }

    void dispatchMultiWindowModeChanged(boolean on) {
        for (Fragment f : mAdded) {
            f.onMultiWindowModeChanged(on);
        }
    }

    void dispatchMultiWindowModeChanged(boolean on, Configuration config) {
        for (Fragment f : mAdded) {
            f.onMultiWindowModeChanged(on, config);
        }
    }

    void dispatchPictureInPictureModeChanged(boolean on) {
        for (Fragment f : mAdded) {
            f.onPictureInPictureModeChanged(on);
        }
    }

    void dispatchPictureInPictureModeChanged(boolean on, Configuration config) {
        for (Fragment f : mAdded) {
            f.onPictureInPictureModeChanged(on, config);
        }
    }

    void dispatchConfigurationChanged(Configuration config) {
        for (Fragment f : mAdded) {
            f.onConfigurationChanged(config);
            if (f.mChildFragmentManager != null) {
                f.mChildFragmentManager.dispatchConfigurationChanged(config);
            }
        }
    }

    void dispatchLowMemory() {
        for (Fragment f : mAdded) {
            f.onLowMemory();
            if (f.mChildFragmentManager != null) {
                f.mChildFragmentManager.dispatchLowMemory();
            }
        }
    }

    void dispatchTrimMemory(int level) {
        for (Fragment f : mAdded) {
            f.onTrimMemory(level);
            if (f.mChildFragmentManager != null) {
                f.mChildFragmentManager.dispatchTrimMemory(level);
            }
        }
    }

    boolean dispatchCreateOptionsMenu(Menu menu, MenuInflater inflater) {
        boolean show = false;
        ArrayList<Fragment> created = null;
        for (Fragment f : mAdded) {
            if (f.performCreateOptionsMenu(menu, inflater)) {
                show = true;
                if (created == null) {
                    created = new ArrayList<Fragment>();
                }
                created.add(f);
            }
        }
        if (mCreatedMenus != null) {
            for (Fragment f : mCreatedMenus) {
                if (created == null || !created.contains(f)) {
                    f.onDestroyOptionsMenu();
                }
            }
        }
        mCreatedMenus = created;
        return show;
    }

    boolean dispatchPrepareOptionsMenu(Menu menu) {
        boolean show = false;
        for (Fragment f : mAdded) {
            show |= f.performPrepareOptionsMenu(menu);
        }
        return show;
    }

    boolean dispatchOptionsItemSelected(MenuItem item) {
        for (Fragment f : mAdded.toArray(new Fragment[mAdded.size()])) {
            if (f.performOptionsItemSelected(item)) {
                return true;
            }
        }
        return false;
    }

    boolean dispatchContextItemSelected(MenuItem item) {
        for (Fragment f : mAdded.toArray(new Fragment[mAdded.size()])) {
            if (f.performContextItemSelected(item)) {
                return true;
            }
        }
        return false;
    }

    void dispatchOptionsMenuClosed(Menu menu) {
        for (Fragment f : mAdded) {
            f.performOptionsMenuClosed(menu);
        }
    }

    @Override
    public void invalidateOptionsMenu() {
        if (mHost != null && mCurState == Fragment.RESUMED) {
            mHost.onInvalidateOptionsMenu();
        } else {
            mNeedMenuInvalidate = true;
        }
    }

    @Override
    public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
        if (!"fragment".equals(name)) {
            return null;
        }
        String fname = attrs.getAttributeValue(null, "class");
        TypedArray a = context.obtainStyledAttributes(attrs, com.android.internal.R.styleable.Fragment);
        if (fname == null) {
            fname = a.getString(com.android.internal.R.styleable.Fragment_name);
        }
        int id = a.getResourceId(com.android.internal.R.styleable.Fragment_id, View.NO_ID);
        String tag = a.getString(com.android.internal.R.styleable.Fragment_tag);
        a.recycle();
        int containerId = parent != null ? parent.getId() : 0;
        if (containerId == View.NO_ID && id == View.NO_ID && tag == null) {
            throw new IllegalArgumentException(attrs.getPositionDescription()
                    + ": Must specify unique android:id, android:tag, or have a parent with an id for " + fname);
        }
        Fragment fragment = id != View.NO_ID ? findFragmentById(id) : null;
        if (fragment == null && tag != null) {
            fragment = findFragmentByTag(tag);
        }
        if (fragment == null && containerId != View.NO_ID) {
            fragment = findFragmentById(containerId);
        }
        if (fragment == null) {
            fragment = mContainer.instantiate(context, fname, null);
            fragment.mFromLayout = true;
            fragment.mFragmentId = id != View.NO_ID ? id : containerId;
            fragment.mContainerId = containerId;
            fragment.mTag = tag;
            fragment.mInLayout = true;
            fragment.mFragmentManager = this;
            fragment.mHost = mHost;
            fragment.onInflate(mHost.getContext(), attrs, fragment.mSavedFragmentState);
            addFragment(fragment, true);
        } else if (fragment.mInLayout) {
            throw new IllegalArgumentException(attrs.getPositionDescription() + ": Duplicate id 0x" + Integer.toHexString(id) + ", tag " + tag
                    + ", or parent id 0x" + Integer.toHexString(containerId) + " with another fragment for " + fname);
        } else {
            fragment.mInLayout = true;
            fragment.mHost = mHost;
            if (!fragment.mRetaining) {
                fragment.onInflate(mHost.getContext(), attrs, fragment.mSavedFragmentState);
            }
        }
        if (mCurState < Fragment.CREATED && fragment.mFromLayout) {
            moveToState(fragment, Fragment.CREATED);
        } else {
            moveToState(fragment, mCurState);
        }
        if (fragment.mView == null) {
            throw new IllegalStateException("Fragment " + fname + " did not create a view.");
        }
        if (id != View.NO_ID) {
            fragment.mView.setId(id);
        }
        if (fragment.mView.getTag() == null) {
            fragment.mView.setTag(tag);
        }
        return fragment.mView;
    }

    @Override
    public View onCreateView(String name, Context context, AttributeSet attrs) {
        return null;
    }

    LayoutInflater.Factory2 getLayoutInflaterFactory() {
        return this;
    }
}

/** A fragment in a saved state. */
final class FragmentState implements Parcelable {
    final String mClassName;
    final int mIndex;
    final boolean mFromLayout;
    final int mFragmentId;
    final int mContainerId;
    final String mTag;
    final boolean mRetainInstance;
    final boolean mDetached;
    final Bundle mArguments;
    final boolean mHidden;
    Bundle mSavedFragmentState;
    Fragment mInstance;

    FragmentState(Fragment f) {
        mClassName = f.getClass().getName();
        mIndex = f.mIndex;
        mFromLayout = f.mFromLayout;
        mFragmentId = f.mFragmentId;
        mContainerId = f.mContainerId;
        mTag = f.mTag;
        mRetainInstance = f.mRetainInstance;
        mDetached = f.mDetached;
        mArguments = f.mArguments;
        mHidden = f.mHidden;
    }

    FragmentState(Parcel in) {
        mClassName = in.readString();
        mIndex = in.readInt();
        mFromLayout = in.readInt() != 0;
        mFragmentId = in.readInt();
        mContainerId = in.readInt();
        mTag = in.readString();
        mRetainInstance = in.readInt() != 0;
        mDetached = in.readInt() != 0;
        mArguments = in.readBundle();
        mHidden = in.readInt() != 0;
        mSavedFragmentState = in.readBundle();
    }

    Fragment instantiate(FragmentHostCallback<?> host, FragmentContainer container, Fragment parent, FragmentManagerImpl manager) {
        if (mInstance == null) {
            Context context = host.getContext();
            if (mArguments != null) {
                mArguments.setClassLoader(context.getClassLoader());
            }
            mInstance = container != null ? container.instantiate(context, mClassName, mArguments) : Fragment.instantiate(context, mClassName, mArguments);
            if (mSavedFragmentState != null) {
                mSavedFragmentState.setClassLoader(context.getClassLoader());
                mInstance.mSavedFragmentState = mSavedFragmentState;
            }
            mInstance.setIndex(mIndex, parent);
            mInstance.mFromLayout = mFromLayout;
            mInstance.mRestored = true;
            mInstance.mFragmentId = mFragmentId;
            mInstance.mContainerId = mContainerId;
            mInstance.mTag = mTag;
            mInstance.mRetainInstance = mRetainInstance;
            mInstance.mDetached = mDetached;
            mInstance.mHidden = mHidden;
        }
        mInstance.mFragmentManager = manager;
        return mInstance;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeString(mClassName);
        out.writeInt(mIndex);
        out.writeInt(mFromLayout ? 1 : 0);
        out.writeInt(mFragmentId);
        out.writeInt(mContainerId);
        out.writeString(mTag);
        out.writeInt(mRetainInstance ? 1 : 0);
        out.writeInt(mDetached ? 1 : 0);
        out.writeBundle(mArguments);
        out.writeInt(mHidden ? 1 : 0);
        out.writeBundle(mSavedFragmentState);
    }

    public static final Parcelable.Creator<FragmentState> CREATOR = new Parcelable.Creator<FragmentState>() {
        @Override
        public FragmentState createFromParcel(Parcel in) {
            return new FragmentState(in);
        }

        @Override
        public FragmentState[] newArray(int size) {
            return new FragmentState[size];
        }
    };
}

/** All fragments in a saved state. */
final class FragmentManagerState implements Parcelable {
    FragmentState[] mActive;
    int[] mAdded;
    BackStackState[] mBackStack;
    int mPrimary;
    int mNext;

    FragmentManagerState() {
    }

    FragmentManagerState(Parcel in) {
        mActive = in.createTypedArray(FragmentState.CREATOR);
        mAdded = in.createIntArray();
        mBackStack = in.createTypedArray(BackStackState.CREATOR);
        mPrimary = in.readInt();
        mNext = in.readInt();
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeTypedArray(mActive, flags);
        out.writeIntArray(mAdded);
        out.writeTypedArray(mBackStack, flags);
        out.writeInt(mPrimary);
        out.writeInt(mNext);
    }

    public static final Parcelable.Creator<FragmentManagerState> CREATOR = new Parcelable.Creator<FragmentManagerState>() {
        @Override
        public FragmentManagerState createFromParcel(Parcel in) {
            return new FragmentManagerState(in);
        }

        @Override
        public FragmentManagerState[] newArray(int size) {
            return new FragmentManagerState[size];
        }
    };
}
