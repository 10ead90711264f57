package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Outline;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.Rect;
import android.graphics.Shader;
import android.graphics.Xfermode;
import android.graphics.drawable.shapes.Shape;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Draws a shape. */
public class ShapeDrawable extends Drawable {
    private Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    private Shape shape;
    private ShaderFactory shaderFactory;
    private ColorStateList tint;
    private PorterDuff.Mode tintMode = DEFAULT_TINT_MODE;
    private PorterDuffColorFilter tintFilter;
    private Rect padding;
    private int width;
    private int height;
    private int alpha = 255;

    /** Makes a shader for a size. */
    public abstract static class ShaderFactory {
        public abstract Shader resize(int width, int height);
    }

    public ShapeDrawable() {
    }

    public ShapeDrawable(Shape s) {
        shape = s;
    }

    public Shape getShape() {
        return shape;
    }

    public void setShape(Shape s) {
        shape = s;
        updateShape();
    }

    public void setShaderFactory(ShaderFactory fact) {
        shaderFactory = fact;
    }

    public ShaderFactory getShaderFactory() {
        return shaderFactory;
    }

    public Paint getPaint() {
        return paint;
    }

    public void setPadding(int left, int top, int right, int bottom) {
        padding = (left | top | right | bottom) == 0 ? null : new Rect(left, top, right, bottom);
        invalidateSelf();
    }

    public void setPadding(Rect padding) {
        if (padding == null) {
            this.padding = null;
        } else {
            this.padding = new Rect(padding);
        }
        invalidateSelf();
    }

    public void setIntrinsicWidth(int width) {
        this.width = width;
        invalidateSelf();
    }

    public void setIntrinsicHeight(int height) {
        this.height = height;
        invalidateSelf();
    }

    @Override
    public int getIntrinsicWidth() {
        return width;
    }

    @Override
    public int getIntrinsicHeight() {
        return height;
    }

    @Override
    public boolean getPadding(Rect out) {
        if (padding == null) return super.getPadding(out);
        out.set(padding);
        return true;
    }

    protected void onDraw(Shape shape, Canvas canvas, Paint paint) {
        shape.draw(canvas, paint);
    }

    @Override
    public void draw(Canvas canvas) {
        Rect r = getBounds();
        int old = paint.getAlpha();
        paint.setAlpha(old * (alpha + (alpha >>> 7)) >>> 8);
        boolean clear = tintFilter != null && paint.getColorFilter() == null;
        if (clear) paint.setColorFilter(tintFilter);
        if (shape != null) {
            int count = canvas.save();
            canvas.translate(r.left, r.top);
            onDraw(shape, canvas, paint);
            canvas.restoreToCount(count);
        } else {
            canvas.drawRect(r, paint);
        }
        if (clear) paint.setColorFilter(null);
        paint.setAlpha(old);
    }

    @Override
    public void setAlpha(int alpha) {
        this.alpha = alpha;
        invalidateSelf();
    }

    @Override
    public int getAlpha() {
        return alpha;
    }

    @Override
    public void setTintList(ColorStateList tint) {
        this.tint = tint;
        tintFilter = updateTintFilter(tintFilter, tint, tintMode);
        invalidateSelf();
    }

    @Override
    public void setTintMode(PorterDuff.Mode mode) {
        tintMode = mode;
        tintFilter = updateTintFilter(tintFilter, tint, mode);
        invalidateSelf();
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        paint.setColorFilter(colorFilter);
        invalidateSelf();
    }

    @Override
    public void setXfermode(Xfermode mode) {
        paint.setXfermode(mode);
        invalidateSelf();
    }

    @Override
    public int getOpacity() {
        if (shape == null && paint.getXfermode() == null) {
            int a = paint.getAlpha();
            if (a == 0) return PixelFormat.TRANSPARENT;
            if (a == 255) return PixelFormat.OPAQUE;
        }
        return PixelFormat.TRANSLUCENT;
    }

    @Override
    public void setDither(boolean dither) {
        paint.setDither(dither);
        invalidateSelf();
    }

    @Override
    protected void onBoundsChange(Rect bounds) {
        super.onBoundsChange(bounds);
        updateShape();
    }

    @Override
    protected boolean onStateChange(int[] stateSet) {
        if (tint != null && tintMode != null) {
            tintFilter = updateTintFilter(tintFilter, tint, tintMode);
            return true;
        }
        return false;
    }

    @Override
    public boolean isStateful() {
        return tint != null && tint.isStateful();
    }

    protected boolean inflateTag(String name, Resources r, XmlPullParser parser, AttributeSet attrs) {
        if (!"padding".equals(name)) return false;
        TypedArray a = r.obtainAttributes(attrs, R.styleable.ShapeDrawablePadding);
        setPadding(a.getDimensionPixelOffset(R.styleable.ShapeDrawablePadding_left, 0),
                a.getDimensionPixelOffset(R.styleable.ShapeDrawablePadding_top, 0),
                a.getDimensionPixelOffset(R.styleable.ShapeDrawablePadding_right, 0),
                a.getDimensionPixelOffset(R.styleable.ShapeDrawablePadding_bottom, 0));
        a.recycle();
        return true;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.ShapeDrawable);
        paint.setColor(a.getColor(R.styleable.ShapeDrawable_color, paint.getColor()));
        paint.setDither(a.getBoolean(R.styleable.ShapeDrawable_dither, paint.isDither()));
        width = (int) a.getDimension(R.styleable.ShapeDrawable_width, width);
        height = (int) a.getDimension(R.styleable.ShapeDrawable_height, height);
        int mode = a.getInt(R.styleable.ShapeDrawable_tintMode, -1);
        if (mode != -1) tintMode = parseTintMode(mode, PorterDuff.Mode.SRC_IN);
        ColorStateList t = a.getColorStateList(R.styleable.ShapeDrawable_tint);
        if (t != null) tint = t;
        a.recycle();
        int type;
        int outerDepth = parser.getDepth();
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || parser.getDepth() > outerDepth)) {
            if (type == XmlPullParser.START_TAG) inflateTag(parser.getName(), r, parser, attrs);
        }
        tintFilter = updateTintFilter(tintFilter, tint, tintMode);
    }

    private void updateShape() {
        if (shape != null) {
            Rect r = getBounds();
            shape.resize(r.width(), r.height());
            if (shaderFactory != null) paint.setShader(shaderFactory.resize(r.width(), r.height()));
        }
        invalidateSelf();
    }

    @Override
    public void getOutline(Outline outline) {
        if (shape != null) {
            shape.getOutline(outline);
            outline.setAlpha(getAlpha() / 255.0f);
        }
    }

    @Override
    public ConstantState getConstantState() {
        return new ConstantState() {
            @Override
            public Drawable newDrawable() {
                ShapeDrawable d = new ShapeDrawable();
                d.paint = new Paint(paint);
                try {
                    d.shape = shape == null ? null : shape.clone();
                } catch (CloneNotSupportedException e) {
                    d.shape = shape;
                }
                d.shaderFactory = shaderFactory;
                d.tint = tint;
                d.tintMode = tintMode;
                d.tintFilter = tintFilter;
                d.padding = padding;
                d.width = width;
                d.height = height;
                d.alpha = alpha;
                return d;
            }

            @Override
            public int getChangingConfigurations() {
                return ShapeDrawable.this.getChangingConfigurations();
            }
        };
    }
}
