package android.graphics;

import android.text.GraphicsOperations;
import android.text.SpannableString;
import android.text.SpannedString;
import android.text.TextUtils;

/** Draws into a bitmap, or keeps what is drawn in a window. */
public class Canvas extends BaseCanvas {
    public static final int MATRIX_SAVE_FLAG = 0x01;
    public static final int CLIP_SAVE_FLAG = 0x02;
    public static final int HAS_ALPHA_LAYER_SAVE_FLAG = 0x04;
    public static final int FULL_COLOR_LAYER_SAVE_FLAG = 0x08;
    public static final int CLIP_TO_LAYER_SAVE_FLAG = 0x10;
    public static final int ALL_SAVE_FLAG = 0x1F;

    /** How exact quickReject has to be. */
    public enum EdgeType {
        BW(0), AA(1);

        public final int nativeInt;

        EdgeType(int n) {
            nativeInt = n;
        }
    }

    /** How vertices make triangles. */
    public enum VertexMode {
        TRIANGLES(0), TRIANGLE_STRIP(1), TRIANGLE_FAN(2);

        public final int nativeInt;

        VertexMode(int n) {
            nativeInt = n;
        }
    }

    private Bitmap bitmap;
    private int width;
    private int height;
    private int density;
    private DrawFilter filter;

    public Canvas() {
        nativeInit(null, 0, 0, 0);
    }

    public Canvas(Bitmap bitmap) {
        if (!bitmap.isMutable()) throw new IllegalStateException("Immutable bitmap passed to Canvas constructor");
        throwIfCannotDraw(bitmap);
        attach(bitmap);
    }

    private void attach(Bitmap b) {
        bitmap = b;
        width = b.getWidth();
        height = b.getHeight();
        density = b.mDensity;
        nativeInit(b, width, height, b.getConfig().nativeInt);
    }

    /** Begins a drawing of this size that no bitmap takes. */
    protected final void begin(int width, int height) {
        nativeInit(null, width, height, 0);
    }

    private native void nativeInit(Bitmap bitmap, int width, int height, int config);

    private native int nativeSave();

    private native void nativeLayer(int mode, int color, float[] matrix, int tint, int tintMode);

    private native int nativeCount();

    private native boolean nativeRestore();

    private native void nativeTranslate(float dx, float dy);

    private native void nativeScale(float sx, float sy);

    private native void nativeConcat(float[] matrix, boolean replace);

    private native void nativeMatrix(float[] out);

    private native boolean nativeClip(float left, float top, float right, float bottom, int op);

    private native boolean nativeClipBounds(int[] out);

    private native boolean nativeReject(float left, float top, float right, float bottom);

    native void nativeGradient(int kind, float[] places, int[] colors, float[] positions, int tile, float[] local);

    native void nativePattern(Bitmap bitmap, int tileX, int tileY, float[] local);

    native void nativeCompose(int mode, float[] local);

    private native void nativeShade(int color, float[] matrix, int tint, int tintMode);

    private native boolean nativeClipPath(float[] contours, boolean evenOdd, boolean inverse, int op);

    private native void nativeShape(int kind, float left, float top, float right, float bottom, int color, float stroke, int mode);

    private native void nativePath(float[] contours, int color, float stroke, boolean evenOdd, int mode);

    private native void nativeText(String text, float x, float y, int color, float size, float[] advances, int mode);

    private native void nativeImage(Bitmap bitmap, float sl, float st, float sr, float sb, float dl, float dt, float dr, float db,
            int mode, int color, float[] matrix, int tint, int tintMode);

    public boolean isHardwareAccelerated() {
        return false;
    }

    public void setBitmap(Bitmap b) {
        if (b == null) {
            bitmap = null;
            width = height = density = 0;
            nativeInit(null, 0, 0, 0);
            return;
        }
        if (!b.isMutable()) throw new IllegalStateException();
        throwIfCannotDraw(b);
        attach(b);
    }

    public void setHighContrastText(boolean highContrastText) {
    }

