package android.text.method;

import android.text.Editable;
import android.text.InputType;
import android.text.Selection;
import android.text.SpanWatcher;
import android.text.Spannable;
import android.text.TextUtils;
import android.view.KeyEvent;
import android.view.View;

/** The key listener of ordinary text. */
public class TextKeyListener extends BaseKeyListener implements SpanWatcher {
    /** What is made upper case by itself. */
    public enum Capitalize {
        NONE, SENTENCES, WORDS, CHARACTERS
    }

    private static final TextKeyListener[] INSTANCES = new TextKeyListener[Capitalize.values().length * 2];

    private final Capitalize autoCap;
    private final boolean autoText;

    public TextKeyListener(Capitalize cap, boolean autotext) {
        autoCap = cap;
        autoText = autotext;
    }

    public static TextKeyListener getInstance(boolean autotext, Capitalize cap) {
        int off = cap.ordinal() * 2 + (autotext ? 1 : 0);
        if (INSTANCES[off] == null) INSTANCES[off] = new TextKeyListener(cap, autotext);
        return INSTANCES[off];
    }

    public static TextKeyListener getInstance() {
        return getInstance(false, Capitalize.NONE);
    }

    public static boolean shouldCap(Capitalize cap, CharSequence cs, int off) {
        if (cap == Capitalize.NONE) return false;
        if (cap == Capitalize.CHARACTERS) return true;
        return TextUtils.getCapsMode(cs, off, cap == Capitalize.WORDS ? InputType.TYPE_TEXT_FLAG_CAP_WORDS : InputType.TYPE_TEXT_FLAG_CAP_SENTENCES) != 0;
    }

    @Override
    public int getInputType() {
        return makeTextContentType(autoCap, autoText);
    }

    private KeyListener listener(KeyEvent event) {
        return QwertyKeyListener.getInstance(autoText, autoCap);
    }

    @Override
    public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
        return listener(event).onKeyDown(view, content, keyCode, event);
    }

    @Override
    public boolean onKeyUp(View view, Editable content, int keyCode, KeyEvent event) {
        return listener(event).onKeyUp(view, content, keyCode, event);
    }

    @Override
    public boolean onKeyOther(View view, Editable content, KeyEvent event) {
        return listener(event).onKeyOther(view, content, event);
    }

    public static void clear(Editable e) {
        e.clear();
    }

    @Override
    public void onSpanAdded(Spannable s, Object what, int start, int end) {}

    @Override
    public void onSpanRemoved(Spannable s, Object what, int start, int end) {}

    @Override
    public void onSpanChanged(Spannable s, Object what, int start, int end, int st, int en) {
        if (what == Selection.SELECTION_END) s.removeSpan(this);
    }

    public void release() {}
}
