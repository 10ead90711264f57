package android.view.textclassifier;

import android.os.LocaleList;

/** Says what parts of a text are about. */
public interface TextClassifier {
    String DEFAULT_LOG_TAG = "TextClassifierImpl";
    String TYPE_UNKNOWN = "";
    String TYPE_OTHER = "other";
    String TYPE_EMAIL = "email";
    String TYPE_PHONE = "phone";
    String TYPE_ADDRESS = "address";
    String TYPE_URL = "url";

    /** Knows nothing: what is selected stays so, and is about nothing. */
    TextClassifier NO_OP = new TextClassifier() {
        @Override
        public TextSelection suggestSelection(CharSequence text, int selectionStartIndex, int selectionEndIndex, LocaleList defaultLocales) {
            return new TextSelection.Builder(selectionStartIndex, selectionEndIndex).build();
        }

        @Override
        public TextClassification classifyText(CharSequence text, int startIndex, int endIndex, LocaleList defaultLocales) {
            return TextClassification.EMPTY;
        }
    };

    TextSelection suggestSelection(CharSequence text, int selectionStartIndex, int selectionEndIndex, LocaleList defaultLocales);

    TextClassification classifyText(CharSequence text, int startIndex, int endIndex, LocaleList defaultLocales);
}
