package android.view.accessibility;

import android.graphics.Rect;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.view.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What accessibility services see of a view. */
public class AccessibilityNodeInfo implements Parcelable {
    public static final int UNDEFINED_CONNECTION_ID = -1;
    public static final int UNDEFINED_SELECTION_INDEX = -1;
    public static final int UNDEFINED_ITEM_ID = 2147483647;
    public static final int ROOT_ITEM_ID = 2147483646;
    public static final int FLAG_PREFETCH_PREDECESSORS = 1;
    public static final int FLAG_PREFETCH_SIBLINGS = 2;
    public static final int FLAG_PREFETCH_DESCENDANTS = 4;
    public static final int FLAG_INCLUDE_NOT_IMPORTANT_VIEWS = 8;
    public static final int FLAG_REPORT_VIEW_IDS = 16;
    public static final int ACTION_FOCUS = 1;
    public static final int ACTION_CLEAR_FOCUS = 2;
    public static final int ACTION_SELECT = 4;
    public static final int ACTION_CLEAR_SELECTION = 8;
    public static final int ACTION_CLICK = 16;
    public static final int ACTION_LONG_CLICK = 32;
    public static final int ACTION_ACCESSIBILITY_FOCUS = 64;
    public static final int ACTION_CLEAR_ACCESSIBILITY_FOCUS = 128;
    public static final int ACTION_NEXT_AT_MOVEMENT_GRANULARITY = 256;
    public static final int ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY = 512;
    public static final int ACTION_NEXT_HTML_ELEMENT = 1024;
    public static final int ACTION_PREVIOUS_HTML_ELEMENT = 2048;
    public static final int ACTION_SCROLL_FORWARD = 4096;
    public static final int ACTION_SCROLL_BACKWARD = 8192;
    public static final int ACTION_COPY = 16384;
    public static final int ACTION_PASTE = 32768;
    public static final int ACTION_CUT = 65536;
    public static final int ACTION_SET_SELECTION = 131072;
    public static final int ACTION_EXPAND = 262144;
    public static final int ACTION_COLLAPSE = 524288;
    public static final int ACTION_DISMISS = 1048576;
    public static final int ACTION_SET_TEXT = 2097152;
    public static final String ACTION_ARGUMENT_MOVEMENT_GRANULARITY_INT = "ACTION_ARGUMENT_MOVEMENT_GRANULARITY_INT";
    public static final String ACTION_ARGUMENT_HTML_ELEMENT_STRING = "ACTION_ARGUMENT_HTML_ELEMENT_STRING";
    public static final String ACTION_ARGUMENT_EXTEND_SELECTION_BOOLEAN = "ACTION_ARGUMENT_EXTEND_SELECTION_BOOLEAN";
    public static final String ACTION_ARGUMENT_SELECTION_START_INT = "ACTION_ARGUMENT_SELECTION_START_INT";
    public static final String ACTION_ARGUMENT_SELECTION_END_INT = "ACTION_ARGUMENT_SELECTION_END_INT";
    public static final String ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE = "ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE";
    public static final String ACTION_ARGUMENT_ROW_INT = "android.view.accessibility.action.ARGUMENT_ROW_INT";
    public static final String ACTION_ARGUMENT_COLUMN_INT = "android.view.accessibility.action.ARGUMENT_COLUMN_INT";
    public static final String ACTION_ARGUMENT_PROGRESS_VALUE = "android.view.accessibility.action.ARGUMENT_PROGRESS_VALUE";
    public static final String ACTION_ARGUMENT_MOVE_WINDOW_X = "ACTION_ARGUMENT_MOVE_WINDOW_X";
    public static final String ACTION_ARGUMENT_MOVE_WINDOW_Y = "ACTION_ARGUMENT_MOVE_WINDOW_Y";
    public static final String ACTION_ARGUMENT_ACCESSIBLE_CLICKABLE_SPAN = "android.view.accessibility.action.ACTION_ARGUMENT_ACCESSIBLE_CLICKABLE_SPAN";
    public static final int FOCUS_INPUT = 1;
    public static final int FOCUS_ACCESSIBILITY = 2;
    public static final int MOVEMENT_GRANULARITY_CHARACTER = 1;
    public static final int MOVEMENT_GRANULARITY_WORD = 2;
    public static final int MOVEMENT_GRANULARITY_LINE = 4;
    public static final int MOVEMENT_GRANULARITY_PARAGRAPH = 8;
    public static final int MOVEMENT_GRANULARITY_PAGE = 16;
    public static final String EXTRA_DATA_TEXT_CHARACTER_LOCATION_KEY = "android.view.accessibility.extra.DATA_TEXT_CHARACTER_LOCATION_KEY";
    public static final String EXTRA_DATA_TEXT_CHARACTER_LOCATION_ARG_START_INDEX = "android.view.accessibility.extra.DATA_TEXT_CHARACTER_LOCATION_ARG_START_INDEX";
    public static final String EXTRA_DATA_TEXT_CHARACTER_LOCATION_ARG_LENGTH = "android.view.accessibility.extra.DATA_TEXT_CHARACTER_LOCATION_ARG_LENGTH";
    public static final String EXTRA_DATA_REQUESTED_KEY = "android.view.accessibility.AccessibilityNodeInfo.extra_data_requested";
    private View mSource;
    private View mParent, mLabelFor, mLabeledBy, mBefore, mAfter;
    private int mVirtualId = -1, mSelectionStart = -1, mSelectionEnd = -1;
    private boolean mSealed;
    private String mViewId;
    private final Rect mInParent = new Rect(), mInScreen = new Rect();
    private final ArrayList<AccessibilityAction> mActions = new ArrayList<AccessibilityAction>();
    private final ArrayList<View> mChildren = new ArrayList<View>();
    private Bundle mExtras;
    private List<String> mExtraData = Collections.emptyList();
    private RangeInfo mRange;
    private CollectionInfo mCollection;
    private CollectionItemInfo mCollectionItem;
    private boolean mCheckable;
    private boolean mChecked;
    private boolean mFocusable;
    private boolean mFocused;
    private boolean mVisibleToUser;
    private boolean mAccessibilityFocused;
    private boolean mSelected;
    private boolean mClickable;
    private boolean mLongClickable;
    private boolean mEnabled;
    private boolean mPassword;
    private boolean mScrollable;
    private boolean mEditable;
    private boolean mContextClickable;
    private boolean mContentInvalid;
    private boolean mMultiLine;
    private boolean mDismissable;
    private boolean mImportantForAccessibility;
    private boolean mShowingHintText;
    private int mMaxTextLength;
    private int mMovementGranularities;
    private int mInputType;
    private int mLiveRegion;
    private int mDrawingOrder;
    private CharSequence mPackageName;
    private CharSequence mClassName;
    private CharSequence mText;
    private CharSequence mContentDescription;
    private CharSequence mError;
    private CharSequence mHintText;

