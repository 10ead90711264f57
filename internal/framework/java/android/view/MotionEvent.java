package android.view;

import android.graphics.Matrix;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.SparseArray;

/** A movement of fingers or of other pointers. */
public final class MotionEvent extends InputEvent implements Parcelable {
    public static final int INVALID_POINTER_ID = -1;
    public static final int ACTION_MASK = 255;
    public static final int ACTION_DOWN = 0;
    public static final int ACTION_UP = 1;
    public static final int ACTION_MOVE = 2;
    public static final int ACTION_CANCEL = 3;
    public static final int ACTION_OUTSIDE = 4;
    public static final int ACTION_POINTER_DOWN = 5;
    public static final int ACTION_POINTER_UP = 6;
    public static final int ACTION_HOVER_MOVE = 7;
    public static final int ACTION_SCROLL = 8;
    public static final int ACTION_HOVER_ENTER = 9;
    public static final int ACTION_HOVER_EXIT = 10;
    public static final int ACTION_BUTTON_PRESS = 11;
    public static final int ACTION_BUTTON_RELEASE = 12;
    public static final int ACTION_POINTER_INDEX_MASK = 65280;
    public static final int ACTION_POINTER_INDEX_SHIFT = 8;
    public static final int ACTION_POINTER_1_DOWN = 5;
    public static final int ACTION_POINTER_2_DOWN = 261;
    public static final int ACTION_POINTER_3_DOWN = 517;
    public static final int ACTION_POINTER_1_UP = 6;
    public static final int ACTION_POINTER_2_UP = 262;
    public static final int ACTION_POINTER_3_UP = 518;
    public static final int ACTION_POINTER_ID_MASK = 65280;
    public static final int ACTION_POINTER_ID_SHIFT = 8;
    public static final int FLAG_WINDOW_IS_OBSCURED = 1;
    public static final int FLAG_WINDOW_IS_PARTIALLY_OBSCURED = 2;
    public static final int FLAG_HOVER_EXIT_PENDING = 4;
    public static final int FLAG_IS_GENERATED_GESTURE = 8;
    public static final int FLAG_TAINTED = -2147483648;
    public static final int FLAG_TARGET_ACCESSIBILITY_FOCUS = 1073741824;
    public static final int EDGE_TOP = 1;
    public static final int EDGE_BOTTOM = 2;
    public static final int EDGE_LEFT = 4;
    public static final int EDGE_RIGHT = 8;
    public static final int AXIS_X = 0;
    public static final int AXIS_Y = 1;
    public static final int AXIS_PRESSURE = 2;
    public static final int AXIS_SIZE = 3;
    public static final int AXIS_TOUCH_MAJOR = 4;
    public static final int AXIS_TOUCH_MINOR = 5;
    public static final int AXIS_TOOL_MAJOR = 6;
    public static final int AXIS_TOOL_MINOR = 7;
    public static final int AXIS_ORIENTATION = 8;
    public static final int AXIS_VSCROLL = 9;
    public static final int AXIS_HSCROLL = 10;
    public static final int AXIS_Z = 11;
    public static final int AXIS_RX = 12;
    public static final int AXIS_RY = 13;
    public static final int AXIS_RZ = 14;
    public static final int AXIS_HAT_X = 15;
    public static final int AXIS_HAT_Y = 16;
    public static final int AXIS_LTRIGGER = 17;
    public static final int AXIS_RTRIGGER = 18;
    public static final int AXIS_THROTTLE = 19;
    public static final int AXIS_RUDDER = 20;
    public static final int AXIS_WHEEL = 21;
    public static final int AXIS_GAS = 22;
    public static final int AXIS_BRAKE = 23;
    public static final int AXIS_DISTANCE = 24;
    public static final int AXIS_TILT = 25;
    public static final int AXIS_SCROLL = 26;
    public static final int AXIS_RELATIVE_X = 27;
    public static final int AXIS_RELATIVE_Y = 28;
    public static final int AXIS_GENERIC_1 = 32;
    public static final int AXIS_GENERIC_2 = 33;
    public static final int AXIS_GENERIC_3 = 34;
    public static final int AXIS_GENERIC_4 = 35;
    public static final int AXIS_GENERIC_5 = 36;
    public static final int AXIS_GENERIC_6 = 37;
    public static final int AXIS_GENERIC_7 = 38;
    public static final int AXIS_GENERIC_8 = 39;
    public static final int AXIS_GENERIC_9 = 40;
    public static final int AXIS_GENERIC_10 = 41;
    public static final int AXIS_GENERIC_11 = 42;
    public static final int AXIS_GENERIC_12 = 43;
    public static final int AXIS_GENERIC_13 = 44;
    public static final int AXIS_GENERIC_14 = 45;
    public static final int AXIS_GENERIC_15 = 46;
    public static final int AXIS_GENERIC_16 = 47;
    public static final int BUTTON_PRIMARY = 1;
    public static final int BUTTON_SECONDARY = 2;
    public static final int BUTTON_TERTIARY = 4;
    public static final int BUTTON_BACK = 8;
    public static final int BUTTON_FORWARD = 16;
    public static final int BUTTON_STYLUS_PRIMARY = 32;
    public static final int BUTTON_STYLUS_SECONDARY = 64;
    public static final int TOOL_TYPE_UNKNOWN = 0;
    public static final int TOOL_TYPE_FINGER = 1;
    public static final int TOOL_TYPE_STYLUS = 2;
    public static final int TOOL_TYPE_MOUSE = 3;
    public static final int TOOL_TYPE_ERASER = 4;

