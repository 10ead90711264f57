/** Digits, radices and numeric values. */
public class CharacterDigits {
    public static void main(String[] args) {
        for (char c : "09azAZ\u0660\u0669\uff10\uff21\uff5a\u00bd\u2163\u216f x-\u4e00\u0be7".toCharArray()) {
            System.out.println(Integer.toHexString(c) + " " + Character.digit(c, 10) + " " + Character.digit(c, 16) + " " + Character.digit(c, 36) + " " + Character.digit(c, 37) + " " + Character.getNumericValue(c));
        }
        StringBuilder line = new StringBuilder();
        for (int i = -1; i < 40; i++) {
            line.append((int) Character.forDigit(i, 16)).append(' ').append((int) Character.forDigit(i, 36)).append(' ').append((int) Character.forDigit(i, 1)).append(' ');
        }
        System.out.println(line);
        System.out.println(Character.digit(0x1d7d9, 10) + " " + Character.getNumericValue(0x1d7ff) + " " + Character.getNumericValue(0x10107) + " " + Character.MIN_RADIX + Character.MAX_RADIX);
        long hash = 0;
        for (int c = 0; c < 0x3000; c++) {
            hash = hash * 31 + Character.getNumericValue(c) * 7 + Character.digit(c, 20);
        }
        System.out.println(hash);
    }
}