    private AccessibilityNodeInfo() {
    }

    public static AccessibilityNodeInfo obtain() {
        return new AccessibilityNodeInfo();
    }

    public static AccessibilityNodeInfo obtain(View source) {
        final AccessibilityNodeInfo info = obtain();
        info.setSource(source);
        return info;
    }

    public static AccessibilityNodeInfo obtain(View root, int virtualDescendantId) {
        final AccessibilityNodeInfo info = obtain();
        info.setSource(root, virtualDescendantId);
        return info;
    }

    public static AccessibilityNodeInfo obtain(AccessibilityNodeInfo info) {
        final AccessibilityNodeInfo c = obtain();
        c.mSource = info.mSource;
        c.mVirtualId = info.mVirtualId;
        c.mParent = info.mParent;
        c.mViewId = info.mViewId;
        c.mInParent.set(info.mInParent);
        c.mInScreen.set(info.mInScreen);
        c.mActions.addAll(info.mActions);
        c.mChildren.addAll(info.mChildren);
        c.mSelectionStart = info.mSelectionStart;
        c.mSelectionEnd = info.mSelectionEnd;
        c.mRange = info.mRange;
        c.mCollection = info.mCollection;
        c.mCollectionItem = info.mCollectionItem;
        c.mExtras = info.mExtras == null ? null : new Bundle(info.mExtras);
        c.mCheckable = info.mCheckable;
        c.mChecked = info.mChecked;
        c.mFocusable = info.mFocusable;
        c.mFocused = info.mFocused;
        c.mVisibleToUser = info.mVisibleToUser;
        c.mAccessibilityFocused = info.mAccessibilityFocused;
        c.mSelected = info.mSelected;
        c.mClickable = info.mClickable;
        c.mLongClickable = info.mLongClickable;
        c.mEnabled = info.mEnabled;
        c.mPassword = info.mPassword;
        c.mScrollable = info.mScrollable;
        c.mEditable = info.mEditable;
        c.mContextClickable = info.mContextClickable;
        c.mContentInvalid = info.mContentInvalid;
        c.mMultiLine = info.mMultiLine;
        c.mDismissable = info.mDismissable;
        c.mImportantForAccessibility = info.mImportantForAccessibility;
        c.mShowingHintText = info.mShowingHintText;
        c.mMaxTextLength = info.mMaxTextLength;
        c.mMovementGranularities = info.mMovementGranularities;
        c.mInputType = info.mInputType;
        c.mLiveRegion = info.mLiveRegion;
        c.mDrawingOrder = info.mDrawingOrder;
        c.mPackageName = info.mPackageName;
        c.mClassName = info.mClassName;
        c.mText = info.mText;
        c.mContentDescription = info.mContentDescription;
        c.mError = info.mError;
        c.mHintText = info.mHintText;
        return c;
    }