    /** Where a pointer is. */
    public static final class PointerCoords {
        public float x, y, pressure, size, touchMajor, touchMinor, toolMajor, toolMinor, orientation;
        private SparseArray<Float> mAxes;

        public PointerCoords() {
        }

        public PointerCoords(PointerCoords other) {
            copyFrom(other);
        }

        public void clear() {
            x = y = pressure = size = touchMajor = touchMinor = toolMajor = toolMinor = orientation = 0;
            mAxes = null;
        }

        public void copyFrom(PointerCoords o) {
            x = o.x;
            y = o.y;
            pressure = o.pressure;
            size = o.size;
            touchMajor = o.touchMajor;
            touchMinor = o.touchMinor;
            toolMajor = o.toolMajor;
            toolMinor = o.toolMinor;
            orientation = o.orientation;
            mAxes = o.mAxes == null ? null : o.mAxes.clone();
        }

        public float getAxisValue(int axis) {
            switch (axis) {
                case AXIS_X: return x;
                case AXIS_Y: return y;
                case AXIS_PRESSURE: return pressure;
                case AXIS_SIZE: return size;
                case AXIS_TOUCH_MAJOR: return touchMajor;
                case AXIS_TOUCH_MINOR: return touchMinor;
                case AXIS_TOOL_MAJOR: return toolMajor;
                case AXIS_TOOL_MINOR: return toolMinor;
                case AXIS_ORIENTATION: return orientation;
            }
            if (axis < 0 || axis > 63) {
                throw new IllegalArgumentException("Axis out of range.");
            }
            final Float v = mAxes == null ? null : mAxes.get(axis);
            return v == null ? 0 : v;
        }

        public void setAxisValue(int axis, float value) {
            switch (axis) {
                case AXIS_X: x = value; return;
                case AXIS_Y: y = value; return;
                case AXIS_PRESSURE: pressure = value; return;
                case AXIS_SIZE: size = value; return;
                case AXIS_TOUCH_MAJOR: touchMajor = value; return;
                case AXIS_TOUCH_MINOR: touchMinor = value; return;
                case AXIS_TOOL_MAJOR: toolMajor = value; return;
                case AXIS_TOOL_MINOR: toolMinor = value; return;
                case AXIS_ORIENTATION: orientation = value; return;
            }
            if (axis < 0 || axis > 63) {
                throw new IllegalArgumentException("Axis out of range.");
            }
            if (mAxes == null) {
                mAxes = new SparseArray<Float>();
            }
            mAxes.put(axis, value);
        }
    }

