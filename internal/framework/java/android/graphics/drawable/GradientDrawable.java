package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.DashPathEffect;
import android.graphics.Insets;
import android.graphics.LinearGradient;
import android.graphics.Outline;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.RadialGradient;
import android.graphics.Rect;
import android.graphics.RectF;
import android.graphics.Shader;
import android.graphics.SweepGradient;
import android.util.AttributeSet;
import android.util.TypedValue;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A shape filled with a color or gradient, with a border. */
public class GradientDrawable extends Drawable {
    public static final int RECTANGLE = 0;
    public static final int OVAL = 1;
    public static final int LINE = 2;
    public static final int RING = 3;
    public static final int LINEAR_GRADIENT = 0;
    public static final int RADIAL_GRADIENT = 1;
    public static final int SWEEP_GRADIENT = 2;

    /** Where a linear gradient goes. */
    public enum Orientation {
        TOP_BOTTOM, TR_BL, RIGHT_LEFT, BR_TL, BOTTOM_TOP, BL_TR, LEFT_RIGHT, TL_BR
    }

    private GradientState st;
    private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
    private Paint stroke;
    private ColorFilter filter;
    private PorterDuffColorFilter tintFilter;
    private int alpha = 0xFF;
    private boolean mutated;

    public GradientDrawable() {
        this(new GradientState(Orientation.TOP_BOTTOM, null), null);
    }

    public GradientDrawable(Orientation orientation, int[] colors) {
        this(new GradientState(orientation, colors), null);
    }

    private GradientDrawable(GradientState state, Resources res) {
        st = state;
        update();
    }

    private void update() {
        int[] set = getState();
        if (st.solid != null) {
            fill.setColor(st.solid.getColorForState(set, 0));
        } else if (st.colors == null) {
            fill.setColor(0);
        } else {
            fill.setColor(0xff000000);
            if (st.colors.length == 1) fill.setColor(st.colors[0]);
        }
        tintFilter = updateTintFilter(tintFilter, st.tint, st.tintMode);
        if (st.strokeWidth >= 0) {
            if (stroke == null) {
                stroke = new Paint(Paint.ANTI_ALIAS_FLAG);
                stroke.setStyle(Paint.Style.STROKE);
            }
            stroke.setStrokeWidth(st.strokeWidth);
            if (st.strokeColors != null) stroke.setColor(st.strokeColors.getColorForState(set, 0));
            if (st.dashWidth != 0) stroke.setPathEffect(new DashPathEffect(new float[] {st.dashWidth, st.dashGap}, 0));
        }
    }

    @Override
    public boolean getPadding(Rect padding) {
        if (st.padding != null) {
            padding.set(st.padding);
            return true;
        }
        return super.getPadding(padding);
    }

    public void setCornerRadii(float[] radii) {
        st.radii = radii;
        if (radii == null) st.radius = 0;
        invalidateSelf();
    }

    public float[] getCornerRadii() {
        return st.radii.clone();
    }

    public void setCornerRadius(float radius) {
        st.radius = radius < 0 ? 0 : radius;
        st.radii = null;
        invalidateSelf();
    }

    public float getCornerRadius() {
        return st.radius;
    }

    public void setStroke(int width, int color) {
        setStroke(width, color, 0, 0);
    }

    public void setStroke(int width, ColorStateList colors) {
        setStroke(width, colors, 0, 0);
    }

    public void setStroke(int width, int color, float dashWidth, float dashGap) {
        setStroke(width, ColorStateList.valueOf(color), dashWidth, dashGap);
    }

    public void setStroke(int width, ColorStateList colors, float dashWidth, float dashGap) {
        st.strokeWidth = width;
        st.strokeColors = colors;
        st.dashWidth = dashWidth;
        st.dashGap = dashGap;
        st.computeOpacity();
        update();
        invalidateSelf();
    }

    public void setSize(int width, int height) {
        st.width = width;
        st.height = height;
        invalidateSelf();
    }

    public void setShape(int shape) {
        st.shape = shape;
        st.computeOpacity();
        invalidateSelf();
    }

    public int getShape() {
        return st.shape;
    }

    public void setGradientType(int gradient) {
        st.gradient = gradient;
        invalidateSelf();
    }

    public int getGradientType() {
        return st.gradient;
    }

    public void setGradientCenter(float x, float y) {
        st.centerX = x;
        st.centerY = y;
        invalidateSelf();
    }