    public boolean isOpaque() {
        return bitmap == null || !bitmap.hasAlpha();
    }

    public int getWidth() {
        return width;
    }

    public int getHeight() {
        return height;
    }

    public int getDensity() {
        return density;
    }

    public void setDensity(int density) {
        if (bitmap != null) bitmap.setDensity(density);
        this.density = density;
    }

    public void setScreenDensity(int density) {
    }

    public int getMaximumBitmapWidth() {
        return 32766;
    }

    public int getMaximumBitmapHeight() {
        return 32766;
    }

    public int save() {
        return nativeSave();
    }

    public int save(int saveFlags) {
        return nativeSave();
    }

    private static final int OVER = PorterDuff.Mode.SRC_OVER.nativeInt;

    /** Saves, clips to what the layer covers, and draws on a picture of its own from here. */
    private int layer(RectF bounds, Paint paint, int alpha, boolean clips) {
        int count = nativeSave();
        if (bounds != null && clips) clipRect(bounds);
        if (bitmap == null) return count;
        ColorFilter f = paint == null ? null : paint.getColorFilter();
        nativeLayer(paint == null ? OVER : paint.mode(), (paint == null ? alpha : paint.getAlpha()) << 24, f == null ? null : f.matrix(),
                f == null ? 0 : f.tint(), f == null ? PorterDuff.Mode.DST.nativeInt : f.tintMode());
        return count;
    }

    private static boolean clips(int saveFlags) {
        return (saveFlags & CLIP_TO_LAYER_SAVE_FLAG) != 0;
    }

    public int saveLayer(RectF bounds, Paint paint, int saveFlags) {
        return layer(bounds, paint, 255, clips(saveFlags));
    }

    public int saveLayer(RectF bounds, Paint paint) {
        return layer(bounds, paint, 255, true);
    }

    public int saveLayer(float left, float top, float right, float bottom, Paint paint, int saveFlags) {
        return layer(new RectF(left, top, right, bottom), paint, 255, clips(saveFlags));
    }

    public int saveLayer(float left, float top, float right, float bottom, Paint paint) {
        return layer(new RectF(left, top, right, bottom), paint, 255, true);
    }

    public int saveLayerAlpha(RectF bounds, int alpha, int saveFlags) {
        return layer(bounds, null, Math.min(255, Math.max(0, alpha)), clips(saveFlags));
    }

    public int saveLayerAlpha(RectF bounds, int alpha) {
        return saveLayerAlpha(bounds, alpha, ALL_SAVE_FLAG);
    }

    public int saveLayerAlpha(float left, float top, float right, float bottom, int alpha, int saveFlags) {
        return saveLayerAlpha(new RectF(left, top, right, bottom), alpha, saveFlags);
    }

    public int saveLayerAlpha(float left, float top, float right, float bottom, int alpha) {
        return saveLayerAlpha(new RectF(left, top, right, bottom), alpha, ALL_SAVE_FLAG);
    }

    public void restore() {
        if (!nativeRestore()) throw new IllegalStateException("Underflow in restore - more restores than saves");
    }

    public int getSaveCount() {
        return nativeCount();
    }

    public void restoreToCount(int saveCount) {
        if (saveCount < 1) throw new IllegalArgumentException("Underflow in restoreToCount - more restores than saves");
        while (nativeCount() > saveCount) nativeRestore();
    }

    public void translate(float dx, float dy) {
        if (dx != 0 || dy != 0) nativeTranslate(dx, dy);
    }

    public void scale(float sx, float sy) {
        nativeScale(sx, sy);
    }

    public final void scale(float sx, float sy, float px, float py) {
        nativeTranslate(px, py);
        nativeScale(sx, sy);
        nativeTranslate(-px, -py);
    }

    public void rotate(float degrees) {
        Matrix m = new Matrix();
        m.setRotate(degrees);
        concat(m);
    }

