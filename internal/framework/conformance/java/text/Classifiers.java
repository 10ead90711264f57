import android.content.Context;
import android.content.ContextWrapper;
import android.os.LocaleList;
import android.view.textclassifier.TextClassification;
import android.view.textclassifier.TextClassificationManager;
import android.view.textclassifier.TextClassifier;
import android.view.textclassifier.TextSelection;
import android.widget.EditText;
import android.widget.TextView;
import esdroid.conformance.Show;

/** The text classifier of a text view: its own, its manager's, or none. */
public class Classifiers extends Show {
    /** Finds no text to be about anything. */
    private static class Own implements TextClassifier {
        @Override
        public TextSelection suggestSelection(CharSequence text, int start, int end, LocaleList locales) {
            return new TextSelection.Builder(start, end).build();
        }

        @Override
        public TextClassification classifyText(CharSequence text, int start, int end, LocaleList locales) {
            return new TextClassification.Builder().build();
        }
    }

    /** A context that has the manager given, and counts who asks for it. */
    private static class Asked extends ContextWrapper {
        private final TextClassificationManager manager;
        int times;

        Asked(TextClassificationManager manager) {
            super(context());
            this.manager = manager;
        }

        @Override
        public Object getSystemService(String name) {
            if (!Context.TEXT_CLASSIFICATION_SERVICE.equals(name)) return super.getSystemService(name);
            times++;
            return manager;
        }
    }

    public static void main(String[] args) {
        Asked none = new Asked(null);
        TextView t = new TextView(none);
        p("at first", none.times);
        p("without a manager", t.getTextClassifier() == TextClassifier.NO_OP, none.times);
        t.getTextClassifier();
        p("again", none.times);

        Own own = new Own(), other = new Own();
        t.setTextClassifier(own);
        p("own", t.getTextClassifier() == own, none.times);
        t.setTextClassifier(null);
        p("null", t.getTextClassifier() == TextClassifier.NO_OP, none.times);

        TextClassificationManager m = new TextClassificationManager(context());
        m.setTextClassifier(own);
        Asked some = new Asked(m);
        EditText e = new EditText(some);
        p("manager's", e.getTextClassifier() == own, some.times);
        m.setTextClassifier(other);
        p("manager's changed", e.getTextClassifier() == own, some.times);
        e.setTextClassifier(null);
        p("asked again", e.getTextClassifier() == other, some.times);
        e.setTextClassifier(TextClassifier.NO_OP);
        p("set", e.getTextClassifier() == TextClassifier.NO_OP, some.times);
    }
}
