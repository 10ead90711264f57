package android.widget;

/** Insets given by start and end, or by left and right. */
public class RtlSpacingHelper {
    public static final int UNDEFINED = Integer.MIN_VALUE;

    private int mLeft = 0;
    private int mRight = 0;
    private int mStart = UNDEFINED;
    private int mEnd = UNDEFINED;
    private int mExplicitLeft = 0;
    private int mExplicitRight = 0;
    private boolean mIsRtl = false;
    private boolean mIsRelative = false;

    public int getLeft() {
        return mLeft;
    }

    public int getRight() {
        return mRight;
    }

    public int getStart() {
        return mIsRtl ? mRight : mLeft;
    }

    public int getEnd() {
        return mIsRtl ? mLeft : mRight;
    }

    public void setRelative(int start, int end) {
        mStart = start;
        mEnd = end;
        mIsRelative = true;
        int left = mIsRtl ? end : start;
        int right = mIsRtl ? start : end;
        if (left != UNDEFINED) {
            mLeft = left;
        }
        if (right != UNDEFINED) {
            mRight = right;
        }
    }

    public void setAbsolute(int left, int right) {
        mIsRelative = false;
        if (left != UNDEFINED) {
            mLeft = mExplicitLeft = left;
        }
        if (right != UNDEFINED) {
            mRight = mExplicitRight = right;
        }
    }

    public void setDirection(boolean isRtl) {
        if (isRtl == mIsRtl) {
            return;
        }
        mIsRtl = isRtl;
        if (mIsRelative) {
            int left = isRtl ? mEnd : mStart;
            int right = isRtl ? mStart : mEnd;
            mLeft = left != UNDEFINED ? left : mExplicitLeft;
            mRight = right != UNDEFINED ? right : mExplicitRight;
        } else {
            mLeft = mExplicitLeft;
            mRight = mExplicitRight;
        }
    }
}