    public final void rotate(float degrees, float px, float py) {
        nativeTranslate(px, py);
        rotate(degrees);
        nativeTranslate(-px, -py);
    }

    public void skew(float sx, float sy) {
        Matrix m = new Matrix();
        m.setSkew(sx, sy);
        concat(m);
    }

    public void concat(Matrix matrix) {
        if (matrix != null) nativeConcat(matrix.m, false);
    }

    public void setMatrix(Matrix matrix) {
        nativeConcat(matrix == null ? new Matrix().m : matrix.m, true);
    }

    @Deprecated
    public void getMatrix(Matrix out) {
        out.reset();
        nativeMatrix(out.m);
    }

    @Deprecated
    public final Matrix getMatrix() {
        Matrix m = new Matrix();
        getMatrix(m);
        return m;
    }

    public boolean clipRect(RectF rect, Region.Op op) {
        return nativeClip(rect.left, rect.top, rect.right, rect.bottom, op.nativeInt);
    }

    public boolean clipRect(Rect rect, Region.Op op) {
        return nativeClip(rect.left, rect.top, rect.right, rect.bottom, op.nativeInt);
    }

    public boolean clipRect(RectF rect) {
        return clipRect(rect, Region.Op.INTERSECT);
    }

    public boolean clipOutRect(RectF rect) {
        return clipRect(rect, Region.Op.DIFFERENCE);
    }

    public boolean clipRect(Rect rect) {
        return clipRect(rect, Region.Op.INTERSECT);
    }

    public boolean clipOutRect(Rect rect) {
        return clipRect(rect, Region.Op.DIFFERENCE);
    }

    public boolean clipRect(float left, float top, float right, float bottom, Region.Op op) {
        return nativeClip(left, top, right, bottom, op.nativeInt);
    }

    public boolean clipRect(float left, float top, float right, float bottom) {
        return nativeClip(left, top, right, bottom, 1);
    }

    public boolean clipOutRect(float left, float top, float right, float bottom) {
        return nativeClip(left, top, right, bottom, 0);
    }

    public boolean clipRect(int left, int top, int right, int bottom) {
        return nativeClip(left, top, right, bottom, 1);
    }

    public boolean clipOutRect(int left, int top, int right, int bottom) {
        return nativeClip(left, top, right, bottom, 0);
    }

    public boolean clipPath(Path path, Region.Op op) {
        Path.FillType fill = path.getFillType();
        boolean inverse = path.isInverseFillType();
        RectF r = new RectF();
        if (!inverse && path.isRect(r)) return clipRect(r, op);
        return nativeClipPath(path.contours(), fill == Path.FillType.EVEN_ODD || fill == Path.FillType.INVERSE_EVEN_ODD, inverse, op.nativeInt);
    }

    public boolean clipPath(Path path) {
        return clipPath(path, Region.Op.INTERSECT);
    }

    public boolean clipOutPath(Path path) {
        return clipPath(path, Region.Op.DIFFERENCE);
    }

    @Deprecated
    public boolean clipRegion(Region region, Region.Op op) {
        return clipRect(region.getBounds(), op);
    }

    @Deprecated
    public boolean clipRegion(Region region) {
        return clipRegion(region, Region.Op.INTERSECT);
    }

    public DrawFilter getDrawFilter() {
        return filter;
    }

    public void setDrawFilter(DrawFilter filter) {
        this.filter = filter;
    }

    public boolean quickReject(RectF rect, EdgeType type) {
        return nativeReject(rect.left, rect.top, rect.right, rect.bottom);
    }

    public boolean quickReject(Path path, EdgeType type) {
        RectF r = new RectF();
        path.computeBounds(r, true);
        return quickReject(r, type);
    }

    public boolean quickReject(float left, float top, float right, float bottom, EdgeType type) {
        return nativeReject(left, top, right, bottom);
    }

    public boolean getClipBounds(Rect bounds) {
        int[] out = new int[4];
        boolean any = nativeClipBounds(out);
        if (bounds != null) bounds.set(out[0], out[1], out[2], out[3]);
        return any;
    }

