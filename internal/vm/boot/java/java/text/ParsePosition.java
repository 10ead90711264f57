package java.text;

/** How far a text has been read, and where it went wrong. */
public class ParsePosition {
    int index;
    int errorIndex = -1;

    public ParsePosition(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public void setIndex(int index) {
        this.index = index;
    }

    public int getErrorIndex() {
        return errorIndex;
    }

    public void setErrorIndex(int index) {
        errorIndex = index;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ParsePosition && ((ParsePosition) o).index == index
                && ((ParsePosition) o).errorIndex == errorIndex;
    }

    @Override
    public int hashCode() {
        return errorIndex << 16 | index;
    }

    @Override
    public String toString() {
        return getClass().getName() + "[index=" + index + ",errorIndex=" + errorIndex + "]";
    }
}
