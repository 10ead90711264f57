/** Code points, pairs and lone surrogates. */
public class StringCodePoints {
    public static void main(String[] args) {
        String s = "a\ud83d\ude00b\ud83dc\ude00\ud83d";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointCount(1, 3) + " " + s.codePointCount(2, 5));
        for (int i = 0; i < s.length(); i++) {
            System.out.print(Integer.toHexString(s.codePointAt(i)) + " ");
        }
        System.out.println();
        for (int i = 1; i <= s.length(); i++) {
            System.out.print(Integer.toHexString(s.codePointBefore(i)) + " ");
        }
        System.out.println();
        for (int i = 0; i < 7; i++) {
            System.out.print(s.offsetByCodePoints(0, i) + " " + s.offsetByCodePoints(s.length(), -i) + " ");
        }
        System.out.println();
        try {
            s.offsetByCodePoints(0, 8);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("too far");
        }
        try {
            s.codePointCount(3, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("order");
        }
        StringBuilder b = new StringBuilder().appendCodePoint(0x1f600).appendCodePoint('x').appendCodePoint(0xffff);
        System.out.println(b.length() + " " + b.codePointAt(0) + " " + b.codePointBefore(2) + " " + b.codePointCount(0, 4) + " " + b.offsetByCodePoints(0, 2));
        try {
            b.appendCodePoint(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println("no such code point");
        }
        char[] pair = Character.toChars(0x10ffff);
        System.out.println(pair.length + " " + (int) pair[0] + " " + (int) pair[1] + " " + Character.toCodePoint(pair[0], pair[1]));
        char[] chars = s.toCharArray();
        System.out.println(Character.codePointAt(chars, 1) + " " + Character.codePointAt(chars, 1, 2) + " " + Character.codePointBefore(chars, 3) + " " + Character.codePointCount(chars, 0, 4)
            + " " + Character.offsetByCodePoints(chars, 0, chars.length, 0, 3) + " " + Character.toChars('q', chars, 0) + chars[0]);
        System.out.println(Character.isSurrogatePair('\ud83d', '\ude00') + " " + Character.isHighSurrogate('\udc00') + " " + Character.isLowSurrogate('\udc00') + " " + Character.isSurrogate('x')
            + " " + Character.charCount(0x10000) + " " + Character.isValidCodePoint(-1) + " " + Character.isBmpCodePoint(0x10000) + " " + Character.isSupplementaryCodePoint(0x10000)
            + " " + (int) Character.highSurrogate(0x1f600) + " " + (int) Character.lowSurrogate(0x1f600));
    }
}
