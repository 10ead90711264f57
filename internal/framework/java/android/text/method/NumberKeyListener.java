package android.text.method;

import android.text.Editable;
import android.text.InputFilter;
import android.text.Selection;
import android.text.Spannable;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.view.KeyEvent;
import android.view.View;

/** Takes certain characters. */
public abstract class NumberKeyListener extends BaseKeyListener implements InputFilter {
    protected abstract char[] getAcceptedChars();

    protected int lookup(KeyEvent event, Spannable content) {
        return event.getMatch(getAcceptedChars(), getMetaState(content, event));
    }

    @Override
    public CharSequence filter(CharSequence source, int start, int end, Spanned dest, int dstart, int dend) {
        char[] accept = getAcceptedChars();
        int i = start;
        while (i < end && ok(accept, source.charAt(i))) i++;
        if (i == end) return null;
        if (end - start == 1) return "";
        SpannableStringBuilder filtered = new SpannableStringBuilder(source, start, end);
        i -= start;
        end -= start;
        for (int j = end - 1; j >= i; j--) {
            if (!ok(accept, source.charAt(j + start))) filtered.delete(j, j + 1);
        }
        return filtered;
    }

    protected static boolean ok(char[] accept, char c) {
        for (int i = accept.length - 1; i >= 0; i--) {
            if (accept[i] == c) return true;
        }
        return false;
    }

    @Override
    public boolean onKeyDown(View view, Editable content, int keyCode, KeyEvent event) {
        int a = Selection.getSelectionStart(content);
        int b = Selection.getSelectionEnd(content);
        int start = Math.min(a, b);
        int end = Math.max(a, b);
        if (start < 0 || end < 0) {
            start = end = 0;
            Selection.setSelection(content, 0);
        }
        int i = lookup(event, content);
        if (event.getRepeatCount() == 0 && i != 0) {
            if (start != end) Selection.setSelection(content, end);
            content.replace(start, end, String.valueOf((char) i));
            adjustMetaAfterKeypress(content);
            return true;
        }
        if (i == '0' && event.getRepeatCount() == 1 && start == end && end > 0 && content.charAt(start - 1) == '0') {
            content.replace(start - 1, end, String.valueOf('+'));
            adjustMetaAfterKeypress(content);
            return true;
        }
        adjustMetaAfterKeypress(content);
        return super.onKeyDown(view, content, keyCode, event);
    }
}
