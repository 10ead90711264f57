package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Parcel;
import android.text.Layout;
import android.text.ParcelableSpan;
import android.text.Spanned;
import android.text.TextUtils;

/** A bullet in front of a paragraph. */
public class BulletSpan implements LeadingMarginSpan, ParcelableSpan {
    public static final int STANDARD_GAP_WIDTH = 2;
    private static final int RADIUS = 3;
    private final int gap;
    private final boolean wantColor;
    private final int color;

    public BulletSpan() {
        this(STANDARD_GAP_WIDTH, false, 0);
    }

    public BulletSpan(int gapWidth) {
        this(gapWidth, false, 0);
    }

    public BulletSpan(int gapWidth, int color) {
        this(gapWidth, true, color);
    }

    private BulletSpan(int gap, boolean wantColor, int color) {
        this.gap = gap;
        this.wantColor = wantColor;
        this.color = color;
    }

    public BulletSpan(Parcel src) {
        gap = src.readInt();
        wantColor = src.readInt() != 0;
        color = src.readInt();
    }

    @Override
    public int getSpanTypeId() {
        return getSpanTypeIdInternal();
    }

    @Override
    public int getSpanTypeIdInternal() {
        return TextUtils.BULLET_SPAN;
    }

    @Override
    public int describeContents() {
        return 0;
    }

    @Override
    public void writeToParcel(Parcel dest, int flags) {
        writeToParcelInternal(dest, flags);
    }

    @Override
    public void writeToParcelInternal(Parcel dest, int flags) {
        dest.writeInt(gap);
        dest.writeInt(wantColor ? 1 : 0);
        dest.writeInt(color);
    }

    @Override
    public int getLeadingMargin(boolean first) {
        return 2 * RADIUS + gap;
    }

    @Override
    public void drawLeadingMargin(Canvas c, Paint p, int x, int dir, int top, int baseline, int bottom, CharSequence text, int start, int end, boolean first, Layout l) {
        if (((Spanned) text).getSpanStart(this) != start) return;
        int old = p.getColor();
        if (wantColor) p.setColor(color);
        c.drawCircle(x + dir * RADIUS, (top + bottom) / 2.0f, RADIUS, p);
        p.setColor(old);
    }
}
