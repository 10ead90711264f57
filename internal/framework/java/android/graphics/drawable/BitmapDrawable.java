package android.graphics.drawable;

import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.BitmapShader;
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
import android.util.AttributeSet;
import android.util.DisplayMetrics;
import android.util.TypedValue;
import android.view.Gravity;
import com.android.internal.R;
import java.io.IOException;
import java.io.InputStream;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** A bitmap, stretched, placed or repeated. */
public class BitmapDrawable extends Drawable {
    private static final int DEFAULT_PAINT_FLAGS = Paint.FILTER_BITMAP_FLAG | Paint.DITHER_FLAG;
    private static final int TILE_MODE_UNDEFINED = -2;

    private final Rect dst = new Rect();
    private BitmapState state;
    private PorterDuffColorFilter tintFilter;
    private int targetDensity = DisplayMetrics.DENSITY_DEFAULT;
    private boolean mutated;
    private int bitmapWidth;
    private int bitmapHeight;

    @Deprecated
    public BitmapDrawable() {
        state = new BitmapState((Bitmap) null);
    }

    @Deprecated
    public BitmapDrawable(Resources res) {
        state = new BitmapState((Bitmap) null);
        if (res != null) state.targetDensity = targetDensity;
    }

    @Deprecated
    public BitmapDrawable(Bitmap bitmap) {
        init(new BitmapState(bitmap), null);
    }

    public BitmapDrawable(Resources res, Bitmap bitmap) {
        init(new BitmapState(bitmap), res);
    }

    @Deprecated
    public BitmapDrawable(String filepath) {
        this(null, filepath);
    }

    public BitmapDrawable(Resources res, String filepath) {
        this(res, BitmapFactory.decodeFile(filepath));
    }

    @Deprecated
    public BitmapDrawable(InputStream is) {
        this(null, is);
    }

    public BitmapDrawable(Resources res, InputStream is) {
        this(res, BitmapFactory.decodeStream(is));
    }

    private BitmapDrawable(BitmapState state, Resources res) {
        init(state, res);
    }

    private void init(BitmapState state, Resources res) {
        this.state = state;
        updateLocalState(res);
        if (this.state != null && res != null) this.state.targetDensity = targetDensity;
    }

    private void updateLocalState(Resources res) {
        targetDensity = res == null ? state.targetDensity : resolveDensity(res, state.targetDensity);
        tintFilter = updateTintFilter(tintFilter, state.tint, state.tintMode);
        computeBitmapSize();
    }

    public final Paint getPaint() {
        return state.paint;
    }

    public final Bitmap getBitmap() {
        return state.bitmap;
    }

    private void computeBitmapSize() {
        Bitmap b = state.bitmap;
        if (b != null) {
            bitmapWidth = b.getScaledWidth(targetDensity);
            bitmapHeight = b.getScaledHeight(targetDensity);
        } else {
            bitmapWidth = bitmapHeight = -1;
        }
    }

    public void setBitmap(Bitmap bitmap) {
        if (state.bitmap != bitmap) {
            state.bitmap = bitmap;
            computeBitmapSize();
            invalidateSelf();
        }
    }

    public void setTargetDensity(Canvas canvas) {
        setTargetDensity(canvas.getDensity());
    }

    public void setTargetDensity(DisplayMetrics metrics) {
        setTargetDensity(metrics.densityDpi);
    }

    public void setTargetDensity(int density) {
        if (targetDensity != density) {
            targetDensity = density == 0 ? DisplayMetrics.DENSITY_DEFAULT : density;
            if (state.bitmap != null) computeBitmapSize();
            invalidateSelf();
        }
    }

    public int getGravity() {
        return state.gravity;
    }

    public void setGravity(int gravity) {
        if (state.gravity != gravity) {
            state.gravity = gravity;
            invalidateSelf();
        }
    }

    public void setMipMap(boolean mipMap) {
        if (state.bitmap != null) {
            state.bitmap.setHasMipMap(mipMap);
            invalidateSelf();
        }
    }

    public boolean hasMipMap() {
        return state.bitmap != null && state.bitmap.hasMipMap();
    }

    public void setAntiAlias(boolean aa) {
        state.paint.setAntiAlias(aa);
        invalidateSelf();
    }

    public boolean hasAntiAlias() {
        return state.paint.isAntiAlias();
    }

    @Override
    public void setFilterBitmap(boolean filter) {
        state.paint.setFilterBitmap(filter);
        invalidateSelf();
    }

    @Override
    public boolean isFilterBitmap() {
        return state.paint.isFilterBitmap();
    }

