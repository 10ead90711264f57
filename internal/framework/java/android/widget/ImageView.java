package android.widget;

import android.content.ContentResolver;
import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.content.res.TypedArray;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Matrix;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.RectF;
import android.graphics.drawable.BitmapDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.Icon;
import android.net.Uri;
import android.os.Build;
import android.util.AttributeSet;
import android.util.Log;
import android.view.View;
import com.android.internal.R;
import java.io.IOException;
import java.io.InputStream;

/** Shows a picture. */
public class ImageView extends View {
    private static final ScaleType[] SCALE_TYPES = {ScaleType.MATRIX, ScaleType.FIT_XY, ScaleType.FIT_START, ScaleType.FIT_CENTER, ScaleType.FIT_END, ScaleType.CENTER, ScaleType.CENTER_CROP,
        ScaleType.CENTER_INSIDE};

    /** How a picture is fitted into the view. */
    public enum ScaleType {
        MATRIX(0), FIT_XY(1), FIT_START(2), FIT_CENTER(3), FIT_END(4), CENTER(5), CENTER_CROP(6), CENTER_INSIDE(7);

        final int nativeInt;

        ScaleType(int ni) {
            nativeInt = ni;
        }
    }

    private Uri uri;
    private int resource;
    private Matrix matrix = new Matrix();
    private ScaleType scaleType = ScaleType.FIT_CENTER;
    private boolean haveFrame;
    private boolean adjustViewBounds;
    private int maxWidth = Integer.MAX_VALUE;
    private int maxHeight = Integer.MAX_VALUE;
    private ColorFilter colorFilter;
    private boolean hasColorFilter;
    private int alpha = 255;
    private int viewAlphaScale = 256;
    private boolean colorMod;
    private Drawable drawable;
    private BitmapDrawable recycled;
    private ColorStateList tintList;
    private PorterDuff.Mode tintMode;
    private boolean hasTint;
    private boolean hasTintMode;
    private int[] state;
    private boolean mergeState;
    private int level;
    private int drawableWidth;
    private int drawableHeight;
    private Matrix drawMatrix;
    private boolean cropToPadding;
    private int baseline = -1;
    private boolean baselineAlignBottom;
    private final boolean adjustCompat;

    public ImageView(Context context) {
        super(context);
        adjustCompat = context.getApplicationInfo().targetSdkVersion <= Build.VERSION_CODES.JELLY_BEAN_MR1;
    }

    public ImageView(Context context, AttributeSet attrs) {
        this(context, attrs, 0);
    }