    public float getGradientCenterX() {
        return st.centerX;
    }

    public float getGradientCenterY() {
        return st.centerY;
    }

    public void setGradientRadius(float gradientRadius) {
        st.gradientRadius = gradientRadius;
        st.radiusUnit = TypedValue.TYPE_DIMENSION;
        invalidateSelf();
    }

    public float getGradientRadius() {
        return st.gradient == RADIAL_GRADIENT ? radius(new RectF(getBounds())) : 0;
    }

    public void setUseLevel(boolean useLevel) {
        st.useLevel = useLevel;
        invalidateSelf();
    }

    public boolean getUseLevel() {
        return st.useLevel;
    }

    public Orientation getOrientation() {
        return st.orientation;
    }

    public void setOrientation(Orientation orientation) {
        st.orientation = orientation;
        invalidateSelf();
    }

    public void setColors(int[] colors) {
        st.colors = colors;
        st.positions = null;
        st.solid = null;
        st.computeOpacity();
        update();
        invalidateSelf();
    }

    public int[] getColors() {
        return st.colors == null ? null : st.colors.clone();
    }

    public void setColor(int argb) {
        setColor(ColorStateList.valueOf(argb));
    }

    public void setColor(ColorStateList colors) {
        st.solid = colors;
        st.colors = null;
        st.computeOpacity();
        fill.setShader(null);
        fill.setColor(colors == null ? 0 : colors.getColorForState(getState(), 0));
        invalidateSelf();
    }

    public ColorStateList getColor() {
        return st.solid;
    }

    private int modulate(int a) {
        int scale = alpha + (alpha >> 7);
        return a * scale >> 8;
    }

    @Override
    public void draw(Canvas canvas) {
        Rect b = getBounds();
        if (b.isEmpty()) return;
        int oldFill = fill.getAlpha();
        int oldStroke = stroke != null ? stroke.getAlpha() : 0;
        int fillAlpha = modulate(oldFill);
        boolean haveStroke = modulate(oldStroke) > 0 && stroke != null && stroke.getStrokeWidth() > 0;
        fill.setAlpha(fillAlpha);
        ColorFilter f = filter != null ? filter : tintFilter;
        fill.setColorFilter(f);
        float inset = 0;
        if (haveStroke) {
            stroke.setAlpha(modulate(oldStroke));
            stroke.setColorFilter(f);
            inset = stroke.getStrokeWidth() * 0.5f;
        }
        RectF r = new RectF(b.left + inset, b.top + inset, b.right - inset, b.bottom - inset);
        boolean haveFill = fillAlpha > 0;
        fill.setShader(st.solid == null && st.colors != null && st.colors.length > 1 ? gradient(r) : null);
        switch (st.shape) {
            case RECTANGLE:
                if (st.radii != null) {
                    Path p = new Path();
                    p.addRoundRect(r, st.radii, Path.Direction.CW);
                    if (haveFill) canvas.drawPath(p, fill);
                    if (haveStroke) canvas.drawPath(p, stroke);
                } else {
                    float rad = Math.min(st.radius, Math.min(r.width(), r.height()) * 0.5f);
                    if (haveFill) canvas.drawRoundRect(r, rad, rad, fill);
                    if (haveStroke) canvas.drawRoundRect(r, rad, rad, stroke);
                }
                break;
            case OVAL:
                if (haveFill) canvas.drawOval(r, fill);
                if (haveStroke) canvas.drawOval(r, stroke);
                break;
            case LINE:
                if (haveStroke) canvas.drawLine(r.left, r.centerY(), r.right, r.centerY(), stroke);
                break;
            default:
                Path ring = ring(r);
                if (haveFill) canvas.drawPath(ring, fill);
                if (haveStroke) canvas.drawPath(ring, stroke);
                break;
        }
        fill.setAlpha(oldFill);
        if (haveStroke) stroke.setAlpha(oldStroke);
    }