    @Override
    public void setDither(boolean dither) {
        state.paint.setDither(dither);
        invalidateSelf();
    }

    public Shader.TileMode getTileModeX() {
        return state.tileX;
    }

    public Shader.TileMode getTileModeY() {
        return state.tileY;
    }

    public void setTileModeX(Shader.TileMode mode) {
        setTileModeXY(mode, state.tileY);
    }

    public final void setTileModeY(Shader.TileMode mode) {
        setTileModeXY(state.tileX, mode);
    }

    public void setTileModeXY(Shader.TileMode x, Shader.TileMode y) {
        if (state.tileX != x || state.tileY != y) {
            state.tileX = x;
            state.tileY = y;
            invalidateSelf();
        }
    }

    @Override
    public void setAutoMirrored(boolean mirrored) {
        state.autoMirrored = mirrored;
        invalidateSelf();
    }

    @Override
    public final boolean isAutoMirrored() {
        return state.autoMirrored;
    }

    @Override
    public int getChangingConfigurations() {
        return super.getChangingConfigurations() | state.changes;
    }

    @Override
    public void draw(Canvas canvas) {
        Bitmap bitmap = state.bitmap;
        if (bitmap == null) return;
        Paint paint = state.paint;
        boolean clear = tintFilter != null && paint.getColorFilter() == null;
        if (clear) paint.setColorFilter(tintFilter);
        if (state.tileX == null && state.tileY == null) {
            Gravity.apply(state.gravity, bitmapWidth, bitmapHeight, getBounds(), dst, getLayoutDirection());
        } else {
            copyBounds(dst);
            paint.setShader(new BitmapShader(bitmap, state.tileX == null ? Shader.TileMode.CLAMP : state.tileX,
                    state.tileY == null ? Shader.TileMode.CLAMP : state.tileY));
            canvas.drawRect(dst, paint);
            paint.setShader(null);
            if (clear) paint.setColorFilter(null);
            return;
        }
        canvas.drawBitmap(bitmap, null, dst, paint);
        if (clear) paint.setColorFilter(null);
    }

    @Override
    public void getOutline(Outline outline) {
        Gravity.apply(state.gravity, bitmapWidth, bitmapHeight, getBounds(), dst, getLayoutDirection());
        outline.setRect(dst);
        boolean opaque = state.bitmap != null && !state.bitmap.hasAlpha();
        outline.setAlpha(opaque ? getAlpha() / 255.0f : 0.0f);
    }

    @Override
    public void setAlpha(int alpha) {
        if (alpha != state.paint.getAlpha()) {
            state.paint.setAlpha(alpha);
            invalidateSelf();
        }
    }

    @Override
    public int getAlpha() {
        return state.paint.getAlpha();
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        state.paint.setColorFilter(colorFilter);
        invalidateSelf();
    }

    @Override
    public ColorFilter getColorFilter() {
        return state.paint.getColorFilter();
    }

    @Override
    public void setTintList(ColorStateList tint) {
        if (state.tint != tint) {
            state.tint = tint;
            tintFilter = updateTintFilter(tintFilter, tint, state.tintMode);
            invalidateSelf();
        }
    }

    @Override
    public void setTintMode(PorterDuff.Mode tintMode) {
        if (state.tintMode != tintMode) {
            state.tintMode = tintMode;
            tintFilter = updateTintFilter(tintFilter, state.tint, tintMode);
            invalidateSelf();
        }
    }

    public ColorStateList getTint() {
        return state.tint;
    }

    public PorterDuff.Mode getTintMode() {
        return state.tintMode;
    }

    @Override
    public void setXfermode(Xfermode xfermode) {
        state.paint.setXfermode(xfermode);
        invalidateSelf();
    }

