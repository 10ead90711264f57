package android.view.textclassifier;

/** Where a context's text classifier comes from. */
public final class TextClassificationManager {
    private TextClassifier mTextClassifier;

    public TextClassificationManager(android.content.Context context) {
    }

    public TextClassifier getTextClassifier() {
        if (mTextClassifier == null) mTextClassifier = new Unlearned();
        return mTextClassifier;
    }

    public void setTextClassifier(TextClassifier textClassifier) {
        mTextClassifier = textClassifier;
    }
}