    public void recycle() { }
    public boolean refresh() { return false; }
    public void setSealed(boolean sealed) { mSealed = sealed; }
    public boolean isSealed() { return mSealed; }
    public void setSource(View source) { setSource(source, -1); }

    public void setSource(View root, int virtualDescendantId) {
        mSource = root;
        mVirtualId = virtualDescendantId;
    }

    public int getWindowId() { return -1; }
    public int getChildCount() { return mChildren.size(); }
    public AccessibilityNodeInfo getChild(int index) { return mChildren.get(index) == null ? null : mChildren.get(index).createAccessibilityNodeInfo(); }
    public void addChild(View child) { mChildren.add(child); }
    public void addChild(View root, int virtualDescendantId) { mChildren.add(root); }
    public boolean removeChild(View child) { return mChildren.remove(child); }
    public boolean removeChild(View root, int virtualDescendantId) { return mChildren.remove(root); }
    public List<AccessibilityAction> getActionList() { return mActions; }

    @Deprecated
    public int getActions() {
        int actions = 0;
        for (AccessibilityAction a : mActions) {
            if (a.getId() <= 0x200000) {
                actions |= a.getId();
            }
        }
        return actions;
    }

    public void addAction(AccessibilityAction action) {
        if (action != null) {
            mActions.remove(action);
            mActions.add(action);
        }
    }

    @Deprecated
    public void addAction(int action) {
        if ((action & 0xFF000000) != 0) {
            throw new IllegalArgumentException("Action is not a combination of the standard actions: " + action);
        }
        for (int i = 0; i < 22; i++) {
            if ((action & 1 << i) != 0) {
                addAction(new AccessibilityAction(1 << i, null));
            }
        }
    }

    @Deprecated
    public void removeAction(int action) { mActions.remove(new AccessibilityAction(action, null)); }
    public boolean removeAction(AccessibilityAction action) { return mActions.remove(action); }
    public boolean performAction(int action) { return performAction(action, null); }
    public boolean performAction(int action, Bundle arguments) { throw notSealed(); }
    public AccessibilityNodeInfo findFocus(int focus) { throw notSealed(); }
    public AccessibilityNodeInfo focusSearch(int direction) { throw notSealed(); }
    public List<AccessibilityNodeInfo> findAccessibilityNodeInfosByText(String text) { throw notSealed(); }
    public List<AccessibilityNodeInfo> findAccessibilityNodeInfosByViewId(String viewId) { throw notSealed(); }

    /** Only nodes that the system handed to an accessibility service are sealed, and none runs here. */
    private static IllegalStateException notSealed() {
        return new IllegalStateException("Cannot perform this action on a not sealed instance.");
    }

