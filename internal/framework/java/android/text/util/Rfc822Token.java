package android.text.util;

/** A name, an address and a comment. */
public class Rfc822Token {
    private String name;
    private String address;
    private String comment;

    public Rfc822Token(String name, String address, String comment) {
        this.name = name;
        this.address = address;
        this.comment = comment;
    }

    public String getName() {
        return name;
    }

    public String getAddress() {
        return address;
    }

    public String getComment() {
        return comment;
    }

    public void setName(String name) {
        this.name = name;
    }

    public void setAddress(String address) {
        this.address = address;
    }

    public void setComment(String comment) {
        this.comment = comment;
    }

    private static boolean filled(String s) {
        return s != null && s.length() != 0;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        if (filled(name)) sb.append(quoteNameIfNecessary(name)).append(' ');
        if (filled(comment)) sb.append('(').append(quoteComment(comment)).append(") ");
        if (filled(address)) sb.append('<').append(address).append('>');
        return sb.toString();
    }

    public static String quoteNameIfNecessary(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!(c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == ' ' || c >= '0' && c <= '9')) return '"' + quoteName(name) + '"';
        }
        return name;
    }

    public static String quoteName(String name) {
        return name.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    public static String quoteComment(String comment) {
        return comment.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)");
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(new Object[] {name, address, comment});
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Rfc822Token)) return false;
        Rfc822Token t = (Rfc822Token) o;
        return java.util.Objects.equals(name, t.name) && java.util.Objects.equals(address, t.address) && java.util.Objects.equals(comment, t.comment);
    }
}
