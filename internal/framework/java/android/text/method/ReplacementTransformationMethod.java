package android.text.method;

import android.graphics.Rect;
import android.text.Editable;
import android.text.GetChars;
import android.text.Spannable;
import android.text.Spanned;
import android.text.SpannedString;
import android.text.TextUtils;
import android.view.View;

/** Shows other characters in the place of some. */
public abstract class ReplacementTransformationMethod implements TransformationMethod {
    protected abstract char[] getOriginal();

    protected abstract char[] getReplacement();

    @Override
    public CharSequence getTransformation(CharSequence source, View v) {
        char[] original = getOriginal();
        char[] replacement = getReplacement();
        if (!(source instanceof Editable)) {
            boolean none = true;
            for (char c : original) none &= TextUtils.indexOf(source, c) < 0;
            if (none) return source;
            if (!(source instanceof Spannable)) {
                if (source instanceof Spanned) return new SpannedString(new SpannedReplacement((Spanned) source, original, replacement));
                return new Replacement(source, original, replacement).toString();
            }
        }
        return source instanceof Spanned ? new SpannedReplacement((Spanned) source, original, replacement) : new Replacement(source, original, replacement);
    }

    @Override
    public void onFocusChanged(View view, CharSequence sourceText, boolean focused, int direction, Rect previouslyFocusedRect) {}

    private static class Replacement implements CharSequence, GetChars {
        private final CharSequence source;
        private final char[] original;
        private final char[] replacement;

        Replacement(CharSequence source, char[] original, char[] replacement) {
            this.source = source;
            this.original = original;
            this.replacement = replacement;
        }

        private char map(char c) {
            for (int i = 0; i < original.length; i++) {
                if (c == original[i]) c = replacement[i];
            }
            return c;
        }

        @Override
        public int length() {
            return source.length();
        }

        @Override
        public char charAt(int i) {
            return map(source.charAt(i));
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            char[] c = new char[end - start];
            getChars(start, end, c, 0);
            return new String(c);
        }

        @Override
        public String toString() {
            char[] c = new char[length()];
            getChars(0, length(), c, 0);
            return new String(c);
        }

        @Override
        public void getChars(int start, int end, char[] dest, int off) {
            TextUtils.getChars(source, start, end, dest, off);
            for (int i = off; i < off + end - start; i++) dest[i] = map(dest[i]);
        }
    }

    private static class SpannedReplacement extends Replacement implements Spanned {
        private final Spanned spanned;

        SpannedReplacement(Spanned source, char[] original, char[] replacement) {
            super(source, original, replacement);
            spanned = source;
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new SpannedString(this).subSequence(start, end);
        }

        @Override
        public <T> T[] getSpans(int start, int end, Class<T> type) {
            return spanned.getSpans(start, end, type);
        }

        @Override
        public int getSpanStart(Object tag) {
            return spanned.getSpanStart(tag);
        }

        @Override
        public int getSpanEnd(Object tag) {
            return spanned.getSpanEnd(tag);
        }

        @Override
        public int getSpanFlags(Object tag) {
            return spanned.getSpanFlags(tag);
        }

        @Override
        public int nextSpanTransition(int start, int end, Class type) {
            return spanned.nextSpanTransition(start, end, type);
        }
    }
}
