package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import java.util.ArrayList;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A vector drawable that moves; it shows its first picture and is done at once. */
public class AnimatedVectorDrawable extends Drawable implements Animatable2 {
    private VectorDrawable vector;
    private ArrayList<AnimationCallback> callbacks;

    public AnimatedVectorDrawable() {
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.AnimatedVectorDrawable);
        int id = a.getResourceId(R.styleable.AnimatedVectorDrawable_drawable, 0);
        a.recycle();
        if (id != 0) {
            Drawable d = r.getDrawable(id, theme).mutate();
            if (d instanceof VectorDrawable) vector = (VectorDrawable) d;
        }
        int outer = parser.getDepth();
        int type;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || parser.getDepth() > outer)) {
            if (type == XmlPullParser.START_TAG && parser.getName().equals("vector")) {
                vector = new VectorDrawable();
                vector.inflate(r, parser, attrs, theme);
            }
        }
        if (vector == null) vector = new VectorDrawable();
    }

    @Override
    public void start() {
        if (callbacks == null) return;
        for (AnimationCallback c : new ArrayList<AnimationCallback>(callbacks)) {
            c.onAnimationStart(this);
            c.onAnimationEnd(this);
        }
    }

    @Override
    public void stop() {
    }

    public void reset() {
    }

    @Override
    public boolean isRunning() {
        return false;
    }

    @Override
    public void registerAnimationCallback(AnimationCallback callback) {
        if (callback == null) return;
        if (callbacks == null) callbacks = new ArrayList<AnimationCallback>();
        callbacks.add(callback);
    }

    @Override
    public boolean unregisterAnimationCallback(AnimationCallback callback) {
        return callbacks != null && callbacks.remove(callback);
    }

    @Override
    public void clearAnimationCallbacks() {
        if (callbacks != null) callbacks.clear();
    }

    @Override
    public void draw(Canvas canvas) {
        vector.draw(canvas);
    }

    @Override
    protected void onBoundsChange(Rect bounds) {
        vector.setBounds(bounds);
    }

    @Override
    protected boolean onStateChange(int[] state) {
        return vector.setState(state);
    }

    @Override
    public void setAlpha(int alpha) {
        vector.setAlpha(alpha);
    }

    @Override
    public int getAlpha() {
        return vector.getAlpha();
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        vector.setColorFilter(colorFilter);
    }

    @Override
    public ColorFilter getColorFilter() {
        return vector.getColorFilter();
    }

    @Override
    public void setTintList(ColorStateList tint) {
        vector.setTintList(tint);
    }

    @Override
    public void setTintMode(PorterDuff.Mode tintMode) {
        vector.setTintMode(tintMode);
    }

    @Override
    public boolean isStateful() {
        return vector.isStateful();
    }

    @Override
    public int getOpacity() {
        return PixelFormat.TRANSLUCENT;
    }

    @Override
    public int getIntrinsicWidth() {
        return vector.getIntrinsicWidth();
    }

    @Override
    public int getIntrinsicHeight() {
        return vector.getIntrinsicHeight();
    }

    @Override
    public void getOutline(Outline outline) {
        vector.getOutline(outline);
    }

    @Override
    public ConstantState getConstantState() {
        return new ConstantState() {
            @Override
            public Drawable newDrawable() {
                AnimatedVectorDrawable d = new AnimatedVectorDrawable();
                d.vector = (VectorDrawable) vector.getConstantState().newDrawable();
                return d;
            }

            @Override
            public int getChangingConfigurations() {
                return AnimatedVectorDrawable.this.getChangingConfigurations();
            }
        };
    }
}