    public ImageView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public ImageView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
        adjustCompat = context.getApplicationInfo().targetSdkVersion <= Build.VERSION_CODES.JELLY_BEAN_MR1;
        TypedArray a = context.obtainStyledAttributes(attrs, R.styleable.ImageView, defStyleAttr, defStyleRes);
        Drawable d = a.getDrawable(R.styleable.ImageView_src);
        if (d != null) setImageDrawable(d);
        baselineAlignBottom = a.getBoolean(R.styleable.ImageView_baselineAlignBottom, false);
        baseline = a.getDimensionPixelSize(R.styleable.ImageView_baseline, -1);
        setAdjustViewBounds(a.getBoolean(R.styleable.ImageView_adjustViewBounds, false));
        setMaxWidth(a.getDimensionPixelSize(R.styleable.ImageView_maxWidth, Integer.MAX_VALUE));
        setMaxHeight(a.getDimensionPixelSize(R.styleable.ImageView_maxHeight, Integer.MAX_VALUE));
        int index = a.getInt(R.styleable.ImageView_scaleType, -1);
        if (index >= 0) setScaleType(SCALE_TYPES[index]);
        if (a.hasValue(R.styleable.ImageView_tint)) {
            tintList = a.getColorStateList(R.styleable.ImageView_tint);
            hasTint = true;
            tintMode = PorterDuff.Mode.SRC_ATOP; // as the attribute has always meant
            hasTintMode = true;
        }
        if (a.hasValue(R.styleable.ImageView_tintMode)) {
            tintMode = Drawable.parseTintMode(a.getInt(R.styleable.ImageView_tintMode, -1), tintMode);
            hasTintMode = true;
        }
        applyTint();
        int al = a.getInt(R.styleable.ImageView_drawableAlpha, 255);
        if (al != 255) setImageAlpha(al);
        cropToPadding = a.getBoolean(R.styleable.ImageView_cropToPadding, false);
        a.recycle();
    }

    @Override
    protected boolean verifyDrawable(Drawable dr) {
        return drawable == dr || super.verifyDrawable(dr);
    }

    @Override
    public void jumpDrawablesToCurrentState() {
        super.jumpDrawablesToCurrentState();
        if (drawable != null) drawable.jumpToCurrentState();
    }

    @Override
    public boolean isOpaque() {
        return super.isOpaque() || drawable != null && drawable.getOpacity() == android.graphics.PixelFormat.OPAQUE && alpha == 255 && isFilledByImage();
    }

    private boolean isFilledByImage() {
        if (drawable == null) return false;
        android.graphics.Rect bounds = drawable.getBounds();
        if (drawMatrix == null) return bounds.left <= 0 && bounds.top <= 0 && bounds.right >= getWidth() && bounds.bottom >= getHeight();
        if (!drawMatrix.rectStaysRect()) return false;
        RectF dst = new RectF(bounds);
        drawMatrix.mapRect(dst);
        return dst.left <= 0 && dst.top <= 0 && dst.right >= getWidth() && dst.bottom >= getHeight();
    }

    @Override
    public void invalidateDrawable(Drawable dr) {
        if (dr != drawable) {
            super.invalidateDrawable(dr);
            return;
        }
        if (dr != null) {
            int w = dr.getIntrinsicWidth();
            int h = dr.getIntrinsicHeight();
            if (w != drawableWidth || h != drawableHeight) {
                drawableWidth = w;
                drawableHeight = h;
                configureBounds();
            }
        }
        invalidate();
    }

    @Override
    public boolean hasOverlappingRendering() {
        return getBackground() != null && getBackground().getCurrent() != null;
    }

    public boolean getAdjustViewBounds() {
        return adjustViewBounds;
    }

    public void setAdjustViewBounds(boolean adjustViewBounds) {
        this.adjustViewBounds = adjustViewBounds;
        if (adjustViewBounds) setScaleType(ScaleType.FIT_CENTER);
    }

    public int getMaxWidth() {
        return maxWidth;
    }

    public void setMaxWidth(int maxWidth) {
        this.maxWidth = maxWidth;
    }

    public int getMaxHeight() {
        return maxHeight;
    }

    public void setMaxHeight(int maxHeight) {
        this.maxHeight = maxHeight;
    }

    public Drawable getDrawable() {
        if (drawable == recycled) recycled = null;
        return drawable;
    }

    public void setImageResource(int resId) {
        int oldWidth = drawableWidth;
        int oldHeight = drawableHeight;
        updateDrawable(null);
        resource = resId;
        uri = null;
        resolveUri();
        if (oldWidth != drawableWidth || oldHeight != drawableHeight) requestLayout();
        invalidate();
    }

    public void setImageURI(Uri uri) {
        if (resource == 0 && (this.uri == uri || uri != null && this.uri != null && uri.equals(this.uri))) return;
        updateDrawable(null);
        resource = 0;
        this.uri = uri;
        int oldWidth = drawableWidth;
        int oldHeight = drawableHeight;
        resolveUri();
        if (oldWidth != drawableWidth || oldHeight != drawableHeight) requestLayout();
        invalidate();
    }

    public void setImageDrawable(Drawable d) {
        if (drawable == d) return;
        resource = 0;
        uri = null;
        int oldWidth = drawableWidth;
        int oldHeight = drawableHeight;
        updateDrawable(d);
        if (oldWidth != drawableWidth || oldHeight != drawableHeight) requestLayout();
        invalidate();
    }

    public void setImageIcon(Icon icon) {
        setImageDrawable(icon == null ? null : icon.loadDrawable(getContext()));
    }

    public void setImageTintList(ColorStateList tint) {
        tintList = tint;
        hasTint = true;
        applyTint();
    }

    public ColorStateList getImageTintList() {
        return tintList;
    }

    public void setImageTintMode(PorterDuff.Mode mode) {
        tintMode = mode;
        hasTintMode = true;
        applyTint();
    }

    public PorterDuff.Mode getImageTintMode() {
        return tintMode;
    }

    private void applyTint() {
        if (drawable == null || !hasTint && !hasTintMode) return;
        drawable = drawable.mutate();
        if (hasTint) drawable.setTintList(tintList);
        if (hasTintMode) drawable.setTintMode(tintMode);
        if (drawable.isStateful()) drawable.setState(getDrawableState());
    }

    public void setImageBitmap(Bitmap bm) {
        drawable = null;
        recycled = new BitmapDrawable(getContext().getResources(), bm);
        setImageDrawable(recycled);
    }

    public void setImageState(int[] state, boolean merge) {
        this.state = state;
        mergeState = merge;
        if (drawable != null) {
            refreshDrawableState();
            resizeFromDrawable();
        }
    }

    @Override
    public void setSelected(boolean selected) {
        super.setSelected(selected);
        resizeFromDrawable();
    }

    public void setImageLevel(int level) {
        this.level = level;
        if (drawable != null) {
            drawable.setLevel(level);
            resizeFromDrawable();
        }
    }

    public void setScaleType(ScaleType scaleType) {
        if (scaleType == null) throw new NullPointerException();
        if (this.scaleType == scaleType) return;
        this.scaleType = scaleType;
        setWillNotCacheDrawing(scaleType == ScaleType.CENTER);
        requestLayout();
        invalidate();
    }

    public ScaleType getScaleType() {
        return scaleType;
    }

    public Matrix getImageMatrix() {
        return drawMatrix == null ? new Matrix(Matrix.IDENTITY_MATRIX) : drawMatrix;
    }

    public void setImageMatrix(Matrix m) {
        if (m != null && m.isIdentity()) m = null;
        if (m == null && !matrix.isIdentity() || m != null && !matrix.equals(m)) {
            matrix.set(m);
            configureBounds();
            invalidate();
        }
    }

    public boolean getCropToPadding() {
        return cropToPadding;
    }

    public void setCropToPadding(boolean cropToPadding) {
        if (this.cropToPadding == cropToPadding) return;
        this.cropToPadding = cropToPadding;
        requestLayout();
        invalidate();
    }

    private void resolveUri() {
        if (drawable != null || getResources() == null) return;
        Drawable d = null;
        if (resource != 0) {
            try {
                d = getContext().getDrawable(resource);
            } catch (Exception e) {
                Log.w("ImageView", "Unable to find resource: " + resource, e);
                uri = null; // it is not tried again
            }
        } else if (uri != null) {
            d = fromUri(uri);
            if (d == null) {
                Log.w("ImageView", "resolveUri failed on bad bitmap uri: " + uri);
                uri = null;
            }
        } else {
            return;
        }
        updateDrawable(d);
    }

    private Drawable fromUri(Uri uri) {
        String scheme = uri.getScheme();
        if (ContentResolver.SCHEME_ANDROID_RESOURCE.equals(scheme)) {
            try {
                ContentResolver.OpenResourceIdResult r = getContext().getContentResolver().getResourceId(uri);
                return r.r.getDrawable(r.id, getContext().getTheme());
            } catch (Exception e) {
                Log.w("ImageView", "Unable to open content: " + uri, e);
                return null;
            }
        }
        if (ContentResolver.SCHEME_CONTENT.equals(scheme) || ContentResolver.SCHEME_FILE.equals(scheme)) {
            InputStream stream = null;
            try {
                stream = getContext().getContentResolver().openInputStream(uri);
                return Drawable.createFromResourceStream(getResources(), null, stream, null);
            } catch (Exception e) {
                Log.w("ImageView", "Unable to open content: " + uri, e);
                return null;
            } finally {
                if (stream != null) {
                    try {
                        stream.close();
                    } catch (IOException e) {
                        Log.w("ImageView", "Unable to close content: " + uri, e);
                    }
                }
            }
        }
        return Drawable.createFromPath(uri.toString());
    }

    @Override
    public int[] onCreateDrawableState(int extraSpace) {
        if (state == null) return super.onCreateDrawableState(extraSpace);
        if (!mergeState) return state;
        return mergeDrawableStates(super.onCreateDrawableState(extraSpace + state.length), state);
    }

    private void updateDrawable(Drawable d) {
        if (d != recycled && recycled != null) recycled.setBitmap(null);
        boolean same = drawable == d;
        if (drawable != null) {
            drawable.setCallback(null);
            unscheduleDrawable(drawable);
            if (!same && isAttachedToWindow()) drawable.setVisible(false, false);
        }
        drawable = d;
        if (d == null) {
            drawableWidth = drawableHeight = -1;
            return;
        }
        d.setCallback(this);
        d.setLayoutDirection(getLayoutDirection());
        if (d.isStateful()) d.setState(getDrawableState());
        if (!same) d.setVisible(isAttachedToWindow() && getWindowVisibility() == VISIBLE && isShown(), true);
        d.setLevel(level);
        drawableWidth = d.getIntrinsicWidth();
        drawableHeight = d.getIntrinsicHeight();
        applyTint();
        applyColorMod();
        configureBounds();
    }

    private void resizeFromDrawable() {
        if (drawable == null) return;
        int w = drawable.getIntrinsicWidth();
        if (w < 0) w = drawableWidth;
        int h = drawable.getIntrinsicHeight();
        if (h < 0) h = drawableHeight;
        if (w != drawableWidth || h != drawableHeight) {
            drawableWidth = w;
            drawableHeight = h;
            requestLayout();
        }
    }

    @Override
    public void onRtlPropertiesChanged(int layoutDirection) {
        super.onRtlPropertiesChanged(layoutDirection);
        if (drawable != null) drawable.setLayoutDirection(layoutDirection);
    }

    @Override
    protected void onMeasure(int widthMeasureSpec, int heightMeasureSpec) {
        resolveUri();
        int w;
        int h;
        float aspect = 0.0f;
        boolean resizeWidth = false;
        boolean resizeHeight = false;
        int widthMode = MeasureSpec.getMode(widthMeasureSpec);
        int heightMode = MeasureSpec.getMode(heightMeasureSpec);
        if (drawable == null) {
            drawableWidth = drawableHeight = -1;
            w = h = 0;
        } else {
            w = Math.max(1, drawableWidth);
            h = Math.max(1, drawableHeight);
            if (adjustViewBounds) {
                resizeWidth = widthMode != MeasureSpec.EXACTLY;
                resizeHeight = heightMode != MeasureSpec.EXACTLY;
                aspect = (float) w / (float) h;
            }
        }
        int left = getPaddingLeft();
        int right = getPaddingRight();
        int top = getPaddingTop();
        int bottom = getPaddingBottom();
        int widthSize;
        int heightSize;
        if (resizeWidth || resizeHeight) {
            widthSize = resolveAdjustedSize(w + left + right, maxWidth, widthMeasureSpec);
            heightSize = resolveAdjustedSize(h + top + bottom, maxHeight, heightMeasureSpec);
            if (aspect != 0.0f) {
                float actual = (float) (widthSize - left - right) / (heightSize - top - bottom);
                if (Math.abs(actual - aspect) > 0.0000001) {
                    boolean done = false;
                    if (resizeWidth) {
                        int newWidth = (int) (aspect * (heightSize - top - bottom)) + left + right;
                        if (!resizeHeight && !adjustCompat) widthSize = resolveAdjustedSize(newWidth, maxWidth, widthMeasureSpec);
                        if (newWidth <= widthSize) {
                            widthSize = newWidth;
                            done = true;
                        }
                    }
                    if (!done && resizeHeight) {
                        int newHeight = (int) ((widthSize - left - right) / aspect) + top + bottom;
                        if (!resizeWidth && !adjustCompat) heightSize = resolveAdjustedSize(newHeight, maxHeight, heightMeasureSpec);
                        if (newHeight <= heightSize) heightSize = newHeight;
                    }
                }
            }
        } else {
            w = Math.max(w + left + right, getSuggestedMinimumWidth());
            h = Math.max(h + top + bottom, getSuggestedMinimumHeight());
            widthSize = resolveSizeAndState(w, widthMeasureSpec, 0);
            heightSize = resolveSizeAndState(h, heightMeasureSpec, 0);
        }
        setMeasuredDimension(widthSize, heightSize);
    }

    private int resolveAdjustedSize(int desired, int max, int spec) {
        int size = MeasureSpec.getSize(spec);
        switch (MeasureSpec.getMode(spec)) {
            case MeasureSpec.UNSPECIFIED: return Math.min(desired, max);
            case MeasureSpec.AT_MOST: return Math.min(Math.min(desired, size), max);
            default: return size;
        }
    }

    @Override
    protected boolean setFrame(int l, int t, int r, int b) {
        boolean changed = super.setFrame(l, t, r, b);
        haveFrame = true;
        configureBounds();
        return changed;
    }

    private void configureBounds() {
        if (drawable == null || !haveFrame) return;
        int dw = drawableWidth;
        int dh = drawableHeight;
        int vw = getWidth() - getPaddingLeft() - getPaddingRight();
        int vh = getHeight() - getPaddingTop() - getPaddingBottom();
        boolean fits = (dw < 0 || vw == dw) && (dh < 0 || vh == dh);
        if (dw <= 0 || dh <= 0 || scaleType == ScaleType.FIT_XY) {
            drawable.setBounds(0, 0, vw, vh);
            drawMatrix = null;
            return;
        }
        drawable.setBounds(0, 0, dw, dh);
        if (scaleType == ScaleType.MATRIX) {
            drawMatrix = matrix.isIdentity() ? null : matrix;
        } else if (fits) {
            drawMatrix = null;
        } else if (scaleType == ScaleType.CENTER) {
            drawMatrix = matrix;
            drawMatrix.setTranslate(Math.round((vw - dw) * 0.5f), Math.round((vh - dh) * 0.5f));
        } else if (scaleType == ScaleType.CENTER_CROP) {
            drawMatrix = matrix;
            float scale;
            float dx = 0;
            float dy = 0;
            if (dw * vh > vw * dh) {
                scale = (float) vh / (float) dh;
                dx = (vw - dw * scale) * 0.5f;
            } else {
                scale = (float) vw / (float) dw;
                dy = (vh - dh * scale) * 0.5f;
            }
            drawMatrix.setScale(scale, scale);
            drawMatrix.postTranslate(Math.round(dx), Math.round(dy));
        } else if (scaleType == ScaleType.CENTER_INSIDE) {
            drawMatrix = matrix;
            float scale = dw <= vw && dh <= vh ? 1.0f : Math.min((float) vw / (float) dw, (float) vh / (float) dh);
            drawMatrix.setScale(scale, scale);
            drawMatrix.postTranslate(Math.round((vw - dw * scale) * 0.5f), Math.round((vh - dh * scale) * 0.5f));
        } else {
            Matrix.ScaleToFit fit = scaleType == ScaleType.FIT_START ? Matrix.ScaleToFit.START : scaleType == ScaleType.FIT_END ? Matrix.ScaleToFit.END : Matrix.ScaleToFit.CENTER;
            drawMatrix = matrix;
            drawMatrix.setRectToRect(new RectF(0, 0, dw, dh), new RectF(0, 0, vw, vh), fit);
        }
    }

    @Override
    protected void drawableStateChanged() {
        super.drawableStateChanged();
        if (drawable != null && drawable.isStateful() && drawable.setState(getDrawableState())) invalidateDrawable(drawable);
    }

    @Override
    public void drawableHotspotChanged(float x, float y) {
        super.drawableHotspotChanged(x, y);
        if (drawable != null) drawable.setHotspot(x, y);
    }

    /** Moves the picture by a matrix in place of the scale type. */
    public void animateTransform(Matrix m) {
        if (drawable == null) return;
        if (m == null) {
            drawable.setBounds(0, 0, getWidth() - getPaddingLeft() - getPaddingRight(), getHeight() - getPaddingTop() - getPaddingBottom());
        } else {
            drawable.setBounds(0, 0, drawableWidth, drawableHeight);
            if (drawMatrix == null) drawMatrix = new Matrix();
            drawMatrix.set(m);
        }
        invalidate();
    }

    @Override
    protected void onDraw(Canvas canvas) {
        super.onDraw(canvas);
        if (drawable == null || drawableWidth == 0 || drawableHeight == 0) return;
        if (drawMatrix == null && getPaddingTop() == 0 && getPaddingLeft() == 0) {
            drawable.draw(canvas);
            return;
        }
        int count = canvas.save();
        if (cropToPadding) {
            int x = getScrollX();
            int y = getScrollY();
            canvas.clipRect(x + getPaddingLeft(), y + getPaddingTop(), x + getWidth() - getPaddingRight(), y + getHeight() - getPaddingBottom());
        }
        canvas.translate(getPaddingLeft(), getPaddingTop());
        if (drawMatrix != null) canvas.concat(drawMatrix);
        drawable.draw(canvas);
        canvas.restoreToCount(count);
    }

    @Override
    public int getBaseline() {
        return baselineAlignBottom ? getMeasuredHeight() : baseline;
    }

    public void setBaseline(int baseline) {
        if (this.baseline == baseline) return;
        this.baseline = baseline;
        requestLayout();
    }

    public void setBaselineAlignBottom(boolean aligned) {
        if (baselineAlignBottom == aligned) return;
        baselineAlignBottom = aligned;
        requestLayout();
    }

    public boolean getBaselineAlignBottom() {
        return baselineAlignBottom;
    }

    public final void setColorFilter(int color, PorterDuff.Mode mode) {
        setColorFilter(new PorterDuffColorFilter(color, mode));
    }

    public final void setColorFilter(int color) {
        setColorFilter(color, PorterDuff.Mode.SRC_ATOP);
    }

    public final void clearColorFilter() {
        setColorFilter(null);
    }

    public ColorFilter getColorFilter() {
        return colorFilter;
    }

    public void setColorFilter(ColorFilter cf) {
        if (colorFilter == cf) return;
        colorFilter = cf;
        hasColorFilter = true;
        colorMod = true;
        applyColorMod();
        invalidate();
    }

    public int getImageAlpha() {
        return alpha;
    }

    public void setImageAlpha(int alpha) {
        setAlpha(alpha);
    }

    @Deprecated
    public void setAlpha(int alpha) {
        alpha &= 0xFF;
        if (this.alpha == alpha) return;
        this.alpha = alpha;
        colorMod = true;
        applyColorMod();
        invalidate();
    }

    private void applyColorMod() {
        if (drawable == null || !colorMod) return;
        drawable = drawable.mutate();
        if (hasColorFilter) drawable.setColorFilter(colorFilter);
        drawable.setAlpha(alpha * viewAlphaScale >> 8);
    }

    @Override
    public void setVisibility(int visibility) {
        super.setVisibility(visibility);
        if (drawable != null) drawable.setVisible(visibility == VISIBLE, false);
    }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        if (drawable != null) drawable.setVisible(getVisibility() == VISIBLE, false);
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        if (drawable != null) drawable.setVisible(false, false);
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return ImageView.class.getName();
    }
}
