package android.view.textclassifier;

import android.content.Intent;
import android.graphics.drawable.Drawable;
import android.view.View;
import java.util.Locale;

/** What a text is about, and what could be done with it. */
public final class TextClassification {
    static final TextClassification EMPTY = new TextClassification.Builder().build();

    private final String mText;
    private final Drawable mIcon;
    private final String mLabel;
    private final Intent mIntent;
    private final View.OnClickListener mOnClickListener;
    private final EntityConfidence mEntityConfidence;

    private TextClassification(Builder b) {
        mText = b.mText;
        mIcon = b.mIcon;
        mLabel = b.mLabel;
        mIntent = b.mIntent;
        mOnClickListener = b.mOnClickListener;
        mEntityConfidence = new EntityConfidence(b.mEntityConfidence);
    }

    public String getText() {
        return mText;
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

    public Drawable getIcon() {
        return mIcon;
    }

    public CharSequence getLabel() {
        return mLabel;
    }

    public Intent getIntent() {
        return mIntent;
    }

    public View.OnClickListener getOnClickListener() {
        return mOnClickListener;
    }

    @Override
    public String toString() {
        return String.format(Locale.US, "TextClassification {text=%s, entities=%s, label=%s, intent=%s}", mText, mEntityConfidence, mLabel, mIntent);
    }

    /** Makes classifications. */
    public static final class Builder {
        private String mText;
        private Drawable mIcon;
        private String mLabel;
        private Intent mIntent;
        private View.OnClickListener mOnClickListener;
        private final EntityConfidence mEntityConfidence = new EntityConfidence();

        public Builder setText(String text) {
            if (text == null) throw new NullPointerException();
            mText = text;
            return this;
        }

        public Builder setEntityType(String type, float confidenceScore) {
            mEntityConfidence.setEntityType(type, confidenceScore);
            return this;
        }

        public Builder setIcon(Drawable icon) {
            mIcon = icon;
            return this;
        }

        public Builder setLabel(String label) {
            mLabel = label;
            return this;
        }

        public Builder setIntent(Intent intent) {
            mIntent = intent;
            return this;
        }

        public Builder setOnClickListener(View.OnClickListener onClickListener) {
            mOnClickListener = onClickListener;
            return this;
        }

        public TextClassification build() {
            return new TextClassification(this);
        }
    }
}
