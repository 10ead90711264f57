package java.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A text and the attributes of its stretches. */
public class AttributedString {
    private static final class Run {
        final AttributedCharacterIterator.Attribute key;
        final Object value;
        final int begin;
        final int end;

        Run(AttributedCharacterIterator.Attribute key, Object value, int begin, int end) {
            this.key = key;
            this.value = value;
            this.begin = begin;
            this.end = end;
        }
    }

    private final String text;
    private final ArrayList<Run> runs = new ArrayList<Run>();

    public AttributedString(String text) {
        if (text == null) {
            throw new NullPointerException("text == null");
        }
        this.text = text;
    }

    public AttributedString(String text, Map<? extends AttributedCharacterIterator.Attribute, ?> attributes) {
        this(text);
        if (text.isEmpty() && !attributes.isEmpty()) {
            throw new IllegalArgumentException("Can't add attribute to 0-length text");
        }
        addAttributes(attributes, 0, text.length());
    }

    public void addAttribute(AttributedCharacterIterator.Attribute attribute, Object value) {
        if (attribute == null) {
            throw new NullPointerException("attribute == null");
        }
        if (text.isEmpty()) {
            throw new IllegalArgumentException("Can't add attribute to 0-length text");
        }
        runs.add(new Run(attribute, value, 0, text.length()));
    }

    public void addAttribute(AttributedCharacterIterator.Attribute attribute, Object value, int begin, int end) {
        if (attribute == null) {
            throw new NullPointerException("attribute == null");
        }
        if (begin < 0 || end > text.length() || begin >= end) {
            throw new IllegalArgumentException("Invalid substring range");
        }
        runs.add(new Run(attribute, value, begin, end));
    }

    public void addAttributes(Map<? extends AttributedCharacterIterator.Attribute, ?> attributes, int begin, int end) {
        for (Map.Entry<? extends AttributedCharacterIterator.Attribute, ?> e : attributes.entrySet()) {
            addAttribute(e.getKey(), e.getValue(), begin, end);
        }
    }

    public AttributedCharacterIterator getIterator() {
        return new Walk(this, 0, text.length());
    }

    public AttributedCharacterIterator getIterator(AttributedCharacterIterator.Attribute[] attributes) {
        return getIterator();
    }

    public AttributedCharacterIterator getIterator(AttributedCharacterIterator.Attribute[] attributes, int begin,
            int end) {
        return new Walk(this, begin, end);
    }

    private Object valueAt(AttributedCharacterIterator.Attribute key, int at) {
        Object value = null;
        for (Run r : runs) {
            if (r.key == key && at >= r.begin && at < r.end) {
                value = r.value;
            }
        }
        return value;
    }

    private static final class Walk implements AttributedCharacterIterator {
        private final AttributedString owner;
        private final StringCharacterIterator chars;
        private final int begin;
        private final int end;

        Walk(AttributedString owner, int begin, int end) {
            this.owner = owner;
            this.begin = begin;
            this.end = end;
            chars = new StringCharacterIterator(owner.text, begin, end, begin);
        }

        public char first() {
            return chars.first();
        }

        public char last() {
            return chars.last();
        }

        public char current() {
            return chars.current();
        }

        public char next() {
            return chars.next();
        }

        public char previous() {
            return chars.previous();
        }

        public char setIndex(int p) {
            return chars.setIndex(p);
        }

        public int getBeginIndex() {
            return begin;
        }

        public int getEndIndex() {
            return end;
        }

        public int getIndex() {
            return chars.getIndex();
        }

        @Override
        public Object clone() {
            Walk w = new Walk(owner, begin, end);
            w.setIndex(getIndex());
            return w;
        }

        private boolean same(Set<? extends Attribute> keys, int a, int b) {
            for (Attribute key : keys) {
                Object x = owner.valueAt(key, a);
                Object y = owner.valueAt(key, b);
                if (x == null ? y != null : !x.equals(y)) {
                    return false;
                }
            }
            return true;
        }

        public int getRunStart(Set<? extends Attribute> keys) {
            int at = getIndex();
            while (at > begin && same(keys, at - 1, getIndex())) {
                at--;
            }
            return at;
        }

        public int getRunLimit(Set<? extends Attribute> keys) {
            int at = getIndex();
            while (at < end && same(keys, at, getIndex())) {
                at++;
            }
            return at;
        }

        public int getRunStart() {
            return getRunStart(getAllAttributeKeys());
        }

        public int getRunStart(Attribute attribute) {
            return getRunStart(Collections.singleton(attribute));
        }

        public int getRunLimit() {
            return getRunLimit(getAllAttributeKeys());
        }

        public int getRunLimit(Attribute attribute) {
            return getRunLimit(Collections.singleton(attribute));
        }

        public Map<Attribute, Object> getAttributes() {
            HashMap<Attribute, Object> out = new HashMap<Attribute, Object>();
            for (Attribute key : getAllAttributeKeys()) {
                Object v = owner.valueAt(key, getIndex());
                if (v != null) {
                    out.put(key, v);
                }
            }
            return out;
        }

        public Object getAttribute(Attribute attribute) {
            return owner.valueAt(attribute, getIndex());
        }

        public Set<Attribute> getAllAttributeKeys() {
            HashSet<Attribute> out = new HashSet<Attribute>();
            for (Run r : owner.runs) {
                if (r.begin < end && r.end > begin) {
                    out.add(r.key);
                }
            }
            return out;
        }
    }
}
