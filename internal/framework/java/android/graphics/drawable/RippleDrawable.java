package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Outline;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Layers that show where they are touched. */
public class RippleDrawable extends LayerDrawable {
    public static final int RADIUS_AUTO = -1;

    private ColorStateList color = ColorStateList.valueOf(Color.MAGENTA);
    private int maxRadius = RADIUS_AUTO;
    private boolean active;
    private final Paint paint = new Paint();

    RippleDrawable() {
    }

    public RippleDrawable(ColorStateList color, Drawable content, Drawable mask) {
        if (color == null) throw new IllegalArgumentException("RippleDrawable requires a non-null color");
        if (content != null) addLayer(content);
        if (mask != null) setId(addLayer(mask), R.id.mask);
        setColor(color);
        refreshPadding();
    }

    @Override
    LayerDrawable blank() {
        RippleDrawable d = new RippleDrawable();
        d.color = color;
        d.maxRadius = maxRadius;
        return d;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.RippleDrawable);
        setPaddingMode(PADDING_MODE_STACK);
        ColorStateList c = a.getColorStateList(R.styleable.RippleDrawable_color);
        if (c != null) color = c;
        maxRadius = a.getDimensionPixelSize(R.styleable.RippleDrawable_radius, maxRadius);
        boolean missing = c == null && theme != null && !a.hasValue(R.styleable.RippleDrawable_color);
        a.recycle();
        super.inflate(r, parser, attrs, theme);
        setPaddingMode(PADDING_MODE_STACK);
        if (missing) {
            throw new XmlPullParserException(parser.getPositionDescription() + ": <ripple> requires a valid color attribute");
        }
    }

    public void setColor(ColorStateList color) {
        this.color = color;
        invalidateSelf();
    }

    public void setRadius(int radius) {
        maxRadius = radius;
        invalidateSelf();
    }

    public int getRadius() {
        return maxRadius;
    }

    @Override
    public boolean setDrawableByLayerId(int id, Drawable drawable) {
        return super.setDrawableByLayerId(id, drawable);
    }

    @Override
    protected boolean onStateChange(int[] stateSet) {
        boolean changed = super.onStateChange(stateSet);
        boolean enabled = false;
        boolean pressed = false;
        boolean focused = false;
        for (int s : stateSet) {
            if (s == R.attr.state_enabled) {
                enabled = true;
            } else if (s == R.attr.state_pressed) {
                pressed = true;
            } else if (s == R.attr.state_focused) {
                focused = true;
            }
        }
        boolean now = enabled && (pressed || focused);
        if (now != active) {
            active = now;
            invalidateSelf();
        }
        return changed;
    }

    @Override
    public boolean isStateful() {
        return true;
    }

    @Override
    public boolean hasFocusStateSpecified() {
        return true;
    }

    @Override
    public boolean isProjected() {
        if (getNumberOfLayers() > 0) return false;
        return true;
    }

    @Override
    public boolean getPadding(Rect padding) {
        return super.getPadding(padding);
    }

    @Override
    public int getOpacity() {
        return PixelFormat.TRANSLUCENT;
    }

    @Override
    public void getOutline(Outline outline) {
        for (Layer l : layers) {
            if (l.id != R.id.mask && l.drawable != null) {
                l.drawable.getOutline(outline);
                if (!outline.isEmpty()) return;
            }
        }
    }

    @Override
    public Rect getDirtyBounds() {
        return getBounds();
    }

    @Override
    public void draw(Canvas canvas) {
        for (Layer l : layers) {
            if (l.id != R.id.mask && l.drawable != null) l.drawable.draw(canvas);
        }
        if (active) {
            int c = color.getColorForState(getState(), Color.BLACK);
            paint.setColor(c & 0xffffff | (c >>> 24) / 2 << 24);
            Drawable mask = findDrawableByLayerId(R.id.mask);
            canvas.drawRect(mask != null ? mask.getBounds() : getBounds(), paint);
        }
    }
}
