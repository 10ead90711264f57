package android.view.autofill;

/** Names a view for autofill. */
public final class AutofillId {
    private final int mViewId;

    public AutofillId(int id) {
        mViewId = id;
    }

    @Override
    public int hashCode() { return 31 + mViewId; }
    @Override
    public boolean equals(Object o) { return o instanceof AutofillId && ((AutofillId) o).mViewId == mViewId; }
    @Override
    public String toString() { return String.valueOf(mViewId); }
}
