package android.app;

import android.content.Context;
import android.content.res.Configuration;
import android.os.Parcelable;
import android.util.ArrayMap;
import android.util.AttributeSet;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.List;

/** Leads a host's lifecycle to its fragments and loaders. */
public class FragmentController {
    private final FragmentHostCallback<?> mHost;

    private FragmentController(FragmentHostCallback<?> callbacks) {
        mHost = callbacks;
    }

    public static final FragmentController createController(FragmentHostCallback<?> callbacks) {
        return new FragmentController(callbacks);
    }

    public FragmentManager getFragmentManager() {
        return mHost.mFragmentManager;
    }

    public LoaderManager getLoaderManager() {
        return mHost.getLoaderManagerImpl();
    }

    public Fragment findFragmentByWho(String who) {
        return mHost.mFragmentManager.findFragmentByWho(who);
    }

    public void attachHost(Fragment parent) {
        mHost.mFragmentManager.attachController(mHost, mHost, parent);
    }

    public View onCreateView(View parent, String name, Context context, AttributeSet attrs) {
        return mHost.mFragmentManager.onCreateView(parent, name, context, attrs);
    }

    public Parcelable saveAllState() {
        return mHost.mFragmentManager.saveAllState();
    }

    public void restoreAllState(Parcelable state, List<Fragment> nonConfig) {
        mHost.mFragmentManager.restoreAllState(state, new FragmentManagerNonConfig(nonConfig, null));
    }

    public void restoreAllState(Parcelable state, FragmentManagerNonConfig nonConfig) {
        mHost.mFragmentManager.restoreAllState(state, nonConfig);
    }

    public List<Fragment> retainNonConfig() {
        FragmentManagerNonConfig kept = retainNestedNonConfig();
        return kept == null ? null : kept.getFragments();
    }

    public FragmentManagerNonConfig retainNestedNonConfig() {
        return mHost.mFragmentManager.retainNonConfig();
    }

    public void doLoaderStart() {
        mHost.doLoaderStart();
    }

    public void doLoaderStop(boolean retain) {
        mHost.doLoaderStop(retain);
    }

    public void doLoaderDestroy() {
        mHost.doLoaderDestroy();
    }

    public void reportLoaderStart() {
        mHost.reportLoaderStart();
    }

    public ArrayMap<String, LoaderManager> retainLoaderNonConfig() {
        return mHost.retainLoaderNonConfig();
    }

    public void restoreLoaderNonConfig(ArrayMap<String, LoaderManager> loaderManagers) {
        mHost.restoreLoaderNonConfig(loaderManagers);
    }

    public void dumpLoaders(String prefix, FileDescriptor fd, PrintWriter writer, String[] args) {
        writer.println(prefix + "Loaders of " + mHost);
    }

    public void noteStateNotSaved() {
        mHost.mFragmentManager.noteStateNotSaved();
    }

    public void dispatchCreate() {
        mHost.mFragmentManager.dispatchCreate();
    }

    public void dispatchActivityCreated() {
        mHost.mFragmentManager.dispatchActivityCreated();
    }

    public void dispatchStart() {
        mHost.mFragmentManager.dispatchStart();
    }

    public void dispatchResume() {
        mHost.mFragmentManager.dispatchResume();
    }

    public void dispatchPause() {
        mHost.mFragmentManager.dispatchPause();
    }

    public void dispatchStop() {
        mHost.mFragmentManager.dispatchStop();
    }

    public void dispatchDestroyView() {
        mHost.mFragmentManager.dispatchDestroyView();
    }

    public void dispatchDestroy() {
        mHost.mFragmentManager.dispatchDestroy();
    }

    public void dispatchMultiWindowModeChanged(boolean on) {
        mHost.mFragmentManager.dispatchMultiWindowModeChanged(on);
    }

    public void dispatchMultiWindowModeChanged(boolean on, Configuration config) {
        mHost.mFragmentManager.dispatchMultiWindowModeChanged(on, config);
    }

    public void dispatchPictureInPictureModeChanged(boolean on) {
        mHost.mFragmentManager.dispatchPictureInPictureModeChanged(on);
    }

    public void dispatchPictureInPictureModeChanged(boolean on, Configuration config) {
        mHost.mFragmentManager.dispatchPictureInPictureModeChanged(on, config);
    }

    public void dispatchConfigurationChanged(Configuration config) {
        mHost.mFragmentManager.dispatchConfigurationChanged(config);
    }

    public void dispatchLowMemory() {
        mHost.mFragmentManager.dispatchLowMemory();
    }

    public void dispatchTrimMemory(int level) {
        mHost.mFragmentManager.dispatchTrimMemory(level);
    }

    public boolean dispatchCreateOptionsMenu(Menu menu, MenuInflater inflater) {
        return mHost.mFragmentManager.dispatchCreateOptionsMenu(menu, inflater);
    }

    public boolean dispatchPrepareOptionsMenu(Menu menu) {
        return mHost.mFragmentManager.dispatchPrepareOptionsMenu(menu);
    }

    public boolean dispatchOptionsItemSelected(MenuItem item) {
        return mHost.mFragmentManager.dispatchOptionsItemSelected(item);
    }

    public boolean dispatchContextItemSelected(MenuItem item) {
        return mHost.mFragmentManager.dispatchContextItemSelected(item);
    }

    public void dispatchOptionsMenuClosed(Menu menu) {
        mHost.mFragmentManager.dispatchOptionsMenuClosed(menu);
    }

    public boolean execPendingActions() {
        return mHost.mFragmentManager.execPendingActions();
    }
}
