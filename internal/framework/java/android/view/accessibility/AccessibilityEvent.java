package android.view.accessibility;

import android.os.Parcel;
import android.os.Parcelable;
import java.util.ArrayList;

/** Something that happened to a view. */
public final class AccessibilityEvent extends AccessibilityRecord implements Parcelable {
    public static final int INVALID_POSITION = -1;
    public static final int MAX_TEXT_LENGTH = 500;
    public static final int TYPE_VIEW_CLICKED = 1;
    public static final int TYPE_VIEW_LONG_CLICKED = 2;
    public static final int TYPE_VIEW_SELECTED = 4;
    public static final int TYPE_VIEW_FOCUSED = 8;
    public static final int TYPE_VIEW_TEXT_CHANGED = 16;
    public static final int TYPE_WINDOW_STATE_CHANGED = 32;
    public static final int TYPE_NOTIFICATION_STATE_CHANGED = 64;
    public static final int TYPE_VIEW_HOVER_ENTER = 128;
    public static final int TYPE_VIEW_HOVER_EXIT = 256;
    public static final int TYPE_TOUCH_EXPLORATION_GESTURE_START = 512;
    public static final int TYPE_TOUCH_EXPLORATION_GESTURE_END = 1024;
    public static final int TYPE_WINDOW_CONTENT_CHANGED = 2048;
    public static final int TYPE_VIEW_SCROLLED = 4096;
    public static final int TYPE_VIEW_TEXT_SELECTION_CHANGED = 8192;
    public static final int TYPE_ANNOUNCEMENT = 16384;
    public static final int TYPE_VIEW_ACCESSIBILITY_FOCUSED = 32768;
    public static final int TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED = 65536;
    public static final int TYPE_VIEW_TEXT_TRAVERSED_AT_MOVEMENT_GRANULARITY = 131072;
    public static final int TYPE_GESTURE_DETECTION_START = 262144;
    public static final int TYPE_GESTURE_DETECTION_END = 524288;
    public static final int TYPE_TOUCH_INTERACTION_START = 1048576;
    public static final int TYPE_TOUCH_INTERACTION_END = 2097152;
    public static final int TYPE_WINDOWS_CHANGED = 4194304;
    public static final int TYPE_VIEW_CONTEXT_CLICKED = 8388608;
    public static final int TYPE_ASSIST_READING_CONTEXT = 16777216;
    public static final int CONTENT_CHANGE_TYPE_UNDEFINED = 0;
    public static final int CONTENT_CHANGE_TYPE_SUBTREE = 1;
    public static final int CONTENT_CHANGE_TYPE_TEXT = 2;
    public static final int CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION = 4;
    public static final int TYPES_ALL_MASK = -1;
    private int mEventType, mMovementGranularity, mAction, mContentChangeTypes;
    private CharSequence mPackageName;
    private long mEventTime;
    private final ArrayList<AccessibilityRecord> mRecords = new ArrayList<AccessibilityRecord>();

    private AccessibilityEvent() {
    }

    public static AccessibilityEvent obtain(int eventType) {
        final AccessibilityEvent event = obtain();
        event.mEventType = eventType;
        return event;
    }

    public static AccessibilityEvent obtain(AccessibilityEvent event) {
        final AccessibilityEvent c = obtain(event.mEventType);
        c.init(event);
        c.mPackageName = event.mPackageName;
        c.mEventTime = event.mEventTime;
        c.mContentChangeTypes = event.mContentChangeTypes;
        c.mRecords.addAll(event.mRecords);
        return c;
    }

    public static AccessibilityEvent obtain() { return new AccessibilityEvent(); }
    public int getRecordCount() { return mRecords.size(); }
    public void appendRecord(AccessibilityRecord record) { mRecords.add(record); }
    public AccessibilityRecord getRecord(int index) { return mRecords.get(index); }
    public int getEventType() { return mEventType; }
    public void setEventType(int eventType) { mEventType = eventType; }
    public int getContentChangeTypes() { return mContentChangeTypes; }
    public void setContentChangeTypes(int changeTypes) { mContentChangeTypes = changeTypes; }
    public long getEventTime() { return mEventTime; }
    public void setEventTime(long eventTime) { mEventTime = eventTime; }
    public CharSequence getPackageName() { return mPackageName; }
    public void setPackageName(CharSequence packageName) { mPackageName = packageName; }
    public void setMovementGranularity(int granularity) { mMovementGranularity = granularity; }
    public int getMovementGranularity() { return mMovementGranularity; }
    public void setAction(int action) { mAction = action; }
    public int getAction() { return mAction; }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel parcel, int flags) {
        parcel.writeInt(mEventType);
    }

    public static final Parcelable.Creator<AccessibilityEvent> CREATOR = new Parcelable.Creator<AccessibilityEvent>() {
        @Override
        public AccessibilityEvent createFromParcel(Parcel parcel) {
            return obtain(parcel.readInt());
        }

        @Override
        public AccessibilityEvent[] newArray(int size) {
            return new AccessibilityEvent[size];
        }
    };

    /** The names of types, in the order of their bits. */
    private static final String[] TYPES = {
        "TYPE_VIEW_CLICKED",
        "TYPE_VIEW_LONG_CLICKED",
        "TYPE_VIEW_SELECTED",
        "TYPE_VIEW_FOCUSED",
        "TYPE_VIEW_TEXT_CHANGED",
        "TYPE_WINDOW_STATE_CHANGED",
        "TYPE_NOTIFICATION_STATE_CHANGED",
        "TYPE_VIEW_HOVER_ENTER",
        "TYPE_VIEW_HOVER_EXIT",
        "TYPE_TOUCH_EXPLORATION_GESTURE_START",
        "TYPE_TOUCH_EXPLORATION_GESTURE_END",
        "TYPE_WINDOW_CONTENT_CHANGED",
        "TYPE_VIEW_SCROLLED",
        "TYPE_VIEW_TEXT_SELECTION_CHANGED",
        "TYPE_ANNOUNCEMENT",
        "TYPE_VIEW_ACCESSIBILITY_FOCUSED",
        "TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED",
        "TYPE_VIEW_TEXT_TRAVERSED_AT_MOVEMENT_GRANULARITY",
        "TYPE_GESTURE_DETECTION_START",
        "TYPE_GESTURE_DETECTION_END",
        "TYPE_TOUCH_INTERACTION_START",
        "TYPE_TOUCH_INTERACTION_END",
        "TYPE_WINDOWS_CHANGED",
        "TYPE_VIEW_CONTEXT_CLICKED",
        "TYPE_ASSIST_READING_CONTEXT"
    };

    public static String eventTypeToString(int eventType) {
        if (eventType == TYPES_ALL_MASK) return "TYPES_ALL_MASK";
        StringBuilder b = new StringBuilder();
        int count = 0;
        for (int i = 0; i < TYPES.length; i++) {
            if ((eventType & 1 << i) == 0) continue;
            if (count++ > 0) b.append(", ");
            b.append(TYPES[i]);
        }
        return count > 1 ? b.insert(0, '[').append(']').toString() : b.toString();
    }
}
