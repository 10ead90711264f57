package android.app;

import android.os.Parcel;
import android.os.Parcelable;
import android.view.View;
import java.util.ArrayList;

/** A transaction, and an entry of the back stack. */
final class BackStackRecord extends FragmentTransaction implements FragmentManager.BackStackEntry {
    static final int OP_ADD = 1;
    static final int OP_REPLACE = 2;
    static final int OP_REMOVE = 3;
    static final int OP_HIDE = 4;
    static final int OP_SHOW = 5;
    static final int OP_DETACH = 6;
    static final int OP_ATTACH = 7;
    static final int OP_PRIMARY = 8;
    static final int OP_UNPRIMARY = 9;

    /** A change of one fragment. */
    static final class Op {
        int cmd;
        Fragment fragment;

        Op(int cmd, Fragment fragment) {
            this.cmd = cmd;
            this.fragment = fragment;
        }
    }

    final FragmentManagerImpl mManager;
    final ArrayList<Op> mOps = new ArrayList<Op>();
    boolean mAddToBackStack;
    boolean mAllowAddToBackStack = true;
    String mName;
    boolean mCommitted;
    int mIndex = -1;
    int mTransition;
    int mBreadCrumbTitleRes;
    CharSequence mBreadCrumbTitleText;
    int mBreadCrumbShortTitleRes;
    CharSequence mBreadCrumbShortTitleText;
    boolean mReorderingAllowed; // it is executed together with those beside it, and only what they come to is done
    private ArrayList<Runnable> mCommitRunnables;

    BackStackRecord(FragmentManagerImpl manager) {
        mManager = manager;
        mReorderingAllowed = manager.getTargetSdk() >= android.os.Build.VERSION_CODES.O;
    }

    @Override
    public int getId() {
        return mIndex;
    }

    @Override
    public String getName() {
        return mName;
    }

    @Override
    public int getBreadCrumbTitleRes() {
        return mBreadCrumbTitleRes;
    }

    @Override
    public int getBreadCrumbShortTitleRes() {
        return mBreadCrumbShortTitleRes;
    }

    @Override
    public CharSequence getBreadCrumbTitle() {
        return mBreadCrumbTitleRes != 0 ? mManager.mHost.getContext().getText(mBreadCrumbTitleRes) : mBreadCrumbTitleText;
    }

    @Override
    public CharSequence getBreadCrumbShortTitle() {
        return mBreadCrumbShortTitleRes != 0 ? mManager.mHost.getContext().getText(mBreadCrumbShortTitleRes) : mBreadCrumbShortTitleText;
    }

    private FragmentTransaction op(int cmd, Fragment fragment) {
        mOps.add(new Op(cmd, fragment));
        return this;
    }

    private FragmentTransaction put(int containerViewId, Fragment fragment, String tag, int cmd) {
        Class<?> c = fragment.getClass();
        int modifiers = c.getModifiers();
        if (mManager.getTargetSdk() >= android.os.Build.VERSION_CODES.O && (c.isAnonymousClass() || !java.lang.reflect.Modifier.isPublic(modifiers)
                || c.isMemberClass() && !java.lang.reflect.Modifier.isStatic(modifiers))) {
            throw new IllegalStateException("Fragment " + c.getCanonicalName()
                    + " must be a public static class to be  properly recreated from instance state.");
        }
        fragment.mFragmentManager = mManager;
        if (tag != null) {
            if (fragment.mTag != null && !tag.equals(fragment.mTag)) {
                throw new IllegalStateException("Can't change tag of fragment " + fragment + ": was " + fragment.mTag + " now " + tag);
            }
            fragment.mTag = tag;
        }
        if (containerViewId != 0) {
            if (containerViewId == View.NO_ID) {
                throw new IllegalArgumentException("Can't add fragment " + fragment + " with tag " + tag + " to container view with no id");
            }
            if (fragment.mFragmentId != 0 && fragment.mFragmentId != containerViewId) {
                throw new IllegalStateException("Can't change container ID of fragment " + fragment + ": was " + fragment.mFragmentId + " now "
                        + containerViewId);
            }
            fragment.mContainerId = fragment.mFragmentId = containerViewId;
        }
        return op(cmd, fragment);
    }

    @Override
    public FragmentTransaction add(Fragment fragment, String tag) {
        return put(0, fragment, tag, OP_ADD);
    }

    @Override
    public FragmentTransaction add(int containerViewId, Fragment fragment) {
        return put(containerViewId, fragment, null, OP_ADD);
    }

    @Override
    public FragmentTransaction add(int containerViewId, Fragment fragment, String tag) {
        return put(containerViewId, fragment, tag, OP_ADD);
    }

