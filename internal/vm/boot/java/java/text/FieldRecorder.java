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
        note(kind, name, name, begin, end);
    }

    @Override
    void note(int kind, Format.Field name, Object value, int begin, int end) {
        if (name != null && end > begin) {
            fields.add(new Object[] {name, value, Integer.valueOf(begin), Integer.valueOf(end)});
        }
    }

    @Override
    void noteWithin(FieldRecorder part, int start) {
        for (Object[] f : part.fields) {
            note(0, (Format.Field) f[0], f[1], start + (Integer) f[2], start + (Integer) f[3]);
        }
    }

    /** The text with the fields as its attributes. */
    AttributedCharacterIterator attribute(String text) {
        AttributedString s = new AttributedString(text);
        for (Object[] f : fields) {
            s.addAttribute((Format.Field) f[0], f[1], (Integer) f[2], (Integer) f[3]);
        }
        return s.getIterator();
    }
}
