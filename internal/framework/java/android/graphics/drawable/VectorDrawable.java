package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.ComplexColor;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Insets;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.util.PathParser;
import com.android.internal.R;
import java.io.IOException;
import java.util.ArrayList;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** Paths of a file. */
public class VectorDrawable extends Drawable {
    private static final class Node {
        String name;
        Path path; // null: a group
        ComplexColor fill;
        ComplexColor stroke;
        float fillAlpha = 1;
        float strokeAlpha = 1;
        float strokeWidth;
        boolean clip;
        float rotation;
        float pivotX;
        float pivotY;
        float scaleX = 1;
        float scaleY = 1;
        float translateX;
        float translateY;
        final ArrayList<Node> children = new ArrayList<Node>();
    }

    private Node root = new Node();
    private int width;
    private int height;
    private float viewportWidth;
    private float viewportHeight;
    private float baseAlpha = 1;
    private int alpha = 255;
    private boolean autoMirrored;
    private Insets opticalInsets = Insets.NONE;
    private ColorStateList tint;
    private PorterDuff.Mode tintMode = DEFAULT_TINT_MODE;
    private PorterDuffColorFilter tintFilter;
    private ColorFilter filter;
    private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);

    public VectorDrawable() {
    }

    public static VectorDrawable create(Resources resources, int rid) {
        try {
            XmlPullParser parser = resources.getXml(rid);
            AttributeSet attrs = android.util.Xml.asAttributeSet(parser);
            int type;
            do {
                type = parser.next();
            } while (type != XmlPullParser.START_TAG && type != XmlPullParser.END_DOCUMENT);
            if (type != XmlPullParser.START_TAG) throw new XmlPullParserException("No start tag found");
            VectorDrawable drawable = new VectorDrawable();
            drawable.inflate(resources, parser, attrs);
            return drawable;
        } catch (XmlPullParserException e) {
            return null;
        } catch (IOException e) {
            return null;
        }
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.VectorDrawable);
        int mode = a.getInt(R.styleable.VectorDrawable_tintMode, -1);
        if (mode != -1) tintMode = parseTintMode(mode, PorterDuff.Mode.SRC_IN);
        ColorStateList t = a.getColorStateList(R.styleable.VectorDrawable_tint);
        if (t != null) tint = t;
        autoMirrored = a.getBoolean(R.styleable.VectorDrawable_autoMirrored, autoMirrored);
        opticalInsets = Insets.of(a.getDimensionPixelOffset(R.styleable.VectorDrawable_opticalInsetLeft, opticalInsets.left),
                a.getDimensionPixelOffset(R.styleable.VectorDrawable_opticalInsetTop, opticalInsets.top),
                a.getDimensionPixelOffset(R.styleable.VectorDrawable_opticalInsetRight, opticalInsets.right),
                a.getDimensionPixelOffset(R.styleable.VectorDrawable_opticalInsetBottom, opticalInsets.bottom));
        viewportWidth = a.getFloat(R.styleable.VectorDrawable_viewportWidth, viewportWidth);
        viewportHeight = a.getFloat(R.styleable.VectorDrawable_viewportHeight, viewportHeight);
        if (viewportWidth <= 0) throw new XmlPullParserException(a.getPositionDescription() + "<vector> tag requires viewportWidth > 0");
        if (viewportHeight <= 0) throw new XmlPullParserException(a.getPositionDescription() + "<vector> tag requires viewportHeight > 0");
        width = a.getDimensionPixelSize(R.styleable.VectorDrawable_width, width);
        height = a.getDimensionPixelSize(R.styleable.VectorDrawable_height, height);
        if (width <= 0) throw new XmlPullParserException(a.getPositionDescription() + "<vector> tag requires width > 0");
        if (height <= 0) throw new XmlPullParserException(a.getPositionDescription() + "<vector> tag requires height > 0");
        baseAlpha = a.getFloat(R.styleable.VectorDrawable_alpha, baseAlpha);
        a.recycle();
        group(root, r, parser, attrs, theme);
        tintFilter = updateTintFilter(tintFilter, tint, tintMode);
    }

    private void group(Node parent, Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme)
            throws XmlPullParserException, IOException {
        int outer = parser.getDepth();
        int type;
        while ((type = parser.next()) != XmlPullParser.END_DOCUMENT && (type != XmlPullParser.END_TAG || parser.getDepth() > outer)) {
            if (type != XmlPullParser.START_TAG) continue;
            String tag = parser.getName();
            Node n = new Node();
            String data = null;
            if (tag.equals("path")) {
                TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.VectorDrawablePath);
                n.name = a.getString(R.styleable.VectorDrawablePath_name);
                data = a.getString(R.styleable.VectorDrawablePath_pathData);
                n.fill = a.getComplexColor(R.styleable.VectorDrawablePath_fillColor);
                n.stroke = a.getComplexColor(R.styleable.VectorDrawablePath_strokeColor);
                n.fillAlpha = a.getFloat(R.styleable.VectorDrawablePath_fillAlpha, 1);
                n.strokeAlpha = a.getFloat(R.styleable.VectorDrawablePath_strokeAlpha, 1);
                n.strokeWidth = a.getFloat(R.styleable.VectorDrawablePath_strokeWidth, 0);
                n.path = data == null ? new Path() : PathParser.createPathFromPathData(data);
                if (a.getInt(R.styleable.VectorDrawablePath_fillType, 0) == 1) n.path.setFillType(Path.FillType.EVEN_ODD);
                a.recycle();
                parent.children.add(n);
            } else if (tag.equals("clip-path")) {
                TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.VectorDrawableClipPath);
                data = a.getString(R.styleable.VectorDrawableClipPath_pathData);
                n.path = data == null ? new Path() : PathParser.createPathFromPathData(data);
                n.clip = true;
                a.recycle();
                parent.children.add(n);
            } else if (tag.equals("group")) {
                TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.VectorDrawableGroup);
                n.name = a.getString(R.styleable.VectorDrawableGroup_name);
                n.rotation = a.getFloat(R.styleable.VectorDrawableGroup_rotation, 0);
                n.pivotX = a.getFloat(R.styleable.VectorDrawableGroup_pivotX, 0);
                n.pivotY = a.getFloat(R.styleable.VectorDrawableGroup_pivotY, 0);
                n.scaleX = a.getFloat(R.styleable.VectorDrawableGroup_scaleX, 1);
                n.scaleY = a.getFloat(R.styleable.VectorDrawableGroup_scaleY, 1);
                n.translateX = a.getFloat(R.styleable.VectorDrawableGroup_translateX, 0);
                n.translateY = a.getFloat(R.styleable.VectorDrawableGroup_translateY, 0);
                a.recycle();
                parent.children.add(n);
                group(n, r, parser, attrs, theme);
            }
        }
    }

    @Override
    public void draw(Canvas canvas) {
        Rect b = getBounds();
        if (b.width() <= 0 || b.height() <= 0 || viewportWidth <= 0) return;
        int count = canvas.save();
        canvas.translate(b.left, b.top);
        canvas.scale(b.width() / viewportWidth, b.height() / viewportHeight);
        paint.setColorFilter(filter != null ? filter : tintFilter);
        draw(canvas, root);
        canvas.restoreToCount(count);
    }

    private void draw(Canvas canvas, Node group) {
        int count = canvas.save();
        canvas.translate(group.translateX + group.pivotX, group.translateY + group.pivotY);
        if (group.rotation != 0) canvas.rotate(group.rotation);
        if (group.scaleX != 1 || group.scaleY != 1) canvas.scale(group.scaleX, group.scaleY);
        canvas.translate(-group.pivotX, -group.pivotY);
        for (Node n : group.children) {
            if (n.path == null) {
                draw(canvas, n);
            } else if (n.clip) {
                canvas.clipPath(n.path);
            } else {
                if (n.fill != null) {
                    paint.setStyle(Paint.Style.FILL);
                    paint.setColor(faded(n.fill, n.fillAlpha));
                    canvas.drawPath(n.path, paint);
                }
                if (n.stroke != null) {
                    paint.setStyle(Paint.Style.STROKE);
                    paint.setStrokeWidth(n.strokeWidth);
                    paint.setColor(faded(n.stroke, n.strokeAlpha));
                    canvas.drawPath(n.path, paint);
                }
            }
        }
        canvas.restoreToCount(count);
    }

    private int faded(ComplexColor color, float a) {
        int c = color instanceof ColorStateList ? ((ColorStateList) color).getColorForState(getState(), color.getDefaultColor()) : color.getDefaultColor();
        return c & 0xffffff | (int) ((c >>> 24) * a * baseAlpha * alpha / 255) << 24;
    }

    @Override
    public int getAlpha() {
        return alpha;
    }

    @Override
    public void setAlpha(int alpha) {
        if (this.alpha != alpha) {
            this.alpha = alpha;
            invalidateSelf();
        }
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        filter = colorFilter;
        invalidateSelf();
    }

    @Override
    public ColorFilter getColorFilter() {
        return filter;
    }

    @Override
    public void setTintList(ColorStateList tint) {
        if (this.tint != tint) {
            this.tint = tint;
            tintFilter = updateTintFilter(tintFilter, tint, tintMode);
            invalidateSelf();
        }
    }

    @Override
    public void setTintMode(PorterDuff.Mode mode) {
        if (tintMode != mode) {
            tintMode = mode;
            tintFilter = updateTintFilter(tintFilter, tint, mode);
            invalidateSelf();
        }
    }

    private static boolean stateful(Node n) {
        if (n.fill != null && n.fill.isStateful() || n.stroke != null && n.stroke.isStateful()) return true;
        for (Node c : n.children) {
            if (stateful(c)) return true;
        }
        return false;
    }

    @Override
    public boolean isStateful() {
        return super.isStateful() || tint != null && tint.isStateful() || stateful(root);
    }

    @Override
    public boolean hasFocusStateSpecified() {
        return tint != null && tint.hasFocusStateSpecified();
    }

    @Override
    protected boolean onStateChange(int[] stateSet) {
        boolean changed = stateful(root);
        if (tint != null && tintMode != null) {
            tintFilter = updateTintFilter(tintFilter, tint, tintMode);
            changed = true;
        }
        if (changed) invalidateSelf();
        return changed;
    }

    @Override
    public int getOpacity() {
        return getAlpha() == 0 ? PixelFormat.TRANSPARENT : PixelFormat.TRANSLUCENT;
    }

    @Override
    public Insets getOpticalInsets() {
        return opticalInsets;
    }

    @Override
    public int getIntrinsicWidth() {
        return width;
    }

    @Override
    public int getIntrinsicHeight() {
        return height;
    }

    public float getPixelSize() {
        if (viewportWidth == 0 || viewportHeight == 0 || width == 0 || height == 0) return 1;
        return Math.min(viewportWidth / width, viewportHeight / height);
    }

    @Override
    public void setAutoMirrored(boolean mirrored) {
        autoMirrored = mirrored;
        invalidateSelf();
    }

    @Override
    public boolean isAutoMirrored() {
        return autoMirrored;
    }

    @Override
    public ConstantState getConstantState() {
        return new ConstantState() {
            @Override
            public Drawable newDrawable() {
                VectorDrawable d = new VectorDrawable();
                d.root = root;
                d.width = width;
                d.height = height;
                d.viewportWidth = viewportWidth;
                d.viewportHeight = viewportHeight;
                d.baseAlpha = baseAlpha;
                d.alpha = alpha;
                d.autoMirrored = autoMirrored;
                d.opticalInsets = opticalInsets;
                d.tint = tint;
                d.tintMode = tintMode;
                d.tintFilter = tintFilter;
                return d;
            }

            @Override
            public int getChangingConfigurations() {
                return VectorDrawable.this.getChangingConfigurations();
            }
        };
    }
}