    @Override
    public FragmentTransaction replace(int containerViewId, Fragment fragment) {
        return replace(containerViewId, fragment, null);
    }

    @Override
    public FragmentTransaction replace(int containerViewId, Fragment fragment, String tag) {
        if (containerViewId == 0) {
            throw new IllegalArgumentException("Must use non-zero containerViewId");
        }
        return put(containerViewId, fragment, tag, OP_REPLACE);
    }

    @Override
    public FragmentTransaction remove(Fragment fragment) {
        return op(OP_REMOVE, fragment);
    }

    @Override
    public FragmentTransaction hide(Fragment fragment) {
        return op(OP_HIDE, fragment);
    }

    @Override
    public FragmentTransaction show(Fragment fragment) {
        return op(OP_SHOW, fragment);
    }

    @Override
    public FragmentTransaction detach(Fragment fragment) {
        return op(OP_DETACH, fragment);
    }

    @Override
    public FragmentTransaction attach(Fragment fragment) {
        return op(OP_ATTACH, fragment);
    }

    @Override
    public FragmentTransaction setPrimaryNavigationFragment(Fragment fragment) {
        return op(OP_PRIMARY, fragment);
    }

    @Override
    public boolean isEmpty() {
        return mOps.isEmpty();
    }

    @Override
    public FragmentTransaction setCustomAnimations(int enter, int exit) {
        return this;
    }

    @Override
    public FragmentTransaction setCustomAnimations(int enter, int exit, int popEnter, int popExit) {
        return this;
    }

    @Override
    public FragmentTransaction setTransition(int transition) {
        mTransition = transition;
        return this;
    }

    @Override
    public FragmentTransaction addSharedElement(View sharedElement, String name) {
        if (sharedElement.getTransitionName() == null) {
            throw new IllegalArgumentException("Unique transitionNames are required for all sharedElements");
        }
        return this;
    }

    @Override
    public FragmentTransaction setTransitionStyle(int styleRes) {
        return this;
    }

    @Override
    public FragmentTransaction addToBackStack(String name) {
        if (!mAllowAddToBackStack) {
            throw new IllegalStateException("This FragmentTransaction is not allowed to be added to the back stack.");
        }
        mAddToBackStack = true;
        mName = name;
        return this;
    }

    @Override
    public boolean isAddToBackStackAllowed() {
        return mAllowAddToBackStack;
    }

    @Override
    public FragmentTransaction disallowAddToBackStack() {
        if (mAddToBackStack) {
            throw new IllegalStateException("This transaction is already being added to the back stack");
        }
        mAllowAddToBackStack = false;
        return this;
    }

    @Override
    public FragmentTransaction setBreadCrumbTitle(int res) {
        mBreadCrumbTitleRes = res;
        mBreadCrumbTitleText = null;
        return this;
    }

    @Override
    public FragmentTransaction setBreadCrumbTitle(CharSequence text) {
        mBreadCrumbTitleRes = 0;
        mBreadCrumbTitleText = text;
        return this;
    }

    @Override
    public FragmentTransaction setBreadCrumbShortTitle(int res) {
        mBreadCrumbShortTitleRes = res;
        mBreadCrumbShortTitleText = null;
        return this;
    }

    @Override
    public FragmentTransaction setBreadCrumbShortTitle(CharSequence text) {
        mBreadCrumbShortTitleRes = 0;
        mBreadCrumbShortTitleText = text;
        return this;
    }

    @Override
    public FragmentTransaction setReorderingAllowed(boolean reorderingAllowed) {
        mReorderingAllowed = reorderingAllowed;
        return this;
    }

    @Override
    public FragmentTransaction runOnCommit(Runnable runnable) {
        if (runnable == null) {
            throw new IllegalArgumentException("runnable cannot be null");
        }
        disallowAddToBackStack();
        if (mCommitRunnables == null) {
            mCommitRunnables = new ArrayList<Runnable>();
        }
        mCommitRunnables.add(runnable);
        return this;
    }

    void runOnCommitRunnables() {
        if (mCommitRunnables != null) {
            for (Runnable r : mCommitRunnables) {
                r.run();
            }
            mCommitRunnables = null;
        }
    }

    @Override
    public int commit() {
        return commitInternal(false);
    }

    @Override
    public int commitAllowingStateLoss() {
        return commitInternal(true);
    }

    @Override
    public void commitNow() {
        disallowAddToBackStack();
        mManager.execSingleAction(this, false);
    }

    @Override
    public void commitNowAllowingStateLoss() {
        disallowAddToBackStack();
        mManager.execSingleAction(this, true);
    }

