package android.content.pm;

import java.util.List;

/** Packages that have changed. */
public final class ChangedPackages {
    private final int mSequenceNumber;
    private final List<String> mPackageNames;

    public ChangedPackages(int sequenceNumber, List<String> packageNames) {
        mSequenceNumber = sequenceNumber;
        mPackageNames = packageNames;
    }

    public int getSequenceNumber() {
        return mSequenceNumber;
    }

    public List<String> getPackageNames() {
        return mPackageNames;
    }
}
