package android.graphics.drawable;

import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.util.TypedValue;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Turns a drawable by its level. */
public class RotateDrawable extends DrawableWrapper {
    private float from;
    private float to = 360;
    private float pivotX = 0.5f;
    private float pivotY = 0.5f;
    private boolean relX = true;
    private boolean relY = true;
    private float degrees;

    public RotateDrawable() {
        super(null);
    }

    @Override
    DrawableWrapper copy(Drawable inner) {
        RotateDrawable d = new RotateDrawable();
        d.setDrawable(inner);
        d.from = d.degrees = from;
        d.to = to;
        d.pivotX = pivotX;
        d.pivotY = pivotY;
        d.relX = relX;
        d.relY = relY;
        return d;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.RotateDrawable);
        TypedValue v = a.peekValue(R.styleable.RotateDrawable_pivotX);
        if (v != null) {
            relX = v.type == TypedValue.TYPE_FRACTION;
            pivotX = relX ? v.getFraction(1.0f, 1.0f) : v.getFloat();
        }
        v = a.peekValue(R.styleable.RotateDrawable_pivotY);
        if (v != null) {
            relY = v.type == TypedValue.TYPE_FRACTION;
            pivotY = relY ? v.getFraction(1.0f, 1.0f) : v.getFloat();
        }
        from = a.getFloat(R.styleable.RotateDrawable_fromDegrees, from);
        to = a.getFloat(R.styleable.RotateDrawable_toDegrees, to);
        degrees = from;
        a.recycle();
        super.inflate(r, parser, attrs, theme);
        if (getDrawable() == null) {
            throw new XmlPullParserException(parser.getPositionDescription()
                    + ": <rotate> tag requires a 'drawable' attribute or child tag defining a drawable");
        }
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

    public void setFromDegrees(float fromDegrees) {
        from = fromDegrees;
        invalidateSelf();
    }

    public float getFromDegrees() {
        return from;
    }

    public void setToDegrees(float toDegrees) {
        to = toDegrees;
        invalidateSelf();
    }

    public float getToDegrees() {
        return to;
    }

    public void setPivotX(float pivotX) {
        this.pivotX = pivotX;
        invalidateSelf();
    }

    public float getPivotX() {
        return pivotX;
    }

    public void setPivotXRelative(boolean relative) {
        relX = relative;
        invalidateSelf();
    }

    public boolean isPivotXRelative() {
        return relX;
    }

    public void setPivotY(float pivotY) {
        this.pivotY = pivotY;
        invalidateSelf();
    }

    public float getPivotY() {
        return pivotY;
    }

    public void setPivotYRelative(boolean relative) {
        relY = relative;
        invalidateSelf();
    }

    public boolean isPivotYRelative() {
        return relY;
    }

    @Override
    protected boolean onLevelChange(int level) {
        super.onLevelChange(level);
        degrees = from + (to - from) * level / 10000f;
        invalidateSelf();
        return true;
    }
}
