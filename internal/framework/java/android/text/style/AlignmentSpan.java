package android.text.style;

import android.os.Parcel;
import android.text.Layout;
import android.text.ParcelableSpan;
import android.text.TextUtils;

/** Says where the lines of a paragraph stand. */
public interface AlignmentSpan extends ParagraphStyle {
    Layout.Alignment getAlignment();

    /** One of a fixed alignment. */
    class Standard implements AlignmentSpan, ParcelableSpan {
        private final Layout.Alignment alignment;

        public Standard(Layout.Alignment align) {
            alignment = align;
        }

        public Standard(Parcel src) {
            alignment = Layout.Alignment.valueOf(src.readString());
        }

        @Override
        public int getSpanTypeId() {
            return getSpanTypeIdInternal();
        }

        @Override
        public int getSpanTypeIdInternal() {
            return TextUtils.ALIGNMENT_SPAN;
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
            dest.writeString(alignment.name());
        }

        @Override
        public Layout.Alignment getAlignment() {
            return alignment;
        }
    }
}
