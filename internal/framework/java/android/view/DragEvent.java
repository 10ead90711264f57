package android.view;

import android.content.ClipData;
import android.content.ClipDescription;

/** What happens while something is dragged. */
public class DragEvent {
    public static final int ACTION_DRAG_STARTED = 1;
    public static final int ACTION_DRAG_LOCATION = 2;
    public static final int ACTION_DROP = 3;
    public static final int ACTION_DRAG_ENDED = 4;
    public static final int ACTION_DRAG_ENTERED = 5;
    public static final int ACTION_DRAG_EXITED = 6;
    int mAction;
    float mX, mY;
    ClipDescription mClipDescription;
    ClipData mClipData;
    Object mLocalState;
    boolean mDragResult;
    boolean mEventHandlerWasCalled;

    private DragEvent() {
    }

    public static DragEvent obtain(int action, float x, float y, Object localState, ClipDescription description, ClipData data, boolean result) {
        final DragEvent e = new DragEvent();
        e.mAction = action;
        e.mX = x;
        e.mY = y;
        e.mLocalState = localState;
        e.mClipDescription = description;
        e.mClipData = data;
        e.mDragResult = result;
        return e;
    }

    public int getAction() { return mAction; }
    public float getX() { return mX; }
    public float getY() { return mY; }
    public ClipData getClipData() { return mClipData; }
    public ClipDescription getClipDescription() { return mClipDescription; }
    public Object getLocalState() { return mLocalState; }
    public boolean getResult() { return mDragResult; }
}
