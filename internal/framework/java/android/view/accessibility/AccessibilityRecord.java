package android.view.accessibility;

import android.os.Parcelable;
import android.view.View;
import java.util.ArrayList;
import java.util.List;

/** What an accessibility event says of a view. */
public class AccessibilityRecord {
    View mSourceView;
    private Parcelable mParcelableData;
    private final List<CharSequence> mText = new ArrayList<CharSequence>();
    private boolean mChecked;
    private boolean mEnabled;
    private boolean mPassword;
    private boolean mFullScreen;
    private boolean mScrollable;
    private int mItemCount = -1;
    private int mCurrentItemIndex = -1;
    private int mFromIndex = -1;
    private int mToIndex = -1;
    private int mScrollX;
    private int mScrollY;
    private int mMaxScrollX = -1;
    private int mMaxScrollY = -1;
    private int mAddedCount = -1;
    private int mRemovedCount = -1;
    private CharSequence mClassName;
    private CharSequence mContentDescription;
    private CharSequence mBeforeText;

    AccessibilityRecord() {
    }

    public static AccessibilityRecord obtain() { return new AccessibilityRecord(); }

    public static AccessibilityRecord obtain(AccessibilityRecord record) {
        final AccessibilityRecord c = obtain();
        c.init(record);
        return c;
    }

    void init(AccessibilityRecord record) {
        mSourceView = record.mSourceView;
        mParcelableData = record.mParcelableData;
        mText.addAll(record.mText);
        mChecked = record.mChecked;
        mEnabled = record.mEnabled;
        mPassword = record.mPassword;
        mFullScreen = record.mFullScreen;
        mScrollable = record.mScrollable;
        mItemCount = record.mItemCount;
        mCurrentItemIndex = record.mCurrentItemIndex;
        mFromIndex = record.mFromIndex;
        mToIndex = record.mToIndex;
        mScrollX = record.mScrollX;
        mScrollY = record.mScrollY;
        mMaxScrollX = record.mMaxScrollX;
        mMaxScrollY = record.mMaxScrollY;
        mAddedCount = record.mAddedCount;
        mRemovedCount = record.mRemovedCount;
        mClassName = record.mClassName;
        mContentDescription = record.mContentDescription;
        mBeforeText = record.mBeforeText;
    }

    public void recycle() { }
    public void setSource(View source) { mSourceView = source; }
    public void setSource(View root, int virtualDescendantId) { mSourceView = root; }
    public AccessibilityNodeInfo getSource() { return mSourceView == null ? null : mSourceView.createAccessibilityNodeInfo(); }
    public int getWindowId() { return -1; }
    public List<CharSequence> getText() { return mText; }
    public Parcelable getParcelableData() { return mParcelableData; }
    public void setParcelableData(Parcelable parcelableData) { mParcelableData = parcelableData; }
    public boolean isChecked() { return mChecked; }
    public void setChecked(boolean value) { mChecked = value; }
    public boolean isEnabled() { return mEnabled; }
    public void setEnabled(boolean value) { mEnabled = value; }
    public boolean isPassword() { return mPassword; }
    public void setPassword(boolean value) { mPassword = value; }
    public boolean isFullScreen() { return mFullScreen; }
    public void setFullScreen(boolean value) { mFullScreen = value; }
    public boolean isScrollable() { return mScrollable; }
    public void setScrollable(boolean value) { mScrollable = value; }
    public int getItemCount() { return mItemCount; }
    public void setItemCount(int value) { mItemCount = value; }
    public int getCurrentItemIndex() { return mCurrentItemIndex; }
    public void setCurrentItemIndex(int value) { mCurrentItemIndex = value; }
    public int getFromIndex() { return mFromIndex; }
    public void setFromIndex(int value) { mFromIndex = value; }
    public int getToIndex() { return mToIndex; }
    public void setToIndex(int value) { mToIndex = value; }
    public int getScrollX() { return mScrollX; }
    public void setScrollX(int value) { mScrollX = value; }
    public int getScrollY() { return mScrollY; }
    public void setScrollY(int value) { mScrollY = value; }
    public int getMaxScrollX() { return mMaxScrollX; }
    public void setMaxScrollX(int value) { mMaxScrollX = value; }
    public int getMaxScrollY() { return mMaxScrollY; }
    public void setMaxScrollY(int value) { mMaxScrollY = value; }
    public int getAddedCount() { return mAddedCount; }
    public void setAddedCount(int value) { mAddedCount = value; }
    public int getRemovedCount() { return mRemovedCount; }
    public void setRemovedCount(int value) { mRemovedCount = value; }
    public CharSequence getClassName() { return mClassName; }
    public void setClassName(CharSequence value) { mClassName = value; }
    public CharSequence getContentDescription() { return mContentDescription; }
    public void setContentDescription(CharSequence value) { mContentDescription = value; }
    public CharSequence getBeforeText() { return mBeforeText; }
    public void setBeforeText(CharSequence value) { mBeforeText = value; }
}