    /** The colors for a place. */
    private Shader gradient(RectF r) {
        float part = st.useLevel ? getLevel() / 10000.0f : 1;
        float x = r.left + r.width() * st.centerX;
        float y = r.top + r.height() * st.centerY;
        if (st.gradient == RADIAL_GRADIENT) {
            float radius = radius(r) * part;
            return new RadialGradient(x, y, radius <= 0 ? 0.001f : radius, st.colors, null, Shader.TileMode.CLAMP);
        }
        if (st.gradient == SWEEP_GRADIENT) return new SweepGradient(x, y, st.colors, null);
        switch (st.orientation) {
            case TOP_BOTTOM: return line(r.left, r.top, r.left, part * r.bottom);
            case TR_BL: return line(r.right, r.top, part * r.left, part * r.bottom);
            case RIGHT_LEFT: return line(r.right, r.top, part * r.left, r.top);
            case BR_TL: return line(r.right, r.bottom, part * r.left, part * r.top);
            case BOTTOM_TOP: return line(r.left, r.bottom, r.left, part * r.top);
            case BL_TR: return line(r.left, r.bottom, part * r.right, part * r.top);
            case LEFT_RIGHT: return line(r.left, r.top, part * r.right, r.top);
            default: return line(r.left, r.top, part * r.right, part * r.bottom);
        }
    }

    private Shader line(float x0, float y0, float x1, float y1) {
        return new LinearGradient(x0, y0, x1, y1, st.colors, st.positions, Shader.TileMode.CLAMP);
    }

    private float radius(RectF r) {
        if (st.radiusUnit == TypedValue.TYPE_DIMENSION) return st.gradientRadius;
        boolean own = st.radiusUnit == TypedValue.COMPLEX_UNIT_FRACTION;
        float width = own && st.width >= 0 ? st.width : r.width();
        float height = own && st.height >= 0 ? st.height : r.height();
        return st.gradientRadius * Math.min(width, height);
    }

    private Path ring(RectF bounds) {
        float sweep = st.useLevelForShape ? 360.0f * getLevel() / 10000.0f : 360f;
        float x = bounds.width() / 2.0f;
        float y = bounds.height() / 2.0f;
        float thickness = st.thickness != -1 ? st.thickness : bounds.width() / st.thicknessRatio;
        float radius = st.innerRadius != -1 ? st.innerRadius : bounds.width() / st.innerRadiusRatio;
        RectF inner = new RectF(bounds);
        inner.inset(x - radius, y - radius);
        RectF outer = new RectF(inner);
        outer.inset(-thickness, -thickness);
        Path p = new Path();
        if (sweep < 360 && sweep > -360) {
            p.setFillType(Path.FillType.EVEN_ODD);
            p.arcTo(outer, 0, sweep, true);
            p.arcTo(inner, sweep, -sweep, false);
            p.close();
        } else {
            p.addOval(outer, Path.Direction.CW);
            p.addOval(inner, Path.Direction.CCW);
        }
        return p;
    }

    @Override
    protected boolean onStateChange(int[] stateSet) {
        boolean invalid = false;
        if (st.solid != null) {
            int color = st.solid.getColorForState(stateSet, 0);
            if (fill.getColor() != color) {
                fill.setColor(color);
                invalid = true;
            }
        }
        if (stroke != null && st.strokeColors != null) {
            int color = st.strokeColors.getColorForState(stateSet, 0);
            if (stroke.getColor() != color) {
                stroke.setColor(color);
                invalid = true;
            }
        }
        if (st.tint != null && st.tintMode != null) {
            tintFilter = updateTintFilter(tintFilter, st.tint, st.tintMode);
            invalid = true;
        }
        if (invalid) invalidateSelf();
        return invalid;
    }

    @Override
    public boolean isStateful() {
        return super.isStateful() || st.solid != null && st.solid.isStateful() || st.strokeColors != null && st.strokeColors.isStateful()
                || st.tint != null && st.tint.isStateful();
    }

    @Override
    public boolean hasFocusStateSpecified() {
        return st.solid != null && st.solid.hasFocusStateSpecified() || st.strokeColors != null && st.strokeColors.hasFocusStateSpecified()
                || st.tint != null && st.tint.hasFocusStateSpecified();
    }

    @Override
    public int getChangingConfigurations() {
        return super.getChangingConfigurations() | st.changes;
    }

    @Override
    public void setAlpha(int alpha) {
        if (alpha != this.alpha) {
            this.alpha = alpha;
            invalidateSelf();
        }
    }

    @Override
    public int getAlpha() {
        return alpha;
    }

    @Override
    public ColorFilter getColorFilter() {
        return filter;
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        if (colorFilter != filter) {
            filter = colorFilter;
            invalidateSelf();
        }
    }

    @Override
    public void setTintList(ColorStateList tint) {
        st.tint = tint;
        tintFilter = updateTintFilter(tintFilter, tint, st.tintMode);
        invalidateSelf();
    }

