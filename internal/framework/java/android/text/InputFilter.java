package android.text;

import java.util.Locale;

/** Says what may go into an editable text. */
public interface InputFilter {
    CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend);

    /** Makes letters upper case. */
    class AllCaps implements InputFilter {
        @Override
        public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
            for (int i = start; i < end; i++) {
                if (Character.isLowerCase(source.charAt(i))) {
                    String s = TextUtils.substring(source, start, end).toUpperCase(Locale.getDefault());
                    if (!(source instanceof Spanned)) return s;
                    SpannableString sp = new SpannableString(s);
                    TextUtils.copySpansFrom((Spanned) source, start, Math.min(end, start + s.length()), null, sp, 0);
                    return sp;
                }
            }
            return null;
        }
    }

    /** Bounds the length. */
    class LengthFilter implements InputFilter {
        private final int max;

        public LengthFilter(int max) {
            this.max = max;
        }

        @Override
        public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
            int keep = max - (dest.length() - (dend - dstart));
            if (keep <= 0) return "";
            if (keep >= end - start) return null;
            keep += start;
            if (Character.isHighSurrogate(source.charAt(keep - 1)) && --keep == start) return "";
            return source.subSequence(start, keep);
        }

        public int getMax() {
            return max;
        }
    }
}
