/** Strings beyond the basic plane and at the edges of case and digits. */
public class UnicodeStrings {
    static String hex(String s) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            b.append(Integer.toHexString(c)).append(' ');
        }
        return b.toString().trim();
    }

    public static void main(String[] args) throws Exception {
        String s = "a\u00e9\u4e2d\ud83d\ude00z\ud800x\udc00";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(3) + " " + s.codePointAt(4) + " " + s.codePointBefore(5) + " " + s.offsetByCodePoints(0, 4));
        System.out.println(hex(new StringBuilder(s).reverse().toString()));
        System.out.println(s.indexOf(0x1f600) + " " + s.lastIndexOf(0x1f600) + " " + s.indexOf(0xd83d) + " " + s.indexOf(0x110000) + " " + s.indexOf("\ude00"));
        System.out.println(hex(new String(new int[] {0x61, 0x10ffff, 0x10000}, 0, 3)) + " " + hex(new String(Character.toChars(0x1f44d))));
        int n = 0;
        for (int i = 0; i < s.length(); i += Character.charCount(s.codePointAt(i))) {
            n = n * 31 + s.codePointAt(i);
        }
        System.out.println(n);
        System.out.println(hex("\u0130i\u0131I\u00df\ufb03\u01c4\u1e9e\u0345".toLowerCase()) + " | " + hex("\u0130i\u0131I\u00df\ufb03\u01c6\u0149\u0390".toUpperCase()));
        System.out.println(hex("\u03a3A\u03a3 \u03a3B\u03a3".toLowerCase()) + " | " + "stra\u00dfe".equalsIgnoreCase("STRASSE") + "\u03c3".equalsIgnoreCase("\u03c2") + "\u212a".equalsIgnoreCase("k"));
        byte[] utf8 = s.getBytes("UTF-8");
        StringBuilder b = new StringBuilder();
        for (byte x : utf8) {
            b.append(x & 0xff).append(' ');
        }
        System.out.println(b);
        System.out.println(hex(new String(utf8, "UTF-8")));
        System.out.println(hex(new String(new byte[] {(byte) 0xf0, (byte) 0x9f, (byte) 0x98, 65, (byte) 0xc3, 66, (byte) 0xff, (byte) 0xed, (byte) 0xa0, (byte) 0x80}, "UTF-8")).replaceAll("(fffd )+", "R "));
        System.out.println(new String(s.getBytes("UTF-16BE"), "UTF-16BE").length() + " " + s.getBytes("UTF-16").length + " " + s.getBytes("US-ASCII").length + " " + s.getBytes("ISO-8859-1").length);
        for (int cp : new int[] {'0', 0x660, 0x6f5, 0x966, 0xff15, 0x1d7d8, 'Ⅷ', '½', 'x', 0x10ffff}) {
            System.out.print(Character.digit(cp, 10) + "," + Character.getNumericValue(cp) + "," + Character.isDigit(cp) + Character.isLetterOrDigit(cp) + Character.isDefined(cp) + Character.getType(cp) + " ");
        }
        System.out.println();
        for (char c : " \t\n\u000b\u001c\u0085\u00a0\u1680\u2003\u200b\u2028\u202f\u3000\ufeff".toCharArray()) {
            System.out.print(Character.isWhitespace(c) ? Character.isSpaceChar(c) ? "B" : "W" : Character.isSpaceChar(c) ? "S" : "-");
        }
        System.out.println();
        System.out.println("\u2003x\u2003".trim().length() + " " + "\u0001x\u001f ".trim() + " " + "x".compareTo("\ud800") + " " + "\uffff".compareTo("\ud83d\ude00") + " " + "ab".compareTo("abc"));
        System.out.println(Character.isJavaIdentifierStart('$') + " " + Character.isJavaIdentifierPart('\u0000') + Character.isIdentifierIgnorable('\u200b') + Character.isMirrored('(') + Character.isSurrogatePair('\ud800', '\udc00')
            + Character.highSurrogate(0x1f600) / 256 + Character.isSupplementaryCodePoint(0xffff) + Character.isValidCodePoint(-1) + Character.isTitleCase('\u01c5') + (int) Character.toTitleCase('\u01c6'));
        try {
            s.codePointAt(99);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("codePointAt");
        }
        try {
            s.offsetByCodePoints(0, 99);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("offsetByCodePoints");
        }
        try {
            new String(new int[] {0x110000}, 0, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StringBuilder sb = new StringBuilder().appendCodePoint(0x1f600).appendCodePoint('a').append("\ud83d").append('\ude00');
        System.out.println(sb.length() + " " + sb.codePointCount(0, sb.length()) + " " + sb.indexOf("\ud83d\ude00", 1) + " " + hex(sb.deleteCharAt(0).toString()));
        System.out.println(String.valueOf((Object) null) + "\u00e9".equals("e\u0301") + "\u00e9".hashCode() + "e\u0301".length() + "\0".isEmpty() + "\0".length());
    }
}
