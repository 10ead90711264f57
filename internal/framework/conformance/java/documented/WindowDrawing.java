import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.widget.FrameLayout;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** The canvas that a view of a window draws on has the size of the view, and refuses giant bitmaps. */
public class WindowDrawing {
    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting first, Intent intent) {
                View drawn = new View(first) {
                    boolean said;

                    @Override
                    protected void onDraw(Canvas canvas) {
                        if (said) {
                            return;
                        }
                        said = true;
                        say("size", canvas.getWidth(), canvas.getHeight(), "clip", canvas.getClipBounds());
                        say("hardware", canvas.isHardwareAccelerated(), isHardwareAccelerated(), "opaque", canvas.isOpaque());
                        Bitmap giant = Bitmap.createBitmap(6000, 5000, Bitmap.Config.ARGB_8888);
                        try {
                            canvas.drawBitmap(giant, 0, 0, null);
                            say("drawn");
                        } catch (RuntimeException e) {
                            say(e.getMessage());
                        }
                        try {
                            canvas.setBitmap(giant);
                        } catch (RuntimeException e) {
                            say(e);
                        }
                    }
                };
                FrameLayout frame = new FrameLayout(first);
                frame.addView(drawn, new FrameLayout.LayoutParams(300, 200));
                first.setContentView(frame);
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}
