package esdroid.security;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A name of X.500's: attributes, the most general first, in groups that mostly are of one. */
public final class Names {
    /** The attributes that have keywords: the keyword and number of each. */
    private static final String[][] KEYWORDS = {
        {"CN", "2.5.4.3"}, {"C", "2.5.4.6"}, {"L", "2.5.4.7"}, {"ST", "2.5.4.8"}, {"STREET", "2.5.4.9"}, {"O", "2.5.4.10"},
        {"OU", "2.5.4.11"}, {"DC", "0.9.2342.19200300.100.1.25"}, {"UID", "0.9.2342.19200300.100.1.1"},
        {"EMAILADDRESS", "1.2.840.113549.1.9.1"}, {"SERIALNUMBER", "2.5.4.5"}, {"SURNAME", "2.5.4.4"}, {"T", "2.5.4.12"},
        {"GIVENNAME", "2.5.4.42"}, {"INITIALS", "2.5.4.43"}, {"GENERATION", "2.5.4.44"}, {"DNQ", "2.5.4.46"}, {"S", "2.5.4.8"},
        {"DNQUALIFIER", "2.5.4.46"},
    };
    /** How many of the keywords RFC 1779 knows, and RFC 2253. */
    private static final int IN_1779 = 7;
    private static final int IN_2253 = 9;

    /** The order of the parts of a set: as unsigned bytes. */
    private static final Comparator<byte[]> ENCODED = new Comparator<byte[]>() {
        @Override
        public int compare(byte[] a, byte[] b) {
            for (int i = 0; i < a.length && i < b.length; i++) {
                if (a[i] != b[i]) {
                    return (a[i] & 0xff) - (b[i] & 0xff);
                }
            }
            return a.length - b.length;
        }
    };

    private final List<List<Attribute>> groups;
    private final byte[] encoded;

    /** A kind by number, and its value. */
    private static final class Attribute {
        final String oid;
        final Der value;

        Attribute(String oid, Der value) {
            this.oid = oid;
            this.value = value;
        }
    }

    private Names(List<List<Attribute>> groups, byte[] encoded) {
        this.groups = groups;
        this.encoded = encoded;
    }

    public static Names read(byte[] encoded) throws IOException {
        List<List<Attribute>> groups = new ArrayList<List<Attribute>>();
        for (Der set : new Der(encoded).as(Der.SEQUENCE).parts(0)) {
            List<Attribute> group = new ArrayList<Attribute>();
            for (Der pair : set.as(Der.SET).parts(1)) {
                List<Der> parts = pair.as(Der.SEQUENCE).parts(2);
                group.add(new Attribute(parts.get(0).oid(), parts.get(1)));
            }
            groups.add(group);
        }
        return new Names(groups, encoded.clone());
    }

    public static Names read(InputStream in) throws IOException {
        byte[] der = Pem.next(in, "NAME");
        if (der == null) {
            throw new IOException("Incomplete BER/DER data");
        }
        return read(der);
    }

    public byte[] encoded() {
        return encoded.clone();
    }

    // ---- reading text

    /** Reads a name as RFC 2253 or 1779 writes it, the most general last. */
    public static Names parse(String name, Map<String, String> more) {
        List<byte[]> sets = new ArrayList<byte[]>();
        List<byte[]> asGiven = new ArrayList<byte[]>(); // which is how it is shown
        try {
            int at = 0;
            List<byte[]> set = new ArrayList<byte[]>();
            while (at < name.length() || !set.isEmpty()) {
                int end = partEnd(name, at);
                set.add(attribute(name.substring(at, end), more));
                boolean joined = end < name.length() && name.charAt(end) == '+';
                if (!joined) {
                    asGiven.add(Der.make(Der.SET, set.toArray(new byte[set.size()][])));
                    Collections.sort(set, ENCODED);
                    sets.add(Der.make(Der.SET, set.toArray(new byte[set.size()][])));
                    set.clear();
                    if (end < name.length() && name.substring(end + 1).trim().isEmpty()) {
                        throw new IllegalArgumentException("improperly specified input name: " + name);
                    }
                }
                at = end + 1;
            }
            Collections.reverse(sets);
            Collections.reverse(asGiven);
            return new Names(read(Der.make(Der.SEQUENCE, asGiven.toArray(new byte[sets.size()][]))).groups,
                    Der.make(Der.SEQUENCE, sets.toArray(new byte[sets.size()][])));
        } catch (IOException e) {
            throw new IllegalArgumentException("improperly specified input name: " + name, e);
        }
    }