    public final Rect getClipBounds() {
        Rect r = new Rect();
        getClipBounds(r);
        return r;
    }

    public void drawPicture(Picture picture) {
        int count = save();
        picture.draw(this);
        restoreToCount(count);
    }

    public void drawPicture(Picture picture, RectF dst) {
        save();
        translate(dst.left, dst.top);
        if (picture.getWidth() > 0 && picture.getHeight() > 0) scale(dst.width() / picture.getWidth(), dst.height() / picture.getHeight());
        drawPicture(picture);
        restore();
    }

    public void drawPicture(Picture picture, Rect dst) {
        drawPicture(picture, new RectF(dst));
    }

    public void release() {
    }

    protected void throwIfCannotDraw(Bitmap bitmap) {
        if (bitmap.isRecycled()) throw new RuntimeException("Canvas: trying to use a recycled bitmap " + bitmap);
        if (!bitmap.isPremultiplied() && bitmap.getConfig() == Bitmap.Config.ARGB_8888 && bitmap.hasAlpha()) {
            throw new RuntimeException("Canvas: trying to use a non-premultiplied bitmap " + bitmap);
        }
    }

    /** The color of what is drawn next; a shader's colors are told before. */
    private int ink(Paint paint) {
        Shader shader = paint.getShader();
        if (shader != null && shader.shade(this)) {
            ColorFilter f = paint.getColorFilter();
            nativeShade(paint.getColor(), f == null ? null : f.matrix(), f == null ? 0 : f.tint(), f == null ? PorterDuff.Mode.DST.nativeInt : f.tintMode());
        }
        return paint.ink();
    }

    /** Draws a part of a bitmap; one that has only alpha, in the paint's color. */
    private void image(Bitmap b, float sl, float st, float sr, float sb, float dl, float dt, float dr, float db, Paint paint) {
        int mode = paint == null ? OVER : paint.mode();
        if (b.getConfig() == Bitmap.Config.ALPHA_8) {
            nativeImage(b, sl, st, sr, sb, dl, dt, dr, db, mode, 0xff000000, null, paint == null ? 0xff000000 : paint.ink(),
                    PorterDuff.Mode.SRC_IN.nativeInt);
            return;
        }
        ColorFilter f = paint == null ? null : paint.getColorFilter();
        nativeImage(b, sl, st, sr, sb, dl, dt, dr, db, mode, paint == null ? 0xff000000 : paint.getColor(), f == null ? null : f.matrix(),
                f == null ? 0 : f.tint(), f == null ? PorterDuff.Mode.DST.nativeInt : f.tintMode());
    }

    private void path(Path path, Paint paint) {
        nativePath(path.contours(), ink(paint), paint.pen(), path.getFillType() == Path.FillType.EVEN_ODD, paint.mode());
    }

    public void drawArc(RectF oval, float startAngle, float sweepAngle, boolean useCenter, Paint paint) {
        drawArc(oval.left, oval.top, oval.right, oval.bottom, startAngle, sweepAngle, useCenter, paint);
    }

    public void drawArc(float left, float top, float right, float bottom, float startAngle, float sweepAngle, boolean useCenter, Paint paint) {
        Path p = new Path();
        if (useCenter) p.moveTo((left + right) / 2, (top + bottom) / 2);
        p.arcTo(left, top, right, bottom, startAngle, sweepAngle, !useCenter);
        if (useCenter) p.close();
        path(p, paint);
    }

    public void drawARGB(int a, int r, int g, int b) {
        drawColor(Color.argb(a, r, g, b));
    }

    public void drawRGB(int r, int g, int b) {
        drawColor(Color.rgb(r, g, b));
    }

    public void drawBitmap(Bitmap bitmap, float left, float top, Paint paint) {
        throwIfCannotDraw(bitmap);
        float w = bitmap.getScaledWidth(density == 0 ? bitmap.mDensity : density);
        float h = bitmap.getScaledHeight(density == 0 ? bitmap.mDensity : density);
        image(bitmap, 0, 0, bitmap.getWidth(), bitmap.getHeight(), left, top, left + w, top + h, paint);
    }

