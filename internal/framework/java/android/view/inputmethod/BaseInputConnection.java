package android.view.inputmethod;

import android.content.Context;
import android.os.Bundle;
import android.os.Handler;
import android.text.Editable;
import android.text.NoCopySpan;
import android.text.Selection;
import android.text.Spannable;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.method.MetaKeyKeyListener;
import android.view.KeyCharacterMap;
import android.view.KeyEvent;
import android.view.View;

/** A connection to an editable text. */
public class BaseInputConnection implements InputConnection {
    static final Object COMPOSING = new NoCopySpan.Concrete();

    final View mTargetView;
    final boolean mDummyMode;
    private final InputMethodManager manager;
    private Editable editable;
    private KeyCharacterMap keys;

    BaseInputConnection(InputMethodManager mgr, boolean fullEditor) {
        manager = mgr;
        mTargetView = null;
        mDummyMode = !fullEditor;
    }

    public BaseInputConnection(View targetView, boolean fullEditor) {
        manager = (InputMethodManager) targetView.getContext().getSystemService(Context.INPUT_METHOD_SERVICE);
        mTargetView = targetView;
        mDummyMode = !fullEditor;
    }

    public static final void removeComposingSpans(Spannable text) {
        text.removeSpan(COMPOSING);
        for (Object o : text.getSpans(0, text.length(), Object.class)) {
            if ((text.getSpanFlags(o) & Spanned.SPAN_COMPOSING) != 0) text.removeSpan(o);
        }
    }

    public static void setComposingSpans(Spannable text) {
        setComposingSpans(text, 0, text.length());
    }

