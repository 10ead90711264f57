package android.widget;

import android.content.Context;
import android.text.Editable;
import android.text.SpannableString;
import android.text.Spanned;
import android.text.TextUtils;
import android.util.AttributeSet;
import com.android.internal.R;

/** Completes each of several items. */
public class MultiAutoCompleteTextView extends AutoCompleteTextView {
    private Tokenizer tokenizer;

    /** Cuts a text into items. */
    public interface Tokenizer {
        int findTokenStart(CharSequence text, int cursor);

        int findTokenEnd(CharSequence text, int cursor);

        CharSequence terminateToken(CharSequence text);
    }

    /** Items between commas. */
    public static class CommaTokenizer implements Tokenizer {
        @Override
        public int findTokenStart(CharSequence text, int cursor) {
            int i = cursor;
            while (i > 0 && text.charAt(i - 1) != ',') i--;
            while (i < cursor && text.charAt(i) == ' ') i++;
            return i;
        }

        @Override
        public int findTokenEnd(CharSequence text, int cursor) {
            int end = TextUtils.indexOf(text, ',', cursor, text.length());
            return end < 0 ? text.length() : end;
        }

        @Override
        public CharSequence terminateToken(CharSequence text) {
            int i = text.length();
            while (i > 0 && text.charAt(i - 1) == ' ') i--;
            if (i > 0 && text.charAt(i - 1) == ',') return text;
            if (!(text instanceof Spanned)) return text + ", ";
            SpannableString sp = new SpannableString(text + ", ");
            TextUtils.copySpansFrom((Spanned) text, 0, text.length(), Object.class, sp, 0);
            return sp;
        }
    }

    public MultiAutoCompleteTextView(Context context) {
        this(context, null);
    }

    public MultiAutoCompleteTextView(Context context, AttributeSet attrs) {
        this(context, attrs, R.attr.autoCompleteTextViewStyle);
    }

    public MultiAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr) {
        this(context, attrs, defStyleAttr, 0);
    }

    public MultiAutoCompleteTextView(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
        super(context, attrs, defStyleAttr, defStyleRes);
    }

    public void setTokenizer(Tokenizer t) {
        tokenizer = t;
    }

    @Override
    protected void performFiltering(CharSequence text, int keyCode) {
        if (enoughToFilter()) {
            int end = getSelectionEnd();
            performFiltering(text, tokenizer.findTokenStart(text, end), end, keyCode);
        } else {
            dismissDropDown();
            if (getFilter() != null) getFilter().filter(null);
        }
    }

    @Override
    public boolean enoughToFilter() {
        int end = getSelectionEnd();
        return end >= 0 && tokenizer != null && end - tokenizer.findTokenStart(getText(), end) >= getThreshold();
    }

    @Override
    public void performValidation() {
        Validator v = getValidator();
        if (v == null || tokenizer == null) return;
        Editable e = getText();
        int i = getText().length();
        while (i > 0) {
            int start = tokenizer.findTokenStart(e, i);
            CharSequence sub = e.subSequence(start, tokenizer.findTokenEnd(e, start));
            if (TextUtils.isEmpty(sub)) e.replace(start, i, "");
            else if (!v.isValid(sub)) e.replace(start, i, tokenizer.terminateToken(v.fixText(sub)));
            i = start;
        }
    }

    protected void performFiltering(CharSequence text, int start, int end, int keyCode) {
        getFilter().filter(text.subSequence(start, end), this);
    }

    @Override
    protected void replaceText(CharSequence text) {
        clearComposingText();
        int end = getSelectionEnd();
        Editable editable = getText();
        editable.replace(tokenizer.findTokenStart(editable, end), end, tokenizer.terminateToken(text));
    }

    @Override
    public CharSequence getAccessibilityClassName() {
        return MultiAutoCompleteTextView.class.getName();
    }
}
