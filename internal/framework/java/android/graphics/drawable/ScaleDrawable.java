package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.Gravity;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Changes the size of a drawable by its level. */
public class ScaleDrawable extends DrawableWrapper {
    private int gravity = Gravity.LEFT;
    private float scaleWidth = -1;
    private float scaleHeight = -1;
    private boolean useIntrinsic;
    private int initialLevel;

    ScaleDrawable() {
        super(null);
    }

    public ScaleDrawable(Drawable drawable, int gravity, float scaleWidth, float scaleHeight) {
        super(drawable);
        this.gravity = gravity;
        this.scaleWidth = scaleWidth;
        this.scaleHeight = scaleHeight;
    }

    @Override
    DrawableWrapper copy(Drawable inner) {
        ScaleDrawable d = new ScaleDrawable(inner, gravity, scaleWidth, scaleHeight);
        d.useIntrinsic = useIntrinsic;
        d.initialLevel = initialLevel;
        d.setLevel(initialLevel);
        return d;
    }

    private static float percent(TypedArray a, int index, float fallback) {
        if (a.getType(index) == TypedValue.TYPE_FRACTION) return a.getFraction(index, 1, 1, fallback);
        String s = a.getString(index);
        if (s != null && s.endsWith("%")) return Float.parseFloat(s.substring(0, s.length() - 1)) / 100.0f;
        return fallback;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.ScaleDrawable);
        scaleWidth = percent(a, R.styleable.ScaleDrawable_scaleWidth, scaleWidth);
        scaleHeight = percent(a, R.styleable.ScaleDrawable_scaleHeight, scaleHeight);
        gravity = a.getInt(R.styleable.ScaleDrawable_scaleGravity, gravity);
        useIntrinsic = a.getBoolean(R.styleable.ScaleDrawable_useIntrinsicSizeAsMinimum, useIntrinsic);
        initialLevel = a.getInt(R.styleable.ScaleDrawable_level, initialLevel);
        a.recycle();
        super.inflate(r, parser, attrs, theme);
        if (getDrawable() == null) {
            throw new XmlPullParserException(parser.getPositionDescription()
                    + ": <scale> tag requires a 'drawable' attribute or child tag defining a drawable");
        }
        setLevel(initialLevel);
    }

    @Override
    public void draw(Canvas canvas) {
        Drawable d = getDrawable();
        if (d != null && d.getLevel() != 0) d.draw(canvas);
    }

    @Override
    public int getOpacity() {
        Drawable d = getDrawable();
        if (d.getLevel() == 0) return PixelFormat.TRANSPARENT;
        int opacity = d.getOpacity();
        return opacity == PixelFormat.OPAQUE && d.getLevel() < 10000 ? PixelFormat.TRANSLUCENT : opacity;
    }

    @Override
    protected boolean onLevelChange(int level) {
        super.onLevelChange(level);
        onBoundsChange(getBounds());
        invalidateSelf();
        return true;
    }

    @Override
    protected void onBoundsChange(Rect bounds) {
        Drawable d = getDrawable();
        Rect r = new Rect();
        int level = getLevel();
        int w = bounds.width();
        if (scaleWidth > 0) {
            int iw = useIntrinsic ? d.getIntrinsicWidth() : 0;
            w -= (int) ((w - iw) * (10000 - level) * scaleWidth / 10000);
        }
        int h = bounds.height();
        if (scaleHeight > 0) {
            int ih = useIntrinsic ? d.getIntrinsicHeight() : 0;
            h -= (int) ((h - ih) * (10000 - level) * scaleHeight / 10000);
        }
        Gravity.apply(gravity, w, h, bounds, r, getLayoutDirection());
        if (w > 0 && h > 0) d.setBounds(r.left, r.top, r.right, r.bottom);
    }
}
