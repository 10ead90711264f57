package android.view.textclassifier;

import android.os.LocaleList;

/** The classifier of a device without models of languages: it refuses what every one does, and knows nothing. */
final class Unlearned implements TextClassifier {
    @Override
    public TextSelection suggestSelection(CharSequence text, int selectionStartIndex, int selectionEndIndex, LocaleList defaultLocales) {
        validate(text, selectionStartIndex, selectionEndIndex);
        return NO_OP.suggestSelection(text, selectionStartIndex, selectionEndIndex, defaultLocales);
    }

    @Override
    public TextClassification classifyText(CharSequence text, int startIndex, int endIndex, LocaleList defaultLocales) {
        validate(text, startIndex, endIndex);
        return NO_OP.classifyText(text, startIndex, endIndex, defaultLocales);
    }

    private static void validate(CharSequence text, int start, int end) {
        if (text == null) throw new NullPointerException();
        if (start < 0 || end > text.length() || end <= start) throw new IllegalArgumentException();
    }
}