    public void drawBitmap(Bitmap bitmap, Rect src, RectF dst, Paint paint) {
        if (dst == null) throw new NullPointerException();
        throwIfCannotDraw(bitmap);
        if (src == null) src = new Rect(0, 0, bitmap.getWidth(), bitmap.getHeight());
        image(bitmap, src.left, src.top, src.right, src.bottom, dst.left, dst.top, dst.right, dst.bottom, paint);
    }

    public void drawBitmap(Bitmap bitmap, Rect src, Rect dst, Paint paint) {
        if (dst == null) throw new NullPointerException();
        drawBitmap(bitmap, src, new RectF(dst), paint);
    }

    @Deprecated
    public void drawBitmap(int[] colors, int offset, int stride, float x, float y, int width, int height, boolean hasAlpha, Paint paint) {
        if (width < 0) throw new IllegalArgumentException("width must be >= 0");
        if (height < 0) throw new IllegalArgumentException("height must be >= 0");
        if (Math.abs(stride) < width) throw new IllegalArgumentException("abs(stride) must be >= width");
        int lastScanline = offset + (height - 1) * stride;
        int length = colors.length;
        if (offset < 0 || offset + width > length || lastScanline < 0 || lastScanline + width > length) throw new ArrayIndexOutOfBoundsException();
        if (width == 0 || height == 0) return;
        drawBitmap(Bitmap.createBitmap(colors, offset, stride, width, height, Bitmap.Config.ARGB_8888), x, y, paint);
    }

    @Deprecated
    public void drawBitmap(int[] colors, int offset, int stride, int x, int y, int width, int height, boolean hasAlpha, Paint paint) {
        drawBitmap(colors, offset, stride, (float) x, (float) y, width, height, hasAlpha, paint);
    }

    public void drawBitmap(Bitmap bitmap, Matrix matrix, Paint paint) {
        if (matrix == null) throw new NullPointerException();
        throwIfCannotDraw(bitmap);
        nativeSave();
        concat(matrix);
        image(bitmap, 0, 0, bitmap.getWidth(), bitmap.getHeight(), 0, 0, bitmap.getWidth(), bitmap.getHeight(), paint);
        nativeRestore();
    }

    public void drawBitmapMesh(Bitmap bitmap, int meshWidth, int meshHeight, float[] verts, int vertOffset, int[] colors, int colorOffset, Paint paint) {
        if ((meshWidth | meshHeight | vertOffset | colorOffset) < 0) throw new ArrayIndexOutOfBoundsException();
        throwIfCannotDraw(bitmap);
        if (meshWidth == 0 || meshHeight == 0) return;
        int count = (meshWidth + 1) * (meshHeight + 1);
        if (vertOffset + count * 2 > verts.length) throw new ArrayIndexOutOfBoundsException();
        drawBitmap(bitmap, null, new RectF(verts[vertOffset], verts[vertOffset + 1], verts[vertOffset + 2 * count - 2],
                verts[vertOffset + 2 * count - 1]), paint);
    }

    public void drawCircle(float cx, float cy, float radius, Paint paint) {
        if (paint == null) throw new NullPointerException();
        if (radius <= 0) return;
        Path p = new Path();
        p.addCircle(cx, cy, radius, Path.Direction.CW);
        path(p, paint);
    }

    public void drawColor(int color) {
        nativeShape(0, 0, 0, 0, 0, color, 0, OVER);
    }

    public void drawColor(int color, PorterDuff.Mode mode) {
        nativeShape(0, 0, 0, 0, 0, color, 0, mode.nativeInt);
    }

    public void drawLine(float startX, float startY, float stopX, float stopY, Paint paint) {
        nativeShape(2, startX, startY, stopX, stopY, ink(paint), Math.max(1, paint.getStrokeWidth()), paint.mode());
    }

