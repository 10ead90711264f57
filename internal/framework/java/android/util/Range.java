package android.util;

import com.android.internal.util.Preconditions;

/** A closed range. */
public final class Range<T extends Comparable<? super T>> {
    private final T mLower;
    private final T mUpper;

    public Range(final T lower, final T upper) {
        mLower = Preconditions.checkNotNull(lower, "lower must not be null");
        mUpper = Preconditions.checkNotNull(upper, "upper must not be null");
        if (lower.compareTo(upper) > 0) {
            throw new IllegalArgumentException("lower must be less than or equal to upper");
        }
    }

    public static <T extends Comparable<? super T>> Range<T> create(final T lower, final T upper) {
        return new Range<T>(lower, upper);
    }

    public T getLower() {
        return mLower;
    }

    public T getUpper() {
        return mUpper;
    }

    public boolean contains(T value) {
        Preconditions.checkNotNull(value, "value must not be null");
        return value.compareTo(mLower) >= 0 && value.compareTo(mUpper) <= 0;
    }

    public boolean contains(Range<T> range) {
        Preconditions.checkNotNull(range, "value must not be null");
        return range.mLower.compareTo(mLower) >= 0 && range.mUpper.compareTo(mUpper) <= 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Range && mLower.equals(((Range) obj).mLower) && mUpper.equals(((Range) obj).mUpper);
    }

    public T clamp(T value) {
        Preconditions.checkNotNull(value, "value must not be null");
        if (value.compareTo(mLower) < 0) {
            return mLower;
        }
        return value.compareTo(mUpper) > 0 ? mUpper : value;
    }

    public Range<T> intersect(Range<T> range) {
        Preconditions.checkNotNull(range, "range must not be null");
        return intersect(range.mLower, range.mUpper);
    }

    public Range<T> intersect(T lower, T upper) {
        Preconditions.checkNotNull(lower, "lower must not be null");
        Preconditions.checkNotNull(upper, "upper must not be null");
        return create(lower.compareTo(mLower) <= 0 ? mLower : lower, upper.compareTo(mUpper) >= 0 ? mUpper : upper);
    }

    public Range<T> extend(Range<T> range) {
        Preconditions.checkNotNull(range, "range must not be null");
        return extend(range.mLower, range.mUpper);
    }

    public Range<T> extend(T lower, T upper) {
        Preconditions.checkNotNull(lower, "lower must not be null");
        Preconditions.checkNotNull(upper, "upper must not be null");
        return create(lower.compareTo(mLower) >= 0 ? mLower : lower, upper.compareTo(mUpper) <= 0 ? mUpper : upper);
    }

    public Range<T> extend(T value) {
        Preconditions.checkNotNull(value, "value must not be null");
        return extend(value, value);
    }

    @Override
    public String toString() {
        return String.format("[%s, %s]", mLower, mUpper);
    }

    @Override
    public int hashCode() {
        int h = 31 ^ mLower.hashCode();
        return ((h << 5) - h) ^ mUpper.hashCode();
    }
}