    /** Which pointer it is. */
    public static final class PointerProperties {
        public int id = INVALID_POINTER_ID;
        public int toolType = TOOL_TYPE_UNKNOWN;

        public PointerProperties() {
        }

        public PointerProperties(PointerProperties other) {
            copyFrom(other);
        }

        public void clear() {
            id = INVALID_POINTER_ID;
            toolType = TOOL_TYPE_UNKNOWN;
        }

        public void copyFrom(PointerProperties other) {
            id = other.id;
            toolType = other.toolType;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof PointerProperties && ((PointerProperties) other).id == id
                    && ((PointerProperties) other).toolType == toolType;
        }

        @Override
        public int hashCode() {
            return id | toolType << 8;
        }
    }

    private int mDeviceId, mSource, mAction, mFlags, mEdgeFlags, mMetaState, mButtonState, mActionButton;
    private float mXPrecision = 1, mYPrecision = 1, mOffsetX, mOffsetY;
    private long mDownTime;
    private PointerProperties[] mProperties;
    // samples, the last of which is the newest
    private PointerCoords[][] mSamples;
    private long[] mTimes;

    private MotionEvent() {
    }

    public static MotionEvent obtain(long downTime, long eventTime, int action, int pointerCount, PointerProperties[] properties,
            PointerCoords[] coords, int metaState, int buttonState, float xPrecision, float yPrecision, int deviceId, int edgeFlags,
            int source, int flags) {
        if (pointerCount < 1) {
            throw new IllegalArgumentException("pointerCount must be at least 1");
        }
        final MotionEvent e = new MotionEvent();
        e.mDownTime = downTime;
        e.mAction = action;
        e.mMetaState = metaState;
        e.mButtonState = buttonState;
        e.mXPrecision = xPrecision;
        e.mYPrecision = yPrecision;
        e.mDeviceId = deviceId;
        e.mEdgeFlags = edgeFlags;
        e.mSource = source;
        e.mFlags = flags;
        e.mProperties = new PointerProperties[pointerCount];
        final PointerCoords[] now = new PointerCoords[pointerCount];
        for (int i = 0; i < pointerCount; i++) {
            e.mProperties[i] = new PointerProperties(properties[i]);
            now[i] = new PointerCoords(coords[i]);
        }
        e.mSamples = new PointerCoords[][] {now};
        e.mTimes = new long[] {eventTime};
        return e;
    }

    @Deprecated
    public static MotionEvent obtain(long downTime, long eventTime, int action, int pointerCount, int[] pointerIds,
            PointerCoords[] coords, int metaState, float xPrecision, float yPrecision, int deviceId, int edgeFlags, int source, int flags) {
        final PointerProperties[] p = new PointerProperties[pointerCount];
        for (int i = 0; i < pointerCount; i++) {
            p[i] = new PointerProperties();
            p[i].id = pointerIds[i];
        }
        return obtain(downTime, eventTime, action, pointerCount, p, coords, metaState, 0, xPrecision, yPrecision, deviceId,
                edgeFlags, source, flags);
    }

    public static MotionEvent obtain(long downTime, long eventTime, int action, float x, float y, float pressure, float size,
            int metaState, float xPrecision, float yPrecision, int deviceId, int edgeFlags) {
        final PointerProperties p = new PointerProperties();
        p.id = 0;
        final PointerCoords c = new PointerCoords();
        c.x = x;
        c.y = y;
        c.pressure = pressure;
        c.size = size;
        return obtain(downTime, eventTime, action, 1, new PointerProperties[] {p}, new PointerCoords[] {c}, metaState, 0,
                xPrecision, yPrecision, deviceId, edgeFlags, InputDevice.SOURCE_UNKNOWN, 0);
    }

