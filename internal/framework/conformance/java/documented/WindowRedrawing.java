import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.graphics.Canvas;
import android.os.Handler;
import android.view.View;
import android.widget.FrameLayout;
import esdroid.conformance.Acting;
import esdroid.conformance.Stage;
import static esdroid.conformance.Out.*;

/** Where the hardware draws, a view is drawn again only when it was invalidated itself. */
public class WindowRedrawing {
    static class Counted extends View {
        final String name;
        int drawn;

        Counted(Context context, String name) {
            super(context);
            this.name = name;
        }

        @Override
        protected void onDraw(Canvas canvas) {
            drawn++;
        }
    }

    static Counted left;
    static Counted right;
    static FrameLayout inner;
    static FrameLayout outer;

    static final String[] STEPS = {"shown", "left invalidated", "right moved", "both made clear", "right hidden", "right shown", "outer invalidated", "inner scrolled", "left grown",
        "left taken out", "left put back", "left pressed"};

    static void step(int i) {
        switch (i) {
            case 1:
                left.invalidate();
                break;
            case 2:
                right.setTranslationX(20);
                break;
            case 3:
                left.setAlpha(0.5f);
                right.setAlpha(0.5f);
                break;
            case 4:
                right.setVisibility(View.INVISIBLE);
                break;
            case 5:
                right.setVisibility(View.VISIBLE);
                break;
            case 6:
                outer.invalidate();
                break;
            case 7:
                inner.scrollBy(0, 10);
                break;
            case 8:
                left.setRight(left.getRight() + 30);
                break;
            case 9:
                inner.removeView(left);
                break;
            case 10:
                inner.addView(left, new FrameLayout.LayoutParams(300, 200));
                break;
            case 11:
                left.setPressed(true);
                break;
        }
    }

    public static void main(String[] args) throws Exception {
        Stage.empty();
        Stage.on("First create", new Stage.Cue<Acting>() {
            public Object run(Acting first, Intent intent) {
                left = new Counted(first, "left");
                right = new Counted(first, "right");
                inner = new FrameLayout(first);
                outer = new FrameLayout(first);
                inner.addView(left, new FrameLayout.LayoutParams(300, 200));
                inner.addView(right, new FrameLayout.LayoutParams(200, 100));
                outer.addView(inner);
                first.setContentView(outer);
                final Handler handler = new Handler();
                for (int i = 0; i < STEPS.length; i++) {
                    final int at = i;
                    handler.postDelayed(new Runnable() {
                        public void run() {
                            step(at);
                            handler.postDelayed(new Runnable() {
                                public void run() {
                                    say(STEPS[at], left.drawn, right.drawn);
                                    left.drawn = right.drawn = 0;
                                }
                            }, 100);
                        }
                    }, 500 + 200 * i);
                }
                return null;
            }
        });
        Acting.begin(Acting.First.class);
    }
}