    public AccessibilityNodeInfo getParent() { return mParent == null ? null : mParent.createAccessibilityNodeInfo(); }
    public void setParent(View parent) { mParent = parent; }
    public void setParent(View root, int virtualDescendantId) { mParent = root; }
    public void setLabelFor(View labeled) { mLabelFor = labeled; }
    public void setLabelFor(View root, int virtualDescendantId) { mLabelFor = root; }
    public void setLabeledBy(View label) { mLabeledBy = label; }
    public void setLabeledBy(View root, int virtualDescendantId) { mLabeledBy = root; }
    public void setTraversalBefore(View view) { mBefore = view; }
    public void setTraversalAfter(View view) { mAfter = view; }
    public void getBoundsInParent(Rect outBounds) { outBounds.set(mInParent); }
    public void setBoundsInParent(Rect bounds) { mInParent.set(bounds); }
    public void getBoundsInScreen(Rect outBounds) { outBounds.set(mInScreen); }
    public void setBoundsInScreen(Rect bounds) { mInScreen.set(bounds); }
    public void setViewIdResourceName(String viewIdResName) { mViewId = viewIdResName; }
    public String getViewIdResourceName() { return mViewId; }
    public int getTextSelectionStart() { return mSelectionStart; }
    public int getTextSelectionEnd() { return mSelectionEnd; }

    public void setTextSelection(int start, int end) {
        mSelectionStart = start;
        mSelectionEnd = end;
    }

    public void setCanOpenPopup(boolean opensPopup) { mOpensPopup = opensPopup; }
    public boolean canOpenPopup() { return mOpensPopup; }
    private boolean mOpensPopup;

    public Bundle getExtras() {
        if (mExtras == null) {
            mExtras = new Bundle();
        }
        return mExtras;
    }