    @Deprecated
    public static MotionEvent obtain(long downTime, long eventTime, int action, int pointerCount, float x, float y, float pressure,
            float size, int metaState, float xPrecision, float yPrecision, int deviceId, int edgeFlags) {
        return obtain(downTime, eventTime, action, x, y, pressure, size, metaState, xPrecision, yPrecision, deviceId, edgeFlags);
    }

    public static MotionEvent obtain(long downTime, long eventTime, int action, float x, float y, int metaState) {
        return obtain(downTime, eventTime, action, x, y, 1.0f, 1.0f, metaState, 1.0f, 1.0f, 0, 0);
    }

    public static MotionEvent obtain(MotionEvent other) {
        if (other == null) {
            throw new IllegalArgumentException("other motion event must not be null");
        }
        final MotionEvent e = new MotionEvent();
        e.copyHead(other);
        final int n = other.mProperties.length;
        e.mProperties = new PointerProperties[n];
        for (int i = 0; i < n; i++) {
            e.mProperties[i] = new PointerProperties(other.mProperties[i]);
        }
        e.mTimes = other.mTimes.clone();
        e.mSamples = new PointerCoords[other.mSamples.length][n];
        for (int h = 0; h < e.mSamples.length; h++) {
            for (int i = 0; i < n; i++) {
                e.mSamples[h][i] = new PointerCoords(other.mSamples[h][i]);
            }
        }
        return e;
    }

    private void copyHead(MotionEvent o) {
        mDeviceId = o.mDeviceId;
        mSource = o.mSource;
        mAction = o.mAction;
        mFlags = o.mFlags;
        mEdgeFlags = o.mEdgeFlags;
        mMetaState = o.mMetaState;
        mButtonState = o.mButtonState;
        mActionButton = o.mActionButton;
        mXPrecision = o.mXPrecision;
        mYPrecision = o.mYPrecision;
        mOffsetX = o.mOffsetX;
        mOffsetY = o.mOffsetY;
        mDownTime = o.mDownTime;
    }

    public static MotionEvent obtainNoHistory(MotionEvent other) {
        final MotionEvent e = obtain(other);
        e.mSamples = new PointerCoords[][] {e.mSamples[e.mSamples.length - 1]};
        e.mTimes = new long[] {e.mTimes[e.mTimes.length - 1]};
        return e;
    }

    @Override
    public MotionEvent copy() {
        return obtain(this);
    }

    @Override
    public final void recycle() {
        super.recycle();
    }

    public final void scale(float scale) {
        for (PointerCoords[] s : mSamples) {
            for (PointerCoords c : s) {
                c.x *= scale;
                c.y *= scale;
            }
        }
    }

    @Override public final int getDeviceId() { return mDeviceId; }
    @Override public final int getSource() { return mSource; }
    @Override public final void setSource(int source) { mSource = source; }
    public final int getAction() { return mAction; }
    public final int getActionMasked() { return mAction & ACTION_MASK; }
    public final int getActionIndex() { return (mAction & ACTION_POINTER_INDEX_MASK) >> ACTION_POINTER_INDEX_SHIFT; }

    public final boolean isTouchEvent() {
        if ((mSource & InputDevice.SOURCE_CLASS_POINTER) != 0) {
            switch (mAction & ACTION_MASK) {
                case ACTION_DOWN:
                case ACTION_MOVE:
                case ACTION_UP:
                case ACTION_POINTER_DOWN:
                case ACTION_POINTER_UP:
                case ACTION_CANCEL:
                case ACTION_OUTSIDE:
                    return true;
            }
        }
        return false;
    }

