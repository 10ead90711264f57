package java.text;

import java.util.Comparator;
import java.util.Locale;

/** Compares texts as people who speak a language sort them. */
public abstract class Collator implements Comparator<Object>, Cloneable {
    public static final int PRIMARY = 0;
    public static final int SECONDARY = 1;
    public static final int TERTIARY = 2;
    public static final int IDENTICAL = 3;
    public static final int NO_DECOMPOSITION = 0;
    public static final int CANONICAL_DECOMPOSITION = 1;
    public static final int FULL_DECOMPOSITION = 2;

    private int strength = TERTIARY;
    private int decomposition = NO_DECOMPOSITION;

    protected Collator() {
    }

    public static Collator getInstance() {
        return getInstance(Locale.getDefault());
    }

    public static Collator getInstance(Locale locale) {
        if (locale == null) {
            throw new NullPointerException("locale == null");
        }
        return new LocaleCollator(locale.toLanguageTag());
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public abstract int compare(String source, String target);

    @Override
    public int compare(Object o1, Object o2) {
        return compare((String) o1, (String) o2);
    }

    public boolean equals(String source, String target) {
        return compare(source, target) == 0;
    }

    public abstract CollationKey getCollationKey(String source);

    public synchronized int getStrength() {
        return strength;
    }

    public synchronized void setStrength(int newStrength) {
        if (newStrength < PRIMARY || newStrength > IDENTICAL) {
            throw new IllegalArgumentException("Bad strength: " + newStrength);
        }
        strength = newStrength;
    }

    public synchronized int getDecomposition() {
        return decomposition;
    }

    public synchronized void setDecomposition(int mode) {
        if (mode < NO_DECOMPOSITION || mode > FULL_DECOMPOSITION) {
            throw new IllegalArgumentException("Bad decomposition: " + mode);
        }
        decomposition = mode;
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public boolean equals(Object that) {
        return that == this || that != null && that.getClass() == getClass()
                && ((Collator) that).strength == strength && ((Collator) that).decomposition == decomposition;
    }

    @Override
    public abstract int hashCode();
}
