package android.text.style;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.os.Parcel;
import android.text.Layout;
import android.text.ParcelableSpan;
import android.text.TextUtils;

/** A margin in front of lines. */
public interface LeadingMarginSpan extends ParagraphStyle {
    int getLeadingMargin(boolean first);

    void drawLeadingMargin(Canvas c, Paint p, int x, int dir, int top, int baseline, int bottom, CharSequence text, int start, int end, boolean first, Layout layout);

    /** One that says how many lines are the first ones. */
    interface LeadingMarginSpan2 extends LeadingMarginSpan, WrapTogetherSpan {
        int getLeadingMarginLineCount();
    }

    /** One with fixed margins. */
    class Standard implements LeadingMarginSpan, ParcelableSpan {
        private final int first;
        private final int rest;

        public Standard(int first, int rest) {
            this.first = first;
            this.rest = rest;
        }

        public Standard(int every) {
            this(every, every);
        }

        public Standard(Parcel src) {
            this(src.readInt(), src.readInt());
        }

        @Override
        public int getSpanTypeId() {
            return getSpanTypeIdInternal();
        }

        @Override
        public int getSpanTypeIdInternal() {
            return TextUtils.LEADING_MARGIN_SPAN;
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
            dest.writeInt(first);
            dest.writeInt(rest);
        }

        @Override
        public int getLeadingMargin(boolean first) {
            return first ? this.first : rest;
        }

        @Override
        public void drawLeadingMargin(Canvas c, Paint p, int x, int dir, int top, int baseline, int bottom, CharSequence text, int start, int end, boolean first, Layout layout) {}
    }
}
