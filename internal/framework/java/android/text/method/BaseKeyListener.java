package android.text.method;

import android.text.Editable;
import android.text.Layout;
import android.text.Selection;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.style.ReplacementSpan;
import android.view.KeyEvent;
import android.view.View;
import android.widget.TextView;

/** Deletes by backspace and forward delete. */
public abstract class BaseKeyListener extends MetaKeyKeyListener implements KeyListener {
    public boolean backspace(View view, Editable content, int keyCode, KeyEvent event) {
        return delete(view, content, event, false);
    }

    public boolean forwardDelete(View view, Editable content, int keyCode, KeyEvent event) {
        return delete(view, content, event, true);
    }

    private boolean delete(View view, Editable content, KeyEvent event, boolean forward) {
        if (!KeyEvent.metaStateHasNoModifiers(event.getMetaState() & ~(KeyEvent.META_SHIFT_MASK | KeyEvent.META_ALT_MASK | KeyEvent.META_CTRL_MASK))) return false;
        int a = Selection.getSelectionStart(content);
        int b = Selection.getSelectionEnd(content);
        if (b < a) {
            int t = a;
            a = b;
            b = t;
        }
        if (a != b) {
            content.delete(a, b);
            return true;
        }
        if (a < 0) return false;
        if (event.isAltPressed() || getMetaState(content, META_ALT_ON, event) == 1) { // the whole line
            if (!(view instanceof TextView)) return false;
            Layout layout = ((TextView) view).getLayout();
            if (layout == null) return false;
            int line = layout.getLineForOffset(a);
            int start = layout.getLineStart(line);
            int end = layout.getLineEnd(line);
            if (end == start) return false;
            content.delete(start, end);
            return true;
        }
        int to = forward ? TextUtils.getOffsetAfter(content, a) : TextUtils.getOffsetBefore(content, a);
        if (a == to) return false;
        for (ReplacementSpan s : ((Spanned) content).getSpans(Math.min(a, to), Math.max(a, to), ReplacementSpan.class)) {
            int st = content.getSpanStart(s);
            int en = content.getSpanEnd(s);
            if (!forward && st < to && en > to) to = st;
            if (forward && st < to && en > to) to = en;
        }
        content.delete(Math.min(a, to), Math.max(a, to));
        return true;
    }

    static int makeTextContentType(TextKeyListener.Capitalize caps, boolean autoText) {
        int type = android.text.InputType.TYPE_CLASS_TEXT;
        switch (caps) {
            case CHARACTERS: type |= android.text.InputType.TYPE_TEXT_FLAG_CAP_CHARACTERS; break;
            case WORDS: type |= android.text.InputType.TYPE_TEXT_FLAG_CAP_WORDS; break;
            case SENTENCES: type |= android.text.InputType.TYPE_TEXT_FLAG_CAP_SENTENCES; break;
            default:
        }
        return autoText ? type | android.text.InputType.TYPE_TEXT_FLAG_AUTO_CORRECT : type;
    }

    @Override
    public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
        boolean handled = keyCode == KeyEvent.KEYCODE_DEL ? backspace(view, content, keyCode, event) : keyCode == KeyEvent.KEYCODE_FORWARD_DEL && forwardDelete(view, content, keyCode, event);
        if (handled) {
            adjustMetaAfterKeypress(content);
            return true;
        }
        return super.onKeyDown(view, content, keyCode, event);
    }

    @Override
    public boolean onKeyOther(View view, Editable content, KeyEvent event) {
        if (event.getAction() != KeyEvent.ACTION_MULTIPLE || event.getKeyCode() != KeyEvent.KEYCODE_UNKNOWN) return false;
        int a = Selection.getSelectionStart(content);
        int b = Selection.getSelectionEnd(content);
        CharSequence text = event.getCharacters();
        if (text == null) return false;
        content.replace(Math.min(a, b), Math.max(a, b), text);
        return true;
    }
}
