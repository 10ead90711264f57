package android.gesture;

import android.content.Context;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.widget.FrameLayout;
import com.android.internal.R;
import java.util.ArrayList;

/** A layer on which gestures are drawn. What the finger draws long enough is a gesture, not a touch of what lies below. */
public class GestureOverlayView extends FrameLayout {
    public static final int GESTURE_STROKE_TYPE_SINGLE = 0;
    public static final int GESTURE_STROKE_TYPE_MULTIPLE = 1;
    public static final int ORIENTATION_HORIZONTAL = 0;
    public static final int ORIENTATION_VERTICAL = 1;

    private static final float TOLERANCE = 3;

    /** Told of the movements of a gesture. */
    public interface OnGestureListener {
        void onGestureStarted(GestureOverlayView overlay, MotionEvent event);

        void onGesture(GestureOverlayView overlay, MotionEvent event);

        void onGestureEnded(GestureOverlayView overlay, MotionEvent event);

        void onGestureCancelled(GestureOverlayView overlay, MotionEvent event);
    }

    /** Told when the user begins a gesture, and when the movement is none any more. */
    public interface OnGesturingListener {
        void onGesturingStarted(GestureOverlayView overlay);

        void onGesturingEnded(GestureOverlayView overlay);
    }

    /** Told of a gesture that was drawn to its end. */
    public interface OnGesturePerformedListener {
        void onGesturePerformed(GestureOverlayView overlay, Gesture gesture);
    }

    private final Paint paint = new Paint();
    private final Path path = new Path();
    private final ArrayList<GesturePoint> points = new ArrayList<GesturePoint>(100);
    private final ArrayList<OnGestureListener> gestureListeners = new ArrayList<OnGestureListener>();
    private final ArrayList<OnGesturingListener> gesturingListeners = new ArrayList<OnGesturingListener>();
    private final ArrayList<OnGesturePerformedListener> performedListeners = new ArrayList<OnGesturePerformedListener>();

    private long fadeDuration = 150;
    private long fadeOffset = 420;
    private boolean fadeEnabled = true;
    private int certainColor = 0xFFFFFF00;
    private int uncertainColor = 0x48FFFF00;
    private float strokeWidth = 12;
    private int strokeType = GESTURE_STROKE_TYPE_SINGLE;
    private float lengthThreshold = 50;
    private float squarenessThreshold = 0.275f;
    private float angleThreshold = 40;
    private int orientation = ORIENTATION_VERTICAL;
    private boolean interceptEvents = true;

    private Gesture gesture;
    private boolean gesturing;
    private boolean wasGesturing;
    private boolean listening;
    private boolean fires;
    private float x;
    private float y;
    private float length;

    private final Runnable fading = new Runnable() {
        @Override
        public void run() {
            end();
        }
    };

    public GestureOverlayView(Context context) {
        super(context);
        init();
    }