    /** Where a part ends: at a separator that is neither escaped nor in quotes. */
    private static int partEnd(String s, int at) {
        boolean quoted = false;
        for (; at < s.length(); at++) {
            char c = s.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == ';' || c == '+')) {
                return at;
            }
        }
        return s.length();
    }

    private static byte[] attribute(String part, Map<String, String> more) throws IOException {
        int equals = part.indexOf('=');
        if (equals < 0) {
            throw new IOException("Incorrect AVA format");
        }
        String keyword = part.substring(0, equals).trim().toUpperCase(Locale.ROOT);
        String oid = more.get(keyword);
        for (int i = 0; i < KEYWORDS.length && oid == null; i++) {
            if (KEYWORDS[i][0].equals(keyword)) {
                oid = KEYWORDS[i][1];
            }
        }
        if (oid == null) {
            oid = keyword.startsWith("OID.") ? keyword.substring(4) : keyword;
            if (!oid.matches("[0-2](\\.\\d{1,15})+")) {
                throw new IOException("Invalid keyword \"" + keyword + "\"");
            }
        }
        return Der.make(Der.SEQUENCE, Der.oid(oid), value(oid, part.substring(equals + 1)));
    }

    private static byte[] value(String oid, String s) throws IOException {
        s = s.trim().isEmpty() ? "" : stripped(s);
        if (s.startsWith("#")) {
            byte[] der = new byte[(s.length() - 1) / 2];
            for (int i = 0; i < der.length; i++) {
                int b = Character.digit(s.charAt(2 * i + 1), 16) << 4 | Character.digit(s.charAt(2 * i + 2), 16);
                if (b < 0) {
                    throw new IOException("AVA parse, invalid hex digit");
                }
                der[i] = (byte) b;
            }
            return new Der(der).encoded();
        }
        String text = unescape(s);
        boolean ia5 = oid.equals("1.2.840.113549.1.9.1") || oid.equals("0.9.2342.19200300.100.1.25");
        int tag = ia5 ? Der.IA5 : text.matches("[A-Za-z0-9 '()+,./:=?-]*") ? Der.PRINTABLE : Der.UTF8;
        return Der.make(tag, text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    /** The text without the space around it, but with a last space that is escaped. */
    private static String stripped(String s) {
        int start = 0;
        while (s.charAt(start) == ' ' || s.charAt(start) == '\n') {
            start++;
        }
        int end = s.length();
        while (end > start && (s.charAt(end - 1) == ' ' || s.charAt(end - 1) == '\n')) {
            end--;
        }
        int slashes = 0;
        while (end - slashes > start && s.charAt(end - slashes - 1) == '\\') {
            slashes++;
        }
        return s.substring(start, slashes % 2 == 1 && end < s.length() ? end + 1 : end);
    }

    private static String unescape(String s) throws IOException {
        if (s.length() > 1 && s.startsWith("\"") && s.endsWith("\"")) {
            s = s.substring(1, s.length() - 1);
        }
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\') {
                if (++i == s.length()) {
                    throw new IOException("Unterminated escape");
                }
                c = s.charAt(i);
                int high = Character.digit(c, 16);
                int low = i + 1 < s.length() ? Character.digit(s.charAt(i + 1), 16) : -1;
                if (high >= 0 && low >= 0) {
                    out.write(high << 4 | low);
                    i++;
                    continue;
                }
            }
            int point = s.codePointAt(i);
            byte[] bytes = new String(Character.toChars(point)).getBytes(java.nio.charset.StandardCharsets.UTF_8);
            out.write(bytes, 0, bytes.length);
            i += Character.charCount(point) - 1;
        }
        return new String(out.toByteArray(), java.nio.charset.StandardCharsets.UTF_8);
    }

    // ---- writing text

    /** The name as RFC 1779 or 2253 write it, in the form for comparing, or for "" as people read it. */
    public String format(String how, Map<String, String> keywords) {
        StringBuilder sb = new StringBuilder();
        boolean close = how.equals("RFC2253") || how.equals("CANONICAL");
        for (int i = groups.size() - 1; i >= 0; i--) {
            if (sb.length() > 0) {
                sb.append(close ? "," : ", ");
            }
            List<String> group = new ArrayList<String>();
            for (Attribute a : groups.get(i)) {
                group.add(format(a, how, keywords));
            }
            if (how.equals("CANONICAL")) {
                Collections.sort(group);
            }
            for (int j = 0; j < group.size(); j++) {
                sb.append(j == 0 ? "" : close ? "+" : " + ").append(group.get(j));
            }
        }
        String s = sb.toString();
        return how.equals("CANONICAL") ? s.toUpperCase(Locale.US).toLowerCase(Locale.US) : s;
    }

    private static String format(Attribute a, String how, Map<String, String> keywords) {
        int known = how.equals("RFC1779") ? IN_1779 : how.isEmpty() ? KEYWORDS.length : IN_2253;
        String keyword = keywords.get(a.oid);
        for (int i = 0; i < known && keyword == null; i++) {
            if (KEYWORDS[i][1].equals(a.oid)) {
                keyword = KEYWORDS[i][0];
            }
        }
        boolean close = how.equals("RFC2253") || how.equals("CANONICAL");
        boolean compared = how.equals("CANONICAL") && a.value.tag != Der.UTF8 && a.value.tag != Der.PRINTABLE;
        boolean string = !compared && (a.value.tag == Der.UTF8 || a.value.tag >= 18 && a.value.tag <= 30);
        if (!string || keyword == null && close) {
            StringBuilder hex = new StringBuilder(keyword == null ? (close ? "" : "OID.") + a.oid : keyword).append("=#");
            for (byte b : a.value.encoded()) {
                hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
            }
            return hex.toString();
        }
        if (keyword == null) {
            keyword = "OID." + a.oid;
        }
        String text = a.value.text();
        if (how.equals("CANONICAL")) {
            text = java.text.Normalizer.normalize(text.trim().replaceAll(" +", " "), java.text.Normalizer.Form.NFKD);
        }
        return keyword + "=" + (close ? escaped(text) : quoted(text));
    }

    private static String escaped(String s) {
        StringBuilder sb = new StringBuilder();
        int end = s.length();
        while (end > 0 && s.charAt(end - 1) == ' ') {
            end--;
        }
        boolean leading = true;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            leading &= c == ' ';
            if (",+<>;\"\\".indexOf(c) >= 0 || c == '#' && i == 0 || c == ' ' && (leading || i >= end)) {
                sb.append('\\');
            }
            sb.append(c);
        }
        return sb.toString();
    }

    private static String quoted(String s) {
        boolean needed = s.isEmpty() || s.startsWith(" ") || s.endsWith(" ") || s.contains("  ");
        for (int i = 0; i < s.length(); i++) {
            needed |= ",+=\n<>#;\"\\".indexOf(s.charAt(i)) >= 0;
        }
        return needed && !s.isEmpty() ? "\"" + s.replace("\\", "\\\\").replace("\"", "\\\"") + "\"" : s;
    }
}
