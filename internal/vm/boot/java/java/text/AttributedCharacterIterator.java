package java.text;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Map;
import java.util.Set;

/** A text whose stretches carry attributes. */
public interface AttributedCharacterIterator extends CharacterIterator {
    /** The name of an attribute. */
    class Attribute implements Serializable {
        private static final long serialVersionUID = -9142742483513960612L;

        public static final Attribute LANGUAGE = new Attribute("language");
        public static final Attribute READING = new Attribute("reading");
        public static final Attribute INPUT_METHOD_SEGMENT = new Attribute("input_method_segment");

        private final String name;

        protected Attribute(String name) {
            this.name = name;
        }

        @Override
        public final boolean equals(Object o) {
            return this == o;
        }

        @Override
        public final int hashCode() {
            return super.hashCode();
        }

        @Override
        public String toString() {
            return getClass().getName() + "(" + name + ")";
        }

        protected String getName() {
            return name;
        }

        protected Object readResolve() throws InvalidObjectException {
            if (name.equals("language")) {
                return LANGUAGE;
            }
            if (name.equals("reading")) {
                return READING;
            }
            if (name.equals("input_method_segment")) {
                return INPUT_METHOD_SEGMENT;
            }
            throw new InvalidObjectException("unknown attribute name");
        }
    }

    int getRunStart();

    int getRunStart(Attribute attribute);

    int getRunStart(Set<? extends Attribute> attributes);

    int getRunLimit();

    int getRunLimit(Attribute attribute);

    int getRunLimit(Set<? extends Attribute> attributes);

    Map<Attribute, Object> getAttributes();

    Object getAttribute(Attribute attribute);

    Set<Attribute> getAllAttributeKeys();
}