    private int commitInternal(boolean allowStateLoss) {
        if (mCommitted) {
            throw new IllegalStateException("commit already called");
        }
        mCommitted = true;
        mIndex = mAddToBackStack ? mManager.allocBackStackIndex(this) : -1;
        mManager.enqueueAction(new FragmentManagerImpl.Commit(this), allowStateLoss);
        return mIndex;
    }

    /**
     * Replaces become removals and an addition, so that the record can be taken back. "added" are the fragments that are there
     * before, and then those after; the fragment of navigation after it is returned.
     */
    Fragment expand(ArrayList<Fragment> added, Fragment primary) {
        for (int n = 0; n < mOps.size(); n++) {
            Op op = mOps.get(n);
            Fragment f = op.fragment;
            switch (op.cmd) {
                case OP_ADD:
                case OP_ATTACH:
                    added.add(f);
                    break;
                case OP_REMOVE:
                case OP_DETACH:
                    added.remove(f);
                    if (f == primary) {
                        mOps.add(n++, new Op(OP_UNPRIMARY, f));
                        primary = null;
                    }
                    break;
                case OP_REPLACE:
                    boolean already = false;
                    for (int i = added.size() - 1; i >= 0; i--) {
                        Fragment old = added.get(i);
                        if (old.mContainerId == f.mContainerId) {
                            if (old == f) {
                                already = true;
                            } else {
                                if (old == primary) {
                                    mOps.add(n++, new Op(OP_UNPRIMARY, old));
                                    primary = null;
                                }
                                mOps.add(n++, new Op(OP_REMOVE, old));
                                added.remove(old);
                            }
                        }
                    }
                    if (already) {
                        mOps.remove(n--);
                    } else {
                        op.cmd = OP_ADD;
                        added.add(f);
                    }
                    break;
                case OP_PRIMARY:
                    mOps.add(n++, new Op(OP_UNPRIMARY, primary));
                    primary = f;
                    break;
                default:
                    break;
            }
        }
        return primary;
    }

    /** What "expand" tells, where the record is taken back. */
    Fragment contract(ArrayList<Fragment> added, Fragment primary) {
        for (Op op : mOps) {
            switch (op.cmd) {
                case OP_ADD:
                case OP_ATTACH:
                    added.remove(op.fragment);
                    break;
                case OP_REMOVE:
                case OP_DETACH:
                    added.add(op.fragment);
                    break;
                case OP_UNPRIMARY:
                    primary = op.fragment;
                    break;
                case OP_PRIMARY:
                    primary = null;
                    break;
                default:
                    break;
            }
        }
        return primary;
    }

    /** The fragments that come into a container, in the order of the operations; those of taking back if "pop" says so. */
    ArrayList<Fragment> entering(boolean pop) {
        ArrayList<Fragment> all = new ArrayList<Fragment>();
        for (int i = 0; i < mOps.size(); i++) {
            Op op = mOps.get(pop ? mOps.size() - 1 - i : i);
            boolean in = pop ? op.cmd == OP_REMOVE || op.cmd == OP_DETACH || op.cmd == OP_HIDE : op.cmd == OP_ADD || op.cmd == OP_ATTACH || op.cmd == OP_SHOW;
            if (in && op.fragment.mContainerId != 0) {
                all.add(op.fragment);
            }
        }
        return all;
    }

    void execute() {
        for (int n = 0; n < mOps.size(); n++) {
            Op op = mOps.get(n);
            Fragment f = op.fragment;
            if (mAddToBackStack && f != null) {
                f.mBackStackNesting++;
            }
            switch (op.cmd) {
                case OP_ADD:
                    mManager.addFragment(f, false);
                    break;
                case OP_REMOVE:
                    mManager.removeFragment(f);
                    break;
                case OP_HIDE:
                    mManager.hideFragment(f);
                    break;
                case OP_SHOW:
                    mManager.showFragment(f);
                    break;
                case OP_DETACH:
                    mManager.detachFragment(f);
                    break;
                case OP_ATTACH:
                    mManager.attachFragment(f);
                    break;
                case OP_PRIMARY:
                    mManager.setPrimaryNavigationFragment(f);
                    break;
                case OP_UNPRIMARY:
                    mManager.setPrimaryNavigationFragment(null);
                    break;
                default:
                    throw new IllegalArgumentException("Unknown cmd: " + op.cmd);
            }
            if (!mReorderingAllowed && op.cmd != OP_ADD) {
                mManager.moveFragmentToExpectedState(f);
            }
        }
        if (!mReorderingAllowed) {
            mManager.moveToState(mManager.mCurState, true);
        }
    }

