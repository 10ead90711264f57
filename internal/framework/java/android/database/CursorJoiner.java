package android.database;

import java.util.Iterator;

/** Walks over two cursors that are sorted by the same columns. */
public final class CursorJoiner implements Iterator<CursorJoiner.Result>, Iterable<CursorJoiner.Result> {
    private final Cursor mLeft;
    private final Cursor mRight;
    private final int[] mLeftColumns;
    private final int[] mRightColumns;
    private Result mResult;

    /** Which cursors are on a row. */
    public enum Result {
        RIGHT,
        LEFT,
        BOTH
    }

    public CursorJoiner(Cursor cursorLeft, String[] columnNamesLeft, Cursor cursorRight, String[] columnNamesRight) {
        if (columnNamesLeft.length != columnNamesRight.length) {
            throw new IllegalArgumentException("you must have the same number of columns on the left and right, "
                    + columnNamesLeft.length + " != " + columnNamesRight.length);
        }
        mLeft = cursorLeft;
        mRight = cursorRight;
        mLeft.moveToFirst();
        mRight.moveToFirst();
        mLeftColumns = indices(cursorLeft, columnNamesLeft);
        mRightColumns = indices(cursorRight, columnNamesRight);
    }

    private static int[] indices(Cursor c, String[] names) {
        int[] all = new int[names.length];
        for (int i = 0; i < names.length; i++) {
            all[i] = c.getColumnIndexOrThrow(names[i]);
        }
        return all;
    }

    public Iterator<Result> iterator() {
        return this;
    }

    public boolean hasNext() {
        if (mResult == null) {
            return !mLeft.isAfterLast() || !mRight.isAfterLast();
        }
        switch (mResult) {
            case BOTH:
                return !mLeft.isLast() || !mRight.isLast();
            case LEFT:
                return !mLeft.isLast() || !mRight.isAfterLast();
            default:
                return !mLeft.isAfterLast() || !mRight.isLast();
        }
    }

    public Result next() {
        if (!hasNext()) {
            throw new IllegalStateException("you must only call next() when hasNext() is true");
        }
        if (mResult != null) {
            if (mResult != Result.RIGHT) {
                mLeft.moveToNext();
            }
            if (mResult != Result.LEFT) {
                mRight.moveToNext();
            }
        }
        boolean hasLeft = !mLeft.isAfterLast();
        boolean hasRight = !mRight.isAfterLast();
        if (hasLeft && hasRight) {
            int c = compare();
            mResult = c < 0 ? Result.LEFT : c > 0 ? Result.RIGHT : Result.BOTH;
        } else {
            mResult = hasLeft ? Result.LEFT : Result.RIGHT;
        }
        return mResult;
    }

    private int compare() {
        for (int i = 0; i < mLeftColumns.length; i++) {
            String a = mLeft.getString(mLeftColumns[i]);
            String b = mRight.getString(mRightColumns[i]);
            if (a == null || b == null) {
                if (a != b) {
                    return a == null ? -1 : 1;
                }
                continue;
            }
            int c = a.compareTo(b);
            if (c != 0) {
                return c < 0 ? -1 : 1;
            }
        }
        return 0;
    }

    public void remove() {
        throw new UnsupportedOperationException("not implemented");
    }
}
