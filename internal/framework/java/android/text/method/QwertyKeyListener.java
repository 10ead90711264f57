package android.text.method;

import android.text.Editable;
import android.text.Selection;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.View;

/** Types the characters of a keyboard. */
public class QwertyKeyListener extends BaseKeyListener {
    private static final QwertyKeyListener[] INSTANCES = new QwertyKeyListener[TextKeyListener.Capitalize.values().length * 2];
    private static QwertyKeyListener fullKeyboard;

    private final TextKeyListener.Capitalize capitalize;
    private final boolean autoText;
    private final boolean full;

    private QwertyKeyListener(TextKeyListener.Capitalize cap, boolean autoText, boolean full) {
        capitalize = cap;
        this.autoText = autoText;
        this.full = full;
    }

    public QwertyKeyListener(TextKeyListener.Capitalize cap, boolean autoText) {
        this(cap, autoText, false);
    }

    public static QwertyKeyListener getInstance(boolean autoText, TextKeyListener.Capitalize cap) {
        int off = cap.ordinal() * 2 + (autoText ? 1 : 0);
        if (INSTANCES[off] == null) INSTANCES[off] = new QwertyKeyListener(cap, autoText);
        return INSTANCES[off];
    }

    public static QwertyKeyListener getInstanceForFullKeyboard() {
        if (fullKeyboard == null) fullKeyboard = new QwertyKeyListener(TextKeyListener.Capitalize.NONE, false, true);
        return fullKeyboard;
    }

    @Override
    public int getInputType() {
        return makeTextContentType(capitalize, autoText);
    }

    @Override
    public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
        int a = Selection.getSelectionStart(content);
        int b = Selection.getSelectionEnd(content);
        int start = Math.min(a, b);
        int end = Math.max(a, b);
        if (start < 0 || end < 0) {
            start = end = 0;
            Selection.setSelection(content, 0, 0);
        }
        int i = event.getUnicodeChar(getMetaState(content, event));
        if ((i & KeyCharacterMap.COMBINING_ACCENT) != 0) i &= KeyCharacterMap.COMBINING_ACCENT_MASK;
        if (i != 0) {
            if (event.getRepeatCount() == 0 && !full && TextKeyListener.shouldCap(capitalize, content, start) && Character.isLowerCase(i)) i = Character.toUpperCase(i);
            if (start != end) Selection.setSelection(content, end);
            content.replace(start, end, new String(Character.toChars(i)));
            adjustMetaAfterKeypress(content);
            return true;
        }
        return super.onKeyDown(view, content, keyCode, event);
    }
}