    public final int getFlags() { return mFlags; }
    @Override public final boolean isTainted() { return (mFlags & FLAG_TAINTED) != 0; }
    @Override public final void setTainted(boolean tainted) { mFlags = tainted ? mFlags | FLAG_TAINTED : mFlags & ~FLAG_TAINTED; }
    public final boolean isTargetAccessibilityFocus() { return (mFlags & FLAG_TARGET_ACCESSIBILITY_FOCUS) != 0; }

    public final void setTargetAccessibilityFocus(boolean target) {
        mFlags = target ? mFlags | FLAG_TARGET_ACCESSIBILITY_FOCUS : mFlags & ~FLAG_TARGET_ACCESSIBILITY_FOCUS;
    }

    public final long getDownTime() { return mDownTime; }
    public final void setDownTime(long downTime) { mDownTime = downTime; }
    @Override public final long getEventTime() { return mTimes[mTimes.length - 1]; }
    @Override public final long getEventTimeNano() { return getEventTime() * 1000000; }
    @Override public final void cancel() { setAction(ACTION_CANCEL); }

    private PointerCoords at(int pointer) {
        return at(pointer, mSamples.length - 1);
    }

    private PointerCoords at(int pointer, int sample) {
        if (pointer < 0 || pointer >= mProperties.length) {
            throw new IllegalArgumentException("pointerIndex out of range");
        }
        if (sample < 0 || sample >= mSamples.length) {
            throw new IllegalArgumentException("historyPos out of range");
        }
        return mSamples[sample][pointer];
    }

    private PointerCoords past(int pointer, int pos) {
        if (pos < 0 || pos >= getHistorySize()) {
            throw new IllegalArgumentException("historyPos out of range");
        }
        return at(pointer, pos);
    }

    public final float getX() { return at(0).x; }
    public final float getY() { return at(0).y; }
    public final float getPressure() { return at(0).pressure; }
    public final float getSize() { return at(0).size; }
    public final float getTouchMajor() { return at(0).touchMajor; }
    public final float getTouchMinor() { return at(0).touchMinor; }
    public final float getToolMajor() { return at(0).toolMajor; }
    public final float getToolMinor() { return at(0).toolMinor; }
    public final float getOrientation() { return at(0).orientation; }
    public final float getAxisValue(int axis) { return at(0).getAxisValue(axis); }
    public final int getPointerCount() { return mProperties.length; }

    private PointerProperties property(int i) {
        if (i < 0 || i >= mProperties.length) {
            throw new IllegalArgumentException("pointerIndex out of range");
        }
        return mProperties[i];
    }

    public final int getPointerId(int pointerIndex) { return property(pointerIndex).id; }
    public final int getToolType(int pointerIndex) { return property(pointerIndex).toolType; }

    public final int findPointerIndex(int pointerId) {
        for (int i = 0; i < mProperties.length; i++) {
            if (mProperties[i].id == pointerId) {
                return i;
            }
        }
        return -1;
    }

    public final float getX(int i) { return at(i).x; }
    public final float getY(int i) { return at(i).y; }
    public final float getPressure(int i) { return at(i).pressure; }
    public final float getSize(int i) { return at(i).size; }
    public final float getTouchMajor(int i) { return at(i).touchMajor; }
    public final float getTouchMinor(int i) { return at(i).touchMinor; }
    public final float getToolMajor(int i) { return at(i).toolMajor; }
    public final float getToolMinor(int i) { return at(i).toolMinor; }
    public final float getOrientation(int i) { return at(i).orientation; }
    public final float getAxisValue(int axis, int i) { return at(i).getAxisValue(axis); }
    public final void getPointerCoords(int i, PointerCoords out) { out.copyFrom(at(i)); }
    public final void getPointerProperties(int i, PointerProperties out) { out.copyFrom(property(i)); }
    public final int getMetaState() { return mMetaState; }
    public final int getButtonState() { return mButtonState; }
    public final void setButtonState(int buttonState) { mButtonState = buttonState; }
    public final int getActionButton() { return mActionButton; }
    public final void setActionButton(int button) { mActionButton = button; }
    public final float getRawX() { return at(0).x - mOffsetX; }
    public final float getRawY() { return at(0).y - mOffsetY; }
    public final float getXPrecision() { return mXPrecision; }
    public final float getYPrecision() { return mYPrecision; }
    public final int getHistorySize() { return mSamples.length - 1; }

