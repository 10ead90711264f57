package android.graphics;

/** A picture whose middle parts stretch. */
public class NinePatch {
    /** The insets of a nine-patch's content. */
    public static class InsetStruct {
        public final Rect opticalRect;
        public final Rect outlineRect;
        public final float outlineRadius = 0;
        public final float outlineAlpha = 0;

        InsetStruct(Rect optical, Rect outline) {
            opticalRect = optical;
            outlineRect = outline;
        }
    }

    private final Bitmap bitmap;
    private final byte[] chunk;
    private final String name;
    private Paint paint;

    public NinePatch(Bitmap bitmap, byte[] chunk) {
        this(bitmap, chunk, null);
    }

    public NinePatch(Bitmap bitmap, byte[] chunk, String srcName) {
        this.bitmap = bitmap;
        this.chunk = chunk;
        name = srcName;
        if (!isNinePatchChunk(chunk)) throw new RuntimeException();
    }

    public NinePatch(NinePatch patch) {
        bitmap = patch.bitmap;
        chunk = patch.chunk;
        name = patch.name;
        if (patch.paint != null) paint = new Paint(patch.paint);
    }

    private static int number(byte[] c, int at) {
        return (c[at] & 0xff) << 24 | (c[at + 1] & 0xff) << 16 | (c[at + 2] & 0xff) << 8 | c[at + 3] & 0xff;
    }

    private static void put(byte[] c, int at, int v) {
        c[at] = (byte) (v >> 24);
        c[at + 1] = (byte) (v >> 16);
        c[at + 2] = (byte) (v >> 8);
        c[at + 3] = (byte) v;
    }

    static void padding(byte[] c, Rect out) {
        out.set(number(c, 12), number(c, 20), number(c, 16), number(c, 24));
    }

    /**
     * Returns the chunk for a picture that was scaled to a size. The scales are those of the
     * whole pixels that came out, so those of the two sides may differ a little.
     */
    static byte[] scaled(byte[] chunk, float scaleX, float scaleY, int width, int height) {
        byte[] c = chunk.clone();
        for (int at = 12; at < 28; at += 4) put(c, at, (int) (number(c, at) * (at < 20 ? scaleX : scaleY) + 0.5f));
        int xs = c[1] & 0xff;
        int ys = c[2] & 0xff;
        for (int i = 0; i < xs + ys; i++) {
            int at = 32 + 4 * i;
            if (at + 4 <= c.length) put(c, at, Math.min((int) (number(c, at) * (i < xs ? scaleX : scaleY) + 0.5f), i < xs ? width : height));
        }
        return c;
    }

    public String getName() {
        return name;
    }

    public Paint getPaint() {
        return paint;
    }

    public void setPaint(Paint p) {
        paint = p;
    }

    public Bitmap getBitmap() {
        return bitmap;
    }

    public void draw(Canvas canvas, RectF location) {
        canvas.drawPatch(this, location, paint);
    }

    public void draw(Canvas canvas, Rect location) {
        canvas.drawPatch(this, location, paint);
    }

    public void draw(Canvas canvas, Rect location, Paint paint) {
        canvas.drawPatch(this, location, paint);
    }

    public int getDensity() {
        return bitmap.mDensity;
    }

    public int getWidth() {
        return bitmap.getWidth();
    }

    public int getHeight() {
        return bitmap.getHeight();
    }

    public final boolean hasAlpha() {
        return bitmap.hasAlpha();
    }

    public final Region getTransparentRegion(Rect bounds) {
        return null;
    }

    public static boolean isNinePatchChunk(byte[] chunk) {
        return chunk != null && chunk.length >= 32 && chunk[0] != -1;
    }
}
