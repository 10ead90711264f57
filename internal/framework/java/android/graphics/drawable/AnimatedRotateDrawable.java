package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.util.TypedValue;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable that turns by itself. */
public class AnimatedRotateDrawable extends DrawableWrapper implements Animatable {
    private float pivotX = 0.5f;
    private float pivotY = 0.5f;
    private boolean relX = true;
    private boolean relY = true;
    private int frameDuration = 150;
    private int framesCount = 12;
    private float degrees;
    private boolean running;

    private final Runnable next = new Runnable() {
        @Override
        public void run() {
            float step = 360.0f / framesCount;
            degrees += step;
            if (degrees > 360.0f - step) degrees = 0.0f;
            invalidateSelf();
            nextFrame();
        }
    };

    public AnimatedRotateDrawable() {
        super(null);
    }

    @Override
    DrawableWrapper copy(Drawable inner) {
        AnimatedRotateDrawable d = new AnimatedRotateDrawable();
        d.setDrawable(inner);
        d.pivotX = pivotX;
        d.pivotY = pivotY;
        d.relX = relX;
        d.relY = relY;
        d.frameDuration = frameDuration;
        d.framesCount = framesCount;
        return d;
    }

    @Override
    public void draw(Canvas canvas) {
        Drawable d = getDrawable();
        Rect b = d.getBounds();
        int w = b.right - b.left;
        int h = b.bottom - b.top;
        int count = canvas.save();
        canvas.rotate(degrees, (relX ? w * pivotX : pivotX) + b.left, (relY ? h * pivotY : pivotY) + b.top);
        d.draw(canvas);
        canvas.restoreToCount(count);
    }

    @Override
    public void start() {
        if (!running) {
            running = true;
            nextFrame();
        }
    }

    @Override
    public void stop() {
        running = false;
        unscheduleSelf(next);
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    private void nextFrame() {
        unscheduleSelf(next);
        scheduleSelf(next, SystemClock.uptimeMillis() + frameDuration);
    }

    @Override
    public boolean setVisible(boolean visible, boolean restart) {
        boolean changed = super.setVisible(visible, restart);
        if (visible) {
            if (changed || restart) {
                degrees = 0.0f;
                nextFrame();
            }
        } else {
            unscheduleSelf(next);
        }
        return changed;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.AnimatedRotateDrawable);
        TypedValue v = a.peekValue(R.styleable.AnimatedRotateDrawable_pivotX);
        if (v != null) {
            relX = v.type == TypedValue.TYPE_FRACTION;
            pivotX = relX ? v.getFraction(1.0f, 1.0f) : v.getFloat();
        }
        v = a.peekValue(R.styleable.AnimatedRotateDrawable_pivotY);
        if (v != null) {
            relY = v.type == TypedValue.TYPE_FRACTION;
            pivotY = relY ? v.getFraction(1.0f, 1.0f) : v.getFloat();
        }
        setFramesCount(a.getInt(R.styleable.AnimatedRotateDrawable_framesCount, framesCount));
        setFramesDuration(a.getInt(R.styleable.AnimatedRotateDrawable_frameDuration, frameDuration));
        a.recycle();
        super.inflate(r, parser, attrs, theme);
        if (getDrawable() == null) {
            throw new XmlPullParserException(parser.getPositionDescription()
                    + ": <animated-rotate> tag requires a 'drawable' attribute or child tag defining a drawable");
        }
    }

    public void setFramesCount(int framesCount) {
        this.framesCount = framesCount;
    }

    public void setFramesDuration(int framesDuration) {
        frameDuration = framesDuration;
    }
}