    public final long getHistoricalEventTime(int pos) {
        past(0, pos);
        return mTimes[pos];
    }

    public final float getHistoricalX(int pos) { return past(0, pos).x; }
    public final float getHistoricalY(int pos) { return past(0, pos).y; }
    public final float getHistoricalPressure(int pos) { return past(0, pos).pressure; }
    public final float getHistoricalSize(int pos) { return past(0, pos).size; }
    public final float getHistoricalTouchMajor(int pos) { return past(0, pos).touchMajor; }
    public final float getHistoricalTouchMinor(int pos) { return past(0, pos).touchMinor; }
    public final float getHistoricalToolMajor(int pos) { return past(0, pos).toolMajor; }
    public final float getHistoricalToolMinor(int pos) { return past(0, pos).toolMinor; }
    public final float getHistoricalOrientation(int pos) { return past(0, pos).orientation; }
    public final float getHistoricalAxisValue(int axis, int pos) { return past(0, pos).getAxisValue(axis); }
    public final float getHistoricalX(int i, int pos) { return past(i, pos).x; }
    public final float getHistoricalY(int i, int pos) { return past(i, pos).y; }
    public final float getHistoricalPressure(int i, int pos) { return past(i, pos).pressure; }
    public final float getHistoricalSize(int i, int pos) { return past(i, pos).size; }
    public final float getHistoricalTouchMajor(int i, int pos) { return past(i, pos).touchMajor; }
    public final float getHistoricalTouchMinor(int i, int pos) { return past(i, pos).touchMinor; }
    public final float getHistoricalToolMajor(int i, int pos) { return past(i, pos).toolMajor; }
    public final float getHistoricalToolMinor(int i, int pos) { return past(i, pos).toolMinor; }
    public final float getHistoricalOrientation(int i, int pos) { return past(i, pos).orientation; }
    public final float getHistoricalAxisValue(int axis, int i, int pos) { return past(i, pos).getAxisValue(axis); }
    public final void getHistoricalPointerCoords(int i, int pos, PointerCoords out) { out.copyFrom(past(i, pos)); }
    public final int getEdgeFlags() { return mEdgeFlags; }
    public final void setEdgeFlags(int flags) { mEdgeFlags = flags; }
    public final void setAction(int action) { mAction = action; }

    public final void offsetLocation(float deltaX, float deltaY) {
        if (deltaX != 0.0f || deltaY != 0.0f) {
            mOffsetX += deltaX;
            mOffsetY += deltaY;
            for (PointerCoords[] s : mSamples) {
                for (PointerCoords c : s) {
                    c.x += deltaX;
                    c.y += deltaY;
                }
            }
        }
    }

    public final void setLocation(float x, float y) {
        offsetLocation(x - getX(), y - getY());
    }

    public final void transform(Matrix matrix) {
        if (matrix == null) {
            throw new IllegalArgumentException("matrix must not be null");
        }
        final float rawX = getRawX(), rawY = getRawY();
        final float[] p = new float[2];
        for (PointerCoords[] s : mSamples) {
            for (PointerCoords c : s) {
                p[0] = c.x;
                p[1] = c.y;
                matrix.mapPoints(p);
                c.x = p[0];
                c.y = p[1];
            }
        }
        mOffsetX = getX() - rawX;
        mOffsetY = getY() - rawY;
    }

