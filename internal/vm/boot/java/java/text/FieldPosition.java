package java.text;

/** Asks where a field came to lie in formatted text. */
public class FieldPosition {
    private final int field;
    private final Format.Field attribute;
    private int beginIndex;
    private int endIndex;

    public FieldPosition(int field) {
        this(null, field);
    }

    public FieldPosition(Format.Field attribute) {
        this(attribute, -1);
    }

    public FieldPosition(Format.Field attribute, int field) {
        this.attribute = attribute;
        this.field = field;
    }

    public Format.Field getFieldAttribute() {
        return attribute;
    }

    public int getField() {
        return field;
    }

    public int getBeginIndex() {
        return beginIndex;
    }

    public int getEndIndex() {
        return endIndex;
    }

    public void setBeginIndex(int index) {
        beginIndex = index;
    }

    public void setEndIndex(int index) {
        endIndex = index;
    }

    /** Notes a field whose value is not the field itself. */
    void note(int kind, Format.Field name, Object value, int begin, int end) {
        note(kind, name, begin, end);
    }

    /** Notes the fields of a part of the text, which begins there; of them only a recorder wants to hear. */
    void noteWithin(FieldRecorder part, int start) {
    }

    /** Notes a field that was just written, the first of its kind only. */
    void note(int kind, Format.Field name, int begin, int end) {
        if (begin < end && endIndex == 0 && (attribute != null ? attribute == name : field == kind)) {
            beginIndex = begin;
            endIndex = end;
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof FieldPosition)) {
            return false;
        }
        FieldPosition f = (FieldPosition) o;
        return field == f.field && beginIndex == f.beginIndex && endIndex == f.endIndex
                && (attribute == null ? f.attribute == null : attribute.equals(f.attribute));
    }

    @Override
    public int hashCode() {
        return field << 24 | beginIndex << 16 | endIndex;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[field=" + field + ",attribute=" + attribute + ",beginIndex=" + beginIndex
                + ",endIndex=" + endIndex + "]";
    }
}
