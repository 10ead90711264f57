package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Insets;
import android.graphics.NinePatch;
import android.graphics.Paint;
import android.graphics.PixelFormat;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.Rect;
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import com.android.internal.R;
import java.io.IOException;
import java.io.InputStream;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A picture whose middle stretches, with room for content. */
public class NinePatchDrawable extends Drawable {
    private NinePatchState state;
    private PorterDuffColorFilter tintFilter;
    private Rect padding;
    private Insets insets = Insets.NONE;
    private Paint paint;
    private boolean mutated;
    private int targetDensity = DisplayMetrics.DENSITY_DEFAULT;
    private int width = -1;
    private int height = -1;

    NinePatchDrawable() {
        state = new NinePatchState();
    }

    @Deprecated
    public NinePatchDrawable(Bitmap bitmap, byte[] chunk, Rect padding, String srcName) {
        this(new NinePatchState(new NinePatch(bitmap, chunk, srcName), padding), null);
    }

    public NinePatchDrawable(Resources res, Bitmap bitmap, byte[] chunk, Rect padding, String srcName) {
        this(new NinePatchState(new NinePatch(bitmap, chunk, srcName), padding), res);
    }

    /** A picture of the resources, whose file may name optical insets. */
    NinePatchDrawable(Resources res, Bitmap bitmap, Rect padding, String srcName) {
        this(new NinePatchState(new NinePatch(bitmap, bitmap.getNinePatchChunk(), srcName), padding, insetsOf(bitmap)), res);
    }

    @Deprecated
    public NinePatchDrawable(NinePatch patch) {
        this(new NinePatchState(patch, new Rect()), null);
    }

    public NinePatchDrawable(Resources res, NinePatch patch) {
        this(new NinePatchState(patch, new Rect()), res);
    }

    private NinePatchDrawable(NinePatchState state, Resources res) {
        this.state = state;
        update(res);
    }

    private static Rect insetsOf(Bitmap bitmap) {
        Rect r = new Rect();
        bitmap.getOpticalInsets(r);
        return r;
    }

    private void update(Resources res) {
        targetDensity = res == null ? state.targetDensity : resolveDensity(res, state.targetDensity);
        if (res != null) state.targetDensity = targetDensity;
        tintFilter = updateTintFilter(tintFilter, state.tint, state.tintMode);
        computeBitmapSize();
    }

    public void setTargetDensity(Canvas canvas) {
        setTargetDensity(canvas.getDensity());
    }

    public void setTargetDensity(DisplayMetrics metrics) {
        setTargetDensity(metrics.densityDpi);
    }

    public void setTargetDensity(int density) {
        if (density == 0) density = DisplayMetrics.DENSITY_DEFAULT;
        if (targetDensity != density) {
            targetDensity = density;
            computeBitmapSize();
            invalidateSelf();
        }
    }

    private void computeBitmapSize() {
        NinePatch p = state.patch;
        if (p == null) return;
        int source = p.getDensity() == 0 ? targetDensity : p.getDensity();
        if (state.padding != null) {
            if (padding == null) padding = new Rect();
            padding.left = scaleFromDensity(state.padding.left, source, targetDensity, false);
            padding.top = scaleFromDensity(state.padding.top, source, targetDensity, false);
            padding.right = scaleFromDensity(state.padding.right, source, targetDensity, false);
            padding.bottom = scaleFromDensity(state.padding.bottom, source, targetDensity, false);
        } else {
            padding = null;
        }
        Rect o = state.insets;
        insets = o == null ? Insets.NONE : Insets.of(scaleFromDensity(o.left, source, targetDensity, true), scaleFromDensity(o.top, source, targetDensity, true),
                scaleFromDensity(o.right, source, targetDensity, true), scaleFromDensity(o.bottom, source, targetDensity, true));
        height = scaleFromDensity(p.getHeight(), source, targetDensity, true);
        width = scaleFromDensity(p.getWidth(), source, targetDensity, true);
    }

    @Override
    public void draw(Canvas canvas) {
        if (state.patch == null) return;
        Paint p = getPaint();
        boolean clear = tintFilter != null && p.getColorFilter() == null;
        if (clear) p.setColorFilter(tintFilter);
        state.patch.draw(canvas, getBounds(), p);
        if (clear) p.setColorFilter(null);
    }

    @Override
    public int getChangingConfigurations() {
        return super.getChangingConfigurations() | state.changes;
    }

    @Override
    public boolean getPadding(Rect out) {
        if (padding == null) return super.getPadding(out);
        out.set(padding);
        return (padding.left | padding.top | padding.right | padding.bottom) != 0;
    }

    @Override
    public Insets getOpticalInsets() {
        return insets;
    }

    @Override
    public void setAlpha(int alpha) {
        if (paint == null && alpha == 0xFF) return;
        getPaint().setAlpha(alpha);
        invalidateSelf();
    }

    @Override
    public int getAlpha() {
        return paint == null ? 0xFF : paint.getAlpha();
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        if (paint == null && colorFilter == null) return;
        getPaint().setColorFilter(colorFilter);
        invalidateSelf();
    }

