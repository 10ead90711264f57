package android.text.method;

import android.graphics.Rect;
import android.os.Handler;
import android.os.SystemClock;
import android.text.Editable;
import android.text.GetChars;
import android.text.NoCopySpan;
import android.text.Spannable;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.TextWatcher;
import android.text.style.UpdateLayout;
import android.view.View;
import java.lang.ref.WeakReference;

/** Shows dots; the last character typed is shown for a while. */
public class PasswordTransformationMethod implements TransformationMethod, TextWatcher {
    private static final char DOT = '\u2022';
    private static PasswordTransformationMethod instance;

    public static PasswordTransformationMethod getInstance() {
        if (instance == null) instance = new PasswordTransformationMethod();
        return instance;
    }

    @Override
    public CharSequence getTransformation(CharSequence source, View view) {
        if (source instanceof Spannable) {
            Spannable sp = (Spannable) source;
            for (ViewReference v : sp.getSpans(0, sp.length(), ViewReference.class)) sp.removeSpan(v);
            removeVisible(sp);
            sp.setSpan(new ViewReference(view), 0, 0, Spannable.SPAN_POINT_POINT);
        }
        return new Dots(source);
    }

    @Override
    public void beforeTextChanged(CharSequence s, int start, int count, int after) {}

    @Override
    public void onTextChanged(CharSequence s, int start, int before, int count) {
        if (!(s instanceof Spannable)) return;
        Spannable sp = (Spannable) s;
        if (sp.getSpans(0, s.length(), ViewReference.class).length == 0) return;
        if (count > 0) {
            removeVisible(sp);
            if (count == 1) sp.setSpan(new Visible(sp, this), start, start + count, Spannable.SPAN_EXCLUSIVE_EXCLUSIVE);
        }
    }

    @Override
    public void afterTextChanged(Editable s) {}

    @Override
    public void onFocusChanged(View view, CharSequence sourceText, boolean focused, int direction, Rect previouslyFocusedRect) {
        if (!focused && sourceText instanceof Spannable) removeVisible((Spannable) sourceText);
    }

    private static void removeVisible(Spannable sp) {
        for (Visible v : sp.getSpans(0, sp.length(), Visible.class)) sp.removeSpan(v);
    }

    private static class Dots implements CharSequence, GetChars {
        private final CharSequence source;

        Dots(CharSequence source) {
            this.source = source;
        }

        @Override
        public int length() {
            return source.length();
        }

        @Override
        public char charAt(int i) {
            if (source instanceof Spanned) {
                Spanned sp = (Spanned) source;
                for (Visible v : sp.getSpans(0, sp.length(), Visible.class)) {
                    int st = sp.getSpanStart(v);
                    if (i >= st && i < sp.getSpanEnd(v)) return source.charAt(i);
                }
            }
            return DOT;
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            char[] buf = new char[end - start];
            getChars(start, end, buf, 0);
            return new String(buf);
        }

        @Override
        public String toString() {
            return subSequence(0, length()).toString();
        }

        @Override
        public void getChars(int start, int end, char[] dest, int off) {
            for (int i = start; i < end; i++) dest[off + i - start] = charAt(i);
        }
    }

    private static class Visible extends Handler implements UpdateLayout, Runnable {
        private final Spannable text;

        Visible(Spannable sp, PasswordTransformationMethod ptm) {
            text = sp;
            postAtTime(this, SystemClock.uptimeMillis() + 1500);
        }

        @Override
        public void run() {
            text.removeSpan(this);
        }
    }

    private static class ViewReference extends WeakReference<View> implements NoCopySpan {
        ViewReference(View v) {
            super(v);
        }
    }
}
