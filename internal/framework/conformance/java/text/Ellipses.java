import android.text.TextPaint;
import android.text.TextUtils;
import android.view.View;
import android.widget.TextView;
import esdroid.conformance.Show;

/** Shortened texts. */
public class Ellipses extends Show {
    public static void main(String[] args) {
        TextPaint paint = new TextPaint();
        paint.setTextSize(30);
        String text = "A sentence that is surely longer than its place";
        int[] widths = {10, 60, 150, 300, 1000};
        for (int w : widths) {
            for (TextUtils.TruncateAt at : TextUtils.TruncateAt.values()) {
                if (at.name().equals("END_SMALL")) continue;
                p(w, at, "'" + TextUtils.ellipsize(text, paint, w, at, false, null) + "'");
            }
        }
        p(TextUtils.ellipsize(text, paint, 200, TextUtils.TruncateAt.MIDDLE, true, new TextUtils.EllipsizeCallback() {
            @Override public void ellipsized(int start, int end) { p("cut", start, end); }
        }).toString().replace('\ufeff', '_'));
        p(TextUtils.commaEllipsize("Ann, Bob, Cyril, Dora, Eve", paint, 200, "one more", "%d more"));
        p(TextUtils.commaEllipsize("Ann, Bob", paint, 900, "one more", "%d more"));
        for (int lines = 1; lines <= 3; lines++) {
            for (int w = 100; w <= 500; w += 130) {
                TextView v = new TextView(context());
                v.setText(text);
                v.setMaxLines(lines);
                v.setEllipsize(TextUtils.TruncateAt.END);
                place(v, w, EXACTLY, 0, UNSPECIFIED);
                int last = v.getLineCount() - 1;
                p(lines, w, bounds(v), v.getLineCount(), v.getLayout().getEllipsisStart(last), v.getLayout().getEllipsisCount(last), v.getLayout().getLineWidth(Math.min(last, lines - 1)));
            }
        }
        TextUtils.TruncateAt[] wheres = {null, TextUtils.TruncateAt.START, TextUtils.TruncateAt.MIDDLE, TextUtils.TruncateAt.END, TextUtils.TruncateAt.MARQUEE};
        for (TextUtils.TruncateAt at : wheres) {
            TextView v = new TextView(context());
            v.setSingleLine(true);
            v.setEllipsize(at);
            v.setText(text);
            place(v, 250, AT_MOST, 100, AT_MOST);
            p(at, v.getEllipsize(), bounds(v), v.getLayout().getClass().getSimpleName(), v.getLayout().getEllipsisStart(0), v.getLayout().getEllipsisCount(0), v.getLayout().getText().toString().replace('\ufeff', '_'), v.getLayout().getWidth());
        }
    }
}
