package android.graphics;

/** Drawings kept to be drawn again; they are kept as pixels. */
public class Picture {
    private Bitmap bitmap;
    private Canvas recording;
    private int width;
    private int height;

    public Picture() {
    }

    public Picture(Picture src) {
        if (src != null) {
            bitmap = src.bitmap;
            width = src.width;
            height = src.height;
        }
    }

    public Canvas beginRecording(int width, int height) {
        this.width = width;
        this.height = height;
        bitmap = Bitmap.createBitmap(Math.max(1, width), Math.max(1, height), Bitmap.Config.ARGB_8888);
        recording = new Canvas(bitmap);
        return recording;
    }

    public void endRecording() {
        recording = null;
    }

    public int getWidth() {
        return width;
    }

    public int getHeight() {
        return height;
    }

    public boolean requiresHardwareAcceleration() {
        return false;
    }

    public void draw(Canvas canvas) {
        if (recording != null) endRecording();
        if (bitmap != null) canvas.drawBitmap(bitmap, 0, 0, null);
    }
}
