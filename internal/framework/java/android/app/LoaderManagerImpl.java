package android.app;

import android.content.Loader;
import android.os.Bundle;
import android.util.SparseArray;
import java.io.FileDescriptor;
import java.io.PrintWriter;

/** Starts, stops, retains and destroys loaders with their owner. */
class LoaderManagerImpl extends LoaderManager {
    final SparseArray<LoaderInfo> mLoaders = new SparseArray<LoaderInfo>(0);
    final SparseArray<LoaderInfo> mInactive = new SparseArray<LoaderInfo>(0);
    final String mWho;
    boolean mStarted;
    boolean mRetaining;
    private boolean mRetainingStarted;
    private boolean mCreatingLoader;
    private FragmentHostCallback<?> mHost;

    /** A loader and its state. */
    @SuppressWarnings({"rawtypes", "unchecked"})
    final class LoaderInfo implements Loader.OnLoadCompleteListener<Object>, Loader.OnLoadCanceledListener<Object> {
        final int mId;
        final Bundle mArgs;
        LoaderCallbacks mCallbacks;
        Loader mLoader;
        boolean mHaveData;
        boolean mDelivered;
        Object mData;
        boolean mStarted;
        boolean mRetaining;
        boolean mRetainingStarted;
        boolean mReportNextStart;
        boolean mDestroyed;
        boolean mListening;
        LoaderInfo mPending;

        LoaderInfo(int id, Bundle args, LoaderCallbacks callbacks) {
            mId = id;
            mArgs = args;
            mCallbacks = callbacks;
        }

        void start() {
            if (mRetaining && mRetainingStarted) {
                mStarted = true;
                return;
            }
            if (mStarted) {
                return;
            }
            mStarted = true;
            if (mLoader == null && mCallbacks != null) {
                mLoader = mCallbacks.onCreateLoader(mId, mArgs);
            }
            if (mLoader != null) {
                if (mLoader.getClass().isMemberClass() && !java.lang.reflect.Modifier.isStatic(mLoader.getClass().getModifiers())) {
                    throw new IllegalArgumentException("Object returned from onCreateLoader must not be a non-static inner member class: " + mLoader);
                }
                if (!mListening) {
                    mLoader.registerListener(mId, this);
                    mLoader.registerOnLoadCanceledListener(this);
                    mListening = true;
                }
                mLoader.startLoading();
            }
        }

        void retain() {
            mRetaining = true;
            mRetainingStarted = mStarted;
            mStarted = false;
            mCallbacks = null;
        }

        void finishRetain() {
            if (mRetaining) {
                mRetaining = false;
                if (mStarted != mRetainingStarted && !mStarted) {
                    stop();
                }
            }
            if (mStarted && mHaveData && !mReportNextStart) {
                call(mLoader, mData);
            }
        }

        void reportStart() {
            if (mStarted && mReportNextStart) {
                mReportNextStart = false;
                if (mHaveData && !mRetaining) {
                    call(mLoader, mData);
                }
            }
        }

        void stop() {
            mStarted = false;
            if (!mRetaining && mLoader != null && mListening) {
                mListening = false;
                mLoader.unregisterListener(this);
                mLoader.unregisterOnLoadCanceledListener(this);
                mLoader.stopLoading();
            }
        }

        boolean cancel() {
            if (mStarted && mLoader != null && mListening) {
                boolean cancelled = mLoader.cancelLoad();
                if (!cancelled) {
                    onLoadCanceled(mLoader);
                }
                return cancelled;
            }
            return false;
        }

        void destroy() {
            mDestroyed = true;
            boolean reset = mDelivered;
            mDelivered = false;
            if (mCallbacks != null && mLoader != null && mHaveData && reset) {
                mCallbacks.onLoaderReset(mLoader);
            }
            mCallbacks = null;
            mData = null;
            mHaveData = false;
            if (mLoader != null) {
                if (mListening) {
                    mListening = false;
                    mLoader.unregisterListener(this);
                    mLoader.unregisterOnLoadCanceledListener(this);
                }
                mLoader.reset();
            }
            if (mPending != null) {
                mPending.destroy();
            }
        }

        @Override
        public void onLoadCanceled(Loader<Object> loader) {
            if (mDestroyed || mLoaders.get(mId) != this) {
                return;
            }
            takePending();
        }

        private boolean takePending() {
            LoaderInfo pending = mPending;
            if (pending == null) {
                return false;
            }
            mPending = null;
            mLoaders.put(mId, null);
            destroy();
            installLoader(pending);
            return true;
        }

        @Override
        public void onLoadComplete(Loader<Object> loader, Object data) {
            if (mDestroyed || mLoaders.get(mId) != this || takePending()) {
                return;
            }
            if (mData != data || !mHaveData) {
                mData = data;
                mHaveData = true;
                if (mStarted) {
                    call(loader, data);
                }
            }
            LoaderInfo info = mInactive.get(mId);
            if (info != null && info != this) {
                info.mDelivered = false;
                info.destroy();
                mInactive.remove(mId);
            }
            if (mHost != null && !hasRunningLoaders()) {
                mHost.mFragmentManager.startPendingDeferredFragments();
            }
        }