    public void drawLines(float[] pts, int offset, int count, Paint paint) {
        if (paint == null) throw new NullPointerException();
        if ((offset | count) < 0 || offset + count > pts.length) throw new ArrayIndexOutOfBoundsException();
        for (int i = offset; i + 3 < offset + count; i += 4) drawLine(pts[i], pts[i + 1], pts[i + 2], pts[i + 3], paint);
    }

    public void drawLines(float[] pts, Paint paint) {
        drawLines(pts, 0, pts.length, paint);
    }

    public void drawOval(RectF oval, Paint paint) {
        if (oval == null) throw new NullPointerException();
        drawOval(oval.left, oval.top, oval.right, oval.bottom, paint);
    }

    public void drawOval(float left, float top, float right, float bottom, Paint paint) {
        Path p = new Path();
        p.addOval(left, top, right, bottom, Path.Direction.CW);
        path(p, paint);
    }

    public void drawPaint(Paint paint) {
        nativeShape(0, 0, 0, 0, 0, ink(paint), 0, paint.mode());
    }

    public void drawPatch(NinePatch patch, Rect dst, Paint paint) {
        drawPatch(patch, new RectF(dst), paint);
    }

    public void drawPatch(NinePatch patch, RectF dst, Paint paint) {
        Bitmap b = patch.getBitmap();
        throwIfCannotDraw(b);
        image(b, 0, 0, b.getWidth(), b.getHeight(), dst.left, dst.top, dst.right, dst.bottom, paint);
    }

    public void drawPath(Path path, Paint paint) {
        path(path, paint);
    }

    public void drawPoint(float x, float y, Paint paint) {
        float r = Math.max(1, paint.getStrokeWidth()) / 2;
        nativeShape(1, x - r, y - r, x + r, y + r, ink(paint), 0, paint.mode());
    }

    public void drawPoints(float[] pts, int offset, int count, Paint paint) {
        if (paint == null) throw new NullPointerException();
        if ((offset | count) < 0 || offset + count > pts.length) throw new ArrayIndexOutOfBoundsException();
        for (int i = offset; i + 1 < offset + count; i += 2) drawPoint(pts[i], pts[i + 1], paint);
    }

    public void drawPoints(float[] pts, Paint paint) {
        drawPoints(pts, 0, pts.length, paint);
    }

    @Deprecated
    public void drawPosText(char[] text, int index, int count, float[] pos, Paint paint) {
        if (index < 0 || index + count > text.length || count * 2 > pos.length) throw new IndexOutOfBoundsException();
        for (int i = 0; i < count; i++) drawText(text, index + i, 1, pos[i * 2], pos[i * 2 + 1], paint);
    }

    @Deprecated
    public void drawPosText(String text, float[] pos, Paint paint) {
        drawPosText(text.toCharArray(), 0, text.length(), pos, paint);
    }

    public void drawRect(RectF rect, Paint paint) {
        drawRect(rect.left, rect.top, rect.right, rect.bottom, paint);
    }

    public void drawRect(Rect r, Paint paint) {
        drawRect(r.left, r.top, r.right, r.bottom, paint);
    }

    public void drawRect(float left, float top, float right, float bottom, Paint paint) {
        nativeShape(1, left, top, right, bottom, ink(paint), paint.pen(), paint.mode());
    }

    public void drawRoundRect(RectF rect, float rx, float ry, Paint paint) {
        drawRoundRect(rect.left, rect.top, rect.right, rect.bottom, rx, ry, paint);
    }

    public void drawRoundRect(float left, float top, float right, float bottom, float rx, float ry, Paint paint) {
        if (rx <= 0 || ry <= 0) {
            drawRect(left, top, right, bottom, paint);
            return;
        }
        Path p = new Path();
        p.addRoundRect(left, top, right, bottom, rx, ry, Path.Direction.CW);
        path(p, paint);
    }

