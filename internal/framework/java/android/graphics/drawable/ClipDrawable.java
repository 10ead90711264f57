package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.PixelFormat;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.view.Gravity;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Shows a part of a drawable, by its level. */
public class ClipDrawable extends DrawableWrapper {
    public static final int HORIZONTAL = 1;
    public static final int VERTICAL = 2;

    private int orientation = HORIZONTAL;
    private int gravity = Gravity.LEFT;

    ClipDrawable() {
        super(null);
    }

    public ClipDrawable(Drawable drawable, int gravity, int orientation) {
        super(drawable);
        this.gravity = gravity;
        this.orientation = orientation;
    }

    @Override
    DrawableWrapper copy(Drawable inner) {
        return new ClipDrawable(inner, gravity, orientation);
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.ClipDrawable);
        orientation = a.getInt(R.styleable.ClipDrawable_clipOrientation, orientation);
        gravity = a.getInt(R.styleable.ClipDrawable_gravity, gravity);
        a.recycle();
        super.inflate(r, parser, attrs, theme);
        if (getDrawable() == null) {
            throw new XmlPullParserException(parser.getPositionDescription()
                    + ": <clip> tag requires a 'drawable' attribute or child tag defining a drawable");
        }
    }

    @Override
    protected boolean onLevelChange(int level) {
        super.onLevelChange(level);
        invalidateSelf();
        return true;
    }

    @Override
    public int getOpacity() {
        Drawable dr = getDrawable();
        if (dr.getOpacity() == PixelFormat.TRANSPARENT || dr.getLevel() == 0) return PixelFormat.TRANSPARENT;
        return getLevel() >= 10000 ? dr.getOpacity() : PixelFormat.TRANSLUCENT;
    }

    @Override
    public void draw(Canvas canvas) {
        Drawable dr = getDrawable();
        if (dr.getLevel() == 0) return;
        Rect r = new Rect();
        Rect bounds = getBounds();
        int level = getLevel();
        int w = bounds.width();
        int h = bounds.height();
        if ((orientation & HORIZONTAL) != 0) w -= w * (10000 - level) / 10000;
        if ((orientation & VERTICAL) != 0) h -= h * (10000 - level) / 10000;
        Gravity.apply(gravity, w, h, bounds, r, getLayoutDirection());
        if (w > 0 && h > 0) {
            canvas.save();
            canvas.clipRect(r);
            dr.draw(canvas);
            canvas.restore();
        }
    }
}
