package android.view.textclassifier;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a text may be about, the surest first. */
final class EntityConfidence {
    private final Map<String, Float> mScores = new HashMap<String, Float>();
    private final List<String> mEntities = new ArrayList<String>();

    EntityConfidence() {
    }

    EntityConfidence(EntityConfidence source) {
        mScores.putAll(source.mScores);
        mEntities.addAll(source.mEntities);
    }

    void setEntityType(String type, float score) {
        if (type == null) throw new NullPointerException();
        if (score > 0) mScores.put(type, Math.min(1, score));
        else mScores.remove(type);
        mEntities.clear();
        mEntities.addAll(mScores.keySet());
        Collections.sort(mEntities, new Comparator<String>() {
            public int compare(String a, String b) {
                return Float.compare(mScores.get(b), mScores.get(a));
            }
        });
    }

    List<String> getEntities() {
        return Collections.unmodifiableList(mEntities);
    }

    float getConfidenceScore(String entity) {
        Float score = mScores.get(entity);
        return score == null ? 0 : score;
    }

    @Override
    public String toString() {
        return mScores.toString();
    }
}