    public void drawText(char[] text, int index, int count, float x, float y, Paint paint) {
        if ((index | count | index + count | text.length - index - count) < 0) throw new IndexOutOfBoundsException();
        if (paint == null) throw new NullPointerException();
        if (count == 0) return;
        float[] adv = new float[count];
        paint.getTextWidths(text, index, count, adv);
        if (paint.getTextAlign() != Paint.Align.LEFT) {
            float w = 0;
            for (float a : adv) w += a;
            x -= paint.getTextAlign() == Paint.Align.CENTER ? w / 2 : w;
        }
        nativeText(new String(text, index, count), x, y, ink(paint), paint.getTextSize(), adv, paint.mode());
    }

    public void drawText(String text, float x, float y, Paint paint) {
        drawText(text.toCharArray(), 0, text.length(), x, y, paint);
    }

    public void drawText(String text, int start, int end, float x, float y, Paint paint) {
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        drawText(text.substring(start, end), x, y, paint);
    }

    public void drawText(CharSequence text, int start, int end, float x, float y, Paint paint) {
        if ((start | end | end - start | text.length() - end) < 0) throw new IndexOutOfBoundsException();
        if (text instanceof GraphicsOperations && !(text instanceof SpannedString) && !(text instanceof SpannableString)) {
            ((GraphicsOperations) text).drawText(asBase(), start, end, x, y, paint);
            return;
        }
        char[] buf = new char[end - start];
        TextUtils.getChars(text, start, end, buf, 0);
        drawText(buf, 0, end - start, x, y, paint);
    }

    private Canvas asBase() {
        return this;
    }

    public void drawTextOnPath(char[] text, int index, int count, Path path, float hOffset, float vOffset, Paint paint) {
        if (index < 0 || index + count > text.length) throw new ArrayIndexOutOfBoundsException();
        float[] at = new float[2];
        if (new PathMeasure(path, false).getPosTan(hOffset, at, null)) drawText(text, index, count, at[0], at[1] + vOffset, paint);
    }

    public void drawTextOnPath(String text, Path path, float hOffset, float vOffset, Paint paint) {
        if (text.length() > 0) drawTextOnPath(text.toCharArray(), 0, text.length(), path, hOffset, vOffset, paint);
    }

    public void drawTextRun(char[] text, int index, int count, int contextIndex, int contextCount, float x, float y, boolean isRtl, Paint paint) {
        if (text == null) throw new NullPointerException("text is null");
        if (paint == null) throw new NullPointerException("paint is null");
        if ((index | count | contextIndex | contextCount | index - contextIndex | contextIndex + contextCount - (index + count)
                | text.length - (contextIndex + contextCount)) < 0) {
            throw new IndexOutOfBoundsException();
        }
        drawText(text, index, count, x, y, paint);
    }

    public void drawTextRun(CharSequence text, int start, int end, int contextStart, int contextEnd, float x, float y, boolean isRtl, Paint paint) {
        if (text == null) throw new NullPointerException("text is null");
        if (paint == null) throw new NullPointerException("paint is null");
        if ((start | end | contextStart | contextEnd | start - contextStart | end - start | contextEnd - end | text.length() - contextEnd) < 0) {
            throw new IndexOutOfBoundsException();
        }
        char[] buf = new char[end - start];
        TextUtils.getChars(text, start, end, buf, 0);
        drawText(buf, 0, end - start, x, y, paint);
    }

    public void drawVertices(VertexMode mode, int vertexCount, float[] verts, int vertOffset, float[] texs, int texOffset, int[] colors,
            int colorOffset, short[] indices, int indexOffset, int indexCount, Paint paint) {
        if ((vertOffset | vertexCount) < 0 || vertOffset + vertexCount > verts.length) throw new ArrayIndexOutOfBoundsException();
        float[] all = new float[vertexCount + 1];
        all[0] = vertexCount / 2;
        System.arraycopy(verts, vertOffset, all, 1, vertexCount / 2 * 2);
        nativePath(all, ink(paint), 0, false, paint.mode());
    }
}
