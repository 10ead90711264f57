package java.text;

import java.util.ArrayList;

/** Hears of every field while a value is formatted, not only of one. */
final class FieldRecorder extends FieldPosition {
    private final ArrayList<Object[]> fields = new ArrayList<Object[]>();

    FieldRecorder() {
        super(-1);
    }

    @Override
    void note(int kind, Format.Field name, int begin, int end) {
        if (name != null && end > begin) {
            fields.add(new Object[] {name, Integer.valueOf(begin), Integer.valueOf(end)});
        }
    }

    /** The text with the fields as its attributes. */
    AttributedCharacterIterator attribute(String text) {
        AttributedString s = new AttributedString(text);
        for (Object[] f : fields) {
            s.addAttribute((Format.Field) f[0], f[0], ((Integer) f[1]).intValue(), ((Integer) f[2]).intValue());
        }
        return s.getIterator();
    }
}