        void call(Loader loader, Object data) {
            if (mCallbacks != null) {
                mCallbacks.onLoadFinished(loader, data);
                mDelivered = true;
            }
        }
    }

    LoaderManagerImpl(String who, FragmentHostCallback<?> host, boolean started) {
        mWho = who;
        mHost = host;
        mStarted = started;
    }

    void updateHostController(FragmentHostCallback<?> host) {
        mHost = host;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    private LoaderInfo createAndInstall(int id, Bundle args, LoaderCallbacks callback) {
        try {
            mCreatingLoader = true;
            LoaderInfo info = new LoaderInfo(id, args, callback);
            info.mLoader = callback.onCreateLoader(id, args);
            installLoader(info);
            return info;
        } finally {
            mCreatingLoader = false;
        }
    }

    void installLoader(LoaderInfo info) {
        mLoaders.put(info.mId, info);
        if (mStarted) {
            info.start();
        }
    }

    private void checkCreating() {
        if (mCreatingLoader) {
            throw new IllegalStateException("Called while creating a loader");
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <D> Loader<D> initLoader(int id, Bundle args, LoaderCallbacks<D> callback) {
        checkCreating();
        LoaderInfo info = mLoaders.get(id);
        if (info == null) {
            info = createAndInstall(id, args, callback);
        } else {
            info.mCallbacks = callback;
        }
        if (info.mHaveData && mStarted) {
            info.call(info.mLoader, info.mData);
        }
        return (Loader<D>) info.mLoader;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <D> Loader<D> restartLoader(int id, Bundle args, LoaderCallbacks<D> callback) {
        checkCreating();
        LoaderInfo info = mLoaders.get(id);
        if (info != null) {
            LoaderInfo inactive = mInactive.get(id);
            if (inactive != null) {
                if (info.mHaveData) {
                    inactive.mDelivered = false;
                    inactive.destroy();
                    info.mLoader.abandon();
                    mInactive.put(id, info);
                } else if (!info.cancel()) {
                    mLoaders.put(id, null);
                    info.destroy();
                } else {
                    if (info.mPending != null) {
                        info.mPending.destroy();
                        info.mPending = null;
                    }
                    info.mPending = new LoaderInfo(id, args, callback);
                    info.mPending.mLoader = callback.onCreateLoader(id, args);
                    return (Loader<D>) info.mPending.mLoader;
                }
            } else {
                info.mLoader.abandon();
                mInactive.put(id, info);
            }
        }
        return (Loader<D>) createAndInstall(id, args, callback).mLoader;
    }

    @Override
    public void destroyLoader(int id) {
        checkCreating();
        LoaderInfo info = mLoaders.get(id);
        if (info != null) {
            mLoaders.remove(id);
            info.destroy();
        }
        info = mInactive.get(id);
        if (info != null) {
            mInactive.remove(id);
            info.destroy();
        }
        if (mHost != null && !hasRunningLoaders()) {
            mHost.mFragmentManager.startPendingDeferredFragments();
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public <D> Loader<D> getLoader(int id) {
        checkCreating();
        LoaderInfo info = mLoaders.get(id);
        if (info == null) {
            return null;
        }
        return (Loader<D>) (info.mPending != null ? info.mPending.mLoader : info.mLoader);
    }

    private LoaderInfo[] all() {
        int n = 0;
        LoaderInfo[] all = new LoaderInfo[mLoaders.size()];
        for (int i = 0; i < mLoaders.size(); i++) {
            if (mLoaders.valueAt(i) != null) {
                all[n++] = mLoaders.valueAt(i);
            }
        }
        return java.util.Arrays.copyOf(all, n);
    }

    void doStart() {
        if (mStarted) {
            return;
        }
        mStarted = true;
        LoaderInfo[] all = all();
        for (int i = all.length - 1; i >= 0; i--) {
            all[i].start();
        }
    }

    void doStop() {
        if (!mStarted) {
            return;
        }
        LoaderInfo[] all = all();
        for (int i = all.length - 1; i >= 0; i--) {
            all[i].stop();
        }
        mStarted = false;
    }

    void doRetain() {
        if (!mStarted) {
            return;
        }
        mRetaining = true;
        mStarted = false;
        for (LoaderInfo info : all()) {
            info.retain();
        }
    }

    void finishRetain() {
        if (mRetaining) {
            mRetaining = false;
            for (LoaderInfo info : all()) {
                info.finishRetain();
            }
        }
    }

    void doReportNextStart() {
        for (LoaderInfo info : all()) {
            info.mReportNextStart = true;
        }
    }

    void doReportStart() {
        for (LoaderInfo info : all()) {
            info.reportStart();
        }
    }

    void doDestroy() {
        if (!mRetaining) {
            for (LoaderInfo info : all()) {
                info.destroy();
            }
            mLoaders.clear();
        }
        for (int i = mInactive.size() - 1; i >= 0; i--) {
            mInactive.valueAt(i).destroy();
        }
        mInactive.clear();
        mHost = null;
    }

    boolean hasRunningLoaders() {
        for (LoaderInfo info : all()) {
            if (info.mStarted && !info.mDelivered) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
        writer.println(prefix + mLoaders.size() + " loaders");
    }
}