    public GestureOverlayView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.gestureOverlayViewStyle);
    }

    public GestureOverlayView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public GestureOverlayView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.GestureOverlayView, defStyleAttr, defStyleRes);
        strokeWidth = a.getFloat(R.styleable.GestureOverlayView_gestureStrokeWidth, strokeWidth);
        certainColor = a.getColor(R.styleable.GestureOverlayView_gestureColor, certainColor);
        uncertainColor = a.getColor(R.styleable.GestureOverlayView_uncertainGestureColor, uncertainColor);
        fadeDuration = a.getInt(R.styleable.GestureOverlayView_fadeDuration, (int) fadeDuration);
        fadeOffset = a.getInt(R.styleable.GestureOverlayView_fadeOffset, (int) fadeOffset);
        strokeType = a.getInt(R.styleable.GestureOverlayView_gestureStrokeType, strokeType);
        lengthThreshold = a.getFloat(R.styleable.GestureOverlayView_gestureStrokeLengthThreshold, lengthThreshold);
        angleThreshold = a.getFloat(R.styleable.GestureOverlayView_gestureStrokeAngleThreshold, angleThreshold);
        squarenessThreshold = a.getFloat(R.styleable.GestureOverlayView_gestureStrokeSquarenessThreshold, squarenessThreshold);
        interceptEvents = a.getBoolean(R.styleable.GestureOverlayView_eventsInterceptionEnabled, interceptEvents);
        fadeEnabled = a.getBoolean(R.styleable.GestureOverlayView_fadeEnabled, fadeEnabled);
        orientation = a.getInt(R.styleable.GestureOverlayView_orientation, orientation);
        a.recycle();
        init();
    }

    private void init() {
        setWillNotDraw(false);
        paint.setAntiAlias(true);
        paint.setColor(certainColor);
        paint.setStyle(Paint.Style.STROKE);
        paint.setStrokeJoin(Paint.Join.ROUND);
        paint.setStrokeCap(Paint.Cap.ROUND);
        paint.setStrokeWidth(strokeWidth);
        paint.setDither(true);
    }

    public ArrayList<GesturePoint> getCurrentStroke() {
        return points;
    }

    public int getOrientation() {
        return orientation;
    }

    public void setOrientation(int orientation) {
        this.orientation = orientation;
    }

    public void setGestureColor(int color) {
        certainColor = color;
    }

    public void setUncertainGestureColor(int color) {
        uncertainColor = color;
    }

    public int getUncertainGestureColor() {
        return uncertainColor;
    }

    public int getGestureColor() {
        return certainColor;
    }

    public float getGestureStrokeWidth() {
        return strokeWidth;
    }

    public void setGestureStrokeWidth(float gestureStrokeWidth) {
        strokeWidth = gestureStrokeWidth;
        paint.setStrokeWidth(gestureStrokeWidth);
    }

    public int getGestureStrokeType() {
        return strokeType;
    }

    public void setGestureStrokeType(int gestureStrokeType) {
        strokeType = gestureStrokeType;
    }

    public float getGestureStrokeLengthThreshold() {
        return lengthThreshold;
    }

    public void setGestureStrokeLengthThreshold(float threshold) {
        lengthThreshold = threshold;
    }

    public float getGestureStrokeSquarenessTreshold() {
        return squarenessThreshold;
    }

    public void setGestureStrokeSquarenessTreshold(float threshold) {
        squarenessThreshold = threshold;
    }

    public float getGestureStrokeAngleThreshold() {
        return angleThreshold;
    }

    public void setGestureStrokeAngleThreshold(float threshold) {
        angleThreshold = threshold;
    }

    public boolean isEventsInterceptionEnabled() {
        return interceptEvents;
    }

    public void setEventsInterceptionEnabled(boolean enabled) {
        interceptEvents = enabled;
    }

    public boolean isFadeEnabled() {
        return fadeEnabled;
    }

    public void setFadeEnabled(boolean fadeEnabled) {
        this.fadeEnabled = fadeEnabled;
    }

    public Gesture getGesture() {
        return gesture;
    }

    public void setGesture(Gesture gesture) {
        if (this.gesture != null) {
            clear(false);
        }
        paint.setColor(certainColor);
        this.gesture = gesture;
        path.rewind();
        gesture.toPath(path);
        invalidate();
    }

    public Path getGesturePath() {
        return path;
    }

    public Path getGesturePath(Path path) {
        path.set(this.path);
        return path;
    }

    public boolean isGestureVisible() {
        return gesture != null;
    }

    public long getFadeOffset() {
        return fadeOffset;
    }

    public void setFadeOffset(long fadeOffset) {
        this.fadeOffset = fadeOffset;
    }

    public void addOnGestureListener(OnGestureListener listener) {
        gestureListeners.add(listener);
    }

    public void removeOnGestureListener(OnGestureListener listener) {
        gestureListeners.remove(listener);
    }

    public void removeAllOnGestureListeners() {
        gestureListeners.clear();
    }

    public void addOnGesturePerformedListener(OnGesturePerformedListener listener) {
        performedListeners.add(listener);
        fires = true;
    }

    public void removeOnGesturePerformedListener(OnGesturePerformedListener listener) {
        performedListeners.remove(listener);
        fires = !performedListeners.isEmpty();
    }

    public void removeAllOnGesturePerformedListeners() {
        performedListeners.clear();
        fires = false;
    }

    public void addOnGesturingListener(OnGesturingListener listener) {
        gesturingListeners.add(listener);
    }

    public void removeOnGesturingListener(OnGesturingListener listener) {
        gesturingListeners.remove(listener);
    }

    public void removeAllOnGesturingListeners() {
        gesturingListeners.clear();
    }

    public boolean isGesturing() {
        return gesturing;
    }

    @Override
    public void draw(Canvas canvas) {
        super.draw(canvas);
        if (gesture != null) {
            canvas.drawPath(path, paint);
        }
    }

    public void clear(boolean animated) {
        removeCallbacks(fading);
        if (animated && gesture != null && fadeEnabled) {
            postDelayed(fading, fadeOffset);
        } else {
            forget();
        }
    }

    /** A gesture that was drawn to its end is told of after a while, in which another stroke may join it. */
    private void end() {
        if (fires && gesture != null) {
            Gesture g = gesture;
            for (OnGesturePerformedListener l : new ArrayList<OnGesturePerformedListener>(performedListeners)) {
                l.onGesturePerformed(this, g);
            }
        }
        wasGesturing = false;
        if (fadeEnabled) {
            forget();
        }
    }

    private void forget() {
        gesture = null;
        wasGesturing = false;
        path.rewind();
        invalidate();
    }

    public void cancelClearAnimation() {
        removeCallbacks(fading);
    }

    public void cancelGesture() {
        MotionEvent event = MotionEvent.obtain(android.os.SystemClock.uptimeMillis(), android.os.SystemClock.uptimeMillis(),
                MotionEvent.ACTION_CANCEL, 0, 0, 0);
        for (OnGestureListener l : new ArrayList<OnGestureListener>(gestureListeners)) {
            l.onGestureCancelled(this, event);
        }
        event.recycle();
        clear(false);
        gesturing = false;
        wasGesturing = false;
        points.clear();
        ended();
    }

    private void ended() {
        for (OnGesturingListener l : new ArrayList<OnGesturingListener>(gesturingListeners)) {
            l.onGesturingEnded(this);
        }
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        cancelClearAnimation();
    }

    @Override
    public boolean dispatchTouchEvent(MotionEvent event) {
        if (!isEnabled()) {
            return super.dispatchTouchEvent(event);
        }
        boolean cancels = (gesturing || gesture != null && gesture.getStrokesCount() > 0 && wasGesturing) && interceptEvents;
        process(event);
        if (cancels) {
            event.setAction(MotionEvent.ACTION_CANCEL);
        }
        super.dispatchTouchEvent(event);
        return true;
    }

    private void process(MotionEvent event) {
        switch (event.getAction()) {
            case MotionEvent.ACTION_DOWN:
                down(event);
                invalidate();
                break;
            case MotionEvent.ACTION_MOVE:
                if (listening) {
                    move(event);
                }
                break;
            case MotionEvent.ACTION_UP:
                if (listening) {
                    up(event, false);
                    invalidate();
                }
                break;
            case MotionEvent.ACTION_CANCEL:
                if (listening) {
                    up(event, true);
                    invalidate();
                }
                break;
            default:
                break;
        }
    }

    private void down(MotionEvent event) {
        listening = true;
        removeCallbacks(fading);
        if (strokeType == GESTURE_STROKE_TYPE_SINGLE || gesture != null && !wasGesturing) {
            gesture = null;
            path.rewind();
        }
        x = event.getX();
        y = event.getY();
        length = 0;
        gesturing = false;
        if (gesture == null) {
            gesture = new Gesture();
        }
        paint.setColor(strokeType == GESTURE_STROKE_TYPE_SINGLE ? uncertainColor : certainColor);
        points.add(new GesturePoint(x, y, event.getEventTime()));
        path.moveTo(x, y);
        for (OnGestureListener l : new ArrayList<OnGestureListener>(gestureListeners)) {
            l.onGestureStarted(this, event);
        }
    }

    private void move(MotionEvent event) {
        float nx = event.getX();
        float ny = event.getY();
        float dx = Math.abs(nx - x);
        float dy = Math.abs(ny - y);
        if (dx >= TOLERANCE || dy >= TOLERANCE) {
            path.quadTo(x, y, (nx + x) / 2, (ny + y) / 2);
            length += (float) Math.hypot(dx, dy);
            x = nx;
            y = ny;
            points.add(new GesturePoint(nx, ny, event.getEventTime()));
            if (!gesturing && length >= lengthThreshold && isGesture()) {
                gesturing = true;
                paint.setColor(certainColor);
                for (OnGesturingListener l : new ArrayList<OnGesturingListener>(gesturingListeners)) {
                    l.onGesturingStarted(this);
                }
            }
            invalidate();
        }
        for (OnGestureListener l : new ArrayList<OnGestureListener>(gestureListeners)) {
            l.onGesture(this, event);
        }
    }

    /** Whether the movement is no scrolling along the layer's orientation. */
    private boolean isGesture() {
        RectF box = new RectF(points.get(0).x, points.get(0).y, points.get(0).x, points.get(0).y);
        for (GesturePoint p : points) {
            box.union(p.x, p.y);
        }
        float w = box.width();
        float h = box.height();
        float squareness = Math.max(w, h) == 0 ? 0 : Math.min(w, h) / Math.max(w, h);
        double angle = Math.abs(Math.toDegrees(Math.atan2(y - points.get(0).y, x - points.get(0).x)));
        if (angle > 90) {
            angle = 180 - angle;
        }
        return squareness > squarenessThreshold || (orientation == ORIENTATION_VERTICAL ? angle < angleThreshold : angle > angleThreshold);
    }

    private void up(MotionEvent event, boolean cancel) {
        listening = false;
        if (gesture != null) {
            gesture.addStroke(new GestureStroke(points));
            if (cancel) {
                for (OnGestureListener l : new ArrayList<OnGestureListener>(gestureListeners)) {
                    l.onGestureCancelled(this, event);
                }
                clear(false);
            } else {
                for (OnGestureListener l : new ArrayList<OnGestureListener>(gestureListeners)) {
                    l.onGestureEnded(this, event);
                }
                if (fires && gesturing || strokeType == GESTURE_STROKE_TYPE_MULTIPLE && wasGesturing) {
                    removeCallbacks(fading);
                    postDelayed(fading, fadeOffset);
                } else if (!gesturing) {
                    forget();
                } else {
                    clear(fadeEnabled);
                }
            }
        }
        points.clear();
        wasGesturing = gesturing;
        gesturing = false;
        ended();
    }
}