    public final void addBatch(long eventTime, float x, float y, float pressure, float size, int metaState) {
        // this is for events of one pointer; of more the others come to lie at the origin
        final PointerCoords[] all = new PointerCoords[mProperties.length];
        for (int i = 0; i < all.length; i++) all[i] = new PointerCoords();
        all[0].x = x;
        all[0].y = y;
        all[0].pressure = pressure;
        all[0].size = size;
        addBatch(eventTime, all, metaState);
    }

    public final void addBatch(long eventTime, PointerCoords[] coords, int metaState) {
        final int n = mSamples.length;
        mSamples = java.util.Arrays.copyOf(mSamples, n + 1);
        mSamples[n] = new PointerCoords[mProperties.length];
        for (int i = 0; i < mProperties.length; i++) {
            mSamples[n][i] = new PointerCoords(coords[i]);
        }
        mTimes = java.util.Arrays.copyOf(mTimes, n + 1);
        mTimes[n] = eventTime;
        mMetaState |= metaState;
    }

    public final int getPointerIdBits() {
        int bits = 0;
        for (PointerProperties p : mProperties) {
            bits |= 1 << p.id;
        }
        return bits;
    }

    public final MotionEvent split(int idBits) {
        final MotionEvent e = new MotionEvent();
        e.copyHead(this);
        int count = 0;
        final int[] map = new int[mProperties.length];
        int newActionIndex = -1;
        final int actionIndex = getActionIndex();
        for (int i = 0; i < mProperties.length; i++) {
            if ((idBits & 1 << mProperties[i].id) != 0) {
                if (i == actionIndex) {
                    newActionIndex = count;
                }
                map[count++] = i;
            }
        }
        if (count == 0) {
            throw new IllegalArgumentException("idBits did not match any ids in the event");
        }
        final int masked = getActionMasked();
        if (masked == ACTION_POINTER_DOWN || masked == ACTION_POINTER_UP) {
            if (newActionIndex < 0) {
                e.mAction = ACTION_MOVE;
            } else if (count == 1) {
                e.mAction = masked == ACTION_POINTER_DOWN ? ACTION_DOWN : ACTION_UP;
            } else {
                e.mAction = masked | newActionIndex << ACTION_POINTER_INDEX_SHIFT;
            }
        }
        e.mTimes = mTimes.clone();
        e.mProperties = new PointerProperties[count];
        e.mSamples = new PointerCoords[mSamples.length][count];
        for (int i = 0; i < count; i++) {
            e.mProperties[i] = new PointerProperties(mProperties[map[i]]);
            for (int h = 0; h < mSamples.length; h++) {
                e.mSamples[h][i] = new PointerCoords(mSamples[h][map[i]]);
            }
        }
        return e;
    }

    public final boolean isButtonPressed(int button) {
        return button != 0 && (getButtonState() & button) == button;
    }

    public static String actionToString(int action) {
        switch (action) {
            case ACTION_DOWN: return "ACTION_DOWN";
            case ACTION_UP: return "ACTION_UP";
            case ACTION_CANCEL: return "ACTION_CANCEL";
            case ACTION_OUTSIDE: return "ACTION_OUTSIDE";
            case ACTION_MOVE: return "ACTION_MOVE";
            case ACTION_HOVER_MOVE: return "ACTION_HOVER_MOVE";
            case ACTION_SCROLL: return "ACTION_SCROLL";
            case ACTION_HOVER_ENTER: return "ACTION_HOVER_ENTER";
            case ACTION_HOVER_EXIT: return "ACTION_HOVER_EXIT";
            case ACTION_BUTTON_PRESS: return "ACTION_BUTTON_PRESS";
            case ACTION_BUTTON_RELEASE: return "ACTION_BUTTON_RELEASE";
        }
        final int index = (action & ACTION_POINTER_INDEX_MASK) >> ACTION_POINTER_INDEX_SHIFT;
        switch (action & ACTION_MASK) {
            case ACTION_POINTER_DOWN: return "ACTION_POINTER_DOWN(" + index + ")";
            case ACTION_POINTER_UP: return "ACTION_POINTER_UP(" + index + ")";
        }
        return Integer.toString(action);
    }

