package java.sql;

/** Reads and writes the numbers of dates and times. */
final class Fields {
    private Fields() {
    }

    /** Three numbers between separators; the first of them with so many digits, any if 0. */
    static int[] parse(String s, char separator, int digits) {
        if (s == null) {
            throw new IllegalArgumentException();
        }
        int first = s.indexOf(separator);
        int second = s.indexOf(separator, first + 1);
        if (first <= 0 || second <= first + 1 || second == s.length() - 1 || digits > 0 && first != digits) {
            throw new IllegalArgumentException();
        }
        return new int[] {Integer.parseInt(s.substring(0, first)), Integer.parseInt(s.substring(first + 1, second)), Integer.parseInt(s.substring(second + 1))};
    }

    static void append(StringBuilder b, int n, int digits) {
        String s = Integer.toString(n);
        for (int i = s.length(); i < digits; i++) {
            b.append('0');
        }
        b.append(s);
    }
}
