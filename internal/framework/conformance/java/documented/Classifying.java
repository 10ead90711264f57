import android.content.Context;
import android.view.textclassifier.TextClassificationManager;
import android.view.textclassifier.TextClassifier;
import esdroid.conformance.Out.Code;
import esdroid.conformance.Runner;
import static esdroid.conformance.Out.*;

/** What texts are about, on a device without models of languages. */
public class Classifying {
    public static void main(String[] args) throws Exception {
        TextClassificationManager m = (TextClassificationManager) Runner.activity.getSystemService(Context.TEXT_CLASSIFICATION_SERVICE);
        final TextClassifier c = m.getTextClassifier();
        say(m == Runner.activity.getSystemService(TextClassificationManager.class), c == m.getTextClassifier());
        android.view.textclassifier.TextSelection s = c.suggestSelection("mail a@b.org now", 5, 6, null);
        say(s.getSelectionStartIndex(), s.getSelectionEndIndex(), s.getEntityCount(), s);
        android.view.textclassifier.TextClassification t = c.classifyText("mail", 0, 4, null);
        say(t.getText(), t.getLabel(), t.getIcon(), t.getIntent(), t.getEntityCount(), t.getConfidenceScore(TextClassifier.TYPE_EMAIL));
        fails("c.suggestSelection(null, 0, 1, null)", new Code() {
            public void run() throws Exception {
                c.suggestSelection(null, 0, 1, null);
            }
        });
        fails("c.suggestSelection(\"abc\", 2, 9, null)", new Code() {
            public void run() throws Exception {
                c.suggestSelection("abc", 2, 9, null);
            }
        });
        fails("c.suggestSelection(\"abc\", 2, 2, null)", new Code() {
            public void run() throws Exception {
                c.suggestSelection("abc", 2, 2, null);
            }
        });
        fails("c.classifyText(\"abc\", -1, 2, null)", new Code() {
            public void run() throws Exception {
                c.classifyText("abc", -1, 2, null);
            }
        });
        s = new android.view.textclassifier.TextSelection.Builder(1, 5).setEntityType(TextClassifier.TYPE_PHONE, 0.25f).setEntityType(TextClassifier.TYPE_URL, 0.5f).build();
        say(s.getEntityCount(), s.getEntity(0), s.getConfidenceScore("url"), s.getConfidenceScore("none"));
        m.setTextClassifier(TextClassifier.NO_OP);
        say(m.getTextClassifier() == TextClassifier.NO_OP);
        m.setTextClassifier(null);
        say(m.getTextClassifier() != null);
    }
}
