import android.view.View;
import android.widget.ProgressBar;
import android.widget.RatingBar;
import android.widget.SeekBar;
import esdroid.conformance.Show;

/** ProgressBar, SeekBar and RatingBar. */
public class Progresses extends Show {
    public static void main(String[] args) {
        int[] styles = {android.R.attr.progressBarStyle, android.R.attr.progressBarStyleHorizontal, android.R.attr.progressBarStyleLarge, android.R.attr.progressBarStyleSmall, android.R.attr.progressBarStyleInverse, android.R.attr.seekBarStyle, android.R.attr.ratingBarStyle, android.R.attr.ratingBarStyleSmall, android.R.attr.ratingBarStyleIndicator};
        for (int style : styles) {
            ProgressBar b = style == android.R.attr.seekBarStyle ? new SeekBar(context()) : style >= android.R.attr.ratingBarStyleIndicator - 9999 && style != android.R.attr.progressBarStyle && (style == android.R.attr.ratingBarStyle || style == android.R.attr.ratingBarStyleSmall || style == android.R.attr.ratingBarStyleIndicator) ? new RatingBar(context(), null, style) : new ProgressBar(context(), null, style);
            place(b, 700, AT_MOST, 700, AT_MOST);
            p(b.getClass().getSimpleName(), bounds(b), b.isIndeterminate(), b.getMax(), b.getProgress(), b.getSecondaryProgress(), b.getPaddingLeft(), b.getPaddingTop(), b.isFocusable());
        }
        ProgressBar b = new ProgressBar(context(), null, android.R.attr.progressBarStyleHorizontal);
        b.setMax(200);
        b.setProgress(50);
        b.incrementProgressBy(20);
        b.incrementProgressBy(-500);
        p(b.getProgress(), b.getMin());
        b.setProgress(900);
        b.setSecondaryProgress(150);
        b.incrementSecondaryProgressBy(10);
        p(b.getProgress(), b.getSecondaryProgress());
        b.setMax(100);
        p(b.getProgress(), b.getSecondaryProgress(), b.getMax());
        b.setMin(20);
        b.setProgress(3);
        p(b.getProgress(), b.getMin());
        b.setMin(300);
        p(b.getProgress(), b.getMin(), b.getMax());
        b.setIndeterminate(true);
        b.setProgress(70);
        p(b.isIndeterminate(), b.getProgress(), b.getProgressDrawable() != null, b.getIndeterminateDrawable() != null);
        final SeekBar s = new SeekBar(context());
        s.setOnSeekBarChangeListener(new SeekBar.OnSeekBarChangeListener() {
            @Override public void onProgressChanged(SeekBar v, int progress, boolean user) { p("progress", progress, user); }
            @Override public void onStartTrackingTouch(SeekBar v) { p("start"); }
            @Override public void onStopTrackingTouch(SeekBar v) { p("stop"); }
        });
        s.setMax(50);
        s.setProgress(10);
        s.setProgress(10);
        s.setKeyProgressIncrement(5);
        p(s.getKeyProgressIncrement(), s.getThumbOffset(), s.getSplitTrack(), s.getThumb() != null);
        s.setMax(1000);
        p(s.getKeyProgressIncrement());
        place(s, 500, EXACTLY, 200, AT_MOST);
        int[] keys = {android.view.KeyEvent.KEYCODE_DPAD_RIGHT, android.view.KeyEvent.KEYCODE_DPAD_LEFT, android.view.KeyEvent.KEYCODE_PLUS, android.view.KeyEvent.KEYCODE_MINUS, android.view.KeyEvent.KEYCODE_A};
        for (int k : keys) p(k, s.onKeyDown(k, new android.view.KeyEvent(0, k)), s.getProgress());
        long t = 1000;
        int[] xs = {250, 100, 499, 0};
        for (int i = 0; i < xs.length; i++) {
            int action = i == 0 ? 0 : i == xs.length - 1 ? 1 : 2;
            p(xs[i], s.onTouchEvent(android.view.MotionEvent.obtain(t, t + i * 10, action, xs[i], 20, 0)), s.getProgress());
        }
        final RatingBar r = new RatingBar(context());
        r.setOnRatingBarChangeListener(new RatingBar.OnRatingBarChangeListener() {
            @Override public void onRatingChanged(RatingBar v, float rating, boolean user) { p("rating", rating, user); }
        });
        p(r.getNumStars(), r.getRating(), r.getStepSize(), r.isIndicator(), r.getMax());
        r.setRating(2.5f);
        r.setStepSize(0.1f);
        r.setRating(3.14f);
        p(r.getRating(), r.getMax(), r.getProgress());
        r.setNumStars(7);
        r.setStepSize(1);
        r.setRating(99);
        p(r.getNumStars(), r.getRating(), r.getMax());
        r.setIsIndicator(true);
        p(r.isIndicator(), r.isFocusable());
        r.setNumStars(0);
        p(r.getNumStars());
        place(r, 2000, AT_MOST, 700, AT_MOST);
        p(bounds(r));
    }
}