    @Override
    public Drawable mutate() {
        if (!mutated && super.mutate() == this) {
            state = new BitmapState(state);
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
        return state.tint != null && state.tint.isStateful() || super.isStateful();
    }

    @Override
    public boolean hasFocusStateSpecified() {
        return state.tint != null && state.tint.hasFocusStateSpecified();
    }

    private static Shader.TileMode tile(int mode) {
        switch (mode) {
            case 0:
                return Shader.TileMode.CLAMP;
            case 1:
                return Shader.TileMode.REPEAT;
            case 2:
                return Shader.TileMode.MIRROR;
            default:
                return null;
        }
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.BitmapDrawable);
        state.changes |= a.getChangingConfigurations();
        int src = a.getResourceId(R.styleable.BitmapDrawable_src, 0);
        if (src != 0) {
            TypedValue value = new TypedValue();
            r.getValueForDensity(src, mSrcDensityOverride, value, true);
            Bitmap bitmap = null;
            try {
                InputStream is = r.openRawResource(src, value);
                bitmap = BitmapFactory.decodeResourceStream(r, value, is, null, null);
                is.close();
            } catch (Exception e) {
                // Reported below.
            }
            if (bitmap == null) {
                throw new XmlPullParserException(a.getPositionDescription() + ": <bitmap> requires a valid 'src' attribute");
            }
            state.bitmap = bitmap;
        } else {
            throw new XmlPullParserException(a.getPositionDescription() + ": <bitmap> requires a valid 'src' attribute");
        }
        setMipMap(a.getBoolean(R.styleable.BitmapDrawable_mipMap, state.bitmap.hasMipMap()));
        state.autoMirrored = a.getBoolean(R.styleable.BitmapDrawable_autoMirrored, state.autoMirrored);
        int tintMode = a.getInt(R.styleable.BitmapDrawable_tintMode, -1);
        if (tintMode != -1) state.tintMode = parseTintMode(tintMode, PorterDuff.Mode.SRC_IN);
        ColorStateList tint = a.getColorStateList(R.styleable.BitmapDrawable_tint);
        if (tint != null) state.tint = tint;
        float alpha = a.getFloat(R.styleable.BitmapDrawable_alpha, 1.0f);
        Paint paint = state.paint;
        paint.setAntiAlias(a.getBoolean(R.styleable.BitmapDrawable_antialias, paint.isAntiAlias()));
        paint.setFilterBitmap(a.getBoolean(R.styleable.BitmapDrawable_filter, paint.isFilterBitmap()));
        paint.setDither(a.getBoolean(R.styleable.BitmapDrawable_dither, paint.isDither()));
        setGravity(a.getInt(R.styleable.BitmapDrawable_gravity, state.gravity));
        int mode = a.getInt(R.styleable.BitmapDrawable_tileMode, TILE_MODE_UNDEFINED);
        if (mode != TILE_MODE_UNDEFINED) setTileModeXY(tile(mode), tile(mode));
        int x = a.getInt(R.styleable.BitmapDrawable_tileModeX, TILE_MODE_UNDEFINED);
        if (x != TILE_MODE_UNDEFINED) setTileModeX(tile(x));
        int y = a.getInt(R.styleable.BitmapDrawable_tileModeY, TILE_MODE_UNDEFINED);
        if (y != TILE_MODE_UNDEFINED) setTileModeY(tile(y));
        if (alpha != 1.0f) paint.setAlpha((int) (alpha * 255));
        a.recycle();
        state.targetDensity = resolveDensity(r, 0);
        updateLocalState(r);
    }

    @Override
    public int getIntrinsicWidth() {
        return bitmapWidth;
    }

    @Override
    public int getIntrinsicHeight() {
        return bitmapHeight;
    }

    @Override
    public int getOpacity() {
        if (state.gravity != Gravity.FILL) return PixelFormat.TRANSLUCENT;
        Bitmap b = state.bitmap;
        return b == null || b.hasAlpha() || state.paint.getAlpha() < 255 ? PixelFormat.TRANSLUCENT : PixelFormat.OPAQUE;
    }

    @Override
    public final ConstantState getConstantState() {
        state.changes |= getChangingConfigurations();
        return state;
    }

    static final class BitmapState extends ConstantState {
        final Paint paint;
        Bitmap bitmap;
        ColorStateList tint;
        PorterDuff.Mode tintMode = DEFAULT_TINT_MODE;
        int gravity = Gravity.FILL;
        Shader.TileMode tileX;
        Shader.TileMode tileY;
        int targetDensity = DisplayMetrics.DENSITY_DEFAULT;
        boolean autoMirrored;
        int changes;

        BitmapState(Bitmap bitmap) {
            this.bitmap = bitmap;
            paint = new Paint(DEFAULT_PAINT_FLAGS);
        }

        BitmapState(BitmapState s) {
            bitmap = s.bitmap;
            tint = s.tint;
            tintMode = s.tintMode;
            gravity = s.gravity;
            tileX = s.tileX;
            tileY = s.tileY;
            targetDensity = s.targetDensity;
            autoMirrored = s.autoMirrored;
            changes = s.changes;
            paint = new Paint(s.paint);
        }

        @Override
        public Drawable newDrawable() {
            return new BitmapDrawable(this, null);
        }

        @Override
        public Drawable newDrawable(Resources res) {
            return new BitmapDrawable(this, res);
        }

        @Override
        public int getChangingConfigurations() {
            return changes | (tint != null ? tint.getChangingConfigurations() : 0);
        }
    }
}
