package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import libcore.charset.PlatformCharset;

/** A way to spell characters as bytes. */
public abstract class Charset implements Comparable<Charset> {
    private final String name;
    private final String[] aliases;

    protected Charset(String name, String[] aliases) {
        checkName(name);
        String[] all = aliases == null ? new String[0] : aliases;
        for (int i = 0; i < all.length; i++) {
            checkName(all[i]);
        }
        this.name = name;
        this.aliases = all;
    }

    private static void checkName(String s) {
        int n = s.length();
        if (n == 0) {
            throw new IllegalCharsetNameException(s);
        }
        for (int i = 0; i < n; i++) {
            char c = s.charAt(i);
            boolean letter = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            if (!letter && (i == 0 || "-+:_.".indexOf(c) < 0)) {
                throw new IllegalCharsetNameException(s);
            }
        }
    }

    public static boolean isSupported(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        if (PlatformCharset.named(name) != null) {
            return true;
        }
        checkName(name);
        return false;
    }

    public static Charset forName(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        Charset c = PlatformCharset.named(name);
        if (c != null) {
            return c;
        }
        checkName(name);
        throw new UnsupportedCharsetException(name);
    }

    public static SortedMap<String, Charset> availableCharsets() {
        TreeMap<String, Charset> all = new TreeMap<String, Charset>(String.CASE_INSENSITIVE_ORDER);
        Charset[] list = PlatformCharset.all();
        for (int i = 0; i < list.length; i++) {
            all.put(list[i].name(), list[i]);
        }
        return Collections.unmodifiableSortedMap(all);
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public final String name() {
        return name;
    }

    public final Set<String> aliases() {
        HashSet<String> set = new HashSet<String>(aliases.length);
        for (int i = 0; i < aliases.length; i++) {
            set.add(aliases[i]);
        }
        return Collections.unmodifiableSet(set);
    }

    public String displayName() {
        return name;
    }

    public String displayName(Locale locale) {
        return name;
    }

    public final boolean isRegistered() {
        return !name.startsWith("X-") && !name.startsWith("x-");
    }

    public abstract boolean contains(Charset other);

    public abstract CharsetDecoder newDecoder();

    public abstract CharsetEncoder newEncoder();

    public boolean canEncode() {
        return true;
    }

    public final CharBuffer decode(ByteBuffer bytes) {
        try {
            return newDecoder().onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE).decode(bytes);
        } catch (CharacterCodingException e) {
            throw new Error(e);
        }
    }

    public final ByteBuffer encode(CharBuffer chars) {
        try {
            return newEncoder().onMalformedInput(CodingErrorAction.REPLACE).onUnmappableCharacter(CodingErrorAction.REPLACE).encode(chars);
        } catch (CharacterCodingException e) {
            throw new Error(e);
        }
    }

    public final ByteBuffer encode(String text) {
        return encode(CharBuffer.wrap(text));
    }

    @Override
    public final int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    @Override
    public final int hashCode() {
        return name.hashCode();
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof Charset && name.equals(((Charset) other).name);
    }

    @Override
    public final String toString() {
        return name;
    }
}