    @Override
    public ColorFilter getColorFilter() {
        return paint == null ? null : paint.getColorFilter();
    }

    @Override
    public void setTintList(ColorStateList tint) {
        state.tint = tint;
        tintFilter = updateTintFilter(tintFilter, tint, state.tintMode);
        invalidateSelf();
    }

    @Override
    public void setTintMode(PorterDuff.Mode tintMode) {
        state.tintMode = tintMode;
        tintFilter = updateTintFilter(tintFilter, state.tint, tintMode);
        invalidateSelf();
    }

    @Override
    public void setDither(boolean dither) {
        if (paint == null && !dither) return;
        getPaint().setDither(dither);
        invalidateSelf();
    }

    @Override
    public void setAutoMirrored(boolean mirrored) {
        state.autoMirrored = mirrored;
    }

    @Override
    public boolean isAutoMirrored() {
        return state.autoMirrored;
    }

    @Override
    public void setFilterBitmap(boolean filter) {
        getPaint().setFilterBitmap(filter);
        invalidateSelf();
    }

    @Override
    public boolean isFilterBitmap() {
        return paint != null && getPaint().isFilterBitmap();
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.NinePatchDrawable);
        int src = a.getResourceId(R.styleable.NinePatchDrawable_src, 0);
        Rect pad = new Rect();
        Bitmap bitmap = null;
        if (src != 0) {
            try {
                TypedValue value = new TypedValue();
                InputStream is = r.openRawResource(src, value);
                bitmap = BitmapFactory.decodeResourceStream(r, value, is, pad, null);
                is.close();
            } catch (IOException e) {
                // Reported below.
            }
        }
        if (bitmap == null) throw new XmlPullParserException(a.getPositionDescription() + ": <nine-patch> requires a valid src attribute");
        if (bitmap.getNinePatchChunk() == null) {
            throw new XmlPullParserException(a.getPositionDescription() + ": <nine-patch> requires a valid 9-patch source image");
        }
        state.patch = new NinePatch(bitmap, bitmap.getNinePatchChunk());
        state.padding = pad;
        state.insets = insetsOf(bitmap);
        state.autoMirrored = a.getBoolean(R.styleable.NinePatchDrawable_autoMirrored, state.autoMirrored);
        float alpha = a.getFloat(R.styleable.NinePatchDrawable_alpha, 1.0f);
        if (alpha != 1) setAlpha((int) (alpha * 255));
        int mode = a.getInt(R.styleable.NinePatchDrawable_tintMode, -1);
        if (mode != -1) state.tintMode = parseTintMode(mode, PorterDuff.Mode.SRC_IN);
        ColorStateList tint = a.getColorStateList(R.styleable.NinePatchDrawable_tint);
        if (tint != null) state.tint = tint;
        a.recycle();
        update(r);
    }

    public Paint getPaint() {
        if (paint == null) paint = new Paint(Paint.FILTER_BITMAP_FLAG);
        return paint;
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
    public int getOpacity() {
        return state.patch.hasAlpha() || paint != null && paint.getAlpha() < 255 ? PixelFormat.TRANSLUCENT : PixelFormat.OPAQUE;
    }

    @Override
    public ConstantState getConstantState() {
        return state;
    }

    @Override
    public Drawable mutate() {
        if (!mutated && super.mutate() == this) {
            state = new NinePatchState(state);
            mutated = true;
        }
        return this;
    }

    @Override
    public void clearMutated() {
        super.clearMutated();
        mutated = false;
    }

    @Override
    protected boolean onStateChange(int[] stateSet) {
        if (state.tint != null && state.tintMode != null) {
            tintFilter = updateTintFilter(tintFilter, state.tint, state.tintMode);
            return true;
        }
        return false;
    }

    @Override
    public boolean isStateful() {
        return super.isStateful() || state.tint != null && state.tint.isStateful();
    }

    static final class NinePatchState extends ConstantState {
        NinePatch patch;
        ColorStateList tint;
        PorterDuff.Mode tintMode = DEFAULT_TINT_MODE;
        Rect padding;
        Rect insets; // optical, in the pixels of the picture; null where none were asked for
        int targetDensity = DisplayMetrics.DENSITY_DEFAULT;
        boolean autoMirrored;
        int changes;

        NinePatchState() {
        }

        NinePatchState(NinePatch patch, Rect padding) {
            this(patch, padding, null);
        }

        NinePatchState(NinePatch patch, Rect padding, Rect insets) {
            this.patch = patch;
            this.padding = padding;
            this.insets = insets;
        }

        NinePatchState(NinePatchState s) {
            patch = s.patch;
            tint = s.tint;
            tintMode = s.tintMode;
            padding = s.padding;
            insets = s.insets;
            targetDensity = s.targetDensity;
            autoMirrored = s.autoMirrored;
            changes = s.changes;
        }

        @Override
        public Drawable newDrawable() {
            return new NinePatchDrawable(this, null);
        }

        @Override
        public Drawable newDrawable(Resources res) {
            return new NinePatchDrawable(this, res);
        }

        @Override
        public int getChangingConfigurations() {
            return changes;
        }
    }
}