    @Override
    public String toString() {
        final StringBuilder msg = new StringBuilder();
        msg.append("MotionEvent { action=").append(actionToString(getAction()));
        msg.append(", actionButton=").append(mActionButton == 0 ? "0" : Integer.toString(mActionButton));
        for (int i = 0; i < getPointerCount(); i++) {
            msg.append(", id[").append(i).append("]=").append(getPointerId(i));
            msg.append(", x[").append(i).append("]=").append(getX(i));
            msg.append(", y[").append(i).append("]=").append(getY(i));
            msg.append(", toolType[").append(i).append("]=").append(getToolType(i) == TOOL_TYPE_FINGER ? "TOOL_TYPE_FINGER" : "TOOL_TYPE_UNKNOWN");
        }
        msg.append(", buttonState=").append(mButtonState).append(", metaState=").append(KeyEvent.metaStateToString(getMetaState()));
        msg.append(", flags=0x").append(Integer.toHexString(getFlags())).append(", edgeFlags=0x").append(Integer.toHexString(getEdgeFlags()));
        msg.append(", pointerCount=").append(getPointerCount()).append(", historySize=").append(getHistorySize());
        msg.append(", eventTime=").append(getEventTime()).append(", downTime=").append(getDownTime());
        msg.append(", deviceId=").append(getDeviceId()).append(", source=0x").append(Integer.toHexString(getSource())).append(" }");
        return msg.toString();
    }

    public static String axisToString(int axis) {
        if (axis >= 0 && axis < AXES.length) return "AXIS_" + AXES[axis];
        return axis >= AXIS_GENERIC_1 && axis < AXIS_GENERIC_1 + 16 ? "AXIS_GENERIC_" + (axis - AXIS_GENERIC_1 + 1) : Integer.toString(axis);
    }

    /** Names of axes from the first on. */
    private static final String[] AXES = {
        "X", "Y", "PRESSURE", "SIZE", "TOUCH_MAJOR", "TOUCH_MINOR", "TOOL_MAJOR", "TOOL_MINOR", "ORIENTATION", "VSCROLL", "HSCROLL", "Z", "RX", "RY", "RZ",
        "HAT_X", "HAT_Y", "LTRIGGER", "RTRIGGER", "THROTTLE", "RUDDER", "WHEEL", "GAS", "BRAKE", "DISTANCE", "TILT", "SCROLL", "RELATIVE_X", "RELATIVE_Y"};

    public static int axisFromString(String symbolicName) {
        if (symbolicName.startsWith("AXIS_")) symbolicName = symbolicName.substring("AXIS_".length());
        for (int axis = 0; axis < AXIS_GENERIC_1 + 16; axis++) {
            if (axisToString(axis).equals("AXIS_" + symbolicName)) return axis;
        }
        try {
            return Integer.parseInt(symbolicName, 10);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    @Override
    public void writeToParcel(Parcel out, int flags) {
        out.writeInt(PARCEL_TOKEN_MOTION_EVENT);
        out.writeLong(mDownTime);
        out.writeLong(getEventTime());
        out.writeInt(mAction);
        out.writeFloat(getX());
        out.writeFloat(getY());
        out.writeInt(mMetaState);
        out.writeInt(mSource);
    }

    public static final Parcelable.Creator<MotionEvent> CREATOR = new Parcelable.Creator<MotionEvent>() {
        @Override
        public MotionEvent createFromParcel(Parcel in) {
            in.readInt();
            final MotionEvent e = obtain(in.readLong(), in.readLong(), in.readInt(), in.readFloat(), in.readFloat(), in.readInt());
            e.setSource(in.readInt());
            return e;
        }

        @Override
        public MotionEvent[] newArray(int size) {
            return new MotionEvent[size];
        }
    };
}
