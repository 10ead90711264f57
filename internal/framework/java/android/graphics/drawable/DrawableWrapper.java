package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Insets;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable that shows another. */
public abstract class DrawableWrapper extends Drawable implements Drawable.Callback {
    private Drawable inner;

    public DrawableWrapper(Drawable dr) {
        inner = dr;
        if (dr != null) dr.setCallback(this);
    }

    /** Returns a copy of the same kind around another drawable. */
    abstract DrawableWrapper copy(Drawable inner);

    public void setDrawable(Drawable dr) {
        if (inner != null) inner.setCallback(null);
        inner = dr;
        if (dr != null) {
            dr.setCallback(this);
            dr.setVisible(isVisible(), true);
            dr.setState(getState());
            dr.setLevel(getLevel());
            dr.setBounds(getBounds());
            dr.setLayoutDirection(getLayoutDirection());
        }
        invalidateSelf();
    }

    public Drawable getDrawable() {
        return inner;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.DrawableWrapper);
        if (a.hasValueOrEmpty(R.styleable.DrawableWrapper_drawable)) setDrawable(a.getDrawable(R.styleable.DrawableWrapper_drawable));
        a.recycle();
        Drawable dr = null;
        int type;
        int outerDepth = parser.getDepth();
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || parser.getDepth() > outerDepth)) {
            if (type == XmlPullParser.START_TAG) dr = Drawable.createFromXmlInner(r, parser, attrs, theme);
        }
        if (dr != null) setDrawable(dr);
    }

    @Override
    public void invalidateDrawable(Drawable who) {
        if (getCallback() != null) getCallback().invalidateDrawable(this);
    }

    @Override
    public void scheduleDrawable(Drawable who, Runnable what, long when) {
        if (getCallback() != null) getCallback().scheduleDrawable(this, what, when);
    }

    @Override
    public void unscheduleDrawable(Drawable who, Runnable what) {
        if (getCallback() != null) getCallback().unscheduleDrawable(this, what);
    }

    @Override
    public void draw(Canvas canvas) {
        if (inner != null) inner.draw(canvas);
    }

    @Override
    public int getChangingConfigurations() {
        return super.getChangingConfigurations() | (inner != null ? inner.getChangingConfigurations() : 0);
    }

    @Override
    public boolean getPadding(Rect padding) {
        return inner != null && inner.getPadding(padding);
    }

    @Override
    public Insets getOpticalInsets() {
        return inner != null ? inner.getOpticalInsets() : Insets.NONE;
    }

    @Override
    public void setHotspot(float x, float y) {
        if (inner != null) inner.setHotspot(x, y);
    }

    @Override
    public void setHotspotBounds(int left, int top, int right, int bottom) {
        if (inner != null) inner.setHotspotBounds(left, top, right, bottom);
    }

    @Override
    public void getHotspotBounds(Rect outRect) {
        if (inner != null) {
            inner.getHotspotBounds(outRect);
        } else {
            outRect.set(getBounds());
        }
    }

    @Override
    public boolean setVisible(boolean visible, boolean restart) {
        boolean changed = super.setVisible(visible, restart);
        return changed | (inner != null && inner.setVisible(visible, restart));
    }

    @Override
    public void setAlpha(int alpha) {
        if (inner != null) inner.setAlpha(alpha);
    }

    @Override
    public int getAlpha() {
        return inner != null ? inner.getAlpha() : 255;
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        if (inner != null) inner.setColorFilter(colorFilter);
    }

    @Override
    public void setTintList(ColorStateList tint) {
        if (inner != null) inner.setTintList(tint);
    }

    @Override
    public void setTintMode(PorterDuff.Mode tintMode) {
        if (inner != null) inner.setTintMode(tintMode);
    }

    @Override
    public boolean onLayoutDirectionChanged(int layoutDirection) {
        return inner != null && inner.setLayoutDirection(layoutDirection);
    }

    @Override
    public int getOpacity() {
        return inner != null ? inner.getOpacity() : PixelFormat.TRANSPARENT;
    }

    @Override
    public boolean isStateful() {
        return inner != null && inner.isStateful();
    }

    @Override
    public boolean hasFocusStateSpecified() {
        return inner != null && inner.hasFocusStateSpecified();
    }

    @Override
    protected boolean onStateChange(int[] state) {
        if (inner != null && inner.isStateful()) {
            boolean changed = inner.setState(state);
            if (changed) onBoundsChange(getBounds());
            return changed;
        }
        return false;
    }

    @Override
    protected boolean onLevelChange(int level) {
        return inner != null && inner.setLevel(level);
    }

    @Override
    protected void onBoundsChange(Rect bounds) {
        if (inner != null) inner.setBounds(bounds);
    }

    @Override
    public int getIntrinsicWidth() {
        return inner != null ? inner.getIntrinsicWidth() : -1;
    }

    @Override
    public int getIntrinsicHeight() {
        return inner != null ? inner.getIntrinsicHeight() : -1;
    }

    @Override
    public void getOutline(Outline outline) {
        if (inner != null) {
            inner.getOutline(outline);
        } else {
            super.getOutline(outline);
        }
    }

    @Override
    public ConstantState getConstantState() {
        if (inner == null || inner.getConstantState() == null) return null;
        final ConstantState state = inner.getConstantState();
        return new ConstantState() {
            @Override
            public Drawable newDrawable() {
                return copy(state.newDrawable());
            }

            @Override
            public Drawable newDrawable(Resources res) {
                return copy(state.newDrawable(res));
            }

            @Override
            public int getChangingConfigurations() {
                return DrawableWrapper.this.getChangingConfigurations();
            }
        };
    }

    @Override
    public Drawable mutate() {
        if (inner != null) inner.mutate();
        return this;
    }

    @Override
    public void clearMutated() {
        super.clearMutated();
        if (inner != null) inner.clearMutated();
    }
}