    @Override
    public void setTintMode(PorterDuff.Mode tintMode) {
        st.tintMode = tintMode;
        tintFilter = updateTintFilter(tintFilter, st.tint, tintMode);
        invalidateSelf();
    }

    @Override
    public int getOpacity() {
        return alpha == 255 && st.opaque ? PixelFormat.OPAQUE : PixelFormat.TRANSLUCENT;
    }

    @Override
    protected boolean onLevelChange(int level) {
        super.onLevelChange(level);
        invalidateSelf();
        return true;
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.GradientDrawable);
        st.changes |= a.getChangingConfigurations();
        st.shape = a.getInt(R.styleable.GradientDrawable_shape, st.shape);
        st.dither = a.getBoolean(R.styleable.GradientDrawable_dither, st.dither);
        if (st.shape == RING) {
            st.innerRadius = a.getDimensionPixelSize(R.styleable.GradientDrawable_innerRadius, st.innerRadius);
            if (st.innerRadius == -1) st.innerRadiusRatio = a.getFloat(R.styleable.GradientDrawable_innerRadiusRatio, st.innerRadiusRatio);
            st.thickness = a.getDimensionPixelSize(R.styleable.GradientDrawable_thickness, st.thickness);
            if (st.thickness == -1) st.thicknessRatio = a.getFloat(R.styleable.GradientDrawable_thicknessRatio, st.thicknessRatio);
            st.useLevelForShape = a.getBoolean(R.styleable.GradientDrawable_useLevel, st.useLevelForShape);
        }
        int mode = a.getInt(R.styleable.GradientDrawable_tintMode, -1);
        if (mode != -1) st.tintMode = parseTintMode(mode, PorterDuff.Mode.SRC_IN);
        ColorStateList tint = a.getColorStateList(R.styleable.GradientDrawable_tint);
        if (tint != null) st.tint = tint;
        st.opticalInsets = Insets.of(a.getDimensionPixelOffset(R.styleable.GradientDrawable_opticalInsetLeft, st.opticalInsets.left),
                a.getDimensionPixelOffset(R.styleable.GradientDrawable_opticalInsetTop, st.opticalInsets.top),
                a.getDimensionPixelOffset(R.styleable.GradientDrawable_opticalInsetRight, st.opticalInsets.right),
                a.getDimensionPixelOffset(R.styleable.GradientDrawable_opticalInsetBottom, st.opticalInsets.bottom));
        a.recycle();
        int innerDepth = parser.getDepth() + 1;
        int depth;
        int type;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && ((depth = parser.getDepth()) >= innerDepth || type != XmlPullParser.END_TAG)) {
            if (type == XmlPullParser.START_TAG && depth <= innerDepth) child(parser.getName(), r, parser, attrs, theme);
        }
        st.computeOpacity();
        update();
    }

    private void child(String name, Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException {
        TypedArray a;
        if (name.equals("size")) {
            a = obtainAttributes(r, theme, attrs, R.styleable.GradientDrawableSize);
            st.width = a.getDimensionPixelSize(R.styleable.GradientDrawableSize_width, st.width);
            st.height = a.getDimensionPixelSize(R.styleable.GradientDrawableSize_height, st.height);
        } else if (name.equals("gradient")) {
            a = obtainAttributes(r, theme, attrs, R.styleable.GradientDrawableGradient);
            gradient(a);
        } else if (name.equals("solid")) {
            a = obtainAttributes(r, theme, attrs, R.styleable.GradientDrawableSolid);
            ColorStateList c = a.getColorStateList(R.styleable.GradientDrawableSolid_color);
            if (c != null) setColor(c);
        } else if (name.equals("stroke")) {
            a = obtainAttributes(r, theme, attrs, R.styleable.GradientDrawableStroke);
            int width = a.getDimensionPixelSize(R.styleable.GradientDrawableStroke_width, Math.max(0, st.strokeWidth));
            float dash = a.getDimension(R.styleable.GradientDrawableStroke_dashWidth, st.dashWidth);
            ColorStateList c = a.getColorStateList(R.styleable.GradientDrawableStroke_color);
            if (c == null) c = st.strokeColors;
            setStroke(width, c, dash, dash != 0 ? a.getDimension(R.styleable.GradientDrawableStroke_dashGap, st.dashGap) : 0);
        } else if (name.equals("corners")) {
            a = obtainAttributes(r, theme, attrs, R.styleable.DrawableCorners);
            int radius = a.getDimensionPixelSize(R.styleable.DrawableCorners_radius, (int) st.radius);
            setCornerRadius(radius);
            int tl = a.getDimensionPixelSize(R.styleable.DrawableCorners_topLeftRadius, radius);
            int tr = a.getDimensionPixelSize(R.styleable.DrawableCorners_topRightRadius, radius);
            int bl = a.getDimensionPixelSize(R.styleable.DrawableCorners_bottomLeftRadius, radius);
            int br = a.getDimensionPixelSize(R.styleable.DrawableCorners_bottomRightRadius, radius);
            if (tl != radius || tr != radius || bl != radius || br != radius) setCornerRadii(new float[] {tl, tl, tr, tr, br, br, bl, bl});
        } else if (name.equals("padding")) {
            a = obtainAttributes(r, theme, attrs, R.styleable.GradientDrawablePadding);
            if (st.padding == null) st.padding = new Rect();
            st.padding.set(a.getDimensionPixelOffset(R.styleable.GradientDrawablePadding_left, st.padding.left),
                    a.getDimensionPixelOffset(R.styleable.GradientDrawablePadding_top, st.padding.top),
                    a.getDimensionPixelOffset(R.styleable.GradientDrawablePadding_right, st.padding.right),
                    a.getDimensionPixelOffset(R.styleable.GradientDrawablePadding_bottom, st.padding.bottom));
        } else {
            android.util.Log.w("drawable", "Bad element under <shape>: " + name);
            return;
        }
        st.changes |= a.getChangingConfigurations();
        a.recycle();
    }

    private static float fraction(TypedArray a, int index, float fallback) {
        TypedValue v = a.peekValue(index);
        if (v == null) return fallback;
        return v.type == TypedValue.TYPE_FRACTION ? v.getFraction(1.0f, 1.0f) : v.getFloat();
    }

    private void gradient(TypedArray a) throws XmlPullParserException {
        st.centerX = fraction(a, R.styleable.GradientDrawableGradient_centerX, st.centerX);
        st.centerY = fraction(a, R.styleable.GradientDrawableGradient_centerY, st.centerY);
        st.useLevel = a.getBoolean(R.styleable.GradientDrawableGradient_useLevel, st.useLevel);
        st.gradient = a.getInt(R.styleable.GradientDrawableGradient_type, st.gradient);
        int start = a.getColor(R.styleable.GradientDrawableGradient_startColor, 0);
        boolean hasCenter = a.hasValue(R.styleable.GradientDrawableGradient_centerColor);
        int center = a.getColor(R.styleable.GradientDrawableGradient_centerColor, 0);
        int end = a.getColor(R.styleable.GradientDrawableGradient_endColor, 0);
        st.colors = hasCenter ? new int[] {start, center, end} : new int[] {start, end};
        st.positions = hasCenter ? new float[] {0, st.centerX != 0.5f ? st.centerX : st.centerY, 1} : null;
        st.solid = null;
        if (st.gradient == LINEAR_GRADIENT) {
            int angle = (int) a.getFloat(R.styleable.GradientDrawableGradient_angle, 0) % 360;
            if (angle % 45 != 0) {
                throw new XmlPullParserException(
                        a.getPositionDescription() + "<gradient> tag requires 'angle' attribute to be a multiple of 45");
            }
            Orientation[] by = {Orientation.LEFT_RIGHT, Orientation.BL_TR, Orientation.BOTTOM_TOP, Orientation.BR_TL, Orientation.RIGHT_LEFT,
                Orientation.TR_BL, Orientation.TOP_BOTTOM, Orientation.TL_BR};
            st.orientation = by[(angle + 360) % 360 / 45];
        } else {
            TypedValue v = a.peekValue(R.styleable.GradientDrawableGradient_gradientRadius);
            if (v != null) {
                st.gradientRadius = v.type == TypedValue.TYPE_FRACTION ? v.getFraction(1, 1)
                        : v.type == TypedValue.TYPE_DIMENSION ? v.getDimension(a.getResources().getDisplayMetrics()) : v.getFloat();
                if (v.type == TypedValue.TYPE_FRACTION) st.radiusUnit = v.data >> TypedValue.COMPLEX_UNIT_SHIFT & TypedValue.COMPLEX_UNIT_MASK;
            } else if (st.gradient == RADIAL_GRADIENT) {
                throw new XmlPullParserException(
                        a.getPositionDescription() + "<gradient> tag requires 'gradientRadius' attribute with radial type");
            }
        }
    }

    @Override
    public Insets getOpticalInsets() {
        return st.opticalInsets;
    }

    @Override
    public int getIntrinsicWidth() {
        return st.width;
    }

    @Override
    public int getIntrinsicHeight() {
        return st.height;
    }

    @Override
    public ConstantState getConstantState() {
        return st;
    }

    @Override
    public void getOutline(Outline outline) {
        Rect b = getBounds();
        boolean solid = st.solid != null && st.solid.isOpaque() || st.colors != null;
        outline.setAlpha(solid ? modulate(fill.getAlpha()) / 255.0f : 0.0f);
        switch (st.shape) {
            case RECTANGLE:
                if (st.radii != null) {
                    Path p = new Path();
                    p.addRoundRect(new RectF(b), st.radii, Path.Direction.CW);
                    outline.setConvexPath(p);
                    return;
                }
                outline.setRoundRect(b, Math.min(st.radius, Math.min(b.width(), b.height()) * 0.5f));
                return;
            case OVAL:
                outline.setOval(b);
                return;
            default:
                return;
        }
    }

    @Override
    public Drawable mutate() {
        if (!mutated && super.mutate() == this) {
            st = new GradientState(st);
            update();
            mutated = true;
        }
        return this;
    }

    @Override
    public void clearMutated() {
        super.clearMutated();
        mutated = false;
    }

    static final class GradientState extends ConstantState {
        int changes;
        int shape = RECTANGLE;
        Insets opticalInsets = Insets.NONE;
        int gradient = LINEAR_GRADIENT;
        Orientation orientation;
        ColorStateList solid;
        ColorStateList strokeColors;
        int[] colors;
        int strokeWidth = -1;
        float dashWidth;
        float dashGap;
        float radius;
        float[] radii;
        Rect padding;
        int width = -1;
        int height = -1;
        float innerRadiusRatio = 3;
        float thicknessRatio = 9;
        int innerRadius = -1;
        int thickness = -1;
        boolean dither;
        float centerX = 0.5f;
        float centerY = 0.5f;
        float gradientRadius = 0.5f;
        /** Of what it is a part, TYPE_DIMENSION if it is a size. */
        int radiusUnit = TypedValue.TYPE_DIMENSION;
        float[] positions;
        boolean useLevel;
        boolean useLevelForShape = true;
        ColorStateList tint;
        PorterDuff.Mode tintMode = DEFAULT_TINT_MODE;
        /** Whether bounds are covered, as it was when colours or shape were last set. */
        boolean opaque;

        void computeOpacity() {
            opaque = shape == RECTANGLE && radius <= 0 && radii == null && (solid != null || colors != null);
            if (opaque && solid != null) opaque = solid.isOpaque();
            if (opaque && colors != null) {
                for (int c : colors) opaque &= c >>> 24 == 255;
            }
        }

        GradientState(Orientation orientation, int[] colors) {
            this.orientation = orientation;
            this.colors = colors;
            computeOpacity();
        }

        GradientState(GradientState s) {
            changes = s.changes;
            shape = s.shape;
            gradient = s.gradient;
            orientation = s.orientation;
            solid = s.solid;
            strokeColors = s.strokeColors;
            colors = s.colors == null ? null : s.colors.clone();
            strokeWidth = s.strokeWidth;
            dashWidth = s.dashWidth;
            dashGap = s.dashGap;
            radius = s.radius;
            radii = s.radii == null ? null : s.radii.clone();
            padding = s.padding == null ? null : new Rect(s.padding);
            width = s.width;
            height = s.height;
            innerRadiusRatio = s.innerRadiusRatio;
            thicknessRatio = s.thicknessRatio;
            innerRadius = s.innerRadius;
            thickness = s.thickness;
            dither = s.dither;
            centerX = s.centerX;
            centerY = s.centerY;
            gradientRadius = s.gradientRadius;
            radiusUnit = s.radiusUnit;
            positions = s.positions;
            useLevel = s.useLevel;
            opticalInsets = s.opticalInsets;
            useLevelForShape = s.useLevelForShape;
            tint = s.tint;
            tintMode = s.tintMode;
            opaque = s.opaque;
        }

        @Override
        public Drawable newDrawable() {
            return new GradientDrawable(this, null);
        }

        @Override
        public int getChangingConfigurations() {
            return changes;
        }
    }
}
