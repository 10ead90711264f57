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
import android.graphics.Xfermode;
import android.util.AttributeSet;
import com.android.internal.R;
import java.io.IOException;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/** One color. */
public class ColorDrawable extends Drawable {
    private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    private ColorState state;
    private PorterDuffColorFilter tintFilter;
    private ColorFilter filter;
    private boolean mutated;

    public ColorDrawable() {
        state = new ColorState();
    }

    public ColorDrawable(int color) {
        state = new ColorState();
        setColor(color);
    }

    private ColorDrawable(ColorState state) {
        this.state = state;
        tintFilter = updateTintFilter(tintFilter, state.tint, state.tintMode);
    }

    @Override
    public int getChangingConfigurations() {
        return super.getChangingConfigurations() | state.changes;
    }

    @Override
    public Drawable mutate() {
        if (!mutated && super.mutate() == this) {
            state = new ColorState(state);
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
    public void draw(Canvas canvas) {
        ColorFilter f = filter != null ? filter : tintFilter;
        if (state.use >>> 24 != 0 || f != null) {
            paint.setColor(state.use);
            paint.setColorFilter(f);
            canvas.drawRect(getBounds(), paint);
        }
    }

    public int getColor() {
        return state.use;
    }

    public void setColor(int color) {
        if (state.base != color || state.use != color) {
            state.base = state.use = color;
            invalidateSelf();
        }
    }

    @Override
    public int getAlpha() {
        return state.use >>> 24;
    }

    @Override
    public void setAlpha(int alpha) {
        alpha += alpha >> 7;
        int useAlpha = (state.base >>> 24) * alpha >> 8;
        int use = state.base << 8 >>> 8 | useAlpha << 24;
        if (state.use != use) {
            state.use = use;
            invalidateSelf();
        }
    }

    @Override
    public void setColorFilter(ColorFilter colorFilter) {
        filter = colorFilter;
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
    protected boolean onStateChange(int[] stateSet) {
        if (state.tint != null && state.tintMode != null) {
            tintFilter = updateTintFilter(tintFilter, state.tint, state.tintMode);
            return true;
        }
        return false;
    }

    @Override
    public boolean isStateful() {
        return state.tint != null && state.tint.isStateful();
    }

    @Override
    public boolean hasFocusStateSpecified() {
        return state.tint != null && state.tint.hasFocusStateSpecified();
    }

    @Override
    public void setXfermode(Xfermode mode) {
        paint.setXfermode(mode);
        invalidateSelf();
    }

    @Override
    public int getOpacity() {
        if (tintFilter != null || filter != null) return PixelFormat.TRANSLUCENT;
        switch (state.use >>> 24) {
            case 255:
                return PixelFormat.OPAQUE;
            case 0:
                return PixelFormat.TRANSPARENT;
            default:
                return PixelFormat.TRANSLUCENT;
        }
    }

    @Override
    public void getOutline(Outline outline) {
        outline.setRect(getBounds());
        outline.setAlpha(getAlpha() / 255.0f);
    }

    @Override
    public void inflate(Resources r, XmlPullParser parser, AttributeSet attrs, Resources.Theme theme) throws XmlPullParserException, IOException {
        super.inflate(r, parser, attrs, theme);
        TypedArray a = obtainAttributes(r, theme, attrs, R.styleable.ColorDrawable);
        state.changes |= a.getChangingConfigurations();
        state.base = state.use = a.getColor(R.styleable.ColorDrawable_color, state.base);
        a.recycle();
    }

    @Override
    public ConstantState getConstantState() {
        return state;
    }

    static final class ColorState extends ConstantState {
        int base;
        int use;
        int changes;
        ColorStateList tint;
        PorterDuff.Mode tintMode = DEFAULT_TINT_MODE;

        ColorState() {
        }

        ColorState(ColorState s) {
            base = s.base;
            use = s.use;
            changes = s.changes;
            tint = s.tint;
            tintMode = s.tintMode;
        }

        @Override
        public Drawable newDrawable() {
            return new ColorDrawable(this);
        }

        @Override
        public int getChangingConfigurations() {
            return changes | (tint != null ? tint.getChangingConfigurations() : 0);
        }
    }
}
