package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Insets;
import android.graphics.Outline;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.util.TypedValue;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A drawable with room around it. */
public class InsetDrawable extends DrawableWrapper {
    // Pixels and parts of the bounds, for left, top, right and bottom.
    private int[] pixels = new int[4];
    private float[] parts = new float[4];

    InsetDrawable() {
        super(null);
    }

    public InsetDrawable(Drawable drawable, int inset) {
        this(drawable, inset, inset, inset, inset);
    }

    public InsetDrawable(Drawable drawable, float inset) {
        this(drawable, inset, inset, inset, inset);
    }

    public InsetDrawable(Drawable drawable, int left, int top, int right, int bottom) {
        super(drawable);
        pixels = new int[] {left, top, right, bottom};
    }

    public InsetDrawable(Drawable drawable, float left, float top, float right, float bottom) {
        super(drawable);
        parts = new float[] {left, top, right, bottom};
    }

    @Override
    DrawableWrapper copy(Drawable inner) {
        InsetDrawable d = new InsetDrawable(inner, 0);
        d.pixels = pixels.clone();
        d.parts = parts.clone();
        return d;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.InsetDrawable);
        if (a.hasValue(R.styleable.InsetDrawable_inset)) {
            for (int i = 0; i < 4; i++) read(a, R.styleable.InsetDrawable_inset, i);
        }
        int[] which = {R.styleable.InsetDrawable_insetLeft, R.styleable.InsetDrawable_insetTop, R.styleable.InsetDrawable_insetRight,
            R.styleable.InsetDrawable_insetBottom};
        for (int i = 0; i < 4; i++) read(a, which[i], i);
        a.recycle();
        super.inflate(r, parser, attrs, theme);
        if (getDrawable() == null) {
            throw new XmlPullParserException(parser.getPositionDescription()
                    + ": <inset> tag requires a 'drawable' attribute or child tag defining a drawable");
        }
    }

    private void read(TypedArray a, int index, int side) {
        TypedValue v = a.peekValue(index);
        if (v == null) return;
        if (v.type == TypedValue.TYPE_FRACTION) {
            float f = v.getFraction(1.0f, 1.0f);
            if (f >= 1f) throw new IllegalStateException("Fraction cannot be larger than 1");
            parts[side] = f;
            pixels[side] = 0;
        } else {
            pixels[side] = a.getDimensionPixelOffset(index, 0);
            parts[side] = 0;
        }
    }

    private Rect insets(Rect b) {
        int w = b.width();
        int h = b.height();
        return new Rect((int) (parts[0] * w) + pixels[0], (int) (parts[1] * h) + pixels[1], (int) (parts[2] * w) + pixels[2],
                (int) (parts[3] * h) + pixels[3]);
    }

    @Override
    public boolean getPadding(Rect padding) {
        boolean pad = super.getPadding(padding);
        Rect r = insets(getBounds());
        padding.left += r.left;
        padding.top += r.top;
        padding.right += r.right;
        padding.bottom += r.bottom;
        return pad || (r.left | r.right | r.top | r.bottom) != 0;
    }

    @Override
    public Insets getOpticalInsets() {
        Insets c = super.getOpticalInsets();
        Rect r = insets(getBounds());
        return Insets.of(c.left + r.left, c.top + r.top, c.right + r.right, c.bottom + r.bottom);
    }

    @Override
    public int getOpacity() {
        int opacity = getDrawable().getOpacity();
        Rect r = insets(getBounds());
        if (opacity == PixelFormat.OPAQUE && (r.left > 0 || r.top > 0 || r.right > 0 || r.bottom > 0)) return PixelFormat.TRANSLUCENT;
        return opacity;
    }

    @Override
    protected void onBoundsChange(Rect bounds) {
        Rect r = insets(bounds);
        super.onBoundsChange(new Rect(bounds.left + r.left, bounds.top + r.top, bounds.right - r.right, bounds.bottom - r.bottom));
    }

    private int intrinsic(int child, int from, int to) {
        float part = parts[from] + parts[to];
        if (child < 0 || part >= 1) return -1;
        return (int) (child / (1 - part)) + pixels[from] + pixels[to];
    }

    @Override
    public int getIntrinsicWidth() {
        return intrinsic(getDrawable().getIntrinsicWidth(), 0, 2);
    }

    @Override
    public int getIntrinsicHeight() {
        return intrinsic(getDrawable().getIntrinsicHeight(), 1, 3);
    }

    @Override
    public void getOutline(Outline outline) {
        getDrawable().getOutline(outline);
    }
}
