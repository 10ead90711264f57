package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.os.SystemClock;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;
import java.util.Arrays;

/** Drawables one after the other. */
public class AnimationDrawable extends DrawableContainer implements Runnable, Animatable {
    private AnimationState state;
    private int frame;
    private boolean running;
    private boolean animating;

    public AnimationDrawable() {
        this(null, null);
    }

    private AnimationDrawable(AnimationState s, Resources res) {
        setConstantState(new AnimationState(s, this, res));
        if (s != null) setFrame(0, true, false);
    }

    @Override
    public boolean setVisible(boolean visible, boolean restart) {
        boolean changed = super.setVisible(visible, restart);
        if (visible) {
            if (restart || changed) {
                boolean fromZero = restart || !running && !state.oneShot || frame >= state.getChildCount();
                setFrame(fromZero ? 0 : frame, true, animating);
            }
        } else {
            unscheduleSelf(this);
        }
        return changed;
    }

    @Override
    public void start() {
        animating = true;
        if (!isRunning()) setFrame(0, false, state.getChildCount() > 1 || !state.oneShot);
    }

    @Override
    public void stop() {
        animating = false;
        if (isRunning()) {
            frame = 0;
            unscheduleSelf(this);
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    @Override
    public void run() {
        nextFrame(false);
    }

    @Override
    public void unscheduleSelf(Runnable what) {
        running = false;
        super.unscheduleSelf(what);
    }

    public int getNumberOfFrames() {
        return state.getChildCount();
    }

    public Drawable getFrame(int index) {
        return state.getChild(index);
    }

    public int getDuration(int i) {
        return state.durations[i];
    }

    public boolean isOneShot() {
        return state.oneShot;
    }

    public void setOneShot(boolean oneShot) {
        state.oneShot = oneShot;
    }

    public void addFrame(Drawable frame, int duration) {
        state.addFrame(frame, duration);
        if (!running) setFrame(0, true, false);
    }

    private void nextFrame(boolean unschedule) {
        int next = frame + 1;
        int n = state.getChildCount();
        boolean last = state.oneShot && next >= n - 1;
        if (!state.oneShot && next >= n) next = 0;
        setFrame(next, unschedule, !last);
    }

    private void setFrame(int at, boolean unschedule, boolean animate) {
        if (at >= state.getChildCount()) return;
        animating = animate;
        frame = at;
        selectDrawable(at);
        if (unschedule || animate) unscheduleSelf(this);
        if (animate) {
            frame = at;
            running = true;
            scheduleSelf(this, SystemClock.uptimeMillis() + state.durations[at]);
        }
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.AnimationDrawable);
        super.inflateWithAttributes(r, parser, a, R.styleable.AnimationDrawable_visible);
        state.variablePadding = a.getBoolean(R.styleable.AnimationDrawable_variablePadding, state.variablePadding);
        state.oneShot = a.getBoolean(R.styleable.AnimationDrawable_oneshot, state.oneShot);
        a.recycle();
        int innerDepth = parser.getDepth() + 1;
        int type;
        int depth;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || type != XmlPullParser.END_TAG)) {
            if (type != XmlPullParser.START_TAG || depth > innerDepth || !parser.getName().equals("item")) continue;
            TypedArray item = obtainAttributes(r, theme, attrs, R.styleable.AnimationDrawableItem);
            int duration = item.getInt(R.styleable.AnimationDrawableItem_duration, -1);
            Drawable dr = item.getDrawable(R.styleable.AnimationDrawableItem_drawable);
            item.recycle();
            if (duration < 0) throw new XmlPullParserException(parser.getPositionDescription() + ": <item> tag requires a 'duration' attribute");
            if (dr == null) {
                do {
                    type = parser.next();
                } while (type == XmlPullParser.TEXT);
                if (type != XmlPullParser.START_TAG) {
                    throw new XmlPullParserException(parser.getPositionDescription()
                            + ": <item> tag requires a 'drawable' attribute or child tag defining a drawable");
                }
                dr = Drawable.createFromXmlInner(r, parser, attrs, theme);
            }
            state.addFrame(dr, duration);
        }
        setFrame(0, true, false);
    }

    @Override
    AnimationState cloneConstantState() {
        return new AnimationState(state, this, null);
    }

    @Override
    protected void setConstantState(DrawableContainerState s) {
        super.setConstantState(s);
        if (s instanceof AnimationState) state = (AnimationState) s;
    }

    private static final class AnimationState extends DrawableContainerState {
        int[] durations;
        boolean oneShot;

        AnimationState(AnimationState orig, AnimationDrawable owner, Resources res) {
            super(orig, owner, res);
            durations = orig != null ? orig.durations.clone() : new int[getCapacity()];
            oneShot = orig != null && orig.oneShot;
        }

        void addFrame(Drawable dr, int duration) {
            durations = Arrays.copyOf(durations, Math.max(durations.length, getChildCount() + 1));
            durations[addChild(dr)] = duration;
        }

        @Override
        public Drawable newDrawable() {
            return new AnimationDrawable(this, null);
        }

        @Override
        public Drawable newDrawable(Resources res) {
            return new AnimationDrawable(this, res);
        }

        @Override
        public void growArray(int oldSize, int newSize) {
            super.growArray(oldSize, newSize);
            durations = Arrays.copyOf(durations, newSize);
        }
    }
}
