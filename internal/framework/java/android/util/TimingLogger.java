package android.util;

import android.os.SystemClock;
import java.util.ArrayList;

/** Logs how long parts of a work take. */
public class TimingLogger {
    private String mTag;
    private String mLabel;
    private boolean mDisabled;
    private ArrayList<Long> mSplits;
    private ArrayList<String> mSplitLabels;

    public TimingLogger(String tag, String label) {
        reset(tag, label);
    }

    public void reset(String tag, String label) {
        mTag = tag;
        mLabel = label;
        reset();
    }

    public void reset() {
        mDisabled = !Log.isLoggable(mTag, Log.VERBOSE);
        if (mDisabled) {
            return;
        }
        mSplits = new ArrayList<Long>();
        mSplitLabels = new ArrayList<String>();
        addSplit(null);
    }

    public void addSplit(String splitLabel) {
        if (mDisabled) {
            return;
        }
        mSplits.add(SystemClock.elapsedRealtime());
        mSplitLabels.add(splitLabel);
    }

    public void dumpToLog() {
        if (mDisabled) {
            return;
        }
        Log.d(mTag, mLabel + ": begin");
        final long first = mSplits.get(0);
        long now = first;
        for (int i = 1; i < mSplits.size(); i++) {
            now = mSplits.get(i);
            Log.d(mTag, mLabel + ":      " + (now - mSplits.get(i - 1)) + " ms, " + mSplitLabels.get(i));
        }
        Log.d(mTag, mLabel + ": end, " + (now - first) + " ms");
    }
}
