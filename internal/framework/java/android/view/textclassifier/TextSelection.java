package android.view.textclassifier;

import java.util.Locale;

/** The part of a text that should be selected, and what it is about. */
public final class TextSelection {
    private final int mStartIndex;
    private final int mEndIndex;
    private final EntityConfidence mEntityConfidence;

    private TextSelection(int start, int end, EntityConfidence entityConfidence) {
        mStartIndex = start;
        mEndIndex = end;
        mEntityConfidence = new EntityConfidence(entityConfidence);
    }

    public int getSelectionStartIndex() {
        return mStartIndex;
    }

    public int getSelectionEndIndex() {
        return mEndIndex;
    }

    public int getEntityCount() {
        return mEntityConfidence.getEntities().size();
    }

    public String getEntity(int index) {
        return mEntityConfidence.getEntities().get(index);
    }

    public float getConfidenceScore(String entity) {
        return mEntityConfidence.getConfidenceScore(entity);
    }

    @Override
    public String toString() {
        return String.format(Locale.US, "TextSelection {%d, %d, %s}", mStartIndex, mEndIndex, mEntityConfidence);
    }

    /** Makes selections. */
    public static final class Builder {
        private final int mStartIndex;
        private final int mEndIndex;
        private final EntityConfidence mEntityConfidence = new EntityConfidence();

        public Builder(int startIndex, int endIndex) {
            if (startIndex < 0 || endIndex <= startIndex) throw new IllegalArgumentException();
            mStartIndex = startIndex;
            mEndIndex = endIndex;
        }

        public Builder setEntityType(String type, float confidenceScore) {
            mEntityConfidence.setEntityType(type, confidenceScore);
            return this;
        }

        public TextSelection build() {
            return new TextSelection(mStartIndex, mEndIndex, mEntityConfidence);
        }
    }
}