    public static void setComposingSpans(Spannable text, int start, int end) {
        for (Object o : text.getSpans(start, end, Object.class)) {
            if (o == COMPOSING) {
                text.removeSpan(o);
                continue;
            }
            int fl = text.getSpanFlags(o);
            if ((fl & (Spanned.SPAN_COMPOSING | Spanned.SPAN_POINT_MARK_MASK)) != (Spanned.SPAN_COMPOSING | Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)) {
                text.setSpan(o, text.getSpanStart(o), text.getSpanEnd(o), fl & ~Spanned.SPAN_POINT_MARK_MASK | Spanned.SPAN_COMPOSING | Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
            }
        }
        text.setSpan(COMPOSING, start, end, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE | Spanned.SPAN_COMPOSING);
    }

    public static int getComposingSpanStart(Spannable text) {
        return text.getSpanStart(COMPOSING);
    }

    public static int getComposingSpanEnd(Spannable text) {
        return text.getSpanEnd(COMPOSING);
    }

    public Editable getEditable() {
        if (editable == null) {
            editable = Editable.Factory.getInstance().newEditable("");
            Selection.setSelection(editable, 0);
        }
        return editable;
    }

    @Override
    public boolean beginBatchEdit() {
        return false;
    }

    @Override
    public boolean endBatchEdit() {
        return false;
    }

    @Override
    public void closeConnection() {
        finishComposingText();
    }

    @Override
    public boolean clearMetaKeyStates(int states) {
        Editable content = getEditable();
        if (content == null) return false;
        MetaKeyKeyListener.clearMetaKeyState(content, states);
        return true;
    }

    @Override
    public boolean commitCompletion(CompletionInfo text) {
        return false;
    }

    @Override
    public boolean commitCorrection(CorrectionInfo correctionInfo) {
        return false;
    }

    @Override
    public boolean commitText(CharSequence text, int newCursorPosition) {
        replaceText(text, newCursorPosition, false);
        sendCurrentText();
        return true;
    }

    @Override
    public boolean deleteSurroundingText(int beforeLength, int afterLength) {
        Editable content = getEditable();
        if (content == null) return false;
        beginBatchEdit();
        int a = Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
        int b = Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
        int ca = getComposingSpanStart(content);
        int cb = getComposingSpanEnd(content);
        if (cb < ca) {
            int t = ca;
            ca = cb;
            cb = t;
        }
        if (ca != -1 && cb != -1) {
            a = Math.min(a, ca);
            b = Math.max(b, cb);
        }
        int deleted = 0;
        if (beforeLength > 0) {
            int start = Math.max(a - beforeLength, 0);
            content.delete(start, a);
            deleted = a - start;
        }
        if (afterLength > 0) {
            b -= deleted;
            content.delete(b, Math.min(b + afterLength, content.length()));
        }
        endBatchEdit();
        return true;
    }

    @Override
    public boolean deleteSurroundingTextInCodePoints(int beforeLength, int afterLength) {
        return deleteSurroundingText(beforeLength, afterLength);
    }

    @Override
    public boolean finishComposingText() {
        Editable content = getEditable();
        if (content != null) {
            beginBatchEdit();
            removeComposingSpans(content);
            sendCurrentText();
            endBatchEdit();
        }
        return true;
    }

    @Override
    public int getCursorCapsMode(int reqModes) {
        if (mDummyMode) return 0;
        Editable content = getEditable();
        if (content == null) return 0;
        return TextUtils.getCapsMode(content, Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content)), reqModes);
    }

    @Override
    public ExtractedText getExtractedText(ExtractedTextRequest request, int flags) {
        return null;
    }

    private CharSequence part(int start, int end, int flags) {
        Editable content = getEditable();
        return (flags & GET_TEXT_WITH_STYLES) != 0 ? content.subSequence(start, end) : TextUtils.substring(content, start, end);
    }

    @Override
    public CharSequence getTextBeforeCursor(int length, int flags) {
        Editable content = getEditable();
        if (content == null) return null;
        int a = Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
        return a <= 0 ? "" : part(Math.max(0, a - length), a, flags);
    }

    @Override
    public CharSequence getSelectedText(int flags) {
        Editable content = getEditable();
        if (content == null) return null;
        int a = Math.min(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
        int b = Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content));
        return a == b || a < 0 ? null : part(a, b, flags);
    }

    @Override
    public CharSequence getTextAfterCursor(int length, int flags) {
        Editable content = getEditable();
        if (content == null) return null;
        int b = Math.max(0, Math.max(Selection.getSelectionStart(content), Selection.getSelectionEnd(content)));
        return part(b, Math.min(b + length, content.length()), flags);
    }

    @Override
    public boolean performEditorAction(int actionCode) {
        long time = android.os.SystemClock.uptimeMillis();
        sendKeyEvent(new KeyEvent(time, time, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER, 0));
        sendKeyEvent(new KeyEvent(time, time, KeyEvent.ACTION_UP, KeyEvent.KEYCODE_ENTER, 0));
        return true;
    }

    @Override
    public boolean performContextMenuAction(int id) {
        return false;
    }

    @Override
    public boolean performPrivateCommand(String action, Bundle data) {
        return false;
    }

    @Override
    public boolean requestCursorUpdates(int cursorUpdateMode) {
        return false;
    }

    @Override
    public Handler getHandler() {
        return null;
    }

    @Override
    public boolean setComposingText(CharSequence text, int newCursorPosition) {
        replaceText(text, newCursorPosition, true);
        return true;
    }

    @Override
    public boolean setComposingRegion(int start, int end) {
        Editable content = getEditable();
        if (content == null) return true;
        beginBatchEdit();
        removeComposingSpans(content);
        int a = Math.max(0, Math.min(start, end));
        int b = Math.min(content.length(), Math.max(start, end));
        if (a < b) content.setSpan(COMPOSING, a, b, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE | Spanned.SPAN_COMPOSING);
        sendCurrentText();
        endBatchEdit();
        return true;
    }

    @Override
    public boolean setSelection(int start, int end) {
        Editable content = getEditable();
        if (content == null) return false;
        int len = content.length();
        if (start > len || end > len || start < 0 || end < 0) return true;
        if (start == end && MetaKeyKeyListener.getMetaState(content, MetaKeyKeyListener.META_SELECTING) != 0) Selection.extendSelection(content, start);
        else Selection.setSelection(content, start, end);
        return true;
    }

    @Override
    public boolean sendKeyEvent(KeyEvent event) {
        if (mTargetView != null) mTargetView.getRootView().dispatchKeyEvent(event);
        return false;
    }

    @Override
    public boolean reportFullscreenMode(boolean enabled) {
        return true;
    }

    @Override
    public boolean commitContent(InputContentInfo inputContentInfo, int flags, Bundle opts) {
        return false;
    }

    /** An editor without a text of its own gets what was typed as keys. */
    private void sendCurrentText() {
        if (!mDummyMode) return;
        Editable content = getEditable();
        if (content == null || content.length() == 0) return;
        char[] chars = new char[content.length()];
        content.getChars(0, chars.length, chars, 0);
        if (keys == null) keys = KeyCharacterMap.load(KeyCharacterMap.VIRTUAL_KEYBOARD);
        KeyEvent[] events = keys.getEvents(chars);
        if (events != null) {
            for (KeyEvent e : events) sendKeyEvent(e);
        } else {
            sendKeyEvent(new KeyEvent(android.os.SystemClock.uptimeMillis(), content.toString(), KeyCharacterMap.VIRTUAL_KEYBOARD, 0));
        }
        content.clear();
    }

    private void replaceText(CharSequence text, int newCursorPosition, boolean composing) {
        Editable content = getEditable();
        if (content == null) return;
        beginBatchEdit();
        int a = getComposingSpanStart(content);
        int b = getComposingSpanEnd(content);
        if (b < a) {
            int t = a;
            a = b;
            b = t;
        }
        if (a != -1 && b != -1) {
            removeComposingSpans(content);
        } else {
            a = Math.max(0, Selection.getSelectionStart(content));
            b = Math.max(0, Selection.getSelectionEnd(content));
            if (b < a) {
                int t = a;
                a = b;
                b = t;
            }
        }
        if (composing) {
            Spannable sp = text instanceof Spannable ? (Spannable) text : new android.text.SpannableStringBuilder(text);
            text = sp;
            setComposingSpans(sp);
        }
        newCursorPosition += newCursorPosition > 0 ? b - 1 : a;
        newCursorPosition = Math.max(0, Math.min(newCursorPosition, content.length()));
        Selection.setSelection(content, newCursorPosition);
        content.replace(a, b, text);
        endBatchEdit();
    }
}