    public List<String> getAvailableExtraData() { return mExtraData; }
    public void setAvailableExtraData(List<String> extraDataKeys) { mExtraData = new ArrayList<String>(extraDataKeys); }
    public RangeInfo getRangeInfo() { return mRange; }
    public void setRangeInfo(RangeInfo rangeInfo) { mRange = rangeInfo; }
    public CollectionInfo getCollectionInfo() { return mCollection; }
    public void setCollectionInfo(CollectionInfo collectionInfo) { mCollection = collectionInfo; }
    public CollectionItemInfo getCollectionItemInfo() { return mCollectionItem; }
    public void setCollectionItemInfo(CollectionItemInfo collectionItemInfo) { mCollectionItem = collectionItemInfo; }
    public boolean isCheckable() { return mCheckable; }
    public void setCheckable(boolean value) { mCheckable = value; }
    public boolean isChecked() { return mChecked; }
    public void setChecked(boolean value) { mChecked = value; }
    public boolean isFocusable() { return mFocusable; }
    public void setFocusable(boolean value) { mFocusable = value; }
    public boolean isFocused() { return mFocused; }
    public void setFocused(boolean value) { mFocused = value; }
    public boolean isVisibleToUser() { return mVisibleToUser; }
    public void setVisibleToUser(boolean value) { mVisibleToUser = value; }
    public boolean isAccessibilityFocused() { return mAccessibilityFocused; }
    public void setAccessibilityFocused(boolean value) { mAccessibilityFocused = value; }
    public boolean isSelected() { return mSelected; }
    public void setSelected(boolean value) { mSelected = value; }
    public boolean isClickable() { return mClickable; }
    public void setClickable(boolean value) { mClickable = value; }
    public boolean isLongClickable() { return mLongClickable; }
    public void setLongClickable(boolean value) { mLongClickable = value; }
    public boolean isEnabled() { return mEnabled; }
    public void setEnabled(boolean value) { mEnabled = value; }
    public boolean isPassword() { return mPassword; }
    public void setPassword(boolean value) { mPassword = value; }
    public boolean isScrollable() { return mScrollable; }
    public void setScrollable(boolean value) { mScrollable = value; }
    public boolean isEditable() { return mEditable; }
    public void setEditable(boolean value) { mEditable = value; }
    public boolean isContextClickable() { return mContextClickable; }
    public void setContextClickable(boolean value) { mContextClickable = value; }
    public boolean isContentInvalid() { return mContentInvalid; }
    public void setContentInvalid(boolean value) { mContentInvalid = value; }
    public boolean isMultiLine() { return mMultiLine; }
    public void setMultiLine(boolean value) { mMultiLine = value; }
    public boolean isDismissable() { return mDismissable; }
    public void setDismissable(boolean value) { mDismissable = value; }
    public boolean isImportantForAccessibility() { return mImportantForAccessibility; }
    public void setImportantForAccessibility(boolean value) { mImportantForAccessibility = value; }
    public boolean isShowingHintText() { return mShowingHintText; }
    public void setShowingHintText(boolean value) { mShowingHintText = value; }
    public int getMaxTextLength() { return mMaxTextLength; }
    public void setMaxTextLength(int value) { mMaxTextLength = value; }
    public int getMovementGranularities() { return mMovementGranularities; }
    public void setMovementGranularities(int value) { mMovementGranularities = value; }
    public int getInputType() { return mInputType; }
    public void setInputType(int value) { mInputType = value; }
    public int getLiveRegion() { return mLiveRegion; }
    public void setLiveRegion(int value) { mLiveRegion = value; }
    public int getDrawingOrder() { return mDrawingOrder; }
    public void setDrawingOrder(int value) { mDrawingOrder = value; }
    public CharSequence getPackageName() { return mPackageName; }
    public void setPackageName(CharSequence value) { mPackageName = value; }
    public CharSequence getClassName() { return mClassName; }
    public void setClassName(CharSequence value) { mClassName = value; }
    public CharSequence getText() { return mText; }
    public void setText(CharSequence value) { mText = value; }
    public CharSequence getContentDescription() { return mContentDescription; }
    public void setContentDescription(CharSequence value) { mContentDescription = value; }
    public CharSequence getError() { return mError; }
    public void setError(CharSequence value) { mError = value; }
    public CharSequence getHintText() { return mHintText; }
    public void setHintText(CharSequence value) { mHintText = value; }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel parcel, int flags) {
        parcel.writeString(mViewId);
    }

    /** What can be done with a node. */
    public static final class AccessibilityAction {
        public static final AccessibilityAction ACTION_FOCUS = new AccessibilityAction(1, null);
        public static final AccessibilityAction ACTION_CLEAR_FOCUS = new AccessibilityAction(2, null);
        public static final AccessibilityAction ACTION_SELECT = new AccessibilityAction(4, null);
        public static final AccessibilityAction ACTION_CLEAR_SELECTION = new AccessibilityAction(8, null);
        public static final AccessibilityAction ACTION_CLICK = new AccessibilityAction(16, null);
        public static final AccessibilityAction ACTION_LONG_CLICK = new AccessibilityAction(32, null);
        public static final AccessibilityAction ACTION_ACCESSIBILITY_FOCUS = new AccessibilityAction(64, null);
        public static final AccessibilityAction ACTION_CLEAR_ACCESSIBILITY_FOCUS = new AccessibilityAction(128, null);
        public static final AccessibilityAction ACTION_NEXT_AT_MOVEMENT_GRANULARITY = new AccessibilityAction(256, null);
        public static final AccessibilityAction ACTION_PREVIOUS_AT_MOVEMENT_GRANULARITY = new AccessibilityAction(512, null);
        public static final AccessibilityAction ACTION_NEXT_HTML_ELEMENT = new AccessibilityAction(1024, null);
        public static final AccessibilityAction ACTION_PREVIOUS_HTML_ELEMENT = new AccessibilityAction(2048, null);
        public static final AccessibilityAction ACTION_SCROLL_FORWARD = new AccessibilityAction(4096, null);
        public static final AccessibilityAction ACTION_SCROLL_BACKWARD = new AccessibilityAction(8192, null);
        public static final AccessibilityAction ACTION_COPY = new AccessibilityAction(16384, null);
        public static final AccessibilityAction ACTION_PASTE = new AccessibilityAction(32768, null);
        public static final AccessibilityAction ACTION_CUT = new AccessibilityAction(65536, null);
        public static final AccessibilityAction ACTION_SET_SELECTION = new AccessibilityAction(131072, null);
        public static final AccessibilityAction ACTION_EXPAND = new AccessibilityAction(262144, null);
        public static final AccessibilityAction ACTION_COLLAPSE = new AccessibilityAction(524288, null);
        public static final AccessibilityAction ACTION_DISMISS = new AccessibilityAction(1048576, null);
        public static final AccessibilityAction ACTION_SET_TEXT = new AccessibilityAction(2097152, null);
        public static final AccessibilityAction ACTION_SHOW_ON_SCREEN = new AccessibilityAction(16908342, null);
        public static final AccessibilityAction ACTION_SCROLL_TO_POSITION = new AccessibilityAction(16908343, null);
        public static final AccessibilityAction ACTION_SCROLL_UP = new AccessibilityAction(16908344, null);
        public static final AccessibilityAction ACTION_SCROLL_LEFT = new AccessibilityAction(16908345, null);
        public static final AccessibilityAction ACTION_SCROLL_DOWN = new AccessibilityAction(16908346, null);
        public static final AccessibilityAction ACTION_SCROLL_RIGHT = new AccessibilityAction(16908347, null);
        public static final AccessibilityAction ACTION_CONTEXT_CLICK = new AccessibilityAction(16908348, null);
        public static final AccessibilityAction ACTION_SET_PROGRESS = new AccessibilityAction(16908349, null);
        public static final AccessibilityAction ACTION_MOVE_WINDOW = new AccessibilityAction(16908350, null);
        private final int mActionId;
        private final CharSequence mLabel;

        public AccessibilityAction(int actionId, CharSequence label) {
            if ((actionId & 0xFF000000) == 0 && Integer.bitCount(actionId) != 1) {
                throw new IllegalArgumentException("Invalid standard action id");
            }
            mActionId = actionId;
            mLabel = label;
        }

        public int getId() { return mActionId; }
        public CharSequence getLabel() { return mLabel; }
        @Override public int hashCode() { return mActionId; }
        @Override public boolean equals(Object other) { return other instanceof AccessibilityAction && ((AccessibilityAction) other).mActionId == mActionId; }
        @Override public String toString() { return "AccessibilityAction: " + mActionId + " - " + mLabel; }
    }

    /** A value within a range. */
    public static final class RangeInfo {
        public static final int RANGE_TYPE_INT = 0, RANGE_TYPE_FLOAT = 1, RANGE_TYPE_PERCENT = 2;
        private final int mType;
        private final float mMin, mMax, mCurrent;

        private RangeInfo(int type, float min, float max, float current) {
            mType = type;
            mMin = min;
            mMax = max;
            mCurrent = current;
        }

        public static RangeInfo obtain(int type, float min, float max, float current) { return new RangeInfo(type, min, max, current); }
        public int getType() { return mType; }
        public float getMin() { return mMin; }
        public float getMax() { return mMax; }
        public float getCurrent() { return mCurrent; }
    }

    /** A collection of items. */
    public static final class CollectionInfo {
        public static final int SELECTION_MODE_NONE = 0, SELECTION_MODE_SINGLE = 1, SELECTION_MODE_MULTIPLE = 2;
        private final int mRows, mColumns, mMode;
        private final boolean mHierarchical;

        private CollectionInfo(int rows, int columns, boolean hierarchical, int mode) {
            mRows = rows;
            mColumns = columns;
            mHierarchical = hierarchical;
            mMode = mode;
        }

        public static CollectionInfo obtain(int rows, int columns, boolean hierarchical) { return new CollectionInfo(rows, columns, hierarchical, 0); }
        public static CollectionInfo obtain(int rows, int columns, boolean hierarchical, int mode) { return new CollectionInfo(rows, columns, hierarchical, mode); }
        public int getRowCount() { return mRows; }
        public int getColumnCount() { return mColumns; }
        public boolean isHierarchical() { return mHierarchical; }
        public int getSelectionMode() { return mMode; }
    }

    /** An item of a collection. */
    public static final class CollectionItemInfo {
        private final int mRow, mRowSpan, mColumn, mColumnSpan;
        private final boolean mHeading, mSelected;

        private CollectionItemInfo(int row, int rowSpan, int column, int columnSpan, boolean heading, boolean selected) {
            mRow = row;
            mRowSpan = rowSpan;
            mColumn = column;
            mColumnSpan = columnSpan;
            mHeading = heading;
            mSelected = selected;
        }

        public static CollectionItemInfo obtain(int row, int rowSpan, int column, int columnSpan, boolean heading) {
            return new CollectionItemInfo(row, rowSpan, column, columnSpan, heading, false);
        }

        public static CollectionItemInfo obtain(int row, int rowSpan, int column, int columnSpan, boolean heading, boolean selected) {
            return new CollectionItemInfo(row, rowSpan, column, columnSpan, heading, selected);
        }

        public int getColumnIndex() { return mColumn; }
        public int getRowIndex() { return mRow; }
        public int getColumnSpan() { return mColumnSpan; }
        public int getRowSpan() { return mRowSpan; }
        public boolean isHeading() { return mHeading; }
        public boolean isSelected() { return mSelected; }
    }
}