    /** Takes the record back; "last" says that no other is taken back with it. */
    void undo(boolean last) {
        for (int n = mOps.size() - 1; n >= 0; n--) {
            Op op = mOps.get(n);
            Fragment f = op.fragment;
            if (f != null) {
                f.mBackStackNesting--;
            }
            switch (op.cmd) {
                case OP_ADD:
                    mManager.removeFragment(f);
                    break;
                case OP_REMOVE:
                    mManager.addFragment(f, false);
                    break;
                case OP_HIDE:
                    mManager.showFragment(f);
                    break;
                case OP_SHOW:
                    mManager.hideFragment(f);
                    break;
                case OP_DETACH:
                    mManager.attachFragment(f);
                    break;
                case OP_ATTACH:
                    mManager.detachFragment(f);
                    break;
                case OP_PRIMARY:
                    mManager.setPrimaryNavigationFragment(null);
                    break;
                case OP_UNPRIMARY:
                    mManager.setPrimaryNavigationFragment(f);
                    break;
                default:
                    throw new IllegalArgumentException("Unknown cmd: " + op.cmd);
            }
            if (!mReorderingAllowed && op.cmd != OP_REMOVE) {
                mManager.moveFragmentToExpectedState(f);
            }
        }
        if (!mReorderingAllowed && last) {
            mManager.moveToState(mManager.mCurState, true);
        }
    }

    @Override
    public String toString() {
        return "BackStackEntry{" + Integer.toHexString(System.identityHashCode(this)) + (mIndex >= 0 ? " #" + mIndex : "")
                + (mName != null ? " " + mName : "") + "}";
    }
}

/** A record of the back stack in a saved state. */
final class BackStackState implements Parcelable {
    final int[] mOps; // command and index of the fragment
    final String mName;
    final int mIndex;
    final int mTitleRes;
    final CharSequence mTitle;
    final int mShortTitleRes;
    final CharSequence mShortTitle;
    final boolean mReorderingAllowed;

    BackStackState(BackStackRecord r) {
        mOps = new int[2 * r.mOps.size()];
        for (int i = 0; i < r.mOps.size(); i++) {
            mOps[2 * i] = r.mOps.get(i).cmd;
            Fragment f = r.mOps.get(i).fragment;
            mOps[2 * i + 1] = f == null ? -1 : f.mIndex;
        }
        mName = r.mName;
        mIndex = r.mIndex;
        mTitleRes = r.mBreadCrumbTitleRes;
        mTitle = r.mBreadCrumbTitleText;
        mShortTitleRes = r.mBreadCrumbShortTitleRes;
        mShortTitle = r.mBreadCrumbShortTitleText;
        mReorderingAllowed = r.mReorderingAllowed;
    }

    BackStackState(Parcel in) {
        mOps = in.createIntArray();
        mName = in.readString();
        mIndex = in.readInt();
        mTitleRes = in.readInt();
        mTitle = in.readString();
        mShortTitleRes = in.readInt();
        mShortTitle = in.readString();
        mReorderingAllowed = in.readInt() != 0;
    }

    BackStackRecord instantiate(FragmentManagerImpl fm) {
        BackStackRecord r = new BackStackRecord(fm);
        for (int i = 0; i < mOps.length; i += 2) {
            r.mOps.add(new BackStackRecord.Op(mOps[i], mOps[i + 1] < 0 ? null : fm.mActive.get(mOps[i + 1])));
            if (mOps[i + 1] >= 0) {
                fm.mActive.get(mOps[i + 1]).mBackStackNesting++;
            }
        }
        r.mName = mName;
        r.mIndex = mIndex;
        r.mAddToBackStack = true;
        r.mBreadCrumbTitleRes = mTitleRes;
        r.mBreadCrumbTitleText = mTitle;
        r.mBreadCrumbShortTitleRes = mShortTitleRes;
        r.mBreadCrumbShortTitleText = mShortTitle;
        r.mReorderingAllowed = mReorderingAllowed;
        return r;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeIntArray(mOps);
        out.writeString(mName);
        out.writeInt(mIndex);
        out.writeInt(mTitleRes);
        out.writeString(mTitle == null ? null : mTitle.toString());
        out.writeInt(mShortTitleRes);
        out.writeString(mShortTitle == null ? null : mShortTitle.toString());
        out.writeInt(mReorderingAllowed ? 1 : 0);
    }

    public static final Parcelable.Creator<BackStackState> CREATOR = new Parcelable.Creator<BackStackState>() {
        @Override
        public BackStackState createFromParcel(Parcel in) {
            return new BackStackState(in);
        }

        @Override
        public BackStackState[] newArray(int size) {
            return new BackStackState[size];
        }
    };
}
